"""What a game reads its moves from: the words of one game, one after another."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kostka.game.errors import RecordFault, Refusal


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a record's text and where it stands (line and column from 1).

    ``written``: what the record has there, where that is another word for ``text``.
    """

    text: str
    line: int
    column: int
    written: str = field(default="", repr=False, compare=False)


END = Word("", 0, 0)
NEW_LINE = "⏎"


class Misread(Refusal):
    """A word that means nothing where it stands, or is there too much or too little."""

    def __init__(
        self,
        word: Word,
        expected: object,
        rule: str = "",
        code: str = "record-word",
        found: object = "",
    ) -> None:
        super().__init__(code, found=found or word.written or word.text, expected=expected)
        self.rule = rule
        self.word = word


def placed(error: Refusal, source: str, word: Word) -> RecordFault:
    """The error as a fault of a record, at this word."""
    return RecordFault(
        error.rule,
        error.code,
        source=source,
        line=word.line,
        column=word.column,
        found=error.found or word.text,
        expected=error.expected,
    )


class Cursor:
    """Points at the next word. A game takes words, or cuts a beginning off the next one.

    >>> cursor = Cursor([Word("31>52", 1, 4), Word("ok", 1, 10)])
    >>> cursor.cut(3).text, cursor.next
    ('31>', Word(text='52', line=1, column=7))
    """

    def __init__(self, words: Sequence[Word]) -> None:
        self._words = words
        self._rest: Word | None = None  # what was left of a word that was cut
        self.before: Word = END
        """The word before all of them, where they are a part of a record."""
        self.after: Word = END
        """The word after all of them."""
        self.taken = 0
        """How many words are wholly behind."""

    @classmethod
    def typed(cls, text: str) -> "Cursor":
        """Over words that somebody typed on one line."""
        return cls([Word(word, 1, 1) for word in text.split()])

    @property
    def next(self) -> Word:
        """The next word, or one with no text at the end."""
        if self._rest is not None:
            return self._rest
        return self._words[self.taken] if self.taken < len(self._words) else END

    @property
    def done(self) -> bool:
        """No word is left."""
        return self.taken >= len(self._words)

    def look(self, further: int) -> Word:
        """The word so many after the next one, or before it if negative; END outside."""
        place = self.taken + further
        if further == 0:
            return self.next
        if place == -1:
            return self.before
        return self._words[place] if 0 <= place < len(self._words) else END

    def take(self) -> Word:
        """The next word, which is then behind."""
        word = self.next
        self._rest = None
        self.taken += 1
        return word

    def cut(self, length: int) -> Word:
        """The first ``length`` characters of the next word; the rest is then the next word."""
        word = self.next
        if length >= len(word.text):
            return self.take()
        self._rest = Word(word.text[length:], word.line, word.column + length)
        return Word(word.text[:length], word.line, word.column)

    def rest(self) -> list[Word]:
        """All words that are left; they stay."""
        cut = self._rest is not None
        return [*([self.next] if cut else []), *self._words[self.taken + cut :]]

    def take_line(self) -> list[Word]:
        """All words left on the line of the next one."""
        line = self.next.line
        words = [self.take()]
        while not self.done and self.next.line == line:
            words.append(self.take())
        return words

    def puzzled(self, expected: object, rule: str = "") -> "Misread":
        """The error to raise when the next word means nothing here, or when there is none."""
        if self.next is END:
            return Misread(self.look(-1), expected, rule, "record-cut-short")
        return Misread(self.next, expected, rule)

    def surplus(self) -> "Misread":
        """The error to raise when nothing may follow and this word does."""
        return Misread(self.next, NEW_LINE, code="record-surplus")
