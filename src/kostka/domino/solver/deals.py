"""Random deals, reproducible by a seed, as rows for the kernels and as text."""

import numpy as np

from kostka.domino.solver.layout import Ints
from kostka.domino.solver.tiles import TILES, hand_text


def random_deals(seed: int, deals: int, first: int = 0) -> Ints:
    """Deals number ``first`` … of a seed, as rows (n, 7) of whole deals led by seat 0.

    Deal k of a seed is the same however many are asked for.

    >>> (random_deals(3, 5)[4] == random_deals(3, 1, first=4)[0]).all()
    np.True_
    """
    rows = np.empty((deals, 7), np.int64)
    for k in range(deals):
        order = np.random.Generator(np.random.Philox(key=[seed, first + k])).permutation(len(TILES))
        rows[k, :4] = (1 << order.reshape(4, 7)).sum(axis=1)
    rows[:, 4:] = (-1, -1, 0)
    return rows


def deal_text(row: Ints) -> str:
    """Four hands in playing order, as records write a deal.

    >>> deal_text(random_deals(3, 1)[0]).count("/")
    3
    """
    return " / ".join(hand_text(int(mask)) for mask in row[:4])
