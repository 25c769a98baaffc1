"""By which name the server is asked, and from which page.

Against pages of other sites (cross-site request forgery): what changes something or opens a socket
must come from a page of this server. A browser says where it comes from (``Origin``); a foreign
origin is refused, and so is a request that carries our cookie and does not say. Without a cookie
and without an origin it is a program, which shows a token that no page can make a browser send.

Against names that are made to point here (DNS rebinding): only names known to be ours are
answered, and addresses, which nobody can make point elsewhere.
"""

import ipaddress
import re
import socket

from litestar.types import Scope

from kostka.server.config import Config
from kostka.server.errors import HTTPRefusal

HOST = re.compile(r"(?:\[(?P<number>[0-9a-f:.]+)\]|(?P<name>[\w.-]+))(?::[0-9]+)?")
"""What ``Host`` may say: a name or an address, and a port."""


class Origins:
    """The names that this server goes by, and the pages that are its own."""

    def __init__(self, config: Config) -> None:
        machine = socket.gethostname().lower()
        self._hosts = {"localhost", machine, f"{machine}.local", config.public_host}
        self._hosts.discard("")
        self._origins = {config.public_origin, *(o.lower().rstrip("/") for o in config.origins)}
        self._origins.discard("")

    def check_name(self, scope: Scope) -> None:
        """Refused (421) when asked by a name that is not ours."""
        host = header(scope, b"host")
        name = name_in(host)
        if name not in self._hosts and not _is_address(name):
            raise HTTPRefusal(421, "host-foreign", found=host)

    def check_page(self, scope: Scope, *, with_cookie: bool) -> None:
        """Refused (403) when another site's page asks, or one that does not say where it is."""
        origin = header(scope, b"origin").lower()
        if origin:
            kind = "https" if scope["scheme"] in ("https", "wss") else "http"
            own = f"{kind}://{header(scope, b'host').lower()}"
            if origin != own and origin not in self._origins:
                raise HTTPRefusal(403, "origin-foreign", found=origin)
        elif with_cookie and header(scope, b"sec-fetch-site") != "same-origin":
            raise HTTPRefusal(403, "origin-missing")


def header(scope: Scope, name: bytes) -> str:
    """A header's text, empty if it is not there."""
    return next((v.decode("latin-1") for key, v in scope["headers"] if key == name), "")


def name_in(host: str) -> str:
    """The name or address that a ``Host`` header asks for; empty if it says neither.

    >>> name_in("Play.example.org:443"), name_in("[::1]:80"), name_in("a@b")
    ('play.example.org', '::1', '')
    """
    read = HOST.fullmatch(host.lower())
    return str(read["number"] or read["name"]) if read else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
