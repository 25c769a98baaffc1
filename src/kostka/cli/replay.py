"""``kostka replay``: every move of a record in words, with the running score."""

from typing import Annotated, Any

from cyclopts import Parameter

from kostka.cli.arguments import File, Language, at_least, speech
from kostka.cli.board import brief, heading, standing
from kostka.cli.person import command
from kostka.cli.refusal import FAILED, FINE, sentence
from kostka.cli.screen import Screen
from kostka.cli.telling import sentence_of
from kostka.game.contract import is_over
from kostka.game.errors import RuleError
from kostka.game.log import Log
from kostka.game.record import Record, read_file
from kostka.game.seats import Role, Viewer
from kostka.locale.words import Words

All = Annotated[bool | None, Parameter(name="--all", negative="--step", help="help-all")]
From = Annotated[int, Parameter(name="--from", help="help-from")]
View = Annotated[str, Parameter(name="--view", help="help-view")]


def replay(
    file: File,
    /,
    *,
    at_once: All = None,
    start: From = 1,
    view: View = "",
    lang: Language = None,
) -> int:
    """Tell every move of a record in words, with the running score."""
    words = speech(lang)
    screen = Screen()
    at_least(1, start, "--from")
    records = read_file(file)
    viewers = [_viewer(view, record) for record in records]
    stepwise = screen.seen if at_once is None else not at_once
    try:
        for number, (record, viewer) in enumerate(zip(records, viewers, strict=True)):
            if number:
                screen.line()
            _tell(record, viewer, screen, words, start=start, stepwise=stepwise)
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return FAILED
    return FINE


def _viewer(asked: str, record: Record) -> Viewer:
    """Whose eyes: those asked for; else everything of a finished game, and of an unfinished one
    what everybody at the table sees."""
    seats = record.log.header.seats
    if not asked:
        over = is_over(record.room.game, record.log.state)
        return Role.REFEREE if over else Role.SPECTATOR
    if asked in (Role.SPECTATOR, Role.REFEREE):
        return Role(asked)
    if asked in seats:
        return seats.index(asked)
    if asked.isascii() and asked.isdigit() and 1 <= int(asked[:9]) <= len(seats):
        return int(asked) - 1
    choices = " ".join([Role.SPECTATOR, Role.REFEREE, f"1…{len(seats)}", *seats])
    raise RuleError("", "view-unknown", found=asked, expected=choices)


def _tell(
    record: Record,
    viewer: Viewer,
    screen: Screen,
    words: Words,
    *,
    start: int,
    stepwise: bool,
) -> None:
    where, log = record.room, record.log
    screen.line(heading(where, log, words))
    moves: list[Any] = []
    score, told = "", False
    for step in log.steps():
        if step.fault is None:
            moves.append(step.move)
        if step.number < start:
            continue
        if step.fault is not None:
            reason = sentence(step.fault, words)
            screen.line(words("replay-fault", number=step.number, reason=reason))
            continue
        said = sentence_of(where, step, viewer, words)
        now = brief(where, Log(where.game, log.header, step.after, tuple(moves)), words)
        if said or now != score:
            if stepwise and told and command(screen.ask(words("replay-next")))[0] == "quit":
                return
            screen.line(f"{step.number}. {said}" + (f"  [{now}]" if now != score else ""))
            told = True
        score = now
    screen.line(standing(where, log, viewer, words))
