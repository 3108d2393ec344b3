"""What a seat may know (OVB-4, OVB-17, OVB-68, OVB-69), and worlds it cannot tell from the true one."""

from typing import Literal, NotRequired, TypedDict

from boardinghouse.core.decks import draw, listed_cards, single, size
from boardinghouse.core.rng import Rng
from boardinghouse.core.state import Prompt
from boardinghouse.core.vectors import i64
from boardinghouse.games.overbooking.components import (
    ALL_CARDS,
    CARDS,
    DOOR_CLOSED,
    FAMILIES,
    FAMILY_CARDS,
    FAMILY_NAMES,
    HOTELS,
    LARGE_CARDS,
    NO_SOLDIERS,
    RULE_NAMES,
    SMALL_CARDS,
    SOLDIER_CARDS,
    Family,
    HotelRule,
)
from boardinghouse.games.overbooking.scoring import crest_points
from boardinghouse.games.overbooking.state import (
    ALLOWED,
    CARD_NAMES,
    DOOR_PLACES,
    EMPTY,
    LOOK,
    QUEUE_PLACES,
    OverbookingState,
)


class TableCard(TypedDict):
    """A card on the table as a seat sees it: always its back, its face where it may know it."""

    owner: int
    family: Family
    large: int
    open: bool
    card: NotRequired[str]


class NoHotel(TypedDict):
    """A place in the street whose hotel is not drawn yet."""

    side: None
    queue: list[TableCard]
    door: list[TableCard | None]


class Hotel(TypedDict):
    """A hotel. None at the door is where a card has moved on into the queue."""

    side: str
    beds: int
    rule: HotelRule
    queue_limit: int
    door_limit: int
    token: int
    checked: bool
    queue: list[TableCard]
    door: list[TableCard | None]


class Player(TypedDict):
    hand_count: int
    deck_count: int
    booked: list[str]
    gone: list[str]
    tokens: int
    crests: int
    hand: NotRequired[list[str]]


class Checking(TypedDict):
    """The hotel whose guests check in (-1: none), its beds, and the guests chosen so far."""

    hotel: int
    beds: int
    chosen: list[int]


class OverbookingView(TypedDict):
    """All that a seat may know."""

    game: Literal["overbooking"]
    options: dict[str, str]
    seat: int | None
    seats: int
    round: int
    first: int
    laid: int
    hotels: list[Hotel | NoHotel]
    players: list[Player]
    unused_hotels: list[int]
    checking: Checking
    acting: list[int]
    prompt: Prompt
    scores: list[int]


def names(cards: i64) -> list[str]:
    return [CARD_NAMES[card] for card in listed_cards(cards)]


def face_up(state: OverbookingState, hotel: i64, place: i64) -> bool:
    """Whether the card at this place of the queue lies face up."""
    return hotel < state.opened or (state.shown[hotel] >> place) & 1 != 0


def knows_own(state: OverbookingState) -> bool:
    return state.choices[LOOK] == ALLOWED


