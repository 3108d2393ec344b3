"""What a seat may know (AUS-85, AUS-86), and worlds it cannot tell from the true one."""

from boardinghouse.core.contract import KIND
from boardinghouse.core.decks import listed_cards, size
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, listed
from boardinghouse.games.austria.cafe import guest_at, guest_in_row, in_kitchen, needed
from boardinghouse.games.austria.components import (
    BOARD_NAMES,
    POLITICS_NAMES,
    ROOMS,
    SPACES,
    STACKS,
    TABLES_IN_CAFE,
    TILE_NAMES,
)
from boardinghouse.games.austria.decisions import dice_on, guest_price
from boardinghouse.games.austria.effects import COLOUR_NAMES, DISH_NAMES, DISHES, KIND_NAMES, TIMING_NAMES, unpacked
from boardinghouse.games.austria.guests import GUEST_NAMES
from boardinghouse.games.austria.memory import WATCHER, Memory, imagine
from boardinghouse.games.austria.offers import looked_at
from boardinghouse.games.austria.scoring import DISC_PLACES, demand_met, disc_at, politics_card, result
from boardinghouse.games.austria.staff import STAFF_NAMES
from boardinghouse.games.austria.state import ORDER, STACK, STACK_BITS, AustriaState


def effects_view(effects: int) -> list[dict[str, object]]:
    return [{"kind": KIND_NAMES[kind], "amount": amount} for kind, amount in unpacked(effects)]


def staff_names(cards: i64) -> list[str]:
    return [STAFF_NAMES[card] for card in listed_cards(cards)]


def staff_view(state: AustriaState, cards: i64) -> list[dict[str, object]]:
    """Staff cards somebody may read: what they cost and when they work."""
    components = state.components
    return [
        {
            "staff": STAFF_NAMES[card],
            "cost": components.staff_cost[card],
            "timing": TIMING_NAMES[components.staff_timing[card]],
        }
        for card in listed_cards(cards)
    ]


def guest_view(state: AustriaState, guest: int) -> dict[str, object]:
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


def table_view(state: AustriaState, owner: int, table: int) -> dict[str, object] | None:
    guest: int = guest_at(state, owner, table)
    if guest < 0:
        return None
    missing = {DISH_NAMES[dish]: needed(state, owner, table, dish) for dish in range(DISHES)}
    return {**guest_view(state, guest), "missing": missing}


def row_view(state: AustriaState, space: int) -> dict[str, object] | None:
    guest: int = guest_in_row(state, space)
    if guest < 0:
        return None
    return {**guest_view(state, guest), "price": state.components.space_price[space]}


def room_state(state: AustriaState, owner: int, room: int) -> str:
    if (state.occupied[owner] >> room) & 1 != 0:
        return "occupied"
    return "free" if (state.laid[owner] >> room) & 1 != 0 else "empty"


def player_view(state: AustriaState, owner: int, memory: Memory) -> dict[str, object]:
    place = (owner - state.first) % state.seats
    components = state.components
    board: int = state.boards[owner]
    shown: dict[str, object] = {
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
    }
    if owner == memory.viewer:
        shown["hand"] = staff_view(state, state.hands[owner])
        shown["pack"] = staff_view(state, state.packs[owner])
    else:
        shown["known"] = staff_names(memory.known_in_hand(state, owner))
    return shown


def politics_view(state: AustriaState, stack: int) -> dict[str, object] | None:
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
        card: int = state.under[place] % 64
        known = seat != WATCHER and (state.seen[seat] >> card) & 1 != 0
        shown.append(STAFF_NAMES[card] if known else None)
    return shown


def looked_view(state: AustriaState, seat: int) -> list[dict[str, object]]:
    """The cards being looked at, as far as the seat knows them."""
    return [] if seat == WATCHER else staff_view(state, looked_at(state) & state.seen[seat])


def order_view(state: AustriaState) -> list[dict[str, object]]:
    """The parts of the reward whose order is asked for."""
    if state.depth == 0 or state.frames[state.top() + KIND] != ORDER:
        return []
    return effects_view(state.arg(0))


def view(state: AustriaState, seat: int | None) -> dict[str, object]:
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
