"""A process that works for a test: it says again what it is told."""

import os
import time

import msgspec

from kostka.game.errors import RuleError
from kostka.server.process.worker_loop import OnProgress, work

NICE = 3


class Echo(msgspec.Struct, frozen=True):
    """``text`` comes back after so many seconds, or what the text says is done."""

    text: str
    seconds: float = 0.0


def echoed(question: Echo, progress: OnProgress) -> object:
    match question.text:
        case "refuse":
            raise RuleError("MX-6", "call-too-low", found="52", expected="61")
        case "break":
            raise ValueError("what nobody is to read")
        case "end":
            os._exit(1)
        case "nice":
            return os.nice(0)
        case "steps":
            for done in range(3):
                progress(done, 3)
    time.sleep(question.seconds)
    return question.text


if __name__ == "__main__":
    work(echoed, Echo, NICE)
