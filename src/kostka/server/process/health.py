"""Whether the server lives and can serve."""

import msgspec
from litestar import Router, get

from kostka.server.errors import HTTPRefusal
from kostka.server.state import ServerState


class Health(msgspec.Struct, frozen=True):
    """``ok`` and nothing else: what is wrong stands in the log, not on the net."""

    ok: bool


@get("/live")
async def live() -> Health:
    """The process answers."""
    return Health(True)


@get("/ready")
async def ready(state: ServerState) -> Health:
    """The store answers too, and has lately written down that this worker lives; 503 if not: a disk
    that is full can be read, but nobody can move."""
    try:
        await state.store.ping()
    except Exception as error:
        raise HTTPRefusal(503, "server-busy") from error
    if state.services is not None and state.services.heartbeat.slept():
        raise HTTPRefusal(503, "server-busy")
    return Health(True)


router = Router("/health", route_handlers=[live, ready])
