"""From text to games still unread: tags, words with their places, comments.

A word is anything between white space; a ``!`` that begins a word is a word of its own. Comments
stand in braces or after a semicolon. A tag after the first words of a game begins the next game,
and so does one after an empty line that the game has already: a game need not have moves.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from kostka.game.cursor import Word, placed
from kostka.game.errors import RecordFault, RecordRefused, Refusal

TAG = re.compile(r'\[\s*([^\W\d_]\w*(?: [0-9]{1,2})?)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
OPTION = re.compile(
    r'\[\s*Option\s+(?:"(?P<quoted>[^"\\\n]*)"|(?P<bare>\w+))\s+"(?P<value>[^"\\\n]*)"\s*\]',
    re.IGNORECASE,
)
ESCAPED = re.compile(r'\\(["\\])')
APART = re.compile(r"[\s_-]+")
PART = re.compile(
    r"(?P<newline>\n)|(?P<space>[^\S\n]+)|\{(?P<comment>[^}]*)\}|;(?P<rest>[^\n]*)"
    r"|(?P<tag>\[)|(?P<word>!|[^\s{};\[]+)|(?P<stray>.)",
    re.DOTALL,
)


@dataclass(slots=True)
class Unread:
    """One game of a text before its definition has read it.

    ``tags`` are (name, value) with their places; an option's name is ``Option name``.
    ``comments`` are pairs of the number of words before the comment and its text.
    """

    source: str
    start: Word
    tags: list[tuple[str, str, Word]] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    faults: list[RecordFault] = field(default_factory=list)
    """Where it is no record. After a comment without its beginning or end no more is read."""


def scan(text: str, source: str) -> list[Unread]:
    """The games in a text, in order. Raises RecordRefused where there is none."""
    games: list[Unread] = []
    last = 0  # the line of the last tag, word or comment
    for kind, name, found, word in _parts(text):
        apart, last = word.line > last + 1, word.line + word.text.count("\n")
        if not games or (kind == "tag" and _begins(games[-1], name, apart=apart)):
            games.append(Unread(source, word))
        game = games[-1]
        if kind == "fault":
            game.faults.append(fault_at(source, word, name, expected=found))
            if word.text == "}":  # the comment may begin anywhere after the last
                del game.words[game.comments[-1][0] if game.comments else 0 :]
            elif game.words:  # nobody knows what it was: the gam, turn or round is not read on
                game.words.append(Word("!", word.line, word.column))
        elif kind == "tag":
            game.tags.append((name, found, word))
        elif kind == "comment":
            game.comments.append((len(game.words), " ".join(found.split())))
        else:
            game.words.append(word)
    if not games:
        raise RecordRefused((fault_at(source, Word("", 1, 1), "record-empty"),))
    return games


def words_typed(text: str) -> list[Word]:
    """The words of a line typed at a table, as a record has them. Raises RecordRefused."""
    parts = list(_parts(text))
    faults = [
        fault_at("", at, code, expected=due) for kind, code, due, at in parts if kind == "fault"
    ]
    if faults:
        raise RecordRefused(tuple(faults))
    return [word for kind, _, _, word in parts if kind == "word"]


def _begins(game: Unread, name: str, *, apart: bool) -> bool:
    """Whether a tag of this name, with an empty line before it or not, begins the next game."""
    names = [folded(tag[0]) for tag in game.tags]
    return bool(game.words) or (apart and "game" in names and folded(name) in names)


def folded(name: str) -> str:
    """A tag's name without what means nothing.

    >>> folded("Best_Of"), folded("player 1")
    ('bestof', 'player1')
    """
    return APART.sub("", name).casefold()


def fault_at(source: str, word: Word, code: str, *, expected: object = "") -> RecordFault:
    """A fault of the text itself, at a word."""
    return placed(Refusal(code, found=word.text, expected=expected), source, word)


def _parts(text: str) -> Iterator[tuple[str, str, str, Word]]:
    """Tags, comments, words and faults in order: of which kind, a tag's name or a fault's code, the
    text or what was expected, and where."""
    line, line_start, place = 1, 0, 0
    while place < len(text):
        match = PART.match(text, place)
        assert match is not None, "PART takes any character"
        word = Word(match[0], line, place - line_start + 1)
        place = match.end()
        match match.lastgroup:
            case "comment" | "rest" as group:
                yield "comment", "", match[group], word
            case "word":
                yield "word", "", word.text, word
            case "tag":
                found = OPTION.match(text, match.start()) or TAG.match(text, match.start())
                if found is None:
                    shown = Word(text[match.start() :].split("\n", 1)[0], word.line, word.column)
                    yield "fault", "record-tag", '[Name "value"]', shown
                    place = match.start() + len(shown.text)
                    continue
                place = found.end()
                name, value = found[1], found[found.re.groups]
                if found.re is OPTION:
                    name = f"Option {found['bare'] or found['quoted']}"
                yield "tag", name, ESCAPED.sub(r"\1", value), word
            case "stray":
                code = "record-comment" if word.text in "{}" else "record-character"
                yield "fault", code, "", word
                if code == "record-comment":  # what follows may be words or a comment
                    return
        if breaks := text.count("\n", match.start(), place):
            line += breaks
            line_start = text.rindex("\n", match.start(), place) + 1
