"""Who deletes themselves is let in by nothing any more, and no log knows their name."""

import msgspec
import pytest
from tests.live.conftest import SECRET, Sitting

from kostka.live.commands import Say
from kostka.live.folding import fold
from kostka.live.head import Summary, head
from kostka.live.table import Table
from kostka.store.errors import NotFound
from kostka.store.person import Passkey, Session, Someone, Token
from kostka.store.store import Store

pytestmark = pytest.mark.anyio


async def test_nothing_lets_them_in_any_more(store: Store) -> None:
    people = store.people
    await people.add(Someone("ann", "Ann", "account", 1, login="ann"))
    await people.add(Someone("ben", "Ben", "account", 1, login="ben"))
    program = Someone("p", "Annbot", "program", 1, owner="ann")
    await people.add_token(Token("t", b"h", "ann", "p", "at home", 1), program)
    await people.set_password("ann", "hash")
    await people.set_recovery("ann", [b"1"])
    await people.add_passkey(Passkey(b"id", "ann", b"", 0, "phone", 1))
    for person in ("ann", "ben"):
        await people.open_session(Session(person.encode(), person, 1, 1, "Browser"))
    assert await people.forget("ann", "N. N.") == []
    assert await people.someone("ann") == Someone("ann", "N. N.", "account", 1, forgotten=True)
    gone = await people.someone("p")
    assert gone is not None
    assert (gone.name, gone.forgotten) == ("N. N.", True)
    assert await people.by_login("ann") is None
    assert await people.password("ann") is None
    assert await people.recovery_left("ann") == 0
    assert await people.passkeys("ann") == []
    assert await people.sessions("ann") == []
    assert await people.visit(b"ann") is None
    assert await people.token(b"h") is None
    assert await people.visit(b"ben") is not None
    for change in (people.rename("ann", "Ann"), people.set_password("ann", "hash")):
        with pytest.raises(NotFound):
            await change
    await people.add(Someone("new", "Ann", "account", 2, login="ann"))  # the name is free again
    assert await people.forget("ann", "N. N.") == []  # once more changes nothing


async def test_no_log_knows_their_name(store: Store) -> None:
    mine = Sitting("kamos", "me open", options={"columns": "1"})
    mine.do("ann", Say(text="hello"))
    mine.do("ben", Say(text="hello"))
    await store.create("t", SECRET, mine.events, head(mine.table))
    theirs = Sitting("kamos", "me open", options={"columns": "1"}, owner="ben")
    other = [msgspec.structs.replace(theirs.events[0])]
    body = msgspec.structs.replace(other[0].body, table="u")
    other = [msgspec.structs.replace(other[0], body=body)]
    await store.create("u", SECRET, other, head(fold(other)))
    await store.people.add(Someone("ann", "Ann", "guest", 1))

    assert await store.people.forget("ann", "N. N. 1") == ["t"]

    kept = await store.events("t")
    assert [e.number for e in kept] == [e.number for e in mine.events]
    assert b"Ann" not in msgspec.json.encode(kept)
    assert b"Ben" in msgspec.json.encode(kept)
    now: Table = fold(kept)
    assert [chair.who.name for chair in now.chairs if chair.who] == ["N. N. 1", "Ben"]
    assert now.log is not None
    assert mine.table.log is not None
    assert now.log.entries == mine.table.log.entries
    row = await store.head("t")
    assert row.head == head(now)
    summary = msgspec.json.decode(row.head.summary, type=Summary)
    assert summary.owner == "N. N. 1"
    assert await store.events("u") == other
