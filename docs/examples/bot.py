"""A program that plays at a table of Kostka. It needs only the package `websockets`.

    python bot.py https://play.example.org TABLE < token.txt

It sits down if there is room, and plays until the game is over: the first of its moves that it
likes. Put your own thoughts into `choose`. The protocol is in docs/live.md.
"""

import asyncio
import json
import random
import sys
import uuid

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

GONE = (4001, 4004)  # the token is no longer good; there is no such table


def choose(moves: list[dict], view: dict) -> dict:
    """The heart of it: `moves` is what is lawful, `view` all that may be known from the seat."""
    return random.choice(moves) if view else moves[0]


class Bot:
    """What is known of the table, and what was asked for and not answered yet."""

    def __init__(self) -> None:
        self.number = None  # of the last event seen
        self.table = {}  # as it stands
        self.asked = None  # the command under way; sent again, it is still done once

    @property
    def over(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    def hear(self, message: dict) -> None:
        if message["type"] in ("welcome", "events"):
            self.table, self.number = message["table"], message["table"]["number"]
        elif message["type"] in ("done", "refused") and self.asked["id"] == message["id"]:
            self.asked = None
            self.table = message.get("table", self.table)
            if message["type"] == "refused":
                print("refused:", message["error"]["code"], file=sys.stderr)
                if self.table.get("you") is None:  # no seat, so asking again would not help
                    raise SystemExit(1)

    def wish(self) -> dict | None:
        """What to do now."""
        table = self.table
        if table["phase"] == "open" and table["you"] is None:
            return {"type": "join"}
        if table["phase"] != "running":
            return None
        move = table["ready"]  # in a pause: "I have seen it, go on"
        if move is None and table["moves"]:
            move = choose(table["moves"], table["view"])
        return move and {"type": "play", "position": table["position"], "move": move}


async def play(address: str, token: str) -> None:
    bot = Bot()
    headers = {"Authorization": f"Bearer {token}"}
    while not bot.over:
        since = "" if bot.number is None else f"?since={bot.number}"
        try:
            async with connect(address + since, additional_headers=headers) as socket:
                if bot.asked:  # nobody has answered before the connection broke
                    await socket.send(json.dumps(bot.asked))
                async for text in socket:
                    bot.hear(json.loads(text))
                    if bot.over:
                        break
                    if bot.asked is None and (do := bot.wish()):
                        bot.asked = {"type": "command", "id": uuid.uuid4().hex, "do": do}
                        await socket.send(json.dumps(bot.asked))
        except (ConnectionClosed, OSError) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in GONE:
                sys.exit(f"closed: {error.rcvd.code}")
            await asyncio.sleep(1)  # the server restarts, or the way to it is broken
    print(json.dumps({"ended": bot.table["ended"], "you": bot.table["you"]}))


if __name__ == "__main__":
    server, table_id = sys.argv[1:]
    where = server.replace("http", "ws", 1).rstrip("/")
    asyncio.run(play(f"{where}/api/tables/{table_id}/live", sys.stdin.readline().strip()))
