"""Verifiable chance: nobody, the server included, can choose the dice.

The host's secret is fixed first: its hash (the commitment) is published. Then every seat commits to
a value of its own, and once all have, the values are shown (docs/chance.md). A draw's bytes are
HMAC-SHA256(secret, message) with the message the compact JSON array
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
from typing import Literal, TypeAlias

import msgspec

from kostka.game.chance import Source
from kostka.game.header import Header
from kostka.game.seats import Seat

SECRET_BYTES = 32
VALUE_LABEL = "kostka seat value"
"""What is hashed as a seat's commitment is hashed as nothing else."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a verifiable game's chance is made from: the secret, the game's id, a value a seat."""

    secret: bytes
    game: str
    values: tuple[str, ...]
    commitments: tuple[str, ...] = ()
    """By seat the commitment to its value, empty for a value that the host put there."""

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
        promised = {f"SeatCommitment{seat}": hash for seat, hash in enumerate(self.commitments, 1)}
        return {
            "GameId": self.game,
            "Commitment": self.commitment,
            "Secret": self.secret.hex(),
            **{name: hash for name, hash in promised.items() if hash},
            **values,
        }


def value_commitment(game: str, seat: Seat, commitment: str, value: str) -> str:
    """What a seat (from 0) publishes before it shows its value: SHA-256 of the compact JSON array
    ``[VALUE_LABEL, game id, seat from 1, the secret's commitment, value]``.

    Bound to all of these nobody can repeat another's, nor keep it when the secret is exchanged.

    >>> value_commitment("g1", 0, "sha256:66", "ab")[:15]
    'sha256:16821f0c'
    """
    text = _ENCODER.encode((VALUE_LABEL, game, seat + 1, commitment, value))
    return f"sha256:{hashlib.sha256(text).hexdigest()}"


def promise_of(header: Header) -> Promise | None:
    """The promise a record's tags state, or None where it states none (no secret, or not hex)."""
    secret, game = header.tag("Secret"), header.tag("GameId")
    if secret is None or game is None:
        return None
    values: list[str] = []
    while (value := header.tag(f"SeatValue{len(values) + 1}")) is not None:
        values.append(value)
    commitments = tuple(
        header.tag(f"SeatCommitment{seat + 1}") or "" for seat in range(len(values))
    )
    try:
        kept = commitments if any(commitments) else ()
        return Promise(bytes.fromhex(secret), game, tuple(values), kept)
    except ValueError:
        return None


Given: TypeAlias = Literal["own", "house", "host", "altered"]
"""What a seat gave to the chance: a value of its own; nothing, as a bot of the house; a value that
the host drew for it; or one that is not what it should be."""


def given(header: Header) -> tuple[Given, ...]:
    """By seat what it gave, as far as a record tells it; nothing where no secret was committed to.

    Where one seat has committed to its value, no other's may have been drawn by the host: that
    could have been done to suit. For a bot of the house stands what can be told beforehand.
    """
    promise = promise_of(header)
    if promise is None:
        return ()
    seats = min(len(promise.values), len(header.seats))
    return tuple(_given(promise, header, seat) for seat in range(seats))


def _given(promise: Promise, header: Header, seat: Seat) -> Given:
    value, bot = promise.values[seat], header.tag(f"Bot{seat + 1}")
    if not promise.commitments:
        return "house" if bot is not None else "host"
    if commitment := promise.commitments[seat]:
        due = value_commitment(promise.game, seat, promise.commitment, value)
        return "own" if commitment == due else "altered"
    return "house" if bot is not None and value == house_value(bot) else "altered"


def house_value(bot: str) -> str:
    """What stands in the chance for a bot of the house, which gives no value of its own."""
    return f"bot:{bot}"


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
