public import Orthography

/// What people say for each command, by language: the one place where the spoken forms stand.
///
/// The first form of a command is what the program itself calls it. Mandarin models know no tones: 是 alone would be 十.
public enum CommandWords {
    /// The forms of a language; nil where there is no table for it.
    public static func forms(in language: Language) -> [SpokenCommand: [String]]? { tables[language] }

    /// The languages that have a table.
    public static let languages: [Language] = [.english, .french, .spanish, .mandarin]

    private static let tables: [Language: [SpokenCommand: [String]]] = [
        .english: table(
            """
            next: next
            again: again | say it again | repeat
            slower: slower | more slowly
            faster: faster
            stop: stop
            back: back | go back
            yes: yes
            no: no
            help: help
            skip: skip | skip it
            favorite: favorite | favourite
            """,
            numbers: "one two three four five six seven eight nine ten eleven twelve"
        ),
        .french: table(
            """
            next: suivant | la suite
            again: encore | répète | encore une fois
            slower: plus lentement | moins vite
            faster: plus vite
            stop: stop | arrête
            back: retour
            yes: oui
            no: non
            help: aide | à l'aide
            skip: passe | passer
            favorite: favori
            """,
            numbers: "un deux trois quatre cinq six sept huit neuf dix onze douze"
        ),
        .spanish: table(
            """
            next: siguiente
            again: otra vez | repite
            slower: más despacio | más lento
            faster: más rápido
            stop: para | alto
            back: atrás | volver
            yes: sí
            no: no
            help: ayuda
            skip: saltar | pasa
            favorite: favorito
            """,
            numbers: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce"
        ),
        .mandarin: table(
            """
            next: 下一个
            again: 再来一遍 | 再来
            slower: 慢一点
            faster: 快一点
            stop: 停 | 停止
            back: 返回
            yes: 对 | 是的
            no: 不 | 不对 | 不是
            help: 帮助
            skip: 跳过
            favorite: 收藏
            """,
            numbers: "一 二|两 三 四 五 六 七 八 九 十 十一 十二"
        ),
    ]

    /// - Parameters:
    ///   - text: a command a line, its forms parted by `|`.
    ///   - numbers: one to twelve, parted by spaces.
    private static func table(_ text: String, numbers: String) -> [SpokenCommand: [String]] {
        var forms: [SpokenCommand: [String]] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let fields = line.split(separator: ":", maxSplits: 1)
            guard fields.count == 2, let command = SpokenCommand(code: fields[0]) else { continue }
            forms[command] = fields[1].split(separator: "|").map { part in
                part.split(separator: " ").joined(separator: " ")
            }
        }
        for (index, names) in numbers.split(separator: " ").enumerated() {
            forms[.number(index + 1)] = names.split(separator: "|").map { String($0) }
        }
        return forms
    }
}
