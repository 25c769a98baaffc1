"""The head of a record: which game, by which rules, who sits where, and whatever else was noted."""

import msgspec


class Header(msgspec.Struct, frozen=True):
    """What is fixed before the first move.

    ``options`` has only those that differ from the rule set's defaults, as text; ``seats`` the
    players' names in seat order; ``tags`` everything else, in its order, known or not.
    """

    game: str
    rules: str
    seats: tuple[str, ...] = ()
    options: dict[str, str] = {}
    tags: tuple[tuple[str, str], ...] = ()

    def tag(self, name: str) -> str | None:
        """The first tag of this name, or None."""
        return next((value for key, value in self.tags if key == name), None)

    def with_tags(self, **tags: str) -> "Header":
        """A copy with these tags set (replaced where they stood, else added at the end)."""
        kept = tuple((key, tags.pop(key, value)) for key, value in self.tags)
        return msgspec.structs.replace(self, tags=kept + tuple(tags.items()))
