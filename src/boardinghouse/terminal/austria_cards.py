"""What staff cards and emperor tiles of Grand Austria Hotel do, put together from the words of their effects."""

from boardinghouse.games.austria.components import TABLES
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
    MEASURE_NAMES,
    MOVED_IN,
    PENALTY,
    ROOM_PRICE,
    SERVED,
    SERVING_PRICE,
    SIX_SPACE,
    unpacked,
)
from boardinghouse.words import Words

PRICES = {SIX_SPACE: "staff-six", SERVING_PRICE: "staff-serving-price", GUEST_PRICE: "staff-guest-price"}
ORDER_SIZES = range(1, 5)
FACES = range(1, 7)


def effects_text(effects: int, words: Words) -> str:
    return ", ".join(words.say(f"kind-{KIND_NAMES[kind]}", amount=amount) for kind, amount in unpacked(effects))


def printed(table: str, card: str) -> int:
    """What a table says of a card."""
    return TABLES[table].values[TABLES[table].rows.index(card)]


def when_text(moments: int, words: Words) -> str:
    """The moment at which a permanent card acts."""
    acting = [moment for moment in range(moments.bit_length()) if (moments >> moment) & 1]
    faces = [str(face) for face in FACES if DIE + face in acting]
    if faces:
        both = words.say("either", first=faces[0], second=faces[-1]) if len(faces) > 1 else faces[0]
        return words.say("when-die", faces=both)
    for size in ORDER_SIZES:
        if SERVED + size in acting:
            return words.say("when-served", size=size)
    if BONUS in acting:
        return words.say("when-bonus")
    colours = [name for colour, name in enumerate(COLOUR_NAMES) if MOVED_IN + colour in acting]
    return words.say("when-guest", colour="any" if len(colours) == len(COLOUR_NAMES) else colours[0])


def staff_text(name: str, words: Words) -> str:
    """What a staff card does."""
    timing, moments = printed("staff_timing", name), printed("staff_moments", name)
    effects, measure = printed("staff_effects", name), printed("staff_measure", name)
    if timing == AT_END:
        if measure == COPY:
            return words.say("staff-copy")
        per = words.say(f"per-{MEASURE_NAMES[measure]}")
        return words.say("staff-score", points=printed("staff_points", name), measure=per)
    if timing != ALWAYS:
        return effects_text(effects, words)
    for moment, key in PRICES.items():
        if (moments >> moment) & 1:
            return words.say(key)
    for colour in range(COLOURS):
        if (moments >> (ROOM_PRICE + colour)) & 1:
            return words.say("staff-room-price", colour=COLOUR_NAMES[colour])
    if (moments >> PENALTY) & 1:
        return words.say("staff-shield", amount=unpacked(effects)[0][1])
    kind = KIND_NAMES[unpacked(effects)[0][0]]
    return words.say("staff-when", kind=kind, effects=effects_text(effects, words), when=when_text(moments, words))


def bonus_text(tile: str, words: Words) -> str:
    """What an emperor tile gives."""
    return effects_text(printed("tile_bonus", tile), words)


def penalty_text(tile: str, words: Words) -> str:
    """What an emperor tile takes: one loss, or a choice of two."""
    taken = [printed(table, tile) for table in ("tile_loss", "tile_points")]
    losses = [effects_text(loss, words) for loss in taken if loss]
    return words.say("either", first=losses[0], second=losses[1]) if len(losses) > 1 else losses[0]
