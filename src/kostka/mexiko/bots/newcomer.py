"""The newcomer: has read the rules once, and sits down for a first game."""

from collections.abc import Sequence

from kostka.mexiko.bots.heuristic import OF, Heuristic
from kostka.mexiko.rules.calls import COUNT, FIRST_INDIAN, Call, beats


class Newcomer(Heuristic):
    """Calls what it threw, else the lowest call that will do; doubts indiáni and mexiko and
    believes the rest; never thinks of handing over or of a throw to table."""

    def calls(self, beat: Call | None, dice: Call) -> Sequence[Call | None]:
        if beat is None or beats(dice, beat):
            return (dice,)
        return (min(beat + 1, COUNT - 1),)

    def doubt(self, _beat: Call | None, call: Call) -> int:
        return OF if call >= FIRST_INDIAN else 0

    def table(self, _call: Call) -> int:
        return 0
