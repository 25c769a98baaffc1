"""What is said when something cannot be: by rule number and code, the sentence is made elsewhere.

The sentence for a code lives in ``locale/`` under the key ``error-<code>``.
"""

from typing import Any

LONGEST_QUOTE = 60
LONGEST_LIST = 300  # all that might have stood there


def clip(text: object, longest: int = LONGEST_QUOTE) -> str:
    """What was found, short enough to be shown on one line.

    >>> clip("5" * 100)[-5:]
    '5555…'
    """
    line = " ".join(str(text).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


class KostkaError(Exception):
    """The root of every error that is the fault of the input, not of the program."""

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error arrives whole from another process."""
        return _again, (type(self), self.args, self.__dict__)


class Refusal(KostkaError):
    """What cannot be, whoever says so: a rule (see RuleError), a table, a file, a server.

    ``code`` is the name of the refusal, ``found`` and ``expected`` the two sides of it in the
    record's own notation, so that they need no translation. ``rule`` is empty where no numbered
    rule speaks.

    >>> print(Refusal("store-address", found="mysql://db", expected="sqlite:///PATH"))
    store-address: found mysql://db, expected sqlite:///PATH
    """

    rule = ""

    def __init__(self, code: str, *, found: object = "", expected: object = "") -> None:
        self.code = code
        self.found = clip(found)
        self.expected = clip(expected, LONGEST_LIST)
        super().__init__(code, self.found, self.expected)

    def __str__(self) -> str:
        head = f"{self.rule} {self.code}".strip()
        parts = []
        if self.found:
            parts.append(f"found {self.found}")
        if self.expected:
            parts.append(f"expected {self.expected}")
        return f"{head}: {', '.join(parts)}" if parts else head


class RuleError(Refusal):
    """A move, an option or a correction that the rules do not allow: ``rule`` is the number in the
    rulebook.

    >>> print(RuleError("MX-6", "call-too-low", found="52", expected="above 61"))
    MX-6 call-too-low: found 52, expected above 61
    """

    def __init__(self, rule: str, code: str, *, found: object = "", expected: object = "") -> None:
        super().__init__(code, found=found, expected=expected)
        self.rule = rule


def refusal(rule: str, code: str, *, found: object = "", expected: object = "") -> Refusal:
    """A refusal that was told: by this rule, or by none where that is empty.

    >>> refusal("", "table-stale"), refusal("MX-6", "call-too-low")
    (Refusal('table-stale', '', ''), RuleError('call-too-low', '', ''))
    """
    if rule:
        return RuleError(rule, code, found=found, expected=expected)
    return Refusal(code, found=found, expected=expected)


class RecordFault(Refusal):
    """One fault of a record, with its place: file, line and column (both from 1)."""

    def __init__(
        self,
        rule: str,
        code: str,
        *,
        source: str,
        line: int,
        column: int,
        found: object = "",
        expected: object = "",
    ) -> None:
        super().__init__(code, found=found, expected=expected)
        self.rule = rule
        self.source = source
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.source}:{self.line}:{self.column}: {super().__str__()}"


class RecordRefused(KostkaError):
    """A text that is not a lawful record; nothing of it was taken. ``faults`` has one or more."""

    def __init__(self, faults: tuple[RecordFault, ...]) -> None:
        self.faults = faults
        super().__init__(*faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


def _again(kind: type[KostkaError], args: tuple[Any, ...], parts: dict[str, Any]) -> KostkaError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(parts)
    return error
