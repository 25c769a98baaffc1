"""A tiny game for the tests of the commands: see definition.py."""
