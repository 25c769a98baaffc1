"""What people write on a record's lines about teams and events, in the program's four languages:
put into the record's own words. Case and accents do not matter."""

from collections.abc import Sequence

from kostka.game.cursor import Word
from kostka.game.line_words import in_our_words, phrases
from kostka.locale.typed import folded

TEAM_WORDS = {
    "home": {"cs": "domácí", "de": "heim", "uk": "господарі"},
    "guest": {"cs": "hosté|host", "de": "gast|gäste", "uk": "гості|гість"},
}
EVENT_WORDS = {
    "lineup": {"cs": "sestava", "de": "aufstellung", "uk": "склад"},
    "timeout": {
        "cs": "oddechový čas|oddechovka",
        "de": "auszeit",
        "uk": "тайм-аут|перерва",
    },
    "sub": {"cs": "střídání", "de": "wechsel|auswechslung", "uk": "заміна"},
    "yellow": {"cs": "žlutá karta|žlutá", "de": "gelbe karte|gelb", "uk": "жовта картка|жовта"},
    "red": {"cs": "červená karta|červená", "de": "rote karte|rot", "uk": "червона картка|червона"},
    "floor": {"cs": "na zem|zem|podlaha", "de": "boden|zu boden", "uk": "підлога|на підлогу"},
    "hand": {"cs": "pohnutá ruka|ruka", "de": "hand bewegt", "uk": "рука"},
    "off table": {
        "cs": "mimo stůl|mimo",
        "de": "neben den tisch|vom tisch",
        "uk": "за стіл|повз стіл",
    },
    "foam": {"cs": "čas na pěnu|pěna", "de": "schaumzeit|schaum", "uk": "піна|час на піну"},
    "finished": {"cs": "dopito|dopili", "de": "ausgetrunken|fertig", "uk": "допито|допили"},
    "ready": {"cs": "připraveni|připraven", "de": "bereit", "uk": "готові|готовий"},
}
RESULT_WORDS = {
    "match": {"cs": "zápas", "de": "spiel|partie", "uk": "матч"},
    "set": {"cs": "sada", "de": "satz", "uk": "сет"},
}
"""What a heading or a result is of."""
BEER_WORDS = {
    "beer": {"cs": "pivo", "de": "bier", "uk": "пиво"},
    "new": {"cs": "nové", "de": "neu|neues", "uk": "нове"},
    "same": {"cs": "stejné|totéž", "de": "dasselbe", "uk": "те саме|те ж"},
}
PHRASES = phrases(TEAM_WORDS, EVENT_WORDS)
TEAM_NAMED = phrases(TEAM_WORDS)
HEADING_NAMED = phrases(RESULT_WORDS, BEER_WORDS)


def line_in_our_words(words: Sequence[Word]) -> list[Word]:
    """The words of a line with other languages' put into the record's own; the names of dice may be
    any words.

    >>> line = [Word(text, 1, 1) for text in "Oddechový čas hosté: 25".split()]
    >>> " ".join(word.text for word in line_in_our_words(line))
    'timeout guest: 25'
    """
    return in_our_words(words, PHRASES, names_after="lineup")


def team_named(text: str) -> str | None:
    """``home`` or ``guest`` for a word of another language that means it.

    >>> team_named("Domácí:"), team_named("Ferda")
    ('home', None)
    """
    return TEAM_NAMED.get(folded(text.rstrip(":,")))


def heading_named(text: str) -> str | None:
    """``match``, ``set``, ``beer``, ``new`` or ``same`` for a word of another language.

    >>> heading_named("Zápas"), heading_named("Satz"), heading_named("nové")
    ('match', 'set', 'new')
    """
    return HEADING_NAMED.get(folded(text.rstrip(":,.")))
