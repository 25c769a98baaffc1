"""``kostka play``: a game at one screen, what may be typed, and what is on disk when."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kostka.cli import narration, record_file
from kostka.game.log import Undo
from kostka.game.record import read_file

Run = Callable[..., Any]
ALONE = ("play", "pips", "--lang", "en", "--seed", "5")


def test_one_person_against_a_novice_to_the_end(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run(*ALONE, "--record", record, typed="keep\ndrop\n" * 30)
    assert ran.code == 0
    (kept,) = read_file(record)
    result = kept.log.rules.result(kept.log.state)
    assert result is not None
    assert max(result.score) >= 12
    assert "wins." in ran.out
    assert kept.log.header.seats == ("Player", "Novice")
    assert kept.log.header.tag("Bot2") == "novice"


def test_the_same_seed_is_the_same_game(kostka_run: Run, tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        kostka_run(*ALONE, "--record", tmp_path / name, typed="keep\ndrop\n" * 30)
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]


def test_every_entry_is_on_disk_before_it_is_shown(
    kostka_run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.kostka"
    told: list[tuple[int, int]] = []
    tell = narration.sentence_of

    def noted(where: Any, step: Any, viewer: Any, words: Any) -> str:
        told.append((step.number, len(read_file(record)[0].log.entries)))
        return tell(where, step, viewer, words)

    monkeypatch.setattr(narration, "sentence_of", noted)
    kostka_run(*ALONE, "--record", record, typed="keep\ndrop\n" * 30)
    assert len(told) > 4
    assert all(number <= on_disk for number, on_disk in told)


def test_a_record_that_cannot_be_written_shows_nothing_of_the_move(
    kostka_run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(record_file, "write_file", full)
    ran = kostka_run(*ALONE, "--record", tmp_path / "game.kostka", typed="keep\n")
    assert ran.code == 2
    assert "SAID" not in ran.out
    assert ran.err.endswith("game.kostka: the disk is full\n")


def test_a_question_mark_lists_the_moves(kostka_run: Run) -> None:
    ran = kostka_run(*ALONE, typed="?\n")
    assert "You may play: drop\n" in ran.out
    assert "undo" in ran.out


def test_what_is_not_understood_is_asked_again(kostka_run: Run) -> None:
    ran = kostka_run(*ALONE, typed="strawberry\nquit\n")
    assert "“strawberry” means nothing here" in ran.out
    assert ran.out.count("ASK Player") == 2


def test_a_refusal_names_its_rule_and_why_tells_it(
    kostka_run: Run, a_file: Callable[..., Path]
) -> None:
    record = a_file('[Game "pips"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n1\n')
    ran = kostka_run(
        "play",
        "pips",
        "--record",
        record,
        typed="\nK\nwhy\nquit\n",
    )
    assert "P-2" in ran.out
    assert "there is no rule P-2" in ran.out


def test_a_move_in_record_notation_is_judged_only_for_oneself(kostka_run: Run) -> None:
    ran = kostka_run(*ALONE, typed="6\nGO\nquit\n")
    assert ran.out.count("means nothing here") == 2


def test_a_rule_can_be_read_at_the_table(kostka_run: Run) -> None:
    ran = kostka_run(*ALONE, typed="rules mx14\nrules\nrules MX-99\nwhy\nquit\n")
    assert "**MX-14 To table**" in ran.out
    assert "Which rule?" in ran.out
    assert "near it: MX-" in ran.out
    assert "Nothing was refused." in ran.out


@pytest.mark.parametrize("word", ["quit", "KONEC", "ende", "вихід"])
def test_leaving_says_how_to_go_on(kostka_run: Run, tmp_path: Path, word: str) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run(*ALONE, "--record", record, typed=f"{word}\n")
    assert ran.code == 0
    assert f"kostka play pips --record {record}" in ran.out
    assert len(read_file(record)[0].log.entries) == 1


def test_leaving_without_a_record_says_that_nothing_is_kept(kostka_run: Run) -> None:
    assert "it is not saved" in kostka_run(*ALONE, typed="quit\n").out


def test_the_end_of_input_leaves_the_record_whole(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run(*ALONE, "--record", record, typed="drop\n")
    assert ran.code == 1
    assert ran.err == ""
    assert len(read_file(record)[0].log.entries) >= 3


def test_ctrl_c_leaves_the_record_whole(
    kostka_run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kostka.cli.screen.Screen.ask", interrupt)
    record = tmp_path / "game.kostka"
    ran = kostka_run(*ALONE, "--record", record)
    assert ran.code == 1
    assert "The game is saved." in ran.out
    assert len(read_file(record)[0].log.entries) == 1


def test_bots_alone_play_to_the_end(kostka_run: Run) -> None:
    ran = kostka_run("play", "pips", "--seats", "bot:novice,bot:random,Eva=", "--seed", "x")
    assert ran.code == 1, "Eva is a person and nothing is typed"
    ran = kostka_run("play", "pips", "--seats", "bot:novice,bot:random", "--seed", "x")
    assert ran.code == 0
    assert "SAID Novice ?" in ran.out, "a spectator does not see the dice"


def test_two_bots_of_a_kind_have_two_names(kostka_run: Run) -> None:
    ran = kostka_run("play", "pips", "--players", "4", typed="quit\n")
    assert "Player, Novice 1, Novice 2, Novice 3" in ran.out


def test_language_comes_from_the_environment(
    kostka_run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    ran = kostka_run("play", "pips", typed="quit\n")
    assert "Začátečník" in ran.out
    assert "ASK Hráč cs" in ran.out


def test_options_are_kept_where_they_differ(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    kostka_run(
        *ALONE, "--option", "target=3", "--option", "umpire=no", "--record", record, typed="quit\n"
    )
    assert read_file(record)[0].log.header.options == {"target": "3"}


def test_undo_before_anything_new_was_seen(kostka_run: Run, tmp_path: Path) -> None:
    """At the page between two players nothing has been seen yet: the last move can come back."""
    record = tmp_path / "game.kostka"
    ran = kostka_run(
        *("play", "pips", "--seats", "Ann,Ben", "--dice", "ask", "--lang", "en"),
        *("--record", record),
        typed="\n5\nkeep\nundo\nquit\n",
    )
    assert ran.code == 0
    assert "something new has been seen" not in ran.out
    assert "taken back" in ran.out
    (kept,) = read_file(record)
    assert kept.log.entries[-1] == Undo(2)
    assert kept.log.state.points == (0, 0)


def test_undo_after_something_new_was_seen_is_too_late(kostka_run: Run) -> None:
    ran = kostka_run(*ALONE, typed="keep\nundo\nquit\n")
    assert "too late" in ran.out
    assert "taken back" not in ran.out


def test_real_dice_are_typed_in(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run(
        *("play", "pips", "--dice", "ask", "--lang", "en", "--record", record),
        typed="7\nnonsense\n\n6\nkeep\n\n4\n",
    )
    assert "DUE Player Type what you threw, for example 1." in ran.out, "who throws, and what"
    assert ran.out.count("means nothing here") == 1
    assert "P-1" in ran.out, "no die has a seven"
    (kept,) = read_file(record)
    assert kept.log.header.tag("Chance") == "reported"
    assert [type(move).__name__ for move in kept.log.entries][:3] == ["Throw", "Keep", "Throw"]
    assert msgspec.to_builtins(kept.log.entries[0]) == {"type": "throw", "die": 6}
    ran = kostka_run("play", "pips", "--record", record, typed="3\n")
    assert "Type what you threw" in ran.out, "a game with real dice stays one when it is resumed"


def test_the_referee_is_asked_when_the_rules_wait_for_one(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run(
        *(*ALONE, "--option", "umpire=yes", "--record", record), typed="what\nK\nGO\nquit\n"
    )
    assert "Waiting for the referee" in ran.out
    assert "pips-turn" in ran.out
    assert len(read_file(record)[0].log.entries) == 2


def test_a_promise_is_made_before_the_first_throw_and_holds(
    kostka_run: Run, tmp_path: Path
) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run("play", "pips", "--lang", "en", "--record", record, typed="drop\ndrop\n")
    header = read_file(record)[0].log.header
    commitment = header.tag("Commitment")
    assert commitment is not None
    assert ran.out.index(commitment) < ran.out.index("BOARD")
    assert header.tag("Secret") not in ran.out
    assert kostka_run("verify", record).code == 0


def test_without_a_record_the_secret_is_told_at_the_end(kostka_run: Run) -> None:
    ran = kostka_run(
        "play", "pips", "--option", "target=1", "--lang", "en", typed="keep\ndrop\n" * 30
    )
    assert "The secret behind the commitment" in ran.out
