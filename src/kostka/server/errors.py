"""What is answered when something cannot be: one shape for every refusal, whoever refuses."""

import re
import traceback
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kostka.game.errors import Refusal
from kostka.live.fault import Fault
from kostka.store.answering import UNREACHABLE


class HTTPRefusal(Refusal):
    """A request that cannot be: an HTTP status beside the code; ``wait``: seconds until it may be
    tried again.

    >>> HTTPRefusal(404, "table-unknown", found="x7").status
    404
    """

    def __init__(
        self, status: int, code: str, *, found: object = "", expected: object = "", wait: int = 0
    ) -> None:
        super().__init__(code, found=found, expected=expected)
        self.status = status
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """What goes with the answer beside its body."""
        return {"Retry-After": str(self.wait)} if self.wait else {}


STATUS_CODES = {
    400: "request-malformed",
    401: "sign-in-needed",
    403: "not-allowed",
    404: "not-found",
    405: "method-unknown",
    413: "request-too-large",
    429: "too-many-requests",
    503: "server-busy",
}
"""What a bare HTTP status means to people."""
REFUSED = "kostka.refused"
"""Under this name a scope has the code of the refusal that ended it."""
BODY = "data"
"""What handlers call the body."""
_FIELD = re.compile(r"(?:missing required|unknown) field `(.+)`")


def fault_of(error: Exception) -> tuple[int, Fault]:
    """The status and the body for an error; nothing of the program's inside is told."""
    if isinstance(error, Refusal):
        status = error.status if isinstance(error, HTTPRefusal) else HTTPStatus.CONFLICT
        return int(status), Fault.of(error)
    if isinstance(error, RecursionError) and _in_reading(error):
        return 400, Fault("", "request-malformed")
    if isinstance(error, ValidationException):
        return 400, Fault("", "request-malformed", found=_keys(error))
    if isinstance(error, HTTPException):
        code = STATUS_CODES.get(error.status_code, "request-malformed")
        return error.status_code, Fault("", code)
    if isinstance(error, UNREACHABLE):
        return 503, Fault("", "server-busy")
    return 500, Fault("", "server-fault")


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Litestar's handler for every exception."""
    status, fault = fault_of(error)
    tell_refusal(request.scope, fault.code)
    headers = error.headers if isinstance(error, HTTPException | HTTPRefusal) else None
    return Response(fault, status_code=status, media_type=MediaType.JSON, headers=headers)


def tell_refusal(scope: Any, code: str) -> None:
    """Note with a request or socket by which refusal it ended; the log says so in its line."""
    scope[REFUSED] = code


def refusal_of(scope: Any) -> str | None:
    """By which refusal it ended; None: by none."""
    code: str | None = scope.get(REFUSED)
    return code


def body_of(error: Exception) -> bytes:
    """The refusal as JSON."""
    return msgspec.json.encode(fault_of(error)[1])


def _in_reading(error: RecursionError) -> bool:
    """Whether it was a body nested deeper than can be read, not a mistake of the program's."""
    return traceback.extract_tb(error.__traceback__)[-1].name == "decode_json"


def _keys(error: ValidationException) -> str:
    """The names of the fields that were wrong, missing or too much; never their values, which may
    be passwords."""
    extra = error.extra if isinstance(error.extra, list) else []
    return ", ".join(name for e in extra if isinstance(e, dict) and (name := _key(e)))


def _key(wrong: dict[str, Any]) -> str:
    """One field's name, as who asks would write it: not the handler's name for a body, nor the one
    that Python needs for what is called as one of its own words.

    >>> _key({"key": "data", "message": "Object missing required field `id`"})
    'id'
    >>> _key({"key": "setup", "message": "Object contains unknown field `x`"}), _key({"key": "as_"})
    ('setup.x', 'as')
    """
    key = str(wrong.get("key") or "").removesuffix("_")
    inside = _FIELD.search(str(wrong.get("message", "")))
    path = [] if key == BODY else [key]
    return ".".join([*path, *([inside[1][:40]] if inside else [])])
