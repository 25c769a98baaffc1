"""Whom exceeding the time is told to while the round is still played (DOM-13)."""

from kostka.domino.rules.party import plus
from kostka.domino.rules.state import IN_ROUND, Sanction, State
from kostka.game.seats import Role, Seat, Viewer

PRIVY = (Role.REFEREE, Role.KEEPER)


def tells_of(seat: Seat | None, viewer: Viewer) -> bool:
    """Whether this viewer hears at once that this seat has exceeded its time: it would say how many
    tiles could have been laid."""
    return viewer == seat or viewer in PRIVY


def announced(state: State, viewer: Viewer) -> tuple[Sanction, ...]:
    """The warnings and penalties that this viewer knows of: those for time in the round being
    played are told to all when it has ended."""
    given = state.party.sanctions
    if state.due not in IN_ROUND or not given:
        return given
    return tuple([one for one in given if not _waits(state, one) or tells_of(one.seat, viewer)])


def points_told(state: State, viewer: Viewer) -> tuple[int, int]:
    """The points of both pairs, without the penalties that this viewer does not know of."""
    points = state.party.points
    if state.due in IN_ROUND:
        for one in state.party.sanctions:
            if one.points and _waits(state, one) and not tells_of(one.seat, viewer):
                points = plus(points, one.pair, one.points)
    return points


def _waits(state: State, one: Sanction) -> bool:
    return one.reason == "slow" and one.seat is not None and one.round == state.number
