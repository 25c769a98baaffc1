"""What a player is dealt and does, counted over a party."""

from kostka.domino.rules import Move, State
from kostka.domino.rules.moves import Deal, Lay, Pass
from kostka.domino.rules.seating import pair_of
from kostka.game.log import Log
from kostka.game.seat_statistics import Habit, SeatStatistics
from kostka.game.seats import Seat

DOUBLES = 7 / 28


def habits(log: Log[State, Move], seat: Seat) -> SeatStatistics:
    """``double``: of the tiles dealt; ``pass``: of the turns; ``round``: rounds won by the pair, of
    those that somebody won."""
    tiles = doubles = turns = passes = 0
    for step in log.played():
        move, state = step.move, step.before
        if isinstance(move, Deal):
            hands = None if step.after.round is None else step.after.round.dealt.tiles
            hand = () if hands is None else hands[seat]
            tiles += len(hand)
            doubles += sum(tile[0] == tile[1] for tile in hand)
        elif isinstance(move, Lay | Pass) and state.round is not None and state.round.turn == seat:
            turns += 1
            passes += isinstance(move, Pass)
    rounds = [outcome.winner for outcome in log.state.party.rounds if outcome.winner is not None]
    return SeatStatistics(
        (),
        {
            "double": Habit(doubles, tiles, DOUBLES * tiles),
            "pass": Habit(passes, turns),
            "round": Habit(sum(pair_of(seat) == winner for winner in rounds), len(rounds)),
        },
    )
