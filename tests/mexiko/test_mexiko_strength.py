"""How strong the players are, exactly: against each other, and at the worst against anybody."""

from collections.abc import Sequence

import numpy as np
import pytest

from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import new_header
from kostka.game.log import Log, begin
from kostka.game.play import play
from kostka.mexiko import rules
from kostka.mexiko.bots import Club, Newcomer, Novice
from kostka.mexiko.bots.exact import always, joined, reading, set_won, solid, strategy_of
from kostka.mexiko.bots.heuristic import OF, Heuristic
from kostka.mexiko.bots.reader import RISK, Reader
from kostka.mexiko.definition import GAME
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import Call
from kostka.mexiko.solver.exploit import set_gains
from kostka.mexiko.solver.reader import Habits
from kostka.mexiko.solver.reply import play_out
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.stakes import ALL_OPTIONS, FIMA, Options

pytestmark = pytest.mark.long


class Gullible(Novice):
    """Believes nearly everything."""

    def doubt(self, beat: Call | None, call: Call) -> int:
        return 1


class Honest(Heuristic):
    """Never lies, and doubts every other call."""

    def calls(self, beat: Call | None, dice: Call) -> Sequence[Call | None]:
        return (dice,) if beat is None or dice > beat or dice == beat == 20 else (None,)

    def doubt(self, beat: Call | None, call: Call) -> int:
        return OF // 2

    def table(self, call: Call) -> int:
        return 0


def share(chances: tuple[float, float]) -> float:
    """Of sets served by turns."""
    return sum(chances) / 2


def against(reader: Reader, opponent: Heuristic, seed: int, sets: int) -> Log[State, Move]:
    log: Log[State, Move] = begin(rules, new_header(GAME, options={"best_of": str(sets)}))
    return play(log, {0: reader, 1: opponent}, seeded_at(seed), Seeded(seed))


def test_two_equals_share_the_sets() -> None:
    first, second = set_won(solid(), solid())
    assert first == pytest.approx(solution().win[0, 0], abs=1e-12)
    assert first + second == pytest.approx(1, abs=1e-12)
    novice = always(strategy_of(Novice()))
    assert sum(set_won(novice, novice)) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_the_equilibrium_beats_them_all(options: Options) -> None:
    """Exact shares of sets, half of them served: no sampling, so no doubt about it."""
    assert share(set_won(solid(options), always(strategy_of(Novice())), options)) > 0.52
    assert share(set_won(solid(options), always(strategy_of(Club())), options)) > 0.51


def test_a_newcomer_wins_sets_even_from_the_novice() -> None:
    novice, newcomer = (always(strategy_of(who)) for who in (Novice(), Newcomer()))
    assert share(set_won(newcomer, novice)) == pytest.approx(0.281, abs=0.02)  # as measured


def test_the_club_player_beats_the_novice() -> None:
    club, novice = (always(strategy_of(who)) for who in (Club(), Novice()))
    assert share(set_won(club, novice)) > 0.55
    assert share(set_won(novice, club)) < 0.45


@pytest.mark.parametrize("who", [Novice(), Club()])
def test_chances_of_a_rule_of_thumb_add_up(who: Heuristic) -> None:
    strategy = strategy_of(who)
    assert strategy.calls[0].sum(axis=2) == pytest.approx(1, abs=1e-12)
    assert strategy.calls[1, :21].sum(axis=2) == pytest.approx(1, abs=1e-12)
    assert 0 <= strategy.doubt.min() <= strategy.doubt.max() <= 1


def test_what_is_played_is_what_is_computed() -> None:
    """Novice against club, many gams really played: within four standard errors of the exact."""
    both, gams, points, squares = (strategy_of(Novice()), strategy_of(Club())), 0, 0, 0
    exact = play_out(np.array(solution().gam.stakes), FIMA.law(), joined(both[0], 0, both[1]))
    for seed in range(15):
        log: Log[State, Move] = begin(rules, new_header(GAME, options={"best_of": "21"}))
        log = play(log, {0: Novice(), 1: Club()}, seeded_at(f"x{seed}"), Seeded(seed))
        for step in log.steps():
            old, new = step.before.board, step.after.board
            ended = new.last
            if new.tally.gams > old.tally.gams and step.before.gam.server == 0:
                assert ended is not None
                two = new.tally.twos > old.tally.twos  # before a set's end cuts it to one
                worth = (1 + two) * (1 if ended.scorer == 0 else -1)
                gams, points, squares = gams + 1, points + worth, squares + worth * worth
    mean = points / gams
    assert gams > 1500
    assert abs(mean - exact) < 4 * ((squares / gams - mean * mean) / gams) ** 0.5


@pytest.mark.parametrize(
    ("opponent", "more"), [(Novice(), 0.02), (Club(), 0.01), (Gullible(), 0.02), (Honest(), 0.01)]
)
def test_the_reader_gains_more_than_the_equilibrium_and_risks_what_it_says(
    opponent: Heuristic, more: float
) -> None:
    """It watches a match, at the table; then what it has learnt is judged exactly: against this
    opponent, and against a perfect one that knows what it has learnt."""
    reader = Reader()
    against(reader, opponent, seed=3, sets=5)
    habitual, learnt = always(strategy_of(opponent)), reading(reader.habits)
    gained = share(set_won(learnt, habitual)) - share(set_won(solid(), habitual))
    assert gained > more
    worst = set_gains(learnt, FIMA.law())
    assert 0 < worst[0, 0, 0] - solution().win[0, 0] <= RISK
    assert 0 < worst[1, 0, 0] - (1 - solution().win[0, 0]) <= RISK


def test_without_sights_there_is_no_risk_taken() -> None:
    reader = Reader()
    log: Log[State, Move] = begin(rules, new_header(GAME))
    first = reader.reply(rules.view(log.state, 0))
    assert first.loss == pytest.approx(0, abs=1e-9)


def test_a_set_never_costs_the_reader_more_than_its_risk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The replies' exact losses, added up over every set of a match."""
    losses: dict[tuple[int, int], float] = {}
    plain = Reader.reply

    def noted(self: Reader, view: rules.View) -> object:
        found = plain(self, view)
        losses[len(view.board.sets), view.board.gams] = found.loss
        return found

    monkeypatch.setattr(Reader, "reply", noted)
    log = against(Reader(), Club(), seed=1, sets=5)
    played = len(log.state.board.sets)
    spent = [sum(loss for (own, _), loss in losses.items() if own == n) for n in range(played)]
    assert len(spent) >= 3
    assert 0 < max(spent) <= RISK + 1e-9


def test_who_has_seen_nothing_reads_nothing() -> None:
    worst = set_gains(reading(Habits(), risk=0.0), FIMA.law())
    assert worst[0, 0, 0] == pytest.approx(solution().win[0, 0], abs=1e-9)
