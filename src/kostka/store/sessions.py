"""Who is signed in with which browser."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from kostka.store.compiled_statements import padded
from kostka.store.repository import Repository, value_of
from kostka.store.schema_people import persons, sessions
from kostka.store.user import Session, User
from kostka.store.users import PERSON

MOST = 50
"""So many browsers one is signed in with; with one more the one unused longest is signed out."""

_guests = persons.alias("guests")


class Sessions(Repository):
    """The sessions, by the hash of what the cookie says. An ended one is gone."""

    async def open(self, session: Session) -> None:
        """Somebody signs in. Of ``MOST`` others the one that was not used for longest ends."""
        others = sessions.c.person == session.person, sessions.c.hash != session.hash
        kept = (
            select(sessions.c.hash)
            .where(*others)
            .order_by(sessions.c.seen.desc(), sessions.c.hash)
            .limit(MOST - 1)
        )
        await self._write(
            insert(sessions).values(**asdict(session)),
            delete(sessions).where(*others, sessions.c.hash.not_in(kept)),
        )

    async def visit(self, hash: bytes) -> tuple[Session, User, tuple[str, ...]] | None:
        """Who comes with this session, and the ids they are known by: their own first, then those
        of the guests that they have taken over. None once it has ended."""
        query = (
            select(sessions, *PERSON, _guests.c.id)
            .join_from(sessions, persons, persons.c.id == sessions.c.person)
            .outerjoin(_guests, _guests.c.taken_by == persons.c.id)
            .where(sessions.c.hash == hash)
            .order_by(_guests.c.created, _guests.c.id)
        )
        rows = await self._rows(query)
        if not rows:
            return None
        someone = value_of(User, persons, rows[0])
        guests = (row[_guests.c.id] for row in rows)
        ids = (someone.id, *(guest for guest in guests if guest is not None))
        return value_of(Session, sessions, rows[0]), someone, ids

    async def seen(self, hashes: Sequence[bytes]) -> dict[bytes, int]:
        """When these sessions were last in use; ended ones are left out."""
        query = select(sessions.c.hash, sessions.c.seen).where(sessions.c.hash.in_(padded(hashes)))
        return {row["hash"]: row["seen"] for row in await self._rows(query)}

    async def saw(self, hash: bytes, at: int) -> None:
        """This session was in use."""
        await self._write(update(sessions).where(sessions.c.hash == hash).values(seen=at))

    async def of(self, person: str) -> list[Session]:
        """Where somebody is signed in, the last used first."""
        query = (
            select(sessions)
            .where(sessions.c.person == person)
            .order_by(sessions.c.seen.desc(), sessions.c.hash)
        )
        return [Session(**row) for row in await self._rows(query)]

    async def end(self, person: str, hash: bytes) -> bool:
        """Ends one of somebody's sessions; False if they have no such."""
        mine = sessions.c.hash == hash, sessions.c.person == person
        return await self._write(delete(sessions).where(*mine)) == 1

    async def end_all(self, person: str, but: bytes | None = None) -> int:
        """Ends all of somebody's sessions except that one; how many those were."""
        others = delete(sessions).where(sessions.c.person == person)
        return await self._write(others if but is None else others.where(sessions.c.hash != but))
