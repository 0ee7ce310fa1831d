"""Error rates, correlations and calibration, each over units (speakers or recordings) that may count several times or not at
all: so that the same code gives a figure and, over drawn units, its interval."""
import math

ROUNDS = 200


class EqualError:
    """The rate at which as many true ones are refused as false ones are let through; higher scores mean surer."""

    def __init__(self, own, others):
        """own, others: (score, unit) each."""
        events = sorted([(s, 1, u) for s, u in own] + [(s, 0, u) for s, u in others], key=lambda event: event[0])
        self.events = events
        self.units = sorted({u for _, _, u in events})

    def __call__(self, weight=None):
        weigh = (lambda unit: 1) if weight is None else (lambda unit: weight.get(unit, 0))
        own = sum(weigh(u) for _, true, u in self.events if true)
        others = kept = sum(weigh(u) for _, true, u in self.events if not true)
        if not own or not others:
            return math.nan
        best, missed, place = (2.0, 0.0), 0, 0
        while True:
            refused, let_through = missed / own, kept / others
            best = min(best, (abs(refused - let_through), (refused + let_through) / 2))
            if place == len(self.events):
                return best[1]
            score = self.events[place][0]
            while place < len(self.events) and self.events[place][0] == score:
                _, true, unit = self.events[place]
                if true:
                    missed += weigh(unit)
                else:
                    kept -= weigh(unit)
                place += 1


class Sums:
    """A figure that follows from sums over units: `figure` makes it of the summed numbers."""

    def __init__(self, rows, figure):
        """rows: (numbers, unit) each, all of one length."""
        self.figure = figure
        self.sums = {}
        for numbers, unit in rows:
            have = self.sums.get(unit)
            self.sums[unit] = list(numbers) if have is None else [a + b for a, b in zip(have, numbers)]
        self.units = sorted(self.sums)

    def __call__(self, weight=None):
        total = None
        for unit, numbers in self.sums.items():
            count = 1 if weight is None else weight.get(unit, 0)
            if count:
                scaled = [count * number for number in numbers]
                total = scaled if total is None else [a + b for a, b in zip(total, scaled)]
        return self.figure(total) if total else math.nan


def share(rows):
    """Of (is so, unit) rows."""
    return Sums([((1, float(so)), unit) for so, unit in rows], lambda t: t[1] / t[0])


def correlation(rows):
    """Pearson's, of (x, y, unit) rows."""
    def figure(t):
        n, x, y, xx, yy, xy = t
        spread = (xx - x * x / n) * (yy - y * y / n)
        return (xy - x * y / n) / math.sqrt(spread) if n > 2 and spread > 0 else math.nan

    return Sums([((1, x, y, x * x, y * y, x * y), unit) for x, y, unit in rows], figure)


def calibration(rows, bins=10, is_balanced=False):
    """Expected calibration error of (probability, is true, unit) rows in ten bins of equal width. Balanced: true and false
    ones weigh alike together, as the scores were fitted."""
    def line(probability, true):
        numbers = [0.0] * (4 * bins)
        place = min(int(probability * bins), bins - 1)
        side = 0 if true else 2
        numbers[4 * place + side] = 1
        numbers[4 * place + side + 1] = probability
        return numbers

    def figure(t):
        true, false = sum(t[0::4]), sum(t[2::4])
        if not true or not false:
            return math.nan
        a, b = (0.5 / true, 0.5 / false) if is_balanced else (1 / (true + false),) * 2
        return sum(abs(a * (t[4 * k + 1] - t[4 * k]) + b * t[4 * k + 3]) for k in range(bins))

    return Sums([(line(p, true), unit) for p, true, unit in rows], figure)


def interval(figure, chance):
    """The middle 95% of a figure over drawn units, as many as there are."""
    units = figure.units
    if len(units) < 2:
        return math.nan, math.nan
    values = []
    for _ in range(ROUNDS):
        weight = {}
        for unit in chance.choices(units, k=len(units)):
            weight[unit] = weight.get(unit, 0) + 1
        value = figure(weight)
        if not math.isnan(value):
            values.append(value)
    values.sort()
    return (values[int(0.025 * len(values))], values[int(0.975 * len(values))]) if values else (math.nan, math.nan)


def percent(figure, chance, digits=1):
    """`3.4% (2.1–4.7)`."""
    value, (low, high) = figure(), interval(figure, chance)
    return "–" if math.isnan(value) else "%.*f%% (%.*f–%.*f)" % (digits, 100 * value, digits, 100 * low, digits, 100 * high)


def plain(figure, chance):
    """`.41 (.37–.45)`."""
    value, (low, high) = figure(), interval(figure, chance)
    if math.isnan(value):
        return "–"
    return "%s (%s–%s)" % tuple(("%.2f" % number).replace("0.", ".", 1) for number in (value, low, high))


def table(head, rows):
    """Prints a table in Markdown."""
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print(flush=True)
