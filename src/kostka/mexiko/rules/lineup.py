"""Dice as players: line-ups, nominations, time-outs, substitutions: MX-60 … MX-63.

A team whose line-up was not announced may still name the die that plays; it only need not.
"""

from msgspec.structs import replace

from kostka.game.errors import RuleError
from kostka.game.joiners import seen_whole
from kostka.game.seats import Seat
from kostka.mexiko.rules.moves import Die, Foam, LineUp, Nominate, Ready, Substitute, TimeOut
from kostka.mexiko.rules.refusals import not_now
from kostka.mexiko.rules.state import GUEST, HOME, TEAMS, Board, State, with_seat

MOST_DICE = 6
USUAL = tuple(Die(number) for number in range(1, MOST_DICE + 1))
"""What a side enters that has no names to give: as many dice as it may, numbered from one."""
TIMEOUTS_A_SET = 2
TIMEOUT_SECONDS = 30
FOAM_SECONDS = 120
"""MX-33: the longest foam time."""
LARGEST_NUMBER = 999_999_999
"""MX-61 knows no largest number; a record has to."""
NAMELESS = frozenset(";{}[],!")
"""Signs that mean something else in a record."""
LONGEST_NAME = 40


def line_up(state: State, move: LineUp) -> State:
    """MX-60: up to six dice, the guests' first, before the first set; MX-61: numbers differ."""
    board, sign = state.board, f"lineup {TEAMS[move.seat]}"
    if board.sets or board.gams or not state.gam.fresh:
        raise RuleError("MX-60", "mexiko-before-match-only", found=sign)
    if board.lineups[move.seat]:
        raise RuleError("MX-60", "mexiko-lineup-twice", found=sign)
    if move.seat != GUEST and not board.lineups[GUEST]:
        raise RuleError("MX-60", "mexiko-guests-first", found=sign, expected="lineup guest")
    if not 1 <= len(move.dice) <= MOST_DICE:
        raise RuleError("MX-60", "mexiko-lineup-size", found=len(move.dice), expected="1…6")
    if board.fielded != (None, None):  # MX-62: what is nominated is of the line-up
        raise RuleError("MX-60", "mexiko-lineup-late", found=sign)
    numbers = [die.number for die in move.dice]
    for number in numbers:
        _check_number(number)
        if numbers.count(number) > 1:
            raise RuleError("MX-61", "mexiko-die-number-twice", found=number)
    for die in move.dice:
        if not _can_be_written(die.name):
            raise RuleError("MX-61", "mexiko-die-name", found=die.name[: LONGEST_NAME + 1])
    lineups = with_seat(board.lineups, move.seat, move.dice)
    return replace(state, board=replace(board, lineups=lineups))


def sent_off(state: State, seat: Seat, die: int | None) -> bool:
    """MX-53: whether this die has a red card that puts it out of the match."""
    if die is None or not state.rules.red_card:
        return False
    return any(card.red and card.seat == seat and card.die == die for card in state.board.cards)


def eligible(state: State, seat: Seat) -> tuple[int, ...]:
    """The numbers of the line-up's dice that may still play and do not play now."""
    return tuple(
        die.number
        for die in state.board.lineups[seat]
        if die.number != state.board.fielded[seat] and not sent_off(state, seat, die.number)
    )


def must_replace(state: State) -> Seat | None:
    """MX-53: the seat whose playing die was sent off and must be replaced at once."""
    if not state.board.cards:
        return None
    for seat, die in enumerate(state.board.fielded):
        if sent_off(state, seat, die):
            return seat
    return None


def must_nominate(state: State) -> Seat | None:
    """MX-62: before a set the side that serves it nominates first, then the other."""
    board = state.board
    if board.lineups == ((), ()) or board.gams or not state.gam.fresh:
        return None
    for seat in (board.server, 1 - board.server):
        if board.lineups[seat] and board.fielded[seat] is None:
            return seat
    return None


def must_line_up(state: State) -> Seat | None:
    """MX-60: with ``lineups`` each side announces its dice before the match, the guests first."""
    board = state.board
    if not state.rules.lineups or board.sets or board.gams or not state.gam.fresh:
        return None
    return next((seat for seat in (GUEST, HOME) if not board.lineups[seat]), None)


def serve(state: State) -> State:
    """What must be in order before a gam begins; the state with the time-out over."""
    seat = must_line_up(state)
    if seat is not None:
        raise RuleError("MX-60", "mexiko-lineup-first", expected=f"lineup {TEAMS[seat]}")
    seat = must_nominate(state)
    if seat is not None:
        raise RuleError("MX-62", "mexiko-nominate-first", expected=f"{TEAMS[seat]} NUMBER")
    if state.board.paused or state.board.ready:
        return replace(state, board=replace(state.board, paused=False, ready=()))
    return state


