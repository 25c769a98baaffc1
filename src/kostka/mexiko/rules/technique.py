"""What goes wrong at a real table: MX-50, MX-51, MX-52, MX-53, MX-53a.

A fault belongs to the throw that lies there, to the one that is due, or to the one that has just
decided a gam: that gam is then decided anew. A second die thrown late but in the open (MX-51a) is
no fault: it is told as a throw with one die open (MX-18).
"""

from msgspec.structs import replace

from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import LOWEST
from kostka.mexiko.rules.lineup import serve
from kostka.mexiko.rules.moves import Floor, Hand, OffTable, PerPartes
from kostka.mexiko.rules.points import after_doubt, after_open_throw
from kostka.mexiko.rules.refusals import not_now
from kostka.mexiko.rules.sets import score_gam
from kostka.mexiko.rules.state import TEAMS, Board, Card, Gam, Phase, State

THROWN = (Phase.SAY, Phase.ANSWER)
"""A throw lies on the table and has not been believed or shown."""
DUE = (Phase.HOW, Phase.THROW)


def hand_moved(state: State, _: Hand) -> State:
    """MX-50: noted; nothing follows from it."""
    return state


def per_partes(state: State, _: PerPartes) -> State:
    """MX-51: the throw counts as 31."""
    return _faulty(state, "MX-51", "per partes")


def off_table(state: State, _: OffTable) -> State:
    """MX-52: the throw counts as 31."""
    return _faulty(state, "MX-52", "off table")


def _faulty(state: State, rule: str, found: str) -> State:
    if state.decided is not None:
        return _decided_anew(state)
    if state.gam.phase not in (*DUE, *THROWN):
        raise not_now(rule, found, state.gam)
    return _counts_as_31(state)


def floor(state: State, move: Floor) -> State:
    """MX-53: a card for the die that plays for the thrower. MX-53a: their throw that was just
    made, is due, or has decided the gam counts as 31."""
    seat, gam, last = move.seat, state.gam, state.decided
    due = gam.phase in DUE and gam.thrower == seat
    made = gam.phase in THROWN and gam.thrower == seat
    decided = last is not None and last.gam.thrower == seat
    if not (due or made or decided or _threw_before(state, seat)):
        expected = f"floor {TEAMS[state.thrower]}"
        raise RuleError(
            "MX-53", "mexiko-not-thrown", found=f"floor {TEAMS[seat]}", expected=expected
        )
    carded = _with_card(state.board, card_for(state, seat))
    if last is not None and decided:
        return _decided_anew(replace(state, board=carded))
    state = replace(state, board=carded)
    return _counts_as_31(state) if due or made else state


def _threw_before(state: State, seat: Seat) -> bool:
    """Whether this team has thrown in the gam in progress, or in the last one."""
    if not state.gam.fresh and state.gam.phase is not Phase.OVER:
        return _threw(state.gam, seat)
    if state.decided is not None:
        return _threw(state.decided.gam, seat)
    return state.board.last is not None or bool(state.board.sets)


def _threw(gam: Gam, seat: Seat) -> bool:
    return gam.beat is not None or (gam.thrower == seat and gam.phase not in DUE)


def card_for(state: State, seat: Seat) -> Card:
    """MX-53: yellow for the first offence in the match, red for the next: of the die, or with
    ``cards = team`` of the whole line-up. A die that has no number is the same within a set."""
    board = state.board if state.decided is None else state.decided.board
    die, number = board.fielded[seat], len(board.sets)
    red = any(
        card.seat == seat
        and (
            state.rules.cards == "team"
            or (card.die == die and (die is not None or card.set == number))
        )
        for card in state.board.cards
    )
    return Card(seat, die, red, number)


def _with_card(board: Board, card: Card) -> Board:
    return replace(board, cards=(*board.cards, card))


def _decided_anew(state: State) -> State:
    """The gam as it ends when the throw that decided it was 31."""
    last = state.decided
    assert last is not None, "a throw has decided a gam"
    gam, rules = last.gam, state.rules
    told = State(rules, replace(last.board, cards=state.board.cards), gam)
    if gam.table and gam.beat is not None:
        scorer, worth = after_open_throw(rules, gam.thrower, gam.beat, LOWEST)
        after = score_gam(told, scorer, worth, by="table", call=gam.beat, dice=LOWEST)
    else:
        assert gam.said is not None, "a call was doubted"
        scorer, worth = after_doubt(rules, gam.thrower, gam.said, LOWEST)
        after = score_gam(told, scorer, worth, by="doubt", call=gam.said, dice=LOWEST)
    return replace(after, decided=last)


def _counts_as_31(state: State) -> State:
    """The throw is 31, and everybody knows. It may be the first that is told of the throw."""
    gam = state.gam
    if gam.phase in THROWN:
        return replace(state, gam=replace(gam, dice=LOWEST, open=2, die=0), decided=None)
    if gam.fresh:
        state = serve(state)
    if gam.table and gam.beat is not None:  # 31 beats nothing
        scorer, worth = after_open_throw(state.rules, gam.thrower, gam.beat, LOWEST)
        after = score_gam(state, scorer, worth, by="table", call=gam.beat, dice=LOWEST)
        assert after.decided is not None, "a throw to table decides"
        untold = replace(after.decided, gam=replace(after.decided.gam, dice=None))
        return replace(after, decided=untold)
    counted = replace(gam, phase=Phase.SAY, dice=LOWEST, open=2)
    return State(state.rules, state.board, counted)
