/// What has a terminal copy a text: OSC 52 (xterm control sequences, "Manipulate Selection Data"); in tmux also as what it
/// hands through to the terminal it runs in, since its own clipboard may be switched off.
func clipboardSequence(_ text: String, inTmux: Bool) -> String {
    let plain = "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{07}"
    return inTmux ? plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\" : plain
}

/// Base 64 with padding (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        var bits = 0
        for byte in group { bits = bits << 8 | Int(byte) }
        bits <<= 8 * (3 - group.count)
        for place in 0..<4 {
            result.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: result, as: UTF8.self)
}
