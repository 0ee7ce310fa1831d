"""Experts' marks of the English learners, laid against the phones and words that were aligned."""
import numpy as np

import features as f


def read(path):
    """name -> ([accuracy, completeness, fluency, prosody, total], [(accuracy, [(phone, mark)])])."""
    marks = {}
    for line in open(path, encoding="utf-8"):
        name, whole, words = line.rstrip("\n").split("\t")
        parsed = []
        for word in words.split(" "):
            _, accuracy, phones = word.split(":")
            pairs = [phone.split("=") for phone in phones.split(",")]
            parsed.append((float(accuracy), [(phone.rstrip("012"), float(mark)) for phone, mark in pairs]))
        marks[name] = ([float(x) for x in whole.split()], parsed)
    return marks


def matched(ours, theirs):
    """Pairs of places of equal length sequences that may differ: by identity, least changes."""
    n, m = len(ours), len(theirs)
    best = np.zeros((n + 1, m + 1))
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            best[i, j] = max(best[i + 1, j + 1] + (ours[i] == theirs[j]) + 0.1, best[i + 1, j], best[i, j + 1])
    i = j = 0
    pairs = []
    while i < n and j < m:
        if best[i, j] == best[i + 1, j + 1] + (ours[i] == theirs[j]) + 0.1:
            pairs.append((i, j))
            i, j = i + 1, j + 1
        elif best[i, j] == best[i + 1, j]:
            i += 1
        else:
            j += 1
    return pairs


class Marks:
    """Marks 0…1 of the rows of true texts; NaN where there is none."""

    def __init__(self, h, path):
        marks = read(path)
        self.phone = np.full(len(h.phones), np.nan)
        self.word = np.full(len(h.words), np.nan)
        self.accuracy, self.fluency, self.total = (np.full(len(h.items), np.nan) for _ in range(3))
        phones_of = {}
        for place, word in enumerate(h.phone_word):
            phones_of.setdefault(word, []).append(place)
        for item in np.flatnonzero((h.kind == "true") & h.fits):
            mark = marks.get(h.name[item])
            if mark is None:
                continue
            self.accuracy[item], self.fluency[item], self.total[item] = (mark[0][i] / 10 for i in (0, 2, 4))
            first = h.first_word[item]
            if h.count[first] != len(mark[1]):
                continue
            for number, (accuracy, phones) in enumerate(mark[1]):
                self.word[first + number] = accuracy / 10
                places = phones_of[first + number]
                ours = [str(h.symbols[h.phone[p]]) for p in places]
                for i, j in matched(ours, [phone for phone, _ in phones]):
                    self.phone[places[i]] = phones[j][1] / 2


def phone_features(h, network, z, evidence, usual, phrases):
    """[phone][feature]. usual: [phone of the model] the mark that it gets on average; phrases: [item][feature]."""
    columns, names = [], []

    def add(name, values):
        names.append(name)
        columns.append(np.asarray(values, float))

    words, items = len(h.words), len(h.items)
    add("network", network)
    for name in f.STATISTICS:
        add("z " + name, z[name])
    for name in ("hit", "rank", "silence", "worst", "flat"):
        add(name, h.raw[name])
    add("usual mark", usual[h.phone])
    add("word mean", f.mean_of(network, h.phone_word, words)[h.phone_word])
    add("word least", f.least_of(network, h.phone_word, words)[h.phone_word])
    add("word evidence", np.clip(evidence, -8, 8)[h.phone_word])
    add("word phones", np.log(np.bincount(h.phone_word, minlength=words))[h.phone_word])
    for side, step in (("before", 1), ("after", -1)):
        same = np.roll(h.phone_item, step) == h.phone_item
        add(side + " network", np.where(same, np.roll(network, step), 0))
        add(side + " length", np.where(same, np.roll(z["length"], step), 0))
    add("phrase network", f.mean_of(network, h.phone_item, items)[h.phone_item])
    add("phrase am", f.mean_of(z["am"], h.phone_item, items)[h.phone_item])
    add("phrase length", f.mean_of(z["length"], h.phone_item, items)[h.phone_item])
    e = np.clip(evidence, -8, 8)
    add("phrase evidence", f.mean_of(e, h.item, items)[h.phone_item])
    add("is vowel", h.phones[:, 5])
    own = np.clip(np.stack(columns, 1), -1000, 1000)
    return np.concatenate([own, phrases[h.phone_item]], 1).astype(np.float32), names


def word_mark_features(h, words, phrases, phone_marks):
    """Features of a word for its mark: its own, its phones' marks, the phrase's."""
    count = len(h.words)
    extra = [f.mean_of(phone_marks, h.phone_word, count), f.least_of(phone_marks, h.phone_word, count)]
    return np.concatenate([words, np.stack(extra, 1), phrases[h.item]], 1).astype(np.float32)


class Experts:
    """Marks as fitted on the groups that may be learnt from."""

    def __init__(self, judge, marks, train):
        from learning import Both

        h = judge.h
        phones = train[h.phone_item] & ~np.isnan(marks.phone)
        words = train[h.item] & ~np.isnan(marks.word)
        whole = train & ~np.isnan(marks.total)
        count = len(h.symbols)
        self.usual = np.ones(count)
        if phones.any():
            self.usual = f.statistics(marks.phone[phones], h.phone[phones], count)[0]
        x, self.phone_names = phone_features(h, judge.value, judge.z, judge.evidence, self.usual, judge.sx)
        fit = lambda x, y, rows, **trees: Both(x[rows], y[rows], classes=False, **trees)
        self.phones = fit(x, marks.phone, phones, penalty=300, count=60, depth=3, rate=0.06, least=30)
        self.phone_x, self.phone_value = x, self.phones(x)
        x = word_mark_features(h, judge.x, judge.sx, self.phone_value)
        self.words = fit(x, marks.word, words, penalty=300, count=60, depth=2, rate=0.06, least=30)
        self.word_x, self.word_value = x, self.words(x)
        small = dict(penalty=30, count=60, depth=2, rate=0.05, least=15)
        self.whole = fit(judge.sx, marks.total, whole, **small)
        self.fluency = fit(judge.sx, marks.fluency, whole, **small)
        self.whole_value, self.fluency_value = self.whole(judge.sx), self.fluency(judge.sx)

    def parts(self):
        return self.usual, self.phones, self.words, self.whole, self.fluency
