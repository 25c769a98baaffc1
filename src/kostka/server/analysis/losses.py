"""Where somebody loses most: kinds of decisions by what they cost in a game."""

from collections import Counter, defaultdict
from collections.abc import Mapping

import msgspec
from litestar import get

from kostka.game.analysis import Analysis
from kostka.live.phase import Phase
from kostka.live.projection import Summary
from kostka.server.analysis.worker import VERSION
from kostka.server.people.identity import Known
from kostka.server.security.route_limits import Limited
from kostka.server.state import ServerState
from kostka.store.kinds.tables import list_tables

LAST = 40
"""So many of one's last games are looked at, as far as they were analysed."""
LEAST = 0.0005
"""What costs less in a game is not worth a word, whatever the unit."""


class Loss(msgspec.Struct, frozen=True):
    """A kind of decision, as its move is called in the game (``doubt``), and what it has cost in a
    game on average, in the unit of the game's analyses."""

    game: str
    kind: str
    cost: float
    unit: str


class Losses(msgspec.Struct, frozen=True):
    """The dearest first; out of so many ``games``."""

    losses: tuple[Loss, ...]
    games: int


@get("/me/losses", guards=[Limited("figures")])
async def my_losses(current_user: Known, state: ServerState) -> Losses:
    """Where one loses most, out of the games that were analysed."""
    ids = current_user.ids
    rows = await list_tables(state.store, phase=Phase.OVER, private=True, people=ids, limit=LAST)
    known = await state.store.findings.get("analysis", [row.id for row in rows], VERSION)
    costs: dict[tuple[str, str, str], float] = defaultdict(float)
    games: Counter[str] = Counter()
    for row in rows:
        if row.id not in known:
            continue
        seat = next(n for n, who in enumerate(row.people) if who in ids)
        game = _summary.decode(row.summary).game
        games[game] += 1
        found = _analysis.decode(known[row.id])
        for one in found.decisions:
            if one.seat == seat and one.cost > 0:
                costs[game, _kind(one.move), found.unit] += one.cost
    told = [
        Loss(game, kind, cost / games[game], unit)
        for (game, kind, unit), cost in costs.items()
        if kind and cost / games[game] >= LEAST
    ]
    return Losses(tuple(sorted(told, key=lambda one: -one.cost)), games.total())


def _kind(move: object) -> str:
    return str(move.get("type", "")) if isinstance(move, Mapping) else ""


_summary = msgspec.json.Decoder(Summary)
_analysis = msgspec.json.Decoder(Analysis)
