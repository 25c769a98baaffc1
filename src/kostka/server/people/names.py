"""What somebody may call themselves, and when two names look the same."""

import re
import unicodedata

from kostka.game.joiners import without_needed
from kostka.server.errors import Refused

LONGEST = 24
"""Characters of a name."""
PAIRS = (
    "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh ӏl ԛq ԝw "
    "αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx 0o 1l"
)
ALIKE = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split()})
"""Letters of other scripts, and digits, that are read as these."""
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""What cannot be seen: control characters, marks that turn the direction, unassigned ones."""
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001bc9d\U000e0100-\U000e01ef]"
)
"""Letters, marks and signs that cannot be seen either: fillers, joiners, selectors, a blank."""
LIKE_A_PICTURE = "\ufe0f"
"""What telephones put after a sign so that it is drawn in colours: nothing is lost without it."""


def name_of(text: str) -> str:
    """The name as it is kept: NFC, without surrounding or doubled spaces.

    Refused: nothing to be seen in it, too long, characters that cannot be seen (but for joiners
    where letters or emoji need them), letters of two alphabets that look alike, or a pile of
    accents.

    >>> name_of("  Žofie   Nováková ")
    'Žofie Nováková'
    """
    text = unicodedata.normalize("NFC", text.replace(LIKE_A_PICTURE, ""))
    name = " ".join(text.split())
    if not any(unicodedata.category(sign)[0] in "LN" for sign in UNSEEN.sub("", name)):
        raise Refused(400, "name-empty")
    if len(name) > LONGEST:
        raise Refused(400, "name-too-long", found=name, expected=LONGEST)
    shown = without_needed(name)
    if UNSEEN.search(shown) or any(unicodedata.category(sign) in FORBIDDEN for sign in shown):
        raise Refused(400, "name-unseen")
    marks = "".join("m" if unicodedata.category(sign)[0] == "M" else "." for sign in name)
    if "mmm" in marks or len({s for s in map(_script, name) if s}) > 1:
        raise Refused(400, "name-mixed", found=name)
    return name


def login_of(name: str) -> str:
    """What two accounts may not share: names that are read as one have one login.

    >>> login_of("Žofie") == login_of("žofie"), login_of("Оскар") == login_of("OCKAP")
    (True, True)
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded.translate(ALIKE) if sign.isprintable() and sign != " ")


def _script(sign: str) -> str:
    """The alphabet that a letter is of, if it is one of those that look alike."""
    spoken = unicodedata.name(sign, "")
    return next((script for script in SCRIPTS if spoken.startswith(script)), "")
