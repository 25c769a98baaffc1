"""How long the tests wait for what must come: no step takes so long on a machine that is five times
slower and busy, and nothing waits so long where all is well."""

from httpx._config import DEFAULT_TIMEOUT_CONFIG

PATIENCE = 240.0
"""Seconds."""


def be_patient_with_http() -> None:
    """Every request of the tests waits so long, instead of five seconds: httpx has no other place
    to say so once."""
    for wait in ("connect", "read", "write", "pool"):
        setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
