"""Words that say something else than is meant stay out of the messages and the rulebook: what is
not said, by language and by what was meant instead."""

import re
from functools import cache
from pathlib import Path

import pytest

import kostka.locale

LOCALE = Path(kostka.locale.__file__).parent
NOT = {
    "cs": {
        "přehodit is of a call, dohodit of dice": r"přehazovan|přehozením",
        "hajcman is a thing": r"\b[Hh]ajcman(a|i|ovi)\b",
        "klepnout, and sekunda": r"\b[ŤťTt]ukn(ěte|out)|vteřin",
        "šance na výhru": r"naděj[eií]",
        "ho, nejvýš: one form": r"\bjej\b|nejvýše\b",
        "one person is not spoken to in the plural": r"\bjste (si |se |to |tu |už )*\w+[ln]i\b"
        r"|\b\w+[ln]i jste\b",
        "tabulka, kulaté, položka": r"Druhý list|pět kulatých|[Pp]rvní záznam\b",
        "za ruku, on the way there": r"házet? za rukou|hází za rukou",
        "zapsaný, not hlášení": r"podle hlášení",
        "schéma, databáze": r"starší podob",
        "a space before the dots": r"[^\W\d_] …",
    },
    "en": {
        "a game, its sheet, the referee": r"\bpart(y|ies)\b|\bprotocol\b|\b[Tt]he judge\b",
        "to table": r"\bthrow[ns]? to the table\b|die \} plays on",
        "a wrong pass": r"\b([Ff]alse pass|passing wrongly)",
        "possible, unexpected": r"cannot be\.|is too much|what fell|[Ww]aited for",
        "not a tile": r"\bis no (tile|move|port|address|backup|text)\b",
        "again, saved, else": r"\banew\b|kept nowhere|\(what holds otherwise\)|; otherwise the",
        "offline": r"\bon the net\b|not on the net",
        "with beer": r"for beers",
        "a call is accepted, a listener is not": r"accepted caller",
        "listen on, with": r"listen at|by a passkey",
        "you have resigned": r"given? (this|the) game up|was given up",
        "sheet": r"\b(writes?|write) a ×",
        "a space before the dots": r"\w …",
    },
    "de": {
        "the last tile, and not the end of all": r"[Mm]acht Schluss|machst Schluss",
        "abgeben": r"zurückgeben|gibt die Würfel zurück",
        "Zählung, Verteilung": r"\bRechnung\b|\bZiehung|Austeilung",
        "das Gam": r"\b([Dd]er|[Vv]origer|[Jj]eder|[Ee]inen) Gam\b",
        "Rückschläger": r"Annehmende",
        "Bogen, Kombination, eintragen": r"\bBild\b|Tabellen? von Kámoš|volle Tabelle",
        "nachwerfen": r"nachwürfel|Nachwürfel",
        "Hash, Glas": r"Festlegung",
        "Passe": r"„[Pp]as“|\bsag pas\b",
        "Gewürfelt, and Auszulosen": r"Gefallen:|\bDas Los:",
        "with beer": r"um Bier gespielt|geht auf das Bier",
        "Turnierordnung": r"\b(der|die) Ordnung\b",
        "gespeichert": r"[Aa]ufgehoben (wird|ist)",
        "the win is claimed": r"das Spiel beanspruchen|Spiel für sich beanspruchen",
        "Vereinsspieler, Stummgeschaltete": r"Klubspieler|\bStumme\b",
        "auf Port": r"am Port",
        "Datenträger": r"Platte ist voll",
        "aufgeflogen": r"[Ee]rtappte",
        "Vorgabe: with a colon": r"Vorgabe (ja|nein)\b",
    },
    "uk": {
        "perhaps, before a list of what is allowed": r"\b[Мм]ожлив(о|і):? \{",
        "a limit's noun that fits one number only": r"(?<!\] )\bщ?о?найбільше \{[^}]*\} \w",
        "a gam, a cannon, a mug, a default by other words": r"\bгам(у|і|и|ом)?\b|Дєл|келих"
        r"|замовчуванн",
        "a report, word for word from Czech": r"за повідомленням",
        "a computer as a car, a character as a symbol": r"\bмашин|\bсимвол",
        "bones for dice": r"\b[Кк]іст(ка|ки|ок)\b|\b[Кк]ост(і|ей)\b",
        "a space before the dots": r"[А-яіїєґ] …",
        "nothing, where there is nothing to be done": r"\b\w+ти нічого\b",
        "a radio set, an applicant": r"\b[Пп]риймач|\bзаявник",
        "таблиця, дубль": r"\bаркуш|потім пари",
        "докинути or перебити": r"\b[Пп]ерекинути",
        "відбиток": r"[Зз]обов’язання",
        "the stake is not the beer": r"[Гг]рають на пиво|на скільки пив",
        "the first move": r"\b[Зз]а перший хід",
        "скасувати": r"узято назад",
        "round ones of five": r"п’ять круглих",
        "a question is decided, a party is over": r"[Пп]артію вирішено",
        "local, of people": r"[Тт]утешн",
        "a Russian ending of a number": r"\}-[ея]\b",
    },
}


@cache
def lines(language: str) -> list[str]:
    files = [*(LOCALE / language).glob("*.ftl"), *(LOCALE / "rulebook" / language).glob("*.md")]
    return [
        f"{path.name}: {re.sub(r'`[^`]*`', '', line)}"
        for path in sorted(files)
        for line in path.read_text("utf-8").splitlines()
    ]


@pytest.mark.parametrize(("language", "meant"), [(lang, one) for lang in NOT for one in NOT[lang]])
def test_a_word_that_says_something_else_is_not_used(language: str, meant: str) -> None:
    wrong = re.compile(NOT[language][meant])
    assert len(lines(language)) > 2000
    assert [
        line for line in lines(language) if wrong.search(line.partition(" = ")[2] or line)
    ] == []
