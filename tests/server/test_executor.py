"""Commands, doubled, stale and racing, through one worker and through two over one database."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.worker_kit import ANN, BOB, EVE, a_move, begun, come, do, made, workers

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Answer, Command, Join, Leave, Mute, Offer, Say, Start
from kostka.live.events import OfferKind
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.live.setup import Setup
from kostka.server.tables import executor
from kostka.server.tables.services import Services


def number_at(services: Services, table: str) -> int:
    """How far a table has come in this worker's memory."""
    loaded = services.registry.in_memory(table)
    assert loaded is not None
    return loaded.number


def test_a_doubled_command_is_done_once(database: str) -> None:
    async def doubled() -> None:
        async with workers(database, 2) as (store, (one, other)):
            table = await begun(one)
            who, play = a_move(one, table)
            first = await do(one, table, who, play, "the-same")
            assert await do(one, table, who, play, "the-same") == first
            assert await do(other, table, who, play, "the-same") == first
            said = await do(one, table, ANN, Say(text="hm"), "say-once")
            assert await do(other, table, ANN, Say(text="hm"), "say-once") == said
            commands = [event.command for event in await store.events(TABLE, table)]
            assert commands.count("the-same") == commands.count("say-once") == 1
        async with workers(database) as (_, (later,)):  # also after a restart
            assert await do(later, table, who, play, "the-same") == first

    asyncio.run(doubled())


def test_at_once_a_doubled_command_is_done_once(database: str) -> None:
    async def doubled() -> None:
        async with workers(database, 2) as (store, (one, other)):
            table = await begun(one)
            await other.registry.loaded(table)
            who, play = a_move(one, table)
            numbers = await asyncio.gather(
                *(do(services, table, who, play, "the-same") for services in (one, other) * 5)
            )
            assert len(set(numbers)) == 1
            moved = [event for event in await store.events(TABLE, table) if event.command]
            assert [event.command for event in moved].count("the-same") == 1

    asyncio.run(doubled())


def test_what_others_have_done_meanwhile_is_taken_in_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executor, "AT_ONCE", 10)

    async def behind() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db", 2) as (store, (one, other)):
            table = await begun(one)
            loaded, sizes = await other.registry.loaded(table), list[int]()
            for number in range(45):
                await do(one, table, ANN, Say(text="hm"), f"say-{number:04}")

            def told(_: object, steps: Sequence[object]) -> None:
                sizes.append(len(steps))

            monkeypatch.setattr(other.subscriptions, "show", told)
            await other.executor.catch_up(loaded)
            assert sizes == [10, 10, 10, 10, 5]
            assert loaded.table == fold(await store.events(TABLE, table))

    asyncio.run(behind())


def test_a_stale_move_is_refused(database: str) -> None:
    async def stale() -> None:
        async with workers(database, 2) as (_, (one, other)):
            table = await begun(one)
            await other.registry.loaded(table)
            who, play = a_move(one, table)
            await do(one, table, who, play, "in-time1")
            with pytest.raises(Refusal) as refused:  # the other worker reads on before it says so
                await do(other, table, who, play, "too-late")
            assert refused.value.code in ("table-stale", "table-not-yours")
            assert number_at(other, table) == number_at(one, table)

    asyncio.run(stale())


def test_a_move_for_what_this_worker_has_not_heard_of_is_made(database: str) -> None:
    async def ahead() -> None:
        async with workers(database, 2) as (store, both):
            table = await begun(both[0])
            await both[1].registry.loaded(table)
            for number in range(
                12
            ):  # whoever moves has heard of all, the worker it goes to has not
                knows, asked = both[number % 2], both[1 - number % 2]
                who, play = a_move(knows, table)
                first = await do(asked, table, who, play, f"move-{number:03}")
                made = (await store.events(TABLE, table))[first - 1]
                assert (made.by, made.command) == (who.id, f"move-{number:03}")

    asyncio.run(ahead())


def test_equal_moves_one_after_another_are_two(database: str) -> None:
    async def equal() -> None:
        async with workers(database) as (store, (services,)):
            table = await begun(services)
            for number in range(30):
                who, play = a_move(services, table)
                await do(services, table, who, play, f"move-{number:03}")
            commands = [
                event.command for event in await store.events(TABLE, table) if event.command
            ]
            assert len(commands) == len(set(commands)) == 35  # with the joining and the values

    asyncio.run(equal())


def test_of_many_who_want_one_seat_one_gets_it(database: str) -> None:
    async def raced() -> None:
        async with workers(database, 2) as (_, both):
            table = await made(both[0])
            people = [Person(f"person{n}", f"P {n}") for n in range(8)]
            joins = [
                do(both[n % 2], table, who, Join(seat=1), f"join-{n:04}")
                for n, who in enumerate(people)
            ]
            outcomes = await asyncio.gather(*joins, return_exceptions=True)
            refused = [o for o in outcomes if isinstance(o, Refusal)]
            assert len(refused) == 7
            assert {o.code for o in refused} <= {"table-seat-taken", "table-begun"}
            for services in both:
                loaded = await services.registry.loaded(table)
                await services.executor.catch_up(loaded)
                assert loaded.table.phase is Phase.RUNNING

    asyncio.run(raced())


