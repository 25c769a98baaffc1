"""Sport domino by the rules DOM-1 … DOM-40. Which file decides what:

- ``tiles``: the 28 tiles, numbers and sums (DOM-1)
- ``options``: the rule set ``sport-1`` and every option
- ``seating``: seats, pairs, counter-clockwise, left and right hand
- ``moves``: every move, report, fault and event there is
- ``state``: what is known of a round and a party, and what is waited for
- ``lots``: first move, shuffling, drawing, dealing (DOM-20, DOM-21, DOM-22)
- ``plays``: laying, passing, what must be laid, unknown hands (DOM-23, DOM-33; DOM-34 found late)
- ``deals``: whether any deal is possible in unknown hands (DOM-34)
- ``clock``: the time for a move and exceeding it (DOM-13, DOM-14); ``telling``: who is told of it
  (DOM-13)
- ``count``: going out, fish, the sums (DOM-3, DOM-4, DOM-5, DOM-6)
- ``party``: the target, time, lead, absence, count checked, protocol
  (DOM-2, DOM-10, DOM-11, DOM-12, DOM-15, DOM-24, DOM-37)
- ``faults``: touched, out of turn, revoke, signs (DOM-30, DOM-31, DOM-32, DOM-34, DOM-35)
- ``reports``: results of a real table; ``sums``: what can be left at the end of a round
- ``view``: who may know what (DOM-13, DOM-26, DOM-37)

How many parties are played and by which regulations (DOM-40) is the organiser's: every number of
the regulations is an option here, and a tournament adds up results.
"""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import replace

from kostka.domino.rules.clock import excused, overdue, slow
from kostka.domino.rules.faults import out_of_turn, penalty, revoke, signs, touched
from kostka.domino.rules.lots import choose, deal, draw, lots, not_now
from kostka.domino.rules.moves import (
    Absent,
    Confirm,
    Deal,
    Draw,
    Excused,
    Lay,
    Lots,
    Move,
    OutOfTurn,
    Overdue,
    PartyReport,
    Pass,
    Penalty,
    Reshuffle,
    Revoke,
    RoundReport,
    Sign,
    Signs,
    Slow,
    TimeUp,
    Touched,
)
from kostka.domino.rules.options import RULE_SETS
from kostka.domino.rules.party import absent, check_open, confirm, settled, sign, time_up
from kostka.domino.rules.plays import lawful, lay, pass_
from kostka.domino.rules.reports import party_report, round_report
from kostka.domino.rules.seating import SEATS, TAGS, pair_of
from kostka.domino.rules.state import Due, State
from kostka.domino.rules.view import View, shown, view
from kostka.game.contract import Result, Seal, Unit
from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header
from kostka.game.ruleset import rules_of
from kostka.game.seats import Actor, Role, Seat

__all__ = [
    "MOVE",
    "NAME",
    "RULE_SETS",
    "VIEW",
    "Move",
    "State",
    "View",
    "actors",
    "apply",
    "author",
    "draw",
    "legal",
    "result",
    "seal",
    "shown",
    "start",
    "unit",
    "view",
]

NAME = "domino"
MOVE = Move
VIEW = View

CHOICES: tuple[Move, ...] = (Draw(), Reshuffle())
ALONE: tuple[tuple[Actor, ...], ...] = tuple((seat,) for seat in SEATS)
CHANCE: tuple[Actor, ...] = (Role.CHANCE,)
REFEREE: tuple[Actor, ...] = (Role.REFEREE,)

