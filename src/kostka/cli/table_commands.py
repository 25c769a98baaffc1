"""What may be typed at the table besides moves, and the answers to it."""

from collections.abc import Callable
from functools import cache

from kostka.cli.refusal import sentence
from kostka.cli.rules import book, found_text
from kostka.cli.screen import Screen
from kostka.game.errors import Refusal
from kostka.locale.rulebook import games, kinds
from kostka.locale.words import LANGUAGES, Words

COMMANDS = ("quit", "undo", "help", "why", "rules")


class Quit(Exception):
    """The person goes; the game can be taken up again."""


class TakeBack(Exception):
    """The person wants their last move back."""


class Ruled(Exception):
    """A line of the referee's has changed the game: whatever was asked is to be asked anew."""


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


class TableCommands:
    """Answers at the table of one game; remembers what was refused last. ``rule`` takes a line of
    the referee's, and says whether it has changed the game."""

    def __init__(
        self, screen: Screen, words: Words, game: str, rule: Callable[[str], bool]
    ) -> None:
        self._screen = screen
        self._words = words
        self._game = game
        self._rule = rule
        self.refused: Refusal | None = None

    def answer(self, typed: str, choices: str = "") -> bool:
        """Whether that was a command, obeyed now; ``choices`` says what else may be typed, where
        the question does not. Raises Quit, TakeBack or Ruled."""
        if typed.startswith("!"):
            if self._rule(typed):
                raise Ruled
            return True
        name, rest = command(typed)
        match name:
            case "":
                return False
            case "quit":
                raise Quit
            case "undo":
                raise TakeBack
            case "help":
                said = self._words("play-help", rule=self._example())
                judge = self._words("play-help-judge")
                key = f"typing-{self._game}"
                how = self._words(key) if self._words.has(key) else ""
                self._screen.line("\n".join(filter(None, (choices, how, said, judge))))
            case "why" if self.refused is None:
                self._screen.line(self._words("play-why-nothing"))
            case _:
                self._explain(rest if name == "rules" else "")
        return True

    def refuse(self, refused: Refusal | None, typed: str) -> None:
        """Say why what was typed cannot be, or that it means nothing."""
        self.refused = refused
        if refused is None:
            self._screen.line(self._words("play-not-understood", typed=typed[:40]))
        else:
            self._screen.line(sentence(refused, self._words))

    def _explain(self, what: str) -> None:
        """A rule, by its number with or without the game's letters, or a whole game's; the one
        behind the last refusal where nothing is said."""
        if not what and self.refused is not None:
            what = self.refused.rule
        if not what:
            self._screen.line(self._words("play-rules-which", rule=self._example()))
        elif what.lower() in games():
            self._screen.page(book(what.lower(), self._words))
        else:
            number = f"{self._letters()}-{what}" if what.isascii() and what.isdigit() else what
            game = self._game if self._game in games() else ""
            try:
                self._screen.page(found_text(number, self._words, game))
            except Refusal as unknown:
                self._screen.line(sentence(unknown, self._words))

    def _example(self) -> str:
        """A number of this game's own rules."""
        return next(iter(kinds(self._game if self._game in games() else games()[0])))

    def _letters(self) -> str:
        return self._example().partition("-")[0]
