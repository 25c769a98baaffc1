"""What the server answers about tables and games."""

from litestar import Router

from kostka.server.after.afterwards import analysis, throws, throws_of_record
from kostka.server.after.practice import practice
from kostka.server.after.statistics import my_statistics, site_dice
from kostka.server.hall.games import games
from kostka.server.hall.records import archive, chance, record, steps
from kostka.server.hall.socket import live
from kostka.server.hall.tables import make, referee_key, table, tables

router = Router(
    "/api",
    route_handlers=[
        games,
        make,
        tables,
        table,
        referee_key,
        live,
        record,
        chance,
        steps,
        archive,
        analysis,
        throws,
        throws_of_record,
        practice,
        my_statistics,
        site_dice,
    ],
    tags=["tables"],
)
