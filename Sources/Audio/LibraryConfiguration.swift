import CALSA
import Glibc
import Threads

/// Which devices there are, and which of them is the default, stands in files that libasound reads once.
///
/// It notices by itself only when its first file changes, not those that the first one loads; so we look at these before
/// a device is opened, and have them read again where one has changed. A sound server's default needs none of this.
enum LibraryConfiguration {
    /// When each file was last changed, and which and how long it is; empty where there is none.
    private static let seen = Lock<[String: [Int]]>([:])

    /// The files that Debian's first file loads.
    static var files: [String] {
        let home = variable("HOME")
        let personal = variable("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
        return ["/etc/asound.conf", "/etc/alsa/conf.d", "/usr/share/alsa/alsa.conf.d"]
            + [home.map { $0 + "/.asoundrc" }, personal.map { $0 + "/alsa/asoundrc" }].compactMap(\.self)
    }

    /// Has the library read everything again where one of the files has changed since the last time.
    static func refresh(_ files: [String] = files) {
        let hasChanged = seen.use { seen in
            var hasChanged = false
            for file in files {
                var about = stat()
                let state =
                    stat(file, &about) == 0
                    ? [
                        about.st_mtim.tv_sec, about.st_mtim.tv_nsec, Int(truncatingIfNeeded: about.st_ino),
                        about.st_size,
                    ] : []
                if let before = seen[file], before != state { hasChanged = true }
                seen[file] = state
            }
            return hasChanged
        }
        if hasChanged { snd_config_update_free_global() }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
