import Foundation
import Testing
import Waveforms

@testable import Audio

/// The music of a break, measured as the program hears it.
@Suite(.serialized) struct BreakMusicTests {
    /// The first notes of a piece, in hertz, and ones a semitone beside them.
    struct Piece: CustomTestStringConvertible, Sendable {
        var name: String
        var opening: [Double]
        var beside: [Double]
        var testDescription: String { name }
    }

    static let pieces = [
        // F sharp over D; F, A flat; G; E over C.
        Piece(name: "air", opening: [739.99, 587.33, 440.0], beside: [698.46, 783.99, 622.25]),
        Piece(name: "clair-de-lune", opening: [349.23, 415.30], beside: [329.63, 369.99, 440.0]),
        Piece(name: "barcarolle", opening: [98.0, 196.0], beside: [92.5, 103.83, 207.65]),
        Piece(name: "romance", opening: [659.26, 261.63], beside: [698.46, 622.25, 277.18]),
    ]

    static func sound(_ name: String) throws -> Waveform {
        try readSoundFile("\(ScoreTests.sounds.path)/Music/\(name).ogg", rate: nil)
    }

    @Test(arguments: pieces) func itIsLongEnoughEvenUnclippedAndEndsSilent(_ piece: Piece) throws {
        let sound = try Self.sound(piece.name)
        #expect(sound.seconds >= 40 && sound.seconds < 120)
        let level = Level(of: sound.samples)
        // All within half a decibel of the sounds of a right and a wrong answer, and so of each other.
        #expect(abs(level.rmsDecibels - -24) < 0.5, "\(level.rmsDecibels)")
        #expect(level.peak < 0.75, "\(level.peak)")
        // It begins and ends in silence.
        let rate = sound.rate
        #expect(Level(of: sound.samples.prefix(rate / 200)).peak < 0.005)
        #expect(Level(of: sound.samples.suffix(rate / 5)).peak < 0.001)
        #expect(Level(of: sound.samples.suffix(rate * 3 / 2)).rmsDecibels < -45)
        // A little way in it is there already, and nowhere is a gap of two seconds.
        #expect(Level(of: sound.samples.dropFirst(rate / 4).prefix(rate)).rmsDecibels > -45)
        for start in stride(from: rate, to: sound.samples.count - 7 * rate, by: rate) {
            let level = Level(of: sound.samples[start..<start + 2 * rate])
            #expect(level.rmsDecibels > -45, "\(start / rate) s")
        }
    }

    @Test(arguments: pieces) func nothingClicks(_ piece: Piece) throws {
        let samples = try Self.sound(piece.name).samples
        var (greatest, sum) = (0, 0)
        samples.withUnsafeBufferPointer { samples in
            var last = 0
            for sample in samples {
                let value = Int(sample)
                greatest = max(greatest, abs(value - last))
                sum += value
                last = value
            }
        }
        // A fifth of full scale; the struck strings of the piano come to 0.17.
        #expect(greatest < 32_768 / 5, "\(greatest)")
        #expect(abs(sum) / samples.count < 10)
    }

    @Test(arguments: pieces) func itBeginsWithTheNotesOfTheScore(_ piece: Piece) throws {
        let sound = try Self.sound(piece.name)
        let opening = Waveform(
            samples: Array(sound.samples.dropFirst(sound.rate / 10).prefix(sound.rate * 2 / 5)),
            rate: sound.rate
        )
        let weakest = piece.opening.map { strength(of: $0, in: opening) }.min() ?? 0
        let strongest = piece.beside.map { strength(of: $0, in: opening) }.max() ?? 1
        #expect(weakest > 2 * strongest, "\(weakest), \(strongest)")
    }

    /// Notes that sound for a while: from and to which second, counted from the end where negative; their hertz, and
    /// ones a semitone or two beside them that do not sound.
    struct Stretch: CustomTestStringConvertible, Sendable {
        var piece: String
        var from: Double
        var to: Double
        var sounding: [Double]
        var beside: [Double]
        var testDescription: String { "\(piece) from \(from) s" }
    }

    static let stretches = [
        // The bass walks: C sharp above middle C, the B below it, and the G at the bottom of the second measure.
        Stretch(piece: "air", from: 1.75, to: 2.3, sounding: [277.18], beside: [261.63, 311.13]),
        Stretch(piece: "air", from: 4.1, to: 4.6, sounding: [246.94], beside: [233.08, 261.63]),
        Stretch(piece: "air", from: 6.3, to: 6.8, sounding: [98.0], beside: [92.5, 103.83]),
        // Each ends on its tonic.
        Stretch(piece: "air", from: -5.5, to: -4, sounding: [73.42], beside: [69.3, 77.78]),
        Stretch(piece: "clair-de-lune", from: -7, to: -5.5, sounding: [277.18, 415.3], beside: [261.63, 293.66, 440]),
        Stretch(piece: "barcarolle", from: -4.5, to: -3.2, sounding: [98.0, 392.0], beside: [92.5, 103.83, 415.3]),
        Stretch(piece: "romance", from: -7.5, to: -6.2, sounding: [130.81, 523.25], beside: [138.59, 493.88, 554.37]),
    ]

    @Test(arguments: stretches) func bassAndEndAreHeard(_ stretch: Stretch) throws {
        let sound = try Self.sound(stretch.piece)
        func index(_ seconds: Double) -> Int {
            Int(seconds * Double(sound.rate)) + (seconds < 0 ? sound.samples.count : 0)
        }
        let part = Waveform(samples: Array(sound.samples[index(stretch.from)..<index(stretch.to)]), rate: sound.rate)
        let weakest = stretch.sounding.map { strength(of: $0, in: part) }.min() ?? 0
        let strongest = stretch.beside.map { strength(of: $0, in: part) }.max() ?? 1
        #expect(weakest > 4 * strongest && weakest > 0.0005, "\(weakest), \(strongest)")
    }

    @Test func allAreCompact() throws {
        let sizes = try Self.pieces.map { piece in
            try Data(contentsOf: ScoreTests.sounds.appendingPathComponent("Music/\(piece.name).ogg")).count
        }
        #expect(sizes.reduce(0, +) <= 2_000_000, "\(sizes)")
    }
}
