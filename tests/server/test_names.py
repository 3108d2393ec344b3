"""Names nobody can hide behind, accounts nobody can pass for, passwords nobody guesses."""

import pytest

from boardinghouse.server.commands import Say
from boardinghouse.server.names import clean_name, looks
from boardinghouse.server.passwords import is_weak
from boardinghouse.server.refused import Refused
from tests.server.client import fresh_key
from tests.server.inside import Box, Inside, run

PASSWORD = "four winds over Vienna"  # noqa: S105


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u115f", "\u200b", "a" + "\u0301" * 23, "\ufdfd" * 24, "...", "\ufdfa\ufdfa"]
)
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Việt Nguyễn", "Việt Nguyễn"),
        ("Ґалаґан", "Ґалаґан"),
        ("ＡＮＮ", "ANN"),
        ("A\u3164nn\u00ad", "Ann"),
        ("🐱 2", "🐱 2"),
    ],
)
def test_names_of_all_scripts_are_welcome(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    "other", ["VICTIM ONE", "Vіctim One", "Victim 0ne", "𝐕ictim One", "Vict1m One".replace("1", "і")]
)
def test_names_that_look_the_same(other: str) -> None:
    assert looks("Victim One") & looks(clean_name(other))


def test_names_that_do_not() -> None:
    assert not looks("Victim One") & looks("Victor One")
    assert not looks("Zoe") & looks("Zoé")


def test_nobody_passes_for_an_account(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        victim = await accounts.register(await house.guest("V"), "Victim One", PASSWORD)
        for name in ("Victim One", "victim one", "Vіctim One"):
            assert await house.refusal(accounts.guest(name)) == "name-taken"
            eve = await house.guest("Eve")
            assert await house.refusal(accounts.rename(eve, name)) == "name-taken"
            assert await house.refusal(accounts.register(eve, name, PASSWORD)) == "name-taken"
        renamed = await accounts.rename(victim, "Somebody")
        for name in ("Victim One", "SOMEBODY"):  # neither what it signs in with, nor what it shows
            assert await house.refusal(accounts.guest(name)) == "name-taken"
        assert (await accounts.rename(renamed, "victim One")).name == "victim One"

    run(database, test)


def test_accounts_are_marked_where_others_see_them(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        ann = await accounts.register(await house.guest("Ann"), "Ann", PASSWORD)
        bob = await house.guest("Bob")
        id = await house.table(ann, "overbooking", ["me", "open"], chat="all")
        await house.do(bob, id, "sit", seat=1)
        box = Box(bob.id)
        await house.house.tables.join(bob.id, id, 1, None, box)
        assert [seat["account"] for seat in box.messages[0]["lobby"]["seats"]] == [True, False]
        for person in (ann, bob):
            await house.house.chat.say(person, Say(id, fresh_key(), "hello"))
        assert [line["account"] for line in box.messages[1:]] == [True, False]
        history = await house.house.chat.history(bob.id, set(), id, 0)
        assert [line.account for line in history] == [True, False]

    run(database, test)


@pytest.mark.parametrize(
    "password",
    [
        "aaaaaaaaaa",
        "abababababab",
        "1234512345",
        "password12345",
        "qwertyuiop12",
        "йцукенгшщз12",
        "boardinghouse",
        "hotelmaui1",
        "Annabel Smith",
        "short",
        "x" * 200,
    ],
)
def test_passwords_that_are_guessed_first(password: str) -> None:
    assert is_weak(password, "Annabel Smith")


@pytest.mark.parametrize("password", [PASSWORD, "кот на крыше поёт", "7f!Kq2#vLp", "plover-anvil-tundra"])
def test_passwords_of_any_letters_that_are_not(password: str) -> None:
    assert not is_weak(password, "Annabel Smith")
