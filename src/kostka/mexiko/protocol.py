"""The score of a match in words, and what else a referee writes down."""

from kostka.game.seats import Seat
from kostka.locale.words import Words
from kostka.mexiko.rules import View
from kostka.mexiko.rules.state import TEAMS, Phase


def team(seat: Seat, words: Words) -> str:
    """The team's name where it is known, else home or guest."""
    name = words.names[seat] if seat < len(words.names) else ""
    return name or words("mexiko-team", team=TEAMS[seat])


def score_line(view: View, words: Words) -> str:
    """The points and the sets; of a match that is over, who won."""
    board = view.board
    home, guest = board.points
    if view.gam.phase is Phase.OVER:
        return _over_line(view, words)
    number = len(board.sets) + 1
    line = words(
        "mexiko-score",
        number=number,
        home=home,
        guest=guest,
        first=team(0, words),
        other=team(1, words),
    )
    if view.rules.best_of == 1:
        return line
    home, guest = board.match
    match_line = words("mexiko-score-match", home=home, guest=guest, best=view.rules.best_of)
    return f"{line} {match_line}"


def _over_line(view: View, words: Words) -> str:
    """Who won the match; the sets, if they are known."""
    board = view.board
    won, lost = sorted(board.match, reverse=True)
    winner = team(board.match[0] < board.match[1], words)
    drawn = "yes" if won == lost else "no"
    line = words("mexiko-over", drawn=drawn, winner=winner, won=won, lost=lost)
    return f"{line} {_sets_line(view, words)}".strip()


def _sets_line(view: View, words: Words) -> str:
    """The sets played, home's points first; nothing where only the match is known."""
    sets = ", ".join(f"{home}:{guest}" for home, guest in view.board.sets)
    return words("mexiko-sets", sets=sets, first=team(0, words)) if sets else ""


def beer_line(view: View, words: Words) -> str:
    """Which beer the set is played on (MX-34), and how long the last winner has (MX-32)."""
    lines = []
    if view.beer is not None and view.gam.phase is not Phase.OVER:
        lines.append(words("mexiko-beer", beer="new" if view.beer else "same"))
    drinking = view.board.drinking
    if drinking is not None:
        key = "mexiko-drinking" if drinking.finished else "mexiko-drinks"
        minutes = drinking.seconds // 60
        who, winner = team(drinking.loser, words), team(1 - drinking.loser, words)
        lines.append(words(key, who=who, winner=winner, minutes=minutes))
    return " ".join(lines)


def noted(view: View, words: Words) -> list[str]:
    """The sets of a match that goes on, and the cards (MX-53)."""
    lines = []
    if view.board.sets and view.gam.phase is not Phase.OVER:
        lines.append(_sets_line(view, words))
    for card in view.board.cards:
        colour, who = "red" if card.red else "yellow", team(card.seat, words)
        die = "?" if card.die is None else str(card.die)
        lines.append(words("mexiko-card", card=colour, who=who, die=die))
    return lines
