"""The live socket of one viewer at one table: ``/api/tables/{id}/live?since=N``."""

from litestar import websocket
from litestar.datastructures import State
from litestar.params import FromPath

from kostka.server.config import Limits
from kostka.server.door.refusal import refuse
from kostka.server.errors import Refused
from kostka.server.hall.hub import Hub
from kostka.server.hall.line import Line, Socket
from kostka.server.hall.messages import BUSY, UNKNOWN
from kostka.server.hall.watcher import Watcher
from kostka.server.people.identity import who as who_asks
from kostka.server.running.wire import wire_of
from kostka.store.answering import UNREACHABLE


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str], state: State) -> None:
    """A table, live: see docs/live.md."""
    hub: Hub = state.hub
    try:  # not by a dependency: Litestar has no answer to a socket that is not open yet
        who = await who_asks(socket.scope, state)
        since = since_in(socket)
    except (Refused, *UNREACHABLE) as refused:
        await refuse(socket.scope, socket.send, refused)
        return
    await socket.accept()
    try:
        hot = await hub.floor.fresh(table_id)  # whoever sat down elsewhere sits here
    except Refused:
        await socket.close(code=UNKNOWN, reason="table-unknown")
        return
    except UNREACHABLE:
        await socket.close(code=BUSY, reason="server-busy")
        return
    limits: Limits = state.config.limits
    person = None if who is None else who.at(hot.table.info.known, hot.table.owner.id)
    wire = wire_of(socket.scope)
    watcher = Watcher(person, limits.waiting, wire.at_once, size=limits.waiting_bytes)
    line = Line(socket, hub, hot, watcher, state.allowances)
    wire.listen(line.heard, line.counted)
    try:
        try:
            await hub.audience.watch(hot, watcher, since)
        except UNREACHABLE:
            await socket.close(code=BUSY, reason="server-busy")
            return
        await line.run(state, who)
    finally:
        watcher.left()
        hub.audience.leave(hot, watcher)


def since_in(socket: Socket) -> int | None:
    """The number that the viewer had last, None where nothing is said of it. Refused: something
    that is no number (400); a number that no event has is for the audience to judge."""
    text = socket.query_params.get("since")
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise Refused(400, "request-malformed", found="since") from None
