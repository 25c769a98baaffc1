"""Friends: people who have played together and have marked each other.

A mark alone tells the other that they were marked, and nothing else to anybody. Whoever is asked
about is found by the ids that somebody is known by: their own, and those of the guests that their
account has taken over.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.repository import Repository
from kostka.store.schema_people import friends, invited, persons

WEEK = 7 * 24 * 3600 * 1000
"""An invitation that is older, in ms, waits for nobody."""


class Marked(msgspec.Struct, frozen=True):
    """Somebody by whom one was marked (``them``), or whom one has marked (``mine``)."""

    id: str
    name: str
    guest: bool
    mine: bool
    them: bool


class Friends(Repository):
    """Who has marked whom."""

    async def marked(self, ids: Sequence[str]) -> list[Marked]:
        """All who have marked one of these ids or were marked by it, by name."""
        mine = select(friends.c.friend).where(friends.c.person.in_(ids))
        them = select(friends.c.person).where(friends.c.friend.in_(ids))
        query = (
            select(
                persons.c.id,
                persons.c.name,
                persons.c.kind,
                persons.c.id.in_(mine).label("mine"),
                persons.c.id.in_(them).label("them"),
            )
            .where(or_(persons.c.id.in_(mine), persons.c.id.in_(them)), ~persons.c.forgotten)
            .order_by(persons.c.name, persons.c.id)
        )
        return [
            Marked(
                row["id"],
                row["name"],
                row["kind"] == "guest",
                mine=bool(row["mine"]),
                them=bool(row["them"]),
            )
            for row in await self._rows(query)
        ]

    async def mark(self, person: str, friend: str, at: int) -> None:
        """One marks another; once however often. Nothing comes of it where one of them was
        forgotten or taken over meanwhile: no row may be left of them."""
        there = select(func.count()).where(
            persons.c.id.in_((person, friend)), ~persons.c.forgotten, persons.c.taken_by.is_(None)
        )

        async def write(connection: AsyncConnection) -> None:
            if await connection.scalar(there) == len({person, friend}):
                await connection.execute(
                    insert_if_absent(connection, friends, person=person, friend=friend, at=at)
                )

        await self._group.in_own_transaction(write)

    async def part(self, ids: Sequence[str], other: str) -> None:
        """They are no friends any more, whoever has marked whom, and invite each other nowhere."""
        await self._write(
            delete(friends).where(friends.c.person.in_(ids), friends.c.friend == other),
            delete(friends).where(friends.c.person == other, friends.c.friend.in_(ids)),
            delete(invited).where(invited.c.person.in_(ids), invited.c.by == other),
            delete(invited).where(invited.c.person == other, invited.c.by.in_(ids)),
        )

    async def invite(self, table: str, person: str, by: str, at: int) -> None:
        """Somebody is asked to a table; what is old goes."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(invited).where(invited.c.at < at - WEEK))
            await connection.execute(
                insert_if_absent(connection, invited, log_id=table, person=person, by=by, at=at)
            )

        await self._group.in_own_transaction(write)


async def forget_friends(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Strikes these people from all marks and invitations."""
    await connection.execute(
        delete(friends).where(or_(friends.c.person.in_(ids), friends.c.friend.in_(ids)))
    )
    await connection.execute(
        delete(invited).where(or_(invited.c.person.in_(ids), invited.c.by.in_(ids)))
    )


async def move_friends(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest has marked, and who has marked it, is the account's."""
    for own, other in ((friends.c.person, friends.c.friend), (friends.c.friend, friends.c.person)):
        rows = await connection.execute(select(other, friends.c.at).where(own == guest))
        for whom, at in rows.all():
            if whom != account:
                moved = {own.name: account, other.name: whom, "at": at}
                await connection.execute(insert_if_absent(connection, friends, **moved))
    await connection.execute(update(invited).where(invited.c.by == guest).values(by=account))
    await forget_friends(connection, [guest])
