@preconcurrency import Glibc

/// How the characters of a file are written.
public enum Encoding: String, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case gb18030 = "GB18030"
    /// Western European, as Windows has it (Latin-1 and the marks it lacks).
    case latin1 = "CP1252"
}

/// The text of a file in whichever encoding it is, its line ends made line feeds.
///
/// A byte order mark decides. Without one: many zero bytes at every second place are UTF-16; what is valid UTF-8 is that;
/// otherwise pairs of bytes that are mostly common Chinese characters are GB18030, and the rest is Latin-1. Throws
/// where bytes are none of these.
public func decoded(_ bytes: [UInt8]) throws(ImportProblem) -> (text: String, encoding: Encoding) {
    let (encoding, marked) = try encoding(of: bytes)
    let body = bytes.dropFirst(marked)
    let text: String
    switch encoding {
    case .utf8: text = try utf8(body)
    case .utf16LittleEndian, .utf16BigEndian: text = try utf16(body, isLittle: encoding == .utf16LittleEndian)
    case .gb18030, .latin1: text = try converted(Array(body), from: encoding)
    }
    return (try plain(text), encoding)
}

/// The encoding and how many bytes its mark has.
private func encoding(of bytes: [UInt8]) throws(ImportProblem) -> (Encoding, Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if let order = zeros(in: bytes) { return (order, 0) }
    let (sequences, slips) = soundness(bytes)
    if slips == 0 || sequences > 4 * slips { return (.utf8, 0) }
    return (isChinese(bytes) ? .gb18030 : .latin1, 0)
}

/// UTF-16 without a mark shows by zeros at every second byte, which plain letters and line ends have.
private func zeros(in bytes: [UInt8]) -> Encoding? {
    let sample = bytes.prefix(4_096)
    guard sample.count >= 4 else { return nil }
    var counts = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
        if index % 2 == 0 { counts.even += 1 } else { counts.odd += 1 }
    }
    let pairs = sample.count / 2
    if counts.odd > 1, counts.odd * 3 > pairs, counts.even * 20 < counts.odd { return .utf16LittleEndian }
    if counts.even > 1, counts.even * 3 > pairs, counts.odd * 20 < counts.even { return .utf16BigEndian }
    return nil
}

/// How many characters of several bytes are well formed as UTF-8, and how many bytes are not.
private func soundness(_ bytes: [UInt8]) -> (sequences: Int, slips: Int) {
    var (sequences, slips) = (0, 0)
    var index = 0
    while index < bytes.count {
        let length = lengthOfUTF8(bytes, at: index)
        if length > 1 { sequences += 1 }
        // A tail that was cut off is told as such later.
        if length == 0 { if isCutOff(bytes, at: index) { break } else { slips += 1 } }
        index += max(length, 1)
    }
    return (sequences, slips)
}

/// The length of the character that begins here; 0 where none does.
private func lengthOfUTF8(_ bytes: [UInt8], at index: Int) -> Int {
    let length =
        switch bytes[index] {
        case 0x00...0x7F: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
    if length < 2 { return length }
    guard index + length <= bytes.count else { return 0 }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
}

/// Whether the bytes from here to the end begin a character of UTF-8 that would have gone on.
private func isCutOff(_ bytes: [UInt8], at index: Int) -> Bool {
    let rest = bytes[index...]
    guard rest.count < 4, let first = rest.first, (0xE0...0xF4).contains(first) else { return false }
    // One stray byte at the end of an old text is a letter with an accent.
    return rest.count > 1 && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
}

/// Whether what is above ASCII comes in the pairs of the common Chinese characters and marks (GB 2312), mostly.
private func isChinese(_ bytes: [UInt8]) -> Bool {
    var (common, other) = (0, 0)
    var index = 0
    while index < bytes.count {
        guard bytes[index] >= 0x80 else {
            index += 1
            continue
        }
        // Half of a pair at the end says nothing.
        guard index + 1 < bytes.count else { break }
        let next = bytes[index + 1]
        if (0xA1...0xF7).contains(bytes[index]), next >= 0xA1 {
            common += 1
            index += 2
        } else if (0x30...0x39).contains(next) {
            // Four bytes: a character that GB 2312 has not.
            index += 4
        } else {
            other += 1
            index += next >= 0x40 ? 2 : 1
        }
    }
    return common > 2 * other
}

private func utf8(_ bytes: ArraySlice<UInt8>) throws(ImportProblem) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let whole = Array(bytes)
    var line = 1
    var index = 0
    while index < whole.count {
        let length = lengthOfUTF8(whole, at: index)
        if length == 0 { throw ImportProblem(line: line, isCutOff(whole, at: index) ? .truncated : .notText) }
        if whole[index] == 0x0A { line += 1 }
        index += length
    }
    // Overlong forms and halves of pairs.
    throw ImportProblem(line: 1, .notText)
}

private func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) throws(ImportProblem) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt8?
    for byte in bytes {
        if let high = first {
            units.append(isLittle ? UInt16(byte) << 8 | UInt16(high) : UInt16(high) << 8 | UInt16(byte))
            first = nil
        } else {
            first = byte
        }
    }
    let lines = { units.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }
    guard first == nil else { throw ImportProblem(line: lines(), .truncated) }
    guard let text = String(validating: units, as: UTF16.self) else {
        if let last = units.last, (0xD800...0xDBFF).contains(last) { throw ImportProblem(line: lines(), .truncated) }
        throw ImportProblem(line: 1, .notText)
    }
    return text
}

/// Converts by the system's own tables (`iconv`).
private func converted(_ bytes: [UInt8], from encoding: Encoding) throws(ImportProblem) -> String {
    let converter = iconv_open("UTF-8", encoding.rawValue)
    // The system answers -1 as a pointer where it has no such table.
    guard Int(bitPattern: converter) != -1 else { throw ImportProblem(line: 1, .notText) }
    defer { iconv_close(converter) }
    var source = bytes.map { CChar(bitPattern: $0) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 3 / 2)
    var room = [CChar](repeating: 0, count: 1 << 16)
    var rest = source.count
    var failed: Int32 = 0
    source.withUnsafeMutableBufferPointer { source in
        var reading = source.baseAddress
        while rest > 0, failed == 0 {
            room.withUnsafeMutableBufferPointer { room in
                var writing = room.baseAddress
                var left = room.count
                if iconv(converter, &reading, &rest, &writing, &left) == -1, errno != E2BIG {
                    failed = errno
                }
                result += room.prefix(room.count - left).map { UInt8(bitPattern: $0) }
            }
        }
    }
    guard failed == 0 else {
        let line = bytes.prefix(bytes.count - rest).reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        throw ImportProblem(line: line, failed == EINVAL ? .truncated : .notText)
    }
    return String(decoding: result, as: UTF8.self)
}

/// Line feeds alone end lines; a control character, which no list of words has, is refused with its line.
private func plain(_ text: String) throws(ImportProblem) -> String {
    var result = String.UnicodeScalarView()
    var line = 1
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x0A where isAfterReturn: break
        case 0x0A, 0x0D, 0x2028, 0x0C, 0x85:
            result.append("\n")
            line += 1
        case 0x00...0x08, 0x0E...0x1F, 0x7F: throw ImportProblem(line: line, .notText)
        case 0xFEFF: break
        default: result.append(scalar)
        }
        isAfterReturn = scalar == "\r"
    }
    return String(result)
}
