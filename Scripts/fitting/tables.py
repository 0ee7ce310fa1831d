"""Writes what was fitted as the Swift text that Sources/Scoring reads."""
import textwrap

import features as f


def digits(value, count=5):
    text = f"{value:.{count}g}"
    return "0" if text in ("-0", "0") else text


def network(n):
    whole1, scale1, whole2, scale2 = n.whole
    _, b1, _, b2 = n.parts
    parts = ["network", whole1.shape[0], whole1.shape[1], whole2.shape[1]]
    for mean, spread in zip(n.mean, n.spread):
        parts += [digits(mean, 4), digits(spread, 4)]
    for unit in range(whole1.shape[1]):
        parts += [digits(b1[unit]), digits(scale1[unit])] + list(whole1[:, unit])
    for unit in range(whole2.shape[1]):
        parts += [digits(b2[unit]), digits(scale2[unit])] + list(whole2[:, unit])
    return parts


def score(name, both, scale=(1.0, 0.0)):
    """`both`: a learning.Both whose halves count alike."""
    linear = both.linear
    parts = ["score", name, digits(scale[0]), digits(scale[1]), "linear", len(linear.weights), digits(linear.bias)]
    for mean, spread, weight in zip(linear.mean, linear.spread, linear.weights):
        parts += [digits(mean), digits(spread), digits(weight)]
    base, trees = both.trees.nodes()
    parts += ["trees", len(linear.weights), len(trees), digits(base)]

    def write(nodes, place):
        feature, threshold, left, right, value = nodes[place]
        if feature < 0:
            parts.extend(["=", digits(value, 3)])
        else:
            parts.extend([feature, digits(threshold, 6)])
            write(nodes, left)
            write(nodes, right)

    for nodes in trees:
        write(nodes, 0)
    return parts


def text(judge, marks=None):
    """marks: (usual, phone, word, total, fluency) or None."""
    h = judge.h
    sections = [["phones", len(h.symbols), *h.symbols]]
    for name in f.STATISTICS:
        means, spreads = judge.stats[name]
        pairs = [digits(v, 4) for pair in zip(means, spreads) for v in pair]
        sections.append(["usual", name, *pairs])
    sections.append(network(judge.network))
    sections.append(score("words", judge.words, judge.word_scale))
    sections.append(score("missing", judge.missing, judge.missing_scale))
    sections.append(score("added", judge.junctions, judge.added_scale))
    sections.append(score("phrase", judge.phrases, judge.phrase_scale))
    if marks is None:
        sections.append([0])
    else:
        sections.append([1, "marks", *(digits(v, 4) for v in marks[0])])
        for name, both in zip(("phone-mark", "word-mark", "total-mark", "fluency-mark"), marks[1:]):
            sections.append(score(name, both))
    sections.append(["end"])
    wrap = lambda part: textwrap.fill(" ".join(str(p) for p in part), 112, break_long_words=False, break_on_hyphens=False)
    return "\n".join(wrap(section) for section in sections)


def swift(name, judge, data, date, marks=None):
    body = textwrap.indent(text(judge, marks), "        ")
    symbols = " ".join(str(s) for s in judge.h.symbols)
    return f'''/// Written by Scripts/fit on {date}; fitted on {data}.
enum {name}Tables {{
    // swift-format-ignore
    static let symbols = "{symbols}"

    static let text = """
{body}
        """
}}
'''
