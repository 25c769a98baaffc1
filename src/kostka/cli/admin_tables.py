"""``kostka admin tables``: find, close."""

from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter

from kostka.cli.admin import USUAL_LIMIT, Limit, Yes, asked, confirmed, done, moment, told
from kostka.cli.arguments import JsonLines, JsonWhole, Language, speech
from kostka.cli.stores import Data, Database
from kostka.store.kinds.tables import list_tables

Id = Annotated[str, Parameter(help="help-admin-table")]
Person = Annotated[str, Parameter(name="--person", help="help-admin-person")]
How = Annotated[
    Literal["open", "running", "over", "closed"] | None,
    Parameter(name="--phase", help="help-admin-phase"),
]
Game = Annotated[str, Parameter(name="--game", help="help-admin-game")]


def find(
    *,
    person: Person = "",
    phase: How = None,
    game: Game = "",
    limit: Limit = USUAL_LIMIT,
    data: Data = None,
    database: Database = "",
    as_json: JsonLines = False,
    lang: Language = None,
) -> int:
    """The newest tables of this kind, private ones too."""

    async def work(store: Any) -> list[dict[str, Any]]:
        from kostka.live.phase import Phase  # noqa: PLC0415
        from kostka.live.projection import Summary  # noqa: PLC0415  (part of an extra)
        from kostka.server.administration import persons  # noqa: PLC0415

        ids = ()
        if person:
            ids = await store.users.ids((await persons.person(store, person)).id)
        rows = await list_tables(
            store,
            phase=None if phase is None else Phase(phase),
            game=game or None,
            private=True,
            people=ids,
            limit=limit,
        )
        found = []
        for row in rows:
            summary = msgspec.json.decode(row.summary, type=Summary)
            seats = ", ".join(seat.name or "–" for seat in summary.seats)
            found.append(
                {
                    "id": row.id,
                    "game": summary.game,
                    "phase": row.phase.value,
                    "created": moment(row.created),
                    "owner": summary.owner,
                    "seats": seats,
                    "public": summary.public,
                }
            )
        return found

    return told(asked(data, database, work), "admin-table", speech(lang), as_json=as_json)


def close(
    table: Id,
    /,
    *,
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Close a table, whoever sits there."""
    words = speech(lang)

    async def work(store: Any) -> dict[str, Any]:
        from kostka.server.administration.closing import close_table  # noqa: PLC0415  (part of an extra)

        confirmed(words, table, yes=yes)
        return {"id": table, "was": await close_table(store, table)}

    facts = asked(data, database, work)
    return done(words("admin-closed", **facts), facts, as_json=as_json)


app = App(name="tables", help="help-admin-tables")
app.command(find, name="find", help="help-admin-tables-find")
app.command(close, name="close", help="help-admin-tables-close")
