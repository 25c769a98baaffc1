"""The live socket of one viewer at one table: ``/api/tables/{id}/live?since=N``."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from kostka.game.errors import RuleError
from kostka.live.commands import Answer, Command, Offer, Play, Start
from kostka.live.events import What
from kostka.live.head import head
from kostka.live.show import table_view
from kostka.server.config import Limits
from kostka.server.door.limits import Allowances, address_of
from kostka.server.errors import UNREACHABLE, Fault, Refused, fault_of
from kostka.server.hall.hot import Hot
from kostka.server.hall.hub import Hub
from kostka.server.hall.messages import (
    BUSY,
    FLOOD,
    SESSION,
    UNKNOWN,
    Do,
    Done,
    FromClient,
    NotDone,
    Ping,
    Pong,
)
from kostka.server.hall.watcher import Watcher, encoded
from kostka.server.people.identity import Visitor, Who
from kostka.server.running.wire import ABORT, AT_ONCE

Socket = WebSocket[Any, Any, Any]

STUCK = 20.0
"""A message that has not left for so many seconds never will."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


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
    try:
        await hub.audience.watch(hot, watcher, since)
        await line.run(state, who)
    finally:
        watcher.left()
        hub.audience.leave(hot, watcher)


class Line:
    """One socket while it is open: what comes in is done in its order, what goes out is pumped."""

    def __init__(
        self, socket: Socket, hub: Hub, hot: Hot, watcher: Watcher, allowances: Allowances
    ) -> None:
        self._socket = socket
        self._hub = hub
        self._hot = hot
        self._watcher = watcher
        self._allowed = allowances.messages()
        self._allowances, self._clock = allowances, allowances.clock
        self._idle = True
        """Nothing is being done for this socket: it may be left at once."""
        self._sending: float | None = None
        """Since when a message has been on its way out."""

    async def run(self, state: State, who: Visitor | None) -> None:
        """Until either side ends it."""
        reading = asyncio.create_task(self._read())
        pumping = asyncio.create_task(self._pump())
        try:
            while not (reading.done() or pumping.done()):
                await asyncio.wait(
                    {reading, pumping},
                    timeout=state.config.recheck,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if self._sending is not None and _now() - self._sending > STUCK:
                    extensions: Any = self._socket.scope["extensions"] or {}
                    extensions.get(ABORT, bool)()  # else what it does not take would wait for ever
                    return
                if who is None or reading.done() or pumping.done():
                    continue
                if not await state.rechecks.holds(state.store.people, who):
                    self._watcher.close("session", SESSION)
        finally:
            pumping.cancel()
            if self._idle:
                reading.cancel()
            await asyncio.gather(reading, pumping, return_exceptions=True)
        if not reading.cancelled() and (bug := reading.exception()):
            raise bug

    async def _read(self) -> None:
        while not self._watcher.closing:
            message: Any = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._idle = False
            if self._allowed.take(self._clock()):
                await self._take(message.get("text") or "")
            else:
                self._watcher.close("flood", FLOOD)
            self._idle = True

    async def _pump(self) -> None:
        async def send(text: bytes) -> None:
            self._sending = _now()
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": text.decode()}
            )
            self._sending = None

        code = await self._watcher.pump(send)
        if code is not None:
            await self._socket.close(code=code)

    async def _take(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._refuse("", Fault("", "message-malformed", found=str(error)[:200]))
            return
        if isinstance(message, Ping):
            self._watcher.send(encoded(Pong(message.at, self._hub.floor.clock())))
            return
        try:
            number = await self._do(message)
        except RuleError as error:
            self._refuse(message.id, fault_of(error)[1])
        except RecursionError:  # a move nested deeper than can be read
            self._refuse(message.id, Fault("", "message-malformed"))
        except UNREACHABLE:  # nobody knows whether it was done: to be asked again
            self._watcher.close("busy", BUSY)
        else:
            self._watcher.send(encoded(Done(message.id, number)))

    async def _do(self, message: Do) -> int:
        who = self._watcher.who
        if who is None:
            raise Refused(401, "sign-in-needed")
        if not isinstance(message.do, Play):
            self._allowances.wishes.take(who.id)
        if asks_for_a_table(message.do):
            self._allowances.take_table(who.id, address_of(self._socket.scope))
        if isinstance(message.do, Start):
            await self._hub.maker.check_bot(self._hot.table.setup.game, message.do.fill)
        return await self._hub.floor.do(self._hot, who, message.id, message.do)

    def _refuse(self, command: str, fault: Fault) -> None:
        table = table_view(self._hot.table, self._watcher.who)
        self._watcher.send(encoded(NotDone(command, fault, table)))


def asks_for_a_table(do: Command) -> bool:
    """Whether another table may come of it."""
    match do:
        case Offer(what=What.REMATCH) | Answer(what=What.REMATCH, yes=True):
            return True
        case _:
            return False


def _now() -> float:
    return asyncio.get_running_loop().time()
