"""What the server answers about tables and games."""

from litestar import Router

from kostka.server.afterwards import analysis, throws, throws_of_record
from kostka.server.games import games
from kostka.server.practice import practice
from kostka.server.records import archive, chance, record, steps
from kostka.server.socket import live
from kostka.server.statistics import my_statistics, site_dice
from kostka.server.tables import make, table, tables

router = Router(
    "/api",
    route_handlers=[
        games,
        make,
        tables,
        table,
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
