"""A player like a newcomer to the club."""

from kostka.domino.rules.count import is_fish
from kostka.domino.rules.moves import Draw, Lay, Move
from kostka.domino.rules.seating import SEATS, following
from kostka.domino.rules.tiles import ALL_PIPS, NONE, PIPS, Tile, joined, mask_of
from kostka.domino.rules.view import View
from kostka.game.player import Turn


class Novice:
    """Gets rid of doubles and heavy tiles, keeps numbers to go on with, and shuts the next player
    out with a number they passed on; makes a fish only when holding little."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        lays = [move for move in turn.moves if isinstance(move, Lay)]
        if not lays:
            return Draw() if Draw() in turn.moves else turn.moves[0]
        return max(lays, key=lambda lay: _worth(turn.view, lay))


def _worth(view: View, lay: Lay) -> float:
    before = (NONE, NONE) if view.left is None or view.right is None else (view.left, view.right)
    left, right = joined(*before, lay.tile, lay.side)
    laid = mask_of(_plain(tile) for tile in (*view.chain, lay.tile))
    kept = [tile for tile in view.hand if tile != lay.tile]
    if kept and is_fish(left, right, laid):
        return 1000 if _ahead(view, kept) else -1000
    next_lacks = view.lacks[following(view.turn or 0)]
    partner_lacks = view.lacks[following(view.turn or 0, by=2)]
    worth = float(PIPS[lay.tile]) + 4 * (lay.tile[0] == lay.tile[1])
    for end in {left, right}:
        worth += 3 * sum(str(end) in tile for tile in kept)
        worth += 5 * (end in next_lacks) - 4 * (end in partner_lacks)
    return worth


def _ahead(view: View, kept: list[Tile]) -> bool:
    """Whether this pair probably holds less: what the others hold is taken as average tiles."""
    me = view.turn or 0
    mine = sum(PIPS[tile] for tile in kept)
    hidden = ALL_PIPS - mine - sum(PIPS[_plain(tile)] for tile in view.chain)
    others = sum(view.sizes[seat] for seat in SEATS if seat != me)
    a_tile = hidden / max(others, 1)
    partner = view.sizes[following(me, by=2)]
    return mine + partner * a_tile < (others - partner) * a_tile


def _plain(tile: Tile) -> Tile:
    return "".join(sorted(tile))
