"""Runs the program's own measurement over recordings and texts, and keeps the numbers as arrays."""
import hashlib
import json
import os
import subprocess
import tempfile

import numpy as np

PHONE = ["score", "ratio", "posterior", "flat", "frameRank", "hit", "silenceShare", "worst"]
WORD = ["start", "end", "skip", "freed", "gapped"]
JUNCTION = ["start", "end", "speech", "gap", "run", "loopGain", "loopStart", "loopEnd"]
FLAGS = ["silent", "quiet", "isClipped", "noisy", "narrow", "short"]


class Hearings:
    """All hearings of a set as flat arrays: `item` of a word, `word` of a phone, and so on."""


def measure(bench, models, rows, cache, threads=2):
    """rows: (Recording, kind, place, tokens). Reads from the cache where nothing has changed."""
    lines = ["\t".join((r.path, r.language, " ".join(words))) for r, _, _, words in rows]
    key = hashlib.md5(("\n".join(lines) + str(os.path.getmtime(bench))).encode()).hexdigest()[:16]
    file = os.path.join(cache, f"{key}.npz")
    if not os.path.exists(file):
        os.makedirs(cache, exist_ok=True)
        np.savez(file, **dump(bench, models, lines, rows, threads))
    loaded = np.load(file, allow_pickle=False)
    hearings = Hearings()
    for name in loaded.files:
        setattr(hearings, name, loaded[name])
    hearings.rows = rows
    hearings.spectrum = hearings.spectrum.astype(np.float32) / 100
    return hearings


def dump(bench, models, lines, rows, threads):
    items, words, phones, junctions, spectra, symbols = [], [], [], [], [], []
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as manifest:
        manifest.write("\n".join(lines) + "\n")
        manifest.flush()
        options = [part for model in models for part in ("--models", model)]
        command = [bench, "dump", *options, "--threads", str(threads), "--spectra", manifest.name]
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        for index, line in enumerate(process.stdout):
            hearing = json.loads(line)
            fits = hearing.get("aligned", False) and len(hearing["words"]) == len(rows[index][3])
            quality = hearing.get("quality", {})
            flags = [float(quality.get(flag, False)) for flag in FLAGS]
            items.append([float(fits), hearing.get("frames", 0)]
                         + [hearing.get(name) or 0 for name in ("target", "free", "gap", "syllables")] + flags)
            if "error" in hearing and index < 3:
                print(line[:200])
            if not fits:
                continue
            symbols = hearing["phones"]
            place = {symbol: number for number, symbol in enumerate(symbols)}
            for number, word in enumerate(hearing["words"]):
                for phone in word["phones"]:
                    rivals = phone["rivals"]
                    own = place[phone["symbol"]]
                    best = max(v for p, v in enumerate(rivals) if p != own and symbols[p][0] != "+" and symbols[p] != "SIL")
                    phones.append([len(words), own, phone["start"], phone["end"], rivals[own] - best, phone["vowel"]]
                                  + [phone[name] for name in PHONE])
                    spectra.append(np.array(phone["spectrum"], np.int16))
                words.append([index, number, len(hearing["words"])] + [word[name] for name in WORD])
            for number, junction in enumerate(hearing["junctions"]):
                junctions.append([index, number] + [junction[name] for name in JUNCTION])
    if process.wait() or len(items) != len(rows):
        raise SystemExit(f"the measurement failed: {len(items)} of {len(rows)} lines")
    return {
        "items": np.array(items), "words": np.array(words, float), "phones": np.array(phones, float),
        "junctions": np.array(junctions, float), "spectrum": np.stack(spectra), "symbols": np.array(symbols),
    }
