"""The faults of DOM-30 … DOM-35, each with its decision and its penalty."""

import re

from msgspec.structs import replace

from kostka.domino.rules.count import seen
from kostka.domino.rules.deals import some_deal, suspects
from kostka.domino.rules.lots import in_play
from kostka.domino.rules.moves import OutOfTurn, Penalty, Revoke, Signs, Touched
from kostka.domino.rules.party import (
    before_deal,
    check_open,
    ended,
    plus,
    sanctioned,
    warned_then_fined,
)
from kostka.domino.rules.plays import fitting, held
from kostka.domino.rules.seating import TAGS, pair_of
from kostka.domino.rules.state import BEFORE_DEAL, Due, Outcome, Round, State, Trouble
from kostka.domino.rules.tiles import BIT, Tile
from kostka.game.errors import RuleError
from kostka.game.seats import Seat

REASON = re.compile(r"(?:[^\W_]|-){0,40}")
"""A code of letters and digits, not a sentence: it is shown in every language."""
EXAMPLE = "a…z á…ž а…я 0…9 -"


def touched(state: State, move: Touched) -> State:
    """DOM-30: a touched tile that fits must be laid; one that does not costs a penalty."""
    fine = state.rules.touched
    if move.tile is not None and state.due is Due.OVER:  # it cannot be laid any more
        found = f"! {TAGS[move.seat]} touched"
        raise RuleError("DOM-30", "domino-over", found=f"{found} {move.tile}", expected=found)
    if move.tile is None and state.due is not Due.PLAY:
        return sanctioned(state, pair_of(move.seat), "touched", fine, move.seat)
    state = in_play(state, f"! {TAGS[move.seat]} touched")
    table = state.round
    assert table is not None
    if move.seat != table.turn:
        raise RuleError(
            "DOM-30", "domino-own-turn", found=TAGS[move.seat], expected=TAGS[table.turn]
        )
    if move.tile is not None:
        _check_held(table, move.seat, move.tile, "touched")
        if any(lay.tile == move.tile for lay in fitting(table)):
            if table.trouble.touched is not None:
                owed = table.trouble.touched
                raise RuleError("DOM-30", "domino-must-lay", found=move.tile, expected=owed)
            return _known_of(state, table, replace(table.trouble, touched=move.tile))
    return sanctioned(state, pair_of(move.seat), "touched", fine, move.seat)


def out_of_turn(state: State, move: OutOfTurn) -> State:
    """DOM-31, DOM-32: the tile is taken back, and the opponents choose what then."""
    restart = move.decision == "restart"
    if move.tile is None and not restart:
        raise RuleError("DOM-31", "domino-tile-missing", found=TAGS[move.seat])
    found = f"! {TAGS[move.seat]} out of turn"
    if move.tile is not None and move.tile not in BIT:
        raise RuleError("DOM-1", "domino-tile-unknown", found=move.tile, expected="00…66")
    if restart and state.due in (Due.COUNT, Due.OVER):  # the tile may lie in its turn by now
        state = _not_begun(state, found)
    else:
        begun = in_play(state, found)
        table = begun.round
        assert table is not None
        if move.seat == table.turn:
            rule = "DOM-32" if table.plays else "DOM-31"
            raise RuleError(rule, "domino-in-turn", found=TAGS[move.seat])
        if move.tile is not None:
            _check_held(table, move.seat, move.tile, "out of turn restart")
            if not restart:
                return _lies_open(begun, table, move.seat, move.tile)
        state = _not_begun(state, found)
    return sanctioned(state, pair_of(move.seat), "out-of-turn", state.rules.out_of_turn, move.seat)


def _not_begun(state: State, found: str) -> State:
    """Before the deal of the round in play, which is started again (DOM-31): before a first round
    of which nothing was laid the lots may still come, and a party's last round is taken back."""
    if state.due is Due.OVER:
        return _without_last(state, found)
    if state.due is Due.LOTS:
        return state
    shown = state.round if state.due in BEFORE_DEAL else None
    return replace(state, due=before_deal(state.rules), round=shown, reshuffled=False)


def _lies_open(state: State, table: Round, seat: Seat, tile: Tile) -> State:
    """The round goes on, the party's score stands, and the tile waits for its first chance."""
    if (seat, tile) in table.trouble.open:
        raise RuleError("DOM-32", "domino-open-already", found=tile)
    trouble = replace(table.trouble, open=(*table.trouble.open, (seat, tile)))
    if not table.plays:
        trouble = replace(trouble, first=(*trouble.first, tile))
    return _known_of(state, table, trouble)


