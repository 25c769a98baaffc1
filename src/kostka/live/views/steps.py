"""A finished game move by move, as one of those who were there saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kostka.game.contract import Result
from kostka.game.definition import AnyGame
from kostka.game.seats import Actor, Role, Seat, Viewer
from kostka.game.steps import Step
from kostka.live.table import Table, raw_json


class StepView(msgspec.Struct, frozen=True):
    """A move as it counts: its entry in the game's log, who made it, in the record's notation and
    as JSON, what the chosen viewer learnt of it (null: nothing), and the game as they saw it
    then."""

    entry: int
    by: Actor
    text: str
    move: msgspec.Raw
    shown: msgspec.Raw
    view: msgspec.Raw


class Steps(msgspec.Struct, frozen=True):
    """A finished game to be looked at again. ``start`` is the view before the first move; moves are
    told whole, for nothing of a finished game is hidden. ``guests``: the seats that had no
    account."""

    table: str
    game: str
    rules: str
    options: dict[str, str]
    names: tuple[str, ...]
    start: msgspec.Raw
    steps: tuple[StepView, ...]
    result: Result | None
    guests: tuple[int, ...] = ()


def step_views(table: Table, viewer: Seat | None) -> Iterator[StepView]:
    """The moves of a finished game, one after another: each costs a view."""
    assert table.log is not None, "what is over has begun"
    whose = _whose(viewer)
    for step in table.log.played():
        yield _step(table.game, step, whose)


def whole_steps(table: Table, viewer: Seat | None, steps: Sequence[StepView]) -> Steps:
    """The game with these, all its steps."""
    assert table.log is not None, "what is over has begun"
    game, log = table.game, table.log
    return Steps(
        table=table.id,
        game=game.name,
        rules=log.header.rules,
        options=log.header.options,
        names=log.header.seats,
        start=raw_json(game.rules.view(game.rules.start(log.header), _whose(viewer))),
        steps=tuple(steps),
        result=game.rules.result(log.state),
        guests=tuple(n for n, one in enumerate(table.seats) if one.who and one.who.guest),
    )


def _whose(viewer: Seat | None) -> Viewer:
    return Role.SPECTATOR if viewer is None else viewer


def _step(game: AnyGame, step: Step[Any, Any], whose: Viewer) -> StepView:
    return StepView(
        step.number,
        game.rules.author(step.before, step.move),
        game.written(step.before, step.move),
        raw_json(step.move),
        raw_json(game.rules.shown(step.before, step.move, whose)),
        raw_json(game.rules.view(step.after, whose)),
    )
