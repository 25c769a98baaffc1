"""Any game's record, analysed by its game's analyst."""

import inspect

from kostka.game.analysis import Analysis
from kostka.game.definition import AnyGame, Progress, game_named, game_names
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog


def analysis(
    game: AnyGame, log: AnyLog, seconds: float | None, progress: Progress | None
) -> Analysis:
    """What the game's analyst finds in it, summed up. ``seconds``: the budget for a decision, None:
    its own. Raises Refusal where there is no analyst, or none that takes a budget."""
    analyst = game.tools.analyse
    if analyst is None:
        able = " ".join(name for name in game_names() if game_named(name).tools.analyse is not None)
        raise Refusal("analyse-none", found=game.name, expected=able)
    takes = inspect.signature(analyst).parameters
    if seconds is not None and "seconds" not in takes:
        raise Refusal("analyse-seconds", found=game.name)
    offered = {"seconds": seconds, "progress": progress}
    given = {key: it for key, it in offered.items() if key in takes and it is not None}
    found = analyst(log, **given)
    return found.summed_up(game.sides(len(log.header.seats)))
