"""The live socket of one viewer at one table: ``/api/tables/{id}/live?since=N``."""

from typing import Any

from litestar import websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from kostka.live.head import head
from kostka.server.config import Limits
from kostka.server.errors import Refused
from kostka.server.hall.hub import Hub
from kostka.server.hall.line import Line, Socket
from kostka.server.hall.messages import UNKNOWN
from kostka.server.hall.watcher import Watcher
from kostka.server.people.identity import Who
from kostka.server.running.wire import AT_ONCE, LISTEN


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    state: State,
    who: Who,
    since: FromQuery[int | None] = None,
) -> None:
    """A table, live: see docs/live.md."""
    hub: Hub = state.hub
    await socket.accept()
    try:
        hot = await hub.floor.fresh(table_id)  # whoever sat down elsewhere sits here
    except Refused:
        await socket.close(code=UNKNOWN, reason="table-unknown")
        return
    limits: Limits = state.config.limits
    person = None if who is None else who.at(head(hot.table).people)
    extensions: Any = socket.scope["extensions"] or {}
    at_once = extensions.get(AT_ONCE)
    watcher = Watcher(person, limits.waiting, at_once, size=limits.waiting_bytes)
    line = Line(socket, hub, hot, watcher, state.allowances)
    extensions.get(LISTEN, bool)(line.heard)
    try:
        await hub.audience.watch(hot, watcher, since)
        await line.run(state, who)
    finally:
        watcher.left()
        hub.audience.leave(hot, watcher)
