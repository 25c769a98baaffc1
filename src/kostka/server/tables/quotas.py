"""How much one may ask for at one table: all of it stays in the table's log for ever, and whoever
reads the table reads it. Moves have an end by themselves, and so has what ends something."""

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Command, Commit, Join, Mute, Offer, Say
from kostka.server.tables.loaded import LoadedTable

MOST = 2_000
"""So many wishes of one person."""
MOST_WORDS = 10_000
"""After so many wishes of all together only those who sit may say something."""

ENDLESS = (Join, Commit, Offer, Say, Mute)
"""What can be asked for again and again. Coming back to one's game cannot: before each a clock has
run out."""


def check_enough(loaded: LoadedTable, who: Person, command: Command) -> None:
    """Raises Refusal ``table-enough``."""
    if not isinstance(command, ENDLESS):
        return
    talks = isinstance(command, Say | Mute) and loaded.table.seat_of(who) is None
    if loaded.wishes[who.id] >= MOST or (talks and loaded.wishes.total() >= MOST_WORDS):
        raise Refusal("table-enough")


def check_fulfilled(loaded: LoadedTable, who: Person) -> None:
    """What is so already is remembered too. Twice as much of it, for coming back to where one is
    must go on being answered. Raises Refusal ``table-enough``."""
    looks_on = loaded.table.seat_of(who) is None
    if loaded.wishes[who.id] >= 2 * MOST or (looks_on and loaded.wishes.total() >= MOST_WORDS):
        raise Refusal("table-enough")
