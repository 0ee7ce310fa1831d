// Review: what is due, and what it came to.
extension Message {
    public static func reviewTitle() -> Message { Message(en: "Review", zh: "复习") }

    public static func reviewDue(phrases: Int, words: Int) -> Message {
        Message(
            en: """
                Due today: {phrases, plural, =0 {no phrases} one {# phrase} other {# phrases}} and \
                {words, plural, =0 {no dictation words} one {# dictation word} other {# dictation words}}.
                """,
            zh: "今天该复习：{phrases, plural, other {# 句}}，听写词语 {words, plural, other {# 个}}。",
            ["phrases": phrases, "words": words]
        )
    }

    /// - Parameter percent: the mean probability of recall, 0…100.
    public static func reviewRecall(studied: Int, percent: Int) -> Message {
        Message(
            en: """
                {studied, plural, one {# thing} other {# things}} studied; about {percent}% would be remembered today.
                """,
            zh: "学过 {studied} 项；今天大约能记起 {percent}%。",
            ["studied": studied, "percent": percent]
        )
    }

    public static func reviewComing() -> Message { Message(en: "To come:", zh: "往后：") }

    public static func reviewNothing() -> Message {
        Message(
            en: "Nothing is due. What you study comes back here when it is about to be forgotten.",
            zh: "现在没有要复习的。学过的内容会在快要忘记的时候回到这里。"
        )
    }

    public static func reviewStart(count: Int) -> Message {
        Message(
            en: """
                {count, plural, one {Enter begins it: one exercise.} other {Enter begins # of them, one exercise each.}}
                """,
            zh: "按回车开始，这一轮 {count} 项，每项一个练习。",
            ["count": count]
        )
    }

    public static func reviewPlace(number: Int, count: Int) -> Message {
        Message(en: "Review {number} of {count}", zh: "复习 {number}/{count}", ["number": number, "count": count])
    }

    public static func reviewLeft(number: Int, count: Int) -> Message {
        Message(
            en: """
                Left at {number} of {count}. Enter goes on with the next, `again` takes this one again, `back` ends the \
                review.
                """,
            zh: "停在第 {number} 项，共 {count} 项。回车做下一项，`again` 重做这一项，`back` 结束复习。",
            ["number": number, "count": count]
        )
    }

    public static func reviewDone(passed: Int, count: Int) -> Message {
        Message(
            en: "Reviewed {count}: {passed} remembered.",
            zh: "复习了 {count} 项：记得 {passed} 项。",
            ["passed": passed, "count": count]
        )
    }

    public static func reviewMore(count: Int) -> Message {
        Message(
            en: "{count, plural, one {# more is} other {# more are}} due; `review` goes on.",
            zh: "还有 {count} 项该复习；输入 `review` 继续。",
            ["count": count]
        )
    }

    public static func recallAsk() -> Message {
        Message(en: "Type the word you hear. Enter says it again.", zh: "输入你听到的词。按回车再听一遍。")
    }

    public static func offerReview() -> Message { Message(en: "what is due", zh: "该复习的") }
    public static func offerReviewNext() -> Message { Message(en: "go on", zh: "继续") }
    public static func offerReviewAgain() -> Message { Message(en: "this one again", zh: "重做这一项") }
    public static func offerForecast() -> Message { Message(en: "what is to come", zh: "往后的复习") }

    public static func helpReview() -> Message {
        Message(
            en: """
                What you studied comes back here just before you would forget it: a phrase or a dictation word at a time, \
                each with the exercise you do worst. Enter begins; the bars show what is to come.
                """,
            zh: "学过的句子和听写词语，会在快要忘记时回到这里，一次一项，用你最弱的那种练习。按回车开始；横条表示往后几天的数量。"
        )
    }
}

// Fitting the plan of reviews to one learner.
extension Message {
    public static func tuningTooFew(count: Int, needed: Int) -> Message {
        Message(
            en: """
                {count, plural, =0 {There are no reviews} one {There is one review} other {There are # reviews}} so far. From {needed} on, spread over several days, the plan can be fitted to your \
                own memory; until then it follows the published averages.
                """,
            zh: "目前有 {count} 次复习。达到 {needed} 次、并分布在多天以后，才能按你自己的记忆来调整计划；在那之前按公开的平均参数安排。",
            ["count": count, "needed": needed]
        )
    }

    /// - Parameters:
    ///   - before: the mean log loss with the parameters used until now, as it is printed.
    ///   - after: with the fitted ones.
    public static func tuningGained(before: String, after: String, heldOut: Int, learned: Int) -> Message {
        Message(
            en: """
                Fitted on {learned} reviews. On {heldOut} later ones, which it did not see, the log loss fell from \
                {before} to {after}: the new plan is used from now on.
                """,
            zh: "用 {learned} 次复习拟合。在它没有见过的 {heldOut} 次较晚的复习上，对数损失从 {before} 降到 {after}：从现在起使用新计划。",
            ["before": before, "after": after, "heldOut": heldOut, "learned": learned]
        )
    }

    public static func tuningKept(before: String, after: String, heldOut: Int, learned: Int) -> Message {
        Message(
            en: """
                Fitted on {learned} reviews. On {heldOut} later ones, which it did not see, the log loss was {after}, and \
                {before} with the plan as it is: the plan stays.
                """,
            zh: "用 {learned} 次复习拟合。在它没有见过的 {heldOut} 次较晚的复习上，对数损失为 {after}，现有计划为 {before}：计划不变。",
            ["before": before, "after": after, "heldOut": heldOut, "learned": learned]
        )
    }
}
