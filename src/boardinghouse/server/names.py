"""Names of people: as they are shown, as they sign in, and what they look like: nobody passes for an account."""

import re
import unicodedata
from functools import cache

from boardinghouse.server.refused import Refused

LONGEST = 24
LONGEST_FOLDED = 40  # of schema.people.account
MARKS = 2  # accents that may follow a letter, where it has no form of its own with them
# letters and signs by their class, and yet nothing to see; and single ones as wide as a line
LEFT_OUT = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "\ufdfd\u2e3a\u2e3b\U0001242b"


def clean_name(name: str) -> str:
    """A name as it is shown: one form of every letter, nothing invisible, single spaces, few accents. Refused if there
    is nothing left to read."""
    text = unicodedata.normalize("NFKC", name)
    text = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" and letter not in LEFT_OUT)
    text = re.sub(r"\s+", " ", text).strip()
    kinds = "".join(unicodedata.category(letter)[0] for letter in text)
    if not 1 <= len(text) <= LONGEST or not re.search("[LNS]", kinds) or "M" * (MARKS + 1) in kinds:
        raise Refused("bad-name")
    return text


def sign_in_name(name: str) -> str:
    """The name by which an account is found: however it is written. Refused if it folds to more than is stored."""
    folded = clean_name(name).casefold()
    if len(folded) > LONGEST_FOLDED:
        raise Refused("bad-name")
    return folded


@cache
def look_alikes() -> dict[int, str]:
    """Every letter that others look like, to the first of them: Unicode's own list."""
    from confusable_homoglyphs.confusables import confusables_data  # large: read when the first name is given

    first: dict[str, str] = {}

    def found(letter: str) -> str:
        while first.setdefault(letter, letter) != letter:
            letter = first[letter]
        return letter

    for letter, others in confusables_data.items():
        for other in (entry["c"] for entry in others):
            if len(letter) == len(other) == 1:
                one, two = sorted((found(letter), found(other)))
                first[two] = one
    return {ord(letter): found(letter) for letter in first}


def looks(name: str) -> set[str]:
    """What a name looks like: as it is, in small letters, and in the small letters of what it looks like. Two names are
    alike that share one of these."""
    same = look_alikes()
    seen = name.translate(same)
    return {seen, name.casefold().translate(same), seen.casefold().translate(same)}
