"""Writes records: what ``read`` gives back entry for entry."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kostka.game.header import Header
from kostka.game.log import Insert, Replace, Step, Undo, refold
from kostka.game.record.record import Record
from kostka.game.room import Room


def write(records: Sequence[Record]) -> str:
    """The text of these records, one after another, with an empty line between."""
    return "\n".join(_one(record) for record in records)


def write_file(path: Path, records: Sequence[Record]) -> None:
    """Put the records in the file's place at once and durably: all of it, or what was there."""
    folder = path.resolve().parent
    handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(records))
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            os.chmod(name, path.stat().st_mode)
        os.replace(name, path.resolve())
    except BaseException:
        Path(name).unlink(missing_ok=True)  # gone, if it was stopped after it had taken its place
        raise
    folder_handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(folder_handle)  # the new name itself must outlive a power cut
    finally:
        os.close(folder_handle)


def tag_lines(header: Header, where: Room[Any, Any, Any]) -> Iterator[str]:
    """The header's tags, one a line."""
    yield _tag("Game", header.game)
    yield _tag("Rules", header.rules)
    for name, value in header.options.items():
        yield f'[Option "{name}" "{value}"]'
    for seat, name in enumerate(header.seats):
        yield _tag(where.notation.seat_tag(seat), name)
    for name, value in header.tags:
        yield _tag(name, value)


def _tag(name: str, value: str) -> str:
    quoted = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{quoted}"]'


def _one(record: Record) -> str:
    where, log = record.room, record.log
    lines = "".join(f"{line}\n" for line in tag_lines(log.header, where))
    comments: dict[int, list[str]] = {}
    for number, text in record.comments:
        comments.setdefault(number, []).append(text)
    body = [_comments(comments.get(0, ()), "")]
    for number, text in enumerate(_texts(record), 1):
        body.append(text + _comments(comments.get(number, ()), text))
    moves = "".join(body).strip("\n ")
    return f"{lines}\n{moves}\n" if moves else lines


def _comments(texts: Sequence[str], beside: str) -> str:
    """Comments, less those that the notation itself already put there."""
    return "".join(f" {{{text}}}" for text in texts if f"{{{text}}}" not in beside)


def _texts(record: Record) -> Iterator[str]:
    """A text for each entry. Moves are written in runs, as the game stood when they were made."""
    where, log = record.room, record.log
    state = where.game.start(log.header)
    run: list[Step[Any, Any]] = []
    for number, entry in enumerate(log.entries, 1):
        if not isinstance(entry, Undo | Replace | Insert):
            after = where.game.apply(state, entry)
            run.append(Step(number, entry, state, after))
            state = after
            continue
        yield from _run(where, run)
        run = []
        so_far = refold(where.game, log.header, log.entries[:number])
        state = so_far.state
        match entry:
            case Undo():
                yield f"\n! undo {entry.entry}"
            case Replace() | Insert():
                kind = "replace" if isinstance(entry, Replace) else "insert"
                place = entry.entry if isinstance(entry, Replace) else number
                step = next(step for step in so_far.steps() if step.number == place)
                move = "".join(where.notation.write([step])).split("{")[0]
                yield f"\n! {kind} {entry.entry} {' '.join(move.split())}"
    yield from _run(where, run)


def _run(where: Room[Any, Any, Any], run: list[Step[Any, Any]]) -> Iterator[str]:
    if run:
        first, *rest = where.notation.write(run)
        yield "\n" + first.lstrip("\n ")
        yield from rest
