"""A player who is a person at the keyboard."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kostka.cli.refusal import sentence
from kostka.cli.rules import rule_text
from kostka.cli.screen import Screen
from kostka.game.errors import RuleError
from kostka.game.player import Turn
from kostka.game.room import Face
from kostka.game.seats import Seat
from kostka.locale.rulebook import UnknownRule
from kostka.locale.words import LANGUAGES, Words

COMMANDS = ("quit", "undo", "help", "why", "rules")


class Quit(Exception):
    """The person goes; the game can be taken up again."""


class TakeBack(Exception):
    """The person wants their last move back."""


@cache
def _commands() -> dict[str, str]:
    """What may be typed for each command, in any language."""
    return {
        typed: command
        for language in LANGUAGES
        for command in COMMANDS
        for typed in Words(language)(f"command-{command}").split()
    }


def command(typed: str) -> tuple[str, str]:
    """The command that was typed and what stands after it; an empty one for anything else.

    >>> command("rules MX-14"), command("52")
    (('rules', 'MX-14'), ('', ''))
    """
    first, _, rest = typed.partition(" ")
    return _commands().get(first.casefold(), ""), rest.strip()


class Person:
    """Asks until one of the turn's moves is typed; answers questions about rules meanwhile."""

    def __init__(
        self,
        screen: Screen,
        face: Face[Any, Any],
        words: Words,
        judge: Callable[[Seat, str], RuleError | None],
    ) -> None:
        self._screen = screen
        self._face = face
        self._words = words
        self._judge = judge
        self._refused: RuleError | None = None

    def choose(self, turn: Turn[Any, Any]) -> Any:
        """The move the person types. Raises Quit, TakeBack, or EOFError at the input's end."""
        self._refused = None
        self._screen.line(self._face.draw(turn.view, self._words))
        while True:
            self._screen.line(self._face.ask(turn.view, self._words))
            typed = self._screen.ask("> ")
            name, rest = command(typed)
            if name:
                self._obey(name, rest, turn)
            elif not typed:
                self._screen.line(self._face.draw(turn.view, self._words))
            else:
                move = self._face.hear(typed, turn.moves, self._words)
                if move is not None:
                    return move
                self._refuse(turn.seat, typed)

    def _obey(self, name: str, rest: str, turn: Turn[Any, Any]) -> None:
        match name:
            case "quit":
                raise Quit
            case "undo":
                raise TakeBack
            case "help":
                choices = "  ".join(self._face.write(move) for move in turn.moves)
                self._screen.line(self._words("play-choices", moves=choices))
                self._screen.line(self._words("play-help"))
            case "why" if self._refused is None:
                self._screen.line(self._words("play-why-nothing"))
            case _:
                self._explain(rest if name == "rules" else "")

    def _explain(self, number: str) -> None:
        """One rule: the one asked for, or the one behind the last refusal."""
        if not number and self._refused is not None:
            number = self._refused.rule
        if not number:
            self._screen.line(self._words("play-rules-which"))
            return
        try:
            self._screen.page(rule_text(number, self._words))
        except UnknownRule as unknown:
            error = RuleError(
                "", "rule-unknown", found=unknown.number, expected=" ".join(unknown.near)
            )
            self._screen.line(sentence(error, self._words))

    def _refuse(self, seat: Seat, typed: str) -> None:
        self._refused = self._judge(seat, typed)
        if self._refused is None:
            self._screen.line(self._words("play-not-understood", typed=typed[:40]))
        else:
            self._screen.line(sentence(self._refused, self._words))
