"""Measures how well spoken commands are heard, and how often other speech is taken for one: Scripts/bench commands.

Words that stand alone in a recording, and words cut out of sentences where they were aligned, with 40 ms on either side; each
between 0.6 s of noise as loud as the recording's own. Of several speakers every other one, of one speaker every other recording, by a hash of
the name and the seed: limits and weights were fitted on one half (`Scripts/fit --only commands`); the tables are of the other.
Other speech: recordings whose text has none of the words, joined with a second of noise between, so that what is said in one breath
there stands alone as a command would.
"""
import collections
import json
import math
import os
import random
import subprocess
import sys
import tempfile

import judging
import measures
import recordings
import spoken

SEED = 5
BENCH = os.environ.get("ALOUD_BENCH", os.path.join(recordings.ROOT, ".build", "release", "aloud-bench"))


def padded(found, folder):
    """Recordings of a word alone, put between their own noise as cut words are."""
    for number, one in enumerate(found):
        if one.kind == "alone":
            samples = spoken.samples_of(one.recording)
            path = os.path.join(folder, "alone-%d-%04d.wav" % (len(found), number))
            one.recording = spoken.write(path, spoken.alone(samples, 0, len(samples) / spoken.RATE))
    return found


def listen(rows):
    """What is heard in each (recording, language, words) row: lists of stretches; None where there is no model."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
        file.writelines("%s\t%s\t%s\n" % (path, lang, ",".join(words) if words else "-") for path, lang, words in rows)
        file.flush()
        folder = judging.environment()["XDG_DATA_HOME"]
        command = [BENCH, "commands", "--models", os.path.join(folder, "aloud", "models"), "--threads", "2", file.name]
        run = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(rows):
        sys.exit("%d results for %d recordings" % (len(answers), len(rows)))
    return [answer.get("stretches") for answer in answers]


def outcome(command, stretches):
    """`accepted`, `asked again`, `missed` or `wrong`."""
    heard = [stretch["command"] for stretch in stretches if stretch["heard"] == "command"]
    if any(other != command for other in heard):
        return "wrong"
    if heard:
        return "accepted"
    asked = any(stretch["heard"] == "unsure" for stretch in stretches)
    return "asked again" if asked else "missed"


def poisson(count):
    """The exact 95% interval of a count."""
    def below(mean, most):
        return sum(math.exp(-mean + k * math.log(mean) - math.lgamma(k + 1)) for k in range(most + 1)) if mean > 0 else 1.0

    def solve(is_low):
        low, high = 0.0, 10.0 + 3 * count
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if is_low(middle) else (low, middle)
        return low

    lower = solve(lambda mean: 1 - below(mean, count - 1) < 0.025) if count else 0.0
    return lower, solve(lambda mean: below(mean, count) > 0.025)


def main():
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory(prefix="aloud-commands-") as folder:
        found = [one for one in padded(spoken.spoken(folder), folder) if spoken.half(one.speaker, SEED) == 1]
        heard = listen([(one.recording, one.lang, None) for one in found])
        print("### Spoken commands\n")
        print("%s\nSeed %d; 95%% intervals: bootstrap over voices, or over recordings where there are fewer than six voices; of "
              "counts an hour Poisson's.\n" % (__doc__.split("\n", 2)[2].strip(), SEED))
        rows = []
        for lang in spoken.COMMANDS:
            own = [(one, stretches) for one, stretches in zip(found, heard) if one.lang == lang]
            if not own or any(stretches is None for _, stretches in own):
                print("%s: SKIPPED, no recordings, or no model for this language.\n" % lang)
                continue
            for kind in ("alone", "cut"):
                rows += line(lang, kind, [pair for pair in own if pair[0].kind == kind], chance)
        measures.table(["", "recordings", "voices", "accepted", "asked again", "missed", "wrong command"], rows)
        each(found, heard)
        rows = []
        for lang in spoken.COMMANDS:
            streams = spoken.streams(folder, lang, 1, SEED)
            for stream, stretches in zip(streams, listen([(s.recording, lang, None) for s in streams])):
                if stretches is not None:
                    rows.append(stream_line(stream, lang, stretches))
        measures.table(["other speech", "commands of", "minutes", "stretches", "false starts", "an hour", "asked again an hour"],
                       rows)


def dump(path):
    """Writes what was measured of the half that is fitted on: a JSON line for each stretch of speech, and whether it was the
    command that fits it best."""
    with tempfile.TemporaryDirectory(prefix="aloud-commands-") as folder, open(path, "w", encoding="utf-8") as out:
        found = [one for one in padded(spoken.spoken(folder), folder) if spoken.half(one.speaker, SEED) == 0]
        found += padded(spoken.stand_ins(folder, SEED), folder)
        for one, stretches in zip(found, listen([(one.recording, one.lang, one.words) for one in found])):
            for stretch in stretches or []:
                kind = "stand-in" if one.words else one.kind
                write(out, stretch, kind, one.lang, one.command, one.voice if one.kind == "cut" else one.recording)
        for lang in spoken.COMMANDS:
            streams = spoken.streams(folder, lang, 0, SEED)
            for stream, stretches in zip(streams, listen([(s.recording, lang, None) for s in streams])):
                for stretch in stretches or []:
                    write(out, stretch, "other: " + stream.name, lang, None, "")


def write(out, stretch, kind, lang, command, voice):
    line = {"kind": kind, "lang": lang, "command": command, "voice": voice, "measures": stretch.get("measures")}
    out.write(json.dumps(line) + "\n")


def line(lang, kind, pairs, chance):
    if not pairs:
        return []
    voices = {one.voice for one, _ in pairs}
    unit = lambda one: one.voice if len(voices) > 5 else one.recording
    share = lambda name: measures.percent(
        measures.share([(outcome(one.command, stretches) == name, unit(one)) for one, stretches in pairs]), chance)
    return [["%s, %s" % (lang, kind), str(len(pairs)), str(len(voices))]
            + [share(name) for name in ("accepted", "asked again", "missed", "wrong")]]


def each(found, heard):
    """How many recordings each command has, and what was not accepted."""
    rows = []
    for command in spoken.ALL:
        cells = []
        for lang in spoken.COMMANDS:
            of = [outcome(command, s) for one, s in zip(found, heard) if one.lang == lang and one.command == command and s is not None]
            good = of.count("accepted")
            cells.append("%d of %d" % (good, len(of)) if of else "unmeasured")
        rows.append([command] + cells)
    measures.table(["accepted"] + list(spoken.COMMANDS), rows)


def stream_line(stream, lang, stretches):
    count = sum(stretch["heard"] == "command" for stretch in stretches)
    asked = sum(stretch["heard"] == "unsure" for stretch in stretches)
    hours = stream.seconds / 3600
    low, high = poisson(count)
    return [stream.name, lang, "%.1f" % (stream.seconds / 60), str(len(stretches)), str(count),
            "%.1f (%.1f–%.1f)" % (count / hours, low / hours, high / hours), "%.1f" % (asked / hours)]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measures"]:
        dump(sys.argv[2])
    else:
        main()
