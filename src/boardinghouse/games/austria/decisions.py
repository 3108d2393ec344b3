"""The turn of a player: guest, die, extra actions, and the questions that actions 1, 2 and 4 ask (AUS-25 to AUS-48)."""

from typing import Final, final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import FIRST_ARG, FRAME, Decision
from boardinghouse.core.decks import single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import (
    free_table,
    guest_at,
    guest_in_row,
    in_kitchen,
    needed,
    needs_at,
    receive,
    serve,
    take_guest,
)
from boardinghouse.games.austria.components import SPACES, STACKS, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import (
    BOTH,
    CHEAPER,
    DIE,
    DISHES,
    GUEST_PRICE,
    HIRE,
    MORE,
    ROOM,
    SERVING_PRICE,
    SIX_SPACE,
)
from boardinghouse.games.austria.events import DISC_LAID, PASSED, TOOK_DIE, USED
from boardinghouse.games.austria.hotel import affordable_rooms, lay, room_price
from boardinghouse.games.austria.lodging import ready, settle
from boardinghouse.games.austria.offers import (
    add_all,
    add_places,
    affordable_staff,
    forbids_card,
    forbids_room,
    play_card,
)
from boardinghouse.games.austria.rewards import give
from boardinghouse.games.austria.scoring import DISC_PLACES, disc_at, may_lay_disc, politics_card
from boardinghouse.games.austria.state import (
    ACTED,
    ADVANCE,
    CHOOSE,
    DICE,
    DICE_BITS,
    DIE_ACTION,
    DISC_BITS,
    DISHES_ACTION,
    DUE,
    END_TURN,
    EXTRA,
    FRESH,
    FROM_POLITICS,
    FROM_STAFF,
    GAIN,
    HIRES,
    HIRING,
    LAY_DISC,
    OCCUPY_ROOM,
    OPENED,
    PASS,
    PLAY,
    PREPARE,
    SERVE,
    SETTLE,
    SIX_ACTION,
    SKIP,
    STAGE,
    TAKE,
    TO_EMPEROR,
    TRACKS_ACTION,
    USE,
    WASTE,
    AustriaState,
)
from boardinghouse.games.austria.tracks import advance, chances_for, changed_by, earn, fire, reduced, score

SIX: Final = 6


def dice_on(state: AustriaState, face: i64) -> i64:
    """How many dice lie on an action space."""
    return (state.dice >> ((face - 1) * DICE_BITS)) & DICE


def six_price(state: AustriaState, seat: i64) -> i64:
    """The fee for the action of space 6."""
    return reduced(state.components.six_price, changed_by(state, seat, SIX_SPACE, CHEAPER))


def guest_price(state: AustriaState, seat: i64, space: i64) -> i64:
    """What a guest of the row costs in step 1."""
    return reduced(state.components.space_price[space], changed_by(state, seat, GUEST_PRICE, CHEAPER))


def serving_price(state: AustriaState, seat: i64) -> i64:
    """What it costs to carry dishes from the kitchen."""
    return reduced(state.components.serving_price, changed_by(state, seat, SERVING_PRICE, CHEAPER))


