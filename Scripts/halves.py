"""Which Mandarin words tones are fitted and chosen on, and which they are reported on: one rule for fit and benchmark."""
import hashlib
import unicodedata


def is_reported(word):
    """Whether a word of cmn-words belongs to the half that nothing was fitted or chosen on."""
    return hashlib.sha1(unicodedata.normalize("NFC", word).encode()).digest()[0] % 2 == 1
