"""Writes a few hearings with what the fit makes of them: the test of the Swift half reads it. Numbers only."""
import numpy as np


def write(path, judge, fitted, items):
    h = judge.h
    out = []
    number = lambda v: f"{float(v):.7g}"
    row = lambda name, values: out.append(" ".join([name, str(len(values)), *(number(v) for v in values)]))
    out.append(f"items {len(items)}")
    for item in items:
        words = np.flatnonzero(h.item == item)
        junctions = np.flatnonzero(h.junction_item == item)
        row("item", h.items[item, 1:6])
        out.append(f"words {len(words)}")
        for word in words:
            phones = np.flatnonzero(h.phone_word == word)
            row("word", h.words[word, 3:8])
            out.append(f"phones {len(phones)}")
            for phone in phones:
                row("phone", h.phones[phone, 1:])
                row("spectrum", np.round(h.spectrum[phone] * 100))
        for junction in junctions:
            row("junction", h.junctions[junction, 2:])
        phones = np.flatnonzero(h.phone_item == item)
        row("network", judge.network(h.spectrum[phones], h.phone[phones]))
        # From here on with what the shipped network and scores say, not with what a fold said.
        whole = applied(judge, fitted)
        for word in words:
            row("word-features", whole["x"][word])
        row("word-scores", whole["evidence"][words])
        row("missing-scores", whole["missing"][words])
        for junction in junctions:
            row("junction-features", whole["jx"][junction])
        row("added-scores", whole["added"][junctions])
        row("phrase-features", whole["sx"][item])
        row("phrase-score", [whole["phrase"][item]])
        if fitted is not None:
            row("phone-marks", whole["phone_marks"][phones])
            row("word-marks", whole["word_marks"][words])
            row("total-mark", [whole["total"][item]])
            row("fluency-mark", [whole["fluency"][item]])
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


KEPT = {}


def applied(judge, fitted):
    """What the judge says of all rows, trained on or not."""
    import experts
    import features as f

    if id(judge) in KEPT:
        return KEPT[id(judge)]
    h = judge.h
    value = judge.network(h.spectrum, h.phone)
    z = f.standardised(h, value, judge.stats)
    x, _ = f.word_features(h, value, z)
    evidence = judge.words(x)
    jx, _ = f.junction_features(h, value, z, evidence)
    added = judge.junctions(jx)
    sx, _ = f.phrase_features(h, value, z, evidence, added)
    out = dict(x=x, evidence=evidence, jx=jx, added=added, sx=sx, phrase=judge.phrases(sx), missing=judge.missing(x))
    if fitted is not None:
        px, _ = experts.phone_features(h, value, z, evidence, fitted.usual, sx)
        out["phone_marks"] = fitted.phones(px)
        out["word_marks"] = fitted.words(experts.word_mark_features(h, x, sx, out["phone_marks"]))
        out["total"], out["fluency"] = fitted.whole(sx), fitted.fluency(sx)
    KEPT[id(judge)] = out
    return out
