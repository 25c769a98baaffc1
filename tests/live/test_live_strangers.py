"""Every command by every kind of stranger: allowed, of no effect, or refused by its code."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import (
    Answer,
    Claim,
    Command,
    Commit,
    Join,
    Leave,
    Mute,
    Offer,
    Officiate,
    Play,
    Resign,
    Return,
    Reveal,
    Say,
    Start,
)
from kostka.live.events import OfferKind
from kostka.live.phase import Phase
from kostka.live.table import raw_json
from kostka.mexiko.rules.moves import Say as Call

Sit = Callable[..., Any]

OWNER, SEAT, OTHER, STRANGER, PROGRAM = "owner", "seat", "other", "stranger", "program"
WHO = {
    OWNER: Person("cyd", "Cyd"),
    SEAT: Person("ann", "Ann"),
    OTHER: Person("ben", "Ben"),
    STRANGER: Person("eve", "Eve"),
    PROGRAM: Person("bot:novice", "novice", bot=True),
}
COMMANDS: dict[str, Command] = {
    "join": Join(),
    "leave": Leave(),
    "start": Start(),
    "commit": Commit("sha256:" + "0" * 64),
    "reveal": Reveal("0" * 32),
    "play": Play(1, raw_json(Call(3))),
    "resign": Resign(),
    "undo": Offer(OfferKind.UNDO),
    "rematch": Offer(OfferKind.REMATCH),
    "yes": Answer(OfferKind.UNDO, yes=True),
    "no": Answer(OfferKind.REMATCH, yes=False),
    "claim": Claim(),
    "return": Return(),
    "officiate": Officiate("key"),
    "say": Say("hello"),
    "phrase": Say(phrase="good-game"),
    "mute": Mute("ann"),
}
ALL = tuple(WHO)
SAID = {"say": "Said", "phrase": "Said", "mute": "Muted"}
NO_REFEREE = dict.fromkeys(("open", "running", "over"), "table-no-referee")


def a_table(sit: Sit, phase: str) -> Any:
    """Ann and Ben play mexiko at Cyd's table, who only looks on; Ann must call. In the phase
    ``open`` Ben has not come yet; in ``over`` he has resigned."""
    table = sit("mexiko", "open open", owner="cyd", join=False)
    table.do(WHO[SEAT], Join())
    if phase == "closed":
        table.do(WHO[OWNER], Leave())
    if phase in ("running", "over"):
        table.do(WHO[OTHER], Join())
        table.agree()
    if phase == "over":
        table.do(WHO[OTHER], Resign())
    return table


def outcome(table: Any, who: Person, command: Command) -> str:
    """The events it brings, or the code of the refusal, which must change nothing."""
    before = table.table
    try:
        return " ".join(table.kinds(table.do(who, command))) or "nothing"
    except Refusal as refused:
        assert table.table == before
        return refused.code


NOT_SEATED = "table-not-seated"
LOOKERS = (OWNER, STRANGER, PROGRAM)

OPEN = {
    "join": {SEAT: "nothing"} | dict.fromkeys((OTHER, *LOOKERS), "Joined"),
    "leave": {OWNER: "Closed", SEAT: "Left"} | dict.fromkeys((OTHER, STRANGER, PROGRAM), "nothing"),
    "start": dict.fromkeys(ALL, "table-not-owner") | {OWNER: "Joined"},
    **{
        name: dict.fromkeys(ALL, NOT_SEATED) | {SEAT: code}
        for name, code in {
            "commit": "chance-not-due",
            "reveal": "chance-not-due",
            "play": "table-not-begun",
            "resign": "table-not-begun",
            "undo": "table-not-begun",
            "rematch": "table-not-begun",
            "yes": "table-no-offer",
            "no": "table-no-offer",
            "claim": "table-not-begun",
            "return": "table-not-begun",
        }.items()
    },
}
RUNNING = {
    "join": dict.fromkeys((SEAT, OTHER), "nothing") | dict.fromkeys(LOOKERS, "table-begun"),
    "leave": dict.fromkeys((SEAT, OTHER), "Ended") | dict.fromkeys(LOOKERS, "nothing"),
    "start": dict.fromkeys(ALL, "table-not-owner") | {OWNER: "nothing"},
    **{
        name: {SEAT: seat, OTHER: other} | dict.fromkeys(LOOKERS, NOT_SEATED)
        for name, (seat, other) in {
            "commit": ("table-begun", "table-begun"),
            "reveal": ("table-begun", "table-begun"),
            "play": ("Moved", "table-not-yours"),
            "resign": ("Ended", "Ended"),
            "undo": ("table-no-undo", "table-no-undo"),
            "rematch": ("table-not-over", "table-not-over"),
            "yes": ("table-no-offer", "table-no-offer"),
            "no": ("table-no-offer", "table-no-offer"),
            "claim": ("table-nothing-to-claim", "table-nothing-to-claim"),
            "return": ("nothing", "nothing"),
        }.items()
    },
}
OVER = {
    "join": dict.fromkeys((SEAT, OTHER), "nothing") | dict.fromkeys(LOOKERS, "table-begun"),
    "leave": dict.fromkeys(ALL, "nothing"),
    "start": dict.fromkeys(ALL, "table-not-owner") | {OWNER: "nothing"},
    **{
        name: dict.fromkeys((SEAT, OTHER), code) | dict.fromkeys(LOOKERS, NOT_SEATED)
        for name, code in {
            "commit": "table-begun",
            "reveal": "table-begun",
            "play": "table-over",
            "resign": "table-over",
            "undo": "table-over",
            "rematch": "Offered",
            "yes": "table-no-offer",
            "no": "table-no-offer",
            "claim": "table-over",
            "return": "table-over",
        }.items()
    },
}
CLOSED = {
    "join": dict.fromkeys(ALL, "table-closed") | {SEAT: "nothing"},
    "leave": dict.fromkeys(ALL, "nothing"),
    "start": dict.fromkeys(ALL, "table-not-owner") | {OWNER: "table-closed"},
    "say": dict.fromkeys(ALL, "table-closed"),
    "phrase": dict.fromkeys(ALL, "table-closed"),
    **{
        name: dict.fromkeys(ALL, NOT_SEATED) | {SEAT: code}
        for name, code in {
            "commit": "table-closed",
            "reveal": "table-closed",
            "play": "table-closed",
            "resign": "table-closed",
            "undo": "table-closed",
            "rematch": "table-closed",
            "yes": "table-no-offer",
            "no": "table-no-offer",
            "claim": "table-closed",
            "return": "table-closed",
        }.items()
    },
}
PHASES = {"open": OPEN, "running": RUNNING, "over": OVER, "closed": CLOSED}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("stranger", WHO)
def test_who_may_do_what_and_when(sit: Sit, phase: str, name: str, stranger: str) -> None:
    table = a_table(sit, phase)
    said = {word: dict.fromkeys(ALL, kind) for word, kind in SAID.items()}
    said["officiate"] = dict.fromkeys(ALL, NO_REFEREE.get(phase, "table-closed"))
    expected = (said | PHASES[phase])[name]
    assert outcome(table, WHO[stranger], COMMANDS[name]) == expected[stranger]


def test_the_table_is_whole() -> None:
    """A new command, or something new to offer, needs a row for everybody in every phase."""
    assert {type(command) for command in COMMANDS.values()} == set(get_args(Command))
    offered = {command.what for command in COMMANDS.values() if isinstance(command, Offer)}
    assert offered == set(OfferKind)
    for rows in PHASES.values():
        whole: Any = {**dict.fromkeys((*SAID, "officiate"), dict.fromkeys(ALL)), **rows}
        assert {name: set(row) for name, row in whole.items()} == {n: set(ALL) for n in COMMANDS}
    assert set(PHASES) == set(Phase)


def test_a_bots_name_opens_no_bots_seat(sit: Sit) -> None:
    table = sit("mexiko", "me bot:novice")
    impostor = table.table.seats[1].who
    assert outcome(table, impostor, Resign()) == NOT_SEATED
    assert outcome(table, impostor, Play(1, raw_json(Call(3)))) == NOT_SEATED
