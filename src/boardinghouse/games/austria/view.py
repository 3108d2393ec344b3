"""What a seat may know, and worlds it cannot tell from the true one.

Rules: AUS-85, AUS-86.
"""

from typing import Final, Literal, NotRequired, TypedDict, get_args

from boardinghouse.core.decks import listed_cards, size
from boardinghouse.core.rng import Rng
from boardinghouse.core.state import Prompt
from boardinghouse.core.vectors import i64, listed
from boardinghouse.games.austria.cafe import guest_at, guest_in_row, guest_price, in_kitchen, needed
from boardinghouse.games.austria.components import (
    BOARD_NAMES,
    POLITICS_NAMES,
    ROOMS,
    SPACES,
    STACKS,
    TABLES_IN_CAFE,
    TILE_NAMES,
)
from boardinghouse.games.austria.dice import dice_on, strength
from boardinghouse.games.austria.effects import (
    COLOUR_NAMES,
    DISH_NAMES,
    DISHES,
    KIND_NAMES,
    TIMING_NAMES,
    Colour,
    Dish,
    Measure,
    Timing,
    unpacked,
)
from boardinghouse.games.austria.guests import GUEST_NAMES
from boardinghouse.games.austria.memory import WATCHER, Memory, imagine
from boardinghouse.games.austria.offers import looked_at
from boardinghouse.games.austria.scoring import DISC_PLACES, demand_met, disc_at, measure, politics_card, result
from boardinghouse.games.austria.staff import STAFF_NAMES
from boardinghouse.games.austria.state import CARD, OPENED, ORDER, STACK, STACK_BITS, TURN, AustriaState

RoomState = Literal["empty", "free", "occupied"]
MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)


class EffectPart(TypedDict):
    """A part of what a card gives or takes."""

    kind: str
    amount: int


class StaffSeen(TypedDict):
    """A staff card somebody may read: what it costs and when it works."""

    staff: str
    cost: int
    timing: Timing


class GuestCard(TypedDict):
    """A guest card as printed; at a table what it still misses, in the row what it costs there."""

    guest: str
    colour: Colour
    order: dict[Dish, int]
    points: int
    reward: list[EffectPart]
    missing: NotRequired[dict[Dish, int]]
    price: NotRequired[int]


class Player(TypedDict):
    """A hotel. Hand and pack are the owner's to see; `known` is what the viewer knows of another's hand. `measures` are
    what politics cards and end-of-game staff count, as it is now."""

    board: str
    numbers: list[int]
    covered: int
    waiting: bool
    krones: int
    emperor: int
    kitchen: dict[Dish, int]
    tables: list[GuestCard | None]
    rooms: list[RoomState]
    colours: list[Colour]
    groups: list[int]
    paid_groups: list[int]
    hand_count: int
    played: list[StaffSeen]
    used: list[str]
    measures: dict[Measure, int]
    hand: NotRequired[list[StaffSeen]]
    pack: NotRequired[list[StaffSeen]]
    known: NotRequired[list[str]]


class Politics(TypedDict):
    """A politics card: the seats of its discs by place, the points of the places, the seats that meet its demand."""

    politics: str
    discs: list[int | None]
    points: list[int]
    met: list[int]


class AustriaView(TypedDict):
    """All that a seat may know."""

    game: Literal["austria"]
    options: dict[str, str]
    seat: int | None
    seats: int
    round: int
    first: int
    dice: list[int]
    bin: int
    floor_prices: list[int]
    doors: list[int]
    row: list[GuestCard | None]
    prices: list[int] | None
    strengths: list[int] | None
    guest_deck_count: int
    guest_discards: list[str]
    staff_deck_count: int
    under: list[str | None]
    elsewhere: list[str]
    dismissed: list[str]
    looked: list[StaffSeen]
    looked_count: int
    politics: list[Politics | None]
    tiles: list[str | None]
    reward: list[EffectPart]
    players: list[Player]
    acting: list[int]
    prompt: Prompt
    scores: list[int]


def effects_view(effects: int) -> list[EffectPart]:
    return [{"kind": KIND_NAMES[kind], "amount": amount} for kind, amount in unpacked(effects)]


def staff_names(cards: i64) -> list[str]:
    return [STAFF_NAMES[card] for card in listed_cards(cards)]


def staff_view(state: AustriaState, cards: i64) -> list[StaffSeen]:
    components = state.components
    return [
        {
            "staff": STAFF_NAMES[card],
            "cost": components.staff_cost[card],
            "timing": TIMING_NAMES[components.staff_timing[card]],
        }
        for card in listed_cards(cards)
    ]


def guest_view(state: AustriaState, guest: int) -> GuestCard:
    """A guest card as printed."""
    components = state.components
    order: int = components.guest_order[guest]
    return {
        "guest": GUEST_NAMES[guest],
        "colour": COLOUR_NAMES[components.guest_colour[guest]],
        "order": {DISH_NAMES[dish]: (order >> (3 * dish)) & 7 for dish in range(DISHES)},
        "points": components.guest_points[guest],
        "reward": effects_view(components.guest_reward[guest]),
    }


def table_view(state: AustriaState, owner: int, table: int) -> GuestCard | None:
    guest: int = guest_at(state, owner, table)
    if guest < 0:
        return None
    missing = {DISH_NAMES[dish]: needed(state, owner, table, dish) for dish in range(DISHES)}
    return {**guest_view(state, guest), "missing": missing}


def row_view(state: AustriaState, space: int) -> GuestCard | None:
    guest: int = guest_in_row(state, space)
    if guest < 0:
        return None
    return {**guest_view(state, guest), "price": state.components.space_price[space]}


