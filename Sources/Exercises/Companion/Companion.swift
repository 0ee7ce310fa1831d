public import Messages

/// What a help bubble is about: a screen or an exercise. The raw value is stored.
public enum Topic: String, Sendable, Hashable, CaseIterable {
    case lessons
    case phrases
    case favorites
    case wordOrder = "word order"
    case pronunciation
    case multipleChoice = "multiple choice"
    case progress
    case search
    case settings
    case premium

    /// What can be done there.
    public var help: Message {
        switch self {
        case .lessons: .helpLessons()
        case .phrases: .helpPhrases()
        case .favorites: .helpFavorites()
        case .wordOrder: .helpWordOrder()
        case .pronunciation: .helpPronunciation()
        case .multipleChoice: .helpMultipleChoice()
        case .progress: .helpProgress()
        case .search: .helpSearch()
        case .settings: .helpSettings()
        case .premium: .helpPremium()
        }
    }

    /// How the companion stands beside it.
    public var pose: Pose {
        switch self {
        case .lessons, .phrases: .waving
        case .favorites: .loving
        case .pronunciation: .listening
        case .wordOrder, .multipleChoice, .search: .thinking
        case .progress: .cheering
        case .settings, .premium: .calm
        }
    }
}

/// The companion with a help bubble.
public struct Bubble: Sendable, Hashable {
    public var topic: Topic
    public var pose: Pose
    public var text: Message

    public init(_ topic: Topic) {
        self.topic = topic
        pose = topic.pose
        text = topic.help
    }
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
