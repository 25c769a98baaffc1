"""What goes wrong at a real table: MX-50, MX-51, MX-52, MX-53."""

from msgspec.structs import replace

from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import LOWEST
from kostka.mexiko.rules.lineup import serve
from kostka.mexiko.rules.moves import Floor, Hand, OffTable, PerPartes
from kostka.mexiko.rules.points import after_open_throw
from kostka.mexiko.rules.refusals import not_now
from kostka.mexiko.rules.sets import score_gam
from kostka.mexiko.rules.state import Board, Card, Gam, Phase, State

THROWN = (Phase.SAY, Phase.ANSWER)
"""A throw lies on the table and has not been believed or shown."""
DUE = (Phase.HOW, Phase.THROW)


def hand_moved(state: State, _: Hand) -> State:
    """MX-50: noted; nothing follows from it."""
    return state


def per_partes(state: State, _: PerPartes) -> State:
    """MX-51: the throw counts as 31."""
    if state.gam.phase not in (*DUE, *THROWN):
        raise not_now("MX-51", "per partes", state.gam)
    return _counts_as_31(state)


def off_table(state: State, _: OffTable) -> State:
    """MX-52: the throw counts as 31."""
    if state.gam.phase not in (*DUE, *THROWN):
        raise not_now("MX-52", "off table", state.gam)
    return _counts_as_31(state)


def floor(state: State, move: Floor) -> State:
    """MX-53: a card for the die that plays for the thrower. A throw of theirs that lies there
    has then left the table too (MX-52)."""
    card = next_card(state.board, move.seat)
    state = replace(state, board=replace(state.board, cards=(*state.board.cards, card)))
    if state.gam.phase in THROWN and state.gam.thrower == move.seat:
        return _counts_as_31(state)
    return state


def next_card(board: Board, seat: Seat) -> Card:
    """MX-53: yellow for a die's first offence in the match, red for the next."""
    die = board.fielded[seat]
    red = any(card.seat == seat and card.die == die for card in board.cards)
    return Card(seat, die, red)


def _counts_as_31(state: State) -> State:
    """The throw is 31, and everybody knows. It may be the first that is told of the throw."""
    gam = state.gam
    if gam.phase in THROWN:
        return replace(state, gam=replace(gam, dice=LOWEST, open=2, die=0))
    if gam.fresh:
        state = serve(state)
    if gam.table and gam.beat is not None:  # 31 beats nothing
        scorer, worth = after_open_throw(state.rules, gam.thrower, gam.beat, LOWEST)
        return score_gam(state, scorer, worth, by="table", call=gam.beat, dice=LOWEST)
    thrown = Gam(Phase.SAY, gam.server, gam.thrower, gam.beat, None, LOWEST, 2, 0, False, gam.calls)
    return replace(state, gam=thrown)
