"""``kostka verify``: does a record keep the rules, and is its chance what was promised?"""

import sys
from typing import Any

import msgspec

from kostka.cli.arguments import File, Json, Language, speech
from kostka.cli.board import heading, impossible
from kostka.cli.refusal import FAILED, FINE
from kostka.cli.screen import Screen
from kostka.game.contract import is_over
from kostka.game.errors import RuleError
from kostka.game.log import Step
from kostka.game.record import Record, read_file, write
from kostka.game.recount import Recount, promised_chance, recount
from kostka.locale.words import Words


class Fault(msgspec.Struct):
    """An entry that cannot be played any more, and why."""

    entry: int
    rule: str
    code: str
    found: str
    expected: str


class Differs(msgspec.Struct):
    """A throw or deal that is not the promised one; both in record notation."""

    entry: int
    found: str
    expected: str | None


class Verdict(msgspec.Struct):
    """What was found out about one game. ``chance`` is as in game/recount.py."""

    game: str
    entries: int
    over: bool
    faults: list[Fault]
    chance: str
    checked: int
    differs: list[Differs]

    @property
    def ok(self) -> bool:
        """Everything that can be checked holds."""
        return not self.faults and not self.differs and self.chance != "broken"


def verify(file: File, /, *, as_json: Json = False, lang: Language = None) -> int:
    """Check a record: the rules, its form, and every throw that was promised."""
    records = read_file(file)
    canonical = _as_written(records) == file.read_bytes()
    verdicts = [verdict(record) for record in records]
    if as_json:
        for found in verdicts:
            line = {**msgspec.to_builtins(found), "canonical": canonical, "ok": found.ok}
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    else:
        words, screen = speech(lang), Screen()
        for record, found in zip(records, verdicts, strict=True):
            screen.line(heading(record.room, record.log, words))
            for said in _said(record, found, words):
                screen.line(f"  {said}")
        screen.line(words("verify-canonical", canonical="yes" if canonical else "no"))
    return FINE if all(found.ok for found in verdicts) else FAILED


def verdict(record: Record) -> Verdict:
    """Everything that can be found out about one game."""
    where, log = record.room, record.log
    chance, source_at = promised_chance(log.header)
    checked = list(recount(log, source_at)) if source_at is not None else []
    return Verdict(
        where.name,
        len(log.entries),
        is_over(where.game, log.state),
        [Fault(number, e.rule, e.code, e.found, e.expected) for number, e in log.faults],
        chance,
        len(checked),
        [_difference(record, one) for one in checked if not one.agrees],
    )


def _difference(record: Record, one: Recount[Any, Any]) -> Differs:
    promised = None if one.promised is None else _noted(record, one.before, one.promised)
    return Differs(one.number, _noted(record, one.before, one.found), promised)


def _noted(record: Record, state: Any, move: Any) -> str:
    """The move as a record writes it, alone."""
    after = record.room.game.apply(state, move)
    return " ".join("".join(record.room.notation.write([Step(1, move, state, after)])).split())


def _said(record: Record, found: Verdict, words: Words) -> list[str]:
    said = [words("verify-entries", count=found.entries, over="yes" if found.over else "no")]
    said += impossible(record.log, words) or [words("verify-rules-kept")]
    for one in found.differs:
        if one.expected is None:
            said.append(words("verify-corrected", number=one.entry, found=one.found))
        else:
            said.append(
                words("verify-differs", number=one.entry, found=one.found, expected=one.expected)
            )
    agreed = found.checked - len(found.differs)
    said.append(words(f"verify-chance-{found.chance}", agreed=agreed, checked=found.checked))
    return said


def _as_written(records: list[Record]) -> bytes | None:
    try:
        return write(records).encode()
    except RuleError:
        return None
