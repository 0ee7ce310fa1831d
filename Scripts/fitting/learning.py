"""The learners: a small network over a phone's spectrum, linear scores, boosted trees, calibration. All seeded."""
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor
from sklearn.linear_model import LogisticRegression, Ridge


class Network:
    """One hidden layer over the spectrum; the output unit of a phone says whether that phone was said there."""

    def __init__(self, inputs, hidden, phones, seed):
        chance = np.random.default_rng(seed)
        self.parts = [
            (chance.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.standard_normal((hidden, phones)) * np.sqrt(2 / hidden)).astype(np.float32),
            np.zeros(phones, np.float32),
        ]
        self.chance = chance

    def fit(self, x, phone, said, weight, epochs=6, rate=2e-3, batch=256, decay=0.7, drop=0.2, shrink=1e-4):
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-2
        x = self.normal(x)
        first, second = ([np.zeros_like(p) for p in self.parts] for _ in range(2))
        step = 0
        for _ in range(epochs):
            order = self.chance.permutation(len(x))
            for start in range(0, len(x) - batch + 1, batch):
                rows = order[start:start + batch]
                w1, b1, w2, b2 = self.parts
                v = x[rows]
                hidden = np.maximum(v @ w1 + b1, 0)
                kept = (self.chance.random(hidden.shape, dtype=np.float32) > drop) / np.float32(1 - drop)
                hidden = hidden * kept
                z = (hidden @ w2 + b2)[np.arange(batch), phone[rows]]
                error = (1 / (1 + np.exp(-z)) - said[rows]) * weight[rows] / batch
                d2 = np.zeros((batch, len(b2)), np.float32)
                d2[np.arange(batch), phone[rows]] = error
                d1 = (d2 @ w2.T) * (hidden > 0) * kept
                slopes = [v.T @ d1 + shrink * w1, d1.sum(0), hidden.T @ d2 + shrink * w2, d2.sum(0)]
                step += 1
                for p, g, m, s in zip(self.parts, slopes, first, second):
                    m += 0.1 * (g - m)
                    s += 0.001 * (g * g - s)
                    p -= rate * (m / (1 - 0.9 ** step)) / (np.sqrt(s / (1 - 0.999 ** step)) + 1e-8)
            rate *= decay
        return self

    def normal(self, x):
        return np.clip((x - self.mean) / self.spread, -5, 5).astype(np.float32)

    def rounded(self):
        """Weights as the tables hold them: whole numbers of at most 127 and a scale a unit."""
        w1, b1, w2, b2 = self.parts
        s1 = np.maximum(abs(w1).max(0), 1e-6) / 127
        s2 = np.maximum(abs(w2).max(0), 1e-6) / 127
        self.whole = (np.round(w1 / s1).astype(int), s1, np.round(w2 / s2).astype(int), s2)
        self.parts = [(self.whole[0] * s1).astype(np.float32), b1, (self.whole[2] * s2).astype(np.float32), b2]
        return self

    def __call__(self, x, phone):
        out = np.empty(len(x))
        w1, b1, w2, b2 = self.parts
        for start in range(0, len(x), 8192):
            rows = slice(start, start + 8192)
            hidden = np.maximum(self.normal(x[rows]) @ w1 + b1, 0)
            p = phone[rows]
            out[rows] = np.einsum("nh,hn->n", hidden, w2[:, p]) + b2[p]
        return np.clip(out, -10, 10)


class Linear:
    """Weights on clipped standardised features."""

    def __init__(self, x, y, weight=None, penalty=20.0, classes=True):
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-6
        z = self.normal(x)
        model = LogisticRegression(C=1 / penalty, max_iter=300) if classes else Ridge(penalty)
        model.fit(z, y, sample_weight=weight)
        self.weights, self.bias = np.ravel(model.coef_), float(np.ravel(model.intercept_)[0])

    def normal(self, x):
        return np.clip((x - self.mean) / self.spread, -4, 4)

    def __call__(self, x):
        return self.normal(x) @ self.weights + self.bias


class Trees:
    """Boosted trees of little depth."""

    def __init__(self, x, y, weight=None, count=120, depth=3, rate=0.08, least=60, classes=True):
        kind = HistGradientBoostingClassifier if classes else HistGradientBoostingRegressor
        self.model = kind(max_iter=count, max_depth=depth, learning_rate=rate, min_samples_leaf=least,
                          l2_regularization=5, early_stopping=False, max_bins=63, random_state=0)
        self.model.fit(x, y, sample_weight=weight)
        self.classes = classes

    def __call__(self, x):
        return self.model.decision_function(x) if self.classes else self.model.predict(x)

    def nodes(self):
        """(base, trees): each tree a list of (feature or −1, threshold, left, right, value)."""
        base = float(np.ravel(self.model._baseline_prediction)[0])
        trees = []
        for stage in self.model._predictors:
            trees.append([(-1, 0.0, 0, 0, float(n["value"])) if n["is_leaf"]
                          else (int(n["feature_idx"]), float(n["num_threshold"]), int(n["left"]), int(n["right"]), 0.0)
                          for n in stage[0].nodes])
        return base, trees


class Both:
    """The mean of a linear score and of boosted trees."""

    def __init__(self, x, y, weight=None, penalty=20.0, classes=True, share=0.5, **trees):
        self.linear = Linear(x, y, weight, penalty, classes)
        self.trees = Trees(x, y, weight, classes=classes, **trees)
        self.share = share

    def __call__(self, x):
        return (1 - self.share) * self.linear(x) + self.share * self.trees(x)


def platt(score, y, weight=None):
    """(slope, offset) of the logistic that turns a score into a probability."""
    model = LogisticRegression(C=1e6, max_iter=500).fit(score[:, None], y, sample_weight=weight)
    return float(model.coef_[0, 0]), float(model.intercept_[0])


def sigmoid(x):
    return 1 / (1 + np.exp(-np.clip(x, -50, 50)))
