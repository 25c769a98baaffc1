"""What two dice say and which call beats which: MX-1, MX-2, MX-3, MX-4, MX-6.

A call is its place in the ladder, 0 (31) to 20 (mexiko); so is a throw. Comparing is comparing
numbers, and the names are the record's, the same in every language.
"""

Call = int
"""A call or a throw: its place in the ladder of MX-4, 0…20."""

NUMBERS = (31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65)
"""MX-1: the larger die is the tens; 21 is missing, it is mexiko (MX-3)."""

NAMES = (*(str(number) for number in NUMBERS), "1i", "2i", "3i", "4i", "5i", "6i", "M")
"""MX-4: the fourteen numbers by value, then one to six indiáni (MX-2), then mexiko (MX-3)."""

COUNT = len(NAMES)
LOWEST = 0
MEXIKO = COUNT - 1
FIRST_INDIAN = len(NUMBERS)

_BY_NAME = {name: call for call, name in enumerate(NAMES)}


def _throw(first: int, second: int) -> Call:
    high, low = max(first, second), min(first, second)
    if high == low:
        return _BY_NAME[f"{high}i"]  # MX-2
    if (high, low) == (2, 1):
        return MEXIKO  # MX-3
    return _BY_NAME[f"{high}{low}"]  # MX-1


_THROWS = tuple(tuple(_throw(first, second) for second in range(1, 7)) for first in range(1, 7))
_DICE = {
    _THROWS[high - 1][low - 1]: (high, low) for high in range(1, 7) for low in range(1, high + 1)
}


WAYS = tuple(1 if FIRST_INDIAN <= call < MEXIKO else 2 for call in range(COUNT))
"""In how many of the 36 ways two dice can fall each call comes up."""


def call_of(first: int, second: int) -> Call:
    """What these two dice, each 1…6, say (MX-1, MX-2, MX-3).

    >>> [NAMES[call_of(*dice)] for dice in ((1, 3), (5, 5), (1, 2))]
    ['31', '5i', 'M']
    """
    return _THROWS[first - 1][second - 1]


def dice_of(call: Call) -> tuple[int, int]:
    """The two dice that say this, the larger first.

    >>> dice_of(MEXIKO)
    (2, 1)
    """
    return _DICE[call]


def named(name: str) -> Call | None:
    """The call with this name in the record, in any case; None if there is none.

    >>> named("4I"), named("m"), named("21")
    (17, 20, None)
    """
    text = name.lower()
    return _BY_NAME.get("M" if text == "m" else text)


def beats(call: Call, standing: Call | None) -> bool:
    """MX-6: only a higher call beats a call; mexiko is also beaten by mexiko.

    >>> beats(MEXIKO, MEXIKO), beats(0, 0), beats(0, None)
    (True, False, True)
    """
    return standing is None or call > standing or call == standing == MEXIKO
