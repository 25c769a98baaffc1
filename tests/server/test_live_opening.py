"""Before a socket is welcomed: what is refused, in which shape, and what is only unusual."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.at_a_table import at_a_table
from tests.server.live_client import Client
from tests.server.rigged import who
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kostka.server.tables.services import Services
from kostka.store.errors import Unanswered

STRANGE = {"Authorization": "Bearer of-nobody"}


async def refused(url: str, table: str, query: str = "", **headers: str) -> tuple[int, Any]:
    """The status and the body with which a socket is not opened."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
    with pytest.raises(InvalidStatus) as caught:
        async with connect(address, additional_headers=headers):
            pass
    answer = caught.value.response
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.body is not None
    return answer.status_code, msgspec.json.decode(answer.body)


def fault(code: str, found: str = "") -> dict[str, str]:
    return {"rule": "", "code": code, "found": found, "expected": ""}


def test_a_socket_is_refused_as_a_request_is(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        assert await refused(url, table, **STRANGE) == (401, fault("token-unknown"))
        for since in ("x", "2.5", ""):
            found = await refused(url, table, f"?since={since}", **who("ann"))
            assert found == (400, fault("request-malformed", "since"))
        foreign = await refused(url, table, Origin="http://evil.example")
        assert (foreign[0], foreign[1]["code"]) == (403, "origin-foreign")

    at_a_table(tmp_path, test)


@pytest.mark.parametrize("since", [-1, 0, 3, 10**30])
def test_a_number_that_no_event_has_brings_the_table_alone(tmp_path: Path, since: int) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        client = Client(url, table, who("ann"))
        async with connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?since={since}",
            additional_headers=who("ann"),
        ) as socket:
            welcome = await client.hear(socket)
            known = 0 <= since <= welcome["table"]["number"]
            numbers = range(since + 1, welcome["table"]["number"] + 1) if known else ()
            assert [event["number"] for event in welcome["events"]] == list(numbers)

    at_a_table(tmp_path, test)


@pytest.mark.parametrize("step", ["registry.fresh_log", "subscriptions.watch"])
def test_while_the_database_is_away_one_is_asked_to_come_again(tmp_path: Path, step: str) -> None:
    async def away(*_: Any) -> None:
        raise Unanswered("gone")

    async def test(url: str, services: Services, table: str) -> None:
        where, what = step.split(".")
        setattr(getattr(services, where), what, away)
        client = Client(url, table, who("ann"))
        async with client.socket() as socket:
            assert await client.until_closed(socket) == 1013

    at_a_table(tmp_path, test)


def test_while_nobody_can_say_whose_token_it_is_one_is_asked_to_come_again(tmp_path: Path) -> None:
    async def away(*_: Any) -> None:
        raise Unanswered("gone")

    async def test(url: str, services: Services, table: str) -> None:
        services.executor.store.credentials.token = away  # type: ignore[method-assign, assignment]
        assert await refused(url, table, **who("ann")) == (503, fault("server-busy"))

    at_a_table(tmp_path, test)


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        for unknown in ("abcdefghijklmnop", "a" * 100):
            client = Client(url, unknown, {})
            async with client.socket() as socket:
                assert await client.until_closed(socket) == 4004
            assert client.frames == []

    at_a_table(tmp_path, test)
