"""What scores are made of. Sources/Scoring computes the same numbers in the same order; a test holds them together."""
import numpy as np

STATISTICS = ["am", "ratio", "posterior", "margin", "length", "network"]


def prepare(h):
    """Names for columns."""
    p, w, j = h.phones, h.words, h.junctions
    h.phone_word, h.phone = p[:, 0].astype(int), p[:, 1].astype(int)
    h.frames = np.maximum(p[:, 3] - p[:, 2], 1)
    h.raw = {
        "am": p[:, 6], "ratio": p[:, 7], "posterior": p[:, 8], "margin": p[:, 4], "length": np.log(h.frames),
        "hit": p[:, 11], "rank": np.log1p(p[:, 10]), "silence": p[:, 12], "worst": p[:, 13], "flat": p[:, 9],
    }
    h.item, h.number, h.count = w[:, 0].astype(int), w[:, 1].astype(int), w[:, 2].astype(int)
    h.first_word = np.full(len(h.items), -1)
    h.first_word[h.item[::-1]] = np.arange(len(w))[::-1]
    h.junction_item, h.junction = j[:, 0].astype(int), j[:, 1].astype(int)
    h.first_junction = np.full(len(h.items), -1)
    h.first_junction[h.junction_item[::-1]] = np.arange(len(j))[::-1]
    h.kind = np.array([row[1] for row in h.rows])
    h.place = np.array([row[2] for row in h.rows])
    h.group = np.array([row[0].speaker if row[0].speaker != row[0].language and row[0].speaker != "allison"
                        and row[0].speaker != "cmn" else row[0].group for row in h.rows])
    h.name = np.array([row[0].name for row in h.rows])
    h.age = np.array([row[0].age for row in h.rows])
    h.fits = h.items[:, 0] > 0
    # A little clipping is judged all the same; what the judge refuses for it alone is in none of the sets.
    h.heard = h.fits & ~(h.items[:, [6, 7, 9, 10, 11]].any(axis=1))
    kind = h.kind[h.item]
    wrong = (kind == "other") | (np.isin(kind, ["replaced", "inserted"]) & (h.number == h.place[h.item]))
    h.said = (~wrong).astype(int)
    h.phone_item = h.item[h.phone_word]
    h.phone_said = h.said[h.phone_word]
    return h


def statistics(values, phones, count):
    """Mean and deviation a phone, drawn to the mean over all phones as if ten more had been seen."""
    n = np.bincount(phones, minlength=count)
    mean, variance = values.mean(), values.var()
    means = (np.bincount(phones, values, count) + 10 * mean) / (n + 10)
    spread = np.bincount(phones, (values - means[phones]) ** 2, count)
    return means, np.sqrt((spread + 10 * variance) / (n + 10))


def mean_of(values, index, count):
    return np.bincount(index, values, count) / np.maximum(np.bincount(index, minlength=count), 1)


def least_of(values, index, count):
    out = np.full(count, np.inf)
    np.minimum.at(out, index, values)
    return out


def greatest_of(values, index, count):
    return -least_of(-values, index, count)


def standardised(h, network, stats):
    """Each measure against its phone's mean and deviation over good speech."""
    raw = dict(h.raw, network=network)
    return {name: np.clip((raw[name] - stats[name][0][h.phone]) / stats[name][1][h.phone], -6, 6) for name in STATISTICS}


