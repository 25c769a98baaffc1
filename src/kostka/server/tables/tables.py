"""Tables over HTTP: to make, find and look at one. What happens at it is the socket's."""

from collections.abc import Collection
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import Scope

from kostka.game.definition import game_named
from kostka.live.phase import Phase
from kostka.live.projection import Summary
from kostka.live.setup import WORD
from kostka.live.views.clocks import whole
from kostka.live.views.lists import Listed, Made, Make, Tables
from kostka.live.views.table import table_view
from kostka.live.views.types import TableView
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import Known, Who
from kostka.server.security.limits import address_of
from kostka.server.security.route_limits import counts
from kostka.server.state import ServerState
from kostka.store.kinds.table_rows import TableRow
from kostka.store.kinds.tables import list_tables

MOST_LISTED = 100

_summary = msgspec.json.Decoder(Summary)


@post("/tables", opt=counts("tables", "tables_from"))
async def make(data: JSONBody[Make], scope: Scope, current_user: Known, state: ServerState) -> Made:
    """Make a table."""
    state.rate_limits.take_table(current_user.someone.id, address_of(scope))
    return Made(
        *await state.services.creation.make(
            data.setup, current_user.person, current_user.ids, data.id
        )
    )


@get("/tables")
async def tables(
    *,
    state: ServerState,
    who: Who,
    phase: FromQuery[Phase | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=40, pattern=WORD)] = None,
    mine: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(max_length=64, pattern=WORD)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50,
) -> Tables:
    """The public tables, or all at which somebody sits (``mine``)."""
    if mine and who is None:
        raise HTTPRefusal(401, "sign-in-needed")
    if game is not None:
        game_named(game)  # refused where there is none
    if before is not None and before not in await state.store.numbers([before]):
        raise HTTPRefusal(404, "table-unknown", found=before)
    rows: list[TableRow] = await list_tables(
        state.store,
        phase=phase,
        game=game,
        private=mine,
        people=who.ids if mine and who is not None else (),
        before=before,
        limit=limit + 1,
    )
    ids = () if who is None else who.ids
    shown = tuple(listed(row, ids) for row in rows[:limit])
    return Tables(shown, shown[-1].id if len(rows) > limit else None)


@get("/tables/{table_id:str}")
async def table(table_id: FromPath[str], state: ServerState, who: Who) -> TableView:
    """One table as its viewer may see it."""
    loaded = await state.services.registry.fresh(table_id)
    person = None if who is None else who.at(loaded.table.info.known, loaded.table.owner.id)
    return table_view(loaded.table, person)


class RefereeKey(msgspec.Struct, frozen=True):
    """With this ``key`` somebody may be the table's referee: the owner gives it away."""

    key: str


@get("/tables/{table_id:str}/referee")
async def referee_key(
    table_id: FromPath[str], state: ServerState, current_user: Known
) -> RefereeKey:
    """The key to the referee's seat, for the table's owner alone."""
    table = (await state.services.registry.fresh(table_id)).table
    if table.owner.id not in current_user.ids:
        raise HTTPRefusal(403, "table-not-owner", expected=table.owner.name)
    if not table.setup.referee:
        raise HTTPRefusal(409, "table-no-referee")
    return RefereeKey(state.services.creation.key.referee_key(table_id))


def listed(row: TableRow, ids: Collection[str]) -> Listed:
    """What a list tells of a table to whoever is known under these ids; nothing of its deadlines,
    which may be hidden."""
    summary = _summary.decode(row.summary)
    you = next((seat for seat, who in enumerate(row.people) if who in ids), None)
    return Listed(row.id, whole(row.created), row.phase, summary, you)
