"""Results of a real table: a round, the rest of one, the count of one, or a whole party."""

from msgspec.structs import replace

from kostka.domino.rules.count import last_seat, seen, total_left
from kostka.domino.rules.deals import still_holds
from kostka.domino.rules.faults import void
from kostka.domino.rules.lots import not_now
from kostka.domino.rules.moves import PartyReport, RoundReport
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.party import ended
from kostka.domino.rules.seating import SEATS, TAGS, Pair, pair_of
from kostka.domino.rules.state import BEFORE_DEAL, Due, Outcome, Round, State
from kostka.domino.rules.sums import (
    LEAST_FISH,
    LEAST_FISH_OPPONENTS,
    LEAST_OUT,
    LEAST_OUT_OPPONENTS,
    MOST_FISH,
    MOST_OUT,
    MOST_OUT_OPPONENTS,
    least_held,
    least_left_by,
    most_held,
    most_left_by,
    pair_sums,
)
from kostka.game.errors import RuleError


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
    points = _by_the_tiles(state.rules, move, table)
    tiles, passes = seen(table)
    outcome = Outcome(
        move.winner, move.by, points, table.dealt.leader, last, None, tiles, passes, reported=True
    )
    return ended(state, outcome, table)


def _by_the_tiles(rules: Sport1, move: RoundReport, table: Round) -> int:
    """The points of a round whose tiles all lie: what some deal gives in which every pass was
    true. With ``count`` = all they are sure, and only who wins a fish has to be said."""
    total, rule = total_left(table), "DOM-3" if move.by == "out" else "DOM-4"
    if move.by == "out" and rules.count == "all":
        return _agreed(move, total)
    held = pair_sums(table)
    losers = list(held) if move.winner == "B" else [total - a for a in held]
    if move.by == "fish":
        winner = move.winner or "draw"
        ways = {
            "A": [a for a in held if 2 * a < total],
            "B": [a for a in held if 2 * a > total],
            "draw": [a for a in held if 2 * a == total],
        }
        if not ways[winner]:
            can = " ".join(who for who, sums in ways.items() if sums)
            code = "domino-other-winner"
            raise RuleError("DOM-4" if move.winner else "DOM-5", code, found=winner, expected=can)
        if move.winner is None:
            return _nothing(move)
        if rules.count == "all":
            return _agreed(move, total)
        losers = [total - a for a in ways["A"]] if winner == "A" else ways["B"]
    if move.points is None:
        raise _missing(rule, move, f"{min(losers)}…{max(losers)}")
    if move.points not in losers:
        expected = f"{min(losers)}…{max(losers)}"
        raise RuleError(rule, "domino-points-impossible", found=move.points, expected=expected)
    return move.points


def _agreed(move: RoundReport, total: int) -> int:
    if move.points not in (None, total):
        raise RuleError("DOM-1", "domino-other-sum", found=move.points, expected=total)
    return total


def _nothing(move: RoundReport) -> int:
    if move.points not in (None, 0):
        raise RuleError("DOM-5", "domino-drawn-points", found=move.points, expected=0)
    return 0


def _missing(rule: str, move: RoundReport, limits: str) -> RuleError:
    told = f"= {move.winner} {move.by}"
    return RuleError(rule, "domino-points-missing", found=told, expected=f"{told} {limits}")


def _possible(rules: Sport1, move: RoundReport, table: Round | None) -> int:
    """The points reported of a round not played here, or of the rest of one in play (``table``),
    if they are within what a round can bring."""
    if move.winner is None:
        return _nothing(move)
    least, most = _limits(rules, move, table)
    even = move.by == "fish" and rules.count == "all"
    limits = f"{least}, {least + 2} … {most}" if even else f"{least}…{most}"
    rule = "DOM-3" if move.by == "out" else "DOM-4"
    if move.points is None:
        raise _missing(rule, move, limits)
    if not least <= move.points <= most or (even and move.points % 2):
        raise RuleError(rule, "domino-points-impossible", found=move.points, expected=limits)
    return move.points


def _limits(rules: Sport1, move: RoundReport, table: Round | None) -> tuple[int, int]:
    """The least and the most that the winners can write."""
    all_count = rules.count == "all"
    if move.by == "fish":
        least, most = LEAST_FISH if all_count else LEAST_FISH_OPPONENTS, MOST_FISH
        return least, most if table is None else min(most, total_left(table) & ~1)
    least, most = (LEAST_OUT, MOST_OUT) if all_count else (LEAST_OUT_OPPONENTS, MOST_OUT_OPPONENTS)
    if table is None:
        return least, most
    pair = [seat for seat in SEATS if pair_of(seat) == move.winner]
    going_out = pair if move.seat is None else [move.seat]
    if not all_count:
        losers = [seat for seat in SEATS if seat not in pair]
        return max(least, least_held(table, losers)), min(most, most_held(table, losers))
    least = max(least, min(least_left_by(table, seat) for seat in going_out))
    return least, min(most, max(most_left_by(table, seat) for seat in going_out))


def _revoked(state: State, move: RoundReport) -> State:
    """A round at a real table that the referee ended because of this seat's wrong pass (DOM-34)."""
    if state.due not in BEFORE_DEAL:
        raise not_now("= revoke", state)
    if move.seat is None or move.winner is not None or move.points not in (None, 0):
        whose = " | ".join(f"= {tag} revoke" for tag in TAGS)
        raise RuleError("DOM-34", "domino-who-revoked", found=move.winner or "", expected=whose)
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
    else:
        most = MOST_OUT if state.rules.count == "all" else MOST_OUT_OPPONENTS
        if high < target or low >= target or high >= target + most:
            expected = f"{target}…{target + most - 1} : …{target - 1}"
            raise RuleError("DOM-2", "domino-party-score", found=found, expected=expected)
    a, b = state.party.points
    begun = state.party.rounds or state.party.sanctions  # else penalties may be in it untold
    if begun and (move.a < a or move.b < b):
        raise RuleError("DOM-2", "domino-party-below", found=found, expected=f"{a}… : {b}…")
    winner: Pair = "A" if move.a > move.b else "B"
    party = replace(state.party, points=(move.a, move.b), winner=winner, by="report")
    return replace(state, party=party, due=Due.OVER, round=None)
