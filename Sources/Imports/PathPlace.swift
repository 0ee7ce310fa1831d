/// Where a list stands, told from its path.
///
/// The part that names a grade (`一年级`, `Grade 3`, `七年级上册`) is looked for first: the folder before it is the book, what
/// follows it is the term where it names one (`上册`, `Term 2`), and the file's name is the kind of list unless it named
/// the grade or the term. Without a grade the folders below the one given are book, grade and term in turn.
public func place(ofFile path: String, below root: String = "") -> ListPlace {
    let parts = components(path)
    guard let name = parts.last else { return ListPlace() }
    let folders = Array(parts.dropLast())
    let names = folders + [stem(name)]
    guard let index = names.lastIndex(where: { grade($0) != nil }), let (found, rest) = grade(names[index]) else {
        return unnamed(folders, stem: stem(name), below: components(root))
    }
    var result = ListPlace(book: index > 0 ? names[index - 1] : "", grade: found, term: rest)
    var after = Array(names[(index + 1)...])
    if result.term.isEmpty, let first = after.first, isTerm(first) {
        result.term = first
        after.removeFirst()
    }
    result.type = after.joined(separator: "/")
    return result
}

/// The name of a file without its ending.
public func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
}

private func components(_ path: String) -> [String] {
    // Names written by a Mac are decomposed, and would be other units beside the same ones composed.
    path.split(separator: "/").filter { $0 != "." }.map { Composed.text(String($0)) }
}

private func unnamed(_ folders: [String], stem: String, below root: [String]) -> ListPlace {
    var inside = folders
    if !root.isEmpty, folders.starts(with: root) {
        inside = Array(folders.dropFirst(root.count))
        // Of a folder that holds the lists itself, its own name is the book's.
        if inside.isEmpty, let own = root.last { inside = [own] }
    } else {
        inside = []
    }
    var result = ListPlace(type: stem)
    if let book = inside.first { result.book = book }
    if inside.count > 1 { result.grade = inside[1] }
    if inside.count > 2 { result.term = inside[2] }
    if inside.count > 3 { result.type = (inside[3...] + [stem]).joined(separator: "/") }
    if isTerm(stem), result.term.isEmpty, inside.count < 4 { (result.term, result.type) = (stem, "") }
    if inside.isEmpty { result.type = "" }
    return result
}

/// The grade that a name says, and the term where it says that as well; nil where it is no grade.
private func grade(_ name: String) -> (grade: String, term: String)? {
    let digits = "零一二三四五六七八九十0123456789"
    let head = name.prefix { digits.contains($0) }
    let rest = name.dropFirst(head.count)
    if !head.isEmpty, rest.hasPrefix("年级") {
        let term = String(rest.dropFirst(2))
        return term.isEmpty || isTerm(term) ? (head + "年级", term) : nil
    }
    if let first = name.first, "高初".contains(first), name.count >= 2 {
        let number = name.dropFirst().prefix { digits.contains($0) }
        let term = String(name.dropFirst(1 + number.count))
        return !number.isEmpty && (term.isEmpty || isTerm(term)) ? (String(first) + number, term) : nil
    }
    let words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "_" || $0 == "-" })
    if words.count == 2, let kind = words.first, let number = words.last,
        ["grade", "year", "class", "form", "klasse", "classe", "curso"].contains(kind), number.count <= 2,
        number.allSatisfy({ $0.isNumber })
    {
        return (name, "")
    }
    return nil
}

private func isTerm(_ name: String) -> Bool {
    if ["上", "下", "上册", "下册", "全册", "全一册", "上学期", "下学期", "第一学期", "第二学期", "第一册", "第二册"].contains(name) {
        return true
    }
    let words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "_" || $0 == "-" })
    guard words.count == 2, let kind = words.first, let number = words.last else { return false }
    return ["term", "semester", "volume", "vol", "trimester"].contains(kind) && number.count <= 2
        && number.allSatisfy { $0.isNumber }
}
