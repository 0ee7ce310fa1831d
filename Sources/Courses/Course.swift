import Orthography

/// All lessons that there are, in the order of their numbers.
public struct Course: Sendable {
    public let lessons: [Lesson]
    private let places: [Phrase.ID: (lesson: Int, phrase: Int)]

    /// Takes lessons in the order given; one whose number is taken gets the next free one, and is named in the second
    /// result as it stands in the course.
    public static func joining(_ lessons: [Lesson]) -> (course: Course, renumbered: [(from: Int, to: Int)]) {
        var taken: Set<Int> = []
        var result: [Lesson] = []
        var waiting: [Lesson] = []
        for lesson in lessons {
            if taken.insert(lesson.number).inserted { result.append(lesson) } else { waiting.append(lesson) }
        }
        var renumbered: [(from: Int, to: Int)] = []
        var next = taken.max() ?? 0
        for lesson in waiting {
            // A number so great that none follows it leaves the gaps below.
            repeat { next = next == .max ? 1 : next + 1 } while taken.contains(next)
            taken.insert(next)
            renumbered.append((lesson.number, next))
            result.append(lesson.renumbered(next))
        }
        return (Course(result), renumbered)
    }

    private init(_ lessons: [Lesson]) {
        let lessons = lessons.sorted { $0.number < $1.number }
        var places: [Phrase.ID: (lesson: Int, phrase: Int)] = [:]
        for (index, lesson) in lessons.enumerated() {
            for (place, phrase) in lesson.phrases.enumerated() where places[phrase.id] == nil {
                places[phrase.id] = (index, place)
            }
        }
        self.lessons = lessons
        self.places = places
    }

    public var phrases: [Phrase] { lessons.flatMap(\.phrases) }

    /// The lesson of a number; nil where there is none. O(log n).
    public func lesson(_ number: Int) -> Lesson? {
        var low = 0
        var high = lessons.count
        while low < high {
            let middle = (low + high) / 2
            if lessons[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < lessons.count && lessons[low].number == number ? lessons[low] : nil
    }

    /// The phrase of a name; nil where the course no longer has it. O(1).
    public func phrase(_ id: Phrase.ID) -> Phrase? {
        places[id].map { lessons[$0.lesson].phrases[$0.phrase] }
    }
}
