"""The screen people share: plain lines, a question, and a blank page between two players."""

import codecs
import io
import os
import sys
from pathlib import Path
from typing import TextIO

import msgspec

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the page, and what could be scrolled back to
TURNS = (0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A))
"""Signs that break lines or turn the direction of writing: they make one text look like another."""
CONTROLS = dict.fromkeys((*range(32), *range(127, 160), *TURNS), "�")
KEPT = {ord("\n"): "\n", ord("\t"): "\t"}
SAFE = CONTROLS | KEPT
PLAIN = {
    **dict.fromkeys("−–—", "-"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’", "'"),
    "\u00a0": " ",
    "×": "x",
    "…": "...",
    "±": "+-",
}
"""What stands in for a sign that a terminal cannot write."""
ESCAPES = {code: f"\\u{code:04x}" for code in CONTROLS if code > ord(" ")}


def safe(text: str) -> str:
    r"""The text without control characters: a name in a record must not drive the terminal.

    >>> safe("An\x1b[31mna")
    'An�[31mna'
    """
    return text.translate(SAFE)


def json_line(value: object) -> str:
    """A line of JSON that a terminal may be shown: whatever could drive it is escaped."""
    return msgspec.json.encode(value).decode().translate(ESCAPES) + "\n"


def plainly(error: UnicodeError) -> tuple[str, int]:
    """For ``codecs``: plain signs instead of those that cannot be written, ``?`` for any other.

    >>> "−3 – 5 × č".encode("ascii", "kostka-plainly")
    b'-3 - 5 x ?'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unwritten = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in unwritten), error.end


codecs.register_error("kostka-plainly", plainly)


def forgiving() -> None:
    """Let the standard streams write and read whatever comes: a plain sign or a ``?`` for what
    they cannot. One that was closed before the program began is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="kostka-plainly" if stream.writable() else "replace")


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

    @property
    def interactive(self) -> bool:
        """Somebody sits before it and types."""
        return self.seen and not self._echo

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
