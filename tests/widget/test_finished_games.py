"""A finished game stays as it ended, even if its players leave, are renamed or ask questions."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.engine.chance import Scripted
from risk_widget.host.relay import Relay
from risk_widget.host.session import Session
from risk_widget.lessons import session_progress
from risk_widget.play.kept_games import kept_text
from risk_widget.table.seats import SPECTATORS, GuestTable
from tests.rotation import repeats, turn
from tests.widget.page_player import PagePlayer
from tests.widget.table_carrier import Carrier

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SEATS = ("red", "blue", "green")


class Host(Carrier):
    """The host's page, with a table for other screens that is open from the start."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.page = PagePlayer(session)
        relay = Relay(session, lambda _: None)
        relay.first()
        relay.start_advancing = lambda: None  # type: ignore[method-assign]
        self.table = GuestTable(session, relay, self._send)
        self.table.admit()
        session.controls = self
        self._guests = 0

    # The controls of the other screens.

    def shown(self) -> Any:
        return {"state": "open", "seats": self.table.seats(), "watching": 0, "vote": 0}

    def carry_out(self, action: Any) -> None:
        seat, table = action.get("seat", ""), self.table
        do = {
            "invite": lambda: table.invite(seat),
            "bot": lambda: table.let_bot_play(seat),
            "take_back": lambda: table.take_back(seat),
            "send_away": lambda: table.send_away(seat),
            "rename": lambda: table.rename(seat, action["text"]),
            "vote": lambda: table.set_vote(action["seconds"]),
        }
        do[action["do"]]()

    # Events around a game.

    def join(self, place: str, name: str) -> None:
        self._guests += 1
        said = {"client": f"page {self._guests}", "name": name}
        key = self.table.places[place].key
        number = self._guests
        self.table.receive(
            {"type": "join", "guest": number, "place": key, "by": "link", "said": said}
        )

    def leave(self) -> None:
        self.table.receive({"type": "leave", "guest": self._guests})

    def answers(self) -> dict[str, Any]:
        """Return the last screen and the answers to all questions about the game."""
        session = self.session
        screen = json.loads(json.dumps(session.snapshot()))
        for settings in ("seq", "acks", "bots", "switches"):
            screen.pop(settings, None)
        screen["host"].pop("table")
        found = {"screen": screen}
        steps = screen["moves"]
        queries: list[dict[str, Any]] = [
            {"what": what}
            for what in ("log", "stats", "dice", "record", "position", "review", "if_given_up",
                         "hint", "person", "mistakes", "find_mistakes")
        ]  # fmt: skip
        queries += [{"what": "moment", "at": at} for at in (0, steps // 2, steps)]
        queries += [{"what": "review_turn", "turn": number} for number in (1, 2)]
        queries += [{"what": "record", "whole": True}, {"what": "why", "about": "win"}]
        for query in queries:
            ack = self.page.send({"type": "query", **query})
            found[repr(query)] = ack.get("data", ack.get("message"))
        for each in found.values():
            for row in each.get("seats", ()) if isinstance(each, dict) else ():
                row.pop("auto_defend", None)
        found["level"] = rw.my_level().to_dict()
        found["played"] = session_progress().played.to_dict()
        return found


def play(session: Session, minds: dict[str, str], *, rounds: int = 60) -> None:
    """Play for the people as bots would, for some rounds or until the game is over."""
    match = session.playing()
    playing = {seat: bots.make(mind, seat) for seat, mind in minds.items()}
    while not match.is_over and match.game.round <= rounds:
        if session.to_advance:
            session.advance()
        else:
            seat = match.game.actor
            assert seat is not None
            action = playing[seat].choose(match.game.observe(seat))
            session.act(match, action, seat, confirm=True)


def finished(kind: str) -> Host:
    """Return a finished game of a kind, after the search for all its mistakes."""
    seats = {"red": "human", "blue": "newcomer", "green": "newcomer"}
    minds = {"red": "bold"}
    if kind == "two people":
        seats["blue"], minds["blue"] = "human", "newcomer"
    if kind == "out":
        seats |= {"blue": "skilled", "green": "cautious"}
        minds["red"] = "random"
    mode = "missions" if kind == "mission" else "domination"
    game = rw.Game.new(edition="nordic", mode=mode, seats=SEATS, board="classic", seed=5)
    session = Session(game, seats=seats, seed=1, bot_speed="instant", keep=True)
    host = Host(session)
    host.page.send({"type": "language", "value": "en"})
    play(session, minds, rounds=3 if kind == "given up" else 200)
    if kind == "given up":
        assert host.page.send({"type": "end_now"})["ok"]
    while not host.page.send({"type": "query", "what": "find_mistakes"})["data"]["over"]:
        pass
    return host


KINDS = ("won", "mission", "given up", "out", "two people")


def apply_refused(session: Session) -> None:
    with pytest.raises(rw.IllegalAction):
        session.apply({"type": "end_phase"})


def change(host: Host, chance: random.Random) -> None:
    """Make a change that a page, a guest or Python may make to a game that is over."""
    seat, send = chance.choice(SEATS), host.page.send
    tables = ("invite", "bot", "take_back", "send_away")
    changes: list[Callable[[], object]] = [
        *[lambda do=do: send({"type": "table", "do": do, "seat": seat}) for do in tables],
        lambda: send({"type": "table", "do": "send_away", "seat": SPECTATORS}),
        lambda: send({"type": "table", "do": "rename", "seat": seat, "text": "Ada"}),
        lambda: send({"type": "table", "do": "vote", "seconds": 20}),
        lambda: send({"type": "language", "value": chance.choice(["de", "cs", "it"])}),
        lambda: send({"type": "auto_defend", "seat": seat, "value": True}),
        lambda: send({"type": "replace_bot", "seat": seat, "player": "bold"}),
        lambda: send({"type": "attack", "source": "siam", "target": "china", "armies": 1}),
        lambda: send({"type": "end_phase"}),
        *[lambda do=do: send({"type": do}) for do in
          ("end_now", "stop", "resume", "reveal", "conceal", "place_rest", "keep")],
        *[lambda do=do: send({"type": do, "value": chance.random() < 0.5}) for do in
          ("teach", "confirm", "evaluation")],
        lambda: host.join(chance.choice([*SEATS, SPECTATORS]), chance.choice(["", "Eva"])),
        host.leave,
        lambda: send({"type": "lesson", "do": "open", "lesson": "01-the-map"}),
        lambda: send({"type": "lesson", "do": "leave"}),
        host.session.refresh,
        host.session.changed,
        lambda: apply_refused(host.session),
    ]  # fmt: skip
    chance.choice(changes)()


@pytest.mark.sampled
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_later_changes_a_finished_game(kind: str) -> None:
    host = finished(kind)
    before = host.answers()
    assert before["screen"]["screen"] == "over"
    chance = random.Random(f"{turn()}{kind}")
    for _ in range(repeats(8)):
        for _ in range(chance.randrange(1, 20)):
            change(host, chance)
        host.page.send({"type": "lesson", "do": "leave"})
        host.page.send({"type": "language", "value": "en"})
        after = host.answers()
        for question, answer in before.items():
            assert after[question] == answer, question


@pytest.mark.sampled
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("kind", KINDS)
def test_saving_does_not_change_a_finished_game(kind: str, tmp_path: Path) -> None:
    host = finished(kind)
    before = host.answers()
    file = tmp_path / "game.risk"
    file.write_text(kept_text(host.session.playing()))
    again = Session(keep=True)
    again.go_on(file, in_place=False)
    after = Host(again).answers()
    assert after["screen"]["over"] == before["screen"]["over"]
    assert after["screen"]["seats"] == before["screen"]["seats"]
    assert after["screen"]["viewer"] == before["screen"]["viewer"]
    assert after["played"] == before["played"]
    again.changed()
    assert session_progress().played.to_dict() == before["played"]


@pytest.mark.usefixtures("quick")
def test_the_seats_of_a_finished_game_cannot_be_given_away() -> None:
    host = finished("won")
    for do in ("bot", "rename"):
        ack = host.page.send({"type": "table", "do": do, "seat": "red", "text": "Ada"})
        assert ack["message"] == (
            "This game is over, so its players and their names can't change. Choose the players "
            "of the next game when you start it."
        )
    assert not host.page.send({"type": "table", "do": "invite", "seat": "blue"})["ok"]
    assert host.page.send({"type": "table", "do": "invite", "seat": "red"})["ok"]


@pytest.mark.usefixtures("quick")
def test_a_guest_who_joins_after_the_end_is_named_in_the_next_game() -> None:
    host = finished("two people")
    host.join("blue", "Eva")
    assert host.page.look()["seats"][1]["name"] == "Blue"
    assert host.page.send({"type": "again", "same_dice": False})["ok"]
    host.table.work()
    host.table._publish()
    assert host.page.look()["seats"][1]["name"] == "Eva"


@pytest.mark.usefixtures("quick")
def test_an_eliminated_player_stays_the_one_who_lost() -> None:
    territories = {"*": ["green", 1], "siam": ["red", 1], "china": ["blue", 9]}
    game = rw.Game.from_dict(
        edition="german",
        mode="domination",
        seats=SEATS,
        position={"turn": "blue", "phase": "attack", "territories": territories},
        chance=Scripted(dice=[6, 6, 6, 1]),
    )
    session = Session(game, seats={"red": "human", "blue": "human"})
    host, match = Host(session), session.playing()
    attack = {"type": "attack", "source": "china", "target": "siam", "armies": 3}
    for action in (attack, {"type": "occupy", "armies": 3}):
        match.act(action, None)
    session.changed()
    assert not match.is_over
    ack = host.page.send({"type": "table", "do": "bot", "seat": "red"})
    assert ack["message"] == "Red is out of the game, so nobody else can take over."
