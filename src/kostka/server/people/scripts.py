"""Of which scripts the letters of a name are: one, or those that one language mixes (UTS 39)."""

TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Japanese, Chinese and Korean with Latin: the restriction level "highly restrictive"."""
SHARED = {"COMMON", "INHERITED"}
"""Digits, signs, emoji and accents: they go with every script."""


def scripts_of(name: str) -> dict[str, str]:
    """The letters of a name by their script, in the order in which they come.

    >>> scripts_of("Žofie 2"), scripts_of("Аnna")
    ({'LATIN': 'Žofie'}, {'CYRILLIC': 'А', 'LATIN': 'nna'})
    """
    from confusable_homoglyphs.categories import alias  # noqa: PLC0415  (its tables are large)

    found: dict[str, str] = {}
    for sign in name:
        script = alias(sign)
        if script not in SHARED:
            found[script] = found.get(script, "") + sign
    return found


def go_together(scripts: set[str]) -> bool:
    """Whether a name may be of all these scripts.

    >>> go_together({"LATIN", "HAN"}), go_together({"LATIN", "CYRILLIC"})
    (True, False)
    """
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)
