"""Where recordings of people stand, and what is said in each: for fitting and for measuring alike, which choose among them.

None of them is part of the project. English learners and the prompts' texts are in a folder of their own; the rest comes from
Debian packages. A set that is not there is an empty list.
"""
import glob
import hashlib
import os
import subprocess

SOUNDS = "/usr/share/asterisk/sounds"
STAMPS = "/usr/share/tuxpaint/stamps"


def lines(path):
    """The lines of a text file without their ends; none where it is not there."""
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read().splitlines()


def learners(folder):
    """English sentences read by Mandarin speakers: (recording, text, speaker, age)."""
    found = []
    for line in lines(os.path.join(folder, "en-learners", "transcripts.tsv")):
        name, text, speaker, age, _ = line.split("\t")
        path = os.path.join(folder, "en-learners", name + ".flac")
        if os.path.exists(path):
            found.append((path, text, speaker, int(age)))
    return found


def english_prompts(folder):
    """Telephone prompts of a native American speaker, packed by G.722: (name, recording, text)."""
    found = []
    for line in lines(os.path.join(folder, "en-prompts.txt")):
        name, _, text = line.partition(":")
        path = os.path.join(SOUNDS, "en_US_f_Allison", name.strip() + ".g722")
        if os.path.exists(path):
            found.append((name, path, text.strip()))
    return found


def decode(path, target):
    """Makes a WAV file of a G.722 one, unless it is there; whether it is there then. Nobody sees half a file."""
    if os.path.exists(target):
        return True
    part = target + ".part.wav"
    command = ["ffmpeg", "-v", "error", "-y", "-f", "g722", "-i", path, "-ar", "16000", "-ac", "1", part]
    if subprocess.run(command, stdin=subprocess.DEVNULL).returncode != 0:
        return False
    os.replace(part, target)
    return True


def stamp_names(lang, fits):
    """Spoken names of pictures whose text fits, one of each identical file: (recording, text, digest)."""
    found, seen = [], set()
    for path in sorted(glob.glob(os.path.join(STAMPS, "**", "*_desc_%s.*" % lang), recursive=True)):
        mark = lang + ".utf8="
        texts = [line[len(mark):].strip() for line in lines(path.split("_desc_")[0] + ".txt") if line.startswith(mark)]
        if not texts or not fits(texts[-1]):
            continue
        with open(path, "rb") as file:
            digest = hashlib.md5(file.read()).hexdigest()
        if digest not in seen:
            seen.add(digest)
            found.append((path, texts[-1], digest))
    return found


def mandarin_words(folder):
    """Words of one speaker: (recording, word)."""
    paths = sorted(glob.glob(os.path.join(folder, "cmn-words", "*.mp3")))
    return [(path, os.path.splitext(os.path.basename(path))[0]) for path in paths]
