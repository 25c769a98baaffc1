"""How a server begins: everything that may refuse is asked before anybody is answered."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from kostka.game.errors import Refusal
from kostka.server.config import KEY, Config, fingerprint, key_in
from kostka.server.process.config_check import settled
from kostka.server.process.instance_lock import held
from kostka.server.process.listener import addresses, for_phones, listen
from kostka.server.process.supervisor import serve
from kostka.store.database_errors import database_errors
from kostka.store.engines import address
from kostka.store.store import open_store


def begin(
    config: Config,
    host: str,
    port: int,
    told: Callable[[list[str]], None],
    *,
    new_key: bool = False,
) -> None:
    """Serves until it is asked to stop; ``told`` gets the addresses once it answers.

    The key is the one in the data folder. A database knows which key its servers sign with: another
    is refused, unless it is to take that one's place (``new_key``). Raises Refusal (site-address,
    proxy-address, bus-address, port-…, host-unknown, database-busy, store-…, key-…), OSError,
    KeyboardInterrupt.
    """
    address(config.database)
    config = settled(config)
    with listen(host, port) as listener, held(config.database):
        urls = addresses(listener, config.public_url)
        config.data.mkdir(parents=True, exist_ok=True)
        key = asyncio.run(key_for(config, new_key=new_key))
        serve(
            replace(config, key=key, reachable=for_phones(urls) or ""), listener, lambda: told(urls)
        )


async def key_for(config: Config, *, new_key: bool) -> bytes:
    """The key of the data folder, once the store was opened: an empty one is made ready. Raises
    Refusal where it is another version's, or where other servers of it sign with another key;
    none is made where the right one is missing."""
    file = config.data / KEY
    with database_errors(config.database):
        async with await open_store(config.database) as store:
            if not (new_key or file.exists() or await store.signer() is None):
                raise Refusal("key-missing", expected=file)
            key = key_in(config.data)
            if await store.signed_with(fingerprint(key), instead=new_key) != fingerprint(key):
                raise Refusal("key-differs", expected=file)
            return key
