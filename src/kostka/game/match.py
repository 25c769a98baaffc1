"""Two players compared over the same chance: every deal is played twice, with the sides exchanged.

Chance is the same by its place in the game, not by the number of an entry: the k-th throw or deal
of a part (``Game.part``: a gam, a turn; else the whole game) comes from the same numbers in both
games. What the players think with is the same too, so a player against itself comes out even.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from kostka.game.chance import Seeded, Source
from kostka.game.contract import Result, is_over
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.play import Players
from kostka.game.player import Player
from kostka.game.seats import Seat

Side: TypeAlias = tuple[Seat, ...]
Maker: TypeAlias = Callable[[], Player[Any, Any]]
"""Makes a player: one for every seat, and new ones for the other way, so that neither of a deal's
two games depends on the other."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal played both ways, as the first player sees it.

    ``results``: 1 won, 0 drawn, -1 lost, in the game on the first side and in that on the second;
    ``margins``: the own side's score less the other's in these games.
    """

    results: tuple[int, int]
    margins: tuple[float, float]

    @property
    def margin(self) -> float:
        """The margin a game, both games together."""
        return sum(self.margins) / 2


class CommonChance:
    """Counts the chance moves of each part of a game: the same count, the same numbers."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._counted: Counter[int] = Counter()

    def next(self, part: int) -> Source:
        """The source for the next chance move of this part."""
        self._counted[part] += 1
        return Seeded(f"{self._seed}/{part}/{self._counted[part]}")


def two_sides(game: AnyGame) -> tuple[Side, Side]:
    """The two sides of the smallest table. Raises Refusal for a game that has not two."""
    seats = max(game.seats.start, 2)
    sides = game.sides(seats) if seats in game.seats else ()
    if len(sides) != 2:
        raise Refusal("match-sides", found=game.name)
    return sides[0], sides[1]


def both_ways(
    game: AnyGame,
    header: Header,
    makers: tuple[Maker, Maker],
    seed: str,
    seconds: float | None = None,
) -> Deal:
    """The deal of this seed, the first player once on each side."""
    return in_a_row(game, header, makers, (seed,), seconds)[0]


def in_a_row(
    game: AnyGame,
    header: Header,
    makers: tuple[Maker, Maker],
    seeds: Sequence[str],
    seconds: float | None = None,
) -> list[Deal]:
    """The deals of these seeds, one after another, by the same players: who learns of an opponent
    may use it in the next. What is learnt on one side is not known on the other."""
    mine, theirs = two_sides(game)
    first, second = makers
    ways = [
        {seat: here() for seat in mine} | {seat: there() for seat in theirs}
        for here, there in ((first, second), (second, first))
    ]
    deals = []
    for seed in seeds:
        out, back = (
            _ended(game, header, _table(players, seed, seconds), CommonChance(seed))
            for players in ways
        )
        results = _won(out, mine, theirs), _won(back, theirs, mine)
        margins = _margin(out, mine, theirs), _margin(back, theirs, mine)
        deals.append(Deal(results, margins))
    return deals


def _table(
    players: Mapping[Seat, Player[Any, Any]], seed: str, seconds: float | None
) -> Players[Any]:
    return Players(players, Seeded(f"{seed}/thinking"), seconds)


def _ended(game: AnyGame, header: Header, table: Players[Any], chance: CommonChance) -> Result:
    """How a game ends; of its moves nothing is kept."""
    rules = game.rules
    state = rules.start(header)
    while not is_over(rules, state):
        due = partial(chance.next, game.timing.part(state))
        state = rules.apply(state, table.move_due(rules, state, due))
    result = rules.result(state)
    assert result is not None, "a game that waits for nobody has a result"
    return result


def _won(result: Result, mine: Side, theirs: Side) -> int:
    best = set(result.winners)
    return bool(best & set(mine)) - bool(best & set(theirs))


def _margin(result: Result, mine: Side, theirs: Side) -> float:
    """What the sides have on the board; partners have the same, or share."""
    own, others = (sum(result.score[seat] for seat in s) / len(s) for s in (mine, theirs))
    return own - others
