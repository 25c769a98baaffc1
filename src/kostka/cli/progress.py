"""What is said on standard error while something takes its time, and never anywhere else."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from kostka.cli.screen import safe
from kostka.game.definition import Progress
from kostka.locale.words import Words

LONG = 1.0
"""Seconds of compiling before anybody is told."""
TICK = 0.1
EVENTS = "numba.core.event"
COMPILING = "numba:compile"


@contextmanager
def bar(said: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows by what it is told is done, where a terminal shows it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with _shown() as progress:
        task = progress.add_task(said, total=total)
        yield lambda more: progress.advance(task, more)


@contextmanager
def gauge(said: str) -> Iterator[Progress]:
    """A bar for work that says itself how far it is, there from the first time it does."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    with _shown() as progress:
        task = progress.add_task(said, total=None, visible=False)
        yield lambda done, total: progress.update(
            task, completed=done, total=total or None, visible=True
        )


def _shown() -> Any:
    from rich.console import Console  # noqa: PLC0415  (slow to load, and seldom needed)
    from rich.progress import Progress as Bar  # noqa: PLC0415

    # what is printed meanwhile goes above the bar, but not there if it goes to a file
    redirected = sys.stdout.isatty()
    return Bar(console=Console(stderr=True), transient=True, redirect_stdout=redirected)


@contextmanager
def compiling_told(words: Words) -> Iterator[None]:
    """Say so, once, when the first use of a solver compiles for longer than a moment.

    It is numba that says whether it compiles; it is asked only when a game has loaded it.
    """
    done, watch = threading.Event(), _Watch()
    teller = threading.Thread(target=_tell, args=(words, watch, done), daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
        watch.close()


class _Watch:
    """How long numba has been compiling."""

    def __init__(self) -> None:
        self._depth = 0
        self._since = 0.0
        self._before = 0.0
        self._close: Callable[[], None] | None = None

    def seconds(self) -> float:
        """So far, all together. Begins to listen as soon as numba is there."""
        if self._close is None:
            self._listen()
        now = time.monotonic() - self._since if self._depth else 0.0
        return self._before + now

    def close(self) -> None:
        """Listen no longer."""
        if self._close is not None:
            self._close()

    def began(self) -> None:
        """A compiling inside another is not counted twice."""
        if not self._depth:
            self._since = time.monotonic()
        self._depth += 1

    def ended(self) -> None:
        """One that began before anybody listened does not count."""
        if self._depth:
            self._depth -= 1
            if not self._depth:
                self._before += time.monotonic() - self._since

    def _listen(self) -> None:
        events: Any = sys.modules.get(EVENTS)
        if not hasattr(events, "install_listener"):  # not there, or not yet loaded to its end
            return
        heard = {"on_start": lambda _, __: self.began(), "on_end": lambda _, __: self.ended()}
        listener = type("Listener", (events.Listener,), heard)()
        events.register(COMPILING, listener)
        self._close = lambda: events.unregister(COMPILING, listener)


def _tell(words: Words, watch: _Watch, done: threading.Event) -> None:
    while not done.wait(TICK):
        if watch.seconds() >= LONG:
            print(safe(words("progress-compiling")), file=sys.stderr, flush=True)
            return
