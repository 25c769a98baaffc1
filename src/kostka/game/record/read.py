"""Reads records: forgiving in spacing, strict in meaning. A fault has file, line, column, rule."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from kostka.game.cursor import END, NEW_LINE, Cursor, Misread, Word, placed
from kostka.game.definition import AnyGame, game_named, game_names
from kostka.game.errors import RecordFault, RecordRefused, Refusal
from kostka.game.header import Header
from kostka.game.line_words import phrases
from kostka.game.log import AnyLog, Correction, Insert, Replace, Undo, begin
from kostka.game.record.later import Faults, in_each, later_faults, whatever_is_chosen
from kostka.game.record.record import Record
from kostka.game.record.scan import Unread, fault_at, scan
from kostka.game.record.tags import chance_tags, check_free, game_tag, no_option, understood
from kostka.game.ruleset import choices, rules_of, with_options
from kostka.game.steps import Step
from kostka.locale.typed import folded

LARGEST_FILE = 16 * 1024 * 1024
NUMBERED = re.compile(r"^[0-9]+\. ")
MOST_ENTRIES = 50_000
"""In one game: several times the longest there can sensibly be. A broken file may not cost more."""
MOST_RECOMPUTED = 2_000_000
"""Moves computed anew for corrections, in one game."""
OURS = re.compile(r"\[\s*Game\s", re.IGNORECASE)
CORRECTIONS = {
    "undo": {
        "en": "undo",
        "cs": "zpět|vrátit|zrušit",
        "de": "zurück|zurücknehmen|streichen",
        "uk": "назад|скасувати|повернути",
    },
    "replace": {
        "en": "replace",
        "cs": "nahradit|oprava|opravit",
        "de": "ersetzen|korrektur",
        "uk": "замінити|виправити|виправлення",
    },
    "insert": {"en": "insert", "cs": "vložit", "de": "einfügen", "uk": "вставити"},
}
CORRECTING = phrases(CORRECTIONS)


def read_file(path: Path) -> list[Record]:
    """The records in a file. Raises RecordRefused, or OSError if there is no reading it."""
    source = str(path)
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        limit = f"{LARGEST_FILE // 2**20} MiB"
        raise RecordRefused((fault_at(source, Word("", 1, 1), "record-too-large", expected=limit),))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        column = len(before.rsplit(b"\n", 1)[-1].decode("utf-8", "replace")) + 1
        place = Word(f"byte 0x{raw[error.start]:02x}", before.count(b"\n") + 1, column)
        raise RecordRefused(
            (fault_at(source, place, "record-encoding", expected="UTF-8"),)
        ) from None
    return read(text, source)


def read(text: str, source: str = "record") -> list[Record]:
    """The records in a text, one or more. Raises RecordRefused with every fault that was found."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not OURS.search(text):  # to ask whose it is, every game must be loaded
        for name in game_names():
            for foreign in (where := game_named(name)).foreign:
                if (logs := foreign(text, source)) is not None:
                    return [Record(where, log) for log in logs]
    records: list[Record] = []
    faults: list[RecordFault] = []
    for unread in scan(text, source):
        try:
            records.append(_game(unread))
        except RecordRefused as refused:
            faults.extend(refused.faults)
    if faults:
        raise RecordRefused(tuple(sorted(faults, key=lambda fault: (fault.line, fault.column))))
    return records


def _game(unread: Unread) -> Record:
    where = _room(unread)
    header, faults, unsure = _header(unread, where)
    try:
        log = begin(where.rules, header)
    except Refusal as error:
        faults.append(placed(error, unread.source, unread.start))
        raise RecordRefused(tuple(faults)) from None
    if faults:
        told = [
            later_faults(unread.words, (0, 0), chosen, where, more)
            for chosen in whatever_is_chosen(header, unsure, where)
        ]
        raise RecordRefused((*faults, *_all_placed(unread, in_each(told))))
    cursor = Cursor(unread.words)
    comments: list[tuple[int, str]] = []
    waiting = list(unread.comments)
    recomputed = 0
    while not cursor.done:
        while waiting and waiting[0][0] <= cursor.taken:  # it stands before the word that is next
            comments.append((len(log.entries), waiting.pop(0)[1]))
        word = cursor.next
        if word.text == "!":  # it may be a correction, after which all is computed anew
            recomputed += len(log.entries)
        if recomputed > MOST_RECOMPUTED:
            raise RecordRefused((_too_long(unread, word),))
        try:
            log = more(cursor, log, where)
        except Refusal as error:
            at = error.word if isinstance(error, Misread) and error.word is not END else word
            later = later_faults(unread.words, (word.line, word.column), header, where, more)
            again = {place for place, other in later.items() if _same(place, other, at, error)}
            later = {place: other for place, other in later.items() if place not in again}
            faults = [placed(error, unread.source, at), *_all_placed(unread, later)]
            raise RecordRefused(tuple(faults)) from None
        if len(log.entries) > MOST_ENTRIES:
            raise RecordRefused((_too_long(unread, word),))
    comments.extend((len(log.entries), text) for _, text in waiting)
    return Record(where, log, tuple(comments))


def _same(place: tuple[int, int], other: Refusal, at: Word, error: Refusal) -> bool:
    """Whether it is the first fault, found again in its own line."""
    return place[0] == at.line and (other.code, other.found) == (error.code, error.found)


def _all_placed(unread: Unread, found: Faults) -> list[RecordFault]:
    """The faults of one game, each with its place."""
    return [
        placed(error, unread.source, Word("", line, column))
        for (line, column), error in found.items()
    ]


