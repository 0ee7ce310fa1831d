import Messages
import Testing

@testable import StudyTime

/// Chance that is the same in every run (Steele, Lea and Flood's SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Activities for a break")
struct ActivityTests {
    @Test("there are eight of each topic, each with an id and a text of its own")
    func list() {
        #expect(Activity.all.count == 72)
        for topic in Activity.Topic.allCases {
            #expect(Activity.all.filter { $0.topic == topic }.count == 8, "\(topic)")
        }
        #expect(Set(Activity.all.map(\.id)).count == 72)
        for language in InterfaceLanguage.allCases {
            #expect(Set(Activity.all.map { $0.text.text(in: language) }).count == 72)
        }
        for activity in Activity.all {
            #expect(Activity.named(activity.id) == activity)
            #expect(activity.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(activity.id)")
        }
        #expect(Activity.named("skydiving") == nil)
    }

    @Test("a text is short, ends as a sentence does, and is punctuated as its language is")
    func texts() {
        for activity in Activity.all {
            let english = activity.text.text(in: .english)
            let chinese = activity.text.text(in: .chinese)
            #expect(english.count <= 130, "\(english)")
            #expect(chinese.count <= 50, "\(chinese)")
            #expect(english.last.map { ".?”".contains($0) } == true, "\(english)")
            #expect(chinese.last.map { "。？”".contains($0) } == true, "\(chinese)")
            #expect(!english.contains("  ") && !english.contains("\n"), "\(english)")
            #expect(chinese.allSatisfy { !",.?!:; ".contains($0) }, "\(chinese)")
        }
    }

    @Test("nothing that could hurt a child of six alone")
    func safety() {
        let dangers = [
            "stove", "oven", "boil", "hot ", "match", "scissors", "climb", "ladder", "outside alone", "street",
            "bleach",
            "medicine", "plug", "socket", "headstand",
        ]
        for activity in Activity.all {
            let text = activity.text.text(in: .english).lowercased()
            for danger in dangers { #expect(!text.contains(danger), "\(text)") }
        }
        for pace in Activity.all.compactMap(\.breathing) { #expect(pace.hold <= 3 && pace.seconds <= 60, "\(pace)") }
    }

    @Test("breathing exercises have a pace, others none")
    func paces() {
        for activity in Activity.all { #expect((activity.breathing != nil) == (activity.topic == .breathing)) }
    }

    @Test("topics have names in both languages")
    func names() {
        for topic in Activity.Topic.allCases {
            for language in InterfaceLanguage.allCases {
                let name = topic.name.text(in: language)
                #expect(!name.isEmpty && name != topic.rawValue, "\(topic)")
            }
        }
        #expect(Activity.Group.allCases.allSatisfy { $0.topics.count == 3 })
    }

    @Test("each comes once before any comes again, and the groups take turns", arguments: 0..<20 as Range<UInt64>)
    func all(seed: UInt64) throws {
        var chance = Seeded(state: seed)
        var shown: [Activity] = []
        for _ in 0..<300 {
            shown.append(try #require(Activity.next(after: shown.map(\.id), using: &chance)))
        }
        #expect(Set(shown.prefix(72).map(\.id)).count == 72)
        for (first, second) in zip(shown, shown.dropFirst()) {
            #expect(first != second)
            #expect(first.group != second.group)
        }
        for start in stride(from: 0, to: 300, by: 3) {
            #expect(Set(shown[start..<start + 3].map(\.group)).count == 3)
        }
        // What was shown lately rests: at least four others of its topic come first, each nine suggestions apart.
        for (index, activity) in shown.enumerated() {
            let again = shown[(index + 1)...].firstIndex(of: activity)
            if let again { #expect(again - index >= 36, "\(activity.id) after \(again - index)") }
        }
    }

    @Test("another chance gives another order, the same chance the same one")
    func chance() {
        func order(_ seed: UInt64) -> [String] {
            var chance = Seeded(state: seed)
            var shown: [String] = []
            for _ in 0..<12 { shown += Activity.next(after: shown, using: &chance).map { [$0.id] } ?? [] }
            return shown
        }
        #expect(order(7) == order(7))
        #expect(Set((0..<20).map { order($0) }).count == 20)
    }

    @Test("unknown ids count for nothing; none to choose gives nil; one alone comes again")
    func edges() {
        var chance = Seeded(state: 1)
        #expect(Activity.next(among: [], after: [], using: &chance) == nil)
        #expect(Activity.next(after: ["", "𠮷", "gone"], using: &chance) != nil)
        let one = Array(Activity.all.prefix(1))
        #expect(Activity.next(among: one, after: one.map(\.id), using: &chance) == one.first)
        let two = Array(Activity.all.prefix(2))
        for _ in 0..<20 {
            #expect(Activity.next(among: two, after: ["guess-a-minute"], using: &chance)?.id == "what-comes-first")
        }
    }
}

@Suite("Pace of breathing")
struct BreathingPaceTests {
    let pace = BreathingPace(in: 3, hold: 1, out: 5, rounds: 2)

    @Test("in, hold and out follow each other, breath after breath")
    func phases() {
        let phases = (0..<18).map { pace.moment(at: Double($0))?.phase.rawValue }
        let breath = ["in", "in", "in", "hold", "out", "out", "out", "out", "out"]
        #expect(phases == breath + breath)
        #expect(pace.moment(at: 8.9)?.round == 1)
        #expect(pace.moment(at: 9)?.round == 2)
        #expect(pace.seconds == 18)
        #expect(pace.moment(at: 18) == nil)
        #expect(pace.moment(at: -0.1) == nil)
        #expect(pace.moment(at: .nan) == nil)
        #expect(pace.moment(at: .infinity) == nil)
    }

    @Test("the lungs fill, stay full and empty; the count goes down to 1")
    func fullness() throws {
        #expect(try #require(pace.moment(at: 1.5)).fullness == 0.5)
        #expect(try #require(pace.moment(at: 3.5)).fullness == 1)
        #expect(try #require(pace.moment(at: 6.5)).fullness == 0.5)
        #expect([0, 0.5, 1, 2.9, 3, 4, 8.9].map { pace.moment(at: $0)?.secondsLeft } == [3, 3, 2, 1, 1, 5, 1])
    }

    @Test("no hold, no holding; impossible figures are brought into range")
    func ranges() {
        let plain = BreathingPace(in: 4, hold: 0, out: 4, rounds: 1)
        #expect(plain.moment(at: 4)?.phase == .breatheOut)
        let odd = BreathingPace(in: 0, hold: 60, out: .max, rounds: -1)
        #expect([odd.inhale, odd.hold, odd.exhale, odd.rounds] == [1, 4, 10, 1])
    }
}

@Suite("Music for a break")
struct BreakPieceTests {
    @Test("every piece has a file and a title of its own, and none comes twice in a row")
    func pieces() {
        #expect(Set(BreakPiece.allCases.map(\.file)).count == 4)
        for language in InterfaceLanguage.allCases {
            #expect(Set(BreakPiece.allCases.map { $0.title.text(in: language) }).count == 4)
        }
        var chance = Seeded(state: 3)
        var last: BreakPiece?
        var counts: [BreakPiece: Int] = [:]
        for _ in 0..<200 {
            let piece = BreakPiece.next(after: last, using: &chance)
            #expect(piece != last)
            counts[piece, default: 0] += 1
            last = piece
        }
        #expect(counts.values.allSatisfy { $0 > 25 } && counts.count == 4)
    }
}
