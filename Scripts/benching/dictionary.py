"""What a look-up costs, beside sdcv and plain SQLite on the same data. Scripts/bench dictionary.

10,000 headwords are drawn from the dictionary with a fixed seed. Looked up are: by the program's own library, in one process,
the entry whole (readings, meanings, words by reading, examples) and everything that is found for the word; by SQLite, one row of
a table that holds the word and its text; by sdcv, which is given all words at once, the same text in a StarDict dictionary that
this script writes. sdcv's start is measured with one word and taken off. Last, whole runs of `aloud lookup` and of sdcv for one word.
"""
import collections
import os
import random
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import time

COUNT, SEED, RUNS = 10_000, 20260301, 20
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CACHE = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
FOLDER = os.environ.get("ALOUD_DICTIONARY") or CACHE + "/aloud/dictionary"
ALOUD = os.environ.get("ALOUD") or ROOT + "/.build/release/aloud"
BENCH = os.environ.get("ALOUD_BENCH") or ROOT + "/.build/release/aloud-bench"


def articles(path):
    """What the dictionary says of each headword, as lines of text: readings and meanings of all its entries."""
    database = sqlite3.connect("file:%s?mode=ro" % path, uri=True)
    texts = collections.OrderedDict()
    rows = database.execute(
        "SELECT form.text, word.traditional, word.pinyin, word.meanings FROM form JOIN word ON word.id = form.word"
        " WHERE form.text = word.simplified ORDER BY form.text, form.rank"
    )
    for word, traditional, pinyin, meanings in rows:
        texts.setdefault(word, []).append("%s [%s] %s" % (traditional, pinyin, meanings.replace("\n", "; ")))
    return {word: "\n".join(lines) for word, lines in texts.items()}


def stardict(texts, folder):
    """Writes the texts as a StarDict dictionary: .ifo, .idx and .dict."""
    # StarDict's order: ASCII letters without case, then bytes.
    words = sorted(texts, key=lambda word: (word.encode().lower(), word.encode()))
    index, body = bytearray(), bytearray()
    for word in words:
        text = texts[word].encode()
        index += word.encode() + b"\0" + struct.pack(">II", len(body), len(text))
        body += text
    for ending, content in (("idx", index), ("dict", body)):
        with open("%s/aloud.%s" % (folder, ending), "wb") as file:
            file.write(content)
    with open(folder + "/aloud.ifo", "w") as file:
        file.write(
            "StarDict's dict ifo file\nversion=2.4.2\nbookname=aloud\nwordcount=%d\nidxfilesize=%d\nsametypesequence=m\n"
            % (len(words), len(index))
        )


def plain(texts, path, words):
    """Microseconds of each look-up of a row by its primary key."""
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE article (word TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID")
    database.executemany("INSERT INTO article VALUES (?, ?)", texts.items())
    database.commit()
    times = []
    for word in words:
        start = time.perf_counter_ns()
        row = database.execute("SELECT text FROM article WHERE word = ?", (word,)).fetchone()
        times.append((time.perf_counter_ns() - start) / 1000)
        assert row
    return times


def seconds(command, **options):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True, **options)
    return time.perf_counter() - start


def main():
    path = FOLDER + "/dictionary.db"
    texts = articles(path)
    words = random.Random(SEED).sample(sorted(texts), COUNT)
    rows = []
    with tempfile.TemporaryDirectory() as scratch:
        with open(scratch + "/words.txt", "w") as file:
            file.write("\n".join(words) + "\n")
        output = subprocess.run([BENCH, "lookups", path, scratch + "/words.txt"], capture_output=True, text=True)
        if output.returncode:
            sys.exit(output.stderr.strip())
        own = [[int(part) / 1000 for part in line.split("\t")] for line in output.stdout.splitlines()]
        entries, findings = [pair[0] for pair in own], [pair[1] for pair in own]
        base = statistics.median(entries)

        def row(name, times, value=None):
            value = statistics.median(times) if value is None else value
            spread = "%.0f | %.0f" % (statistics.mean(times), sorted(times)[len(times) * 99 // 100]) if times else "– | –"
            rows.append("| %s | %.0f | %s | %.2f |" % (name, value, spread, value / base))

        row("the entry, whole", entries)
        row("everything found for the word", findings)
        row("plain SQLite: one row", plain(texts, scratch + "/plain.db", words))
        folder = scratch + "/stardict"
        os.mkdir(folder)
        stardict(texts, folder)
        command = ["sdcv", "--non-interactive", "--exact-search", "--only-data-dir", "--data-dir", folder]
        environment = dict(os.environ, LANG="C.UTF-8", LC_ALL="C.UTF-8")
        try:
            answer = subprocess.run(command + words[:100], capture_output=True, text=True, env=environment)
            assert answer.stdout.count("-->aloud") == 100, answer.stdout[:300] + answer.stderr[:300]
            start = statistics.median(seconds(command + words[:1], env=environment) for _ in range(RUNS))
            all_words = statistics.median(seconds(command + words, env=environment) for _ in range(3))
            row("sdcv, its start taken off", [], (all_words - start) * 1e6 / (COUNT - 1))
        except FileNotFoundError:
            start = None
        print("10,000 look-ups, microseconds each (median, mean, 99th of 100), and the ratio to the whole entry:\n")
        print("| | median | mean | 99% | ratio |\n|---|---|---|---|---|")
        print("\n".join(rows))
        if start is None:
            print("\nsdcv is not on this machine (Debian package sdcv): not measured.")
        home = dict(os.environ, XDG_DATA_HOME=scratch, XDG_CONFIG_HOME=scratch, XDG_STATE_HOME=scratch)
        whole = statistics.median(seconds([ALOUD, "lookup", word], env=home) for word in words[:RUNS])
        line = "\nOne word, from start to exit: `aloud lookup` %.0f ms" % (whole * 1000)
        print(line + ("; sdcv %.0f ms." % (start * 1000) if start is not None else "."))


main()
