"""How often what is no answer at all is called right: silence, noise, music, babble and other languages. Scripts/bench silence.

Every recording is held against one text of each language that can be judged, drawn with a fixed seed: by turns a phrase of the
lessons and a single word of them, since short texts are the easiest to be mistaken in. The made recordings are made anew each
time, from the seed alone, into a folder that is removed; what eSpeak NG speaks is synthetic and says so.
"""
import glob
import math
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import measures
import recordings
from judging import PROGRAM, check, environment

SEED = 12
LANGUAGES = ["en", "fr", "es", "cmn"]
NOTES = ["%s%d" % (note, octave) for octave in (2, 3, 4, 5) for note in "CDEFGAB"]


def run(command):
    result = subprocess.run(command, env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit("%s: %s" % (" ".join(command)[:200], result.stderr.strip()[-300:]))


def sox(*words):
    """sox with its dither from a fixed seed (-R)."""
    return ["sox", "-R", "-q"] + [str(word) for word in words]


def made(folder, chance):
    """(kind, file, command that makes it) of every recording that is made."""
    found = []

    def add(kind, command):
        path = os.path.join(folder, "%03d.wav" % len(found))
        found.append((kind, path, command(path)))

    form = ["-n", "-r", 16000, "-b", 16, "-c", 1]
    for number in range(10):
        add("digital silence", lambda path: sox(*form, path, "trim", 0, 1 + 0.4 * number))
    for colour in ("whitenoise", "pinknoise", "brownnoise"):
        for number in range(24):
            level, start, length = -8 - 2 * number, chance.uniform(0, 10), chance.uniform(1, 5)
            add("steady noise", lambda path: sox(
                *form, path, "synth", 15, colour, "trim", "%.2f" % start, "%.2f" % length, "gain", "-n", level))
    for number in range(30):
        base, level = chance.uniform(45, 140), chance.uniform(-45, -12)
        hum = [part for k in (1, 2, 3, 5) for part in ("sine", "%.1f" % (k * base))]
        add("fan and hum", lambda path: sox(
            *form[:-1], 5, path, "synth", chance.uniform(2, 5), *hum, "brownnoise", "remix", "1,2,3,4,5", "gain", "-n", level))
    for number in range(40):
        # Knocks and doors: short bursts of noise that die away, at odd times.
        burst = [chance.choice(["brownnoise", "pinknoise"]), "trim", "%.2f" % chance.uniform(0, 5), 0.55,
                 "fade", "l", 0.002, "%.3f" % chance.uniform(0.05, 0.5), 0.04]
        add("knocks in a room", lambda path: sox(
            *form, path, "synth", 6, *burst, "pad", "%.2f" % chance.uniform(0.1, 0.5), "%.2f" % chance.uniform(0.05, 0.6),
            "repeat", chance.randrange(1, 5), "reverb", chance.randrange(20, 80), "gain", "-n", chance.uniform(-25, -3)))
    for number in range(100):
        voice = ["pluck", "sine", "triangle", "sawtooth", "square"][number % 5]
        notes = chance.choices(NOTES[3:], k=8)
        parts = [part for note in notes for part in (voice, note)]
        step = chance.uniform(0.08, 0.5)
        delays = ["%.2f" % (step * k) for k in range(8)]
        add("music", lambda path: sox(
            "-n", "-r", 16000, "-b", 16, "-c", 8, path, "synth", "%.2f" % chance.uniform(0.3, 1.5), *parts,
            "fade", "l", 0.01, 0, 0.1, "delay", *delays, "remix", "1,2,3,4,5,6,7,8", "gain", "-n", chance.uniform(-20, -1)))
    speech = {name: recordings.prompts(voice) for name, voice in
              (("it", "it_IT_m_Carlo"), ("ru", "ru_RU_f_IvrvoiceRU"), ("en", "en_US_f_Allison"))}
    crowd = speech["it"] + speech["ru"] + speech["en"]
    for number in range(60 if len(crowd) > 20 else 0):
        voices = chance.sample(crowd, chance.randrange(4, 9))
        add("babble of prompts", lambda path: sox("-m", *voices, "-b", 16, path, "trim", 0, 6, "gain", "-n", chance.uniform(-20, -3)))
    for lang, column in (("de", "de"), ("it", "it"), ("pt", "pt")):
        for text in chance.sample(lesson_texts(column), 25):
            add("other languages, synthetic", lambda path: [PROGRAM, "speak", "--lang", lang, "--out", path, text])
    return found, speech


def lesson_texts(column):
    texts = []
    for path in sorted(glob.glob(os.path.join(recordings.ROOT, "Lessons", "*.lesson"))):
        blocks = recordings.read(path).split("\n\n")[1:]
        texts += [match.group(1).strip() for block in blocks for match in [re.search(r"^%s: (.*)$" % column, block, re.M)] if match]
    return texts


def human(speech, chance):
    """(kind, file, language) of people who say something else."""
    found = []
    for lang, name in (("it", "Italian prompts"), ("ru", "Russian prompts")):
        found += [(name, path, lang) for path in chance.sample(speech[lang], min(150, len(speech[lang])))]
    others = [("English prompts", [clip.recording for clip in recordings.english_prompts()], "en"),
              ("French names", [clip.recording for clip in recordings.stamp_names("fr")], "fr"),
              ("Mandarin words", [clip.recording for clip in recordings.mandarin_words()], "cmn")]
    for name, paths, lang in others:
        found += [(name, path, lang) for path in chance.sample(paths, min(50, len(paths)))]
    return found


def targets(lang, chance):
    """Texts without end: phrases of the lessons and single words of them, by turns."""
    phrases = lesson_texts(lang)
    words = sorted({word for phrase in phrases for word in re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", phrase) if len(word) > 1})
    while True:
        yield chance.choice(phrases)
        yield chance.choice(words)


def section():
    """Prints the table, under its heading."""
    chance = random.Random(SEED)
    print("### Called right that was no answer\n")
    print(__doc__.split("\n", 2)[2].strip() + "\n")
    print("Seed %d; in brackets Wilson's 95%% interval.\n" % SEED)
    with tempfile.TemporaryDirectory(prefix="aloud-silence-") as folder:
        making, speech = made(folder, chance)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda one: run(one[2]), making))
        takes = [(kind, path, None) for kind, path, _ in making] + human(speech, chance)
        rows, of = [], []
        for lang in LANGUAGES:
            texts = targets(lang, chance)
            for kind, path, spoken in takes:
                text = next(texts)
                if spoken != lang:
                    rows.append((path, lang, text))
                    of.append(kind)
        results = check(rows)
    counted = {}
    for kind, row, result in zip(of, rows, results):
        if result.get("reason") == "no model":
            continue
        for label in (kind, "all, " + row[1], "all"):
            line = counted.setdefault(label, {"files": set(), "right": 0, "almost": 0, "wrong": 0, "unheard": 0})
            line["files"].add(row[0])
            line[result.get("verdict", "unheard")] += 1
    kinds = [kind for kind in dict.fromkeys(of) if kind in counted] + ["all, " + lang for lang in LANGUAGES] + ["all"]
    lines = []
    for kind in kinds:
        if kind not in counted:
            print("%s: SKIPPED, there is no model for this language.\n" % kind)
            continue
        line = counted[kind]
        total = sum(line[verdict] for verdict in ("right", "almost", "wrong", "unheard"))
        low, high = wilson(line["right"], total)
        lines.append([kind, str(len(line["files"])), str(total),
                      "%d: %.2f%% (%.2f–%.2f)" % (line["right"], 100 * line["right"] / total, 100 * low, 100 * high),
                      str(line["almost"]), str(line["wrong"]), str(line["unheard"])])
    measures.table(["kind", "recordings", "texts", "called right", "almost", "wrong", "not judged"], lines)
    for kind, row, result in zip(of, rows, results):
        if result.get("verdict") == "right":
            print("- right: %s (%s) against %s “%s”, %.2f" % (os.path.basename(row[0]), kind, row[1], row[2], result["score"]))
    print()


def wilson(found, total, z=1.96):
    """The interval of a share, also where nothing was found."""
    middle = (found + z * z / 2) / (total + z * z)
    half = z / (total + z * z) * math.sqrt(found * (total - found) / total + z * z / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


if __name__ == "__main__":
    section()
