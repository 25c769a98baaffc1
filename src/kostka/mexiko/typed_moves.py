"""Calls and answers as people say and type them: MX-40, MX-41.

Czech, English and German are always understood, whichever each side uses, and Ukrainian, in which
the program speaks too; Spanish only where both agreed (option ``spanish``). What was said is kept
as a code; everybody reads it in their own language. Case, accents, spaces, hyphens and full stops
do not matter, nor whether a letter is Latin or the Cyrillic one that looks like it.
"""

from collections.abc import Iterator

from kostka.locale.typed import folded
from kostka.locale.words import Words
from kostka.mexiko.rules.calls import FIRST_INDIAN, MEXIKO, NAMES, NUMBERS, Call
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Move, Open, ToTable

# One to six, then thirty to sixty, in each language.
UNITS = {
    "cs": ("jedna jeden jedno", "dva dvě", "tři", "čtyři", "pět", "šest"),
    "en": ("one", "two", "three", "four", "five", "six"),
    "de": ("ein eins einen", "zwei zwo", "drei", "vier", "fünf", "sechs"),
    "uk": ("один одна одне", "два дві", "три", "чотири", "п’ять", "шість"),
    "es": ("uno un", "dos", "tres", "cuatro", "cinco", "seis"),
}
TENS = {
    "cs": ("třicet", "čtyřicet", "padesát", "šedesát"),
    "en": ("thirty", "forty fourty", "fifty", "sixty"),
    "de": ("dreißig", "vierzig", "fünfzig", "sechzig"),
    "uk": ("тридцять", "сорок", "п’ятдесят", "шістдесят"),
    "es": ("treinta", "cuarenta", "cincuenta", "sesenta"),
}
FIRST_TEN = 3
BETWEEN = {"en": "and", "cs": "a", "de": "und", "uk": "і", "es": "y"}
UNITS_FIRST = ("cs", "de")
INDIANS = {
    "cs": "indián indiána indiáni indiány indiánů",
    "en": "indian indians",
    "de": "indianer indianern",
    "uk": "індіанець індіанця індіанці індіанців",
    "es": "indio indios",
}
MEXIKOS = {
    "cs": "mexiko",
    "en": "mexico",
    "de": "mexiko",
    "uk": "мексико мехіко",
    "es": "méxico méjico",
}

ALWAYS = ("cs", "en", "de", "uk")

ANSWERS: tuple[tuple[Move, str, str], ...] = (
    (
        ToTable(),
        "na stůl|stůl|to table|tabula|table|tab|t|auf den tisch|tisch|на стіл|стіл",
        "a la mesa|mesa",
    ),
    (
        Accept(),
        "accept|beru|ano|yes|si|ja|ok|a|y|věřím|believe|i believe|glaube ich|ich glaube|glaube"
        "|так|вірю|приймаю|беру",
        "acepto",
    ),
    (
        Doubt(),
        "no accept|neberu|nevěřím|ne|no|nein|n|i don't believe|don't believe|glaube ich nicht"
        "|ich glaube nicht|glaube nicht|ні|не вірю|не приймаю|не беру",
        "no acepto",
    ),
    (
        Behind(),
        "za ruku|za rukou|ruka|behind|behind the hand|b|hinter der hand|hinter die hand|hand"
        "|за рукою|за руку|рука",
        "detrás de la mano",
    ),
    (
        HandOver(),
        "give|hand over|dávám|předávám|odevzdávám|ich gebe|gebe|віддаю|передаю",
        "entrego",
    ),
    (Open(0), "hidden|skrytě|verdeckt|приховано", "oculto"),
    (Open(1), "half|one|jednu|einen|eine|один", "uno"),
    (Open(2), "open|both|otevřeně|obě|offen|beide|відкрито|обидва", "abierto"),
)
"""MX-40's words for each answer and a few more: those always understood, then the Spanish ones."""


def plain(typed: str) -> str:
    """What was typed, less everything that does not matter.

    >>> plain("Na  STŮL!"), plain("sixty-three"), plain("Dreißig")
    ('nastul', 'sixtythree', 'dreissig')
    """
    return "".join(sign for sign in folded(typed) if sign.isalnum())


def heard_call(typed: str, *, spanish: bool = False) -> Call | None:
    """The call that these words are, or None.

    >>> [NAMES[heard_call(said)] for said in ("třiašedesát", "dreiundsechzig", "4 indiani", "m")]
    ['63', '63', '4i', 'M']
    >>> heard_call("sesenta y tres"), heard_call("sesenta y tres", spanish=True)
    (None, 11)
    """
    said = plain(typed)
    found = _CALLS.get(said)
    return _SPANISH_CALLS.get(said) if found is None and spanish else found


def heard_answers(typed: str, *, spanish: bool = False) -> tuple[Move, ...]:
    """What these words can mean as an answer or a choice; empty if nothing.

    >>> heard_answers("NEVERIM"), heard_answers("a la mesa")
    ((Doubt(),), ())
    """
    said = plain(typed)
    return _ANSWERS.get(said, ()) + (_SPANISH_ANSWERS.get(said, ()) if spanish else ())


def call_in(words: Words, call: Call) -> str:
    """A call in a language, with its right plural.

    >>> [call_in(Words("cs"), call) for call in (11, 14, 16, 19, 20)]
    ['63', '1 indián', '3 indiáni', '6 indiánů', 'mexiko']
    """
    if call == MEXIKO:
        return words("mexiko-call-mexiko")
    if call >= FIRST_INDIAN:
        return words("mexiko-call-indians", count=call - FIRST_INDIAN + 1)
    return NAMES[call]


def _spellings(text: str) -> set[str]:
    """Plain spellings of a word, with German ä ö ü also written ae oe ue."""
    spread = text.casefold().translate({228: "ae", 246: "oe", 252: "ue"})
    return {plain(text), plain(spread)}


def _numbers(language: str) -> Iterator[tuple[str, Call]]:
    for call, number in enumerate(NUMBERS):
        tens = TENS[language][number // 10 - FIRST_TEN].split()
        for ten in tens:
            for unit in UNITS[language][number % 10 - 1].split():
                yield ten + unit, call
                yield ten + BETWEEN[language] + unit, call
                if language in UNITS_FIRST:
                    yield unit + BETWEEN[language] + ten, call
                    yield unit + ten, call  # "jednatřicet"


def _vocabulary(language: str) -> Iterator[tuple[str, Call]]:
    """Every way to say every call in a language."""
    yield from _numbers(language)
    for indians in INDIANS[language].split():
        for count, units in enumerate(UNITS[language]):
            for unit in (str(count + 1), *units.split()):
                yield unit + indians, FIRST_INDIAN + count
    for mexiko in MEXIKOS[language].split():
        yield mexiko, MEXIKO


def _calls(*languages: str) -> dict[str, Call]:
    found = {plain(name): call for call, name in enumerate(NAMES)}
    for language in languages:
        for text, call in _vocabulary(language):
            found.update(dict.fromkeys(_spellings(text), call))
    return found


def _meanings(column: int) -> dict[str, tuple[Move, ...]]:
    found: dict[str, tuple[Move, ...]] = {}
    for row in ANSWERS:
        move, texts = row[0], (row[1], row[2])[column]
        for said in {spelling for text in texts.split("|") for spelling in _spellings(text)}:
            found[said] = (*found.get(said, ()), move)
    return found


_CALLS = _calls(*ALWAYS)
_SPANISH_CALLS = _calls("es")
_ANSWERS = _meanings(0)
_SPANISH_ANSWERS = _meanings(1)
