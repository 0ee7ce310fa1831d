"""Measures how well words spelled aloud are judged, and prints a table: Scripts/bench spelling.

No recording of people who spell words is at hand. The words are joined from recordings of single letters (Debian's
asterisk-core-sounds-*-g722 and klettres-data), one person a word, with pauses of 50 to 500 ms, levels and faint noise drawn
from the seed; people run letters together more than that. Each word of the lessons that is drawn is spelled right, with two
random one-letter misspellings (another letter, a letter left out, one more, two swapped) and with one letter replaced by
another that sounds like it. Accepted: right or almost; what is neither accepted nor called wrong is asked again.
"""
import array
import collections
import glob
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import wave
from concurrent.futures import ThreadPoolExecutor

import judging
import measures
import recordings
from silence import wilson

SEED = 29
# The seed of what the limits are chosen on.
LIMITS_SEED = 21
WORDS = 40
BENCH = os.environ.get("ALOUD_BENCH", os.path.join(recordings.ROOT, ".build", "release", "aloud-bench"))
LETTRES = "/usr/share/klettres"
RATE = 16000
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
# Letters whose names sound alike, by language.
ALIKE = {
    "en": ["bcdegptvz", "fmnslx", "ahjk", "iy", "quw", "or"],
    "fr": ["bcdgptv", "flmnsrz", "hkaq", "iyjx", "oe", "uq"],
    "es": ["bcdegptvy", "flmnrsñ", "ahkj", "ij", "qu", "zc"],
}
# voice, language, files of its letters
VOICES = [
    ("en allison", "en", lambda: sounds("en_US_f_Allison")),
    ("en klettres", "en", lambda: lettres("en")),
    ("en_GB klettres", "en", lambda: lettres("en_GB")),
    ("fr june", "fr", lambda: sounds("fr_CA_f_June")),
    ("fr klettres", "fr", lambda: lettres("fr")),
    ("es allison", "es", lambda: sounds("es_MX_f_Allison")),
    ("es klettres", "es", lambda: lettres("es")),
]


def sounds(folder):
    files = collections.defaultdict(list)
    for path in sorted(glob.glob(os.path.join(recordings.SOUNDS, folder, "letters", "*.g722"))):
        name = os.path.splitext(os.path.basename(path))[0]
        if len(name) == 1:
            files[name].append(path)
        elif name == "zed":
            files["z"].append(path)
    return files


def lettres(folder):
    files = collections.defaultdict(list)
    for path in sorted(glob.glob(os.path.join(LETTRES, folder, "alpha", "*.ogg"))):
        name = os.path.splitext(os.path.basename(path))[0].lower()
        if re.fullmatch(r"a-\d+", name):
            files[ALPHABET[int(name[2:])]].append(path)
        elif name == "nn":
            files["ñ"].append(path)
        elif len(name) == 1:
            files[name].append(path)
    return files


def samples_of(path):
    source = ["-f", "g722"] if path.endswith(".g722") else []
    command = ["ffmpeg", "-v", "error", *source, "-i", path, "-ar", str(RATE), "-ac", "1", "-f", "s16le", "-"]
    return array.array("h", subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).stdout)


def letter(samples):
    """The speech alone, with 40 ms on either side, at −26 dB over its loud half; its ends faded."""
    step = RATE // 100
    powers = [sum(x * x for x in samples[at:at + step]) / step + 1 for at in range(0, len(samples) - step, step)]
    if not powers:
        return None
    top = max(powers)
    loud = [index for index, power in enumerate(powers) if power > top / 10 ** 3.5]
    start, end = max(0, (loud[0] - 4) * step), min(len(samples), (loud[-1] + 5) * step)
    level = math.sqrt(sum(power for power in powers if power > top / 10) / sum(power > top / 10 for power in powers))
    gain = 32768 * 10 ** (-26 / 20) / level
    kept, fade = samples[start:end], step // 2
    count = len(kept)
    return [x * gain * min(1, (at + 1) / fade, (count - at) / fade) for at, x in enumerate(kept)]


