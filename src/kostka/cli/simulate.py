"""``kostka simulate``: many games between bots, and what came of them."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from kostka.cli.arguments import (
    GameName,
    Json,
    Language,
    Options,
    Players,
    Rules,
    at_least,
    option_pairs,
    speech,
)
from kostka.cli.board import game_title
from kostka.cli.refusal import FINE
from kostka.cli.seating import BOT, USUAL_BOT, seated
from kostka.cli.series import Plan, play_series, summary
from kostka.game.errors import RuleError
from kostka.game.log import begin
from kostka.game.room import new_header, room
from kostka.locale.words import Words

Games = Annotated[int, Parameter(name="--games", help="help-games")]
SimulationSeed = Annotated[
    str, Parameter(name="--seed", help="help-simulation-seed", allow_leading_hyphen=True)
]
Bots = Annotated[str, Parameter(name="--bots", help="help-bots")]
Workers = Annotated[int | None, Parameter(name="--workers", help="help-workers")]


def simulate(
    game: GameName,
    /,
    *,
    games: Games,
    seed: SimulationSeed,
    bots: Bots = USUAL_BOT,
    players: Players = None,
    rules: Rules = "",
    option: Options = None,
    workers: Workers = None,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Let bots play many games and show statistics. The same seed gives the same numbers."""
    words = speech(lang)
    where = room(game)
    at_least(1, games, "--games")
    kinds = [kind.strip().removeprefix(BOT) for kind in bots.split(",")]
    if len(kinds) == 1 and players is None:
        players = min(max(where.seats.start, 2), where.seats.stop - 1)
    count = players or len(kinds)
    if len(kinds) not in (1, count):
        raise RuleError("", "seats-count", found=len(kinds), expected=count)
    kinds *= count // len(kinds)
    seated(",".join(BOT + kind for kind in kinds), count, where, words)  # refuses unknown bots
    names = [f"{kind} {seat}" for seat, kind in enumerate(kinds, 1)]
    header = new_header(where, seats=names, options=option_pairs(option), rules=rules)
    begin(where.game, header)  # refuses what cannot be played before anything is started
    plan = Plan(where.name, header, tuple(kinds), seed)
    hands = at_least(1, workers, "--workers") if workers is not None else _processors()
    with _bar(words, games) as advance:
        outcomes = play_series(plan, games, hands, advance)
    found = summary(outcomes, plan)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _show(found, words)
    return FINE


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error that grows with every game, where a terminal shows it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("simulate-playing"), total=games)
        yield lambda more: progress.advance(task, more)


def _figure(game: str, key: str, words: Words) -> str:
    """What a figure is called; its own key where the game brings no word for it."""
    word = f"figure-{game}-{key}"
    return words(word) if words.has(word) else key


def _show(found: dict[str, Any], words: Words) -> None:
    console = Console()
    name = game_title(found["game"], words)
    heading = words("simulate-heading", game=name, games=found["games"], seed=found["seed"])
    console.print(heading, markup=False, highlight=False)
    wins = Table()
    for key in ("player", "wins", "rate", "interval", "mean", "error"):
        wins.add_column(words(f"simulate-{key}"), justify="left" if key == "player" else "right")
    for seat in found["seats"]:
        low, high = seat["win_interval"]
        score = seat["score"]
        wins.add_row(
            Text(seat["player"]),
            str(seat["wins"]),
            f"{seat['win_rate']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{score['mean']:.2f}",
            f"{score['standard_error']:.2f}",
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
            f"{numbers['mean']:.3f}",
            f"{numbers['standard_error']:.3f}",
            f"{numbers['min']:g}",
            f"{numbers['max']:g}",
        )
    console.print(figures)
