"""Measures how well recordings of people are judged, and prints tables: Scripts/bench accuracy.

Pairing, with a fixed seed: another text differs by at most a quarter in length (two letters are always allowed); for one word
replaced, a word of a text of two or more (in Mandarin: a syllable) gives way to another of the set's, at most one letter longer
or shorter, and the least word score counts, which must also be that word's for it to be named; for a word left out, a word of
the set is put into the text at a place drawn by chance, and the greatest probability of an omission counts; for a word added,
one is taken out of a text of two or more, and the probability of an addition counts. A recording that is not judged counts as
an error: its own text is refused.
"""
import importlib.util
import random
import sys
import time

import experts
import measures
import recordings
from judging import check, is_judged, passed

SEED = 7
SETS = [
    ("English learners", recordings.learners),
    ("English prompts", recordings.english_prompts),
    ("French names", lambda: recordings.stamp_names("fr")),
    ("French prompts", lambda: recordings.counting_prompts("fr")),
    ("Spanish names", lambda: recordings.stamp_names("es")),
    ("Mandarin words", recordings.mandarin_words),
]
PAIRED = [("French sentences", "fr"), ("Spanish sentences", "es")]


def words_of(text, lang):
    return list(text) if lang == "cmn" else text.split()


def text_of(words, lang):
    return ("" if lang == "cmn" else " ").join(words)


