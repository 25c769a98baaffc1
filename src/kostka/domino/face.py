"""How the game looks in a terminal: the chain, what everybody has heard, one's own tiles."""

from collections.abc import Sequence

from kostka.domino.hearing import heard
from kostka.domino.notation import stated, written
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
from kostka.domino.rules.seating import SEATS, TAGS
from kostka.domino.rules.state import Due, Outcome
from kostka.domino.rules.tiles import PIPS, Tile
from kostka.domino.rules.view import View
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
    """Text made from views; see ``kostka.game.room.Face``."""

    def draw(self, view: View, words: Words) -> str:
        """The score, the round just ended or being played, the chain, and one's own tiles."""
        lines = [_heading(view, words)]
        if view.due is Due.LOTS:
            return lines[0]
        if view.due is not Due.OVER:
            lines.append(words("domino-lead", player=name(view, view.lead)))
        if view.ended is not None:
            lines.append(outcome_said(view, view.ended, words))
        lines += _table(view, words)
        lines += [_seat(view, seat, words) for seat in SEATS if view.sizes[seat]]
        if view.hand and view.ended is None:
            tiles = " ".join(shown_tile(tile) for tile in view.hand)
            lines.append(words("domino-hand", tiles=tiles))
        if view.must is not None:
            lines.append(words("domino-must", tile=shown_tile(view.must)))
        return "\n".join(lines)

    def ask(self, view: View, words: Words) -> str:
        """What the seat on move is asked."""
        if view.due is Due.CHOICE:
            return words("domino-ask-choice")
        if not view.chain:
            return words("domino-ask-first", seconds=view.allowance or 0)
        ends = {"left": view.left or 0, "right": view.right or 0}
        return words("domino-ask", seconds=view.allowance or 0, **ends)

    def say(self, view: View, move: Move, words: Words) -> str:
        """One sentence for what happened; the count of a round is told when the next begins."""
        turn = name(view, view.turn if view.turn is not None else view.lead)
        match move:
            case Lay(tile, side):
                key = f"domino-say-lay-{side}" if side else "domino-say-lay-first"
                return words(key, player=turn, tile=shown_tile(tile))
            case Pass():
                return words("domino-say-pass", player=turn)
            case Lots(tiles):
                said = ", ".join(
                    f"{name(view, seat)} {shown_tile(tile)}"
                    for seat, tile in zip(SEATS, tiles, strict=True)
                )
                return words("domino-say-lots", tiles=said)
            case Draw() | Reshuffle() | Deal():
                return _beginning(view, move, words)
            case Slow(seat) | Excused(seat) | Revoke(seat) | Signs(seat) | Confirm(seat):
                return words(BY_SEAT[type(move)], player=name(view, seat))
            case Sign(seat) | Touched(seat):
                return words(BY_SEAT[type(move)], player=name(view, seat))
            case _:
                return _event_said(view, move, words)

    def hear(self, typed: str, moves: Sequence[Move], words: Words) -> Move | None:  # noqa: ARG002
        """``45``, ``5-4``, ``45<``, ``45 left``, ``pas``, ``draw``: in any of the languages."""
        return heard(typed, moves)

    def write(self, move: Move) -> str:
        """As in a record."""
        return written(move)


def name(view: View, seat: Seat) -> str:
    """The player in this seat, with the pair and place."""
    return f"{view.names[seat]} ({TAGS[seat]})" if view.names[seat] else TAGS[seat]


def shown_tile(tile: Tile) -> str:
    """A tile as people write it.

    >>> shown_tile("05")
    '0-5'
    """
    return f"{tile[0]}-{tile[1]}"


def outcome_said(view: View, outcome: Outcome, words: Words) -> str:
    """How a round ended, in a sentence."""
    number = view.number
    if outcome.by == "revoke":
        return words("domino-ended-revoke", number=number)
    if outcome.winner is None:
        return words("domino-ended-drawn", number=number)
    pair, points = outcome.winner, outcome.points
    return words(f"domino-ended-{outcome.by}", number=number, pair=pair, points=points)


def _heading(view: View, words: Words) -> str:
    a, b = view.points
    line = words("domino-heading", number=view.number, a=a, b=b, target=view.rules.target)
    return f"{line} {words('domino-time-up')}" if view.time_up and not view.winner else line


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
        return words("domino-left", player=name(view, seat), tiles=tiles, points=points)
    parts = [words("domino-holds", player=name(view, seat), tiles=view.sizes[seat])]
    if view.lacks[seat]:
        parts.append(words("domino-lacks", numbers=" ".join(map(str, view.lacks[seat]))))
    if view.open[seat]:
        parts.append(words("domino-open", tiles=" ".join(map(shown_tile, view.open[seat]))))
    return "; ".join(parts)


def _beginning(view: View, move: Move, words: Words) -> str:
    """The count of the round before, at the first sign of the next, and what was chosen."""
    said = []
    first = view.due is Due.CHOICE or not view.rules.reshuffle
    if view.ended is not None and first:
        said.append(outcome_said(view, view.ended, words))
        said += [_seat(view, seat, words) for seat in SEATS if view.sizes[seat]]
    if isinstance(move, Deal):
        said.append(words("domino-say-deal"))
    elif isinstance(move, Reshuffle):
        said.append(words("domino-say-reshuffle", player=name(view, view.lead)))
    return "\n".join(said)


def _event_said(view: View, move: Move, words: Words) -> str:
    match move:
        case OutOfTurn(seat, decision, _):
            return words(f"domino-say-out-of-turn-{decision}", player=name(view, seat))
        case Penalty(pair, points, reason):
            key = "domino-say-penalty-for" if reason else "domino-say-penalty"
            return words(key, pair=pair, points=points, reason=reason)
        case Absent(pair):
            return words("domino-say-absent", pair=pair)
        case RoundReport(winner, by, points, _):
            if by == "revoke":
                return words("domino-ended-revoke", number=view.number)
            return words("domino-say-report", result=stated(Outcome(winner, by, points or 0, 0)))
        case PartyReport(a, b, _):
            return words("domino-say-report", result=f"{a}:{b}")
        case Overdue():
            return words("domino-say-overdue", player=name(view, view.turn or 0))
        case TimeUp():
            return words("domino-say-time")
        case _:
            return ""
