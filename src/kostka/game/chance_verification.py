"""Recomputes every throw and deal of a record from what its tags promise."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from kostka.game.chance import SourceAt, seeded_at
from kostka.game.fairness import given, promise_of
from kostka.game.header import Header
from kostka.game.log import Insert, Log, Replace, Undo, withdrawn
from kostka.game.seats import Role

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class VerifiedChance(Generic[S, M]):
    """One chance move of a record: its entry's number, the state it was made in, what is recorded
    (None where an undo took it out: whoever may draw again until it suits has chosen) and what the
    promise gives (None where a correction put it in: nothing was promised there)."""

    number: int
    before: S
    found: M | None
    promised: M | None

    @property
    def agrees(self) -> bool:
        """What is recorded is what was promised."""
        return self.found == self.promised


def promised_chance(header: Header) -> tuple[str, SourceAt | None]:
    """What a record's chance can be checked by, and the source that gives it.

    ``promise``: the secret is published and fits its commitment; ``seed``: the seed is;
    ``unpublished``: a commitment without its secret; ``broken``: the secret cannot be read or is
    not the one committed to (one that nobody committed to may be any); ``altered``: a seat's value
    is not the one committed to, or came from the host where others had committed, or there is not
    one for each seat; ``none``: nothing was promised.
    """
    if header.tag("Secret") is not None:
        promise = promise_of(header)
        if promise is None or header.tag("Commitment") != promise.commitment:
            return "broken", None
        if "altered" in given(header) or len(promise.values) != len(header.seats):
            return "altered", None
        return "promise", promise.source_at
    if header.tag("Commitment") is not None:
        return "unpublished", None
    if (seed := header.tag("Seed")) is not None:
        return "seed", seeded_at(seed)
    return "none", None


def taken_over(header: Header) -> int:
    """How many entries a record's game took over from another, by its tag ``Origin``: their chance
    was promised there.

    >>> taken_over(Header("mexiko", "fima-1", ("", ""), tags=(("Origin", "ab12 7"),)))
    7
    """
    count = (header.tag("Origin") or "").rpartition(" ")[2]
    return int(count) if count.isascii() and count.isdigit() else 0


def verify_chance(log: Log[S, M], source_at: SourceAt) -> Iterator[VerifiedChance[S, M]]:
    """Every chance move that stands in the list, also those withdrawn later, drawn once more;
    not those that were taken over from another game."""
    rules, taken = log.rules, taken_over(log.header)
    gone = withdrawn(log.entries)
    state = rules.start(log.header)
    for number, entry in enumerate(log.entries, 1):
        if not isinstance(entry, Undo | Replace | Insert):
            if number > taken and rules.author(state, entry) is Role.CHANCE:
                drawn = None
                if Role.CHANCE in rules.actors(state):
                    drawn = rules.draw(state, source_at(number))
                yield VerifiedChance(number, state, None if number in gone else entry, drawn)
            state = rules.apply(state, entry)
            continue
        so_far = log.until(number)
        state = so_far.state
        step = so_far.put_in()
        if step is not None and rules.author(step.before, step.move) is Role.CHANCE:
            yield VerifiedChance(number, step.before, step.move, None)
