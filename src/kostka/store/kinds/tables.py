"""What is asked of many tables at once: lists for people."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select, tuple_, union_all

from kostka.live.phase import Phase
from kostka.store.compiled_statements import padded
from kostka.store.errors import NotFound
from kostka.store.kinds.table_rows import TableRow, row_of, table_rows
from kostka.store.schema import GOING_ON, WAITING, seats, tables
from kostka.store.store import Store


async def table_row(store: Store, table_id: str) -> TableRow:
    """What lists tell of a table. Raises NotFound."""
    query = table_rows().where(tables.c.id == table_id)
    async with store.reading() as connection:
        found = (await connection.execute(query)).mappings().one_or_none()
    if found is None:
        raise NotFound(table_id)
    return row_of(found)


async def list_tables(
    store: Store,
    *,
    phase: Phase | None = None,
    game: str | None = None,
    private: bool = False,
    people: Sequence[str] = (),
    before: str | None = None,
    limit: int = 50,
) -> list[TableRow]:
    """The newest tables first. ``private``: those found by their link alone as well; ``people``: at
    which one of them sits; ``before``: the id of the table after which the list goes on."""
    query = listing(
        phase=phase, game=game, private=private, people=people, before=before, limit=limit
    )
    async with store.reading() as connection:
        return [row_of(found) for found in (await connection.execute(query)).mappings()]


def listing(
    *,
    phase: Phase | None,
    game: str | None,
    private: bool,
    people: Sequence[str],
    before: str | None,
    limit: int,
) -> Select[Any]:
    """The query for that. Whatever is asked for is read from the end of an index: a part for each
    phase, public or not, and of them the newest. One's own are as many as one has played."""
    made = select(tables.c.created).where(tables.c.id == before).scalar_subquery()

    def newest(query: Select[Any]) -> Select[Any]:
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tuple_(tables.c.created, tables.c.id) < tuple_(made, before))
        return last(query)

    def last(query: Select[Any]) -> Select[Any]:
        return query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)

    phases = list(Phase) if phase is None else [phase]
    if people:
        mine = select(seats.c.log_id).where(seats.c.person.in_(padded(people)))
        wanted = table_rows().where(tables.c.id.in_(mine))
        if phase is not None:
            wanted = wanted.where(tables.c.phase == phase.value)
        return newest(wanted if private else wanted.where(tables.c.public))
    parts = [
        newest(select(tables.c.id).where(tables.c.phase == each.value, shown)).subquery()
        for each in phases
        for shown in ([tables.c.public, ~tables.c.public] if private else [tables.c.public])
    ]
    found = union_all(*(select(part.c.id) for part in parts))
    return last(table_rows().where(tables.c.id.in_(found)))


async def made_by(store: Store, owners: Sequence[str], phase: Phase, limit: int) -> list[str]:
    """Tables of these people's making that are so far, so many at most."""
    theirs = making(owners, phase).limit(limit)
    async with store.reading() as connection:
        return list((await connection.scalars(theirs)).all())


def making(owners: Sequence[str], phase: Phase) -> Select[Any]:
    """The query for that: open and running tables have an index each, in these words."""
    words = {Phase.OPEN: WAITING, Phase.RUNNING: GOING_ON}
    so_far = words.get(phase, tables.c.phase == phase.value)
    return select(tables.c.id).where(tables.c.owner.in_(padded(owners)), so_far)
