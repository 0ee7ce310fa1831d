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
# Seconds after which what was said before counts no more, and two for good measure.
QUIET = 12
# What is listened for at once: everything, or only what means something at a place, as the console does.
EXERCISE = "next again slower faster stop back yes no help skip".split()
PLACES = {"all": None, "an exercise": EXERCISE, "a choice of four": EXERCISE + "1 2 3 4".split()}
FAR = "English prompts", "Russian prompts"
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
        found = padded(spoken.spoken(folder, 1, SEED), folder)
        print("### Spoken commands\n")
        print("%s\nSeed %d; 95%% intervals: bootstrap over voices, or over recordings where there are fewer than six voices; of "
              "counts an hour Poisson's.\n" % (__doc__.split("\n", 2)[2].strip(), SEED))
        rows, heard_of_all = [], []
        for place, names in PLACES.items():
            own = [one for one in found if names is None or one.command in names]
            heard = listen([(one.recording, one.lang, asked(names)) for one in own])
            if names is None:
                heard_of_all = heard
            for lang in spoken.COMMANDS:
                pairs = [(one, stretches) for one, stretches in zip(own, heard) if one.lang == lang]
                if any(stretches is None for _, stretches in pairs):
                    print("%s: SKIPPED, no model for this language.\n" % lang)
                    continue
                for kind in ("alone", "cut"):
                    rows += line(lang, kind, place, [pair for pair in pairs if pair[0].kind == kind], chance)
        measures.table(["", "listened for", "recordings", "voices", "accepted", "asked again", "missed", "wrong command"], rows)
        each(found, heard_of_all)
        sys.stdout.flush()
        rows = []
        for lang in spoken.COMMANDS:
            for place, names in PLACES.items():
                # At a single place only the sets that are taken for commands at all.
                streams = [one for one in spoken.streams(folder, lang, 1, SEED) if names is None or one.name not in FAR]
                for stream, stretches in zip(streams, listen([(s.recording, lang, asked(names)) for s in streams])):
                    if stretches is not None:
                        rows.append(stream_line(stream, lang, place, stretches))
        measures.table(["other speech", "commands of", "listened for", "minutes", "stretches", "false starts", "an hour",
                        "asked again an hour"], rows)
        sys.stdout.flush()
        rows = []
        streams = spoken.streams(folder, "en", 1, SEED, QUIET, only="English learners")
        for place, names in PLACES.items():
            for stream, stretches in zip(streams, listen([(s.recording, "en", asked(names)) for s in streams])):
                rows.append(first_line(stream, "en", place, stretches))
        print("Each recording after %d s of quiet, as when somebody begins to talk:\n" % QUIET)
        measures.table(["other speech", "commands of", "listened for", "recordings", "false starts", "of 100", "asked again of 100"],
                       rows)


def asked(names):
    """Commands by name as `aloud-bench commands` takes them."""
    return names and ["@" + names[0]] + names[1:]


def dump(path):
    """Writes what was measured of the half that is fitted on: a JSON line for each stretch of speech, and whether it was the
    command that fits it best."""
    with tempfile.TemporaryDirectory(prefix="aloud-commands-") as folder, open(path, "w", encoding="utf-8") as out:
        folders = [os.path.join(folder, name) for name in ("commands", "stand-ins", "pieces", "streams")]
        for one in folders:
            os.mkdir(one)
        found = padded(spoken.spoken(folders[0], 0, SEED), folders[0]) + padded(spoken.stand_ins(folders[1], SEED), folders[1])
        for one, stretches in zip(found, listen([(one.recording, one.lang, one.words) for one in found])):
            kind = "stand-in" if one.words else one.kind
            for stretch in stretches or []:
                write(out, stretch, kind, one.lang, one.command, one.speaker)
        pieces = spoken.pieces(folders[2], SEED)
        for (_, speaker), stretches in zip(pieces, listen([(path, "en", None) for path, _ in pieces])):
            for stretch in stretches or []:
                write(out, stretch, "piece", "en", None, speaker)
        for lang in spoken.COMMANDS:
            streams = spoken.streams(folders[3], lang, 0, SEED)
            for stream, stretches in zip(streams, listen([(s.recording, lang, None) for s in streams])):
                for number, stretch in enumerate(stretches or []):
                    write(out, stretch, "other: " + stream.name, lang, None, "%s %d" % (stream.name, number // 10))


def write(out, stretch, kind, lang, command, unit):
    line = {"kind": kind, "lang": lang, "command": command, "unit": unit, "measures": stretch.get("measures")}
    out.write(json.dumps(line) + "\n")


def line(lang, kind, place, pairs, chance):
    # Of a single recording there is no share.
    if len(pairs) < 2:
        return []
    voices = {one.voice for one, _ in pairs}
    unit = lambda one: one.voice if len(voices) > 5 else one.recording
    share = lambda name: measures.percent(
        measures.share([(outcome(one.command, stretches) == name, unit(one)) for one, stretches in pairs]), chance)
    return [["%s, %s" % (lang, kind), place, str(len(pairs)), str(len(voices))]
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


def stream_line(stream, lang, place, stretches):
    count = sum(stretch["heard"] == "command" for stretch in stretches)
    asked = sum(stretch["heard"] == "unsure" for stretch in stretches)
    hours = stream.seconds / 3600
    low, high = poisson(count)
    return [stream.name, lang, place, "%.1f" % (stream.seconds / 60), str(len(stretches)), str(count),
            "%.1f (%.1f–%.1f)" % (count / hours, low / hours, high / hours), "%.1f" % (asked / hours)]


def first_line(stream, lang, place, stretches):
    count = sum(stretch["heard"] == "command" for stretch in stretches)
    asked = sum(stretch["heard"] == "unsure" for stretch in stretches)
    low, high = poisson(count)
    share = 100 / stream.count
    return [stream.name, lang, place, str(stream.count), str(count),
            "%.1f (%.1f–%.1f)" % (count * share, low * share, high * share), "%.1f" % (asked * share)]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measures"]:
        dump(sys.argv[2])
    else:
        main()
