"""The sets of human recordings that accuracy is measured on: (recording, language, text, speaker, group) each.

None of them is part of the project. English learners and the prompts' texts are looked for in SPEECH (default: shared/speech
beside the project's folder); the rest comes from Debian packages. A set that is not there is an empty list.
"""
import glob
import hashlib
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SPEECH = os.environ.get("SPEECH", os.path.join(os.path.dirname(ROOT), "shared", "speech"))
CACHE = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "aloud", "bench")
SOUNDS = "/usr/share/asterisk/sounds"
STAMPS = "/usr/share/tuxpaint/stamps"


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
    folder = os.path.join(SPEECH, "en-learners")
    table = os.path.join(folder, "transcripts.tsv")
    clips = []
    for line in read(table).splitlines() if os.path.exists(table) else []:
        name, text, speaker, age, _ = line.split("\t")
        path = os.path.join(folder, name + ".flac")
        if os.path.exists(path):
            clips.append(Clip(path, "en", text, speaker, "child" if int(age) < 16 else "adult"))
    return clips


def decoded(paths):
    """G.722 files as WAV files in the cache."""
    os.makedirs(CACHE, exist_ok=True)

    def decode(path):
        target = os.path.join(CACHE, hashlib.sha1(path.encode()).hexdigest()[:16] + ".wav")
        if not os.path.exists(target):
            part = target + ".part.wav"
            command = ["ffmpeg", "-v", "error", "-y", "-f", "g722", "-i", path, "-ar", "16000", "-ac", "1", part]
            if subprocess.run(command, stdin=subprocess.DEVNULL).returncode != 0:
                return None
            os.replace(part, target)
        return target

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(decode, paths))


def english_prompts():
    """Telephone prompts of a native American speaker; texts of another edition, so that a few differ."""
    table = os.path.join(SPEECH, "en-prompts.txt")
    found = []
    for line in read(table).splitlines() if os.path.exists(table) else []:
        name, _, text = line.partition(":")
        path = os.path.join(SOUNDS, "en_US_f_Allison", name.strip() + ".g722")
        text = text.strip()
        # What stands in brackets is no speech.
        if text and not re.search(r"[\[\]<>()]", text) and os.path.exists(path):
            found.append((path, text))
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
    clips, seen = [], set()
    for path in sorted(glob.glob(os.path.join(STAMPS, "**", "*_desc_%s.ogg" % lang), recursive=True)):
        table = path[: -len("_desc_%s.ogg" % lang)] + ".txt"
        if not os.path.exists(table):
            continue
        match = re.search(r"^%s\.utf8=(.*)$" % lang, read(table), re.M)
        text = match.group(1).strip() if match else ""
        if not text or re.search(r"[0-9(\[«“\"]", text) or re.match(r"(La lettre|La letra) ", text, re.I):
            continue
        with open(path, "rb") as file:
            digest = hashlib.sha1(file.read()).digest()
        if digest not in seen:
            seen.add(digest)
            clips.append(Clip(path, lang, text, "stamps"))
    return clips


def mandarin_words():
    """Words whose file name is the word."""
    paths = sorted(glob.glob(os.path.join(SPEECH, "cmn-words", "*.mp3")))
    return [Clip(path, "cmn", os.path.splitext(os.path.basename(path))[0], "words") for path in paths]


def sentences(lang):
    """Sentences with a text beside each."""
    paths = sorted(glob.glob(os.path.join(SPEECH, lang + "-sentences", "*.wav")))
    return [Clip(path, lang, read(path[:-3] + "txt").strip(), "sentences") for path in paths]
