import Exercises
import Library
import Messages
import Pages
import StudyTime

extension StudyWork {
    /// Writes the diary as a page with charts. Throws status 73.
    func writePage(of diary: [DiaryDay], to file: String) throws(Failure) {
        try request.write(page(of: diary).html, to: file)
    }

    private func text(_ message: Message) -> String { message.text(in: request.interface(with: settings)) }

    private func page(of diary: [DiaryDay]) -> DiaryPage {
        let language = request.interface(with: settings)
        let studied = diary.reduce(0) { $0 + $1.studied }
        let dictated = diary.reduce((right: 0, words: 0)) {
            ($0.right + $1.dictated.right, $0.words + $1.dictated.right + $1.dictated.wrong)
        }
        var totals = [
            DiaryPage.Total(text(.diaryLabel(name: "time")), text(.diaryMinutes(count: minutes(studied)))),
            DiaryPage.Total(text(.diaryLabel(name: "tasks")), String(diary.reduce(0) { $0 + $1.done })),
            DiaryPage.Total(text(.diaryLabel(name: "pomodoros")), String(diary.reduce(0) { $0 + $1.pomodoros })),
            DiaryPage.Total(text(.diaryLabel(name: "phrases")), String(diary.reduce(0) { $0 + $1.phrases })),
        ]
        if dictated.words > 0 {
            let words = Message.diaryRightOf(right: dictated.right, words: dictated.words)
            totals.append(DiaryPage.Total(text(.diaryLabel(name: "dictation")), text(words)))
        }
        return DiaryPage(
            language: language == .chinese ? "zh-CN" : "en",
            title: title(of: diary),
            subtitle: request.general.profile ?? "",
            totals: totals,
            labels: DiaryPage.Labels(
                planned: text(.diaryLabel(name: "planned")),
                taken: text(.diaryLabel(name: "studied")),
                minutes: text(.diaryLabel(name: "minutes")),
                pomodoros: text(.diaryLabel(name: "pomodoros")),
                phrases: text(.diaryLabel(name: "phrases")),
                dictation: text(.diaryLabel(name: "dictation")),
                right: text(.diaryLabel(name: "right")),
                wrong: text(.diaryLabel(name: "wrong")),
                nothing: text(.diaryNothing())
            ),
            days: diary.map { day($0) }
        )
    }

    private func title(of diary: [DiaryDay]) -> String {
        guard let first = diary.first, let last = diary.last else { return "" }
        return text(
            diary.count == 1
                ? .diaryTitle(date: first.day.description, weekday: .weekday(first.day.weekday))
                : .diaryWeekTitle(first: first.day.description, last: last.day.description)
        )
    }

    private func figure(minutes milliseconds: Int) -> DiaryPage.Figure {
        let minutes = minutes(milliseconds)
        return DiaryPage.Figure(Double(minutes), text(.diaryMinutes(count: minutes)))
    }

    private func day(_ day: DiaryDay) -> DiaryPage.Day {
        let weekday = Message.weekday(day.day.weekday)
        let words = day.dictated.right + day.dictated.wrong
        return DiaryPage.Day(
            name: text(.diaryDay(date: day.day.description, weekday: weekday)),
            shortName: text(weekday),
            tasks: day.entries.map { entry in
                let mark: DiaryPage.Task.Mark =
                    switch entry.ending {
                    case .done?, .timeUp?: entry.isOnTime ? .onTime : .late
                    case .removed?, nil: .unfinished
                    }
                return DiaryPage.Task(
                    entry.task.name,
                    planned: figure(minutes: entry.task.estimate),
                    taken: figure(minutes: entry.task.spent),
                    mark: mark,
                    outcome: text(StudyTexts.outcome(of: entry.task, entry.ending)),
                    note: entry.task.isStuck
                        ? text(.taskStuck(note: entry.task.note.isEmpty ? "none" : entry.task.note)) : ""
                )
            },
            planned: figure(minutes: day.planned),
            studied: figure(minutes: day.studied),
            pomodoros: DiaryPage.Figure(Double(day.pomodoros), String(day.pomodoros)),
            phrases: DiaryPage.Figure(Double(day.phrases), String(day.phrases)),
            dictation: words == 0
                ? nil
                : DiaryPage.Dictation(
                    right: day.dictated.right,
                    words: words,
                    text: text(.diaryRightOf(right: day.dictated.right, words: words))
                )
        )
    }
}
