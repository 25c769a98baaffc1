"""The socket a server listens on, and the addresses people reach it by."""

import errno
import socket
import time
from ipaddress import ip_address

from kostka.game.errors import Refusal

BACKLOG = 2048
"""Connections that may wait to be taken in."""
PATIENCE = 2.0
"""For so many seconds a port may still be held by a server that was killed a moment ago."""
ELSEWHERE = ("192.0.2.1", 9)
"""Nobody is there (RFC 5737), and nothing is sent: only the way out is looked up."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0: any that is free.

    Raises Refusal ``port-taken``, ``port-forbidden``, ``port-number``, ``host-unknown``.
    """
    if not 0 <= port <= 65535:
        raise Refusal("port-number", found=port, expected="0…65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_server((host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() >= until:
                raise _refusal(error, host, port) from None
        time.sleep(0.1)


def _refusal(error: OSError, host: str, port: int) -> Refusal:
    if error.errno == errno.EADDRINUSE:
        return Refusal("port-taken", found=port)
    if error.errno in (errno.EACCES, errno.EPERM):
        return Refusal("port-forbidden", found=port)
    return Refusal("host-unknown", found=host)


def addresses(listener: socket.socket, public_url: str = "") -> list[str]:
    """The URLs people reach this socket by, the one for others first.

    ``public_url`` stands alone: whoever names it has put something in front of the server.

    >>> with listen("127.0.0.1", 0) as listener:
    ...     addresses(listener, "https://play.example.org/")
    ['https://play.example.org']
    """
    if public_url:
        return [public_url.rstrip("/")]
    host, port = listener.getsockname()[:2]
    address = ip_address(host)
    if not address.is_unspecified:
        return [_url("localhost" if address.is_loopback else host, port)]
    near = _in_this_network()
    return [*([_url(near, port)] if near else []), _url("localhost", port)]


def for_phones(urls: list[str]) -> str | None:
    """The one of these that another device can open; None if there is none.

    >>> for_phones(["http://192.168.1.7:8000", "http://localhost:8000"])
    'http://192.168.1.7:8000'
    """
    return next((url for url in urls if "//localhost" not in url), None)


def _in_this_network() -> str | None:
    """This machine's address as its neighbours see it; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if ip_address(found).is_loopback else found


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
