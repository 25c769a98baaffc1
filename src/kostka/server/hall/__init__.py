"""The tables of one worker: what happens at them, who is there, and how it is told."""
