"""A slow reading of the rules from the table as people see it: at every question of whole games it lists the allowed
answers, and at the end it counts, from nothing but the view of the seat that is asked. The rules must agree."""

from collections.abc import Callable
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.play import Luck
from boardinghouse.games.austria import GAME
from tests.games.austria.test_busy import busy

DISHES = ("strudel", "cake", "wine", "coffee")
FREE_COLOUR = {"blue": 9, "red": 10, "yellow": 11}
ROOM_NAMES = [f"{floor}-{column}" for floor in range(1, 5) for column in range(1, 6)]


class Hotel:
    """One player as the view shows them."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.me = view["players"][seat]
        self.krones: int = self.me["krones"]
        self.staff = {number(card["staff"]) for card in self.me["played"]}
        self.rooms = dict(zip(ROOM_NAMES, zip(self.me["rooms"], self.me["colours"], strict=True), strict=True))
        self.groups = dict(zip(ROOM_NAMES, self.me["groups"], strict=True))

    def free(self, colour: str = "green") -> list[str]:
        return [name for name, (state, own) in self.rooms.items() if state == "free" and colour in (own, "green")]

    def occupied(self, colour: str = "green") -> list[str]:
        return [name for name, (state, own) in self.rooms.items() if state == "occupied" and colour in (own, "green")]

    def open(self, floors: int = 4) -> list[str]:
        """Spaces where a room may be laid."""
        laid = [name for name, (state, _) in self.rooms.items() if state != "empty"]
        if not laid:
            return ["1-1"]
        places = [(int(name[0]), int(name[2])) for name in laid]
        return [
            name
            for name in ROOM_NAMES
            if name not in laid
            and int(name[0]) <= floors
            and any(abs(int(name[0]) - floor) + abs(int(name[2]) - column) == 1 for floor, column in places)
        ]

    def price(self, room: str, less: int) -> int:
        free = FREE_COLOUR[self.rooms[room][1]] in self.staff
        return 0 if free else max(0, (0, 1, 2, 3)[int(room[0]) - 1] - less)

    def affordable(self, less: int = 0) -> list[str]:
        return [room for room in self.open() if self.price(room, less) <= self.krones]

    def cards(self, cards: list[dict[str, Any]], less: int) -> list[str]:
        return [card["staff"] for card in cards if max(0, card["cost"] - less) <= self.krones]

    def waiting_for(self, dish: str) -> list[int]:
        tables = enumerate(self.me["tables"], 1)
        return [place for place, guest in tables if guest is not None and guest["missing"][dish]]

    def gains(self, dish: str) -> list[str]:
        return [
            f"gain {dish} {place}" for place in ["kitchen", *(f"table-{table}" for table in self.waiting_for(dish))]
        ]

    def full(self, part_of: Callable[[str], object]) -> int:
        """How many floors, columns, groups or colours are fully occupied."""
        parts = {part_of(name) for name in ROOM_NAMES}
        return len(parts - {part_of(name) for name, (state, _) in self.rooms.items() if state != "occupied"})

    def colours(self) -> dict[str, int]:
        return {colour: len(self.occupied(colour)) for colour in ("red", "blue", "yellow")}

    def discs(self, seat: int) -> int:
        return sum(seat in card["discs"] for card in self.view["politics"])


def number(name: str) -> int:
    return int(name.split("-")[0])


def meets(hotel: Hotel, card: int) -> bool:
    """Whether the hotel fulfils a politics card."""
    colours = hotel.colours()
    demands: dict[int, bool] = {
        105: hotel.krones == 20,
        106: 20 - [state for state, _ in hotel.rooms.values()].count("empty") >= 12,
        107: len(hotel.staff) >= 6,
        108: hotel.me["emperor"] >= 10,
        109: hotel.full(lambda name: name[0]) >= 2,
        110: hotel.full(lambda name: hotel.groups[name]) >= 6,
        111: hotel.full(lambda name: hotel.rooms[name][1]) >= 1,
        112: hotel.full(lambda name: name[2]) >= 2,
        113: min(colours.values()) >= 3,
        114: colours["red"] >= 4 and colours["yellow"] >= 3,
        115: colours["yellow"] >= 4 and colours["blue"] >= 3,
        116: colours["blue"] >= 4 and colours["red"] >= 3,
    }
    return demands[card]


def turn(hotel: Hotel, seat: int, key: str, params: dict[str, int]) -> list[str]:
    view, me = hotel.view, hotel.me
    extra, acted = params.get("extra", 0) == 1, key not in ("turn", "opened")
    texts: list[str] = []
    if key == "turn" and None in me["tables"]:
        prices = (0,) * 5 if 25 in hotel.staff else (3, 2, 1, 0, 0)
        spaces = [space for space in range(5) if view["row"][space] and prices[space] <= hotel.krones]
        texts += [f"take {space + 1}" for space in spaces]
    fee = 0 if 17 in hotel.staff else 1
    dice = []
    if not acted:
        for face, count in enumerate(view["dice"][:5], 1):
            dice += [f"die {face} plain"] * (count > 0) + [f"die {face} boosted"] * (count > 0 and hotel.krones >= 1)
        for action in range(1, 6) if view["dice"][5] else ():
            dice += [f"six {action} plain"] * (hotel.krones >= fee)
            dice += [f"six {action} boosted"] * (hotel.krones >= fee + 1)
        texts += dice + ["waste"] * (not dice and not extra) + ["pass"] * (key == "turn" and not extra)
    texts += ["end"] * (acted or (extra and not dice))
    if params.get("servings") or 24 in hotel.staff or hotel.krones >= 1:
        held = [dish for dish in DISHES if me["kitchen"][dish]]
        texts += [f"serve {dish} {table}" for dish in held for table in hotel.waiting_for(dish)]
    for place, guest in enumerate(me["tables"], 1):
        if guest is not None and not any(guest["missing"].values()) and hotel.free(guest["colour"]):
            texts.append(f"settle {place}")
    for stack, card in zip("ABC", view["politics"], strict=True):
        if None in card["discs"] and seat not in card["discs"] and meets(hotel, number(card["politics"])):
            texts.append(f"disc {stack}")
    usable = [card["staff"] for card in me["played"] if card["timing"] == "round" and card["staff"] not in me["used"]]
    texts += [f"use {name}" for name in usable]
    texts += [f"prepare {room}" for room in hotel.affordable()] if params.get("rooms") else []
    texts += [f"play {name}" for name in hotel.cards(me["hand"], 0)] if key == "hires" else []
    return texts + {"food-due": hotel.gains("strudel"), "drinks-due": hotel.gains("wine")}.get(key, [])


def penalties(hotel: Hotel, tile: str) -> list[str]:
    hand, free = hotel.me["hand_count"], len(hotel.free())
    in_kind = {
        "A1": hotel.krones >= 3,
        "A3": hand >= 2,
        "A4": free >= 1,
        "B2": hotel.krones >= 5,
        "B3": hand >= 3,
        "B4": free >= 2,
        "C1": False,
        "C4": any(card["timing"] == "end" for card in hotel.me["played"]),
    }.get(tile, True)
    ways = ["suffer loss"] * in_kind + ["suffer points"] * (tile not in ("A2", "B1", "C2", "C3"))
    return ways + ["ignore"] * (26 in hotel.staff and hotel.krones >= 1)


def evicted(hotel: Hotel) -> list[str]:
    rooms = hotel.occupied()
    top = [room for room in rooms if room[0] == max(rooms)[0]]
    over = [room for room in top if sum(other[2] == room[2] for other in rooms) > 1]
    return over or top


def allowed(view: dict[str, Any], seat: int) -> list[str]:
    """The answers to the open question."""
    hotel = Hotel(view, seat)
    key, params = view["prompt"]["key"], view["prompt"]["params"]
    me, skip = hotel.me, ["skip"]
    match key:
        case "turn" | "opened" | "acted" | "rooms" | "hires" | "food-due" | "drinks-due":
            return turn(hotel, seat, key, params)
        case "draft":
            return [f"choose {card['staff']}" for card in me["pack"]]
        case "inviting":
            taken = [f"take {space}" for space in range(1, 6) if view["row"][space - 1]]
            return taken + (skip if params["optional"] else [])
        case "preparing":
            free = params["reduction"] == 31
            rooms = hotel.open(params["floors"]) if free else hotel.affordable(params["reduction"])
            return [f"prepare {room}" for room in rooms] + skip
        case "furnishing":
            return [f"prepare {room}" for room in hotel.open(params["floors"])] + skip
        case "dishes":
            kinds = DISHES[params["dish"] : params["dish"] + (2 if params["lead"] > 0 else 1)]
            return [text for dish in kinds for text in hotel.gains(dish)] + skip
        case "receive":
            kinds = DISHES if params["dish"] == 4 else (DISHES[params["dish"]],)
            return [text for dish in kinds for text in hotel.gains(dish)]
        case "tracks":
            return ["advance emperor", "advance money", *skip]
        case "choose-room":
            return [f"occupy {room}" for room in hotel.free(me["tables"][params["table"]]["colour"])]
        case "occupying":
            return [f"occupy {room}" for room in hotel.free()] + skip
        case "order":
            return [f"claim {kind}" for kind in {part["kind"] for part in view["reward"]}]
        case "hiring":
            return [f"play {name}" for name in hotel.cards(me["hand"], params["reduction"])] + skip
        case "looking":
            return [f"play {name}" for name in hotel.cards(view["looked"], params["reduction"])] + skip
        case "fulfilling":
            tables = [place for place, guest in enumerate(me["tables"], 1) if guest and any(guest["missing"].values())]
            return [f"fill {table}" for table in tables] + skip
        case "penalty":
            return penalties(hotel, view["tiles"][(3, 5, 7).index(view["round"])])
        case "returning":
            return [f"choose {card['staff']}" for card in me["hand"]]
        case "clearing":
            return [f"remove {room}" for room in hotel.free() if room[0] == max(hotel.free())[0]]
        case "evicting":
            return [f"remove {room}" for room in evicted(hotel)]
        case "dismissing":
            return [f"choose {card['staff']}" for card in me["played"] if card["timing"] == "end"]
    raise AssertionError(key)


def worth(hotel: Hotel, seat: int, card: int) -> int:
    """What an end-of-game card brings the owner of this hotel."""
    colours = hotel.colours()
    points: dict[int, int] = {
        27: 3 * colours["red"],
        28: 3 * colours["blue"],
        30: 3 * colours["yellow"],
        31: len(hotel.occupied()),
        32: 2 * len(hotel.staff),
        34: len(hotel.occupied()) + len(hotel.free()),
        37: 2 * hotel.full(lambda name: hotel.groups[name]),
        40: 5 * hotel.discs(seat),
        41: 2 * hotel.me["emperor"],
        46: 5 * hotel.full(lambda name: name[0]),
        47: 5 * hotel.full(lambda name: name[2]),
        48: 4 * min(colours.values()),
    }
    return points.get(card, 0)


def counted(view: dict[str, Any], seat: int) -> dict[str, int]:
    """The final scoring of one player."""
    hotel = Hotel(view, seat)
    staff = sum(worth(hotel, seat, card) for card in hotel.staff)
    if 29 in hotel.staff:
        others = [Hotel(view, other).staff for other in range(view["seats"]) if other != seat]
        staff += max((worth(hotel, seat, card) for cards in others for card in cards), default=0)
    return {
        "end-staff": staff,
        "rooms": sum(int(room[0]) for room in hotel.occupied()),
        "left-over": hotel.krones + sum(hotel.me["kitchen"].values()),
        "waiting": -5 * sum(guest is not None for guest in hotel.me["tables"]),
    }


def leftovers(view: dict[str, Any], seat: int) -> int:
    """What breaks a tie: krones, dishes and drinks, those on tables too."""
    tables = [guest for guest in view["players"][seat]["tables"] if guest is not None]
    served: int = sum(sum(guest["order"].values()) - sum(guest["missing"].values()) for guest in tables)
    return counted(view, seat)["left-over"] + served


@pytest.mark.rule("AUS-26", "AUS-63", "AUS-64", "AUS-65", "AUS-66", "AUS-67")
@pytest.mark.parametrize("seed", range(12))
def test_every_question_and_the_final_scoring_are_those_of_the_table(seed: int) -> None:
    options = {"side": ("night", "day")[seed % 2], "staff": ("random", "introductory", "draft")[seed % 3]}
    state: Any = GAME.new(2 + seed % 3, **options)
    luck, rng = Luck(f"reference {seed}"), bh.Rng(f"reference {seed}")
    while state.acting():
        seat = state.actor()
        if seat == CHANCE:
            state.play(seat, luck.draw(state))
            continue
        texts = [GAME.actions.text(action) for action in state.legal(seat)]
        expected = allowed(state.view(seat), seat)
        assert sorted(texts) == sorted(expected), state.prompt()
        state.play(seat, busy(state, seat, rng))
    view, outcome = state.view(None), state.result()
    for seat in range(state.seats):
        assert counted(view, seat).items() <= outcome.breakdown[seat].items()
        better = [
            (outcome.scores[other], leftovers(view, other)) > (outcome.scores[seat], leftovers(view, seat))
            for other in range(state.seats)
        ]
        assert outcome.places[seat] == 1 + sum(better)
