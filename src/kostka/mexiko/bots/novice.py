"""The novice: what a newcomer of a few evenings does."""

from collections.abc import Sequence

from kostka.mexiko.bots.heuristic import AT_LEAST, OF, TO_BEAT, Heuristic
from kostka.mexiko.rules.calls import COUNT, FIRST_INDIAN, Call, beats

BLUFFS_ON_SERVE = 0.2
"""How often a novice expects the server to call too much."""
TOO_HIGH = FIRST_INDIAN + 3
"""Calls from here (4 indiáni) up are not bluffed over: handed over instead."""
BLUFFS = 3
"""A lie is one of so many lowest calls."""


class Novice(Heuristic):
    """Calls what was thrown if that will do, bluffs as low as possible if not, gives up against
    the highest calls, and doubts what is more likely a bluff."""

    def calls(self, beat: Call | None, dice: Call) -> Sequence[Call | None]:
        if beats(dice, beat):
            return (dice,)
        assert beat is not None, "any throw will do at the serve"
        if beat >= TOO_HIGH:
            return (None,)
        return tuple(min(beat + 1 + more, COUNT - 1) for more in range(BLUFFS))

    def doubt(self, beat: Call | None, call: Call) -> int:
        bluffs = BLUFFS_ON_SERVE if beat is None else 1 - TO_BEAT[beat]
        return OF if AT_LEAST[call] < bluffs else 0

    def table(self, call: Call) -> int:
        return OF if TO_BEAT[call] < 0.5 else 0
