"""The recordings that are fitted on, and the texts that each is held against: its own, and wrong ones."""
import os
import random
import re
import sys
import unicodedata

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import speech as people  # noqa: E402


class Recording:
    """One recording with its own text, as tokens. `group` is what folds part: the speaker, or the recording."""

    def __init__(self, path, language, tokens, speaker, group, age=40):
        self.path, self.language, self.tokens = path, language, tokens
        self.speaker, self.group, self.age = speaker, group, age
        self.name = os.path.basename(path).rsplit(".", 1)[0]


def tokens(text):
    """White-space tokens, punctuation trimmed."""
    text = unicodedata.normalize("NFC", text)
    words = (re.sub(r"^\W+|\W+$", "", word) for word in text.split())
    return [word for word in words if word]


def decoded(path, cache):
    """G.722 has no reader of ours: decoded once by ffmpeg."""
    os.makedirs(cache, exist_ok=True)
    out = os.path.join(cache, os.path.relpath(path, people.SOUNDS).replace("/", "_")[:-5] + ".wav")
    if not people.decode(path, out):
        raise RuntimeError(f"{path} cannot be decoded")
    return out


def learners(speech):
    return [
        Recording(path, "en", tokens(text), speaker, speaker, age) for path, text, speaker, age in people.learners(speech)
    ]


def prompts(speech, cache):
    """English prompts whose words are all letters: one native speaker."""
    found = []
    for name, path, text in people.english_prompts(speech):
        words = tokens(text)
        if words and not re.search(r"[\[(0-9]", text) and len(words) <= 25:
            found.append(Recording(decoded(path, cache), "en", words, "allison", name))
    return found


def names(language):
    """French or Spanish names of things, each recording once."""
    clips = people.stamp_names(language, lambda text: tokens(text) and not re.search(r"[0-9=]", text))
    return [Recording(path, language, tokens(text), language, digest) for path, text, digest in clips]


def mandarin(speech):
    """Words of one speaker, a character a token."""
    return [Recording(path, "cmn", list(word), "cmn", word) for path, word in people.mandarin_words(speech)]


def texts(recording, recordings, seed, others=3, replaced=3, inserted=1, removed=1):
    """(kind, place of the changed word or −1, tokens): own text first, then wrong ones."""
    chance = random.Random(f"{seed} {recording.name}")
    own, length = recording.tokens, len(" ".join(recording.tokens))
    pool = sorted({word for other in recordings for word in other.tokens})
    different = sorted({tuple(other.tokens) for other in recordings if other.tokens != own})
    near = [text for text in different if abs(len(" ".join(text)) - length) <= max(2, length // 4)] or different
    out = [("true", -1, own)]
    out += [("other", -1, list(text)) for text in chance.sample(near, min(others, len(near)))]
    if len(own) > 1:
        for place in chance.sample(range(len(own)), min(replaced, len(own))):
            choice = [w for w in pool if w.lower() != own[place].lower() and abs(len(w) - len(own[place])) <= 1]
            if choice:
                out.append(("replaced", place, own[:place] + [chance.choice(choice)] + own[place + 1:]))
        for place in chance.sample(range(len(own)), min(removed, len(own))):
            out.append(("removed", place, own[:place] + own[place + 1:]))
    for _ in range(inserted):
        place = chance.randrange(len(own) + 1)
        out.append(("inserted", place, own[:place] + [chance.choice(pool)] + own[place:]))
    return out
