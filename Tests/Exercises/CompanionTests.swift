import Messages
import Orthography
import Testing

@testable import Exercises

@Suite("Companion")
struct CompanionTests {
    let fresh = Companion(seen: [])

    func accompanied(_ companion: Companion) throws -> Accompanied {
        var chance = Seeded(1)
        let order = try #require(WordOrderExercise(Prompt("Il dort.", in: .french), using: &chance))
        return Accompanied(order, by: companion, about: .wordOrder)
    }

    @Test(
        "a bubble greets on the first visit; any key takes it away, and only then the activity begins",
        arguments: [
            Event.key(.character("x")), .key(.space), .key(.enter), .typed(""), .typed("xyzzy"), .interrupted,
            .command(Order("continue")),
        ]
    )
    func greets(event: Event) throws {
        var activity = try accompanied(fresh)
        #expect(activity.respond(to: .began) == [.seen(.wordOrder), .show(.bubble(Bubble(.wordOrder)))])
        #expect(activity.manner == .keys && activity.offers.compactMap(\.key) == [.enter])
        #expect(activity.takesAnyLine && activity.takesAnyKey, "where keys are not to be had, any line takes it away")
        let cues = activity.respond(to: event)
        #expect(cues.first == .show(.bubble(nil)))
        if case .begin? = cues.dropFirst().first {} else { Issue.record("the activity did not begin") }
        #expect(activity.manner == .answers)
    }

    @Test("a line that answers what is underneath takes the bubble away and is the answer: nothing typed ahead is lost")
    func answeredAhead() throws {
        var activity = try accompanied(fresh)
        _ = activity.respond(to: .began)
        #expect(activity.answers(to: "il dort") && !activity.answers(to: "xyzzy"))
        let cues = activity.respond(to: .typed("il dort"))
        #expect(cues.first == .show(.bubble(nil)) && cues.contains(.sound(.right)))
    }

    @Test("time stands still under help where keys act, and a phrase is spoken a whole second after it")
    func timeStandsStill() throws {
        let exercise = PronunciationExercise(Prompt("Il dort.", in: .french))
        var activity = Accompanied(exercise, by: Companion(seen: ["pronunciation"]), about: .pronunciation)
        guard case .wait(1, let first)? = activity.respond(to: .began).last else {
            Issue.record("nothing will be spoken")
            return
        }
        let help = activity.respond(to: .key(.character("h")))
        #expect(help.first == .pause && activity.isCovered)
        let cues = activity.respond(to: .key(.space))
        #expect(cues.contains(.resume) && !activity.isCovered)
        guard case .wait(1, let second)? = cues.last else {
            Issue.record("the second does not begin again")
            return
        }
        #expect(activity.respond(to: .tick(first)) == [])
        #expect(activity.respond(to: .tick(second)).contains { if case .say = $0 { true } else { false } })
        _ = activity.respond(to: .interrupted)
        // A take that help comes over is forgotten, and the next one can begin.
        _ = activity.respond(to: .key(.space))
        #expect(activity.respond(to: .command(Order("help"))).contains(.dropTake))
        #expect(activity.respond(to: .key(.enter)).contains(.dropTake))
        #expect(activity.respond(to: .key(.space)).contains { if case .listen = $0 { true } else { false } })
    }

    @Test("a command takes the bubble away and is carried out")
    func command() throws {
        var activity = try accompanied(fresh)
        _ = activity.respond(to: .began)
        #expect(activity.respond(to: .command(Order("back"))).last == .finish(.left(nil)))
    }

    @Test("case 26: a bubble seen never greets again, also where the list of topics has grown since")
    func once() throws {
        var companion = Companion(seen: ["a topic of another version"])
        #expect(companion.isDue(.wordOrder))
        companion.read(.wordOrder)
        #expect(!companion.isDue(.wordOrder) && companion.isDue(.pronunciation))
        #expect(companion.seen == ["a topic of another version", "word order"])
        var activity = try accompanied(companion)
        if case .begin? = activity.respond(to: .began).first {} else { Issue.record("a bubble stands before it") }
    }

    @Test("help and panda bring the bubble back, and any key leads to where one was", arguments: ["help", "panda"])
    func help(name: String) throws {
        var activity = try accompanied(Companion(seen: ["word order"]))
        _ = activity.respond(to: .began)
        _ = activity.respond(to: .typed("il"))
        let help = activity.respond(to: .command(Order(name)))
        #expect(help.last == .show(.bubble(Bubble(.wordOrder))) && !help.contains(.seen(.wordOrder)))
        let cues = activity.respond(to: .key(.character("d")))
        guard case .show(.tiles(let board))? = cues.last else {
            Issue.record("the tiles are not shown again")
            return
        }
        #expect(cues.first == .show(.bubble(nil)) && !cues.contains(.seen(.wordOrder)))
        #expect(board.sentence == "il", "the key that takes it away is no answer")
    }

