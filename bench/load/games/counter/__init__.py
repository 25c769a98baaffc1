"""The game of the comparison with boardgame.io: see definition.py."""
