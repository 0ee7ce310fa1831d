// The pieces of music for a break.
extension Message {
    public static func breakPieceAir() -> Message {
        Message(en: "Air on the G String – Johann Sebastian Bach", zh: "G 弦上的咏叹调 —— 约翰·塞巴斯蒂安·巴赫")
    }

    public static func breakPieceClairDeLune() -> Message {
        Message(en: "Clair de lune – Claude Debussy", zh: "月光 —— 克洛德·德彪西")
    }

    public static func breakPieceBarcarolle() -> Message {
        Message(
            en: "June: Barcarolle, from “The Seasons” – Pyotr Ilyich Tchaikovsky",
            zh: "六月：船歌，选自《四季》—— 彼得·伊里奇·柴可夫斯基"
        )
    }

    public static func breakPieceRomance() -> Message {
        Message(
            en: "Romance, from the Serenade in G major – Wolfgang Amadeus Mozart",
            zh: "浪漫曲，选自《G 大调弦乐小夜曲》—— 沃尔夫冈·阿马德乌斯·莫扎特"
        )
    }
}
