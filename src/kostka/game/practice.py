"""Practice: a position out of a game as it is played, a decision in it, and what each choice costs.

A game says what a decision's choices cost (``Judge``); what is worth asking is found here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from kostka.game.chance import Source
from kostka.game.contract import Rules, is_over
from kostka.game.header import Header
from kostka.game.play import Players
from kostka.game.player import Player
from kostka.game.seats import Role, Seat


class Choice(msgspec.Struct, frozen=True):
    """A move that may be made, what it costs against the best one, and how sure that is (the
    standard error; 0: exact)."""

    move: Any
    cost: float
    error: float = 0.0


class Question(msgspec.Struct, frozen=True):
    """What would you do here? ``view``: the game as the seat on move sees it, of so many
    ``seats``; ``choices``: the best
    one first; ``unit`` as in an analysis."""

    seat: Seat
    seats: int
    view: Any
    unit: str
    choices: tuple[Choice, ...]


Judge: TypeAlias = Callable[[Any, Seat], Sequence[Choice]]
"""What each choice of this seat in this state costs; empty where nobody can say."""
AT_ONCE = 400
"""After so many moves of a game without anything worth asking another game is begun."""
GAMES = 50


def asked(
    rules: Rules[Any, Any, Any],
    header: Header,
    players: Mapping[Seat, Player[Any, Any]],
    source: Source,
    judge: Judge,
    *,
    unit: str,
    stake: float,
    within: int,
) -> Question:
    """A question out of a game between these players: the first decision, from one of the first
    ``within`` moves on, in which choosing badly costs at least ``stake``.

    ``source`` throws, deals and thinks: the same one brings the same question.
    """
    table = Players(players, source)
    for _ in range(GAMES):
        state, since = rules.start(header), source.below(within)
        for number in range(since + AT_ONCE):
            if is_over(rules, state):
                break
            if number >= since and (found := _worth_asking(rules, state, judge, stake)):
                seat, choices = found
                best_first = tuple(sorted(choices, key=lambda choice: choice.cost))
                return Question(seat, len(players), rules.view(state, seat), unit, best_first)
            state = rules.apply(state, table.move_due(rules, state, lambda: source))
    raise RuntimeError(f"{GAMES} games without a decision in which anything was at stake")


def _worth_asking(
    rules: Rules[Any, Any, Any], state: Any, judge: Judge, stake: float
) -> tuple[Seat, Sequence[Choice]] | None:
    actors = rules.actors(state)
    if Role.CHANCE in actors:
        return None
    seat = next(actor for actor in actors if isinstance(actor, int))
    legal = rules.legal(state, seat)
    if len(legal) < 2:
        return None
    choices = [choice for choice in judge(state, seat) if choice.move in legal]
    surest = max((c.cost - 2 * c.error for c in choices), default=0.0)
    return (seat, choices) if len(choices) == len(legal) and surest >= stake else None
