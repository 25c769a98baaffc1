"""What an administrator says about the server's surroundings, looked at before it begins.

A word that means nothing there would be found out by the players: their moves refused as another
site's, or all of them counted as one address.
"""

from ipaddress import ip_network
from urllib.parse import urlsplit

from msgspec.structs import replace

from kostka.game.errors import Refusal
from kostka.server.config import HERE, Config, origin_of
from kostka.store.engines import hidden


def settled(config: Config) -> Config:
    """The same, with sites and networks in the one form in which they are compared; a proxy on this
    machine is believed beside the others. Raises Refusal ``site-address``, ``proxy-address``,
    ``bus-address``.
    """
    if config.public_url:
        site("--public-url", config.public_url)
    if config.bus:
        _bus(config.bus)
    return replace(
        config,
        origins=tuple(site("--origin", text) for text in config.origins),
        proxies=(*HERE, *(network(text) for text in config.proxies if text not in HERE)),
    )


def site(option: str, text: str) -> str:
    """A site's origin, as browsers write it.

    >>> site("--origin", "https://Kámoš.example:443/")
    'https://xn--kmo-ela65d.example'
    >>> site("--origin", "play.example.org")
    Traceback (most recent call last):
    kostka.game.errors.Refusal: site-address: found --origin play.example.org, expected https:/...
    """
    try:
        parts = urlsplit(text)
        origin = origin_of(text)
        plain = not (parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc)
    except ValueError:  # no port, no name
        origin, plain = "", False
    if not (origin and plain):
        shown = f"{option} {hidden(text)}"
        raise Refusal("site-address", found=shown, expected="https://play.example.org")
    return origin


def network(text: str) -> str:
    """A network as it is compared with; an address is a small one.

    >>> network("10.0.0.7"), network("10.0.0.7/8"), network("fd00::/8")
    ('10.0.0.7/32', '10.0.0.0/8', 'fd00::/8')
    """
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise Refusal("proxy-address", found=text, expected="10.0.0.0/8") from None


def _bus(url: str) -> None:
    from valkey import Valkey  # noqa: PLC0415  (missing: said now, not by a worker)

    try:
        Valkey.from_url(url)  # nobody is asked yet
    except ValueError:
        raise Refusal("bus-address", found=hidden(url), expected="valkey://HOST:6379") from None
