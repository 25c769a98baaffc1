"""The options of the games' rules, for the help of the commands that take them."""

from collections.abc import Sequence

from kostka.cli.board import game_title
from kostka.game.room import room, room_names
from kostka.game.ruleset import choices
from kostka.locale.words import Words


def rule_options(arguments: Sequence[str], words: Words) -> str:
    """The options that rule sets have, with their rules, what each takes and what holds otherwise:
    those of the game named on the command line, or of all."""
    lines = []
    named = [name for name in room_names() if name in (text.lower() for text in arguments)]
    for name in named or room_names():
        defaults = next(iter(room(name).game.RULE_SETS.values()))
        lines.append(words("help-rule-options", game=game_title(name, words)))
        for option, (rule, takes, usual) in choices(defaults).items():
            lines.append(f"  {option}={takes}  ({usual})  {rule}")
        lines.append("")
    return "\n".join(lines)
