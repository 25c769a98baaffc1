"""Whole games as files: what they score, and what must be refused, line for line.

``script/golden`` makes the expected files anew; a person reads the diff.
"""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kostka.game.contract import is_over
from kostka.game.errors import RecordRefused
from kostka.game.log import Entry
from kostka.game.record import Record, read, read_file, write
from kostka.game.seats import Role, Viewer

HERE = Path(__file__).parent
WRITING = os.environ.get("KOSTKA_GOLDEN") == "write"
GAMES = sorted(path for path in HERE.glob("*/*.kostka"))
REFUSED = sorted(HERE.glob("*/refused/*"))


def named(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


def compare(path: Path, found: str) -> None:
    """What was found is what the file says, or the file is made to say so."""
    if WRITING:
        path.write_text(found, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == found


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_a_golden_game_scores_as_it_did(path: Path) -> None:
    scores = [
        {
            "score": record.game.score(record.log),
            "over": is_over(record.game.rules, record.log.state),
            "faults": [f"{number}: {fault}" for number, fault in record.log.faults],
        }
        for record in read_file(path)
    ]
    text = msgspec.json.format(msgspec.json.encode(scores), indent=2).decode() + "\n"
    compare(path.with_suffix(".json"), text)


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_a_golden_game_is_in_canonical_form(path: Path) -> None:
    assert write(read_file(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_a_golden_game_cut_anywhere_is_still_read_or_refused(path: Path) -> None:
    """A truncated record is an unfinished game or a clear refusal, never anything else."""
    text = path.read_text(encoding="utf-8")
    for length in range(0, len(text), max(1, len(text) // 40)):
        try:
            read(text[:length], path.name)
        except RecordRefused:
            continue


def travels(value: Any, kind: Any) -> bool:
    """Whether somebody who gets the value as JSON has the very same."""
    back = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    return bool(back == value and type(back) is type(value))


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_all_of_a_golden_game_travels_as_json(path: Path) -> None:
    """Header, entries, states, what everybody sees and is shown: for players and tables that live
    in another process."""
    entry_of: Any = Entry
    for record in read_file(path):
        game: Any = record.game.rules
        header = record.log.header
        assert travels(header, type(header))
        assert all(travels(entry, entry_of[game.MOVE]) for entry in record.log.entries)
        for step in record.log.steps():
            assert travels(step.after, type(step.after))
            for viewer in viewers(record):
                view = game.view(step.after, viewer)
                assert travels(view, game.VIEW)
                assert isinstance(hash(view), int)
                shown = game.shown(step.before, step.move, viewer)
                assert travels(shown, game.MOVE | None)


def viewers(record: Record) -> tuple[Viewer, ...]:
    return (*range(len(record.log.header.seats)), Role.REFEREE, Role.SPECTATOR)


@pytest.mark.parametrize("path", [path for path in REFUSED if path.suffix == ".kostka"], ids=named)
def test_a_broken_record_is_refused_and_the_reason_named(path: Path) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(path.read_text(encoding="utf-8"), path.name)
    compare(path.with_suffix(".err"), f"{refused.value}\n")


def test_there_are_ten_whole_games_of_each() -> None:
    for game in ("mexiko", "kamos", "domino"):
        assert len(list((HERE / game).glob("*.kostka"))) >= 10
