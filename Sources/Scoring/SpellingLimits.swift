import func Glibc.exp

/// Where the verdict on a spelled word turns. All are nats, differences of what is likely over a whole recording.
///
/// Chosen on words joined from single letters, as `Scripts/bench spelling` makes them; `Scripts/bench spelling --limits`
/// prints what each choice would bring.
struct SpellingLimits {
    /// What a letter more must gain before it counts: a long letter is easily cut in two.
    var addition: Float
    /// What a word with a letter left out is given beforehand: a letter that was not said is easily laid over a few
    /// frames of its neighbours. Of 314 words spelled right none came nearer than 25 to having one left out.
    var omission: Float
    /// What a letter must gain over one that it resembles in some voice or accent more than models know, where it stands
    /// in its place or beside it.
    var likeness: Float
    /// By language's code, letters and what each is taken for. French `a`, said alone, begins with the glottis closed, as if
    /// with a stop; a broad English `a` and `h` begin like `i`, and `h` like `y`; the end of `m` is taken for that of
    /// `n`; `i` begins like a British `r`. Each is of one voice's letters. A French `k` said for `a` gained 122 and more.
    static let alike: [String: [Character: String]] = [
        "fr": ["a": "k"],
        "en": ["a": "i", "h": "iy", "m": "n", "i": "r"],
    ]
    /// Where the best word that is one edit away gains no more than this, the word counts as spelled.
    var accepted: Float
    /// Where it gains more than this, the word was spelled wrong; between the two it cannot be told.
    var wrong: Float
    /// A letter whose best rival gains more than this is called unclear.
    var unclear: Float
    /// Where any string of letters gains so much more than the best neighbour, and twice what makes a word wrong, another
    /// word was spelled.
    var string: Float
    /// Where a free phone loop gains more than this over any letters, a frame of speech, it was no spelling. Of 455
    /// spelled words none reached 0.1, eight of nine sentences exceeded 0.4.
    var phones: Float
    /// Nothing is called wrong unless letters fit better than a free phone loop by this, a frame of speech: else it is an
    /// accent or a microphone that the model does not know.
    var fit: Float
    /// Gains that change the odds of the score by e.
    var scale: Float

    static let chosen = SpellingLimits(
        addition: 40,
        omission: 35,
        likeness: 60,
        accepted: 36,
        wrong: 80,
        unclear: 12,
        string: 50,
        phones: 0.2,
        fit: 0.95,
        scale: 8
    )

    /// How sure it is that the word, or a letter of it, was said: the odds are even where it ceases to be accepted.
    func score(_ gain: Float) -> Double {
        1 / (1 + exp(Double(min(max((gain - accepted) / scale, -30), 30))))
    }
}
