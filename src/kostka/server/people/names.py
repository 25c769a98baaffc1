"""What somebody may call themselves."""

import re
import unicodedata

from kostka.game.joiners import without_needed
from kostka.server.errors import HTTPRefusal
from kostka.server.people.scripts import go_together, scripts_of

LONGEST = 24
"""Characters of a name."""
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
    where letters or emoji need them), letters of scripts that no language mixes, or a pile of
    accents.

    >>> name_of("  Žofie   Nováková ")
    'Žofie Nováková'
    """
    text = unicodedata.normalize("NFC", text.replace(LIKE_A_PICTURE, ""))
    name = " ".join(text.split())
    if not any(unicodedata.category(sign)[0] in "LN" for sign in UNSEEN.sub("", name)):
        raise HTTPRefusal(400, "name-empty")
    if len(name) > LONGEST:
        raise HTTPRefusal(400, "name-too-long", found=name, expected=LONGEST)
    shown = without_needed(name)
    if UNSEEN.search(shown) or any(unicodedata.category(sign) in FORBIDDEN for sign in shown):
        raise HTTPRefusal(400, "name-unseen")
    marks = "".join("m" if unicodedata.category(sign)[0] == "M" else "." for sign in name)
    if "mmm" in marks:
        raise HTTPRefusal(400, "name-accents", found=name)
    scripts = scripts_of(shown)
    if not go_together(set(scripts)):
        most = max(scripts, key=lambda script: len(scripts[script]))
        raise HTTPRefusal(
            400, "name-mixed", found=f"{name}: {_told(scripts)}", expected=most.title()
        )
    return name


def _told(scripts: dict[str, str]) -> str:
    """Which letters are of which script, by Unicode's names of scripts."""
    return " + ".join(
        f"{letters} ({script.replace('_', ' ').title()})" for script, letters in scripts.items()
    )
