"""The file a game is kept in: whole after a kill, one writer at a time, nothing left about."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.cli.record_file import RecordFile
from kostka.game.definition import game_named, new_header
from kostka.game.log import begin
from kostka.game.record import read_file
from kostka.game.record.write import write_file

pytestmark = pytest.mark.long

Run = Callable[..., Any]
BOTS = ("--seats", "bot:novice,bot:random")


def play(record: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "kostka.cli.main", "play", "kamos", *BOTS, "--record", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_killed_at_any_moment_the_record_is_whole_and_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    chance = random.Random(1)
    before: tuple[Any, ...] = ()
    for _ in range(5):
        process = play(record)
        assert process.stdout is not None
        for _ in range(chance.randint(3, 60)):
            process.stdout.readline()
        time.sleep(chance.random() / 50)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        now = read_file(record)[0].log.entries
        assert now[: len(before)] == before
        before = now
    assert len(before) > 10
    (tmp_path / ".game.kostka.abcdefgh.part").touch()
    (tmp_path / ".game.kostka.b.abcdefgh.part").touch()
    keeper = RecordFile(record)
    keeper.resume()
    assert sorted(os.listdir(tmp_path)) == [".game.kostka.b.abcdefgh.part", "game.kostka"]
    keeper.release()


def test_two_cannot_keep_a_game_in_one_file(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    kamos = game_named("kamos")
    log = begin(kamos.rules, new_header(kamos, seats=["Ann", "Ben"]))
    first = RecordFile(record)
    first.begin(kamos, log)
    before = record.read_bytes()
    for _ in range(2):
        ran = kostka_run("play", "kamos", "--record", record, "--lang", "en", typed="quit\n")
        assert ran.code == 2
        assert "another game is being saved in this file" in ran.err
        assert record.read_bytes() == before
        first.keep(log)  # it is still held when the file was replaced
    first.release()
    assert kostka_run("play", "kamos", "--record", record, typed="quit\n").code == 0


def test_a_signal_as_the_file_is_let_go_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = RecordFile(tmp_path / "game.kostka")
    game = game_named("pips")
    keeper.begin(game, begin(game.rules, new_header(game)))
    close = os.close

    def closed(file: int) -> None:
        close(file)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "close", closed)
        with pytest.raises(KeyboardInterrupt):
            keeper.release()
    keeper.release()  # as whoever leaves does


def test_a_file_that_appears_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    record.write_text("somebody else was here")
    with pytest.raises(FileExistsError):
        write_file(record, [], new=True)
    assert record.read_text() == "somebody else was here"
    assert os.listdir(tmp_path) == ["game.kostka"]


@pytest.mark.parametrize("name", ["a" * 250, "č" * 120])
def test_a_long_name_is_a_name(kostka_run: Run, tmp_path: Path, name: str) -> None:
    record = tmp_path / name
    short = ("--option", "columns=1")
    assert kostka_run("play", "kamos", *BOTS, *short, "--record", record).code == 0
    assert os.listdir(tmp_path) == [name]


def test_links_are_followed_and_stay(kostka_run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = tmp_path / "link"
    link.symlink_to(folder / "game.kostka")
    for _ in range(2):
        assert kostka_run("play", "kamos", "--record", link, typed="quit\n").code == 0
        assert link.is_symlink()
        assert os.listdir(folder) == ["game.kostka"]
    (folder / "game.kostka").chmod(0o640)
    assert kostka_run("play", "kamos", "--record", link, typed="quit\n").code == 0
    assert (folder / "game.kostka").stat().st_mode & 0o777 == 0o640


def test_a_link_that_leads_nowhere_is_refused(kostka_run: Run, tmp_path: Path) -> None:
    for name, target, said in (("a", "a", "ordinary file"), ("b", "no/game", "folder")):
        (tmp_path / name).symlink_to(target)
        ran = kostka_run("play", "kamos", "--record", tmp_path / name, "--lang", "en")
        assert ran.code == 2
        assert said in ran.err


def test_a_pipe_is_no_record(kostka_run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    ran = kostka_run("play", "kamos", "--record", tmp_path / "pipe", "--lang", "en")
    assert ran.code == 2
    assert "ordinary file" in ran.err
