"""A match's score sheet, set by set: dice, changes, time-outs, foam (MX-33, MX-60 … MX-63)."""

from typing import Any

from kostka.game.header import Header
from kostka.game.log import Log
from kostka.locale.words import Words
from kostka.mexiko.protocol import team
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.beer import beers_brought
from kostka.mexiko.rules.lineup import too_long
from kostka.mexiko.rules.moves import Die, Foam, Nominate, Substitute, TimeOut
from kostka.mexiko.rules.state import TEAMS, Phase

TAGS = {"Event": "event", "Category": "category"}
PAUSES = {TimeOut: "time-outs", Foam: "foam"}


def set_pages(log: Log[State, Move]) -> list[dict[str, Any]]:
    """What was noted of each set: ``set`` its number, ``dice`` of each team in the order they
    played, ``substitutions``, ``time-outs`` and ``foam`` with their seconds; none for a set of
    which nothing was."""
    pages: dict[int, dict[str, Any]] = {}
    for step in log.played():
        move, number = step.move, len(step.before.board.sets) + 1
        if not isinstance(move, Nominate | Substitute | TimeOut | Foam):
            continue
        empty = {"dice": {name: [] for name in TEAMS}, "substitutions": [], "time-outs": []}
        page = pages.setdefault(number, {"set": number, **empty, "foam": []})
        who = TEAMS[move.seat]
        if isinstance(move, TimeOut | Foam):
            pause = {"team": who, "seconds": move.seconds, "too-long": too_long(move) is not None}
            page[PAUSES[type(move)]].append(pause)
            continue
        page["dice"][who].append(move.die)
        if isinstance(move, Substitute):
            out = step.before.board.fielded[move.seat]
            page["substitutions"].append({"team": who, "out": out, "in": move.die})
    return [pages[number] for number in sorted(pages)]


def line_ups(state: State) -> dict[str, Any] | None:
    """The teams' dice (MX-60); None if no team announced any."""
    both = state.board.lineups
    if not any(both):
        return None
    return {
        name: [{"number": die.number, "name": die.name} for die in dice]
        for name, dice in zip(TEAMS, both, strict=True)
    }


def tagged(header: Header) -> dict[str, str]:
    """The competition and the category, where the record has them."""
    return {TAGS[name]: value for name, value in header.tags if name in TAGS}


def beers(state: State) -> int:
    """MX-34: how many each side has had, sets told by the match's result included."""
    running = state.gam.phase is not Phase.OVER and (state.board.gams > 0 or not state.gam.fresh)
    return beers_brought(state.rules, sum(state.board.match) + running)


def sheet_lines(log: Log[State, Move], words: Words) -> list[str]:
    """The same as sentences, below the score."""
    state = log.state
    lines = [words(f"mexiko-sheet-{key}", name=name) for key, name in tagged(log.header).items()]
    names = [{die.number: die for die in dice} for dice in state.board.lineups]
    for seat, dice in enumerate(state.board.lineups):
        if dice:
            said = ", ".join(_die(die) for die in dice)
            lines.append(words("mexiko-sheet-lineup", who=team(seat, words), dice=said))
    for page in set_pages(log):
        for seat, name in enumerate(TEAMS):
            played = " → ".join(
                _die(names[seat].get(number, Die(number))) for number in page["dice"][name]
            )
            if played:
                who = team(seat, words)
                line = words("mexiko-sheet-dice", number=page["set"], who=who, dice=played)
                lines.append(line)
        for kind in PAUSES.values():
            if page[kind]:
                said = ", ".join(_pause(pause, words) for pause in page[kind])
                lines.append(words(f"mexiko-sheet-{kind}", number=page["set"], pauses=said))
    if state.rules.beer:
        lines.append(words("mexiko-sheet-beers", count=beers(state)))
    return lines


def _die(die: Die) -> str:
    return f"{die.number} {die.name}".strip()


def _pause(pause: dict[str, Any], words: Words) -> str:
    who, seconds = team(TEAMS.index(pause["team"]), words), pause["seconds"]
    if seconds is None:
        return who
    long = "yes" if pause["too-long"] else "no"
    return words("mexiko-sheet-pause", who=who, seconds=seconds, long=long)
