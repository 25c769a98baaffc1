"""The club player: somebody who plays every week and has never seen a solution."""

from collections.abc import Sequence

from kostka.mexiko.bots.heuristic import AT_LEAST, OF, TO_BEAT, Heuristic
from kostka.mexiko.rules.calls import MEXIKO, WAYS, Call, beats, named

RUBBISH = named("52") or 0
"""What is served below this gives the believer an easy throw."""
SMALL = tuple(range(RUBBISH, RUBBISH + 5))
"""52 … 62: what a bluff at the serve looks like."""
SERVED = 0.25
"""How often it expects that rubbish was called something better."""
STEPS = 3
"""A bluff over a call is at most so many steps above it; the first step is the likeliest."""


class Club(Heuristic):
    """Tells the truth when it can, except that rubbish at the serve is mostly called something
    better; bluffs a step or three over a call, but not as mexiko, and hands over where only mexiko
    is left. Doubts where a lie is likelier than that it would beat the call itself: always over
    another call, at the serve as often as it takes the call for a lie."""

    def calls(self, beat: Call | None, dice: Call) -> Sequence[Call | None]:
        if beat is None:
            return (dice,) if dice >= RUBBISH else (dice, dice, *SMALL)
        if beats(dice, beat):
            return (dice,)
        bluffs = range(beat + 1, min(beat + 1 + STEPS, MEXIKO))
        return (bluffs[0], *bluffs) if bluffs else (None,)

    def doubt(self, beat: Call | None, call: Call) -> int:
        lie = _lie(beat, call)
        if lie <= TO_BEAT[call]:
            return 0
        return round(OF * lie) if beat is None else OF

    def table(self, call: Call) -> int:
        return OF if TO_BEAT[call] < 1 / 3 else OF // 3


def _lie(beat: Call | None, call: Call) -> float:
    """How likely a call is a lie: the throws that lie, spread over a few calls, against the throw
    that was called."""
    liars = SERVED * (1 - AT_LEAST[RUBBISH]) if beat is None else 1 - TO_BEAT[beat]
    lies = liars / (len(SMALL) if beat is None else STEPS)
    return lies / (lies + WAYS[call] / sum(WAYS))
