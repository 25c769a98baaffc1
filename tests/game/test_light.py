"""Who only plays against simple bots and keeps score needs neither numpy nor numba, in any game."""

import subprocess
import sys
from pathlib import Path

import pytest

from kostka.game.definition import game_named, game_names

LIGHT = {
    "domino": ("random", "newcomer", "novice"),
    "kamos": ("random", "newcomer", "novice", "club"),
    "mexiko": ("random", "newcomer", "novice", "club"),
}
"""The bots that need no solver; all others do."""

PLAYS = """
import sys
from kostka.game.chance import Seeded, seeded_at
from kostka.game.log import begin
from kostka.game.play import play
from kostka.game.definition import game_named, new_header
game, bots = game_named(sys.argv[1]), sys.argv[2:]
seats = game.usual_seats
for shift in range(len(bots)):
    players = {seat: game.bots[bots[(seat + shift) % len(bots)]]() for seat in range(seats)}
    log = begin(game.rules, new_header(game, seats=[""] * seats))
    assert game.score(play(log, players, seeded_at(shift), Seeded(shift)))
assert not {"numpy", "numba"} & set(sys.modules), "nothing heavy"
"""

REFUSES = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None  # as game the extra is not installed
import inspect
from pathlib import Path
from kostka.game.errors import Refusal
from kostka.game.log import begin
from kostka.game.definition import game_named, new_header
game, light, deals = game_named(sys.argv[1]), sys.argv[3:], Path(sys.argv[2])
log = begin(game.rules, new_header(game))
given = {"deals": deals} if "deals" in inspect.signature(game.tools.solve).parameters else {}
heavy = [game.bots[name] for name in game.bots if name not in light]
for use in (*heavy, lambda: game.tools.analyse(log), lambda: next(game.tools.solve(**given))):
    try:
        use()
    except Refusal as refusal:
        assert refusal.code == "solver-missing", refusal
    else:
        raise AssertionError(f"it cannot have worked: {use}")
"""

A_DEAL = "02 11 22 23 24 25 35/12 14 15 16 26 33 55/00 01 03 04 13 45 56/05 06 34 36 44 46 66\n"


def run(program: str, *given: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", program, *given], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_the_table_is_whole() -> None:
    assert set(LIGHT) == set(game_names())
    for name, light in LIGHT.items():
        assert set(light) < set(game_named(name).bots)


@pytest.mark.parametrize("name", LIGHT)
def test_a_light_table_loads_nothing_heavy(name: str) -> None:
    run(PLAYS, name, *LIGHT[name])


@pytest.mark.parametrize("name", LIGHT)
def test_what_needs_the_solver_says_so_where_it_is_missing(
    name: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    deals = tmp_path_factory.mktemp("deals") / "deals.txt"
    deals.write_text(A_DEAL)
    run(REFUSES, name, str(deals), *LIGHT[name])


SCORES = """
import sys
from kostka.cli.main import main
for golden in sys.argv[1:]:
    assert main(["score", golden]) == 0, golden
bots = [name for name in sys.modules if name.startswith("kostka.") and ".bots" in name]
assert not bots, bots
"""


def test_who_keeps_score_loads_no_bot() -> None:
    golden = Path(__file__).parents[1] / "golden"
    run(SCORES, *(str(next((golden / game).glob("*.kostka"))) for game in game_names()))
