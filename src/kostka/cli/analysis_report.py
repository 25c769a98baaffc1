"""An analysis for people: what decisions cost, what it came to, and the course of the game."""

import math
from collections.abc import Sequence
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from kostka.cli.board import heading
from kostka.cli.curve import curve
from kostka.cli.screen import safe
from kostka.cli.seating import seat_name
from kostka.game.analysis import WIN, Analysis, Decision
from kostka.game.record import Record
from kostka.locale.numbers import UNKNOWN, number, percent
from kostka.locale.words import Words

ROUNDING = 1e-9
SURE = 2
HEIGHT = 8
NARROW = 20


def show(
    record: Record,
    found: Analysis,
    players: Sequence[dict[str, Any]],
    words: Words,
    *,
    every: bool,
) -> None:
    """One game: which decisions cost what (all of them if asked), totals, and the curve."""
    console = Console()
    if found.empty:
        _line(console, heading(record.game, record.log, words))
        console.print(words("analyse-nothing"), markup=False, highlight=False)
        return
    shown = [one for one in found.decisions if every or is_mistake(one)]
    _line(console, heading(record.game, record.log, words))
    _line(console, words("analyse-unit", unit=found.unit))
    if shown:
        console.print(_decisions(record, shown, found.unit, words, console.options.ascii_only))
    _line(console, words("analyse-shown", shown=len(shown), count=len(found.decisions)))
    if not every and any(one.error for one in found.decisions):
        console.print(words("analyse-noise"), markup=False, highlight=False)
    console.print(_players(players, found.unit, words))
    for one in players:
        if one["lost"]:
            _line(console, words("analyse-lost", player=one["player"]))
    courses = _courses(record, found, words)
    ends = _ends([value for _, points in courses for _, value in points], found.unit)
    for name, points in courses:
        _line(console, words("analyse-course", player=name))
        _draw(console, points, ends, found.unit, words)


def is_mistake(one: Decision) -> bool:
    """Whether a decision surely cost something: more than rounding, and than two standard errors
    where the cost was sampled."""
    return one.cost > max(ROUNDING, SURE * one.error)


def amount(value: float, unit: str, words: Words, *, signed: bool = False) -> str:
    """A number of the unit: a probability in per cent, else as it is.

    >>> amount(0.0213, "win", Words("en")), amount(-1.5, "points", Words("cs"), signed=True)
    ('2.13%', '−1,500')
    """
    sign = "+" if signed else ""
    if unit == WIN:
        return percent(value, f"{sign}.2f", words)
    return number(value, f"{sign}.3f", words)


def _decisions(
    record: Record, shown: Sequence[Decision], unit: str, words: Words, ascii_only: bool
) -> Table:
    hindsight = any(one.hindsight is not None for one in shown)
    table = Table()
    columns = ["entry", "player", "choice", "best", "cost"]
    columns += ["hindsight", "hindsight-best"] if hindsight else []
    for key in columns:
        numbers = key in ("entry", "cost", "hindsight")
        side: JustifyMethod = "right" if numbers else "left"
        table.add_column(words(f"analyse-{key}"), justify=side, overflow="fold")
    for one in shown:
        name = seat_name(record.log.header, one.seat, words)
        cost = amount(one.cost, unit, words)
        if one.error:
            cost += f" {'+-' if ascii_only else '±'} {amount(one.error, unit, words)}"
        cells = [str(one.number), name, one.choice, one.best, cost]
        if hindsight:
            late = UNKNOWN if one.hindsight is None else amount(one.hindsight, unit, words)
            cells += [late, one.hindsight_best or UNKNOWN]
        table.add_row(*(Text(safe(cell)) for cell in cells))
    return table


def _players(players: Sequence[dict[str, Any]], unit: str, words: Words) -> Table:
    table = Table()
    for key in ("player", "decisions", "error-rate", "total", "luck"):
        table.add_column(words(f"analyse-{key}"), justify="left" if key == "player" else "right")
    for one in players:
        table.add_row(
            Text(safe(one["player"])),
            str(one["decisions"]),
            amount(one["error_rate"], unit, words),
            amount(one["cost"], unit, words),
            amount(one["luck"], unit, words, signed=True),
        )
    return table


def _courses(
    record: Record, found: Analysis, words: Words
) -> list[tuple[str, list[tuple[int, float]]]]:
    """What was expected after each decision, a course for each side. Of two sides that fight for
    one probability the first one's says all."""
    seats = len(record.log.header.seats)
    sides = record.game.sides(seats)
    one_for_both = found.unit == WIN and len(sides) == 2
    courses = []
    for side in sides[:1] if one_for_both else sides:
        points = [
            (one.number, one.worth if one.seat in side else 1 - one.worth)
            for one in found.decisions
            if one.seat in side or one_for_both
        ]
        names = ", ".join(seat_name(record.log.header, seat, words) for seat in side)
        if len(points) > 1:
            courses.append((names, points))
    return courses


def _ends(values: Sequence[float], unit: str) -> tuple[float, float]:
    """From nothing to certainty; points from the whole number below all and 0 to that above."""
    if unit == WIN:
        return 0.0, 1.0
    low, high = math.floor(min([0.0, *values])), math.ceil(max([0.0, *values]))
    return float(low), float(max(high, low + 1))


def _draw(
    console: Console,
    points: list[tuple[int, float]],
    ends: tuple[float, float],
    unit: str,
    words: Words,
) -> None:
    low, high = ends
    ascii_only = console.options.ascii_only
    labels = [_tick(value, unit, words) for value in (high, (low + high) / 2, low)]
    margin = max(map(len, labels))
    width = max(NARROW, console.width - margin - 3)
    drawn = curve(points, width=width, height=HEIGHT, low=low, high=high, ascii_only=ascii_only)
    ticks = {0: labels[0], HEIGHT // 2: labels[1], HEIGHT - 1: labels[2]}
    upright = "|" if ascii_only else "│"
    for row, text in enumerate(drawn):
        _line(console, f"{ticks.get(row, ''):>{margin}} {upright}{text}".rstrip())
    first, last = str(points[0][0]), str(points[-1][0])
    _line(console, f"{'':{margin + 2}}{first}{last:>{width - len(first)}}")


def _tick(value: float, unit: str, words: Words) -> str:
    return percent(value, ".0f", words) if unit == WIN else number(value, "g", words)


def _line(console: Console, text: str) -> None:
    console.print(safe(text), markup=False, highlight=False, soft_wrap=True)
