import Commands
@preconcurrency import Glibc

// Wiring only: what the program does stands in Commands.
var environment: [String: String] = [:]
var entry = environ
while let line = entry.pointee {
    let parts = String(cString: line).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { environment[String(parts[0])] = String(parts[1]) }
    entry += 1
}
exit(Program.run(Array(CommandLine.arguments.dropFirst()), environment: environment))
