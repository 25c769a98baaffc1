"""All that is kept about people, in one place."""

from kostka.store.keys import Keys
from kostka.store.persons import Persons
from kostka.store.sessions import Sessions


class People(Persons, Sessions, Keys):
    """Who there is, where they are signed in, and what they come in with."""
