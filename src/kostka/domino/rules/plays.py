"""Laying a tile and passing, and what a seat may do (DOM-23, DOM-30, DOM-31, DOM-33)."""

from itertools import product

from msgspec.structs import replace

from kostka.domino.rules.clock import charge_time
from kostka.domino.rules.count import finish, is_fish
from kostka.domino.rules.deals import some_deal, still_holds
from kostka.domino.rules.lots import in_play, not_now
from kostka.domino.rules.moves import Lay, Pass
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.state import CALM, Due, Round, State, Trouble
from kostka.domino.rules.tiles import (
    BIT,
    JOIN,
    NONE,
    SUIT,
    TILES,
    Mask,
    Number,
    Side,
    Tile,
    joined,
    tiles_of,
)
from kostka.game.errors import RuleError
from kostka.game.seats import Seat

FIRST = tuple((BIT[tile], Lay(tile)) for tile in TILES)
PASS: tuple[Lay | Pass, ...] = (Pass(),)


def _lays(side: Side) -> tuple[dict[Mask, tuple[Lay, ...]], ...]:
    """For each number and each set of its tiles, the moves that lay them at this side."""
    tables = []
    for suit in SUIT:
        table: dict[Mask, tuple[Lay, ...]] = {}
        tiles = [(BIT[tile], Lay(tile, side)) for tile in tiles_of(suit)]
        for chosen in product((False, True), repeat=7):
            moves = [move for move, taken in zip(tiles, chosen, strict=True) if taken]
            table[sum(bit for bit, _ in moves)] = tuple(lay for _, lay in moves)
        tables.append(table)
    return tuple(tables)


LEFT, RIGHT = _lays("left"), _lays("right")


def fitting(table: Round) -> tuple[Lay, ...]:
    """Every way the seat on move can lay a tile it holds (or may hold, in unknown hands).

    With equal ends both sides come to the same, and only the right one is listed.
    """
    hand = held(table, table.turn)
    left, right = table.left, table.right
    if left == NONE:
        return tuple([lay for bit, lay in FIRST if bit & hand])  # DOM-23: the first tile is free
    if left == right:
        return RIGHT[right][hand & SUIT[right]]
    return LEFT[left][hand & SUIT[left]] + RIGHT[right][hand & SUIT[right]]


def lawful(table: Round, rules: Sport1) -> tuple[Lay | Pass, ...]:
    """What the seat on move may do: lay, or pass when nothing fits (DOM-33)."""
    lays = fitting(table)
    if table.trouble is not CALM and (owed := _owed(table, lays)):
        return owed
    if not lays:
        return PASS
    begun = table.left != NONE  # DOM-23: with the first tile free nobody can pass
    if begun and (rules.allow_revoke or table.dealt.tiles is None):
        return lays + PASS  # DOM-34: a pass that is a fault, or that nobody can judge yet
    return lays


def held(table: Round, seat: Seat) -> Mask:
    """The tiles this seat holds; in unknown hands, those it may hold."""
    mask = table.dealt.masks[seat] & ~table.laid
    if table.dealt.tiles is None:
        for owner, tile in table.trouble.open:
            if owner != seat:
                mask &= ~BIT[tile]
    return mask


def lay(state: State, move: Lay) -> State:
    """DOM-23: a tile from the hand of the seat on move joins an end, number to number."""
    if state.due is not Due.PLAY:
        state = in_play(state, move.tile)
    table = state.round
    assert table is not None
    try:
        bit, join = JOIN[move.tile]
    except KeyError:
        raise RuleError("DOM-1", "domino-tile-unknown", found=move.tile, expected="00…66") from None
    dealt, turn, laid = table.dealt, table.turn, table.laid
    hand = dealt.masks[turn] & ~laid
    if not bit & hand:
        code = "domino-tile-laid" if bit & laid else "domino-not-in-hand"
        raise RuleError("DOM-1", code, found=move.tile, expected=" ".join(tiles_of(hand)))
    left, right = _ends(table, move, join)
    trouble = table.trouble
    if trouble is not CALM:
        _check_owed(table, move)
        trouble = _after(trouble, move.tile)
    if move.seconds is not None:
        state = charge_time(state, turn, move.seconds, fitting_lays(table))
    laid |= bit
    plays = (*table.plays, move)
    after = Round(dealt, (turn + 1) & 3, left, right, laid, plays, trouble, table.lacks)
    if dealt.tiles is None:
        return _unknown(state, table, after, turn, move.tile)
    if bit == hand:
        return finish(state, after, "out", turn)  # DOM-6: even when it also makes a fish
    if left == right and is_fish(left, right, laid):
        return finish(state, after, "fish", turn)
    return State(state.rules, state.names, state.party, after, Due.PLAY)


