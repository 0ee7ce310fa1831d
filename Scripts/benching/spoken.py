"""Recordings of spoken commands, and streams of other speech in which there is none: what `Scripts/bench commands` and
`Scripts/fit --only commands` listen to.

Commands: words that stand alone in a recording (prompts, names of numbers, Mandarin syllables and words), and words cut out
of sentences where `aloud check` finds them, with 40 ms on either side, their ends faded, noise as loud as the recording's own around
them. Other speech: recordings whose text has none of the words, one after another without a gap. Every speaker, or where a
set has one speaker every recording, belongs to one of two halves, drawn by a hash of its name and the seed.
"""
import array
import collections
import glob
import hashlib
import math
import os
import random
import re
import subprocess
import wave

import judging
import recordings

RATE = 16000
# Commands by language with the words that are looked for in texts; several words are said as one.
COMMANDS = {
    "en": {"next": ["next"], "again": ["again"], "slower": ["slower"], "faster": ["faster"], "stop": ["stop"],
           "back": ["back"], "yes": ["yes"], "no": ["no"], "help": ["help"], "skip": ["skip"],
           "favorite": ["favorite", "favourite"]},
    "fr": {"next": ["suivant"], "again": ["encore", "répète"], "slower": ["plus lentement", "moins vite"],
           "faster": ["plus vite"], "stop": ["stop", "arrête"], "back": ["retour"], "yes": ["oui"], "no": ["non"],
           "help": ["aide"], "skip": ["passe", "passer"], "favorite": ["favori"]},
    "es": {"next": ["siguiente"], "again": ["otra vez", "repite"], "slower": ["más despacio", "más lento"],
           "faster": ["más rápido"], "stop": ["para", "alto"], "back": ["atrás", "volver"], "yes": ["sí"], "no": ["no"],
           "help": ["ayuda"], "skip": ["saltar", "pasa"], "favorite": ["favorito"]},
    "cmn": {"next": ["下一个"], "again": ["再来", "再来一遍"], "slower": ["慢一点"], "faster": ["快一点"],
            "stop": ["停", "停止"], "back": ["返回"], "yes": ["对", "是的"], "no": ["不", "不对", "不是"],
            "help": ["帮助"], "skip": ["跳过"], "favorite": ["收藏"]},
}
NUMBERS = {
    "en": "one two three four five six seven eight nine ten eleven twelve",
    "fr": "un deux trois quatre cinq six sept huit neuf dix onze douze",
    "es": "uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "cmn": "一 二 三 四 五 六 七 八 九 十 十一 十二",
}
SYLLABLES = "yi1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3 shi2".split()
# English words that sound as a command does.
SAME = "to too know won for fore ate".split()
PROMPTS = {"fr": "fr_CA_f_June", "es": "es_MX_f_Allison"}
for _lang, _names in NUMBERS.items():
    COMMANDS[_lang].update({str(number): [name] for number, name in enumerate(_names.split(), 1)})
ALL = list(COMMANDS["en"])


_chance = random.Random("hiss")
HISS = [_chance.gauss(0, 1) for _ in range(RATE)]


class Spoken:
    """One recording of a command. `kind` is `alone` or `cut`; `words` the vocabulary, None for the language's own."""

    def __init__(self, recording, lang, command, kind, speaker, voice, words=None):
        self.recording, self.lang, self.command, self.kind = recording, lang, command, kind
        self.speaker, self.voice, self.words = speaker, voice, words


def half(name, seed):
    """0 or 1."""
    return hashlib.sha1(("%s %s" % (seed, name)).encode()).digest()[0] & 1


def words_of(text):
    return [word for word in (re.sub(r"^\W+|\W+$", "", word) for word in text.lower().split()) if word]


def commands_in(text, lang):
    """(command, place of its first word, words) of each command in a text."""
    words = list(text) if lang == "cmn" else words_of(text)
    found = []
    for command, forms in COMMANDS[lang].items():
        for form in forms:
            own = list(form) if lang == "cmn" else form.split()
            for place in range(len(words) - len(own) + 1):
                if words[place:place + len(own)] == own:
                    found.append((command, place, len(own)))
    return found


def command_of(text, lang):
    """The command that a text is, or None."""
    bare = " ".join(words_of(text))
    return next((command for command, forms in COMMANDS[lang].items() if bare in forms), None)


def samples_of(path):
    source = ["-f", "g722"] if path.endswith(".g722") else []
    command = ["ffmpeg", "-v", "error", *source, "-i", path, "-ar", str(RATE), "-ac", "1", "-f", "s16le", "-"]
    return array.array("h", subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).stdout)


def write(path, samples):
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array.array("h", samples).tobytes())
    return path


