"""How well the words of minimal pairs are told apart: words cut out of people's recordings, told by `aloud pairs --manifest`.

Of English also words that are in no table, but that the model's dictionary makes a pair of in the same two sounds; of Mandarin
single syllables. At most 40 words a contrast and group of speakers; seed 1."""
import array
import collections
import glob
import json
import os
import random
import re
import subprocess
import tempfile
import unicodedata
import wave

import judging
import recordings

TABLES = os.path.join(recordings.ROOT, "Sources", "Exercises", "Pairs", "Tables")
DICTIONARY = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict"
MOST = 40
MARGIN = 0.03  # seconds around a word that is cut
SYMBOLS = dict(pair.split() for pair in (
    "ɪ IH,i IY,ɛ EH,æ AE,ʌ AH,θ TH,s S,t T,ð DH,d D,ɹ R,l L,v V,w W,b B,ʃ SH,tʃ CH,z Z,n N,ŋ NG,p P,k K,ɡ G,eɪ EY,ɔ AO,oʊ OW,ɑ AA,ʊ UH,u UW"
).split(","))


def table(name):
    """[(contrast, one word, the other)] of a table in the sources."""
    found, contrast = [], None
    for line in recordings.read(os.path.join(TABLES, name + "Pairs.swift")).splitlines():
        line = line.strip()
        if line.startswith("# "):
            contrast = line[2:]
        elif contrast and " / " in line and "=" in line:
            found.append((contrast, *(side.split("=")[0].strip() for side in line.split(" / ", 1))))
    return found


def twins(pairs):
    """word: [(contrast, the other word)]."""
    found = collections.defaultdict(list)
    for contrast, one, other in pairs:
        found[one].append((contrast, other))
        found[other].append((contrast, one))
    return found


def english_twins(pairs):
    """The same, with words that the dictionary makes pairs of."""
    said, spelled = collections.defaultdict(list), collections.defaultdict(list)
    for line in recordings.read(DICTIONARY).splitlines() if os.path.exists(DICTIONARY) else []:
        word, *phones = line.split()
        word = re.sub(r"\(\d+\)$", "", word)
        if re.fullmatch("[a-z]+", word):
            said[word].append(tuple(phones))
            spelled[tuple(phones)].append(word)
    known = twins(pairs)
    contrasts = list(dict.fromkeys(contrast for contrast, _, _ in pairs))

    class Twins(dict):
        def __missing__(self, word):
            found = list(known.get(word, []))
            for contrast in contrasts:
                if len(said.get(word, [])) != 1 or contrast in [name for name, _ in found]:
                    continue
                one, other = (SYMBOLS[sound] for sound in contrast.split(" / "))
                phones = said[word][0]
                for mine, theirs in ((one, other), (other, one)):
                    if phones.count(mine) == 1:
                        swapped = tuple(theirs if phone == mine else phone for phone in phones)
                        found += [(contrast, twin) for twin in spelled.get(swapped, []) if twin != word and len(said[twin]) == 1][:1]
            self[word] = found
            return found

    return Twins()


def cut(clips, lang, others, folder):
    """[(group, contrast, piece, said, other)] of words that were said right."""
    plain = lambda word: word.lower().strip(".,?!;:«»\"")
    wanted = [c for c in clips if any(others[plain(word)] for word in re.split(r"[\s'’]+", c.text))]
    rows = []
    for clip, result in zip(wanted, judging.check([(c.recording, lang, c.text) for c in wanted])):
        if not judging.is_judged(result):
            continue
        samples = None
        for index, word in enumerate(result["words"]):
            found = others[plain(word["text"])]
            if not found or word["verdict"] != "right" or word["end"] - word["start"] < 0.12:
                continue
            if samples is None:
                command = ["ffmpeg", "-v", "error", "-i", clip.recording, "-ar", "16000", "-ac", "1", "-f", "s16le", "-"]
                samples = array.array("h")
                samples.frombytes(subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL).stdout)
            start, end = int((word["start"] - MARGIN) * 16000), int((word["end"] + MARGIN) * 16000)
            silence = array.array("h", [0] * 3200)
            path = os.path.join(folder, "%s-%s-%s-%d.wav" % (lang, clip.speaker, clip.name, index))
            with wave.open(path, "wb") as file:
                file.setnchannels(1), file.setsampwidth(2), file.setframerate(16000)
                file.writeframes((silence + samples[max(0, start):end] + silence).tobytes())
            rows += [(clip.group or "native", contrast, path, plain(word["text"]), other) for contrast, other in found]
    return rows


def syllables():
    """Mandarin: recordings of single syllables, by pinyin; the table's pairs and the tone of each."""
    by_name = {}
    for path in glob.glob(os.path.join(recordings.SPEECH, "cmn-syllables", "*.mp3")):
        by_name[os.path.splitext(os.path.basename(path))[0]] = path
    def numbered(pinyin):
        marks = {"\u0304": "1", "\u0301": "2", "\u030c": "3", "\u0300": "4"}
        letters = unicodedata.normalize("NFD", pinyin)
        tone = next((marks[c] for c in letters if c in marks), "5")
        bare = unicodedata.normalize("NFC", "".join(c for c in letters if c not in marks)).replace("ü", "v")
        return bare + tone
    rows = []
    for contrast, one, other in table("Mandarin"):
        for said, twin in ((one, other), (other, one)):
            path = by_name.get("_" + numbered(said.split()[1])) or by_name.get(numbered(said.split()[1]))
            if path:
                rows.append(("native", contrast, path, said, twin))
    return rows


def told(rows, lang):
    """Results of the program, in order."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
        file.writelines("%s\t%s\t%s / %s\n" % (path, lang, said, other) for _, _, path, said, other in rows)
        file.flush()
        command = [judging.PROGRAM, "pairs", "--manifest", file.name]
        run = subprocess.run(command, env=judging.environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def show(rows, lang):
    random.Random(1).shuffle(rows)
    kept, counts = [], collections.Counter()
    for row in rows:
        if counts[row[:2]] < MOST:
            counts[row[:2]] += 1
            kept.append(row)
    cells = collections.defaultdict(list)
    for row, result in zip(kept, told(kept, lang)):
        if "told" in result:
            choice = result["told"]
            cells[row[0], row[1]].append(None if choice is None else choice == row[3].split()[0])
            cells[row[0], "all"].append(cells[row[0], row[1]][-1])
    for (group, contrast), results in sorted(cells.items(), key=lambda cell: (cell[0][0], cell[0][1] != "all")):
        known = [r for r in results if r is not None]
        right = "%.0f%%" % (100 * sum(known) / len(known)) if known else "–"
        print("| %s %s | %s | %d | %.0f%% | %s |" % (lang, group, contrast, len(results), 100 * len(known) / len(results), right), flush=True)


def main():
    print("| words of | contrast | words | told | of those right |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(prefix="aloud-pairs-") as folder:
        english = english_twins(table("English"))
        show(cut(recordings.english_prompts() + recordings.learners(), "en", english, folder), "en")
        for lang, name in (("fr", "French"), ("es", "Spanish")):
            clips = recordings.stamp_names(lang) + recordings.sentences(lang)
            if lang in recordings.COUNTED:
                clips += recordings.counting_prompts(lang)
            show(cut(clips, lang, twins(table(name)), folder), lang)
        show(syllables(), "cmn")


if __name__ == "__main__":
    main()
