"""Numbers as the reader's language writes them: its decimal sign, its per cent, a true minus."""

import math
from collections.abc import Iterable

from kostka.locale.words import Words

UNKNOWN = "–"
MOST_DECIMALS = 4


class Share(float):
    """A part of a whole: people are shown it in per cent."""


def number(value: float | None, form: str, words: Words) -> str:
    """A number in this form of ``format``; a dash where it is not known.

    >>> number(-0.5, "+.2f", Words("cs")), number(1e-9, "g", Words("en"))
    ('−0,50', '1e−09')
    >>> number(None, ".2f", Words("en"))
    '–'
    """
    if value is None:
        return UNKNOWN
    return format(value, form).replace(".", words("number-decimal")).replace("-", "−")


def decimals(errors: Iterable[float | None]) -> int:
    """How many decimals a column of estimates has: two digits of the smallest standard error.

    >>> decimals([0.1, 0.14, None]), decimals([14.7]), decimals([])
    (2, 0, 2)
    """
    known = [error for error in errors if error]
    if not known:
        return 2
    return min(max(0, 1 - math.floor(math.log10(min(known)))), MOST_DECIMALS)


def percent(share: float | None, form: str, words: Words) -> str:
    """A share in per cent, its number in this form of ``format``; a dash where it is not known.

    >>> percent(0.0213, ".2f", Words("en")), percent(-0.5, ".0f", Words("de"))
    ('2.13%', '−50\xa0%')
    """
    if share is None:
        return UNKNOWN
    return words("number-percent", value=number(100 * share, form, words))
