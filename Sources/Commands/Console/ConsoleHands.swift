import Coaching
import Exercises
import Messages
import Orthography
import Phonetics
import Recognition

extension Console {
    /// How the console is led aloud: in the language known, or in the one studied where that has no commands or no model.
    func hands() throws(Trouble) -> HandsFree {
        let shelf = ModelShelf(places: request.modelPlaces)
        for language in [tongues.known, tongues.study] {
            guard let forms = CommandWords.forms(in: language), let place = shelf.place(for: language),
                !place.isApproximate
            else { continue }
            return HandsFree(language: language, isKnown: language == tongues.known, forms: forms)
        }
        throw Trouble(.notJudged, .voiceNoCommands(known: .name(of: tongues.known), study: .name(of: tongues.study)))
    }
}
