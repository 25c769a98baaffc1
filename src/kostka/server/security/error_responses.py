"""How a request, or a socket that is not open yet, is refused outside of a handler's answer."""

from typing import Any

from litestar.types import Scope, Send

from kostka.server.errors import HTTPRefusal, body_of, fault_of, tell_refusal


async def refuse(scope: Scope, send: Send, error: Exception) -> None:
    """The same answer as the application's; to a socket that was not opened yet, too."""
    send_any: Any = send
    status, fault = fault_of(error)
    tell_refusal(scope, fault.code)
    before = "" if str(scope["type"]) == "http" else "websocket."
    if before and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send_any({"type": "websocket.close", "code": 1008, "reason": fault.code})
        return
    body = body_of(error)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(error, HTTPRefusal):
        headers += [(name.lower().encode(), v.encode()) for name, v in error.headers.items()]
    kind = f"{before}http.response"
    await send_any({"type": f"{kind}.start", "status": status, "headers": headers})
    await send_any({"type": f"{kind}.body", "body": body, "more_body": False})
