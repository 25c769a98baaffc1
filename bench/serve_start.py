"""How long it takes from the command to the first answer: twenty starts, with a database that is
there already.

    script/with-uv run python bench/serve_start.py
"""

import argparse
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
OWED = 2.0
PATIENCE = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument(
        "--script", action="store_true", help="through script/kostka, uv's own time included"
    )
    asked = parser.parse_args()
    command = (
        [str(ROOT / "script" / "kostka")]
        if asked.script
        else [sys.executable, "-m", "kostka.cli.main"]
    )
    with tempfile.TemporaryDirectory() as folder:
        one_start(command, folder)  # compiles, and makes the database
        times = sorted(one_start(command, folder) for _ in range(asked.starts))
    wall = [one[0] for one in times]
    cpu = [one[1] for one in times]
    print(f"starts                    {asked.starts}")
    print(f"first answer, median      {statistics.median(wall):.2f} s (owed: below {OWED:g} s)")
    print(f"first answer, slowest     {wall[-1]:.2f} s")
    print(f"processor time, median    {statistics.median(cpu):.2f} s")


def one_start(command: list[str], folder: str) -> tuple[float, float]:
    """Seconds until the first answer, and of the processor until the end."""
    port = a_free_port()
    before = os.times()
    began = time.monotonic()
    serving = subprocess.Popen(
        [*command, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        answered(port)
        seconds = time.monotonic() - began
    finally:
        serving.send_signal(signal.SIGTERM)
        serving.wait()
    after = os.times()
    used = after.children_user + after.children_system
    return seconds, used - before.children_user - before.children_system


def answered(port: int) -> None:
    """Asks until somebody answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health/ready") as answer:
                answer.read()
                return
        except (URLError, ConnectionError):
            if time.monotonic() > until:
                raise
            time.sleep(0.005)


def a_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


if __name__ == "__main__":
    main()
