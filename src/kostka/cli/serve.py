"""``kostka serve``: tables on the net."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kostka.cli.arguments import Language, at_least, speech
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.cli.stores import Data, Database, address_of, folder_of
from kostka.game.errors import Refusal
from kostka.game.optional_dependencies import required_extra
from kostka.locale.words import Words

Host = Annotated[str, Parameter(name="--host", help="help-host")]
Port = Annotated[int, Parameter(name="--port", help="help-port")]
PublicUrl = Annotated[str, Parameter(name="--public-url", help="help-public-url")]
Bus = Annotated[str, Parameter(name="--bus", env_var="KOSTKA_BUS", help="help-bus")]
Processes = Annotated[int, Parameter(name="--workers", help="help-serve-workers")]
Thinkers = Annotated[int, Parameter(name="--thinkers", help="help-thinkers")]
Origins = Annotated[list[str] | None, Parameter(name="--origin", negative="", help="help-origin")]
Proxies = Annotated[list[str] | None, Parameter(name="--proxy", negative="", help="help-proxy")]
MetricsToken = Annotated[
    str,
    Parameter(name="--metrics-token", env_var="KOSTKA_METRICS_TOKEN", help="help-metrics-token"),
]
LimitsFile = Annotated[Path | None, Parameter(name="--limits", help="help-limits")]
NewKey = Annotated[bool, Parameter(name="--new-key", negative="", help="help-new-key")]

MOST_PROCESSES = 64
EVERYWHERE = "0.0.0.0"


def serve(
    *,
    host: Host = EVERYWHERE,
    port: Port = 8000,
    public_url: PublicUrl = "",
    data: Data = None,
    database: Database = "",
    bus: Bus = "",
    workers: Processes = 1,
    thinkers: Thinkers = 1,
    origin: Origins = None,
    proxy: Proxies = None,
    metrics_token: MetricsToken = "",
    limits: LimitsFile = None,
    new_key: NewKey = False,
    lang: Language = None,
) -> int:
    """Serve tables to whoever reaches this machine, until asked to stop."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # asked to stop is no failure
    if at_least(1, workers, "--workers", MOST_PROCESSES) > 1 and not bus:
        raise Refusal("workers-without-bus", found=f"--workers {workers}", expected="--bus")
    at_least(1, thinkers, "--thinkers", MOST_PROCESSES)
    with required_extra("serve"), required_extra("country"), _uncollected():
        from kostka.server.config import Config, limits_in  # noqa: PLC0415
        from kostka.server.process.startup import begin  # noqa: PLC0415  (slow to load)
        from kostka.store.engines import address, named  # noqa: PLC0415

        config = Config(
            database=address_of(data, database),
            key=b"",
            data=folder_of(data),
            bus=bus,
            workers=workers,
            thinkers=thinkers,
            public_url=public_url,
            origins=tuple(origin or ()),
            proxies=tuple(proxy or ()),
            metrics_token=metrics_token,
            limits=limits_in(limits),
        )
        with suppress(KeyboardInterrupt):
            kept = named(address(database)) if database else str(config.data.absolute())
            told = partial(_tell, kept=kept, words=speech(lang))
            begin(config, host, port, told, new_key=new_key)
    return FINE


@contextmanager
def _uncollected() -> Iterator[None]:
    """Loading leaves nothing to collect, and looking for it takes its time. A server that runs
    collects again."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _tell(urls: list[str], kept: str, words: Words) -> None:
    """Where the server is to be found; with a picture for phones where somebody sits before it."""
    screen = Screen()
    for url in urls:
        screen.line(words("serve-address", address=url))
    if screen.seen:
        _picture(urls, screen, words)
    screen.line(words("serve-kept", folder=kept))
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        screen.line(words("serve-root"))
    screen.line(words("serve-stop"))
    sys.stdout.flush()


def _picture(urls: list[str], screen: Screen, words: Words) -> None:
    import segno  # noqa: PLC0415  (part of an extra, and only for whoever looks)

    from kostka.server.process.listener import for_phones  # noqa: PLC0415

    if (url := for_phones(urls)) is not None:
        screen.line(words("serve-scan"))
        segno.make(url, micro=False).terminal(compact=True)
