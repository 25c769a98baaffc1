"""Tags as other people write them, under the names that Kostka gives them.

Capitals, blanks, hyphens and underscores in a name mean nothing: ``[game …]``, ``[Player_1 …]``,
``[Option "best-of" …]``. A tag of an option's name is that option, ``[BestOf "4"]``. Where any
number may play, they may be named in one tag, ``[Players "Ann, Bob"]``, or in one each,
``[Player "Ann"]``; a count of them alone says how many play. A tag that nearly names a player is
none of the free ones.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from kostka.game.cursor import Word
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.line_words import phrases
from kostka.game.record.scan import folded
from kostka.game.ruleset import choices
from kostka.locale.typed import folded as typed_folded

Tag = tuple[str, str, Word]
"""A tag's name, its value, and where it stands; an option's name is ``Option name``."""

BETWEEN = re.compile(r"\s*[,;/|&]\s*")
COUNT = re.compile(r"[0-9]{1,2}")
LIKE_A_SEAT = re.compile(r"([^\W\d_]+)([0-9]{0,2})")
SEATS = phrases(
    {
        "Home": {"cs": "domácí", "de": "heim", "uk": "господарі"},
        "Guest": {"cs": "hosté|host", "de": "gast|gäste", "uk": "гості|гість"},
    }
)
PLAYERS = phrases({"player": {"cs": "hráč|hráči", "de": "spieler", "uk": "гравець|гравці"}})
NUMBERED = re.compile(r"([^\W\d_]+)([0-9]{0,2})")
OPTION = "Option "
NEAR = 0.8
"""From this likeness on a word is another spelled wrongly ("playyer", "hom")."""
MANY = 6


def game_tag(tags: list[Tag]) -> Tag | None:
    """The tag that says which game it is."""
    return next((tag for tag in tags if folded(tag[0]) == "game"), None)


def understood(tags: list[Tag], game: AnyGame) -> list[Tag]:
    """The tags of one game under Kostka's names; those that are unknown as they are."""
    known = {folded(name): name for name in ("Game", "Rules", *chance_tags(game))}
    seats = [game.notation.seat_tag(seat) for seat in range(game.seats[-1])]
    for seat, name in enumerate(seats):
        known[f"seat{seat + 1}"] = known[f"player{seat + 1}"] = known[folded(name)] = name
    defaults = next(iter(game.rules.RULE_SETS.values()))
    options = {folded(name): name for name in choices(defaults)}
    found: list[Tag] = []
    named = 0
    for name, value, at in tags:
        key = _in_our_words(folded(name), known)
        if name.startswith(OPTION):
            key = folded(name.removeprefix(OPTION))
            found.append((OPTION + options.get(key, name.removeprefix(OPTION)), value, at))
        elif key in known:
            found.append((known[key], value, at))
        elif key in options:
            found.append((OPTION + options[key], value, at))
        elif key in ("player", "players") and len(game.seats) > 1:
            for player in _players(value):
                named += 1
                found.append((f"Player{named}", player, at))
        else:
            found.append((name, value, at))
    return found


def chance_tags(game: AnyGame) -> Iterator[str]:
    """The tags from which a game's chance is verified; one that is there twice says nothing."""
    yield from ("Seed", "GameId", "Commitment", "Secret", "Origin")
    for seat in range(1, game.seats[-1] + 1):
        yield from (f"SeatCommitment{seat}", f"SeatValue{seat}", f"Bot{seat}")


def _in_our_words(key: str, known: Mapping[str, str]) -> str:
    """A seat's or a player's tag of another language as ours: ``domácí``, ``hráč2``."""
    ours = folded(SEATS.get(typed_folded(key), ""))
    if ours in known:
        return ours
    found = NUMBERED.fullmatch(key)
    if found is None or (player := PLAYERS.get(typed_folded(found[1]))) is None:
        return key
    return player + found[2]


def check_free(name: str, game: AnyGame) -> None:
    """Raises Refusal for a tag that would be kept as it is but nearly names a player of this
    game, or an option without its value."""
    if folded(name) in ("option", "options"):
        raise no_option(name)
    seats = [game.notation.seat_tag(seat) for seat in range(game.seats[-1])]
    found = LIKE_A_SEAT.fullmatch(folded(name))
    if found is None:
        return
    word, number = found.groups()
    theirs = {folded(seat).rstrip("0123456789") for seat in seats}
    numbered = any(seat[-1].isdigit() for seat in seats)
    letters = {seat for seat in theirs if len(seat) > 1}
    near = word not in ("player", "seat") and get_close_matches(
        word, {*letters, "player", "players"}, cutoff=NEAR
    )
    beyond = number and word in ("player", "seat") and len(game.seats) == 1
    pair = number and numbered and not letters and len(word) == 1
    if near or beyond or pair:
        shown = seats if len(seats) < MANY else [seats[0], "…", seats[-1]]
        raise Refusal("tag-player", found=name, expected=" ".join(shown))


def no_option(name: str) -> Refusal:
    """The error for a tag that says no option's name, or not its value."""
    return Refusal("tag-option", found=name.strip(), expected='[Option "NAME" "VALUE"]')


def _players(value: str) -> Iterator[str]:
    """The names in one tag, or that many without a name."""
    if COUNT.fullmatch(value.strip()):
        yield from ("" for _ in range(int(value)))
    else:
        yield from BETWEEN.split(value.strip())
