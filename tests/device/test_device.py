"""A server of one: whole games, kept and loaded, by the live protocol."""

import copy
from typing import Any

import msgspec
import pytest
from tests.device.one_device import ANN, BEN, VALUE, Device

from kostka.device.device_table import DeviceTable
from kostka.game.chance_verification import promised_chance, verify_chance
from kostka.game.record import read
from kostka.live.messages import UNKNOWN, FromServer

AGAINST_A_BOT = [
    {"game": "mexiko", "seats": ["me", "bot:club"]},
    {"game": "kamos", "seats": ["bot:newcomer", "me"], "options": {"columns": "1"}},
    {"game": "domino", "seats": ["me", "bot:novice", "bot:novice", "bot:newcomer"]},
]


def whole_game(device: Device, *sockets: int, reload_at: int = -1) -> Any:
    """Play to the end, the page killed once in the middle; the table as it ended."""
    for turn in range(5000):
        table = device.table(sockets[0])
        if table["phase"] == "over":
            return table
        if turn == reload_at:
            device.begin()
            device.load(table["id"])
            for socket in sockets:
                device.open(socket, table["id"], ANN, since=table["number"])
                assert device.table(socket)["view"] == table["view"]
        device.step(*sockets, choice=turn)
    raise AssertionError("no end")


@pytest.mark.parametrize("setup", AGAINST_A_BOT, ids=lambda setup: setup["game"])
def test_a_whole_game_is_kept_and_its_record_proven(setup: Any) -> None:
    device = Device()
    made = device.make({"public": False, **setup})
    device.open(1, made["id"])
    device.agree(1)
    table = whole_game(device, 1, reload_at=7)

    status, text = device.ask("GET", f"/tables/{made['id']}/record")
    assert status == 200
    (record,) = read(text)
    kind, source_at = promised_chance(record.log.header)
    assert kind == "promise"
    assert source_at is not None
    found = list(verify_chance(record.log, source_at))
    assert found
    assert all(one.agrees for one in found)
    result = record.game.rules.result(record.log.state)
    assert result is not None
    assert list(result.score) == table["ended"]["score"]
    assert device.listed[made["id"]]["phase"] == "over"
    status, steps = device.ask("GET", f"/tables/{made['id']}/steps?as=0")
    assert len(steps["steps"]) == table["position"]
    assert (
        device.ask("GET", f"/tables/{made['id']}/throws")[1]
        == device.ask("POST", "/throws", {"text": text})[1]
    )


def test_every_frame_is_one_of_the_live_protocol() -> None:
    device = Device()
    made = device.make({"game": "mexiko", "seats": ["me", "bot:novice"]})
    device.open(1, made["id"])
    device.agree(1)
    whole_game(device, 1)
    for frame in device.frames[1]:
        msgspec.json.decode(msgspec.json.encode(frame), type=FromServer)


def test_two_at_one_device_see_what_is_theirs() -> None:
    device = Device()
    made = device.make({"game": "domino", "seats": ["me", "open", "bot:novice", "bot:novice"]})
    device.open(1, made["id"])
    device.open(2, made["id"], BEN)
    assert device.command(2, {"type": "join", "seat": 1})["type"] == "done"
    device.agree(1, 2)
    while device.table(1)["view"]["hands"][0] is None:
        device.step(1, 2)
    hands = [device.table(socket)["view"]["hands"] for socket in (1, 2)]
    assert [hand[seat] is not None for seat, hand in enumerate(hands)] == [True, True]
    assert hands[0][1] is None
    assert hands[1][0] is None
    whole_game(device, 1, 2)


def test_a_command_is_done_once() -> None:
    device = Device()
    made = device.make({"game": "kamos", "seats": ["me"]})
    device.open(1, made["id"])
    device.agree(1)
    before = device.table(1)
    play = {"type": "play", "position": before["position"], "move": before["moves"][0]}
    first = device.command(1, play, "the-same-id")
    assert device.command(1, play, "the-same-id") == first
    device.begin()
    device.load(made["id"])
    device.open(1, made["id"])
    assert device.command(1, play, "the-same-id") == first
    assert device.command(1, play)["error"]["code"] == "table-stale"


