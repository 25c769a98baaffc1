"""Counter: two count in turn, each adds one, and whoever reaches the target has won. No chance and
nothing hidden, so that what is measured is the server."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from kostka.game.chance import Source
from kostka.game.contract import Result
from kostka.game.cursor import Cursor
from kostka.game.definition import Game
from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header
from kostka.game.log import Log
from kostka.game.player import RandomPlayer
from kostka.game.ruleset import option, rules_of
from kostka.game.seats import Actor, Seat, Viewer
from kostka.game.steps import Step
from kostka.locale.words import Words

NAME = "counter"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, option("C-1", ge=1, le=1000)] = 57


class Add(msgspec.Struct, frozen=True, tag="add"):
    """One more."""


class State(msgspec.Struct, frozen=True):
    """What counter is, and for a viewer too: nothing is hidden."""

    target: int
    count: int = 0


class Counter:
    NAME = NAME
    RULE_SETS = {"counter-1": Rules()}  # noqa: RUF012
    MOVE = Add
    VIEW = State

    def start(self, header: Header) -> State:
        return State(rules_of(self.RULE_SETS, header).target)

    def actors(self, state: State) -> tuple[Actor, ...]:
        return (state.count % 2,) if state.count < state.target else ()

    def legal(self, state: State, seat: Seat) -> tuple[Add, ...]:
        return (Add(),) if self.actors(state) == (seat,) else ()

    def author(self, state: State, _move: Add) -> Actor:
        return state.count % 2

    def apply(self, state: State, _move: Add) -> State:
        if state.count >= state.target:
            raise RuleError("C-1", "counter-over")
        return State(state.target, state.count + 1)

    def draw(self, _state: State, _source: Source) -> Add:
        raise Refusal("no-chance")

    def view(self, state: State, _viewer: Viewer) -> State:
        return state

    def shown(self, _state: State, move: Add, _viewer: Viewer) -> Add:
        return move

    def result(self, state: State) -> Result | None:
        if state.count < state.target:
            return None
        first = state.count % 2
        return Result((1, 2) if first else (2, 1), (first, 1 - first))


class Notation:
    def seat_tag(self, seat: int) -> str:
        return f"P{seat + 1}"

    def write(self, run: Sequence[Step[State, Add]]) -> list[str]:
        return [" +" for _ in run]

    def read(self, cursor: Cursor, _state: State) -> Sequence[Add]:
        cursor.take()
        return (Add(),)


class Face:
    def draw(self, view: State, _words: Words) -> str:
        return str(view.count)

    protocol = draw

    def ask(self, view: State, _moves: Sequence[Add], _words: Words) -> str:
        return str(view.count)

    due = draw

    def say(self, _view: State, _move: Add, after: State, _words: Words) -> str:
        return str(after.count)

    def hear(self, _typed: str, moves: Sequence[Add], _view: State) -> Add | None:
        return moves[0]

    def meant(self, _typed: str, _view: State) -> Sequence[Add]:
        return (Add(),)

    def write(self, _move: Add) -> str:
        return "+"


def score(log: Log[State, Add]) -> dict[str, Any]:
    return {"game": NAME, "count": log.state.count}


GAME: Game[State, Add, State] = Game(
    name=NAME,
    rules=Counter(),
    notation=Notation(),
    face=Face(),
    seats=range(2, 3),
    score=score,
    figures=lambda state: {"count": state.count},
    load_bots=lambda: {"random": RandomPlayer},
)
