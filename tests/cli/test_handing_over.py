"""People on one screen: nobody sees by accident what another alone may know."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kostka.cli.narration import Narration
from kostka.cli.screen import CLEAR, Screen
from kostka.cli.seating import Seating
from kostka.cli.table_commands import TableCommands
from kostka.game.record import read
from kostka.locale.words import Words

Run = Callable[..., Any]
START = '[Game "pips"]\n[P1 "Ann"]\n[P2 "Ben"]\n[Bot3 "novice"]\n[P3 "Bot"]\n\n'


def pages(out: str) -> list[str]:
    """What stood on the screen between one handing over and the next."""
    return out.split("Pass the device")


def test_each_page_shows_only_its_players_die(kostka_run: Run, a_file: Callable[..., Path]) -> None:
    record = a_file(START + "2\n")
    ran = kostka_run(
        *("play", "pips", "--record", record, "--lang", "en"), typed="\nkeep\n\ndrop\n\n"
    )
    before, ann, ben, *_ = pages(ran.out)
    assert "die=" not in before
    assert "Ann is next." in before
    assert "die=2" in ann
    assert ann.count("die=") == 1
    assert "SAID Ann K" in ann, "the page that is handed over tells what everybody saw"
    assert ann.index("SAID Ann K") > ann.index("die=2")
    assert "SAID Ben ?" in ann, "and no more than everybody saw: Ann still sits there"
    assert not re.search("SAID Ben [1-6]", ann)
    assert re.search("SAID Ben [1-6]", ben)
    assert ben.count("die=") == 1, "Ben sees a die of his own, and that is all"
    assert "BOARD Ann:2 Ben:0 Bot:0 die=" in ben


def test_the_screen_is_cleared() -> None:
    cleared: list[str] = []

    class Terminal:
        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> None:
            cleared.append(text)

        def flush(self) -> None:
            pass

    Screen(Terminal(), Terminal()).blank()  # type: ignore[arg-type]
    assert cleared == [CLEAR]


def test_one_person_is_never_asked_to_hand_over(kostka_run: Run) -> None:
    ran = kostka_run("play", "pips", "--lang", "en", "--seed", "1", typed="keep\ndrop\n" * 30)
    assert "Hand over" not in ran.out


def test_what_bots_saw_is_not_told(kostka_run: Run) -> None:
    ran = kostka_run("play", "pips", "--lang", "en", "--seed", "1", typed="drop\n" * 3)
    assert "SAID Novice ?" in ran.out
    assert "SAID Player ?" not in ran.out


def test_a_player_is_told_all_that_happened_since_they_last_looked(
    kostka_run: Run, a_file: Callable[..., Path]
) -> None:
    record = a_file(START.replace('[Bot3 "novice"]\n', "") + "2\n")
    ran = kostka_run(
        *("play", "pips", "--record", record, "--lang", "en"),
        typed="\ndrop\n\ndrop\n\ndrop\n\n",
    )
    *_, last, _ann_again = pages(ran.out)
    assert "SAID Ann D" in last
    assert "SAID Ben D" in last
    assert "SAID Bot D" in last
    assert "Ann is next." in last


def test_quit_is_understood_at_the_handing_over(
    kostka_run: Run, a_file: Callable[..., Path]
) -> None:
    ran = kostka_run("play", "pips", "--record", a_file(START + "2\n"), typed="konec\n")
    assert ran.code == 0
    assert "die=" not in ran.out


def test_nothing_is_handed_over_where_nothing_is_hidden(kostka_run: Run) -> None:
    ran = kostka_run(
        *("play", "kamos", "--seats", "Ann,Ben", "--seed", "1", "--lang", "en"),
        *("--option", "columns=1"),
        typed="quit\n",
    )
    assert "Hand over" not in ran.out
    assert ran.code == 0


def test_dice_that_only_a_bot_may_see_are_typed_by_a_stranger(kostka_run: Run) -> None:
    ran = kostka_run(
        *("play", "pips", "--seats", "bot:novice,Ann", "--dice", "ask", "--lang", "en"),
        typed="\n5\n",
    )
    assert "somebody who is not playing" in ran.out
    assert "SAID Novice ?" in ran.out
    assert "SAID Novice 5" not in ran.out


MEXIKO = '[Game "mexiko"]\n[Home "Ann"]\n[Guest "Ben"]\n\n1. {throw}>61\n'
DEALS = (
    "15 05 35 22 66 36 01 / 14 13 34 46 56 44 00 / 25 33 11 23 12 04 26 / 45 06 16 55 03 24 02",
    "15 05 35 22 66 36 01 / 14 13 34 46 56 44 00 / 45 06 16 55 03 24 02 / 25 33 11 23 12 04 26",
    "15 05 35 22 66 36 01 / 24 02 33 11 46 56 44 / 13 34 14 00 23 12 04 / 25 26 45 06 16 55 03",
)


def test_a_hidden_throw_leaves_no_trace_for_the_other(kostka_run: Run, tmp_path: Path) -> None:
    """Only what is hidden differs between these games: whatever Ben is shown is the same."""
    record = tmp_path / "game.kostka"
    shown = set()
    for throw in ("31", "61", "M"):
        record.write_text(MEXIKO.format(throw=throw), encoding="utf-8")
        typed = "\n?\n\nnonsense\n31>52\nundo\nquit\n"
        shown.add(kostka_run("play", "mexiko", "--record", record, typed=typed).out)
    assert len(shown) == 1


def test_other_hands_leave_no_trace(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    shown = set()
    for deal in DEALS:
        names = "".join(f'[{seat} "{seat}"]\n' for seat in ("A1", "B1", "A2", "B2"))
        head = f'[Game "domino"]\n[Rules "sport-1"]\n{names}\nlots 66 26 25 55\n1. draw {deal}\n'
        record.write_text(head, encoding="utf-8")
        shown.add(kostka_run("play", "domino", "--record", record, typed="\n?\n\n-\nquit\n").out)
    (out,) = shown
    assert "1-5" in out


def test_a_move_cannot_be_taken_back_for_what_it_brought_to_light(
    kostka_run: Run, tmp_path: Path
) -> None:
    """Ben doubts and may undo at the page that follows: so the page does not show the dice."""
    record = tmp_path / "game.kostka"
    tags = '[Home "Ann"]\n[Guest "Ben"]\n[Chance "reported"]\n'
    record.write_text(f'[Game "mexiko"]\n{tags}\n1. 61>52\n', encoding="utf-8")
    play = ("play", "mexiko", "--record", record, "--lang", "en")
    ran = kostka_run(*play, typed="\nno\nundo\naccept\n\nquit\n")
    after_no = ran.out.split("> no\n")[1].split("undo")[0]
    assert after_no == "Ann is next. Pass the device and press Enter.\n"
    assert "taken back" in ran.out
    ran = kostka_run(*play, typed="\nbehind\n\n31\nundo\nundo\nquit\n")
    assert ran.out.count("taken back") == 1, "only the throw, which may have been mistyped"
    assert "too late" in ran.out


def test_undo_is_over_once_its_consequence_was_seen() -> None:
    (record,) = read(START.replace("[Bot3", "[Bat3") + "2 K\n")
    seating = Seating(record.log.header.seats, {})
    screen, words = Screen(), Words("en")
    questions = TableCommands(screen, words, "mexiko", lambda _typed: False)
    telling = Narration(record.game, record.log, seating, screen, words, questions=questions)
    telling.holder = 0
    assert telling.private
    assert telling.last_of_holder() is None, "Ann was told of all two entries"
    telling.private = False
    assert telling.last_of_holder() == 2, "where nothing is hidden nothing comes to light"
    telling.holder = 1
    assert telling.last_of_holder() is None, "not Ben's"


def test_the_page_comes_as_soon_as_there_is_something_to_hide(kostka_run: Run) -> None:
    """Until then everybody looked on: whoever typed last is not alone before the screen."""
    ran = kostka_run(
        *("play", "domino", "--seats", "Ann,Ben,Cyd,Dan", "--seed", "4", "--lang", "en"),
        typed="draw\n\nquit\n",
    )
    before, after = ran.out.split("Pass the device", 1)
    assert "The tiles are drawn." in before
    assert "Your tiles" not in before
    assert "Your tiles" in after


def test_what_is_typed_before_the_screen_is_handed_over_is_answered(
    kostka_run: Run, a_file: Callable[..., Path]
) -> None:
    record = a_file(START + "2\n")
    ran = kostka_run(
        *("play", "pips", "--record", record, "--lang", "en"), typed="keep\n\ndrop\n\nquit\n"
    )
    assert "First pass the device: Ann is next" in ran.out
    assert "SAID Ann D" in ran.out, "what was typed too early was no move"