@pytest.mark.parametrize("seed", range(3))
def test_two_workers_at_one_table(database: str, seed: int) -> None:
    """Whatever is sent wherever, each worker tells the same, in the same order, without a gap."""

    async def played() -> None:
        source = random.Random(seed)
        async with workers(database, 2) as (store, both):
            table = await begun(both[0])
            viewers = [
                await come(services, table, who) for services in both for who in (ANN, BOB, None)
            ]
            await asyncio.gather(
                *(_somebody(both, table, source.random(), who) for who in (ANN, BOB, EVE))
            )
            for services in both:
                await services.subscriptions.poll()
            events = await store.events(TABLE, table)
            assert [event.number for event in events] == list(range(1, len(events) + 1))
            assert fold(events).number == number_at(both[0], table) == number_at(both[1], table)
            told = []
            for viewer in viewers:
                seen: dict[int, object] = {}
                for message in viewer.taken():
                    for event in message.get("events", ()):
                        assert not seen or event["number"] == max(seen) + 1
                        seen[event["number"]] = event
                        if (event["body"] or {}).get("view", 0) is None:  # it stands beside
                            event["body"]["view"] = message["table"]["view"]
                told.append(seen)
            for here, there in zip(told[:3], told[3:], strict=True):
                assert here == there
                assert max(here) == len(events)

    asyncio.run(played())


async def _somebody(both: list[Services], table: str, seed: float, who: Person) -> None:
    source = random.Random(seed)
    for number in range(40):
        services = source.choice(both)
        await services.registry.loaded(table)
        command: Command
        try:
            command = a_move(services, table, source.randrange(5))[1]
        except StopIteration:
            command = Say(text="gg")
        command = source.choice([command, command, Say(text=f"{number}"), Join(), Start()])
        with suppress(Refusal):
            await do(services, table, who, command, f"{who.id}-{source.randrange(30):03}")


def test_who_knows_no_number_is_welcomed_by_the_table_alone(database: str) -> None:
    async def came() -> None:
        async with workers(database, 2) as (_, (one, other)):
            table = await begun(one)
            for number in range(40):
                who, play = a_move(one, table)
                await do(one, table, who, play, f"move-{number:03}")
            loaded = one.registry.in_memory(table)
            assert loaded is not None
            for services in (
                one,
                other,
            ):  # one has only the last few in memory, the other has them all
                for missed in (0, 1, 10, 30, 40):
                    viewer = await come(services, table, EVE, loaded.number - missed)
                    welcome, *_ = viewer.taken()
                    numbers = [event["number"] for event in welcome["events"]]
                    assert numbers == list(range(loaded.number - missed + 1, loaded.number + 1))
                for strange in (None, loaded.number + 1, -5, 10**12):
                    viewer = await come(services, table, EVE, strange)
                    welcome, *_ = viewer.taken()
                    assert welcome["events"] == []
                    assert welcome["table"]["number"] == loaded.number

    asyncio.run(came())


def test_two_sockets_of_one_seat_get_the_same(database: str) -> None:
    async def twice() -> None:
        async with workers(database) as (_, (services,)):
            table = await begun(services)
            here, there = await come(services, table, ANN), await come(services, table, ANN)
            here.taken(), there.taken()
            for number in range(5):
                who, play = a_move(services, table)
                await do(services, table, who, play, f"move-{number:03}")
            texts = here.texts()
            assert len(texts) == 5
            assert there.texts() == texts

    asyncio.run(twice())


BACK_AND_FORTH: dict[str, tuple[Command, Command, Command]] = {
    "sit where one sits": (Join(), Join(), Leave()),
    "stand up where one does not sit": (Mute("x"), Leave(), Join()),
    "mute who is muted": (Mute("x"), Mute("x"), Mute("x", on=False)),
}
"""What is asked first, what is fulfilled by then, and what changes it."""


@pytest.mark.parametrize("which", BACK_AND_FORTH)
def test_a_wish_that_was_fulfilled_already_never_acts_later(database: str, which: str) -> None:
    before, wish, change = BACK_AND_FORTH[which]

    async def fulfilled() -> None:
        async with workers(database, 2) as (store, (one, other)):
            table = await made(one, Setup("kamos", ("me", "open", "open")))
            await other.registry.loaded(table)
            await do(one, table, BOB, before, "before00")
            look = await come(one, table, EVE)
            look.taken()
            number = await do(one, table, BOB, wish, "the-wish")
            (told,) = look.taken()
            assert [(event["number"], event["body"]) for event in told["events"]] == [
                (number, None)
            ]
            await do(one, table, BOB, change, "change00")
            stands = len(await store.events(TABLE, table))
            for services in (one, other, one):
                assert await do(services, table, BOB, wish, "the-wish") == number
                assert await do(services, table, BOB, Say(text="hm"), "the-wish") == number
            assert len(await store.events(TABLE, table)) == stands
        async with workers(database) as (store, (later,)):  # also after a restart
            assert await do(later, table, BOB, wish, "the-wish") == number
            assert len(await store.events(TABLE, table)) == stands

    asyncio.run(fulfilled())


def test_an_offer_made_twice_is_not_made_again_when_it_was_declined(tmp_path: Path) -> None:
    async def offered() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await begun(services)
            who, move = a_move(services, table)
            await do(services, table, who, move, "a-move-0")
            other = BOB if who == ANN else ANN
            await do(services, table, who, Offer(OfferKind.UNDO), "offer-01")
            again = await do(services, table, who, Offer(OfferKind.UNDO), "offer-02")
            await do(services, table, other, Answer(OfferKind.UNDO, yes=False), "answer00")
            assert await do(services, table, who, Offer(OfferKind.UNDO), "offer-02") == again
            loaded = services.registry.in_memory(table)
            assert loaded is not None
            assert loaded.table.offers == ()

    asyncio.run(offered())
