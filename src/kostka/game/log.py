"""The numbered list of entries a game is, and what follows when an entry corrects an earlier one.

Nothing is edited in place. An entry is a move or a correction of an earlier entry; with every
correction all is computed anew. A move that has become impossible that way, or that would now
belong to another gam, turn or round than when it was made, stays in the list and is pointed out
(``faults``); the rest is computed without it (``steps.py``).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, Union

import msgspec

from kostka.game.contract import Rules
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.steps import NO_PART, PASSED_OVER, Made, Part, Step, seal_of, unit_of, walk

S = TypeVar("S")
M = TypeVar("M")


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Withdraws the entry with this number; if that is a correction, what it corrected is back."""

    entry: int


class Replace(msgspec.Struct, Generic[M], frozen=True, tag="replace"):
    """Puts another move in the place of the entry with this number."""

    entry: int
    move: M


class Insert(msgspec.Struct, Generic[M], frozen=True, tag="insert"):
    """Adds a move that was forgotten, before the entry with this number."""

    entry: int
    move: M


Correction: TypeAlias = Union[Undo, Replace[M], Insert[M]]  # noqa: UP007
Entry: TypeAlias = Union[M, Undo, Replace[M], Insert[M]]  # noqa: UP007


class Log(msgspec.Struct, Generic[S, M], frozen=True):
    """A game: its header, its entries, and the state they lead to. Made by ``begin``."""

    rules: Rules[S, M, object]
    header: Header
    state: S
    entries: tuple[Entry[M], ...] = ()
    faults: tuple[tuple[int, Refusal], ...] = ()
    """The moves that stand in the list and do not count: entry number and reason."""
    made: tuple[Made, ...] = ()
    """What each entry belonged to when it was made; none where nothing can have moved."""
    part: Part = NO_PART
    """What the last move belongs to."""

    def append(self, entry: Entry[M]) -> "Log[S, M]":
        """The log with one more entry. Raises Refusal, and takes nothing, if it cannot be."""
        entries = (*self.entries, entry)
        if not isinstance(entry, (Undo, Replace, Insert)):
            part = self.part.now(len(entries), unit_of(self.rules, self.state))
            seal = seal_of(self.rules, self.state, entry)
            state = self.rules.apply(self.state, entry)
            if seal is not None:
                made = (*self.made, (-len(entries), seal.content))
                return Log(self.rules, self.header, state, entries, self.faults, made, self.part)
            made = (*self.made, part.made)
            return Log(self.rules, self.header, state, entries, self.faults, made, part)
        self.check_target(entry.entry, move=not isinstance(entry, Undo))
        place = self._made(entry) if isinstance(entry, Insert) else NO_PART.made
        log = refold(self.rules, self.header, entries, (*self.made, place))
        fault = dict(log.faults).get(_place(entry, len(entries)))
        if fault is not None and fault.code != PASSED_OVER:
            raise fault  # what a correction puts in must itself be possible
        return log

    def steps(self) -> Iterator[Step[S, M]]:
        """Every move that counts now, in the order it counts, with the states around it."""
        return iter(walk(self.rules, self.header, standing(self.entries), self.made).steps)

    def played(self) -> Iterator[Step[S, M]]:
        """Its steps without those that a correction has made impossible."""
        return (step for step in self.steps() if step.fault is None)

    def step(self, number: int) -> Step[S, M] | None:
        """The move that counts where the entry with this number stands; None if none does."""
        return next((step for step in self.steps() if step.number == number), None)

    def put_in(self) -> Step[S, M] | None:
        """The move that the last entry, a correction, has put in, where it counts; None if that is
        an undo."""
        return self.step(_place(self.entries[-1], len(self.entries)))

    def until(self, number: int) -> "Log[S, M]":
        """The log as it stood after so many entries."""
        return refold(self.rules, self.header, self.entries[:number], self.made[:number])

    def at(self, number: int, *, insert: bool) -> S:
        """The state in which a move takes the place of this entry's, or is inserted before it:
        where the entry begins a part and the one before cannot end, that is what it can end."""
        step = self.step(number)
        assert step is not None, "what is not withdrawn counts"
        return step.unfinished if insert and step.unfinished is not None else step.before

    def _made(self, entry: Insert[M]) -> Made:
        """What an inserted move belongs to: to the part that it goes on with or that it begins,
        else to one of its own."""
        steps = list(self.steps())
        place = next(i for i, step in enumerate(steps) if step.number == entry.entry)
        here, follows = steps[place], self.made[entry.entry - 1]
        if (seal := seal_of(self.rules, here.before, entry.move)) is not None:
            return -(len(self.entries) + 1), seal.content
        before = self.made[steps[place - 1].number - 1] if place else NO_PART.made
        if here.unfinished is not None or before == follows:
            return before
        number, owner, _ = unit_of(self.rules, here.before)
        after = self.rules.apply(here.before, entry.move)
        ended = unit_of(self.rules, after)
        own = (len(self.entries) + 1, owner)
        if ended[0] != number:
            return own
        return follows if not ended[2] or _possible(self.rules, after, here.move) else own

    def check_target(self, found: int, *, move: bool) -> None:
        """Raises Refusal unless the entry of this number can be corrected; ``move`` where that
        puts a move in its place or before it."""
        last = len(self.entries)
        if not last:
            raise Refusal("correction-of-nothing", found=found)
        if not 1 <= found <= last:
            raise Refusal("correction-target", found=found, expected=f"1…{last}")
        if move and isinstance(self.entries[found - 1], Undo | Replace):
            raise Refusal("correction-of-correction", found=found, expected="undo")
        gone = withdrawn(self.entries)
        if found in gone:  # what is not there has no place before it either
            back = next(
                number
                for number, entry in reversed(list(enumerate(self.entries, 1)))
                if isinstance(entry, Undo) and entry.entry == found and number not in gone
            )
            raise Refusal("already-withdrawn", found=found, expected=f"! undo {back}")


