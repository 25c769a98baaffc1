"""All the tables of a device: what comes in is done at once, and what it brings goes out.

>>> host = Host(bytes(32), clock=lambda: 1_800_000_000_000, secret=lambda: bytes(32))
>>> asked = b'{"type": "ask", "ask": 1, "method": "GET", "path": "/games", "who": {"id": "me", '
>>> reply = host.handle(asked + b'"name": "Ann"}}')
>>> msgspec.json.decode(reply, type=Reply).answers[0].status
200
"""

from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from kostka.device.answers import answer_to
from kostka.device.device_bots import SeatedBots, check_bots
from kostka.device.device_table import DeviceTable
from kostka.device.messages import (
    Answer,
    Ask,
    Drop,
    Frame,
    Heard,
    Load,
    Open,
    Reply,
    Request,
    Shut,
    Tick,
    Write,
)
from kostka.device.neighbours import is_shared, neighbour, others_ready, wish
from kostka.eventlog.draft import Draft
from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.fairness import Promise
from kostka.live import commands as c
from kostka.live.bots import bot_moved, bots_due
from kostka.live.chance_source import promised
from kostka.live.draft import TableDraft
from kostka.live.events import Body, TableEvent
from kostka.live.fault import Fault
from kostka.live.fold import replay
from kostka.live.messages import UNKNOWN, Do, Done, FromClient, FromServer, NotDone, Ping, Pong
from kostka.live.opening import again, create
from kostka.live.presence import give_back_time
from kostka.live.setup import Setup
from kostka.live.table import Table, ready_move
from kostka.live.table_key import ON_DEVICE, TableKey
from kostka.live.views.lists import Made
from kostka.live.views.table import table_view

BOT_MS = 500
"""So long a bot takes for a decision: who watches shall see who plays."""

