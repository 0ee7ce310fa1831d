import Audio
import JSON
import Messages
import Orthography

extension Command {
    /// `aloud devices [--json]`
    static let devices = Command("devices", options: [.json]) { request throws(Failure) in
        let devices: [AudioDevice]
        do throws(AudioError) {
            devices = try audioDevices()
        } catch {
            throw error.failure
        }
        let microphones = DeviceTrials(devices, capturing: true, beside: request.messages)
        let loudspeakers = DeviceTrials(devices, capturing: false, beside: request.messages)
        if request.arguments.has("json") {
            for device in devices {
                func opens(_ trials: DeviceTrials) -> JSONValue {
                    trials.all.first { $0.device == device }.map { .bool($0.refusal == nil) } ?? .null
                }
                let line: JSONValue = [
                    "name": .string(device.name), "readable": .string(device.readableName),
                    "captures": .bool(device.captures), "plays": .bool(device.plays),
                    "opens_to_capture": opens(microphones), "opens_to_play": opens(loudspeakers),
                ]
                try request.output.line(line.text)
            }
        } else {
            try request.list(microphones, under: .devicesMicrophones())
            try request.list(loudspeakers, under: .devicesLoudspeakers())
        }
        return .done
    }
}

/// The devices of one direction, each with why it cannot be opened now; nil where it can.
struct DeviceTrials {
    let all: [(device: AudioDevice, refusal: AudioError?)]

    /// - Parameter messages: kept free of what the libraries print meanwhile, and from then on.
    init(_ devices: [AudioDevice], capturing: Bool, beside messages: Output) {
        messages.keepAlone()
        let own = devices.filter { capturing ? $0.captures : $0.plays }
        let refusals = AudioDevice.refusals(of: own, capturing: capturing)
        all = zip(own, refusals).map { (device: $0, refusal: $1) }
    }

    /// How many can be opened.
    var opening: Int { all.count { $0.refusal == nil } }

    /// What to do where none can be opened: what holds a device that is there, else to plug one in.
    var remedy: Message? {
        guard opening == 0 else { return nil }
        let held = all.compactMap(\.refusal).first { [.busy, .denied, .stalled].contains($0.kind) }
        return held?.text ?? .doctorPlugIn()
    }
}

extension Request {
    fileprivate func list(_ trials: DeviceTrials, under title: Message) throws(Failure) {
        try output.line(text(title))
        if trials.all.isEmpty { try output.line("  " + text(.devicesNone())) }
        for (device, refusal) in trials.all {
            try output.line("  " + visible(device.name))
            if device.readableName != device.name { try output.line("      " + visible(device.readableName)) }
            if let refusal {
                try output.line("      " + text(.deviceDoesNotOpen(detail: "\(refusal.call): \(refusal.reason)")))
            }
        }
    }
}
