"""A game's score for people: the table as everybody sees it, and who won."""

from typing import Any

import msgspec

from kostka.cli.refusal import sentence
from kostka.cli.seating import seat_name
from kostka.game.contract import is_over
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog
from kostka.game.seats import Viewer
from kostka.game.steps import MOVED, PASSED_OVER, UNSIGNED
from kostka.locale.rulebook import kinds, title
from kostka.locale.words import Words

TELL_NOTHING = (MOVED, PASSED_OVER, UNSIGNED)
"""Reasons that are the same whatever is hidden."""


class SkippedEntry(msgspec.Struct):
    """An entry that a correction has put out of the game, and why."""

    entry: int
    rule: str
    code: str
    found: str
    expected: str


def has_rulebook(name: str) -> bool:
    """Whether the rulebook tells of this game."""
    try:
        kinds(name)
    except LookupError:
        return False
    return True


def game_title(name: str, words: Words) -> str:
    """The game's name in the reader's language; as in a record where no rulebook gives one."""
    return title(name, words.language) if has_rulebook(name) else name


def heading(game: AnyGame, log: AnyLog, words: Words) -> str:
    """One line: the game, its rule set and options, and who sits."""
    header = log.header
    names = [seat_name(header, seat, words) for seat in range(len(header.seats))]
    key = f"seats-{game.name}"
    values = {f"seat{seat}": name for seat, name in enumerate(names, 1)}
    sitting = words(key, **values) if words.has(key) else ", ".join(names)
    rules = " ".join([header.rules, *(f"{name}={value}" for name, value in header.options.items())])
    return f"{game_title(game.name, words)} ({rules}): {sitting}"


def standing(
    game: AnyGame, log: AnyLog, viewer: Viewer, words: Words, *, whole: bool = False
) -> str:
    """The table as this viewer sees it (or the whole protocol), what cannot be played any more,
    and how it ended or that it is still open."""
    view = game.rules.view(log.state, viewer)
    drawn = game.face.protocol(view, words) if whole else game.face.draw(view, words)
    noted = game.sheet(log, words) if whole else []
    return "\n".join([drawn, *noted, *impossible(log, viewer, words), ending(game, log, words)])


def impossible(log: AnyLog, viewer: Viewer, words: Words) -> list[str]:
    """A line for each entry that a correction has made impossible."""
    return [not_played(log, number, fault, viewer, words) for number, fault in log.faults]


def not_played(log: AnyLog, number: int, fault: Refusal, viewer: Viewer, words: Words) -> str:
    """Why this entry does not count: only by which rule where the whole reason could tell
    somebody's hand or dice."""
    hidden = fault.code not in TELL_NOTHING and keeps_secrets(log, viewer)
    reason = (fault.rule or "–") if hidden else sentence(fault, words)
    return words("replay-fault", number=number, reason=reason)


def faults_told(log: AnyLog, viewer: Viewer) -> list[SkippedEntry]:
    """The entries that do not count, as data; both sides of a reason only where they can tell
    nobody's hand or dice."""
    secret = bool(log.faults) and keeps_secrets(log, viewer)
    found = []
    for number, error in log.faults:
        hidden = secret and error.code not in TELL_NOTHING
        sides = ("", "") if hidden else (error.found, error.expected)
        found.append(SkippedEntry(number, error.rule, error.code, *sides))
    return found


def keeps_secrets(log: AnyLog, viewer: Viewer) -> bool:
    """Whether anything of a game still going on is kept from this viewer."""
    if is_over(log.rules, log.state):
        return False
    return any(log.rules.shown(s.before, s.move, viewer) != s.move for s in log.steps())


def ending(game: AnyGame, log: AnyLog, words: Words) -> str:
    """Places and scores, best first, and the winner; that it is open or ended early."""
    result = game.rules.result(log.state)
    if result is None:
        return _early(log, words) if ended_early(log) else words("result-open")
    seats = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    names = {seat: seat_name(log.header, seat, words) for seat in seats}
    lines = [f"{result.places[seat]}. {names[seat]}  {result.score[seat]}" for seat in seats]
    if result.winners:
        who = ", ".join(names[seat] for seat in result.winners)
        lines.append(words("result-winner", names=who, count=len(result.winners)))
    else:
        lines.append(words("result-draw" if result.won else "result-lost"))
    return "\n".join(lines)


def ended_early(log: AnyLog) -> bool:
    """Whether the record says that the game ended without being played out."""
    return log.header.tag("Termination") is not None


def _early(log: AnyLog, words: Words) -> str:
    places = (log.header.tag("Places") or "").split()
    winners = [seat for seat, place in enumerate(places) if place == "1"]
    said = words("result-ended")
    if len(places) != len(log.header.seats) or not 0 < len(winners) < len(places):
        return said
    names = ", ".join(seat_name(log.header, seat, words) for seat in winners)
    return f"{said} {words('result-winner', names=names, count=len(winners))}"


def brief(game: AnyGame, log: AnyLog, words: Words) -> str:
    """The score in one line, from what ``kostka score --json`` says: each total, and of a growing
    list (sets, rounds) its last. What has no word (``score-<key>``) in the language is left out.
    """
    parts = []
    for key, value in game.score(log).items():
        if isinstance(value, dict):
            parts.append(_pairs(value, words, _label(key, words)))
        elif isinstance(value, list) and value and isinstance(value[-1], dict):
            owners = [_owner(item, log) for item in value]
            if all(owners):
                both = zip(owners, value, strict=True)
                parts += [_pairs(item, words, who) for who, item in both]
            elif words.has(f"score-{key}"):
                head = f"{_label(key, words)} {len(value)}"
                parts.append(_pairs(value[-1], words, head))
    return " · ".join(part for part in parts if part)


def _label(key: object, words: Words) -> str:
    """A key or a value of a score as people say it, where there is a word for it."""
    return words(f"score-{key}") if words.has(f"score-{key}") else str(key)


def _owner(item: dict[str, Any], log: AnyLog) -> str:
    """The player whose item this is, or nothing."""
    return next((str(value) for value in item.values() if value and value in log.header.seats), "")


def _pairs(item: dict[str, Any], words: Words, head: str) -> str:
    """``head: home 3, guest 2``: the numbers and words of an item; nothing for an empty one."""
    said = []
    for key, value in item.items():
        if (
            words.has(f"score-{key}")
            and isinstance(value, int | str)
            and not isinstance(value, bool)
        ):
            said.append(f"{_label(key, words)} {_label(value, words)}")
    return f"{head}: {', '.join(said)}" if said else ""
