"""How precise hints at single sounds are, by marks that were fitted without the speaker: the limits are read from the Swift
source, so that they stand once."""
import os
import re

import numpy as np

import operating
from learning import sigmoid

AGREED_SOUND = 0.5  # less than 1 of 2
AGREED_WORD = 0.6  # at most 6 of 10


def limits():
    """(the mark below which a sound is hinted at, the most hints of one verdict)."""
    text = open(os.path.join(operating.SOURCES, "Hints.swift"), encoding="utf-8").read()
    number = lambda name: float(re.search(name + r" = ([0-9.]+)", text).group(1))
    return number("mark"), int(number("most"))


def given(h, marks, results, items, limit, most):
    """[hint] the phones that are hinted at, of the items' own texts."""
    at = operating.limits()["normal"]
    wrong = (operating.standings(h, results["word"]) < at["wrongWord"]) | (sigmoid(results["missing"]) > at["leftOut"])
    wanted = items[h.phone_item] & ~wrong[h.phone_word]
    worst = {}
    for phone in np.flatnonzero(wanted):
        word = h.phone_word[phone]
        if word not in worst or results["phone_mark"][phone] < results["phone_mark"][worst[word]]:
            worst[word] = phone
    found = {}
    for phone in worst.values():
        if results["phone_mark"][phone] < limit:
            found.setdefault(h.phone_item[phone], []).append(phone)
    return [phone for phones in found.values() for phone in sorted(phones, key=lambda p: results["phone_mark"][p])[:most]]


def show(h, marks, results, draws=200):
    """Prints, for each half of the adults and for children, how many hints there are and how often experts agree."""
    limit, most = limits()
    own = (h.kind == "true") & h.heard & ~np.isnan(marks.total)
    adults = sorted(set(h.group[own & (h.age >= 16)]))
    sides = [("adults, the half it was chosen on", np.isin(h.group, adults[0::2])),
             ("adults, the other half", np.isin(h.group, adults[1::2])),
             ("children (never told)", h.age < 16)]
    print("| mark below | | recordings | hints | right |\n|---|---|---|---|---|")
    for at in sorted({0.6, 0.65, 0.7, 0.75, 0.8, limit}):
        for name, side in sides:
            items = own & side
            phones = [p for p in given(h, marks, results, items, at, most) if not np.isnan(marks.phone[p])]
            agreed = np.array([marks.phone[p] < AGREED_SOUND or marks.word[h.phone_word[p]] <= AGREED_WORD for p in phones], float)
            group = h.group[h.phone_item[np.array(phones, int)]]
            chance, seen = np.random.default_rng(0), []
            names = np.unique(group)
            for _ in range(draws if len(names) > 1 else 0):
                drawn = np.concatenate([agreed[group == g] for g in chance.choice(names, len(names))])
                seen.append(drawn.mean())
            low, high = np.percentile(seen, [2.5, 97.5]) if seen else (np.nan, np.nan)
            share = agreed.mean() if len(agreed) else np.nan
            mark = f"**{at}**" if at == limit else f"{at}"
            print(f"| {mark} | {name} | {items.sum()} | {len(agreed)} | {share:.0%} ({low:.0%}–{high:.0%}) |")
    print()
