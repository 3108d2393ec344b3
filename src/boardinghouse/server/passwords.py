"""Which passwords are too weak: zxcvbn guesses as an attacker would, with lists of common passwords, words, names,
dates, rows of keys and repetitions. Any characters are allowed."""

from functools import cache
from typing import Any

from boardinghouse.games import games

SHORTEST = 10
LOOKED_AT = 40  # letters that are judged: more would take long, and what is strong so far stays so
STRONG = 3  # of zxcvbn's 0 to 4: more than a hundred million guesses
OWN_WORDS = ("boardinghouse", *games(), "hotel")
# the same keys on a Russian and a Ukrainian keyboard: its rows and words typed on the wrong one are as common
KEYS = str.maketrans("йцукенгшщзхъфывапролджэячсмитьбюіїєґ", "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'`")


@cache
def judge() -> Any:
    from zxcvbn import zxcvbn  # its lists take a moment to read

    return zxcvbn


def is_weak(password: str, name: str) -> bool:
    """Whether somebody would guess it who knows the name."""
    if len(password) < SHORTEST:
        return True
    text = password[:LOOKED_AT].casefold()
    words = [*OWN_WORDS, name.casefold(), *name.casefold().split()]
    return any(judge()(form, user_inputs=words)["score"] < STRONG for form in {text, text.translate(KEYS)})
