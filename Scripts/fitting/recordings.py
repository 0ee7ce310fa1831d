"""The recordings that are fitted on, and the texts that each is held against: its own, and wrong ones."""
import glob
import hashlib
import os
import random
import re
import subprocess
import unicodedata

SOUNDS = "/usr/share/asterisk/sounds"
STAMPS = "/usr/share/tuxpaint/stamps"


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
    out = os.path.join(cache, os.path.relpath(path, SOUNDS).replace("/", "_")[:-5] + ".wav")
    if not os.path.exists(out):
        command = ["ffmpeg", "-v", "error", "-y", "-f", "g722", "-i", path, "-ar", "16000", "-ac", "1", out]
        subprocess.run(command, check=True)
    return out


def learners(speech):
    found = []
    with open(f"{speech}/en-learners/transcripts.tsv", encoding="utf-8") as lines:
        for line in lines:
            name, text, speaker, age, _ = line.rstrip("\n").split("\t")
            path = f"{speech}/en-learners/{name}.flac"
            if os.path.exists(path):
                found.append(Recording(path, "en", tokens(text), speaker, speaker, int(age)))
    return found


def prompts(speech, cache):
    """English prompts whose words are all letters: one native speaker."""
    found = []
    with open(f"{speech}/en-prompts.txt", encoding="utf-8") as lines:
        for line in lines:
            name, _, text = line.rstrip("\n").partition(":")
            path = f"{SOUNDS}/en_US_f_Allison/{name.strip()}.g722"
            words = tokens(text)
            if words and not re.search(r"[\[(0-9]", text) and len(words) <= 25 and os.path.exists(path):
                found.append(Recording(decoded(path, cache), "en", words, "allison", name))
    return found


def names(language):
    """French or Spanish names of things, each recording once."""
    found, seen = [], set()
    for path in sorted(glob.glob(f"{STAMPS}/**/*_desc_{language}.*", recursive=True)):
        base = path.split("_desc_")[0]
        if not os.path.exists(base + ".txt"):
            continue
        digest = hashlib.md5(open(path, "rb").read()).hexdigest()
        text = ""
        for line in open(base + ".txt", encoding="utf-8", errors="replace"):
            if line.startswith(f"{language}.utf8="):
                text = line.split("=", 1)[1].strip()
        words = tokens(text)
        if digest not in seen and words and not re.search(r"[0-9=]", text):
            seen.add(digest)
            found.append(Recording(path, language, words, language, digest))
    return found


def mandarin(speech):
    """Words of one speaker, a character a token."""
    found = []
    for path in sorted(glob.glob(f"{speech}/cmn-words/*.mp3")):
        word = os.path.basename(path)[:-4]
        found.append(Recording(path, "cmn", list(word), "cmn", word))
    return found


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
