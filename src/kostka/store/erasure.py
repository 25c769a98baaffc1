"""Forgetting somebody: what lets them in goes at once, then their name in all logs.

Logs are only ever added to, but for this: a name in them becomes a neutral one. Nothing that a
game is computed from changes.

Who is being forgotten is noted in the same transaction that lets them in no more, and struck out
only when their logs were gone through once more after all of their sockets must have been closed:
whatever breaks off in between, and whatever they say meanwhile, somebody takes it up
(``Persons.forget_late``).
"""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.eventlog.person import Person
from kostka.live.events import Appointed, Body, Created, Joined, Said
from kostka.live.projection import Summary
from kostka.store.compiled_statements import padded
from kostka.store.event_rows import event_of, log_of
from kostka.store.schema import events, named, tables
from kostka.store.schema_people import (
    forgetting,
    passkeys,
    persons,
    recovery,
    sessions,
    tokens,
)
from kostka.store.sqlite_journal import settle

_RENAME = (
    update(events)
    .where(events.c.table_id == bindparam("the_table"), events.c.number == bindparam("the_number"))
    .values(body=bindparam("body"))
)


async def forget_person(connection: AsyncConnection, id: str, name: str, at: int) -> list[str]:
    """Forgets who they are and all that let them in, and the same of their programs, and notes
    that at this moment; the ids of all those persons."""
    programs = select(persons.c.id).where(persons.c.owner == id)
    ids = [id, *(await connection.scalars(programs)).all()]
    await connection.execute(
        update(persons)
        .where(persons.c.id.in_(ids))
        .values(name=name, login=None, skeleton=None, password=None, forgotten=True)
    )
    for keys in (sessions, passkeys, recovery):
        await connection.execute(delete(keys).where(keys.c.person.in_(ids)))
    await connection.execute(delete(tokens).where(tokens.c.owner == id))
    await connection.execute(delete(forgetting).where(forgetting.c.person.in_(ids)))
    rows = [{"person": each, "name": name, "at": at} for each in ids]
    await connection.execute(insert(forgetting), rows)
    return ids


async def tables_naming(connection: AsyncConnection, ids: Collection[str]) -> list[str]:
    """The tables whose logs name one of these people."""
    return sorted(set((await connection.scalars(naming(ids))).all()))


def naming(ids: Collection[str]) -> Select[Any]:
    """The query for them: an index has who is named where."""
    return select(named.c.table_id).where(named.c.person.in_(padded(list(ids))))


async def forget_at_table(
    connection: AsyncConnection, table_id: str, names: Mapping[str, str]
) -> bool:
    """Gives these people (ids) their new names in a table's log and in what the table's row says;
    whether that changed anything."""
    row = select(tables.c.summary, tables.c.owner, tables.c.people)
    found = await connection.execute(row.where(tables.c.id == table_id).with_for_update())
    if (told := found.one_or_none()) is None:
        return False
    await connection.run_sync(settle)  # what is renamed stands in ``events``
    kept = [event_of(*row) for row in await connection.execute(log_of(table_id))]
    changed: list[dict[str, Any]] = []
    for event in kept:
        body = renamed(event.body, names)
        if body != event.body:
            text = msgspec.json.encode(body).decode()
            changed.append({"the_table": table_id, "the_number": event.number, "body": text})
    if changed:
        await connection.execute(_RENAME, changed)
    summary = summary_renamed(*told, names)
    if summary != told.summary:  # a worker that had the table in memory as it was may write it so
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(summary=summary)
        )
    return bool(changed) or summary != told.summary


def summary_renamed(summary: str, owner: str, people: str, names: Mapping[str, str]) -> str:
    """What a table's row says in lists, in which these people (ids) have these names. It is known
    by the row who made the table and who sits there; to fold ten thousand logs takes minutes."""
    try:
        said, sitting = _summary.decode(summary), _people.decode(people)
    except msgspec.MsgspecError:  # the doctor has something to say about it
        return summary
    if len(sitting) != len(said.seats):
        return summary
    seats = tuple(
        replace(seat, name=names[who]) if who is not None and who in names else seat
        for who, seat in zip(sitting, said.seats, strict=True)
    )
    renamed = replace(said, owner=names.get(owner, said.owner), seats=seats)
    return msgspec.json.encode(renamed).decode()


_summary = msgspec.json.Decoder(Summary)
_people = msgspec.json.Decoder(tuple[str | None, ...])


def renamed(body: Body, names: Mapping[str, str]) -> Body:
    """An event's body in which these people (ids) have these names."""

    def called(who: Person) -> Person:
        return replace(who, name=names[who.id]) if who.id in names else who

    match body:
        case Created():
            return replace(body, owner=called(body.owner))
        case Joined() | Said() | Appointed():
            return replace(body, who=called(body.who))
        case _:
            return body
