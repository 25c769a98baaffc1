"""Friends: both have marked the other; nobody else learns where they are."""

import asyncio
from typing import Any

import httpx
import pytest
from tests.server.live_client import Client, begin, make_table
from tests.server.live_server import Server, guest

Circle = dict[str, list[dict[str, Any]]]
DUEL = {"game": "kamos", "seats": ["me", "open"], "options": {"columns": "1"}, "public": False}


def asked(server: Server, who: dict[str, str], method: str, path: str, body: Any = None) -> Any:
    answer = httpx.request(method, f"{server.url}/api{path}", headers=who, json=body)
    return answer.status_code, answer.json() if answer.content else None


def circle(server: Server, who: dict[str, str]) -> Circle:
    status, found = asked(server, who, "GET", "/friends")
    assert status == 200
    return dict(found)


def names(found: Circle, kind: str) -> list[str]:
    return [one["name"] for one in found[kind]]


def id_of(server: Server, who: dict[str, str]) -> str:
    return str(asked(server, who, "GET", "/me")[1]["person"]["id"])


def sits_down(server: Server, table: str, who: dict[str, str], seat: int) -> None:
    async def come() -> None:
        client = Client(server.url, table, who)
        async with client.socket() as socket:
            await client.hear(socket)
            command = {"type": "command", "id": f"join-{seat}-{table[:6]}"}
            await socket.send(
                str(httpx.Response(200, json=command | {"do": {"type": "join", "seat": seat}}).text)
            )
            while (await client.hear(socket))["type"] not in ("done", "refused"):
                pass

    asyncio.run(come())


@pytest.fixture
def server(living: Server) -> Server:
    """One that has sockets."""
    return living


@pytest.fixture
def played(server: Server) -> tuple[dict[str, str], dict[str, str]]:
    """Ann and Ben, who play with each other."""
    ann, ben = guest(server.url, "Ann"), guest(server.url, "Ben")
    table = make_table(server.url, ann, DUEL)
    sits_down(server, table, ben, 1)
    begin(server.url, table, ann, ben)
    return ann, ben


Pair = tuple[dict[str, str], dict[str, str]]


def test_who_has_played_together_may_become_friends_if_both_want(
    server: Server, played: Pair
) -> None:
    ann, ben = played
    ann_id, ben_id = id_of(server, ann), id_of(server, ben)
    assert names(circle(server, ann), "met") == ["Ben"]
    assert asked(server, ann, "PUT", f"/friends/{ben_id}")[0] == 204
    assert asked(server, ann, "PUT", f"/friends/{ben_id}")[0] == 204  # once more changes nothing
    assert names(circle(server, ann), "asked") == ["Ben"]
    assert names(circle(server, ben), "asking") == ["Ann"]
    for one in (ann, ben):
        assert circle(server, one)["friends"] == []
    assert asked(server, ben, "PUT", f"/friends/{ann_id}")[0] == 204
    for one, other in ((ann, "Ben"), (ben, "Ann")):
        found = circle(server, one)
        assert names(found, "friends") == [other]
        assert found["asked"] == found["asking"] == found["met"] == []
    assert asked(server, ben, "DELETE", f"/friends/{ann_id}")[0] == 204
    for one in (ann, ben):
        found = circle(server, one)
        assert found["friends"] == found["asked"] == found["asking"] == []


def test_nobody_is_marked_who_has_not_been_played_with(server: Server, played: Pair) -> None:
    eve = guest(server.url, "Eve")
    for whom in (id_of(server, played[0]), "doesnotexist", id_of(server, eve)):
        answer = asked(server, eve, "PUT", f"/friends/{whom}")
        assert (answer[0], answer[1]["code"]) == (404, "friend-unknown")


