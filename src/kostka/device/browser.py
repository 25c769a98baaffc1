"""A host in a browser: the page's worker calls it with texts.

>>> handle = start("00" * 32)
>>> handle('{"type": "tick"}')
'{"writes":[],"frames":[],"answers":[],"due":null}'
"""

import secrets
import time
from collections.abc import Callable

from kostka.device.host import Host
from kostka.game.fairness import SECRET_BYTES


def start(key: str) -> Callable[[str], str]:
    """A host with this key (hex): from a request's text to the reply's."""
    host = Host(
        bytes.fromhex(key),
        clock=lambda: time.time_ns() // 1_000_000,
        secret=lambda: secrets.token_bytes(SECRET_BYTES),
    )
    return lambda text: host.handle(text.encode()).decode()
