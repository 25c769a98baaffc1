"""How long the tests wait for what must come: no step takes so long on a machine that is five times
slower and busy, and nothing waits so long where all is well."""

from functools import cache
from importlib import import_module
from typing import Any

from httpx._config import DEFAULT_TIMEOUT_CONFIG

PATIENCE = 240.0
"""Seconds."""


def be_patient_with_http() -> None:
    """Every request of the tests waits so long, instead of five seconds, and reads the machine's
    certificates once, instead of each: httpx has no other places to say so once."""
    for wait in ("connect", "read", "write", "pool"):
        setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
    transports: Any = import_module("httpx._transports.default")
    transports.create_ssl_context = cache(transports.create_ssl_context)
