"""Fits the tones of Mandarin syllables on contours that the program measured, and says how well they are told apart.

Fitted on toned syllables of one speaker and on half of the words of another (halves.py); every choice was made by
cross-validation over the words of that half, and the words of the other half are what is reported.
"""
import collections
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import halves  # noqa: E402

POINTS = 5
FEATURES = ["point1", "point2", "point3", "point4", "point5", "voiced", "span", "gap", "before-end", "before-mean",
            "has-before", "after-start", "after-mean", "has-after", "place", "rest"]
FOLDS = 5
# Chosen by cross-validation: how much a syllable spoken alone counts, and how much weights are held down.
ALONE = 0.3
FREEDOM = 0.3
# A tone less likely than this, among the four, is not named.
NAMED = 0.5
# A tone is called wrong only with so many frames of voice and so little missing between them, as in Scoring/Tones/Tones.swift.
LEAST_VOICED = 10
MOST_MISSING = 0.35
# How many tones of a learner are taken to be wrong, where precision is told.
WRONG_SHARE = 0.1


def cedict():
    """Simplified word → its readings, those of names last."""
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    path = os.path.join(cache, "aloud", "readings", "cedict.txt")
    if not os.path.exists(path):
        subprocess.run([os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "readings")], check=False)
    words = collections.defaultdict(list)
    if os.path.exists(path):
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                match = re.match(r"\S+ (\S+) \[([^\]]*)\]", line)
                if match and match[2] not in words[match[1]]:
                    words[match[1]].append(match[2].replace("u:", "ü"))
    for readings in words.values():
        readings.sort(key=lambda reading: reading[0].isupper())
    return words


def rows(speech, words, dictionary):
    """(recording, text, pinyin, name, is a word): words of one tone pattern, and each syllable as a character."""
    found = []
    spelled = collections.defaultdict(list)
    for character, readings in words.items():
        if len(character) == 1 and character in dictionary:
            for letters in {reading.lower().rstrip("12345") for reading in readings}:
                spelled[letters].append((dictionary[character], len(readings), character))
    for path in sorted(glob.glob(f"{speech}/cmn-syllables/*.mp3")):
        name = os.path.basename(path)[:-4]
        letters = name[:-1].lstrip("_").replace("v", "ü")
        if letters in spelled:
            found.append((path, min(spelled[letters])[2], letters + name[-1], name, False))
    for path in sorted(glob.glob(f"{speech}/cmn-words/*.mp3")):
        word = os.path.basename(path)[:-4]
        patterns = {re.sub("[^1-5]", "", reading) for reading in words.get(word, [])}
        # Of several tone patterns nobody says which was spoken.
        if len(patterns) == 1:
            found.append((path, word, words[word][0], word, True))
    return found


def characters(models):
    """How many pronunciations the Mandarin model's dictionary has for each character."""
    counts = collections.Counter()
    for root in models:
        for path in glob.glob(f"{root}/**/*.dic*", recursive=True) + glob.glob(f"{root}/*.dic*"):
            with open(path, encoding="utf-8", errors="replace") as lines:
                counts.update(re.sub(r"\(\d+\)$", "", line.split()[0]) for line in lines if line.strip())
    return {word: count for word, count in counts.items() if len(word) == 1}


class Syllable:
    def __init__(self, row, item, place, count):
        self.name, self.is_word, self.place, self.count = row[3], row[4], place, count
        self.tone, self.other, self.contour, self.features = item["tone"], item["other"], item["contour"], None
        self.fold = hashlib.sha1(self.name.encode()).digest()[1] % FOLDS

    @property
    def is_reported(self):
        return self.is_word and halves.is_reported(self.name)

    @property
    def is_chosen_on(self):
        return self.is_word and not halves.is_reported(self.name)

    def accepts(self, tone):
        return tone in (self.tone, self.other)


def measure(bench, models, found):
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as manifest:
        manifest.writelines("\t".join((path, "cmn", text, pinyin)) + "\n" for path, text, pinyin, _, _ in found)
        manifest.flush()
        options = [part for model in models for part in ("--models", model)]
        run = subprocess.run([bench, "dump", *options, manifest.name], stdout=subprocess.PIPE, check=True)
    syllables, unread = [], 0
    for row, line in zip(found, run.stdout.decode().splitlines()):
        hearing = json.loads(line)
        items = [item for word in hearing.get("words", []) for item in word["syllables"]]
        if not items or any(not word["syllables"] for word in hearing["words"]):
            unread += 1
            continue
        own = [Syllable(row, item, place, len(items)) for place, item in enumerate(items)]
        describe(own)
        syllables += own
    print(f"Mandarin tones: {len(found)} recordings, {len(syllables)} syllables; {unread} recordings without")
    return syllables


