"""What took long to find out about finished games, kept for who asks again.

Nothing is lost with it: another version of the program passes it over and finds out anew.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.compiled_statements import padded
from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.repository import Repository
from kostka.store.schema import findings

FindingKind: TypeAlias = Literal["analysis", "count"]
AT_ONCE = 500
"""So many logs are asked about in one statement, which has bounds of its own."""


class AnalysisCache(Repository):
    """By log and kind, as JSON; ``version``: of the program that has found it."""

    async def get(self, kind: FindingKind, ids: Sequence[str], version: str) -> dict[str, str]:
        """What this version has found out about these logs, as far as it has."""
        known: dict[str, str] = {}
        for first in range(0, len(ids), AT_ONCE):
            query = select(findings.c.log_id, findings.c.found).where(
                findings.c.log_id.in_(padded(ids[first : first + AT_ONCE])),
                findings.c.kind == kind,
                findings.c.version == version,
            )
            known |= {row["log_id"]: row["found"] for row in await self._rows(query)}
        return known

    async def keep(self, kind: FindingKind, log_id: str, version: str, found: str) -> None:
        """Keeps what was found out, instead of what another version had."""
        old = findings.c.log_id == log_id, findings.c.kind == kind

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(findings).where(*old))
            await connection.execute(
                insert_if_absent(
                    connection,
                    findings,
                    log_id=log_id,
                    kind=kind,
                    version=version,
                    found=found,
                )
            )

        await self._group.in_own_transaction(write)
