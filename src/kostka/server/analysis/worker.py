"""A process that analyses finished games (see process/worker_loop.py). Heavy work is done here, and
what is heavy to load is loaded here alone.

>>> answered(Throws("no record"), print)
Traceback (most recent call last):
kostka.game.errors.RecordFault: :1:1: record-no-game: found no, expected ...
"""

import traceback
from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

from kostka.game.analysing import analysis
from kostka.game.definition import Progress
from kostka.game.errors import RecordRefused, Refusal
from kostka.game.record import read, write
from kostka.game.seat_statistics import SeatStatistics
from kostka.live.chance_report import throws_of
from kostka.live.events import TableEvent
from kostka.live.fold import fold
from kostka.live.record import record_of
from kostka.server.analysis.practice_question import task
from kostka.server.process.worker_loop import work

VERSION = f"{version('kostka')} 2"
"""What another version, or another form of the answers, has found out is found out anew."""
NICE = 15
"""People come first, then the bots they wait for, then this."""


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """What did the decisions of this record's game cost?"""

    record: str


class Throws(msgspec.Struct, frozen=True, tag="throws"):
    """What was thrown and dealt in these records' games?"""

    record: str


class Practise(msgspec.Struct, frozen=True, tag="practise"):
    """A question for practice; the same seed brings the same one."""

    game: str
    seed: str


class CountGame(msgspec.Struct, frozen=True, tag="count"):
    """What has each seat of this record's game done, and what fell to it?"""

    record: str


class Game(msgspec.Struct, frozen=True):
    """A finished table: its log, and the secret of its chance."""

    events: list[TableEvent]
    secret: bytes


class WriteDown(msgspec.Struct, frozen=True, tag="write"):
    """What do these games look like as records?"""

    games: list[Game]


AnalysisRequest: TypeAlias = Analyse | Throws | Practise | CountGame | WriteDown


def answered(question: AnalysisRequest, progress: Progress) -> Any:
    """What is found out. Raises Refusal."""
    try:
        return _found(question, progress)
    except RecordRefused as refusals:
        raise refusals.faults[0] from None
    except Refusal:
        raise
    except Exception:  # a mistake of the program's, told where it can be told whole
        traceback.print_exc()
        raise


def _found(question: AnalysisRequest, progress: Progress) -> Any:
    match question:
        case Analyse(text):
            (record,) = read(text, "")
            return analysis(record.game, record.log, None, progress)
        case Throws(text):
            return tuple(map(throws_of, read(text, "")))
        case Practise(game, seed):
            return task(game, seed)
        case CountGame(text):
            (record,) = read(text, "")
            habits, seats = record.game.tools.habits, range(len(record.log.header.seats))
            return tuple(
                SeatStatistics() if habits is None else habits(record.log, n) for n in seats
            )
        case WriteDown(games):
            return [written(game) for game in games]


def written(game: Game) -> str:
    """A finished game's record."""
    return write([record_of(fold(game.events), game.secret)])


if __name__ == "__main__":
    work(answered, AnalysisRequest, NICE)