    /// A list that is answered by lines, and notes what reaches it.
    private struct Numbers: Activity {
        var reached: [Event] = []
        var manner: Manner { .menu }
        var offers: [Offer] { [Offer("open", .offerOpenLesson(), argument: "N")] }

        mutating func respond(to event: Event) -> [Cue] {
            reached.append(event)
            return []
        }
    }

    private func reached(_ activity: Accompanied) -> [Event] { (activity.inner as? Numbers)?.reached ?? [] }

    @Test("before a list any key takes the bubble away; what can only be typed as a line is done as well")
    func list() {
        var activity = Accompanied(Numbers(), by: fresh, about: .lessons)
        _ = activity.respond(to: .began)
        #expect(activity.manner == .keys && reached(activity).isEmpty)
        var keyed = activity
        _ = keyed.respond(to: .key(.character("3")))
        #expect(reached(keyed) == [.began] && keyed.manner == .menu)
        var typed = activity
        _ = typed.respond(to: .typed("3"))
        #expect(reached(typed) == [.began, .typed("3")])
        _ = activity.respond(to: .command(Order("open", "3")))
        #expect(reached(activity) == [.began, .command(Order("open", "3"))])
    }

    @Test("help on a list stays above the line; back and Enter return, a command is done at once")
    func listHelp() {
        var activity = Accompanied(Numbers(), by: Companion(seen: ["lessons"]), about: .lessons)
        _ = activity.respond(to: .began)
        let help = activity.respond(to: .command(Order("help")))
        #expect(help == [.show(.says(Bubble(.lessons))), .help(Numbers().offers, whole: true)])
        #expect(activity.manner == .menu && activity.offers.contains { $0.name == "back" })
        for event in [Event.command(Order("back")), .typed(""), .command(Order("continue")), .returned(.left(nil))] {
            var returning = activity
            _ = returning.respond(to: event)
            #expect(reached(returning) == [.began, .returned(.left(nil))] && !returning.isCovered)
        }
        _ = activity.respond(to: .typed("3"))
        #expect(reached(activity) == [.began, .typed("3")] && !activity.isCovered)
    }

    @Test("where it does not greet, it helps all the same")
    func reserved() {
        var activity = Accompanied(Numbers(), by: fresh, about: .lessons, greets: false)
        _ = activity.respond(to: .began)
        #expect(reached(activity) == [.began])
        #expect(activity.respond(to: .command(Order("panda"))).first == .show(.says(Bubble(.lessons))))
    }

    @Test("what comes of a cue reaches the activity under the bubble")
    func underneath() throws {
        var activity = try accompanied(Companion(seen: ["word order"]))
        _ = activity.respond(to: .began)
        guard case .wait(_, let tag)? = activity.respond(to: .typed("dort")).last else {
            Issue.record("no sign")
            return
        }
        _ = activity.respond(to: .command(Order("help")))
        #expect(activity.respond(to: .tick(tag)) == [.show(.mark(nil))])
        #expect(activity.respond(to: .ended).last == .finish(.left(nil)))
    }

    @Test("every pose is small and of one width, in ASCII where that is asked for", arguments: Pose.allCases)
    func poses(pose: Pose) {
        for isPlain in [true, false] {
            let lines = pose.drawing(isPlain: isPlain)
            #expect((3...7).contains(lines.count))
            #expect(Set(lines.map { columns(of: $0) }).count == 1)
            #expect(lines.allSatisfy { columns(of: $0) <= 24 && $0 == visible($0) })
            #expect(!isPlain || lines.allSatisfy { $0.allSatisfy(\.isASCII) })
        }
        let others = Pose.allCases.filter { $0 != pose }
        #expect(others.allSatisfy { $0.drawing(isPlain: true) != pose.drawing(isPlain: true) })
        #expect(others.allSatisfy { $0.drawing(isPlain: false) != pose.drawing(isPlain: false) })
    }

    @Test("bubbles fit the screen and lose no word, in every language", arguments: Topic.allCases)
    func fits(topic: Topic) {
        for language in InterfaceLanguage.allCases {
            let text = topic.help.text(in: language)
            for width in [80, 60, 40, 24, 20, 16, 15, 5, 2] {
                for isPlain in [true, false] {
                    let lines = drawn(text, by: topic.pose, width: width, isPlain: isPlain)
                    #expect(lines.allSatisfy { columns(of: $0) <= width })
                    let low = drawn(text, by: topic.pose, width: width, height: lines.count - 1, isPlain: isPlain)
                    #expect(low.count < lines.count || low == lines, "the panda goes first, then the box")
                    #expect(low.allSatisfy { columns(of: $0) <= width })
                    #expect(lines.count <= 20 || width < 40, "it fits a screen of 40 columns and 20 lines")
                    let bare = lines.joined().filter { $0.isLetter }
                    // In a narrow window the panda stands below, otherwise beside the words.
                    #expect(width > 40 || bare.contains(text.filter { $0.isLetter }), "\(bare)")
                }
            }
        }
    }
}
