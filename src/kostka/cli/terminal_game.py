"""The table in the terminal: people on one screen and bots play a game to its end."""

from collections.abc import Callable
from typing import Any

from kostka.cli.chance_setup import ChanceSetup, an_example, chance_typed, sees
from kostka.cli.keyboard_player import KeyboardPlayer
from kostka.cli.narration import Narration
from kostka.cli.refusal import sentence
from kostka.cli.ruling import ruled
from kostka.cli.screen import Screen
from kostka.cli.seating import Seating
from kostka.cli.table_commands import Quit, Ruled, TableCommands, TakeBack, command
from kostka.game.cursor import Cursor
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal, RuleError
from kostka.game.log import AnyLog, Entry, Insert, Replace, Undo
from kostka.game.player import Player, Turn
from kostka.game.seats import Actor, Role, Seat
from kostka.locale.words import Words

Keep = Callable[[AnyLog], None]


class TerminalGame:
    """One game on one screen. ``keep`` makes a log durable before any of it is shown."""

    def __init__(
        self,
        *,
        game: AnyGame,
        log: AnyLog,
        seating: Seating,
        dealing: ChanceSetup,
        screen: Screen,
        words: Words,
        keep: Keep,
    ) -> None:
        self.where = game
        self.log = log
        self._game = game.rules
        self._seating = seating
        self._dealing = dealing
        self._screen = screen
        self._words = words
        self._keep = keep
        self._questions = TableCommands(screen, words, game.name, self._rule)
        self._players: dict[Seat, Player[Any, Any]] = {
            seat: game.bots[seating.bots[seat]]()
            if seat in seating.bots
            else KeyboardPlayer(screen, game.face, words, self._questions, self._judge)
            for seat in range(len(seating.names))
        }
        self._narration = Narration(game, log, seating, screen, words, questions=self._questions)

    def play(self) -> AnyLog:
        """Play until the game is over; returns the log. Raises Quit, EOFError or
        KeyboardInterrupt before that, with nothing secret left on the screen."""
        while True:
            try:
                self._play()
            except (Quit, EOFError, KeyboardInterrupt):
                self._narration.leave()
                raise
            self._narration.end()
            if not self._goes_on():
                return self.log

    def _play(self) -> None:
        while actors := self._game.actors(self.log.state):
            try:
                self._next(actors)
            except TakeBack:
                self._take_back()
            except Ruled:
                continue

    def _goes_on(self) -> bool:
        """After the end: what the referee may still decide, and what is signed (DOM-15), as long as
        people type it. Whether the game is to be played on after that."""
        while self._seating.people and self.where.late(self.log.state):
            self._screen.line(self._words("play-late"))
            try:
                typed = self._screen.ask("> ")
            except EOFError:
                return False
            if not typed or command(typed)[0] == "quit":
                return False
            try:
                if not self._questions.answer(typed):
                    self._questions.refuse(None, typed)
            except TakeBack:
                self._take_back()
            except Ruled:
                self._narration.late()
                if self._game.actors(self.log.state):
                    return True
        return False

    # Who moves

    def _next(self, actors: tuple[Actor, ...]) -> None:
        seats = [actor for actor in actors if isinstance(actor, int)]
        if Role.CHANCE in actors:
            self._chance()
        elif seats:
            holder = self._narration.holder
            self._move(holder if holder in seats else seats[0])
        else:
            self._referee()

    def _move(self, seat: Seat) -> None:
        if seat not in self._seating.bots:
            self._narration.turn_to(seat)
        self._append(self._players[seat].choose(self._turn(seat)))

    def _turn(self, seat: Seat) -> Turn[Any, Any]:
        state = self.log.state
        return Turn(
            seat,
            self._game.view(state, seat),
            self._game.legal(state, seat),
            self._dealing.thinking_at(len(self.log.entries) + 1),
        )

    def _chance(self) -> None:
        state = self.log.state
        if self._dealing.source_at is not None:
            source = self._dealing.source_at(len(self.log.entries) + 1)
            self._append(self._game.draw(state, source))
            return
        stranger = self._fetch_thrower()
        due = self.where.face.due(self._game.view(state, Role.SPECTATOR), self._words)
        example = an_example(self.where, state)
        question = f"{due} {self._words('play-dice-ask', example=example)}"
        while True:
            typed = self._typed(question)
            try:
                move = chance_typed(self.where, typed, state)
            except Refusal as refused:
                self._questions.refuse(refused, typed)
                continue
            if move is not None:
                self._append(move)
                if stranger:
                    self._screen.blank()
                return
            if typed:
                self._questions.refuse(None, typed)

    def _fetch_thrower(self) -> bool:
        """Give the screen to whoever may see what falls; whether that is nobody who plays."""
        seats = sees(self._game, self.log.state, range(len(self._seating.names)))
        if seats is None or not self._seating.people:
            self._narration.catch_up()
            return False
        if len(seats) == 1 and seats[0] not in self._seating.bots:
            self._narration.private = True
            self._narration.turn_to(seats[0])
            return False
        self._narration.blank()
        self._typed(self._words("play-dice-stranger"))
        return True

    def _referee(self) -> None:
        """The rules wait for the referee: what was decided is typed as in a record."""
        while True:
            typed = self._typed(self._words("play-referee"))
            cursor = Cursor.typed(typed)
            try:
                moves = self.where.notation.read(cursor, self.log.state) if typed else ()
                trial = self.log
                for move in moves:
                    trial = trial.append(move)
            except Refusal as refused:
                self._questions.refuse(refused, typed)
                continue
            for move in moves:
                self._append(move)
            return

    def _typed(self, question: str) -> str:
        """What is typed for nobody in particular. Raises Quit, TakeBack or Ruled."""
        while True:
            self._screen.line(question)
            typed = self._screen.ask("> ")
            if not self._questions.answer(typed):
                return typed

    # What is kept

    def _append(self, entry: Entry[Any]) -> None:
        log = self.log.append(entry)
        self._keep(log)
        self.log = log
        if isinstance(entry, Undo | Replace | Insert):
            self._narration.follow(log)
        else:
            self._narration.follow_move(log)

    def _rule(self, typed: str) -> bool:
        """A line of the referee's, read as a record has it: kept, or refused and nothing changed.
        Whether it was kept."""
        try:
            entries = ruled(self.where, self.log, typed, drawn=self._dealing.source_at is not None)
        except Refusal as refused:
            self._questions.refuse(refused, typed)
            return False
        before = dict(self.log.faults)
        for entry in entries:
            self._append(entry)
            if isinstance(entry, Undo | Replace | Insert):
                self._screen.line(self._words("play-corrected", number=entry.entry))
        for number, fault in self.log.faults:
            if number not in before:
                reason = sentence(fault, self._words)
                self._screen.line(self._words("play-now-impossible", number=number, reason=reason))
        return bool(entries)

    def _take_back(self) -> None:
        """Withdraw the holder's last move, if nothing has followed that anybody could see; or a
        throw that people typed, and what bots did with it."""
        last = self._narration.last_of_holder()
        step = self.log.step(last) if last is not None else None
        if step is not None and (rule := self.where.stays(step.after, step.move)):
            self._questions.refuse(RuleError(rule, "table-move-stays"), "undo")
            return
        numbers = [last] if last is not None else self._mistyped()
        for number in numbers:
            self._append(Undo(number))
        self._screen.line(self._words("play-undone" if numbers else "play-undo-late"))

    def _mistyped(self) -> list[int]:
        """The entries to withdraw, the last first, so that a typed throw can be typed anew: none
        where no throw is typed, or where a person has done something since."""
        numbers: list[int] = []
        if self._dealing.source_at is None:
            for step in reversed(list(self.log.steps())):
                numbers.append(step.number)
                author = self._game.author(step.before, step.move)
                if author is Role.CHANCE:
                    return numbers
                if author not in self._seating.bots:
                    break
        return []

    def _judge(self, seat: Seat, typed: str) -> Refusal | None:
        """Why what was typed is no move of this seat now, where a rule says so.

        Only the seat's own moves are judged: an answer about others could tell what is hidden.
        """
        state = self.log.state
        meant = self.where.face.meant(typed, self._game.view(state, seat))
        move = meant[0] if meant else self.where.move_typed(typed, state)
        if move is None or self._game.author(state, move) != seat:
            return None
        try:
            self._game.apply(state, move)
        except Refusal as refused:
            return refused
        return None
