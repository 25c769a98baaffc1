"""Kostka's server for the measurements: one process, limits for strangers off (all clients have one
address), and the game ``counter`` beside the others.

    python bench/load/server.py FOLDER
"""

import sys
from pathlib import Path

import kostka
from kostka.server.config import Config, Limits
from kostka.server.process.data_folder import embedded
from kostka.server.process.listener import listen
from kostka.server.process.supervisor import serve

GAMES = Path(__file__).parent / "games"
OFTEN, MANY = (1e9, 1_000_000_000), 1_000_000


def main() -> None:
    kostka.__path__.append(str(GAMES))
    folder = Path(sys.argv[1])
    limits = Limits(
        requests=OFTEN,
        guests=OFTEN,
        messages=OFTEN,
        tables=OFTEN,
        tables_from=OFTEN,
        wishes=OFTEN,
        wishes_from=OFTEN,
        sockets=MANY,
        sockets_by_session=MANY,
    )
    config = Config(database=embedded(folder), key=bytes(32), data=folder, limits=limits)
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        serve(config, listener, lambda: print("port", port, flush=True))


if __name__ == "__main__":
    main()
