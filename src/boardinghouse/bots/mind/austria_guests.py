"""A guest of Grand Austria Hotel on a sheet."""

from typing import Final

from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.effects import (
    AGAIN,
    AMOUNT,
    AMOUNT_BITS,
    ANY,
    CHEAP_ROOM,
    COLOURS,
    DISH,
    DISHES,
    DRAW,
    EMPEROR,
    FREE_ROOM,
    GUEST,
    HIRE,
    KRONES,
    LOOK,
    OCCUPY,
    PART,
    PART_BITS,
    ROOM,
)
from boardinghouse.games.austria.state import NEED, NEED_BITS, AustriaState

GUEST_PLACES: Final = 20


def write_guest(state: AustriaState, guest: i64, sheet: SparseRows) -> None:
    """Colour, order, points and reward of a guest."""
    if guest < 0:
        sheet.skip(GUEST_PLACES)
        return
    components = state.components
    sheet.one(components.guest_colour[guest], COLOURS + 1)
    order: i64 = components.guest_order[guest]
    for dish in range(DISHES):
        sheet.put((order >> (NEED_BITS * dish)) & NEED)
    sheet.put(components.guest_points[guest])
    krones: i64 = 0
    steps: i64 = 0
    dishes: i64 = 0
    cards: i64 = 0
    hires: i64 = 0
    hired: i64 = 0
    looks: i64 = 0
    rooms: i64 = 0
    occupies: i64 = 0
    guests: i64 = 0
    again: i64 = 0
    rest: i64 = components.guest_reward[guest]
    while rest != 0:
        kind: i64 = (rest & PART) >> AMOUNT_BITS
        amount: i64 = rest & AMOUNT
        if kind == KRONES:
            krones += amount
        elif kind == EMPEROR:
            steps += amount
        elif kind >= DISH and kind <= ANY:
            dishes += amount
        elif kind == DRAW:
            cards += amount
        elif kind == HIRE:
            hires += 1
            hired += min(6, amount)
        elif kind == LOOK:
            looks += 1 if amount < 6 else 2
        elif kind == ROOM or kind == CHEAP_ROOM or kind == FREE_ROOM:
            rooms += 1 if kind == ROOM else 2
        elif kind == OCCUPY:
            occupies += amount
        elif kind == GUEST:
            guests += 1
        elif kind == AGAIN:
            again += 1
        rest >>= PART_BITS
    sheet.put(krones)
    sheet.put(steps)
    sheet.put(dishes)
    sheet.put(cards)
    sheet.put(hires)
    sheet.put(hired)
    sheet.put(looks)
    sheet.put(rooms)
    sheet.put(occupies)
    sheet.put(guests)
    sheet.put(again)
