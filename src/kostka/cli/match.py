"""``kostka match``: how strong bots are, from a round robin over the same deals."""

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kostka.cli.arguments import (
    GameName,
    JsonWhole,
    Language,
    Options,
    Rules,
    Seconds,
    SeriesSeed,
    Workers,
    counted,
    option_pairs,
    speech,
)
from kostka.cli.board import game_title
from kostka.cli.progress import bar, compiling_told
from kostka.cli.refusal import FINE
from kostka.cli.seating import BOT, bot_kind
from kostka.game.definition import game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.log import begin
from kostka.game.match import two_sides
from kostka.game.parallel import open_pool
from kostka.game.round_robin import RoundRobin, play_all, standings, try_out
from kostka.locale.numbers import UNKNOWN, decimals, number, percent
from kostka.locale.words import Words

Names = Annotated[str, Parameter(help="help-match-bots")]
Deals = Annotated[int, counted("--deals", "help-deals")]
Kept = Annotated[int, counted("--keep-players", "help-keep-players")]
Scheduler = Annotated[str | None, Parameter(name="--scheduler", help="help-scheduler")]


def match(
    game: GameName,
    /,
    *bots: Names,
    deals: Deals,
    seed: SeriesSeed,
    seconds: Seconds = None,
    keep_players: Kept = 1,
    rules: Rules = "",
    option: Options = None,
    workers: Workers = None,
    scheduler: Scheduler = None,
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Let all pairs of some bots play the same deals, each deal both ways, and rank the bots."""
    words = speech(lang)
    where = game_named(game)
    kinds = tuple(bot_kind(bot.removeprefix(BOT), where) for bot in bots)
    if len(kinds) < 2:
        raise Refusal("match-bots", found=len(kinds), expected=" ".join(where.bots))
    seats = sum(map(len, two_sides(where)))
    chosen = {**where.duplicate, **option_pairs(option)}
    header = new_header(where, seats=[""] * seats, options=chosen, rules=rules)
    begin(where.rules, header)  # refuses what cannot be played before anything is started
    plan = RoundRobin(where.name, header, kinds, deals, seed, seconds, keep_players)
    with compiling_told(words):
        try_out(where, plan)
    count = len(plan.pairs) * plan.series
    with (
        open_pool(workers, scheduler) as by,
        bar(words("simulate-playing"), count) as advance,
    ):
        played = play_all(plan, by, advance)
    found = standings(plan, played)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _show(found, words)
    return FINE


def _show(found: dict[str, Any], words: Words) -> None:
    console = Console()
    name = game_title(found["game"], words)
    heading = words("match-heading", game=name, deals=found["deals"], seed=found["seed"])
    console.print(heading, markup=False, highlight=False)
    lines = (*found["pairs"], *found["bots"])
    places = decimals(line["margin"]["standard_error"] for line in lines)
    pairs = _table(words, "pair")
    for pair in found["pairs"]:
        pairs.add_row(Text(" – ".join(pair["bots"])), *_cells(pair, places, words))
    console.print(pairs)
    bots = _table(words, "bot")
    for bot in found["bots"]:
        bots.add_row(Text(bot["bot"]), *_cells(bot, places, words))
    console.print(bots)
    console.print(words("match-legend"), markup=False, highlight=False)


def _table(words: Words, first: str) -> Table:
    """Every estimate with its interval below it, so that it fits a narrow screen."""
    table = Table(show_lines=True)
    table.add_column(words(f"match-{first}"))
    table.add_column(words("match-games"), justify="right")
    for key in ("share", "margin"):
        table.add_column(f"{words(f'match-{key}')}\n{words('match-interval')}", justify="right")
    return table


def _cells(line: dict[str, Any], places: int, words: Words) -> list[str]:
    """Games, share and margin, the latter with so many decimals; a dash for what so few games do
    not tell."""

    def between(ends: Sequence[float] | None, sign: str, told: Callable[[float], str]) -> str:
        return UNKNOWN if ends is None else sign.join(map(told, ends))

    def share(value: float | None) -> str:
        return percent(value, ".1f", words)

    def points(value: float) -> str:
        return number(value, f"+.{places}f", words)

    margin = line["margin"]
    error = number(margin["standard_error"], f".{places}f", words)
    return [
        f"{line['wins']} / {line['draws']} / {line['losses']}",
        f"{share(line['share'])}\n{between(line['share_interval'], ' – ', share)}",
        f"{points(margin['mean'])} ± {error}\n{between(margin['interval'], ' … ', points)}",
    ]
