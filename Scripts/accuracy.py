"""Measures how well recordings are judged, and prints a table: Scripts/bench accuracy.

Pairing, with a fixed seed: another text differs by at most a quarter in length (at least 2 letters are allowed); for one
word replaced, a word of the text gives way to another of the set's words, at most one letter longer or shorter, and the
least word score counts. A recording that is not judged counts as an error in every column.
"""
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time

import recordings

SEED = 7
PROGRAM = os.environ.get("ALOUD", os.path.join(recordings.ROOT, ".build", "release", "aloud"))
SETS = [
    ("English learners", recordings.learners),
    ("English prompts", recordings.english_prompts),
    ("French names", lambda: recordings.stamp_names("fr")),
    ("French sentences", lambda: recordings.sentences("fr")),
    ("Spanish names", lambda: recordings.stamp_names("es")),
    ("Mandarin words", recordings.mandarin_words),
]


def check(rows):
    """Results of `aloud check` for (recording, language, text) rows, in their order."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
        file.writelines("\t".join(row) + "\n" for row in rows)
        file.flush()
        command = [PROGRAM, "check", "--json", "--manifest", file.name]
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    results = [json.loads(line) for line in run.stdout.splitlines()]
    if len(results) != len(rows):
        sys.exit("%d results for %d recordings: %s" % (len(results), len(rows), run.stderr[-300:]))
    return results


def other_text(clips, index, chance):
    text = clips[index].text
    room = max(2, len(text) // 4)
    texts = [clip.text for clip in clips if clip.text != text]
    near = [other for other in texts if abs(len(other) - len(text)) <= room]
    return chance.choice(near or texts) if texts else None


def words_of(text, lang):
    return list(text) if lang == "cmn" else text.split()


def replaced_text(clips, index, pool, chance):
    """The text with one word replaced, and the word's place; None where no word can be."""
    lang = clips[index].lang
    words = words_of(clips[index].text, lang)
    place = chance.randrange(len(words))
    fitting = [word for word in pool if word.lower() != words[place].lower() and abs(len(word) - len(words[place])) <= 1]
    if not fitting:
        return None
    words[place] = chance.choice(fitting)
    return ("" if lang == "cmn" else " ").join(words), place


def equal_error_rate(own, others):
    """Where as many true ones are refused as false ones are let through; higher scores mean surer."""
    events = sorted([(score, 1) for score in own] + [(score, 0) for score in others])
    best, missed, kept = (2.0, 0.0), 0, len(others)
    index = 0
    while index <= len(events):
        refused, passed = missed / len(own), kept / len(others)
        best = min(best, (abs(refused - passed), (refused + passed) / 2))
        if index == len(events):
            break
        score = events[index][0]
        while index < len(events) and events[index][0] == score:
            missed += events[index][1]
            kept -= 1 - events[index][1]
            index += 1
    return best[1]


def interval(clips, own, others, chance, rounds=200):
    """The middle 95% over resampled speakers; over resampled recordings where there is one speaker."""
    keys = [clip.speaker for clip in clips] if len({clip.speaker for clip in clips}) > 5 else list(range(len(clips)))
    places = {}
    for place, key in enumerate(keys):
        places.setdefault(key, []).append(place)
    units = sorted(places)
    rates = []
    for _ in range(rounds):
        drawn = [place for unit in (chance.choice(units) for _ in units) for place in places[unit]]
        rates.append(equal_error_rate([own[place] for place in drawn], [others[place] for place in drawn]))
    rates.sort()
    return rates[int(0.025 * rounds)], rates[int(0.975 * rounds)]


def phrase_score(result):
    return result.get("score", 0.0) if result.get("verdict") not in (None, "unheard") else 0.0


def least_word(result):
    if result.get("verdict") in (None, "unheard"):
        return 0.0
    return min((word["score"] for word in result["words"]), default=0.0)


def passed(result):
    return result.get("verdict") in ("right", "almost")


def share(values):
    values = list(values)
    return sum(values) / len(values) if values else math.nan


def measure(name, clips):
    chance = random.Random(SEED)
    pool = sorted({word for clip in clips for word in words_of(clip.text, clip.lang)})
    others = [other_text(clips, index, chance) for index in range(len(clips))]
    near = [replaced_text(clips, index, pool, chance) for index in range(len(clips))]
    pairs = [index for index in range(len(clips)) if near[index]]
    rows = [(clip.recording, clip.lang, clip.text) for clip in clips]
    rows += [(clip.recording, clip.lang, other) for clip, other in zip(clips, others)]
    rows += [(clips[index].recording, clips[index].lang, near[index][0]) for index in pairs]
    results = check(rows)
    own, crossed, replaced = results[: len(clips)], results[len(clips): 2 * len(clips)], results[2 * len(clips):]
    if all(result.get("reason") == "no model" for result in own):
        return print("%-18s SKIPPED: there is no model for this language" % name)

    def line(label, keep):
        chosen = [index for index in range(len(clips)) if keep(clips[index])]
        if len(chosen) < 10:
            return
        group = [clips[index] for index in chosen]
        true, false = [phrase_score(own[i]) for i in chosen], [phrase_score(crossed[i]) for i in chosen]
        rate, (low, high) = equal_error_rate(true, false), interval(group, true, false, chance)
        places = [place for place, index in enumerate(pairs) if keep(clips[index])]
        words = [least_word(own[pairs[place]]) for place in places]
        wrong = [least_word(replaced[place]) for place in places]
        pair_group = [clips[pairs[place]] for place in places]
        word_rate, (word_low, word_high) = equal_error_rate(words, wrong), interval(pair_group, words, wrong, chance)
        named = []
        for place in places:
            scores = [word["score"] for word in replaced[place].get("words", [])]
            target = near[pairs[place]][1]
            named.append(len(scores) > target and scores.index(min(scores)) == target)
        print(
            "%-18s %5d  %5.1f%% (%4.1f–%4.1f)  %5.1f%% (%4.1f–%4.1f)  %5.1f%%  %5.1f%%  %5.1f%%  %5.1f%%"
            % (
                label, len(chosen), 100 * rate, 100 * low, 100 * high, 100 * word_rate, 100 * word_low, 100 * word_high,
                100 * share(named), 100 * share(passed(own[i]) for i in chosen),
                100 * share(passed(crossed[i]) for i in chosen),
                100 * share(own[i].get("verdict") in (None, "unheard") for i in chosen),
            )
        )

    line(name, lambda clip: True)
    for group in sorted({clip.group for clip in clips if clip.group}):
        line("  " + group, lambda clip: clip.group == group)


def main():
    began = time.time()
    print("Equal error rates with 95%% intervals; seed %d. Accepted: right or almost." % SEED)
    print("%-18s %5s  %-20s  %-20s  %6s  %6s  %6s  %6s"
          % ("", "", "another text", "one word replaced", "named", "own ok", "other", "unheard"))
    for name, load in SETS:
        clips = load()
        if len(clips) < 10 and "sentences" not in name or not clips:
            print("%-18s SKIPPED: the recordings are not here" % name)
            continue
        if len(clips) < 10:
            results = check([(a.recording, a.lang, b.text) for a in clips for b in clips])
            right = [passed(result) == (index // len(clips) == index % len(clips)) for index, result in enumerate(results)]
            print("%-18s %5d  %d of %d pairs judged right" % (name, len(clips), sum(right), len(right)))
            continue
        measure(name, clips)
        sys.stdout.flush()
    print("%.0f s" % (time.time() - began))


if __name__ == "__main__":
    main()
