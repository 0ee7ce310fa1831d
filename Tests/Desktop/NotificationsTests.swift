import Foundation
import Testing

@testable import Desktop

@Suite("Notifications")
struct NotificationsTests {
    @Test("title and body arrive, the body's markup as text")
    func sent() throws {
        let bench = try Bench()
        bench.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/tmp/none"
        try bench.recorder("notify-send")
        let notifications = Notifications(environment: bench.environment)
        try notifications.send(Notification(title: "--你好 & <b>", body: "a < b & \"c\""))
        #expect(
            bench.text("notify-send.words")
                == "[--app-name=aloud]\n[--]\n[--你好 & <b>]\n[a &lt; b &amp; \"c\"]\n"
        )
        try notifications.send(Notification(title: "alone"))
        #expect(bench.text("notify-send.words")?.hasSuffix("[--]\n[alone]\n") == true)
    }

    @Test("no bus, nothing installed, and a service that fails are told apart")
    func refused() throws {
        let bench = try Bench()
        try bench.recorder("notify-send", then: "echo \"Could not connect: Connection refused\" >&2; exit 1")
        bench.environment["XDG_RUNTIME_DIR"] = bench.folder
        #expect(throws: Notifications.Refusal.noBus) {
            try Notifications(environment: bench.environment).send(Notification(title: "x"))
        }
        #expect(bench.text("notify-send.words") == nil, "it is not even asked")
        bench.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/tmp/none"
        #expect(throws: Notifications.Refusal.failed("Could not connect: Connection refused")) {
            try Notifications(environment: bench.environment).send(Notification(title: "x"))
        }
        bench.environment["PATH"] = bench.folder
        #expect(throws: Notifications.Refusal.notInstalled) {
            try Notifications(environment: bench.environment).send(Notification(title: "x"))
        }
    }

    @Test("a timer that knows no address finds the bus where systemd has put it")
    func found() throws {
        let bench = try Bench()
        try bench.program("notify-send", "echo $DBUS_SESSION_BUS_ADDRESS >$HERE/address")
        // A socket's address holds 107 bytes.
        let folder = "/tmp/aloud-bus-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (folder + "/bus").utf8) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        bench.environment["XDG_RUNTIME_DIR"] = folder
        try Notifications(environment: bench.environment).send(Notification(title: "x"))
        #expect(bench.text("address") == "unix:path=\(folder)/bus\n")
    }
}
