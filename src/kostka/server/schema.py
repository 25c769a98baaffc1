"""The description of everything that is answered over HTTP: OpenAPI, as JSON at ``/api/schema``.

It is made from the handlers and their structs. Litestar knows nothing of our one shape of refusal,
nor of how somebody is known; both are written in.
"""

import inspect
from collections.abc import Sequence
from copy import deepcopy
from importlib import metadata
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kostka.live.fault import Fault
from kostka.server.people.cookies import PLAIN
from kostka.server.tables.schema_parts import HOUSE, add_docstrings, classes, complete

REFUSED = {
    "description": "Refused: the code says why, in every language",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}},
}
KNOWN_BY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": PLAIN},
    "token": {"type": "http", "scheme": "bearer"},
}
REFERENCE = "#/components/schemas/{name}"
METHODS = {"get", "post", "put", "patch", "delete"}


class Document(JsonRenderPlugin):
    """Answers with the whole description."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return super().render(
            request, completed(openapi_schema, bodies(request.app), answers(request.app))
        )


def bodies(app: Litestar) -> list[type]:
    """What may be sent, as structs."""
    found = set()
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            body = handler.parsed_fn_signature.parameters.get("data")
            if body is not None:
                found.add(body.annotation)
    return sorted(found, key=lambda kind: str(kind.__name__))


def answers(app: Litestar) -> list[Any]:
    """What may be answered, as types; a response's is that of its content."""
    found: list[Any] = []
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler):
                answer = handler.parsed_fn_signature.return_type
                found += answer.args if answer.is_subclass_of(Response) else [answer.annotation]
    return found


def completed(
    schema: dict[str, Any], sent: Sequence[type], answered: Sequence[Any] = ()
) -> dict[str, Any]:
    """The description with refusals, with how somebody is known, with what the structs that are
    ``sent`` say of themselves (no other fields, how long a text may be), and with the words of
    those that are ``answered``, all of whose fields are always there."""
    whole = deepcopy(schema)
    for path in whole["paths"].values():
        for method in METHODS & set(path):
            responses = path[method]["responses"]
            responses.pop("400", None)  # Litestar's own shape
            responses["default"] = REFUSED
    parts = whole["components"]
    _, structs = msgspec.json.schema_components([Fault, *sent], ref_template=REFERENCE)
    parts["schemas"].update(structs)
    taken = classes(sent)
    for cls in classes(answered):
        part = parts["schemas"].get(cls.__name__)
        if part is not None and cls.__module__.startswith(HOUSE):
            part["description"] = inspect.cleandoc(cls.__doc__ or "")
            add_docstrings(part, cls)
            if cls not in taken and issubclass(cls, msgspec.Struct):
                complete(part)
    parts["securitySchemes"] = KNOWN_BY
    whole["security"] = [{}, *({name: []} for name in KNOWN_BY)]
    return whole


def described() -> OpenAPIConfig:
    """The setting of Litestar: JSON alone, no page that loads anything from elsewhere."""
    return OpenAPIConfig(
        title="Kostka",
        version=metadata.version("kostka"),
        path="/api/schema",
        render_plugins=[Document(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
        operation_id_creator=_called,
    )


def _called(handler: HTTPRouteHandler, _: Any, __: Sequence[Any]) -> str:
    module = handler.fn.__module__.rpartition(".")[2]
    return f"{module}_{handler.fn.__name__}"
