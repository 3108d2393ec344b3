"""How the tables write what cards do: effects ("2 krones + room"), moments ("die 3, die 4"), measures, orders.

Read once, when the tables are packed; whatever is not understood is refused with what could have been meant.
"""

import re
from typing import Final, final

from boardinghouse.core.tables import Names, Notation
from boardinghouse.games.austria.effects import (
    AGAIN,
    ANY,
    BOTH,
    CHEAP_ROOM,
    CHEAPER,
    COLOUR_NAMES,
    COLOURS,
    DISH,
    DISH_NAMES,
    DRAW,
    EMPEROR,
    EXTRA_HIRE,
    EXTRA_ROOM,
    FREE,
    FREE_ROOM,
    FULFIL,
    FURNISH,
    GUEST,
    HIRE,
    KRONES,
    LOOK,
    LOSE_DISHES,
    LOSE_FREE_ROOMS,
    LOSE_HAND,
    LOSE_KITCHEN,
    LOSE_KRONES,
    LOSE_OCCUPIED,
    LOSE_POINTS,
    LOSE_POINTS_EACH,
    LOSE_STAFF,
    MORE,
    OCCUPY,
    POINTS,
    POINTS_EACH,
    ROOM,
    SHIELD,
    TIMING_NAMES,
    bundle,
    part,
)

NONE: Final = "none"
# What each kind of effect is written like: "#" is the amount, "(s)" may be left out. A form without an amount means 1,
# a form that begins with "free" all of it.
FORMS: Final = {
    "# point(s)": POINTS,
    "# step(s)": EMPEROR,
    "# krone(s)": KRONES,
    **{f"# {name}(s)": DISH + dish for dish, name in enumerate(DISH_NAMES)},
    "# dish(es)": ANY,
    "draw #": DRAW,
    "hire # cheaper": HIRE,
    "free hire": HIRE,
    "look # cheaper": LOOK,
    "free look": LOOK,
    "room": ROOM,
    "room # cheaper": CHEAP_ROOM,
    "free room up to floor #": FREE_ROOM,
    "occupied room up to floor #": FURNISH,
    "occupy #": OCCUPY,
    "guest": GUEST,
    "another turn": AGAIN,
    "filled order": FULFIL,
    "# point(s) per staff": POINTS_EACH,
    "lose # point(s)": LOSE_POINTS,
    "lose # krone(s)": LOSE_KRONES,
    "lose # card(s)": LOSE_HAND,
    "lose # free room(s)": LOSE_FREE_ROOMS,
    "lose kitchen": LOSE_KITCHEN,
    "lose all dishes": LOSE_DISHES,
    "lose occupied rooms": LOSE_OCCUPIED,
    "lose staff in play": LOSE_STAFF,
    "lose # point(s) per staff": LOSE_POINTS_EACH,
    "# more die": MORE,
    "# more dice": MORE,
    "# cheaper": CHEAPER,
    "free": CHEAPER,
    "both tracks": BOTH,
    "shield for #": SHIELD,
    "# extra room(s)": EXTRA_ROOM,
    "# extra hire(s)": EXTRA_HIRE,
}
KIND_OF: Final = {re.sub(r"\((\w+)\)", ending, form): kind for form, kind in FORMS.items() for ending in ("", r"\1")}
MOST_PARTS: Final = 4  # one more, the bonus of a group, has to fit into the frame of a reward
HIGHEST_FLOOR: Final = 4

MOMENT_NAMES: Final = (  # in the order of the moments in `effects.py`
    "",
    *[f"die {face}" for face in range(1, 7)],
    *[f"{colour} guest" for colour in COLOUR_NAMES],
    *[f"order of {count}" for count in range(1, 5)],
    "bonus",
    "penalty",
    "space 6",
    *[f"{colour} room price" for colour in COLOUR_NAMES[:COLOURS]],
    "serving price",
    "guest price",
)
MEASURE_NAMES: Final = (  # in the order of the measures in `effects.py`
    NONE,
    "krones",
    "track",
    "staff",
    "rooms",
    "floors",
    "columns",
    "groups",
    "colours",
    "sets",
    "occupied",
    *[f"occupied-{colour}" for colour in COLOUR_NAMES[:COLOURS]],
    "discs",
    "copy",
)
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
