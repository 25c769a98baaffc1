"""A program that plays at a table of Kostka. It needs only the package `websockets`, 13 or newer.

    python bot.py https://play.example.org TABLE < token.txt

It sits down if there is room, gives a value of its own to the chance, and plays until the game is
over: any of its lawful moves. Put your own thoughts into `choose`. The protocol is in docs/live.md.
On its error output it keeps a receipt, for `kostka verify --receipt`.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import uuid

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

HOPELESS = (400, 401, 403, 404, 421, 4001, 4004)  # it would be the same the next time
FLOOD = 4029


def choose(moves: list[dict], view: dict) -> dict:
    """The heart of it: `moves` is what is lawful, `view` all that may be known from the seat."""
    return random.choice(moves) if view else moves[0]


class Bot:
    """What is known of the table, and what was asked for and not answered yet."""

    def __init__(self) -> None:
        self.number = None  # of the last event seen
        self.table = {}  # as it stands
        self.asked = None  # the command under way; sent again, it is still done once
        self.asked_at = self.refused_at = None  # how far the table was when it was asked, refused
        self.value = self.commitment = None  # its own part of the chance, and the table's secret's

    @property
    def over(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    def hear(self, message: dict) -> None:
        if message["type"] in ("welcome", "events"):
            self.table, self.number = message["table"], message["table"]["number"]
        elif self.asked and message.get("id") == self.asked["id"]:
            self.asked = None
            if message["type"] == "refused":
                print("refused:", message["error"]["code"], file=sys.stderr)
                self.table, self.refused_at = message["table"], self.asked_at

    def wish(self) -> dict | None:
        """What to do now."""
        table, you = self.table, self.table["you"]
        again = self.refused_at == table["number"]  # nothing has happened since: it would be again
        if you is None:
            if again or table["phase"] == "running":
                sys.exit("no seat")
            return {"type": "join"}
        if table["agreeing"] and not again:
            return self.give(table["agreeing"], you)
        if again or table["phase"] != "running":
            return None
        if table["seats"][you]["why"] == "clock":  # too slow: a bot of the house plays on
            left = table["clocks"]["left"]  # of the time for the whole game, if one was agreed on
            return {"type": "return"} if not left or left[you] > 0 else None
        move = table["ready"]  # in a pause: "I have seen it, go on"
        if move is None and table["moves"]:
            move = choose(table["moves"], table["view"])
        return move and {"type": "play", "position": table["position"], "move": move}

    def give(self, now: dict, you: int) -> dict | None:
        """Commit to a value once the table's secret is fixed; show it once all have committed."""
        table, others = self.table, now["commitments"]
        self.commitment = self.commitment or table["commitment"]
        if table["commitment"] != self.commitment:
            sys.exit("the table's secret was exchanged")
        if self.value is None or others[you] != self.committed(you):
            self.value = secrets.token_hex(16)
            return {"type": "commit", "commitment": self.committed(you)}
        if now["due"] == "commit" or now["values"][you]:
            return None
        seen = [(f"SeatCommitment{n}", one) for n, one in enumerate(others, 1) if one]
        tags = [("GameId", table["id"]), ("Commitment", self.commitment), *seen]
        for name, text in [*tags, (f"SeatValue{you + 1}", self.value)]:
            print(f'[{name} "{text}"]', file=sys.stderr)
        return {"type": "reveal", "value": self.value}

    def committed(self, you: int) -> str:
        parts = ["kostka seat value", self.table["id"], you + 1, self.commitment, self.value]
        text = json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
        return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def code_of(error: Exception) -> int:
    """Of the close, or of the answer to who wanted to open a socket."""
    if isinstance(error, InvalidStatus):
        return error.response.status_code
    return error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0


async def play(address: str, token: str) -> None:
    bot, pace = Bot(), 0.0
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
                        bot.asked_at = bot.table["number"]
                        await asyncio.sleep(pace)
                        await socket.send(json.dumps(bot.asked))
        except (WebSocketException, OSError, EOFError) as error:
            code = code_of(error)
            if code in HOPELESS:
                sys.exit(f"closed: {code}")
            pace = 0.1 if code == FLOOD else pace
            await asyncio.sleep(1)  # the server restarts, or the way to it is broken
    print(json.dumps({"ended": bot.table["ended"], "you": bot.table["you"]}))


if __name__ == "__main__":
    server, table_id = sys.argv[1:]
    where = server.replace("http", "ws", 1).rstrip("/")
    asyncio.run(play(f"{where}/api/tables/{table_id}/live", sys.stdin.readline().strip()))
