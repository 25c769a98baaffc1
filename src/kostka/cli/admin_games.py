"""``kostka admin games``: old games into a file, back from it, names out of it."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from kostka.cli.admin import Yes, asked, confirmed, done
from kostka.cli.arguments import JsonWhole, Language, speech
from kostka.cli.stores import Data, Database

GamesFile = Annotated[Path, Parameter(help="help-admin-file")]
Before = Annotated[datetime, Parameter(name="--before", help="help-admin-before")]


def archive(
    file: GamesFile,
    /,
    *,
    before: Before,
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Put old games away into a new file."""
    words = speech(lang)
    moment = before if before.tzinfo else before.replace(tzinfo=UTC)

    async def work(store: Any) -> dict[str, Any]:
        from kostka.server.administration import old_games  # noqa: PLC0415  (part of an extra)

        confirmed(words, file.name, yes=yes)
        games = await old_games.archive(store, int(moment.timestamp() * 1000), file)
        return {"file": str(file), "games": games}

    facts = asked(data, database, work)
    return done(words("admin-archived", **facts), facts, as_json=as_json)


def restore(
    file: GamesFile,
    /,
    *,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Take the games of a file back."""

    async def work(store: Any) -> dict[str, Any]:
        from kostka.server.administration import old_games  # noqa: PLC0415

        came, there = await old_games.restore(store, file)
        return {"file": str(file), "games": came, "there": there}

    facts = asked(data, database, work)
    return done(speech(lang)("admin-restored", **facts), facts, as_json=as_json)


def erase(
    file: GamesFile,
    /,
    *,
    data: Data = None,
    database: Database = "",
    as_json: JsonWhole = False,
    lang: Language = None,
) -> int:
    """Take the names of deleted people out of a file."""

    async def work(store: Any) -> dict[str, Any]:
        from kostka.server.administration import old_games  # noqa: PLC0415

        return {"file": str(file), "people": await old_games.erase(store, file)}

    facts = asked(data, database, work)
    return done(speech(lang)("admin-erased", **facts), facts, as_json=as_json)


app = App(name="games", help="help-admin-games")
app.command(archive, name="archive", help="help-admin-games-archive")
app.command(restore, name="restore", help="help-admin-games-restore")
app.command(erase, name="erase", help="help-admin-games-erase")
