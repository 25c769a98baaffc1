"""What can go wrong between the program and its database. None of these is a refusal of a move: the
server reads again and decides again, or says that it cannot answer now."""


class NotFound(LookupError):
    """There is no such table, or nobody such."""


class AlreadyThere(ValueError):
    """The table that was to be made is there already."""


class Conflict(Exception):
    """Somebody else was first: the table's log ends with event ``number`` now."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the log ends with event {number}")
        self.number = number


class Unanswered(ConnectionError):
    """The database broke off: what was asked of it may stand or may not. Read again."""


class LoginTaken(Exception):
    """Somebody has this login already."""
