"""The options that several commands share. A help text is named by its key in ``locale/``."""

import math
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from kostka.game.errors import Refusal
from kostka.locale.words import Words, language_of

Language = Annotated[
    Literal["cs", "en", "de", "uk"] | None, Parameter(name="--lang", help="help-lang")
]
File = Annotated[Path, Parameter(help="help-file")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="help-json")]
"""One object a game."""
JsonWhole = Annotated[bool, Parameter(name="--json", negative="", help="help-json-whole")]
"""One object for everything."""
JsonLines = Annotated[bool, Parameter(name="--json", negative="", help="help-json-lines")]
"""An object for each thing found."""
GameName = Annotated[str, Parameter(help="help-game")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", help="help-option")]
Rules = Annotated[str, Parameter(name="--rules", help="help-rule-set")]
Players = Annotated[int | None, Parameter(name="--players", help="help-players")]
Seed = Annotated[str | None, Parameter(name="--seed", help="help-seed", allow_leading_hyphen=True)]
SeriesSeed = Annotated[
    str, Parameter(name="--seed", help="help-simulation-seed", allow_leading_hyphen=True)
]


def at_least(least: int, number: int, name: str, most: int | None = None) -> int:
    """The number, if it is not too small or too large for the option of this name."""
    if number < least or (most is not None and number > most):
        expected = f"{least}…{'' if most is None else most}"
        raise Refusal("option-number", found=f"{name} {number}", expected=expected)
    return number


def counted(name: str, help_key: str, most: int | None = None) -> Parameter:
    """An option that takes a number from 1 on: what is none is refused before anything begins."""

    def check(_kind: object, number: int | None) -> None:
        if number is not None:
            at_least(1, number, name, most)

    return Parameter(name=name, help=help_key, validator=check)


def _some_time(_kind: object, seconds: float | None) -> None:
    """Whether one can think in this time."""
    if seconds is not None and not 0 < seconds < math.inf:
        raise Refusal("option-number", found=f"--seconds {seconds}", expected="> 0")


MOST_WORKERS = 1024
Workers = Annotated[int | None, counted("--workers", "help-workers", MOST_WORKERS)]
Seconds = Annotated[
    float | None, Parameter(name="--seconds", help="help-seconds", validator=_some_time)
]


def speech(language: str | None) -> Words:
    """The words of the language asked for, or of the environment's."""
    return Words(language or language_of())


def option_pairs(given: list[str] | None) -> dict[str, str]:
    """``name=value`` texts as a mapping.

    >>> option_pairs(["two_points=called"])
    {'two_points': 'called'}
    """
    pairs: dict[str, str] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal("option-form", found=text, expected="name=value")
        if name.strip() in pairs:
            raise Refusal("option-twice", found=name.strip())
        pairs[name.strip()] = value.strip()
    return pairs
