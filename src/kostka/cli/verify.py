"""``kostka verify``: does a record keep the rules, and is its chance what was promised?"""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from kostka.cli.arguments import File, Json, Language, speech
from kostka.cli.board import SkippedEntry, ended_early, faults_told, heading, impossible
from kostka.cli.proving import Proven, proof_said, proven, receipt_for
from kostka.cli.refusal import FAILED, FINE
from kostka.cli.screen import Screen, json_line
from kostka.game.chance_verification import (
    VerifiedChance,
    promised_chance,
    taken_over,
    verify_chance,
)
from kostka.game.contract import is_over
from kostka.game.errors import Refusal
from kostka.game.receipt import Receipt
from kostka.game.record import Record, read_file, write
from kostka.game.seats import Role
from kostka.locale.words import Words

HIDDEN = "?"
WRONG = ("broken", "altered")

ReceiptFile = Annotated[Path | None, Parameter(name="--receipt", help="help-receipt")]


class Differs(msgspec.Struct):
    """A throw or deal that is not the promised one; both in record notation, or ``?`` while the
    game goes on and not everybody may see them. ``found`` None: it was taken out by a correction;
    ``expected`` None: it was put in by one."""

    entry: int
    found: str | None
    expected: str | None


class Verdict(msgspec.Struct):
    """What was found out about one game. ``chance`` is as in game/chance_verification.py,
    ``proven`` what that is worth; ``taken``: so many
    entries came from another game, whose promise they are held to, not to this one's."""

    game: str
    entries: int
    over: bool
    faults: list[SkippedEntry]
    chance: str
    checked: int
    differs: list[Differs]
    proven: Proven
    taken: int = 0

    @property
    def ok(self) -> bool:
        """Everything that can be checked holds."""
        return (
            not self.faults
            and not self.differs
            and not self.proven.unlike
            and self.chance not in WRONG
        )


def verify(
    file: File,
    /,
    *,
    receipt: ReceiptFile = None,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Check a record: the rules, its form, every throw that was promised, and what that proves."""
    records = read_file(file)
    kept = receipt_for(records, receipt)
    raw = file.read_bytes()
    canonical, whole = _as_written(records) == raw, raw.endswith(b"\n")
    verdicts = [verdict(record, kept) for record in records]
    if as_json:
        for found in verdicts:
            plain = msgspec.to_builtins(found)
            line = {
                **plain,
                **plain.pop("proven"),
                "canonical": canonical,
                "whole": whole,
                "ok": found.ok,
            }
            sys.stdout.write(json_line(line))
    else:
        words, screen = speech(lang), Screen()
        for record, found in zip(records, verdicts, strict=True):
            screen.line(heading(record.game, record.log, words))
            for said in _said(record, found, words):
                screen.line(f"  {said}")
        if not whole:  # whoever wrote it may have been stopped: "15:1" of "15:12"
            screen.line(words("verify-no-end-of-line"))
        screen.line(words("verify-canonical", canonical="yes" if canonical else "no"))
    return FINE if all(found.ok for found in verdicts) else FAILED


def verdict(record: Record, receipt: Receipt | None = None) -> Verdict:
    """Everything that can be found out about one game."""
    game, log = record.game, record.log
    chance, source_at = promised_chance(log.header)
    checked = list(verify_chance(log, source_at)) if source_at is not None else []
    differs = [_difference(record, one) for one in checked if not one.agrees]
    return Verdict(
        game.name,
        len(log.entries),
        is_over(game.rules, log.state),
        faults_told(log, Role.SPECTATOR),
        chance,
        len(checked),
        differs,
        proven(log.header, "differs" if differs else chance, receipt, checked=len(checked)),
        min(taken_over(log.header), len(log.entries)),
    )


def _difference(record: Record, one: VerifiedChance[Any, Any]) -> Differs:
    found, promised = (_told(record, one.before, move) for move in (one.found, one.promised))
    return Differs(one.number, found, promised)


def _told(record: Record, before: Any, move: Any | None) -> str | None:
    """A throw or a deal, if everybody may see it by now."""
    rules, state = record.game.rules, record.log.state
    if move is None:
        return None
    seen = is_over(rules, state) or rules.shown(before, move, Role.SPECTATOR) == move
    return record.game.written(before, move) if seen else HIDDEN


def _said(record: Record, found: Verdict, words: Words) -> list[str]:
    over = "yes" if found.over else "ended" if ended_early(record.log) else "no"
    said = [words("verify-entries", count=found.entries, over=over)]
    said += impossible(record.log, Role.SPECTATOR, words) or [words("verify-rules-kept")]
    for one in found.differs:
        if one.found is None:
            said.append(words("verify-withdrawn", number=one.entry, expected=one.expected or "–"))
        elif one.expected is None:
            said.append(words("verify-corrected", number=one.entry, found=one.found))
        else:
            said.append(
                words("verify-differs", number=one.entry, found=one.found, expected=one.expected)
            )
    agreed = found.checked - len(found.differs)
    lacking = found.chance == "unpublished" and over != "no"
    key = "verify-chance-lacking" if lacking else f"verify-chance-{found.chance}"
    said.append(words(key, agreed=agreed, checked=found.checked))
    said += proof_said(record, found.proven, words)
    if found.taken:
        said.append(words("verify-taken", count=found.taken))
    return said


def _as_written(records: list[Record]) -> bytes | None:
    try:
        return write(records).encode()
    except Refusal:
        return None
