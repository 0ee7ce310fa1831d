@preconcurrency import Glibc
import Library

/// Looks words up in the Chinese dictionary one after the other, and writes how many nanoseconds each took: its entry with
/// words and examples, and then everything that is found for it; a line each, parted by a tab.
///
///   aloud-bench lookups DICTIONARY.db WORDS.txt
func lookUp(dictionary path: String, words file: String) -> Int32 {
    guard let input = freopen(file, "r", stdin) else { return complain("\(file) cannot be read") }
    defer { fclose(input) }
    var words: [String] = []
    while let line = readLine() { if !line.isEmpty { words.append(line) } }
    do {
        guard let dictionary = try ChineseDictionary.opened(path, madeFrom: nil) else {
            return complain("\(path) is no dictionary of this program")
        }
        var lines: [String] = []
        var missing: [String] = []
        for word in words {
            let start = now()
            let entry = try dictionary.entry(of: word)
            let middle = now()
            let found = try dictionary.matches(for: word)
            let end = now()
            if entry == nil || found.isEmpty { missing.append(word) }
            lines.append("\(middle - start)\t\(end - middle)")
        }
        if !missing.isEmpty { return complain("no entry for \(missing.joined(separator: ", "))") }
        for line in lines { print(line) }
        return 0
    } catch {
        return complain("\(error)")
    }
}

private func complain(_ text: String) -> Int32 {
    fputs(text + "\n", stderr)
    return 65
}

private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
