"""Experts' marks of the English learners, laid against the words and phones that the program told."""
import os

import recordings


def read():
    """name -> ([accuracy, completeness, fluency, prosody, total], [(accuracy, [(phone, mark)])]); empty where absent."""
    path = os.path.join(recordings.SPEECH, "en-learners", "scores.tsv")
    marks = {}
    for line in recordings.read(path).splitlines() if os.path.exists(path) else []:
        name, whole, words = line.split("\t")
        parsed = []
        for word in words.split(" "):
            _, accuracy, phones = word.split(":")
            pairs = [phone.split("=") for phone in phones.split(",")]
            parsed.append((float(accuracy), [(phone.rstrip("012"), float(mark)) for phone, mark in pairs]))
        marks[name] = ([float(number) for number in whole.split()], parsed)
    return marks


def matched(ours, theirs):
    """Pairs of places of two phone strings that may differ: as many equal ones as possible, in order."""
    n, m = len(ours), len(theirs)
    best = [[0.0] * (m + 1) for _ in range(n + 1)]
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            both = best[i + 1][j + 1] + (ours[i] == theirs[j]) + 0.1
            best[i][j] = max(both, best[i + 1][j], best[i][j + 1])
    i = j = 0
    pairs = []
    while i < n and j < m:
        if best[i][j] == best[i + 1][j + 1] + (ours[i] == theirs[j]) + 0.1:
            pairs.append((i, j))
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return pairs


def laid(result, words):
    """[word] of (the word told, its mark, [(place of the phone told, mark)]); empty where the words are not as many."""
    told = result.get("words", [])
    if len(told) != len(words):
        return []
    lines = []
    for word, (accuracy, phones) in zip(told, words):
        ours = [phone["symbol"].rstrip("012") for phone in word["phones"]]
        pairs = matched(ours, [phone for phone, _ in phones])
        lines.append((word, accuracy, [(i, phones[j][1]) for i, j in pairs]))
    return lines
