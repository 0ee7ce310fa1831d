public import Exercises

extension Coach {
    /// The world an activity lives in.
    public struct World {
        public var screen: any Screen
        public var ear: any Ear
        public var voice: any Voice
        public var notebook: any Notebook
        public var clock: any Clock
        public var inbox: Inbox
        /// What goes on beside; nil for nothing.
        public var background: (any Background)?
        /// What can be done from everywhere, besides `help`, `back` and `quit`: the places to go to.
        public var everywhere: [Offer]
        /// The names of what is asked for in a shell instead.
        public var outside: Set<String>
        /// How the console is led aloud where it is wanted. Throws what a person is told where it cannot be.
        public var hands: () throws(Trouble) -> HandsFree
        /// Makes the activity of a place. Throws what a person is told where it cannot be gone to.
        public var enter: (Destination) throws(Trouble) -> any Activity
        /// Takes up what was changed elsewhere, such as a setting; answers whether menus are to be made again.
        public var refresh: () -> Bool

        public init(
            screen: any Screen,
            ear: any Ear,
            voice: any Voice,
            notebook: any Notebook,
            clock: any Clock,
            inbox: Inbox,
            background: (any Background)? = nil,
            everywhere: [Offer] = [],
            outside: Set<String> = [],
            refresh: @escaping () -> Bool = { false },
            hands: @escaping () throws(Trouble) -> HandsFree,
            enter: @escaping (Destination) throws(Trouble) -> any Activity
        ) {
            self.screen = screen
            self.ear = ear
            self.voice = voice
            self.notebook = notebook
            self.clock = clock
            self.inbox = inbox
            self.background = background
            self.everywhere = everywhere
            self.outside = outside
            self.refresh = refresh
            self.hands = hands
            self.enter = enter
        }
    }
}
