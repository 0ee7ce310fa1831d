public import Messages

/// What a help bubble is about: a screen or an exercise. The raw value is stored.
public enum Topic: String, Sendable, Hashable, CaseIterable {
    case home
    case lessons
    case phrases
    case favorites
    case wordOrder = "word order"
    case pronunciation
    case multipleChoice = "multiple choice"
    case progress
    case review
    case search
    case settings
    case premium
    case feedback
    case shadowing
    case pairs
    /// The list of units that can be dictated.
    case dictation
    /// A dictation that runs.
    case dictating
    /// The dictionary's list.
    case dictionary
    /// An entry of the dictionary.
    case entry
    /// The list of tasks.
    case tasks
    /// Study time shown large.
    case timer
    case diary

    /// What can be done there.
    public var help: Message {
        switch self {
        case .home: .helpHome()
        case .lessons: .helpLessons()
        case .phrases: .helpPhrases()
        case .favorites: .helpFavorites()
        case .wordOrder: .helpWordOrder()
        case .pronunciation: .helpPronunciation()
        case .multipleChoice: .helpMultipleChoice()
        case .progress: .helpProgress()
        case .review: .helpReview()
        case .search: .helpSearch()
        case .settings: .helpSettings()
        case .premium: .helpPremium()
        case .feedback: .helpFeedback()
        case .shadowing: .helpShadowing()
        case .pairs: .helpPairs()
        case .dictation: .helpDictation()
        case .dictating: .helpDictating()
        case .dictionary: .helpDictionary()
        case .entry: .helpEntry()
        case .tasks: .helpTasks()
        case .timer: .helpTimer()
        case .diary: .helpDiary()
        }
    }

    /// How the companion stands beside it.
    public var pose: Pose {
        switch self {
        case .home, .lessons, .phrases, .dictation: .waving
        case .favorites: .loving
        case .pronunciation, .shadowing, .pairs, .dictating, .entry: .listening
        case .wordOrder, .multipleChoice, .search, .dictionary: .thinking
        case .progress, .review, .diary: .cheering
        case .tasks, .timer, .settings, .premium, .feedback: .calm
        }
    }
}

/// The companion with what it says.
public struct Bubble: Sendable, Hashable {
    public var pose: Pose
    public var text: Message

    public init(_ text: Message, _ pose: Pose) {
        self.pose = pose
        self.text = text
    }

    /// Its help about a topic.
    public init(_ topic: Topic) { self.init(topic.help, topic.pose) }

    /// As many phrases were studied today as the learner means to.
    public static let goal = Bubble(.goalReached(), .cheering)
}

/// Knows which help bubbles a learner has read: each greets once for ever.
public struct Companion: Sendable, Hashable {
    /// The raw values of the topics that were read; some may be of an older or a newer version, and stay.
    public private(set) var seen: Set<String>

    public init(seen: Set<String>) { self.seen = seen }

    /// Whether the bubble of a topic has yet to be shown.
    public func isDue(_ topic: Topic) -> Bool { !seen.contains(topic.rawValue) }

    /// The bubble of a topic was read.
    public mutating func read(_ topic: Topic) { seen.insert(topic.rawValue) }
}
