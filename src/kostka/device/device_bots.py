"""The bots that can play on a device: those that need no compiled solver."""

import secrets
from typing import Any

from kostka.game.chance import Seeded
from kostka.game.definition import game_named
from kostka.game.errors import Refusal
from kostka.game.player import Player, Turn
from kostka.game.seats import Seat
from kostka.live.bots import bot_question
from kostka.live.setup import BOT, Setup
from kostka.live.table import Table

SECONDS = 0.5
"""So long may a bot think that can think for ever."""


def able_bots(game: str) -> tuple[str, ...]:
    """The bots of a game that can play here."""
    return tuple(name for name in game_named(game).bots if not _unable(game, name))


def check_bots(setup: Setup, *also: str) -> None:
    """Raises Refusal for a bot that is to sit at this table and cannot play here."""
    bots = [seat.removeprefix(BOT) for seat in setup.seats if seat.startswith(BOT)]
    for bot in (*bots, *also):
        if code := _unable(setup.game, bot):
            raise Refusal(code, found=bot)


def _unable(game: str, bot: str) -> str:
    """Why a bot cannot play here, as a refusal's code; empty if it can, or if there is none."""
    try:
        if (player := game_named(game).bots.get(bot)) is not None:
            player()
    except Refusal as refused:
        return refused.code
    return ""


class SeatedBots:
    """The bots at the tables of a device, each with what it has noticed there."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, Seat, str], Player[Any, Any]] = {}

    def chosen(self, table: Table, seat: Seat) -> tuple[str, Any]:
        """The bot that must choose at this seat, and its move."""
        bot = table.seats[seat].bot
        assert bot is not None, "a bot is due here"
        view, moves = bot_question(table, seat)
        turn = Turn(seat, view, moves, Seeded(secrets.token_hex(16)), SECONDS)
        return bot, self._player(table, seat, bot).choose(turn)

    def _player(self, table: Table, seat: Seat, bot: str) -> Player[Any, Any]:
        place = (table.id, seat, bot)
        player = self._players.get(place)
        if player is None:
            player = self._players[place] = table.game.bots[bot]()
        return player
