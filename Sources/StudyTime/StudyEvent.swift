/// What happens to study time.
public enum StudyEvent: Sendable, Hashable {
    /// Time has passed, and nothing else.
    case tick
    /// A console has come, and tells from now on what happens.
    case joined
    /// The last console has left.
    case left

    /// The list begins with its first task. What is paused goes on.
    case start
    case pause
    case resume
    case giveUp
    /// Milliseconds more: for the rest while there is one, otherwise for the current task.
    case extend(Int)
    /// Study goes on at once.
    case skipBreak

    /// A task for the end of the list. The estimate is in milliseconds.
    case add(name: String, estimate: Int, link: StudyLink?)
    /// Another name, estimate or link; nil leaves what is. A link of nil in the option takes it away.
    case edit(id: Int, name: String?, estimate: Int?, link: StudyLink??)
    /// To a place of the list, from 0.
    case move(id: Int, to: Int)
    case remove(id: Int)
    /// Done; nil for the current task.
    case done(id: Int?)
    /// Passed over until the list begins anew; nil for the current task.
    case skip(id: Int?)
    /// The learner does not get on with a task, or (note nil) does again; id nil for the current task.
    case stuck(id: Int?, note: String?)
}

/// Why something cannot be done now.
public enum StudyRefusal: String, Sendable, Hashable, CaseIterable {
    /// No task is on the list.
    case empty
    /// Every task on the list is passed over already.
    case noTask = "no task"
    /// It goes on already.
    case running
    /// Nothing goes on.
    case idle
    /// It is paused already.
    case paused
    /// There is no rest.
    case noRest = "no rest"
    /// No such task is on the list any more.
    case unknown
    /// A name of nothing but white space.
    case noName = "no name"
    /// A name or note that is too long.
    case longName = "long name"
    /// The list is full.
    case full
    /// An estimate or extension that is out of range.
    case range
}
