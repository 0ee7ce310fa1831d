import Foundation
import Memory
import Testing

/// Seconds since 1970 of a time such as `2026-03-01T23:30:00+01:00`, and its offset.
private func moment(_ text: String) throws -> (instant: Int, offset: Int) {
    let date = try Date(text, strategy: .iso8601)
    let zone = text.suffix(6)
    let hours = try #require(Int(zone.dropFirst().prefix(2)))
    let minutes = try #require(Int(zone.suffix(2)))
    return (Int(date.timeIntervalSince1970), (hours * 3600 + minutes * 60) * (zone.first == "-" ? -1 : 1))
}

private func day(_ text: String, start: Int = 4) throws -> String {
    let (instant, offset) = try moment(text)
    return StudyDay(instant: instant, offset: offset, start: start).description
}

@Suite("Study days")
struct StudyDayTests {
    @Test("case 22: half past eleven and half past midnight are one study day")
    func midnight() throws {
        #expect(try day("2026-03-01T23:30:00+01:00") == "2026-03-01")
        #expect(try day("2026-03-02T00:30:00+01:00") == "2026-03-01")
    }

    @Test("case 22: the study day turns at 04:00 local time")
    func turn() throws {
        #expect(try day("2026-03-02T03:59:59+01:00") == "2026-03-01")
        #expect(try day("2026-03-02T04:00:00+01:00") == "2026-03-02")
        #expect(try day("2026-03-02T04:01:00+01:00") == "2026-03-02")
    }

    @Test("the hour at which it turns is a setting")
    func start() throws {
        #expect(try day("2026-03-02T03:59:00+01:00", start: 0) == "2026-03-02")
        #expect(try day("2026-03-02T05:59:00+01:00", start: 6) == "2026-03-01")
        #expect(try day("2026-03-02T23:00:00+01:00", start: 99) == "2026-03-02", "held to 23")
    }

    @Test("case 22: a day of 25 hours is one study day")
    func longDay() throws {
        // In central Europe the clocks go back at 03:00 on 2026-10-25.
        #expect(try day("2026-10-25T02:30:00+02:00") == "2026-10-24")
        #expect(try day("2026-10-25T02:30:00+01:00") == "2026-10-24")
        #expect(try day("2026-10-25T04:00:00+01:00") == "2026-10-25")
        #expect(try day("2026-10-26T03:59:00+01:00") == "2026-10-25")
    }

    @Test("case 22: after a flight from UTC+9 to UTC−8 the day is the local one")
    func flight() throws {
        #expect(try day("2026-03-02T12:00:00+09:00") == "2026-03-02")
        #expect(try day("2026-03-01T23:00:00-08:00") == "2026-03-01")
    }

    @Test("dates are those of the calendar")
    func calendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for number in stride(from: 0, through: 90_000, by: 41) {
            let date = Date(timeIntervalSince1970: Double(number) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let day = StudyDay(number: number)
            #expect(day.date.year == parts.year && day.date.month == parts.month && day.date.day == parts.day)
            #expect(day.weekday == ((parts.weekday ?? 0) + 5) % 7)
            #expect(StudyDay(day.description) == day)
        }
        #expect(StudyDay(number: -1).description == "1969-12-31")
        #expect(StudyDay(number: -1).weekday == 2)
    }

    @Test(
        "what is no date is refused",
        arguments: [
            "", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-32", "2026-1-1", "26-01-01", "2026-01-01x",
            "２０２６-01-01", "-026-01-01", "2026-01", "+026-01-01",
        ]
    )
    func noDate(text: String) {
        #expect(StudyDay(text) == nil)
    }

    @Test("a leap day is a date")
    func leap() {
        #expect(StudyDay("2024-02-29")?.advanced(by: 1).description == "2024-03-01")
        #expect(StudyDay("2000-02-29") != nil)
        #expect(StudyDay("1900-02-29") == nil)
    }

    @Test("no instant overflows")
    func extremes() {
        for instant in [Int.min, .max] {
            for offset in [Int.min, -64_800, 0, 64_800, .max] {
                #expect(StudyDay(instant: instant, offset: offset) == StudyDay(number: instant))
            }
        }
        #expect(StudyDay(number: .min).description == "0000-01-01")
        #expect(StudyDay(number: .max).description == "9999-12-31")
        #expect(StudyDay(number: .max).advanced(by: .max) == StudyDay(number: .max))
        #expect(StudyDay(number: .min).advanced(by: .min) == StudyDay(number: .min))
    }
}
