"""``kostka doctor``: is everything that a server keeps as it should be?"""

import asyncio
import sys

import msgspec

from kostka.cli.arguments import JsonLines, Language, speech
from kostka.cli.progress import gauge
from kostka.cli.refusal import FAILED, FINE, sentence
from kostka.cli.screen import Screen, json_line
from kostka.cli.stores import Data, Database, store_at
from kostka.game.definition import Progress
from kostka.game.errors import Refusal
from kostka.locale.words import Words


def doctor(
    *,
    data: Data = None,
    database: Database = "",
    as_json: JsonLines = False,
    lang: Language = None,
) -> int:
    """Look through the whole database, compute every game anew, and say what is wrong."""
    words = speech(lang)
    with store_at(data, database) as url, gauge(words("doctor-looking")) as looked:
        found = asyncio.run(_examined(url, words, looked, as_json=as_json))
    if as_json:
        sys.stdout.write(json_line({"ok": not found, "faults": found}))
    else:
        Screen().line(words("doctor-faults", count=found) if found else words("doctor-fine"))
    return FAILED if found else FINE


async def _examined(url: str, words: Words, looked: Progress, *, as_json: bool) -> int:
    """Tells every fault as it is found; returns how many there were."""
    from kostka.kinds import KINDS  # noqa: PLC0415
    from kostka.store.doctor import examine  # noqa: PLC0415  (part of an extra)

    found = 0
    async for fault in examine(url, KINDS, looked):
        found += 1
        if as_json:
            sys.stdout.write(json_line(msgspec.to_builtins(fault)))
            continue
        error = Refusal(fault.code, found=fault.found, expected=fault.expected)
        said = sentence(error, words)
        if fault.table and fault.number is not None:
            said = words("doctor-event", table=fault.table, number=fault.number, fault=said)
        elif fault.table:
            said = words("doctor-table", table=fault.table, fault=said)
        Screen().line(said)
    return found
