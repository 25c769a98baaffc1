"""What happens by itself: the game begins when all sit and have agreed on the chance, chance moves,
the game ends."""

from kostka.game.seats import CHANCE
from kostka.live.agreeing import agreeing
from kostka.live.draft import TableDraft
from kostka.live.events import Begun, Body, Ended, Heard, Moved
from kostka.live.phase import RUNNING, Phase
from kostka.live.table import Table, raw_json, rest_due, silence


def add_consequences(draft: TableDraft) -> None:
    """Everything that needs nobody: until somebody is waited for, or a rest."""
    while (body := _next(draft)) is not None:
        draft.emit(body)


def pause_until(table: Table) -> int | None:
    """Until when chance waits for people to look (ms); None where it need not, or no longer, for
    every person has said to have seen it. Bots have seen everything."""
    if table.pause is None:
        return None
    rest = rest_due(table.info, table.state())
    if rest is None or not any(
        table.seats[seat].person and table.seats[seat].bot is None for seat in rest.ready
    ):
        return None
    return table.pause.since + 1000 * rest.seconds


def _agreed(table: Table) -> bool:
    """All sit, and nothing is to be given to the chance any more."""
    seated = table.phase is Phase.OPEN and all(
        seat_state.who is not None for seat_state in table.seats
    )
    return seated and agreeing(table) is None


def _next(draft: TableDraft) -> Body | None:
    table = draft.state
    if table.held and not silence(table):
        return Heard()
    if table.phase is not RUNNING:
        return Begun(table.values) if _agreed(table) else None
    game, bots = table.info.game, table.info.bots
    rules, state, actors = game.rules, table.state(), table.actors
    for seat, move in game.timing.owed(state).items() if bots else ():
        if seat in bots:
            return Moved(seat, raw_json(move), engine=table.seats[seat].bot)
    if not actors:
        result = rules.result(state)
        assert result is not None, "a game that waits for nobody has a result"
        until = pause_until(table)
        if until is not None and draft.now < until:
            return None  # the referee may still decide
        return Ended(result.places, result.score, "played", result.won)
    if CHANCE not in actors:
        return None
    until = pause_until(table)
    if until is not None and draft.now < until:
        return None
    source = draft.chance(table)(table.position + 1)
    return Moved(CHANCE, raw_json(rules.draw(state, source)))
