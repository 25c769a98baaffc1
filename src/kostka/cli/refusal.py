"""What is said when something cannot be: one line a fault, in the reader's language."""

import errno
import sys
from contextlib import suppress

from kostka.cli.screen import safe
from kostka.game.errors import RecordFault, RecordRefused, Refusal
from kostka.locale.words import Words

FINE, FAILED, REFUSED, BROKEN = 0, 1, 2, 3
"""What a command ends with: fine; something does not verify or was broken off; the input is
refused; the program itself is wrong."""

SYSTEM = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-way",
    errno.EEXIST: "file-there",
    errno.EISDIR: "file-directory",
    errno.EACCES: "file-permission",
    errno.EPERM: "file-permission",
    errno.EROFS: "file-read-only",
    errno.ENOSPC: "file-full",
    errno.EDQUOT: "file-full",
}


def sentence(error: Refusal, words: Words) -> str:
    """``MX-6: sentence``; the error's own short form where there is no sentence for its code."""
    key = f"error-{error.code}"
    if not words.has(key):
        return Refusal.__str__(error)
    said = words(
        key,
        found=error.found or "–",
        expected=error.expected or "–",
        rule=error.rule or "–",
    )
    return f"{error.rule}: {said}" if error.rule else said


def lines(error: RecordRefused | Refusal | OSError, words: Words) -> list[str]:
    """One line for each fault."""
    if isinstance(error, RecordRefused):
        return [_placed(fault, words) for fault in error.faults]
    if isinstance(error, Refusal):
        return [sentence(error, words)]
    code = SYSTEM.get(error.errno or 0, "file-unreadable")
    said = words(f"error-{code}", found=str(error.filename or "–"), reason=error.strerror or "–")
    return [said]


def refuse(error: RecordRefused | Refusal | OSError, words: Words) -> int:
    """Say on standard error what cannot be; returns the exit code for it."""
    for line in lines(error, words):
        complain(line)
    return REFUSED


def complain(line: str) -> None:
    """One line on standard error, if anybody can still read it."""
    with suppress(OSError):
        print(safe(line).replace("\n", " "), file=sys.stderr, flush=True)


def _placed(fault: RecordFault, words: Words) -> str:
    return f"{fault.source}:{fault.line}:{fault.column}: {sentence(fault, words)}"
