"""``kostka score``: the score of the games in a record."""

import sys

import msgspec

from kostka.cli.arguments import File, Json, Language, speech
from kostka.cli.board import heading, standing
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.game.record import read_file
from kostka.game.seats import Role


def score(file: File, /, *, as_json: Json = False, lang: Language = None) -> int:
    """Show the score of every game in a record."""
    records = read_file(file)
    if as_json:
        for record in records:
            sys.stdout.write(msgspec.json.encode(record.room.score(record.log)).decode() + "\n")
        return FINE
    words, screen = speech(lang), Screen()
    for number, record in enumerate(records):
        if number:
            screen.line()
        screen.line(heading(record.room, record.log, words))
        screen.line(standing(record.room, record.log, Role.SPECTATOR, words))
    return FINE
