"""What a seat may believe in Grand Austria Hotel: where the staff cards are that it does not see (AUS-87), and which
guests are still to come.

Hidden cards fall into classes within which the viewer cannot tell one from another (`memory.py`), so a card is in a
place as likely as any other of its class; what somebody put back unseen may as well be in the hand it came from.
"""

from typing import Final

from boardinghouse.core.decks import holds, single, size
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.guests import GUEST_COUNT
from boardinghouse.games.austria.memory import Memory, might_be_returned, returned_by
from boardinghouse.games.austria.staff import STAFF_COUNT
from boardinghouse.games.austria.state import CARD, AustriaState
from boardinghouse.rl.encoding.sheet import BY_SEAT, SURE, Field, Sheet, per_thousand


def alike(memory: Memory, card: i64) -> i64:
    """The cards that the viewer cannot tell from this one; none where it is not hidden."""
    if holds(memory.unseen, card):
        return memory.unseen
    for cards in memory.met:
        if holds(cards, card):
            return cards
    return 0


def put_chances(memory: Memory, there: i64, doubtful: i64, part: i64, whole: i64, sheet: Sheet) -> None:
    """By card: the chance that it is in a place that holds the cards `there`, and so many of the doubtful ones."""
    for card in range(STAFF_COUNT):
        cards = alike(memory, card)
        if cards == 0:
            sheet.put(SURE if holds(there, card) else 0)
            continue
        likely: i64 = size(there & cards) * (whole if whole > 0 else 1)
        if whole > 0:
            likely += size(doubtful & cards) * part
        sheet.put(per_thousand(likely, size(cards) * (whole if whole > 0 else 1)))


def back_unseen(state: AustriaState, owner: i64, doubtful: i64) -> i64:
    """How many of the doubtful cards the owner has put under the deck."""
    count: i64 = 0
    for place in returned_by(state, owner):
        if holds(doubtful, state.under[place] & CARD):
            count += 1
    return count


def write_chance_in_hand(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    memory = Memory(state, viewer)
    doubtful = might_be_returned(state, memory, owner)
    whole: i64 = size(doubtful)
    part: i64 = whole - back_unseen(state, owner, doubtful)
    put_chances(memory, state.hands[owner] & ~doubtful, doubtful, part, whole, sheet)


def write_chance_in_pack(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_chances(Memory(state, viewer), state.packs[owner], 0, 0, 0, sheet)


def write_chance_in_deck(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_chances(Memory(state, viewer), state.staff_deck, 0, 0, 0, sheet)


def write_chance_under(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    """Places of others' unseen returns are added up, seat by seat."""
    memory = Memory(state, viewer)
    there: i64 = 0
    for place in range(len(state.under)):
        there |= single(state.under[place] & CARD)
    start: i64 = sheet.count
    for seat in range(state.seats):
        there &= ~might_be_returned(state, memory, seat)
    put_chances(memory, there, 0, 0, 0, sheet)
    for seat in range(state.seats):
        doubtful = might_be_returned(state, memory, seat)
        whole: i64 = size(doubtful)
        part: i64 = back_unseen(state, seat, doubtful)
        for card in range(STAFF_COUNT):
            cards = alike(memory, card)
            if whole > 0 and cards != 0:
                sheet.values[start + card] += per_thousand(size(doubtful & cards) * part, size(cards) * whole)


def write_guests_to_come(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.guest_deck, GUEST_COUNT)


BELIEF: Final = (
    Field("guests_to_come", GUEST_COUNT, write_guests_to_come, "guests in the deck"),
    Field("chance_in_deck", STAFF_COUNT, write_chance_in_deck, "that a staff card is in the deck", SURE),
    Field("chance_under", STAFF_COUNT, write_chance_under, "that it lies under the deck", SURE),
    Field("chance_in_hand", STAFF_COUNT, write_chance_in_hand, "that it is in the hand", SURE, repeat=BY_SEAT),
    Field(
        "chance_in_pack", STAFF_COUNT, write_chance_in_pack, "that it is in the pack drafted from", SURE, repeat=BY_SEAT
    ),
)
