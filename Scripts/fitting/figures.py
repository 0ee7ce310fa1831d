"""Error rates and correlations, with bootstrap intervals over groups."""
import os
import re

import numpy as np

import features as f


def equal_error(right, wrong):
    right, wrong = np.sort(right), np.sort(wrong)
    at = np.unique(np.concatenate([right, wrong]))
    rejected = np.searchsorted(right, at) / len(right)
    accepted = 1 - np.searchsorted(wrong, at) / len(wrong)
    best = np.argmin(abs(rejected - accepted))
    return (rejected[best] + accepted[best]) / 2


def calibration_error(probability, truth, bins=10):
    place = np.minimum((probability * bins).astype(int), bins - 1)
    return sum(abs(probability[place == b].sum() - truth[place == b].sum()) for b in range(bins)) / len(truth)


def measures(h, mask, phrase, word, missing, added):
    """mask: [item]. Scores: higher is better said, but `missing` and `added`."""
    low = -99.0
    items = len(h.items)
    phrase = np.where(h.heard, phrase, low)
    least = np.where(h.heard, f.least_of(word, h.item, items), low)
    worst = np.where(h.heard, f.greatest_of(missing, h.item, items), -low)
    extra = np.where(h.heard, f.greatest_of(added, h.junction_item, items), -low)
    of = lambda kind: mask & (h.kind == kind)
    true, many = of("true"), of("true") & (np.bincount(h.item, minlength=items) > 1)
    out = {"another text": equal_error(phrase[true], phrase[of("other")])}
    out["replaced"] = equal_error(least[many], least[of("replaced")])
    out["left out"] = equal_error(-worst[true], -worst[of("inserted")])
    out["left out (least)"] = equal_error(least[true], least[of("inserted")])
    out["added"] = equal_error(-extra[many], -extra[of("removed")])
    out["named"] = named(h, word)[of("replaced")].mean()
    return out


def named(h, word):
    """[item] whether the word that was replaced has the least score; not where the text does not fit into the recording."""
    found = np.zeros(len(h.items), bool)
    for i in np.flatnonzero((h.kind == "replaced") & h.fits):
        first = h.first_word[i]
        found[i] = np.argmin(word[first:first + h.count[first]]) == h.place[i]
    return found


def correlation(values, marks, mask):
    mask = mask & ~np.isnan(marks)
    return np.corrcoef(values[mask], marks[mask])[0, 1] if mask.sum() > 2 else float("nan")


def told(phrase, word, whole_mark, word_mark, item):
    """The scores that are told: probability that it was said, times how well it was said."""
    of_phrase, of_word = shares()
    whole = sigmoid(phrase) * (1 - of_phrase + of_phrase * np.clip(whole_mark, 0, 1))
    words = sigmoid(word) * (1 - of_word + of_word * np.clip(word_mark, 0, 1))
    return whole, words


