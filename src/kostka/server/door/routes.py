"""The page at each of its addresses, and its few files that are not named after their content.

An address that the page does not have, and one of a table, a game or a rule that is not there, are
answered with the page too, and 404.
"""

import gzip
import hashlib
import re

import msgspec
from litestar import MediaType, Response, Router, get, route
from litestar.types import Scope

from kostka.live.phase import Phase
from kostka.live.projection import Summary
from kostka.server.door.addresses import address_at
from kostka.server.door.language import WORDS, asked
from kostka.server.door.previews import preview
from kostka.server.door.shell import shell, telling
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import who
from kostka.server.security.origins import header
from kostka.server.state import ServerState
from kostka.server.static_files import ANEW, READ, named, names, sent, shipped
from kostka.store.answering import UNREACHABLE
from kostka.store.errors import NotFound
from kostka.store.kinds.tables import list_tables, table_row

START = "index.html"
VARY = "accept-encoding, accept-language, cookie"

_summary = msgspec.json.Decoder(Summary)


@route("/", http_method=READ, media_type=MediaType.HTML, include_in_schema=False)
async def home(scope: Scope, state: ServerState) -> Response[bytes]:
    """The beginning: whoever has a game that goes on sees its line at once."""
    html = _start(asked(scope), home=True, resume=await _plays(scope, state))
    return _answer(html, scope, 200)


@route("/{path:path}", http_method=READ, media_type=MediaType.HTML, include_in_schema=False)
async def page(scope: Scope, state: ServerState) -> Response[bytes]:
    """A file of the page, or the page itself."""
    path = scope["path"]
    name = path.strip("/")
    if name.partition("/")[0] in ("api", "health", "metrics"):
        raise HTTPRefusal(404, "not-found")
    if name == START:  # for the service worker: at whatever address
        return _answer(_start(asked(scope), home=False), scope, 200)
    if (file := named(name)) is not None:
        return sent(file, scope, ANEW)
    if "." in name.rpartition("/")[2]:
        raise HTTPRefusal(404, "not-found")
    place = address_at(path)
    if place is None or not place.is_there():
        return _lost(scope)
    language = asked(scope)
    html = _start(language, home=False)
    if place.table:
        try:
            row = await table_row(state.store, place.table)
        except NotFound:
            return _lost(scope)
        except UNREACHABLE:  # the page says so itself, and asks again
            return _answer(html, scope, 200)
        words = WORDS[language]
        phase: Phase = row.phase
        told = preview(_summary.decode(row.summary), phase, words)
        html = telling(html, told, _origin(scope, state), path, words)
    return _answer(html, scope, 200)


def _lost(scope: Scope) -> Response[bytes]:
    return _answer(_start(asked(scope), home=False), scope, 404)


def _start(language: str, *, home: bool, resume: bool = False) -> str:
    file = shipped(START)
    if file is None:
        raise HTTPRefusal(503, "page-missing")
    preload = tuple(name for name in sorted(names()) if re.fullmatch(_words(language), name))
    words = WORDS[language]
    return shell(file.plain.decode(), words, home=home, resume=resume, preload=preload)


def _words(language: str) -> str:
    return rf"assets/words-{language}-[\w-]+\.js"


async def _plays(scope: Scope, state: ServerState) -> bool:
    """Whether whoever asks sits in a game that goes on; a database that does not answer says no."""
    try:
        someone = await who(scope, state)
        if someone is None:
            return False
        found = await list_tables(
            state.store, phase=Phase.RUNNING, private=True, people=someone.ids, limit=1
        )
    except (HTTPRefusal, *UNREACHABLE):
        return False
    return bool(found)


def _origin(scope: Scope, state: ServerState) -> str:
    return state.config.public_origin or f"{scope['scheme']}://{header(scope, b'host')}"


def _answer(html: str, scope: Scope, status: int) -> Response[bytes]:
    body = html.encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": ANEW, "etag": tag, "vary": VARY}
    if status == 200 and tag in header(scope, b"if-none-match"):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in header(scope, b"accept-encoding"):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 6, mtime=0)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.HTML)


class Reach(msgspec.Struct, frozen=True):
    """Where others reach this server, its origin; empty where it does not know."""

    address: str


@get("/api/address")
async def address(state: ServerState) -> Reach:
    """What to give to others instead of ``localhost``."""
    return Reach(state.config.public_origin or state.config.reachable)


router = Router("/", route_handlers=[home, page, address])
