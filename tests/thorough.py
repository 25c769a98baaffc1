"""How much is tried: enough in every run, and the same each time; ``KOSTKA_THOROUGH=1`` tries more,
and at random, where a night is there for it."""

import os

from hypothesis import settings

THOROUGH = "KOSTKA_THOROUGH" in os.environ


def try_the_same_unless_thorough() -> None:
    """Properties meet the same examples in every run, so that a run says what the change did; none
    fails because it took long."""
    settings.register_profile("steady", derandomize=True, deadline=None)
    settings.register_profile("thorough", deadline=None)
    settings.load_profile("thorough" if THOROUGH else "steady")
