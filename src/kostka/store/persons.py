"""The people of the house: guests, accounts, programs."""

from functools import partial
from typing import Any

from sqlalchemy import RowMapping, Update, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.answering import reading
from kostka.store.desk import Desk
from kostka.store.errors import LoginTaken, NotFound
from kostka.store.forgetting import forget_at_table, forget_person, tables_naming
from kostka.store.person import Someone
from kostka.store.schema_people import persons, sessions

PERSON = (
    persons.c.id,
    persons.c.name,
    persons.c.kind,
    persons.c.created,
    persons.c.login,
    persons.c.owner,
    persons.c.taken_by,
    persons.c.forgotten,
)


def someone_of(row: RowMapping) -> Someone:
    """A row's person, of the columns PERSON."""
    return Someone(
        row["id"],
        row["name"],
        row["kind"],
        row["created"],
        row["login"],
        row["owner"],
        row["taken_by"],
        row["forgotten"],
    )


def row_of(person: Someone) -> dict[str, object]:
    """A person's columns."""
    return {
        "id": person.id,
        "name": person.name,
        "kind": person.kind,
        "created": person.created,
        "login": person.login,
        "owner": person.owner,
        "taken_by": person.into,
        "forgotten": person.forgotten,
    }


class Persons(Desk):
    """Who there is."""

    async def add(self, person: Someone) -> None:
        """Somebody new. Raises LoginTaken."""
        await self._unless_taken(insert(persons).values(**row_of(person)))

    async def someone(self, id: str) -> Someone | None:
        """The person with this id."""
        row = await self._one(select(*PERSON).where(persons.c.id == id))
        return None if row is None else someone_of(row)

    async def by_login(self, login: str) -> Someone | None:
        """The account with this login."""
        row = await self._one(select(*PERSON).where(persons.c.login == login))
        return None if row is None else someone_of(row)

    async def rename(self, id: str, name: str, login: str | None = None) -> None:
        """Gives somebody another name, from now on; an account its login too. Raises NotFound,
        LoginTaken."""
        called = {"name": name} if login is None else {"name": name, "login": login}
        if await self._unless_taken(_this(id).values(**called)) == 0:
            raise NotFound(id)

    async def make_account(self, id: str, login: str, name: str, password: str | None) -> None:
        """A guest becomes an account under the same id. Raises LoginTaken; NotFound where there is
        no such guest (any more)."""
        guest = _this(id).where(persons.c.kind == "guest", persons.c.taken_by.is_(None))
        account = guest.values(kind="account", login=login, name=name, password=password)
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
        """An account takes over a guest's games; the guest's sessions end. Raises NotFound where
        there is no such guest (any more), or no such account."""
        there = select(persons.c.id).where(persons.c.id == account, persons.c.kind == "account")
        taken = _this(guest).where(
            persons.c.kind == "guest", persons.c.taken_by.is_(None), there.exists()
        )

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(taken.values(taken_by=account))).rowcount == 0:
                raise NotFound(guest)
            await connection.execute(delete(sessions).where(sessions.c.person == guest))

        await self._group.apart(write)

    async def ids(self, id: str) -> tuple[str, ...]:
        """What somebody is known by: their own id, then those of the guests taken over."""
        query = (
            select(persons.c.id)
            .where(persons.c.taken_by == id)
            .order_by(persons.c.created, persons.c.id)
        )
        return (id, *[row["id"] for row in await self._rows(query)])

    async def forget(self, id: str, name: str) -> list[str]:
        """Deletes somebody and their programs: nothing lets them in any more, and all logs call
        them by this neutral name. Returns the tables where that changed something: whoever has
        one of them in memory reads it again."""
        ids = await self._group.apart(lambda connection: forget_person(connection, id, name))
        async with reading(self._engines.read) as connection:
            found = await tables_naming(connection, ids)
        for table_id in found:
            await self._group.apart(partial(forget_at_table, table_id=table_id, ids=ids, name=name))
        return found

    async def _unless_taken(self, statement: Any) -> int:
        try:
            return await self._write(statement)
        except IntegrityError as error:
            raise LoginTaken from error


def _this(id: str) -> Update:
    return update(persons).where(persons.c.id == id, ~persons.c.forgotten)
