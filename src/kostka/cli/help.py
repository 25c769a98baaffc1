"""Help as plain lines in the reader's language. The help texts of commands and options are keys
of ``locale/``, so that nothing of any language is loaded until somebody asks."""

import textwrap
from typing import Any

from kostka.game.definition import game_names
from kostka.locale.words import LANGUAGES, Words

TITLES = {
    "Commands": "help-commands",
    "Arguments": "help-arguments",
    "Parameters": "help-parameters",
}
WIDTH = 96
INDENT = 4


class Help:
    """Writes the pages that cyclopts puts together (its HelpFormatter protocol)."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, console: Any, options: Any, panel: Any) -> None:  # noqa: ARG002
        """One block: commands, or the arguments and options of one."""
        if not panel.entries:
            return
        console.file.write(f"{self._said(TITLES[panel.title])}:\n")
        for entry in panel.entries:
            names = ", ".join(label for label in entry.display_labels_with_metavar if label)
            about = [self._said(entry.description)]
            if entry.choices:
                about.append(f"({' | '.join(map(_choice, entry.choices))})")
            if usual := _usual(entry.default):
                about.append(self._words("help-usual", usual=usual))
            console.file.write(f"{'':2}{names}\n")
            console.file.write(self._wrapped(" ".join(about), INDENT + 2))
        console.file.write("\n")

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:  # noqa: ARG002
        """The line that shows the command's form."""
        form = _plain(usage).removeprefix("Usage:").strip()
        form = form.replace("[ARGS]", "[WHAT]")  # the one argument that may be left out
        if form:
            console.file.write(f"{self._words('help-usage')}: {form}\n\n")

    def render_description(self, console: Any, options: Any, description: Any) -> None:  # noqa: ARG002
        """What the command is for."""
        console.file.write(f"{self._wrapped(self._said(description), 0)}\n")

    @property
    def _words(self) -> Words:
        return Words(self._language)

    def _said(self, description: Any) -> str:
        key = _plain(description)
        return self._words(key, **_facts(key)) if self._words.has(key) else key

    def _wrapped(self, text: str, indent: int) -> str:
        lines = []
        for paragraph in text.splitlines():
            lines.append(
                textwrap.fill(
                    paragraph,
                    WIDTH,
                    initial_indent=" " * indent,
                    subsequent_indent=" " * indent,
                    break_on_hyphens=False,
                )
            )
        return "\n".join(lines) + "\n"


def _facts(key: str) -> dict[str, str]:
    """What a help text tells of this installation: its games, or where it keeps things."""
    if key in {"help-game", "help-what"}:
        return {"games": " ".join(game_names())}
    if key == "help-data":
        from kostka.server.process.data_folder import data_folder  # noqa: PLC0415  (only for this text)

        return {"folder": str(data_folder())}
    return {}


def _usual(default: Any) -> str:
    """What holds where an option is not given; nothing for one that is then not there at all."""
    told = _plain(default)
    return "" if told in ("", "None", "True", "False", "()", "[]") else told


def _choice(choice: str) -> str:
    """A choice; a language with its own name, for whoever cannot read this one."""
    return f"{choice} {Words(choice)('language-name')}" if choice in LANGUAGES else choice


def _plain(text: Any) -> str:
    """The bare text of what cyclopts hands over: a string, a rich text, or one wrapped up."""
    inner = getattr(text, "primary_renderable", text)
    return str(getattr(inner, "plain", inner) or "").strip()