def test_where_somebody_is_only_friends_learn(server: Server, played: Pair) -> None:
    ann, ben = played
    ann_id, ben_id = id_of(server, ann), id_of(server, ben)
    hidden = make_table(server.url, ben, DUEL)
    listed = make_table(server.url, ben, DUEL | {"public": True})

    async def while_there(table: str, look: Any) -> Any:
        client = Client(server.url, table, ben)
        async with client.socket() as socket:
            await client.hear(socket)
            for _ in range(200):
                found = await asyncio.to_thread(look)
                if found is not None:
                    return found
                await asyncio.sleep(0.05)
        return None

    def seen() -> dict[str, Any] | None:
        (friend,) = circle(server, ann)["friends"]
        return friend if friend["where"] != "away" else None

    asked(server, ann, "PUT", f"/friends/{ben_id}")

    def marked() -> dict[str, Any]:
        (one,) = circle(server, ann)["asked"]
        return one

    alone = asyncio.run(while_there(hidden, marked))
    assert set(alone) == {"id", "name", "guest"}  # a mark that is not answered tells nothing
    asked(server, ben, "PUT", f"/friends/{ann_id}")
    there = asyncio.run(while_there(hidden, seen))
    assert (there["where"], there["table"]) == ("waiting", None)  # found by its link alone
    there = asyncio.run(while_there(listed, seen))
    assert there["where"] == "waiting"
    assert there["table"] in (listed, None)
    asked(server, ben, "DELETE", f"/friends/{ann_id}")
    assert circle(server, ann)["friends"] == []


def test_a_friend_is_asked_to_a_table_while_it_waits(server: Server, played: Pair) -> None:
    ann, ben = played
    ann_id, ben_id = id_of(server, ann), id_of(server, ben)
    table = make_table(server.url, ann, DUEL)
    path, body = f"/friends/{ben_id}/invitation", {"table": table}
    assert asked(server, ann, "POST", path, body)[0] == 404  # no friends yet
    asked(server, ann, "PUT", f"/friends/{ben_id}")
    asked(server, ben, "PUT", f"/friends/{ann_id}")
    assert asked(server, ann, "POST", path, body)[0] == 204
    assert asked(server, ann, "POST", path, body)[0] == 204
    assert asked(server, ben, "POST", f"/friends/{ann_id}/invitation", body)[0] == 404  # not his
    (told,) = asked(server, ben, "GET", "/home")[1]["invited"]
    assert (told["id"], told["by"]) == (table, "Ann")
    assert asked(server, ann, "GET", "/home")[1]["invited"] == []
    sits_down(server, table, ben, 1)
    assert asked(server, ben, "GET", "/home")[1]["invited"] == []
    another = make_table(server.url, ann, DUEL)
    asked(server, ann, "POST", path, {"table": another})
    asked(server, ben, "DELETE", f"/friends/{ann_id}")
    assert asked(server, ben, "GET", "/home")[1]["invited"] == []


def test_an_account_takes_over_its_guests_friends_and_who_goes_is_nobodys(
    server: Server, played: Pair
) -> None:
    ann, ben = played
    asked(server, ann, "PUT", f"/friends/{id_of(server, ben)}")
    asked(server, ben, "PUT", f"/friends/{id_of(server, ann)}")
    secret = {"name": f"Owner {id_of(server, ann)[:8]}", "password": "correct horse"}
    other = guest(server.url, "Elsewhere")
    made = httpx.post(f"{server.url}/api/accounts", json=secret, headers=other)
    assert made.status_code == 201, made.text
    entered = httpx.post(f"{server.url}/api/sessions", json=secret, headers=ann)
    assert entered.status_code == 200, entered.text
    assert names(circle(server, ben), "friends") == [secret["name"]]
    gone = httpx.post(f"{server.url}/api/me/forget", json={"name": "Ben"}, headers=ben)
    assert gone.status_code == 200
    cookies = "; ".join(f"{key}={value}" for key, value in entered.cookies.items())
    assert circle(server, {"Cookie": cookies})["friends"] == []
