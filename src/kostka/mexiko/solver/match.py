"""The match: best of N sets, the home team serving the first, the teams by turns (MX-22, MX-24).

A set is worth to a match what its winning changes, and a draw counts half. Winning a set is never
worse than losing it, so in every set of a match the best play is the best play for that set alone.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class Outlook(NamedTuple):
    """The probabilities of a match's three ends, for the home team; ``value`` counts a draw ½."""

    win: float
    draw: float
    loss: float

    @property
    def value(self) -> float:
        return self.win + self.draw / 2


@dataclass(frozen=True)
class Match:
    """Best of ``sets``, a set's server winning it with probability ``serve_wins``; with
    ``play_all`` every set is played, also those that change nothing (MX-24).

    >>> even = Match(4, 0.5)
    >>> even.win, even.draw, even.loss
    (0.3125, 0.375, 0.3125)
    >>> even.at(2, 1)  # from 2:1, one set to go
    Outlook(win=0.5, draw=0.5, loss=0.0)
    """

    sets: int
    serve_wins: float
    play_all: bool = False

    @property
    def win(self) -> float:
        return self.at(0, 0).win

    @property
    def draw(self) -> float:
        return self.at(0, 0).draw

    @property
    def loss(self) -> float:
        return self.at(0, 0).loss

    @property
    def value(self) -> float:
        return self.at(0, 0).value

    def at(self, home: int, guest: int, set_won: float | None = None) -> Outlook:
        """The outlook at this score in sets, before a set or with one running.

        ``set_won``: the home team's probability of winning the set that is running.
        """
        if self._over(home, guest) or set_won is None:
            return self._outlooks[home, guest]
        return self._blend(home, guest, set_won)

    def home_serves(self, home: int, guest: int) -> bool:
        """Whether the home team serves the set played at this score."""
        return (home + guest) % 2 == 0

    @cached_property
    def _outlooks(self) -> dict[tuple[int, int], Outlook]:
        self.__dict__["_outlooks"] = found = dict[tuple[int, int], Outlook]()
        for played in range(self.sets, -1, -1):
            for home in range(played + 1):
                guest = played - home
                if self._over(home, guest):
                    ends = (home > guest, home == guest, home < guest)
                    found[home, guest] = Outlook(*(float(end) for end in ends))
                else:
                    serves = self.home_serves(home, guest)
                    chance = self.serve_wins if serves else 1 - self.serve_wins
                    found[home, guest] = self._blend(home, guest, chance)
        return found

    def _over(self, home: int, guest: int) -> bool:
        certain = 2 * max(home, guest) > self.sets and not self.play_all
        return certain or home + guest >= self.sets

    def _blend(self, home: int, guest: int, chance: float) -> Outlook:
        won, lost = self._outlooks[home + 1, guest], self._outlooks[home, guest + 1]
        return Outlook(*(chance * w + (1 - chance) * o for w, o in zip(won, lost, strict=True)))
