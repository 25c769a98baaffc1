"""Who computes: this process, others on this machine, or a Dask cluster; the result is the same."""

import asyncio
import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from kostka.game.errors import Refusal
from kostka.game.optional_dependencies import required_extra

T = TypeVar("T")
PIECE = 16  # at most so many things are computed before they are reported
PIECES_A_HAND = 4  # so that nobody waits long for the last one
PATIENCE = 10.0
"""Seconds in which a scheduler must answer."""


@dataclass(frozen=True, slots=True)
class Pool:
    """An executor and how many it computes at once; without one this process does it itself."""

    hands: int = 1
    executor: Executor | None = None

    def compute(
        self, work: Callable[[range], list[T]], count: int, advance: Callable[[int], None]
    ) -> list[T]:
        """The results of ``work`` for 0 … count-1, in order; ``advance`` hears of each done."""
        if self.executor is None:
            return [one for number in range(count) for one in _counted(work, number, advance)]
        size = max(1, min(PIECE, count // (self.hands * PIECES_A_HAND)))
        pieces = [range(first, min(first + size, count)) for first in range(0, count, size)]
        jobs: dict[Future[list[T]], int] = {
            self.executor.submit(work, piece): place for place, piece in enumerate(pieces)
        }
        done: dict[int, list[T]] = {}
        for job in as_completed(jobs):
            done[jobs[job]] = job.result()
            advance(len(pieces[jobs[job]]))
        return [one for place in range(len(pieces)) for one in done[place]]


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_pool(workers: int | None, scheduler: str | None = None) -> Iterator[Pool]:
    """So many processes, or one for each processor; with a scheduler's address its Dask cluster.

    Raises Refusal ``cluster-missing`` without the extra, ``scheduler-unreachable``.
    """
    if scheduler is not None:
        if workers is not None:
            raise Refusal("option-conflict", found="--workers --scheduler")
        with _cluster(scheduler) as found:
            yield found
        return
    hands = processors() if workers is None else workers
    if hands == 1:
        yield Pool()
        return
    with ProcessPoolExecutor(hands, initializer=_deaf) as executor:
        try:
            yield Pool(hands, executor)
        except BaseException:  # nobody waits for what is no longer wanted
            # the pool must drop its futures itself: it fails on those that others have cancelled
            executor.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
            raise


@contextmanager
def _cluster(scheduler: str) -> Iterator[Pool]:
    with required_extra("cluster"):
        distributed: Any = importlib.import_module("distributed")  # slow to load, and untyped
    try:
        asyncio.run(_answers(distributed.core.connect, scheduler))
    except Exception as unreachable:  # whatever a strange address or a stranger's answer brings
        raise Refusal("scheduler-unreachable", found=scheduler) from unreachable
    with distributed.Client(scheduler, set_as_default=False) as client:
        hands = max(1, sum(client.nthreads().values()))
        with client.get_executor() as executor:
            yield Pool(hands, executor)


async def _answers(connect: Any, scheduler: str) -> None:
    """Whether a scheduler is there: a client that finds none is not closed without a noise."""
    comm = await connect(scheduler, timeout=PATIENCE)
    await comm.close()


def _counted(
    work: Callable[[range], list[T]], number: int, advance: Callable[[int], None]
) -> list[T]:
    done = work(range(number, number + 1))
    advance(1)
    return done


def _deaf() -> None:
    """Ctrl-C is for the one who gave the work: others would only complain."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
