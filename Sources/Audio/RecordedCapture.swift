import Waveforms

/// Samples in one delivery: 20 ms.
let captureBlock = Waveform.judgedRate / 50

/// Seconds of silence after a recording: more than the longest take.
private let silenceAfter = 31

/// Delivers a recording as a device would, block by block when their time has come, and silence after it.
func deliverRecording(
    _ samples: [Int16],
    _ pace: Double,
    _ worker: Worker,
    _ deliver: (CaptureEvent) -> Void
) {
    let start = now()
    var delivered = 0
    func block(_ piece: [Int16]) -> Bool {
        delivered += piece.count
        guard worker.sleep(until: start + pace * Double(delivered) / Double(Waveform.judgedRate)) else { return false }
        deliver(.samples(piece))
        return true
    }
    for first in stride(from: 0, to: samples.count, by: captureBlock) {
        guard block(Array(samples[first..<min(samples.count, first + captureBlock)])) else { return }
    }
    guard !worker.isStopped else { return }
    deliver(.ended)
    let silence = [Int16](repeating: 0, count: captureBlock)
    for _ in 0..<silenceAfter * 50 {
        guard block(silence) else { return }
    }
}