class Voice:
    def __init__(self, name, lang, files):
        self.name, self.lang = name, lang
        self.letters = {}
        for sign, paths in sorted(files().items()):
            clips = [letter(samples_of(path)) for path in paths]
            clips = [clip for clip in clips if clip]
            if clips:
                self.letters[sign] = clips
        self.levelled = {}

    def clip(self, sign, number, decibels):
        """At a level of whole decibels, as bytes."""
        key = sign, number, decibels
        if key not in self.levelled:
            gain = 10 ** (decibels / 20)
            values = (max(-32768, min(32767, round(x * gain))) for x in self.letters[sign][number])
            self.levelled[key] = array.array("h", values).tobytes()
        return self.levelled[key]

    def say(self, signs, path, chance, noise):
        """Writes the letters one after another with pauses of 50 to 500 ms."""
        word_level = chance.randint(-6, 6)
        hiss = noise[chance.randrange(len(noise))]

        def quiet(least, most):
            start = chance.randrange(0, len(hiss) // 4) * 2
            return hiss[start:start + 2 * round(RATE * chance.uniform(least, most))]

        parts = [quiet(0.3, 0.7)]
        for place, sign in enumerate(signs):
            if place:
                parts.append(quiet(0.05, 0.5))
            parts.append(self.clip(sign, chance.randrange(len(self.letters[sign])), word_level + chance.randint(-2, 2)))
        parts.append(quiet(0.3, 0.7))
        with wave.open(path, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(parts))


def noises(chance):
    """Four seconds of faint noise at each of four levels, as bytes."""
    white = [chance.gauss(0, 1) for _ in range(4 * RATE)]
    return [array.array("h", (round(x * 32768 * 10 ** (level / 20)) for x in white)).tobytes() for level in (-80, -72, -66, -60)]


def lesson_words(lang, letters):
    """Words of the lessons of three to ten letters that the voice has recordings of."""
    found = set()
    for path in sorted(glob.glob(os.path.join(recordings.ROOT, "Lessons", "*"))):
        for line in recordings.read(path).splitlines():
            if line.startswith(lang + ":"):
                found.update(re.findall(r"\w+", line[3:].lower()))
    return sorted(word for word in found if 3 <= len(word) <= 10 and all(sign in letters for sign in word))


def misspelled(word, letters, chance):
    """One edit, by kind: the letters said, the kind, the place, and the letter said instead or added."""
    while True:
        kind, place = chance.choice(["replaced", "left out", "added", "swapped"]), chance.randrange(len(word))
        sign = chance.choice(letters)
        if kind == "replaced":
            said = word[:place] + sign + word[place + 1:]
        elif kind == "left out":
            said, sign = word[:place] + word[place + 1:], None
        elif kind == "added":
            place = chance.randrange(len(word) + 1)
            said = word[:place] + sign + word[place:]
        else:
            said, sign = word[:place] + word[place + 1:place + 2] + word[place] + word[place + 2:], None
        if said != word:
            return said, kind, place, sign


def alike(word, lang, letters, chance):
    """One letter replaced by another whose name sounds like it; nothing where no letter has such a one."""
    ways = [
        (place, other) for place, sign in enumerate(word) for group in ALIKE[lang] if sign in group
        for other in group if other != sign and other in letters
    ]
    # In Spanish be may be said of both.
    ways = [way for way in ways if lang != "es" or {word[way[0]], way[1]} != {"b", "v"}]
    if not ways:
        return None
    place, other = chance.choice(ways)
    return word[:place] + other + word[place + 1:], "replaced", place, other


class Pair:
    """A recording, the word it is judged against, and what is wrong in it."""

    def __init__(self, voice, group, recording, word, said, kind=None, place=None, sign=None):
        self.voice, self.group, self.recording, self.word, self.said = voice, group, recording, word, said
        self.kind, self.place, self.sign = kind, place, sign


def pairs(folder, count=WORDS, voices=VOICES, seed=SEED):
    """All test recordings, written to a folder. The same packages and seed give the same recordings."""
    made = []
    noise = noises(random.Random(seed))
    for name, lang, files in voices:
        voice = Voice(name, lang, files)
        if len(voice.letters) < 20:
            print("%-16s SKIPPED: the recordings are not here" % name)
            continue
        chance = random.Random("%d %s" % (seed, name))
        letters = sorted(voice.letters)
        words = lesson_words(lang, letters)
        for word in chance.sample(words, min(count, len(words))):
            spoken = [("right", (word, None, None, None))]
            while len(spoken) < 3:
                edit = misspelled(word, letters, chance)
                # In Spanish be may be said of both b and v.
                if lang == "es" and edit[0].replace("v", "b") == word.replace("v", "b"):
                    continue
                spoken.append(("misspelled", edit))
            near = alike(word, lang, letters, chance)
            if near:
                spoken.append(("alike", near))
            for group, (said, kind, place, sign) in spoken:
                path = os.path.join(folder, "%05d.wav" % len(made))
                voice.say(said, path, chance, noise)
                made.append(Pair(name, group, path, word, said, kind, place, sign))
    return made


def judged(made, lang):
    """What `aloud spell` says of each recording of a language, word by word; nothing where there is no model."""
    words = collections.defaultdict(list)
    for pair in made:
        words[pair.word].append(pair)
    environment = judging.environment()

    def ask(word):
        group = words[word]
        command = [judging.PROGRAM, "spell", "--json", "--lang", lang, "--text", word, *(pair.recording for pair in group)]
        run = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        if len(answers) != len(group):
            sys.exit("%d results for %d recordings: %s" % (len(answers), len(group), run.stderr[-300:]))
        return answers

    results = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for answers in pool.map(ask, sorted(words)):
            results.update({answer["recording"]: answer for answer in answers})
    return {} if any(answer.get("reason") == "no model" for answer in results.values()) else results


def named(pair, result):
    """Whether the very edit was told: its place, and the letter said instead or added."""
    off = [
        (letter["kind"], place, letter["heard"] if letter["kind"] == "replaced" else None)
        for place, letter in enumerate(result.get("letters", [])) if letter["verdict"] == "wrong"
    ]
    off += [("added", extra["after"] + 1, extra["heard"]) for extra in result.get("extra", [])]
    if pair.kind == "swapped":
        return off == [("swapped", pair.place, None), ("swapped", pair.place + 1, None)]
    if len(off) != 1 or off[0][0] != pair.kind:
        return False
    # Of two letters alike it does not matter which was left out or added.
    letters = list(pair.word)
    kind, place, sign = off[0]
    if kind == "left out":
        return "".join(letters[:place] + letters[place + 1:]) == pair.said
    if kind == "added":
        return "".join(letters[:place] + [sign] + letters[place:]) == pair.said
    return (place, sign) == (pair.place, pair.sign)


def cell(values):
    """A share with Wilson's interval."""
    if not values:
        return "–"
    low, high = wilson(sum(values), len(values))
    return "%.0f%% (%.0f–%.0f)" % (100 * sum(values) / len(values), 100 * low, 100 * high)


def line(name, made, results):
    found = {group: [] for group in ("right", "misspelled", "alike")}
    for pair in made:
        found[pair.group].append((pair, results[pair.recording]))
    wrong = lambda group: [result.get("verdict") == "wrong" for _, result in found[group]]
    accepted = lambda group: [judging.passed(result) for _, result in found[group]]
    told = [named(pair, result) for pair, result in found["misspelled"] if result.get("verdict") == "wrong"]
    return [name, str(len(found["right"])), cell(accepted("right")), cell(wrong("right")), cell(accepted("misspelled")),
            cell(wrong("misspelled")), cell(accepted("alike")), cell(told)]


def section():
    """Prints the table, under its heading."""
    print("### Words spelled aloud\n")
    print(__doc__.split("\n", 2)[2].strip() + "\n")
    print("Seed %d; in brackets Wilson's 95%% interval. Named: the very edit, of the misspelled words called wrong.\n" % SEED)
    lines = []
    with tempfile.TemporaryDirectory(prefix="aloud-spelling-") as folder:
        made = pairs(folder)
        for lang in ("en", "fr", "es"):
            voices = [name for name, own, _ in VOICES if own == lang]
            own = [pair for pair in made if pair.voice in voices]
            results = judged(own, lang) if own else {}
            if not results:
                print("%s: SKIPPED, no recordings, or no model for this language.\n" % lang)
                continue
            lines += [line(name, [pair for pair in own if pair.voice == name], results) for name in voices
                      if any(pair.voice == name for pair in own)]
            lines.append(line("all " + lang, own, results))
    measures.table(["voice", "words", "right accepted", "right called wrong", "misspelled accepted", "misspelled called wrong",
                    "sounds alike, accepted", "named"], lines)


# As in Scoring's SpellingLimits: what a letter more must gain before it counts, and a letter left out is given beforehand.
ADDITION = 40
OMISSION = 35


def measured(made, folder):
    """What `aloud-bench spell` measures of each recording: gains of the neighbours in nats."""
    langs = {name: lang for name, lang, _ in VOICES}
    manifest = os.path.join(folder, "manifest.tsv")
    with open(manifest, "w", encoding="utf-8") as file:
        file.writelines("%s\t%s\t%s\n" % (pair.recording, langs[pair.voice], pair.word) for pair in made)
    command = [BENCH, "spell", "--threads", str(os.cpu_count()), manifest]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def limits():
    """For each voice, what each limit of Scoring's SpellingLimits would bring, on words drawn with another seed."""
    with tempfile.TemporaryDirectory() as folder:
        made = pairs(folder, seed=LIMITS_SEED)
        gains = {}
        for pair, answer in zip(made, measured(made, folder)):
            rivals = answer.get("rivals") or []
            best = max((rival["gain"] - ADDITION * (rival["kind"] == "added") + OMISSION * (rival["kind"] == "left out") for rival in rivals), default=None)
            if best is not None:
                gains.setdefault(pair.voice, {}).setdefault(pair.group, []).append(best)
        print("%-16s %6s  %9s %12s %12s" % ("", "limit", "right", "misspelled", "sounds alike"))
        for name, groups in gains.items():
            for limit in range(0, 61, 5):
                shares = [
                    100 * sum(gain <= limit for gain in groups.get(group, ())) / max(1, len(groups.get(group, ())))
                    for group in ("right", "misspelled", "alike")
                ]
                print("%-16s %6d  %8.1f%% %11.1f%% %11.1f%%" % (name, limit, *shares))


if __name__ == "__main__":
    if sys.argv[1:] == ["--limits"]:
        limits()
    else:
        section()
