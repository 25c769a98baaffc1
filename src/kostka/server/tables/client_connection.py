"""One open socket: what comes in is done in its order, what goes out is pumped."""

import asyncio
from enum import Enum, auto
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket

from kostka.game.errors import Refusal
from kostka.live.commands import Answer, Offer, Play, Start
from kostka.live.events import OfferKind
from kostka.live.fault import Fault
from kostka.live.messages import (
    BUSY,
    FLOOD,
    SESSION,
    Do,
    Done,
    Named,
    Ping,
    Pong,
)
from kostka.server.errors import HTTPRefusal, fault_of
from kostka.server.people.identity import CurrentUser
from kostka.server.process.logs import fields_of, log
from kostka.server.process.websocket_protocol import wire_of
from kostka.server.security.limits import RateLimits, address_of
from kostka.server.state import ServerState
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.loaded_log import AnyLog
from kostka.server.tables.log_news import Wish
from kostka.server.tables.services import Services
from kostka.server.tables.subscriber import Subscriber, encoded
from kostka.store.answering import UNREACHABLE

Socket = WebSocket[Any, Any, Any]

STUCK = 20.0
"""A message that has not left for so many seconds never will."""


_named = msgspec.json.Decoder(Named)


class State(Enum):
    """What a socket's messages are at. While one is done or waits (the last two) the socket is not
    left."""

    IDLE = auto()
    """Nothing is being done: a move that comes in may go the short way."""
    PLAYING = auto()
    """A move is being made the short way."""
    QUEUED = auto()
    """The same, and a message waits for its end."""
    WORKING = auto()
    """A message is being done the long way."""


