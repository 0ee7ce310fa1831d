import Foundation
import Library
import Testing

@testable import Commands

@Suite("What waits to be stored")
struct BacklogTests {
    @Test("it is stored in its order once the database is free; what can never be is told, and stops nothing")
    func order() throws {
        let machine = try Machine()
        let library = try Library(path: machine.database)
        let other = try Library(path: machine.database)
        let backlog = Backlog()
        for place in ["1", "2"] {
            backlog.add(to: library) { () throws(LibraryError) in try library.setBookmark(.lesson, to: place) }
        }
        backlog.add(to: library) { () throws(LibraryError) in throw .stopped }
        backlog.add(to: library) { () throws(LibraryError) in try library.markBubbleSeen("home") }
        var dropped: [LibraryError] = []
        try other.transaction { () throws(LibraryError) in
            backlog.store(patience: 0) { dropped.append($0) }
            #expect(backlog.count == 4 && library.patience == 5 && dropped.isEmpty)
        }
        backlog.store(patience: 0) { dropped.append($0) }
        #expect(dropped == [.stopped])
        #expect(try library.bookmark(.lesson) == "2")
        #expect(try backlog.isEmpty && library.seenBubbles() == ["home"])
    }
}
