"""``kostka play``: people on one screen and bots, in any mixture, to the end of a game."""

import os
import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from kostka.cli.arguments import (
    GameName,
    Language,
    Options,
    Players,
    Rules,
    Seed,
    option_pairs,
    speech,
)
from kostka.cli.board import heading
from kostka.cli.chance_setup import REPORTED, chance_setup, new_tags
from kostka.cli.duration import length_asked
from kostka.cli.record_file import RecordFile, contradict
from kostka.cli.refusal import FAILED, FINE
from kostka.cli.screen import Screen
from kostka.cli.seating import Seating, named, seated, seating_of
from kostka.cli.table_commands import Quit
from kostka.cli.terminal_game import TerminalGame
from kostka.game.definition import AnyGame, game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog, begin
from kostka.game.ruleset import options_of, rules_of
from kostka.locale.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """What the flags say about the game itself."""

    rules: str
    options: dict[str, str]
    seed: str | None
    dice: str


Seats = Annotated[str, Parameter(name="--seats", help="help-seats")]
RecordPath = Annotated[Path | None, Parameter(name="--record", help="help-record")]
Dice = Annotated[Literal["drawn", "ask"], Parameter(name="--dice", help="help-dice")]


def play(
    game: GameName,
    /,
    *,
    seats: Seats = "",
    players: Players = None,
    seed: Seed = None,
    dice: Dice = "drawn",
    rules: Rules = "",
    option: Options = None,
    record: RecordPath = None,
    lang: Language = None,
) -> int:
    """Play a game to the end, against bots and against people at the same screen."""
    words = speech(lang)
    where = game_named(game.strip().lower())
    seed = None if seed is None else " ".join(seed.split())  # as a record's tag will have it
    asked = Asked(rules, option_pairs(option), seed, dice)
    if dice == "ask" and seed is not None:
        raise Refusal("option-conflict", found="--dice ask --seed")
    with _record_file(record) as record_file:
        if record_file is not None and record_file.path.exists():
            log = _resumed(record_file, where, asked)
            seating = seating_of(log.header, where)
            if seats or players is not None:
                _same_seats(seated(seats, players, where, words), seating)
        else:
            seating = seated(seats, players, where, words)
            try:
                options = length_asked(where, rules, asked.options, Screen(), words)
            except (Quit, EOFError, KeyboardInterrupt) as left:
                return FINE if isinstance(left, Quit) else FAILED
            log = _new(where, seating, replace(asked, options=options), words)
            if record_file is not None:
                record_file.begin(where, log)
        return _at_table(where, log, seating, record_file, words)


@contextmanager
def _record_file(record: Path | None) -> Iterator[RecordFile | None]:
    """Who keeps the game, if it is to be kept: as long as it is played here, and no longer."""
    record_file = RecordFile(record) if record is not None else None
    try:
        yield record_file
    finally:
        if record_file is not None:
            record_file.release()


def _at_table(
    game: AnyGame,
    log: AnyLog,
    seating: Seating,
    record_file: RecordFile | None,
    words: Words,
) -> int:
    screen = Screen()
    chance = chance_setup(log.header)
    keep = record_file.keep if record_file is not None else _forget
    words = named(log.header, words)
    table = TerminalGame(
        game=game,
        log=log,
        seating=seating,
        dealing=chance,
        screen=screen,
        words=words,
        keep=keep,
    )
    screen.line(heading(game, log, words))
    screen.line(words("play-resumed" if log.entries else "play-begun"))
    if chance.promise is not None and log.entries:
        screen.line(words("play-promise", commitment=chance.promise.commitment))
    for end in (signal.SIGTERM, signal.SIGHUP):  # the window closes: leave as by Ctrl-C
        signal.signal(end, signal.default_int_handler)
    try:
        table.play()
    except (Quit, EOFError, KeyboardInterrupt) as left:
        screen.line()
        screen.line(_how_to_go_on(game, record_file, words))
        return FINE if isinstance(left, Quit) else FAILED
    if record_file is not None:
        screen.line(words("play-kept", file=str(record_file.path)))
    elif chance.promise is not None:
        secret = chance.promise.secret.hex()
        screen.line(words("play-secret", secret=secret, game=chance.promise.game))
    return FINE


def _new(
    game: AnyGame,
    seating: Seating,
    asked: Asked,
    words: Words,
) -> AnyLog:
    def published(commitment: str) -> None:
        Screen().line(words("play-promise", commitment=commitment))

    header = new_header(game, seats=seating.names, options=asked.options, rules=asked.rules)
    chosen = rules_of(game.rules.RULE_SETS, header)
    differing = options_of(game.rules.RULE_SETS[header.rules], chosen)
    header = new_header(game, seats=seating.names, options=differing, rules=asked.rules)
    tags = seating.tags() | new_tags(asked.seed, asked.dice == "ask", len(seating.names), published)
    return begin(game.rules, header.with_tags(**tags))


def _resumed(
    record_file: RecordFile,
    game: AnyGame,
    asked: Asked,
) -> AnyLog:
    """The unfinished game in the file, which flags may repeat but not contradict."""
    found = record_file.resume()
    header = found.log.header
    if found.game is not game:
        raise Refusal("resume-differs", found=game.name, expected=header.game)
    kept_dice = "ask" if header.tag("Chance") == REPORTED else "drawn"
    said = {
        "--seed": (asked.seed, header.tag("Seed") or ("--dice ask" if kept_dice == "ask" else "")),
        "--dice": ("ask" if asked.dice == "ask" else None, kept_dice),
    }
    contradict(header, game, rules=asked.rules, options=asked.options, said=said)
    return found.log


def _same_seats(asked: Seating, kept: Seating) -> None:
    people = [asked.names[seat] for seat in asked.people]
    if asked.bots != kept.bots or people != [kept.names[seat] for seat in kept.people]:
        found = f"--seats {', '.join(asked.names)}"
        raise Refusal("resume-differs", found=found, expected=", ".join(kept.names))


def _how_to_go_on(game: AnyGame, record_file: RecordFile | None, words: Words) -> str:
    if record_file is None:
        return words("play-left")
    program = os.environ.get("KOSTKA_COMMAND", "kostka")  # how it was started, where that is known
    command = [program, "play", game.name, "--record", str(record_file.path)]
    return words("play-left-kept", command=shlex.join(command))


def _forget(_log: AnyLog) -> None:
    """Nothing is kept without ``--record``."""