def quiet(samples, seconds):
    """White noise as loud as the quietest 200 ms of a recording, or, where speech fills it, as its quietest 40 ms; at least 40 dB
    below its loudest 20 ms."""
    step = RATE // 50
    powers = [sum(x * x for x in samples[at:at + step]) / step for at in range(0, len(samples) - step, step)]
    sums = [sum(powers[at:at + 10]) / 10 for at in range(len(powers) - 9)]
    pairs = [(one + other) / 2 for one, other in zip(powers, powers[1:])]
    level = math.sqrt(min(min(sums + pairs, default=4), max(powers, default=4) / 10000))
    level = max(level, 1)
    return array.array("h", [round(level * x) for x in HISS[:round(RATE * seconds)]])


def alone(samples, start, end):
    """A stretch of a recording between 0.6 s of its own noise, its ends faded."""
    around, fade = list(quiet(samples, 0.6)), RATE // 100
    first, last = max(0, round(start * RATE)), min(len(samples), round(end * RATE))
    count = last - first
    word = [round(x * min(1, (at + 1) / fade, (count - at) / fade)) for at, x in enumerate(samples[first:last])]
    return around + word + around


def sentences():
    """English sentences: (clip, name of the group that is parted into halves)."""
    return [(clip, clip.speaker) for clip in recordings.learners()] + [
        (clip, clip.name) for clip in recordings.english_prompts()]


def cut_words(folder, wanted):
    """Words cut out of sentences. wanted: (clip, place, words, key) each; yields (key, path)."""
    clips = {clip.recording: clip for clip, _, _, _ in wanted}
    order = sorted(clips)
    results = dict(zip(order, judging.check([(clips[r].recording, clips[r].lang, clips[r].text) for r in order])))
    cache = {}
    for number, (clip, place, count, key) in enumerate(wanted):
        words = results[clip.recording].get("words", [])
        if place + count > len(words) or len(words) != len(words_of(clip.text)):
            continue
        start, end = words[place]["start"], words[place + count - 1]["end"]
        if end - start < 0.1:
            continue
        if clip.recording not in cache:
            cache = {clip.recording: samples_of(clip.recording)}
        path = os.path.join(folder, "cut-%05d.wav" % number)
        yield key, write(path, alone(cache[clip.recording], start - 0.04, end + 0.04))


def spoken(folder, which, seed):
    """The recordings of commands of one half."""
    found = []
    wanted = []
    for clip, group in sentences():
        if half(group, seed) != which:
            continue
        command = command_of(clip.text, "en")
        if command:
            found.append(Spoken(clip.recording, "en", command, "alone", group, clip.speaker))
            continue
        for command, place, count in commands_in(clip.text, "en"):
            wanted.append((clip, place, count, (clip, group, command)))
    for (clip, group, command), path in cut_words(folder, wanted):
        found.append(Spoken(path, "en", command, "cut", group, clip.speaker))
    for lang, voice in PROMPTS.items():
        paths = [os.path.join(recordings.SOUNDS, voice, "digits", "%d.g722" % n) for n in range(1, 13)]
        there = [(n, path) for n, path in enumerate(paths, 1) if os.path.exists(path)]
        for (number, _), wav in zip(there, recordings.decoded([path for _, path in there])):
            found.append(Spoken(wav, lang, str(number), "alone", "%s %d" % (voice, number), voice))
        for clip in recordings.stamp_names(lang):
            command = command_of(clip.text, lang)
            if command:
                found.append(Spoken(clip.recording, lang, command, "alone", clip.name, "stamps " + lang))
    for number, name in enumerate(SYLLABLES, 1):
        path = os.path.join(recordings.SPEECH, "cmn-syllables", name + ".mp3")
        if os.path.exists(path):
            found.append(Spoken(path, "cmn", str(number), "alone", name, "syllables"))
    for name, command in (("dui4", "yes"), ("ting2", "stop"), ("bu4", "no")):
        path = os.path.join(recordings.SPEECH, "cmn-syllables", name + ".mp3")
        if os.path.exists(path):
            found.append(Spoken(path, "cmn", command, "alone", name, "syllables"))
    for clip in recordings.mandarin_words():
        command = command_of(clip.text, "cmn")
        if command:
            found.append(Spoken(clip.recording, "cmn", command, "alone", clip.name, "words"))
    return [one for one in found if half(one.speaker, seed) == which]


class Stream:
    """Other speech: recordings joined, in the language of the commands that are listened for."""

    def __init__(self, name, lang, recording, seconds, count):
        self.name, self.lang, self.recording, self.seconds = name, lang, recording, seconds
        self.count = count


