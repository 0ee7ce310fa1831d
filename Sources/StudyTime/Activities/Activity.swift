public import Messages

/// Something small to do in a break, alone and without anything that could hurt a child of six.
public struct Activity: Sendable, Hashable {
    /// What it is for, in the large.
    public enum Group: String, CaseIterable, Sendable {
        case learning
        case body
        case life

        /// Its topics.
        public var topics: [Topic] { Topic.allCases.filter { $0.group == self } }
    }

    /// What it trains.
    public enum Topic: String, CaseIterable, Sendable {
        case time
        case concentration
        case memory
        case stretching
        case breathing
        case thinking
        case tidying
        case household
        case hygiene

        public var group: Group {
            switch self {
            case .time, .concentration, .memory: .learning
            case .stretching, .breathing, .thinking: .body
            case .tidying, .household, .hygiene: .life
            }
        }

        /// Its name for a person.
        public var name: Message { .activityTopic(topic: rawValue) }
    }

    /// What it is stored by: small letters and hyphens; stays when the text changes.
    public let id: String
    public let topic: Topic
    /// What to do, in one to three sentences.
    public let text: Message
    /// How to breathe, for an activity of the topic `breathing`; nil for others.
    public let breathing: BreathingPace?

    init(_ id: String, _ topic: Topic, _ text: Message, breathing: BreathingPace? = nil) {
        self.id = id
        self.topic = topic
        self.text = text
        self.breathing = breathing
    }

    public var group: Group { topic.group }

    /// All there are: eight a topic, in the order of the topics.
    public static let all: [Activity] = learning + body + life

    /// The one with this id; nil for an id of none.
    public static func named(_ id: String) -> Activity? { all.first { $0.id == id } }
}
