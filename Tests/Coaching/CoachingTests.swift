import Exercises
import Foundation
import Messages
import Testing

@testable import Coaching

@Suite("Commands typed")
struct OrdersTests {
    let here = [Offer("say", .offerBack()), Offer("slower", .offerBack()), Offer("back", .offerBack())]
    let everywhere = [
        Offer("lessons", .offerBack()), Offer("practise", .offerBack()), Offer("progress", .offerBack()),
        Offer("settings", .offerBack()),
    ]

    @Test(
        "in any case, by first letters, what can be done here first",
        arguments: [
            ("back", Reading.order(Order("back"))), ("B", .order(Order("back"))), ("SLOWER", .order(Order("slower"))),
            ("le", .order(Order("lessons"))), ("practise  go  now ", .order(Order("practise", "go  now"))),
            ("s", .several(["say", "slower"])), ("pr", .several(["practise", "progress"])),
            ("se 你好", .order(Order("settings", "你好"))), ("lesons", .none(meant: "lessons")),
            ("xyz", .none(meant: nil)), ("", .none(meant: nil)), ("你好", .none(meant: nil)),
        ]
    )
    func typed(line: String, reading: Reading) { #expect(read(line, here: here, everywhere: everywhere) == reading) }
}

@Suite("Chance and clock")
struct ChanceTests {
    @Test("the same seed gives the same, another seed another")
    func seeds() {
        let draw = { (seed: UInt64) in
            let chance = Chance(seed: seed)
            return (0..<4).map { _ in chance.next() }
        }
        #expect(draw(7) == draw(7))
        #expect(draw(7) != draw(8))
        // The first numbers of SplitMix64 from 1234567, as its authors' code gives them.
        #expect(draw(1_234_567).prefix(2) == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
    }

    @Test("a scripted clock stands still until it is told to go on")
    func scripted() {
        let clock = ScriptedClock(LocalTime(seconds: 100, offset: 3600))
        #expect(clock.seconds == 0)
        clock.pass(2)
        clock.pass(-5)
        clock.pass(.nan)
        #expect(clock.seconds == 2)
        #expect(clock.local == LocalTime(seconds: 102, offset: 3600))
        clock.set(LocalTime(seconds: 0, offset: 0))
        #expect(clock.seconds == 2, "what is waited for does not come sooner")
    }
}

@Suite("Inbox")
struct InboxTests {
    @Test("news comes out in order; of levels only the latest is kept")
    func order() {
        let inbox = Inbox()
        let tag = CueTag(1)
        inbox.post(.opened(tag))
        for level in 0..<3 { inbox.post(.level(Double(level), seconds: 0, tag)) }
        inbox.post(.event(.spoke(tag)))
        #expect(inbox.take() == [.opened(tag), .level(2, seconds: 0, tag), .event(.spoke(tag))])
        #expect(inbox.take() == [])
    }
}

@Suite("Concurrency: inbox")
struct InboxConcurrencyTests {
    @Test("many threads post, one takes, nothing is lost and each thread's news keeps its order")
    func threads() {
        let inbox = Inbox()
        let (threads, each) = (4, 2_000)
        for thread in 0..<threads {
            Thread.detachNewThread {
                for index in 0..<each { inbox.post(.event(.spoke(CueTag(thread * each + index)))) }
            }
        }
        var next = [Int](repeating: 0, count: threads)
        var count = 0
        let deadline = Date(timeIntervalSinceNow: 60)
        while count < threads * each, Date() < deadline {
            var waited = pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waited, 1, 1000)
            for case .event(.spoke(let tag)) in inbox.take() {
                let (thread, index) = tag.number.quotientAndRemainder(dividingBy: each)
                #expect(next[thread] == index)
                next[thread] = index + 1
                count += 1
            }
        }
        #expect(count == threads * each)
    }
}
