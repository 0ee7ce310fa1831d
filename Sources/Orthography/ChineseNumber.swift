/// Numbers in digits as they are read in Chinese.
public enum ChineseNumber {
    /// The characters a number is read as: `10` 十, `205` 二百零五, `3.5` 三点五, `20%` 百分之二十, `9:05` 九点零五分.
    ///
    /// Nil for what is no number. Numbers of more than 12 digits, or with a leading zero, are read digit by digit; years
    /// (`2024` before 年) are the caller's to tell, by ``digits(_:)``.
    public static func characters(_ text: some StringProtocol) -> String? {
        var text = Substring(folded(text))
        if text.last == "%" {
            text = text.dropLast()
            return text.last?.isNumber == true ? characters(text).map { "百分之" + $0 } : nil
        }
        if text.first == "-" || text.first == "+" {
            let sign = text.first == "-" ? "负" : "加"
            text = text.dropFirst()
            return text.first?.isNumber == true ? characters(text).map { sign + $0 } : nil
        }
        let clock = text.split(separator: ":", omittingEmptySubsequences: false)
        if clock.count == 2 { return time(clock[0], clock[1]) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count <= 2 else { return nil }
        let grouped = first.filter { $0 != "," }
        guard isDigits(grouped) else { return nil }
        let whole = cardinal(grouped)
        guard parts.count == 2 else { return whole }
        guard isDigits(parts[1]), let fraction = digits(parts[1]) else { return nil }
        return whole + "点" + fraction
    }

    /// A number read digit by digit: `2024` 二零二四; nil for what is no row of digits.
    public static func digits(_ text: some StringProtocol) -> String? {
        guard isDigits(text) else { return nil }
        return String(text.compactMap { $0.wholeNumberValue.map { names[$0] } })
    }

    private static let names: [Character] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    private static let places = ["", "十", "百", "千"]
    private static let groups = ["", "万", "亿"]

    private static func isDigits(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isWholeNumber }
    }

    private static func time(_ hours: Substring, _ minutes: Substring) -> String? {
        guard let hour = Int(hours), let minute = Int(minutes), (0...24).contains(hour), (0...59).contains(minute),
            minutes.count == 2, isDigits(hours), isDigits(minutes)
        else { return nil }
        let start = (hour == 2 ? "两" : cardinal("\(hour)")) + "点"
        if minute == 0 { return start }
        return start + (minute < 10 ? "零" : "") + cardinal("\(minute)") + "分"
    }

    private static func cardinal(_ digits: String) -> String {
        if digits.count > 12 || (digits.count > 1 && digits.first == "0") {
            return ChineseNumber.digits(digits) ?? ""
        }
        let values = digits.compactMap(\.wholeNumberValue)
        if values.allSatisfy({ $0 == 0 }) { return "零" }
        var result = ""
        var hasGap = false
        for (index, value) in values.enumerated() {
            let rank = values.count - 1 - index
            if value == 0 {
                hasGap = true
            } else {
                if hasGap, !result.isEmpty { result += "零" }
                hasGap = false
                // 十二, but 一百一十二; 两千 and 两万, but 二十 and 二百.
                let isTen = rank % 4 == 1 && result.isEmpty && value == 1
                let isPair = value == 2 && (rank % 4 == 3 || (rank >= 4 && rank % 4 == 0 && result.isEmpty))
                if !isTen { result.append(isPair ? "两" : names[value]) }
                result += places[rank % 4]
            }
            if rank % 4 == 0, rank > 0 {
                let group = values[max(0, index - 3)...index]
                if group.contains(where: { $0 != 0 }) {
                    result += groups[rank / 4]
                    hasGap = false
                }
            }
        }
        return result
    }
}