def test_the_same_wish_makes_one_table() -> None:
    device = Device()
    wanted = {"id": "the-same-id", "setup": {"game": "mexiko", "seats": ["me", "bot:club"]}}
    assert device.ask("POST", "/tables", wanted) == device.ask("POST", "/tables", wanted)
    assert len(device.kept) == 1


def test_a_rematch_is_a_table_of_its_own_whose_commitment_was_told() -> None:
    device = Device()
    made = device.make({"game": "mexiko", "seats": ["me", "bot:novice"]})
    device.open(1, made["id"])
    device.agree(1)
    whole_game(device, 1)
    device.command(1, {"type": "offer", "what": "rematch"})
    told = next(
        event["body"]
        for frame in reversed(device.frames[1])
        for event in frame.get("events", ())
        if event["body"] and event["body"]["type"] == "rematch"
    )
    device.open(2, told["table"])
    assert device.table(2)["commitment"] == told["commitment"]
    assert device.kept[told["table"]][0] is not None


def test_time_without_the_page_is_given_back() -> None:
    device = Device()
    made = device.make({"game": "kamos", "seats": ["me"], "clock": {"move": 60}})
    device.open(1, made["id"])
    device.agree(1)
    left = device.table(1)["clocks"]["due"] - device.now
    device.now += 3_600_000
    device.begin()
    device.load(made["id"])
    device.open(1, made["id"])
    assert device.table(1)["clocks"]["due"] - device.now == pytest.approx(left, abs=1000)


def test_who_cannot_play_here_is_refused() -> None:
    device = Device()
    _, games = device.ask("GET", "/games")
    able = {game["name"]: game["bots"] for game in games}
    assert {"newcomer", "novice"} <= set(able["domino"])
    setup = {"game": "mexiko", "seats": ["me", "bot:nobody"]}
    status, fault = device.ask("POST", "/tables", {"id": "some-table", "setup": setup})
    assert (status, fault["code"]) == (409, "bot-unknown")


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/tables/nowhere", "table-unknown"),
        ("GET", "/me/statistics", "needs-server"),
        ("PUT", "/games", "needs-server"),
    ],
)
def test_what_is_not_here_is_refused_in_a_sentence(method: str, path: str, code: str) -> None:
    status, fault = Device().ask(method, path)
    assert (status, fault["code"]) == (409, code)


def test_a_running_game_tells_nothing_hidden() -> None:
    device = Device()
    made = device.make({"game": "mexiko", "seats": ["me", "bot:novice"]})
    device.open(1, made["id"])
    device.agree(1)
    assert device.ask("GET", f"/tables/{made['id']}/record")[1]["code"] == "table-not-over"
    assert device.ask("GET", f"/tables/{made['id']}/steps")[1]["code"] == "table-not-over"
    assert device.ask("GET", f"/tables/{made['id']}/proof")[1]["secret"] is None


def test_a_game_is_told_so_far_as_it_was_seen() -> None:
    device = Device()
    made = device.make({"game": "kamos", "seats": ["me", "bot:novice"]})
    device.open(1, made["id"])
    device.agree(1)
    for choice in range(8):
        device.step(1, choice=choice)
    status, told = device.ask("GET", f"/tables/{made['id']}/moves")
    assert status == 200
    assert len(told["moves"]) == device.table(1)["position"]


def test_a_socket_to_no_table_is_closed() -> None:
    device = Device()
    device.open(1, "nowhere")
    assert device.closed == {1: UNKNOWN}
    device.request(type="shut", socket=1)
    assert VALUE not in str(device.frames)


