"""Tags as other people write them, under the names that Kostka gives them.

Capitals, blanks, hyphens and underscores in a name mean nothing: ``[game …]``, ``[Player_1 …]``,
``[Option "best-of" …]``. An option that is a number may be a tag by itself, ``[BestOf "4"]``. Where
any number may play, they may be named in one tag, ``[Players "Ann, Bob"]``, or in one each,
``[Player "Ann"]``; a count of them alone says how many play.
"""

import re
from collections.abc import Iterator

from kostka.game.cursor import Word
from kostka.game.room import AnyRoom
from kostka.game.ruleset import choices

Tag = tuple[str, str, Word]
"""A tag's name, its value, and where it stands; an option's name is ``Option name``."""

APART = re.compile(r"[\s_-]+")
BETWEEN = re.compile(r"\s*[,;/|&]\s*")
COUNT = re.compile(r"[0-9]{1,2}")
NUMBER = re.compile(r"-?[0-9]+")
OPTION = "Option "


def folded(name: str) -> str:
    """A tag's name without what means nothing.

    >>> folded("Best_Of"), folded("player 1")
    ('bestof', 'player1')
    """
    return APART.sub("", name).casefold()


def game_tag(tags: list[Tag]) -> Tag | None:
    """The tag that says which game it is."""
    return next((tag for tag in tags if folded(tag[0]) == "game"), None)


def understood(tags: list[Tag], where: AnyRoom) -> list[Tag]:
    """The tags of one game under Kostka's names; those that are unknown as they are."""
    known = {folded(name): name for name in ("Game", "Rules")}
    seats = [where.notation.seat_tag(seat) for seat in range(where.seats[-1])]
    for seat, name in enumerate(seats):
        known[f"seat{seat + 1}"] = known[f"player{seat + 1}"] = known[folded(name)] = name
    defaults = next(iter(where.game.RULE_SETS.values()))
    options = {folded(name): name for name in choices(defaults)}
    numbers = {key for key, name in options.items() if type(getattr(defaults, name)) is int}
    found: list[Tag] = []
    named = 0
    for name, value, at in tags:
        key = folded(name)
        if name.startswith(OPTION):
            key = folded(name.removeprefix(OPTION))
            found.append((OPTION + options.get(key, name.removeprefix(OPTION)), value, at))
        elif key in known:
            found.append((known[key], value, at))
        elif key in numbers and NUMBER.fullmatch(value.strip()):
            found.append((OPTION + options[key], value, at))
        elif key in ("player", "players") and len(where.seats) > 1:
            for player in _players(value):
                named += 1
                found.append((f"Player{named}", player, at))
        else:
            found.append((name, value, at))
    return found


def _players(value: str) -> Iterator[str]:
    """The names in one tag, or that many without a name."""
    if COUNT.fullmatch(value.strip()):
        yield from ("" for _ in range(int(value)))
    else:
        yield from BETWEEN.split(value.strip())