def shares():
    """How much of a phrase's and a word's score is its mark: read from the Swift source, so that it stands once."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    text = open(os.path.join(root, "Sources", "Scoring", "Opinion.swift"), encoding="utf-8").read()
    return tuple(float(re.search(name + r"MarkShare = ([0-9.]+)", text).group(1)) for name in ("phrase", "word"))


def sigmoid(x):
    return 1 / (1 + np.exp(-np.clip(x, -50, 50)))


def table(h, marks, r, mask):
    """All figures of the items in `mask`."""
    if marks is not None:
        whole, words = told(r["phrase"], r["word"], r["whole_mark"], r["word_mark"], h.item)
    else:
        whole, words = sigmoid(r["phrase"]), sigmoid(r["word"])
    out = measures(h, mask, whole, words, r["missing"], r["added"])
    w = mask[h.item] & np.isin(h.kind[h.item], ["true", "replaced"])
    out["word ECE"] = calibration_error(sigmoid(r["word"][w]), h.said[w])
    s = mask & np.isin(h.kind, ["true", "other"])
    y = (h.kind[s] == "true").astype(float)
    weight = np.where(y == 1, 0.5 / y.mean(), 0.5 / (1 - y.mean()))
    p = sigmoid(r["phrase"][s])
    place = np.minimum((p * 10).astype(int), 9)
    out["phrase ECE"] = sum(abs((weight * (p - y))[place == b].sum()) for b in range(10)) / len(y)
    if marks is not None:
        out["phone r"] = correlation(r["phone_mark"], marks.phone, mask[h.phone_item])
        out["word r"] = correlation(words, marks.word, mask[h.item])
        out["word mark r"] = correlation(r["word_mark"], marks.word, mask[h.item])
        out["phrase r total"] = correlation(whole, marks.total, mask)
        out["phrase r accuracy"] = correlation(whole, marks.accuracy, mask)
        out["total r"] = correlation(r["whole_mark"], marks.total, mask)
        out["fluency r"] = correlation(r["fluency_mark"], marks.fluency, mask)
    return out


def masks(h, names):
    """Which items are of each set, and of children and adults among the learners."""
    speaker = np.array([row[0].speaker for row in h.rows])
    found = {}
    for name in names:
        found[name] = np.ones(len(speaker), bool) if len(names) == 1 else (speaker == "allison") == ("prompts" in name)
    if "English learners" in found:
        found["children"] = found["English learners"] & (h.age < 16)
        found["adults"] = found["English learners"] & (h.age >= 16)
    return found


def show(h, marks, r, names, draws=200):
    """Prints the sets' figures with 95% intervals, in the layout of `Scripts/bench accuracy`: groups are drawn with
    replacement."""
    errors, scores, correlations = [], [], []
    for name, mask in masks(h, names).items():
        m = marks if marks is not None and "prompts" not in name else None
        value = table(h, m, r, mask)
        low, high = interval(h, m, r, mask, draws)
        label = "– " + name if name in ("children", "adults") else name
        true = mask & (h.kind == "true")
        rate = lambda key: f"{value[key]:.1%} ({100 * low[key]:.1f}–{100 * high[key]:.1f})"
        plain = lambda key: f"{value[key]:.2f} ({low[key]:.2f}–{high[key]:.2f})".replace("0.", ".")
        errors.append([label, true.sum(), *(rate(key) for key in ERRORS), f"{np.mean(~h.heard[true]):.1%}"])
        scores.append([label, *(f"{value[key]:.3f}" for key in ("phrase ECE", "word ECE"))])
        if m is not None:
            known = true & ~np.isnan(m.total)
            count = f"{known.sum()}, {(~np.isnan(m.word[known[h.item]])).sum()}, {(~np.isnan(m.phone[known[h.phone_item]])).sum()}"
            correlations.append([label, count, *(plain(key) for key in CORRELATIONS)])
    markdown("Equal error rates, cross-validated",
             ["set", "recordings", "another text", "one word replaced", "named", "a word left out", "a word added", "unheard"],
             errors)
    markdown("Expected calibration error, cross-validated", ["set", "phrase", "word"], scores)
    if correlations:
        markdown("Correlation with five experts, cross-validated",
                 ["", "sentences, words, phones", "phone", "word", "word mark", "sentence total", "total mark", "fluency"],
                 correlations)


ERRORS = ["another text", "replaced", "named", "left out", "added"]
CORRELATIONS = ["phone r", "word r", "word mark r", "phrase r total", "total r", "fluency r"]


def markdown(title, head, rows):
    print(f"\n### {title}\n")
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row) + " |")
    print(flush=True)


def interval(h, marks, r, mask, draws):
    """2.5% and 97.5% of each figure over drawn groups."""
    chance = np.random.default_rng(0)
    groups = np.unique(h.group[mask])
    members = {g: np.flatnonzero(mask & (h.group == g)) for g in groups}
    view = Drawn(h, marks, r)
    seen = []
    for _ in range(draws):
        drawn = np.concatenate([members[g] for g in chance.choice(groups, len(groups))])
        seen.append(view.table(drawn))
    keys = seen[0]
    pick = lambda q: {k: float(np.nanpercentile([s[k] for s in seen], q)) for k in keys}
    return pick(2.5), pick(97.5)


class Drawn:
    """Figures of items drawn with replacement, from what is kept of each item."""

    def __init__(self, h, marks, r):
        self.h, self.marks, self.r = h, marks, r
        items = len(h.items)
        if marks is not None:
            self.whole, self.words = told(r["phrase"], r["word"], r["whole_mark"], r["word_mark"], h.item)
        else:
            self.whole, self.words = sigmoid(r["phrase"]), sigmoid(r["word"])
        self.whole = np.where(h.heard, self.whole, -99)
        self.least = np.where(h.heard, f.least_of(self.words, h.item, items), -99)
        self.missing = np.where(h.heard, f.greatest_of(r["missing"], h.item, items), 99)
        self.added = np.where(h.heard, f.greatest_of(r["added"], h.junction_item, items), 99)
        self.named = named(h, self.words)
        self.many = np.bincount(h.item, minlength=items) > 1
        if marks is not None:
            self.pairs = {
                "phone r": self.by_item(r["phone_mark"], marks.phone, h.phone_item),
                "word r": self.by_item(self.words, marks.word, h.item),
                "word mark r": self.by_item(r["word_mark"], marks.word, h.item),
            }

    def by_item(self, values, marks, item):
        """Sums a correlation is made of, for each item."""
        known = ~np.isnan(marks)
        x, y, i = values[known], marks[known], item[known]
        return np.stack([np.bincount(i, v, len(self.h.items)) for v in (np.ones(len(x)), x, y, x * x, y * y, x * y)], 1)

    def table(self, drawn):
        h = self.h
        kind = h.kind[drawn]
        of = lambda values, *kinds: values[drawn[np.isin(kind, kinds)]]
        many = lambda values: values[drawn[(kind == "true") & self.many[drawn]]]
        out = {"another text": equal_error(of(self.whole, "true"), of(self.whole, "other"))}
        out["replaced"] = equal_error(many(self.least), of(self.least, "replaced"))
        out["left out"] = equal_error(-of(self.missing, "true"), -of(self.missing, "inserted"))
        out["left out (least)"] = equal_error(of(self.least, "true"), of(self.least, "inserted"))
        out["added"] = equal_error(-many(self.added), -of(self.added, "removed"))
        out["named"] = of(self.named, "replaced").mean()
        out["word ECE"] = out["phrase ECE"] = float("nan")
        if self.marks is not None:
            for key, sums in self.pairs.items():
                n, x, y, xx, yy, xy = sums[drawn].sum(0)
                out[key] = (xy - x * y / n) / np.sqrt((xx - x * x / n) * (yy - y * y / n))
            marks = self.marks
            known = drawn[~np.isnan(marks.total[drawn])]
            pair = lambda a, b: np.corrcoef(a[known], b[known])[0, 1]
            out["phrase r total"] = pair(self.whole, marks.total)
            out["phrase r accuracy"] = pair(self.whole, marks.accuracy)
            out["total r"] = pair(self.r["whole_mark"], marks.total)
            out["fluency r"] = pair(self.r["fluency_mark"], marks.fluency)
        return out
