"""Who sits, who looks on, and who may be waited for."""

from enum import StrEnum

Seat = int
"""A place at the table, from 0, in the order the header names them."""


class Role(StrEnum):
    """Those at a table who hold no seat."""

    CHANCE = "chance"
    """Moves the dice and deals the tiles."""
    REFEREE = "referee"
    """Reports results of a real table, faults, cards, decisions, a clock run out: a person, or the
    program that keeps the table."""
    KEEPER = "keeper"
    """Sees all that is written down: whoever keeps a record, or reads a finished one. The referee,
    a person at the table, does not."""
    SPECTATOR = "spectator"
    """Sees what everybody at the table sees, and nothing else."""


CHANCE, SPECTATOR = Role.CHANCE, Role.SPECTATOR
"""For what is asked with every move: to find a member in its class takes longer than to ask."""

Viewer = Seat | Role
"""For whom a view is made: a seat, the referee or a spectator."""

Actor = Seat | Role
"""Whose move it is: a seat, chance or the referee."""
