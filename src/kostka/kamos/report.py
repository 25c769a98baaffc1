"""What a game came to: for ``kostka score --json`` and for simulations."""

from typing import Any

from kostka.game.log import Log
from kostka.kamos.rules.moves import Move
from kostka.kamos.rules.ranking import places, winner
from kostka.kamos.rules.rows import ROWS
from kostka.kamos.rules.sheet import NORMED, Sheet
from kostka.kamos.rules.state import State


def score(log: Log[State, Move]) -> dict[str, Any]:
    """The sheets and who stands where.

    ``rows``: the points of each row, its doublings included (none of a sheet known by its total);
    ``marks``: the cells as on paper; ``balance``: dice over or short in rows 3–6 (None: unknown).
    ``places``: 1 for the best, by the totals so far while the game goes on. ``winner``: the number
    of the seat, from 0; None if the first place is shared or every sheet is lost; ``"open"`` while
    a sheet is still to be filled.
    """
    state = log.state
    ranks = places(state.sheets, state.losses)
    sheets = [
        {"player": name, **_sheet(sheet), "place": place}
        for name, sheet, place in zip(state.names, state.sheets, ranks, strict=True)
    ]
    first = winner(state.sheets, state.losses) if state.over else "open"
    return {"game": "kamos", "sheets": sheets, "places": list(ranks), "winner": first}


def figures(state: State) -> dict[str, float]:
    """Numbers of one finished game, the sheets of all players together."""
    sheets = state.sheets
    rows = {f"row-{row}": 0.0 for row in ROWS}
    for sheet in sheets:
        for row, points in zip(ROWS, sheet.points, strict=False):
            rows[f"row-{row}"] += points
    return {
        "sheets": len(sheets),
        "total": sum(sheet.total for sheet in sheets),
        "best-total": max(sheet.total for sheet in sheets),
        "lost": sum(sheet.lost for sheet in sheets),
        "crosses": sum(sheet.crosses for sheet in sheets),
        "turns": state.turns,
        **rows,
    }


def _sheet(sheet: Sheet) -> dict[str, Any]:
    return {
        "rows": dict(zip(ROWS, sheet.points, strict=False)),
        "total": sheet.total,
        "lost": sheet.lost,
        "finished": sheet.full,
        "reported": sheet.reported,
        "crosses": sheet.crosses,
        "marks": {
            row: [cell.mark for cell in cells] for row, cells in zip(ROWS, sheet.cells, strict=True)
        },
        "balance": {ROWS[place]: dice for place, dice in zip(NORMED, sheet.balance, strict=True)},
    }
