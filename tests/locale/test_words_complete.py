"""Every language says everything, every sentence is said somewhere, and every refusal has one."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import kostka
from kostka.game.definition import game_names
from kostka.locale.words import LANGUAGES, Words

SOURCE = Path(kostka.__file__).parent
LOCALE = SOURCE / "locale"
PAGE = SOURCE.parents[1] / "web" / "src"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 1.5)
GAMES = game_names()
FILES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(visitor.Visitor):
    """The variables of a message, with what each may be, and the messages it refers to."""

    def __init__(self) -> None:
        self.samples: dict[str, set[Any]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.samples.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {key.name for key in (v.key for v in node.variants) if hasattr(key, "name")}
            counted = keys <= CATEGORIES
            seen = self.samples.setdefault(node.selector.id.name, set())
            seen |= set(COUNTS) if counted else keys
        self.generic_visit(node)


def parsed(text: str) -> list[Any]:
    return list(FluentParser().parse(text).body)


@cache
def entries(language: str, file: str) -> dict[str, Any]:
    body = parsed((LOCALE / language / file).read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def messages(language: str) -> dict[str, Any]:
    return {key: entry for file in FILES for key, entry in entries(language, file).items()}


def looked_at(entry: Any) -> Variables:
    found = Variables()
    found.visit(entry.value)
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            yield path, node


@cache
def literals() -> Counter[str]:
    """Every string in the code that is not a docstring of several lines."""
    found = (n.value for _, n in nodes() if isinstance(n, ast.Constant))
    said = Counter(text for text in found if isinstance(text, str) and "\n" not in text)
    return said + Counter(re.findall(r"""['"]([a-z][a-z0-9-]*)['"]""", page()))


@cache
def page() -> str:
    """All that the page's sources say, and the page before them."""
    files = sorted([PAGE.parent / "index.html", *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def beginnings() -> frozenset[str]:
    """What keys made while running begin with: ``f"kamos-row-{row}"``."""
    found = set()
    for _, node in nodes():
        if isinstance(node, ast.JoinedStr) and node.values:
            first = node.values[0]
            if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z-]+-", str(first.value)):
                found.add(str(first.value))
    found |= set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", page()))
    return frozenset(found - {"error-"})


def codes() -> set[str]:
    """The codes of all refusals, wherever they are made."""
    found: set[str] = set()
    place = {
        "Refusal": 0,
        "RuleError": 1,
        "refusal": 1,
        "HTTPRefusal": 1,
        "RecordFault": 1,
        "fault_at": 2,
    }
    for _, node in nodes():
        values: list[ast.AST] = []
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in place and len(node.args) > place[name]:
                values = [node.args[place[name]]]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            values = [node.value] if names == ["code"] else []
        for value in values:
            parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
            found |= {str(p.value) for p in parts if isinstance(p, ast.Constant)}
    return found


@every_file
def test_the_same_keys_in_every_language(file: str) -> None:
    keys = {language: list(entries(language, file)) for language in LANGUAGES}
    for language in LANGUAGES:
        assert keys[language] == keys["en"], f"{language}/{file}"


@every_file
def test_the_same_variables_in_every_language(file: str) -> None:
    for key in entries("en", file):
        variables = {lg: set(looked_at(entries(lg, file)[key]).samples) for lg in LANGUAGES}
        for language in LANGUAGES:
            assert variables[language] == variables["en"], f"{language}: {key}"


@every_language
def test_no_line_is_lost_and_no_key_is_there_twice(language: str) -> None:
    seen: Counter[str] = Counter()
    for file in FILES:
        for entry in parsed((LOCALE / language / file).read_text(encoding="utf-8")):
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.value is not None, f"{language}/{file}: {entry.id.name}"
                seen[entry.id.name] += 1
    assert [key for key, times in seen.items() if times > 1] == []


@every_language
def test_every_sentence_can_be_said_with_whatever_it_may_be_given(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))

    def words(key: str, **values: Any) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, f"{language}: {key}: {errors}"
        return str(text)

    for key, entry in messages(language).items():
        samples = looked_at(entry).samples
        usual = {name: next(iter(sorted(kinds, key=str)), "x") for name, kinds in samples.items()}
        said = [words(key, **usual)]
        for name, kinds in samples.items():
            said += [words(key, **{**usual, name: kind}) for kind in kinds]
        for text in said:
            assert text.strip(), f"{language}: {key}"
            assert "{" not in text, f"{language}: {key}: {text}"
            assert "$" not in text, f"{language}: {key}: {text}"


def test_a_lost_variant_would_be_noticed() -> None:
    """The trap: with variants on one line the parser drops the message without a word."""
    text = "trap = { $n -> [one] one *[other] many }\n"
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    assert not bundle.has_message("trap")
    assert isinstance(parsed(text)[0], ftl.Junk)


def test_no_sentence_is_said_nowhere() -> None:
    used = set(literals())
    for entry in messages("en").values():
        used |= looked_at(entry).references
    for key in messages("en"):
        if key.startswith("error-") and key not in used:
            code = key.removeprefix("error-")
            assert code in used or code in codes(), key
        elif key not in used:
            assert any(key.startswith(start) for start in beginnings()), key


def test_every_refusal_has_a_sentence() -> None:
    said = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-")}
    assert len(codes()) > 30
    assert sorted(codes() - said) == []


def test_every_key_in_a_room_is_a_word_or_a_refusal() -> None:
    """Also those that are handed on in a variable before they are said."""
    looks_like_a_key = re.compile(rf"(?:{'|'.join(GAMES)})-[a-z-]*[a-z]")
    known = set(messages("en"))
    for text in literals():
        if looks_like_a_key.fullmatch(text):
            assert text in known or f"error-{text}" in known, text


def test_every_sentence_is_given_what_it_needs() -> None:
    """Where a key and its values stand in one call, none of the values is missing or too much."""
    checked = 0
    for path, node in nodes():
        if not (
            isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
        ):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        key = node.args[0].value
        if not name.endswith("words") or key not in messages("en"):
            continue
        given = {keyword.arg for keyword in node.keywords}
        if None not in given:
            needed = set(looked_at(messages("en")[key]).samples)
            assert given == needed, f"{path.name}:{node.lineno}: {key}"
            checked += 1
    assert checked > 30


def test_refusals_use_only_what_every_refusal_has() -> None:
    for key, entry in messages("en").items():
        if key.startswith("error-") and key != "error-file-unreadable":
            assert set(looked_at(entry).samples) <= {"found", "expected", "rule"}, key


def test_a_value_of_any_length_can_be_said() -> None:
    said = Words("en")("seats-mexiko", seat1="x" * 10_000, seat2="B")
    assert len(said) < 2500
    assert "x" * 1000 + "x" in said
    assert "…" in said
    assert said.endswith("B")
