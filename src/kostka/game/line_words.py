"""What people write on a record's lines in their own language, put into the record's words.

A table has for each of ours the phrases that mean it, by language, with ``|`` between them. Case
and accents do not matter.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from kostka.game.cursor import Cursor, Word
from kostka.locale.typed import folded

Table: TypeAlias = Mapping[str, Mapping[str, str]]
"""Our word: the others', by language."""

LONGEST = 4
"""Words of a phrase."""


def phrases(*tables: Table) -> dict[str, str]:
    """Our word for each phrase, folded."""
    return {
        folded(phrase): ours
        for table in tables
        for ours, languages in table.items()
        for said in languages.values()
        for phrase in said.split("|")
    }


def in_our_words(
    words: Sequence[Word], known: Mapping[str, str], *, names_after: str = ""
) -> list[Word]:
    """The words of a line with those of other languages put into ours; what follows a ``:`` or
    ``=`` within a word stays. After ``names_after`` at the beginning names follow, which stay.

    >>> known = phrases({"out of turn": {"cs": "mimo pořadí"}, "total": {"cs": "celkem"}})
    >>> line = [Word(text, 1, 1) for text in "A1: Mimo poradi celkem=7".split()]
    >>> " ".join(word.text for word in in_our_words(line, known))
    'A1: out of turn total=7'
    """
    found: list[Word] = []
    place = 0
    while place < len(words):
        length = min(LONGEST, len(words) - place)
        while length and not (ours := _meant(words[place : place + length], known)):
            length -= 1
        if length:
            said = " ".join(word.text for word in words[place : place + length])
            found.extend(replace(words[place], text=part, written=said) for part in ours.split())
        else:
            found.append(words[place])
        place += length or 1
        if names_after and found[0].text == names_after and len(found) > 1:
            found.extend(words[place:])
            break
    return found


def meant_next(cursor: Cursor, known: Mapping[str, str]) -> tuple[str, int]:
    """What the next words on their line mean, and how many they are; ("", 0) for what is unknown.

    >>> meant_next(Cursor.typed("Chybný pas: 20"), phrases({"revoke": {"cs": "chybný pas|chyba"}}))
    ('revoke', 2)
    """
    line = cursor.next.line
    words = [cursor.look(further) for further in range(LONGEST)]
    for length in range(LONGEST, 0, -1):
        said = words[:length]
        if all(word.text and word.line == line for word in said):
            phrase = " ".join(word.text for word in said).rstrip(":,").rstrip()
            if ours := known.get(folded(phrase)):
                return ours, length
    return "", 0


def _meant(said: Sequence[Word], known: Mapping[str, str]) -> str:
    """Ours for this phrase, with what stands after it in its last word; empty if it is none."""
    last = said[-1].text
    end = min((place for sign in ":=," if (place := last.find(sign)) > 0), default=len(last))
    phrase = " ".join([*(word.text for word in said[:-1]), last[:end]])
    ours = known.get(folded(phrase), "")
    return ours and ours + last[end:].rstrip(",")
