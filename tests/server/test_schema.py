"""The description at /api/schema: whole, in our one shape of refusal, from nowhere else."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
from tests.server.rigged import who
from tests.server.test_tables_http import served

from kostka.server.schema import METHODS
from kostka.server.tables import live_schema
from kostka.server.tables.services import Services


def schema(site: Any) -> dict[str, Any]:
    whole: dict[str, Any] = site.browser().fine("GET", "/api/schema")
    return whole


def test_every_way_over_http_is_described(site: Any) -> None:
    described = schema(site)["paths"]
    for route in site.app.routes:
        for handler in getattr(route, "route_handlers", ()):
            path: str = route.path_format
            methods: set[str] = getattr(handler, "http_methods", set())
            if path.startswith("/api") and not path.startswith("/api/schema"):
                assert {m.lower() for m in methods - {"OPTIONS"}} <= set(described[path]), path


def test_every_answer_may_be_a_refusal_of_one_shape_and_every_way_has_a_word(site: Any) -> None:
    whole = schema(site)
    assert set(whole["components"]["schemas"]["Fault"]["properties"]) == {
        "rule",
        "code",
        "found",
        "expected",
    }
    names = set()
    for path in whole["paths"].values():
        for method in METHODS & set(path):
            asked = path[method]
            assert asked["description"]
            names.add(asked["operationId"])
            refused = asked["responses"]["default"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Fault"}
            assert "400" not in asked["responses"]
    assert len(names) == sum(len(METHODS & set(path)) for path in whole["paths"].values())


def test_no_page_shows_it_that_loads_something_from_elsewhere(site: Any) -> None:
    for page in ("redoc", "swagger", "elements", "rapidoc", "openapi.yaml"):
        answer = site.browser().get(f"/api/schema/{page}")
        assert answer.status_code == 404
        assert "://" not in answer.text


def patterns(part: Any) -> Iterator[str]:
    """All patterns anywhere in a schema."""
    if isinstance(part, dict):
        if isinstance(part.get("pattern"), str):
            yield part["pattern"]
        for inner in part.values():
            yield from patterns(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from patterns(inner)


WORDS = ("abcdefgh", "0" * 32, "sha256:" + "0" * 64)


def test_what_is_one_word_ends_where_its_line_ends(site: Any) -> None:
    """``$`` alone would let a line's end through, and two ids could look the same."""
    found = {*patterns(schema(site)), *patterns(live_schema.schema())}
    assert found
    for pattern in found:
        right = next((word for word in WORDS if re.search(pattern, word)), None)
        assert right, pattern
        half = f"{right[:3]}\n{right[3:]}", f"{right[:3]} {right[3:]}"
        for wrong in (f"{right}\n", f"\n{right}", f"{right}\r\n", *half, "ž"):
            assert not re.search(pattern, wrong), (pattern, wrong)


def test_what_is_answered_is_as_it_is_described(tmp_path: Path) -> None:
    """With all its fields, which have words of their own."""

    async def test(http: httpx.AsyncClient, _: Services) -> None:
        whole = (await http.get("/api/schema")).json()
        ann = who("ann")
        body = {"id": "described-1", "setup": {"game": "mexiko", "seats": ["me", "open"]}}
        made = (await http.post("/api/tables", json=body, headers=ann)).json()["id"]
        for path, name, several in (
            ("/api/me", "Me", False),
            ("/api/games", "GameView", True),
            ("/api/tables", "Tables", False),
            (f"/api/tables/{made}", "TableView", False),
            (f"/api/tables/{made}/proof", "Proof", False),
        ):
            found = (await http.get(path, headers=ann)).json()
            valid = jsonschema_rs.validator_for(whole | {"$ref": f"#/components/schemas/{name}"})
            for answer in found if several else [found]:
                valid.validate(answer)
                assert not valid.is_valid({key: answer[key] for key in list(answer)[1:]}), name
        told = whole["components"]["schemas"]["TableView"]
        assert "``moves``: what" in told["description"]
        assert set(told["required"]) == set(told["properties"])
        assert "default" in whole["components"]["schemas"]["Setup"]["properties"]["public"]

    served(tmp_path, test)
