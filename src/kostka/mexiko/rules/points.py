"""Who scores at the end of a gam, and how much: MX-12, MX-13, and the points of MX-14, MX-15."""

from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import MEXIKO, Call, beats
from kostka.mexiko.rules.options import Fima1

Score = tuple[Seat, int]
"""Who scores, and what the gam is worth."""


def after_doubt(rules: Fima1, thrower: Seat, call: Call, dice: Call) -> Score:
    """MX-12: dice lower than the call pay the doubter, equal or higher ones the thrower.

    MX-13: two points if mexiko was called; with ``thrown-or-called`` also if it was thrown.
    """
    scorer = thrower if dice >= call else 1 - thrower
    thrown_counts = rules.two_points == "thrown-or-called"
    two = call == MEXIKO or (thrown_counts and dice == MEXIKO)
    return scorer, 2 if two else 1


def after_open_throw(rules: Fima1, thrower: Seat, call: Call, dice: Call) -> Score:
    """MX-14: a throw that beats the call pays the thrower, any other the caller.

    Two points if mexiko was called, or if it was thrown and ``open_mexiko_pays_two``.
    """
    if not beats(dice, call):
        return 1 - thrower, 2 if call == MEXIKO else 1
    two = call == MEXIKO or (dice == MEXIKO and rules.open_mexiko_pays_two)
    return thrower, 2 if two else 1


def after_hand_over(thrower: Seat, call: Call) -> Score:
    """MX-15: the caller scores 1, or 2 if the call was mexiko."""
    return 1 - thrower, 2 if call == MEXIKO else 1
