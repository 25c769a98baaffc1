"""The two characters in names that cannot be seen and may be needed: U+200C and U+200D.

Persian and some Indian scripts write words otherwise without them; emoji of families and
professions are put together by the second. Everywhere else they make names that only look alike.
"""

import unicodedata

ZWNJ, ZWJ = "\u200c", "\u200d"
SELECTOR = "\ufe0f"
"""Says that the sign before it is drawn in colours."""
TONES = range(0x1F3FB, 0x1F400)
"""Tones of skin, after the sign that has them."""


def without_needed(text: str) -> str:
    """The text without the joiners that stand where they are needed: between letters by RFC 5892,
    appendix A.1 and A.2, and between emoji.

    >>> without_needed("علی\u200cرضا") == "علیرضا", ZWJ in without_needed("A\u200db")
    (True, True)
    """
    if ZWNJ not in text and ZWJ not in text:
        return text
    return "".join(sign for place, sign in enumerate(text) if not _needed(text, place))


def seen_whole(text: str) -> bool:
    """Whether there is nothing in the text that cannot be seen, but for joiners that are needed."""
    return without_needed(text).isprintable()


def _needed(text: str, place: int) -> bool:
    if text[place] not in (ZWNJ, ZWJ) or place in (0, len(text) - 1):
        return False
    if text[place] == ZWJ and _between_emoji(text, place):
        return True
    from idna import valid_contextj  # noqa: PLC0415  (its tables are large, and joiners rare)

    return text[place + 1].isalpha() and valid_contextj(text, place)


def _between_emoji(text: str, place: int) -> bool:
    before = text[:place].removesuffix(SELECTOR)[-1:]
    return _pictured(before, tone=True) and _pictured(text[place + 1], tone=False)


def _pictured(sign: str, *, tone: bool) -> bool:
    if tone and sign and ord(sign) in TONES:
        return True
    return bool(sign) and unicodedata.category(sign) == "So" and ord(sign) >= 0x2190
