"""What may be wrong with a log that is kept."""

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """Something is wrong: ``code`` as in a refusal (its sentence is ``error-<code>``), where known
    the log (``table``: its id) and the event or, for chance, the entry of the game's log."""

    code: str
    table: str = ""
    number: int | None = None
    found: str = ""
    expected: str = ""