def room_state(state: AustriaState, owner: int, room: int) -> RoomState:
    if (state.occupied[owner] >> room) & 1 != 0:
        return "occupied"
    return "free" if (state.laid[owner] >> room) & 1 != 0 else "empty"


def player_view(state: AustriaState, owner: int, memory: Memory) -> Player:
    place = (owner - state.first) % state.seats
    components = state.components
    board: int = state.boards[owner]
    shown: Player = {
        "board": BOARD_NAMES[board],
        "numbers": [place + 1, 2 * state.seats - place],
        "covered": state.covered[owner],
        "waiting": (state.waiting >> owner) & 1 != 0,
        "krones": state.krones[owner],
        "emperor": state.emperor[owner],
        "kitchen": {DISH_NAMES[dish]: in_kitchen(state, owner, dish) for dish in range(DISHES)},
        "tables": [table_view(state, owner, table) for table in range(TABLES_IN_CAFE)],
        "rooms": [room_state(state, owner, room) for room in range(ROOMS)],
        "colours": [COLOUR_NAMES[components.boards[board * ROOMS + room]] for room in range(ROOMS)],
        "groups": [components.group_of[board * ROOMS + room] for room in range(ROOMS)],
        "paid_groups": listed_cards(state.paid_groups[owner]),
        "hand_count": size(state.hands[owner]),
        "played": staff_view(state, state.played[owner]),
        "used": staff_names(state.used[owner]),
        "measures": {name: measure(state, owner, 1 + number) for number, name in enumerate(MEASURES)},
    }
    if owner == memory.viewer:
        shown["hand"] = staff_view(state, state.hands[owner])
        shown["pack"] = staff_view(state, state.packs[owner])
    else:
        shown["known"] = staff_names(memory.known_in_hand(state, owner))
    return shown


def politics_view(state: AustriaState, stack: int) -> Politics | None:
    card: int = politics_card(state, stack)
    if card < 0:
        return None
    discs = [disc_at(state, stack, place) for place in range(DISC_PLACES)]
    return {
        "politics": POLITICS_NAMES[card],
        "discs": [None if seat < 0 else seat for seat in discs],
        "points": [state.components.politics_points[place] for place in range(DISC_PLACES)],
        "met": [seat for seat in range(state.seats) if demand_met(state, seat, card)],
    }


def under_view(state: AustriaState, seat: int) -> list[str | None]:
    """The cards under the staff deck, in drawing order, as far as the seat knows them."""
    shown: list[str | None] = []
    for place in range(len(state.under)):
        card: int = state.under[place] & CARD
        known = seat != WATCHER and (state.seen[seat] >> card) & 1 != 0
        shown.append(STAFF_NAMES[card] if known else None)
    return shown


def looked_view(state: AustriaState, seat: int) -> list[StaffSeen]:
    """The cards being looked at, as far as the seat knows them."""
    return [] if seat == WATCHER else staff_view(state, looked_at(state) & state.seen[seat])


def order_view(state: AustriaState) -> list[EffectPart]:
    """The parts of the reward whose order is asked for."""
    return effects_view(state.arg(0)) if state.asks(ORDER) else []


def strengths_view(state: AustriaState, seat: int) -> list[int]:
    """What the action of each space would count for the seat, without the krone that adds a die; 0 without dice."""
    extra = state.arg(0) if state.asks(TURN) else state.arg(1) if state.asks(OPENED) else 0
    return [strength(state, seat, face, extra) if dice_on(state, face) else 0 for face in range(1, 7)]


def view(state: AustriaState, seat: int | None) -> AustriaView:
    """All that this seat may know."""
    viewer = WATCHER if seat is None else seat
    memory = Memory(state, viewer)
    tiles = [((state.tiles >> (stack * STACK_BITS)) & STACK) - 1 for stack in range(STACKS)]
    payer = state.acting()[0] if len(state.acting()) == 1 and state.actor() >= 0 else None
    return {
        "game": "austria",
        "options": state.game.chosen(state.choices),
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "first": state.first,
        "dice": [dice_on(state, face) for face in range(1, 7)],
        "bin": state.bin,
        "floor_prices": listed(state.components.floor_price),
        "doors": listed(state.components.door_points),
        "row": [row_view(state, space) for space in range(SPACES)],
        "prices": None if payer is None else [guest_price(state, payer, space) for space in range(SPACES)],
        "strengths": None if payer is None else strengths_view(state, payer),
        "guest_deck_count": size(state.guest_deck),
        "guest_discards": [GUEST_NAMES[guest] for guest in listed_cards(state.guest_discards)],
        "staff_deck_count": size(state.staff_deck) + len(state.under),
        "under": under_view(state, viewer),
        "elsewhere": staff_names(memory.elsewhere()),
        "dismissed": staff_names(state.staff_gone),
        "looked": looked_view(state, viewer),
        "looked_count": size(looked_at(state)),
        "politics": [politics_view(state, stack) for stack in range(STACKS)],
        "tiles": [None if tile < 0 else TILE_NAMES[tile] for tile in tiles],
        "reward": order_view(state),
        "players": [player_view(state, owner, memory) for owner in range(state.seats)],
        "acting": list(state.acting()),
        "prompt": state.prompt(),
        "scores": result(state).scores,
    }


def determinize(state: AustriaState, seat: int, rng: Rng) -> AustriaState:
    """Redraw what this seat cannot know: others' hands, packs and picks, the staff deck, cards put under it unseen."""
    world = state.clone()
    imagine(world, seat, rng)
    return world
