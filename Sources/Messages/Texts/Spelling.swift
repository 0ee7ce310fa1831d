// What is said of a word spelled aloud.
extension Message {
    public static func lettersUnknown(language: Message) -> Message {
        Message(
            en: "Spelling aloud is not judged in {language}: the names of its letters are not known here.",
            zh: "还不能评判{language}的逐字母拼读：这里没有它的字母名称。",
            ["language": language]
        )
    }

    public static func wordWithoutLetters(word: String, limit: Int) -> Message {
        Message(
            en: "“{word}” cannot be spelled aloud: only letters of the language count, and at most {limit} of them.",
            zh: "“{word}”无法逐字母拼读：只能含有这种语言的字母，最多 {limit} 个。",
            ["word": word, "limit": limit]
        )
    }

    public static func spellingUnclear() -> Message {
        Message(
            en: "I could not make out every letter. Spell it again, each letter by itself.",
            zh: "没有听清每个字母。请再拼一遍，一个字母一个字母地说。"
        )
    }

    public static func letterReplaced(number: Int, letter: Character, heard: Character?) -> Message {
        Message(
            en: "Letter {number} should be “{letter}”; I heard “{heard}”.",
            zh: "第 {number} 个字母应该是“{letter}”，听到的是“{heard}”。",
            ["number": number, "letter": String(letter), "heard": heard.map { String($0) } ?? "…"]
        )
    }

    public static func letterLeftOut(number: Int, letter: Character) -> Message {
        Message(
            en: "You left out letter {number}, “{letter}”.",
            zh: "漏掉了第 {number} 个字母“{letter}”。",
            ["number": number, "letter": String(letter)]
        )
    }

    public static func lettersSwapped(_ first: Character, _ second: Character) -> Message {
        Message(
            en: "“{first}” comes before “{second}”.",
            zh: "“{first}”应该在“{second}”前面。",
            ["first": String(first), "second": String(second)]
        )
    }

    public static func letterUnclear(number: Int, letter: Character) -> Message {
        Message(
            en: "Letter {number}, “{letter}”, was unclear.",
            zh: "第 {number} 个字母“{letter}”说得不清楚。",
            ["number": number, "letter": String(letter)]
        )
    }

    public static func letterAdded(_ heard: Character, after letter: Character, number: Int) -> Message {
        Message(
            en: "I heard one letter more, “{heard}”, after letter {number}, “{letter}”.",
            zh: "在第 {number} 个字母“{letter}”后面多听到了“{heard}”。",
            ["heard": String(heard), "letter": String(letter), "number": number]
        )
    }

    public static func letterAddedAtStart(_ heard: Character) -> Message {
        Message(
            en: "I heard one letter more, “{heard}”, at the start.",
            zh: "开头多听到了“{heard}”。",
            ["heard": String(heard)]
        )
    }
}
