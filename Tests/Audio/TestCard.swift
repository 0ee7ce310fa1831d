import Foundation
import Testing
import Waveforms

@testable import Audio

/// The sound card of `Tests/Ioplug`, heard and fed through the real libasound.
struct TestCard {
    /// What goes wrong; see `ioplug.c`.
    enum Fault: String {
        case none, busy, denied, slow, unplug, overrun, server, suspend, asleep, stall
    }

    var capture = ""
    var playback = ""
    var rate = 0
    var channels = 0
    var format = "any"
    var fault = Fault.none
    /// Milliseconds from opening to the fault.
    var after = 0
    /// Whether the library may convert.
    var isPlugged = false

    /// The name of the device, as libasound takes it.
    var name: String {
        Self.configured
        return
            "\(isPlugged ? "pluggedcard" : "card"):CAPTURE=\(capture),PLAYBACK=\(playback),RATE=\(rate),"
            + "CHANNELS=\(channels),FORMAT=\(format),FAULT=\(fault.rawValue),AFTER=\(after)"
    }

    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-card-\(getpid())")

    /// A file that the configuration loads, for tests in which it changes.
    static let changing = folder.appendingPathComponent("changing.conf").path

    /// Makes libasound know the card, before anything else of this process asks it.
    static let configured: Void = {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let library = URL(fileURLWithPath: program).deletingLastPathComponent()
            .appendingPathComponent("libaloud-test-sound.so").path
        let arguments = ["CAPTURE", "PLAYBACK", "RATE", "CHANNELS", "FORMAT", "FAULT", "AFTER"]
        let declared = arguments.map { name in
            let kind = ["RATE", "CHANNELS", "AFTER"].contains(name) ? "integer" : "string"
            let value = kind == "integer" ? "0" : name == "FORMAT" ? "any" : name == "FAULT" ? "none" : "\"\""
            return "@args.\(name) { type \(kind) default \(value) }"
        }.joined(separator: "\n")
        let passed = arguments.map { "\($0.lowercased()) $\($0)" }.joined(separator: "\n")
        let list = arguments.joined(separator: " ")
        let text = """
            pcm_type.aloudtest { lib "\(library)" }
            pcm.card {
                @args [ \(list) ]
                \(declared)
                type aloudtest
                \(passed)
            }
            pcm.pluggedcard {
                @args [ \(list) ]
                \(declared)
                type plug
                slave.pcm {
                    type aloudtest
                    \(passed)
                }
            }
            pcm.filed {
                @args [ IN OUT ]
                @args.IN { type string default "/dev/null" }
                @args.OUT { type string default "/dev/null" }
                type file
                slave.pcm { type null }
                file $OUT
                infile $IN
                format raw
            }
            pcm.null { type null }
            <\(changing)>
            pcm.readable { type null hint { show on description "Kopfhörer 耳机 – Test" } }
            """
        try? "".write(toFile: changing, atomically: true, encoding: .utf8)
        let file = folder.appendingPathComponent("asound.conf").path
        try? text.write(toFile: file, atomically: true, encoding: .utf8)
        setenv("ALSA_CONFIG_PATH", file, 1)
        atexit { try? FileManager.default.removeItem(at: TestCard.folder) }
    }()
}

/// Events that arrive on other threads, kept with the time they came.
final class Events<Event: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var list: [(event: Event, time: Double)] = []

    func add(_ event: Event) {
        condition.lock()
        list.append((event, now()))
        condition.broadcast()
        condition.unlock()
    }

    var all: [(event: Event, time: Double)] {
        condition.lock()
        defer { condition.unlock() }
        return list
    }

    /// Waits until what has come so far is as wanted; false after `seconds`.
    @discardableResult
    func wait(_ seconds: Double = 10, until wanted: ([Event]) -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: seconds)
        while !wanted(list.map(\.event)) {
            if !condition.wait(until: end) { return wanted(list.map(\.event)) }
        }
        return true
    }

    func time(of wanted: (Event) -> Bool) -> Double? { all.first { wanted($0.event) }?.time }
}

extension CaptureEvent {
    var samples: [Int16] { if case .samples(let samples) = self { samples } else { [] } }
    var gap: AudioError? { if case .gap(let error) = self { error } else { nil } }
    var failure: AudioError? { if case .failed(let error) = self { error } else { nil } }
}

extension PlaybackEvent {
    var failure: AudioError? { if case .failed(let error) = self { error } else { nil } }
    var position: Double? { if case .position(let seconds) = self { seconds } else { nil } }

    var isLast: Bool {
        switch self {
        case .finished, .stopped, .failed: true
        case .started, .position: false
        }
    }
}

extension Events<CaptureEvent> {
    var samples: [Int16] { all.flatMap(\.event.samples) }
    var failure: AudioError? { all.lazy.compactMap(\.event.failure).first }
    var gaps: [AudioError] { all.compactMap(\.event.gap) }

    /// Waits until this many seconds of sound have come, or a failure.
    @discardableResult
    func wait(forSound seconds: Double, atMost limit: Double = 10) -> Bool {
        wait(limit) {
            $0.reduce(0) { $0 + $1.samples.count } >= Int(seconds * 16_000) || $0.contains { $0.failure != nil }
        }
    }
}

/// Frames as a card captures them.
func writeFrames(_ samples: [Int16], to path: String) throws {
    try samples.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: path)) }
}

/// Frames as a card played them.
func readFrames(_ path: String) throws -> [Int16] {
    try Data(contentsOf: URL(fileURLWithPath: path)).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
}
