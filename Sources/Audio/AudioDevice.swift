import CALSA
import Glibc

/// A device that sound comes from or goes to.
public struct AudioDevice: Sendable, Hashable {
    /// The stable name, such as `default` or `plughw:CARD=PCH,DEV=0`.
    public var name: String
    /// What a person reads, in one line; the name itself where the system has nothing better.
    public var readableName: String
    /// Whether it captures.
    public var captures: Bool
    /// Whether it plays.
    public var plays: Bool

    public init(name: String, readableName: String, captures: Bool, plays: Bool) {
        self.name = name
        self.readableName = readableName
        self.captures = captures
        self.plays = plays
    }

    /// From libasound's hints: lines of text, and `Input`, `Output` or nothing for both.
    init(name: String, description: String?, direction: String?) {
        let lines = (description ?? "").split(whereSeparator: \.isNewline)
        self.init(
            name: name,
            readableName: lines.isEmpty ? name : lines.joined(separator: " – "),
            captures: direction != "Output",
            plays: direction != "Input"
        )
    }
}

/// All devices that libasound names, in its order, `default` first; empty where there are none.
///
/// What only converts or goes nowhere is left out.
public func audioDevices() throws(AudioError) -> [AudioDevice] {
    LibraryConfiguration.refresh()
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    let failure: AudioError? = LibraryLog.during { reason in
        let status = snd_device_name_hint(-1, "pcm", &hints)
        guard status < 0 else { return nil }
        return AudioError(.failed, call: "snd_device_name_hint", reason: reason(status), name: "")
    }
    if let failure { throw failure }
    guard let hints else { return [] }
    defer { snd_device_name_free_hint(hints) }

    var devices: [AudioDevice] = []
    var index = 0
    while let hint = hints[index] {
        index += 1
        guard let name = text(hint, "NAME"), !converters.contains(name) else { continue }
        let device = AudioDevice(name: name, description: text(hint, "DESC"), direction: text(hint, "IOID"))
        if !devices.contains(device) { devices.append(device) }
    }
    return devices.filter { $0.name == "default" } + devices.filter { $0.name != "default" }
}

/// Plugins of libasound that it lists as if they were devices.
private let converters: Set = [
    "null", "lavrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix", "a52",
]

/// The stable name of the device that is called so, by either name, in any case.
func deviceName(readable wanted: String) -> String? {
    guard let devices = try? audioDevices() else { return nil }
    let folded = wanted.lowercased()
    return devices.first { $0.readableName.lowercased() == folded || $0.name.lowercased() == folded }?.name
}

private func text(_ hint: UnsafeRawPointer, _ key: String) -> String? {
    guard let value = snd_device_name_get_hint(hint, key) else { return nil }
    defer { free(value) }
    return String(cString: value)
}
