"""The room of international mexiko: everything the house needs to know of it."""

from kostka.game.room import Room
from kostka.mexiko import rules
from kostka.mexiko.bots import BOTS
from kostka.mexiko.face import MexikoFace
from kostka.mexiko.notation import MexikoNotation
from kostka.mexiko.report import figures, score
from kostka.mexiko.rules import Move, State, View

ROOM: Room[State, Move, View] = Room(
    name=rules.NAME,
    game=rules,
    notation=MexikoNotation(),
    face=MexikoFace(),
    seats=range(2, 3),
    score=score,
    figures=figures,
    bots=BOTS,
)
