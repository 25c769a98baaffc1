"""The people of the house: guests, accounts, programs."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Update, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.eventlog.kind import Kinds
from kostka.store.answering import reading
from kostka.store.erasure import forget_in_log, forget_person, logs_naming, named_elsewhere
from kostka.store.errors import LoginTaken, NotFound
from kostka.store.friends import move_friends
from kostka.store.likeness import login_of, skeleton
from kostka.store.repository import Repository
from kostka.store.schema import WAITING, seats, tables
from kostka.store.schema_people import forgetting, friends, persons, sessions
from kostka.store.user import FoundUser, User

AT_ONCE = 500
"""Ids in one question."""
PERSON = tuple(persons.c[name] for name in User.__struct_fields__)
"""The columns that a person is made from; beside them there is the password's hash alone."""


class Users(Repository):
    """Who there is."""

    async def add(self, person: User) -> None:
        """Somebody new. Raises LoginTaken."""
        own = None if person.login is None else skeleton(person.name)
        await self._unless_taken(insert(persons).values(**asdict(person), skeleton=own))

    async def user(self, id: str) -> User | None:
        """The person with this id."""
        row = await self._one(select(*PERSON).where(persons.c.id == id))
        return None if row is None else User(**row)

    async def by_login(self, login: str) -> User | None:
        """The account with this login."""
        row = await self._one(select(*PERSON).where(persons.c.login == login))
        return None if row is None else User(**row)

    async def alike(self, name: str) -> User | None:
        """An account whose name is read as this one, or is the same in another case."""
        one = or_(persons.c.skeleton == skeleton(name), persons.c.login == login_of(name))
        row = await self._one(select(*PERSON).where(one).limit(1))
        return None if row is None else User(**row)

    async def found(self, text: str, limit: int) -> list[FoundUser]:
        """Who has this id, is called so or nearly so, or has this in their name: the newest first,
        so many at most."""
        called = func.lower(persons.c.name).contains(text.lower(), autoescape=True)
        same = or_(persons.c.skeleton == skeleton(text), persons.c.login == login_of(text))
        query = (
            select(*PERSON, func.count(sessions.c.hash), func.max(sessions.c.seen))
            .outerjoin(sessions, sessions.c.person == persons.c.id)
            .where(or_(persons.c.id == text, same, called))
            .group_by(*PERSON)
            .order_by(persons.c.created.desc(), persons.c.id)
            .limit(limit)
        )
        async with reading(self._engines.read) as connection:
            rows = (await connection.execute(query)).all()
        return [FoundUser(User(*row[:-2]), *row[-2:]) for row in rows]

    async def rename(self, id: str, name: str, login: str | None = None) -> None:
        """Gives somebody another name, from now on; an account its login too. Raises NotFound,
        LoginTaken."""
        called = {"name": name}
        if login is not None:
            called |= {"login": login, "skeleton": skeleton(name)}
        if await self._unless_taken(_this(id).values(**called)) == 0:
            raise NotFound(id)

    async def make_account(self, id: str, login: str, name: str, password: str | None) -> None:
        """A guest becomes an account under the same id. Raises LoginTaken; NotFound where there is
        no such guest (any more)."""
        guest = _this(id).where(persons.c.kind == "guest", persons.c.taken_by.is_(None))
        account = guest.values(
            kind="account", login=login, skeleton=skeleton(name), name=name, password=password
        )
        if await self._unless_taken(account) == 0:
            raise NotFound(id)

    async def password(self, id: str) -> str | None:
        """The hash of somebody's password, None if they have none."""
        row = await self._one(select(persons.c.password).where(persons.c.id == id))
        return None if row is None else row["password"]

    async def set_password(self, id: str, hash: str | None) -> None:
        """Gives somebody a password, or takes it away. Raises NotFound."""
        if await self._write(_this(id).values(password=hash)) == 0:
            raise NotFound(id)

    async def take_over(self, guest: str, account: str) -> None:
        """An account takes over a guest's games and friends; the guest's sessions end. Raises
        NotFound where there is no such guest (any more), or no such account."""
        there = select(persons.c.id).where(persons.c.id == account, persons.c.kind == "account")
        taken = _this(guest).where(
            persons.c.kind == "guest", persons.c.taken_by.is_(None), there.exists()
        )

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(taken.values(taken_by=account))).rowcount == 0:
                raise NotFound(guest)
            await connection.execute(delete(sessions).where(sessions.c.person == guest))
            await move_friends(connection, guest, account)

        await self._group.in_own_transaction(write)

    async def played(self, id: str) -> bool:
        """Whether somebody sits, or sat to the end, at a table, or has one that has not begun."""
        sat = select(seats.c.log_id).where(seats.c.person == id)
        made = select(tables.c.id).where(tables.c.owner == id, WAITING)
        async with reading(self._engines.read) as connection:
            return bool(await connection.scalar(select(or_(sat.exists(), made.exists()))))

    async def ids(self, id: str) -> tuple[str, ...]:
        """What somebody is known by: their own id, then those of the guests taken over."""
        query = (
            select(persons.c.id)
            .where(persons.c.taken_by == id)
            .order_by(persons.c.created, persons.c.id)
        )
        return (id, *[row["id"] for row in await self._rows(query)])

    async def tidy(self, unused: int, made: int) -> None:
        """Ends the sessions that were not used since ``unused``, and forgets the guests made before
        ``made`` who have none: they can never come again. Their games keep their names. Who was
        forgotten stays noted: games that were put away still call them otherwise."""
        back = select(sessions.c.hash).where(sessions.c.person == persons.c.id)
        lone = (
            persons.c.kind == "guest",
            persons.c.taken_by.is_(None),
            persons.c.created < made,
            ~persons.c.forgotten,
        )
        await self._write(
            delete(sessions).where(sessions.c.seen < unused),
            delete(persons).where(*lone, ~back.exists()),
            delete(friends).where(_nobody(friends.c.person) | _nobody(friends.c.friend)),
        )

    async def forget(self, names: Mapping[str, str], at: int, kinds: Kinds) -> list[str]:
        """Deletes these people and their programs, all of them at this moment: nothing lets them in
        any more, and all logs call them by these neutral names. Returns the logs where that
        changed something: whoever has one of them in memory reads it again."""

        async def write(connection: AsyncConnection) -> dict[str, str]:
            gone: dict[str, str] = {}
            for id, name in names.items():
                gone |= dict.fromkeys(await forget_person(connection, id, name, at), name)
            return gone

        return await self._renamed(await self._group.in_own_transaction(write), kinds)

    async def neutral(self, ids: Collection[str]) -> dict[str, str]:
        """Who of these people was ever forgotten, and what they are called since."""
        found: dict[str, str] = {}
        every = sorted(ids)
        for first in range(0, len(every), AT_ONCE):
            some = persons.c.id.in_(every[first : first + AT_ONCE])
            rows = await self._rows(
                select(persons.c.id, persons.c.name).where(persons.c.forgotten, some)
            )
            found |= {row["id"]: row["name"] for row in rows}
        return found

    async def forgotten(self) -> dict[str, str]:
        """Who was forgotten lately, and what they are called since."""
        return {row["person"]: row["name"] for row in await self._rows(select(forgetting))}

    async def forget_late(self, before: int, kinds: Kinds, *, all: bool = False) -> list[str]:
        """Goes once more through the logs for those who were forgotten before this moment, and
        strikes them out, unless a log names them whose kind only a newer program has; ``all``: also
        for those who must stay noted. Returns what ``forget`` does."""
        query = select(forgetting) if all else select(forgetting).where(forgetting.c.at < before)
        rows = await self._rows(query)
        changed = await self._renamed({row["person"]: row["name"] for row in rows}, kinds)
        if rows:
            done = ~named_elsewhere(forgetting.c.person, kinds)
            await self._write(delete(forgetting).where(forgetting.c.at < before, done))
        return changed

    async def _renamed(self, names: Mapping[str, str], kinds: Kinds) -> list[str]:
        if not names:
            return []
        async with reading(self._engines.read) as connection:
            found = await logs_naming(connection, names)
        changed = []
        for log_id in found:
            work = partial(forget_in_log, log_id=log_id, names=names, kinds=kinds)
            if await self._group.in_own_transaction(work):
                changed.append(log_id)
        return changed

    async def _unless_taken(self, statement: Any) -> int:
        try:
            return await self._write(statement)
        except IntegrityError as error:
            raise LoginTaken from error


def _nobody(id: ColumnElement[str]) -> ColumnElement[bool]:
    return ~select(persons.c.id).where(persons.c.id == id).exists()


def _this(id: str) -> Update:
    return update(persons).where(persons.c.id == id, ~persons.c.forgotten)
