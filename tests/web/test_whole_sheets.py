"""A whole game of Kámoš, Čína, Regál with two columns: two people in browsers, a bot, and somebody
looking on, on a day when the net breaks and the server dies."""

from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.playing import info, played
from tests.web.troubles import cut, unanswered, unread
from tests.web.witness import everybody_knows_the_same, record_of


def test_a_whole_game_of_three(opened: Opener, named: Named, server: Server) -> None:
    players = info(opened, named, "kamos", ("me", "open", "bot:novice"), {"columns": "2"})
    troubles = {
        5: cut(players, also=[players[2].page]),
        13: unread(server),
        21: cut(players),
        30: unanswered(server),
    }
    played(players, troubles=troubles)

    record = record_of(players[0].page, server)
    sheets = record.log.state.sheets
    lost = [seat for seat, sheet in enumerate(sheets) if sheet.lost]
    everybody_knows_the_same(record, players, seats=(0, 1), lost=lost)
    assert [sheet.lost or sum(map(len, sheet.cells)) == 20 for sheet in sheets] == [True] * 3
