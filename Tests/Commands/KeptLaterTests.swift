import Coaching
import Messages
import Testing

@testable import Commands
@testable import Library

/// What the console keeps while another program holds a database.
@Suite("What is kept later")
struct KeptLaterTests {
    /// A learner at the console on a machine of their own, and what they are told.
    final class Desk {
        let machine: Machine
        let learner: Learner
        private(set) var told: [Message] = []
        private(set) lazy var notebook = ConsoleNotebook(learner, clock: MachineClock(), patience: 0.1) {
            [unowned self] in
            told.append($0)
        }

        init() throws {
            machine = try Machine()
            let quiet = Output(descriptor: -1)
            let request = Request(
                arguments: Arguments(),
                general: General(),
                environment: machine.environment,
                paths: try Paths(environment: machine.environment),
                interface: .english,
                output: quiet,
                messages: quiet
            )
            learner = try Learner(request, clock: MachineClock())
            learner.library.patience = 0
        }

        /// The database of the learner who sits there, as another program has it open, held.
        func hold() throws -> Library {
            let other = try Library(path: learner.library.path)
            try other.database.execute("BEGIN IMMEDIATE")
            return other
        }

        func bookmark(_ place: String) throws {
            try notebook.keepSoon { (library) throws(LibraryError) in try library.setBookmark(.lesson, to: place) }
        }
    }

    @Test("who leaves loses nothing behind what can never be kept, and is not told that all is kept")
    func dropped() throws {
        let desk = try Desk()
        let (library, path) = (desk.learner.library, desk.learner.library.path)
        let other = try desk.hold()
        try desk.bookmark("1")
        try desk.notebook.keepSoon { (_) throws(LibraryError) in throw .stopped }
        try desk.bookmark("2")
        try desk.notebook.keepSoon { (_) throws(LibraryError) in throw .stopped }
        try other.database.execute("ROLLBACK")
        desk.notebook.settle()
        #expect(desk.told == [.libraryHeld(path: path), LibraryError.stopped.text, LibraryError.stopped.text])
        #expect(try library.bookmark(.lesson) == "2")
        #expect(desk.notebook.status != .done)
        // What waits another time is another matter.
        let again = try desk.hold()
        try desk.bookmark("3")
        try again.database.execute("ROLLBACK")
        desk.notebook.settle()
        #expect(desk.told.suffix(2) == [.libraryHeld(path: path), .libraryFree()])
        #expect(try library.bookmark(.lesson) == "3")
    }

    @Test("one learner's database that is held keeps another learner's from nothing, and is the one that is named")
    func others() throws {
        let desk = try Desk()
        let path = desk.learner.library.path
        let other = try desk.hold()
        try desk.bookmark("1")
        _ = try desk.learner.change(to: "ann")
        let ann = desk.learner.library
        #expect(ann.path != path)
        try desk.bookmark("7")
        #expect(try ann.bookmark(.lesson) == "7")
        desk.notebook.settle()
        #expect(desk.told == [.libraryHeld(path: path), .libraryLost(path: path, count: 1)])
        #expect(desk.notebook.status == .unavailable)
        try other.database.execute("ROLLBACK")
    }

    @Test("who comes back overtakes nothing that still waits, and reads what is kept by then")
    func returned() throws {
        let desk = try Desk()
        let other = try desk.hold()
        try desk.bookmark("1")
        _ = try desk.learner.change(to: "ann")
        try other.database.execute("ROLLBACK")
        _ = try desk.learner.change(to: nil)
        desk.notebook.catchUp()
        #expect(try desk.learner.library.bookmark(.lesson) == "1")
        try desk.bookmark("2")
        desk.notebook.settle()
        #expect(try desk.learner.library.bookmark(.lesson) == "2")
        #expect(desk.told == [.libraryHeld(path: desk.learner.library.path), .libraryFree()])
    }
}
