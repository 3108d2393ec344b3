"""What an agent sees of Grand Austria Hotel: its own staff cards, and of the hidden ones what it remembers (AUS-87).

Staff cards are told by number, guests by what is printed on them. The functions that write fields stand in
`austria_fields.py`.
"""

from typing import Final

from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.components import GROUPS, ROOMS, SPACES, STACKS, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import DISHES
from boardinghouse.games.austria.guests import GUEST_COUNT
from boardinghouse.games.austria.staff import STAFF_COUNT
from boardinghouse.rl.encoding import austria_fields as write
from boardinghouse.rl.encoding.austria_fields import (
    BOARDS,
    CLAIMS,
    DICE_FACES,
    GUEST_SIZE,
    POLITICS_SIZE,
    TABLE_SIZE,
    TILES,
)
from boardinghouse.rl.encoding.sheet import BY_SEAT, Encoding, Field

GUEST: Final = (
    "there, colour (red, blue, yellow, green), order (strudel, cake, wine, coffee), points, reward (amount by kind: "
    "points, emperor, krones, the four dishes, any, draw, hire, look, room, cheap-room, free-room, occupy, guest, "
    "again, fulfil, furnish)"
)

ENCODING: Final = Encoding(
    GAME,
    (
        Field(
            "question_numbers",
            3,
            write.question_numbers,
            "the numbers of the question, as `prompt` names them; 0 for order",
            high=31,
            low=-31,
        ),
        Field("reward", CLAIMS, write.reward, "order: amounts still to be claimed, by kind as in row", high=31),
        Field("round", 1, write.round, "the round, from 1", high=7),
        Field("dice", DICE_FACES, write.dice, "dice on each action space", high=14),
        Field("bin", 1, write.bin, "dice put away by rerolls", high=14),
        Field("row", SPACES * GUEST_SIZE, write.row, f"space by space of the guest row: {GUEST}", high=31),
        Field("prices", SPACES, write.prices, "what each of them costs the seat to act", high=3),
        Field("guest_deck", 1, write.guest_deck, "guests in the deck", high=GUEST_COUNT),
        Field("guest_discards", GUEST_COUNT, write.guest_discards, "guests discarded"),
        Field("staff_deck", 2, write.staff_deck, "staff cards in the deck; those of them put under it", STAFF_COUNT),
        Field("under", STAFF_COUNT, write.under, "how deep a card lies under the deck, where known", high=STAFF_COUNT),
        Field("elsewhere", STAFF_COUNT, write.elsewhere, "staff cards met before that are hidden now"),
        Field("dismissed", STAFF_COUNT, write.dismissed, "staff cards dismissed"),
        Field("looked", STAFF_COUNT, write.looked, "staff cards being looked at, where the viewer may know them"),
        Field("looked_count", 1, write.looked_count, "how many are being looked at", high=STAFF_COUNT),
        Field(
            "politics",
            STACKS * POLITICS_SIZE,
            write.politics,
            "stack by stack: the card (12), then place by place whose disc lies there (four seats from the viewer on)",
        ),
        Field("tiles", STACKS * TILES, write.tiles, "stack by stack: the emperor tile (12)"),
        Field("hand", STAFF_COUNT, write.hand, "the viewer's staff cards"),
        Field("pack", STAFF_COUNT, write.pack, "the staff cards the viewer drafts from"),
        Field("first", 1, write.first, "whether the seat has turn-order token 1", repeat=BY_SEAT),
        Field("score", 1, write.score, "points as they stand, final scoring included", 200, low=-200, repeat=BY_SEAT),
        Field("board", BOARDS, write.board, "the hotel board: night, day-a to day-d", repeat=BY_SEAT),
        Field("covered", 1, write.covered, "numbers covered on the turn-order token", high=2, repeat=BY_SEAT),
        Field("waiting", 1, write.waiting, "whether the seat has passed", repeat=BY_SEAT),
        Field("krones", 1, write.krones, "krones", high=20, repeat=BY_SEAT),
        Field("emperor", 1, write.emperor, "division of the emperor track", high=13, repeat=BY_SEAT),
        Field("met", STACKS, write.met, "whether the seat meets each politics card now", repeat=BY_SEAT),
        Field("kitchen", DISHES, write.kitchen, "dishes in the kitchen", high=20, repeat=BY_SEAT),
        Field(
            "tables",
            TABLES_IN_CAFE * TABLE_SIZE,
            write.tables,
            "table by table: the guest as in row, then what is missing of the order",
            high=31,
            repeat=BY_SEAT,
        ),
        Field("prepared", ROOMS, write.prepared, "rooms prepared, free or occupied, from below", repeat=BY_SEAT),
        Field("occupied", ROOMS, write.occupied, "rooms occupied", repeat=BY_SEAT),
        Field("paid_groups", GROUPS, write.paid_groups, "groups of rooms that paid their bonus", repeat=BY_SEAT),
        Field("hand_count", 1, write.hand_count, "staff cards in hand", high=STAFF_COUNT, repeat=BY_SEAT),
        Field("known", STAFF_COUNT, write.known, "staff cards the viewer knows in another's hand", repeat=BY_SEAT),
        Field("played", STAFF_COUNT, write.played, "staff cards in play", repeat=BY_SEAT),
        Field("used", STAFF_COUNT, write.used, "those used in this round", repeat=BY_SEAT),
    ),
    write.Written(),
)
