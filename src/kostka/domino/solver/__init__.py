"""Domino solved: rounds with all hands open exactly, hidden hands by sampling.

Only this package (and the bots and analysts above it) needs numpy and numba; the rules never
import it. Tiles are numbers 0…27 (see tiles.py), hands and sets of tiles are masks of 28 bits,
seats count in playing order, seats 0 and 2 are partners, and so are 1 and 3.
"""
