"""Questions for practice: a call, an answer, the table; costs are exact chances of the set."""

from kostka.game.analysis import WIN
from kostka.game.chance import Source
from kostka.game.header import Header
from kostka.game.optional_dependencies import required_extra
from kostka.game.practice import Choice, Question, asked
from kostka.game.seats import Seat
from kostka.mexiko import rules
from kostka.mexiko.rules import State

HEADER = Header(rules.NAME, "fima-1", ("", ""), {"best_of": "1"})
STAKE = 0.01
"""A bad choice costs at least a hundredth of the set."""
WITHIN = 40


def practice(source: Source) -> Question:
    """A question out of a set between a newcomer and a club player, one at each end.

    Refusal ``solver-missing`` without the extra ``solve``.
    """
    from kostka.mexiko.bots import Club, Novice  # noqa: PLC0415  (who keeps score needs none)

    seats = (Club(), Novice()) if source.below(2) else (Novice(), Club())
    players = dict(enumerate(seats))
    return asked(rules, HEADER, players, source, _judge, unit=WIN, stake=STAKE, within=WITHIN)


def _judge(state: State, seat: Seat) -> list[Choice]:
    with required_extra("solve"):
        from kostka.mexiko.worth import choices, in_match  # noqa: PLC0415
    worths = {move: in_match(state, seat, share) for move, share in choices(state).items()}
    best = max(worths.values(), default=0.0)
    return [Choice(move, best - worth) for move, worth in worths.items()]
