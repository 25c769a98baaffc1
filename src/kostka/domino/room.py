"""The room of sport domino."""

from kostka.domino import rules
from kostka.domino.bots import BOTS
from kostka.domino.face import DominoFace
from kostka.domino.foreign import domaino
from kostka.domino.notation import DominoNotation
from kostka.domino.report import figures, score
from kostka.domino.rules.moves import Move
from kostka.domino.rules.state import State
from kostka.domino.rules.view import View
from kostka.game.room import Room

ROOM: Room[State, Move, View] = Room(
    name=rules.NAME,
    game=rules,
    notation=DominoNotation(),
    face=DominoFace(),
    seats=range(4, 5),
    score=score,
    figures=figures,
    bots=BOTS,
    foreign=(domaino,),
)
