"""``kostka verify``: the rules, the form, and every throw that was promised."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
Write = Callable[..., Path]
PLAIN = '[Game "pips"]\n[Rules "pips-1"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n6 K 3 D 4\n'


@pytest.fixture
def played(kostka_run: Run, tmp_path: Path) -> Callable[..., Path]:
    def play(*flags: str) -> Path:
        record = tmp_path / "played.kostka"
        seats = ("--seats", "bot:novice,bot:random")
        assert kostka_run("play", "pips", *seats, "--record", record, *flags).code == 0
        return record

    return play


def verdict(ran: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ran.out)
    return found


@pytest.mark.parametrize(("flags", "kind"), [((), "promise"), (("--seed", "ä 1"), "seed")])
def test_a_played_game_verifies(
    kostka_run: Run, played: Callable[..., Path], flags: tuple[str, ...], kind: str
) -> None:
    record = played(*flags)
    ran = kostka_run("verify", "--json", record)
    found = verdict(ran)
    assert ran.code == 0
    assert (found["ok"], found["over"], found["canonical"]) == (True, True, True)
    assert (found["chance"], found["differs"], found["faults"]) == (kind, [], [])
    assert found["checked"] == (found["entries"] + 1) // 2
    said = kostka_run("verify", record, "--lang", "en").out
    assert f": {found['checked']} of {found['checked']}." in said


@pytest.mark.parametrize("flags", [(), ("--seed", "1")])
def test_a_forged_throw_is_named(
    kostka_run: Run, played: Callable[..., Path], flags: tuple[str, ...]
) -> None:
    record = played(*flags, "--option", "target=2")
    thrown, last = record.read_text().split()[-2:]
    forged = "2" if thrown != "2" else "3"
    text = record.read_text()
    place = text.rindex(f"{thrown} {last}")
    record.write_text(text[:place] + forged + text[place + 1 :])
    ran = kostka_run("verify", "--json", record)
    assert ran.code == 1
    found = verdict(ran)
    entry = found["entries"] - 1
    assert found["differs"] == [{"entry": entry, "found": forged, "expected": thrown}]
    said = kostka_run("verify", record, "--lang", "en").out
    assert f"Entry {entry}: recorded {forged}, promised {thrown}." in said


def test_a_forged_throw_is_named_but_not_told_while_it_is_hidden(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    record = played()
    tags, moves = record.read_text().split("\n\n")
    words = moves.split()[:3]
    words[2] = "2" if words[2] != "2" else "3"
    record.write_text(f"{tags}\n\n{' '.join(words)}\n")
    ran = kostka_run("verify", "--json", record)
    assert ran.code == 1
    assert verdict(ran)["differs"] == [{"entry": 3, "found": "?", "expected": "?"}]
    said = kostka_run("verify", record, "--lang", "en").out
    assert "Entry 3: recorded ?, promised ?." in said


def test_a_secret_that_is_not_the_one_committed_to(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    record = played()
    text = record.read_text()
    place = text.index("sha256:") + 7
    record.write_text(text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :])
    ran = kostka_run("verify", "--json", record)
    assert (ran.code, verdict(ran)["chance"]) == (1, "broken")
    record.write_text(text.replace('[Secret "', '[Secret "zz'))
    assert verdict(kostka_run("verify", "--json", record))["chance"] == "broken"


def test_a_secret_that_nobody_committed_to_promises_nothing(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    record = played()
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(line for line in lines if not line.startswith("[Commitment")))
    ran = kostka_run("verify", "--json", record)
    assert (ran.code, verdict(ran)["chance"]) == (1, "broken")


def test_a_secret_not_published_yet(kostka_run: Run, played: Callable[..., Path]) -> None:
    record = played()
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(line for line in lines if not line.startswith("[Secret")))
    ran = kostka_run("verify", "--json", record)
    assert (ran.code, verdict(ran)["chance"]) == (0, "unpublished")


def test_nobody_draws_again_until_it_suits(kostka_run: Run, played: Callable[..., Path]) -> None:
    """A throw taken back was promised, and so is the one drawn in its place; but to choose between
    them is to choose the dice."""
    record = played("--seed", "4", "--option", "target=40")
    tags, moves = record.read_text().split("\n\n")
    record.write_text(f"{tags}\n\n{' '.join(moves.split()[:3])}\n! undo 3\n")
    kostka_run("play", "pips", "--record", record)
    ran = kostka_run("verify", "--json", record)
    assert ran.code == 1
    assert verdict(ran)["over"]
    thrown = moves.split()[2]
    assert verdict(ran)["differs"] == [{"entry": 3, "found": None, "expected": thrown}]
    said = kostka_run("verify", record, "--lang", "en").out
    assert f"Entry 3: the promised {thrown} was taken back by a correction." in said


def test_a_throw_taken_back_by_mistake_is_brought_back(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    record = played("--seed", "4", "--option", "target=40")
    tags, moves = record.read_text().split("\n\n")
    record.write_text(f"{tags}\n\n{' '.join(moves.split()[:3])}\n! undo 3\n! undo 4\n")
    assert kostka_run("verify", record).code == 0


def test_a_throw_put_in_by_a_correction_was_not_promised(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    record = played("--seed", "4", "--option", "target=40")
    tags, moves = record.read_text().split("\n\n")
    record.write_text(f"{tags}\n\n{' '.join(moves.split()[:3])}\n! replace 3 6\n")
    ran = kostka_run("verify", "--json", record)
    assert ran.code == 1
    assert verdict(ran)["differs"] == [{"entry": 4, "found": "?", "expected": None}]
    assert "put in by a correction" in kostka_run("verify", record, "--lang", "en").out


def test_a_record_from_a_table_promises_nothing(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("verify", "--json", a_file(PLAIN))
    found = verdict(ran)
    assert (ran.code, found["chance"], found["over"], found["canonical"]) == (
        0,
        "none",
        False,
        True,
    )


def test_another_spacing_is_not_the_canonical_form(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("verify", a_file(PLAIN.replace("6 K", "6\n\n  K")), "--lang", "en")
    assert ran.code == 0
    assert "not written as the program would write it" in ran.out


def test_an_entry_made_impossible_is_pointed_out(kostka_run: Run, a_file: Write) -> None:
    record = a_file(PLAIN.replace(" 3 D 4", "") + "! replace 1 1\n")
    ran = kostka_run("verify", "--json", record)
    assert ran.code == 1
    assert verdict(ran)["faults"] == [
        {"entry": 2, "rule": "P-2", "code": "pips-one", "found": "", "expected": ""}
    ], "the game goes on: which die it was is not told"
    assert "Entry 2 does not count: P-2\n" in kostka_run("verify", record, "--lang", "en").out


def test_a_refused_record_is_neither_true_nor_false(kostka_run: Run, a_file: Write) -> None:
    assert kostka_run("verify", a_file(PLAIN + "1 K")).code == 2


def test_what_is_proven_and_against_whom_is_said(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    said = kostka_run("verify", played(), "--lang", "en").out
    assert "its value proves nothing" in said
    assert "Not proven: that whoever ran the game did not choose it" in said


def test_a_receipt_is_compared(
    kostka_run: Run, played: Callable[..., Path], tmp_path: Path
) -> None:
    record, receipt = played(), tmp_path / "seen"
    tags = [
        line for line in record.read_text().splitlines() if line.startswith(("[GameId", "[Com"))
    ]
    receipt.write_text("\n".join(tags))
    assert kostka_run("verify", record, "--receipt", receipt).code == 0
    receipt.write_text("\n".join(tags).replace("sha256:", "sha256:ff"))
    ran = kostka_run("verify", "--json", record, "--receipt", receipt)
    assert (ran.code, [one["tag"] for one in verdict(ran)["unlike"]]) == (1, ["Commitment"])
    assert (
        "the receipt says" in kostka_run("verify", record, "--receipt", receipt, "--lang", "en").out
    )
    receipt.write_text('[GameId "another"]\n[Commitment "sha256:00"]')
    assert kostka_run("verify", record, "--receipt", receipt).code == 2


def test_a_last_line_without_its_end_is_told(kostka_run: Any, tmp_path: Path) -> None:
    record = tmp_path / "cut.kostka"
    for name, body in (("mexiko", "= 15:1"), ("kamos", "?=3:O"), ("domino", "= A out 3")):
        record.write_text(f'[Game "{name}"]\n\n{body}')
        cut = kostka_run("verify", record, "--lang", "en")
        assert "no end of line" in cut.out
        record.write_text(f'[Game "{name}"]\n\n{body}\n')
        assert "no end of line" not in kostka_run("verify", record, "--lang", "en").out


def test_a_value_too_many_or_too_few_is_altered(
    kostka_run: Run, played: Callable[..., Path]
) -> None:
    record = played()
    text = record.read_text()
    record.write_text(text.replace("[Secret", '[SeatValue3 "x"]\n[Secret'))
    ran = kostka_run("verify", "--json", record)
    assert (ran.code, verdict(ran)["chance"], verdict(ran)["proof"]) == (1, "altered", "none")
    assert kostka_run("verify", record, "--lang", "de").code == 1
    lines = text.splitlines(keepends=True)
    record.write_text("".join(line for line in lines if not line.startswith("[SeatValue2")))
    ran = kostka_run("verify", "--json", record)
    assert (ran.code, verdict(ran)["chance"]) == (1, "altered")


def test_of_no_throw_nothing_is_proven(kostka_run: Run, played: Callable[..., Path]) -> None:
    record = played()
    assert verdict(kostka_run("verify", "--json", record))["proof"] == "host"
    record.write_text(record.read_text().replace("[Secret", '[Origin "ab 9999"]\n[Secret'))
    found = verdict(kostka_run("verify", "--json", record))
    assert (found["checked"], found["proof"], found["taken"]) == (0, "none", found["entries"])


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_receipt_saved_by_another_program(
    kostka_run: Run, played: Callable[..., Path], tmp_path: Path, encoding: str
) -> None:
    record, receipt = played(), tmp_path / "seen"
    tags = [
        line
        for line in record.read_text().splitlines()
        if line.startswith(("[GameId", "[Commitment"))
    ]
    receipt.write_text("\n".join(tags), encoding=encoding)
    ran = kostka_run("verify", record, "--receipt", receipt, "--lang", "en")
    assert ran.code == (0 if encoding == "utf-8-sig" else 2)
    assert encoding == "utf-8-sig" or "UTF-8" in ran.err
