"""What people and programs show to be let in: passkeys, recovery codes, tokens."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Column, Insert, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.compiled_statements import padded
from kostka.store.repository import Repository, value_of
from kostka.store.schema_people import challenges, passkeys, persons, recovery, tokens
from kostka.store.user import Passkey, Token, User
from kostka.store.users import PERSON


class Credentials(Repository):
    """All keys to the house."""

    # passkeys

    async def add_passkey(self, passkey: Passkey, most: int | None = None) -> bool:
        """Somebody's new passkey; False where they have so many already, or the credential is
        somebody's."""
        mine = insert(passkeys).values(**asdict(passkey))
        try:
            return await self._unless_many(passkeys.c.person, passkey.person, most, mine)
        except IntegrityError:
            return False

    async def passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this credential id."""
        row = await self._one(select(passkeys).where(passkeys.c.id == id))
        return None if row is None else Passkey(**row)

    async def passkeys(self, person: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        query = (
            select(passkeys)
            .where(passkeys.c.person == person)
            .order_by(passkeys.c.created, passkeys.c.id)
        )
        return [Passkey(**row) for row in await self._rows(query)]

    async def used_passkey(self, id: bytes, count: int, at: int) -> bool:
        """A passkey has signed. False where its counter has not gone up: it may be a copy. One that
        counts nothing says 0 every time."""
        fits = passkeys.c.count < count if count else passkeys.c.count == 0
        used = update(passkeys).where(passkeys.c.id == id, fits).values(count=count, used=at)
        return await self._write(used) == 1

    async def remove_passkey(self, person: str, id: bytes) -> bool:
        """Forgets one of somebody's passkeys; False if they have no such."""
        mine = passkeys.c.id == id, passkeys.c.person == person
        return await self._write(delete(passkeys).where(*mine)) == 1

    # recovery codes

    async def set_recovery(self, person: str, hashes: Sequence[bytes]) -> None:
        """Gives somebody new recovery codes instead of those they had."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(recovery).where(recovery.c.person == person))
            if hashes:
                rows = [{"person": person, "hash": hash} for hash in hashes]
                await connection.execute(insert(recovery), rows)

        await self._group.in_own_transaction(write)

    async def use_recovery(self, person: str, hash: bytes) -> bool:
        """Uses up one of somebody's recovery codes; False if it is none (any more)."""
        code = recovery.c.person == person, recovery.c.hash == hash
        return await self._write(delete(recovery).where(*code)) == 1

    async def recovery_left(self, person: str) -> int:
        """How many recovery codes somebody has left."""
        query = select(func.count().label("left")).where(recovery.c.person == person)
        row = await self._one(query)
        return 0 if row is None else int(row["left"])

    # programs and their tokens

    async def add_token(self, token: Token, program: User, most: int) -> bool:
        """A program, and the token that it comes in with; False where its owner has so many."""
        return await self._unless_many(
            tokens.c.owner,
            token.owner,
            most,
            insert(persons).values(**asdict(program)),
            insert(tokens).values(**asdict(token)),
        )

    async def token(self, hash: bytes) -> tuple[Token, User] | None:
        """The token with this hash, and its program."""
        query = (
            select(tokens, *PERSON)
            .join_from(tokens, persons, persons.c.id == tokens.c.program)
            .where(tokens.c.hash == hash)
        )
        row = await self._one(query)
        if row is None:
            return None
        return value_of(Token, tokens, row), value_of(User, persons, row)

    async def holding(self, hashes: Sequence[bytes]) -> set[bytes]:
        """Those of these tokens that still let somebody in."""
        query = select(tokens.c.hash).where(tokens.c.hash.in_(padded(hashes)))
        return {row["hash"] for row in await self._rows(query)}

    async def tokens(self, owner: str) -> list[Token]:
        """The tokens of somebody's programs, the oldest first."""
        query = (
            select(tokens).where(tokens.c.owner == owner).order_by(tokens.c.created, tokens.c.id)
        )
        return [Token(**row) for row in await self._rows(query)]

    async def end_token(self, owner: str, id: str) -> bool:
        """Lets a program of somebody's in no more; False if they have no such token."""
        mine = tokens.c.id == id, tokens.c.owner == owner
        return await self._write(delete(tokens).where(*mine)) == 1

    async def used_token(self, hash: bytes, at: int) -> None:
        """This token was in use."""
        await self._write(update(tokens).where(tokens.c.hash == hash).values(used=at))

    # challenges

    async def put_challenge(self, hash: bytes, data: bytes, until: int, now: int) -> None:
        """Keeps what a browser was asked to sign. Old ones go."""
        await self._write(
            insert(challenges).values(hash=hash, data=data, until=until),
            delete(challenges).where(challenges.c.until <= now),
        )

    async def take_challenge(self, hash: bytes, now: int) -> bytes | None:
        """Takes it out again, once and in time; None otherwise. Old ones go."""
        mine = challenges.c.hash == hash, challenges.c.until > now
        found = await self._taken(
            delete(challenges).where(*mine).returning(challenges.c.data),
            delete(challenges).where(challenges.c.until <= now),
        )
        return None if found is None else bytes(found)

    async def _unless_many(
        self, whose: Column[str], person: str, most: int | None, *inserts: Insert
    ) -> bool:
        """Runs these unless the person has so many rows there, however many ask at once."""

        async def write(connection: AsyncConnection) -> bool:
            if most is not None:
                await connection.execute(
                    select(persons.c.id).where(persons.c.id == person).with_for_update()
                )
                count = select(func.count()).select_from(whose.table).where(whose == person)
                if int(await connection.scalar(count) or 0) >= most:
                    return False
            for statement in inserts:
                await connection.execute(statement)
            return True

        return await self._group.in_own_transaction(write)