@final
class Turn(Decision[AustriaState]):
    """The turn. The stage says how far it is; rooms and servings are what the action, or a krone, has left to give."""

    key = "turn"
    args = "stage rooms servings"
    rule = "AUS-26"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        stage: i64 = state.arg(0)
        if stage & STAGE == FRESH:
            self.add_guests(state, seat, out)
        no_die = True
        if stage & STAGE != ACTED:
            before: i64 = out.count
            self.add_dice(state, seat, out)
            no_die = out.count == before
            if no_die and stage & EXTRA == 0:
                out.add(WASTE)
            if stage == FRESH:
                out.add(PASS)
        if stage & STAGE == ACTED or (no_die and stage & EXTRA != 0):
            out.add(END_TURN)
        self.add_servings(state, seat, out)
        for table in range(TABLES_IN_CAFE):
            if ready(state, seat, table):
                out.add(SETTLE + table)
        for stack in range(STACKS):
            if may_lay_disc(state, seat, stack):
                out.add(LAY_DISC + stack)
        add_all(USE, state.played[seat] & state.components.staff_each_round & ~state.used[seat], out)
        if state.arg(1) > 0:
            add_all(PREPARE, affordable_rooms(state, seat, 0), out)
        if stage % DUE >= HIRES:
            add_all(PLAY, affordable_staff(state, seat, state.hands[seat], 0), out)
        if stage >= DUE:
            add_places(state, seat, state.frames[state.top() - FRAME + FIRST_ARG + 2], out)

    def add_guests(self, state: AustriaState, seat: i64, out: Choices) -> None:
        if free_table(state, seat) < 0:
            return
        for space in range(SPACES):
            if guest_in_row(state, space) >= 0 and guest_price(state, seat, space) <= state.krones[seat]:
                out.add(TAKE + space)

    def add_dice(self, state: AustriaState, seat: i64, out: Choices) -> None:
        krones = state.krones[seat]
        boost = state.components.boost_price
        for face in range(1, SIX):
            if dice_on(state, face) != 0:
                out.add(DIE_ACTION + (face - 1) * 2)
                if krones >= boost:
                    out.add(DIE_ACTION + (face - 1) * 2 + 1)
        if dice_on(state, SIX) != 0:
            price = six_price(state, seat)
            if krones >= price:
                for action in range(1, SIX):
                    out.add(SIX_ACTION + (action - 1) * 2)
                    if krones >= price + boost:
                        out.add(SIX_ACTION + (action - 1) * 2 + 1)

    def add_servings(self, state: AustriaState, seat: i64, out: Choices) -> None:
        if state.kitchens[seat] == 0 or (state.arg(2) == 0 and serving_price(state, seat) > state.krones[seat]):
            return
        for dish in range(DISHES):
            if in_kitchen(state, seat, dish) != 0:
                for table in range(TABLES_IN_CAFE):
                    if needed(state, seat, table, dish) != 0:
                        out.add(SERVE + dish * TABLES_IN_CAFE + table)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        stage: i64 = state.arg(0)
        servings: i64 = state.arg(2)
        if stage & STAGE == FRESH:
            state.set_arg(0, stage | OPENED)
        state.set_arg(2, 0)
        if action >= GAIN:
            state.set_arg(0, stage - DUE)
            exchange_frames(state)
            take_dish(state, seat, action)
        elif action >= PLAY:
            state.set_arg(0, stage - HIRES)
            play_card(state, seat, action - PLAY, 0)
        elif action >= PREPARE:
            room: i64 = action - PREPARE
            state.set_arg(1, state.arg(1) - 1)
            lay(state, seat, room, room_price(state, seat, room, 0))
        elif action >= USE:
            self.use(state, seat, action - USE)
        elif action >= LAY_DISC:
            self.lay_disc(state, seat, action - LAY_DISC)
        elif action >= SETTLE:
            settle(state, seat, action - SETTLE)
        elif action >= SERVE:
            self.serve(state, seat, (action - SERVE) // TABLES_IN_CAFE, (action - SERVE) % TABLES_IN_CAFE, servings)
        elif action == END_TURN:
            state.pop()
            if stage >= DUE:
                state.pop()
        elif action == PASS:
            state.pop()
            state.waiting |= only(seat)
            state.tell(PASSED, EVERYONE, seat)
        elif action == WASTE:
            self.take_die(state, seat, SIX)
            state.set_arg(0, ACTED)
            state.tell(TOOK_DIE, EVERYONE, seat, SIX)
            fire(state, seat, DIE + SIX)
        elif action >= SIX_ACTION:
            chosen: i64 = action - SIX_ACTION
            self.act(state, seat, SIX, chosen // 2 + 1, chosen % 2, stage & EXTRA != 0)
        elif action >= DIE_ACTION:
            chosen = action - DIE_ACTION
            self.act(state, seat, chosen // 2 + 1, chosen // 2 + 1, chosen % 2, stage & EXTRA != 0)
        else:
            take_guest(state, seat, action - TAKE, guest_price(state, seat, action - TAKE))

    def take_die(self, state: AustriaState, seat: i64, face: i64) -> None:
        """A die goes from its space to the lowest visible number."""
        state.dice -= single((face - 1) * DICE_BITS)
        state.covered[seat] += 1

    def act(self, state: AustriaState, seat: i64, face: i64, action: i64, boost: i64, extra: bool) -> None:
        """Reckon the strength, take the die, let staff fire, begin the action."""
        strength: i64 = dice_on(state, face) + boost
        reduction: i64 = 0
        rooms: i64 = 0
        hires: i64 = 0
        both = False
        state.krones[seat] -= boost * state.components.boost_price
        if face == SIX:
            state.krones[seat] -= six_price(state, seat)
            strength += changed_by(state, seat, SIX_SPACE, MORE)
        if not extra:
            self.take_die(state, seat, face)
            strength += changed_by(state, seat, DIE + face, MORE)
            reduction = changed_by(state, seat, DIE + face, CHEAPER)
            rooms = chances_for(state, seat, DIE + face, ROOM)
            hires = chances_for(state, seat, DIE + face, HIRE)
            both = chances_for(state, seat, DIE + face, BOTH) != 0
        state.tell(TOOK_DIE, EVERYONE, seat, face, action, strength, 1 if extra else 0)
        state.set_arg(0, ACTED | (EXTRA if extra else 0) | (hires * HIRES))
        state.set_arg(1, rooms + (strength if action == 3 else 0))
        if not extra:
            fire(state, seat, DIE + face)
        if action <= 2:
            state.push(DISHES_ACTION, only(seat), strength, 0, (action - 1) * 2)
            if rooms != 0:
                # A room before the dishes may bring a guest to whom they can go at once.
                exchange_frames(state)
                state.set_arg(0, state.arg(0) + DUE)
        elif action == 4:
            if both:
                advance(state, seat, strength)
                earn(state, seat, strength)
            else:
                state.push(TRACKS_ACTION, only(seat), strength)
        elif action == 5 and state.hands[seat] != 0:
            state.push(HIRING, only(seat), strength + reduction)

    def use(self, state: AustriaState, seat: i64, card: i64) -> None:
        """A card of use once a round is turned sideways and works."""
        state.used[seat] |= single(card)
        state.tell(USED, EVERYONE, seat, card)
        give(state, seat, state.components.staff_effects[card], FROM_STAFF)

    def lay_disc(self, state: AustriaState, seat: i64, stack: i64) -> None:
        """A disc on the first free place of a politics card."""
        place: i64 = 0
        while disc_at(state, stack, place) >= 0:
            place += 1
        owner: i64 = seat + 1
        points = state.components.politics_points[place]
        state.discs |= owner << ((stack * DISC_PLACES + place) * DISC_BITS)
        state.tell(DISC_LAID, EVERYONE, seat, politics_card(state, stack), points)
        score(state, seat, points, FROM_POLITICS)

    def serve(self, state: AustriaState, seat: i64, dish: i64, table: i64, servings: i64) -> None:
        """A dish from the kitchen: the first of three costs, or none."""
        if servings > 0:
            serve(state, seat, dish, table, 0)
            state.set_arg(2, servings - 1)
        else:
            serve(state, seat, dish, table, serving_price(state, seat))
            state.set_arg(2, state.components.serving_size - 1)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        stage: i64 = state.arg(0)
        if action < DIE_ACTION:
            return "AUS-28" if stage & STAGE == FRESH else "AUS-94"
        if action < WASTE and stage & STAGE != ACTED:
            return self.forbids_die(state, seat, action)
        if action == WASTE and stage & STAGE != ACTED:
            return "AUS-100"
        if action == PASS:
            return "AUS-84" if stage & EXTRA != 0 else "AUS-96"
        if SERVE <= action < SETTLE:
            return "AUS-42"
        if SETTLE <= action < LAY_DISC:
            served = guest_at(state, seat, action - SETTLE) >= 0 and needs_at(state, seat, action - SETTLE) == 0
            return "AUS-47" if served else "AUS-45"
        if LAY_DISC <= action < USE:
            return "AUS-145" if disc_at(state, action - LAY_DISC, DISC_PLACES - 1) >= 0 else "AUS-54"
        if USE <= action < PREPARE:
            return "AUS-44"
        if PREPARE <= action < OCCUPY_ROOM:
            return (forbids_room(state, seat, action) or "AUS-34") if state.arg(1) > 0 else "AUS-33"
        if PLAY <= action < CHOOSE:
            return forbids_card(state, state.hands[seat], action) if stage % DUE >= HIRES else "AUS-38"
        return None

    def forbids_die(self, state: AustriaState, seat: i64, action: i64) -> str:
        """Why a space may not be chosen: no die there, no krone for the six, or none to add one."""
        six = action >= SIX_ACTION
        if dice_on(state, SIX if six else (action - DIE_ACTION) // 2 + 1) == 0:
            return "AUS-30"
        return "AUS-39" if six and six_price(state, seat) > state.krones[seat] else "AUS-41"


def exchange_frames(state: AustriaState) -> None:
    """The two top frames change places."""
    upper = state.top()
    for place in range(upper, upper + FRAME):
        value: i64 = state.frames[place]
        state.frames[place] = state.frames[place - FRAME]
        state.frames[place - FRAME] = value


def take_dish(state: AustriaState, seat: i64, action: i64) -> None:
    """One dish of action 1 or 2."""
    dish: i64 = (action - GAIN) // 4
    receive(state, seat, dish, (action - GAIN) % 4)
    state.set_arg(1, state.arg(1) + (1 if dish == state.arg(2) else -1))
    state.set_arg(0, state.arg(0) - 1)
    if state.arg(0) == 0:
        state.pop()


@final
class DishesAction(Decision[AustriaState]):
    """Action 1 or 2, dish by dish: never more of the finer kind than of the plain one."""

    key = "dishes"
    args = "left lead dish"
    rule = "AUS-31"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        plain = state.arg(2)
        add_places(state, seat, plain, out)
        if state.arg(1) > 0:
            add_places(state, seat, plain + 1, out)
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        if action == SKIP:
            state.pop()
            return
        take_dish(state, seat, action)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        dish: i64 = (action - GAIN) // 4
        if dish < 0 or dish >= DISHES:
            return "AUS-95"
        if dish == state.arg(2) or (dish == state.arg(2) + 1 and state.arg(1) > 0):
            return "AUS-40"
        return "AUS-31" if state.arg(2) == 0 else "AUS-32"


@final
class TracksAction(Decision[AustriaState]):
    """Action 4, die by die: a step on the emperor track or a krone."""

    key = "tracks"
    args = "left"
    rule = "AUS-37"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add(ADVANCE)
        out.add(ADVANCE + 1)
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0) - 1
        state.set_arg(0, left)
        if action == SKIP or left == 0:
            state.pop()
        if action == ADVANCE + TO_EMPEROR:
            advance(state, seat, 1)
        elif action != SKIP:
            earn(state, seat, 1)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return "AUS-95" if SERVE <= action < PREPARE else None
