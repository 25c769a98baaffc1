"""The games that can be played here."""

from litestar import get
from msgspec.structs import replace

from kostka.game.definition import AnyGame, game_named, game_names
from kostka.live.views.games import GameView, described
from kostka.server.state import ServerState


@get("/games")
async def games(state: ServerState) -> list[GameView]:
    """All games. ``sides``: by the number of seats, which of them play together."""
    return [await game_view(game_named(name), state) for name in game_names()]


async def game_view(game: AnyGame, state: ServerState) -> GameView:
    """One game as a form needs it."""
    able = [bot for bot in game.bots if not await state.services.bots.unable(game.name, bot)]
    return replace(described(game.name), bots=tuple(able))
