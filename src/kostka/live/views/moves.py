"""A game so far, move by move, as whoever asks saw it go: what the live socket told them of it."""

from collections.abc import Iterator, Sequence

import msgspec

from kostka.eventlog.person import Person
from kostka.game.seats import SPECTATOR, Actor, Viewer
from kostka.live.table import Table, raw_json
from kostka.live.views.table import viewer_key


class SeenMove(msgspec.Struct, frozen=True):
    """A move that counts: its entry in the game's log, who made it, what the viewer learnt of it
    (null: nothing), and the game as they saw it then."""

    entry: int
    by: Actor
    move: msgspec.Raw
    view: msgspec.Raw


class MovesSoFar(msgspec.Struct, frozen=True):
    """All moves of a game until its log was ``position`` long. ``start`` is the view before the
    first move. What was withdrawn is left out."""

    position: int
    start: msgspec.Raw
    moves: tuple[SeenMove, ...]


def seen_moves(table: Table, who: Person | None) -> Iterator[SeenMove]:
    """The moves as this person may see them, one after another: each costs a view. None before the
    game begins."""
    if table.log is None:
        return
    rules, whose = table.game.rules, _viewer(table, who)
    for step in table.log.played():
        yield SeenMove(
            step.number,
            rules.author(step.before, step.move),
            raw_json(rules.shown(step.before, step.move, whose)),
            raw_json(rules.view(step.after, whose)),
        )


def so_far(table: Table, who: Person | None, moves: Sequence[SeenMove]) -> MovesSoFar:
    """The game with these, all its moves; nothing before it begins."""
    if table.log is None:
        return MovesSoFar(0, msgspec.Raw(b"null"), ())
    rules = table.game.rules
    start = rules.view(rules.start(table.log.header), _viewer(table, who))
    return MovesSoFar(table.position, raw_json(start), tuple(moves))


def _viewer(table: Table, who: Person | None) -> Viewer:
    seat = viewer_key(table, who)[0]
    return SPECTATOR if seat is None else seat
