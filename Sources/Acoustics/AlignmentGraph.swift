/// All ways of saying a target: each word's pronunciations side by side, with the phones' context across words, and
/// silence that may stand before, between and after the words.
struct AlignmentGraph {
    /// A phone in one context.
    struct Node {
        /// The word, or −1 for silence.
        var word: Int
        /// The pronunciation of the word.
        var variant: Int
        /// The phone's place in the pronunciation; for silence, the junction's number (0 before the first word).
        var place: Int
        var phone: Int
        /// Its first state; it has as many as the model gives each phone, silence has one.
        var firstState: Int
    }

    private(set) var nodes: [Node] = []
    /// For each state, its senone's place among the scores; −1 for silence.
    private(set) var senoneOfState: [Int32] = []
    /// For each state, its node.
    private(set) var nodeOfState: [Int32] = []
    /// Predecessors of state s are those from `starts[s]` to `starts[s + 1]`.
    private(set) var starts: [Int32] = [0]
    private(set) var predecessors: [Int32] = []
    private(set) var weights: [Float] = []
    /// States an utterance may begin in, and end after, with the logarithms of doing so.
    private(set) var entries: [(state: Int, weight: Float)] = []
    private(set) var exits: [(state: Int, weight: Float)] = []
    /// For each word, the states it begins in, and ends after.
    private(set) var wordEntries: [[Int]] = []
    private(set) var wordExits: [[(state: Int, weight: Float)]] = []
    /// For each junction, the state of its silence.
    private(set) var silences: [Int] = []
    private(set) var plan: SenonePlan
    let wordCount: Int

    var stateCount: Int { senoneOfState.count }

    /// The most predecessors a state may have: the way back is kept in a byte.
    static let mostPredecessors = 250
    /// Staying in silence for another frame, and leaving it.
    static let stay: Float = -0.05
    static let leave: Float = -3

    /// - Parameter words: for each word its pronunciations, as phones of the model; none of them empty.
    init(words: [[[Int]]], model: SenoneModel) {
        let definition = model.definition
        plan = SenonePlan(definition)
        wordCount = words.count
        let silence = definition.silence
        let states = definition.statesPerPhone

        struct Edge: Hashable {
            var outer: Int
            var inner: Int
        }
        // Predecessors by state, as they become known.
        var incoming: [[(Int32, Float)]] = []
        func addSilence(_ junction: Int) -> Int {
            let state = senoneOfState.count
            nodeOfState.append(Int32(nodes.count))
            nodes.append(Node(word: -1, variant: 0, place: junction, phone: silence, firstState: state))
            senoneOfState.append(-1)
            incoming.append([(Int32(state), AlignmentGraph.stay)])
            silences.append(state)
            return state
        }
        func addPhone(_ node: Node, senones: ArraySlice<UInt16>) -> [(state: Int, weight: Float)] {
            let first = senoneOfState.count
            let matrix = definition.transitionOfPhone[node.phone]
            var placed = node
            placed.firstState = first
            for (state, senone) in senones.enumerated() {
                senoneOfState.append(Int32(plan.add(senone)))
                nodeOfState.append(Int32(nodes.count))
                var list: [(Int32, Float)] = []
                for from in (0...state).reversed() {
                    let weight = model.transitions.log(matrix, from: from, to: state)
                    if weight > Transitions.never { list.append((Int32(first + from), weight)) }
                }
                incoming.append(list)
            }
            nodes.append(placed)
            var leaving: [(state: Int, weight: Float)] = []
            for from in 0..<states {
                let weight = model.transitions.log(matrix, from: from, to: states)
                if weight > Transitions.never { leaving.append((first + from, weight)) }
            }
            return leaving
        }

        var quiet = addSilence(0)
        entries.append((quiet, 0))
        /// Ends of the previous word's pronunciations: last phone, the context it expects, where it is left.
        var open: [(phone: Int, context: Int, leaving: [(state: Int, weight: Float)])] = []
        var previousLast: Set<Int> = []
        for (word, variants) in words.enumerated() {
            let nextFirst =
                word + 1 < words.count ? Set(words[word + 1].compactMap { $0.first }).sorted() : []
            let rights = [silence] + nextFirst.filter { $0 != silence }
            let lefts = [silence] + previousLast.sorted().filter { $0 != silence }
            var closing: [(phone: Int, context: Int, leaving: [(state: Int, weight: Float)])] = []
            var begins: [Int] = []
            var ends: [(state: Int, weight: Float)] = []

            /// Connects a first phone in one left context with what can stand before it.
            func enter(_ first: Int, phone: Int, context: Int) {
                begins.append(first)
                if context == silence {
                    incoming[first].append((Int32(quiet), AlignmentGraph.leave))
                    if word == 0 { entries.append((first, AlignmentGraph.leave)) }
                } else {
                    for end in open where end.phone == context && end.context == phone {
                        for exit in end.leaving { incoming[first].append((Int32(exit.state), exit.weight)) }
                    }
                }
            }
            func close(_ phone: Int, _ context: Int, _ leaving: [(state: Int, weight: Float)]) {
                closing.append((phone, context, leaving))
                ends += leaving
            }

            for (variant, phones) in variants.enumerated() {
                func node(_ place: Int) -> Node {
                    Node(word: word, variant: variant, place: place, phone: phones[place], firstState: 0)
                }
                let last = phones.count - 1
                if last == 0 {
                    for left in lefts {
                        for right in rights {
                            let first = senoneOfState.count
                            let senones = definition.senones(of: phones[0], after: left, before: right, at: .single)
                            let leaving = addPhone(node(0), senones: senones)
                            enter(first, phone: phones[0], context: left)
                            close(phones[0], right, leaving)
                        }
                    }
                    continue
                }
                var leavings: [[(state: Int, weight: Float)]] = []
                for left in lefts {
                    let first = senoneOfState.count
                    let senones = definition.senones(of: phones[0], after: left, before: phones[1], at: .begin)
                    leavings.append(addPhone(node(0), senones: senones))
                    enter(first, phone: phones[0], context: left)
                }
                func connect(_ first: Int) {
                    for leaving in leavings {
                        for exit in leaving { incoming[first].append((Int32(exit.state), exit.weight)) }
                    }
                }
                for place in 1..<max(1, last) {
                    let first = senoneOfState.count
                    let leaving = addPhone(
                        node(place),
                        senones: definition.senones(
                            of: phones[place],
                            after: phones[place - 1],
                            before: phones[place + 1],
                            at: .inside
                        )
                    )
                    connect(first)
                    leavings = [leaving]
                }
                for right in rights {
                    let first = senoneOfState.count
                    let leaving = addPhone(
                        node(last),
                        senones: definition.senones(
                            of: phones[last],
                            after: phones[last - 1],
                            before: right,
                            at: .end
                        )
                    )
                    connect(first)
                    close(phones[last], right, leaving)
                }
            }
            wordEntries.append(begins)
            wordExits.append(ends)
            previousLast = Set(variants.compactMap { $0.last })
            open = closing
            quiet = addSilence(word + 1)
            for end in open where end.context == silence {
                for exit in end.leaving { incoming[quiet].append((Int32(exit.state), exit.weight)) }
            }
        }
        exits.append((quiet, 0))
        for end in open where end.context == silence { exits += end.leaving }

        for list in incoming {
            for (state, weight) in list.prefix(AlignmentGraph.mostPredecessors) {
                predecessors.append(state)
                weights.append(weight)
            }
            starts.append(Int32(predecessors.count))
        }
    }
}
