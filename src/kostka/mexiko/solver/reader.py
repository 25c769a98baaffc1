"""Reading an opponent: habits from what could be seen, and a reply to them that risks little.

What the habits are worth is found by the best reply to them (`kostka.mexiko.solver.reply`). Played
as it is, that reply could be read in turn. So every information set starts from the solution and
goes towards the reply only as far as the whole strategy stays safe: what a perfect opponent could
gain against it, computed exactly, never exceeds the risk allowed.
"""

from dataclasses import dataclass, field
from functools import cache

import numpy as np

from kostka.mexiko.solver.dice import CHANCE, HAND_OVER, RANKS, SERVE, Floats, lowest
from kostka.mexiko.solver.reply import best_reply, between, play_out
from kostka.mexiko.solver.solved import SolvedGam
from kostka.mexiko.solver.strategy import STATES, Strategy, blank, copy

STEPS = (0.5, 0.1, 0.02)
MOVES = 200
FINE = 1e-3
SMALL = 1e-12  # rounding
CHEAP = 1e-4  # a gain that costs less risk than this counts as if it cost so much
TRUE = np.arange(RANKS)[:, None] >= np.arange(RANKS)  # [throw, call]
PLAIN = 0.1  # how far what is expected beforehand leans from the solution to plain play


@dataclass
class Habits:
    """What has been seen of one opponent. Counts of what is public, by state and call.

    ``patience``: how many sights outweigh what is expected beforehand (Dirichlet's weight).
    """

    patience: float = 20.0
    called: Floats = field(default_factory=lambda: np.zeros((STATES, RANKS + 1)))
    shown: Floats = field(default_factory=lambda: np.zeros((2, RANKS, 2)))  # [served, call, true]
    answered: Floats = field(default_factory=lambda: np.zeros((STATES, RANKS, 2)))
    asked: Floats = field(default_factory=lambda: np.zeros((RANKS, 2)))

    @property
    def sights(self) -> float:
        """How much has been seen."""
        return float(self.called.sum() + self.answered.sum() + self.asked.sum())

    def saw_call(self, beat: int, call: int, dice: int | None = None) -> None:
        """It called (or handed over, MX-15) to beat this; ``dice`` if a doubt showed them."""
        self.called[beat, call] += 1
        if dice is not None:
            self.shown[int(beat == SERVE), call, int(dice >= call)] += 1

    def saw_answer(self, beat: int, call: int, *, doubted: bool) -> None:
        """It answered my call, which I made to beat this."""
        self.answered[beat, call, int(doubted)] += 1

    def saw_table(self, call: int, *, asked: bool) -> None:
        """I accepted its call, and it asked for an open throw or did not (MX-14)."""
        self.asked[call, int(asked)] += 1

    def model(self, gam: SolvedGam, me: int) -> Strategy:
        """The other side's part of a strategy as these habits make it likely.

        Its calls are weighted by what was seen, so a throw's row need not sum to 1: only the
        chances of throw and call together do.
        """
        other, model = 1 - me, blank()
        calls, doubt, table = expected(gam)
        model.calls[other] = self._calls(calls[other])
        for beat in range(STATES):
            served = int(beat == SERVE)
            # how a call is answered hangs on the call, and on whether it is a serve
            seen = self.answered[SERVE] if served else self.answered[:SERVE].sum(axis=0)
            model.doubt[me, beat] = self._blend(doubt[me, beat], seen)
        model.table[other] = self._blend(table[other], self.asked)
        return model

    def _blend(self, before: Floats, seen: Floats) -> Floats:
        """Chances expected before, shape (21,), and counts of no and yes, shape (21, 2)."""
        blended: Floats = (self.patience * before + seen[:, 1]) / (self.patience + seen.sum(axis=1))
        return blended

    def _calls(self, calls: Floats) -> Floats:
        """All states' calls, shape (22, 21, 22): how often each is made, and how often true."""
        joint = CHANCE[:, None] * calls
        made, seen = joint.sum(axis=1), self.called
        total = self.patience * made.sum(axis=1) + seen.sum(axis=1)
        often = (self.patience * made + seen) / np.where(total > 0, total, 1.0)[:, None]
        likelier = np.divide(often, made, out=np.zeros_like(made), where=made > 0)
        lies = np.where(TRUE, 0.0, joint[:, :, :RANKS]).sum(axis=1)
        truths = np.where(TRUE, joint[:, :, :RANKS], 0.0).sum(axis=1)
        # where a call is made both ways, what doubts have shown says how often it is true
        mixed = (lies > 0) & (truths > 0)
        counts = self.shown[(np.arange(STATES) == SERVE).astype(int)]
        whole = np.where(mixed, lies + truths, 1.0)
        for parts, column in ((lies, 0), (truths, 1)):
            share = self.patience * parts / whole + counts[:, :, column]
            share /= self.patience + counts.sum(axis=2)
            factor = often[:, :RANKS] * share / np.where(mixed, parts, 1.0)
            factor = np.where(mixed, factor, likelier[:, :RANKS])
            joint[:, :, :RANKS] *= np.where(bool(column) == TRUE, factor[:, None], 1.0)
        joint[:, :, HAND_OVER] *= likelier[:, None, HAND_OVER]
        result: Floats = joint / CHANCE[:, None]
        return result


