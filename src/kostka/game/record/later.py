"""Further faults of a record that is refused, found where its text can be read on its own.

After the first fault the state is not known any more, so what is wrong may be its consequence. But
a gam, a turn or a round that says where it begins has a form of its own, whatever was before it: it
is read from the game's first state, and of what is refused there only the faults of that form are
told (``OnItsOwn``). A line with ``!`` has the form of its words.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, product
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from kostka.game.cursor import END, Cursor, Misread, Word
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.log import AnyLog, begin
from kostka.game.ruleset import choices

WORDS = frozenset(("record-word", "record-surplus"))
"""Faults of the words themselves."""
Place: TypeAlias = tuple[int, int]
"""Line and column."""
Faults: TypeAlias = dict[Place, Refusal]
ReadOn: TypeAlias = Callable[[Cursor, AnyLog, AnyGame], AnyLog]
MOST_VARIANTS = 16


@runtime_checkable
class OnItsOwn(Protocol):
    """A notation whose games have parts that can be read on their own."""

    own_faults: frozenset[str]
    """Codes of the faults that such a part has whatever was before it."""

    def alone(self, line: Sequence[Word], before: Word, /) -> Sequence[Word] | None:
        """What this line, after that word, begins a part with, without the part's number and whose
        it is; None where it may go on with a part begun before."""
        ...


class Piece(NamedTuple):
    """Words that can be read on their own, and the faults that are theirs."""

    place: Place
    words: list[Word]
    codes: frozenset[str]


def later_faults(
    words: Sequence[Word], since: Place, header: Header, game: AnyGame, read_on: ReadOn
) -> Faults:
    """The faults from this place on that follow from no other. ``read_on`` reads the next words
    into a log."""
    found: Faults = {}
    start = begin(game.rules, header)
    for piece in _pieces(words, game.notation):
        if piece.place < since:
            continue
        cursor, log = Cursor(piece.words), start
        line = piece.codes is WORDS
        while not cursor.done and (line or cursor.next.text != "!"):
            word = cursor.next
            try:
                log = read_on(cursor, log, game)
            except Refusal as error:
                at = error.word if isinstance(error, Misread) and error.word is not END else word
                if error.code in piece.codes and (isinstance(error, Misread) or not line):
                    found.setdefault((at.line, at.column), error)
                break
    return found


def whatever_is_chosen(header: Header, unsure: Sequence[str], game: AnyGame) -> Iterator[Header]:
    """The header with each value of the options that are not known, where they can be listed."""
    offered = choices(game.rules.RULE_SETS[header.rules])
    values = [
        [header.options | {name: value} for value in offered[name][1].split(" | ")]
        for name in unsure
        if name in offered and "…" not in offered[name][1]
    ]
    for place, chosen in enumerate(product(*values)):
        if place == MOST_VARIANTS:
            return
        options = dict(header.options)
        for some in chosen:
            options |= {name: some[name] for name in unsure if name in some}
        yield Header(header.game, header.rules, header.seats, options, header.tags)


def in_each(found: Sequence[Faults]) -> Faults:
    """Those that are the same in all."""
    first, *rest = found
    return {
        place: error
        for place, error in first.items()
        if all(place in other and other[place].code == error.code for other in rest)
    }


def _pieces(words: Sequence[Word], notation: object) -> Iterator[Piece]:
    """The parts that say where they begin, and the lines with ``!``, in order."""
    part: Piece | None = None
    before = END
    for _, group in groupby(words, lambda word: word.line):
        line = list(group)
        place = (line[0].line, line[0].column)
        if line[0].text == "!":
            if part is not None:
                yield part
            part = None
            yield Piece(place, line, WORDS)
        elif not isinstance(notation, OnItsOwn):
            pass
        elif (alone := notation.alone(line, before)) is not None:
            if part is not None:  # it must be over where the next one has its number
                numbered = len(alone) < len(line) or alone[0] != line[0]
                yield part._replace(words=[*part.words, line[0]]) if numbered else part
            part = Piece(place, list(alone), notation.own_faults)
        elif part is not None:
            part.words.extend(line)
        before = line[-1]
    if part is not None:
        yield part
