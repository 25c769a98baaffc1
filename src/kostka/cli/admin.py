"""``kostka admin``: people and tables of a server, from its machine, also while it runs.

What is done is written down in the database and as one line on standard error.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import App, Parameter

from kostka.cli.arguments import JsonLines, Language, counted, speech
from kostka.cli.refusal import FAILED, FINE
from kostka.cli.screen import Screen, json_line
from kostka.cli.stores import Data, Database, store_at
from kostka.game.errors import Refusal
from kostka.live.calendar import iso
from kostka.locale.words import Words

T = TypeVar("T")

Yes = Annotated[bool, Parameter(name="--yes", negative="", help="help-admin-yes")]
Limit = Annotated[int, counted("--limit", "help-admin-limit", 10_000)]
USUAL_LIMIT = 50


def asked(data: Path | None, database: str, work: Callable[[Any], Awaitable[T]]) -> T:
    """What comes of this work on the open store."""
    with store_at(data, database) as url:
        from kostka.store.store import open_store  # noqa: PLC0415  (part of an extra)

        async def run() -> T:
            async with await open_store(url) as store:
                return await work(store)

        return asyncio.run(run())


def confirmed(words: Words, whom: str, *, yes: bool) -> None:
    """Raises Refusal ``admin-unsure`` unless ``yes``, or whom it is about is typed once more."""
    if yes:
        return
    try:
        typed = Screen(out=sys.stderr).ask(words("admin-sure", whom=whom) + " ")
    except EOFError:
        typed = ""
    if typed.strip() != whom:
        raise Refusal("admin-unsure", found=whom)


def told(found: Sequence[dict[str, Any]], key: str, words: Words, *, as_json: bool) -> int:
    """A line for each thing found, as JSON or as the sentence of this key; exit code 1 where there
    is none."""
    for one in found:
        if as_json:
            sys.stdout.write(json_line(one))
        else:
            shown = {name: "–" if value is None else value for name, value in one.items()}
            Screen().line(words(key, **shown))
    if not found and not as_json:
        Screen().line(words("admin-nothing"))
    return FINE if found else FAILED


def done(said: str, facts: dict[str, Any], *, as_json: bool) -> int:
    """What was done."""
    if as_json:
        sys.stdout.write(json_line(facts))
    else:
        Screen().line(said)
    return FINE


def moment(ms: int | None) -> str | None:
    """A moment in UTC as it is written (ISO 8601).

    >>> moment(1_700_000_000_000), moment(None)
    ('2023-11-14T22:13:20Z', None)
    """
    return None if ms is None else iso(ms)


def acts(
    *,
    limit: Limit = USUAL_LIMIT,
    data: Data = None,
    database: Database = "",
    as_json: JsonLines = False,
    lang: Language = None,
) -> int:
    """What administrators have done, the newest first."""
    words = speech(lang)
    kept = asked(data, database, lambda store: store.acts.latest(limit))
    found = [
        {"at": moment(act.at), "by": act.by, "what": act.what, "whom": act.whom, "id": act.id}
        for act in kept
    ]
    return told(found, "admin-act", words, as_json=as_json)


app = App(name="admin", help="help-admin")
app.command(acts, name="acts", help="help-admin-acts")
app.command("kostka.cli.admin_people:app", name="people", help="help-admin-people")
app.command("kostka.cli.admin_tables:app", name="tables", help="help-admin-tables")
app.command("kostka.cli.admin_games:app", name="games", help="help-admin-games")
