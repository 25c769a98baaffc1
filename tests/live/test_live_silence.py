"""DOM-35: nobody who sits speaks while a round is played, nor hears who looks on."""

from collections.abc import Callable
from typing import Any

import pytest

from kostka.game.errors import Refusal
from kostka.live.commands import Mute, Officiate, Resign, Say
from kostka.live.events import Said
from kostka.live.fold import replay
from kostka.live.views.table import event_view
from kostka.live.views.types import HeardView

Sit = Callable[..., Any]
SEATED = ("ann", "ben", "cyd", "dan")


def playing(sit: Sit) -> Any:
    """A round of domino that is being played, with a referee."""
    table = sit("domino", "me open open open", options={"reshuffle": "no"}, referee=True)
    table.do("eve", Officiate("key"))
    assert table.view(None).silent
    return table


def words(table: Any, who: str | None) -> list[str]:
    """All that somebody has heard, whenever they came."""
    heard = []
    for step in replay(table.events):
        body = event_view(*step, None if who is None else table.people[who]).body
        if isinstance(body, HeardView):
            heard += [one.text or one.phrase for one in body.said]
        elif isinstance(body, Said):
            heard.append(body.text or body.phrase)
    return heard


@pytest.mark.rule("DOM-35", "DOM-36")
@pytest.mark.parametrize("say", [Say("mine is short"), Say(phrase="ouch")])
def test_no_seat_speaks_while_a_round_is_played(sit: Sit, say: Say) -> None:
    table = playing(sit)
    for name in SEATED:
        with pytest.raises(Refusal, match="table-silence") as refusal:
            table.do(name, say)
        assert refusal.value.rule == "DOM-35"
    while not table.table.state().party.rounds:
        table.step()
    assert not table.view(None).silent
    assert table.kinds(table.do("ann", say)) == ["Said"]


@pytest.mark.rule("DOM-35")
def test_who_has_resigned_still_says_nothing_about_the_round(sit: Sit) -> None:
    table = sit("kamos", "me open open")
    table.do("ann", Resign())
    assert table.kinds(table.do("ann", Say("and in kamos one may speak"))) == ["Said"]


@pytest.mark.rule("DOM-35")
def test_who_looks_on_is_heard_by_the_seats_when_the_round_is_over(sit: Sit) -> None:
    table = playing(sit)
    table.do("ann", Mute("gil"))
    fay = table.people["fay"]
    table.do("fay", Say("he has the double six"))
    table.do(type(fay)("gil", "Gil"), Say("no"))
    for name in SEATED:
        assert words(table, name) == []
    for other in ("fay", "eve", None):
        assert words(table, other) == ["he has the double six", "no"]
    while not table.table.state().party.rounds:
        assert words(table, "ben") == []
        table.step()
    assert words(table, "ann") == ["he has the double six"], "she does not read the other"
    everybody: tuple[str | None, ...] = (*SEATED[1:], "fay", None)
    for who in everybody:
        assert words(table, who) == ["he has the double six", "no"], "once each"
    table.do("fay", Say("now"))
    assert words(table, "ann")[-1] == "now"


@pytest.mark.rule("DOM-35")
def test_what_was_held_back_is_heard_however_the_round_ends(sit: Sit) -> None:
    table = playing(sit)
    table.do("fay", Say("hm"))
    assert table.kinds(table.do("ann", Resign())) == ["Ended", "Heard"]
    assert words(table, "ben") == ["hm"]


@pytest.mark.rule("DOM-36")
def test_the_referee_is_heard_at_once(sit: Sit) -> None:
    table = playing(sit)
    table.do("eve", Say("silence, please"))
    assert words(table, "ann") == ["silence, please"]