def describe(syllables):
    """The features of a take's syllables; Scoring/Tones/ToneFeatures.swift does the same."""
    contours = [s.contour for s in syllables]
    for index, syllable in enumerate(syllables):
        contour = contours[index]
        if contour is None:
            continue
        before = next((c for c in reversed(contours[:index]) if c), None)
        after = next((c for c in contours[index + 1:] if c), None)
        span = contour["end"] - contour["start"]
        syllable.features = np.array(
            contour["points"]
            + [contour["voiced"] / 20, span / 20, (span - contour["voiced"]) / contour["voiced"]]
            + ([before["points"][-1], np.mean(before["points"]), 1] if before else [0, 0, 0])
            + ([after["points"][0], np.mean(after["points"]), 1] if after else [0, 0, 0])
            + [min(index, 3) / 3, min(len(syllables) - 1 - index, 3) / 3], float)


def expanded(features, mean, spread, is_plain=False):
    """Standardised, each at most four deviations off, with the products of the points; plain: the syllable's own alone."""
    z = np.clip((features - mean) / spread, -4, 4)
    if is_plain:
        return z[:POINTS + 3]
    return np.concatenate([z, [z[a] * z[b] for a in range(POINTS) for b in range(a, POINTS)]])


class Tones:
    """Multinomial logistic regression over the four full tones, each as likely as the others beforehand."""

    def __init__(self, syllables, alone=ALONE, freedom=FREEDOM, is_plain=False):
        from sklearn.linear_model import LogisticRegression

        self.is_plain = is_plain
        used = [s for s in syllables if s.features is not None and s.tone < 5]
        raw = np.array([s.features for s in used])
        self.mean, self.spread = raw.mean(0), raw.std(0) + 1e-6
        tones = np.array([s.tone for s in used])
        weight = np.array([1.0 if s.is_word else alone for s in used])
        share = np.array([weight[tones == tone].sum() for tone in range(1, 5)])
        weight *= (weight.sum() / 4 / share)[tones - 1]
        inputs = np.array([expanded(s.features, self.mean, self.spread, is_plain) for s in used])
        model = LogisticRegression(C=freedom, max_iter=5000).fit(inputs, tones, sample_weight=weight)
        self.weights, self.bias = model.coef_, model.intercept_

    def __call__(self, features):
        odds = self.weights @ expanded(features, self.mean, self.spread, self.is_plain) + self.bias
        odds = np.exp(odds - odds.max())
        return odds / odds.sum()


def crossed(syllables):
    """What tones fitted on the other folds say of the words that choices are made on."""
    said = {}
    for fold in range(FOLDS):
        tones = Tones([s for s in syllables if not s.is_word or (s.is_chosen_on and s.fold != fold)])
        said |= {s: tones(s.features) for s in syllables
                 if s.is_chosen_on and s.fold == fold and s.features is not None}
    return said


def heard(odds):
    """The tone that is named; none where it could not be judged."""
    return None if odds is None or odds.max() < NAMED else int(odds.argmax()) + 1


def likely(syllable, odds, tone=None):
    """How likely the tone that stands there, or another, is."""
    return sum(odds[t - 1] for t in {tone or syllable.tone, None if tone else syllable.other} if t and t < 5)


def is_wrong(syllable, said, limit, tone=None):
    """Whether the tone that was said is called wrong, beside the one that should stand there or another."""
    odds = said.get(syllable)
    named = heard(odds)
    if named is None or (named == tone if tone else syllable.accepts(named)):
        return False
    contour = syllable.contour
    missing = contour["end"] - contour["start"] - contour["voiced"]
    return (likely(syllable, odds, tone) < limit and contour["voiced"] >= LEAST_VOICED
            and missing < MOST_MISSING * contour["voiced"] and not ((tone or syllable.tone) == 3 and named == 4))


def show(title, syllables, said):
    full = [s for s in syllables if s.tone < 5]
    judged = [s for s in full if heard(said.get(s))]
    right = sum(s.accepts(heard(said[s])) for s in judged)
    recordings = {s.name for s in full}
    chance = np.random.default_rng(1)
    by_name = collections.defaultdict(list)
    for s in full:
        tone = heard(said.get(s))
        by_name[s.name].append((tone is not None and s.accepts(tone), tone is not None))
    groups = [np.array(list(v)) for v in by_name.values()]
    draws = []
    for _ in range(1000):
        sample = np.concatenate([groups[i] for i in chance.integers(len(groups), size=len(groups))])
        draws.append((sample[:, 0].mean(), sample[:, 0].sum() / sample[:, 1].sum()))
    low, high = np.percentile(np.array(draws), [2.5, 97.5], axis=0)
    print(f"{title}: {len(recordings)} recordings, {len(full)} syllables of full tone")
    print(f"  right of all {right / len(full):.1%} ({low[0]:.1%}–{high[0]:.1%}); "
          f"of those judged {right / len(judged):.1%} ({low[1]:.1%}–{high[1]:.1%}), which are {len(judged) / len(full):.1%}")
    print("  tone  → 1    2    3    4   not judged")
    for tone in range(1, 6):
        row = collections.Counter(heard(said.get(s)) for s in syllables if s.tone == tone)
        print(f"  {tone}    " + "".join(f"{row[t]:5}" for t in (1, 2, 3, 4)) + f"{row[None]:8}")
    for name, chosen in (("alone", [s for s in judged if s.count == 1]),
                         ("first", [s for s in judged if s.count > 1 and s.place == 0]),
                         ("middle", [s for s in judged if 0 < s.place < s.count - 1]),
                         ("last", [s for s in judged if s.count > 1 and s.place == s.count - 1])):
        if chosen:
            print(f"  {name}: {sum(s.accepts(heard(said[s])) for s in chosen) / len(chosen):.1%} of {len(chosen)}")


