"""The 56 guests (AUS-1, AUS-83): one row a card, in the words of `effects.py`.

Guest k of the rules is the card numbered 49 + k. Names, orders, points and rewards come from publications on the
printed game; the rulebook fixes numbers 49, 65, 75 and 97.
"""

from typing import Final

from boardinghouse.games.austria.effects import (
    AGAIN,
    ANY,
    BLUE,
    CAKE,
    CHEAP_ROOM,
    COFFEE,
    DISH,
    DRAW,
    EMPEROR,
    FREE,
    FREE_ROOM,
    GREEN,
    GUEST,
    HIRE,
    KRONES,
    LOOK,
    OCCUPY,
    RED,
    ROOM,
    STRUDEL,
    WINE,
    YELLOW,
    bundle,
    part,
)

GUEST_COUNT: Final = 56
FIRST_NUMBER: Final = 49
DISH_LETTERS: Final = "scwk"  # strudel, cake, wine, coffee (kaffee)

# name, colour, order, points, reward
GUESTS: Final = (
    ("49-sculptor", YELLOW, "w", 0, bundle(part(FREE_ROOM, 2))),
    ("50-musician", YELLOW, "w", 0, bundle(part(DRAW, 1), part(ROOM))),
    ("51-composer", YELLOW, "w", 1, bundle(part(DISH + STRUDEL))),
    ("52-tailor", YELLOW, "wk", 0, bundle(part(DISH + STRUDEL), part(KRONES, 2))),
    ("53-flamenco-dancer", YELLOW, "sw", 0, bundle(part(DISH + COFFEE), part(EMPEROR, 2))),
    ("54-portrait-painter", YELLOW, "ww", 0, bundle(part(ANY), part(KRONES, 2))),
    ("55-photographer", YELLOW, "www", 7, bundle(part(DRAW, 2))),
    ("56-vocalist", YELLOW, "sww", 0, bundle(part(DISH + CAKE), part(HIRE, 3))),
    ("57-architect", YELLOW, "wwk", 1, bundle(part(CHEAP_ROOM), part(CHEAP_ROOM))),
    ("58-actress", YELLOW, "wwwk", 7, bundle(part(OCCUPY))),
    ("59-poet", YELLOW, "sssw", 5, bundle(part(DISH + CAKE), part(HIRE, 2))),
    ("60-jewelry-designer", YELLOW, "ccww", 5, bundle(part(DISH + COFFEE), part(KRONES, 3))),
    ("61-painter", YELLOW, "swww", 2, bundle(part(CHEAP_ROOM), part(ROOM))),
    ("62-opera-singer", YELLOW, "scww", 4, bundle(part(GUEST), part(EMPEROR, 3))),
    ("63-dame", BLUE, "k", 0, bundle(part(GUEST))),
    ("64-duchess", BLUE, "k", 0, bundle(part(HIRE, 1))),
    ("65-reichsritter", BLUE, "k", 3, 0),
    ("66-landgrave", BLUE, "ck", 3, bundle(part(HIRE, 1), part(ROOM))),
    ("67-sovereign", BLUE, "kk", 2, bundle(part(DRAW, 2), part(EMPEROR, 2))),
    ("68-princess", BLUE, "ssk", 4, bundle(part(EMPEROR, 3))),
    ("69-countess", BLUE, "cck", 7, bundle(part(KRONES, 3))),
    ("70-elector", BLUE, "swk", 1, bundle(part(HIRE, 1), part(EMPEROR, 3))),
    ("71-baron", BLUE, "skk", 4, bundle(part(FREE_ROOM, 4))),
    ("72-prince", BLUE, "sck", 7, bundle(part(OCCUPY))),
    ("73-count", BLUE, "wkk", 4, bundle(part(HIRE, 1), part(HIRE, 1))),
    ("74-earl", BLUE, "ckk", 10, bundle(part(KRONES, 1))),
    ("75-baroness", BLUE, "wwkk", 5, bundle(part(LOOK, 3))),
    ("76-duke", BLUE, "sskk", 4, bundle(part(LOOK, FREE))),
    ("77-apothecary", RED, "c", 1, bundle(part(KRONES, 1))),
    ("78-post-councillor", RED, "c", 0, bundle(part(GUEST))),
    ("79-privy-councillor", RED, "c", 0, bundle(part(KRONES, 1), part(EMPEROR, 1))),
    ("80-professor-emeritus", RED, "cw", 4, bundle(part(GUEST))),
    ("81-general", RED, "cc", 0, bundle(part(DISH + WINE), part(KRONES, 3))),
    ("82-senior-councillor", RED, "cwk", 7, bundle(part(OCCUPY))),
    ("83-councillor-of-commerce", RED, "scw", 0, bundle(part(KRONES, 5))),
    ("84-court-councillor", RED, "ccw", 2, bundle(part(KRONES, 3), part(GUEST))),
    ("85-major", RED, "ssc", 3, bundle(part(KRONES, 3))),
    ("86-veterinary-councillor", RED, "cww", 3, bundle(part(HIRE, 3))),
    ("87-medicinal-councillor", RED, "cckk", 3, bundle(part(KRONES, 3), part(GUEST), part(GUEST))),
    ("88-procurator", RED, "cwww", 0, bundle(part(FREE_ROOM, 4), part(FREE_ROOM, 4))),
    ("89-lord-high-commissioner", RED, "sscw", 5, bundle(part(KRONES, 4))),
    ("90-senior-legal-secretary", RED, "sccc", 7, bundle(part(DISH + WINE), part(KRONES, 3))),
    ("91-tezcatlipoca", GREEN, "s", 0, bundle(part(DRAW, 3))),
    ("92-capt-goldhaken", GREEN, "s", 0, bundle(part(KRONES, 1))),
    ("93-mr-horsa", GREEN, "s", 0, bundle(part(EMPEROR, 1))),
    ("94-m-ingalls", GREEN, "ss", 0, bundle(part(HIRE, 1))),
    ("95-mr-boydell", GREEN, "sc", 2, bundle(part(EMPEROR, 2))),
    ("96-mr-oundo", GREEN, "sk", 0, bundle(part(HIRE, 3))),
    ("97-e-gizia", GREEN, "ssw", 4, bundle(part(AGAIN))),
    ("98-m-polo", GREEN, "sss", 0, bundle(part(KRONES, 4))),
    ("99-cramersopholus", GREEN, "scc", 5, bundle(part(DRAW, 1), part(EMPEROR, 2))),
    ("100-farmer-franz", GREEN, "skkk", 4, bundle(part(EMPEROR, 3), part(OCCUPY))),
    ("101-brother-uwe", GREEN, "sssk", 3, bundle(part(EMPEROR, 3), part(GUEST))),
    ("102-conductor", GREEN, "sk", 0, bundle(part(EMPEROR, 1), part(OCCUPY))),
    ("103-durgoing", GREEN, "sw", 4, bundle(part(DRAW, 2))),
    ("104-macleod", GREEN, "sscc", 2, bundle(part(HIRE, FREE))),
)

GUEST_NAMES: Final = tuple(row[0] for row in GUESTS)


def order_of(letters: str) -> int:
    """An order as the rules keep it: three bits a dish."""
    return sum(letters.count(letter) << (3 * dish) for dish, letter in enumerate(DISH_LETTERS))
