"""What a seat may know (SAM-46 to SAM-48, SAM-99, SAM-106), and worlds it cannot tell from the true one."""

from typing import Literal, NotRequired, TypedDict

from boardinghouse.core.decks import draw, listed_cards, single, size
from boardinghouse.core.result import Outcome
from boardinghouse.core.rng import Rng
from boardinghouse.core.state import Prompt
from boardinghouse.core.vectors import i64, listed
from boardinghouse.games.samoa.components import (
    BOARD_ROOMS,
    CARD_NAMES,
    DAY_OFF,
    FLIGHTS,
    GROUPS,
    KIND_NAMES,
    KINDS,
    NATION_NAMES,
    NATIONS,
    POOL,
    ROOM_NAMES,
    ROOMS,
    SEND_HOME,
    SWAP,
    TAKE_BACK,
    TILE_NAMES,
    TILES,
    Kind,
    Nation,
    Tile,
)
from boardinghouse.games.samoa.hands import discard_count, hand_count, lay_card, pick_up_card
from boardinghouse.games.samoa.hotels import kind_of, nation_of
from boardinghouse.games.samoa.scoring import empty_rooms, purse
from boardinghouse.games.samoa.state import (
    DOUBTED,
    EARLIER,
    EARLIER_HELD,
    EMPTY,
    GUEST,
    PRICE,
    SECOND,
    STACK,
    TABLE,
    TAKE_PARTS,
    SamoaState,
)

SpecialTile = Literal["swap", "send-home", "take-back"]


class PriceCard(TypedDict):
    """A price card with its numbers; the day off has none."""

    card: str
    bid: int | None
    price: int | None


class Guest(TypedDict):
    """A tourist in a room; `new` until the round is paid."""

    nation: Nation
    kind: Kind
    new: bool


class Room(TypedDict):
    room: str
    extra: bool
    suite: bool
    guests: list[Guest]


class Player(TypedDict):
    """A hotel. Hand and discards are the owner's to see, so is its money until the game is over."""

    hand_count: int
    discard_count: int
    answered: bool
    laid: PriceCard | None
    built: bool
    rooms: list[Room]
    empty_rooms: int
    pools: int
    special: dict[SpecialTile, int]
    hand: NotRequired[list[PriceCard]]
    discards: NotRequired[list[PriceCard]]
    money: NotRequired[int]


class SamoaView(TypedDict):
    """All that a seat may know."""

    game: Literal["samoa"]
    options: dict[str, str]
    seat: int | None
    seats: int
    round: int
    flags: list[Nation | None]
    holidays: list[int]
    tie: int
    tiles: list[Tile]
    stack_count: int
    tourist_card: int | None
    tourist_cards_left: list[int]
    groups: list[list[Kind]]
    piles: dict[Nation, int]
    players: list[Player]
    acting: list[int]
    prompt: Prompt
    result: NotRequired[Outcome]


def card_view(state: SamoaState, card: int) -> PriceCard:
    """A price card with its numbers; the day off has none."""
    if card == DAY_OFF:
        return {"card": CARD_NAMES[card], "bid": None, "price": None}
    return {"card": CARD_NAMES[card], "bid": state.components.bids[card], "price": state.components.prices[card]}


def cards_view(state: SamoaState, cards: i64) -> list[PriceCard]:
    return [card_view(state, card) for card in listed_cards(cards)]


def face_down(state: SamoaState) -> bool:
    """Whether the price cards laid so far lie face down."""
    return state.asks(PRICE)


def room_view(state: SamoaState, owner: int, room: int) -> Room:
    guests: int = state.rooms[owner * ROOMS + room]
    newcomers: int = state.newcomers[owner]
    shown: list[Guest] = []
    for place, guest in enumerate((guests & GUEST, guests >> SECOND)):
        if guest != 0:
            new = (newcomers >> (place * ROOMS + room)) & 1 != 0
            shown.append({"nation": NATION_NAMES[nation_of(guest)], "kind": KIND_NAMES[kind_of(guest)], "new": new})
    return {
        "room": ROOM_NAMES[room],
        "extra": room >= BOARD_ROOMS,
        "suite": (state.suites[owner] >> room) & 1 != 0,
        "guests": shown,
    }


