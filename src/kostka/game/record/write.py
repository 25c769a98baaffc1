"""Writes records: what ``read`` gives back entry for entry."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from kostka.game.atomic_files import atomic_write
from kostka.game.definition import AnyGame
from kostka.game.errors import RecordRefused, Refusal
from kostka.game.header import Header
from kostka.game.log import Insert, Replace, Undo
from kostka.game.record.read import read
from kostka.game.record.record import Record
from kostka.game.steps import Step


def write(records: Sequence[Record]) -> str:
    """The text of these records, one after another, with an empty line between."""
    return "\n".join(_one(record) for record in records)


def write_file(
    path: Path,
    records: Sequence[Record],
    *,
    new: bool = False,
    check: bool = False,
    ready: Callable[[int], None] = lambda _: None,
) -> None:
    """Put the records in the file's place at once and durably: all of it, or what was there.

    ``check``: what is written is read once before; Refusal ``record-not-read-back``, and nothing
    is written, if that does not give these records. ``new``: there must be no such file yet
    (FileExistsError). ``ready`` is called with the descriptor of what is about to take the file's
    place.
    """
    text = write(records)
    if check and not _read_back(text, records):
        raise Refusal("record-not-read-back", found=str(path))
    with atomic_write(path, new=new) as file:
        file.write(text.encode())
        file.flush()
        ready(file.fileno())


def _read_back(text: str, records: Sequence[Record]) -> bool:
    """Whether the text says the same games, and every comment of theirs."""
    try:
        found = read(text)
    except RecordRefused:
        return False
    return len(found) == len(records) and all(
        one.log.header == other.log.header
        and one.log.entries == other.log.entries
        and not _said(other) - _said(one)
        for one, other in zip(found, records, strict=True)
    )


def _said(record: Record) -> Counter[str]:
    """What the comments say; one between the moves of a word comes after it."""
    return Counter(text for _, text in record.comments)


def _tags(header: Header, game: AnyGame) -> Iterator[str]:
    """The header's tags, one a line."""
    yield _tag("Game", header.game)
    yield _tag("Rules", header.rules)
    for name, value in header.options.items():
        yield f'[Option "{name}" "{value}"]'
    for seat, name in enumerate(header.seats):
        yield _tag(game.notation.seat_tag(seat), name)
    for name, value in header.tags:
        yield _tag(name, value)


def _tag(name: str, value: str) -> str:
    quoted = " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{quoted}"]'


def _one(record: Record) -> str:
    game, log = record.game, record.log
    lines = "".join(f"{line}\n" for line in _tags(log.header, game))
    comments: dict[int, list[str]] = {}
    for number, text in record.comments:
        comments.setdefault(number, []).append(text)
    body = [_comments(comments.get(0, ()), "")]
    for number, text in enumerate(_texts(record), 1):
        body.append(text + _comments(comments.get(number, ()), text))
    moves = "".join(body).strip("\n ")
    return f"{lines}\n{moves}\n" if moves else lines


def _comments(texts: Sequence[str], beside: str) -> str:
    """Comments, less those that the notation itself already put there; one with a closing brace
    in it after a semicolon, to the end of the line."""
    own = [" ".join(text.split()) for text in texts if f"{{{text}}}" not in beside]
    return "".join(f" ; {text}\n" if "}" in text else f" {{{text}}}" for text in own)


def _texts(record: Record) -> Iterator[str]:
    """A text for each entry. Moves are written in runs, as the game stood when they were made."""
    game, log = record.game, record.log
    state = game.rules.start(log.header)
    run: list[Step[Any, Any]] = []
    for number, entry in enumerate(log.entries, 1):
        if not isinstance(entry, Undo | Replace | Insert):
            after = game.rules.apply(state, entry)
            run.append(Step(number, entry, state, after))
            state = after
            continue
        yield from _run(game, run)
        run = []
        so_far = log.until(number)
        state = so_far.state
        match entry:
            case Undo():
                yield f"\n! undo {entry.entry}"
            case Replace() | Insert():
                kind = "replace" if isinstance(entry, Replace) else "insert"
                step = so_far.put_in()
                assert step is not None, "a correction that puts in what cannot be is refused"
                yield f"\n! {kind} {entry.entry} {game.written(step.before, step.move)}"
    yield from _run(game, run)


def _run(game: AnyGame, run: list[Step[Any, Any]]) -> Iterator[str]:
    if run:
        first, *rest = game.notation.write(run)
        yield "\n" + first.lstrip("\n ")
        yield from rest
