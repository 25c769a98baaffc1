"""What changes of a table when somebody sits down, stands up, is away or back."""

from msgspec.structs import replace

from kostka.live import events as e
from kostka.live.seat_state import Away, SeatState
from kostka.live.table import Changes, OpenOffer, Table
from kostka.live.table_info import TableInfo
from kostka.live.time_used import with_spent

LONG_ABSENCE = 20_000
"""An absence is counted from so many ms on: a tunnel is none."""


def joined(table: Table, body: e.Joined, _at: int) -> Changes:
    """Somebody sits down."""
    fresh = SeatState(body.who, body.value, engine=body.engine)
    return {"info": table.info.with_seat(body.seat, fresh)}


def left(table: Table, body: e.Left, _at: int) -> Changes:
    """Somebody stands up; what was committed to, and perhaps shown, is void."""
    info = without_values(table.info)
    return {"info": info.with_seat(body.seat, SeatState())}


def committed(table: Table, body: e.Committed, at: int) -> Changes:
    """A seat has committed; a second time it is the first of another round. For so long the others
    are waited for."""
    again = bool(table.seats[body.seat].commitment)
    info = without_values(table.info) if again else table.info
    info = info.changed(body.seat, commitment=body.commitment, value="")
    return {"info": info, "decision_since": at}


def revealed(table: Table, body: e.Revealed, at: int) -> Changes:
    """A seat has shown its value."""
    return {"info": table.info.changed(body.seat, value=body.value), "decision_since": at}


def without_values(info: TableInfo) -> TableInfo:
    """Nobody has committed to anything, and nothing has been shown."""
    for seat, seat_state in enumerate(info.seats):
        if seat_state.commitment:
            info = info.changed(seat, commitment="", value="")
    return info


def gone(table: Table, body: e.Gone, at: int) -> Changes:
    """Nobody is there for a seat; what it has offered goes along."""
    info = table.info.changed(body.seat, away=Away(at, body.until))
    return {"info": info, "offers": _without(table, body.seat)}


def back(table: Table, body: e.Back, at: int) -> Changes:
    """Somebody is there again, and plays: what a bot has thought meanwhile is not theirs."""
    seat = body.seat
    seat_state, spent = table.seats[seat], table.time_used[seat]
    long = seat_state.away is not None and at - seat_state.away.since >= LONG_ABSENCE
    info = table.info.changed(
        seat,
        away=None,
        absences=seat_state.absences + long,
        claimable=None if seat_state.claimable == "gone" else seat_state.claimable,
        taken=None,
        why=None,
    )
    own = replace(spent, used=spent.used - spent.thought, thought=0)
    changes: Changes = {"info": info, "time_used": with_spent(table.time_used, seat, own)}
    if seat_state.taken is not None and seat in table.actors and not spent.thought:
        changes |= {
            "decision_since": at,
            "marked": 0,
            "late": False,
        }  # what a bot has begun one thinks about anew
    return changes


def taken(table: Table, body: e.TakenOver, at: int) -> Changes:
    """A bot plays on; so far the seat has thought about the decision that is due."""
    seat = body.seat
    seat_state, spent = table.seats[seat], table.time_used[seat]
    thought = at - table.decision_since if seat in table.actors and seat_state.taken is None else 0
    spent = replace(spent, used=spent.used + thought, thought=spent.thought + thought)
    return {
        "info": table.info.changed(seat, taken=body.engine, why=body.why, claimable=None),
        "time_used": with_spent(table.time_used, seat, spent),
        "offers": _without(table, seat),
    }


def _without(table: Table, seat: int) -> tuple[OpenOffer, ...]:
    """The offers that others have made."""
    return tuple(offer for offer in table.offers if offer.seat != seat)


def claimable(table: Table, body: e.Claimable, _at: int) -> Changes:
    """The others may claim the game."""
    return {"info": table.info.changed(body.seat, claimable=body.why)}


def given_back(table: Table, body: e.GivenBack, _at: int) -> Changes:
    """All that runs has begun so much later."""
    ms, info = body.ms, table.info
    for seat, seat_state in enumerate(table.seats):
        if seat_state.away is not None:
            away = Away(seat_state.away.since + ms, seat_state.away.until + ms)
            info = info.changed(seat, away=away)
    return {
        "info": info,
        "decision_since": table.decision_since + ms,
        "begun": table.begun + ms,
        "pause": table.pause and replace(table.pause, since=table.pause.since + ms),
        "countdowns": tuple((one, since + ms) for one, since in table.countdowns),
    }
