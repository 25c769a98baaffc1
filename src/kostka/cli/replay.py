"""``kostka replay``: every move of a record in words, with the running score."""

from typing import Annotated, Any

from cyclopts import Parameter

from kostka.cli.arguments import File, Language, counted, speech
from kostka.cli.board import brief, heading, not_played, standing
from kostka.cli.narration import sentence_of
from kostka.cli.refusal import FAILED, FINE
from kostka.cli.screen import Screen
from kostka.cli.seating import named
from kostka.cli.table_commands import Quit, command
from kostka.game.contract import is_over
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.log import Log
from kostka.game.record import Record, read_file
from kostka.game.seats import Role, Viewer
from kostka.game.steps import Step
from kostka.locale.typed import folded
from kostka.locale.words import Words

AtOnce = Annotated[bool | None, Parameter(name="--all", negative="--step", help="help-all")]
From = Annotated[int, counted("--from", "help-from")]
View = Annotated[str, Parameter(name="--view", help="help-view")]


def replay(
    file: File,
    /,
    *,
    at_once: AtOnce = None,
    start: From = 1,
    view: View = "",
    lang: Language = None,
) -> int:
    """Tell every move of a record in words, with the running score."""
    words = speech(lang)
    screen = Screen()
    records = read_file(file)
    viewers = [_viewer(view, record) for record in records]
    longest = max(len(record.log.entries) for record in records)
    if start > max(1, longest):
        raise Refusal("option-number", found=f"--from {start}", expected=f"1…{longest}")
    stepwise = screen.seen if at_once is None else not at_once
    try:
        for number, (record, viewer) in enumerate(zip(records, viewers, strict=True)):
            if number:
                screen.line()
            _tell(record, viewer, screen, words, start=start, stepwise=stepwise)
    except Quit:
        return FINE
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return FAILED
    return FINE


def _viewer(asked: str, record: Record) -> Viewer | None:
    """Whose eyes: those asked for; else everything (None) of a finished game, and of an unfinished
    one what everybody at the table sees."""
    seats = record.log.header.seats
    if not asked:
        return None if is_over(record.game.rules, record.log.state) else Role.SPECTATOR
    if asked in (Role.SPECTATOR, Role.REFEREE):
        return Role(asked)
    named = [seat for seat, name in enumerate(seats) if name == asked]
    if len(named) > 1:
        ways = " | ".join(f"--view {seat + 1}" for seat in named)
        raise Refusal("view-ambiguous", found=asked, expected=ways)
    if named:
        return named[0]
    if asked.isascii() and asked.isdigit() and 1 <= int(asked[:9]) <= len(seats):
        return int(asked) - 1
    tags = [folded(record.game.notation.seat_tag(seat)) for seat in range(len(seats))]
    if folded(asked) in tags:  # home, guest, A1, …
        return tags.index(folded(asked))
    choices = " ".join([Role.SPECTATOR, Role.REFEREE, f"1…{len(seats)}", *seats])
    raise Refusal("view-unknown", found=asked, expected=choices)


def _tell(
    record: Record,
    viewer: Viewer | None,
    screen: Screen,
    words: Words,
    *,
    start: int,
    stepwise: bool,
) -> None:
    game, log = record.game, record.log
    words = named(log.header, words)
    eyes = Role.KEEPER if viewer is None else viewer
    screen.line(heading(game, log, words))
    moves: list[Any] = []
    score, told = "", False
    for step in log.steps():
        if step.fault is None:
            moves.append(step.move)
        if step.number < start:
            continue
        if step.fault is not None:
            screen.line(not_played(log, step.number, step.fault, eyes, words))
            continue
        said = sentence_of(game, step, viewer, words)
        now = brief(game, Log(game.rules, log.header, step.after, tuple(moves)), words)
        if stepwise and told and said:
            typed = screen.ask(words("replay-next"))
            if command(typed)[0] == "quit":
                raise Quit
            stepwise = not typed  # whatever else is typed: all that is left, at once
        said = said or _unsaid(game, step, viewer)  # or it could not be counted for a correction
        screen.line(f"{step.number}. {said}" + (f"  [{now}]" if now != score else ""))
        told = True
        score = now
    screen.line(standing(game, log, eyes, words))


def _unsaid(game: AnyGame, step: Step[Any, Any], viewer: Viewer | None) -> str:
    """What stands for a move that is not worth a word: how it is typed, if it may be seen."""
    seen = viewer is None or game.rules.shown(step.before, step.move, viewer) == step.move
    return f"({game.face.write(step.move)})" if seen else "(–)"
