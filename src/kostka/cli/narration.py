"""Who is told what, on a screen that people share.

When a game has kept anything from the table, the screen is handed over between people: a blank
page, and after Enter what the next person may see. Then nobody sees by accident what is another's.
"""

from typing import Any

from kostka.cli.board import standing
from kostka.cli.screen import Screen
from kostka.cli.seating import Seating, seat_name
from kostka.cli.table_commands import Quit, TableCommands, TakeBack, command
from kostka.game.definition import AnyGame
from kostka.game.log import AnyLog
from kostka.game.seats import Role, Seat, Viewer
from kostka.game.steps import Step
from kostka.locale.words import Words


def sentence_of(game: AnyGame, step: Step[Any, Any], viewer: Viewer | None, words: Words) -> str:
    """A move as this viewer is told it; empty when they learn nothing of it. To viewer None, of a
    game that is over, it is told as whoever made it knew it."""
    if step.fault is not None:
        return ""
    eyes = Role.KEEPER if viewer is None else viewer
    shown = step.move if viewer is None else game.rules.shown(step.before, step.move, viewer)
    if shown is None:
        return ""
    before, after = (game.rules.view(state, eyes) for state in (step.before, step.after))
    return game.face.say(before, shown, after, words)


class Narration:
    """Knows what each seat was told of one game, and who holds the screen."""

    def __init__(
        self,
        game: AnyGame,
        log: AnyLog,
        seating: Seating,
        screen: Screen,
        words: Words,
        *,
        questions: TableCommands,
    ) -> None:
        self._questions = questions
        self._where = game
        self._seating = seating
        self._screen = screen
        self._words = words
        self._told = dict.fromkeys(range(len(seating.names)), len(log.entries))
        self.holder: Seat | None = None
        """Who sits before the screen, if that is known."""
        self.private = False
        """Something was kept from the table: from now on the screen is handed over."""
        self.follow(log)

    def follow(self, log: AnyLog) -> None:
        """The log has changed: all of it may be different now."""
        self._log = log
        self._steps = list(log.steps())
        self.private = self.private or any(map(self._hides, self._steps))

    def follow_move(self, log: AnyLog) -> None:
        """The log has one more move at its end."""
        step = Step(len(log.entries), log.entries[-1], self._log.state, log.state)
        self._log = log
        self._steps.append(step)
        if not self.private and self._hides(step):
            self.private = True
            self.holder = None  # so far everybody looked on: nobody in particular holds the screen
        if not self._seating.people:  # then everything is told as it happens
            self._tell(Role.SPECTATOR, self._news(0))
            self._told[0] = len(log.entries)

    def last_of_holder(self) -> int | None:
        """The entry that the one before the screen may still take back: their own, with nothing
        after it, and in a game with secrets before they saw what it brought to light."""
        last = self._steps[-1] if self._steps else None
        if self.holder is None or last is None:
            return None
        mine = self._where.rules.author(last.before, last.move) == self.holder
        blind = not self.private or self._told[self.holder] < last.number
        return last.number if mine and blind else None

    def turn_to(self, seat: Seat) -> None:
        """Let this person see what happened since they last looked. Raises TakeBack, Quit or
        Ruled when the one who hands over types that."""
        if len(self._seating.people) > 1 and not self.private:
            self._tell(Role.SPECTATOR, self._news(seat))
        elif len(self._seating.people) > 1 and seat != self.holder:
            self._hand_over(seat)
        else:
            self._tell(seat, self._news(seat))
        self.holder = seat
        heard = [seat] if self.private else list(self._told)
        self._told.update(dict.fromkeys(heard, len(self._log.entries)))

    def catch_up(self) -> None:
        """Tell all who are there what happened, as long as nothing was kept from anybody."""
        if not self.private:
            self._tell(
                Role.SPECTATOR, self._news(max(self._told, key=lambda seat: self._told[seat]))
            )
            self._told.update(dict.fromkeys(self._told, len(self._log.entries)))

    def blank(self) -> None:
        """Nobody in particular sits before the screen, and nothing is left on it."""
        self._screen.blank()
        self.holder = None

    def leave(self) -> None:
        """The game is over or broken off: nothing that is one player's stays on the screen."""
        if self.private and len(self._seating.people) > 1:
            self.blank()

    def end(self) -> None:
        """The last news, the table and how it ended, for all who are there."""
        self.leave()
        self.late()
        self._screen.line(standing(self._where, self._log, self._all, self._words))

    def late(self) -> None:
        """What has happened since, for all who are there when the game is over."""
        latest = max(self._told, key=lambda seat: self._told[seat])
        self._tell(self._all, self._news(latest))
        self._told.update(dict.fromkeys(self._told, len(self._log.entries)))

    @property
    def _all(self) -> Viewer:
        """Through whose eyes the end is told: a lone person's, else those of any onlooker."""
        people = self._seating.people
        return people[0] if len(people) == 1 else Role.SPECTATOR

    def _hand_over(self, seat: Seat) -> None:
        """The page between two people tells what everybody saw; but nothing while the last move
        can be taken back, or it would be taken back for what it brought to light."""
        news = self._news(seat)
        self._screen.blank()
        open_still = self.last_of_holder() is not None
        if not open_still:
            self._tell(Role.SPECTATOR, news)
        name = seat_name(self._log.header, seat, self._words)
        self._screen.line(self._words("play-hand-over", name=name))
        while typed := self._screen.ask(""):
            if typed.startswith("!"):
                self._questions.answer(typed)
                continue
            match command(typed)[0]:
                case "quit":
                    raise Quit
                case "undo":
                    raise TakeBack
            self._screen.line(self._words("play-hand-over-first", name=name))
        self._screen.blank()
        self._tell(seat, [step for step in news if open_still or self._differs(step, seat)])

    def _news(self, seat: Seat) -> list[Step[Any, Any]]:
        return [step for step in self._steps if step.number > self._told[seat]]

    def _tell(self, viewer: Viewer, steps: list[Step[Any, Any]]) -> None:
        for step in steps:
            if said := sentence_of(self._where, step, viewer, self._words):
                self._screen.line(said)

    def _differs(self, step: Step[Any, Any], seat: Seat) -> bool:
        """Whether this seat learned more of the move than the table."""
        mine = self._where.rules.shown(step.before, step.move, seat)
        return bool(mine != self._where.rules.shown(step.before, step.move, Role.SPECTATOR))

    def _hides(self, step: Step[Any, Any]) -> bool:
        return any(self._differs(step, seat) for seat in range(len(self._seating.names)))
