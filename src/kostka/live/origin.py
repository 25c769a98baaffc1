"""A game that goes on from another, finished one: the moves that it begins with.

What was hidden in a finished game is hidden no longer: whoever sits down here may have seen it.
The chance from there on is this table's own. Where the other game is found by its link alone, so is
this one.
"""

import msgspec
from msgspec.structs import replace

from kostka.game.contract import is_over
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog, begin
from kostka.live.phase import Phase
from kostka.live.setup import Setup
from kostka.live.table import Table, header, raw_json


def beginning(table: Table) -> AnyLog:
    """The game's log when it begins: empty, or with what it goes on from."""
    log = begin(table.game.rules, header(table))
    for raw in table.opening_moves:
        log = log.append(table.info.moves.decode(raw))
    return log


def taken_over(setup: Setup, origin: Table) -> tuple[Setup, tuple[msgspec.Raw, ...]]:
    """The setup with the rules of the game that it goes on from, and the moves taken from there.

    Raises Refusal: ``table-not-over`` where that game is still played, ``origin-game`` where it
    is another, ``origin-position`` where there is nothing left to play.
    """
    if origin.log is None or origin.phase is not Phase.OVER:
        raise Refusal("table-not-over")
    seats = len(origin.seats)
    if setup.game != origin.setup.game or len(setup.seats) != seats:
        found = f"{setup.game} ({len(setup.seats)})"
        raise Refusal("origin-game", found=found, expected=f"{origin.setup.game} ({seats})")
    steps = list(origin.log.played())
    position = 0 if setup.origin is None else setup.origin.position
    wanted = steps[:position]
    end = len(steps) - 1 if is_over(origin.game.rules, origin.log.state) else len(steps)
    if position > end or (wanted and is_over(origin.game.rules, wanted[-1].after)):
        raise Refusal("origin-position", found=position, expected=f"0…{end}")
    like = replace(
        setup,
        rules=origin.setup.rules,
        options=origin.setup.options,
        public=setup.public and origin.setup.public,  # lists would tell the other's link
    )
    return like, tuple(raw_json(step.move) for step in wanted)
