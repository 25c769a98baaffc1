"""All that is kept about people, in one place."""

from kostka.store.credentials import Credentials
from kostka.store.sessions import Sessions
from kostka.store.users import Users


class PeopleStore(Users, Sessions, Credentials):
    """Who there is, where they are signed in, and what they come in with."""
