public import Audio
import Coaching
public import Synthesis
import Threads

/// Speech as the loudspeaker takes it; a failure in its midst ends it and is kept.
public struct SpeechSource: SampleSource {
    private let speech: Speech
    private let failure = Lock<SynthesisError?>(nil)

    public init(_ speech: Speech) { self.speech = speech }

    /// Samples a second.
    public var rate: Int { Speech.rate }

    /// What ended it before its end; nil where nothing did.
    public var error: SynthesisError? { failure.use { $0 } }

    public func next() -> [Int16]? {
        do throws(SynthesisError) {
            return try speech.next()?.samples
        } catch {
            failure.use { $0 = error }
            return nil
        }
    }
}