AnyLog: TypeAlias = Log[Any, Any]
"""For what serves every game alike."""


def begin(rules: Rules[S, M, object], header: Header) -> Log[S, M]:
    """An empty log. Raises Refusal for a header the game cannot play."""
    return Log(rules, header, rules.start(header))


def refold(
    rules: Rules[S, M, object],
    header: Header,
    entries: tuple[Entry[M], ...],
    made: tuple[Made, ...],
) -> Log[S, M]:
    """The log of these entries, all computed anew; moves that do not count are its faults."""
    found = walk(rules, header, standing(entries), made)
    faults = tuple((step.number, step.fault) for step in found.steps if step.fault is not None)
    return Log(rules, header, found.state, entries, faults, made, found.part)


def withdrawn(entries: Sequence[Entry[M]]) -> frozenset[int]:
    """The numbers of the entries that an undo holds withdrawn."""
    gone: set[int] = set()
    for number in range(len(entries), 0, -1):  # a later undo may withdraw an earlier one
        entry = entries[number - 1]
        if isinstance(entry, Undo) and number not in gone:
            gone.add(entry.entry)
    return frozenset(gone)


def standing(entries: Sequence[Entry[M]]) -> list[tuple[int, M]]:
    """The moves that count, in the order they count, each with its entry's number.

    >>> standing(["a", "b", Replace(1, "A"), Insert(2, "aa"), Undo(2)])
    [(1, 'A'), (4, 'aa')]
    """
    gone = withdrawn(entries)
    latest: dict[int, M] = {}
    inserted: dict[int, list[int]] = {}
    moves: dict[int, M] = {}
    ordinary: list[int] = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Insert):
            moves[number] = entry.move
            inserted.setdefault(entry.entry, []).append(number)
        elif isinstance(entry, Replace):
            if number not in gone:
                latest[entry.entry] = entry.move
        elif not isinstance(entry, Undo):
            moves[number] = entry
            ordinary.append(number)
    order: list[int] = []
    stack = ordinary[::-1]
    while stack:  # an entry comes after all that was inserted before it, to any depth
        number = stack.pop()
        if before := inserted.pop(number, None):
            stack.append(number)
            stack.extend(reversed(before))
        else:
            order.append(number)
    return [(n, latest.get(n, moves[n])) for n in order if n not in gone]


def _possible(rules: Rules[S, M, object], state: S, move: M) -> bool:
    try:
        rules.apply(state, move)
    except Refusal:
        return False
    return True


def _place(entry: Entry[M], number: int) -> int:
    """Where an entry's move counts: in the place of the one it replaces, else at its own number."""
    return entry.entry if isinstance(entry, Replace) else number
