"""The description at /api/schema: whole, in our one shape of refusal, from nowhere else."""

from typing import Any

from kostka.server.schema import METHODS


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