def word_features(h, network, z):
    """[word][feature], and the features' names."""
    count = len(h.words)
    columns, names = [], []

    def add(name, values):
        names.append(name)
        columns.append(np.asarray(values, float))

    def both(name, values):
        add("mean " + name, mean_of(values, h.phone_word, count))
        add("least " + name, least_of(values, h.phone_word, count))

    size = np.bincount(h.phone_word, minlength=count)
    frames = np.bincount(h.phone_word, h.frames, count)
    both("network", network)
    level, least = columns[0], columns[1]
    add("sum network", level * size)
    add("greatest network", greatest_of(network, h.phone_word, count))
    for name in STATISTICS:
        both("z " + name, z[name])
    add("greatest z length", greatest_of(z["length"], h.phone_word, count))
    both("am", h.raw["am"])
    both("hit", h.raw["hit"])
    both("rank", h.raw["rank"])
    both("worst", h.raw["worst"])
    add("mean flat", mean_of(h.raw["flat"], h.phone_word, count))
    add("mean silence", mean_of(h.raw["silence"], h.phone_word, count))
    add("frame am", np.bincount(h.phone_word, h.raw["am"] * h.frames, count) / frames)
    add("frame ratio", np.bincount(h.phone_word, h.raw["ratio"] * h.frames, count) / frames)
    add("phones", size)
    add("frames a phone", np.log(frames / size))
    skip, freed, gapped = h.words[:, 5], h.words[:, 6], h.words[:, 7]
    for name, gain in (("omission", skip), ("loop", freed), ("gap", gapped)):
        add(name, gain)
        add(name + " a phone", gain / size)
    add("loop a frame", freed / frames)
    left = h.first_junction[h.item] + h.number
    for side, index in (("left", left), ("right", left + 1)):
        j = h.junctions[index]
        add(side + " silence", np.minimum(j[:, 3] - j[:, 2], 100))
        add(side + " speech", np.minimum(j[:, 4], 50))
        add(side + " run", np.minimum(j[:, 6], 50))
        add(side + " insertion", np.minimum(j[:, 7], 200))
    items = len(h.items)
    words = np.bincount(h.item, minlength=items)[h.item]
    for name, values in (("network", level), ("least", least), ("loop", freed / size)):
        total = np.bincount(h.item, values, items)[h.item]
        others = np.where(words > 1, (total - values) / np.maximum(words - 1, 1), 0)
        add("others " + name, others)
        add("against others " + name, np.where(words > 1, values - others, 0))
        add("above least " + name, values - least_of(values, h.item, items)[h.item])
    for side, step in (("before", 1), ("after", -1)):
        same = np.roll(h.item, step) == h.item
        for name, values in (("network", level), ("least", least), ("loop", freed / size)):
            add(f"{side} {name}", np.where(same, np.roll(values, step), 0))
    add("words", np.minimum(words, 12))
    add("is first", h.number == 0)
    add("is last", h.number == h.count - 1)
    return np.clip(np.stack(columns, 1), -1000, 1000).astype(np.float32), names


def junction_features(h, network, z, evidence):
    """[junction][feature]: whether something was said here that the text has not."""
    index, number = h.junction_item, h.junction
    before = np.clip(h.first_word[index] + number - 1, 0, None)
    after = np.clip(h.first_word[index] + number, None, len(h.words) - 1)
    has_before = number > 0
    has_after = number < h.count[np.clip(h.first_word[index], 0, None)]
    columns, names = [], []

    def add(name, values):
        names.append(name)
        columns.append(np.asarray(values, float))

    j = h.junctions
    add("insertion", np.minimum(j[:, 7], 400))
    add("insertion frames", np.minimum(j[:, 9] - j[:, 8], 150))
    add("insertion a frame", j[:, 7] / np.maximum(j[:, 9] - j[:, 8], 5))
    add("silence", np.minimum(j[:, 3] - j[:, 2], 150))
    add("speech", np.minimum(j[:, 4], 100))
    add("gap", np.minimum(j[:, 5], 100))
    add("run", np.minimum(j[:, 6], 100))
    last_phone = np.zeros(len(h.words), int)
    last_phone[h.phone_word] = np.arange(len(h.phone_word))
    first_phone = np.zeros(len(h.words), int)
    first_phone[h.phone_word[::-1]] = np.arange(len(h.phone_word))[::-1]
    freed, size = h.words[:, 6], np.bincount(h.phone_word, minlength=len(h.words))
    for side, word, there, edge in (("before", before, has_before, last_phone), ("after", after, has_after, first_phone)):
        add(side + " evidence", np.where(there, evidence[word], 3))
        add(side + " loop", np.where(there, freed[word] / size[word], 0))
        add(side + " network", np.where(there, network[edge[word]], 3))
        add(side + " length", np.where(there, z["length"][edge[word]], 0))
        add(side + " longest", np.where(there, greatest_of(z["length"], h.phone_word, len(h.words))[word], 0))
    items = len(h.items)
    gain = np.minimum(j[:, 7], 400)
    total, n = np.bincount(index, gain, items)[index], np.bincount(index, minlength=items)[index]
    add("against others", gain - np.where(n > 1, (total - gain) / np.maximum(n - 1, 1), 0))
    add("is first", ~has_before)
    add("is last", ~has_after)
    return np.clip(np.stack(columns, 1), -1000, 1000).astype(np.float32), names


