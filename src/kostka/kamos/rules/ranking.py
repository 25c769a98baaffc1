"""Who stands where: finished sheets by their totals, then lost ones (KCR-13, KCR-15)."""

from collections.abc import Sequence

from kostka.game.seats import Seat
from kostka.kamos.rules.sheet import Sheet


def places(sheets: Sequence[Sheet], losses: Sequence[Seat]) -> tuple[int, ...]:
    """The place of each sheet, 1 for the best. ``losses``: who lost, the earliest first.

    KCR-15: equal totals share the place. KCR-13: a lost sheet ranks below every other, whatever
    its total; of two, the one lost later ranks higher.
    """
    merits = [
        (0, losses.index(seat)) if sheet.lost else (1, sheet.total)
        for seat, sheet in enumerate(sheets)
    ]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def winner(sheets: Sequence[Sheet], losses: Sequence[Seat]) -> Seat | None:
    """The seat that has the first place for itself; None if it is shared or every sheet is lost."""
    first = [seat for seat, place in enumerate(places(sheets, losses)) if place == 1]
    return first[0] if len(first) == 1 and not sheets[first[0]].lost else None
