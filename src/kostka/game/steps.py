"""The moves of a log in the order they count: the states around each, or why it does not count.

What a move belonged to when it was made (a gam, a turn, a round: a *part*) is known by the entry
that began the part. A correction may leave a part without its end: what was made in the next one
is no move of it. So the part is passed over as not known, and the next begins where it began. And
what was made in a part that now ends before it is no move of the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from kostka.game.contract import Rules, Seal, Unit
from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header

S = TypeVar("S")
M = TypeVar("M")

MOVED, PASSED_OVER = "correction-moved", "correction-passed-over"
"""Why a possible move does not count: its part has ended before it (or is somebody else's now), or
cannot end."""
UNSIGNED = "correction-unsigned"
"""Why a signature does not: what was signed has changed."""

Made: TypeAlias = tuple[int, int]
"""What an entry belonged to when it was made: the entry that began the part, and whose it was. Of a
signature: its own number, below zero, and what was signed."""


class Part(NamedTuple):
    """A part of a game: what its entries belong to, and the number that the game gave it."""

    made: Made
    number: int

    def now(self, entry: int, unit: Unit) -> "Part":
        """What an entry made now belongs to: this part, or one that it begins."""
        number, owner, _ = unit
        same = self.made[0] and (self.number, self.made[1]) == (number, owner)
        return self if same else Part((entry, owner), number)


NO_PART = Part((0, 0), 0)


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """One move as it counts now: the number of its entry, the states around it, or its fault.

    ``unfinished``: what the moves before led to, where this one begins a part and the part before
    cannot end. Both states of a move with a fault are the one in which it would have been made.
    """

    number: int
    move: M
    before: S
    after: S
    fault: Refusal | None = None
    unfinished: S | None = None


@dataclass(slots=True)
class Walk(Generic[S, M]):
    """Where a walk along a log's moves has come."""

    state: S
    steps: list[Step[S, M]]
    part: Part = NO_PART


def unit_of(rules: Rules[S, M, object], state: S) -> Unit:
    """What the game says is in progress; always the same where it says nothing."""
    unit = getattr(rules, "unit", None)
    return (0, 0, False) if unit is None else unit(state)


def seal_of(rules: Rules[S, M, object], state: S, move: M) -> Seal | None:
    """What this move signs; None where it signs nothing."""
    seal = getattr(rules, "seal", None)
    return None if seal is None else seal(state, move)


def walk(
    rules: Rules[S, M, object],
    header: Header,
    moves: Sequence[tuple[int, M]],
    made: Sequence[Made],
) -> Walk[S, M]:
    """The moves (with their entries' numbers) in the order they count, and where they lead.

    ``made`` says for each entry what it belonged to; empty: nothing has moved.
    """
    now: Walk[S, M] = Walk(rules.start(header), [])
    rest, since = now.state, 0  # the last state with nothing begun, and the steps there
    for number, move in moves:
        unit = unit_of(rules, now.state)
        unfinished = None
        signed = made and made[number - 1][0] < 0
        if signed:
            pass  # it belongs to nothing but what it signs
        elif made and made[number - 1] != now.part.made:
            if unit[2]:
                unfinished, now.state = now.state, rest
                _pass_over(now.steps, since, now.part)
                unit = unit_of(rules, now.state)
            now.part = Part(made[number - 1], unit[0])
            since = len(now.steps)
        before, fault = now.state, None
        if signed:
            now.state, fault = _signed(rules, now.state, move, made[number - 1][1])
        elif made and unit[:2] != (now.part.number, now.part.made[1]):
            fault = Refusal(MOVED, found=now.part.made[0])
        else:
            try:
                now.state = rules.apply(before, move)
            except Refusal as error:
                fault = error
        now.steps.append(Step(number, move, before, now.state, fault, unfinished))
        if not unit_of(rules, now.state)[2]:
            rest, since = now.state, len(now.steps)
    return now


def _signed(
    rules: Rules[S, M, object], state: S, move: M, content: int
) -> tuple[S, Refusal | None]:
    """The state after a signature, or why it does not count; what was put in its place signs
    nothing and is a move like others."""
    seal = seal_of(rules, state, move)
    if seal is not None and seal.content != content:
        return state, RuleError(seal.rule, UNSIGNED)
    try:
        return rules.apply(state, move), None
    except Refusal as error:
        return state, error


def _pass_over(steps: list[Step[S, M]], since: int, part: Part) -> None:
    """What was made of a part that cannot end does not count."""
    for place in range(since, len(steps)):
        step = steps[place]
        if step.fault is None:
            fault = Refusal(PASSED_OVER, found=part.made[0])
            steps[place] = replace(step, after=step.before, fault=fault)
