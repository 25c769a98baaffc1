"""Who sits where: people and bots, as typed after ``--seats`` and as kept in a record.

A bot has a name like anybody; the tag ``Bot2 "novice"`` says that the second seat is a bot, and
which.
"""

from dataclasses import dataclass

from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.guests import without_account
from kostka.game.header import Header
from kostka.game.joiners import seen_whole
from kostka.locale.words import Words

BOT = "bot:"
USUAL_BOT = "novice"


@dataclass(frozen=True, slots=True)
class Seating:
    """``names`` of all seats, and which kind of bot sits on which."""

    names: tuple[str, ...]
    bots: dict[int, str]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where a person sits."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    def tags(self) -> dict[str, str]:
        """What a record keeps of it beside the names."""
        return {f"Bot{seat + 1}": kind for seat, kind in sorted(self.bots.items())}


def seated(text: str, players: int | None, game: AnyGame, words: Words) -> Seating:
    """The seating that ``anna,bot:novice`` says, filled up with novices.

    With no text one person sits down against novices. Raises Refusal for an unknown bot, a
    name twice, or more than may sit.
    """
    parts = [" ".join(part.split()) for part in text.split(",")]
    typed = parts if text.strip() else [words("seat-you")]
    least = game.seats.start if text.strip() else game.usual_seats
    count = max(least, len(typed)) if players is None else players
    if count not in game.seats or len(typed) > count:
        least, most = game.seats.start, game.seats[-1]
        expected = str(least) if least == most else f"{least}…{most}"
        found = max(count, len(typed)) if count in game.seats or len(parts) > 1 else count
        raise Refusal("seats-count", found=found, expected=expected)
    typed += [BOT + USUAL_BOT] * (count - len(typed))
    bots = {
        seat: bot_kind(part.removeprefix(BOT), game)
        for seat, part in enumerate(typed)
        if part.startswith(BOT)
    }
    names = [part if seat not in bots else "" for seat, part in enumerate(typed)]
    for seat, name in enumerate(names):
        if seat in bots:
            names[seat] = _bot_name(bots[seat], names, list(bots.values()), words)
        elif not name or not seen_whole(name) or names.count(name) > 1:
            raise Refusal("seat-name", found=name or text)
    return Seating(tuple(names), bots)


def seating_of(header: Header, game: AnyGame) -> Seating:
    """Who sits at a game begun before. Raises Refusal for a bot there is none of now."""
    tags = {seat: header.tag(f"Bot{seat + 1}") for seat in range(len(header.seats))}
    bots = {seat: bot_kind(kind, game) for seat, kind in tags.items() if kind is not None}
    return Seating(header.seats, bots)


def seat_name(header: Header, seat: int, words: Words) -> str:
    """The name in this seat, marked if it is a guest's of a server; or the seat's number where
    nobody gave one."""
    name = header.seats[seat]
    if name and seat in without_account(header):
        return words("name-guest", name=name)
    return name or words("seat-number", number=seat + 1)


def named(header: Header, words: Words) -> Words:
    """Words that call the seats by the names that the header has for them, guests' marked."""
    return words.naming(
        [name and seat_name(header, seat, words) for seat, name in enumerate(header.seats)]
    )


def bot_kind(kind: str, game: AnyGame) -> str:
    """The kind of bot, if the game brings it."""
    if kind not in game.bots:
        choices = " ".join(BOT + name for name in game.bots)
        raise Refusal("bot-unknown", found=BOT + kind, expected=choices)
    return kind


def _bot_name(kind: str, taken: list[str], kinds: list[str], words: Words) -> str:
    name = words(f"bot-{kind}") if words.has(f"bot-{kind}") else kind
    if kinds.count(kind) == 1 and name not in taken:
        return name
    number = 1
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
