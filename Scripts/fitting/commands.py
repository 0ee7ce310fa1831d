"""Fits what the verdict on a spoken command turns on: weights by logistic regression on the measures of one half of the speakers
and recordings, as `Scripts/benching/commands.py --measures` writes them, and prints what each limit would bring there.

Cross-validated by voice; where a set has one voice, by recording; other speech by half minutes. The limits themselves are chosen by
hand from what is printed (`ACCEPTED`, `UNSURE`): no false start in the sentences, and few repeated questions.
"""
import collections
import hashlib
import json
import os
import subprocess
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression

FOLDS = 6
ACCEPTED, UNSURE = 1.0, 0.0
# As in Scoring's CommandLimits.
VOICE, CONTRAST, QUIET = 0.25, 12, 0.8
# What stands in for commands, and single words and letters, count half: there are many, and none is a command.
HALVES = ("stand-in", "none", "other: English words and letters alone")


def features(m):
    """The measures that count, as Scoring's CommandLimits.measures has them."""
    frames, phones = max(20, m["speech"]), m["phones"]
    own = max(1, sum(phone[1] for phone in phones))
    phrase = min(max(m["phrase"] or 0, 1e-4), 1 - 1e-4)
    rival = -300 if m["rivalGain"] is None else m["rivalGain"]
    edit = 3 if m["editGain"] is None else m["editGain"] / frames
    return [
        np.clip(m["phoneGain"] / frames, -3, 3), np.clip(rival / frames, -3, 1), np.clip(edit, -1, 3), m["outside"] / frames,
        np.clip(sum(phone[1] * phone[2] for phone in phones) / own, -6, 6), np.clip(min(phone[3] for phone in phones), -6, 6),
        sum(phone[1] <= 3 for phone in phones) / len(phones), min(1, len(phones) / 6), np.log(own / len(phones) / 8),
        np.log(phrase / (1 - phrase)),
    ]


def read(path):
    """Lists of (features, whether the command was said that fits best, kind, unit)."""
    rows = []
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            row = json.loads(line)
            m = row["measures"]
            if m is None or m["voice"] < VOICE or m["contrast"] < CONTRAST or m["quiet"] < QUIET:
                continue
            is_said = row["command"] is not None and m["best"] == row["command"]
            kind = "none" if row["kind"] == "stand-in" and row["command"] is None else row["kind"]
            unit = row["voice"] if len(row["voice"]) else "%s %d" % (row["kind"], number // 10)
            rows.append((features(m), is_said, "%s %s" % (row["lang"], kind), unit))
    return rows


def regression(x, y, weight):
    """(weights, constant); what was said and what was not weigh alike together."""
    mean, spread = x.mean(0), x.std(0) + 1e-9
    weight = weight.copy()
    weight[y] *= weight[~y].sum() / weight[y].sum()
    model = LogisticRegression(C=0.3).fit((x - mean) / spread, y, sample_weight=weight)
    slopes = model.coef_[0] / spread
    return slopes, model.intercept_[0] - (slopes * mean).sum()


def fit(chosen, root):
    path = os.path.join(chosen.cache, "commands.jsonl")
    os.makedirs(chosen.cache, exist_ok=True)
    environment = dict(os.environ, SPEECH=chosen.speech, ALOUD_BENCH=chosen.bench)
    command = [sys.executable, os.path.join(root, "Scripts", "benching", "commands.py"), "--measures", path]
    subprocess.run(command, env=environment, check=True)
    rows = read(path)
    x = np.array([row[0] for row in rows])
    y = np.array([row[1] for row in rows])
    kinds = np.array([row[2] for row in rows])
    fold = np.array([hashlib.sha1(row[3].encode()).digest()[0] % FOLDS for row in rows])
    weight = np.array([0.5 if any(kind.split(" ", 1)[1].startswith(half) for half in HALVES) else 1.0 for kind in kinds])
    scores = np.zeros(len(y))
    for k in range(FOLDS):
        slopes, constant = regression(x[fold != k], y[fold != k], weight[fold != k])
        scores[fold == k] = x[fold == k] @ slopes + constant
    print("Spoken commands, cross-validated: accepted rightly, accepted wrongly, of stretches with a measure")
    for limit in np.arange(-1, 3.1, 0.5):
        counts = collections.OrderedDict()
        for kind in sorted(set(kinds)):
            of = kinds == kind
            counts[kind] = "%d+%d/%d" % (sum(of & y & (scores > limit)), sum(of & ~y & (scores > limit)), sum(of))
        print("  %4.1f  %s" % (limit, "; ".join("%s %s" % pair for pair in counts.items())))
    slopes, constant = regression(x, y, weight)
    if not chosen.no_tables:
        write(os.path.join(root, "Sources", "Scoring", "Tables", "CommandTable.swift"), slopes, constant, chosen.date)


def write(path, slopes, constant, date):
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"""\
// Fitted by Scripts/fit --only commands on {date}: commands, and any words in their place, of one half (seed 5) of the
// learners of speechocean762 (CC BY 4.0), of the prompts of asterisk-core-sounds, of the names of tuxpaint-stamps and of 600
// Mandarin words of one speaker (CC BY-SA); other speech of the same half. Reported on the other half: docs/accuracy.md.
extension CommandLimits {{
    static let chosen = CommandLimits(
        weights: [{", ".join("%.3g" % value for value in slopes)}],
        constant: {"%.3g" % constant},
        accepted: {ACCEPTED:g},
        unsure: {UNSURE:g}
    )
}}
""")
    print("wrote " + path)
