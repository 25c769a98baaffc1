"""How long the game shall be: asked before it begins, where somebody sits at a terminal."""

from kostka.cli.refusal import sentence
from kostka.cli.screen import Screen
from kostka.cli.table_commands import Quit, command
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.ruleset import options_of, with_options
from kostka.locale.words import Words


def length_asked(
    game: AnyGame, rules: str, options: dict[str, str], screen: Screen, words: Words
) -> dict[str, str]:
    """The options with the length that was typed; as they are where they name it already, or
    where nobody can be asked: then a line says which option it is. Raises Quit or EOFError."""
    length = game.length
    defaults = game.rules.RULE_SETS.get(rules or next(iter(game.rules.RULE_SETS)))
    if length is None or length.option in options or defaults is None:
        return options
    usual = str(getattr(defaults, length.option))
    about = words(f"length-{game.name}")
    if not screen.interactive:
        flag = words("play-length-flag", about=about, usual=usual, option=length.option)
        screen.line(flag)
        return options
    while True:
        screen.line(words("play-length", about=about, usual=usual))
        typed = screen.ask("> ")
        if command(typed)[0] == "quit":
            raise Quit
        if not typed:
            return options
        chosen = {**options, length.option: typed}
        try:
            options_of(defaults, with_options(defaults, chosen))
        except Refusal as refused:
            screen.line(sentence(refused, words))
            continue
        return chosen
