"""Which paragraph forbids an action: what `why` shows."""

import pytest

from boardinghouse.games.austria import GAME
from tests.games.austria.table import position, run


@pytest.mark.rule("AUS-30", "AUS-39", "AUS-41", "AUS-47", "AUS-84", "AUS-145")
def test_what_forbids_an_action_of_the_turn() -> None:
    full = {"discs": 2 | 3 << 3 | 4 << 6}
    extra = run(position(4, cafe=[(97, ""), (65, ""), (98, None)], free="1-2", krones=0, fields=full), "settle 1")
    for text, rule in (
        ("pass", "AUS-84"),
        ("take 1", "AUS-28"),  # too dear
        ("die 4 boosted", "AUS-41"),
        ("six 4 boosted", "AUS-39"),
        ("settle 2", "AUS-47"),
        ("settle 3", "AUS-45"),
        ("disc A", "AUS-145"),
        ("disc B", "AUS-54"),
        ("prepare 1-3", "AUS-33"),
        ("play 1-breakfast-server", "AUS-38"),
    ):
        assert extra.why_not(0, GAME.actions.parse(text)) == rule, text
    poor = position(dice_faces="46", krones=1)
    assert poor.why_not(0, GAME.actions.parse("six 4 boosted")) == "AUS-41"
    assert poor.why_not(0, GAME.actions.parse("die 1 boosted")) == "AUS-30"
    assert run(poor, "die 4 plain", "skip").why_not(0, GAME.actions.parse("six 4 plain")) == "AUS-26"
    few = run(position(cafe=[(49, "")], free="1-2 2-1"), "settle 1", "occupy 1-2")
    assert few.why_not(0, GAME.actions.parse("prepare 3-1")) == "AUS-83"  # free, but on the lower floors only
