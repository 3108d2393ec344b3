"""How the tables write what cards do: effects ("2 krones + room"), moments ("die 3, die 4"), measures, orders.

Read once, when the tables are packed; whatever is not understood is refused with what could have been meant.
"""

import re
from typing import Final, final

from boardinghouse.core.tables import Names, Notation
from boardinghouse.games.austria.effects import (
    COLOUR_NAMES,
    EXTRA_HIRE,
    FORMS,
    FREE,
    FREE_ROOM,
    FURNISH,
    LOSE_POINTS,
    LOSE_POINTS_EACH,
    MEASURE_NAMES,
    MOMENT_NAMES,
    NONE,
    POINTS,
    POINTS_EACH,
    TIMING_NAMES,
    bundle,
    part,
)

KIND_OF: Final = {re.sub(r"\((\w+)\)", ending, form): kind for form, kind in FORMS.items() for ending in ("", r"\1")}
MOST_PARTS: Final = 4  # one more, the bonus of a group, has to fit into the frame of a reward
HIGHEST_FLOOR: Final = 4
DISH_LETTERS: Final = "scwk"  # strudel, cake, wine, coffee (kaffee)
SET_NAMES: Final = ("-", "A", "B", "C", "D")


def part_of(text: str) -> int:
    """One effect from its text; a count of 1 may be left out."""
    pattern = re.sub(r"\d+", "#", text, count=1)
    kind = KIND_OF.get(pattern) or KIND_OF.get(f"# {pattern}")
    if kind is None:
        raise ValueError(f"{text!r} is no effect; effects are written {', '.join(FORMS)}")
    found = re.search(r"\d+", text)
    amount = int(found.group()) if found else FREE if text.startswith("free") else 1
    most = HIGHEST_FLOOR if kind in (FREE_ROOM, FURNISH) else FREE - 1
    if found and not 1 <= amount <= most:
        raise ValueError(f"{text!r}: the number is 1 to {most}")
    return part(kind, amount)


@final
class Effects(Notation):
    """Effects that come one by one, joined by " + "; out of the kinds from `first` to `last`."""

    def __init__(self, what: str, first: int, last: int, most: int = MOST_PARTS) -> None:
        self.what = what
        self.first = first
        self.last = last
        self.most = most

    def read(self, text: str) -> int:
        if text == NONE:
            return 0
        parts = text.split(" + ")
        if len(parts) > self.most:
            raise ValueError(f"{text!r} has {len(parts)} effects; {self.what} has at most {self.most}")
        for each in parts:
            if not part(self.first, 0) <= part_of(each) < part(self.last + 1, 0):
                raise ValueError(f"{each!r} does nothing as {self.what}")
        return bundle(*[part_of(each) for each in parts])


@final
class Moments(Notation):
    """The moments at which permanent staff act, separated by commas; none for other staff."""

    def read(self, text: str) -> int:
        moments = 0
        for name in text.split(", ") if text != NONE else []:
            if name not in MOMENT_NAMES[1:]:
                raise ValueError(f"{name!r} is no moment; moments are {', '.join(MOMENT_NAMES[1:])}")
            moments |= 1 << MOMENT_NAMES.index(name)
        return moments


@final
class Orders(Notation):
    """What a guest orders, a letter a dish: "wwk" is two wines and a coffee. The rules keep three bits a dish."""

    def read(self, text: str) -> int:
        if not 1 <= len(text) <= 4 or text.strip(DISH_LETTERS):
            raise ValueError(f"{text!r} is no order: it has one to four letters out of {', '.join(DISH_LETTERS)}")
        return order_of(text)


def order_of(letters: str) -> int:
    """An order, or what is still missing of it, as the rules keep it."""
    return sum(letters.count(letter) << (3 * dish) for dish, letter in enumerate(DISH_LETTERS))


REWARDS: Final = Effects("a reward", POINTS, POINTS_EACH)
WORK: Final = Effects("the work of staff", POINTS, EXTRA_HIRE)
PENALTIES: Final = Effects("a penalty", LOSE_POINTS, LOSE_POINTS_EACH, 1)
MOMENTS_OF_STAFF: Final = Moments()
ORDERS: Final = Orders()
MEASURES: Final = Names(MEASURE_NAMES)
TIMINGS: Final = Names(TIMING_NAMES)
COLOURS_OF_GUESTS: Final = Names(COLOUR_NAMES)
SETS_OF_STAFF: Final = Names(SET_NAMES)
