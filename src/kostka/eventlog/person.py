"""Somebody who asks for something, or of whom an event tells."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Who asks for something: ``id`` never changes, ``name`` may; ``bot`` for a program; ``guest``:
    without an account, so that whoever knows the name need not know them (older logs do not
    say)."""

    id: str
    name: str
    bot: bool = False
    guest: bool = False
