"""How the game looks in a terminal: the chain, what everybody has heard, one's own tiles."""

from collections.abc import Sequence

from kostka.domino.notation import stated, written
from kostka.domino.protocol import heading, name, outcome_said, protocol, reason_said
from kostka.domino.rules.moves import (
    Absent,
    Confirm,
    Deal,
    Draw,
    Excused,
    Lay,
    Lots,
    Move,
    OutOfTurn,
    Overdue,
    PartyReport,
    Pass,
    Penalty,
    Reshuffle,
    Revoke,
    RoundReport,
    Sign,
    Signs,
    Slow,
    TimeUp,
    Touched,
)
from kostka.domino.rules.seating import SEATS, following
from kostka.domino.rules.state import Due, Outcome
from kostka.domino.rules.tiles import PIPS, Tile
from kostka.domino.rules.view import View
from kostka.domino.typed_moves import heard, meaning
from kostka.game.seats import Seat
from kostka.locale.words import Words

BY_SEAT = {
    Slow: "domino-say-slow",
    Excused: "domino-say-excused",
    Revoke: "domino-say-revoke",
    Signs: "domino-say-signs",
    Confirm: "domino-say-confirm",
    Sign: "domino-say-sign",
    Touched: "domino-say-touched",
}


class DominoFace:
    """Text made from views; see ``kostka.game.definition.Face``."""

    def draw(self, view: View, words: Words) -> str:
        """The score, the chain, and one's own tiles. How a round ended was told when it did."""
        lines = [heading(view, words)]
        if view.due is Due.LOTS:
            return lines[0]
        if view.due is not Due.OVER:
            lines.append(words("domino-lead", player=name(view, view.lead, words)))
        lines += _table(view, words)
        if view.ended is not None:
            return "\n".join(lines)
        lines += [_seat(view, seat, words) for seat in SEATS if view.sizes[seat]]
        if view.hand:
            tiles = " ".join(shown_tile(tile) for tile in view.hand)
            lines.append(words("domino-hand", tiles=tiles))
        if view.must is not None:
            lines.append(words("domino-must", tile=shown_tile(view.must)))
        if view.due is Due.JUDGE:
            lines.append(words("domino-judge-due"))
        return "\n".join(lines)

    def protocol(self, view: View, words: Words) -> str:
        """Every round, warning and penalty, and what decided the party (DOM-15)."""
        return protocol(view, words)

    def ask(self, view: View, moves: Sequence[Move], words: Words) -> str:
        """What the seat on move is asked."""
        if view.due is Due.CHOICE:
            return words("domino-ask-choice")
        lays = [written(move) for move in moves if isinstance(move, Lay)][:2]
        if not lays:
            return words("domino-ask-pass")
        if not view.chain:
            return words("domino-ask-first", examples=", ".join(lays))
        examples = ", ".join([*lays, *(self.write(m) for m in moves if isinstance(m, Pass))])
        ends = {"left": view.left or 0, "right": view.right or 0}
        return words("domino-ask", examples=examples, **ends)

    def due(self, view: View, words: Words) -> str:
        """Four tiles for the first move, or the hands from the leader on."""
        first = 0 if view.due is Due.LOTS else view.lead
        players = ", ".join(name(view, following(first, by), words) for by in range(4))
        key = "domino-due-lots" if view.due is Due.LOTS else "domino-due-deal"
        return words(key, players=players)

    def say(self, view: View, move: Move, after: View, words: Words) -> str:
        """What happened; and where it ended a round, the count with every hand (DOM-37)."""
        said = [self._said(view, move, words)]
        if len(after.rounds) > len(view.rounds) and after.ended is not None:
            if not isinstance(move, RoundReport | Revoke):
                said.append(outcome_said(after.number, after.ended, words))
            said += [_seat(after, seat, words) for seat in SEATS if _held(after, seat)]
        return "\n".join(part for part in said if part)

    def _said(self, view: View, move: Move, words: Words) -> str:
        turn = name(view, view.turn if view.turn is not None else view.lead, words)
        match move:
            case Lay(tile, side):
                key = f"domino-say-lay-{side}" if side else "domino-say-lay-first"
                return words(key, player=turn, tile=shown_tile(tile))
            case Pass():
                return words("domino-say-pass", player=turn)
            case Lots(tiles):
                said = ", ".join(
                    f"{name(view, seat, words)} {shown_tile(tile)}"
                    for seat, tile in zip(SEATS, tiles, strict=True)
                )
                return words("domino-say-lots", tiles=said)
            case Draw():
                return ""
            case Deal(hands):
                return _deal_said(view, hands, words)
            case Reshuffle():
                return words("domino-say-reshuffle", player=name(view, view.lead, words))
            case Slow(seat) | Excused(seat) | Revoke(seat) | Signs(seat) | Confirm(seat):
                return words(BY_SEAT[type(move)], player=name(view, seat, words))
            case Touched(seat, tile) if tile is not None:
                return words(
                    "domino-say-touched-tile", player=name(view, seat, words), tile=shown_tile(tile)
                )
            case Sign(seat) | Touched(seat):
                return words(BY_SEAT[type(move)], player=name(view, seat, words))
            case _:
                return _event_said(view, move, words)

    def hear(self, typed: str, moves: Sequence[Move], view: View) -> Move | None:
        """``45``, ``5-4``, ``45<``, ``45 left``, ``pas``, ``draw``: in any of the languages."""
        return heard(typed, moves, alike=view.left == view.right)

    def meant(self, typed: str, view: View) -> Sequence[Move]:  # noqa: ARG002
        """The one move that the words are."""
        move = meaning(typed)
        return () if move is None else (move,)

    def write(self, move: Move) -> str:
        """As in a record, but for the word that is said for a pass (DOM-33)."""
        return "pas" if isinstance(move, Pass) else written(move)


