"""Random games by a device whose clock and secrets are numbers: the same on every Python.

It is run by the tests' Python and by the engine in WebAssembly; the last line is what comes of it:
for each seed the hash of all that the host has answered.
"""

import hashlib
import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

from kostka.device import device_bots
from kostka.device.host import Host
from kostka.game.fairness import value_commitment

WHO = {"id": "ann", "name": "Ann"}
VALUE = "ab" * 16
SETUPS: tuple[dict[str, Any], ...] = (
    {"game": "mexiko", "seats": ["me", "bot:novice"]},
    {"game": "mexiko", "seats": ["me", "bot:club"], "options": {"best_of": "3"}},
    {"game": "kamos", "seats": ["me", "bot:newcomer"], "options": {"columns": "1"}},
    {"game": "kamos", "seats": ["bot:club", "me", "bot:novice"], "options": {"columns": "1"}},
    {"game": "domino", "seats": ["me", "bot:novice", "bot:newcomer", "bot:novice"]},
)


class Numbers:
    """In the place of ``secrets`` where bots think."""

    def __init__(self, seed: int) -> None:
        self._numbers = itertools.count(seed)

    def token_hex(self, _length: int) -> str:
        return str(next(self._numbers))


def answers(seed: int) -> Iterator[bytes]:
    """All that the host answers in one game."""
    chance = random.Random(seed)
    now = 1_800_000_000_000
    numbers = itertools.count(1)
    device_bots.secrets = Numbers(seed)  # type: ignore[assignment, attr-defined]
    host = Host(bytes(32), clock=lambda: now, secret=lambda: seed.to_bytes(32, "big"))
    last: dict[str, Any] = {}
    table: dict[str, Any] = {}

    def done(**request: Any) -> bytes:
        nonlocal last, table
        reply = host.handle(json.dumps(request).encode())
        last = json.loads(reply)
        for frame in last["frames"]:
            told = json.loads(frame["text"])
            assert told["type"] != "refused", told
            table = told.get("table", table)
        return reply

    def command(do: Any) -> bytes:
        told = {"type": "command", "id": f"command-{next(numbers)}", "do": do}
        return done(type="heard", socket=1, text=json.dumps(told))

    wanted = {"id": f"table-{seed:08}", "setup": SETUPS[seed % len(SETUPS)]}
    yield done(type="ask", ask=1, method="POST", path="/tables", who=WHO, body=wanted)
    made = last["answers"][0]["body"]
    yield done(type="open", socket=1, table=made["id"], who=WHO)
    told = value_commitment(made["id"], table["you"], made["commitment"], VALUE)
    yield command({"type": "commit", "commitment": told})
    yield command({"type": "reveal", "value": VALUE})
    while table["phase"] == "running":
        moves = table["moves"] or ([table["ready"]] if table["ready"] else [])
        if moves:
            move = moves[chance.randrange(len(moves))]
            yield command({"type": "play", "position": table["position"], "move": move})
        else:
            now = max(now, last["due"])
            yield done(type="tick")
    yield done(type="ask", ask=2, method="GET", path=f"/tables/{made['id']}/record", who=WHO)


def hashes(first: int, count: int) -> list[str]:
    """One for each of so many games."""
    found = []
    for seed in range(first, first + count):
        hashed = hashlib.sha256()
        for answer in answers(seed):
            hashed.update(answer)
        found.append(hashed.hexdigest())
    return found


json.dumps(hashes(*map(int, globals().get("ARGUMENT", "0 0").split())))
