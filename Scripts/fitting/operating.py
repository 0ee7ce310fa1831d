"""False alarms and misses of each strictness: the limits are read from the Swift source, so that they stand once."""
import os
import re

import numpy as np

import features as f
from learning import sigmoid

SOURCES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Sources", "Scoring")
KINDS = ["true", "other", "replaced", "inserted", "removed"]
SAID = {"true": "own text", "other": "another text", "replaced": "one word replaced", "inserted": "a word left out",
        "removed": "a word added"}


def limits():
    """name: {limit: number} of gentle, normal and strict."""
    text = open(os.path.join(SOURCES, "Strictness+Limits.swift"), encoding="utf-8").read()
    found = {}
    for name, body in re.findall(r"static let (gentle|normal|strict) = Limits\((.*?)\n    \)", text, re.S):
        found[name] = {key: float(value) for key, value in re.findall(r"(\w+): (-?[0-9.]+)", body)}
    return found


def standings(h, odds):
    """Each word's odds less a share of the median of the others' of its phrase, as Sources/Scoring/Standing.swift."""
    text = open(os.path.join(SOURCES, "Standing.swift"), encoding="utf-8").read()
    share = float(re.search(r"levelShare = ([0-9.]+)", text).group(1))
    bounded = np.where(np.isfinite(odds), np.clip(odds, -8, 8), -8)
    out = bounded.copy()
    ends = np.searchsorted(h.item, np.arange(len(h.items) + 1))
    for first, last in zip(ends[:-1], ends[1:]):
        for place in range(first, last):
            others = np.delete(bounded[first:last], place - first)
            if len(others):
                out[place] -= share * np.median(others)
    return out


def show(h, results, masks):
    """Prints right, almost and wrong shares of each kind of text, for each strictness and set."""
    items = len(h.items)
    worst = f.least_of(standings(h, results["word"]), h.item, items)
    missing = f.greatest_of(sigmoid(results["missing"]), h.item, items)
    added = f.greatest_of(sigmoid(results["added"]), h.junction_item, items)
    phrase = sigmoid(results["phrase"])
    for strictness, at in limits().items():
        least = np.where(np.bincount(h.item, minlength=items) == 1, at["word"], at["phrase"])
        wrong = (~h.fits.astype(bool) | (phrase < least) | (worst < at["wrongWord"])
                 | (missing > at["leftOut"]) | (added > at["added"]))
        almost = ~wrong & (worst < at["unclearWord"])
        for name, mask in masks.items():
            for kind in KINDS:
                of = mask & (h.kind == kind)
                shares = [np.mean(x[of]) for x in (~wrong & ~almost, almost, wrong)]
                print(f"{strictness:7s} {name:28s} {SAID[kind]:18s} right {shares[0]:.3f} almost {shares[1]:.3f} "
                      f"wrong {shares[2]:.3f}")
