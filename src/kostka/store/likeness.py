"""When two names are read as one: the skeletons of UTS 39, for the names of accounts.

Which letters are confusable says Unicode's ``confusables.txt``, as ``confusable-homoglyphs`` ships
it. That library finds the likes of one letter; here whole names are compared, by the standard's
algorithm.
"""

import unicodedata
from functools import cache

MARK = "\u200e"
"""Stands around right-to-left letters in the data, where it is no part of them."""
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
SMALL_CAPITALS = {"ĸ": "k", "ʍ": "m"}
"""Two that are not called so: the prototypes of the Cyrillic к and м."""


def skeleton(name: str) -> str:
    """What no two accounts may have in common: the skeleton of the name (UTS 39, section 4), its
    case folded afterwards, since I is like l and i is not; without blanks and what is not seen.

    >>> skeleton("Ivan") == skeleton("lvan"), skeleton("Оскар") == skeleton("0CKAP")
    (True, True)
    >>> skeleton("Mila") == skeleton("Miia")
    False
    """
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shown = "".join(sign for sign in apart if sign.isprintable())
    likes = _prototypes()
    return _folded("".join(_large(part) for sign in shown for part in likes.get(sign, sign)))


def login_of(name: str) -> str:
    """What an account is entered by: its name in any case, with or without blanks.

    >>> login_of("Žofie") == login_of(" ŽOFIE"), login_of("Ivan") == login_of("lvan")
    (True, False)
    """
    return _folded(unicodedata.normalize("NFKC", name))


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name.casefold())
    return "".join(sign for sign in folded if sign.isprintable() and sign != " ")


def _large(sign: str) -> str:
    """A small capital as the letter that it is."""
    called = unicodedata.name(sign, "")
    if called.startswith(SMALL_CAPITAL) and len(letter := called.removeprefix(SMALL_CAPITAL)) == 1:
        return letter
    return SMALL_CAPITALS.get(sign, sign)


@cache
def _prototypes() -> dict[str, str]:
    """What each confusable letter is read as. The data tell each pair in both directions, and of a
    prototype all that are like it; of a pair alone the longer, or the first, is the prototype."""
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415  (large)

    likes = {
        sign.strip(MARK): [other["c"].strip(MARK) for other in others]
        for sign, others in confusables_data.items()
    }
    found = {}
    for sign, others in likes.items():
        if len(sign) == 1 and len(others) == 1:
            (other,) = others
            alone = len(likes[other]) == 1 and len(other) == 1
            if not alone or other < sign:
                found[sign] = other
    return {sign: unicodedata.normalize("NFD", other) for sign, other in found.items()}
