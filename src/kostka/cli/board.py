"""A game's score for people: the table as everybody sees it, and who won."""

from typing import Any

from kostka.cli.refusal import sentence
from kostka.cli.seating import seat_name
from kostka.game.log import Log
from kostka.game.room import Room
from kostka.game.seats import Viewer
from kostka.locale.rulebook import kinds, title
from kostka.locale.words import Words


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


def heading(where: Room[Any, Any, Any], log: Log[Any, Any], words: Words) -> str:
    """One line: the game, its rule set and options, and who sits."""
    header = log.header
    names = ", ".join(seat_name(header, seat, words) for seat in range(len(header.seats)))
    rules = " ".join([header.rules, *(f"{name}={value}" for name, value in header.options.items())])
    return f"{game_title(where.name, words)} ({rules}): {names}"


def standing(where: Room[Any, Any, Any], log: Log[Any, Any], viewer: Viewer, words: Words) -> str:
    """The table as this viewer sees it, what cannot be played any more, and how it ended or that
    it is still open."""
    drawn = where.face.draw(where.game.view(log.state, viewer), words)
    return "\n".join([drawn, *impossible(log, words), ending(where, log, words)])


def impossible(log: Log[Any, Any], words: Words) -> list[str]:
    """A line for each entry that a correction has made impossible."""
    return [
        words("replay-fault", number=number, reason=sentence(fault, words))
        for number, fault in log.faults
    ]


def ending(where: Room[Any, Any, Any], log: Log[Any, Any], words: Words) -> str:
    """Places and scores, best first, and the winner; that it is open while it is."""
    result = where.game.result(log.state)
    if result is None:
        return words("result-open")
    seats = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    names = {seat: seat_name(log.header, seat, words) for seat in seats}
    lines = [f"{result.places[seat]}. {names[seat]}  {result.score[seat]}" for seat in seats]
    if result.winners:
        who = ", ".join(names[seat] for seat in result.winners)
        lines.append(words("result-winner", names=who, count=len(result.winners)))
    else:
        lines.append(words("result-draw" if result.won else "result-lost"))
    return "\n".join(lines)


def brief(where: Room[Any, Any, Any], log: Log[Any, Any], words: Words) -> str:
    """The score in one line, from what ``kostka score --json`` says: each total, and of a growing
    list (sets, rounds) its last. What has no word (``score-<key>``) in the language is left out.
    """
    parts = []
    for key, value in where.score(log).items():
        if isinstance(value, dict):
            parts.append(_pairs(value, words, _label(key, words)))
        elif isinstance(value, list) and value and isinstance(value[-1], dict):
            owners = [_owner(item, log) for item in value]
            if all(owners):
                both = zip(owners, value, strict=True)
                parts += [_pairs(item, words, who) for who, item in both]
            else:
                head = f"{_label(key, words)} {len(value)}"
                parts.append(_pairs(value[-1], words, head))
    return " · ".join(part for part in parts if part)


def _label(key: object, words: Words) -> str:
    """A key or a value of a score as people say it, where there is a word for it."""
    return words(f"score-{key}") if words.has(f"score-{key}") else str(key)


def _owner(item: dict[str, Any], log: Log[Any, Any]) -> str:
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
