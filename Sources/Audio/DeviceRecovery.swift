import CALSA
import Glibc

extension DevicePCM {
    /// How long a suspended device may take to wake, and the pause between two attempts, in seconds.
    private static let waking = (most: 3.0, pause: 0.02)

    /// Makes a device that ran over or dry ready to be started again.
    func prepareAgain() throws(AudioError) {
        let status = snd_pcm_prepare(handle)
        guard status >= 0 else {
            let kind: AudioError.Kind = status == -ENODEV ? .unplugged : .serverLost
            throw AudioError(kind, call: "snd_pcm_prepare", reason: alsaWords(status), name: name)
        }
    }

    /// Wakes a suspended device; false where told to stop meanwhile.
    func resume(_ worker: Worker) throws(AudioError) -> Bool {
        let deadline = now() + Self.waking.most
        var status = snd_pcm_resume(handle)
        while status == -EAGAIN, now() < deadline {
            guard worker.sleep(until: now() + Self.waking.pause) else { return false }
            status = snd_pcm_resume(handle)
        }
        // Not every device can go on where it was.
        if status < 0 || state == SND_PCM_STATE_SUSPENDED { status = snd_pcm_prepare(handle) }
        guard status >= 0 else {
            let kind: AudioError.Kind = status == -ENODEV ? .unplugged : .suspended
            throw AudioError(kind, call: "snd_pcm_resume", reason: alsaWords(status), name: name)
        }
        return true
    }
}
