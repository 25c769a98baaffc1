"""A score's strategy for people: for every stage of a gam what to call with what, and how often to
doubt it. Made from what ``kostka solve mexiko --state 7:9 --json`` prints, so nothing heavy."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from kostka.locale.numbers import Share, percent
from kostka.locale.words import Words
from kostka.mexiko.rules.calls import NAMES, WAYS

SIDES = ("server", "receiver")
SERVE, OVER = "serve", "over"
PLACE = {name: place for place, name in enumerate(NAMES)}
CHANCE = {name: ways / sum(WAYS) for name, ways in zip(NAMES, WAYS, strict=True)}
SEEN = 5e-4
"""What is rarer is not shown: it would be 0.0 per cent."""
RUN = 3
"""So many calls in a row are told as from … to."""


class StageTable(NamedTuple):
    """A stage as it stands on the screen: its chance of the set, the dice to lie with, a row a
    call. Stages with the same one are told together."""

    chance: str
    lies: str
    rows: tuple[dict[str, Any], ...]


def strategy_tables(line: dict[str, Any], words: Words) -> dict[str, Any]:
    """The line with its strategy as a table a stage; a line without one as it is.

    A row has the call; ``with``: the dice with which it is true and made, and how often if not
    always; ``lie``: how many of all lies are called so; ``made``: how often it is made in all;
    ``true``: how often it is then true; ``doubted``: how often the other side should doubt it;
    ``table``: whether the caller, once accepted, asks for the open throw (MX-14).
    """
    if "strategy" not in line:
        return line
    both = zip(SIDES, line["strategy"]["sides"], strict=True)
    stages = {name: rows for who, side in both for name, rows in _side(who, side, words)}
    rest = {key: value for key, value in line.items() if key != "strategy"}
    return {**rest, words("mexiko-strategy"): stages}


def _side(who: str, side: Mapping[str, Any], words: Words) -> Iterator[tuple[str, list[Any]]]:
    states = side["states"]
    beats = [beat for beat in (SERVE, *NAMES) if beat in states]
    told = {beat: _stage(states[beat], side["table"], words) for beat in beats}
    for stage, alike in groupby(beats, key=lambda beat: told[beat]):
        named = list(alike)
        over = [beat for beat in named if beat != SERVE]
        kind = "beat" if over == named else "both" if over else SERVE
        calls = " ".join(runs(over)) or "–"
        name = words("mexiko-stage", side=who, kind=kind, calls=calls, chance=stage.chance)
        lies = words("mexiko-stage-lies", dice=stage.lies) if stage.lies else ""
        yield f"{name} {lies}".strip(), list(stage.rows)


def _stage(state: Mapping[str, Any], table: Mapping[str, Any], words: Words) -> StageTable:
    throws: Mapping[str, Mapping[str, float]] = state["throws"]

    def parts(call: str, dice: Sequence[str]) -> dict[str, float]:
        """How often a call is made with each of these dice."""
        return {d: throws[d][call] for d in dice if throws[d].get(call, 0) >= SEEN}

    def told(often: Mapping[str, float]) -> str:
        always = [dice for dice, part in often.items() if part > 1 - SEEN]
        some = [dice for dice in often if dice not in always]
        return " ".join(
            [
                *runs(always),
                *(f"{dice} ({percent(_share(often[dice]), '.1f', words)})" for dice in some),
            ]
        )

    def weight(call: str, dice: Sequence[str]) -> float:
        return sum(CHANCE[d] * throws[d].get(call, 0) for d in dice)

    below = {call: NAMES[: PLACE[call]] for call in NAMES} | {OVER: NAMES}
    lying = {call: weight(call, dice) for call, dice in below.items()}
    liars = {d: sum(p for call, p in throws[d].items() if d in below[call]) for d in NAMES}
    lies = sum(lying.values())
    rows = []
    for call in (*NAMES, OVER):
        made = weight(call, NAMES)
        if made < SEEN / len(WAYS):
            continue
        honest = [dice for dice in NAMES if dice not in below[call]]
        handing = call == OVER
        rows.append(
            {
                "call": words("mexiko-stage-over") if handing else call,
                "with": told(parts(call, honest)),
                "lie": _share(lying[call] / lies) if lying[call] else None,
                "made": _share(made),
                "true": None if handing else _share(weight(call, honest) / made),
                "doubted": None if handing else _share(state["doubts"].get(call, 0)),
                "table": None if handing else table[call]["ask"],
            }
        )
    liable = {dice: part for dice, part in liars.items() if part >= SEEN}
    return StageTable(percent(_share(state["value"]), ".1f", words), told(liable), tuple(rows))


def _share(part: float) -> Share:
    """As it is shown, so that what looks alike is alike: rounding must not part an exact half."""
    return Share(round(round(part, 9), 3))


def runs(names: Sequence[str]) -> list[str]:
    """Calls in the ladder's order, those next to each other as from … to.

    >>> runs(["31", "32", "41", "43", "51", "M"])
    ['31–41', '43', '51', 'M']
    """
    found = []
    for _, group in groupby(enumerate(names), key=lambda one: PLACE[one[1]] - one[0]):
        row = [name for _, name in group]
        found += [f"{row[0]}–{row[-1]}"] if len(row) >= RUN else row
    return found
