"""What the server writes down about itself: one JSON object a line, on standard error.

A line has only the fields that are named here, so nothing gets into a log that nobody has thought
about: no cookie, no token, no password, no dice, no tiles, no address of a private table. Of an
error stands there where it happened, not what it said: its words may quote a hand.
"""

import logging
import re
import sys
import traceback
from typing import Any, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, WrappedLogger

FIELDS = frozenset(
    {
        "event", "level", "at", "logger", "worker", "version", "url", "port", "signal",
        "method", "path", "status", "ms", "address", "code", "why",
        "error", "frames", "number", "count", "tables", "sockets", "seconds", "tries",
        "game", "engine", "seat", "by", "what", "whom",
    }
)  # fmt: skip
"""All that may stand in a line."""
LONGEST, DEEPEST = 200, 12
SECRETS = re.compile(
    r"kostka_[\w-]{20,}"  # a program's token
    r"|(?<=//)[^/@\s]+@"  # user:password@ of an address
    r"|[A-Za-z0-9_-]{40,}={0,2}"  # a cookie, a ticket, a hash
)
TOLD = frozenset(
    {
        "Invalid HTTP request received.",
        "ASGI callable returned without completing response.",
        "Unsupported upgrade request.",  # it is answered as if it had asked for none
    }
)
"""What uvicorn says of a request that is refused or breaks off, of which we have a line (see
watching.py)."""
FILLED = re.compile(r"%(?:\([^)]*\))?[#0 +-]*[\d*]*(?:\.[\d*]+)?[a-zA-Z]")
"""Where something was put into fixed words."""

log = structlog.get_logger("kostka")
"""``log.info("started", port=8000)``: the event is a code word, not a sentence."""


def set_up(stream: TextIO = sys.stderr, *, level: int = logging.INFO) -> None:
    """From now on this process logs to the stream; other people's libraries too."""
    structlog.configure(
        processors=_processors(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [Foreign(level=max(level, logging.WARNING))]
    root.setLevel(level)


def logger_on(stream: TextIO) -> Any:
    """A logger for one command: its lines go to this stream, and nothing else is set up."""
    return structlog.wrap_logger(
        structlog.WriteLogger(stream),
        processors=_processors(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def _processors() -> list[Any]:
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        only_fields,
        structlog.processors.JSONRenderer(serializer=_json),
    ]


def only_fields(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """Nothing but known fields, short, with what looks like a secret struck out.

    >>> only_fields(None, "", {"event": "moved", "dice": [3, 1], "code": "kostka_" + "x" * 30})
    {'event': 'moved', 'code': '***'}
    """
    return {field: _plain(value) for field, value in line.items() if field in FIELDS}


def fields_of(error: BaseException) -> dict[str, Any]:
    """An error as fields of a line: its kind and where it happened, without its words."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    where = [f"{f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in frames]
    return {"error": type(error).__name__, "frames": where}


class Foreign(logging.Handler):
    """What libraries (uvicorn, asyncio, …) warn of: their fixed words alone, without what was put
    into them, which may be anything. What goes as it should is told in our own words."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one down."""
        words = str(record.msg) if isinstance(record.msg, str) else type(record.msg).__name__
        if words in TOLD:
            return
        error = record.exc_info[1] if record.exc_info else None
        fields = fields_of(error) if error else {}
        why = FILLED.sub("…", words.partition("\n")[0])
        try:
            log.log(record.levelno, "library", logger=record.name, why=why, **fields)
        except Exception:
            self.handleError(record)


def _plain(value: Any) -> Any:
    if isinstance(value, bool | int | float | None):
        return value
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value[:DEEPEST]]
    return SECRETS.sub("***", str(value))[:LONGEST]


def _json(line: EventDict, **_: Any) -> str:
    return msgspec.json.encode(line).decode()
