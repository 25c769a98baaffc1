"""``kostka serve`` as it is run: processes, signals, and what it refuses before it begins."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE

from kostka.cli.main import main
from kostka.server.config import Config
from kostka.server.process import listener
from kostka.server.process.config_check import settled

NOBODY = "valkey://127.0.0.1:1"
"""A bus that never answers: it only wakes."""
Refused = Callable[..., str]
ADDRESS = re.compile(r"http://localhost:(\d+)")


class Serving:
    """A server that runs, found by what it prints."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        self.said = ""
        while (found := ADDRESS.search(self.said)) is None:
            line = process.stdout.readline()
            assert line, self.said
            self.said += line
        self.url = found[0]

    def healthy(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health/ready").status_code == 200
        except httpx.TransportError:
            return False

    def workers(self) -> set[int]:
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return {int(child) for child in found if b"spawn_main" in _command(int(child))}


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


def in_time(true: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[Serving]:
    command = [sys.executable, "-m", "kostka.cli.main", "serve", "--host", "127.0.0.1"]
    process = subprocess.Popen(
        [*command, "--port", "0", "--data", str(folder), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
    )
    with process:
        try:
            yield Serving(process)
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.fixture
def refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., str]]:
    """What is said to a command line that is refused, in this process."""

    def run(*arguments: str) -> str:
        given = ["serve", "--lang", "en", "--data", str(tmp_path)]
        assert main([*given, *arguments]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        return err

    monkeypatch.setattr(listener, "PATIENCE", 0)
    before = signal.getsignal(signal.SIGTERM)
    yield run
    signal.signal(signal.SIGTERM, before)


def test_a_server_needs_no_settings_and_stops_when_asked(tmp_path: Path) -> None:
    with served(tmp_path / "new") as server:
        assert server.healthy()
        assert "\x1b" not in server.said  # no picture where nobody looks
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
    assert (tmp_path / "new" / "kostka.db").exists()
    assert (tmp_path / "new" / "key").stat().st_mode & 0o077 == 0


def test_a_second_server_is_refused_and_the_first_stops_by_ctrl_c(
    tmp_path: Path, refused: Refused
) -> None:
    with served(tmp_path) as server:
        said = refused("--port", "0")
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    assert said == f"another server works with {tmp_path}/kostka.db right now\n"


def test_a_taken_port_is_refused(refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused("--port", port)
    assert said == f"another program already listens on port {port}; choose another with --port\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--workers", "2"), "--workers 2: several workers need something that wakes them"),
        (("--workers", "0"), "not a valid value: --workers 0; expected 1…64"),
        (("--port", "70000"), "70000 is not a port; expected 0…65535"),
        (("--host", "192.0.2.77"), "192.0.2.77 is not an address of this machine"),
        (
            ("--database", "mysql://x:secret@y/z"),
            "“mysql://***@y/z” is not the address of a database",
        ),
        (("--database", "sqlite://w/kostka.db"), "“sqlite://w/kostka.db” is not the address"),
        (("--database", "kostka.db"), "“kostka.db” is not the address of a database"),
        (
            ("--database", "postgresql://x:sec@secret@y/z"),
            "“postgresql://***@y/z” is not the address",
        ),
        (("--database", "postgresql://x:secret@y:port/z"), "“postgresql://***@y:port/z” is no"),
        (
            ("--port", "0", "--database", "postgresql://x:secret@127.0.0.1:1/z"),
            "the database postgresql://x:***@127.0.0.1:1/z does not answer",
        ),
        (("--public-url", "play.example.org"), "--public-url play.example.org: a site is a scheme"),
        (("--public-url", "https://"), "--public-url https://: a site is"),
        (("--public-url", "https://a.org/kostka"), "--public-url https://a.org/kostka: a site is"),
        (("--public-url", "https://x:secret@a.org"), "--public-url https://***@a.org: a site is"),
        (("--origin", "*"), "--origin *: a site is"),
        (("--origin", "https://a.org:port"), "--origin https://a.org:port: a site is"),
        (("--proxy", "door"), "door is neither an address nor a network; for example 10.0.0.0/8"),
        (("--proxy", "10.0.0.0/33"), "10.0.0.0/33 is neither an address"),
        (
            ("--bus", "nonsense"),
            "this is not the address of a bus: “nonsense”; for example valkey://",
        ),
        (
            ("--bus", "http://x:secret@bus:1"),
            "this is not the address of a bus: “http://***@bus:1”",
        ),
    ],
)
def test_what_cannot_be_served_is_refused(
    refused: Refused, arguments: tuple[str, ...], said: str
) -> None:
    refusal = refused(*arguments)
    assert refusal.startswith(said)
    assert "secret" not in refusal


def test_a_proxy_here_is_believed_beside_those_that_are_named() -> None:
    """One elsewhere may have another before it on this machine."""
    named = Config(database="", key=b"", proxies=("10.0.0.7/8",), origins=("http://A.org:80/",))
    found = settled(named)
    assert found.proxies == ("127.0.0.1", "::1", "10.0.0.0/8")
    assert found.origins == ("http://a.org",)
    assert settled(found) == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sockets = 0", "at `$.sockets`"),
        ("socket = 9", "unknown field `socket`"),
        ("requests = [1]", "$.requests"),
        ("requests = [0, 5]", "$.requests[0]"),
        ("sockets", "Expected '='"),
        ("\udcff", "utf-8"),
    ],
)
def test_limits_that_cannot_be_are_refused(
    tmp_path: Path, refused: Refused, text: str, said: str
) -> None:
    file = tmp_path / "limits.toml"
    file.write_bytes(text.encode(errors="surrogateescape"))
    refusal = refused("--port", "0", "--limits", str(file))
    assert refusal.startswith(f"the limits in {file} cannot be read: ")
    assert said in refusal


def test_a_dead_worker_is_replaced_and_none_outlives_its_supervisor(tmp_path: Path) -> None:
    with served(tmp_path, "--workers", "2", "--bus", NOBODY) as server:
        first = server.workers()
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        assert in_time(lambda: len(server.workers() - first) == 1)
        assert in_time(server.healthy)
        workers = server.workers()
        server.process.kill()
        assert in_time(lambda: not any(_command(worker) for worker in workers))
