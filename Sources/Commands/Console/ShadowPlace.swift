import Exercises
import Messages

extension Console {
    /// A sentence to be said after its model; a text of the learner's own, in the language studied.
    func shadow(_ text: String) throws(Trouble) -> any Activity {
        let prompt: Prompt
        do throws(Failure) {
            prompt = try OwnSentence.prompt(text, in: tongues.study)
        } catch {
            throw Trouble(.refused, error.message ?? .textEmpty())
        }
        return shadow(read(prompt))
    }

    /// The same with a phrase of the course.
    func shadow(_ prompt: Prompt) -> any Activity {
        accompanied(ShadowExercise(prompt, isUnattended: isUnattended), .shadowing)
    }
}
