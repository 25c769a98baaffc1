"""Passwords: argon2id, a few at a time and beside the event loop; equal work for unknown people."""

import asyncio
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kostka.server.config import Argon2
from kostka.server.errors import HTTPRefusal

SHORTEST, LONGEST = 8, 200
T = TypeVar("T")


class Passwords:
    """Makes and checks hashes; who comes when too many wait is refused (503)."""

    def __init__(self, cost: Argon2) -> None:
        self._hasher = PasswordHasher(cost.rounds, cost.memory, cost.lanes)
        self._turn = asyncio.Semaphore(cost.at_once)
        self._room = cost.at_once + cost.waiting
        self._inside = 0
        # as dear to check as any other, and no password's
        empty = [b64encode(bytes(size)).decode().rstrip("=") for size in (16, 32)]
        self._nobody = (
            f"$argon2id$v=19$m={cost.memory},t={cost.rounds},p={cost.lanes}${empty[0]}${empty[1]}"
        )

    async def hash(self, password: str) -> str:
        """The hash to be kept."""
        return await self._work(self._hasher.hash, _normal(password))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; the same work where there is none to compare with."""
        found = await self._work(self._verify, kept or self._nobody, _normal(password))
        return found and kept is not None

    def worn(self, kept: str) -> bool:
        """Whether the hash was made at another cost than is asked today."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[..., T], *args: str) -> T:
        if self._inside >= self._room:
            raise HTTPRefusal(503, "server-busy")
        self._inside += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args)
        finally:
            self._inside -= 1


def fit(password: str, name: str) -> str:
    """The password, if it may be one. Refused: too short, too long, or the name itself."""
    length = len(_normal(password))
    if not SHORTEST <= length <= LONGEST:
        raise HTTPRefusal(400, "password-length", found=length, expected=f"{SHORTEST}-{LONGEST}")
    if _normal(password).casefold() == _normal(name).casefold():
        raise HTTPRefusal(400, "password-name")
    return password


def _normal(password: str) -> str:
    """The same on every keyboard: composed or not, an accent is an accent."""
    return unicodedata.normalize("NFKC", password)
