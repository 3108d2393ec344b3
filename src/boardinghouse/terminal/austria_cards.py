"""What staff cards and emperor tiles of Grand Austria Hotel do, put together from the words of their effects."""

from boardinghouse.games.austria.components import TILES
from boardinghouse.games.austria.effects import (
    ALWAYS,
    AT_END,
    BONUS,
    COLOUR_NAMES,
    COLOURS,
    COPY,
    DIE,
    GUEST_PRICE,
    KIND_NAMES,
    MOVED_IN,
    PENALTY,
    ROOM_PRICE,
    SERVED,
    SERVING_PRICE,
    SIX_SPACE,
    unpacked,
)
from boardinghouse.games.austria.staff import EVERY_GUEST, STAFF, StaffRow
from boardinghouse.words import Words

STAFF_BY_NAME = {row.name: row for row in STAFF}
TILES_BY_NAME = {row[0]: row for row in TILES}
# Names of the measures of `effects.py`, in their order.
MEASURE_NAMES = (
    "none krones track staff rooms floors columns groups colours sets occupied occupied-red occupied-blue "
    "occupied-yellow discs copy"
).split()
PRICES = {SIX_SPACE: "staff-six", SERVING_PRICE: "staff-serving-price", GUEST_PRICE: "staff-guest-price"}
ORDER_SIZES = range(1, 5)
FACES = range(1, 7)


def effects_text(effects: int, words: Words) -> str:
    return ", ".join(words.say(f"kind-{KIND_NAMES[kind]}", amount=amount) for kind, amount in unpacked(effects))


def when_text(row: StaffRow, words: Words) -> str:
    """The moment at which a permanent card acts."""

    def acts_at(moment: int) -> bool:
        return (row.moments >> moment) & 1 != 0

    faces = [str(face) for face in FACES if acts_at(DIE + face)]
    if faces:
        both = words.say("either", first=faces[0], second=faces[-1]) if len(faces) > 1 else faces[0]
        return words.say("when-die", faces=both)
    for size in ORDER_SIZES:
        if acts_at(SERVED + size):
            return words.say("when-served", size=size)
    if acts_at(BONUS):
        return words.say("when-bonus")
    colours = [name for colour, name in enumerate(COLOUR_NAMES) if acts_at(MOVED_IN + colour)]
    return words.say("when-guest", colour="any" if len(colours) == len(EVERY_GUEST) else colours[0])


def staff_text(name: str, words: Words) -> str:
    """What a staff card does."""
    row = STAFF_BY_NAME[name]
    if row.timing == AT_END:
        if row.measure == COPY:
            return words.say("staff-copy")
        return words.say("staff-score", points=row.points, measure=words.say(f"per-{MEASURE_NAMES[row.measure]}"))
    if row.timing != ALWAYS:
        return effects_text(row.effects, words)
    for moment, key in PRICES.items():
        if (row.moments >> moment) & 1:
            return words.say(key)
    for colour in range(COLOURS):
        if (row.moments >> (ROOM_PRICE + colour)) & 1:
            return words.say("staff-room-price", colour=COLOUR_NAMES[colour])
    if (row.moments >> PENALTY) & 1:
        return words.say("staff-shield", amount=unpacked(row.effects)[0][1])
    kind = KIND_NAMES[unpacked(row.effects)[0][0]]
    return words.say("staff-when", kind=kind, effects=effects_text(row.effects, words), when=when_text(row, words))


def bonus_text(tile: str, words: Words) -> str:
    """What an emperor tile gives."""
    return effects_text(TILES_BY_NAME[tile][1], words)


def penalty_text(tile: str, words: Words) -> str:
    """What an emperor tile takes: one loss, or a choice of two."""
    losses = [effects_text(loss, words) for loss in TILES_BY_NAME[tile][2:] if loss]
    return words.say("either", first=losses[0], second=losses[1]) if len(losses) > 1 else losses[0]
