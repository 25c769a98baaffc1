"""The examples of docs/ can be read by whom they are for, and use no flag that there is not."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from kostka.cli.main import main
from kostka.server.config import Limits
from kostka.server.process.metrics import Metrics

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
FLAG = re.compile(r"--[a-z][a-z-]*")


def flags(command: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """All that the command understands."""
    assert main([*command.split(), "--help", "--lang", "en"]) == 0
    return set(FLAG.findall(capsys.readouterr().out))


def unit(name: str = "kostka.service") -> configparser.ConfigParser:
    """A systemd unit."""
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string((EXAMPLES / name).read_text(encoding="utf-8"))
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((EXAMPLES / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_unit_starts_a_server_with_flags_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    service = unit()["Service"]
    program, command, *arguments = shlex.split(service["ExecStart"])
    assert (Path(program).name, command) == ("kostka", "serve")
    assert {a for a in arguments if a.startswith("--")} <= flags("serve", capsys)
    assert int(service["TimeoutStopSec"]) > 10


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="measured by systemd itself")
def test_the_unit_keeps_the_server_away_from_the_rest_of_the_machine() -> None:
    unit_file = str(EXAMPLES / "kostka.service")
    asked = ["systemd-analyze", "security", "--offline=yes", "--threshold=30", unit_file]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_composition_starts_a_server_with_flags_that_exist(
    capsys: pytest.CaptureFixture[str],
) -> None:
    services = compose()["services"]
    program, command, *arguments = shlex.split(services["kostka"]["command"])
    assert (program, command) == ("kostka", "serve")
    assert {a for a in arguments if a.startswith("--")} <= flags("serve", capsys)
    assert set(services["kostka"]["depends_on"]) <= set(services)
    named = {volume.split(":")[0] for s in services.values() for volume in s.get("volumes", ())}
    assert named == set(compose()["volumes"])


def test_what_the_environment_sets_is_what_the_program_reads() -> None:
    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "src/kostka/cli").glob("*.py"))
    known = set(re.findall(r'env_var="(KOSTKA_[A-Z_]+)"', source))
    pages = (ROOT / "docs" / "serving.md", EXAMPLES / "kostka.service")
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    named = set(re.findall(r"\bKOSTKA_[A-Z_]+", text))
    given = set(compose()["services"]["kostka"]["environment"])
    assert named | given <= known


def test_the_page_about_serving_names_every_flag(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    known = flags("serve", capsys)
    assert known - {"--help", "--version"} <= set(FLAG.findall(page))
    more = ("people find", "people end-sessions", "tables find", "tables close", "games archive")
    others = {"--json"} | known | flags("backup", capsys)
    others |= {flag for command in more for flag in flags(f"admin {command}", capsys)}
    assert set(FLAG.findall(page)) <= others


def test_the_page_about_serving_names_every_limit_and_how_much_it_is() -> None:
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    table = page[page.index("| what | how much |") : page.index("Each worker counts for itself")]
    rows = {re.split(r" *\| *", line)[3]: line for line in table.splitlines()[2:] if "`" in line}
    named = {name: line for names, line in rows.items() for name in re.findall(r"`(\w+)`", names)}
    assert set(named) == {field.name for field in msgspec.structs.fields(Limits)}
    for name, line in named.items():
        much = getattr(Limits(), name)
        if isinstance(much, tuple):  # so many at once
            assert f"{much[1]:,} at once" in line, name


def test_nobody_starts_the_composition_without_its_name_and_password() -> None:
    """Else the server would have no name, or its database no password."""
    text = (EXAMPLES / "compose.yaml").read_text(encoding="utf-8")
    for variable in ("KOSTKA_HOST", "POSTGRES_PASSWORD"):
        used = re.findall(rf"\$\{{{variable}([^}}]*)\}}", text)
        assert used
        assert all(rest.startswith(":?") for rest in used)


def test_the_backup_is_made_with_flags_that_exist_where_the_server_keeps_its_data(
    capsys: pytest.CaptureFixture[str],
) -> None:
    server, backup = unit()["Service"], unit("kostka-backup.service")["Service"]
    *_, script = shlex.split(backup["ExecStart"])
    _, program, command, file, *arguments = shlex.split(script)
    assert (Path(program).name, command) == ("kostka", "backup")
    assert {a for a in arguments if a.startswith("--")} <= flags("backup", capsys)
    folder = arguments[arguments.index("--data") + 1]
    asked = shlex.split(server["ExecStart"])
    assert folder == asked[asked.index("--data") + 1]
    assert backup["EnvironmentFile"] == server["EnvironmentFile"]
    assert Path(file).parent.name in backup["StateDirectory"].split()
    assert unit("kostka-backup.timer")["Timer"]["OnCalendar"]


def test_the_page_about_serving_names_every_metric() -> None:
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    own = {metric.name for metric in Metrics().registry.collect() if "kostka" in metric.name}
    assert own
    assert set(re.findall(r"`(kostka_\w+)`", page)) == own


def test_the_alerts_and_the_dashboard_ask_for_metrics_that_exist() -> None:
    rules = yaml.safe_load((EXAMPLES / "alerts.yaml").read_text(encoding="utf-8"))
    dashboard = json.loads((EXAMPLES / "dashboard.json").read_text(encoding="utf-8"))
    alerts = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    known = {
        metric.name + ending
        for metric in Metrics().registry.collect()
        for ending in endings.get(metric.type, ())
    }
    for expressions in (alerts, panels):
        named = set(re.findall(r"\bkostka_\w+", " ".join(expressions)))
        assert named
        assert named <= known
