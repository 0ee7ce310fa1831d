/// Hands over the lines of a text in memory one after the other, without their ends; CRLF ends a line as LF does.
public func eachLine(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        var line = bytes[start..<end]
        if line.last == 0x0D { line = line.dropLast() }
        body(line)
        start = end + 1
    }
}
