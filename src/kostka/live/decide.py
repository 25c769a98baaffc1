"""A command becomes events, or is refused and changes nothing.

Who may do what: ``membership`` (join, leave, start, resign, claim, return), ``agreeing`` (values
for the chance), ``playing`` (moves),
``offers`` (undo, rematch), ``talk`` (words, mute). A command that asks for what is so already
brings nothing here and is no error; that it was done is remembered all the same (see Fulfilled).
"""

from collections.abc import Callable
from typing import Any

from kostka.eventlog.person import Person
from kostka.live import commands as c
from kostka.live.agreeing import commit, reveal
from kostka.live.chance_source import ChanceSource
from kostka.live.commands import Command
from kostka.live.consequences import add_consequences
from kostka.live.draft import NextTable, TableDraft
from kostka.live.expiry import expire_into
from kostka.live.membership import claim, join, leave, officiate, resign, return_, start
from kostka.live.offers import answer, offer
from kostka.live.playing import play
from kostka.live.table import Table
from kostka.live.talk import mute, say


def decide(
    table: Table,
    who: Person,
    command: Command,
    now: int,
    chance: ChanceSource,
    *,
    command_id: str | None = None,
    next_table: NextTable | None = None,
) -> TableDraft:
    """What this command of this person's brings at this moment (ms), and all that follows.

    What time has brought by then comes first: a move after the clock has run out is late, whoever
    noticed it. ``next_table``: the table that a rematch would get. Raises Refusal.
    """
    by = None if command_id is None else who.id
    draft = TableDraft(table, now, chance, by=by, command=command_id, next_table=next_table)
    expire_into(draft)
    _COMMANDS[type(command)](draft, who, command)
    add_consequences(draft)
    return draft


_COMMANDS: dict[type[Any], Callable[[TableDraft, Person, Any], None]] = {
    c.Join: join,
    c.Commit: commit,
    c.Reveal: reveal,
    c.Leave: leave,
    c.Start: start,
    c.Play: play,
    c.Resign: resign,
    c.Offer: offer,
    c.Answer: answer,
    c.Claim: claim,
    c.Return: return_,
    c.Officiate: officiate,
    c.Say: say,
    c.Mute: mute,
}
