// Names that stand inside other messages.
extension Message {
    /// The name of a course language by its code; the code itself where it is none of them.
    public static func languageName(code: String) -> Message {
        Message(
            en: """
                {code, select, en {English} fr {French} es {Spanish} de {German} it {Italian} pt {Portuguese} \
                cmn {Mandarin Chinese} other {{code}}}
                """,
            zh: """
                {code, select, en {英语} fr {法语} es {西班牙语} de {德语} it {意大利语} pt {葡萄牙语} \
                cmn {普通话} other {{code}}}
                """,
            ["code": code]
        )
    }

    /// Text that is data, such as a file's name, where a message is asked for.
    public static func verbatim(_ text: String) -> Message {
        Message(en: "{text}", zh: "{text}", ["text": Whole(text)])
    }
}
