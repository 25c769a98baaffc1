"""Everything that is answered over HTTP, asked with all that its description allows and with what
it does not: `python tests/server/schema_run.py` starts a server and lets Schemathesis loose on it.

Schemathesis lives in an environment of its own (group ``schema``): as a plugin of pytest it would
be loaded by every test.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
import msgspec
from tests.patience import PATIENCE
from tests.server.live_server import LAX, serving, settings

ROOT = Path(__file__).parents[2]
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)
"""Not that everything well-formed is accepted: a name may be taken, a password too short."""
ENDING = r"/(sessions/current|sessions/recovery|me/forget|me/password|accounts|guests)$"
"""What would end the session that all others are asked with; nobody asks for these too."""


def run(url: str, folder: str, headers: dict[str, str], *more: str) -> int:
    """Ask everything with these headers; the exit code."""
    told = [part for name, value in headers.items() for part in ("-H", f"{name}: {value}")]
    program = [str(ROOT / "script" / "with-uv"), "run", "--frozen", "--isolated"]
    program += ["--only-group", "schema", "st", "run", f"{url}/api/schema"]
    patience = ["--request-timeout", str(PATIENCE)]
    how = ["--checks", ",".join(CHECKS), "-n", "8", "--seed", "1", *patience, *told, *more]
    return subprocess.run([*program, *how], check=False, cwd=folder).returncode


def main(database: str = "") -> int:
    """Ask as an account, as a program and as nobody; on SQLite if no database is named."""
    plenty = (1e6, 1_000_000)
    counted = ("attempts", "attempts_each", "attempts_known", "codes", "passkeys", "names")
    limits = msgspec.structs.replace(LAX, **dict.fromkeys((*counted, "attempts_at"), plenty))
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        config = settings(database or f"sqlite:///{folder}/kostka.db", limits=limits)
        with serving(config, log=log) as server, httpx.Client(base_url=server.url) as browser:
            browser.headers["Origin"] = server.url
            account = {"name": "Ann", "password": "correct horse"}
            browser.post("/api/accounts", json=account).raise_for_status()
            made = browser.post("/api/programs", json={"name": "Robot"}).json()
            cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            known = {"Cookie": cookies, "Origin": server.url}
            program = {"Authorization": f"Bearer {made['token']}"}
            failed = run(server.url, folder, known, "--exclude-path-regex", ENDING)
            failed |= run(
                server.url, folder, program, "--include-path-regex", "/(tables|archive|me|games)"
            )
            failed |= run(server.url, folder, {"Origin": server.url})
        if failed:
            print(log.read_text(encoding="utf-8")[-5000:], file=sys.stderr)
    return failed


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
