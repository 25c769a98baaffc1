"""What a match comes to: the score as data, and its figures for simulations."""

from typing import Any

from kostka.game.log import Log
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import Floor, Hand, OffTable, PerPartes
from kostka.mexiko.rules.state import TEAMS, Drinking, Pair, Phase
from kostka.mexiko.sheet import beers, line_ups, set_pages, tagged

FAULTS = {Hand: "hand", PerPartes: "per-partes", OffTable: "off-table", Floor: "floor"}


def score(log: Log[State, Move]) -> dict[str, Any]:
    """The sets with their points, the match in sets, and who won: home, guest, None for a draw,
    ``open`` while it goes on.

    A set in progress is the last of ``sets``, with its points so far. ``server`` is who serves
    the next gam; ``faults`` counts what the referee noted (MX-50 … MX-53); ``drinking`` is there
    with beer (MX-32: the winner's seconds, from when the loser has finished). Where they were told:
    ``event``, ``category``, ``line-ups`` and the ``protocol`` of each set (``mexiko.sheet``).
    """
    state = log.state
    board, gam = state.board, state.gam
    over = gam.phase is Phase.OVER
    begun = board.gams > 0 or (not over and not gam.fresh)
    points = (*board.sets, board.points) if begun else board.sets
    found: dict[str, Any] = {
        "game": "mexiko",
        "sets": [_pair(pair) for pair in points],
        "match": _pair(board.match),
        "winner": _winner(state),
        "gams": board.tally.gams,
        "server": None if over else TEAMS[gam.server],
        "cards": [
            {"team": TEAMS[card.seat], "die": card.die, "card": "red" if card.red else "yellow"}
            for card in board.cards
        ],
        "faults": _faults(log),
    }
    found |= tagged(log.header)
    if (dice := line_ups(state)) is not None:
        found["line-ups"] = dice
    if pages := set_pages(log):
        found["protocol"] = pages
    if state.rules.beer:
        found["beers"] = beers(state)
        found["drinking"] = None if board.drinking is None else _drinking(board.drinking)
    return found


def figures(state: State) -> dict[str, float]:
    """The numbers of one finished match that simulations add up."""
    tally, board = state.board.tally, state.board
    gams = max(tally.gams, 1)
    return {
        "sets": len(board.sets),
        "gams": tally.gams,
        "points": sum(sum(points) for points in board.sets),
        "calls": tally.calls,
        "calls-a-gam": tally.calls / gams,
        "doubts": tally.doubts,
        "bluffs-caught": tally.caught,
        "to-table": tally.tables,
        "hand-overs": tally.gives,
        "two-point-gams": tally.twos,
        "gams-a-set": tally.gams / max(len(board.sets), 1),
        "home-won": float(board.match[0] > board.match[1]),
        "drawn": float(board.match[0] == board.match[1]),
    }


def _pair(pair: Pair) -> dict[str, int]:
    return dict(zip(TEAMS, pair, strict=True))


def _winner(state: State) -> str | None:
    if state.gam.phase is not Phase.OVER:
        return "open"
    home, guest = state.board.match
    return None if home == guest else TEAMS[home < guest]


def _faults(log: Log[State, Move]) -> dict[str, int]:
    counts = dict.fromkeys(FAULTS.values(), 0)
    for step in log.played():
        name = FAULTS.get(type(step.move))
        if name is not None:
            counts[name] += 1
    return counts


def _drinking(drinking: Drinking) -> dict[str, Any]:
    return {
        "loser": TEAMS[drinking.loser],
        "seconds": drinking.seconds,
        "finished": drinking.finished,
    }
