/// The day that study counts for: a local date, begun not at midnight but at an hour of the learner's choice.
///
/// Made once from the instant and the place, stored with the event, and never computed again: what a journey or another
/// hour in the settings changes later, the past keeps.
public struct StudyDay: Sendable, Hashable, Comparable {
    /// Days since 1970-01-01 in the proleptic Gregorian calendar.
    public let number: Int

    public init(number: Int) {
        // From 0000-01-01 to 9999-12-31: dates that are stored as text stand in the order of time.
        self.number = min(max(number, -719_528), 2_932_896)
    }

    /// The study day of an instant.
    ///
    /// - Parameters:
    ///   - instant: seconds since 1970-01-01T00:00:00Z.
    ///   - offset: seconds that local time is ahead of UTC at that instant.
    ///   - start: the local hour at which the study day begins, 0…23.
    public init(instant: Int, offset: Int, start: Int = 4) {
        // No clock is a day ahead; a file may say so.
        let ahead = min(max(offset, -86_400), 86_400)
        let (local, overflow) = instant.addingReportingOverflow(ahead - min(max(start, 0), 23) * 3600)
        self.init(number: overflow ? (instant < 0 ? .min : .max) : Self.floored(local, by: 86_400))
    }

    /// Reads `2026-03-01`; nil for anything else and for dates that do not exist.
    public init?(_ text: some StringProtocol) {
        var numbers = [0, 0, 0]
        var place = 0
        var count = 0
        for byte in text.utf8 {
            count += 1
            switch byte {
            case UInt8(ascii: "-") where count == 5 || count == 8: place += 1
            case 0x30...0x39 where count <= 10 && count != 5 && count != 8:
                numbers[place] = numbers[place] * 10 + Int(byte & 0xF)
            default: return nil
            }
        }
        guard count == 10 else { return nil }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        self.init(year: year, month: month, day: day)
    }

    /// Nil for a date that does not exist; years 0…9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        self.init(number: Self.number(year, month, day))
        guard self.date == (year, month, day) else { return nil }
    }

    /// Year, month and day of the month.
    public var date: (year: Int, month: Int, day: Int) {
        // Days are counted from the first of March of year 0, so that a leap day ends its year (Hinnant, "chrono-
        // compatible low-level date algorithms", 2013).
        let shifted = number + 719_468
        let era = Self.floored(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// 0 is Monday, 6 is Sunday.
    public var weekday: Int { Self.remainder(number + 3, by: 7) }

    /// The day so many days later; earlier where the count is negative.
    public func advanced(by days: Int) -> StudyDay {
        let (sum, overflow) = number.addingReportingOverflow(days)
        return StudyDay(number: overflow ? (days < 0 ? .min : .max) : sum)
    }

    public static func < (one: StudyDay, other: StudyDay) -> Bool { one.number < other.number }

    private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = floored(year, by: 400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func floored(_ number: Int, by divisor: Int) -> Int {
        let quotient = number / divisor
        return number % divisor < 0 ? quotient - 1 : quotient
    }

    private static func remainder(_ number: Int, by divisor: Int) -> Int {
        number - floored(number, by: divisor) * divisor
    }
}

extension StudyDay: CustomStringConvertible {
    /// `2026-03-01`, as it is stored.
    public var description: String {
        let (year, month, day) = date
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number.magnitude)
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(width - digits.count, 0)) + digits
        }
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }
}