_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_heard: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Host:
    """A device's tables. ``key``: 32 bytes that stay on the device; ``clock``: ms since 1970;
    ``secret``: what a new table's chance is made from."""

    def __init__(
        self, key: bytes, *, clock: Callable[[], int], secret: Callable[[], bytes]
    ) -> None:
        self._key = TableKey(key, ON_DEVICE)
        self._clock = clock
        self._secret = secret
        self._tables: dict[str, DeviceTable] = {}
        self._sockets: dict[int, DeviceTable] = {}
        self._bots = SeatedBots()
        self._writes: list[Write] = []
        self._frames: list[Frame] = []
        self._changed: set[str] = set()
        """The tables that what is being done has changed in memory."""

    def handle(self, text: bytes) -> bytes:
        """Do what a Request asks for, and say what it brings, a Reply; both as JSON. Where that
        fails nothing is to be kept: the tables that have changed are no more in memory."""
        self._writes, self._frames = [], []
        self._changed.clear()
        try:
            answers = self._handle(_requests.decode(text))
            reply = Reply(tuple(self._writes), tuple(self._frames), answers, self._due())
            return msgspec.json.encode(reply)
        except BaseException:
            for table_id in self._changed:
                self._drop(table_id)
            raise

    def _handle(self, request: Request) -> tuple[Answer, ...]:
        match request:
            case Load(secret=secret, events=events):
                self._load(bytes.fromhex(secret), events)
            case Open():
                self._open(request)
            case Heard(socket=socket, text=said):
                self._hear(socket, said)
            case Shut(socket=socket):
                self._shut(socket)
            case Ask():
                return (answer_to(self, request),)
            case Drop(table=table_id):
                self._drop(table_id)
            case Tick():
                for device_table in list(self._tables.values()):
                    self._tick(device_table)
        return ()

    def loaded(self, table_id: str) -> DeviceTable:
        """A table that is in memory. Raises Refusal ``table-unknown``."""
        found = self._tables.get(table_id)
        if found is None:
            raise Refusal("table-unknown", found=table_id)
        return found

    def make(self, setup: Setup, owner: Person, command: str) -> Made:
        """Make a table, once however often it is asked for. Raises Refusal."""
        table_id = self._key.table_id(owner.id, command)
        if table_id not in self._tables:
            check_bots(setup)
            secret = self._secret()
            commitment = Promise(secret, table_id, ()).commitment
            now, chance = self._clock(), promised(secret)
            draft = create(setup, owner, table_id, commitment, now=now, chance=chance, by=owner.id)
            self._begin(secret, draft)
        return Made(table_id, self._tables[table_id].table.commitment)

    def sit_beside(self, table_id: str, name: str) -> None:
        """Somebody sits down at this device too, at the next free seat. Raises Refusal."""
        device_table = self.loaded(table_id)
        seats = device_table.table.seats
        free = next((seat for seat, one in enumerate(seats) if one.who is None), 0)
        self._wish(device_table, neighbour(free, name), c.Join(free))

    def _load(self, secret: bytes, events: Sequence[TableEvent]) -> None:
        device_table = DeviceTable(secret, self._key, replay(events))
        table, now = device_table.table, self._clock()
        self._drop(table.id)
        self._tables[table.id] = device_table
        self._changed.add(table.id)
        self._happened(device_table, give_back_time(table, [(table.at, now)], now))
        self._go_on(device_table, now)

    def _open(self, opened: Open) -> None:
        device_table = self._tables.get(opened.table)
        if device_table is None:
            self._frames.append(Frame(opened.socket, "", UNKNOWN))
            return
        device_table.sockets[opened.socket] = opened.who
        self._sockets[opened.socket] = device_table
        welcome = device_table.welcome(opened.who, opened.since, self._clock())
        self._send(opened.socket, welcome)

    def _shut(self, socket: int) -> None:
        device_table = self._sockets.pop(socket, None)
        if device_table is not None:
            del device_table.sockets[socket]

    def _drop(self, table_id: str) -> None:
        device_table = self._tables.pop(table_id, None)
        if device_table is not None:
            for socket in device_table.sockets:
                del self._sockets[socket]

    def _hear(self, socket: int, text: str) -> None:
        device_table = self._sockets.get(socket)
        if device_table is None:
            return
        who = device_table.sockets[socket]
        try:
            message = _heard.decode(text)
        except msgspec.DecodeError as error:
            fault = Fault("", "message-malformed", found=str(error)[:200])
            self._send(socket, NotDone("", fault, table_view(device_table.table, who)))
            return
        if isinstance(message, Ping):
            self._send(socket, Pong(message.at, self._clock()))
            return
        try:
            number = self._do(device_table, who, message)
        except Refusal as refused:
            table = table_view(device_table.table, who)
            self._send(socket, NotDone(message.id, Fault.of(refused), table))
        else:
            self._send(socket, Done(message.id, number))

    def _do(self, device_table: DeviceTable, who: Person, message: Do) -> int:
        known = (who.id, message.id)
        if known in device_table.done:
            return device_table.done[known]
        now = self._expire(device_table)
        if isinstance(message.do, c.Start):
            check_bots(device_table.table.setup, message.do.fill)
        table = device_table.table
        draft = device_table.decider.decide(table, who, message.do, now, message.id)
        was_seen = _says_seen(table, who, message.do)
        self._happened(device_table, draft)
        while was_seen and (other := others_ready(device_table.table)) is not None:
            self._wish(device_table, *other)
        return device_table.done[known]

    def _wish(self, device_table: DeviceTable, who: Person, do: c.Command) -> None:
        """A command that nobody has sent."""
        draft = device_table.decider.decide(device_table.table, who, do, self._clock())
        self._happened(device_table, draft)

    def _tick(self, device_table: DeviceTable) -> None:
        now = self._expire(device_table)
        since = device_table.bots_since
        if since is None or since + BOT_MS > now:
            return
        for seat in bots_due(device_table.table)[:1]:
            bot, move = self._bots.chosen(device_table.table, seat)
            chance = device_table.decider.chance
            draft = bot_moved(device_table.table, seat, bot, move, now=now, chance=chance)
            self._happened(device_table, draft)

    def _expire(self, device_table: DeviceTable) -> int:
        """What time has brought; the moment, at this table."""
        now = device_table.table.moment(self._clock())
        self._happened(device_table, device_table.decider.expire(device_table.table, now))
        return now

    def _happened(self, device_table: DeviceTable, draft: Draft[Table, Body]) -> None:
        if not draft.transitions:
            return
        self._changed.add(device_table.table.id)
        device_table.add(draft.transitions)
        self._write(device_table, draft.events)
        for socket, who in device_table.sockets.items():
            self._send(socket, device_table.news(who, len(draft.transitions)))
        self._go_on(device_table, draft.now)

    def _go_on(self, device_table: DeviceTable, now: int) -> None:
        """What follows here by itself: those who share the device agree, and the table is made at
        which all go on."""
        table_id = device_table.table.next
        if table_id is not None and table_id not in self._tables:
            secret = self._key.next_secret(table_id)
            commitment = Promise(secret, table_id, ()).commitment
            chance = promised(secret)
            with suppress(Refusal):  # that they have agreed stands already
                draft = again(device_table.table, table_id, commitment, now=now, chance=chance)
                self._begin(secret, draft)
                self._go_on(self._tables[table_id], now)
        if (own := wish(device_table.table, self._key)) is not None:
            self._wish(device_table, *own)

    def _begin(self, secret: bytes, draft: TableDraft) -> None:
        device_table = DeviceTable(secret, self._key, draft.transitions)
        self._tables[draft.state.id] = device_table
        self._changed.add(draft.state.id)
        self._write(device_table, draft.events, secret.hex())

    def _write(
        self, device_table: DeviceTable, events: Sequence[TableEvent], secret: str | None = None
    ) -> None:
        table = device_table.table
        listed = device_table.listed(table.owner)
        self._writes.append(Write(table.id, secret, tuple(events), listed))

    def _send(self, socket: int, message: FromServer) -> None:
        self._frames.append(Frame(socket, msgspec.json.encode(message).decode()))

    def _due(self) -> int | None:
        """When to tick next."""
        moments = []
        for device_table in self._tables.values():
            if device_table.due is not None:
                moments.append(device_table.due)
            if device_table.bots_since is not None and device_table.sockets:
                moments.append(device_table.bots_since + BOT_MS)
        return min(moments, default=None)


def _says_seen(table: Table, who: Person, do: c.Command) -> bool:
    """Whether somebody at a shared table says by this to have seen a result."""
    seat = table.seat_of(who)
    if not isinstance(do, c.Play) or seat is None or table.pause is None or not is_shared(table):
        return False
    seen_it = ready_move(table, seat)
    return seen_it is not None and table.info.moves.decode(do.move) == seen_it
