"""The action table: text and back, and what it says of wrong text."""

import pytest

from boardinghouse.core.actions import ActionSpace, Arg, Choices, Verb, numbered

SPACE = ActionSpace((Verb(0, "lay", (Arg("card", ("ace", "king")), numbered("place", 1, 3))), Verb(6, "pass")))


def test_the_last_argument_runs_fastest() -> None:
    assert [SPACE.text(action) for action in range(SPACE.size)] == [
        "lay ace 1",
        "lay ace 2",
        "lay ace 3",
        "lay king 1",
        "lay king 2",
        "lay king 3",
        "pass",
    ]
    assert SPACE.verb(4) == "lay"
    assert SPACE.args(4) == {"card": "king", "place": "2"}
    assert SPACE.args(6) == {}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("throw ace 1", "unknown verb 'throw'; the verbs are lay, pass"),
        ("lay ace", "'lay' is written 'lay <card> <place>'"),
        ("lay queen 1", "'queen' is no card; allowed: ace, king"),
        ("lay ace 4", "'4' is no place; allowed: 1, 2, 3"),
    ],
)
def test_wrong_text_is_refused_with_what_is_allowed(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SPACE.parse(text)


@pytest.mark.parametrize("action", [-1, 7])
def test_actions_outside_the_table_are_refused(action: int) -> None:
    with pytest.raises(ValueError, match="0 to 6"):
        SPACE.text(action)


def test_a_table_with_wrong_bases_or_two_equal_verbs_cannot_be_built() -> None:
    with pytest.raises(ValueError, match="starts at 5"):
        ActionSpace((Verb(5, "pass"),))
    with pytest.raises(ValueError, match="twice"):
        ActionSpace((Verb(0, "pass"), Verb(1, "pass")))


def test_a_table_of_too_many_actions_is_refused() -> None:
    with pytest.raises(ValueError, match="1025 actions are too many"):
        ActionSpace((Verb(0, "pick", (numbered("number", 0, 1024),)),))


def test_a_set_of_places_is_added_in_ascending_order_behind_what_is_there() -> None:
    choices = Choices()
    choices.add(2)
    choices.add_set(10, 0b100101)
    choices.add_set(20, 0)
    assert choices.listed() == [2, 10, 12, 15]
    assert choices.has(15)
    assert not choices.has(11)


def test_arguments_are_decoded_by_the_table() -> None:
    space = ActionSpace(
        (
            Verb(0, "pass"),
            Verb(1, "lay", (numbered("card", 1, 3), numbered("hotel", 1, 4), Arg("side", ("door", "queue")))),
        )
    )
    action = space.parse("lay 3 2 queue")
    assert [space.argument(action, number) for number in range(3)] == [2, 1, 1]
    assert [space.argument(0, number) for number in range(3)] == [0, 0, 0]


def test_a_verb_of_too_many_arguments_is_refused() -> None:
    with pytest.raises(ValueError, match="verb 'lay' has 4 arguments"):
        Verb(0, "lay", tuple(numbered(kind, 1, 2) for kind in "abcd"))
