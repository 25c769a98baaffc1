"""The table in the terminal: people on one screen and bots play a game to its end.

When a game has kept anything from the table, the screen is handed over between people: a blank
page that shows only what everybody may know, then what the next person alone may see.
"""

from collections.abc import Callable
from typing import Any

from kostka.cli.board import standing
from kostka.cli.dealing import Dealing, example, sees, typed_chance
from kostka.cli.person import Person, Quit, TakeBack, command
from kostka.cli.refusal import sentence
from kostka.cli.screen import Screen
from kostka.cli.seating import Seating, seat_name
from kostka.game.cursor import Cursor, Word
from kostka.game.errors import RuleError
from kostka.game.log import Log, Step, Undo
from kostka.game.player import Turn
from kostka.game.room import Room
from kostka.game.ruleset import rules_of
from kostka.game.seats import Actor, Role, Seat, Viewer
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
        self._steps = list(log.steps())
        self._told = dict.fromkeys(range(len(seating.names)), len(log.entries))
        self._private = any(self._hides(step) for step in self._steps)
        self._holder: Seat | None = None

    def play(self) -> Log[Any, Any]:
        """Play until the game is over; returns the log. Raises Quit or EOFError before that."""
        while actors := self._game.actors(self.log.state):
            try:
                self._next(actors)
            except TakeBack:
                self._take_back()
        self._end()
        return self.log

    # Who moves

    def _next(self, actors: tuple[Actor, ...]) -> None:
        seats = [actor for actor in actors if isinstance(actor, int)]
        if Role.CHANCE in actors:
            self._chance()
        elif seats:
            self._move(self._holder if self._holder in seats else seats[0])
        else:
            self._referee()

    def _move(self, seat: Seat) -> None:
        if seat not in self._seating.bots:
            self._turn_to(seat)
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
            self._private = True
            self._turn_to(seats[0])
            return False
        self._screen.blank()
        self._holder = None
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
        if isinstance(entry, Undo):
            self._steps = list(log.steps())
        else:
            step = Step(len(log.entries), entry, self.log.state, log.state)
            self._steps.append(step)
            self._private = self._private or self._hides(step)
        self.log = log
        if not self._seating.people:
            self._tell(Role.SPECTATOR, self._news(0))
            self._told[0] = len(log.entries)

    def _take_back(self) -> None:
        """Withdraw the holder's last move, if nothing has followed that anybody could see."""
        last = self._steps[-1] if self._steps else None
        if last is None or self._game.author(last.before, last.move) != self._holder:
            self._screen.line(self._words("play-undo-late"))
            return
        self._append(Undo(last.number))
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

    # What is seen

    def _turn_to(self, seat: Seat) -> None:
        """Let this person see what happened since they last looked, and nobody else what is
        theirs alone. Raises TakeBack or Quit when the one who hands over types that."""
        if len(self._seating.people) == 1:
            self._tell(seat, self._news(seat))
        elif not self._private:
            self._tell(Role.SPECTATOR, self._news(seat))
        elif seat == self._holder:
            self._tell(seat, self._news(seat))
        else:
            self._hand_over(seat)
        self._holder = seat
        heard = [seat] if self._private else list(self._told)
        self._told.update(dict.fromkeys(heard, len(self.log.entries)))

    def _hand_over(self, seat: Seat) -> None:
        news = self._news(seat)
        self._screen.blank()
        self._tell(Role.SPECTATOR, news)
        name = seat_name(self.log.header, seat, self._words)
        self._screen.line(self._words("play-hand-over", name=name))
        match command(self._screen.ask(""))[0]:
            case "quit":
                raise Quit
            case "undo":
                raise TakeBack
        self._screen.blank()
        self._tell(seat, [step for step in news if self._differs(step, seat)])

    def _news(self, seat: Seat) -> list[Step[Any, Any]]:
        return [step for step in self._steps if step.number > self._told[seat]]

    def _tell(self, viewer: Viewer, steps: list[Step[Any, Any]]) -> None:
        for step in steps:
            if said := sentence_of(self.where, step, viewer, self._words):
                self._screen.line(said)

    def _differs(self, step: Step[Any, Any], seat: Seat) -> bool:
        """Whether this seat learned more of the move than the table."""
        mine = self._game.shown(step.before, step.move, seat)
        return bool(mine != self._game.shown(step.before, step.move, Role.SPECTATOR))

    def _hides(self, step: Step[Any, Any]) -> bool:
        return any(self._differs(step, seat) for seat in range(len(self._seating.names)))

    def _end(self) -> None:
        lone = self._seating.people[0] if len(self._seating.people) == 1 else None
        viewer: Viewer = Role.SPECTATOR if lone is None else lone
        if self._private and lone is None and self._seating.people:
            self._screen.blank()
        latest = max(self._told, key=lambda seat: self._told[seat])
        self._tell(viewer, self._news(latest))
        self._screen.line(standing(self.where, self.log, viewer, self._words))


def sentence_of(
    where: Room[Any, Any, Any], step: Step[Any, Any], viewer: Viewer, words: Words
) -> str:
    """A move as this viewer is told it; empty when they learn nothing of it."""
    if step.fault is not None:
        return ""
    shown = where.game.shown(step.before, step.move, viewer)
    if shown is None:
        return ""
    return where.face.say(where.game.view(step.before, viewer), shown, words)
