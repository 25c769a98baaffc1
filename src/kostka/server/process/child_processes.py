"""Processes that work for a server, from the server's side (see child.py): begun and ended in one
way, whatever is asked of them."""

import asyncio
import sys
from contextlib import suppress

LONGEST_LINE = 64 * 1024 * 1024
"""Bytes of an answer at most: an analysis of a long game has megabytes."""


async def begun(module: str) -> asyncio.subprocess.Process:
    """A new process that runs this module. Questions go to its input, answers come from its
    output, a line each."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
    )


def end(process: asyncio.subprocess.Process) -> None:
    """End it at once, if it has not ended."""
    with suppress(ProcessLookupError):
        process.kill()
