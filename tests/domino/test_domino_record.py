"""The record of domino: lossless, forgiving in spacing, strict in meaning."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.domino import rules
from kostka.domino.definition import GAME
from kostka.domino.rules.moves import (
    Absent,
    Confirm,
    Excused,
    Lay,
    OutOfTurn,
    Overdue,
    PartyReport,
    Pass,
    Penalty,
    Revoke,
    RoundReport,
    Sign,
    Signs,
    Slow,
    TimeUp,
    Touched,
)
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.seating import PAIRS
from kostka.domino.rules.tiles import TILES
from kostka.game.chance import Seeded
from kostka.game.errors import RecordRefused, Refusal
from kostka.game.header import Header
from kostka.game.log import Insert, Replace, Undo, begin
from kostka.game.record import Record, read, write
from kostka.game.ruleset import choices

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "target": st.sampled_from(["1", "40", "200"]),
        "count": st.just("opponents"),
        "lead": st.just("winner"),
        "reshuffle": st.just("no"),
        "allow_revoke": st.just("yes"),
        "sort_hand": st.just("yes"),
    },
)


def event(source: Seeded) -> Any:
    """Any referee's move: mostly not allowed now."""
    seat, pair = source.below(4), PAIRS[source.below(2)]
    tile = TILES[source.below(28)]
    sides: tuple[Any, ...] = (None, "left", "right")
    side = sides[source.below(3)]
    points = source.below(160)
    table = [
        Slow(seat),
        Overdue(),
        Excused(seat),
        Touched(seat, tile),
        Touched(seat),
        OutOfTurn(seat, "restart", tile),
        OutOfTurn(seat, "continue", tile),
        OutOfTurn(seat, "restart"),
        Revoke(seat),
        Signs(seat),
        Penalty(pair, 1 + points, ("", "late")[source.below(2)]),
        TimeUp(),
        Absent(pair),
        Confirm(seat),
        Sign(seat),
        RoundReport(pair, "out", points, (None, seat)[source.below(2)]),
        RoundReport(pair, "fish", (None, points)[source.below(2)]),
        RoundReport(None, "fish"),
        RoundReport(None, "revoke", None, seat),
        PartyReport(points, 200),
        Lay(tile, side, source.below(70)),
        Pass(source.below(9)),
    ]
    return table[source.below(len(table))]


def random_log(seed: int, options: dict[str, str], entries: int, corrections: bool = True) -> Any:
    """A log of random legal moves with referee's moves, faults and corrections mixed in."""
    source = Seeded(seed)
    log = begin(rules, Header("domino", "sport-1", ("Ann", "Bo", "", "Di"), options))
    for _ in range(entries):
        dice = source.below(12)
        entry: Any = None
        if dice < 2:
            entry = event(source)
        elif dice == 2 and corrections and log.entries:
            number = 1 + source.below(len(log.entries))
            kinds = [Undo(number), Replace(number, event(source)), Insert(number, event(source))]
            entry = kinds[source.below(3)]
        else:
            actors = rules.actors(log.state)
            if actors and isinstance(actors[0], int):
                moves = rules.legal(log.state, actors[0])
                entry = moves[source.below(len(moves))]
            elif actors and actors[0] == "chance":
                entry = rules.draw(log.state, source)
            else:
                entry = event(source)
        with suppress(Refusal):
            log = log.append(entry)
    return log


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), options=OPTIONS, entries=st.integers(0, 90))
def test_every_log_comes_back_entry_for_entry(
    seed: int, options: dict[str, str], entries: int
) -> None:
    log = random_log(seed, options, entries)
    text = write([Record(GAME, log)])
    (record,) = read(text)
    assert record.log.entries == log.entries
    assert record.log.state == log.state
    assert record.log.header == log.header
    assert write([record]) == text


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**9), options=OPTIONS)
def test_moves_and_states_travel_as_json(seed: int, options: dict[str, str]) -> None:
    log = random_log(seed, options, 60, corrections=False)
    for move in log.entries:
        assert msgspec.json.decode(msgspec.json.encode(move), type=rules.MOVE) == move
    assert msgspec.json.decode(msgspec.json.encode(log.state), type=rules.State) == log.state


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**9), options=OPTIONS)
@pytest.mark.rule("DOM-2", "DOM-15")
def test_the_points_are_always_rounds_less_penalties(seed: int, options: dict[str, str]) -> None:
    log = random_log(seed, options, 120, corrections=False)
    protocol = log.state.party
    if protocol.by in ("absence", "report"):
        return
    for index, pair in enumerate("AB"):
        written = sum(r.points for r in protocol.rounds if r.winner == pair)
        taken = sum(s.points for s in protocol.sanctions if s.pair == pair)
        assert protocol.points[index] == written - taken


