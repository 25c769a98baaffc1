"""Numbers as the reader's language writes them: its decimal sign, its per cent, a true minus."""

from kostka.locale.words import Words

UNKNOWN = "–"


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


def percent(share: float | None, form: str, words: Words) -> str:
    """A share in per cent, its number in this form of ``format``; a dash where it is not known.

    >>> percent(0.0213, ".2f", Words("en")), percent(-0.5, ".0f", Words("de"))
    ('2.13%', '−50\xa0%')
    """
    if share is None:
        return UNKNOWN
    return words("number-percent", value=number(100 * share, form, words))
