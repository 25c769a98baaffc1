"""What each viewer may know: the table for a seat, the referee or a spectator."""

from itertools import cycle, islice

import msgspec
from msgspec.structs import replace

from kostka.domino.rules.clock import seconds_for
from kostka.domino.rules.lots import shuffler
from kostka.domino.rules.moves import Deal, Excused, Lay, Move, Overdue, Pass, Slow, Touched
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.plays import fitting_lays
from kostka.domino.rules.seating import SEATS, Pair
from kostka.domino.rules.state import CALM, IN_ROUND, Due, Outcome, Round, Sanction, State
from kostka.domino.rules.telling import PRIVY, announced, points_told, tells_of
from kostka.domino.rules.tiles import BIT, NONE, Tile
from kostka.game.caching import keep_latest
from kostka.game.seats import Role, Seat, Viewer

KEEPER, REFEREE = Role.KEEPER, Role.REFEREE


class Played(msgspec.Struct, frozen=True):
    """A play of a ``seat`` as everybody saw it; ``tile`` None for a pass, ``side`` the end it was
    laid at (None: the first tile), ``seconds`` how long it took, where that was measured."""

    seat: Seat
    tile: Tile | None
    side: str | None = None
    seconds: int | None = None


class View(msgspec.Struct, frozen=True):
    """The party as one viewer may know it. A tile is its two numbers, the smaller first (``06``)
    everywhere but in the chain. Seats 0 and 2 are pair A, 1 and 3 pair B; ``names`` are by seat.

    ``viewer``: whose view it is; ``rules``: the options it is played by; ``due``: what the party
    waits for, ``turn``: the seat that must choose (None: nobody), ``lead``: the one with the first
    move of the round, or of the next between rounds. ``number`` is the round being shown, from 1;
    ``shuffler`` the seat that shuffles for the next deal.

    ``chain`` has the tiles as they lie, left to right, halves that touch being equal; ``first`` is
    the place in it of the first tile, ``left`` and ``right`` the numbers at its ends (None: nothing
    lies), ``plays`` all plays of the round in order. ``hands`` are by seat, in the order they stand
    on the rack, None where hidden; ``sizes`` how many tiles each holds. ``lacks``: the numbers
    each seat has passed on. ``open``: tiles laid out of turn (DOM-31). ``must``: the tile touched
    that has to be laid, and ``allowance``: the seconds for this move, both only for the seat on
    move (DOM-13). The referee sees no hands before the round has ended.

    ``points`` are by pair, A first. ``rounds``: those that have ended; ``sanctions``: warnings and
    penalties, those for exceeded time in this round only for who exceeded it and the referee
    (DOM-13), and so ``points``; ``time_up``: the party's time has run out (DOM-10).
    ``confirmed``: the seats that have checked the count (DOM-37), ``signed``: those that have
    signed the protocol (DOM-15).
    ``winner`` and ``by``: who has won the party, and what decided it: target, time, absence or
    report.
    """

    viewer: Viewer
    names: tuple[str, ...]
    rules: Sport1
    due: Due
    turn: Seat | None
    number: int
    lead: Seat
    shuffler: Seat
    chain: tuple[Tile, ...]
    first: int
    left: int | None
    right: int | None
    plays: tuple[Played, ...]
    hands: tuple[tuple[Tile, ...] | None, ...]
    sizes: tuple[int, ...]
    lacks: tuple[tuple[int, ...], ...]
    open: tuple[tuple[Tile, ...], ...]
    must: Tile | None
    allowance: int | None
    points: tuple[int, int]
    rounds: tuple[Outcome, ...]
    sanctions: tuple[Sanction, ...]
    time_up: bool
    confirmed: tuple[Seat, ...]
    signed: tuple[Seat, ...]
    winner: Pair | None
    by: str | None

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The viewer's own tiles; none for somebody who holds no seat."""
        own = self.hands[self.viewer] if not isinstance(self.viewer, Role) else None
        return own or ()

    @property
    def ended(self) -> Outcome | None:
        """The round that has just ended, while it is still shown (DOM-37)."""
        return self.rounds[-1] if self.rounds and self.due not in IN_ROUND else None


def view(state: State, viewer: Viewer) -> View:
    """Everything this viewer may know, and nothing else."""
    common, table = _for_all(state), state.round
    if table is None or state.due not in IN_ROUND:
        return replace(common, viewer=viewer)
    seen = SEATS if viewer == KEEPER else (viewer,)
    hands = tuple([_rack(state, table, seat) if seat in seen else None for seat in SEATS])
    must, allowance = None, None
    if state.due is Due.PLAY and table.turn in seen:
        allowance = seconds_for(table, fitting_lays(table))
    if state.due is Due.PLAY and viewer in (table.turn, *PRIVY):
        must = table.trouble.touched
    told = common
    if state.party.sanctions:
        sanctions, points = announced(state, viewer), points_told(state, viewer)
        told = replace(common, sanctions=sanctions, points=points)
    return replace(told, viewer=viewer, hands=hands, must=must, allowance=allowance)


