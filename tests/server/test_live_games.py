"""Whole games of all three over real sockets: people, bots and those who look on."""

import asyncio

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.live_client import Client, downloaded, make_table
from tests.server.live_server import Server, guest

from kostka.live.messages import FromServer

SETUPS = {
    "mexiko": {"game": "mexiko", "seats": ["me", "open"], "options": {"best_of": "1"}},
    "kamos": {"game": "kamos", "seats": ["me", "open", "bot:club"], "options": {"columns": "1"}},
    "domino": {
        "game": "domino",
        "seats": ["me", "bot:novice", "open", "bot:novice"],
        "options": {"target": "1"},
    },
}


@pytest.mark.parametrize("game", SETUPS)
def test_a_whole_game(game: str, living: Server) -> None:
    asyncio.run(whole(living, game))


async def whole(server: Server, game: str) -> None:
    anna, boris = (guest(server.url, name) for name in ("Anna", "Boris"))
    table = make_table(server.url, anna, SETUPS[game])
    first, second = (Client(server.url, table, who, seed) for seed, who in enumerate((anna, boris)))
    watching = [Client(server.url, table, {}) for _ in range(2)]
    async with asyncio.timeout(PATIENCE):
        async with second.socket() as socket:
            await second.hear(socket)
            assert (await second.ask(socket, {"type": "join"}))["type"] == "done"
        await asyncio.gather(*(client.play() for client in (first, second, *watching)))
    everybody = (first, second, *watching)
    assert {client.number for client in everybody} == {first.number}
    assert not any(client.refused for client in everybody)
    both = max(min(one.events) for one in watching)  # the bots may have moved before one came
    here, there = ({n: e for n, e in one.events.items() if n >= both} for one in watching)
    assert here == there
    assert first.table["you"] == 0
    assert second.table["ended"]["why"] == "played"
    for text in (text for client in everybody for text in client.frames):
        msgspec.json.decode(text, type=FromServer)  # as the schema says
    downloaded(f"{server.url}/api/tables/{table}")
