"""What is asked of tables over HTTP and cannot be: it is said what was wrong, and where."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.rigged import who
from tests.server.test_tables_http import served

from kostka.server.tables.services import Services

ANN = who("ann")
MEXIKO = {"game": "mexiko", "seats": ["me", "open"]}


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ("game=chess", (409, "game-unknown", "chess")),
        ("before=nowhere", (404, "table-unknown", "nowhere")),
        ("phase=soon", (400, "request-malformed", "phase")),
        ("limit=0", (400, "request-malformed", "limit")),
    ],
)
def test_a_list_of_nothing_there_is_is_refused(
    tmp_path: Path, query: str, refusal: tuple[int, str, str]
) -> None:
    """Not an empty one: a word that was typed wrong would look like a place where nobody plays."""

    async def test(http: httpx.AsyncClient, _: Services) -> None:
        answer = await http.get(f"/api/tables?{query}")
        told = answer.json()
        assert (answer.status_code, told["code"], told["found"]) == refusal

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"setup": MEXIKO}, "id"),
        ({"id": "make0001"}, "setup"),
        ({"id": "make0001", "setup": MEXIKO, "x": 1}, "x"),
        ({"id": "make0001", "setup": {"game": "mexiko"}}, "setup.seats"),
        ({"id": "make0001", "setup": {**MEXIKO, "visible": True}}, "setup.visible"),
        ({"id": "short", "setup": MEXIKO}, "id"),
        ([], ""),
    ],
)
def test_a_refused_body_says_which_field_is_wrong(tmp_path: Path, body: Any, field: str) -> None:
    async def test(http: httpx.AsyncClient, _: Services) -> None:
        answer = await http.post("/api/tables", json=body, headers=ANN)
        told = answer.json()
        assert (answer.status_code, told["code"]) == (400, "request-malformed")
        assert told["found"] == field
        strange = (await http.get("/api/tables/nowhere1/steps?as=x")).json()
        assert (strange["code"], strange["found"]) == ("request-malformed", "as")

    served(tmp_path, test)