def ready(state: State, move: Ready) -> State:
    """MX-30, MX-63: a side waits for the serve; once before each."""
    board, sign = state.board, f"ready {TEAMS[move.seat]}"
    if not state.gam.fresh:
        raise not_now("MX-63", sign, state.gam)
    if move.seat in board.ready:
        raise RuleError("MX-63", "mexiko-ready-twice", found=sign)
    return replace(state, board=replace(board, ready=(*board.ready, move.seat)))


def nominate(state: State, move: Nominate) -> State:
    """MX-62: one die of the team, before the set."""
    board, sign = state.board, f"{TEAMS[move.seat]} {move.die}"
    if board.gams or not state.gam.fresh:
        raise RuleError("MX-62", "mexiko-before-set-only", found=sign)
    seat = must_line_up(state)
    if seat is not None:
        raise RuleError("MX-60", "mexiko-lineup-first", expected=f"lineup {TEAMS[seat]}")
    if board.fielded[move.seat] is not None:
        raise RuleError("MX-62", "mexiko-nominated-twice", found=sign)
    due = must_nominate(state)
    too_late = move.seat == board.server and board.fielded[1 - move.seat] is not None
    if too_late or (due == board.server and due != move.seat):
        expected = f"{TEAMS[board.server]} NUMBER"
        if too_late:
            expected = f"{expected} {TEAMS[1 - board.server]} NUMBER"
        raise RuleError("MX-62", "mexiko-nominate-order", found=sign, expected=expected)
    return replace(state, board=_fielding(state, move.seat, move.die))


def substitute(state: State, move: Substitute) -> State:
    """MX-63: a die is changed during a time-out; MX-53: or at once after a red card."""
    if not state.board.paused and must_replace(state) != move.seat:
        sign = f"sub {TEAMS[move.seat]} {move.die}"
        raise RuleError("MX-63", "mexiko-sub-in-timeout", found=sign)
    return replace(state, board=_fielding(state, move.seat, move.die))


def time_out(state: State, move: TimeOut) -> State:
    """MX-63: two a set for each team, before the serve of a gam. One that really lasted longer than
    30 seconds is recorded as it was (``too_long``)."""
    board, sign = state.board, f"timeout {TEAMS[move.seat]}"
    if not state.gam.fresh:
        raise not_now("MX-63", sign, state.gam)
    if board.timeouts[move.seat] >= TIMEOUTS_A_SET:
        raise RuleError("MX-63", "mexiko-timeouts-used", found=sign, expected=TIMEOUTS_A_SET)
    check_seconds(move.seconds, "MX-63")
    used = with_seat(board.timeouts, move.seat, board.timeouts[move.seat] + 1)
    return replace(state, board=replace(board, timeouts=used, paused=True, ready=()))


def check_seconds(seconds: int | None, rule: str) -> None:
    """A length that can be written down; MX-63: it may well be longer than was allowed."""
    if seconds is not None and not 0 <= seconds <= LARGEST_NUMBER:
        raise RuleError(rule, "mexiko-seconds", found=seconds, expected=f"0…{LARGEST_NUMBER}")


def too_long(pause: TimeOut | Foam) -> int | None:
    """MX-63, MX-33: what a pause may last at most, in seconds, if this one lasted longer.

    >>> too_long(TimeOut(HOME, 31)), too_long(TimeOut(HOME, 30)), too_long(Foam(HOME, 121))
    (30, None, 120)
    """
    most = TIMEOUT_SECONDS if isinstance(pause, TimeOut) else FOAM_SECONDS
    return most if pause.seconds is not None and pause.seconds > most else None


def _fielding(state: State, seat: Seat, die: int) -> Board:
    board, sign = state.board, f"{TEAMS[seat]} {die}"
    _check_number(die)
    numbers = [other.number for other in board.lineups[seat]]
    if numbers and die not in numbers:
        expected = " ".join(map(str, numbers))
        raise RuleError("MX-60", "mexiko-not-in-lineup", found=sign, expected=expected)
    if sent_off(state, seat, die):
        raise RuleError("MX-53", "mexiko-sent-off", found=sign)
    if board.fielded[seat] == die:
        raise RuleError("MX-63", "mexiko-already-plays", found=sign)
    return replace(board, fielded=with_seat(board.fielded, seat, die))


def _can_be_written(name: str) -> bool:
    """On one line of a record and of a screen: all of it to be seen, and not too long."""
    plain = name == " ".join(name.split()) and seen_whole(name)
    return plain and len(name) <= LONGEST_NAME and not NAMELESS & set(name)


def _check_number(number: int) -> None:
    """MX-61: a whole number, not negative."""
    if not 0 <= number <= LARGEST_NUMBER:
        expected = f"0…{LARGEST_NUMBER}"
        raise RuleError("MX-61", "mexiko-die-number", found=number, expected=expected)
