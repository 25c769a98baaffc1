"""Any game's record, analysed by its room's analyst."""

import inspect

from kostka.game.analysis import Analysis
from kostka.game.errors import RuleError
from kostka.game.log import AnyLog
from kostka.game.room import AnyRoom, Progress, room, room_names


def analysis(
    where: AnyRoom, log: AnyLog, seconds: float | None, progress: Progress | None
) -> Analysis:
    """What the room says of the game. ``seconds``: the budget for a decision, None: the room's own.
    Raises RuleError where there is no analyst, or none that takes a budget."""
    analyst = where.analyse
    if analyst is None:
        able = " ".join(name for name in room_names() if room(name).analyse is not None)
        raise RuleError("", "analyse-none", found=where.name, expected=able)
    takes = inspect.signature(analyst).parameters
    if seconds is not None and "seconds" not in takes:
        raise RuleError("", "analyse-seconds", found=where.name)
    offered = {"seconds": seconds, "progress": progress}
    given = {key: it for key, it in offered.items() if key in takes and it is not None}
    return analyst(log, **given)
