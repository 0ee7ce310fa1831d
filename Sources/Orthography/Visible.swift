/// The text on one line, with everything in it that could command a terminal made a plain visible sign.
///
/// Line ends and tabs become one space; other controls their pictures (␛); C1 controls, which some terminals obey,
/// bidirectional overrides, which would show a text in another order, and annotation signs become U+FFFD. Marks of
/// direction and byte order, which show nothing, are left out. What is printed afterwards holds no control character.
public func visible(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
        if let seen = sign(for: scalar, after: previous) { result.append(seen) }
        previous = scalar
    }
    return String(result)
}

private func sign(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A where previous == "\r": nil
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "␡"
    case 0x80...0x9F: "\u{FFFD}"
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: "\u{FFFD}"
    case 0x200E, 0x200F, 0x061C, 0xFEFF: nil
    default: scalar
    }
}
