"""Change only what is hidden: over a real socket nobody else gets another byte."""

import asyncio
import random
import uuid
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from tests.live.test_live_leak import dealt, other_deals, thrown
from tests.server.live_client import Client, command
from tests.server.rigged import NAMES, rigged, who

from kostka.live.chance_source import ChanceSource

TILES = [f"{low}{high}" for low in range(7) for high in range(low, 7)]
Move = dict[str, Any]


class Course:
    """A game played over sockets, each viewer's frames as they came, and the moves."""

    def __init__(self) -> None:
        self.frames: dict[str, list[str]] = {}
        self.moves: list[Move] = []
        self.asked: list[str] = []
        """What anybody gets over HTTP."""
        self.table: Move = {}


async def played(
    folder: Path, chance: ChanceSource, setup: Move, choose: Any, length: int
) -> Course:
    """The first moves of a game. ``choose`` picks from a seat's lawful moves, as JSON."""
    course = Course()
    database = f"sqlite:///{folder}/{uuid.uuid4()}.db"
    async with rigged(database, chance) as (url, _):
        body = {"id": "made0001", "setup": setup}
        async with httpx.AsyncClient(base_url=url) as http:
            made = await http.post("/api/tables", json=body, headers=who("ann"))
            table = made.json()["id"]
            seats = len(setup["seats"])
            clients = [Client(url, table, who(name)) for name in NAMES[:seats]]
            clients.append(Client(url, table, {}))
            sockets = []
            for seat, client in enumerate(clients):  # one after another: each sees how many look on
                socket = await client.socket()
                sockets.append(socket)
                await client.hear(socket)
                if 0 < seat < seats:
                    join = {"type": "join", "seat": seat}
                    await client.ask(socket, join, f"join000{seat}")
            await all_hear(clients, sockets)
            for step in ("commit", "reveal"):
                for seat in range(seats):
                    clients[seat].value = f"{seat:032}"
                    give = clients[seat].gift()
                    assert give is not None
                    await clients[seat].ask(sockets[seat], give, f"{step}00{seat}")
                    await all_hear(clients, sockets)
            for number in range(length):
                mover = next(client for client in clients if client.table["moves"])
                move = choose(number, mover.table["moves"])
                course.moves.append(move)
                do = {"type": "play", "position": mover.table["position"], "move": move}
                await mover.ask(sockets[clients.index(mover)], do, f"move{number:04}")
                await all_hear(clients, sockets)
                for client, socket in zip(clients, sockets, strict=True):
                    if not client.table["moves"]:  # others may not, and learn nothing from why
                        await refused(client, socket, client.table["position"], number)
            for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/proof"):
                course.asked.append((await http.get(path)).text)
            for socket in sockets:
                await socket.close()
        for name, client in zip((*NAMES[:seats], "nobody"), clients, strict=True):
            course.frames[name] = [f for f in client.frames if '"watching"' not in f[:20]]
        course.table = clients[-1].table
    return course


async def all_hear(clients: Sequence[Client], sockets: Sequence[Any]) -> None:
    """Until everybody has heard what has happened."""
    last = max(client.number for client in clients)
    for client, socket in zip(clients, sockets, strict=True):
        while client.number < last:
            await client.hear(socket)


async def refused(client: Client, socket: Any, position: int, number: int) -> None:
    move = [{"type": "pass"}, {"type": "lay", "tile": "34"}, {"type": "accept"}][number % 3]
    do = {"type": "play", "position": position, "move": move}
    await socket.send(command(do, f"bold{number:04}"))
    while (await client.hear(socket))["type"] != "refused":
        pass


def quiet(seed: int) -> Any:
    """Calls and accepts: no throw is ever shown. Dice are not handed over, for that tells that the
    throw did not beat the call (MX-15)."""
    course = random.Random(seed)

    def choose(_number: int, moves: Sequence[Move]) -> Move:
        return course.choice(
            [move for move in moves if move["type"] in ("say", "accept", "behind")][:4]
        )

    return choose


def test_nobody_learns_the_dice_behind_a_hand(tmp_path: Path) -> None:
    async def compared() -> None:
        setup = {"game": "mexiko", "seats": ["me", "open"]}
        for seed in range(1):
            usual, *others = [
                await played(tmp_path, thrown(seed, seat), setup, quiet(seed), 24)
                for seat in (None, 0, 1)
            ]
            for seat, changed in enumerate(others):
                assert changed.moves == usual.moves
                assert changed.frames[NAMES[seat]] != usual.frames[NAMES[seat]]
                for name in (NAMES[1 - seat], "nobody"):
                    assert changed.frames[name] == usual.frames[name]
                assert changed.asked == usual.asked

    asyncio.run(compared())


def test_nobody_learns_the_tiles_on_a_rack(tmp_path: Path) -> None:
    async def compared() -> None:
        setup = {
            "game": "domino",
            "seats": ["me", "open", "open", "open"],
            "options": {"reshuffle": "no"},
        }
        chance = random.Random(3)
        row, lots = chance.sample(TILES, 28), chance.sample(TILES, 4)
        hands = [row[place : place + 7] for place in range(0, 28, 7)]
        pick = random.Random(5)
        usual = await played(
            tmp_path, dealt(lots, hands), setup, lambda _, moves: pick.choice(moves), 10
        )
        laid = {move["tile"] for move in usual.moves if move["type"] == "lay"}
        leader = usual.table["view"]["lead"]
        seen = 0
        for places in ((0, 1), (1, 3), (2, 3)):
            for deal in other_deals(hands, laid, places, chance):
                changed = await same_course(tmp_path, dealt(lots, deal), setup, usual.moves)
                if changed is None:
                    continue
                seen += 1
                for seat, name in enumerate(NAMES):
                    same = deal[(seat - leader) % 4] == hands[(seat - leader) % 4]
                    assert (changed.frames[name] == usual.frames[name]) == same
                assert changed.frames["nobody"] == usual.frames["nobody"]
                assert changed.asked == usual.asked
                break
        assert seen

    asyncio.run(compared())


async def same_course(
    folder: Path, chance: ChanceSource, setup: Move, moves: Sequence[Move]
) -> Course | None:
    """The same moves with other tiles; None if somebody could not have made one of them."""

    class Unlawful(Exception):
        pass

    def choose(number: int, lawful: Sequence[Move]) -> Move:
        if moves[number] not in lawful:
            raise Unlawful
        return moves[number]

    with suppress(Unlawful):
        return await played(folder, chance, setup, choose, len(moves))
    return None
