"""The screen people share: plain lines, a question, and a blank page between two players."""

import io
import sys
from typing import TextIO

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the page, and what could be scrolled back to
CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), "�")
KEPT = {ord("\n"): "\n", ord("\t"): "\t"}
SAFE = CONTROLS | KEPT


def safe(text: str) -> str:
    r"""The text without control characters: a name in a record must not drive the terminal.

    >>> safe("An\x1b[31mna")
    'An�[31mna'
    """
    return text.translate(SAFE)


def forgiving(*streams: TextIO) -> None:
    """Let these streams write and read whatever comes, with a ``?`` for what they cannot."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class Screen:
    """Writes to standard output and reads from standard input.

    Without a terminal nothing is cleared, and what was read is written after the question, so
    that a game played through pipes reads like one at a screen.
    """

    def __init__(self, out: TextIO | None = None, into: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self._in = into or sys.stdin
        self.seen = self._out.isatty()
        """Somebody sits before it."""
        self._echo = not self._in.isatty()

    def line(self, text: str = "") -> None:
        """A line or several; nothing for no text but an empty line."""
        self._out.write(f"{safe(text)}\n")

    def page(self, markdown: str) -> None:
        """Text with headings and lists: set for the eye at a terminal, else as it is."""
        if self.seen:
            from rich.console import Console  # noqa: PLC0415  (slow to load, and seldom needed)
            from rich.markdown import Markdown  # noqa: PLC0415

            Console(file=self._out).print(Markdown(markdown))
        else:
            self.line(markdown)

    def ask(self, prompt: str) -> str:
        """What is typed after the prompt. Raises EOFError when nothing more can come."""
        self._out.write(safe(prompt))
        self._out.flush()
        typed = self._in.readline()
        if not typed:
            self._out.write("\n")
            raise EOFError
        typed = typed.strip()
        if self._echo:
            self.line(typed)
        return typed

    def blank(self) -> None:
        """Nothing of what stood here can be seen any more."""
        if self.seen:
            self._out.write(CLEAR)
            self._out.flush()
