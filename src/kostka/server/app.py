"""The web application: a list of routers, and what holds for all of them."""

from collections.abc import Sequence
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

ROUTERS: tuple[ControllerRouterHandler, ...] = (health.router,)
"""All that the server answers."""


def create_app(
    config: Config,
    store: Any,
    hub: Any = None,
    *,
    routers: Sequence[ControllerRouterHandler] = ROUTERS,
) -> Litestar:
    """The application over an open store and a running hub; both stay their owner's to close.

    Handlers find them in ``state``: ``config``, ``store``, ``hub``.
    """
    return Litestar(
        routers,
        state=State({"config": config, "store": store, "hub": hub}),
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