def test_spacing_case_and_the_order_of_halves_do_not_matter(party: Any, deal: str) -> None:
    plain = party(f"lots 01 66 02 03\n1. shuffle {deal}\n01 16> 26>\n= B fish 60").entries
    loose = party(
        "LOTS 10  66 20 30\n\n 1.\nShuffle\n"
        + deal.replace(" / ", "/").replace("16", "61").replace("12 13", "12\n13")
        + "\n 10   61 >\n62>   =b  FISH\n60".replace("\n60", " 60")
    ).entries
    assert loose == plain
    assert party(f"1.{deal} 01 16 26").entries == party(f"{deal}\n01 16> 26>").entries
    assert party(f"{deal}\n0116>26>").entries == party(f"{deal}\n01 16> 26>").entries
    for word in ("-", "–", "pas", "Pass", "пас", "passe"):
        assert party(f"{deal}\n00 {word}").entries[-1] == Pass()


def test_the_sign_may_be_missing_where_it_goes_without_saying(party: Any, deal: str) -> None:
    assert party(f"{deal}\n06 16").entries[-1] == Lay("16", "right")
    assert party(f"{deal}\n00 - - - 03").entries[-1] == Lay("03", "right")
    assert party(f"{deal}\n06 16> - - 03").entries[-1] == Lay("03", "left")
    with pytest.raises(RecordRefused, match="DOM-23 domino-which-end: found 01, expected 01< 01>"):
        party(f"{deal}\n06 16> - - 01")


def test_seconds_stand_after_a_move(party: Any, deal: str) -> None:
    assert party(f"{deal}\n00@7 -@4").entries[1:] == (Lay("00", None, 7), Pass(4))
    with pytest.raises(RecordRefused, match="DOM-13"):
        party(f"{deal}\n00@x")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ("45 ?", "3:4"),
        ("! A1 slow now", "3:11"),
        ("! C slow", "3:3"),
        ("! A1 sloow", "3:6"),
        ("! A slow", "3:5"),
        ("! A1 out of tune 45 restart", "3:13"),
        ("! A1 out of turn 45 whatever", "3:21"),
        ("lots 01 02 03", "3:12"),
        ("<>", "3:1"),
        ("/", "3:1"),
        ("45 55> 1" + "9" * 100_000, "3:8"),
        ("5" * 1_000_000, "3:3"),
    ],
)
def test_what_means_nothing_is_refused_at_its_place(party: Any, body: str, place: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        party(body)
    (fault,) = refused.value.faults
    assert str(fault).startswith(f"record:{place}:"), fault


def test_the_law_names_every_option(party: Any) -> None:
    expected = {
        "target": ("DOM-2", "200"),
        "count": ("DOM-3", "all"),
        "party_time": ("DOM-10", "40"),
        "time_penalty": ("DOM-14", "10"),
        "grace": ("DOM-14", "20"),
        "reshuffle": ("DOM-22", "yes"),
        "lead": ("DOM-24", "rotate"),
        "sort_hand": ("DOM-26", "no"),
        "touched": ("DOM-30", "20"),
        "takebacks": ("DOM-30", "no"),
        "out_of_turn": ("DOM-31", "20"),
        "auto_pass": ("DOM-33", "no"),
        "revoke": ("DOM-34", "20"),
        "allow_revoke": ("DOM-34", "no"),
        "signs": ("DOM-35", "20"),
        "signs_warning": ("DOM-35", "yes"),
    }
    offered = choices(Sport1())
    assert {name: (rule, default) for name, (rule, _, default) in offered.items()} == expected


@pytest.mark.rule("DOM-10")
@pytest.mark.parametrize("minutes", ["29", "51", "0"])
def test_a_party_lasts_thirty_to_fifty_minutes(party: Any, minutes: str) -> None:
    with pytest.raises(RecordRefused, match="DOM-10 option-value"):
        party("", party_time=minutes)
    assert party("", party_time=30).header.options == {"party_time": "30"}


def test_every_example_of_the_documentation_is_accepted() -> None:
    guide = Path(__file__).parents[2] / "docs" / "record" / "domino.md"
    blocks = guide.read_text(encoding="utf-8").split("```")[1::2]
    whole = [block.removeprefix("text\n") for block in blocks if "[Game" in block]
    assert whole
    for block in whole:
        assert read(block)
    parts = [block.removeprefix("moves\n") for block in blocks if block.startswith("moves\n")]
    assert parts
    for block in parts:
        for body in block.split("\n\n"):
            assert read(f'[Game "domino"]\n\n{body}')[0].log.entries


ROUND = (
    "23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / 05 33 14 03 35 36 12 / 66 55 01 24 26 45 15\n"
    "13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< 02< 03> - 06< 04> - 45> "
    "- - - 15> 11>"
)


@pytest.mark.rule("DOM-23")
def test_a_round_without_signs_is_read_where_it_goes_one_way_only() -> None:
    head = '[Game "domino"]\n\n'
    (signed,) = read(f"{head}{ROUND}\n")
    (bare,) = read(f"{head}{ROUND.replace('<', '').replace('>', '')}\n")
    assert bare.log.state.party == signed.log.state.party
    with pytest.raises(RecordRefused) as refused:
        read(f"{head}13 35> 15\n")
    assert refused.value.faults[0].rule == "DOM-23"
