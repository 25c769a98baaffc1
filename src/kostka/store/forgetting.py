"""Forgetting somebody: what lets them in goes at once, then their name in all logs.

Logs are only ever added to, but for this: a name in them becomes a neutral one. Nothing that a
game is computed from changes.
"""

from collections.abc import Collection
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.game.errors import RuleError
from kostka.live.events import Body, Created, Event, Joined, Person, Said
from kostka.live.folding import fold
from kostka.live.head import head
from kostka.store.logs import event_of, log_of
from kostka.store.schema import events, tables
from kostka.store.schema_people import passkeys, persons, recovery, sessions, tokens

_RENAME = (
    update(events)
    .where(events.c.table_id == bindparam("the_table"), events.c.number == bindparam("the_number"))
    .values(body=bindparam("body"))
)


async def forget_person(connection: AsyncConnection, id: str, name: str) -> list[str]:
    """Forgets who they are and all that let them in, and the same of their programs; the ids of
    all those persons."""
    programs = select(persons.c.id).where(persons.c.owner == id)
    ids = [id, *(await connection.scalars(programs)).all()]
    await connection.execute(
        update(persons)
        .where(persons.c.id.in_(ids))
        .values(name=name, login=None, password=None, forgotten=True)
    )
    for keys in (sessions, passkeys, recovery):
        await connection.execute(delete(keys).where(keys.c.person.in_(ids)))
    await connection.execute(delete(tokens).where(tokens.c.owner == id))
    return ids


async def tables_naming(connection: AsyncConnection, ids: Collection[str]) -> list[str]:
    """The tables whose logs name one of these people."""
    named = [
        events.c.body.contains(f'"id":{msgspec.json.encode(id).decode()}', autoescape=True)
        for id in ids
    ]
    query = select(events.c.table_id).distinct().where(or_(*named)).order_by(events.c.table_id)
    return list((await connection.scalars(query)).all())


async def forget_at_table(
    connection: AsyncConnection, table_id: str, ids: Collection[str], name: str
) -> None:
    """Gives these people this name in a table's log and in what the table's row says."""
    lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if await connection.scalar(lock) is None:
        return
    kept = [event_of(*row) for row in await connection.execute(log_of(table_id))]
    now: list[Event] = []
    changed: list[dict[str, Any]] = []
    for event in kept:
        body = renamed(event.body, ids, name)
        now.append(replace(event, body=body))
        if body != event.body:
            text = msgspec.json.encode(body).decode()
            changed.append({"the_table": table_id, "the_number": event.number, "body": text})
    if not changed:
        return
    await connection.execute(_RENAME, changed)
    with suppress(RuleError, ValueError):  # a log that the doctor has something to say about
        summary = bytes(head(fold(now)).summary).decode()
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(summary=summary)
        )


def renamed(body: Body, ids: Collection[str], name: str) -> Body:
    """An event's body in which these people have this name."""

    def called(who: Person) -> Person:
        return replace(who, name=name) if who.id in ids else who

    match body:
        case Created():
            return replace(body, owner=called(body.owner))
        case Joined() | Said():
            return replace(body, who=called(body.who))
        case _:
            return body
