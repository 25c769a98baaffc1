"""What handlers find in ``state``: the parts of one worker, typed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from litestar.datastructures import State

if TYPE_CHECKING:  # these modules have handlers too
    from kostka.server.config import Config
    from kostka.server.people.passwords import Passwords
    from kostka.server.process.metrics import Metrics
    from kostka.server.security.limits import RateLimits
    from kostka.server.security.session_revalidation import SessionRevalidation
    from kostka.server.tables.services import Services
    from kostka.store.store import Store


class ServerState(State):
    """``state: ServerState`` in a handler. ``clock``: ms since 1970."""

    config: "Config"
    store: "Store"
    services: "Services"
    clock: Callable[[], int]
    rate_limits: "RateLimits"
    passwords: "Passwords"
    metrics: "Metrics"
    revalidation: "SessionRevalidation"
