"""Writes the library's reference, docs/reference.md, from docstrings: ``script/reference``."""

import inspect
import json
import re
import typing
from pathlib import Path
from typing import Any

import kostka
from kostka.game.analysis import Analysis, Decision, Luck
from kostka.game.contract import Rules
from kostka.game.definition import AnyGame, game_named
from kostka.game.log import Insert, Log, Replace, Undo
from kostka.game.player import Player, Turn
from kostka.game.record import read_file
from kostka.game.ruleset import choices
from kostka.game.steps import Step
from kostka.mexiko.rules.calls import NAMES, dice_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"
GAMES = ("mexiko", "kamos", "domino")
OPENING = """# Library reference

Made from the docstrings by `script/reference`; the [quickstart](quickstart.md) has examples.
Everything is typed and immutable. What the rules refuse is a
`Refusal` with `rule`, `code`, `found`, `expected`.
"""


def reference() -> str:
    """The whole page."""
    parts = [OPENING, "## `from kostka import …`", *_short_names()]
    parts += ["## Logs, players, analysis"]
    parts += [_type(kind) for kind in (Log, Step, Undo, Replace, Insert, Turn, Analysis)]
    parts += [_type(kind) for kind in (Decision, Luck)]
    parts += [_methods(Player), _methods(Rules)]
    for name in GAMES:
        parts += _game(game_named(name))
    return "\n\n".join(parts) + "\n"


def _short_names() -> list[str]:
    parts = [
        '`mexiko`, `kamos`, `domino`: each has `new(*seats, rules="", **options) -> Log`, '
        "`score(log)`, `analyse(log, *, seconds=None) -> Analysis` and `GAME`, all that it brings "
        "(`kostka.game.definition.Game`)."
    ]
    for name in kostka.__all__:
        value = getattr(kostka, name)
        form = "" if inspect.isclass(value) else str(inspect.signature(value))
        parts.append(f"- **`{name}{_short(form)}`** {_doc(value)}")
    return parts


def _game(game: AnyGame) -> list[str]:
    rules = game.rules
    names = ", ".join(f"`{name}`" for name in rules.RULE_SETS)
    parts = [f"## {game.name}", f"Rule sets: {names}. Bots: {', '.join(game.bots)}."]
    if game.name == "mexiko":
        parts.append(_ladder())
    defaults = next(iter(rules.RULE_SETS.values()))
    table = ["| option | takes | usual | rule |", "|---|---|---|---|"]
    for option, (rule, takes, usual) in choices(defaults).items():
        table.append(f"| `{option}` | {takes.replace('|', chr(92) + '|')} | {usual} | {rule} |")
    parts += ["\n".join(table), "### Moves"]
    parts += [_type(kind, "-") for kind in _members(rules.MOVE)]
    parts += ["### What a viewer gets", *map(_type, _structs(rules.VIEW))]
    return [*parts, f"### `score`\n\n{_doc(game.score)}", *_scored(game.name)]


def _ladder() -> str:
    calls = ", ".join(
        f"{number} `{name}` ({'-'.join(map(str, dice_of(number)))})"
        for number, name in enumerate(NAMES)
    )
    return (
        "A call is its place in the ladder (MX-4), 0 to 20, `kostka.mexiko.rules.calls.NAMES`: "
        f"{calls}."
    )


def _scored(name: str) -> list[str]:
    """What score says of a golden game."""
    path = next(iter(sorted((ROOT / "tests" / "golden" / name).glob("*.kostka"))))
    [record, *_] = read_file(path)
    told = json.dumps(record.game.score(record.log), ensure_ascii=False)
    return [f"Of `tests/golden/{name}/{path.name}`:", f"```json\n{told}\n```"]


def _members(union: Any) -> tuple[Any, ...]:
    return typing.get_args(union) or (union,)


def _structs(view: type) -> list[type]:
    """The view's type and those of its fields, each once."""
    found: list[type] = []
    waiting: list[Any] = [view]
    while waiting:
        kind = waiting.pop(0)
        if hasattr(kind, "__struct_fields__"):
            if kind not in found:
                found.append(kind)
                waiting += typing.get_type_hints(kind).values()
        else:
            waiting += typing.get_args(kind)
    return found


def _type(kind: type, sign: str = "-") -> str:
    """A type with its fields and what it is."""
    try:
        hints = typing.get_type_hints(kind)
    except NameError:
        hints = {}
    names = getattr(kind, "__struct_fields__", None) or getattr(kind, "__dataclass_fields__", {})
    fields = ", ".join(f"{name}: {_named(hints.get(name, ''))}" for name in names)
    return f"{sign} **`{kind.__name__}({fields})`** {_doc(kind)}"


def _methods(protocol: type) -> str:
    lines = [f"- **`{protocol.__name__}`** {_doc(protocol)}"]
    for name, value in vars(protocol).items():
        if inspect.isfunction(value) and not name.startswith("_"):
            form = _short(str(inspect.signature(value)))
            lines.append(f"  - `{name}{form}` {_doc(value)}")
    return "\n".join(lines)


def _named(hint: Any) -> str:
    return _short(
        hint.__name__ if inspect.isclass(hint) and not typing.get_args(hint) else str(hint)
    )


def _short(text: str) -> str:
    """Types without the modules they stand in."""
    text = re.sub(r"<function [^>]*> at [^>]*>|<function <lambda> at \w+>", "…", text)
    text = re.sub(r"ForwardRef\('([^']*)'\)", r"\1", text)
    text = re.sub(r"\b(?:[a-z_0-9]+\.)+([A-Za-z_]+)", r"\1", text)
    return re.sub(r"<class '([^']*)'>", r"\1", text).replace("~", "").replace("'", "")


def _doc(value: Any) -> str:
    """A docstring as one paragraph, without its examples."""
    text = inspect.getdoc(value) or ""
    return " ".join(text.partition(">>>")[0].split()).replace("``", "`")


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
