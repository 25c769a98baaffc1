"""What a link to a table says in a chat: who invites to what, by which rules and clock.

It is made from the summary that lists have, in which nothing is hidden; whoever has the link sees
as much on the page itself.
"""

import msgspec

from kostka.game.definition import game_named
from kostka.game.ruleset import choices
from kostka.live.phase import Phase
from kostka.live.projection import Summary
from kostka.live.setup import Clock, Setup
from kostka.live.views.seats import SeatView
from kostka.locale.words import Words


class Preview(msgspec.Struct, frozen=True):
    """A title, a sentence or two, and the game whose picture goes with it."""

    title: str
    text: str
    game: str


def preview(summary: Summary, phase: Phase, words: Words) -> Preview:
    """What is told of a table."""
    game = summary.game
    free = any(seat.kind == "open" for seat in summary.seats)
    if phase is Phase.OPEN and free:
        title = words("door-invites", who=summary.owner, game=game)
        how = words(
            "door-what-open", length=length(summary.setup, words), clock=clock(summary, words)
        )
    else:
        names = ", ".join(_name(seat, words) for seat in summary.seats)
        title = words("door-plays", names=names, game=words(f"game-{game}"))
        over = phase in (Phase.OVER, Phase.CLOSED)
        how = words("door-what-over" if over else "door-what-running")
    return Preview(title, f"{words(f'door-about-{game}')} {how}", game)


def length(setup: Setup, words: Words) -> str:
    """How long the game is, out of its options."""
    sets = game_named(setup.game).rules.RULE_SETS
    rules = sets[setup.rules] if setup.rules else next(iter(sets.values()))
    usual = {name: default for name, (_, _, default) in choices(rules).items()}
    options = {
        name: int(value) if value.isdigit() else value
        for name, value in (usual | setup.options).items()
    }
    return words(f"door-length-{setup.game}", **options)


def clock(summary: Summary, words: Words) -> str:
    """The time agreed on."""
    given: Clock = summary.setup.clock
    if given.game is not None:
        return words("door-clock-game", minutes=max(1, given.game // 60))
    if given.move is not None:
        return words("door-clock-move", seconds=given.move)
    return words("door-clock-none", game=summary.game)


def _name(seat: SeatView, words: Words) -> str:
    if seat.engine is not None:
        return words(f"bot-{seat.engine}")
    return words("name-guest", name=seat.name) if seat.guest else seat.name