def other_text(clips, index, chance):
    text = clips[index].text
    room = max(2, len(text) // 4)
    texts = [clip.text for clip in clips if clip.text != text]
    near = [other for other in texts if abs(len(other) - len(text)) <= room]
    return chance.choice(near or texts) if texts else None


def replaced_text(clip, pool, chance):
    """The text with one word replaced, and the word's place; None where no word can be."""
    words = words_of(clip.text, clip.lang)
    if len(words) < 2:
        return None
    place = chance.randrange(len(words))
    fitting = [word for word in pool if word.lower() != words[place].lower() and abs(len(word) - len(words[place])) <= 1]
    if not fitting:
        return None
    words[place] = chance.choice(fitting)
    return text_of(words, clip.lang), place


def longer_text(clip, pool, chance):
    words = words_of(clip.text, clip.lang)
    words.insert(chance.randrange(len(words) + 1), chance.choice(pool))
    return text_of(words, clip.lang)


def shorter_text(clip, chance):
    words = words_of(clip.text, clip.lang)
    if len(words) < 2:
        return None
    words.pop(chance.randrange(len(words)))
    return text_of(words, clip.lang)


class Judged:
    """A set's recordings against their own texts and the four kinds of wrong ones."""

    KINDS = ["own", "other", "replaced", "longer", "shorter"]

    def __init__(self, clips, chance):
        self.clips = clips
        pool = sorted({word for clip in clips for word in words_of(clip.text, clip.lang)})
        near = [replaced_text(clip, pool, chance) for clip in clips]
        self.place = [pair and pair[1] for pair in near]
        texts = {
            "own": [clip.text for clip in clips],
            "other": [other_text(clips, index, chance) for index in range(len(clips))],
            "replaced": [pair and pair[0] for pair in near],
            "longer": [longer_text(clip, pool, chance) for clip in clips],
            "shorter": [shorter_text(clip, chance) for clip in clips],
        }
        asked = [(kind, index) for kind in self.KINDS for index in range(len(clips)) if texts[kind][index]]
        rows = [(clips[index].recording, clips[index].lang, texts[kind][index]) for kind, index in asked]
        self.results = {kind: {} for kind in self.KINDS}
        # Hints are of single sounds; only some of what follows looks at them.
        for (kind, index), result in zip(asked, check(rows, "--hints")):
            self.results[kind][index] = result
        speakers = {clip.speaker for clip in clips}
        self.unit = [clip.speaker if len(speakers) > 5 else str(index) for index, clip in enumerate(clips)]

    def rows(self, kind, value, keep):
        """(value of each result, unit)."""
        return [(value(result), self.unit[index]) for index, result in self.results[kind].items() if keep(index)]


def phrase_score(result):
    return result.get("score", 0.0) if is_judged(result) else 0.0


def least_word(result):
    return min((word["score"] for word in result.get("words", [])), default=0.0) if is_judged(result) else 0.0


def surely_whole(result):
    """The less an omission is likely, the more."""
    return -max((word["leftOut"] for word in result.get("words", [])), default=1.0) if is_judged(result) else -1.0


def surely_alone(result):
    """The less an addition is likely, the more."""
    return -result.get("added", 1.0) if is_judged(result) else -1.0


def is_named(result, place):
    scores = [word["score"] for word in result.get("words", [])]
    return len(scores) > place and scores.index(min(scores)) == place


def groups(clips):
    """(label, which of the clips)."""
    found = [("", lambda index: True)]
    for group in sorted({clip.group for clip in clips if clip.group}):
        found.append((group, lambda index, group=group: clips[index].group == group))
    return found


def error_line(label, judged, keep, chance):
    many = lambda index: keep(index) and index in judged.results["shorter"]
    both = lambda index: keep(index) and index in judged.results["replaced"]
    equal = lambda kind, value, own: measures.percent(
        measures.EqualError(judged.rows("own", value, own), judged.rows(kind, value, keep)), chance)
    named = [(is_named(result, judged.place[index]), judged.unit[index])
             for index, result in judged.results["replaced"].items() if keep(index)]
    part = lambda kind, value: measures.percent(measures.share(judged.rows(kind, value, keep)), chance)
    return [
        label, str(sum(keep(index) for index in range(len(judged.clips)))),
        equal("other", phrase_score, keep), equal("replaced", least_word, both), measures.percent(measures.share(named), chance),
        equal("longer", surely_whole, keep), equal("shorter", surely_alone, many),
        part("own", lambda result: not is_judged(result)),
    ]


def verdict_line(label, judged, keep, chance):
    part = lambda kind, value: measures.percent(measures.share(judged.rows(kind, value, keep)), chance)
    kind_told = lambda result: any(word["kind"] == "left out" for word in result.get("words", []))
    return [
        label, part("own", lambda r: r.get("verdict") == "right"), part("own", passed), part("other", passed),
        part("replaced", lambda r: r.get("verdict") == "right"), part("replaced", passed), part("longer", passed),
        part("longer", kind_told), part("shorter", passed),
    ]


def calibration_line(label, judged, keep, chance):
    phrases = [(result.get("probability", 0.0) if is_judged(result) else 0.0, kind == "own", judged.unit[index]) for kind in ("own", "other")
               for index, result in judged.results[kind].items() if keep(index)]
    words = []
    for kind in ("own", "replaced"):
        for index, result in judged.results[kind].items():
            for number, word in enumerate(result.get("words", []) if keep(index) else []):
                words.append((word["probability"], kind == "own" or number != judged.place[index], judged.unit[index]))
    figure = lambda rows, balanced: measures.plain(measures.calibration(rows, is_balanced=balanced), chance)
    return [label, figure(phrases, True), figure(words, False)]


def expert_lines(judged, chance):
    """Correlations with experts, by everybody, children and adults."""
    marks = experts.read()
    lines = []
    for label, keep in [("all", lambda index: True)] + groups(judged.clips)[1:]:
        phones, words, totals, fluency = [], [], [], []
        for index, result in judged.results["own"].items():
            mark = marks.get(judged.clips[index].name)
            if mark is None or not keep(index) or not is_judged(result):
                continue
            unit = judged.unit[index]
            totals.append((result["score"], mark[0][4], unit))
            fluency.append(((result.get("fluency") or {}).get("score", 0.0), mark[0][2], unit))
            for word, accuracy, pairs in experts.laid(result, mark[1]):
                words.append((word["score"], accuracy, unit))
                phones += [(word["phones"][place]["score"], phone, unit) for place, phone in pairs]
        count = "%d, %d, %d" % (len(totals), len(words), len(phones))
        figure = lambda rows: measures.plain(measures.correlation(rows), chance)
        lines.append([label, count, figure(phones), figure(words), figure(totals), figure(fluency)])
    return lines


def hint_lines(judged, chance):
    """How often experts agree with a hint: the sound's mark is below 1 of 2, or its word's at most 6 of 10."""
    marks = experts.read()
    adults = sorted({clip.speaker for clip in judged.clips if clip.group == "adult"})
    half = {speaker: number % 2 for number, speaker in enumerate(adults)}
    lines = []
    for label, side in (("adults, the half it was chosen on", 0), ("adults, the other half", 1), ("children (never told)", None)):
        agreed, count = [], 0
        for index, result in judged.results["own"].items():
            clip, mark = judged.clips[index], marks.get(judged.clips[index].name)
            if mark is None or half.get(clip.speaker) != side:
                continue
            count += 1
            lined = experts.laid(result, mark[1])
            for hint in result.get("hints", []) if lined else []:
                word, accuracy, pairs = lined[hint["word"]]
                phone = dict(pairs).get(hint["phone"])
                if phone is not None:
                    agreed.append((phone < 1 or accuracy <= 6, judged.unit[index]))
        lines.append([label, str(count), str(len(agreed)), measures.percent(measures.share(agreed), chance, 0)])
    return lines


def tone_tables(name, judged, chance):
    """Tones of a tone language's syllables in their own texts: how many are heard as what they are, and as what else."""
    rows, heard = [], {}
    for index, result in judged.results["own"].items():
        place = 0
        for word in result.get("words", []):
            for syllable in word.get("syllables", []):
                rows.append((syllable["tone"], syllable["heard"], place, judged.unit[index]))
                place += 1
    if not rows:
        return print("Tones of %s: SKIPPED, none are told.\n" % name)
    print("### Tones, %s\n" % name)
    lines = []
    places = [("all", lambda place: True), ("first syllables", lambda place: place == 0), ("later syllables", lambda place: place > 0)]
    for label, keep in places:
        kept = [row for row in rows if keep(row[2])]
        right = measures.share([(told == tone, unit) for tone, told, _, unit in kept if told is not None])
        unsure = measures.share([(told is None, unit) for _, told, _, unit in kept])
        lines.append([label, str(len(kept)), measures.percent(right, chance), measures.percent(unsure, chance)])
    measures.table(["", "syllables", "of those judged, right", "could not judge"], lines)
    for tone, told, _, _ in rows:
        heard[tone, told] = heard.get((tone, told), 0) + 1
    told = [1, 2, 3, 4, 5, None]
    lines = [[str(tone)] + [str(heard.get((tone, other), 0)) for other in told] for tone in range(1, 6)]
    measures.table(["tone \\ heard"] + ["–" if other is None else str(other) for other in told], lines)


def pairs_line(name, clips):
    results = check([(a.recording, a.lang, b.text) for a in clips for b in clips])
    if all(result.get("reason") == "no model" for result in results):
        return print("%s: SKIPPED, there is no model for this language." % name)
    own = [passed(result) for index, result in enumerate(results) if index // len(clips) == index % len(clips)]
    others = [passed(result) for index, result in enumerate(results) if index // len(clips) != index % len(clips)]
    print("%s: %d of %d accepted against their own text, %d of %d against another's."
          % (name, sum(own), len(own), sum(others), len(others)))


def main():
    began = time.time()
    print(__doc__.split("\n", 2)[2].strip() + "\n")
    print("Seed %d. In brackets the middle 95%% of %d draws of speakers, or of recordings where a set has one speaker. **In-sample:**"
          % (SEED, measures.ROUNDS))
    print("the shipped tables were fitted on all of these sets but the French prompts and the sentences; what to expect of other")
    print("speakers is what `Scripts/fit --no-tables` prints.\n")
    sets, errors, verdicts, scores = {}, [], [], []
    for name, load in SETS:
        clips = load()
        if len(clips) < 10:
            print("%s: SKIPPED, the recordings are not here.\n" % name)
            continue
        judged = Judged(clips, random.Random(SEED))
        if all(result.get("reason") == "no model" for result in judged.results["own"].values()):
            print("%s: SKIPPED, there is no model for this language.\n" % name)
            continue
        sets[name] = judged
        chance = random.Random(SEED)
        for group, keep in groups(clips):
            label = "– " + group if group else name
            errors.append(error_line(label, judged, keep, chance))
            verdicts.append(verdict_line(label, judged, keep, chance))
            scores.append(calibration_line(label, judged, keep, chance))
        print("%s: %d recordings, %.0f s" % (name, len(clips), time.time() - began), file=sys.stderr)
    print("### Equal error rates\n")
    measures.table(["set", "recordings", "another text", "one word replaced", "named", "a word left out", "a word added",
                    "unheard"], errors)
    print("### Verdicts at normal strictness\n\nAccepted: right or almost.\n")
    measures.table(["set", "own: right", "own: accepted", "another text accepted", "replaced: called right", "replaced: accepted",
                    "left out: accepted", "left out: so named", "added: accepted"], verdicts)
    print("### Expected calibration error\n\nTen bins. Phrase: own and another text, weighing alike. Word: words of the own texts and")
    print("of those with one replaced.\n")
    measures.table(["set", "phrase", "word"], scores)
    chance = random.Random(SEED)
    if "English learners" in sets and experts.read():
        print("### Correlation with five experts, English learners\n\nThe scores that are told, against the experts' marks.\n")
        measures.table(["", "sentences, words, phones", "phone", "word", "sentence total", "fluency"],
                       expert_lines(sets["English learners"], chance))
        print("### Hints at single sounds\n\nA hint counts as right where the experts gave the sound less than 1 of 2, or its word at most 6 of 10.\n")
        measures.table(["", "recordings", "hints", "right"], hint_lines(sets["English learners"], chance))
    if "English prompts" in sets:
        given = sum(bool(result.get("hints")) for result in sets["English prompts"].results["own"].values())
        print("Of %d prompts of a native speaker %d got a hint.\n" % (len(sets["English prompts"].clips), given))
    if "Mandarin words" in sets:
        tone_tables("Mandarin words", sets["Mandarin words"], chance)
    for name, lang in PAIRED:
        clips = recordings.sentences(lang)
        pairs_line(name, clips) if clips else print("%s: SKIPPED, the recordings are not here." % name)
    print()
    for name in ("spelling", "silence"):
        if importlib.util.find_spec(name):
            importlib.import_module(name).section()
    print("%.0f s." % (time.time() - began))


if __name__ == "__main__":
    main()
