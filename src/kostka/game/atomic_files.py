"""Files that take their place at once and durably: all of what was written, or what was there."""

import fcntl
import hashlib
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

PART = ".part"
LONGEST_STEM = 200
MADE = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


@contextmanager
def atomic_write(path: Path, *, new: bool = False, private: bool = False) -> Iterator[BinaryIO]:
    """A file to be written while the block runs, which takes the path's place when that ends
    without an exception.

    ``new``: there must be no such file yet (FileExistsError). ``private``: it is its owner's alone;
    else what replaces a file may be read by whoever could read that.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as name:
    ...     with atomic_write(Path(name) / "a") as file:
    ...         _ = file.write(b"whole")
    ...     [place.read_bytes() for place in Path(name).iterdir()]
    [b'whole']
    """
    place = real_path(path)
    name = place.parent / f"{_stem(place)}{secrets.token_hex(8)}{PART}"
    try:  # the name is known before the file is there: a signal may come as it is made
        with os.fdopen(os.open(name, MADE, 0o600), "wb") as file:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(file, fcntl.LOCK_EX)  # see sweep
            yield file
            file.flush()
            os.fsync(file.fileno())
            if new:
                _link(name, place)
            else:
                if place.exists() and not private:
                    os.chmod(name, place.stat().st_mode)
                os.replace(name, place)
    except BaseException as error:
        name.unlink(missing_ok=True)  # gone, if it was stopped after it had taken its place
        if isinstance(error, OSError):
            error.filename = str(path)  # nobody knows the other name
        raise
    folder_handle = os.open(place.parent, os.O_RDONLY)
    try:
        os.fsync(folder_handle)  # the new name itself must outlive a power cut
    finally:
        os.close(folder_handle)


def remove_leftovers(path: Path) -> None:
    """Remove what writers of this file left when they were killed; those that still write hold
    theirs."""
    place = real_path(path)
    part = re.compile(rf"{re.escape(_stem(place))}\w{{8,16}}{re.escape(PART)}")
    with suppress(OSError):  # it does no harm
        for name in os.listdir(place.parent):
            if part.fullmatch(name):
                _remove_unheld(place.parent / name)


def real_path(path: Path) -> Path:
    """Where the file is that this path leads to, be it there or not."""
    return Path(os.path.realpath(path))


def _remove_unheld(part: Path) -> None:
    with suppress(BlockingIOError), part.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        part.unlink(missing_ok=True)


def _stem(place: Path) -> str:
    """How the names begin under which this file is written; no longer than names may be."""
    name = place.name
    if len(os.fsencode(name)) > LONGEST_STEM:
        name = hashlib.sha256(os.fsencode(name)).hexdigest()
    return f".{name}."


def _link(name: Path, place: Path) -> None:
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
        name.unlink()