def player_view(state: SamoaState, owner: int, seat: int | None) -> Player:
    card: int = state.laid[owner]
    own = owner == seat
    shown: Player = {
        "hand_count": hand_count(state, owner),
        "discard_count": discard_count(state, owner),
        "answered": card != EMPTY,
        "laid": None if card == EMPTY or (face_down(state) and not own) else card_view(state, card),
        "built": (state.builders >> owner) & 1 != 0,
        "rooms": [room_view(state, owner, room) for room in range(state.room_count(owner))],
        "empty_rooms": empty_rooms(state, owner),
        "pools": state.owned(owner, POOL),
        "special": {
            "swap": state.owned(owner, SWAP),
            "send-home": state.owned(owner, SEND_HOME),
            "take-back": state.owned(owner, TAKE_BACK),
        },
    }
    if own:
        shown["hand"] = cards_view(state, state.hands[owner])
        shown["discards"] = cards_view(state, state.discards[owner])
    if own or state.depth == 0:
        shown["money"] = purse(state, owner)
    return shown


def tiles_view(state: SamoaState, place: int) -> list[Tile]:
    """The tiles at a place, one name each."""
    return [TILE_NAMES[tile] for tile in range(TILES) for _ in range(state.tiles[place * TILES + tile])]


def group_view(state: SamoaState, group: int) -> list[Kind]:
    """The tourists of a group, one name each."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(state.groups[group * KINDS + kind])]


def view(state: SamoaState, seat: int | None) -> SamoaView:
    """All that this seat may know."""
    stack = tiles_view(state, STACK)
    shown: SamoaView = {
        "game": "samoa",
        "options": state.game.chosen(state.choices),
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "flags": [None if nation == EMPTY else NATION_NAMES[nation] for nation in listed(state.flags)],
        "holidays": listed(state.components.holidays),
        "tie": state.tie,
        "tiles": tiles_view(state, TABLE),
        "stack_count": len(stack),
        "tourist_card": None if state.flight == EMPTY else state.flight + 1,
        "tourist_cards_left": [card + 1 for card in range(FLIGHTS) if (state.flights >> card) & 1 != 0],
        "groups": [group_view(state, group) for group in range(GROUPS)],
        "piles": {
            NATION_NAMES[nation]: sum(listed(state.piles)[nation * KINDS : (nation + 1) * KINDS])
            for nation in range(NATIONS)
        },
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
        "acting": list(state.acting()),
        "prompt": state.prompt(),
    }
    if state.depth == 0:
        shown["result"] = state.result().to_json()
    return shown


def determinize(state: SamoaState, seat: int, rng: Rng) -> SamoaState:
    """Redraw what this seat cannot know: which cards others took back, and what they laid face down."""
    world = state.clone()
    hidden = face_down(world)
    for owner in range(state.seats):
        if owner == seat:
            continue
        laid = hidden and world.laid[owner] != EMPTY
        if laid:
            pick_up_card(world, owner)
        redraw_hand(world, owner, rng)
        if laid:
            lay_card(world, owner, draw(world.hands[owner], rng))
    return world


def redraw_hand(state: SamoaState, owner: i64, rng: Rng) -> None:
    """Of the cards in doubt as many are in hand as before, others perhaps; every allowed hand is equally likely."""
    part: i64 = owner * TAKE_PARTS
    doubted: i64 = state.taken_back[part + DOUBTED]
    earlier: i64 = state.taken_back[part + EARLIER]
    count: i64 = size(state.hands[owner] & doubted)
    held: i64 = 0
    while True:
        held = 0
        for _ in range(count):
            held |= single(draw(doubted & ~held, rng))
        if size(held & earlier) >= state.taken_back[part + EARLIER_HELD]:
            break
    state.hands[owner] = (state.hands[owner] & ~doubted) | held
    state.discards[owner] = (state.discards[owner] & ~doubted) | (doubted & ~held)
