"""A table that tests sit at: what is asked of it becomes events, and time goes on when they say."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from tests.live.values import values_given

from kostka.eventlog.draft import Draft
from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.game.fairness import Promise
from kostka.live.bots import bot_moved, bot_question, bots_due
from kostka.live.chance_source import ChanceSource, promised
from kostka.live.commands import Command, Join, Play
from kostka.live.decide import decide
from kostka.live.draft import NextTable
from kostka.live.events import Body, TableEvent
from kostka.live.expiry import expire
from kostka.live.fold import apply, fold
from kostka.live.opening import create
from kostka.live.presence import report_back, report_gone
from kostka.live.setup import Setup
from kostka.live.table import Table, raw_json
from kostka.live.views.table import table_view
from kostka.live.views.types import TableView

BEGINNING = 1_700_000_000_000
SECRET = bytes(range(32))
PEOPLE = ("ann", "ben", "cyd", "dan", "eve", "fay")
Sit = Callable[..., Any]


class Sitting:
    """A table, its events, and the people: ``ann`` makes it and ``ben``, ``cyd``, ``dan`` sit down;
    ``eve`` and ``fay`` are there."""

    def __init__(
        self,
        game: str = "mexiko",
        seats: str = "me open",
        *,
        chance: ChanceSource | None = None,
        join: bool = True,
        agree: bool = True,
        owner: str = "ann",
        began: int = BEGINNING,
        id: str = "t",
        **setup: Any,
    ) -> None:
        self.chance = chance or promised(SECRET)
        self.now = began
        self.people = {name: Person(name, name.title()) for name in PEOPLE}
        self.events: list[TableEvent] = []
        commitment = Promise(SECRET, id, ()).commitment
        made = create(
            Setup(game, tuple(seats.split()), **setup),
            self.people[owner],
            id,
            commitment,
            now=self.now,
            chance=self.chance,
        )
        self.table: Table = made.state
        self.events += made.events
        for name in PEOPLE[:4]:
            room = any(seat_state.who is None for seat_state in self.table.seats)
            if join and name != owner and room:
                self.do(name, Join())
        if agree:
            self.agree()

    @classmethod
    def of(cls, events: Sequence[TableEvent]) -> "Sitting":
        """A table that there is already."""
        sitting = cls.__new__(cls)
        sitting.chance = promised(SECRET)
        sitting.people = {name: Person(name, name.title()) for name in PEOPLE}
        sitting.table = fold(events)
        sitting.now, sitting.events = sitting.table.at, list(events)
        return sitting

    def put(self, bodies: tuple[Body, ...]) -> list[TableEvent]:
        """These happen; each event has been through JSON, as on disk."""
        new = []
        for body in bodies:
            event = Event(self.table.number + 1, self.now, body)
            new.append(msgspec.json.decode(msgspec.json.encode(event), type=TableEvent))
            self.table = apply(self.table, new[-1])
        self.events += new
        return new

    def take(self, draft: Draft[Table, Body]) -> list[TableEvent]:
        """What was decided happens, and comes from a log as it went into it."""
        new = self.put(tuple(event.body for event in draft.events))
        assert self.table == draft.state
        return new

    def do(self, who: str | Person, command: Command, seconds: float = 0) -> list[TableEvent]:
        """Somebody asks for something, so many seconds later."""
        self.now += int(seconds * 1000)
        person = who if isinstance(who, Person) else self.people[who]
        return self.take(
            decide(
                self.table,
                person,
                command,
                self.now,
                self.chance,
                next_table=NextTable("u", ""),
            )
        )

    def agree(self, round: int = 0) -> list[TableEvent]:
        """Everybody gives a value to the chance, and the game begins; nothing where not all sit."""
        new: list[TableEvent] = []
        if self.table.phase == "open" and all(seat_state.who for seat_state in self.table.seats):
            for who, command in values_given(self.table, round):
                new += self.do(who, command)
        return new

    def play(self, who: str, move: Any, seconds: float = 0, position: int | None = None) -> Any:
        """Somebody makes a move of the game."""
        at = self.table.position if position is None else position
        return self.do(who, Play(at, raw_json(move)), seconds)

    def later(self, seconds: float) -> list[TableEvent]:
        """Time goes on, and somebody looks at the clocks."""
        self.now += int(seconds * 1000)
        return self.take(expire(self.table, self.now, self.chance))

    def gone(self, who: str) -> list[TableEvent]:
        return self.take(report_gone(self.table, self.seat(who), self.now))

    def back(self, who: str) -> list[TableEvent]:
        return self.take(report_back(self.table, self.seat(who), self.now))

    def seat(self, who: str) -> int:
        seat = self.table.seat_of(self.people[who])
        assert seat is not None
        return seat

    def sitting(self, seat: int) -> str:
        """Who sits there."""
        who = self.table.seats[seat].who
        assert who is not None
        return who.id

    @property
    def on_move(self) -> int:
        """The seat that is waited for."""
        (seat,) = [actor for actor in self.table.actors if isinstance(actor, int)]
        return seat

    def legal(self, seat: int) -> tuple[Any, ...]:
        return self.table.game.rules.legal(self.table.state(), seat)

    def step(self, choose: Callable[[tuple[Any, ...]], Any] = lambda moves: moves[0]) -> None:
        """Whoever is waited for moves: bots as bots, people as people."""
        for seat in bots_due(self.table):
            bot = self.table.seats[seat].bot
            assert bot is not None
            move = choose(bot_question(self.table, seat)[1])
            self.take(bot_moved(self.table, seat, bot, move, now=self.now, chance=self.chance))
            return
        seat = self.on_move
        self.play(self.sitting(seat), choose(self.legal(seat)))

    def play_out(self, seed: int = 7) -> None:
        """Until the game is over, at random."""
        choose = random.Random(seed).choice
        while self.table.phase == "running":
            if any(isinstance(actor, int) for actor in self.table.actors):
                self.step(choose)
            else:
                self.later(15)

    def view(self, who: str | None) -> TableView:
        return table_view(self.table, None if who is None else self.people[who])

    def kinds(self, events: list[TableEvent]) -> list[str]:
        """What sort of events these are."""
        return [type(event.body).__name__ for event in events]


@pytest.fixture
def sit() -> Sit:
    """Sets up a table: the game, its seats as in a setup, and whatever else a setup has."""
    return Sitting
