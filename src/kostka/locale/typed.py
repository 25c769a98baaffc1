"""What people type, less what does not matter: case, accents, and which of two letters that look
alike was on their keyboard."""

import unicodedata

LOOK_ALIKE = str.maketrans("авеікмнорстух", "abeikmhopctyx")
"""Cyrillic letters and the Latin ones that look like them."""


def folded(text: str) -> str:
    """The text in lower case, without accents, Latin letters where Cyrillic ones look like them.

    >>> folded("Kámoš"), folded("Straße"), folded("М") == folded("m")
    ('kamos', 'strasse', True)
    """
    apart = unicodedata.normalize("NFKD", text.casefold().translate(LOOK_ALIKE))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
