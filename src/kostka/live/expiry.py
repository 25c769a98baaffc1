"""What a moment brings: clocks that have run out, rests and waits that are over."""

from typing import Any

from kostka.live import agreeing
from kostka.live.chance_source import ChanceSource
from kostka.live.consequences import add_consequences
from kostka.live.deadlines import Deadline, next_deadline, others_there
from kostka.live.draft import TableDraft, stand_in
from kostka.live.events import Claimable, Closed, Left, Moved, TakenOver, Warned
from kostka.live.table import Table, raw_json


def expire(table: Table, now: int, chance: ChanceSource) -> TableDraft:
    """All that has happened by itself by ``now`` (ms); empty where nothing has run out."""
    draft = TableDraft(table, now, chance)
    expire_into(draft)
    return draft


def expire_into(draft: TableDraft) -> None:
    """What time has brought, one after another, with all that follows from it."""
    while (due := next_deadline(draft.state)) is not None and due.at <= draft.now:
        _act(draft, due)
        add_consequences(draft)


def _act(draft: TableDraft, due: Deadline) -> None:
    table, seat = draft.state, due.seat
    match due.what:
        case "chance":
            pass  # it follows
        case "close":
            draft.emit(Closed())
        case "value":
            for late in agreeing.late(table):
                draft.emit(Left(late))
        case "move":
            draft.emit(_by_the_clock(table, due.move, draft.now))
        case "mark":
            assert seat is not None
            draft.emit(Warned(seat, *due.move))
        case "gone" | "clock" as why:
            assert seat is not None
            if table.setup.absent == "claim" and others_there(table, seat):
                draft.emit(Claimable(seat, why))
            else:
                draft.emit(TakenOver(seat, stand_in(table), why))
        case "rule" | "abandoned":
            assert seat is not None
            why = "clock" if due.what == "rule" else "gone"
            if due.what == "rule" and due.move is not None:
                draft.emit(_by_the_clock(table, due.move, draft.now))
            draft.emit(TakenOver(seat, stand_in(table), why))


def _by_the_clock(table: Table, move: Any, now: int) -> Moved:
    game = table.game
    move = game.timing.timed(move, (now - table.decision_since) // 1000)
    return Moved(game.rules.author(table.state(), move), raw_json(move))
