"""docs/live.md, its schema and its examples say what the program does."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kostka
from kostka.live import messages
from kostka.live.commands import Command
from kostka.live.messages import FromClient, FromServer
from kostka.live.setup import Setup
from kostka.live.views.types import Shown
from kostka.server.tables import live_schema
from kostka.server.tables.subscriber import encoded

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(kostka.__file__).parent
PAGE = (DOCS / "live.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
EXAMPLES = [line for block in BLOCKS for line in block.splitlines()]


def kinds(union: Any) -> set[str]:
    """The ``type`` of every member of a union of messages."""
    return {str(kind.__struct_config__.tag) for kind in union.__args__}


def kind_of(line: str) -> str:
    kind: str = msgspec.json.decode(line).get("type", "setup")
    return kind


def test_the_schema_is_up_to_date() -> None:
    """If this fails: script/schema."""
    assert (DOCS / "live.schema.json").read_text(encoding="utf-8") == live_schema.text()


@pytest.mark.parametrize("line", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_a_message(line: str) -> None:
    kind = kind_of(line)
    if kind == "setup":
        msgspec.json.decode(line, type=Setup)
    elif kind in kinds(FromClient):
        read = msgspec.json.decode(line, type=FromClient)
        assert msgspec.json.decode(msgspec.json.encode(read), type=FromClient) == read
    else:
        encoded(msgspec.json.decode(line, type=FromServer))


def test_every_message_and_command_is_told_of() -> None:
    shown = {kind_of(line) for line in EXAMPLES}
    assert kinds(FromClient) | kinds(FromServer) == (shown - {"setup"}) | {"welcome"}
    assert all(f"`{kind}`" in PAGE for kind in kinds(FromServer))
    commands = [msgspec.json.decode(line)["do"]["type"] for line in EXAMPLES if '"do"' in line]
    assert set(commands) == kinds(Command)


def test_every_close_code_is_told_of() -> None:
    codes = (messages.SLOW, messages.SESSION, messages.UNKNOWN, messages.FLOOD, messages.BUSY)
    assert all(f"| {code} |" in PAGE for code in (*codes, 1012, 1009))


def test_every_kind_of_event_is_told_of() -> None:
    assert {kind for kind in kinds(Shown) if f"`{kind}`" not in PAGE} == set()


def test_every_reason_why_a_table_refuses_is_told_of() -> None:
    """What is only said over HTTP, and codes of the games themselves, are not meant."""
    tables = SOURCE / "server" / "tables"
    sources = [*(SOURCE / "live").rglob("*.py"), tables / "client_connection.py"]
    sources.append(tables / "quotas.py")
    raised = {
        code
        for path in sources
        for code in re.findall(r'"((?:table|message|bot|sign)-[a-z-]+)"', path.read_text("utf-8"))
    }
    over_http = {"table-seats", "table-needs-referee"}
    assert {code for code in raised - over_http if f"`{code}`" not in PAGE} == set()
    assert len(raised) > 20
