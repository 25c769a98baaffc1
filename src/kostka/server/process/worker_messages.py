"""What goes between a server and a process that works for it, a line each, as JSON."""

from typing import TypeAlias

import msgspec


class Request(msgspec.Struct, frozen=True):
    """A question; all that is said about it has its ``id``."""

    id: int
    ask: msgspec.Raw


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """So many steps of so many are done (0 of them: nobody knows how many there will be)."""

    id: int
    done: int
    total: int


class Result(msgspec.Struct, frozen=True, tag="result"):
    """The answer."""

    id: int
    found: msgspec.Raw


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """There is none: refused by the rules, or the program broke (``code`` empty; ``broke``: what,
    and where)."""

    id: int
    rule: str = ""
    code: str = ""
    found: str = ""
    expected: str = ""
    broke: str = ""


Reply: TypeAlias = Progress | Result | Failure