def claims(title, syllables, said):
    """How often a tone is called wrong, where it is right and where another stands in its place."""
    full = [s for s in syllables if s.tone < 5]
    print(f"{title}: a tone called wrong where the right one is less likely than …; precision with one in "
          f"{round(1 / WRONG_SHARE)} wrong")
    for limit in (0.2, 0.1, 0.05, 0.02, 0.01):
        false = sum(is_wrong(s, said, limit) for s in full) / len(full)
        pairs = [(s, tone) for s in full for tone in range(1, 5) if not s.accepts(tone)]
        caught = sum(is_wrong(s, said, limit, tone) for s, tone in pairs) / len(pairs)
        precision = WRONG_SHARE * caught / max(1e-9, WRONG_SHARE * caught + (1 - WRONG_SHARE) * false)
        print(f"  {limit:<6}: false alarms {false:.1%}, caught {caught:.1%}, precision {precision:.1%}")


def swift(tones, date, data):
    lines = [f"tones {len(tones.mean)} {POINTS}"]
    number = lambda value: f"{value:.4g}"
    for name, mean, spread in zip(FEATURES, tones.mean, tones.spread):
        lines.append(f"feature {name} {number(mean)} {number(spread)}")
    for tone, (bias, weights) in enumerate(zip(tones.bias, tones.weights), 1):
        lines.append(f"tone {tone} {number(bias)}")
        for start in range(0, len(weights), 12):
            lines.append(" ".join(number(w) for w in weights[start:start + 12]))
    lines.append("end")
    body = "\n".join("        " + line for line in lines)
    return (f"/// Written by Scripts/fit on {date}; fitted on {data}.\nenum ToneTable {{\n"
            f'    static let text = """\n{body}\n        """\n}}\n')


def fixture(tones, syllables):
    """Contours of some takes with what the fit makes of them."""
    takes = collections.OrderedDict()
    for s in syllables:
        takes.setdefault((s.is_word, s.name), []).append(s)
    chosen = [t for t in takes.values() if t[0].is_word][:6] + [t for t in takes.values() if not t[0].is_word][:3]
    lines = [f"takes {len(chosen)}"]
    for take in chosen:
        lines.append(f"syllables {len(take)}")
        for s in take:
            if s.contour is None:
                lines.append("none")
                continue
            points = " ".join(str(p) for p in s.contour["points"])
            lines.append(f"contour {points} {s.contour['voiced']} {s.contour['start']} {s.contour['end']}")
            lines.append("odds " + " ".join(f"{p:.6f}" for p in tones(s.features)))
    return "\n".join(lines) + "\n"


def fit(chosen, root):
    found = rows(chosen.speech, cedict(), characters(chosen.models))
    if not found:
        print("SKIPPED: Mandarin tones: no recordings, readings or model")
        return
    syllables = measure(chosen.bench, chosen.models, found)
    words = [s for s in syllables if s.is_chosen_on]
    rest = [s for s in syllables if s.is_reported]
    said = crossed(syllables)
    show("Half that choices are made on (cross-validated)", words, said)
    claims("Half that choices are made on (cross-validated)", words, said)
    # Of syllables alone nothing is learnt about neighbours; without them and products it did better on the first half.
    alone = Tones([s for s in syllables if not s.is_word], freedom=0.1, is_plain=True)
    show("Other half, fitted on the other speaker's syllables alone", rest,
         {s: alone(s.features) for s in rest if s.features is not None})
    tones = Tones([s for s in syllables if not s.is_reported])
    said = {s: tones(s.features) for s in rest if s.features is not None}
    show("Other half", rest, said)
    claims("Other half", rest, said)
    if not chosen.no_tables:
        data = "toned syllables of one speaker and half of the words of another (CC BY-SA)"
        path = os.path.join(root, "Sources", "Scoring", "Tables", "ToneTable.swift")
        with open(path, "w", encoding="utf-8") as out:
            out.write(swift(tones, chosen.date, data))
        with open(os.path.join(root, "Tests", "Scoring", "Fixtures", "Tones.txt"), "w", encoding="utf-8") as out:
            out.write(fixture(tones, words + [s for s in syllables if not s.is_word]))
        print(f"wrote {os.path.relpath(path, root)}", flush=True)
