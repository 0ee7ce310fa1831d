"""Fits what the verdict on a spoken command turns on: weights by logistic regression on the measures of one half of the speakers
and recordings, as `Scripts/benching/commands.py --measures` writes them, and prints what each limit would bring there.

Cross-validated by voice; where a set has one voice, by recording; other speech by ten stretches in a row. The limits themselves
are chosen by hand from what is printed, before the other half is looked at. `ACCEPTED`, out of quiet: the commands cross-validated
wrong lie below it by a margin, and few pieces of sentences lie above. `ACCEPTED_IN_TALK`: no more pieces lie above than would make
one false start an hour of the learners' sentences, that is their stretches an hour that reach a measure, times the share of pieces.
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
ACCEPTED, UNSURE, ACCEPTED_IN_TALK, UNSURE_IN_TALK = 1.0, 0.0, 2.5, 1.5
# As in Scoring's CommandLimits.
VOICE, CONTRAST, QUIET = 0.25, 12, 0.8
# There are many stand-ins and few commands; everything else counts once.
WEIGHTS = {"stand-in": 0.5, "none": 0.5, "alone": 3, "cut": 3}


def read(path):
    """Lists of (evidence, whether the command was said that fits best, kind, unit)."""
    rows = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            m = row["measures"]
            if m is None or not m["isClose"] or m["voice"] < VOICE or m["contrast"] < CONTRAST or m["quiet"] < QUIET:
                continue
            if None in m["evidence"]:
                continue
            is_said = row["command"] is not None and m["best"] == row["command"]
            kind = "none" if row["kind"] == "stand-in" and row["command"] is None else row["kind"]
            rows.append((m["evidence"], is_said, "%s %s" % (row["lang"], kind), row["unit"]))
    return rows


def regression(x, y, weight):
    """(weights, constant); what was said and what was not weigh alike together."""
    mean, spread = x.mean(0), x.std(0) + 1e-9
    weight = weight.copy()
    weight[y] *= weight[~y].sum() / weight[y].sum()
    model = LogisticRegression(C=0.3, max_iter=2000).fit((x - mean) / spread, y, sample_weight=weight)
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
    weight = np.array([float(WEIGHTS.get(kind.split(" ", 1)[1], 1)) for kind in kinds])
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
    values = ["%.3g" % value for value in slopes]
    lines = (",\n" + 12 * " ").join(", ".join(values[at:at + 10]) for at in range(0, len(values), 10))
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"""\
// Fitted by Scripts/fit --only commands on {date}: commands, and any words in their place, of one half (seed 5) of the
// learners of speechocean762 (CC BY 4.0), of the prompts of asterisk-core-sounds, of the names of tuxpaint-stamps and of 600
// Mandarin words of one speaker (CC BY-SA); pieces of the learners' sentences and other speech of the same half. Reported on
// the other half: docs/accuracy.md.
extension CommandLimits {{
    static let chosen = CommandLimits(
        weights: [
            {lines},
        ],
        constant: {"%.3g" % constant},
        accepted: {ACCEPTED:g},
        unsure: {UNSURE:g},
        acceptedInTalk: {ACCEPTED_IN_TALK:g},
        unsureInTalk: {UNSURE_IN_TALK:g}
    )
}}
""")
    print("wrote " + path)
