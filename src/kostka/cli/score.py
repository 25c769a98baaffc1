"""``kostka score``: the score of the games in a record."""

import sys

import msgspec

from kostka.cli.arguments import File, Json, Language, speech
from kostka.cli.board import faults_told, heading, standing
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen, json_line
from kostka.cli.seating import named
from kostka.game.record import read_file
from kostka.game.seats import Role


def score(file: File, /, *, as_json: Json = False, lang: Language = None) -> int:
    """Show the score of every game in a record."""
    records = read_file(file)
    if as_json:
        for record in records:
            found = record.game.score(record.log)
            if not_counted := faults_told(record.log, Role.SPECTATOR):
                found["not-counted"] = msgspec.to_builtins(not_counted)
            sys.stdout.write(json_line(found))
        return FINE
    words, screen = speech(lang), Screen()
    for number, record in enumerate(records):
        if number:
            screen.line()
        said = named(record.log.header, words)
        screen.line(heading(record.game, record.log, words))
        screen.line(standing(record.game, record.log, Role.SPECTATOR, said, whole=True))
    return FINE
