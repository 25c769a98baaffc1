"""Games move by move: as records to keep, as steps to look at again, as the story of one that goes
on; and the proof of their chance."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Annotated, TypeVar

import msgspec
from litestar import Response, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from kostka.game.record import write
from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.live.record import Proof, proof, record_of
from kostka.live.setup import MOST_SEATS
from kostka.live.views.moves import MovesSoFar, SeenMove, seen_moves, so_far
from kostka.live.views.steps import Steps, StepView, step_views, whole_steps
from kostka.server.analysis.queue import AnalysisQueue
from kostka.server.analysis.worker import Game, WriteDown
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import Known, Who
from kostka.server.security.route_limits import Limited
from kostka.server.state import ServerState
from kostka.server.tables.finished_games import finished
from kostka.store.store import Store

RECORD = "text/plain"
MOST_BYTES = 32 * 1024 * 1024
"""A game whose views are longer than that altogether is not told step by step: each has all that
was called or written before."""
TOGETHER = 10
"""So many games are written down in one question."""
BREATH = 20
"""After so many steps others are let on."""

Seen = TypeVar("Seen", StepView, SeenMove)

PACKED = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=1, minimum_size=1024),
)
"""Views repeat themselves: packed, a long evening's 5 MB are 0.1."""


@get("/tables/{table_id:str}/record", media_type=RECORD)
async def record(table_id: FromPath[str], state: ServerState) -> Response[str]:
    """A finished game's record."""
    table = (await state.services.registry.fresh(table_id)).table
    text = write([record_of(table, await state.store.secret(table_id))])
    name = f"{table.setup.game}-{table_id}"
    return Response(text, media_type=RECORD, headers=_attached(name))


@get("/tables/{table_id:str}/proof")
async def chance(table_id: FromPath[str], state: ServerState) -> Proof:
    """What the throws and deals are recomputed from: the commitment, the seats' values once the
    game has begun, the secret once it is over."""
    table = (await state.services.registry.fresh(table_id)).table
    return proof(table, await state.store.secret(table_id))


@get("/tables/{table_id:str}/steps", guards=[Limited("replays")], middleware=[PACKED])
async def steps(
    table_id: FromPath[str],
    state: ServerState,
    as_: Annotated[int | None, QueryParameter(name="as", ge=0, lt=MOST_SEATS)] = None,
) -> Steps:
    """A finished game step by step, as the seat ``as`` saw it; without one, as everybody did."""
    table = (await state.services.registry.fresh(table_id)).table
    if table.phase is not Phase.OVER:
        raise HTTPRefusal(409, "table-not-over")
    if as_ is not None and as_ >= len(table.seats):
        raise HTTPRefusal(404, "seat-unknown", found=as_, expected=f"0…{len(table.seats) - 1}")
    return whole_steps(table, as_, await _all(step_views(table, as_)))


@get("/tables/{table_id:str}/moves", guards=[Limited("replays")], middleware=[PACKED])
async def moves(table_id: FromPath[str], state: ServerState, who: Who) -> MovesSoFar:
    """A game so far, as whoever asks saw it: nothing hidden from them, whether it goes on or is
    over."""
    table = (await state.services.registry.fresh(table_id)).table
    person = None if who is None else who.at(table.info.known, table.owner.id)
    return so_far(table, person, await _all(seen_moves(table, person)))


@get("/archive", media_type=RECORD, guards=[Limited("replays")])
async def archive(state: ServerState, current_user: Known) -> Stream:
    """All finished games at which one sat, the newest first, in one file."""
    texts = archived(state.services.archives, state.store, current_user.ids)
    return Stream(texts, media_type=RECORD, headers=_attached("all-my-games"))


async def archived(queue: AnalysisQueue, store: Store, people: Sequence[str]) -> AsyncIterator[str]:
    """The records of all finished games at which one of these people (ids) sat, each with what
    parts it from the one before. They are written in a process beside: thousands would keep
    everybody here waiting."""
    between = ""
    async for rows in finished(store, people):
        for first in range(0, len(rows), TOGETHER):
            games = [
                Game(await store.events(TABLE, row.id), await store.secret(row.id))
                for row in rows[first : first + TOGETHER]
            ]
            found = await queue.ask(WriteDown(games))
            for text in msgspec.json.decode(found, type=list[str]):
                yield between + text
                between = "\n"


async def _all(steps: Iterator[Seen]) -> list[Seen]:
    found: list[Seen] = []
    size = 0
    for step in steps:
        found.append(step)
        size += len(bytes(step.view))
        if size > MOST_BYTES:
            raise HTTPRefusal(409, "steps-too-many")
        if not len(found) % BREATH:
            await asyncio.sleep(0)
    return found


def _attached(name: str) -> dict[str, str]:
    """To be kept under this name, with the ending that all records have."""
    return {"Content-Disposition": f'attachment; filename="{name}.kostka"'}
