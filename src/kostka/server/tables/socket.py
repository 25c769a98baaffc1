"""The live socket of one viewer at one log; of a table: ``/api/tables/{id}/live?since=N``."""

from litestar import websocket
from litestar.params import FromPath

from kostka.live.kind import TABLE
from kostka.live.messages import BUSY, UNKNOWN
from kostka.server.config import Limits
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import who as who_asks
from kostka.server.process.websocket_protocol import wire_of
from kostka.server.security.error_responses import refuse
from kostka.server.security.route_limits import counts
from kostka.server.state import ServerState
from kostka.server.tables.client_connection import ClientConnection, Socket
from kostka.server.tables.services import Services
from kostka.server.tables.subscriber import Subscriber
from kostka.store.answering import UNREACHABLE


@websocket(
    "/tables/{table_id:str}/live",
    opt=counts("messages", "wishes", "wishes_from", "tables", "tables_from"),
)
async def live(socket: Socket, table_id: FromPath[str], state: ServerState) -> None:
    """A table, live: see docs/live.md."""
    await serve_log(socket, state, table_id, TABLE.name)


async def serve_log(socket: Socket, state: ServerState, log_id: str, kind: str) -> None:
    """A log of this kind, live, for whoever has opened this socket: as a table."""
    services: Services = state.services
    try:  # not by a dependency: Litestar has no answer to a socket that is not open yet
        who = await who_asks(socket.scope, state)
        since = since_in(socket)
    except (HTTPRefusal, *UNREACHABLE) as refused:
        await refuse(socket.scope, socket.send, refused)
        return
    await socket.accept()
    try:
        loaded = await services.registry.fresh_log(
            log_id, kind
        )  # whoever sat down elsewhere sits here
    except HTTPRefusal:
        await socket.close(code=UNKNOWN, reason="table-unknown")
        return
    except UNREACHABLE:
        await socket.close(code=BUSY, reason="server-busy")
        return
    limits: Limits = state.config.limits
    person = None if who is None else who.at(*loaded.known)
    wire = wire_of(socket.scope)
    subscriber = Subscriber(person, limits.waiting, wire.at_once, size=limits.waiting_bytes)
    line = ClientConnection(socket, services, loaded, subscriber, state.rate_limits)
    wire.listen(line.heard, line.counted)
    try:
        try:
            await services.subscriptions.watch(loaded, subscriber, since)
        except UNREACHABLE:
            await socket.close(code=BUSY, reason="server-busy")
            return
        await line.run(state, who)
    finally:
        subscriber.left()
        services.subscriptions.leave(loaded, subscriber)


def since_in(socket: Socket) -> int | None:
    """The number that the viewer had last, None where nothing is said of it. Refused: something
    that is no number (400); a number that no event has is for the subscriptions to judge."""
    text = socket.query_params.get("since")
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise HTTPRefusal(400, "request-malformed", found="since") from None
