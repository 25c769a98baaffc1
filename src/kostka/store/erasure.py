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
from sqlalchemy import ColumnElement, Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.eventlog.kind import Kinds
from kostka.store.compiled_statements import padded
from kostka.store.event_rows import event_of, log_of
from kostka.store.friends import forget_friends
from kostka.store.index_changes import IndexChanges, rows_of
from kostka.store.schema import events, logs, named
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
    .where(events.c.log_id == bindparam("the_log"), events.c.number == bindparam("the_number"))
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
    await forget_friends(connection, ids)
    await connection.execute(delete(forgetting).where(forgetting.c.person.in_(ids)))
    rows = [{"person": each, "name": name, "at": at} for each in ids]
    await connection.execute(insert(forgetting), rows)
    return ids


async def logs_naming(connection: AsyncConnection, ids: Collection[str]) -> list[str]:
    """The logs that name one of these people."""
    return sorted(set((await connection.scalars(naming(ids))).all()))


def named_elsewhere(person: ColumnElement[str], kinds: Kinds) -> ColumnElement[bool]:
    """Whether a log of another kind than these names them."""
    other = (named.c.person == person, logs.c.kind.not_in(list(kinds)))
    return select(logs.c.id).join(named, named.c.log_id == logs.c.id).where(*other).exists()


def naming(ids: Collection[str]) -> Select[Any]:
    """The query for them: an index has who is named where."""
    return select(named.c.log_id).where(named.c.person.in_(padded(list(ids))))


async def forget_in_log(
    connection: AsyncConnection, log_id: str, names: Mapping[str, str], kinds: Kinds
) -> bool:
    """Gives these people (ids) their new names in a log and in its rows of the index; whether that
    changed anything. A log of a kind that only a newer program has is left to that one."""
    row = select(logs.c.kind).where(logs.c.id == log_id).with_for_update()
    kind = kinds.get(await connection.scalar(row) or "")
    if kind is None:
        return False
    await connection.run_sync(settle)  # what is renamed stands in ``events``
    kept = [event_of(kind, row) for row in await connection.execute(log_of(log_id))]
    changed: list[dict[str, Any]] = []
    for event in kept:
        body = kind.rules.rename(event.body, names)
        if body != event.body:
            text = msgspec.json.encode(body).decode()
            changed.append({"the_log": log_id, "the_number": event.number, "body": text})
    if changed:
        await connection.execute(_RENAME, changed)
    before = {name: await rows_of(connection, name, log_id) for name in kind.index}
    after = {
        name: [rename(row, names) for row in before[name]] for name, rename in kind.index.items()
    }
    if after != before:  # a worker that had the log in memory as it was may write it so
        index = IndexChanges()
        index.take(log_id, before, after)
        await connection.run_sync(index.write)
    return bool(changed) or after != before