APPLY: dict[type, Callable[[State, Any], State]] = {
    Lay: lay,
    Pass: pass_,
    Lots: lots,
    Draw: choose,
    Reshuffle: choose,
    Deal: deal,
    RoundReport: round_report,
    PartyReport: party_report,
    Slow: slow,
    Overdue: overdue,
    Excused: excused,
    Touched: touched,
    OutOfTurn: out_of_turn,
    Revoke: revoke,
    Signs: signs,
    Penalty: penalty,
    TimeUp: time_up,
    Absent: absent,
    Confirm: confirm,
    Sign: sign,
}
LATE: dict[type, str] = {Pass: "-", RoundReport: "=", TimeUp: "! time", Overdue: "! overdue"}
"""How a record says what comes too late, where it is not the move's own name."""
AFTER_THE_END = (Confirm, Sign)
"""What may still happen to a decided party and changes nothing of it."""
FAULTS = (Slow, Excused, Touched, OutOfTurn, Revoke, Signs, Penalty)
"""What the referee may still decide of a party's last round, until all have signed (DOM-15)."""


def start(header: Header) -> State:
    """A party that has not begun. Raises RuleError unless there are four seats."""
    if len(header.seats) != 4:
        raise RuleError("DOM-1", "domino-seats", found=len(header.seats), expected=4)
    return State(rules_of(RULE_SETS, header), header.seats)


def actors(state: State) -> tuple[Actor, ...]:
    """Who must move now; nobody once the party is decided."""
    due = state.due
    if due is Due.PLAY:
        assert state.round is not None
        return ALONE[state.round.turn]
    if due is Due.CHOICE:
        return ALONE[state.party.lead]
    if due is Due.OVER:
        return ()
    return REFEREE if due in (Due.COUNT, Due.JUDGE) else CHANCE


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every move this seat may make now; where both ends are equal one side stands for both."""
    if state.due is Due.PLAY:
        table = state.round
        assert table is not None
        return lawful(table, state.rules) if seat == table.turn else ()
    return CHOICES if state.due is Due.CHOICE and seat == state.party.lead else ()


def author(state: State, move: Move) -> Actor:
    """Who makes this move in this state."""
    match move:
        case Lay() | Pass() if state.due is Due.PLAY and state.round is not None:
            return state.round.turn
        case Lots() | Deal():
            return Role.CHANCE
        case Reshuffle() | Draw() if state.due is not Due.LOTS:  # else a record leaves those out
            return state.party.lead
        case Confirm() | Sign():
            return move.seat
        case _:
            return Role.REFEREE


def apply(state: State, move: Move) -> State:
    """The state after the move. Raises RuleError and changes nothing if it is not allowed."""
    if isinstance(move, Lay):  # nearly every move is one
        return lay(state, move)
    seat = getattr(move, "seat", None)
    if seat is not None and seat not in SEATS:
        raise Refusal("domino-seat", found=seat, expected="0…3")
    if state.due is Due.OVER and not isinstance(move, AFTER_THE_END):
        kind = str(move.__struct_config__.tag)
        if not isinstance(move, FAULTS):
            raise not_now(LATE.get(type(move), kind), state)
        check_open(state, f"! {getattr(move, 'pair', '') if seat is None else TAGS[seat]} {kind}")
        after = APPLY[type(move)](state, move)
        return settled(replace(after, party=replace(after.party, signed=())))
    return APPLY[type(move)](state, move)


def unit(state: State) -> Unit:
    """The round in progress; it begins with the choice to shuffle again, with a deal or a play."""
    begun = not state.begins_round and state.due is not Due.OVER
    return len(state.party.rounds), 0, begun


def seal(state: State, move: Move) -> Seal | None:
    """DOM-15: who signs the protocol signs its rounds, points and sanctions; after a change of them
    they sign again."""
    if not isinstance(move, Sign):
        return None
    party = replace(state.party, signed=(), confirmed=())
    return Seal("DOM-15", crc32(msgspec.json.encode(party)))


def result(state: State) -> Result | None:
    """How the party ended, or None while it has not; partners share place and points."""
    winner = state.party.winner
    if winner is None:
        return None
    return Result(
        tuple(1 if pair_of(seat) == winner else 2 for seat in SEATS),
        tuple(state.party.of(pair_of(seat)) for seat in SEATS),
    )
