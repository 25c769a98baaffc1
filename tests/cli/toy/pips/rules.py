"""Pips, a game the house has never heard of: what the commands know of it is the contract alone.

In turn each player gets a die that only they see. ``keep`` (K) counts its pips and shows it,
``drop`` (D) counts nothing and does not. A one cannot be kept (P-2). Whoever first has ``target``
pips wins.
"""

from typing import Annotated

import msgspec

from kostka.game.chance import Source
from kostka.game.contract import Result
from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header
from kostka.game.ruleset import option, rules_of
from kostka.game.seats import Actor, Role, Seat, Viewer

NAME = "pips"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, option("P-1", ge=1, le=100)] = 12
    umpire: Annotated[bool, option("P-3")] = False


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    die: int | None


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    pass


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    pass


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The umpire says that the game may begin."""


Move = Throw | Keep | Drop | Start


class State(msgspec.Struct, frozen=True):
    rules: Rules
    names: tuple[str, ...]
    points: tuple[int, ...]
    seat: Seat = 0
    die: int | None = None
    begun: bool = True


class View(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    points: tuple[int, ...]
    seat: Seat
    die: int | None


class Pips:
    NAME = NAME
    RULE_SETS = {"pips-1": Rules()}  # noqa: RUF012
    MOVE = Move
    VIEW = View

    def start(self, header: Header) -> State:
        rules = rules_of(self.RULE_SETS, header)
        return State(rules, header.seats, (0,) * len(header.seats), begun=not rules.umpire)

    def actors(self, state: State) -> tuple[Actor, ...]:
        if max(state.points) >= state.rules.target:
            return ()
        if not state.begun:
            return (Role.REFEREE,)
        return (Role.CHANCE,) if state.die is None else (state.seat,)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if self.actors(state) != (seat,):
            return ()
        return (Drop(),) if state.die == 1 else (Keep(), Drop())

    def author(self, state: State, move: Move) -> Actor:
        match move:
            case Throw():
                return Role.CHANCE
            case Start():
                return Role.REFEREE
        return state.seat

    def apply(self, state: State, move: Move) -> State:
        if self.author(state, move) not in self.actors(state):
            raise Refusal("pips-turn", found=type(move).__name__)
        match move:
            case Start():
                return msgspec.structs.replace(state, begun=True)
            case Throw(die) if die is None or not 1 <= die <= 6:
                raise RuleError("P-1", "pips-die", found=die, expected="1…6")
            case Throw(die):
                return msgspec.structs.replace(state, die=die)
            case Keep() if state.die == 1:
                raise RuleError("P-2", "pips-one", found=1, expected="D")
        gained = state.die or 0 if isinstance(move, Keep) else 0
        points = tuple(p + gained * (s == state.seat) for s, p in enumerate(state.points))
        seat = (state.seat + 1) % len(points)
        return msgspec.structs.replace(state, points=points, seat=seat, die=None)

    def draw(self, state: State, source: Source) -> Move:
        return Throw(source.below(6) + 1)

    def view(self, state: State, viewer: Viewer) -> View:
        sees = viewer in (state.seat, Role.REFEREE, Role.KEEPER)
        return View(state.names, state.points, state.seat, state.die if sees else None)

    def shown(self, state: State, move: Move, viewer: Viewer) -> Move | None:
        if isinstance(move, Throw) and viewer not in (state.seat, Role.REFEREE, Role.KEEPER):
            return Throw(None)
        return move

    def result(self, state: State) -> Result | None:
        if self.actors(state):
            return None
        best = max(state.points)
        return Result(tuple(1 if p == best else 2 for p in state.points), state.points)
