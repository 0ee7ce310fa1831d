"""The sets of human recordings that accuracy is measured on: (recording, language, text, speaker, group) each.

None of them is part of the project. English learners and the prompts' texts are looked for in SPEECH (default: shared/speech
beside the project's folder); the rest comes from Debian packages. A set that is not there is an empty list.
"""
import glob
import hashlib
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SPEECH = os.environ.get("SPEECH", os.path.join(os.path.dirname(ROOT), "shared", "speech"))
CACHE = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "aloud", "bench")
sys.path.insert(0, os.path.join(ROOT, "Scripts"))
import speech  # noqa: E402

SOUNDS = speech.SOUNDS


class Clip:
    """One recording and what is said in it."""

    def __init__(self, recording, lang, text, speaker="", group=""):
        self.recording, self.lang, self.text, self.speaker, self.group = recording, lang, text, speaker, group
        self.name = os.path.splitext(os.path.basename(recording))[0]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def learners():
    """English sentences read by Mandarin speakers; the group is `child` below 16 years."""
    return [
        Clip(path, "en", text, speaker, "child" if age < 16 else "adult")
        for path, text, speaker, age in speech.learners(SPEECH)
    ]


def decoded(paths):
    """G.722 files as WAV files in the cache."""
    os.makedirs(CACHE, exist_ok=True)

    def decode(path):
        target = os.path.join(CACHE, hashlib.sha1(path.encode()).hexdigest()[:16] + ".wav")
        return target if speech.decode(path, target) else None

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(decode, paths))


def english_prompts():
    """Telephone prompts of a native American speaker; texts of another edition, so that a few differ."""
    # What stands in brackets is no speech.
    found = [
        (path, text) for _, path, text in speech.english_prompts(SPEECH) if text and not re.search(r"[\[\]<>()]", text)
    ]
    wavs = decoded([path for path, _ in found])
    return [Clip(wav, "en", text, "allison") for wav, (_, text) in zip(wavs, found) if wav]


def prompts(folder):
    """All prompts of a voice, without texts: speech that is never the phrase."""
    paths = sorted(glob.glob(os.path.join(SOUNDS, folder, "**", "*.g722"), recursive=True))
    paths = [path for path in paths if os.path.getsize(path) > 6000]
    return [wav for wav in decoded(paths) if wav]


COUNTED = {
    "fr": {
        "digits": dict(zip(
            [str(n) for n in (*range(21), *range(30, 100, 10))] + ["hundred", "million", "thousand"],
            "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit "
            "dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix cent million mille"
            .split(),
        ))
        | {f"day-{n}": day for n, day in enumerate("dimanche lundi mardi mercredi jeudi vendredi samedi".split())}
        | {f"mon-{n}": month for n, month in enumerate(
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split())}
        | {"today": "aujourd'hui", "tomorrow": "demain", "yesterday": "hier"},
    },
}
VOICES = {"fr": "fr_CA_f_June"}


def counting_prompts(lang):
    """Telephone prompts whose text their file's name tells: numbers, days and months."""
    found = []
    for folder, texts in COUNTED[lang].items():
        for name, text in texts.items():
            path = os.path.join(SOUNDS, VOICES[lang], folder, name + ".g722")
            if os.path.exists(path):
                found.append((path, text))
    wavs = decoded([path for path, _ in found])
    return [Clip(wav, lang, text, VOICES[lang]) for wav, (_, text) in zip(wavs, found) if wav]


def stamp_names(lang):
    """Spoken names of pictures with their texts; one of each identical file.

    Left out are texts of which only a part is spoken: with figures or brackets (prices of coins), and "the letter x".
    """
    def fits(text):
        return text and not re.search(r"[0-9(\[«“\"]", text) and not re.match(r"(La lettre|La letra) ", text, re.I)

    clips = [clip for clip in speech.stamp_names(lang, fits) if clip[0].endswith(".ogg")]
    return [Clip(path, lang, text, "stamps") for path, text, _ in clips]


def mandarin_words():
    """Words whose file name is the word."""
    return [Clip(path, "cmn", word, "words") for path, word in speech.mandarin_words(SPEECH)]


def sentences(lang):
    """Sentences with a text beside each."""
    paths = sorted(glob.glob(os.path.join(SPEECH, lang + "-sentences", "*.wav")))
    return [Clip(path, lang, read(path[:-3] + "txt").strip(), "sentences") for path in paths]
