"""Verifiable chance: nobody, the server included, can choose the dice.

Before the first throw the secret's hash (the commitment) is published and every seat adds a value
of its own. A draw's bytes are HMAC-SHA256(secret, message) with the message the compact JSON array
``[game, entry number, [a value a seat], block]`` in UTF-8, block by block from 0. They become even
numbers by rejection: of as many bytes as n - 1 needs, those from the largest multiple of n up are
thrown away, and the rest is taken modulo n. When the game is over the secret is published with the
record, and anybody recomputes every throw.

>>> promise = Promise(secret=bytes(32), game="g1", values=("heads", "tails"))
>>> promise.commitment[:23]
'sha256:66687aadf862bd77'
>>> from kostka.game.chance import dice
>>> dice(promise.source_at(1), 5) == dice(promise.source_at(1), 5)
True
"""

import hashlib
import hmac
from dataclasses import dataclass

import msgspec

from kostka.game.chance import Source
from kostka.game.header import Header

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Promise:
    """What a verifiable game's chance is made from: the secret, the game's id, a value a seat."""

    secret: bytes
    game: str
    values: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """The secret's hash: published before the first throw."""
        return f"sha256:{hashlib.sha256(self.secret).hexdigest()}"

    def source_at(self, number: int) -> Source:
        """The source for the entry with this number."""
        return _Hmac(self.secret, (self.game, number, self.values))

    def tags(self) -> dict[str, str]:
        """The tags a finished record carries, for anybody to verify."""
        values = {f"SeatValue{seat}": value for seat, value in enumerate(self.values, 1)}
        return {
            "GameId": self.game,
            "Commitment": self.commitment,
            "Secret": self.secret.hex(),
            **values,
        }


def promise_of(header: Header) -> Promise | None:
    """The promise a record's tags state, or None where it states none (no secret, or not hex)."""
    secret, game = header.tag("Secret"), header.tag("GameId")
    if secret is None or game is None:
        return None
    values: list[str] = []
    while (value := header.tag(f"SeatValue{len(values) + 1}")) is not None:
        values.append(value)
    try:
        return Promise(bytes.fromhex(secret), game, tuple(values))
    except ValueError:
        return None


class _Hmac:
    """A stream of bytes, read as even numbers."""

    def __init__(self, key: bytes, message: tuple[object, ...]) -> None:
        self._key = key
        self._message = message
        self._block = 0
        self._bytes = b""

    def below(self, n: int) -> int:
        width = (max(n - 1, 1).bit_length() + 7) // 8
        even = 256**width // n * n  # numbers from here up would favour the low ones: drawn again
        while True:
            number = int.from_bytes(self._take(width), "big")
            if number < even:
                return number % n

    def _take(self, width: int) -> bytes:
        while len(self._bytes) < width:
            message = _ENCODER.encode((*self._message, self._block))
            self._bytes += hmac.digest(self._key, message, "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:width], self._bytes[width:]
        return taken


_ENCODER = msgspec.json.Encoder()
