"""The commands and the screen; no rule of any game."""
