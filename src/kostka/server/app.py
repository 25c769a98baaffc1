"""The web application: a list of routers, and what holds for all of them."""

import time
from collections.abc import Callable, Sequence
from typing import Any, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp, ControllerRouterHandler, Scope
from uvicorn.protocols.utils import ClientDisconnected

from kostka.game.errors import Refusal
from kostka.server import static_files
from kostka.server.config import Config
from kostka.server.door import routes as door
from kostka.server.errors import answer, fault_of
from kostka.server.people import accounts, friends, guests, passkeys, programs, sessions
from kostka.server.people.identity import DEPENDENCIES, now_ms
from kostka.server.people.passwords import Passwords
from kostka.server.process import health
from kostka.server.process import metrics as measured
from kostka.server.process.metrics import Metrics
from kostka.server.process.request_log import RequestLog, fault
from kostka.server.schema import described
from kostka.server.security.forwarded import Forwarded
from kostka.server.security.limits import RateLimits
from kostka.server.security.request_guard import RequestGuard
from kostka.server.security.session_revalidation import SessionRevalidation
from kostka.server.tables import routes
from kostka.store.database_errors import why_away

ROUTERS: tuple[ControllerRouterHandler, ...] = (
    health.router,
    measured.router,
    guests.router,
    accounts.router,
    sessions.router,
    passkeys.router,
    programs.router,
    friends.router,
    routes.router,
    static_files.router,
    door.router,
)
"""All that the server answers."""


def create_app(
    config: Config,
    store: Any,
    services: Any = None,
    *,
    routers: Sequence[ControllerRouterHandler] = ROUTERS,
    clock: Callable[[], int] = now_ms,
    ticks: Callable[[], float] = time.monotonic,
) -> Litestar:
    """The application over an open store and running services; both stay their owner's to close.

    Handlers find in ``state``: ``config``, ``store``, ``services``, ``clock`` (ms since 1970),
    ``rate_limits``, ``passwords``, ``metrics``.
    """
    state = {
        "config": config,
        "store": store,
        "services": services,
        "clock": clock,
        "rate_limits": (rate_limits := RateLimits(config.limits, ticks)),
        "passwords": Passwords(config.argon2),
        "metrics": (metrics := Metrics()),
        "revalidation": SessionRevalidation(apart=min(1.0, config.recheck / 2), clock=clock),
    }

    async def noted(error: Exception, _: Scope) -> None:
        if is_mistake(error):
            fault(metrics, error)

    app = Litestar(
        routers,
        state=State(state),
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: answer},
        openapi_config=described(),
        request_max_body_size=config.limits.body,
        logging_config=None,
        after_exception=[noted],
        lifespan=[measured.kept_fresh],
    )
    guarded = RequestLog(RequestGuard(app.asgi_handler, config, rate_limits), metrics)
    # around all of it, what is not found included
    app.asgi_handler = Forwarded(cast("ASGIApp", guarded), config.proxies)
    return app


def is_mistake(error: Exception) -> bool:
    """Whether it is the program's own; a database that is away is none.

    >>> is_mistake(ConnectionRefusedError()), is_mistake(PermissionError(13, "no", "/a/file"))
    (False, True)
    """
    if isinstance(error, Refusal | ClientDisconnected):
        return False
    status = fault_of(error)[0]
    return status == 500 or (status == 503 and why_away(error) is None)
