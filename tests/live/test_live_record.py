"""A finished table as a record, and the proof of its chance; before the end there is none."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.live.values import value_of

from kostka.cli.seating import named, seat_name
from kostka.cli.verify import verdict, verify
from kostka.domino.rules.moves import Sign
from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.fairness import Promise
from kostka.game.guests import without_account
from kostka.game.record import read, write, write_file
from kostka.live.commands import Join, Offer, Resign
from kostka.live.events import OfferKind
from kostka.live.record import proof, record_of
from kostka.live.views.seats import seats_shown
from kostka.locale.words import Words

Sit = Callable[..., Any]
SECRET = bytes(range(32))


def played(sit: Sit, game: str, seats: str, **options: str) -> Any:
    table = sit(game, seats, options=options)
    table.play_out()
    return table


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("mexiko", "me open", {}),
        ("kamos", "me bot:novice", {"columns": "1"}),
        ("domino", "me open bot:random open", {"target": "20"}),
    ],
)
def test_what_kostka_verify_says(
    sit: Sit, tmp_path: Path, game: str, seats: str, options: dict[str, str]
) -> None:
    table = played(sit, game, seats, **options)
    path = tmp_path / "game.kostka"
    write_file(path, [record_of(table.table, SECRET)])
    assert verify(path) == 0
    (back,) = read(path.read_text(encoding="utf-8"))
    assert back.log.entries == table.table.log.entries
    assert verdict(back).chance == "promise"
    header = back.log.header
    assert header.tag("Date") == "2023-11-14T22:13:20Z"
    assert header.tag("Commitment") == table.table.commitment
    assert header.tag("Termination") is None
    assert header.seats[0] == "Ann"


def test_another_secret_is_found_out(sit: Sit) -> None:
    table = played(sit, "mexiko", "me open")
    (back,) = read(write([record_of(table.table, bytes(32))]))
    assert verdict(back).chance == "broken"
    (back,) = read(write([record_of(table.table, None)]))
    assert verdict(back).chance == "unpublished"


def test_a_game_given_up_says_so(sit: Sit) -> None:
    table = sit("mexiko", "me bot:novice")
    table.do("ann", Resign())
    (back,) = read(write([record_of(table.table, SECRET)]))
    assert verdict(back).ok
    tags = back.log.header
    assert (tags.tag("Termination"), tags.tag("Places")) == ("resigned", "2 1")
    assert (tags.tag("Bot1"), tags.tag("Bot2")) == (None, "novice")


def test_who_had_no_account_is_marked_in_a_record(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    table.do(Person("x", "Ben", guest=True), Join())
    table.agree()
    table.do("ann", Resign())
    (back,) = read(write([record_of(table.table, SECRET)]))
    assert verdict(back).ok
    assert without_account(back.log.header) == (1,)
    assert [seat.guest for seat in seats_shown(table.table.info)] == [False, True]
    words = Words("cs")
    assert seat_name(back.log.header, 0, words) == "Ann"
    assert named(back.log.header, words).names == ("Ann", "Ben (bez účtu)")


def test_names_and_values_as_people_write_them(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    table.do(Person("x", 'Karel "Čtyřka" \\ 4]'), Join())
    table.agree()
    table.do("ann", Resign())
    (back,) = read(write([record_of(table.table, SECRET)]))
    assert verdict(back).ok
    assert back.log.header.seats[1] == 'Karel "Čtyřka" \\ 4]'


def test_before_the_end_there_is_neither_record_nor_secret(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    assert proof(table.table, SECRET).values is None
    table.do("ben", Join())
    assert proof(table.table, SECRET).values is None
    table.agree()
    with pytest.raises(Refusal, match="table-not-over"):
        record_of(table.table, SECRET)
    shown = proof(table.table, SECRET)
    assert (shown.secret, shown.values) == (None, (value_of("ann"), value_of("ben")))
    table.do("ann", Resign())
    shown = proof(table.table, SECRET)
    assert shown.secret == SECRET.hex()
    assert shown.values is not None
    promise = Promise(bytes.fromhex(shown.secret), shown.game, shown.values)
    assert promise.commitment == shown.commitment
    game = table.table.game.rules
    thrown = game.draw(game.start(table.table.log.header), promise.source_at(1))
    assert thrown == table.table.log.entries[0]


def test_a_move_taken_back_stands_in_the_record(sit: Sit) -> None:
    table = sit("mexiko", "me bot:novice")
    table.step()
    table.do("ann", Offer(OfferKind.UNDO))
    table.do("ann", Resign())
    text = write([record_of(table.table, SECRET)])
    assert "! undo 2" in text
    (back,) = read(text)
    assert verdict(back).ok


@pytest.mark.rule("DOM-15")
def test_the_protocol_is_signed_after_the_end(sit: Sit) -> None:
    table = played(sit, "domino", "me open open open", target="20")
    for seat, name in enumerate(("ann", "ben", "cyd", "dan")):
        assert table.kinds(table.play(name, Sign(seat))) == ["Moved"]
    with pytest.raises(Refusal, match="domino-signed-twice"):
        table.play("dan", Sign(3))
    assert table.table.state().party.signed == (0, 1, 2, 3)
    (back,) = read(write([record_of(table.table, SECRET)]))
    assert verdict(back).ok
    resigned = sit("domino", "me open open open")
    resigned.do("ann", Resign())
    with pytest.raises(Refusal, match="table-over"):
        resigned.play("ann", Sign(0))
