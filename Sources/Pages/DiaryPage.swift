/// What was planned and done on a day or in a week, as a page with charts.
///
/// The page is one HTML text with nothing from elsewhere: charts are inline SVG, there is no script, light and dark
/// follow the reader's own choice, and printed it is black on white.
public struct DiaryPage: Sendable, Equatable {
    /// A number and how it is told: 35 and `35 min`.
    public struct Figure: Sendable, Equatable {
        /// Decides the length of its bar; what is negative or no number has none.
        public var value: Double
        public var text: String

        public init(_ value: Double, _ text: String) {
            self.value = value
            self.text = text
        }
    }

    /// A task of a day's list.
    public struct Task: Sendable, Equatable {
        public enum Mark: Sendable, Equatable {
            /// Done in the time it was given.
            case onTime
            /// Done, and took longer.
            case late
            /// Skipped, stuck or still to do.
            case unfinished
        }

        public var name: String
        /// Minutes it was given, and minutes it took; nil for what is not known.
        public var planned: Figure?
        public var taken: Figure?
        public var mark: Mark
        /// What came of it, in words: `On time`, `5 min over`, `Skipped`.
        public var outcome: String
        /// The learner's own note; empty for none.
        public var note: String

        public init(
            _ name: String,
            planned: Figure?,
            taken: Figure?,
            mark: Mark,
            outcome: String,
            note: String = ""
        ) {
            self.name = name
            self.planned = planned
            self.taken = taken
            self.mark = mark
            self.outcome = outcome
            self.note = note
        }
    }

    /// Words of dictations: how many were right, and of how many.
    public struct Dictation: Sendable, Equatable {
        public var right: Int
        public var words: Int
        /// Both in words: `18 of 20 right`.
        public var text: String

        public init(right: Int, words: Int, text: String) {
            self.right = right
            self.words = words
            self.text = text
        }
    }

    /// A study day.
    public struct Day: Sendable, Equatable {
        /// As a heading: `Monday, 30 November`.
        public var name: String
        /// Under a column: `Mon`.
        public var shortName: String
        public var tasks: [Task]
        /// Minutes given to all tasks, and minutes studied.
        public var planned: Figure
        public var studied: Figure
        public var pomodoros: Figure
        public var phrases: Figure
        /// Nil on a day without dictation.
        public var dictation: Dictation?

        public init(
            name: String,
            shortName: String,
            tasks: [Task],
            planned: Figure,
            studied: Figure,
            pomodoros: Figure,
            phrases: Figure,
            dictation: Dictation? = nil
        ) {
            self.name = name
            self.shortName = shortName
            self.tasks = tasks
            self.planned = planned
            self.studied = studied
            self.pomodoros = pomodoros
            self.phrases = phrases
            self.dictation = dictation
        }

        var isEmpty: Bool {
            tasks.isEmpty && dictation == nil && [planned, studied, pomodoros, phrases].allSatisfy { length($0) == 0 }
        }
    }

    /// A figure of the whole time, large at the top.
    public struct Total: Sendable, Equatable {
        public var label: String
        public var text: String

        public init(_ label: String, _ text: String) {
            self.label = label
            self.text = text
        }
    }

    /// The page's own words.
    public struct Labels: Sendable, Equatable {
        /// What the planned and the taken minutes are called: `planned`, `taken`.
        public var planned: String
        public var taken: String
        /// Headings of the charts of several days.
        public var minutes: String
        public var pomodoros: String
        public var phrases: String
        public var dictation: String
        /// What right and wrong words are called.
        public var right: String
        public var wrong: String
        /// What a day without anything is called.
        public var nothing: String

        public init(
            planned: String,
            taken: String,
            minutes: String,
            pomodoros: String,
            phrases: String,
            dictation: String,
            right: String,
            wrong: String,
            nothing: String
        ) {
            self.planned = planned
            self.taken = taken
            self.minutes = minutes
            self.pomodoros = pomodoros
            self.phrases = phrases
            self.dictation = dictation
            self.right = right
            self.wrong = wrong
            self.nothing = nothing
        }
    }

    /// The language of the page: `zh-CN`, `en`.
    public var language: String
    public var title: String
    /// Below the title: whose diary, of which days. Empty for none.
    public var subtitle: String
    public var totals: [Total]
    public var labels: Labels
    /// The oldest first.
    public var days: [Day]

    public init(
        language: String,
        title: String,
        subtitle: String,
        totals: [Total],
        labels: Labels,
        days: [Day]
    ) {
        self.language = language
        self.title = title
        self.subtitle = subtitle
        self.totals = totals
        self.labels = labels
        self.days = days
    }
}

/// A figure's length: 0 for what is negative or no number, and a milliard at most.
func length(_ figure: DiaryPage.Figure?) -> Double {
    guard let value = figure?.value, value.isFinite, value > 0 else { return 0 }
    return min(value, 1e9)
}
