"""``kostka admin people``: find, rename, sign out, new recovery codes, forget."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from kostka.cli.admin import USUAL_LIMIT, Limit, Yes, asked, confirmed, done, moment, told
from kostka.cli.arguments import JsonLines, JsonWhole, Language, speech
from kostka.cli.stores import Data, Database

Text = Annotated[str, Parameter(help="help-admin-text")]
Who = Annotated[str, Parameter(help="help-admin-who")]
Name = Annotated[str, Parameter(help="help-admin-name")]
AllAccess = Annotated[bool, Parameter(name="--all", negative="", help="help-admin-all")]


def _acted(
    who: str,
    data: Path | None,
    database: str,
    act: Callable[[Any, Any, Any], Awaitable[dict[str, Any]]],
    sure: Callable[[str], None] | None = None,
) -> dict[str, Any]:
    """What comes of an act (of the module ``persons``, the store and whom it is about); ``sure``
    is asked before with their name."""

    async def work(store: Any) -> dict[str, Any]:
        from kostka.server.administration import persons  # noqa: PLC0415  (part of an extra)

        someone = await persons.person(store, who)
        if sure is not None:
            sure(someone.name)
        return await act(persons, store, someone)

    return asked(data, database, work)


def find(
    text: Text,
    /,
    *,
    limit: Limit = USUAL_LIMIT,
    data: Data = None,
    database: Database = "",
    as_json: JsonLines = False,
    lang: Language = None,
) -> int:
    """Who has this id or name, or one that is like it."""
    people = asked(data, database, lambda store: store.users.found(text, limit))
    found = [
        {
            "id": one.someone.id,
            "name": one.someone.name,
            "kind": "forgotten" if one.someone.forgotten else one.someone.kind,
            "created": moment(one.someone.created),
            "sessions": one.sessions,
            "seen": moment(one.seen),
            "account": one.someone.taken_by or one.someone.owner,
        }
        for one in people
    ]
    return told(found, "admin-person", speech(lang), as_json=as_json)


def rename(
    who: Who,
    name: Name,
    /,
    *,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Call somebody otherwise."""

    async def act(persons: Any, store: Any, someone: Any) -> dict[str, Any]:
        kept = await persons.rename(store, someone, name)
        return {"id": someone.id, "before": someone.name, "name": kept}

    facts = _acted(who, data, database, act)
    return done(speech(lang)("admin-renamed", **facts), facts, as_json=as_json)


def end_sessions(
    who: Who,
    /,
    *,
    all_ways: AllAccess = False,
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Sign somebody out everywhere."""
    words = speech(lang)

    async def act(persons: Any, store: Any, someone: Any) -> dict[str, Any]:
        ended = await persons.end_sessions(store, someone, all_ways=all_ways)
        return {
            "id": someone.id,
            "name": someone.name,
            "sessions": ended.sessions,
            "programs": ended.programs,
            "passkeys": ended.passkeys,
        }

    facts = _acted(who, data, database, act, partial(confirmed, words, yes=yes))
    return done(words("admin-ended", **facts), facts, as_json=as_json)


def recovery_codes(
    who: Who,
    /,
    *,
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Make new recovery codes for an account."""
    words = speech(lang)

    async def act(persons: Any, store: Any, someone: Any) -> dict[str, Any]:
        codes = await persons.recovery_codes(store, someone)
        return {"id": someone.id, "name": someone.name, "codes": codes}

    facts = _acted(who, data, database, act, partial(confirmed, words, yes=yes))
    said = "\n".join((words("admin-codes", name=facts["name"]), *facts["codes"]))
    return done(said, facts, as_json=as_json)


def forget(
    who: Who,
    /,
    *,
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Delete somebody: their games keep a neutral name."""
    words = speech(lang)

    async def act(persons: Any, store: Any, someone: Any) -> dict[str, Any]:
        return {"id": someone.id, "tables": await persons.forget(store, someone)}

    facts = _acted(who, data, database, act, partial(confirmed, words, yes=yes))
    return done(words("admin-forgot", **facts), facts, as_json=as_json)


app = App(name="people", help="help-admin-people")
app.command(find, name="find", help="help-admin-people-find")
app.command(rename, name="rename", help="help-admin-people-rename")
app.command(end_sessions, name="end-sessions", help="help-admin-people-end-sessions")
app.command(recovery_codes, name="recovery-codes", help="help-admin-people-recovery-codes")
app.command(forget, name="forget", help="help-admin-people-forget")
