"""People and the tables they sit at: taken over with the guest, nameless after deleting oneself."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from tests.conftest import new_database
from tests.patience import PATIENCE
from tests.server.live_client import Client, make_table
from tests.server.live_server import Server, guest, serving, settings
from websockets.exceptions import ConnectionClosed

MEXIKO = {"game": "mexiko", "seats": ["me", "open"], "options": {"best_of": "1"}}
PASSWORD = "correct horse"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server on each kind of database for all tests here."""
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path_factory.mktemp('people') / 'kostka.db'}"
        if request.param == "postgresql":
            asked = map(request.getfixturevalue, ("postgres", "postgresql_template"))
            database = stack.enter_context(new_database(*asked))
        yield stack.enter_context(serving(settings(database, recheck=0.2)))


def signed_in(server: Server, body: dict[str, Any], before: dict[str, str]) -> dict[str, str]:
    """The headers of whoever was this before, once signed in."""
    answer = httpx.post(f"{server.url}/api/sessions", json=body, headers=before)
    answer.raise_for_status()
    cookies = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    return {"Cookie": cookies, "Origin": server.url}


async def greeted(server: Server, table: str, headers: dict[str, str]) -> dict[str, Any]:
    client = Client(server.url, table, headers)
    async with client.socket() as socket:
        return await client.hear(socket)


def test_whoever_signs_in_goes_on_where_the_guest_sat(server: Server) -> None:
    account = {"name": "Account", "password": PASSWORD}
    httpx.post(f"{server.url}/api/accounts", json=account).raise_for_status()
    before = guest(server.url, "Guest")
    table = make_table(server.url, before, MEXIKO)
    now = signed_in(server, account, before)
    message = asyncio.run(greeted(server, table, now))
    assert message["table"]["you"] == 0
    mine = httpx.get(f"{server.url}/api/tables?mine=true", headers=now).json()["tables"]
    assert [each["id"] for each in mine] == [table]
    old = asyncio.run(greeted(server, table, before))
    assert (old["person"], old["table"]["you"]) == (None, None)


def test_whoever_signs_in_has_the_table_that_the_guest_made(server: Server) -> None:
    account = {"name": "Owner", "password": PASSWORD}
    httpx.post(f"{server.url}/api/accounts", json=account).raise_for_status()
    before = guest(server.url, "Guest")
    table = make_table(server.url, before, MEXIKO | {"seats": ["open", "open"]})
    now = signed_in(server, account, before)

    async def started() -> dict[str, Any]:
        client = Client(server.url, table, now)
        async with client.socket() as socket:
            await client.hear(socket)
            return await client.ask(socket, {"type": "leave"})

    assert asyncio.run(started())["type"] == "done"
    assert httpx.get(f"{server.url}/api/tables/{table}").json()["phase"] == "closed"


def test_games_of_whoever_is_gone_stay_without_their_name(server: Server) -> None:
    ann, bob = guest(server.url, "Annabella"), guest(server.url, "Bob")
    table = make_table(server.url, ann, MEXIKO)
    asyncio.run(_played(server, table, ann, bob))
    body = {"name": "Annabella"}
    httpx.post(f"{server.url}/api/me/forget", json=body, headers=ann).raise_for_status()
    told = [asyncio.run(greeted(server, table, who))["table"] for who in (bob, {})]
    record = httpx.get(f"{server.url}/api/tables/{table}/record").text
    mine = httpx.get(f"{server.url}/api/tables?mine=true", headers=bob).text
    for text in (str(told), record, mine):
        assert "Annabella" not in text
        assert "N. N. " in text
    assert '"Bob"' in record
    since = httpx.get(f"{server.url}/api/tables/{table}").json()["number"]
    assert since == told[0]["number"]


async def _played(server: Server, table: str, ann: dict[str, str], bob: dict[str, str]) -> None:
    first, second = Client(server.url, table, ann, 1), Client(server.url, table, bob, 2)
    async with asyncio.timeout(PATIENCE), second.socket() as socket:
        await second.hear(socket)
        await second.ask(socket, {"type": "join"})
        await second.ask(socket, {"type": "say", "text": "hello"})
        await asyncio.gather(first.play(), second.play())


def test_a_socket_ends_with_its_session(server: Server) -> None:
    ann = guest(server.url, "Ann")
    table = make_table(server.url, ann, MEXIKO)

    async def until_closed() -> int | None:
        client = Client(server.url, table, ann)
        async with asyncio.timeout(PATIENCE), client.socket() as socket:
            await client.hear(socket)
            httpx.delete(f"{server.url}/api/sessions/current", headers=ann).raise_for_status()
            with suppress(ConnectionClosed):
                while True:
                    await client.hear(socket)
            return socket.close_code

    assert asyncio.run(until_closed()) == 4001