class ClientConnection:
    """A socket's two directions. A move before which nothing waits goes the short way (``heard``,
    see ``CommandExecutor.begin``); all else is read from the queue, one message after the other is
    done."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        loaded: AnyLog,
        subscriber: Subscriber,
        rate_limits: RateLimits,
    ) -> None:
        self._socket = socket
        self._services = services
        self._loaded = loaded
        self._subscriber = subscriber
        self._decode = loaded.messages.decode
        self._allowed = rate_limits.messages()
        self._allowances, self._clock = rate_limits, rate_limits.clock
        self._state = State.IDLE
        self._made = asyncio.Event()
        """Set when the move is made for which a message waits."""
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Has the exception where the program itself fails on the short way."""
        self._broken.add_done_callback(lambda over: over.cancelled() or over.exception())
        self._sending: float | None = None
        """Since when a message has been on its way out."""

    def heard(self, text: str) -> bool:
        """Whether this message, which has just come in, is a move that could go the short way: then
        it is being made. Every other is queued and read in its turn (``_read``)."""
        who = self._subscriber.who
        if who is None or self._state is not State.IDLE or self._subscriber.closing:
            return False
        try:
            message = self._decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        if not isinstance(message, Do) or not isinstance(message.do, Play):
            return False
        told = partial(self._told, message.id)
        if not self._services.executor.begin(self._loaded, who, message.id, message.do, told):
            return False
        self._state = State.PLAYING
        if not self._allowed.take(self._clock()):
            self._subscriber.close("flood", FLOOD)
        return True

    def counted(self) -> bool:
        """Whether a ping or pong of the connection's own is not one message too many."""
        if self._subscriber.closing or self._allowed.take(self._clock()):
            return not self._subscriber.closing
        self._subscriber.close("flood", FLOOD)
        return False

    async def run(self, state: ServerState, who: CurrentUser | None) -> None:
        """Until either side ends it."""
        reading = asyncio.create_task(self._read())
        pumping = asyncio.create_task(self._pump())
        ends: set[asyncio.Future[None]] = {reading, pumping, self._broken}
        try:
            while True:
                await asyncio.wait(
                    ends, timeout=state.config.recheck, return_when=asyncio.FIRST_COMPLETED
                )
                if self._sending is not None and _now() - self._sending > STUCK:
                    wire_of(self._socket.scope).abort()  # what it does not take would wait for ever
                    return
                if any(end.done() for end in ends):
                    break
                if who is not None and not await self._holds(state, who):
                    self._subscriber.close("session", SESSION)
        finally:
            pumping.cancel()
            if self._state in (State.IDLE, State.PLAYING):
                reading.cancel()
            await asyncio.gather(reading, pumping, return_exceptions=True)
            self._broken.cancel()  # from now on nobody waits for it
        for end in (reading, self._broken):
            if end.done() and not end.cancelled() and (bug := end.exception()):
                raise bug

    async def _holds(self, state: ServerState, who: CurrentUser) -> bool:
        """Whether they may still be there. Where the database does not answer they may, until it
        does: nothing can be done here meanwhile."""
        try:
            return bool(await state.revalidation.holds(state.store, who))
        except UNREACHABLE:
            return True

    async def _read(self) -> None:
        while not self._subscriber.closing:
            message: Any = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._state is State.PLAYING:
                self._state = State.QUEUED
                self._made.clear()
                await self._made.wait()
            self._state = State.WORKING
            if self._subscriber.closing:
                return  # what comes after the end of a session is not done any more
            if self._allowed.take(self._clock()):
                await self._take(message.get("text"))
            else:
                self._subscriber.close("flood", FLOOD)
            self._state = State.IDLE

    async def _pump(self) -> None:
        async def send(text: bytes) -> None:
            self._sending = _now()
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": text.decode()}
            )
            self._sending = None

        code = await self._subscriber.pump(send)
        if code is not None:
            await self._socket.close(code=code, reason=self._subscriber.why)

    async def _take(self, text: str | None) -> None:
        if text is None:
            self._refuse("", Fault("", "message-malformed", found="binary"))
            return
        try:
            message = self._decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._refuse(
                command_id_in(text), Fault("", "message-malformed", found=str(error)[:200])
            )
            return
        if isinstance(message, Ping):
            self._subscriber.send(encoded(Pong(message.at, self._services.executor.clock())))
            return
        try:
            outcome: int | Exception = await self._do(message)
        except Exception as error:
            outcome = error
        self._answer(message.id, outcome)

    def _told(self, command: str, outcome: int | Exception) -> None:
        if self._state is State.QUEUED:
            self._made.set()
        else:
            self._state = State.IDLE
        try:
            self._answer(command, outcome)
        except Exception as bug:
            if self._broken.done():  # the socket is gone, or has ended by another one
                log.error("fault", **fields_of(bug))
            else:
                self._broken.set_exception(bug)

    def _answer(self, command: str, outcome: int | Exception) -> None:
        """Say how a command went. Raises what is no answer but a mistake of the program's."""
        match outcome:
            case int():
                self._subscriber.send(encoded(Done(command, outcome)))
            case Refusal():
                self._refuse(command, fault_of(outcome)[1])
            case RecursionError():  # a move nested deeper than can be read
                self._refuse(command, Fault("", "message-malformed"))
            case _ if isinstance(outcome, UNREACHABLE):
                self._subscriber.close("busy", BUSY)  # nobody knows whether it was done
            case _:
                raise outcome

    async def _do(self, message: Do | Wish[Any]) -> int:
        who = self._subscriber.who
        if who is None:
            raise HTTPRefusal(401, "sign-in-needed")
        if not isinstance(message.do, Play):
            if (done := self._loaded.done.get((who.id, message.id))) is not None:
                return done  # it comes once more: that costs nothing, and nothing more is asked
            self._allowances.take_wish(who.id, address_of(self._socket.scope))
        if asks_for_a_table(message.do):
            self._allowances.take_table(who.id, address_of(self._socket.scope))
        if isinstance(message.do, Start) and isinstance(self._loaded, LoadedTable):
            await self._services.creation.check_bot(self._loaded.table.setup.game, message.do.fill)
        return await self._services.executor.do(self._loaded, who, message.id, message.do)

    def _refuse(self, command: str, fault: Fault) -> None:
        self._subscriber.send(self._loaded.refused(command, fault, self._subscriber.who))


def command_id_in(text: str) -> str:
    """The command's id in a message that is otherwise none, so that whoever waits for an answer to
    it gets one; empty where there is no such id.

    >>> command_id_in('{"type": "command", "id": "5b0c6f2e", "do": {"type": "dance"}}')
    '5b0c6f2e'
    """
    try:
        return _named.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return ""


def asks_for_a_table(do: object) -> bool:
    """Whether another table may come of it."""
    match do:
        case Offer(what=OfferKind.REMATCH) | Answer(what=OfferKind.REMATCH, yes=True):
            return True
        case _:
            return False


def _now() -> float:
    return asyncio.get_running_loop().time()