def test_two_at_one_screen_agree_by_themselves() -> None:
    device = Device()
    made = device.make({"game": "mexiko", "seats": ["me", "open"]})
    status, _ = device.ask("POST", f"/tables/{made['id']}/beside", {"name": "Ben"})
    assert status == 200
    device.open(1, made["id"])
    device.open(2, made["id"], {"id": "beside-1", "name": "Ben"})
    device.agree(1)
    assert device.table(2)["you"] == 1
    assert device.table(1)["phase"] == "running"
    table = whole_game(device, 1, 2)
    assert table["ended"]["why"] == "played"
    device.command(1, {"type": "offer", "what": "rematch"})
    assert device.table(1)["next"] in device.kept


def test_a_result_seen_by_one_at_the_screen_is_seen_by_all() -> None:
    device = Device()
    made = device.make({"game": "domino", "seats": ["me", "open", "bot:novice", "bot:novice"]})
    device.ask("POST", f"/tables/{made['id']}/beside", {"name": "Ben"})
    device.open(1, made["id"])
    device.open(2, made["id"], {"id": "beside-1", "name": "Ben"})
    device.agree(1)
    while device.table(1)["ready"] is None:
        device.step(1, 2)
    table = device.table(1)
    play = {"type": "play", "position": table["position"], "move": table["ready"]}
    assert device.command(1, play)["type"] == "done"
    assert device.table(2)["ready"] is None


def test_there_is_no_seat_for_a_third() -> None:
    device = Device()
    made = device.make({"game": "mexiko", "seats": ["me", "open"]})
    device.ask("POST", f"/tables/{made['id']}/beside", {"name": "Ben"})
    status, fault = device.ask("POST", f"/tables/{made['id']}/beside", {"name": "Cyril"})
    assert (status, fault["code"]) == (409, "table-seat-taken")


def test_what_could_not_be_kept_is_not_in_memory() -> None:
    device = Device()
    setup = {"game": "mexiko", "seats": ["me", "bot:novice"]}
    made = device.make(setup)
    device.open(1, made["id"])
    device.agree(1)
    kept = copy.deepcopy(device.kept)
    device.step(1)
    assert device.kept != kept
    device.kept = kept
    assert device.request(type="drop", table=made["id"])["due"] is None
    assert device.request(type="tick")["writes"] == []
    device.request(type="heard", socket=1, text='{"type": "ping", "at": 1}')
    device.load(made["id"])
    device.open(1, made["id"])
    device.step(1)


def test_what_fails_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    setup = {"game": "mexiko", "seats": ["me", "bot:novice"]}
    made = device.make(setup)
    device.open(1, made["id"])
    device.agree(1)
    asked = {"id": "another-table", "setup": setup}
    for broken in (lambda: device.step(1), lambda: device.ask("POST", "/tables", asked)):
        with monkeypatch.context() as patch:
            patch.setattr(DeviceTable, "listed", _fails)
            with pytest.raises(OSError, match="full"):
                broken()
    device.load(made["id"])
    device.open(1, made["id"])
    device.step(1)
    assert device.ask("POST", "/tables", asked)[0] == 200
    assert len(device.kept) == 2


def _fails(*_: Any) -> Any:
    raise OSError("full")


def test_what_is_no_question_is_refused_and_the_device_goes_on() -> None:
    device = Device()
    made = device.make({"game": "mexiko", "seats": ["me", "open"]})
    device.open(1, made["id"])
    for path, body in (
        ("/tables", {"id": 1}),
        (f"/tables/{made['id']}/beside", {"name": ""}),
        ("/throws", None),
    ):
        status, fault = device.ask("POST", path, body)
        assert (status, fault["code"]) == (409, "request-malformed")
    device.request(type="heard", socket=1, text="{")
    assert device.frames[1][-1]["error"]["code"] == "message-malformed"
    device.request(type="heard", socket=1, text='{"type": "ping", "at": 1}')
    assert device.frames[1][-1]["type"] == "pong"
