"""What one offers and the others answer: a move taken back, another game."""

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal, refusal
from kostka.game.seats import Seat
from kostka.live.commands import Answer, Offer
from kostka.live.draft import TableDraft
from kostka.live.events import Answered, Body, Offered, OfferKind, Rematch, Undone
from kostka.live.phase import Phase
from kostka.live.seating import check_running, seat_of
from kostka.live.table import OpenOffer, Table


def offer(draft: TableDraft, who: Person, command: Offer) -> None:
    """Offer it; where another has, agree. What nobody else need agree to happens at once.

    A move can be taken back as long as it is the last thing that happened in the game, and has
    shown its maker nothing new.
    """
    table = draft.state
    seat = seat_of(table, who)
    standing = _standing(table, command.what)
    if standing is not None:
        if standing.seat != seat:
            _agree(draft, seat, standing)
        return
    _check(table, seat, command.what)
    if command.what is OfferKind.REMATCH and table.next is not None:
        return
    if asked(table, seat, command.what):
        draft.emit(Offered(seat, command.what, table.position))
    else:
        _done(draft, command.what)


def answer(draft: TableDraft, who: Person, command: Answer) -> None:
    """Yes or no to what another has offered; a no of one's own takes it back."""
    table = draft.state
    seat = seat_of(table, who)
    standing = _standing(table, command.what)
    if standing is None:
        raise Refusal("table-no-offer")
    if not command.yes:
        draft.emit(Answered(seat, command.what, yes=False))
    elif seat != standing.seat:
        _agree(draft, seat, standing)


def withdrawn(table: Table, seat: Seat) -> tuple[Body, ...]:
    """What a seat had offered or agreed to when the game was over goes with it when it leaves."""
    if table.phase is not Phase.OVER or seat not in offering(table):
        return ()
    return (Answered(seat, OfferKind.REMATCH, yes=False, left=True),)


def offering(table: Table) -> tuple[Seat, ...]:
    """The seats that another game hangs on: who has offered it, and who has agreed."""
    standing = _standing(table, OfferKind.REMATCH)
    return () if standing is None else (standing.seat, *standing.agreed)


def asked(table: Table, seat: Seat, what: OfferKind) -> tuple[Seat, ...]:
    """Who must agree: every other person. A move taken back asks nobody for whom a bot plays."""
    return tuple(
        other
        for other, seat_state in enumerate(table.seats)
        if other != seat
        and seat_state.person
        and (what is OfferKind.REMATCH or seat_state.taken is None)
    )


def _check(table: Table, seat: Seat, what: OfferKind) -> None:
    if what is OfferKind.REMATCH:
        if table.phase is not Phase.OVER:
            check_running(table)
            raise Refusal("table-not-over")
        return
    check_running(table)
    if table.undoable_by != seat:
        log = table.log
        rule = table.game.stays(log.state, log.entries[-1]) if log and log.entries else ""
        raise refusal(rule, "table-move-stays" if rule else "table-no-undo")


def _agree(draft: TableDraft, seat: Seat, standing: OpenOffer) -> None:
    if seat in standing.agreed:
        return
    draft.emit(Answered(seat, standing.what, yes=True))
    agreed = {*standing.agreed, seat}
    if agreed >= set(asked(draft.state, standing.seat, standing.what)):
        _done(draft, standing.what)


def _done(draft: TableDraft, what: OfferKind) -> None:
    if what is OfferKind.UNDO:
        draft.emit(Undone(draft.state.position))
        return
    if draft.next_table is None:
        raise ValueError("a rematch needs the id of its table")
    draft.emit(Rematch(*draft.next_table))


def _standing(table: Table, what: OfferKind) -> OpenOffer | None:
    return next((offer for offer in table.offers if offer.what is what), None)
