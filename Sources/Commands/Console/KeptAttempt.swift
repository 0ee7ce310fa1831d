import Library

/// An attempt as the database keeps it; exercises have a value of that name as well, and this file does not import them.
typealias KeptAttempt = Attempt
