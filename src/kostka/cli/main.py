"""``kostka``: the program. Finds the command, and turns every end into an exit code."""

import os
import sys
from collections.abc import Sequence
from importlib import metadata

from cyclopts import App
from cyclopts.exceptions import CycloptsError

from kostka.cli.help import Help
from kostka.cli.refusal import BROKEN, FAILED, FINE, complain, refuse
from kostka.cli.screen import forgiving
from kostka.cli.usage import usage_fault
from kostka.game.errors import RecordRefused, Refusal
from kostka.locale.words import LANGUAGES, Words, language_of

COMMANDS = (
    *("play", "replay", "score", "verify", "simulate", "match", "analyse", "rules"),
    *("serve", "page", "backup", "restore", "migrate", "doctor"),
)


def program(language: str) -> App:
    """The commands, with help in this language. A command's module is loaded when it is called."""
    app = App(
        name="kostka",
        help="help-kostka",
        help_format="plaintext",
        help_formatter=Help(language),
        version=lambda: metadata.version("kostka"),
        version_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        app.command(f"kostka.cli.{name}:{name}", name=name, help=f"help-{name}")
    app.command("kostka.cli.solve:app", name="solve", help="help-solve")  # has its own commands
    app.command("kostka.cli.admin:app", name="admin", help="help-admin")
    app["--help"].help = "help-help"
    app["--version"].help = "help-version"
    return app


def main(arguments: Sequence[str]) -> int:
    """Run the program with these arguments; returns its exit code and never raises."""
    forgiving()
    _forget_empty()
    language = _language(arguments)
    try:
        if list(arguments) == ["--version"]:  # as quick as can be: scripts ask it
            print(metadata.version("kostka"))
            return FINE
        try:
            app = program(language)
            code = app(list(arguments), exit_on_error=False, print_error=False)
            if arguments[:1] in (["play"], ["simulate"], ["match"]) and {"--help", "-h"} & set(
                arguments
            ):
                from kostka.cli.rule_option_help import rule_options  # noqa: PLC0415  (loads the games)

                print(rule_options(arguments, Words(language)), end="")
            sys.stdout.flush()
        except CycloptsError as error:
            return refuse(usage_fault(error), Words(language))
        except (RecordRefused, Refusal) as error:
            return refuse(error, Words(language))
        return code if isinstance(code, int) else FINE
    except BrokenPipeError:
        return _pipe_closed()
    except OSError as error:
        return refuse(error, Words(language))
    except KeyboardInterrupt:
        return FAILED
    except Exception as bug:
        if os.environ.get("KOSTKA_DEBUG"):
            raise
        where = f"{type(bug).__name__}: {bug}"
        said = Words(language)("error-program", found=where[:200])
        complain(said)
        return BROKEN


def run() -> None:
    """The entry point of the command ``kostka``."""
    sys.exit(main(sys.argv[1:]))


def _forget_empty() -> None:
    """A variable that somebody has left empty is none: an empty path would be the folder one stands
    in, and what a server keeps would lie there."""
    for name in [name for name in os.environ if name.startswith("KOSTKA_")]:
        if not os.environ[name].strip():
            del os.environ[name]


def _language(arguments: Sequence[str]) -> str:
    """The language asked for, known before anything else is understood."""
    for number, text in enumerate(arguments):
        name, _, value = text.partition("=")
        if name == "--lang":
            asked = value or next(iter(arguments[number + 1 :]), "")
            if asked in LANGUAGES:
                return asked
    return language_of()


def _pipe_closed() -> int:
    """Nobody reads any more: be silent about it, also when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


if __name__ == "__main__":
    run()
