"""Rounds make a party: the sum to reach, the time, whose lead it is, absence and the protocol."""

from msgspec.structs import replace

from kostka.domino.rules.moves import Absent, Confirm, Sign, TimeUp
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.seating import SEATS, TAGS, Pair, following, other, pair_of
from kostka.domino.rules.state import BEFORE_DEAL, Due, Outcome, Round, Sanction, State
from kostka.game.errors import RuleError
from kostka.game.seats import Seat


def ended(state: State, outcome: Outcome, table: Round | None) -> State:
    """The party with a round more; ``table`` is what stays to be seen of it (DOM-37)."""
    party = state.party
    party = replace(
        party,
        points=plus(party.points, outcome.winner, outcome.points),
        rounds=(*party.rounds, outcome),
        lead=next_lead(state.rules, outcome),
        confirmed=(),
    )
    return settled(replace(state, party=party, round=table))


def settled(state: State) -> State:
    """Decided, or ready for the next round; asked whenever a round has ended, and whenever a fault
    of the last one is decided after the party's end (DOM-15)."""
    party, rules = state.party, state.rules
    a, b = party.points
    reached = max(a, b) >= rules.target  # DOM-2
    timed_out = party.last is not None and len(party.rounds) >= party.last  # DOM-10
    if (reached or timed_out) and a != b:  # DOM-11: on equal points another round is played
        winner: Pair = "A" if a > b else "B"
        party = replace(party, winner=winner, by="target" if reached else "time")
        return replace(state, party=party, due=Due.OVER)
    party = replace(party, winner=None, by=None) if party.winner else party
    return replace(state, party=party, due=before_deal(rules))


def check_open(state: State, found: str) -> None:
    """DOM-15: until all have signed the referee may still decide faults of the last round.

    Raises RuleError when they have, or where no round was played: after an absence or a report.
    """
    party = state.party
    if state.due is Due.OVER and len(party.signed) == len(SEATS):
        raise RuleError("DOM-15", "domino-all-signed", found=found, expected="! undo | replace")
    if party.by in ("absence", "report"):
        raise RuleError("DOM-15", "domino-no-last-round", found=found, expected="! undo | replace")


def before_deal(rules: Sport1) -> Due:
    """What a round begins with once its leader is known (DOM-22)."""
    return Due.CHOICE if rules.reshuffle else Due.DEAL


def next_lead(rules: Sport1, outcome: Outcome) -> Seat:
    """Who has the right of first move in the round after this one (DOM-24).

    With ``lead`` = winner: who went out, or the next of the winning pair after the old leader
    where the winner is a pair only; the next seat when nobody won.
    """
    after = following(outcome.leader)
    if rules.lead == "rotate" or outcome.winner is None:
        return after
    if outcome.by == "out" and outcome.seat is not None:
        return outcome.seat
    return after if pair_of(after) == outcome.winner else following(after)


def sanctioned(state: State, pair: Pair, reason: str, points: int, seat: Seat | None) -> State:
    """The party with a warning or a penalty more; penalties may take the points below zero."""
    party = state.party
    sanction = Sanction(pair, reason, points, state.number, seat)
    return replace(
        state,
        party=replace(
            party,
            points=plus(party.points, pair, -points),
            sanctions=(*party.sanctions, sanction),
        ),
    )


def warned_then_fined(
    state: State, seat: Seat, reason: str, points: int, *, warning: bool = True
) -> State:
    """A warning the first time, a penalty after that: by pair and party (DOM-14, DOM-35); without
    the ``warning`` a penalty at once."""
    pair = pair_of(seat)
    again = not warning or any(s.pair == pair and s.reason == reason for s in state.party.sanctions)
    return sanctioned(state, pair, reason, points if again else 0, seat)


def time_up(state: State, move: TimeUp) -> State:  # noqa: ARG001
    """DOM-10: in a round, it is the last; while counting or shuffling, one more is played."""
    if state.party.last is not None:
        raise RuleError("DOM-10", "domino-time-twice", found="! time")
    done = len(state.party.rounds)
    counting = state.due is Due.COUNT  # the tiles are laid: this round is as good as done
    return replace(state, party=replace(state.party, last=done + (2 if counting else 1)))


def absent(state: State, move: Absent) -> State:
    """DOM-12: the others win with the most there is, the target to nothing."""
    if state.due not in BEFORE_DEAL or state.party.rounds:
        raise RuleError("DOM-12", "domino-absent-late", found=f"! {move.pair} absent")
    winner = other(move.pair)
    points = (state.rules.target, 0) if winner == "A" else (0, state.rules.target)
    party = replace(state.party, points=points, winner=winner, by="absence")
    return replace(state, party=party, due=Due.OVER, round=None)


def confirm(state: State, move: Confirm) -> State:
    """DOM-37: the tiles stay where they are until everybody has checked the count."""
    party = state.party
    if not party.rounds or state.due in (Due.PLAY, Due.COUNT, Due.JUDGE):
        raise RuleError("DOM-37", "domino-nothing-to-confirm", found=TAGS[move.seat])
    if move.seat in party.confirmed:
        raise RuleError("DOM-37", "domino-confirmed-twice", found=TAGS[move.seat])
    return replace(state, party=replace(party, confirmed=(*party.confirmed, move.seat)))


def sign(state: State, move: Sign) -> State:
    """DOM-15: the participants sign the protocol at the end."""
    party = state.party
    if state.due is not Due.OVER:
        raise RuleError("DOM-15", "domino-not-over", found=f"! {TAGS[move.seat]} protocol")
    if move.seat in party.signed:
        raise RuleError("DOM-15", "domino-signed-twice", found=TAGS[move.seat])
    return replace(state, party=replace(party, signed=(*party.signed, move.seat)))


def plus(points: tuple[int, int], pair: Pair | None, more: int) -> tuple[int, int]:
    """The points of both pairs, with more for one of them (or less); the same for nobody.

    >>> plus((10, 20), "B", -5)
    (10, 15)
    """
    a, b = points
    return (a + more, b) if pair == "A" else (a, b + more) if pair else points
