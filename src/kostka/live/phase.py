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


RUNNING = Phase.RUNNING
"""What a move asks for many times: to find a member in its class takes longer than to ask."""
