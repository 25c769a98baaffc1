"""What a passkey is asked to sign, and for which site."""

from typing import Literal
from urllib.parse import urlsplit

import msgspec

from kostka.server.config import Config
from kostka.server.errors import HTTPRefusal

PATIENCE = 300_000
"""How long a ceremony may take, in ms."""


class Site(msgspec.Struct, frozen=True):
    """Where a passkey belongs: the host's name, and the origin its browser must have been at."""

    host: str
    origin: str


class Challenge(msgspec.Struct, frozen=True):
    """What a ticket stands for: the bytes to be signed; for a new passkey whose it will be, under
    which name, and what they were when they asked for it."""

    bytes: bytes
    person: str = ""
    name: str = ""
    kind: Literal["nobody", "guest", "account"] = "nobody"


def site_of(config: Config, scheme: str, host: str) -> Site:
    """The site that passkeys are made for, asked for at this ``Host``. Refused where browsers know
    none: they want a name over https, or this very machine as ``localhost``.

    >>> config = Config(database="", key=b"", public_url="https://play.example.org/")
    >>> site_of(config, "https", "play.example.org").origin
    'https://play.example.org'
    """
    if urlsplit(f"//{host}").hostname == "localhost":
        return Site("localhost", f"{scheme}://{host}")
    name = config.public_host
    by_number = ":" in name or name.rpartition(".")[2].isdigit()
    if not name or by_number or not config.public_origin.startswith("https:"):
        raise HTTPRefusal(400, "passkeys-unavailable")
    return Site(name, config.public_origin)
