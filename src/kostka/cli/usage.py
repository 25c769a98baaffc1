"""Why a command line was not understood, as a refusal like any other."""

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from kostka.game.errors import RuleError


def usage_fault(error: CycloptsError) -> RuleError:
    """The refusal for what cyclopts could not take."""
    match error:
        case UnknownOptionError():
            return RuleError("", "usage-option", found=error.token.keyword or error.token.value)
        case UnknownCommandError():
            return RuleError("", "usage-command", found=" ".join(error.unused_tokens or ()))
        case UnusedCliTokensError():
            return RuleError("", "usage-surplus", found=" ".join(error.unused_tokens or ()))
        case MissingArgumentError():
            return RuleError("", "usage-missing", found=_name(error))
        case CoercionError():
            value = error.token.value if error.token is not None else ""
            return RuleError("", "usage-value", found=f"{_name(error)} {value}".strip())
        case RepeatArgumentError():
            return RuleError("", "usage-twice", found=error.token.keyword or error.token.value)
        case _:
            return RuleError("", "usage-other", found=str(error))


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else ""
