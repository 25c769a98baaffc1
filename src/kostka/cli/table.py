"""The table in the terminal: people on one screen and bots play a game to its end."""

from collections.abc import Callable
from typing import Any

from kostka.cli.dealing import Dealing, example, sees, typed_chance
from kostka.cli.person import Person, Quit, TakeBack, command
from kostka.cli.refusal import sentence
from kostka.cli.screen import Screen
from kostka.cli.seating import Seating
from kostka.cli.telling import Telling
from kostka.game.cursor import Cursor, Word
from kostka.game.errors import RuleError
from kostka.game.log import Log, Undo
from kostka.game.player import Turn
from kostka.game.room import Room
from kostka.game.ruleset import rules_of
from kostka.game.seats import Actor, Role, Seat
from kostka.locale.words import Words

Keep = Callable[[Log[Any, Any]], None]


class Table:
    """One game on one screen. ``keep`` makes a log durable before any of it is shown."""

    def __init__(
        self,
        *,
        where: Room[Any, Any, Any],
        log: Log[Any, Any],
        seating: Seating,
        dealing: Dealing,
        screen: Screen,
        words: Words,
        keep: Keep,
    ) -> None:
        self.where = where
        self.log = log
        self._game = where.game
        self._seating = seating
        self._dealing = dealing
        self._screen = screen
        self._words = words
        self._keep = keep
        self._rules = rules_of(where.game.RULE_SETS, log.header)
        self._players: dict[Seat, Any] = {
            seat: where.bots[seating.bots[seat]]()
            if seat in seating.bots
            else Person(screen, where.face, words, self._judge)
            for seat in range(len(seating.names))
        }
        self._telling = Telling(where, log, seating, screen, words)

    def play(self) -> Log[Any, Any]:
        """Play until the game is over; returns the log. Raises Quit, EOFError or
        KeyboardInterrupt before that, with nothing secret left on the screen."""
        try:
            self._play()
        except (Quit, EOFError, KeyboardInterrupt):
            self._telling.leave()
            raise
        self._telling.end()
        return self.log

    def _play(self) -> None:
        while actors := self._game.actors(self.log.state):
            try:
                self._next(actors)
            except TakeBack:
                self._take_back()

    # Who moves

    def _next(self, actors: tuple[Actor, ...]) -> None:
        seats = [actor for actor in actors if isinstance(actor, int)]
        if Role.CHANCE in actors:
            self._chance()
        elif seats:
            holder = self._telling.holder
            self._move(holder if holder in seats else seats[0])
        else:
            self._referee()

    def _move(self, seat: Seat) -> None:
        if seat not in self._seating.bots:
            self._telling.turn_to(seat)
        self._append(self._players[seat].choose(self._turn(seat)))

    def _turn(self, seat: Seat) -> Turn[Any, Any]:
        state = self.log.state
        return Turn(
            seat,
            self._game.view(state, seat),
            self._game.legal(state, seat),
            self._rules,
            self._dealing.thinking_at(len(self.log.entries) + 1),
        )

    def _chance(self) -> None:
        state = self.log.state
        if self._dealing.source_at is not None:
            source = self._dealing.source_at(len(self.log.entries) + 1)
            self._append(self._game.draw(state, source))
            return
        stranger = self._fetch_thrower()
        shape = example(self._game, self.where.notation, state)
        move_of = typed_chance(self._game, self.where.notation, state)
        while True:
            typed = self._typed(self._words("play-dice-ask", example=shape))
            move = move_of(typed)
            if move is not None:
                self._append(move)
                if stranger:
                    self._screen.blank()
                return
            if typed:
                self._screen.line(self._words("play-not-understood", typed=typed[:40]))

    def _fetch_thrower(self) -> bool:
        """Give the screen to whoever may see what falls; whether that is nobody who plays."""
        seats = sees(self._game, self.log.state, range(len(self._seating.names)))
        if seats is None or not self._seating.people:
            return False
        if len(seats) == 1 and seats[0] not in self._seating.bots:
            self._telling.private = True
            self._telling.turn_to(seats[0])
            return False
        self._telling.blank()
        self._typed(self._words("play-dice-stranger"))
        return True

    def _referee(self) -> None:
        """The rules wait for the referee: what was decided is typed as in a record."""
        while True:
            typed = self._typed(self._words("play-referee"))
            cursor = Cursor([Word(text, 1, 1) for text in typed.split()])
            try:
                moves = self.where.notation.read(cursor, self.log.state) if typed else ()
                trial = self.log
                for move in moves:
                    trial = trial.append(move)
            except RuleError as refused:
                self._screen.line(sentence(refused, self._words))
                continue
            for move in moves:
                self._append(move)
            return

    def _typed(self, question: str) -> str:
        """What is typed for nobody in particular; only to quit is a command here."""
        self._screen.line(question)
        typed = self._screen.ask("> ")
        if command(typed)[0] == "quit":
            raise Quit
        return typed

    # What is kept

    def _append(self, entry: Any) -> None:
        log = self.log.append(entry)
        self._keep(log)
        self.log = log
        if isinstance(entry, Undo):
            self._telling.follow(log)
        else:
            self._telling.follow_move(log)

    def _take_back(self) -> None:
        """Withdraw the holder's last move, if nothing has followed that anybody could see."""
        last = self._telling.last_of_holder()
        if last is None:
            self._screen.line(self._words("play-undo-late"))
            return
        self._append(Undo(last))
        self._screen.line(self._words("play-undone"))

    def _judge(self, seat: Seat, typed: str) -> RuleError | None:
        """Why what was typed is no move of this seat now, where a rule says so.

        Only the seat's own moves are judged: an answer about others could tell what is hidden.
        """
        state = self.log.state
        cursor = Cursor([Word(text, 1, 1) for text in typed.split()])
        try:
            moves = self.where.notation.read(cursor, state)
        except RuleError:
            return None
        if len(moves) != 1 or not cursor.done or self._game.author(state, moves[0]) != seat:
            return None
        try:
            self._game.apply(state, moves[0])
        except RuleError as refused:
            return refused
        return None
