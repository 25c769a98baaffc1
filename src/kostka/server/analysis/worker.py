"""A process that analyses finished games: a question a line from its server, answers in lines.

It does not outlive its server: when its input ends, so does it. Heavy work is done here, and what
is heavy to load is loaded here alone.

>>> import io
>>> answers = io.BytesIO()
>>> study(io.BytesIO(msgspec.json.encode(Throws("no record")) + b"\\n"), answers)
>>> msgspec.json.decode(answers.getvalue(), type=Found | Failed | StepsDone).code
'record-no-game'
"""

import traceback
from importlib.metadata import version
from typing import Any, BinaryIO, TypeAlias

import msgspec

from kostka.game.analysing import analysis
from kostka.game.definition import Progress
from kostka.game.errors import RecordRefused, RuleError
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


class StepsDone(msgspec.Struct, frozen=True, tag="told"):
    """So many steps of so many are done (0 of them: nobody knows how many there will be)."""

    done: int
    total: int


class Found(msgspec.Struct, frozen=True, tag="found"):
    """The answer."""

    found: msgspec.Raw


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """There is none: refused by the rules, or something broke (``code`` empty)."""

    rule: str
    code: str
    found: str
    expected: str


AnalysisRequest: TypeAlias = Analyse | Throws | Practise | CountGame | WriteDown
AnalysisAnswer: TypeAlias = StepsDone | Found | Failed


def answered(question: AnalysisRequest, progress: Progress) -> Any:
    """What is found out. Raises RuleError."""
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
            habits, seats = record.game.habits, range(len(record.log.header.seats))
            return tuple(
                SeatStatistics() if habits is None else habits(record.log, n) for n in seats
            )
        case WriteDown(games):
            return [written(game) for game in games]


def written(game: Game) -> str:
    """A finished game's record."""
    return write([record_of(fold(game.events), game.secret)])


def study(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions, in their order, until there are no more."""

    def tell(answer: AnalysisAnswer) -> None:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()

    decoder = msgspec.json.Decoder(AnalysisRequest)
    for line in questions:
        tell(_answer(decoder.decode(line), lambda done, total: tell(StepsDone(done, total))))


def _answer(question: AnalysisRequest, progress: Progress) -> Found | Failed:
    try:
        return Found(msgspec.Raw(msgspec.json.encode(answered(question, progress))))
    except RecordRefused as refusals:
        refused: RuleError = refusals.faults[0]
    except RuleError as alone:
        refused = alone
    except Exception:  # a game that cannot be studied must not take the next with it
        traceback.print_exc()
        return Failed("", "", "", "")
    return Failed(refused.rule, refused.code, refused.found, refused.expected)


if __name__ == "__main__":
    work(study, NICE)
