"""A process that works for its server: questions come in a line each, answers go out in lines.

It does not outlive its server: when its input ends, so does it.
"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

MOST_FILES = 4096
"""File descriptors below this number that came from the server are closed."""


def work(answer: Callable[[BinaryIO, BinaryIO], None], nice: int) -> None:
    """Let ``answer`` read questions and write answers until there are no more, ``nice`` steps
    behind the server. Answers go to what was standard output, anything printed aside."""
    os.closerange(3, MOST_FILES)  # none of its server's, least of all the socket it listens on
    for broken_off in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(broken_off, signal.SIG_IGN)  # it ends with its server, not before
    with suppress(OSError):
        os.nice(nice)
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        answer(sys.stdin.buffer, answers)
