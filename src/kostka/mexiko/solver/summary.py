"""A solved gam in short and in full, as plain data: for printing, for pictures, for people.

>>> from kostka.mexiko.solver.solution import SERVE, solution
>>> from kostka.mexiko.solver.side import Side
>>> server = Side(solution().gam, 0)
>>> lines(server, SERVE)[0]  # the lowest call ever served, never doubted
Line(call='52', made=0.051376677, true=1.0, doubted=0.0, accepted=-0.2777777778, table=True)
>>> handed_over(server, beat=19), handed_over(server, beat=18)
(0.9411764706, 0.0)
"""

from typing import NamedTuple

from kostka.mexiko.solver.dice import CHANCE, HAND_OVER, NAMES, RANKS, SERVE
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solved import SolvedGam

DIGITS = 10
RARE = 1e-12  # rounding, not a choice


class Line(NamedTuple):
    """One call in one state: how often it is ``made``, how often it is then ``true``, how often
    the other side doubts it, what it is worth to the caller once ``accepted``, and whether the
    caller then asks for the open throw (``table``, MX-14)."""

    call: str
    made: float
    true: float
    doubted: float
    accepted: float
    table: bool


def lines(side: Side, beat: int) -> list[Line]:
    """Every call that this side makes to beat ``beat`` (or at the SERVE), the lowest first."""
    calls = CHANCE[:, None] * side.gam.strategy.calls[side.side, beat]
    found = []
    for call in range(RANKS):
        made = float(calls[:, call].sum())
        if made > RARE:
            hidden, table = side.table_values(call)
            found.append(
                Line(
                    NAMES[call],
                    round(made, DIGITS),
                    round(float(calls[call:, call].sum()) / made, DIGITS),
                    round(side.other.doubt(beat, call), DIGITS),
                    round(max(hidden, table), DIGITS),
                    side.to_table(call),
                )
            )
    return found


def handed_over(side: Side, beat: int) -> float:
    """How often this side hands the dice over when it must beat ``beat`` (MX-15)."""
    calls = side.gam.strategy.calls[side.side, beat, :, HAND_OVER]
    return round(float(CHANCE @ calls), DIGITS)


def full(gam: SolvedGam) -> dict[str, object]:
    """The whole strategy of both sides with its values, ready for JSON.

    ``{"value", "sides": [{"states": {beat: {"value", "throws": {dice: {call: chance}},
    "doubts": {call: chance}}}, "table": {call: {"hidden", "table", "ask"}}}, …]}``. ``beat`` is a
    call's name or ``serve``, the call ``over`` is handing over; ``doubts`` are the other side's.
    """
    return {"value": gam.value, "sides": [_side(Side(gam, number)) for number in range(2)]}


def _side(side: Side) -> dict[str, object]:
    beats = [*range(RANKS), SERVE] if side.side == 0 else [*range(RANKS)]
    return {
        "states": {_beat(beat): _state(side, beat) for beat in beats},
        "table": {
            NAMES[call]: dict(zip(("hidden", "table"), side.table_values(call), strict=True))
            | {"ask": side.to_table(call)}
            for call in range(RANKS)
        },
    }


def _state(side: Side, beat: int) -> dict[str, object]:
    def chances(dice: int) -> dict[str, float]:
        plan = side.throw(beat, dice)
        return {_call(call): float(plan[call]) for call in range(RANKS + 1) if plan[call] > RARE}

    doubts = {NAMES[call]: side.other.doubt(beat, call) for call in range(RANKS)}
    return {
        "value": side.before_throw(beat),
        "throws": {NAMES[dice]: chances(dice) for dice in range(RANKS)},
        "doubts": {name: doubt for name, doubt in doubts.items() if doubt > 0},
    }


def _beat(beat: int) -> str:
    return "serve" if beat == SERVE else NAMES[beat]


def _call(call: int) -> str:
    return "over" if call == HAND_OVER else NAMES[call]
