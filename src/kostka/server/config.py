"""How one server is set up: plain values from the command's flags, the same for all workers."""

import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

from kostka.game.errors import Refusal

HERE = ("127.0.0.1", "::1")
"""Proxies on this very machine: believed where no others are named."""

KEY, KEY_BYTES = "key", 32
USUAL_PORTS = {"http": 80, "https": 443}


class Argon2(msgspec.Struct, frozen=True):
    """What one password costs: rounds, KiB of memory, lanes. ``at_once`` are reckoned at the same
    time, ``waiting`` more may wait; who comes then is asked to try again."""

    rounds: int = 3
    memory: int = 65_536
    lanes: int = 1
    at_once: int = 2
    waiting: int = 32


Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]
Rate = tuple[Annotated[float, msgspec.Meta(gt=0)], Count]
"""So many a second, and so many at once."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is too much. Rates are per second with the burst allowed at once; each worker counts
    for itself. An IPv6 address counts by its /64; all of a /48 get as much as sixteen of them."""

    headers_seconds: Seconds = 20.0
    """So long it may take until a request's headers are here, from the connection's beginning or
    from their own."""
    body: Count = 65_536
    """Bytes of a request's body."""
    body_seconds: Seconds = 20.0
    """So long it may take until it is here."""
    message: Count = 16_384
    """Bytes of a message on a socket."""
    requests: Rate = (20.0, 200)
    """By address: every request beside those for files."""
    files: Rate = (200.0, 10_000)
    """By address: files of the page. A browser takes all of them at its first visit, two hundred,
    and a whole club may be behind one address."""
    guests: Rate = (0.2, 60)
    """By address: new guests, accounts and programs."""
    attempts: Rate = (0.1, 20)
    """By address: passwords tried, of whatever accounts."""
    attempts_each: Rate = (0.002, 3)
    """By account and address: passwords tried that no other address can use up."""
    attempts_at: Rate = (0.05, 100)
    """By account: passwords tried beyond those, wherever from."""
    attempts_known: Rate = (0.02, 10)
    """By account and browser: passwords and recovery codes tried where one was signed in before,
    and passwords confirmed where one is."""
    codes: Rate = (0.1, 20)
    """By address: recovery codes tried."""
    passkeys: Rate = (0.2, 60)
    """By address: steps of making a passkey, and of entering by one."""
    names: Rate = (0.1, 30)
    """By address: names asked for that may be an account's, whether one gets them or not."""
    tables: Rate = (0.1, 30)
    """By person: tables made, and rematches agreed to."""
    tables_from: Rate = (1.0, 200)
    """By address: the same."""
    records: Rate = (0.02, 10)
    """By address: records from elsewhere to be looked into, which may take a while each."""
    replays: Rate = (0.5, 12)
    """By address: finished games as steps, and archives, of which one may be megabytes."""
    studies: Rate = (0.05, 30)
    """By address: games to be analysed that nobody has asked about before."""
    figures: Rate = (2.0, 60)
    """By address: figures, one's own and the dice of the whole site, from hundreds of games."""
    wishes: Rate = (1.0, 60)
    """By person: all that is asked at tables beside moves; each of it stays in a log."""
    wishes_from: Rate = (20.0, 1000)
    """By address: the same."""
    messages: Rate = (10.0, 60)
    """By socket: messages."""
    connections: Count = 512
    """By address: connections open at once, beside sockets, whether they ask anything or not."""
    sockets: Count = 256
    """By address: sockets open at once."""
    sockets_by_session: Count = 24
    """By session or token: sockets open at once."""
    waiting: Count = 256
    """By socket: messages that may wait to be sent; a socket that is slower is closed."""
    waiting_bytes: Count = 524_288
    """By socket: so many bytes of them, beside the first."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All that a server needs to know before it starts.

    ``database``: ``sqlite:///PATH`` or ``postgresql://…``. ``bus``: empty or ``valkey://…``.
    ``data``: the folder with the key. ``key``: signs cookies, so that a forged one costs no
    question to the store. ``workers``: processes that serve. ``public_url``: where people reach it
    (``https://play.example.org``); empty: wherever it is asked. ``origins``: further sites whose
    pages may talk to it. ``proxies``: addresses or networks whose ``X-Forwarded-*`` are believed.
    ``metrics_token``: lets others than this machine read the metrics. ``recheck``: so often, in
    seconds, a socket asks whether its session or token still holds. ``thinkers``: processes of each
    worker in which bots think; ``pace``: the seconds after which a bot's move is shown.
    ``reachable``: the address by which others reach it, as far as it knows.
    """

    database: str
    key: bytes
    data: Path = Path()
    bus: str = ""
    workers: int = 1
    public_url: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = HERE
    metrics_token: str = ""
    recheck: float = 30.0
    thinkers: int = 1
    pace: float = 1.0
    reachable: str = ""
    argon2: Argon2 = Argon2()
    limits: Limits = Limits()

    def __repr__(self) -> str:
        """Without what must not stand in a log: key, token, the database's password."""
        return f"Config(public_url={self.public_url!r}, workers={self.workers})"

    @property
    def public_origin(self) -> str:
        """``https://play.example.org`` without path or trailing slash; empty if none is set."""
        return origin_of(self.public_url)

    @property
    def public_host(self) -> str:
        """The host's name in ``public_url``, without its port, as browsers ask for it."""
        return urlsplit(self.public_origin).hostname or ""


