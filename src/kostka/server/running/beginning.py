"""How a server begins: everything that may refuse is asked before anybody is answered."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from kostka.server.config import Config, key_in
from kostka.server.running.holding import held
from kostka.server.running.listening import addresses, listen
from kostka.server.running.serving import serve
from kostka.store.address import address
from kostka.store.reaching import reaching
from kostka.store.store import open_store


def begin(config: Config, host: str, port: int, told: Callable[[list[str]], None]) -> None:
    """Serves until it is asked to stop; ``told`` gets the addresses once it answers.

    The key is the one in the data folder. Raises RuleError (port-…, host-unknown, database-busy,
    store-…), OSError, KeyboardInterrupt.
    """
    address(config.database)
    if config.bus:
        import valkey  # noqa: F401, PLC0415  (missing: said now, not by a worker)
    with listen(host, port) as listener, held(config.database):
        urls = addresses(listener, config.public_url)
        config.data.mkdir(parents=True, exist_ok=True)
        asyncio.run(_tried(config.database))
        serve(replace(config, key=key_in(config.data)), listener, lambda: told(urls))


async def _tried(database: str) -> None:
    """Opens the store once: makes an empty one ready, refuses another version's."""
    with reaching(database):
        await (await open_store(database)).close()
