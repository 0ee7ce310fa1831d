"""What judging costs: time a recording, memory, and how soon the verdict stands. Scripts/bench cost.

Time: processor seconds (user and system, all threads together, so as on one core) of one `aloud check` over English learners'
recordings against their own texts, start and model included, over the seconds of sound. Growth: the resident memory of the same
process after the first hundred utterances and at the end. Console: `aloud practise` on a terminal with a recorded microphone in
real time: its resident memory once it has judged, and the time from the key that ends the take, pressed when the recording has
been played, to the verdict on the screen.
"""
import os
import pty
import re
import select
import statistics
import subprocess
import sys
import tempfile
import time
import wave

import measures
import recordings
from judging import PROGRAM, environment

UTTERANCES = 1000
TAKES = 6
SENTENCE, SOUND = "Go forward ten meters.", "/usr/share/pocketsphinx/test/data/goforward.raw"


def seconds(path):
    """The length of a sound file."""
    if path.endswith(".raw"):
        return os.path.getsize(path) / 32000
    if path.endswith(".wav"):
        with wave.open(path) as file:
            return file.getnframes() / file.getframerate()
    return float(subprocess.run(["soxi", "-D", path], capture_output=True, text=True, check=True).stdout)


def megabytes(pid, key):
    """VmRSS, VmHWM or RssAnon of a process, in MB of 2^20 bytes."""
    for line in recordings.read("/proc/%d/status" % pid).splitlines():
        if line.startswith(key + ":"):
            return int(line.split()[1]) / 1024
    return float("nan")


def checking(clips):
    """(processor seconds, seconds of sound, resident after 100, at the end, most) of many utterances in one process."""
    lengths = {clip.recording: seconds(clip.recording) for clip in clips}
    chosen = [clips[index % len(clips)] for index in range(UTTERANCES)]
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
        file.writelines("\t".join((clip.recording, clip.lang, clip.text)) + "\n" for clip in chosen)
        file.flush()
        before = os.times()
        process = subprocess.Popen([PROGRAM, "check", "--json", "--manifest", file.name], env=environment(),
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        early = late = most = float("nan")
        for number, _ in enumerate(process.stdout, 1):
            # The last line comes before the process ends; a few lines earlier it surely still stands.
            if number == 100:
                early = megabytes(process.pid, "VmRSS")
            if number == UTTERANCES - 20:
                late, most = megabytes(process.pid, "VmRSS"), megabytes(process.pid, "VmHWM")
        process.wait()
        after = os.times()
    used = after.children_user - before.children_user + after.children_system - before.children_system
    return used, sum(lengths[clip.recording] for clip in chosen), early, late, most


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, words, env):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.execve(words[0], words, dict(env, TERM="xterm", COLUMNS="80", LINES="24"))
        self.text = ""

    def type(self, keys):
        self.text = ""
        os.write(self.file, keys.encode())

    def wait(self, pattern, limit=30):
        """When what matches has come, on the clock of time.monotonic(); ends the run where it does not come."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if re.search(pattern, self.text):
                return time.monotonic()
            if select.select([self.file], [], [], 0.005)[0]:
                try:
                    self.text += os.read(self.file, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        sys.exit("the console did not show %s but: %s" % (pattern, self.text[-500:]))


def console():
    """(times from the last key to the verdict, resident memory once judged, its part that is no file's)."""
    words = [PROGRAM, "practise", SENTENCE, "--lang", "en", "--speaker", "none"]
    for _ in range(TAKES):
        words += ["--mic", SOUND]
    terminal = Terminal(words, environment())
    terminal.wait("say it")
    waits = []
    for _ in range(TAKES):
        terminal.type(" ")
        terminal.wait("Listening|▯")
        time.sleep(seconds(SOUND))
        terminal.type(" ")
        began = time.monotonic()
        waits.append(terminal.wait("Right|Wrong|Almost|heard|judge") - began)
        time.sleep(2.5)
    memory = megabytes(terminal.pid, "VmRSS"), megabytes(terminal.pid, "RssAnon")
    os.close(terminal.file)
    os.waitpid(terminal.pid, 0)
    return waits, memory


def main():
    print(__doc__.split("\n", 2)[2].strip() + "\n")
    rows = []
    clips = recordings.learners()
    if clips:
        used, sound, early, late, most = checking(clips)
        rows += [
            ["time on one core", "%.3f × real time (%d recordings, %.0f s of sound)" % (used / sound, UTTERANCES, sound), "0.08"],
            ["memory of `check` after 100 utterances", "%.1f MB" % early, ""],
            ["memory of `check` after %d" % (UTTERANCES - 20), "%.1f MB (at most %.1f)" % (late, most), "the same"],
        ]
    else:
        print("Time and growth: SKIPPED, the recordings are not here.\n")
    if os.path.exists(SOUND):
        waits, (whole, own) = console()
        rows += [
            ["memory of the console, English loaded", "%.1f MB, %.1f of them its own" % (whole, own), "40 MB"],
            ["last key → verdict", "median %.0f ms, most %.0f ms of %d takes"
             % (1000 * statistics.median(waits), 1000 * max(waits), len(waits)), "100 ms"],
        ]
    else:
        print("Console: SKIPPED, pocketsphinx-testdata is not here.\n")
    measures.table(["", "measured", "must reach"], rows)


if __name__ == "__main__":
    main()
