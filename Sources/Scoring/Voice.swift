import Phonetics

/// How much voice is in the vowels, 0…1: the mean of how periodic the frames of the aligned vowels are. Nil where there is no
/// vowel or it was not measured.
func voice(of hearing: Hearing) -> Double? {
    let voicing = hearing.frames.voicing
    var (sum, count) = (0.0, 0)
    for phone in hearing.words.flatMap(\.phones) where phone.isVowel {
        for frame in phone.frames where voicing.indices.contains(frame) {
            sum += Double(voicing[frame])
            count += 1
        }
    }
    return count == 0 ? nil : sum / Double(count)
}

/// With less voice in its vowels nothing is taken for speech: knocks, steps and noise have at most 0.15; of 347 recordings of
/// half of the learners none had less than 0.37.
let leastVoice = 0.25
