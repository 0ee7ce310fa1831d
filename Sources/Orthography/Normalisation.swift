import CUTF8Proc

/// The text in composed form (NFC): é is one scalar.
///
/// Swift calls both forms equal, a database and a C library do not.
public func composed(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
    return recomposed(decompositions(text, Int32(UTF8PROC_DECOMPOSE.rawValue)))
}

/// The text in decomposed form (NFD): é is `e` and a combining acute.
public func decomposed(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
    return string(decompositions(text, Int32(UTF8PROC_DECOMPOSE.rawValue)))
}

/// The code points of a text after decomposition by the options of utf8proc, in canonical order.
///
/// The text itself where the library refuses it, which it does for nothing that a Swift string can hold.
func decompositions(_ text: some StringProtocol, _ options: Int32) -> [Int32] {
    let bytes = Array(text.utf8)
    let wanted = utf8proc_option_t(UInt32(bitPattern: options))
    var room = max(16, bytes.count * 2)
    while true {
        var points = [Int32](repeating: 0, count: room)
        let count = utf8proc_decompose(bytes, bytes.count, &points, points.count, wanted)
        if count < 0 { return text.unicodeScalars.map { Int32(bitPattern: $0.value) } }
        if count <= room { return Array(points.prefix(count)) }
        room = count
    }
}

/// A string of code points, composed again.
func recomposed(_ points: [Int32]) -> String {
    var points = points
    let count = utf8proc_normalize_utf32(&points, points.count, UTF8PROC_COMPOSE)
    return string(count < 0 ? points : Array(points.prefix(count)))
}

/// A string of code points; what is no scalar is left out.
func string(_ points: [Int32]) -> String {
    var scalars = String.UnicodeScalarView()
    for point in points {
        if let scalar = Unicode.Scalar(UInt32(bitPattern: point)) { scalars.append(scalar) }
    }
    return String(scalars)
}