@keep_latest
def _for_all(state: State) -> View:
    """What everybody may know."""
    party, table = state.party, state.round
    playing = state.due in IN_ROUND
    finished = bool(party.rounds) and not playing
    turn = table.turn if table is not None and state.due is Due.PLAY else None
    if state.due is Due.CHOICE:
        turn = party.lead
    chain, first = laid_out(table.plays) if table is not None else ((), 0)
    plays = _plays(table) if table is not None else ()
    laid = [play.seat for play in plays if play.tile is not None]
    return View(
        viewer=Role.SPECTATOR,
        names=state.names,
        rules=state.rules,
        due=state.due,
        turn=turn,
        number=len(party.rounds) if finished else state.number,
        lead=party.lead,
        shuffler=shuffler(party.lead),
        chain=chain,
        first=first,
        left=None if table is None or table.left == NONE else table.left,
        right=None if table is None or table.right == NONE else table.right,
        plays=plays,
        # DOM-37: at the end everybody sees what is left
        hands=tuple([None if playing else _rack(state, table, seat) for seat in SEATS]),
        sizes=tuple([0 if table is None else 7 - laid.count(seat) for seat in SEATS]),
        lacks=((),) * 4 if table is None else table.lacks,
        open=tuple([_open(table, seat) for seat in SEATS]),
        must=None,
        allowance=None,
        points=points_told(state, Role.SPECTATOR),
        rounds=party.rounds,
        sanctions=announced(state, Role.SPECTATOR),
        time_up=party.last is not None,
        confirmed=party.confirmed,
        signed=party.signed,
        winner=party.winner,
        by=party.by,
    )


def shown(state: State, move: Move, viewer: Viewer) -> Move | None:
    """What this viewer learns of a move about to be applied."""
    if viewer == KEEPER:
        return move
    if isinstance(move, Overdue | Slow | Excused) and state.due in IN_ROUND:
        assert state.round is not None
        late = state.round.turn if isinstance(move, Overdue) else move.seat
        return move if tells_of(late, viewer) else None  # DOM-13
    if isinstance(move, Deal):
        leader = state.party.lead
        return Deal(
            tuple(
                hand if (leader + place) % 4 == viewer else None
                for place, hand in enumerate(move.hands)
            )
        )
    if isinstance(move, Touched) and viewer not in (move.seat, REFEREE):
        return Touched(move.seat)  # the tile still stands on the rack
    return move


def laid_out(plays: tuple[Lay | Pass, ...]) -> tuple[tuple[Tile, ...], int]:
    """The chain from left to right, each tile as it lies, and the place of the first tile.

    >>> laid_out((Lay("45"), Lay("55", "right"), Pass(), Lay("24", "left")))
    (('24', '45', '55'), 1)
    """
    chain: list[Tile] = []
    first = 0
    for play in plays:
        if isinstance(play, Pass):
            continue
        tile, side = play.tile, play.side
        if side == "right":
            chain.append(tile if tile[0] == chain[-1][1] else tile[::-1])
        elif side == "left":
            first += 1
            chain.insert(0, tile if tile[1] == chain[0][0] else tile[::-1])
        else:
            chain.append(tile)
    return tuple(chain), first


def _plays(table: Round) -> tuple[Played, ...]:
    seats = islice(cycle(SEATS), table.dealt.leader, None)
    return tuple(
        [
            Played(seat, play.tile, play.side, play.seconds)
            if isinstance(play, Lay)
            else Played(seat, None, None, play.seconds)
            for seat, play in zip(seats, table.plays, strict=False)
        ]
    )


def _rack(state: State, table: Round | None, seat: Seat) -> tuple[Tile, ...] | None:
    """The tiles still on this seat's rack, where they are known."""
    if table is None or table.dealt.tiles is None:
        return None
    laid = table.laid
    hand = [tile for tile in table.dealt.tiles[seat] if not BIT[tile] & laid]
    return tuple(sorted(hand) if state.rules.sort_hand else hand)  # DOM-26


def _open(table: Round | None, seat: Seat) -> tuple[Tile, ...]:
    if table is None or table.trouble is CALM:
        return ()
    return tuple([tile for owner, tile in table.trouble.open if owner == seat])
