"""Why a command line was not understood, as a refusal like any other."""

from typing import Literal, get_args, get_origin

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from kostka.game.errors import Refusal


def usage_fault(error: CycloptsError) -> Refusal:
    """The refusal for what cyclopts could not take."""
    match error:
        case UnknownOptionError():
            return Refusal("usage-option", found=error.token.keyword or error.token.value)
        case UnknownCommandError():
            return Refusal("usage-command", found=" ".join(error.unused_tokens or ()))
        case UnusedCliTokensError():
            return Refusal("usage-surplus", found=" ".join(error.unused_tokens or ()))
        case MissingArgumentError():
            return Refusal("usage-missing", found=_name(error))
        case CoercionError():
            value = error.token.value if error.token is not None else ""
            found = f"{_name(error)} {value}".strip()
            if choices := _choices(error):
                return Refusal("usage-choice", found=found, expected=choices)
            return Refusal("usage-value", found=found)
        case RepeatArgumentError():
            return Refusal("usage-twice", found=error.token.keyword or error.token.value)
        case _:
            return Refusal("usage-other", found=str(error))


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else ""


def _choices(error: CycloptsError) -> str:
    """What the option takes, where it takes one of a few words."""
    hint = error.argument.hint if error.argument is not None else None
    kinds = [kind for kind in (hint, *get_args(hint)) if get_origin(kind) is Literal]
    return " | ".join(str(word) for kind in kinds for word in get_args(kind))
