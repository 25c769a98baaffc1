"""The page: the files that the build hook made of web/, as a browser is best served with them.

What is named after its content may be kept for ever; the rest is asked for anew each time and
answered with "not modified" where it is. The page itself is ``door``'s.
"""

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from litestar import MediaType, Response, Router, route
from litestar.params import FromPath
from litestar.types import Method, Scope

from kostka.server.errors import HTTPRefusal
from kostka.server.security.origins import header

FOLDER = files("kostka.server") / "page"
READ: list[Method] = ["GET", "HEAD"]
FOR_EVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
KINDS = {
    "css": "text/css",
    "html": "text/html",
    "jpg": "image/jpeg",
    "js": "text/javascript",
    "mjs": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "zip": "application/zip",
}
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""The encodings that the build has made beside a file, the smallest first."""


class Shipped(msgspec.Struct, frozen=True):
    """A file of the page: its bytes as they are and packed, its kind, and a tag for what it is."""

    plain: bytes
    packed: dict[str, bytes]
    kind: str
    tag: str


@cache
def shipped(name: str) -> Shipped | None:
    """A file by its name within the page (with ``/``); None where there is none to be shown."""
    place: Traversable = FOLDER
    for part in name.split("/"):
        if part.startswith(".") or not part or "\\" in part:
            return None
        place = place / part
    kind = KINDS.get(name.rpartition(".")[2])
    if kind is None or not place.is_file():
        return None
    plain = place.read_bytes()
    beside = {way: FOLDER / f"{name}{ending}" for way, ending in PACKED}
    packed = {way: path.read_bytes() for way, path in beside.items() if path.is_file()}
    return Shipped(plain, packed, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


@route("/assets/{name:str}", http_method=READ, media_type=MediaType.TEXT, include_in_schema=False)
async def asset(name: FromPath[str], scope: Scope) -> Response[bytes]:
    """A file whose name changes when it does."""
    file = named(f"assets/{name}")
    if file is None:
        raise HTTPRefusal(404, "not-found")
    return sent(file, scope, FOR_EVER)


@route("/engine/{path:path}", http_method=READ, media_type=MediaType.TEXT, include_in_schema=False)
async def engine(scope: Scope) -> Response[bytes]:
    """A part of the engine that plays in the browser, named after its content, or their list."""
    name = scope["path"].strip("/")
    file = named(name)
    if file is None:
        raise HTTPRefusal(404, "not-found")
    return sent(file, scope, FOR_EVER if "-" in name else ANEW)


def named(name: str) -> Shipped | None:
    """A file, without remembering every name that somebody asks for in vain."""
    return shipped(name) if name in names() else None


@cache
def names() -> frozenset[str]:
    """All files of the page."""
    return frozenset(_walk(FOLDER, "")) if FOLDER.is_dir() else frozenset()


def _walk(folder: Traversable, before: str) -> list[str]:
    found = []
    for place in folder.iterdir():
        name = f"{before}{place.name}"
        found += _walk(place, f"{name}/") if place.is_dir() else [name]
    return found


def sent(file: Shipped, scope: Scope, keep: str) -> Response[bytes]:
    """A file as it goes out: packed as its reader can unpack it, or nothing where they have it."""
    headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in header(scope, b"if-none-match"):
        return Response(b"", status_code=304, headers=headers)
    ways = {way.partition(";")[0].strip() for way in header(scope, b"accept-encoding").split(",")}
    way = next((way for way, _ in PACKED if way in ways and way in file.packed), None)
    if way is not None:
        headers["content-encoding"] = way
    body = file.plain if way is None else file.packed[way]
    return Response(body, headers=headers, media_type=file.kind)


router = Router("/", route_handlers=[asset, engine])
