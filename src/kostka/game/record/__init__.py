"""The record as text: what a person can read, type and mend. A bijection with a log's entries.

- ``record``: a log with its comments; ``read``: text to records; ``write``: records to text
- ``scan``: splits text into games, tags, words and comments; ``tags``: names of tags that other
  programs use; ``later``: further faults after the first
"""

from kostka.game.record.read import read, read_file
from kostka.game.record.record import Record
from kostka.game.record.write import write, write_file

__all__ = ["Record", "read", "read_file", "write", "write_file"]
