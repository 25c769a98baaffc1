"""What a party came to: for ``kostka score --json`` and for simulations."""

from typing import Any

from kostka.domino.rules.moves import Move
from kostka.domino.rules.seating import TAGS
from kostka.domino.rules.state import Due, Outcome, Sanction, State
from kostka.game.log import Log


def score(log: Log[State, Move]) -> dict[str, Any]:
    """The protocol: every round that ended, every warning and penalty, the points of the pairs.

    A round: ``winner`` (None for a drawn fish and after a revoke), ``by`` (out, fish, revoke),
    ``points``; ``leader``, ``last`` (who went out, made the fish or revoked) and ``left`` (points
    in each hand) where known; ``reported`` whether it was reported rather than reckoned. A round
    started again (DOM-31) is no round: it is among the ``sanctions``, as is every warning
    (0 points). ``by`` says what decided the party: target, time, absence, report.
    """
    state = log.state
    party = state.party
    a, b = party.points
    return {
        "game": "domino",
        "rounds": [_round(outcome) for outcome in party.rounds],
        "party": {"A": a, "B": b},
        "winner": party.winner or "open",
        "by": party.by or "open",
        "waiting": None if state.due is Due.OVER else state.due.value,
        "sanctions": [_sanction(sanction) for sanction in party.sanctions],
        "time": party.last is not None,
        "signed": [TAGS[seat] for seat in party.signed],
    }


def figures(state: State) -> dict[str, float]:
    """Numbers of one finished party."""
    rounds = state.party.rounds
    played = [outcome for outcome in rounds if outcome.left is not None]
    fish = [outcome for outcome in rounds if outcome.by == "fish"]
    return {
        "rounds": len(rounds),
        "out": sum(outcome.by == "out" for outcome in rounds),
        "fish": len(fish),
        "drawn": sum(outcome.winner is None for outcome in fish),
        "a-points": state.party.points[0],
        "b-points": state.party.points[1],
        "a-won": state.party.winner == "A",
        "tiles-laid": sum(outcome.tiles for outcome in played),
        "passes": sum(outcome.passes for outcome in played),
    }


def _round(outcome: Outcome) -> dict[str, Any]:
    left = outcome.left
    return {
        "winner": outcome.winner,
        "by": outcome.by,
        "points": outcome.points,
        "leader": TAGS[outcome.leader],
        "last": None if outcome.seat is None else TAGS[outcome.seat],
        "left": None if left is None else dict(zip(TAGS, left, strict=True)),
        "reported": outcome.reported,
    }


def _sanction(sanction: Sanction) -> dict[str, Any]:
    return {
        "pair": sanction.pair,
        "seat": None if sanction.seat is None else TAGS[sanction.seat],
        "reason": sanction.reason,
        "points": sanction.points,
        "round": sanction.round,
    }
