"""How much one may ask for at one table: all of it stays in the table's log for ever, and whoever
reads the table reads it. Moves have an end by themselves, and so has what ends something."""

from collections import Counter

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Command, Commit, Join, Mute, Offer, Say
from kostka.live.table import Table

MOST = 2_000
"""So many wishes of one person."""
MOST_WORDS = 10_000
"""After so many wishes of all together only those who sit may say something."""

ENDLESS = (Join, Commit, Offer, Say, Mute)
"""What can be asked for again and again. Coming back to one's game cannot: before each a clock has
run out."""


def check_enough(table: Table, wishes: Counter[str], who: Person, command: Command) -> None:
    """``wishes``: how many each person (id) had done here. Raises Refusal ``table-enough``."""
    if not isinstance(command, ENDLESS):
        return
    talks = isinstance(command, Say | Mute) and table.seat_of(who) is None
    if wishes[who.id] >= MOST or (talks and wishes.total() >= MOST_WORDS):
        raise Refusal("table-enough")


def check_fulfilled(table: Table, wishes: Counter[str], who: Person) -> None:
    """What is so already is remembered too. Twice as much of it, for coming back to where one is
    must go on being answered. Raises Refusal ``table-enough``."""
    looks_on = table.seat_of(who) is None
    if wishes[who.id] >= 2 * MOST or (looks_on and wishes.total() >= MOST_WORDS):
        raise Refusal("table-enough")
