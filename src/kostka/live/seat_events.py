"""What changes of a table when somebody sits down, stands up, is away or back."""

from msgspec.structs import replace

from kostka.live import events as e
from kostka.live.chair import Away, Chair
from kostka.live.company import Company
from kostka.live.spent import with_spent
from kostka.live.table import Changes, Offer, Table

LONG_ABSENCE = 20_000
"""An absence is counted from so many ms on: a tunnel is none."""


def joined(table: Table, body: e.Joined, _at: int) -> Changes:
    """Somebody sits down."""
    fresh = Chair(body.who, body.value, engine=body.engine)
    return {"company": table.company.with_chair(body.seat, fresh)}


def left(table: Table, body: e.Left, _at: int) -> Changes:
    """Somebody stands up; what was committed to, and perhaps shown, is void."""
    company = without_values(table.company)
    return {"company": company.with_chair(body.seat, Chair())}


def committed(table: Table, body: e.Committed, at: int) -> Changes:
    """A seat has committed; a second time it is the first of another round. For so long the others
    are waited for."""
    again = bool(table.chairs[body.seat].commitment)
    company = without_values(table.company) if again else table.company
    company = company.changed(body.seat, commitment=body.commitment, value="")
    return {"company": company, "since": at}


def revealed(table: Table, body: e.Revealed, at: int) -> Changes:
    """A seat has shown its value."""
    return {"company": table.company.changed(body.seat, value=body.value), "since": at}


def without_values(company: Company) -> Company:
    """Nobody has committed to anything, and nothing has been shown."""
    for seat, chair in enumerate(company.chairs):
        if chair.commitment:
            company = company.changed(seat, commitment="", value="")
    return company


def gone(table: Table, body: e.Gone, at: int) -> Changes:
    """Nobody is there for a seat; what it has offered goes along."""
    company = table.company.changed(body.seat, away=Away(at, body.until))
    return {"company": company, "offers": _without(table, body.seat)}


def back(table: Table, body: e.Back, at: int) -> Changes:
    """Somebody is there again, and plays: what a bot has thought meanwhile is not theirs."""
    seat = body.seat
    chair, spent = table.chairs[seat], table.spent[seat]
    long = chair.away is not None and at - chair.away.since >= LONG_ABSENCE
    company = table.company.changed(
        seat,
        away=None,
        absences=chair.absences + long,
        claimable=None if chair.claimable == "gone" else chair.claimable,
        taken=None,
        why=None,
    )
    own = replace(spent, used=spent.used - spent.thought, thought=0)
    changes: Changes = {"company": company, "spent": with_spent(table.spent, seat, own)}
    if chair.taken is not None and seat in table.actors and not spent.thought:
        changes |= {
            "since": at,
            "marked": 0,
            "late": False,
        }  # what a bot has begun one thinks about anew
    return changes


def taken(table: Table, body: e.TakenOver, at: int) -> Changes:
    """A bot plays on; so far the seat has thought about the decision that is due."""
    seat = body.seat
    chair, spent = table.chairs[seat], table.spent[seat]
    thought = at - table.since if seat in table.actors and chair.taken is None else 0
    spent = replace(spent, used=spent.used + thought, thought=spent.thought + thought)
    return {
        "company": table.company.changed(seat, taken=body.engine, why=body.why, claimable=None),
        "spent": with_spent(table.spent, seat, spent),
        "offers": _without(table, seat),
    }


def _without(table: Table, seat: int) -> tuple[Offer, ...]:
    """The offers that others have made."""
    return tuple(offer for offer in table.offers if offer.seat != seat)


def claimable(table: Table, body: e.Claimable, _at: int) -> Changes:
    """The others may claim the game."""
    return {"company": table.company.changed(body.seat, claimable=body.why)}


def given_back(table: Table, body: e.GivenBack, _at: int) -> Changes:
    """All that runs has begun so much later."""
    ms, company = body.ms, table.company
    for seat, chair in enumerate(table.chairs):
        if chair.away is not None:
            away = Away(chair.away.since + ms, chair.away.until + ms)
            company = company.changed(seat, away=away)
    return {
        "company": company,
        "since": table.since + ms,
        "begun": table.begun + ms,
        "rest": table.rest and replace(table.rest, since=table.rest.since + ms),
        "countdowns": tuple((one, since + ms) for one, since in table.countdowns),
    }
