"""Results of a real table: a round, the rest of one, the count of one, or a whole party."""

from msgspec.structs import replace

from kostka.domino.rules.count import last_seat, seen, total_left
from kostka.domino.rules.deals import still_holds
from kostka.domino.rules.faults import void
from kostka.domino.rules.lots import not_now
from kostka.domino.rules.moves import PartyReport, RoundReport
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.party import ended
from kostka.domino.rules.seating import TAGS, Pair, pair_of
from kostka.domino.rules.state import BEFORE_DEAL, Due, Outcome, Round, State
from kostka.game.errors import RuleError

MOST_OUT = 153
"""Going out takes seven tiles, and the seven lightest have 15 points of 168."""
MOST_FISH = 147
"""A fish takes the seven tiles of a number, and those of the blanks have 21."""


def round_report(state: State, move: RoundReport) -> State:
    """A round's result as reported; what the moves tell of it must agree."""
    if state.due in (Due.OVER, Due.JUDGE):
        raise not_now("=", state)
    if move.by == "revoke":
        return _revoked(state, move)
    if move.by == "out" and move.winner is None:
        raise RuleError("DOM-3", "domino-who-out", found="= draw out")
    if move.seat is not None and (move.by != "out" or pair_of(move.seat) != move.winner):
        raise RuleError("DOM-3", "domino-who-out", found=TAGS[move.seat], expected=move.winner)
    if state.due is Due.COUNT:
        return _counted(state, move)
    table = state.round if state.due is Due.PLAY else None
    points = _possible(state.rules, move, table)
    tiles, passes = seen(table)
    leader = table.dealt.leader if table is not None else state.party.lead
    outcome = Outcome(
        move.winner, move.by, points, leader, move.seat, None, tiles, passes, reported=True
    )
    return ended(state, outcome, None)


def _counted(state: State, move: RoundReport) -> State:
    """The count of a round played with hands that nobody wrote down."""
    table = state.round
    assert table is not None
    last = last_seat(table)
    by = "out" if not still_holds(table, last) else "fish"  # DOM-6
    if move.by != by:
        raise RuleError("DOM-6", "domino-other-ending", found=move.by, expected=by)
    if by == "out" and (move.winner != pair_of(last) or move.seat not in (None, last)):
        found = TAGS[move.seat] if move.seat is not None else move.winner
        raise RuleError("DOM-3", "domino-other-winner", found=found, expected=TAGS[last])
    total = total_left(table)
    if state.rules.count == "all" or move.winner is None:
        sure = total if move.winner is not None else 0
        if move.points not in (None, sure):
            raise RuleError("DOM-1", "domino-other-sum", found=move.points, expected=sure)
        points = sure
    else:
        points = _possible(state.rules, move, table, counting=True)
    tiles, passes = seen(table)
    outcome = Outcome(
        move.winner, move.by, points, table.dealt.leader, last, None, tiles, passes, reported=True
    )
    return ended(state, outcome, table)


def _possible(
    rules: Sport1, move: RoundReport, table: Round | None, *, counting: bool = False
) -> int:
    """The points reported, if any round can bring them; ``counting`` when all its tiles lie."""
    if move.winner is None:
        if move.points not in (None, 0):
            raise RuleError("DOM-5", "domino-drawn-points", found=move.points, expected=0)
        return 0
    least, most = (1, MOST_OUT) if move.by == "out" else (2, MOST_FISH)
    if rules.count == "all":  # everybody else still holds a tile: 0-0, 0-1, 0-2, 1-1 at the least
        least = 3 if move.by == "out" else 5
    if table is not None:
        total = total_left(table)
        most = min(most, total)
        if counting and move.by == "fish":  # the losers hold more than half of what is left
            least = total // 2 + 1
    rule = "DOM-3" if move.by == "out" else "DOM-4"
    if move.points is None:
        told = f"= {move.winner} {move.by}"
        expected = f"{told} {least}…{most}"
        raise RuleError(rule, "domino-points-missing", found=told, expected=expected)
    if not least <= move.points <= most:
        expected = f"{least}…{most}"
        raise RuleError(rule, "domino-points-impossible", found=move.points, expected=expected)
    return move.points


def _revoked(state: State, move: RoundReport) -> State:
    """A round at a real table that the judge ended because of this seat's revoke (DOM-34)."""
    if state.due not in BEFORE_DEAL:
        raise not_now("= revoke", state)
    if move.seat is None or move.winner is not None or move.points not in (None, 0):
        raise RuleError("DOM-34", "domino-who-revoked", found=move.winner or "")
    return void(state, state.party.lead, move.seat, None)


def party_report(state: State, move: PartyReport) -> State:
    """A party's final score. By the target (DOM-2) or, if said so, by time; never a draw."""
    if state.due not in BEFORE_DEAL:
        raise not_now("party", state)
    high, low = max(move.a, move.b), min(move.a, move.b)
    target = state.rules.target
    found = f"{move.a}:{move.b}"
    if high == low:
        raise RuleError("DOM-11", "domino-party-drawn", found=found)
    if move.time:
        if high >= target:
            raise RuleError("DOM-2", "domino-party-time", found=found, expected=f"…{target - 1}")
    elif high < target or low >= target or high >= target + MOST_OUT:
        expected = f"{target}…{target + MOST_OUT - 1} : …{target - 1}"
        raise RuleError("DOM-2", "domino-party-score", found=found, expected=expected)
    winner: Pair = "A" if move.a > move.b else "B"
    party = replace(state.party, points=(move.a, move.b), winner=winner, by="report")
    return replace(state, party=party, due=Due.OVER, round=None)
