/// Why sound could not be captured, played, read or written.
///
/// The kind says what a caller can do about it; `call` and `reason` are the failing call and the library's own words.
public struct AudioError: Error, Sendable, Hashable {
    /// What happened, as far as a person can act on it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        // Devices.
        /// No device of that name.
        case absent
        /// Another program holds the device.
        case busy
        /// The device may not be opened by this person.
        case denied
        /// The device was pulled out while in use.
        case unplugged
        /// The sound server went away while in use.
        case serverLost
        /// The device sleeps and did not wake up.
        case suspended
        /// Captured sound was lost because it was not fetched in time.
        case overrun
        /// Playback paused because sound did not come in time.
        case underrun
        /// The device gives or takes no sound, without an error.
        case stalled
        /// No format of the device can be used, or the ending of a file's name stands for no format.
        case format

        // Files.
        /// No such file.
        case notFound
        /// A directory, pipe, device or the like where a sound file is needed.
        case notAFile
        /// The file cannot be opened or is no sound.
        case unreadable
        /// The file holds no sound at all.
        case empty
        /// The file ends before the sound its beginning promises.
        case truncated
        /// The sound is longer than allowed.
        case tooLong
        /// The file cannot be made or written to.
        case cannotWrite

        /// Anything else: the reason has the library's words.
        case failed
    }

    /// What happened.
    public var kind: Kind
    /// The failing call, such as `snd_pcm_open`.
    public var call: String
    /// The library's or system's own words, never empty.
    public var reason: String
    /// The device or file concerned, as it was given.
    public var name: String

    public init(_ kind: Kind, call: String, reason: String, name: String) {
        self.kind = kind
        self.call = call
        self.reason = reason
        self.name = name
    }
}

extension AudioError: CustomStringConvertible {
    /// For logs and tests; people read what the message catalogue makes of the kind.
    public var description: String { "\(name): \(kind.rawValue): \(call): \(reason)" }
}