@cache
def plain_strategy() -> Strategy:
    """What people do who do not think of being read: the truth if it beats the call, else any lie
    or handing over; doubts now and then, to table now and then."""
    strategy = blank()
    for beat in range(STATES):
        low = lowest(beat)
        for throw in range(RANKS):
            if throw >= low:
                strategy.calls[:, beat, throw, throw] = 1.0
            else:
                last = RANKS if beat == SERVE else HAND_OVER + 1
                strategy.calls[:, beat, throw, low:last] = 1.0 / (last - low)
    strategy.calls[1, SERVE] = 0.0
    strategy.doubt[:] = np.linspace(0.1, 0.9, RANKS)
    strategy.table[:] = 0.5
    return strategy


def expected(gam: SolvedGam) -> Strategy:
    """What is expected of an unknown opponent: the solution, a little of it plain play."""
    mixed = (
        (1 - PLAIN) * s + PLAIN * p for s, p in zip(gam.strategy, plain_strategy(), strict=True)
    )
    return Strategy(*mixed)


@dataclass(frozen=True, eq=False)
class Reply:
    """A strategy for side ``me`` of a gam (the other side's part is the model it replies to).

    ``gain``: what it wins over the solution's play against the model. ``loss``: the most that it
    loses against a perfect opponent. In the unit of the gam's stakes. ``steps``, shape (45,): how
    far each information set has gone from the solution (0) to the best reply (1).
    """

    strategy: Strategy
    me: int
    gain: float
    loss: float
    steps: Floats


def safe_reply(gam: SolvedGam, me: int, model: Strategy, risk: float) -> Reply:
    """The solution's play, moved towards the best reply to ``model`` as far as ``risk`` allows.

    ``risk``: the most that a perfect opponent may gain in this gam, in the unit of its stakes.
    The bound is exact: ``loss`` is the value of the opponent's best reply to the strategy given.
    """
    sides = _Sides(gam, me, model)
    at = np.zeros(sides.size)
    hopes = np.full(sides.size, np.inf)  # what a step here looked like when it was last tried
    for _ in range(MOVES):
        worth, loss = sides.worth(at), sides.loss(at)
        best, found = 0.0, None
        for place in np.argsort(-hopes, kind="stable"):
            if found is not None and best >= hopes[place]:
                break  # hopes seldom grow, so what comes after is no better
            hopes[place], tried = _step(sides, at, int(place), worth=worth, loss=loss, risk=risk)
            if hopes[place] > best:
                best, found = float(hopes[place]), tried
        if found is None:
            break
        at = found
    return sides.outcome(at)


def along(gam: SolvedGam, me: int, model: Strategy, risk: float, steps: Floats) -> Reply:
    """A safe reply that goes the way of another one's ``steps``, as far as ``risk`` allows here.

    Much quicker than `safe_reply`; for replying to the same habits at another score. Its bound is
    just as exact.
    """
    sides, low, high = _Sides(gam, me, model), 0.0, 1.0
    if sides.loss(steps) <= risk + SMALL:
        low = 1.0
    while high - low > FINE:
        middle = (low + high) / 2
        if sides.loss(middle * steps) <= risk + SMALL:
            low = middle
        else:
            high = middle
    return sides.outcome(low * steps)


def _step(
    sides: "_Sides", at: Floats, place: int, *, worth: float, loss: float, risk: float
) -> tuple[float, Floats]:
    """The best step at one place: its gain for the risk it takes (0 if none will do)."""
    best, found = 0.0, at
    for step in STEPS:
        if at[place] >= 1.0:
            break
        tried = at.copy()
        tried[place] = min(1.0, at[place] + step)
        gain = sides.worth(tried) - worth
        if gain <= SMALL:
            continue
        after = sides.loss(tried)
        cheap = gain / max(after - loss, CHEAP)
        if after <= risk + SMALL and cheap > best:
            best, found = cheap, tried
    return best, found


class _Sides:
    """Strategies between the solution's and the best reply's, by information sets.

    Places: my calls in each of the 22 states, my doubts in each, and what I ask for.
    """

    def __init__(self, gam: SolvedGam, me: int, model: Strategy) -> None:
        self.me, self.other = me, 1 - me
        self.stakes, self.law = np.array(gam.stakes), gam.options.law()
        self.value = gam.value if me == 0 else -gam.value
        self.solution, self.reply = gam.strategy, blank()
        self.model, self.scratch, self.mixed = copy(model), blank(), copy(model)
        best_reply(self.stakes, self.law, self.model, me, self.reply)
        self.size = 2 * STATES + 1

    def strategy(self, at: Floats) -> Strategy:
        """My part as far as ``at`` says, the other's part the model's. Valid until the next."""
        between(self.solution, self.reply, at, self.me, self.mixed)
        return self.mixed

    def worth(self, at: Floats) -> float:
        """Against the model."""
        worth = play_out(self.stakes, self.law, self.strategy(at))
        return worth if self.me == 0 else -worth

    def loss(self, at: Floats) -> float:
        """Against a perfect opponent, compared with the solution's value."""
        mine = self.strategy(at)
        return self.value + best_reply(self.stakes, self.law, mine, self.other, self.scratch)

    def outcome(self, at: Floats) -> Reply:
        """The strategy at these steps, with what it gains and risks."""
        gain = self.worth(at) - self.worth(np.zeros(self.size))
        return Reply(copy(self.strategy(at)), self.me, gain, max(0.0, self.loss(at)), at)
