"""Who must move, what they may do, and who makes a move: the order of MX-10 … MX-15."""

from kostka.game.seats import Actor, Role, Seat
from kostka.mexiko.rules.calls import COUNT, Call, beats
from kostka.mexiko.rules.lineup import USUAL, eligible, must_line_up, must_nominate, must_replace
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    Finished,
    Foam,
    HandOver,
    LineUp,
    Move,
    Nominate,
    Open,
    Ready,
    Say,
    Substitute,
    Throw,
    TimeOut,
    ToTable,
)
from kostka.mexiko.rules.state import Phase, State

_SERVES: tuple[Move, ...] = tuple(Say(call) for call in range(COUNT))
_AFTER: dict[Call | None, tuple[Move, ...]] = {
    beat: (*(Say(call) for call in range(COUNT) if beats(call, beat)), HandOver())
    for beat in range(COUNT)
}
_AFTER[None] = _SERVES  # MX-15: nothing to hand over for
_HOW: tuple[Move, ...] = (Open(0), Open(1), Open(2))
_ANSWERS: tuple[Move, ...] = (Accept(), Doubt())
_TABLE: tuple[Move, ...] = (Behind(), ToTable())


def actors(state: State) -> tuple[Actor, ...]:
    """Who is waited for: chance, one seat, or the referee who must tell what nobody told."""
    gam = state.gam
    if gam.phase is Phase.OVER:
        return ()
    seat = must_line_up(state)
    if seat is not None:
        return (seat,)
    seat = die_due(state)
    if seat is not None:
        return (seat,) if eligible(state, seat) else (Role.REFEREE,)
    match gam.phase:
        case Phase.THROW:
            return (Role.CHANCE,)
        case Phase.ANSWER:
            return (1 - gam.thrower,)
        case Phase.SHOW:
            return (Role.REFEREE,)
        case _:
            return (gam.thrower,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """What this seat may do now, lowest call first; nothing when it is not its turn."""
    if actors(state) != (seat,):
        return ()
    if must_line_up(state) is not None:
        return (LineUp(seat, USUAL),)
    if die_due(state) is not None:
        kind = Nominate if state.board.fielded[seat] is None else Substitute
        return tuple(kind(seat, die) for die in eligible(state, seat))
    match state.gam.phase:
        case Phase.HOW:
            return _HOW
        case Phase.SAY:
            gam = state.gam
            beaten = gam.dice is not None and beats(gam.dice, gam.beat)
            return _AFTER[gam.beat][:-1] if beaten and gam.beat is not None else _AFTER[gam.beat]
        case Phase.ANSWER:
            return _ANSWERS
        case _:
            return _TABLE


def author(state: State, move: Move) -> Actor:
    """Chance throws; the thrower calls or hands over and, as caller, chooses the next throw's
    place (MX-14); the opponent answers; a team takes its own time-outs and says itself that it has
    finished; the rest is reported."""
    match move:
        case Throw():
            return Role.CHANCE
        case Accept() | Doubt():
            return 1 - state.gam.thrower
        case Say() | HandOver() | Behind() | ToTable():
            return state.gam.thrower
        case Open():
            return state.gam.thrower if state.rules.voluntary_open else Role.REFEREE
        case LineUp() | Nominate() | Substitute() | TimeOut() | Foam() | Finished() | Ready():
            return move.seat
        case _:
            return Role.REFEREE


def die_due(state: State) -> Seat | None:
    """The seat that must name a die before anything else (MX-53, MX-62)."""
    seat = must_replace(state)
    return must_nominate(state) if seat is None else seat
