import Foundation
import Testing

@testable import Shell

@Suite("Copying by the terminal")
struct ClipboardSequenceTests {
    private let text = "Ça va ? – 你好 𠮷 e\u{301}！"

    @Test("the terminal is asked in base 64, in tmux through it")
    func terminal() {
        let plain = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
        #expect(clipboardSequence(text, inTmux: false) == plain)
        #expect(clipboardSequence(text, inTmux: true) == plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\")
        #expect(clipboardSequence("x", inTmux: false) == "\u{1B}]52;c;eA==\u{07}")
    }

    @Test("base 64 agrees with another implementation", arguments: 0..<40)
    func encoding(_ length: Int) {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ length &* 31) }
        #expect(base64(bytes) == Data(bytes).base64EncodedString())
    }
}