def table_card(state: OverbookingState, guest: int, open: bool, seat: int | None) -> TableCard:
    owner, card = divmod(guest, CARDS)
    large: int = state.components.large[card // FAMILIES]
    shown: TableCard = {"owner": owner, "family": FAMILY_NAMES[card % FAMILIES], "large": large, "open": open}
    if open or (owner == seat and knows_own(state)):
        shown["card"] = CARD_NAMES[card]
    return shown


def hotel_view(state: OverbookingState, hotel: int, seat: int | None) -> Hotel | NoHotel:
    side: int = state.hotels[hotel]
    if side == EMPTY:
        return {"side": None, "queue": [], "door": []}
    queue: list[TableCard] = []
    for place in range(state.queue_counts[hotel]):
        guest: int = state.queues[hotel * QUEUE_PLACES + place]
        queue.append(table_card(state, guest, face_up(state, hotel, place), seat))
    door: list[TableCard | None] = []
    for place in range(state.door_counts[hotel]):
        guest = state.doors[hotel * DOOR_PLACES + place]
        door.append(None if guest == EMPTY else table_card(state, guest, hotel < state.opened, seat))
    rule: int = state.components.hotel_rule[side]
    return {
        "side": HOTELS[side][0],
        "beds": state.components.hotel_beds[side],
        "rule": RULE_NAMES[rule],
        "queue_limit": state.components.closed_queue_limit if rule == DOOR_CLOSED else state.components.queue_limit,
        "door_limit": 0 if rule == DOOR_CLOSED else state.components.door_limit,
        "token": state.door_tokens[hotel],
        "checked": hotel < state.opened,
        "queue": queue,
        "door": door,
    }


def player_view(state: OverbookingState, owner: int, seat: int | None) -> Player:
    shown: Player = {
        "hand_count": size(state.hands[owner]),
        "deck_count": size(state.decks[owner]),
        "booked": names(state.booked[owner]),
        "gone": names(state.gone[owner]),
        "tokens": state.tokens[owner],
        "crests": crest_points(state, owner),
    }
    if owner == seat:
        shown["hand"] = names(state.hands[owner])
    return shown


def view(state: OverbookingState, seat: int | None) -> OverbookingView:
    """All that this seat may know."""
    return {
        "game": "overbooking",
        "options": state.game.chosen(state.choices),
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "first": state.first,
        "laid": state.laid,
        "hotels": [hotel_view(state, hotel, seat) for hotel in range(state.seats)],
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
        "unused_hotels": listed_cards(state.unused_hotels),
        "checking": {"hotel": state.opened - 1, "beds": state.beds, "chosen": [state.first_mark, state.second_mark]},
        "acting": list(state.acting()),
        "prompt": state.prompt(),
        "scores": state.result().scores,
    }


def determinize(state: OverbookingState, seat: int, rng: Rng) -> OverbookingState:
    """Redraw what this seat cannot know: others' hands, decks and face-down cards, its own too if it may not look."""
    world = state.clone()
    for owner in range(state.seats):
        if owner == seat and knows_own(state):
            continue
        hidden = face_down(world, owner, False) | face_down(world, owner, True)
        loose: i64 = hidden | world.decks[owner]
        if owner != seat:
            loose |= world.hands[owner]
        # Places that soldiers cannot stand in are filled first, so that every allowed world is equally likely.
        loose = refill_table(world, owner, True, loose, rng)
        loose = refill_table(world, owner, False, loose, rng)
        if owner != seat:
            world.hands[owner] = draw_set(loose, size(world.hands[owner]), rng)
            loose &= ~world.hands[owner]
        world.decks[owner] = loose
    return world


def draw_set(cards: i64, count: i64, rng: Rng) -> i64:
    """That many cards of the set, all selections equally likely."""
    drawn: i64 = 0
    for _ in range(count):
        drawn |= single(draw(cards & ~drawn, rng))
    return drawn


def soldiers_barred(state: OverbookingState, hotel: i64, in_queue: bool) -> bool:
    return in_queue and state.rule_of(hotel) == NO_SOLDIERS


def face_down(state: OverbookingState, owner: i64, barred: bool) -> i64:
    """The owner's cards that lie face down, in places where soldiers are barred or in the others."""
    cards: i64 = 0
    for hotel in range(state.opened, state.seats):
        for index in range(QUEUE_PLACES + DOOR_PLACES):
            guest = hidden_guest(state, hotel, index)
            if (
                guest // CARDS == owner
                and guest != EMPTY
                and (soldiers_barred(state, hotel, index < QUEUE_PLACES) == barred)
            ):
                cards |= single(guest % CARDS)
    return cards


def hidden_guest(state: OverbookingState, hotel: i64, index: i64) -> i64:
    """The face-down card at an index counting the queue's places and then the back door's, or EMPTY."""
    if index >= QUEUE_PLACES:
        return state.doors[hotel * DOOR_PLACES + index - QUEUE_PLACES]
    if face_up(state, hotel, index):
        return EMPTY
    return state.queues[hotel * QUEUE_PLACES + index]


def refill_table(state: OverbookingState, owner: i64, barred: bool, loose: i64, rng: Rng) -> i64:
    """Put other cards with the same backs in the owner's face-down places; what is left of the loose cards."""
    for hotel in range(state.opened, state.seats):
        for index in range(QUEUE_PLACES + DOOR_PLACES):
            guest = hidden_guest(state, hotel, index)
            in_queue = index < QUEUE_PLACES
            if guest == EMPTY or guest // CARDS != owner or soldiers_barred(state, hotel, in_queue) != barred:
                continue
            family: i64 = FAMILY_CARDS
            family <<= guest % FAMILIES
            large = state.components.large[guest % CARDS // FAMILIES] != 0
            allowed: i64 = family & (LARGE_CARDS if large else SMALL_CARDS)
            if barred:
                allowed &= ALL_CARDS ^ SOLDIER_CARDS
            card = draw(loose & allowed, rng)
            loose &= ~single(card)
            if in_queue:
                state.queues[hotel * QUEUE_PLACES + index] = owner * CARDS + card
            else:
                state.doors[hotel * DOOR_PLACES + index - QUEUE_PLACES] = owner * CARDS + card
    return loose
