"""A process in which bots think (see process/worker_loop.py). What it gets of a game is a view,
never a state, and nothing tells it how the chance of a table is drawn.

>>> from kostka.kamos.rules import start, legal, apply, draw, view
>>> from kostka.game.chance import Seeded
>>> from kostka.game.header import Header
>>> state = start(Header("kamos", "kamos-1", ("Ann",)))
>>> state = apply(state, draw(state, Seeded(1)))
>>> asked = Choose("t1", 0, "kamos", "novice", msgspec.Raw(msgspec.json.encode(view(state, 0))),
...     msgspec.Raw(msgspec.json.encode(legal(state, 0))), "seed", 1.0)
>>> PlayerCache().answer(asked, print) in legal(state, 0)
True
"""

from collections import OrderedDict
from functools import cache
from typing import Any

import msgspec

from kostka.game.chance import Seeded
from kostka.game.definition import game_named
from kostka.game.errors import Refusal
from kostka.game.player import Player, Turn
from kostka.server.process.worker_loop import OnProgress, work

MOST_PLAYERS = 512
"""A bot at a table keeps what it has noticed for as long as so many others have not sat down."""
NICE = 5
"""People come first: the server is asked before those who think."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which of these moves? ``seconds``: how long it may think; ``seed`` of its own source."""

    table: str
    seat: int
    game: str
    bot: str
    view: msgspec.Raw
    moves: msgspec.Raw
    seed: str
    seconds: float


class Probe(msgspec.Struct, frozen=True, tag="can"):
    """Can this bot play here at all? (Some need what is not installed everywhere.)"""

    game: str
    bot: str


BotRequest = Choose | Probe


class PlayerCache:
    """The players of this process, one for each seat of a table."""

    def __init__(self) -> None:
        self._players: OrderedDict[tuple[str, int, str], Player[Any, Any]] = OrderedDict()

    def answer(self, question: BotRequest, _progress: OnProgress) -> Any:
        """The move chosen; nothing where the bot can play. Raises what it raises."""
        try:
            if isinstance(question, Probe):
                game_named(question.game).bots[question.bot]()
                return None
            return self._chosen(question)
        except Refusal:
            raise
        except Exception:  # a bot that breaks must not take the others with it
            self.forget(question)
            raise

    def forget(self, question: BotRequest) -> None:
        """Let another player sit down here."""
        if isinstance(question, Choose):
            self._players.pop((question.table, question.seat, question.bot), None)

    def _chosen(self, asked: Choose) -> Any:
        views, moves = _decoders(asked.game)
        turn = Turn(
            asked.seat,
            views.decode(asked.view),
            moves.decode(asked.moves),
            Seeded(asked.seed),
            asked.seconds,
        )
        return self._player(asked).choose(turn)

    def _player(self, asked: Choose) -> Player[Any, Any]:
        place = (asked.table, asked.seat, asked.bot)
        player = self._players.get(place)
        if player is None:
            player = self._players[place] = game_named(asked.game).bots[asked.bot]()
        self._players.move_to_end(place)
        if len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)
        return player


@cache
def _decoders(game: str) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    rules: Any = game_named(game).rules
    return msgspec.json.Decoder(rules.VIEW), msgspec.json.Decoder(tuple[rules.MOVE, ...])


if __name__ == "__main__":
    work(PlayerCache().answer, BotRequest, NICE)
