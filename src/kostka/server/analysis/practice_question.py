"""Questions for practice as they travel."""

import msgspec

from kostka.game.chance import Seeded
from kostka.game.definition import game_named, game_names
from kostka.game.errors import Refusal
from kostka.game.seats import Seat
from kostka.live.table import raw_json


class ChoiceView(msgspec.Struct, frozen=True):
    """A move that may be made, and what it costs against the best, with its standard error."""

    move: msgspec.Raw
    cost: float
    error: float


class Task(msgspec.Struct, frozen=True):
    """What would you do here? The ``choices`` have the best one first; ``unit`` as in an
    analysis; ``seats`` says how many sit at the table."""

    id: str
    game: str
    seat: Seat
    seats: int
    unit: str
    view: msgspec.Raw
    choices: tuple[ChoiceView, ...]


def task(game: str, seed: str) -> Task:
    """A question of this game's. Raises Refusal ``practice-none`` where it has none."""
    where = game_named(game)
    if where.tools.practice is None:
        able = " ".join(
            name for name in game_names() if game_named(name).tools.practice is not None
        )
        raise Refusal("practice-none", found=game, expected=able)
    found = where.tools.practice(Seeded(seed))
    choices = tuple(ChoiceView(raw_json(one.move), one.cost, one.error) for one in found.choices)
    view = raw_json(found.view)
    return Task(seed, game, found.seat, found.seats, found.unit, view, choices)
