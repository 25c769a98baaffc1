"""A move taken back, another game, words and silence."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.live.values import present

from kostka.domino.rules.moves import Confirm, Draw, Reshuffle
from kostka.game.errors import Refusal
from kostka.game.fairness import Promise
from kostka.game.log import Undo
from kostka.live.agreeing import Agreeing, agreeing
from kostka.live.bots import bots_due
from kostka.live.commands import Answer, Leave, Mute, Offer, Resign, Say
from kostka.live.events import Answered, OfferKind
from kostka.live.fold import replay
from kostka.live.opening import again
from kostka.live.setup import Clock
from kostka.live.talk import MOST_MUTED, PHRASES
from kostka.live.views.table import event_view, viewer_key
from kostka.mexiko.rules.moves import Accept, Doubt
from kostka.mexiko.rules.moves import Say as Call

Sit = Callable[..., Any]
ROOT = Path(__file__).parents[2]
UNDO, YES, NO = (
    Offer(OfferKind.UNDO),
    Answer(OfferKind.UNDO, yes=True),
    Answer(OfferKind.UNDO, yes=False),
)


def refused(code: str) -> Any:
    return pytest.raises(Refusal, match=code)


def test_a_move_is_taken_back_when_all_others_agree(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    before = table.table.state()
    table.play("ann", Call(3))
    assert table.view("ben").undo == 0
    assert table.kinds(table.do("ann", UNDO)) == ["Offered"]
    assert table.do("ann", UNDO) == []
    assert table.view("ben").offers[0].seat == 0
    assert table.kinds(table.do("ben", YES)) == ["Answered", "Undone"]
    assert table.table.state() == before
    assert table.table.log.entries[-1] == Undo(2)
    assert table.view("ben").offers == ()
    with refused("table-no-undo"):
        table.do("ann", UNDO)
    with refused("table-stale"):
        table.play("ann", Call(3), position=1)
    assert table.kinds(table.play("ann", Call(4))) == ["Moved"]


def test_one_no_is_enough_and_one_may_think_better_of_it(sit: Sit) -> None:
    table = sit("domino", "me open open open", options={"reshuffle": "no", "takebacks": "yes"})
    mover = table.on_move
    table.step()
    names = [table.sitting((mover + by) % 4) for by in range(4)]
    table.do(names[0], UNDO)
    assert table.kinds(table.do(names[1], YES)) == ["Answered"]
    assert table.do(names[1], YES) == []
    assert table.do(names[0], YES) == []
    table.do(names[2], NO)
    with refused("table-no-offer"):
        table.do(names[3], YES)
    table.do(names[0], UNDO)
    table.do(names[0], NO)
    with refused("table-no-offer"):
        table.do(names[1], YES)
    table.do(names[0], UNDO)
    for name in names[1:3]:
        table.do(name, UNDO)  # to offer the same is to agree
    assert table.kinds(table.do(names[3], YES)) == ["Answered", "Undone"]
    assert table.on_move == mover


def test_bots_agree(sit: Sit) -> None:
    table = sit("mexiko", "me bot:novice")
    table.play("ann", Call(3))
    assert table.kinds(table.do("ann", UNDO)) == ["Undone"]
    assert bots_due(table.table) == ()


def test_not_over_the_others_move(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.play("ann", Call(3))
    table.do("ann", UNDO)
    table.play("ben", Accept())
    with refused("table-no-offer"):
        table.do("ben", YES)
    with refused("table-no-undo"):
        table.do("ann", UNDO)


def test_not_over_chance(sit: Sit) -> None:
    table = sit("kamos", "me", options={"columns": "1"})
    table.step()
    with refused("table-no-undo"):
        table.do("ann", UNDO)
    party = sit("domino", "me open open open")
    leader = party.sitting(party.on_move)
    party.play(leader, Draw())
    with refused("table-no-undo"):
        party.do(leader, UNDO)
    assert Reshuffle()


def test_not_over_what_was_shown(sit: Sit) -> None:
    """A doubt shows the dice; the last tile of a round shows every hand."""
    table = sit("mexiko", "me open", options={"voluntary_open": "yes"})
    table.step()
    table.play("ann", Call(20))
    table.play("ben", Doubt())
    assert table.table.log.state.gam.phase == "how", "no chance yet"
    with refused("table-no-undo"):
        table.do("ben", UNDO)
    party = sit("domino", "me open open open", options={"takebacks": "yes"})
    while not party.table.state().party.rounds:
        last = party.on_move
        party.step()
    with refused("table-no-undo"):
        party.do(party.sitting(last), UNDO)


@pytest.mark.rule("DOM-30")
def test_a_laid_tile_stays_whoever_agrees(sit: Sit) -> None:
    """Bots are not asked either: without the option there is nothing to agree to."""
    for seats in ("me open open open", "me bot:novice bot:novice bot:novice"):
        table = sit("domino", seats, options={"reshuffle": "no"})
        while table.on_move != 0:
            table.step()
        table.step()
        assert table.view(None).undo is None
        with pytest.raises(Refusal, match="table-move-stays") as refusal:
            table.do("ann", UNDO)
        assert refusal.value.rule == "DOM-30"


@pytest.mark.rule("DOM-30")
def test_at_a_casual_table_it_may_be_taken_back(sit: Sit) -> None:
    table = sit(
        "domino",
        "me bot:novice bot:novice bot:novice",
        options={"reshuffle": "no", "takebacks": "yes"},
    )
    while table.on_move != 0:
        table.step()
    table.step()
    assert table.kinds(table.do("ann", UNDO)) == ["Undone"]


@pytest.mark.parametrize("seconds", [1, 4])
def test_a_move_taken_back_leaves_the_clocks_as_they_were(sit: Sit, seconds: float) -> None:
    """Neither what it added nor what it took is kept, however often it is done again."""
    table = sit("mexiko", "me open", clock=Clock(game=20, added=30))
    for _ in range(3):
        assert table.view("ann").clocks.left == (20, 20)
        table.play("ann", Call(3), seconds)
        assert table.view("ann").clocks.left == (50 - seconds, 20)
        table.do("ann", UNDO, 2)
        table.do("ben", YES, 3)
        assert table.view("ann").clocks.left == (20, 20)
        assert table.view("ann").clocks.used == (0, 0)
        assert table.view("ann").clocks.since == table.now


def test_what_was_no_decision_gives_no_time_back(sit: Sit) -> None:
    table = sit("domino", "me open open open", clock=Clock(game=1000, added=3))
    while not table.table.state().party.rounds:
        table.step()
    left = table.view(None).clocks.left
    table.play("ann", Confirm(0), 2)
    table.do("ann", UNDO)
    for name in ("ben", "cyd", "dan"):
        events = table.do(name, YES)
    assert table.kinds(events) == ["Answered", "Undone"]
    assert table.view(None).clocks.left == left


def test_only_ones_own(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.play("ann", Call(3))
    with refused("table-no-undo"):
        table.do("ben", UNDO)


REMATCH = Offer(OfferKind.REMATCH)


def test_the_same_people_play_again_and_another_begins(sit: Sit) -> None:
    table = sit("mexiko", "me open", options={"best_of": "3"}, public=False)
    table.do("ben", Resign())
    assert table.kinds(table.do("ann", REMATCH)) == ["Offered"]
    events = table.do("ben", Answer(OfferKind.REMATCH, yes=True))
    assert table.kinds(events) == ["Answered", "Rematch"]
    assert table.view(None).next == events[-1].body.table == "u"
    assert table.do("ann", REMATCH) == []
    promise = Promise(bytes(32), "u", ())
    fresh = again(table.table, "u", promise.commitment, now=table.now, chance=table.chance).state
    assert agreeing(fresh) == Agreeing("commit", ("", ""), ("", ""))
    assert [seat_state.who.id for seat_state in fresh.seats if seat_state.who] == ["ben", "ann"]
    assert fresh.setup.options == {"best_of": "3"}
    assert not fresh.setup.public


def test_against_bots_one_need_not_ask(sit: Sit) -> None:
    table = sit("domino", "me bot:novice bot:random bot:novice")
    table.do("ann", Resign())
    assert table.kinds(table.do("ann", REMATCH)) == ["Rematch"]
    fresh = again(table.table, "u", "", now=table.now, chance=table.chance).state
    assert [seat_state.engine for seat_state in fresh.seats] == ["novice", "random", "novice", None]


def test_all_must_want_to_play_again(sit: Sit) -> None:
    table = sit("domino", "me open open open")
    table.do("ben", Resign())
    table.do("dan", REMATCH)
    assert table.kinds(table.do("cyd", REMATCH)) == ["Answered"]
    table.do("ann", Answer(OfferKind.REMATCH, yes=False))
    assert table.view(None).offers == ()


def over(sit: Sit) -> Any:
    table = sit("domino", "me open open open")
    table.do("ben", Resign())
    return table


@pytest.mark.parametrize("by_socket", [False, True])
def test_another_game_goes_with_who_has_offered_it(sit: Sit, by_socket: bool) -> None:
    table = over(sit)
    table.do("ann", REMATCH)
    assert present(table.table) == (0,)
    assert table.gone("cyd") == []
    (event,) = table.gone("ann") if by_socket else table.do("ann", Leave())
    assert event.body == Answered(0, OfferKind.REMATCH, yes=False, left=True)
    assert table.view(None).offers == ()
    assert present(table.table) == ()
    with refused("table-no-offer"):
        table.do("cyd", Answer(OfferKind.REMATCH, yes=True))
    assert table.do("ann", Leave()) == table.gone("ann") == []


def test_another_game_goes_with_who_has_agreed_too(sit: Sit) -> None:
    table = over(sit)
    table.do("ben", REMATCH)
    table.do("dan", REMATCH)
    assert present(table.table) == (1, 3)
    table.do("dan", Leave())
    assert table.view(None).offers == ()


def test_a_move_to_be_taken_back_goes_with_who_has_offered_it(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.play("ann", Call(3))
    table.do("ann", UNDO)
    table.gone("ben")
    assert len(table.view(None).offers) == 1
    table.gone("ann")
    assert table.view(None).offers == ()
    with refused("table-no-offer"):
        table.do("ben", YES)


# Words


@pytest.mark.parametrize("say", [Say(), Say("hm", "hello"), Say(" \n"), Say("a\x07b")])
def test_words_that_are_none(sit: Sit, say: Say) -> None:
    with refused("table-say"):
        sit("mexiko", "me open").do("ann", say)


def phrases_in(page: str) -> str:
    """Where a page tells of the phrases."""
    return page.partition("The phrases are ")[2].partition(".")[0]


def test_a_phrase_is_one_of_those_that_everybody_reads_in_their_language(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    with refused("table-phrase"):
        table.do("ann", Say(phrase="gg"))
    for phrase in PHRASES:
        assert table.kinds(table.do("ann", Say(phrase=phrase))) == ["Said"]
    sources = [*ROOT.glob("src/kostka/locale/*/web_table.ftl"), ROOT / "docs/live.md"]
    for source in (*sources, ROOT / "web/src/pages/table/lines.ts"):
        text = source.read_text(encoding="utf-8")
        found = re.findall(r"^(?:phrase-(\S+) =|  '([a-z-]+)',$)", text, re.MULTILINE)
        said = ["".join(one) for one in found] or re.findall(r"`([a-z-]+)`", phrases_in(text))
        assert tuple(said) == PHRASES, source


def test_whom_one_does_not_want_to_read(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    assert table.kinds(table.do("ann", Mute("cyd"))) == ["Muted"]
    assert table.do("ann", Mute("cyd")) == []
    assert table.view("ann").muted == ("cyd",)
    assert table.view("ben").muted == ()
    table.do("cyd", Say("  look\tat  me "))
    *_, (before, event, after) = replay(table.events)
    people = table.people
    assert event_view(before, event, after, people["ann"]).body is None
    seen = event_view(before, event, after, people["ben"]).body
    assert getattr(seen, "text", None) == "look at me"
    keys = [viewer_key(after, people[name]) for name in ("ben", "cyd", "dan")]
    assert keys[1] == keys[2] == viewer_key(after, None) != keys[0]
    table.do("ann", Mute("cyd", on=False))
    assert table.view("ann").muted == ()


def test_whom_one_does_not_read_has_an_end(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    for number in range(MOST_MUTED):
        table.do("ann", Mute(f"cyd{number}"))
    with refused("table-muted-enough"):
        table.do("ann", Mute("ben"))
    assert table.do("ann", Mute("cyd7")) == []
    table.do("ann", Mute("cyd7", on=False))
    table.do("ann", Mute("ben"))
    table.do("ben", Mute("cyd1"))
    assert len(table.view("ann").muted) == MOST_MUTED
    assert table.view("ben").muted == ("cyd1",)


def test_nobody_sees_who_is_muted(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.do("ann", Mute("ben"))
    *_, last = replay(table.events)
    for name in ("ann", "ben", None):
        assert event_view(*last, table.people.get(name)).body is None
