"""Loads what is loaded at every start of the engine."""

import kostka.device.browser  # noqa: F401
from kostka.game.definition import game_named, game_names

for name in game_names():
    game_named(name)
