"""The protocol of a party in words: who sits where, every round, warning and penalty (DOM-15)."""

from kostka.domino.rules.party import plus
from kostka.domino.rules.seating import TAGS
from kostka.domino.rules.state import Due, Outcome, Sanction
from kostka.domino.rules.view import View
from kostka.game.seats import Seat
from kostka.locale.words import Words


def protocol(view: View, words: Words) -> str:
    """Every round with the score after it, the warnings and penalties in it or before it, and what
    decided the party."""
    lines = [heading(view, words)]
    points = (0, 0)
    for number in range(1, len(view.rounds) + 2):
        for sanction in (s for s in view.sanctions if s.round == number):
            points = plus(points, sanction.pair, -sanction.points)
            lines.append(_sanction_said(view, sanction, words))
        if number <= len(view.rounds):
            outcome = view.rounds[number - 1]
            points = plus(points, outcome.winner, outcome.points)
            said = outcome_said(number, outcome, words)
            lines.append(f"{said}  A {points[0]} : {points[1]} B")
    if view.due is Due.JUDGE:
        lines.append(words("domino-judge-due"))
    if view.by is not None:
        lines.append(words(f"domino-decided-{view.by}", target=view.rules.target))
    if view.signed:
        signed = ", ".join(name(view, seat, words) for seat in view.signed)
        lines.append(words("domino-signed", players=signed))
    return "\n".join(lines)


def name(view: View, seat: Seat, words: Words) -> str:
    """The player in this seat, with the pair and place."""
    called = (words.names or view.names)[seat]
    return f"{called} ({TAGS[seat]})" if called else TAGS[seat]


def heading(view: View, words: Words) -> str:
    """The round and the score."""
    a, b = view.points
    line = words("domino-heading", number=view.number, a=a, b=b, target=view.rules.target)
    return f"{line} {words('domino-time-up')}" if view.time_up and not view.winner else line


def outcome_said(number: int, outcome: Outcome, words: Words) -> str:
    """How the round of this number ended, in a sentence."""
    if outcome.by == "revoke":
        return words("domino-ended-revoke", number=number)
    if outcome.winner is None:
        return words("domino-ended-drawn", number=number)
    pair, points = outcome.winner, outcome.points
    return words(f"domino-ended-{outcome.by}", number=number, pair=pair, points=points)


def reason_said(reason: str, words: Words) -> str:
    """The reason of a warning or a penalty; a code that is not the rules' own as it was written."""
    key = f"domino-reason-{reason}"
    return words(key) if words.has(key) else reason or "–"


def _sanction_said(view: View, sanction: Sanction, words: Words) -> str:
    who = (
        sanction.pair
        if sanction.seat is None
        else f"{sanction.pair}, {name(view, sanction.seat, words)}"
    )
    reason = reason_said(sanction.reason, words)
    if not sanction.points:
        return words("domino-warned", pair=who, reason=reason)
    key = "domino-say-penalty-for" if sanction.reason else "domino-say-penalty"
    return words(key, pair=who, points=sanction.points, reason=reason)
