"""A player who is a person at the keyboard."""

from collections.abc import Callable
from typing import Any

from kostka.cli.screen import Screen
from kostka.cli.table_commands import TableCommands
from kostka.game.definition import Face
from kostka.game.errors import Refusal
from kostka.game.player import Turn
from kostka.game.seats import Seat
from kostka.locale.words import Words


class KeyboardPlayer:
    """Asks until one of the turn's moves is typed; answers questions about rules meanwhile."""

    def __init__(
        self,
        screen: Screen,
        face: Face[Any, Any],
        words: Words,
        questions: TableCommands,
        judge: Callable[[Seat, str], Refusal | None],
    ) -> None:
        self._screen = screen
        self._face = face
        self._words = words
        self._questions = questions
        self._judge = judge

    def choose(self, turn: Turn[Any, Any]) -> Any:
        """The move typed. Raises Quit, TakeBack, Ruled, or at the input's end EOFError."""
        self._questions.refused = None
        choices = "  ".join(self._face.write(move) for move in turn.moves)
        self._screen.line(self._face.draw(turn.view, self._words))
        while True:
            self._screen.line(self._face.ask(turn.view, turn.moves, self._words))
            typed = self._screen.ask("> ")
            if self._questions.answer(typed, self._words("play-choices", moves=choices)):
                continue
            if not typed:
                self._screen.line(self._face.draw(turn.view, self._words))
                continue
            try:
                move = self._face.hear(typed, turn.moves, turn.view)
            except Refusal as refused:
                self._questions.refuse(refused, typed)
                continue
            if move is not None:
                return move
            self._questions.refuse(self._judge(turn.seat, typed), typed)
