"""How well the sounds that are counted as off go with experts' marks: by limit, for adults and children, and for the share of
weak sounds by speaker and sound. The tables were fitted on these speakers, so that on others it goes less well."""
import collections
import os
import re

import judging
import recordings

LIMITS = (0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9)
LEAST_SAID = 5  # of one sound by one speaker


def experts():
    """Name of a recording: [(word's mark 0…10, [(symbol, mark 0…2)])]."""
    path = os.path.join(recordings.SPEECH, "en-learners", "scores.tsv")
    table = {}
    for line in recordings.read(path).splitlines() if os.path.exists(path) else []:
        name, _, words = line.split("\t")
        table[name] = [
            (float(mark), [(re.sub(r"[0-2]$", "", sound), float(value)) for sound, value in
                           (phone.split("=") for phone in phones.split(","))])
            for _, mark, phones in (word.split(":") for word in words.split(" "))
        ]
    return table


def sounds():
    """(speaker, group, symbol, score, mark, word's mark) of every sound whose word was not called wrong."""
    marks = experts()
    clips = [clip for clip in recordings.learners() if clip.name in marks]
    found = []
    for clip, result in zip(clips, judging.check([(c.recording, c.lang, c.text) for c in clips])):
        if not judging.is_judged(result):
            continue
        for word, (mark, phones) in zip(result["words"], marks[clip.name]):
            if word["verdict"] == "wrong" or [p["symbol"] for p in word["phones"]] != [symbol for symbol, _ in phones]:
                continue
            for phone, (symbol, value) in zip(word["phones"], phones):
                found.append((clip.speaker, clip.group, symbol, phone["score"], value, mark))
    return found


def correlation(xs, ys):
    n = len(xs)
    mx, my = sum(xs) / n, sum(ys) / n
    top = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    bottom = (sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)) ** 0.5
    return top / bottom if bottom else float("nan")


def main():
    every = sounds()
    if not every:
        print("SKIPPED: no recordings with experts' marks")
        return
    print("| off below | speakers | sounds | counted as off | marked below 1.5 of 2 | or word at 6 of 10 or less | of good ones off | by speaker and sound, r |")
    print("|---|---|---|---|---|---|---|---|")
    for limit in LIMITS:
        for group in ("adult", "child"):
            own = [s for s in every if s[1] == group]
            off = [s for s in own if s[3] < limit]
            good = [s for s in own if s[4] >= 1.5]
            cells = collections.defaultdict(list)
            for s in own:
                cells[s[0], s[2]].append(s)
            cells = [c for c in cells.values() if len(c) >= LEAST_SAID]
            r = correlation([sum(s[3] < limit for s in c) / len(c) for c in cells], [sum(s[4] < 1.5 for s in c) / len(c) for c in cells])
            share = lambda part, whole: "%.1f%%" % (100 * sum(part) / max(1, len(whole)))
            print("| %.2f | %s | %d | %d | %s | %s | %s | %.2f |" % (
                limit, group, len(own), len(off), share([s[4] < 1.5 for s in off], off),
                share([s[4] < 1.5 or s[5] <= 6 for s in off], off), share([s[3] < limit for s in good], good), r))


if __name__ == "__main__":
    main()