def _known_of(state: State, table: Round, trouble: Trouble) -> State:
    """The round with this trouble; a tile seen may show that somebody passed falsely (DOM-34)."""
    after = replace(table, trouble=trouble)
    unknown = table.dealt.tiles is None
    due = Due.JUDGE if unknown and not some_deal(after) else state.due
    return replace(state, round=after, due=due)


def revoke(state: State, move: Revoke) -> State:
    """DOM-34: whenever it is found out, the referee ends the round; it counts for nothing.

    A round already counted is taken back as long as no tile of the next one is dealt, and until
    all have signed where it was the last.
    """
    table = state.round
    if state.due in (Due.PLAY, Due.COUNT, Due.JUDGE):
        assert table is not None
        leader = table.dealt.leader
    else:
        state = _without_last(state, f"! {TAGS[move.seat]} revoke")
        leader = state.party.lead
    if table is not None:
        _check_revoked(table, move.seat)
    return void(state, leader, move.seat, table)


def void(state: State, leader: Seat, seat: Seat, table: Round | None) -> State:
    """The round ended by this seat's revoke: a penalty, and nothing for anybody (DOM-34)."""
    tiles, passes = seen(table)
    outcome = Outcome(None, "revoke", 0, leader, seat, None, tiles, passes)
    state = sanctioned(state, pair_of(seat), "revoke", state.rules.revoke, seat)
    return ended(state, outcome, table)


def signs(state: State, move: Signs) -> State:
    """DOM-35: a warning, then a penalty; with ``signs_warning`` no, a penalty at once."""
    rules = state.rules
    return warned_then_fined(state, move.seat, "signs", rules.signs, warning=rules.signs_warning)


def penalty(state: State, move: Penalty) -> State:
    """Any other penalty of the referee's; its size is the tournament's (DOM-30)."""
    if not 1 <= move.points <= 999:
        raise RuleError("DOM-30", "domino-penalty-size", found=move.points, expected="1…999")
    if not REASON.fullmatch(move.reason):
        raise RuleError("DOM-30", "domino-penalty-reason", found=move.reason, expected=EXAMPLE)
    if move.seat is not None and pair_of(move.seat) != move.pair:
        found = f"{TAGS[move.seat]} {move.pair}"
        raise RuleError("DOM-30", "domino-penalty-pair", found=found, expected=pair_of(move.seat))
    return sanctioned(state, move.pair, move.reason, move.points, move.seat)


def _check_held(table: Round, seat: Seat, tile: Tile, fault: str) -> None:
    """A tile that this seat may hold; what is expected instead does not tell its hand."""
    hand = held(table, seat)
    if tile not in BIT:
        raise RuleError("DOM-1", "domino-tile-unknown", found=tile, expected="00…66")
    if not BIT[tile] & hand:
        code = "domino-tile-laid" if BIT[tile] & table.laid else "domino-not-in-hand"
        raise RuleError("DOM-1", code, found=tile, expected=f"! {TAGS[seat]} {fault}")
    if table.dealt.tiles is None and any(str(n) in tile for n in table.lacks[seat]):
        expected = f"! {TAGS[seat]} revoke"
        raise RuleError("DOM-34", "domino-revoke-shown", found=tile, expected=expected)


def _check_revoked(table: Round, seat: Seat) -> None:
    """Known hands must prove it; in unknown ones the seat must have passed, and a tile be out that
    it may have passed on."""
    known = table.dealt.tiles is not None
    could = tuple(sorted(table.trouble.revoked)) if known else suspects(table)
    if seat in could:
        return
    found = f"! {TAGS[seat]} revoke"
    if could:
        expected = " | ".join(f"! {TAGS[other]} revoke" for other in could)
        raise RuleError("DOM-34", "domino-other-revoke", found=found, expected=expected)
    raise RuleError("DOM-34", "domino-no-revoke", found=found)


def _without_last(state: State, found: str) -> State:
    """The party before its last round, whose leader has the first move again."""
    check_open(state, found)
    party = state.party
    last = party.rounds[-1] if party.rounds else None
    if last is None or last.by == "revoke":
        raise RuleError("DOM-34", "domino-revoke-late", found=found)
    points = plus(party.points, last.winner, -last.points)
    before = replace(
        party,
        points=points,
        rounds=party.rounds[:-1],
        lead=last.leader,
        winner=None,
        by=None,
        confirmed=(),
    )
    return replace(state, party=before, due=before_deal(state.rules), round=None, reshuffled=False)
