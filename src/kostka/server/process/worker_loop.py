"""A process that works for its server: it answers one request after another (``worker_messages``).

It does not outlive its server: when its input ends, so does it.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from kostka.game.errors import Refusal
from kostka.server.process.worker_messages import Failure, Progress, Reply, Request, Result

MOST_FILES = 4096
"""File descriptors below this number that came from the server are closed."""

OnProgress = Callable[[int, int], None]
"""Told how many steps of how many are done."""
Answerer = Callable[[Any, OnProgress], Any]
"""From a question to what is found, which goes out as JSON. Raises Refusal."""


def work(answer: Answerer, questions: Any, nice: int) -> None:
    """Answer questions (of the type ``questions``) until there are no more, ``nice`` steps behind
    the server. Answers go to what was standard output, anything printed aside."""
    os.closerange(3, MOST_FILES)  # none of its server's, least of all the socket it listens on
    for broken_off in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(broken_off, signal.SIG_IGN)  # it ends with its server, not before
    with suppress(OSError):
        os.nice(nice)
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as replies:
        os.dup2(2, 1)
        answer_all(answer, questions, sys.stdin.buffer, replies)


def answer_all(answer: Answerer, questions: Any, requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests, in their order, until there are no more."""
    request_in: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
    question_in: msgspec.json.Decoder[Any] = msgspec.json.Decoder(questions)

    def say(reply: Reply) -> None:
        replies.write(msgspec.json.encode(reply) + b"\n")
        replies.flush()

    for line in requests:
        request = request_in.decode(line)

        def told(done: int, total: int, id: int = request.id) -> None:
            say(Progress(id, done, total))

        try:
            found = answer(question_in.decode(request.ask), told)
            say(Result(request.id, msgspec.Raw(msgspec.json.encode(found))))
        except Refusal as refused:
            say(Failure(request.id, refused.rule, refused.code, refused.found, refused.expected))
        except BrokenPipeError:
            raise
        except Exception as bug:  # a question that breaks must not take the next with it
            say(Failure(request.id, broke=_where(bug)))


def _where(bug: Exception) -> str:
    """What broke, and where: it comes into the log, and its words may quote a hand."""
    frame = traceback.extract_tb(bug.__traceback__)[-1]
    return f"{type(bug).__name__} at {frame.filename.rpartition('/')[2]}:{frame.lineno}"