def shown_tile(tile: Tile) -> str:
    """A tile as people write it.

    >>> shown_tile("05")
    '0-5'
    """
    return f"{tile[0]}-{tile[1]}"


def _table(view: View, words: Words) -> list[str]:
    if not view.chain:
        return [words("domino-empty")] if view.due is Due.PLAY else []
    chain = " ".join(shown_tile(tile) for tile in view.chain)
    lines = [words("domino-chain", tiles=chain)]
    if view.ended is None and view.left is not None and view.right is not None:
        lines.append(words("domino-ends", left=view.left, right=view.right))
    return lines


def _seat(view: View, seat: Seat, words: Words) -> str:
    """One player's line: how many tiles, what they passed on, what lies open; at the end, all."""
    hand = view.hands[seat]
    if view.ended is not None and hand is not None:
        tiles = " ".join(shown_tile(tile) for tile in hand)
        points = sum(PIPS[tile] for tile in hand)
        return words("domino-left", player=name(view, seat, words), tiles=tiles, points=points)
    parts = [words("domino-holds", player=name(view, seat, words), tiles=view.sizes[seat])]
    if view.lacks[seat]:
        parts.append(words("domino-lacks", numbers=" ".join(map(str, view.lacks[seat]))))
    if view.open[seat]:
        parts.append(words("domino-open", tiles=" ".join(map(shown_tile, view.open[seat]))))
    return "; ".join(parts)


def _deal_said(view: View, hands: Sequence[Sequence[Tile] | None], words: Words) -> str:
    """That the tiles are drawn; to whoever may see them all, with every hand."""
    said = [
        f"{name(view, (view.lead + place) % 4, words)} {' '.join(map(shown_tile, hand))}"
        for place, hand in enumerate(hands)
        if hand is not None
    ]
    if len(said) < len(hands):
        return words("domino-say-deal")
    return words("domino-say-deal-open", hands=", ".join(said))


def _held(view: View, seat: Seat) -> bool:
    """Whether tiles were left in this hand, and may be shown."""
    return bool(view.sizes[seat]) and view.hands[seat] is not None


def _event_said(view: View, move: Move, words: Words) -> str:
    match move:
        case OutOfTurn(seat, decision, _):
            return words(f"domino-say-out-of-turn-{decision}", player=name(view, seat, words))
        case Penalty(pair, points, reason, seat):
            key = "domino-say-penalty-for" if reason else "domino-say-penalty"
            who = pair if seat is None else f"{pair}, {name(view, seat, words)}"
            return words(key, pair=who, points=points, reason=reason_said(reason, words))
        case Absent(pair):
            return words("domino-say-absent", pair=pair)
        case RoundReport(winner, by, points, _):
            if by == "revoke":
                return words("domino-ended-revoke", number=view.number)
            return words("domino-say-report", result=stated(Outcome(winner, by, points or 0, 0)))
        case PartyReport(a, b, _):
            return words("domino-say-report", result=f"{a}:{b}")
        case Overdue():
            return words("domino-say-overdue", player=name(view, view.turn or 0, words))
        case TimeUp():
            return words("domino-say-time")
        case _:
            return ""
