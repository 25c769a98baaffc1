"""The record as text: what a person can read, type and mend. A bijection with a log's entries."""

from kostka.game.record.read import read, read_file
from kostka.game.record.record import Record
from kostka.game.record.write import write, write_file

__all__ = ["Record", "read", "read_file", "write", "write_file"]
