"""Who deletes themselves is let in by nothing any more, and no log knows their name."""

from typing import Any

import msgspec
import pytest
from tests.live.conftest import SECRET, Sitting
from tests.tally import TALLY, Added

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.kinds import KINDS
from kostka.live.commands import Say
from kostka.live.events import Said
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.projection import Summary, project
from kostka.live.table import Table
from kostka.store import users
from kostka.store.erasure import forget_in_log
from kostka.store.errors import NotFound, Unanswered
from kostka.store.kinds.tables import table_row
from kostka.store.store import Store
from kostka.store.user import Passkey, Session, Token, User

pytestmark = pytest.mark.anyio


async def test_nothing_lets_them_in_any_more(store: Store) -> None:
    await store.users.add(User("ann", "Ann", "account", 1, login="ann"))
    await store.users.add(User("ben", "Ben", "account", 1, login="ben"))
    program = User("p", "Annbot", "program", 1, owner="ann")
    await store.credentials.add_token(Token("t", b"h", "ann", "p", "at home", 1), program, 1)
    await store.users.set_password("ann", "hash")
    await store.credentials.set_recovery("ann", [b"1"])
    await store.credentials.add_passkey(Passkey(b"id", "ann", b"", 0, "phone", 1))
    for person in ("ann", "ben"):
        await store.sessions.open(Session(person.encode(), person, 1, 1, "Browser"))
    assert await store.users.forget({"ann": "N. N."}, 1, KINDS) == []
    assert await store.users.user("ann") == User("ann", "N. N.", "account", 1, forgotten=True)
    gone = await store.users.user("p")
    assert gone is not None
    assert (gone.name, gone.forgotten) == ("N. N.", True)
    assert await store.users.by_login("ann") is None
    assert await store.users.password("ann") is None
    assert await store.credentials.recovery_left("ann") == 0
    assert await store.credentials.passkeys("ann") == []
    assert await store.sessions.of("ann") == []
    assert await store.sessions.visit(b"ann") is None
    assert await store.credentials.token(b"h") is None
    assert await store.sessions.visit(b"ben") is not None
    for change in (store.users.rename("ann", "Ann"), store.users.set_password("ann", "hash")):
        with pytest.raises(NotFound):
            await change
    await store.users.add(User("new", "Ann", "account", 2, login="ann"))  # the name is free again
    assert await store.users.forget({"ann": "N. N."}, 1, KINDS) == []  # once more changes nothing


async def test_no_log_knows_their_name(store: Store) -> None:
    mine = Sitting("kamos", "me open", options={"columns": "1"})
    mine.do("ann", Say(text="hello"))
    mine.do("ben", Say(text="hello"))
    await store.create(TABLE, "t", SECRET, mine.events, project(mine.table))
    theirs = Sitting("kamos", "me open", options={"columns": "1"}, owner="ben")
    other = [msgspec.structs.replace(theirs.events[0])]
    body = msgspec.structs.replace(other[0].body, table="u")
    other = [msgspec.structs.replace(other[0], body=body)]
    await store.create(TABLE, "u", SECRET, other, project(fold(other)))
    await store.users.add(User("ann", "Ann", "guest", 1))

    assert await store.users.forget({"ann": "N. N. 1"}, 1, KINDS) == ["t"]

    kept = await store.events(TABLE, "t")
    assert [e.number for e in kept] == [e.number for e in mine.events]
    assert b"Ann" not in msgspec.json.encode(kept)
    assert b"Ben" in msgspec.json.encode(kept)
    now: Table = fold(kept)
    assert [seat_state.who.name for seat_state in now.seats if seat_state.who] == ["N. N. 1", "Ben"]
    assert now.log is not None
    assert mine.table.log is not None
    assert now.log.entries == mine.table.log.entries
    row = await table_row(store, "t")
    assert [bytes(row.summary).decode()] == [r["summary"] for r in project(now).index["tables"]]
    summary = msgspec.json.decode(row.summary, type=Summary)
    assert summary.owner == "N. N. 1"
    assert await store.events(TABLE, "u") == other


async def test_what_broke_off_in_the_middle_is_taken_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after the first of two tables; and then they say something more, at an open socket,
    and a worker that has not heard of it writes the table's row."""
    sitting = Sitting("kamos", "me open", options={"columns": "1"})
    for table in "tu":
        body = msgspec.structs.replace(sitting.events[0].body, table=table)
        first = msgspec.structs.replace(sitting.events[0], body=body)
        await store.create(TABLE, table, SECRET, [first], project(fold([first])))
    await store.users.add(User("ann", "Ann", "guest", 1))
    done: list[str] = []

    async def killed(connection: Any, log_id: str, names: Any, kinds: Any) -> bool:
        if done:
            raise OSError
        done.append(log_id)
        return await forget_in_log(connection, log_id, names, kinds)

    monkeypatch.setattr(users, "forget_in_log", killed)
    with pytest.raises(Unanswered):
        await store.users.forget({"ann": "N. N."}, 1000, KINDS)
    monkeypatch.undo()
    assert done == ["t"]
    assert b"Ann" in msgspec.json.encode(await store.events(TABLE, "u"))
    assert await store.users.forgotten() == {"ann": "N. N."}

    assert await store.users.forget_late(1000, KINDS, all=True) == ["u"]
    assert await store.users.forget_late(1000, KINDS, all=True) == []
    (first,) = await store.events(TABLE, "u")
    said = Event(2, first.at, Said(Person("ann", "Ann"), "still here"), "ann", "c")
    await store.append(TABLE, "u", [said], project(fold([sitting.events[0], said])))
    assert await store.users.forget_late(1000, KINDS) == []
    assert await store.users.forgotten() == {"ann": "N. N."}
    assert await store.users.forget_late(1001, KINDS) == ["u"]
    assert await store.users.forgotten() == {}
    kept = await store.events(TABLE, "u")
    assert b"Ann" not in msgspec.json.encode((kept, (await table_row(store, "u")).summary))


async def test_what_only_a_newer_program_can_read_is_left_to_it(store: Store) -> None:
    """The names in it go when that program serves again; all others go at once."""
    await store.users.add(User("ann", "Ann", "guest", 1))
    added = Event(1, 0, Added(Person("ann", "Ann"), 1), "ann", "c")
    projection = TALLY.rules.project(TALLY.rules.apply(None, added))
    await store.create(TALLY, "sum", None, [added], projection)
    assert await store.users.forget({"ann": "N. N."}, 1000, KINDS) == []
    assert await store.users.forget_late(2000, KINDS) == []
    assert await store.users.forgotten() == {"ann": "N. N."}
    assert await store.users.forget_late(2000, {**KINDS, TALLY.name: TALLY}) == ["sum"]
    assert await store.users.forgotten() == {}
