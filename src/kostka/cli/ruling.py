"""What a judge types at a table in the terminal: the lines that a record has after ``!``."""

from typing import Any

from kostka.game.cursor import Cursor
from kostka.game.errors import RecordRefused, RuleError
from kostka.game.log import AnyLog, Entry, Insert, Replace, Undo
from kostka.game.record.read import more
from kostka.game.record.scan import words_typed
from kostka.game.room import AnyRoom
from kostka.game.seats import Role


def ruled(where: AnyRoom, log: AnyLog, typed: str, *, drawn: bool) -> tuple[Entry[Any], ...]:
    """The entries that this line adds to the log: faults, decisions, events, or a correction.

    ``drawn`` where the program throws and deals: then what chance brought is not corrected, or it
    would no longer be what was promised. Raises RuleError for what cannot be.
    """
    try:
        cursor = Cursor(words_typed(typed))
    except RecordRefused as refused:
        fault = refused.faults[0]
        raise RuleError(fault.rule, fault.code, found=fault.found) from None
    after = log
    while not cursor.done:
        after = more(cursor, after, where)
    entries = after.entries[len(log.entries) :]
    for entry in entries:
        if drawn and _of_chance(where, log, entry):
            raise RuleError("", "play-chance-stays", found=typed[:40])
    return tuple(entries)


def _of_chance(where: AnyRoom, log: AnyLog, entry: Entry[Any]) -> bool:
    """Whether this is chance's move, or a correction that touches one."""
    game = where.game
    if not isinstance(entry, Undo | Replace | Insert):
        return game.author(log.state, entry) is Role.CHANCE
    step = log.step(entry.entry)
    if step is None:
        return False
    moves = [] if isinstance(entry, Undo) else [entry.move]
    if not isinstance(entry, Insert):
        moves.append(step.move)
    return any(game.author(step.before, move) is Role.CHANCE for move in moves)
