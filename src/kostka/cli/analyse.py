"""``kostka analyse``: what every decision of a record cost, and how much of it was luck."""

import sys
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from kostka.cli.arguments import File, Json, Language, Seconds, speech
from kostka.cli.progress import compiling_told, gauge
from kostka.cli.refusal import FINE
from kostka.cli.seating import seat_name
from kostka.game.analysing import analysis
from kostka.game.analysis import Analysis
from kostka.game.errors import Refusal
from kostka.game.record import Record, read_file
from kostka.locale.words import Words

Every = Annotated[bool, Parameter(name="--all", negative="", help="help-all-decisions")]


def analyse(
    file: File,
    /,
    *,
    seconds: Seconds = None,
    every: Every = False,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Show what the decisions of a record cost, the luck, and the course of the game."""
    words = speech(lang)
    records = read_file(file)
    with compiling_told(words), gauge(words("analyse-working")) as progress:
        found = [analysis(record.game, record.log, seconds, progress) for record in records]
    if all(one.empty for one in found):
        raise Refusal("analyse-nothing", found=str(file))
    if as_json:
        for record, one in zip(records, found, strict=True):
            sys.stdout.write(msgspec.json.encode(as_data(record, one, words)).decode() + "\n")
        return FINE
    from kostka.cli.analysis_report import show  # noqa: PLC0415  (slow to load, and --json needs none)

    for record, one in zip(records, found, strict=True):
        show(record, one, as_data(record, one, words)["players"], words, every=every)
    return FINE


def as_data(record: Record, found: Analysis, words: Words) -> dict[str, Any]:
    """What ``kostka analyse --json`` prints of one game."""
    seats_named = record.log.header.seats
    players = found.summed_up(record.game.sides(len(seats_named))).players
    return {
        "game": record.game.name,
        **msgspec.to_builtins(found),
        "players": [
            {
                "player": seats_named[one.seat] or seat_name(record.log.header, one.seat, words),
                "decisions": one.decisions,
                "cost": one.cost,
                "error_rate": one.error_rate,
                "luck": one.luck,
                "lost": one.seat in found.lost,
            }
            for one in players
        ],
    }