def origin_of(url: str) -> str:
    """A page's origin as browsers write it: lower case, other alphabets' names encoded, without the
    port that goes without saying; empty if the URL is none of http. Raises ValueError.

    >>> origin_of("https://Play.example.org:443/x"), origin_of("http://[::1]:80"), origin_of("x")
    ('https://play.example.org', 'http://[::1]', '')
    """
    parts = urlsplit(url)
    if parts.scheme not in USUAL_PORTS or not parts.hostname:
        return ""
    name = parts.hostname.encode("idna").decode()
    shown = f"[{name}]" if ":" in name else name
    usual = parts.port in (None, USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{shown}{'' if usual else f':{parts.port}'}"


def limits_in(file: Path | None) -> Limits:
    """The limits as a TOML file has them, the usual ones where it says nothing. Raises Refusal
    ``limits-file``, OSError.

    >>> with tempfile.TemporaryDirectory() as name:
    ...     _ = (file := Path(name) / "l.toml").write_text("sockets = 900\\nrequests = [60, 900]")
    ...     (found := limits_in(file)).sockets, found.requests, found.body
    (900, (60.0, 900), 65536)
    """
    if file is None:
        return Limits()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Limits)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Refusal("limits-file", found=wrong, expected=file) from None


def key_in(folder: Path) -> bytes:
    """The key kept in this folder, made (readable by its owner alone) when there is none yet.

    Safe when several workers start at once: all get the one that was first. Raises Refusal
    ``key-broken`` where the file has another length, as after a full disk: an empty key would let
    anybody sign. Raises OSError.

    >>> with tempfile.TemporaryDirectory() as name:
    ...     first, again = key_in(Path(name)), key_in(Path(name))
    >>> len(first), first == again
    (32, True)
    """
    path = folder / KEY
    if not path.exists():
        handle, made = tempfile.mkstemp(dir=folder, prefix="key-")  # 0600 from the start
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(KEY_BYTES))
                file.flush()
                os.fsync(file.fileno())
            os.link(made, path)  # never over another's
        except FileExistsError:
            pass
        finally:
            os.unlink(made)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise Refusal("key-broken", found=len(key), expected=path)
    return key


def fingerprint(key: bytes) -> str:
    """By which a key is known again without being known.

    >>> fingerprint(b"a" * 32) == fingerprint(b"b" * 32), len(fingerprint(b"a" * 32))
    (False, 32)
    """
    return hmac.digest(key, b"which key is this?", "sha256")[:16].hex()
