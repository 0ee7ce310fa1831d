"""The whole judge, fitted on some groups of speakers and applied to any; everything it needs is fitted inside."""
import numpy as np

import features as f
from learning import Both, Network, Linear, platt, sigmoid

INNER = 3


def joined(sets):
    """Several sets of the same model as one."""
    h = f.prepare(sets[0]) if not hasattr(sets[0], "raw") else sets[0]
    if len(sets) == 1:
        return h
    out = type(h)()
    items = words = 0
    parts = {"items": [], "words": [], "phones": [], "junctions": [], "spectrum": []}
    out.rows, out.symbols = [], sets[0].symbols
    for s in sets:
        w, p, j = s.words.copy(), s.phones.copy(), s.junctions.copy()
        w[:, 0] += items
        p[:, 0] += words
        j[:, 0] += items
        for name, part in zip(parts, (s.items, w, p, j, s.spectrum)):
            parts[name].append(part)
        out.rows += s.rows
        items += len(s.items)
        words += len(s.words)
    for name, part in parts.items():
        setattr(out, name, np.concatenate(part))
    return f.prepare(out)


def folds(groups, count, seed=0):
    """A fold for each group, by chance."""
    names = np.unique(groups)
    fold = dict(zip(np.random.default_rng(seed).permutation(names), np.arange(len(names)) % count))
    return np.array([fold[g] for g in groups])


class Judge:
    def __init__(self, h, train, hidden=32, seed=0, experts=None):
        """h: prepared hearings; train: [item] which may be learnt from; experts: see `Experts`."""
        self.h, self.hidden, self.seed = h, hidden, seed
        phones = len(h.symbols)
        inner = folds(h.group, INNER, seed + 100)
        p_train, w_train, j_train = train[h.phone_item], train[h.item], train[h.junction_item]
        # The network, and what it would say of phones that it was not trained on.
        self.network = self.trained(p_train)
        value = np.zeros(len(h.phones))
        value[~p_train] = self.network(h.spectrum[~p_train], h.phone[~p_train])
        p_inner = inner[h.phone_item]
        for k in range(INNER):
            out = p_train & (p_inner == k)
            value[out] = self.trained(p_train & (p_inner != k))(h.spectrum[out], h.phone[out])
        good = p_train & (h.kind[h.phone_item] == "true")
        raw = dict(h.raw, network=value)
        self.stats = {n: f.statistics(raw[n][good], h.phone[good], phones) for n in f.STATISTICS}
        z = f.standardised(h, value, self.stats)
        self.value, self.z = value, z
        # Words.
        x, self.word_names = f.word_features(h, value, z)
        self.x = x
        weight = np.where(h.kind[h.item] == "other", 0.3, 1.0)
        fit = lambda rows: Both(x[rows], h.said[rows], weight[rows], count=150, depth=4, rate=0.07)
        self.words = fit(w_train)
        evidence = self.words(x)
        w_inner = inner[h.item]
        for k in range(INNER):
            out = w_train & (w_inner == k)
            evidence[out] = fit(w_train & (w_inner != k))(x[out])
        self.evidence = evidence
        # Left out, among the words that were not said.
        # Words added.
        jx, self.junction_names = f.junction_features(h, value, z, evidence)
        self.jx = jx
        kind = h.kind[h.junction_item]
        target = (kind == "removed") & (h.junction == h.place[h.junction_item])
        self.target = target
        use = j_train & np.isin(kind, ["true", "removed"])
        near = (kind == "removed") & ~target
        fit = lambda rows: Both(jx[rows], target[rows], count=80, depth=3, least=40)
        self.junctions = fit(use & ~near)
        added = self.junctions(jx)
        j_inner = inner[h.junction_item]
        for k in range(INNER):
            out = j_train & (j_inner == k)
            added[out] = fit(use & ~near & (j_inner != k))(jx[out])
        self.added = added
        # Words left out.
        gone = (h.kind[h.item] == "inserted") & (h.number == h.place[h.item])
        self.gone = gone
        fit = lambda rows: Both(x[rows], gone[rows], count=80, depth=3, least=40)
        use = w_train & np.isin(h.kind[h.item], ["true", "replaced", "inserted"])
        self.missing = fit(use)
        missing = self.missing(x)
        for k in range(INNER):
            out = w_train & (w_inner == k)
            missing[out] = fit(use & (w_inner != k))(x[out])
        self.missing_value = missing
        # The phrase.
        sx, self.phrase_names = f.phrase_features(h, value, z, evidence, added)
        self.sx = sx
        s_train = train & h.fits & np.isin(h.kind, ["true", "other"])
        y = (h.kind == "true").astype(int)
        balance = np.where(y == 1, 1 / max(y[s_train].mean(), 1e-3), 1 / max(1 - y[s_train].mean(), 1e-3))
        fit = lambda rows: Both(sx[rows], y[rows], balance[rows], count=80, depth=3, least=40)
        self.phrases = fit(s_train)
        phrase = self.phrases(sx)
        for k in range(INNER):
            out = train & (inner == k)
            phrase[out] = fit(s_train & (inner != k))(sx[out])
        self.phrase = phrase
        # Probabilities: from what was said of rows that were not trained on.
        pairs = train & h.fits & np.isin(h.kind, ["true", "other"])
        self.phrase_scale = platt(phrase[pairs], y[pairs], balance[pairs])
        ws = w_train & np.isin(h.kind[h.item], ["true", "replaced"])
        self.word_scale = platt(evidence[ws], h.said[ws])
        js = j_train & np.isin(kind, ["true", "removed"]) & ~near
        self.added_scale = platt(added[js], target[js])
        ms = w_train & np.isin(h.kind[h.item], ["true", "replaced", "inserted"])
        self.missing_scale = platt(missing[ms], gone[ms])

    def trained(self, rows):
        h = self.h
        chance = np.random.default_rng(self.seed + 1)
        keep = rows & ((h.kind[h.phone_item] != "other") | (chance.random(len(rows)) < 0.4))
        said = h.phone_said[keep].astype(np.float32)
        weight = np.where(said == 1, 0.5 / said.mean(), 0.5 / (1 - said.mean())).astype(np.float32)
        network = Network(h.spectrum.shape[1], self.hidden, len(h.symbols), self.seed)
        return network.fit(h.spectrum[keep], h.phone[keep], said, weight).rounded()
