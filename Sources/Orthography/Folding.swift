import CUTF8Proc

/// The text as a search sees it: no case, no accents, one kind of apostrophe, dash, quotation mark and space.
///
/// Full-width forms become ASCII, Chinese marks their Western ones, œ is `oe`, ß is `ss`, ø is `o`; white space is one
/// space and none at the ends. Folding twice changes nothing more.
public func folded(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return foldedASCII(text) }
    return tidied(points(text, strippingAccents: true))
}

/// The text as an exact comparison sees it: case, apostrophes, width and spaces folded, accents and ligatures kept.
func foldedKeepingAccents(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return foldedASCII(text) }
    return tidied(points(text, strippingAccents: false))
}

private func points(_ text: some StringProtocol, strippingAccents: Bool) -> [Int32] {
    var options = UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_IGNORE.rawValue
    if strippingAccents { options |= UTF8PROC_CASEFOLD.rawValue | UTF8PROC_STRIPMARK.rawValue }
    // Marks first: compatibility would make a spacing acute, typed as an apostrophe, a space and an accent.
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(plainMark(scalar) ?? scalar) }
    let points = decompositions(String(scalars), Int32(bitPattern: options))
    var result: [Int32] = []
    result.reserveCapacity(points.count)
    for point in points {
        guard let scalar = Unicode.Scalar(UInt32(bitPattern: point)) else { continue }
        let plain = plainMark(scalar) ?? scalar
        if strippingAccents, let letters = plainLetters(plain) {
            result += letters.unicodeScalars.map { Int32(bitPattern: $0.value) }
        } else if strippingAccents {
            result.append(Int32(bitPattern: plain.value))
        } else {
            // Case folding would turn ß into ss: lower case keeps it.
            let lower = utf8proc_tolower(Int32(bitPattern: plain.value))
            result.append(lower)
        }
    }
    return result
}

private func foldedASCII(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
        switch byte {
        case 0x41...0x5A: bytes.append(byte + 0x20)
        case 0x60: bytes.append(0x27)
        case 0x09...0x0D, 0x20: if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
        default: bytes.append(byte)
        }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
}

/// Composed, white space runs made one space, none at the ends.
private func tidied(_ points: [Int32]) -> String {
    var result = ""
    for character in recomposed(points) {
        if character.isWhitespace {
            if let last = result.last, last != " " { result.append(" ") }
        } else {
            result.append(character)
        }
    }
    if result.last == " " { result.removeLast() }
    return result
}

/// The plain form of a mark that has several; nil for everything else.
private func plainMark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if isApostrophe(scalar) { return "'" }
    switch scalar {
    case "‐", "‑", "‒", "–", "—", "―", "−", "﹣", "－": return "-"
    case "“", "”", "„", "‟", "«", "»", "″", "＂", "「", "」", "『", "』", "《", "》": return "\""
    case "。", "．", "｡": return "."
    case "、", "，", "､": return ","
    case "・", "‧", "•": return "·"
    case "ɡ": return "g"
    default: return nil
    }
}

/// Letters that have no decomposition but are typed with plain ones.
private func plainLetters(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "œ": "oe"
    case "æ": "ae"
    case "ø": "o"
    case "ł": "l"
    case "đ", "ð": "d"
    case "þ": "th"
    case "ı": "i"
    case "ŋ": "n"
    default: nil
    }
}

/// Pinyin in lower case and decomposed, full-width forms in ASCII, its marks kept.
func foldedForPinyin(_ text: some StringProtocol) -> String {
    let options = UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
    var scalars = String.UnicodeScalarView()
    // A spacing acute typed as an apostrophe would decompose into a space and an accent.
    for scalar in text.unicodeScalars { scalars.append(isApostrophe(scalar) ? "'" : scalar) }
    let points = decompositions(String(scalars), Int32(bitPattern: options))
    return string(points.map { utf8proc_tolower($0) })
}
