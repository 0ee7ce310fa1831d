import Library

/// What was done while another program held a database, until it can be stored: in the order in which it was done.
final class Backlog {
    private struct Entry {
        let library: Library
        let store: () throws(LibraryError) -> Void
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    func add(to library: Library, _ store: @escaping () throws(LibraryError) -> Void) {
        entries.append(Entry(library: library, store: store))
    }

    /// Stores what waits until nothing does or the database is still held after so many seconds. What can never be stored
    /// is dropped and told, and holds up nothing behind it.
    func store(patience: Double, dropped: (LibraryError) -> Void) {
        while let entry = entries.first {
            let usual = entry.library.patience
            entry.library.patience = patience
            defer { entry.library.patience = usual }
            do throws(LibraryError) {
                try entry.store()
            } catch {
                if error.kind == .locked { return }
                dropped(error)
            }
            entries.removeFirst()
        }
    }
}
