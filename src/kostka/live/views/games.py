"""The games as forms need them: rule sets, options, seats, bots."""

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from kostka.game.definition import game_named
from kostka.game.ruleset import choices

Bound: TypeAlias = tuple[int, int]


class OptionView(msgspec.Struct, frozen=True):
    """An option of a rule set: its rule's number, its default, and what it takes: one of
    ``values``, or a whole number between ``range``'s ends. ``live``: it can be chosen at a table on
    the net; one that can not needs a referee at the table."""

    rule: str
    default: str
    kind: Literal["choice", "number", "text"]
    expected: str
    values: tuple[str, ...] = ()
    range: Bound | None = None
    live: bool = True


class GameView(msgspec.Struct, frozen=True):
    """A game: how many may sit (``seats``: least and most; ``usual``), whether a person may be its
    ``referee``, the bots of the house that
    can play it here, and its rule sets, the usual one first, with all their options."""

    name: str
    seats: Bound
    usual: int
    referee: bool
    sides: dict[str, tuple[tuple[int, ...], ...]]
    bots: tuple[str, ...]
    rule_sets: dict[str, dict[str, OptionView]]


@cache
def described(name: str) -> GameView:
    """A game with all its bots: what stays as it is while the server runs."""
    game = game_named(name)
    return GameView(
        name=name,
        seats=(game.seats[0], game.seats[-1]),
        usual=game.usual_seats,
        referee=game.has_referee,
        sides={str(count): game.sides(count) for count in game.seats},
        bots=tuple(game.bots),
        rule_sets={
            rule_set: {
                option: _option(rule, expected, default, option not in game.judged)
                for option, (rule, expected, default) in choices(rules).items()
            }
            for rule_set, rules in game.rules.RULE_SETS.items()
        },
    )


def _option(rule: str, expected: str, default: str, live: bool) -> OptionView:
    """An option with what it takes taken apart.

    >>> _option("D-1", "101…1001", "501", True).range
    (101, 1001)
    >>> _option("D-2", "yes | no", "yes", True).values
    ('yes', 'no')
    """
    if " | " in expected:
        values = tuple(expected.split(" | "))
        return OptionView(rule, default, "choice", expected, values, live=live)
    least, between, most = expected.partition("…")
    if between and least.isdigit() and most.isdigit():
        ends = (int(least), int(most))
        return OptionView(rule, default, "number", expected, range=ends, live=live)
    return OptionView(rule, default, "text", expected, live=live)
