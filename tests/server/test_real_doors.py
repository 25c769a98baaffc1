"""Cookies, upgrades and logs of a real server, over real sockets."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.live_client import Client, make_table, new_id
from tests.server.live_server import LAX, Server, guest, serving, settings
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kostka.server.process.logs import FIELDS

KAMOS = {"game": "kamos", "seats": ["me", "bot:novice"], "options": {"columns": "1"}}
DOMINO = {
    "game": "domino",
    "seats": ["me", "bot:novice", "bot:novice", "bot:novice"],
    "options": {"target": "1"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doors")
    limits = msgspec.structs.replace(LAX, message=2000, sockets_by_session=3, sockets=6)
    config = settings(f"sqlite:///{folder / 'kostka.db'}", limits=limits, metrics_token="m" * 20)
    with serving(config, log=folder / "log") as made:
        yield made


def live(server: Server, table: str, **headers: str) -> Any:
    address = server.url.replace("http", "ws", 1)
    return connect(
        f"{address}/api/tables/{table}/live",
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
    )


def welcomed(server: Server, table: str, **headers: str) -> Any:
    """Whom a socket greets."""
    with live(server, table, **headers) as socket:
        return json.loads(socket.recv())["person"]


def turned_away(server: Server, table: str, **headers: str) -> tuple[int, str]:
    """The status and the code with which no socket is opened."""
    with pytest.raises(InvalidStatus) as refused, live(server, table, **headers):
        raise AssertionError("opened")
    answer = refused.value.response
    fault = json.loads(answer.body or b"")
    assert set(fault) == {"rule", "code", "found", "expected"}
    assert answer.headers["Content-Type"] == "application/json"
    return answer.status_code, fault["code"]


def test_a_browsers_cookie_jar_keeps_who_one_is(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as browser:
        made = browser.post("/api/guests", json={"name": "Ann"}).json()
        assert browser.get("/api/me").json() == made
        (cookie,) = browser.cookies.jar
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert (cookie.path, cookie.secure) == ("/", False)
        browser.delete("/api/sessions/current")
        assert list(browser.cookies.jar) == []
        assert browser.get("/api/me").json()["kind"] == "nobody"


def test_no_header_tells_what_runs_here(server: Server) -> None:
    assert "server" not in httpx.get(f"{server.url}/api/me").headers


def test_who_may_open_a_socket(server: Server) -> None:
    ann = guest(server.url, "Ann")
    table = make_table(server.url, ann, KAMOS)
    cookie, origin = ann["Cookie"], ann["Origin"]
    assert welcomed(server, table, Cookie=cookie, Origin=origin)["name"] == "Ann"
    assert welcomed(server, table) is None
    assert welcomed(server, table, Origin=origin) is None
    forged = cookie[:-4] + "AAAA"
    assert welcomed(server, table, Cookie=forged, Origin=origin) is None
    for evil in ("http://evil.example", "null", server.url.replace("http", "https")):
        refused = turned_away(server, table, Cookie=cookie, Origin=evil)
        assert refused == (403, "origin-foreign")
        assert turned_away(server, table, Origin=evil) == (403, "origin-foreign")
    assert turned_away(server, table, Cookie=cookie) == (403, "origin-missing")


def test_a_program_opens_a_socket_by_its_token_until_it_is_ended(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as browser:
        body = {"name": "Owner", "password": "correct horse"}
        assert browser.post("/api/accounts", json=body).status_code == 201
        made = browser.post("/api/programs", json={"name": "Robot"}).json()
        table = make_table(server.url, guest(server.url, "Ann"), KAMOS)
        shown = {"Authorization": f"Bearer {made['token']}"}
        assert welcomed(server, table, **shown) == {
            "id": made["program"]["person"],
            "name": "Robot",
            "bot": True,
            "guest": False,
        }
        browser.delete(f"/api/programs/{made['program']['id']}")
    with pytest.raises(InvalidStatus), live(server, table, **shown):
        raise AssertionError("opened")


def test_a_message_too_large_closes_the_socket(server: Server) -> None:
    table = make_table(server.url, guest(server.url, "Ann"), KAMOS)
    with live(server, table) as socket:
        socket.recv()
        socket.send("x" * 2001)
        with suppress(ConnectionClosed):
            while True:
                socket.recv()
        assert socket.close_code == 1009


def test_sockets_are_counted_by_session_and_by_address_and_given_back(server: Server) -> None:
    ann, bob = guest(server.url, "Ann"), guest(server.url, "Bob")
    table = make_table(server.url, ann, KAMOS)
    with ExitStack() as held:
        for who in (ann, ann, ann):
            held.enter_context(live(server, table, **who))
        full = (429, "too-many-sockets")
        assert turned_away(server, table, **ann) == full
        assert turned_away(server, table, **ann, Authorization="Other x") == full
        for who in (bob, bob):
            held.enter_context(live(server, table, **who))
        held.enter_context(live(server, table))
        assert turned_away(server, table) == (429, "too-many-sockets")
    for _ in range(200):  # closing is noticed in its own time
        with suppress(InvalidStatus):
            assert welcomed(server, table, **ann)["name"] == "Ann"
            break
    else:
        raise AssertionError("never given back")


def test_those_nobody_knows_are_counted_by_their_address_alone(server: Server) -> None:
    """A hall that looks on has one address: more of them than one session may have sockets."""
    table = make_table(server.url, guest(server.url, "Ann"), KAMOS)
    for _ in range(200):  # what was open before is given back in its own time
        with suppress(InvalidStatus), ExitStack() as held:
            for _ in range(6):
                held.enter_context(live(server, table))
            assert turned_away(server, table) == (429, "too-many-sockets")
            return
    raise AssertionError("never so many")


def test_what_a_whole_game_leaves_in_the_log(server: Server) -> None:
    """Words typed, tiles, ids, the secret: none of it; and no field that nobody has allowed."""
    ann = guest(server.url, "Annabella")
    table = make_table(server.url, ann, DOMINO)
    client = Client(server.url, table, ann)
    asyncio.run(_play(client))
    proof = httpx.get(f"{server.url}/api/tables/{table}/proof").json()
    assert server.log is not None
    written = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    assert any(line.get("path") == "/api/tables/{table_id}/live" for line in lines)
    for line in lines:
        assert set(line) <= FIELDS
    me = client.person or {}
    private = [table, "Annabella", "between-us", me["id"], ann["Cookie"].partition("=")[2]]
    for secret in (*private, *_strings(proof)):
        assert secret not in written, secret
    assert not re.search(r"\b[0-6][-:|][0-6]\b", re.sub(r'"at":"[^"]*"', "", written))


async def _play(client: Client) -> None:
    async with asyncio.timeout(PATIENCE):
        async with client.socket() as socket:
            await client.hear(socket)
            await client.ask(socket, {"type": "say", "text": "between-us"}, new_id())
        await client.play()


def _strings(proof: Any) -> list[str]:
    if isinstance(proof, dict):
        return [text for value in proof.values() for text in _strings(value)]
    if isinstance(proof, list):
        return [text for value in proof for text in _strings(value)]
    return [proof] if isinstance(proof, str) and len(proof) > 12 else []


def test_the_metrics_of_a_real_server(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 200  # asked from this machine
    forwarded = {"X-Forwarded-For": "192.0.2.1"}
    assert httpx.get(f"{server.url}/metrics", headers=forwarded).status_code == 404
    tunnelled = {"Host": "play.example.org"}
    assert httpx.get(f"{server.url}/metrics", headers=tunnelled).status_code == 404
    shown = {**forwarded, "Authorization": "Bearer " + "m" * 20}
    assert httpx.get(f"{server.url}/metrics", headers=shown).status_code == 200


def test_whichever_worker_is_asked_answers_for_all(tmp_path: Path) -> None:
    config = settings(f"sqlite:///{tmp_path / 'kostka.db'}", workers=2)
    with serving(config, log=tmp_path / "log") as server:
        for _ in range(40):
            httpx.get(f"{server.url}/api/me")  # a connection each: any worker takes it
        told = {httpx.get(f"{server.url}/metrics").text for _ in range(10)}
        asked = 'kostka_requests_total{method="GET",path="/api/me",status="200"} 40.0'
        assert all(asked in text for text in told)


def test_nothing_of_a_persons_is_on_disk_in_the_clear(server: Server, tmp_path: Path) -> None:
    ann = guest(server.url, "Ann")
    database = Path(server.config.database.removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in database.parent.glob("kostka.db*"))
    assert ann["Cookie"].partition("=")[2].encode() not in kept
    assert b"correct horse" not in kept
    assert b"kostka_" not in kept.replace(b"kostka_version", b"")
