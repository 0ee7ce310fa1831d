public import Phonetics

/// Commands laid out for a model, with texts that are known to be none; made once, used for any number of stretches.
public struct CommandPlan: Sendable {
    let units: UnitPlan
    /// For each unit the entry that it was made of, by its place among those given.
    public let entryOfUnit: [Int]
    /// For each unit the command that it stands for; nil for a text that is none.
    let commandOfUnit: [SpokenCommand?]
    /// Whether a unit is listened for: one that is not only competes.
    let isAsked: [Bool]

    /// One form of a command, or a text that is none.
    public struct Entry: Sendable {
        /// Nil for a text that is no command.
        public var command: SpokenCommand?
        /// Whether it may be answered; else it only competes.
        public var isAsked: Bool
        public var pronunciations: [Pronunciation]

        public init(command: SpokenCommand?, isAsked: Bool, pronunciations: [Pronunciation]) {
            self.command = command
            self.isAsked = isAsked
            self.pronunciations = pronunciations
        }
    }

    /// Nil where the model's phones can make none of the commands that are listened for.
    ///
    /// What sounds the same as something before it is passed over: the commands listened for come first.
    public init?(_ entries: [Entry], model: SenoneModel) {
        var seen: Set<Pronunciation> = []
        var units: [[Pronunciation]] = []
        let isFirst = { (place: Int) in entries[place].isAsked && entries[place].command != nil }
        let order = entries.indices.filter(isFirst) + entries.indices.filter { !isFirst($0) }
        for place in order {
            units.append(entries[place].pronunciations.filter { seen.insert($0).inserted })
        }
        self.units = UnitPlan(units: units, model: model)
        entryOfUnit = order
        commandOfUnit = order.map { entries[$0].command }
        isAsked = order.map(isFirst)
        guard order.indices.contains(where: { isAsked[$0] && self.units.isKnown($0) }) else { return nil }
    }

    /// The senones that every stretch needs.
    public var senones: [UInt16] { units.senones }

    /// An empty store for a stretch's scores.
    public func scores(of model: SenoneModel) -> FrameScores { units.scores(of: model) }
}

/// Every word that differs from one form of a command in one phone, laid out as commands are.
public struct CommandNeighbours: Sendable {
    let units: UnitPlan
    /// The senones that these need.
    public var senones: [UInt16] { units.senones }

    /// - Parameter form: the form, as ``CommandMeasurement`` gives it.
    init(of form: Int, in plan: CommandPlan, model: SenoneModel) {
        let definition = model.definition
        let phones = definition.phones.indices.filter { !definition.isFiller[$0] }
        let own = plan.units.forms[form]
        let sames = plan.units.formsOfUnit[own.unit].map { plan.units.forms[$0].phones }
        var strings: Set<[Int]> = []
        for place in 0...own.phones.count {
            for phone in phones {
                var longer = own.phones
                longer.insert(phone, at: place)
                strings.insert(longer)
                guard place < own.phones.count else { continue }
                var other = own.phones
                other[place] = phone
                strings.insert(other)
            }
            guard place < own.phones.count, own.phones.count > 1 else { continue }
            var shorter = own.phones
            shorter.remove(at: place)
            strings.insert(shorter)
        }
        for same in sames { strings.remove(same) }
        let ways = strings.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { string in
            Pronunciation(phones: string.map { definition.phones[$0] })
        }
        units = UnitPlan(units: [ways], model: model)
    }

    /// An empty store for a stretch's scores.
    public func scores(of model: SenoneModel) -> FrameScores { units.scores(of: model) }
}
