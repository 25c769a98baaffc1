"""``kostka simulate``: many games between bots, and what came of them."""

import sys
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kostka.cli.arguments import (
    GameName,
    JsonWhole,
    Language,
    Options,
    Players,
    Rules,
    SeriesSeed,
    Workers,
    at_least,
    counted,
    option_pairs,
    speech,
)
from kostka.cli.board import game_title
from kostka.cli.progress import bar
from kostka.cli.refusal import FINE
from kostka.cli.screen import json_line, safe
from kostka.cli.seating import BOT, USUAL_BOT, seated
from kostka.game.definition import AnyGame, game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.log import begin
from kostka.game.parallel import open_pool
from kostka.game.series import Plan, play_series, summary
from kostka.locale.numbers import number, percent
from kostka.locale.words import Words

MOST_GAMES = 10_000_000
"""All outcomes are kept until the end: more would not fit into a usual memory."""

Games = Annotated[int, counted("--games", "help-games", MOST_GAMES)]
Bots = Annotated[str, Parameter(name="--bots", help="help-bots")]


def simulate(
    game: GameName,
    /,
    *,
    games: Games,
    seed: SeriesSeed,
    bots: Bots = USUAL_BOT,
    players: Players = None,
    rules: Rules = "",
    option: Options = None,
    workers: Workers = None,
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Let bots play many games and show statistics. The same seed gives the same numbers."""
    words = speech(lang)
    where = game_named(game.strip().lower())
    if players is not None:
        at_least(where.seats.start, players, "--players", where.seats.stop - 1)
    kinds = _kinds(bots, players, where, words)
    names = [f"{kind} {seat}" for seat, kind in enumerate(kinds, 1)]
    header = new_header(where, seats=names, options=option_pairs(option), rules=rules)
    begin(where.rules, header)  # refuses what cannot be played before anything is started
    plan = Plan(where.name, header, tuple(kinds), seed)
    with open_pool(workers) as by, bar(words("simulate-playing"), games) as advance:
        outcomes = play_series(plan, games, by, advance)
    found = summary(outcomes, plan)
    if as_json:
        sys.stdout.write(json_line(found))
    else:
        _show(found, words)
    return FINE


def _kinds(bots: str, players: int | None, game: AnyGame, words: Words) -> list[str]:
    """The kind of bot for each seat: those named, or one kind for all. Raises Refusal."""
    kinds = [kind.strip().removeprefix(BOT) for kind in bots.split(",")]
    usual = game.usual_seats if len(kinds) == 1 else len(kinds)
    count = usual if players is None else players
    if len(kinds) not in (1, count):
        raise Refusal("seats-count", found=len(kinds), expected=count)
    kinds *= count // len(kinds)
    seated(",".join(BOT + kind for kind in kinds), count, game, words)  # refuses unknown bots
    return kinds


def _figure(game: str, key: str, words: Words) -> str:
    """What a figure is called; its own key where the game brings no word for it."""
    word = f"figure-{game}-{key}"
    return words(word) if words.has(word) else key


def _show(found: dict[str, Any], words: Words) -> None:
    console = Console()
    name = game_title(found["game"], words)
    heading = words("simulate-heading", game=name, games=found["games"], seed=found["seed"])
    console.print(safe(heading), markup=False, highlight=False)
    wins = Table()
    for key in ("player", "wins", "rate", "interval", "mean", "error"):
        wins.add_column(words(f"simulate-{key}"), justify="left" if key == "player" else "right")
    for seat in found["seats"]:
        score = seat["score"]
        wins.add_row(
            Text(seat["player"]),
            str(seat["wins"]),
            percent(seat["win_rate"], ".1f", words),
            " – ".join(percent(end, ".1f", words) for end in seat["win_interval"]),
            number(score["mean"], ".2f", words),
            number(score["standard_error"], ".2f", words),
        )
    console.print(wins)
    console.print(words("simulate-draws", count=found["draws"]), markup=False, highlight=False)
    if not found["figures"]:
        return
    figures = Table()
    for key in ("figure", "count", "mean", "error", "least", "most"):
        figures.add_column(words(f"simulate-{key}"), justify="left" if key == "figure" else "right")
    for key, numbers in found["figures"].items():
        figures.add_row(
            Text(_figure(found["game"], key, words)),
            str(numbers["count"]),
            number(numbers["mean"], ".2f", words),
            number(numbers["standard_error"], ".2f", words),
            number(numbers["min"], "g", words),
            number(numbers["max"], "g", words),
        )
    console.print(figures)
