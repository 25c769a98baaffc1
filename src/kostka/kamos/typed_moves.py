"""What people call the rows, in any of the languages, with and without accents."""

from kostka.kamos.rules.rows import Row
from kostka.locale.typed import folded

ALIASES: dict[Row, str] = {
    "1": "1 bic bice bicu whip whips ones jednicky einsen бич бичі одиниці",
    "2": "2 dvojky twos zweien двійки",
    "3": "3 trojky threes dreien трійки",
    "4": "4 ctyrky ctverky fours vieren четвірки",
    "5": "5 petky fives funfen п'ятірки п’ятірки",
    "6": "6 sestky sixes sechsen шістки",
    "delo": "delo d cannon straight strase strasse дєло дело гармата",
    "kamos": "kamos camos k камош",
    "cina": "cina c china чина",
    "regal": "regal r регал",
}


NAMED: dict[str, Row] = {
    folded(alias): row for row, aliases in ALIASES.items() for alias in aliases.split()
}


def row_named(text: str) -> Row | None:
    """The row of this name, or None.

    >>> row_named("Dělo"), row_named("čtyřky"), row_named("camos"), row_named("1 Bič")
    ('delo', '4', 'kamos', '1')
    >>> row_named("sleva"), row_named("2 Bič")
    (None, None)
    """
    first, _, second = text.strip().partition(" ")
    row = NAMED.get(folded(first))
    return row if not second or NAMED.get(folded(second)) == row else None
