"""What is asked beside the sockets, as a server is asked over HTTP."""

import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any, Protocol

import msgspec
from msgspec.structs import replace

from kostka.device.device_bots import able_bots
from kostka.device.device_table import DeviceTable
from kostka.device.messages import Answer, Ask
from kostka.eventlog.person import Person
from kostka.game.definition import game_names
from kostka.game.errors import Refusal
from kostka.game.record import read, write
from kostka.live.chance_report import throws_of
from kostka.live.fault import Fault
from kostka.live.record import proof, record_of
from kostka.live.setup import Setup
from kostka.live.views.games import described
from kostka.live.views.lists import Made, Make
from kostka.live.views.moves import seen_moves, so_far
from kostka.live.views.steps import step_views, whole_steps
from kostka.live.views.table import table_view


class Tables(Protocol):
    """The tables that are asked about."""

    def loaded(self, table_id: str) -> DeviceTable: ...

    def make(self, setup: Setup, owner: Person, command: str) -> Made: ...

    def sit_beside(self, table_id: str, name: str) -> None: ...


class Beside(msgspec.Struct, frozen=True):
    """Somebody who plays at the same device."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Texts(msgspec.Struct, frozen=True):
    """Records to be looked through."""

    text: str


def answer_to(tables: Tables, asked: Ask) -> Answer:
    """The answer to a question; a refusal is one as well."""
    for method, pattern, handler in _ROUTES:
        found = pattern.fullmatch(asked.path)
        if found and method == asked.method:
            try:
                body = handler(tables, asked, *found.groups())
            except Refusal as refused:
                return _refused(asked, refused)
            except msgspec.DecodeError:
                return _refused(asked, Refusal("request-malformed", found=asked.path))
            return Answer(asked.ask, HTTPStatus.OK, msgspec.Raw(msgspec.json.encode(body)))
    return _refused(asked, Refusal("needs-server", found=asked.path))


def _refused(asked: Ask, refused: Refusal) -> Answer:
    fault = msgspec.json.encode(Fault.of(refused))
    return Answer(asked.ask, HTTPStatus.CONFLICT, msgspec.Raw(fault))


def _games(_tables: Tables, _asked: Ask) -> Any:
    return [replace(described(name), bots=able_bots(name)) for name in game_names()]


def _make(tables: Tables, asked: Ask) -> Any:
    wanted = msgspec.json.decode(asked.body, type=Make)
    return tables.make(wanted.setup, asked.who, wanted.id)


def _table(tables: Tables, asked: Ask, table_id: str) -> Any:
    return table_view(tables.loaded(table_id).table, asked.who)


def _steps(tables: Tables, _asked: Ask, table_id: str, seat: str | None) -> Any:
    table = tables.loaded(table_id).table
    if table.ended is None or table.log is None:
        raise Refusal("table-not-over")
    viewer = None if seat is None else int(seat)
    if viewer is not None and viewer >= len(table.seats):
        raise Refusal("seat-unknown", found=seat, expected=f"0…{len(table.seats) - 1}")
    return whole_steps(table, viewer, list(step_views(table, viewer)))


def _moves(tables: Tables, asked: Ask, table_id: str) -> Any:
    table = tables.loaded(table_id).table
    return so_far(table, asked.who, list(seen_moves(table, asked.who)))


def _record(tables: Tables, _asked: Ask, table_id: str) -> Any:
    found = tables.loaded(table_id)
    return write([record_of(found.table, found.secret)])


def _proof(tables: Tables, _asked: Ask, table_id: str) -> Any:
    found = tables.loaded(table_id)
    return proof(found.table, found.secret)


def _throws(tables: Tables, _asked: Ask, table_id: str) -> Any:
    found = tables.loaded(table_id)
    return [throws_of(record_of(found.table, found.secret))]


def _beside(tables: Tables, asked: Ask, table_id: str) -> Any:
    tables.sit_beside(table_id, msgspec.json.decode(asked.body, type=Beside).name)
    return table_view(tables.loaded(table_id).table, asked.who)


def _throws_of_records(_tables: Tables, asked: Ask) -> Any:
    return [throws_of(record) for record in read(msgspec.json.decode(asked.body, type=Texts).text)]


_ID = r"/tables/([A-Za-z0-9_-]+)"
_ROUTES: tuple[tuple[str, re.Pattern[str], Callable[..., Any]], ...] = tuple(
    (method, re.compile(path), handler)
    for method, path, handler in (
        ("GET", r"/games", _games),
        ("POST", r"/tables", _make),
        ("GET", _ID, _table),
        ("GET", _ID + r"/steps(?:\?as=(\d{1,3}))?", _steps),
        ("GET", _ID + r"/moves", _moves),
        ("GET", _ID + r"/record", _record),
        ("GET", _ID + r"/proof", _proof),
        ("GET", _ID + r"/throws", _throws),
        ("POST", _ID + r"/beside", _beside),
        ("POST", r"/throws", _throws_of_records),
    )
)
