"""All pairs of some bots over the same deals: what is played, and what came of it.

A deal's chance depends on the seed and the deal's number alone: every pair gets the same deals, in
whatever order and wherever they are played.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, combinations
from typing import Any

from kostka.game.chance import Seeded
from kostka.game.definition import AnyGame, game_named
from kostka.game.estimates import Estimate, share_interval
from kostka.game.header import Header
from kostka.game.match import Deal, in_a_row, two_sides
from kostka.game.parallel import Pool
from kostka.game.play import Players
from kostka.game.seats import Role


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """Who plays what: the game and its header, the bots, how many deals each pair plays, the seed
    of their chance, the seconds a bot may think about a move, and for how many deals in a row (a
    *series*) the same players are kept."""

    game: str
    header: Header
    bots: tuple[str, ...]
    deals: int
    seed: str
    seconds: float | None = None
    kept: int = 1

    @property
    def series(self) -> int:
        """How many series each pair plays; the last may be shorter."""
        return -(-self.deals // self.kept)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The numbers of the bots of each pair."""
        return tuple(combinations(range(len(self.bots)), 2))

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called; one that plays more than once is numbered from the second.

        >>> RoundRobin("pips", Header("pips", "pips-1"), ("a", "b", "a"), 1, "s").names
        ('a', 'b', 'a 2')
        """
        before = [self.bots[:place].count(bot) for place, bot in enumerate(self.bots)]
        both = zip(self.bots, before, strict=True)
        return tuple(f"{bot} {more + 1}" if more else bot for bot, more in both)


def play_pairs(plan: RoundRobin, numbered: range) -> list[list[Deal]]:
    """Some of the series, in order: those of the first pair come first."""
    game = game_named(plan.game)
    played = []
    for number in numbered:
        first, second = plan.pairs[number // plan.series]
        makers = game.bots[plan.bots[first]], game.bots[plan.bots[second]]
        begin = number % plan.series * plan.kept
        seeds = [f"{plan.seed}/{n}" for n in range(begin, min(begin + plan.kept, plan.deals))]
        played.append(in_a_row(game, plan.header, makers, seeds, plan.seconds))
    return played


def play_all(
    plan: RoundRobin, by: Pool, advance: Callable[[int], None] = lambda _: None
) -> list[list[Deal]]:
    """The deals of every pair; ``advance`` is told how many more series are played."""
    count = len(plan.pairs) * plan.series
    series = by.compute(partial(play_pairs, plan), count, advance)
    return [
        list(chain.from_iterable(series[first : first + plan.series]))
        for first in range(0, count, plan.series)
    ]


def try_out(game: AnyGame, plan: RoundRobin) -> None:
    """Let every bot decide once, here: what it needs is loaded and compiled before others start,
    and what is missing is missed at once."""
    rules, source = game.rules, Seeded(plan.seed)
    for bot in dict.fromkeys(plan.bots):
        state, maker = rules.start(plan.header), game.bots[bot]
        players = {seat: maker() for side in two_sides(game) for seat in side}
        table = Players(players, source, plan.seconds)
        while Role.CHANCE in rules.actors(state):
            state = rules.apply(state, rules.draw(state, source))
        table.move_due(rules, state, lambda: source)


def standings(plan: RoundRobin, played: Sequence[Sequence[Deal]]) -> dict[str, Any]:
    """What ``kostka match --json`` prints. The best bot is first: by its share of decided games,
    then by its margin."""
    pairs = [
        {"bots": [plan.names[first], plan.names[second]], **_line(deals, 1)}
        for (first, second), deals in zip(plan.pairs, played, strict=True)
    ]
    bots = [{"bot": name, **_all_of(plan, played, bot)} for bot, name in enumerate(plan.names)]
    bots.sort(key=lambda line: (_half_if_none(line["share"]), line["margin"]["mean"]), reverse=True)
    return {
        "game": plan.game,
        "rules": plan.header.rules,
        "options": plan.header.options,
        "deals": plan.deals,
        "seed": plan.seed,
        "seconds": plan.seconds,
        "keep_players": plan.kept,
        "pairs": pairs,
        "bots": bots,
    }


def _all_of(plan: RoundRobin, played: Sequence[Sequence[Deal]], bot: int) -> dict[str, Any]:
    """A bot's games with all others. Their deals are the same, so a deal's margin is their mean."""
    mine = [
        (deals, 1 if pair[0] == bot else -1)
        for pair, deals in zip(plan.pairs, played, strict=True)
        if bot in pair
    ]
    counts = _counts(result * sign for deals, sign in mine for d in deals for result in d.results)
    margins = [
        sum(deals[number].margin * sign for deals, sign in mine) / len(mine)
        for number in range(plan.deals)
    ]
    return {**counts, "margin": Estimate.of(margins).report()}


def _line(deals: Sequence[Deal], sign: int) -> dict[str, Any]:
    counts = _counts(result * sign for deal in deals for result in deal.results)
    margins = [deal.margin * sign for deal in deals]
    return {"deals": len(deals), **counts, "margin": Estimate.of(margins).report()}


def _counts(results: Iterable[int]) -> dict[str, Any]:
    """Games won, drawn and lost; the share of those decided, if any was, with its interval."""
    found = list(results)
    wins, losses = found.count(1), found.count(-1)
    decided = wins + losses
    return {
        "games": len(found),
        "wins": wins,
        "draws": found.count(0),
        "losses": losses,
        "share": wins / decided if decided else None,
        "share_interval": share_interval(wins, decided) if decided else None,
    }


def _half_if_none(share: float | None) -> float:
    return 0.5 if share is None else share