def others(lang, seed):
    """(name, [(recording, group, what is said)]) of other speech for the commands of a language."""
    sets = []
    if lang == "en":
        clips = [(clip, group) for clip, group in sentences() if not commands_in(clip.text, "en")]
        sets.append(("English learners", [(c.recording, g, c.text) for c, g in clips if c.speaker != "allison"]))
        native = [(c.recording, g, c.text) for c, g in clips if c.speaker == "allison"]
        sets.append(("English prompts", [clip for clip in native if len(words_of(clip[2])) > 2]))
        sets.append(("English words and letters alone", [clip for clip in native if len(words_of(clip[2])) < 3]))
    if lang in ("fr", "es"):
        clips = recordings.stamp_names(lang) + recordings.sentences(lang)
        name = {"fr": "French", "es": "Spanish"}[lang]
        sets.append((name + " names", [(c.recording, c.name, c.text) for c in clips if not commands_in(c.text, lang)]))
    if lang == "cmn":
        clips = recordings.mandarin_words()
        words = [(c.recording, c.name, c.text) for c in clips if not commands_in(c.text, "cmn") or len(c.text) > 1
                 and not command_of(c.text, "cmn")]
        sets.append(("Mandarin words", words))
    russian = [(path, path, "") for path in recordings.prompts("ru_RU_f_IvrvoiceRU")]
    sets.append(("Russian prompts", russian))
    return sets


def streams(folder, lang, which, seed, gap=1, only=None):
    """The other speech of one half, with so many whole seconds of noise after each recording; all sets or the named one."""
    found = []
    for name, clips in others(lang, seed):
        if only not in (None, name):
            continue
        path = os.path.join(folder, "%s-%d-%d.wav" % (name.replace(" ", "-"), which, gap))
        if os.path.exists(path):
            # The same for every language.
            count = sum(half(clip[1], seed) == which for clip in clips)
            found.append(Stream(name, lang, path, (os.path.getsize(path) - 44) / 2 / RATE, count))
            continue
        chosen = sorted(clip for clip in clips if half(clip[1], seed) == which)
        random.Random("%s %s %s" % (seed, lang, name)).shuffle(chosen)
        joined = array.array("h")
        for recording, _, _ in chosen:
            samples = samples_of(recording)
            joined += samples + quiet(samples, 1) * gap
        if joined:
            found.append(Stream(name, lang, write(path, joined), len(joined) / RATE, len(chosen)))
    return found


def stand_ins(folder, seed, count=400):
    """Any words in the commands' places, to learn how a word that was said differs from one that was not: each recording twice,
    once among 23 words of which it is one and once among 23 of which it is none. English words are cut out of the learners'
    sentences; the others are names and words that stand alone."""
    chance = random.Random("stand-ins %s" % seed)
    clips = [clip for clip in recordings.learners() if half(clip.speaker, seed) == 0]
    pool = sorted({word for clip in clips for word in words_of(clip.text) if len(word) > 1 and "'" not in word})
    wanted = []
    for _ in range(count):
        clip = chance.choice(clips)
        words = words_of(clip.text)
        place = chance.randrange(len(words))
        if words[place] in pool:
            wanted.append((clip, place, 1, (clip.speaker, words[place])))
    said = [("en", speaker, word, path, "cut") for (speaker, word), path in cut_words(folder, wanted)]
    pools = {"en": pool}
    for lang in ("fr", "es", "cmn"):
        clips = recordings.mandarin_words() if lang == "cmn" else recordings.stamp_names(lang)
        text = lambda clip: " ".join(words_of(clip.text))
        clips = [clip for clip in clips if half(clip.name, seed) == 0 and 0 < len(words_of(clip.text)) < 3 and "_" not in clip.text]
        pools[lang] = sorted({text(clip) for clip in clips})
        for clip in chance.sample(clips, min(count // 2, len(clips))):
            said.append((lang, clip.name, text(clip), clip.recording, "alone"))
    found = []
    for lang, speaker, word, path, kind in said:
        rest = chance.sample([other for other in pools[lang] if other != word], 2 * len(ALL) - 1)
        place = chance.randrange(len(ALL))
        with_it = rest[:len(ALL) - 1]
        with_it.insert(place, word)
        found.append(Spoken(path, lang, ALL[place], kind, speaker, speaker, with_it))
        found.append(Spoken(path, lang, None, kind, speaker, speaker, rest[len(ALL) - 1:]))
    return found


def pieces(folder, seed):
    """One to three words in a row out of the learners' sentences, none of them a command: what somebody says who stops after a
    word. (recording, speaker) each, of the half that is fitted on; two of a sentence where it has as many."""
    chance = random.Random("pieces %s" % seed)
    wanted = []
    for clip in recordings.learners():
        if half(clip.speaker, seed) != 0:
            continue
        words = words_of(clip.text)
        taken = {at for _, place, count in commands_in(clip.text, "en") for at in range(place, place + count)}
        places = list(range(len(words)))
        chance.shuffle(places)
        found = 0
        for place in places:
            count = chance.choice([1, 1, 2, 3])
            said = words[place:place + count]
            if len(said) < count or taken & set(range(place, place + count)) or (count == 1 and said[0] in SAME):
                continue
            wanted.append((clip, place, count, clip.speaker))
            found += 1
            if found == 2:
                break
    return [(path, speaker) for speaker, path in cut_words(folder, wanted)]
