import Audio
@preconcurrency import Glibc
import Orthography
import Phonetics
import Recognition
import Studio
import Waveforms

// Dumps every measure of `recording<TAB>lang<TAB>text` lines as JSON lines, for fitting; a fourth field gives the pinyin
// of a Chinese text.
//   aloud-bench dump [--models DIR]… [--threads N] [--frames] [--spectra] MANIFEST
//   aloud-bench spell [--models DIR]… [--threads N] [--apart] MANIFEST   the texts are words spelled aloud; what each model
//                                     of two measures by itself
//   aloud-bench lookups DICTIONARY.db WORDS.txt                       how long the dictionary takes for each word
//   aloud-bench commands [--models DIR]… [--threads N] MANIFEST       what each stretch of speech is among the commands of
//                                     the language (text `-`), of some of them (`@next,yes`), or among words, parted by
//                                     commas, in the commands' places
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "lookups", arguments.count == 3 { exit(lookUp(dictionary: arguments[1], words: arguments[2])) }
guard let mode = arguments.first.flatMap({ Mode(rawValue: $0) }), let manifest = arguments.last, arguments.count > 1
else {
    fputs(
        "usage: aloud-bench dump|spell|commands [--models DIR]… [--threads N] [--frames] [--spectra] [--apart] MANIFEST\n",
        stderr
    )
    exit(64)
}
var roots: [String] = []
var threads = 2
var withFrames = false
var withSpectra = false
var isApart = false
var at = 1
while at < arguments.count - 1 {
    switch arguments[at] {
    case "--models" where at + 1 < arguments.count - 1:
        roots.append(arguments[at + 1])
        at += 1
    case "--threads" where at + 1 < arguments.count - 1:
        threads = Int(arguments[at + 1]) ?? 2
        at += 1
    case "--frames": withFrames = true
    case "--spectra": withSpectra = true
    case "--apart": isApart = true
    default:
        fputs("unknown option \(arguments[at])\n", stderr)
        exit(64)
    }
    at += 1
}
exit(
    dump(
        mode,
        manifest: manifest,
        roots: roots,
        threads: max(1, threads),
        withFrames: withFrames,
        withSpectra: withSpectra,
        isApart: isApart
    )
)
