"""Whether the server lives and can serve."""

import msgspec
from litestar import Router, get
from litestar.datastructures import State

from kostka.server.errors import Refused


class Health(msgspec.Struct, frozen=True):
    """``ok`` and nothing else: what is wrong stands in the log, not on the net."""

    ok: bool


@get("/live")
async def live() -> Health:
    """The process answers."""
    return Health(True)


@get("/ready")
async def ready(state: State) -> Health:
    """The store answers too; 503 if not."""
    try:
        await state.store.ping()
    except Exception as error:
        raise Refused(503, "server-busy") from error
    return Health(True)


router = Router("/health", route_handlers=[live, ready])
