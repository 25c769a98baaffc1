"""``kostka solve GAME``: what a game's solver knows. Its keyword parameters are the flags.

A parameter's help is the word ``help-solve-<game>-<parameter>``, or what the solver's own docstring
says of it.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

from kostka.cli.arguments import JsonLines, Language, speech
from kostka.cli.progress import compiling_told, gauge
from kostka.cli.refusal import FINE
from kostka.game.definition import AnyGame, game_named, game_names
from kostka.locale.words import Words

PROGRESS = "progress"
OWN = {"as_json": (JsonLines, False), "lang": (Language, None)}
"""The flags that every solver has."""


def commands() -> App:
    """A command for every game that can be solved."""
    app = App(name="solve", help="help-solve")
    for where in map(game_named, game_names()):
        if where.tools.solve is not None:
            said = f"help-solve-{where.name}"
            app.command(_command(where, where.tools.solve), name=where.name, help=_known(said))
    return app


def __getattr__(name: str) -> App:
    """``app``: made when it is asked for, by the games that there are then."""
    if name != "app":
        raise AttributeError(name)
    return commands()


def _command(game: AnyGame, solve: Callable[..., Iterator[dict[str, Any]]]) -> Callable[..., int]:
    """A function with the solver's keyword parameters and those of every command."""
    parameters = inspect.signature(solve, eval_str=True).parameters

    def run(*, as_json: bool = False, lang: str | None = None, **flags: Any) -> int:
        words = speech(lang)
        with compiling_told(words), gauge(words("solve-working")) as progress:
            if PROGRESS in parameters:
                flags[PROGRESS] = progress
            lines = solve(**flags)
            if as_json:
                for line in lines:
                    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
                    sys.stdout.flush()
                return FINE
            found = [game.tools.shown(line, words) for line in lines]
        _show(found, words)
        return FINE

    flags = [
        parameter.replace(annotation=_flag(game.name, parameter))
        for parameter in parameters.values()
        if parameter.name != PROGRESS
    ]
    flags += [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for name, (kind, default) in OWN.items()
    ]
    function: Any = run
    function.__doc__ = solve.__doc__
    function.__signature__ = inspect.Signature(flags, return_annotation=int)
    function.__annotations__ = {flag.name: flag.annotation for flag in flags}
    return run


def _flag(game: str, parameter: inspect.Parameter) -> Any:
    key = f"help-solve-{game}-{parameter.name.replace('_', '-')}"
    note = Parameter(help=key) if _known(key) else Parameter()
    if parameter.annotation is bool and not parameter.default:
        note = Parameter.combine(note, Parameter(negative=""))
    return Annotated[parameter.annotation, note]


def _known(key: str) -> str | None:
    """The key of a help text, if there is such a text."""
    return key if Words("en").has(key) else None


def _show(found: list[dict[str, Any]], words: Words) -> None:
    from rich.console import Console  # noqa: PLC0415  (slow to load, and --json needs none)

    from kostka.cli.text_tree import text_tree  # noqa: PLC0415

    console = Console()
    for part in text_tree(found, words):
        console.print(part)
