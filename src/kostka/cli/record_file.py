"""Keeps a game in its file while it is played: every entry is on disk before anybody sees it."""

import fcntl
import os
from pathlib import Path

from kostka.game.atomic_files import real_path, remove_leftovers
from kostka.game.contract import is_over
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.log import AnyLog
from kostka.game.record import Record, read_file, write_file
from kostka.game.ruleset import rules_of, with_options


class RecordFile:
    """The file a game is kept in. Other games in it stay before this one."""

    def __init__(self, path: Path, earlier: tuple[Record, ...] = ()) -> None:
        self.path = path
        self._earlier = earlier
        self._record: Record | None = None
        self._bytes: bytes | None = None
        self._others = False
        """What stands in the file was written by others, and is about to be written anew."""
        self._held: int | None = None
        """The file now in place, open and locked for as long as the game goes on."""

    def begin(self, game: AnyGame, log: AnyLog) -> None:
        """Put a new game into the file: its header stands there before the first move."""
        place = real_path(self.path)
        if place.is_symlink():  # it leads round in a circle
            raise Refusal("file-special", found=str(self.path))
        if not place.parent.is_dir():
            raise Refusal("file-folder", found=str(self.path))
        self._record = Record(game, log)
        self.keep(log)
        remove_leftovers(self.path)

    def resume(self) -> Record:
        """The unfinished game to go on with: the last one in the file.

        Raises RecordRefused, OSError, or Refusal when the last game is finished or the file is
        not one that may be written over.
        """
        if not self.path.is_file():
            raise Refusal("file-special", found=str(self.path))
        self._hold(os.open(self.path, os.O_RDONLY))
        self._bytes = self.path.read_bytes()
        *earlier, record = read_file(self.path)
        text = self._bytes.decode("utf-8-sig")
        if any(read(text, str(self.path)) is not None for read in record.game.foreign):
            raise Refusal("record-foreign", found=str(self.path))
        over = is_over(record.game.rules, record.log.state)
        if over and not record.game.late(record.log.state):
            raise Refusal("record-finished", found=str(self.path))
        self._earlier = tuple(earlier)
        self._record, self._others = record, True
        remove_leftovers(self.path)
        return record

    def keep(self, log: AnyLog) -> None:
        """Make the log durable. Raises Refusal if another program changed the file meanwhile."""
        assert self._record is not None
        if self._bytes is not None and self.path.read_bytes() != self._bytes:
            raise Refusal("record-changed", found=str(self.path))
        self._record = self._record.with_log(log)
        records = (*self._earlier, self._record)
        new = self._bytes is None
        try:
            write_file(
                self.path,
                records,
                new=new,
                check=self._others,
                ready=lambda file: self._hold(os.dup(file)),
            )
        except FileExistsError:
            raise Refusal("record-changed", found=str(self.path)) from None
        self._bytes, self._others = self.path.read_bytes(), False

    def release(self) -> None:
        """The game is no longer kept here: somebody else may go on with it."""
        held, self._held = self._held, None  # before: a signal may come as it is closed
        if held is not None:
            os.close(held)

    def _hold(self, file: int) -> None:
        """Lock the file that is in place, or about to be: another process that wants to keep a
        game there is refused, and nothing that one of them has shown is lost to the other."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            busy = self._held is None and self._bytes is None and self._replaced(file)
        except BlockingIOError:
            busy = True
        except OSError:  # a file system without locks
            busy = False
        if busy:
            os.close(file)
            raise Refusal("record-busy", found=str(self.path))
        self.release()
        self._held = file

    def _replaced(self, file: int) -> bool:
        """Whether the file was replaced by another before it was locked."""
        return self.path.exists() and not os.path.samestat(os.fstat(file), self.path.stat())


def contradict(
    header: Header,
    game: AnyGame,
    *,
    rules: str,
    options: dict[str, str],
    said: dict[str, tuple[str | None, str]],
) -> None:
    """Refuse flags that say something else than the header of a game to be resumed.

    ``said`` has for each other flag what was typed (None: nothing) and what the record says.
    """
    facts = {"--rules": (rules or None, header.rules), **said}
    for flag, (typed, kept) in facts.items():
        if typed is not None and typed != kept:
            code = "resume-differs" if kept else "resume-without"
            raise Refusal(code, found=f"{flag} {typed}", expected=kept)
    kept_rules = rules_of(game.rules.RULE_SETS, header)
    asked = with_options(game.rules.RULE_SETS[header.rules], {**header.options, **options})
    if asked != kept_rules:
        found = " ".join(f"--option {name}={value}" for name, value in options.items())
        kept = " ".join(f"{name}={getattr(kept_rules, name)}" for name in options)
        raise Refusal("resume-differs", found=found, expected=kept)
