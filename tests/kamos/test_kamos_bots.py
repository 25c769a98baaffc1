"""Bots play sensibly, only from their views."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import new_header
from kostka.game.log import Log, begin
from kostka.game.play import play
from kostka.game.player import Player, Turn
from kostka.kamos import rules
from kostka.kamos.bots import Club
from kostka.kamos.definition import GAME
from kostka.kamos.rules.moves import Cross, Keep, Move, Write
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.sheet import Cell, Sheet
from kostka.kamos.rules.state import State
from kostka.kamos.solver.advise import decide, value
from kostka.kamos.solver.kept import solution_of
from kostka.kamos.solver.lattice import FIRST_ROLL, dice_of
from kostka.kamos.solver.odds import odds
from kostka.kamos.solver.remainder import remainder

if TYPE_CHECKING:
    from tests.kamos.conftest import Played


def game(*bots: str, seed: int = 1, **options: Any) -> Log[State, Move]:
    header = new_header(GAME, seats=[""] * len(bots), options={"columns": "1", **options})
    players = {seat: GAME.bots[name]() for seat, name in enumerate(bots)}
    return play(begin(rules, header), players, seeded_at(seed), Seeded(seed))


def choice(log: Log[State, Move], bot: Player[Any, Move]) -> Move:
    state = log.state
    moves, view = rules.legal(state, state.seat), rules.view(state, state.seat)
    return bot.choose(Turn(state.seat, view, moves, Seeded(1)))


@pytest.mark.parametrize("bot", list(GAME.bots))
@pytest.mark.parametrize("options", [{}, {"throws": "1", "hand": "any-full-throw"}])
def test_bots_play_by_any_options(bot: str, options: dict[str, Any]) -> None:
    for seats in ((bot,), (bot, "random"), ("club", "novice", bot)):
        log = game(*seats, **options)
        assert all(sheet.closed for sheet in log.state.sheets)
        assert game(*seats, **options).entries == log.entries


def test_the_club_players_sense(played: "Played") -> None:
    club = Club()
    assert choice(played("22555"), club) == Write("kamos")  # 38 from the hand
    assert choice(played("12345"), club) == Write("delo")
    assert choice(played("11111"), club) == Write("regal")
    assert choice(played("13666"), club) == Keep((6, 6, 6))
    assert choice(played("15566"), club) == Keep((5, 5, 6, 6))
    assert choice(played("12346()12346()12346"), club) == Write("1")
    assert choice(played("55666", throws=1), club) == Write("kamos")


def test_the_club_player_is_well_ahead_of_the_novice() -> None:
    """By some fifteen points a sheet of two columns; by seed, so always the same."""
    totals = {
        name: sum(game(name, seed=seed, columns="2").state.sheets[0].total for seed in range(60))
        for name in ("novice", "club")
    }
    assert totals["club"] - totals["novice"] > 60 * 8


def test_a_club_player_throws_rather_than_writes_a_cross(played: "Played") -> None:
    """What is wanted is full or hardly to be had, and a × would fit at once: it can wait."""
    rows = "?11123=1 ?22234=2 ?33345=3 ?44451=4 ?55561=5 ?66612=6"
    log = played(f"{rows} 12446", columns=1)
    assert isinstance(choice(log, Club()), Keep)
    assert isinstance(choice(played(f"{rows} 12446()12446()12446", columns=1), Club()), Cross)


def test_the_rival_reckons_a_whole_game_of_one_column() -> None:
    """From the first throw on: level, the throw decides who is favoured; well behind, some throws
    are played otherwise than for points."""
    rules_, sheet = Kamos1(columns=1), Sheet()
    throws = [(dice_of(FIRST_ROLL + roll), 2, True) for roll in range(0, 252, 12)]
    points = [decide(sheet, *throw, solution_of(rules_))[0].move for throw in throws]
    level, behind = (
        [odds(sheet, [Sheet(total=ahead)], throw, rules_)[0] for throw in throws]
        for ahead in (0, 60)
    )
    assert min(one.value for one in level) < 0.5 < max(one.value for one in level) < 1
    assert all(worse.value < one.value for worse, one in zip(behind, level, strict=True))
    assert [one.move for one in behind] != points


def test_in_the_last_turn_the_rival_plays_for_what_wins(played: "Played") -> None:
    """51 points, and only Regál left: to pass 55 any will do and three ones are nearest; to pass 77
    it must be of sixes."""
    rows = "?11123=1 ?22234=2 ?33345=3 ?44451=4 ?55561=5"
    crosses = " ?=delo:x ?=kamos:x ?=cina:x ?=6:1 "
    rival = GAME.bots["rival"]()
    for total, keep in ((55, (1, 1, 1)), (77, (6, 6))):
        text = f"! sheet 2 total={total}\n{rows}{crosses}11166"
        log = played(text, players=2, columns=1, throws=2)
        assert choice(log, rival) == Keep(keep)


def test_what_few_cells_bring_has_the_value_of_the_solution() -> None:
    rules_, cells = Kamos1(columns=1), ((Cell(0, "×"),), ())
    for rows in ((5,), (1, 7), (2, 5, 9)):
        left = tuple(int(row in rows) for row in range(10))
        chances = remainder(rules_, left)
        sheet = Sheet(cells=tuple(cells[more] for more in left))
        mean = float(chances @ np.arange(len(chances)))
        worth = value(sheet, solution_of(rules_))
        # who has lost keeps the points written before, which the chances leave out
        assert worth - 30 * (1 - chances.sum()) - 1e-9 <= mean <= worth + 1e-9
        assert 0.9 < chances.sum() <= 1 + 1e-12


def test_nobody_throws_a_sheet_away(played: "Played") -> None:
    """KCR-13: where a × would lose and a throw is left, it is thrown."""
    lower = "?=delo:x ?=kamos:x ?=cina:x ?=regal:x ?11123=1 ?22234=2 ?33345=3 ?44451=4 "
    log = played(lower + "11123", columns=1)
    for name in ("club", "optimal", "rival", "novice"):
        assert not isinstance(choice(log, GAME.bots[name]()), Cross)
