"""Whom somebody has marked, has met at tables, and has asked to one."""

from typing import Literal

import pytest
from msgspec import structs
from sqlalchemy import select
from tests.live.conftest import SECRET, Sitting

from kostka.kinds import KINDS
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.projection import project
from kostka.store.kinds.meetings import invitations, met, whereabouts
from kostka.store.schema_people import friends as marks
from kostka.store.store import Store
from kostka.store.user import User

pytestmark = pytest.mark.anyio


async def people(store: Store, *ids: str, kind: Literal["guest", "account"] = "guest") -> None:
    for id in ids:
        login = id if kind == "account" else None
        await store.users.add(User(id, id.title(), kind, 1, login=login))


async def friends(store: Store, *ids: str) -> list[str]:
    return [one.id for one in await store.friends.marked(ids) if one.mine and one.them]


async def at_a_table(store: Store, id: str, *, begun: bool) -> None:
    events = Sitting("kamos", "me open", options={"columns": "1"}, id=id).events
    told = events if begun else events[:1]
    await store.create(TABLE, id, SECRET, told, project(fold(told)))


async def test_friends_have_marked_each_other(store: Store) -> None:
    await people(store, "ann", "ben", "eve")
    await store.friends.mark("ann", "ben", 1)
    await store.friends.mark("ann", "ben", 2)
    assert await friends(store, "ann") == await friends(store, "ben") == []
    await store.friends.mark("ben", "ann", 3)
    assert await friends(store, "ann") == ["ben"]
    assert await friends(store, "ben") == ["ann"]
    assert await friends(store, "eve") == []
    await store.friends.part(["ben"], "ann")
    assert await store.friends.marked(["ann"]) == []


async def test_an_account_has_the_friends_of_its_guests_once(store: Store) -> None:
    await people(store, "ann", "ben")
    await people(store, "house", kind="account")
    for one, other in (("ann", "ben"), ("ben", "ann"), ("house", "ben"), ("ann", "house")):
        await store.friends.mark(one, other, 1)
    await store.users.take_over("ann", "house")
    assert await friends(store, "house") == ["ben"]
    assert await friends(store, "ben") == ["house"]
    assert [one.id for one in await store.friends.marked(["house"])] == ["ben"]


async def test_who_is_forgotten_or_gone_is_nobodys_friend(store: Store) -> None:
    await people(store, "ann", "ben", "eve")
    for other in ("ben", "eve"):
        await store.friends.mark("ann", other, 1)
        await store.friends.mark(other, "ann", 1)
    await store.users.forget({"ben": "N. N."}, 5, KINDS)
    assert await friends(store, "ann") == ["eve"]
    await store.users.tidy(unused=10, made=10)  # nobody has a session
    assert await store.friends.marked(["ann", "eve"]) == []


async def test_nothing_is_left_of_who_goes_while_they_are_marked(store: Store) -> None:
    await people(store, "ann", "ben", "eve")
    await people(store, "house", kind="account")
    await store.users.forget({"ben": "N. N."}, 5, KINDS)
    await store.users.take_over("eve", "house")
    for gone in ("ben", "eve", "nobody"):
        await store.friends.mark("ann", gone, 6)
        await store.friends.mark(gone, "ann", 6)
    async with store.reading() as connection:
        assert (await connection.execute(select(marks))).all() == []


async def test_whom_one_has_met_and_where_they_are(store: Store) -> None:
    await people(store, "ann", "ben", "eve")
    await at_a_table(store, "t", begun=True)
    assert [one.id for one in await met(store, ["ann"])] == ["ben"]
    assert [one.id for one in await met(store, ["ben"], whom="ann")] == ["ann"]
    assert await met(store, ["ann"], whom="eve") == await met(store, ["eve"]) == []
    assert await whereabouts(store, ["ben"], now=5) == []
    await store.worker("w", now=1, until=100)
    await store.present("t", 1, "w")
    (place,) = await whereabouts(store, ["ben", "eve"], now=5)
    assert (place.person, place.table, place.phase) == ("ben", "t", "running")
    assert await whereabouts(store, ["ben"], now=500) == []  # its worker is dead
    told = Sitting("kamos", "me open", options={"columns": "1"}, id="over").events
    done = project(fold(told))
    rows = tuple({**row, "phase": "over"} for row in done.index["tables"])
    await store.create(
        TABLE, "over", SECRET, told, structs.replace(done, index={**done.index, "tables": rows})
    )
    await store.present("over", 1, "w")  # they have not left yet where they played before
    assert await whereabouts(store, ["ben"], now=5) == [place]


async def test_an_invitation_holds_while_the_table_waits_and_they_are_friends(
    store: Store,
) -> None:
    await people(store, "ann", "ben")
    await at_a_table(store, "t", begun=False)
    await at_a_table(store, "u", begun=True)
    for table in ("t", "u"):
        await store.friends.invite(table, "ben", "ann", 10)
    assert await invitations(store, ["ben"]) == []  # Ben has not marked Ann
    await store.friends.mark("ben", "ann", 11)
    (asked,) = await invitations(store, ["ben"])
    assert (asked.table, asked.by) == ("t", "ann")
    await store.friends.invite("v", "ann", "ben", 10 + 8 * 24 * 3_600_000)
    assert await invitations(store, ["ben"]) == []  # a week has gone by