def _ends(table: Round, move: Lay, join: tuple[Number, ...]) -> tuple[Number, Number]:
    """What both ends show once the tile lies."""
    left, right = table.left, table.right
    if left == NONE:
        if move.side is not None:
            found = f"{move.tile}{'<' if move.side == 'left' else '>'}"
            raise RuleError("DOM-23", "domino-empty-table", found=found, expected=move.tile)
        return joined(left, right, move.tile, None)
    if move.side is None:
        ways = f"{move.tile}< {move.tile}>"
        raise RuleError("DOM-23", "domino-which-end", found=move.tile, expected=ways)
    end = left if move.side == "left" else right
    if join[end] == NONE:
        raise RuleError("DOM-23", "domino-no-fit", found=move.tile, expected=f"{left}…{right}")
    return joined(left, right, move.tile, move.side)


def pass_(state: State, move: Pass) -> State:
    """DOM-33: the seat on move has nothing that fits; with it, a pass is a revoke (DOM-34)."""
    table = state.round
    if state.due is not Due.PLAY or table is None:
        raise not_now("-", state)
    if table.left == NONE:
        raise RuleError("DOM-23", "domino-pass-first", found="-")
    trouble = table.trouble
    lays = fitting(table)
    known = table.dealt.tiles is not None
    if owed := _owed(table, lays):
        must = " ".join(lay.tile for lay in owed)
        raise RuleError(_owing(table, owed), "domino-must-lay", found="-", expected=must)
    if lays and known:
        if not state.rules.allow_revoke:
            able = " ".join(lay.tile for lay in lays)
            raise RuleError("DOM-34", "domino-false-pass", found="-", expected=able)
        trouble = replace(trouble, revoked=tuple({*trouble.revoked, table.turn}))
    if move.seconds is not None:
        state = charge_time(state, table.turn, move.seconds, fitting_lays(table) if known else ())
    after = Round(
        table.dealt,
        (table.turn + 1) & 3,
        table.left,
        table.right,
        table.laid,
        (*table.plays, move),
        _after(trouble, "") if trouble is not CALM else CALM,
        _lacking(table),
    )
    due = Due.PLAY if known or some_deal(after) else Due.JUDGE
    return State(state.rules, state.names, state.party, after, due)


def fitting_lays(table: Round) -> tuple[Lay, ...]:
    """The tiles that the seat on move may lay now, as moves."""
    lays = fitting(table)
    return lays if table.trouble is CALM else _owed(table, lays) or lays


def _lacking(table: Round) -> tuple[tuple[Number, ...], ...]:
    """By seat what each lacks once the seat on move has passed."""
    numbers = {*table.lacks[table.turn], table.left, table.right}
    return (*table.lacks[: table.turn], tuple(sorted(numbers)), *table.lacks[table.turn + 1 :])


def _unknown(state: State, table: Round, after: Round, turn: Seat, tile: Tile) -> State:
    """What a tile from an unknown hand brings: it may end the round or show an old revoke."""
    owner = next((seat for seat, lying in table.trouble.open if lying == tile), turn)
    if owner != turn:
        raise RuleError(_laid_open(table, tile), "domino-not-in-hand", found=tile)
    if any(str(number) in tile for number in table.lacks[turn]):
        revoked = tuple({*after.trouble.revoked, turn})  # DOM-34: found out late
        after = replace(after, trouble=replace(after.trouble, revoked=revoked))
        return State(state.rules, state.names, state.party, after, Due.JUDGE)
    if not some_deal(after):
        return State(state.rules, state.names, state.party, after, Due.JUDGE)
    if not still_holds(after, turn):
        return finish(state, after, "out", turn)
    if is_fish(after.left, after.right, after.laid):
        return finish(state, after, "fish", turn)
    return State(state.rules, state.names, state.party, after, Due.PLAY)


def _owed(table: Round, lays: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """Of these moves, those with a tile that must be laid now."""
    trouble = table.trouble
    tiles = {tile for seat, tile in trouble.open if seat == table.turn}  # DOM-31, DOM-32
    if trouble.touched is not None:
        tiles.add(trouble.touched)  # DOM-30
    return tuple([lay for lay in lays if lay.tile in tiles])


def _owing(table: Round, owed: tuple[Lay, ...]) -> str:
    """The rule by which these must be laid."""
    if any(lay.tile == table.trouble.touched for lay in owed):
        return "DOM-30"
    return _laid_open(table, owed[0].tile)


def _laid_open(table: Round, tile: Tile) -> str:
    """The rule by which this tile lies open: it was to be the round's first, or came later."""
    return "DOM-31" if tile in table.trouble.first else "DOM-32"


def _check_owed(table: Round, move: Lay) -> None:
    owed = _owed(table, fitting(table))
    if owed and all(move.tile != lay.tile for lay in owed):
        must = " ".join(dict.fromkeys(lay.tile for lay in owed))
        raise RuleError(_owing(table, owed), "domino-must-lay", found=move.tile, expected=must)


def _after(trouble: Trouble, tile: Tile) -> Trouble:
    """What stays irregular after a play."""
    still = tuple((seat, lying) for seat, lying in trouble.open if lying != tile)
    first = tuple(lying for lying in trouble.first if lying != tile)
    left = Trouble(open=still, first=first, revoked=trouble.revoked)
    return CALM if left == CALM else left
