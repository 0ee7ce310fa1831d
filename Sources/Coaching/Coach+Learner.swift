import Exercises
import Messages

extension Input {
    /// Whether it comes from the keyboard.
    fileprivate var isTyped: Bool {
        switch self {
        case .line, .key, .interrupt: true
        case .end, .silence, .touched: false
        }
    }
}

/// What the learner does.
extension Coach {
    func dispatch(_ input: Input) {
        if isTooSoon(input) { return }
        // A key or a line counts at once; what was said before it no longer does.
        if hands?.echo != nil, input.isTyped {
            hands?.echo = nil
            world.voice.hush()
        }
        switch input {
        case .silence, .end: break
        case .interrupt where stopMusic(): return
        default: stopMusic()
        }
        switch input {
        case .touched: break
        case .key(.character(let character))
        where "hH?？".contains(character) && seats.last?.takesKey(character) == false:
            help()
        case .key(let key): give(.key(key))
        case .interrupt: give(.interrupted)
        case .silence(let seconds): passSilence(seconds)
        case .end:
            inputEnded = true
            give(.ended)
        case .line(let line): dispatch(line: line)
        }
    }

    func dispatch(line: String) {
        guard let seat = seats.last else { return }
        let text = trimmed(line)
        if text.first == ":" || text.first == "：" {
            perform(text.dropFirst())
        } else if beginsWithNumber(text) {
            give(.typed(text))
        } else if seat.activity.means(text) {
            give(.typed(text))
        } else if seat.activity.takes(text), !isNamed(text, in: seat) || seat.activity.answers(to: text) {
            give(.typed(text))
        } else {
            perform(text[...])
        }
    }

    /// Whether a line is empty, or its first word a number: `3`, `8 on`.
    private func beginsWithNumber(_ line: String) -> Bool { line.prefix { !$0.isWhitespace }.allSatisfy(\.isNumber) }

    /// Whether a line is the whole name of a command, and nothing else.
    private func isNamed(_ line: String, in seat: Seat) -> Bool {
        let name = line.lowercased()
        return name == "panda" || (seat.activity.offers + everywhere).contains { $0.name == name }
    }

    func perform(_ text: Substring) {
        guard let seat = seats.last else { return }
        // The companion answers to its name, which no list of commands spells out.
        if trimmed(text).lowercased() == "panda" { return carryOut(Order("help"), in: seat) }
        switch read(text, here: seat.activity.offers, everywhere: everywhere) {
        case .order(let order): carryOut(order, in: seat)
        case .several(let names):
            world.screen.show(
                .trouble(.ambiguousCommand(name: trimmed(text), candidates: names.joined(separator: ", ")))
            )
        case .none(let meant):
            let word = text.split { $0.isWhitespace }.first.map { String($0) } ?? ""
            if word.isEmpty {
                help()
            } else if world.outside.contains(word.lowercased()) {
                world.screen.show(.trouble(.commandOfShell(name: word.lowercased())))
            } else if let meant {
                world.screen.show(.trouble(.commandMeant(name: word, meant: meant)))
            } else {
                world.screen.show(.trouble(.commandUnknown(name: word)))
            }
        }
    }

    func carryOut(_ order: Order, in seat: Seat) {
        if seat.activity.offers.contains(where: { $0.name == order.name }) {
            give(.command(order))
        } else if order.name == "help" {
            help()
        } else if order.name == "more" {
            world.screen.more()
        } else if order.name == "voice" {
            setVoice(order.argument)
        } else if order.name == "quit" {
            quits = true
        } else if order.name == "home" {
            perform(.beginAgain(.screen("home", argument: "")), for: seat.id)
        } else if order.name == "back" {
            finish(seat.id, .left(nil))
        } else {
            perform(.open(.screen(order.name, argument: order.argument)), for: seat.id)
        }
    }

    func help() {
        guard let seat = seats.last else { return }
        let own = seat.activity.offers
        if own.contains(where: { $0.name == "help" }) { return give(.command(Order("help"))) }
        list(own, besides: everywhere)
    }

    /// Lists what can be done here, and of what can be done everywhere what is not done otherwise here.
    func list(_ own: [Offer], besides everywhere: [Offer]) {
        world.screen.help(own, everywhere: everywhere.filter { offer in !own.contains { $0.name == offer.name } })
    }

    /// Gives an event to the activity on the screen.
    func give(_ event: Event) {
        guard let id = seats.last?.id else { return }
        give(event, to: id)
    }

    func give(_ event: Event, to id: Int) {
        guard let index = seats.firstIndex(where: { $0.id == id }) else { return }
        for cue in seats[index].activity.respond(to: event) { perform(cue, for: id) }
    }
}
