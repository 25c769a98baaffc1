"""The options of the games' rules, for the help of the commands that take them."""

from collections.abc import Sequence

from kostka.cli.board import game_title
from kostka.cli.seating import BOT
from kostka.game.definition import game_named, game_names
from kostka.game.ruleset import choices
from kostka.locale.words import Words


def rule_options(arguments: Sequence[str], words: Words) -> str:
    """The bots of the game named on the command line, or of all, and the options of its rule sets:
    with their rules, what each takes and what holds otherwise."""
    lines = []
    named = [name for name in game_names() if name in (text.lower() for text in arguments)]
    for name in named or game_names():
        if arguments[0] in ("simulate", "match"):
            bots = " ".join(game_named(name).bots)
        else:
            bots = " ".join(BOT + kind for kind in game_named(name).bots)
        lines.append(words("help-game-bots", game=game_title(name, words), bots=bots))
        defaults = next(iter(game_named(name).rules.RULE_SETS.values()))
        lines.append(words("help-rule-options", game=game_title(name, words)))
        for option, (rule, takes, usual) in choices(defaults).items():
            lines.append(f"  {option}={takes}  ({usual})  {rule}")
        lines.append("")
    return "\n".join(lines)
