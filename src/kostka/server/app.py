"""The web application: a list of routers, and what holds for all of them."""

import time
from collections.abc import Callable, Sequence
from importlib import metadata
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from kostka.server import health
from kostka.server.config import Config
from kostka.server.errors import answer
from kostka.server.identity import DEPENDENCIES, now_ms
from kostka.server.limits import Allowances
from kostka.server.passwords import Passwords

ROUTERS: tuple[ControllerRouterHandler, ...] = (health.router,)
"""All that the server answers."""


def create_app(
    config: Config,
    store: Any,
    hub: Any = None,
    *,
    routers: Sequence[ControllerRouterHandler] = ROUTERS,
    clock: Callable[[], int] = now_ms,
    ticks: Callable[[], float] = time.monotonic,
) -> Litestar:
    """The application over an open store and a running hub; both stay their owner's to close.

    Handlers find in ``state``: ``config``, ``store``, ``hub``, ``clock`` (ms since 1970),
    ``allowances``, ``passwords``.
    """
    state = {
        "config": config,
        "store": store,
        "hub": hub,
        "clock": clock,
        "allowances": Allowances(config.limits, ticks),
        "passwords": Passwords(config.argon2),
    }
    return Litestar(
        routers,
        state=State(state),
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: answer},
        openapi_config=OpenAPIConfig(
            title="Kostka",
            version=metadata.version("kostka"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=config.limits.body,
        logging_config=None,
    )