def phrase_features(h, network, z, evidence, added):
    """[item][feature] of the items that fit; the others' rows are 0."""
    items = len(h.items)
    columns, names = [], []

    def add(name, values):
        names.append(name)
        columns.append(np.asarray(values, float))

    phones = np.maximum(np.bincount(h.phone_item, minlength=items), 1)
    for name in STATISTICS:
        add("mean z " + name, mean_of(z[name], h.phone_item, items))
    add("mean network", mean_of(network, h.phone_item, items))
    add("mean am", mean_of(h.raw["am"], h.phone_item, items))
    add("mean hit", mean_of(h.raw["hit"], h.phone_item, items))
    add("low phones", np.bincount(h.phone_item, network < 0, items) / phones)
    spread = mean_of(network ** 2, h.phone_item, items) - mean_of(network, h.phone_item, items) ** 2
    add("spread network", np.sqrt(np.maximum(spread, 0)))
    spread = mean_of(z["length"] ** 2, h.phone_item, items) - mean_of(z["length"], h.phone_item, items) ** 2
    add("spread length", np.sqrt(np.maximum(spread, 0)))
    add("phones", np.log(phones))
    e = np.clip(evidence, -8, 8)
    words = np.maximum(np.bincount(h.item, minlength=items), 1)
    add("mean evidence", mean_of(e, h.item, items))
    add("least evidence", least_of(e, h.item, items))
    size = np.bincount(h.phone_word, minlength=len(h.words))
    add("evidence by phones", np.bincount(h.item, e * size, items) / phones)
    add("doubted words", np.bincount(h.item, e < 0, items) / words)
    freed = h.words[:, 6] / size
    add("mean loop", mean_of(freed, h.item, items))
    add("greatest loop", greatest_of(freed, h.item, items))
    add("words", words)
    frames = np.maximum(h.items[:, 1], 1)
    start, end = least_of(h.words[:, 3], h.item, items), greatest_of(h.words[:, 4], h.item, items)
    inside = np.bincount(h.item, h.words[:, 4] - h.words[:, 3], items)
    speech = np.bincount(h.junction_item, h.junctions[:, 4], items)
    add("ratio a frame", (h.items[:, 2] - h.items[:, 3]) / frames)
    add("ratio a phone", (h.items[:, 2] - h.items[:, 3]) / phones)
    add("unmatched", speech / np.maximum(speech + inside, 1))
    add("rate", phones / np.maximum(inside, 1) * 100)
    add("cover", inside / np.maximum(end - start, 1))
    edges = (h.junction == 0) | (h.junction == h.count[np.clip(h.first_word[h.junction_item], 0, None)])
    length = h.junctions[:, 3] - h.junctions[:, 2]
    pause = np.where(edges, 0, length)
    add("pauses", np.bincount(h.junction_item, np.where(pause >= 15, pause, 0), items) / np.maximum(end - start, 1))
    add("pause count", np.bincount(h.junction_item, pause >= 20, items) / words)
    add("longest pause", np.minimum(greatest_of(pause, h.junction_item, items), 150))
    add("speed", h.items[:, 5] / np.maximum(end - start, 1) * 100)
    add("added", greatest_of(np.clip(added, -8, 8), h.junction_item, items))
    add("gap gain", (h.items[:, 4] - h.items[:, 2]) / frames)
    x = np.stack(columns, 1)
    x[~h.fits] = 0
    return np.clip(x, -1000, 1000).astype(np.float32), names
