/// The exercise by which something is remembered worst: the one to review it with.
///
/// What was forgotten comes first, then what was never tried, then what was hard, good, easy; among equals the earlier of
/// those that there are.
///
/// - Parameters:
///   - grades: the latest grade of each exercise that was done.
///   - forms: the exercises there are, the most demanding first.
public func weakestForm(_ grades: [String: ReviewGrade], among forms: [String]) -> String? {
    // Between again (1) and hard (2).
    func strength(_ form: String) -> Double { grades[form].map { Double($0.rawValue) } ?? 1.5 }
    return forms.enumerated().min { one, other in
        let (first, second) = (strength(one.element), strength(other.element))
        return first != second ? first < second : one.offset < other.offset
    }?.element
}
