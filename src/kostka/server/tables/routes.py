"""What the server answers about tables and games."""

from litestar import Router

from kostka.server.analysis.losses import my_losses
from kostka.server.analysis.practice import practice, practice_today
from kostka.server.analysis.routes import analysis, throws, throws_of_record
from kostka.server.analysis.statistics import my_statistics, site_dice
from kostka.server.tables.games import games
from kostka.server.tables.home import home, my_games
from kostka.server.tables.records import archive, chance, moves, record, steps
from kostka.server.tables.socket import live
from kostka.server.tables.tables import make, referee_key, table, tables

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
        moves,
        archive,
        analysis,
        throws,
        throws_of_record,
        practice,
        practice_today,
        home,
        my_games,
        my_losses,
        my_statistics,
        site_dice,
    ],
    tags=["tables"],
)
