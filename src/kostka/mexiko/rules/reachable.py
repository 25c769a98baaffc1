"""What may be reported: a result that some play from here gives, at every level.

A gam's: MX-12 … MX-15; a set's: MX-20; a match's: MX-24. Each level asks the one below it.
"""

from functools import lru_cache

from kostka.mexiko.rules.calls import COUNT, MEXIKO, Call, beats, dice_of
from kostka.mexiko.rules.match import decided, endings
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.points import Score, after_doubt, after_hand_over, after_open_throw
from kostka.mexiko.rules.state import TARGET, Gam, Pair, Phase, State, with_seat

Scores = frozenset[Score]
Throws = frozenset[Call]
ANY: Throws = frozenset(range(COUNT))


def gam_scores(state: State) -> Scores:
    """Who may score the gam in progress, and what it is then worth.

    MX-20: at 14 what is worth two may be told as the one point that it counts.
    """
    found = gam_endings(state.rules, state.gam)
    last_point = {(seat, 1) for seat, _ in found if state.board.points[seat] == TARGET - 1}
    return found | last_point


def set_scores(state: State) -> frozenset[Pair]:
    """The points the set in progress may end with (MX-20)."""
    found: set[Pair] = set()
    for seat, worth in gam_endings(state.rules, state.gam):
        points = state.board.points
        home, guest = with_seat(points, seat, min(points[seat] + worth, TARGET))
        if TARGET in (home, guest):
            found.add((home, guest))
            continue
        # from the next serve on anybody may score one or two, as often as it takes
        found.update((TARGET, low) for low in range(guest, TARGET))
        found.update((low, TARGET) for low in range(home, TARGET))
    return frozenset(found)


def match_scores(state: State) -> list[Pair]:
    """The sets the match may end with (MX-24), best for home first."""
    rules, (home, guest) = state.rules, state.board.match
    found: set[Pair] = set()
    for home_won in {points[0] > points[1] for points in set_scores(state)}:
        now = (home + home_won, guest + (not home_won))
        ends = [now] if decided(now, rules) else endings(rules)
        found.update(end for end in ends if end[0] >= now[0] and end[1] >= now[1])
    return sorted(found, key=lambda end: end[1] - end[0])


def gam_endings(rules: Fima1, gam: Gam) -> Scores:
    """Every way in which some play of this gam from here ends it."""
    thrown = ANY if gam.dice is None else frozenset({gam.dice})
    if gam.dice is None and gam.die:  # MX-18: one die lies open
        thrown = frozenset(dice for dice in ANY if gam.die in dice_of(dice))
    thrower, beat, said = gam.thrower, gam.beat, gam.said
    if gam.phase in (Phase.HOW, Phase.THROW) and gam.table and beat is not None:
        return _open_throw(rules, thrower, beat)
    if gam.phase in (Phase.HOW, Phase.THROW, Phase.SAY):
        return _with_dice(rules, thrower, beat, thrown)
    if said is None or gam.phase is Phase.OVER:
        return frozenset()
    if gam.phase is Phase.SHOW:
        return _doubted(rules, thrower, said, thrown)
    doubted = frozenset() if gam.phase is Phase.TABLE else _doubted(rules, thrower, said, thrown)
    return doubted | _accepted(rules, thrower, said)


@lru_cache(maxsize=4096)
def _with_dice(rules: Fima1, thrower: int, beat: Call | None, thrown: Throws) -> Scores:
    """The thrower has one of these throws and must beat the call, or hands over (MX-15)."""
    found: set[Score] = set()
    for call in ANY:
        if beats(call, beat):
            found |= _doubted(rules, thrower, call, thrown) | _accepted(rules, thrower, call)
    if beat is not None and not all(beats(dice, beat) for dice in thrown):
        found.add(after_hand_over(thrower, beat))
    return frozenset(found)


@lru_cache(maxsize=4096)
def _accepted(rules: Fima1, caller: int, call: Call) -> Scores:
    """The call is believed: thrown to table, or behind the hand."""
    shown = _open_throw(rules, 1 - caller, call)
    if call == MEXIKO:  # MX-13: whatever comes is worth two, and to table it may go either way
        return shown
    return shown | _with_dice(rules, 1 - caller, call, ANY)


def _open_throw(rules: Fima1, thrower: int, call: Call) -> Scores:
    return frozenset(after_open_throw(rules, thrower, call, dice) for dice in ANY)


def _doubted(rules: Fima1, thrower: int, call: Call, thrown: Throws) -> Scores:
    return frozenset(after_doubt(rules, thrower, call, dice) for dice in thrown)
