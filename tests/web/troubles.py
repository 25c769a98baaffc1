"""What may befall a move that is under way."""

from collections.abc import Sequence

from playwright.sync_api import Page
from tests.server.live_server import Server
from tests.web.playing import Act, Player, Trouble

UNSURE = "[data-standing] [role=status]"
"""The screen says that all is not well, or that the move is not yet received."""
OPEN = "[data-standing=open]"


def cut(others: Sequence[Player], also: Sequence[Page] = ()) -> Trouble:
    """The mover has no net while the move is made, and neither have ``also``. The ``others`` see
    nothing of it before the mover's net is there again."""

    def befalls(player: Player, act: Act) -> None:
        away = (player.page, *also)
        there = [one for one in others if one.page not in away]
        before = player.number()
        for page in away:
            page.context.set_offline(True)
        act()
        player.page.locator(UNSURE).wait_for()
        assert [one.number() for one in (player, *there)] == [before] * (1 + len(there))
        player.page.context.set_offline(False)
        for one in there:
            one.sees_more_than(before)
        for page in also:
            page.context.set_offline(False)

    return befalls


def unread(server: Server) -> Trouble:
    """The server is killed with the move at its door, unread; then it comes back."""

    def befalls(player: Player, act: Act) -> None:
        server.hold()
        act()
        server.kill()
        player.page.locator(UNSURE).wait_for()
        server.start()

    return befalls


def unanswered(server: Server) -> Trouble:
    """The server is killed as soon as the move is made, wherever that is by then."""

    def befalls(player: Player, act: Act) -> None:
        act()
        server.kill()
        server.start()
        player.page.locator(OPEN).wait_for(state="attached")

    return befalls
