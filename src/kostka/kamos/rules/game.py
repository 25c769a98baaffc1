"""The game move by move: from a state to the next."""

import re

from msgspec.structs import replace

from kostka.game.chance import Source, dice
from kostka.game.contract import Result
from kostka.game.errors import RuleError
from kostka.game.header import Header
from kostka.game.ruleset import rules_of
from kostka.game.seats import Actor, Role, Seat
from kostka.kamos.rules.lot import lot_leaders
from kostka.kamos.rules.moves import (
    Cross,
    First,
    Keep,
    Lot,
    Move,
    SheetReport,
    Throw,
    TurnReport,
    Write,
)
from kostka.kamos.rules.options import RULE_SETS
from kostka.kamos.rules.ranking import places
from kostka.kamos.rules.reported import reported_cell, reported_sheet
from kostka.kamos.rules.rows import PLACE
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import CROSSED, Cell, Sheet, new_cell, with_cell
from kostka.kamos.rules.state import State, next_open
from kostka.kamos.rules.throwing import (
    Worths,
    check_cross,
    check_dice,
    check_kept,
    check_room,
    check_write,
    choices,
    digits,
)

MOST_PLAYERS = 12
PLAYER_TAG = re.compile(r"Player[0-9]+")


def start(header: Header) -> State:
    """Empty sheets, and the lot to be drawn if there is more than one player (KCR-17)."""
    count = len(header.seats)
    beyond = [name for name, _ in header.tags if PLAYER_TAG.fullmatch(name)]
    if beyond or not 1 <= count <= MOST_PLAYERS:
        found = beyond[0] if beyond else count
        raise RuleError("KCR-17", "kamos-players", found=found, expected=f"1…{MOST_PLAYERS}")
    return State(
        rules=rules_of(RULE_SETS, header),
        names=header.seats,
        sheets=(Sheet(),) * count,
        lot=tuple(range(count)) if count > 1 else (),
    )


