// swift-tools-version: 6.1
import PackageDescription

/// Every module of ours: Swift 6 mode, and imports stay internal unless a public signature needs them.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// A C library behind a module map and a shim; exactly one Swift module imports it.
func library(_ name: String, _ package: String, _ debian: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: package, providers: [.apt([debian])])
}

func module(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [],
    resources: [Resource]? = nil
) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: strict)
}

/// Tests may import the modules named; each module's tests have a folder of its name.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: dependencies,
        path: "Tests/\(name)",
        exclude: exclude,
        swiftSettings: [.swiftLanguageMode(.v6)]
    )
}

let package = Package(
    name: "aloud",
    products: [
        .executable(name: "aloud", targets: ["aloud"]),
        // A sound card that libasound loads in tests.
        .library(name: "aloud-test-sound", type: .dynamic, targets: ["CTestIoplug"]),
    ],
    targets: [
        library("CALSA", "alsa", "libasound2-dev"),
        library("CESpeakNG", "espeak-ng", "libespeak-ng-dev"),
        library("CPocketSphinx", "pocketsphinx", "libpocketsphinx-dev"),
        library("CSQLite", "sqlite3", "libsqlite3-dev"),
        library("CReadline", "readline", "libreadline-dev"),
        library("CSndFile", "sndfile", "libsndfile1-dev"),
        library("CMPG123", "libmpg123", "libmpg123-dev"),
        library("CSampleRate", "samplerate", "libsamplerate0-dev"),
        library("CUTF8Proc", "libutf8proc", "libutf8proc-dev"),
        library("CArchive", "libarchive", "libarchive-dev"),

        // Pure: no clock, file, environment or global randomness.
        module("Orthography", ["CUTF8Proc"]),
        module("Phonetics", ["Orthography"]),
        module("Waveforms"),
        // Threads share values by it alone.
        module("Threads"),
        module("Acoustics", ["Phonetics", "Waveforms", "Orthography"]),
        module("Scoring", ["Phonetics", "Orthography"]),
        module("Messages", ["Orthography"]),
        module("JSON"),
        module("Settings", ["Orthography", "Scoring"]),
        module("Exercises", ["Phonetics", "Scoring", "StudyTime", "Messages", "Orthography"]),
        module("Memory"),
        module("StudyTime", ["Messages"]),
        module("Courses", ["Orthography"]),
        module("Finding", ["Orthography"]),
        // HTML out of values.
        module("Pages"),
        // Parsers of brought files; the encodings are the system's own (iconv).
        module("Imports", ["Orthography", "JSON"]),
        module("Lexicography", ["Orthography", "JSON"]),

        // Each wraps its own C libraries or programs.
        module("Archives", ["CArchive"]),
        module("Audio", ["CALSA", "CMPG123", "CSndFile", "CSampleRate", "Threads", "Waveforms"]),
        module("Synthesis", ["CESpeakNG", "Threads", "Waveforms", "Orthography", "Phonetics"]),
        module("Recognition", ["CPocketSphinx", "Acoustics", "Phonetics", "Threads", "Waveforms", "Orthography"]),
        module(
            "Library",
            [
                "CSQLite", "Orthography", "Courses", "Memory", "StudyTime", "Scoring", "JSON", "Lexicography",
                "Threads",
            ],
            resources: [.embedInCode("SQL")]
        ),

        module("Desktop"),

        module("Coaching", ["Exercises", "Messages", "Orthography", "Phonetics", "Scoring", "Threads"]),
        module(
            "Studio",
            [
                "Audio", "Synthesis", "Recognition", "Acoustics", "Scoring", "Coaching", "Exercises", "Messages",
                "Phonetics", "Threads", "Waveforms", "Orthography",
            ]
        ),
        module("Shell", ["Coaching", "Exercises", "StudyTime", "Messages", "CReadline", "Orthography", "Scoring"]),
        module(
            "Commands",
            [
                "Shell", "Studio", "Coaching", "Library", "Desktop", "Recognition", "Synthesis", "Audio", "Exercises",
                "Scoring",
                "Memory", "StudyTime", "Courses", "Finding", "Imports", "Pages", "Lexicography", "Archives",
                "Settings", "Messages", "JSON", "Phonetics", "Orthography", "Waveforms", "Acoustics", "Threads",
            ]
        ),
        tests("Messages", ["Messages"]),
        tests("JSON", ["JSON"]),
        tests("Lexicography", ["Lexicography", "JSON", "Orthography"]),
        tests("Archives", ["Archives"]),
        tests("Memory", ["Memory"]),
        tests("StudyTime", ["StudyTime", "Memory", "Messages"]),
        tests("Scoring", ["Scoring", "Phonetics", "Orthography"], exclude: ["Fixtures"]),
        tests("Desktop", ["Desktop"]),
        tests(
            "Library",
            ["Library", "Courses", "JSON", "Lexicography", "Memory", "Orthography", "Scoring", "StudyTime"]
        ),
        tests("Settings", ["Settings", "Orthography", "Scoring"]),
        tests("Pages", ["Pages"]),
        tests("Imports", ["Imports", "Orthography"]),
        tests("Finding", ["Finding", "Courses", "Orthography"]),
        tests("Courses", ["Courses", "Orthography"]),

        .target(
            name: "CTestIoplug",
            path: "Tests/Ioplug",
            cSettings: [.define("PIC")],
            linkerSettings: [.linkedLibrary("asound")]
        ),
        tests("Audio", ["Audio", "Threads", "Waveforms"]),
        .executableTarget(
            name: "aloud-bench",
            dependencies: [
                "Studio", "Recognition", "Audio", "Synthesis", "Scoring", "Phonetics", "Orthography", "Waveforms",
                "Library",
            ],
            swiftSettings: strict
        ),
        tests("Waveforms", ["Waveforms", "Audio"]),
        .executableTarget(name: "aloud", dependencies: ["Commands"], swiftSettings: strict),

        tests(
            "Commands",
            [
                "Commands", "StudyTime", "Audio", "Coaching", "JSON", "Lexicography", "Library", "Memory", "Scoring",
                "Courses",
                "Messages",
                "Orthography", "Waveforms",
            ]
        ),
        tests("Exercises", ["Exercises", "Messages", "Orthography", "Scoring", "StudyTime"]),
        tests("Coaching", ["Coaching", "Exercises", "Messages", "Orthography", "Phonetics", "Scoring"]),
        // The built program itself, with the sessions of Tests/Sessions.
        tests("Console", ["aloud", "Library", "Memory", "StudyTime"]),
        tests("Layering", []),
        tests("Lessons", ["Courses", "Synthesis", "Orthography"]),
        tests("Shell", ["Shell", "Coaching", "Exercises", "Messages", "Orthography", "Scoring", "StudyTime"]),
        tests("Orthography", ["Orthography"]),
        tests(
            "Studio",
            [
                "Studio", "Audio", "Coaching", "Exercises", "Messages", "Orthography", "Phonetics", "Recognition",
                "Scoring", "Synthesis", "Threads", "Waveforms",
            ]
        ),
        tests("Phonetics", ["Phonetics"]),
        tests("Acoustics", ["Acoustics", "Phonetics"]),
        tests("Recognition", ["Recognition", "CPocketSphinx", "Acoustics", "Orthography", "Threads"]),
        tests("Synthesis", ["Synthesis", "Orthography"]),
    ]
)
