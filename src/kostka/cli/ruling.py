"""What a judge types at a table in the terminal: the lines that a record has after ``!``."""

from typing import Any

from kostka.game.cursor import Cursor
from kostka.game.definition import AnyGame
from kostka.game.errors import RecordRefused, Refusal, refusal
from kostka.game.log import AnyLog, Entry, Insert, Replace, Undo
from kostka.game.record.read import more
from kostka.game.record.scan import words_typed
from kostka.game.seats import Role


def ruled(game: AnyGame, log: AnyLog, typed: str, *, drawn: bool) -> tuple[Entry[Any], ...]:
    """The entries that this line adds to the log: faults, decisions, events, or a correction.

    ``drawn`` where the program throws and deals: then what chance brought is not corrected, or it
    would no longer be what was promised. Raises Refusal for what cannot be.
    """
    try:
        cursor = Cursor(words_typed(typed))
    except RecordRefused as refused:
        fault = refused.faults[0]
        raise refusal(fault.rule, fault.code, found=fault.found) from None
    after = log
    while not cursor.done:
        after = more(cursor, after, game)
    entries = after.entries[len(log.entries) :]
    for entry in entries:
        if drawn and _of_chance(game, log, entry):
            raise Refusal("play-chance-stays", found=typed[:40])
    return tuple(entries)


def _of_chance(game: AnyGame, log: AnyLog, entry: Entry[Any]) -> bool:
    """Whether this is chance's move, or a correction that touches one."""
    rules = game.rules
    if not isinstance(entry, Undo | Replace | Insert):
        return rules.author(log.state, entry) is Role.CHANCE
    step = log.step(entry.entry)
    if step is None:
        return False
    moves = [] if isinstance(entry, Undo) else [entry.move]
    if not isinstance(entry, Insert):
        moves.append(step.move)
    return any(rules.author(step.before, move) is Role.CHANCE for move in moves)
