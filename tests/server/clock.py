"""A clock that goes on only when it is told to."""


class Clock:
    """What time it is, in ms since 1970."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def ticks(self) -> float:
        """The same in seconds, as a clock that never goes back."""
        return self.now / 1000

    def later(self, seconds: float = 0, *, days: float = 0, minutes: float = 0) -> None:
        """Time goes by."""
        self.now += round(((days * 24 * 60 + minutes) * 60 + seconds) * 1000)
