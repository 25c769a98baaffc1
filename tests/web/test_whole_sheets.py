"""A whole game of Kámoš, Čína, Regál with two columns: two people in browsers, a bot, and somebody
looking on, on a day when the net breaks and the server dies."""

from tests.server.live_server import Server
from tests.web.playing import Named, Opener, company, played
from tests.web.troubles import cut, unanswered, unread
from tests.web.witness import everybody_knows_the_same, record_of


def test_a_whole_game_of_three(opened: Opener, named: Named, server: Server) -> None:
    players = company(opened, named, "kamos", ("me", "open", "bot:novice"), {"columns": "2"})
    troubles = {
        5: cut(players, also=[players[2].page]),
        13: unread(server),
        21: cut(players),
        30: unanswered(server),
    }
    played(players, troubles=troubles)

    record = record_of(players[0].page, server)
    everybody_knows_the_same(record, players, seats=(0, 1))
    state = record.log.state
    assert [sum(map(len, sheet.cells)) for sheet in state.sheets] == [20, 20, 20]
    totals = sorted((sheet.total for sheet in state.sheets), reverse=True)
    for player in players:
        page = player.page
        places = page.locator("[data-places] li .total").all_inner_texts()
        assert [int(text) for text in places] == totals
