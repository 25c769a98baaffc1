"""What is known of a party and of its round at one moment. Kept small: a move makes two anew."""

from enum import StrEnum

import msgspec

from kostka.domino.rules.moves import Ending, Lay, Pass
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.seating import Pair
from kostka.domino.rules.tiles import ALL, NONE, Mask, Number, Tile
from kostka.game.seats import Seat


class Due(StrEnum):
    """What the table waits for."""

    LOTS = "lots"
    """A tile turned by each seat (DOM-20)."""
    CHOICE = "choice"
    """The one with first move: shuffle again or draw (DOM-22)."""
    DEAL = "deal"
    """The four hands."""
    PLAY = "play"
    """A tile or a pass."""
    COUNT = "count"
    """The report of a round whose hands nobody wrote down."""
    JUDGE = "judge"
    """The referee, to end a round in which a wrong pass has shown (DOM-34)."""
    OVER = "over"
    """Nothing: the party is decided."""


BEFORE_DEAL = (Due.LOTS, Due.CHOICE, Due.DEAL)
IN_ROUND = (Due.PLAY, Due.COUNT, Due.JUDGE)


class Hands(msgspec.Struct, frozen=True):
    """A deal by seat: the tiles in the order drawn, and as sets.

    Where nobody wrote the hands down ``tiles`` is None, and each set is every tile there is.
    """

    leader: Seat
    tiles: tuple[tuple[Tile, ...], ...] | None = None
    masks: tuple[Mask, ...] = (ALL, ALL, ALL, ALL)


class Trouble(msgspec.Struct, frozen=True):
    """What irregular things bear on the round's further course."""

    open: tuple[tuple[Seat, Tile], ...] = ()
    """Tiles laid out of turn that lie open and must be laid at the first chance (DOM-31, 32)."""
    first: tuple[Tile, ...] = ()
    """Those of them that were laid before the round's first tile (DOM-31)."""
    touched: Tile | None = None
    """The fitting tile touched by the seat on move, which must be laid (DOM-30)."""
    overdue: bool = False
    """The clock has already run out on the move that is owed (DOM-14)."""
    revoked: tuple[Seat, ...] = ()
    """Seats that are known to have passed while able to move (DOM-34)."""


CALM = Trouble()


class Round(msgspec.Struct, frozen=True, gc=False):
    """The tiles on the table. Play i is by the seat i places after the leader."""

    dealt: Hands
    turn: Seat
    left: Number = NONE
    right: Number = NONE
    laid: Mask = 0
    plays: tuple[Lay | Pass, ...] = ()
    trouble: Trouble = CALM
    lacks: tuple[tuple[Number, ...], ...] = ((), (), (), ())
    """By seat the numbers that it has passed on, for all to hear, the lowest first."""

    def plays_of(self, seat: Seat) -> tuple[Lay | Pass, ...]:
        """This seat's plays, in order."""
        return self.plays[(seat - self.dealt.leader) % 4 :: 4]


class Outcome(msgspec.Struct, frozen=True):
    """A round that ended: who won it, by what (``by``), and the ``points`` they wrote; ``leader``
    had the first move.

    ``winner`` None for a drawn fish and after a revoke; ``seat`` who went out or made the fish,
    ``left`` the points left in each hand, where known. ``tiles`` and ``passes`` are how many were
    seen, ``reported`` whether the result was reported rather than computed.
    """

    winner: Pair | None
    by: Ending
    points: int
    leader: Seat
    seat: Seat | None = None
    left: tuple[int, ...] | None = None
    tiles: int = 0
    passes: int = 0
    reported: bool = False


class Sanction(msgspec.Struct, frozen=True):
    """A warning (no ``points``) or a penalty of a ``pair``, for a ``reason`` (slow, touched,
    out-of-turn, revoke, signs, or the referee's own word), by whom where that is known
    (``seat``); ``round`` is the round it fell in or before, from 1."""

    pair: Pair
    reason: str
    points: int
    round: int
    seat: Seat | None = None


class Party(msgspec.Struct, frozen=True):
    """The protocol so far."""

    points: tuple[int, int] = (0, 0)
    rounds: tuple[Outcome, ...] = ()
    sanctions: tuple[Sanction, ...] = ()
    lead: Seat = 0
    """Who has the right of first move in this round, or in the next one between rounds."""
    last: int | None = None
    """Once time is up: how many rounds there are to be (DOM-10)."""
    winner: Pair | None = None
    by: str | None = None
    """What decided it: target, time, absence or report."""
    confirmed: tuple[Seat, ...] = ()
    signed: tuple[Seat, ...] = ()

    def of(self, pair: Pair) -> int:
        """The points of a pair, penalties taken off."""
        return self.points[0 if pair == "A" else 1]


class State(msgspec.Struct, frozen=True, gc=False):
    """A party at one moment; between rounds ``round`` is the finished one, until the next deal."""

    rules: Sport1
    names: tuple[str, ...]
    party: Party = Party()
    round: Round | None = None
    due: Due = Due.LOTS
    reshuffled: bool = False
    """Before a deal: whether the one with first move has shuffled again (DOM-22)."""

    @property
    def number(self) -> int:
        """The number of the round being played or about to be, from 1."""
        return len(self.party.rounds) + 1

    @property
    def begins_round(self) -> bool:
        """Whether the next move of a round is its first."""
        chosen = self.due is Due.DEAL and self.rules.reshuffle
        return self.due in BEFORE_DEAL and not chosen
