"""Strategies of both sides of a gam, as arrays; the solution's and anybody else's."""

from typing import NamedTuple

import numpy as np

from kostka.mexiko.solver.dice import HAND_OVER, RANKS, SERVE, Floats, lowest

STATES = SERVE + 1


class Strategy(NamedTuple):
    """What both sides of a gam do. Side 0 serves it, side 1 receives.

    ``calls[side, beat, throw, call]``, shape (2, 22, 21, 22): the throwing side's distribution
    when it must beat ``beat`` (21: the serve); the last call is handing over (MX-15).
    ``doubt[side, beat, call]``, shape (2, 22, 21): how often the *other* side doubts that call.
    ``table[side, call]``, shape (2, 21): how often the caller asks for an open throw (MX-14).
    """

    calls: Floats
    doubt: Floats
    table: Floats


def uniform() -> Strategy:
    """Anything allowed, each as likely: the novice of novices.

    >>> uniform().calls[0, 19, 3].nonzero()[0]  # 6 indiánů are beaten by mexiko; or hand over
    array([20, 21])
    """
    calls = np.zeros((2, STATES, RANKS, RANKS + 1))
    for beat in range(STATES):
        calls[:, beat, :, lowest(beat) : RANKS] = 1.0
        if beat != SERVE:
            calls[:, beat, :, HAND_OVER] = 1.0
    calls /= calls.sum(axis=-1, keepdims=True)
    calls[1, SERVE] = 0.0
    return Strategy(calls, np.full((2, STATES, RANKS), 0.5), np.full((2, RANKS), 0.5))


def blank() -> Strategy:
    """Room for a strategy, all zero."""
    return Strategy(
        np.zeros((2, STATES, RANKS, RANKS + 1)),
        np.zeros((2, STATES, RANKS)),
        np.zeros((2, RANKS)),
    )


def copy(strategy: Strategy) -> Strategy:
    """The same, in arrays of its own that may be changed."""
    return Strategy(*(np.array(array) for array in strategy))