def actors(state: State) -> tuple[Actor, ...]:
    """Chance where a lot or a throw is due, else the player whose turn it is."""
    if state.over:
        return ()
    return (state.seat,) if state.choosing else (Role.CHANCE,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Rows to write in, rows to cross, dice to keep, in this order."""
    if not state.choosing or seat != state.seat:
        return ()
    sheet = state.sheets[seat]
    return choices(sheet, state.dice, worth_now(state), state.may_throw, state.rules)


def author(state: State, move: Move) -> Actor:
    """Chance throws, the player on turn chooses, the referee reports."""
    match move:
        case Lot() | Throw():
            return Role.CHANCE
        case Keep() | Write() | Cross():
            return state.seat
        case First() | TurnReport() | SheetReport():
            return Role.REFEREE


def apply(state: State, move: Move) -> State:
    """The state after the move. Raises RuleError."""
    if state.over:
        raise RuleError("KCR-15", "kamos-over")
    match move:
        case Throw():
            return _throw(_lot_settled(state), move)
        case Keep():
            return _keep(_choosing(state), move)
        case Write():
            return _write(_choosing(state), move)
        case Cross():
            return _cross(_choosing(state), move)
        case Lot():
            return _lot(state, move)
        case First():
            return _first(state, move)
        case TurnReport():
            return _turn_report(_lot_settled(state), move)
        case SheetReport():
            return _sheet_report(state, move)


def draw(state: State, source: Source) -> Move:
    """The lot or the throw that is due."""
    if state.lot:
        return Lot(dice(source, len(state.lot)))
    kept = state.kept or ()
    return Throw(tuple(sorted(kept + dice(source, 5 - len(kept)))))


def result(state: State) -> Result | None:
    """Places by KCR-13 and KCR-15; the scores are the totals."""
    if not state.over:
        return None
    totals = tuple(sheet.total for sheet in state.sheets)
    won = any(not sheet.lost for sheet in state.sheets)
    return Result(places(state.sheets, state.losses), totals, won)


def worth_now(state: State) -> Worths:
    """What the throw on the table is worth in each row."""
    return worths(state.dice, state.hand, state.rules.delo_from_hand_only)


def _lot_settled(state: State) -> State:
    """A turn begins. KCR-17: where nothing is said of a lot, the first seat begins."""
    if not state.lot:
        return state
    if state.lots:
        raise RuleError("KCR-17", "kamos-lot-due", expected=f"! lot ({len(state.lot)})")
    return replace(state, lot=(), seat=next_open(state.sheets, 0))


def _lot(state: State, move: Lot) -> State:
    _lot_due(state)
    leaders = lot_leaders(state.lot, move.dice)
    if len(leaders) > 1:
        return replace(state, lot=leaders, lots=state.lots + 1)
    return _begins(replace(state, lots=state.lots + 1), leaders[0])


def _first(state: State, move: First) -> State:
    _lot_due(state)
    if move.seat not in state.lot:
        expected = " | ".join(str(seat + 1) for seat in state.lot)
        raise RuleError("KCR-17", "kamos-first", found=move.seat + 1, expected=expected)
    return _begins(state, move.seat)


def _begins(state: State, seat: Seat) -> State:
    """It is settled who begins, or the next whose sheet is not closed."""
    return replace(state, lot=(), lot_settled=True, seat=next_open(state.sheets, seat))


def _lot_due(state: State) -> None:
    if not state.lot:
        raise RuleError("KCR-17", "kamos-lot-over")


def _choosing(state: State) -> State:
    if not state.choosing:
        raise RuleError("KCR-2", "kamos-throw-due", expected="12345")
    return state


def _throw(state: State, move: Throw) -> State:
    """KCR-2: all five dice first, then those that were not kept."""
    if state.choosing:
        raise RuleError("KCR-2", "kamos-choice-due", found=digits(move.dice), expected="(…) | =")
    check_dice(move.dice)
    kept = state.kept or ()
    check_kept(kept, move.dice, all_is_none=False)
    thrown = state.thrown + 1
    # KCR-3: a single throw of all five dice: the first, or a later one where the table says so
    hand = thrown == 1 or (not kept and state.rules.hand == "any-full-throw")
    return replace(state, dice=move.dice, kept=None, thrown=thrown, hand=hand)


def _keep(state: State, move: Keep) -> State:
    if not state.may_throw:
        found = f"({digits(move.dice)})"
        raise RuleError("KCR-2", "kamos-throws-used", found=found, expected=state.rules.throws)
    check_kept(move.dice, state.dice, all_is_none=True)
    return replace(state, kept=move.dice)


def _write(state: State, move: Write) -> State:
    place = PLACE[move.row]
    worth = worth_now(state)[place]
    check_room(state.sheets, state.seat, place, state.rules)
    points = check_write(place, state.dice, worth)
    return _turn_over(state, place, new_cell(place, points, state.hand))


def _cross(state: State, move: Cross) -> State:
    place = PLACE[move.row]
    sheet = state.sheets[state.seat]
    check_room(state.sheets, state.seat, place, state.rules)
    check_cross(sheet, place, state.dice, (state.hand,), state.rules)
    return _turn_over(state, place, CROSSED)


def _turn_report(state: State, move: TurnReport) -> State:
    if state.dice:
        raise RuleError("KCR-2", "kamos-turn-begun", found=f"={move.row}", expected="(…) | =")
    check_room(state.sheets, state.seat, PLACE[move.row], state.rules)
    place, cell = reported_cell(state.sheets[state.seat], move, state.rules)
    return _turn_over(state, place, cell)


def _sheet_report(state: State, move: SheetReport) -> State:
    seats = range(len(state.sheets))
    if move.seat not in seats or state.sheets[move.seat].closed:
        expected = " | ".join(str(seat + 1) for seat in seats if not state.sheets[seat].closed)
        raise RuleError("KCR-15", "kamos-sheet-closed", found=move.seat + 1, expected=expected)
    if state.dice and move.seat == state.seat:
        raise RuleError("KCR-2", "kamos-turn-begun", found=move.seat + 1, expected="(…) | =")
    sheet = reported_sheet(state.sheets[move.seat], move, state.rules)
    after = _with_sheet(state, move.seat, sheet)
    return replace(after, seat=next_open(after.sheets, after.seat))


def _turn_over(state: State, place: int, cell: Cell) -> State:
    """The cell is filled and the next player that still plays has the turn."""
    sheet = with_cell(state.sheets[state.seat], place, cell, state.rules)
    after = _with_sheet(state, state.seat, sheet)
    return replace(
        after,
        seat=next_open(after.sheets, (state.seat + 1) % len(after.sheets)),
        dice=(),
        kept=None,
        thrown=0,
        hand=False,
        turns=state.turns + 1,
    )


def _with_sheet(state: State, seat: Seat, sheet: Sheet) -> State:
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    losses = (*state.losses, seat) if sheet.lost else state.losses
    return replace(state, sheets=sheets, losses=losses)
