"""What is kept about people, as values. Times in milliseconds since 1970; hashes are SHA-256."""

from typing import Literal, TypeAlias

import msgspec

UserKind: TypeAlias = Literal["guest", "account", "program"]


class User(msgspec.Struct, frozen=True):
    """A person: ``login`` (the name in lower case, unique) for accounts, ``owner`` for a program's
    account, ``taken_by``: the account that has taken over a guest."""

    id: str
    name: str
    kind: UserKind
    created: int
    login: str | None = None
    owner: str | None = None
    taken_by: str | None = None
    forgotten: bool = False


class FoundUser(msgspec.Struct, frozen=True):
    """A person as an administrator finds them: in how many browsers they are signed in, and when
    one of these was last in use."""

    someone: User
    sessions: int
    seen: int | None


class Session(msgspec.Struct, frozen=True):
    """A browser that somebody is signed in with; ``hash`` of the id in its cookie."""

    hash: bytes
    person: str
    created: int
    seen: int
    agent: str


class Passkey(msgspec.Struct, frozen=True):
    """A credential: ``key`` is its public key, ``count`` how often it says to have signed."""

    id: bytes
    person: str
    key: bytes
    count: int
    name: str
    created: int
    used: int | None = None


class Token(msgspec.Struct, frozen=True):
    """What lets somebody's program in; ``program`` is the person it plays as."""

    id: str
    hash: bytes
    owner: str
    program: str
    name: str
    created: int
    used: int | None = None
