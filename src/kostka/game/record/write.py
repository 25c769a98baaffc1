"""Writes records: what ``read`` gives back entry for entry."""

import hashlib
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from kostka.game.header import Header
from kostka.game.log import Insert, Replace, Step, Undo, refold
from kostka.game.record.record import Record
from kostka.game.room import AnyRoom

PART = ".part"
LONGEST_STEM = 200


def write(records: Sequence[Record]) -> str:
    """The text of these records, one after another, with an empty line between."""
    return "\n".join(_one(record) for record in records)


def write_file(
    path: Path,
    records: Sequence[Record],
    *,
    new: bool = False,
    ready: Callable[[int], None] = lambda _: None,
) -> None:
    """Put the records in the file's place at once and durably: all of it, or what was there.

    ``new``: there must be no such file yet (FileExistsError). ``ready`` is called with the
    descriptor of what is about to take the file's place.
    """
    place = real(path)
    folder = place.parent
    name = ""
    try:
        handle, name = tempfile.mkstemp(dir=folder, prefix=_stem(place), suffix=PART)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(records))
            file.flush()
            os.fsync(file.fileno())
            ready(file.fileno())
        if new:
            _link(name, place)
        else:
            if place.exists():
                os.chmod(name, place.stat().st_mode)
            os.replace(name, place)
    except BaseException as error:
        if name:  # gone, if it was stopped after it had taken its place
            Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename = str(path)  # nobody knows the other name
        raise
    folder_handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(folder_handle)  # the new name itself must outlive a power cut
    finally:
        os.close(folder_handle)


def sweep(path: Path) -> None:
    """Remove what writers of this file left when they were killed. Only for who holds the file."""
    place = real(path)
    part = re.compile(rf"{re.escape(_stem(place))}\w{{8}}{re.escape(PART)}")
    with suppress(OSError):  # it does no harm
        for name in os.listdir(place.parent):
            if part.fullmatch(name):
                (place.parent / name).unlink(missing_ok=True)


def real(path: Path) -> Path:
    """Where the file is that this path leads to, be it there or not."""
    return Path(os.path.realpath(path))


def _stem(place: Path) -> str:
    """How the names begin under which this file is written; no longer than names may be."""
    name = place.name
    if len(os.fsencode(name)) > LONGEST_STEM:
        name = hashlib.sha256(os.fsencode(name)).hexdigest()
    return f".{name}."


def _link(name: str, place: Path) -> None:
    """Give the file its name if nothing has that name."""
    try:
        os.link(name, place)
    except FileExistsError:
        raise
    except OSError:  # not every file system has links
        if place.exists():
            raise
        os.replace(name, place)
    else:
        Path(name).unlink()


def _tags(header: Header, where: AnyRoom) -> Iterator[str]:
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
    lines = "".join(f"{line}\n" for line in _tags(log.header, where))
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
                step = so_far.put_in()
                assert step is not None, "a correction that puts in what cannot be is refused"
                yield f"\n! {kind} {entry.entry} {where.written(step.before, step.move)}"
    yield from _run(where, run)


def _run(where: AnyRoom, run: list[Step[Any, Any]]) -> Iterator[str]:
    if run:
        first, *rest = where.notation.write(run)
        yield "\n" + first.lstrip("\n ")
        yield from rest
