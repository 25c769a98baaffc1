"""What each may know: everything, for nothing in this game is hidden."""

import msgspec
from msgspec.structs import replace

from kostka.game.caching import keep_latest
from kostka.game.seats import Role, Seat, Viewer
from kostka.kamos.rules.game import worth_now
from kostka.kamos.rules.moves import Move
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.ranking import places
from kostka.kamos.rules.rows import Dice
from kostka.kamos.rules.sheet import Sheet, has_room
from kostka.kamos.rules.state import State


class View(msgspec.Struct, frozen=True):
    """The table as a viewer sees it; the same for all but for ``viewer``. Everything by row is in
    the order 1 2 3 4 5 6 delo kamos cina regal; dice stand smallest first.

    ``rules``: the options it is played by; ``names`` and ``sheets`` are by seat."""

    viewer: Viewer
    rules: Kamos1
    names: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    lot: tuple[Seat, ...]
    """Those who throw for the beginning, while that is due."""
    seat: Seat | None
    """Whose turn it is; None before the lot is drawn and after the end."""
    dice: Dice
    """The throw on the table; empty before the first of a turn."""
    kept: Dice | None
    """What is kept for the throw now due; None while the player is choosing."""
    thrown: int
    """How many throws the turn has had."""
    hand: bool
    """The throw on the table is from the hand (KCR-3)."""
    preview: tuple[int | None, ...]
    """What the throw would bring in each row; None where it cannot be written. Empty without."""
    turns: int
    """How many turns are over."""
    places: tuple[int, ...] | None
    """The place of each seat, once all is over."""


def view(state: State, viewer: Viewer) -> View:
    """The table as this viewer sees it."""
    return replace(_for_all(state), viewer=viewer)


@keep_latest
def _for_all(state: State) -> View:
    over = state.over
    return View(
        viewer=Role.SPECTATOR,
        rules=state.rules,
        names=state.names,
        sheets=state.sheets,
        lot=state.lot,
        seat=None if over or state.lot else state.seat,
        dice=state.dice,
        kept=state.kept,
        thrown=state.thrown,
        hand=state.hand,
        preview=_preview(state) if state.dice else (),
        turns=state.turns,
        places=places(state.sheets, state.losses) if over else None,
    )


def shown(state: State, move: Move, viewer: Viewer) -> Move:  # noqa: ARG001
    """The move itself: everybody sees all of it."""
    return move


def _preview(state: State) -> tuple[int | None, ...]:
    sheet = state.sheets[state.seat]
    return tuple(
        [
            points if points is not None and has_room(sheet, place, state.rules) else None
            for place, points in enumerate(worth_now(state))
        ]
    )
