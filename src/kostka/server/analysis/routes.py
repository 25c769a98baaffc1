"""After a game: what its decisions cost, and all its chance to be drawn once more."""

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import Scope

from kostka.game.record import write
from kostka.live.chance_report import Chance
from kostka.live.record import record_of
from kostka.server.analysis.jobs import Study
from kostka.server.analysis.worker import Throws
from kostka.server.security.limits import address_of
from kostka.server.security.route_limits import Limited, counts
from kostka.server.state import ServerState


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Records, as they stand in a file."""

    text: str


@post("/tables/{table_id:str}/analysis", status_code=200, opt=counts("studies"))
async def analysis(table_id: FromPath[str], scope: Scope, state: ServerState) -> Study:
    """What the decisions of a finished game cost. Asked for the first time the work begins; asked
    again, it is told how far it is."""
    loaded = await state.services.registry.fresh(table_id)
    jobs = state.services.jobs
    known: Study | None = await jobs.known(table_id)
    if known is not None:
        return known
    text = write([record_of(loaded.table, None)])
    state.rate_limits.studies.take(address_of(scope))
    begun: Study = jobs.begin(table_id, text)
    return begun


@get("/tables/{table_id:str}/throws")
async def throws(table_id: FromPath[str], state: ServerState) -> tuple[Chance, ...]:
    """The throws and deals of a finished game, with all that they are recomputed from."""
    table = (await state.services.registry.fresh(table_id)).table
    text = write([record_of(table, await state.store.secret(table_id))])
    return await _thrown(state, text)


@post("/throws", status_code=200, guards=[Limited("records")])
async def throws_of_record(data: JSONBody[Text], state: ServerState) -> tuple[Chance, ...]:
    """The same for the games of a record from elsewhere."""
    return await _thrown(state, data.text)


async def _thrown(state: ServerState, text: str) -> tuple[Chance, ...]:
    found = await state.services.quick_answers.ask(Throws(text))
    return msgspec.json.decode(found, type=tuple[Chance, ...])
