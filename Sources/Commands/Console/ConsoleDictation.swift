import Exercises
import Library
import Messages

extension Console {
    /// The units that can be dictated, words of one's own, or a run (``DictationPlace``).
    func dictation(_ argument: String) throws(Trouble) -> any Activity {
        // The place of a run that is gone on with may still wait to be kept.
        notebook.catchUp()
        do throws(Failure) {
            let place = DictationPlace(
                request: request,
                library: learner.library,
                settings: learner.settings,
                study: tongues.study,
                choice: dictationChoice,
                moment: learner.now,
                phrases: { [unowned self] in (try? course())?.phrases ?? [] },
                interface: learner.interface,
                storeSoon: { [notebook] body throws(LibraryError) in try notebook.storeSoon(body) },
                accompanied: { [unowned self] in accompanied($0, $1) }
            )
            var chance = chance
            return try place.activity(argument, using: &chance)
        } catch {
            throw Trouble(.storage, error.message ?? .dictationNoWords())
        }
    }
}

extension ConsoleNotebook {
    func keep(_ note: DictationNote) throws(Trouble) {
        let moment = now
        try keepSoon { (library) throws(LibraryError) in
            switch note.content {
            case .reached(let position): try library.setDictation(note.run, position: position)
            case .mode(let mode): try library.setDictation(note.run, answer: mode.rawValue)
            case .speed(let speed): try library.setDictation(note.run, speed: speed)
            case .ended: try library.endDictation(note.run)
            case .answered(let word, let isRight, let typed):
                try library.keepAnswer(in: note.run, toWord: word, isRight: isRight, typed: typed, at: moment)
            }
        }
    }
}
