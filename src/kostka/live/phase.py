"""How far a table is."""

from enum import StrEnum


class Phase(StrEnum):
    """How far a table is."""

    OPEN = "open"
    """People may sit down."""
    RUNNING = "running"
    """The game goes on."""
    OVER = "over"
    """It has ended: played out, resigned or claimed."""
    CLOSED = "closed"
    """Given up before it began."""
