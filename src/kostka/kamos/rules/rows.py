"""The ten rows of a sheet and their names (KCR-1)."""

from typing import Literal

import msgspec

Row = Literal["1", "2", "3", "4", "5", "6", "delo", "kamos", "cina", "regal"]
"""A row by the name it has in records."""

ROWS: tuple[Row, ...] = ("1", "2", "3", "4", "5", "6", "delo", "kamos", "cina", "regal")
"""KCR-1: the rows in their order on the sheet."""

PLACE: dict[Row, int] = {row: place for place, row in enumerate(ROWS)}
"""Where a row stands in ``ROWS``: the order in which everything kept by row is listed."""

DELO, KAMOS, CINA, REGAL = 6, 7, 8, 9
NUMBERS = range(6)
"""The places of the numbered rows; the face of each is its place and one."""
LOWER = range(DELO, REGAL + 1)
"""The places of Dělo, Kámoš, Čína and Regál."""

Dice = tuple[int, ...]
"""Faces 1…6, the smallest first."""

Face = msgspec.Meta(ge=1, le=6)
