"""Where a bot of the house must choose, what it is asked, and what its answer brings.

A bot gets a view, never a state. Its answers do not say how long it thought.
"""

from typing import Any

from kostka.game.errors import Refusal
from kostka.game.seats import Seat
from kostka.live.chance_source import ChanceSource
from kostka.live.consequences import add_consequences
from kostka.live.deadlines import time_left
from kostka.live.draft import TableDraft
from kostka.live.events import Back, Moved
from kostka.live.expiry import expire_into
from kostka.live.table import Table, raw_json


def bots_due(table: Table) -> tuple[Seat, ...]:
    """The seats where a bot of the house must choose now."""
    bots = table.info.bots
    if not bots:
        return ()
    return tuple(actor for actor in table.actors if isinstance(actor, int) and actor in bots)


def bot_question(table: Table, seat: Seat) -> tuple[Any, tuple[Any, ...]]:
    """The view and the moves that the bot at this seat chooses from."""
    rules, state = table.game.rules, table.state()
    return rules.view(state, seat), rules.legal(state, seat)


def bot_moved(
    table: Table, seat: Seat, engine: str, move: Any, *, now: int, chance: ChanceSource
) -> TableDraft:
    """What the move brings that this bot has chosen for this seat.

    Raises Refusal ``table-stale`` when it is no longer asked (somebody has come back), and
    ``table-move`` for a move that it has not to choose from.
    """
    draft = TableDraft(table, now, chance)
    expire_into(draft)
    table = draft.state
    seat_state = table.seats[seat]
    if seat not in bots_due(table) or seat_state.bot != engine:
        raise Refusal("table-stale", found=engine, expected=table.position)
    if move not in bot_question(table, seat)[1]:
        raise Refusal("table-move", found=type(move).__name__)
    only_this = seat_state.taken is not None and _one_decision(table, seat, draft.now)
    move = table.game.timing.timed(move, None)
    draft.emit(Moved(seat, raw_json(move), engine=engine))
    if only_this:
        draft.emit(Back(seat))
    add_consequences(draft)
    return draft


def _one_decision(table: Table, seat: Seat, now: int) -> bool:
    """Whether the bot plays for a person who is there, and only because the rules' own clock ran
    out on this decision: then the next is the person's again."""
    seat_state, clock = table.seats[seat], table.setup.clock
    if seat_state.why != "clock" or seat_state.away is not None:
        return False
    thought = now - table.decision_since
    by_rules = any(
        rule.move is None and thought >= 1000 * rule.seconds
        for rule in table.game.timing.clocks(table.state())
    )
    left = time_left(table, seat)
    agreed = clock.move is not None and thought >= 1000 * clock.move
    return by_rules and not agreed and (left is None or left > 0)