def _too_long(unread: Unread, word: Word) -> RecordFault:
    return fault_at(unread.source, word, "record-too-long", expected=f"≤ {MOST_ENTRIES}")


def more(cursor: Cursor, log: AnyLog, game: AnyGame) -> AnyLog:
    """The log with what the next words say: a correction, or moves of the game.

    Raises Refusal for what cannot be."""
    if cursor.next.text == "!":
        before = cursor.look(-1)
        line = cursor.take_line()
        if len(line) > 1 and (kind := CORRECTING.get(folded(line[1].text))):
            return log.append(_correction(kind, line, log, game))
        rest = Cursor(line)
        rest.before, rest.after = before, cursor.next
        while not rest.done:
            for move in game.notation.read(rest, log.state):
                log = log.append(move)
        return log
    for move in game.notation.read(cursor, log.state):
        log = log.append(move)
    return log


def _correction(kind: str, line: list[Word], log: AnyLog, game: AnyGame) -> Correction[Any]:
    """``! undo 7``, ``! replace 7 MOVE``, ``! insert 7 MOVE``."""
    number = line[2].text.rstrip(":.").removeprefix("#") if len(line) > 2 else ""
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        if len(line) == 2:
            raise Misread(line[1], f"{kind} NUMBER", code="record-cut-short")
        raise Misread(line[2], f"{kind} NUMBER")
    entry = int(number)
    if kind == "undo":
        if len(line) > 3:
            raise Misread(line[3], NEW_LINE, code="record-surplus")
        return Undo(entry)
    log.check_target(entry, move=True)
    state = log.at(entry, insert=kind == "insert")
    rest = Cursor(line[3:])
    moves: Sequence[Any] = ()
    while not moves and not rest.done:  # a number or a heading before the move says none itself
        moves = game.notation.read(rest, state)
    if len(moves) != 1 or not rest.done:
        said = " ".join(word.text for word in line[3:])
        if not moves and (corrected := log.step(entry)) is not None:
            moves = (corrected.move,)
        expected = " | ".join(f"{kind} {entry} {_alone(move, state, game)}" for move in moves)
        raise Misread(
            line[1], expected, code="correction-one-move", found=said or f"{kind} {entry}"
        )
    return Replace(entry, moves[0]) if kind == "replace" else Insert(entry, moves[0])


def _alone(move: object, state: object, game: AnyGame) -> str:
    """A move as it is written by itself."""
    step: Step[Any, Any] = Step(0, move, state, state)
    return NUMBERED.sub("", game.notation.write([step])[0].strip())


def _room(unread: Unread) -> AnyGame:
    named = game_tag(unread.tags)
    if named is None and unread.faults:  # it may be the tag that is none
        raise RecordRefused(tuple(unread.faults))
    if named is None:
        fault = fault_at(unread.source, unread.start, "record-no-game", expected='[Game "…"]')
        raise RecordRefused((fault,))
    try:
        return game_named(named[1].strip().lower())
    except Refusal as error:
        raise RecordRefused((placed(error, unread.source, named[2]),)) from None


def _header(unread: Unread, game: AnyGame) -> tuple[Header, list[RecordFault], list[str]]:
    """The tags as a header, every tag that cannot be as a fault of its own, and the options whose
    values are therefore not known."""
    faults = list(unread.faults)
    rule_sets = game.rules.RULE_SETS
    rules = next(iter(rule_sets))
    options: dict[str, str] = {}
    seats: dict[int, str] = {}
    seat_tags = {game.notation.seat_tag(seat): seat for seat in range(game.seats[-1])}
    once = {"Game", "Rules", *seat_tags, *chance_tags(game)}
    rest: list[tuple[str, str]] = []
    seen: set[str] = set()
    told = " ".join(str(fault.found) for fault in faults)
    unsure = [name for name in choices(next(iter(rule_sets.values()))) if name in told]
    for name, value, at in understood(unread.tags, game):
        try:
            if name in seen and (name in once or name.startswith("Option ")):
                raise Refusal("tag-twice", found=name)
            seen.add(name)
            if name == "Game":
                continue
            if name == "Rules":
                rules_of(rule_sets, Header(game.name, value.strip().lower()))
                rules = value.strip().lower()
            elif name.startswith("Option "):
                key = name.removeprefix("Option ").strip()
                if not key:
                    raise no_option(name)
                with_options(rule_sets.get(rules, next(iter(rule_sets.values()))), {key: value})
                options[key] = value
            elif name in seat_tags:
                seats[seat_tags[name]] = value
            else:
                check_free(name, game)
                rest.append((name, value))
        except Refusal as error:
            faults.append(placed(error, unread.source, at))
            key = name.removeprefix("Option ").strip()
            unsure.extend(get_close_matches(key, choices(rule_sets[rules]), 1))
    missing = [seat for seat in range(len(seats)) if seat not in seats]
    if missing and len(game.seats) > 1:
        tags = " ".join(f'[{game.notation.seat_tag(seat)} "…"]' for seat in missing)
        last = game.notation.seat_tag(max(seats))
        at = next(at for name, _, at in understood(unread.tags, game) if name == last)
        fault = Refusal("tag-player-missing", found=last, expected=tags)
        faults.append(placed(fault, unread.source, at))
    count = max([game.seats.start, *(seat + 1 for seat in seats)])
    names = tuple(seats.get(seat, "") for seat in range(count))
    return Header(game.name, rules, names, options, tuple(rest)), faults, unsure
