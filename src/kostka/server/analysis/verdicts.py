"""How somebody has played games that were analysed, each in two figures."""

from collections.abc import Mapping

import msgspec

from kostka.game.analysis import WIN, Analysis
from kostka.game.seats import Seat
from kostka.server.analysis.worker import VERSION
from kostka.store.analysis_cache import AnalysisCache

SLIP = {WIN: 0.02}
"""From so much on a decision counts as a slip, by unit: chances of winning."""
SLIP_POINTS = 2.0
"""The same where points are counted."""
SURE = 2
"""Where a cost was sampled, less than so many of its standard errors says nothing."""


class Verdict(msgspec.Struct, frozen=True):
    """``accuracy``: the share of decisions that were no slip, 0 … 1; ``luck``: what chance gave,
    in ``unit`` as in an analysis."""

    accuracy: float
    luck: float
    unit: str


async def verdicts(findings: AnalysisCache, seats: Mapping[str, Seat]) -> dict[str, Verdict]:
    """By table, for whoever sat at this seat of it: of those that were analysed."""
    known = await findings.get("analysis", list(seats), VERSION)
    told = {table: _verdict(_DECODER.decode(text), seats[table]) for table, text in known.items()}
    return {table: one for table, one in told.items() if one is not None}


def _verdict(found: Analysis, seat: Seat) -> Verdict | None:
    slip = SLIP.get(found.unit, SLIP_POINTS)
    made = [one for one in found.decisions if one.seat == seat]
    luck = next((one.luck for one in found.players if one.seat == seat), None)
    if not made or luck is None:
        return None
    fine = sum(one.cost < slip or one.cost <= SURE * one.error for one in made)
    return Verdict(fine / len(made), luck, found.unit)


_DECODER = msgspec.json.Decoder(Analysis)
