import Acoustics
@preconcurrency import CPocketSphinx
import Threads

/// Turns samples into cepstra while they come: sphinxbase's front end, one utterance at a time.
///
/// One owner: not to be used from two threads at once. The same samples give the same cepstra whatever came before.
public final class FrontEnd {
    private let handle: OpaquePointer
    private let configuration: OpaquePointer
    private let shift: Int
    /// The library keeps the warping of the one that is being made in one place for all.
    private static let making = Lock(())

    /// Makes a front end from a model's parameters. Throws where the library refuses them.
    public init(_ parameters: FeatureParameters) throws(RecognitionError) {
        aloud_quiet()
        guard let configuration = aloud_front_end_config() else {
            throw RecognitionError(.library, call: "cmd_ln_init", reason: "no configuration")
        }
        for (name, value) in parameters.frontEnd {
            switch value {
            case .number(let number): cmd_ln_set_float_r(configuration, name, number)
            case .count(let count): cmd_ln_set_int_r(configuration, name, count)
            case .flag(let flag): cmd_ln_set_int_r(configuration, name, flag ? 1 : 0)
            case .text(let text): cmd_ln_set_str_r(configuration, name, text)
            }
        }
        guard let handle = FrontEnd.making.use({ _ in fe_init_auto_r(configuration) }) else {
            cmd_ln_free_r(configuration)
            throw RecognitionError(.library, call: "fe_init_auto_r", reason: "the model's feat.params were refused")
        }
        guard Int(fe_get_output_size(handle)) == Features.cepstrumCount else {
            fe_free(handle)
            cmd_ln_free_r(configuration)
            throw RecognitionError(.model, call: "fe_get_output_size", reason: "not 13 cepstra a frame")
        }
        var frameShift: Int32 = 0
        var frameSize: Int32 = 0
        fe_get_input_size(handle, &frameShift, &frameSize)
        self.handle = handle
        self.configuration = configuration
        shift = max(1, Int(frameShift))
    }

    deinit {
        fe_free(handle)
        cmd_ln_free_r(configuration)
    }

    /// Begins an utterance; what was heard before is forgotten.
    public func start() throws(RecognitionError) {
        fe_start_stream(handle)
        guard fe_start_utt(handle) == 0 else {
            throw RecognitionError(.library, call: "fe_start_utt", reason: "refused")
        }
    }

    /// Appends the cepstra of every frame that is complete with these samples: 13 numbers each, one each 10 ms.
    public func process(_ samples: [Int16], into cepstra: inout [Float]) throws(RecognitionError) {
        var first = 0
        var isIdle = false
        while first < samples.count {
            let count = min(16_000, samples.count - first)
            let limit = count / shift + 4
            let width = Features.cepstrumCount
            var rows = [Float](repeating: 0, count: limit * width)
            var pointers = [UnsafeMutablePointer<mfcc_t>?](repeating: nil, count: limit)
            var taken = 0
            let frames = samples.withUnsafeBufferPointer { source in
                source.baseAddress.map {
                    aloud_front_end_process(
                        handle,
                        $0 + first,
                        count,
                        &rows,
                        Int32(limit),
                        Int32(width),
                        &pointers,
                        &taken
                    )
                } ?? -1
            }
            guard frames >= 0, frames <= limit, taken >= 0, taken <= count, taken > 0 || frames > 0 || !isIdle else {
                throw RecognitionError(.library, call: "fe_process_frames", reason: "status \(frames)")
            }
            isIdle = taken == 0 && frames == 0
            cepstra += rows[..<(Int(frames) * width)]
            first += taken
        }
    }

    /// Ends the utterance: appends the last, incomplete frame's cepstra where there is one.
    public func end(into cepstra: inout [Float]) throws(RecognitionError) {
        var row = [Float](repeating: 0, count: Features.cepstrumCount)
        let frames = aloud_front_end_end(handle, &row)
        guard frames >= 0 else {
            throw RecognitionError(.library, call: "fe_end_utt", reason: "status \(frames)")
        }
        if frames > 0 { cepstra += row }
    }
}
