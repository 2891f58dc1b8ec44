"""The page follows its game, no matter who changes it, and several pages can follow one game."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.host.relay import LOCK
from tests.widget.test_threads import RecordingWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = ["red", "blue", "green"]
WORLD: dict[str, Any] = {"*": ["green", 1], "brazil": ["red", 9], "peru": ["blue", 3]}
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
END = {"type": "end_phase"}


def battlefield() -> Game:
    """Return a game in which Red may attack Blue, who can choose between one and two dice."""
    given = {"turn": "red", "phase": "attack", "territories": WORLD}
    return Game.from_dict(edition="czech", mode="domination", seats=SEATS, position=given)


def people(game: Game, **more: Any) -> RecordingWidget:
    return RecordingWidget(
        game, seats=dict.fromkeys(SEATS, "human"), bot_speed="instant", seed=1, **more
    )


def against_bots(game: Game) -> RecordingWidget:
    seats = {"red": "human", "blue": "cautious", "green": "cautious"}
    table = RecordingWidget(game, seats=seats, bot_speed="instant", seed=1)
    table.run()
    return table


@pytest.fixture
def tables() -> Iterator[list[RecordingWidget]]:
    """Return a list for the test's tables, and close them after the test."""
    opened: list[RecordingWidget] = []
    yield opened
    for table in opened:
        table.close()


def test_changes_to_the_game_appear_at_once(tables: list[RecordingWidget]) -> None:
    game = battlefield()
    table = people(game)
    tables.append(table)
    assert table.shown()["phase"] == "attack"
    game.apply(ATTACK)
    shown = table.shown()
    assert (shown["phase"], shown["actor"], shown["moves"]) == ("defend", "blue", 1)
    assert shown["battle"]["pending"]
    game.undo()
    assert (table.shown()["phase"], table.shown()["moves"]) == ("attack", 0)
    game.redo()
    assert table.shown()["phase"] == "defend"
    assert [s["moves"] for s in table.snapshots()] == [1, 0, 1], "each of them, once"


def test_bots_continue_after_a_move_from_python(tables: list[RecordingWidget]) -> None:
    """Nobody has to click: the bots play as soon as Python has ended the turn."""
    game = battlefield()
    table = against_bots(game)
    tables.append(table)
    game.apply(END)
    game.apply(END)
    table.wait_for_bots()
    assert game.actor == "red", "the bots have had their turns, or attack somebody who must answer"
    assert {step.seat for step in game.history} == {"red", "blue", "green"}
    assert table.shown()["moves"] == len(game.history)


def test_a_bot_defends_at_once_against_an_attack_from_python(tables: list[RecordingWidget]) -> None:
    game = battlefield()
    table = against_bots(game)
    tables.append(table)
    game.apply(ATTACK)
    assert [step.action.type for step in game.history] == ["attack", "defend"]
    assert table.shown()["battle"]["pending"] is False


def test_an_undo_in_python_is_not_replayed_automatically(
    tables: list[RecordingWidget],
) -> None:
    game = battlefield()
    table = against_bots(game)
    tables.append(table)
    game.apply(ATTACK)
    game.undo()  # Only the answer is undone, so the bot must decide now.
    table.wait_for_bots()
    assert (game.phase, game.actor, len(game.history)) == ("defend", "blue", 1)
    assert table.shown()["bots"] == {"running": False, "paused": True, "speed": "instant"}
    game.undo()
    assert table.shown()["phase"] == "attack"
    game.apply(ATTACK | {"armies": 2})
    assert [step.action.type for step in game.history] == ["attack", "defend"]
    game.undo()
    table.hand_in([{"id": "on", "base_seq": 0, "action": {"type": "resume"}}])
    assert len(game.history) == 2, "or somebody says that they go on"


def test_the_page_follows_a_loop_of_bots_to_the_end(tables: list[RecordingWidget]) -> None:
    world = {"*": ["red", 4], "siam": ["blue", 1]}
    given = {"turn": "red", "phase": "attack", "territories": world}
    game = Game.from_dict(edition="czech", mode="duel", seats=SEATS[:2], position=given)
    table = RecordingWidget(game, seats={"red": "human", "blue": "human"})
    tables.append(table)
    bots = {seat: make("bold", seat) for seat in game.seats}
    while not game.is_over:
        seat = str(game.actor)
        game.apply(bots[seat].choose(game.observe(seat)), seat)
        assert table.shown()["moves"] == len(game.history)
    assert table.shown()["screen"] == "over"


def test_the_widgets_own_moves_are_sent_once(tables: list[RecordingWidget]) -> None:
    game = battlefield()
    table = people(game)
    tables.append(table)
    table.apply(ATTACK)
    table.hand_in([{"id": "a", "base_seq": table.shown()["seq"], "action": {"type": "undo"}}])
    assert [s["moves"] for s in table.snapshots()] == [1, 0]


def test_several_widgets_show_one_game(tables: list[RecordingWidget]) -> None:
    game = battlefield()
    one, other = people(game), against_bots(game)
    tables += [one, other]
    one.hand_in([{"id": "r", "base_seq": 0, "action": {"type": "ready", "seat": "red"}}])
    seq = one.shown()["seq"]
    one.hand_in([{"id": "a", "base_seq": seq, "action": ATTACK}])
    for table in (one, other):
        assert table.shown()["moves"] == len(game.history) == 2, "the bot of the other has defended"
        assert table.shown()["phase"] == game.phase
    seq = one.shown()["seq"]
    one.hand_in([{"id": "b", "base_seq": seq, "action": {"type": "undo"}}])
    assert game.history == ()
    assert one.shown()["phase"] == other.shown()["phase"] == "attack"
    other.apply(END)
    assert one.shown()["phase"] == "fortify"


def test_a_closed_or_reused_widget_no_longer_follows_the_game(
    tables: list[RecordingWidget],
) -> None:
    game, following = battlefield(), battlefield()
    table, closed = people(game), people(game)
    tables += [table, closed]
    closed.close()
    table.new_game(following, seats=dict.fromkeys(SEATS, "human"))
    assert not game._observers, "and the game lets go of both"
    sent = len(table.sent), len(closed.sent)
    game.apply(END)
    assert (len(table.sent), len(closed.sent)) == sent
    following.apply(END)
    assert table.shown()["phase"] == "fortify"


def test_a_fork_is_not_shown(tables: list[RecordingWidget]) -> None:
    game = battlefield()
    table = people(game)
    tables.append(table)
    game.fork().apply(END)
    assert table.snapshots() == []


def test_a_change_and_its_publication_belong_together(
    tables: list[RecordingWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other thread comes between an action in a cell and the snapshot that shows it."""
    game = battlefield()
    table = people(game)
    tables.append(table)
    free: list[bool] = []
    send = table._send

    def watch(message: dict[str, Any], buffers: Any = None) -> None:
        other = threading.Thread(target=lambda: free.append(LOCK.acquire(blocking=False)))
        other.start()
        other.join()
        send(message, buffers)

    monkeypatch.setattr(table, "_send", watch)
    game.apply(END)
    assert free == [False]


def test_an_error_in_showing_a_page_does_not_stop_the_game(
    tables: list[RecordingWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = battlefield()
    table = people(game)
    tables.append(table)
    monkeypatch.setattr(table.session, "snapshot", lambda: 1 / 0)
    game.apply(END)
    assert game.phase == "fortify"


def test_cells_and_pages_can_play_one_game_from_several_threads(
    tables: list[RecordingWidget],
) -> None:
    """The first to act makes the move, later actions are refused, and all pages see the end."""
    game = rw.Game.new(edition="italian", mode="domination", seats=SEATS, seed=5)
    tables += [people(game), people(game)]

    def play() -> None:
        for _ in range(60):
            with LOCK:  # The thread looks and acts under the lock, as a cell does.
                if game.is_over:
                    return
                game.apply(game.legal_actions()[0])

    def look_back() -> None:
        for _ in range(20):
            game.undo()
            game.redo()

    threads = [threading.Thread(target=job) for job in (play, play, look_back)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    shown = [table.shown() for table in tables]
    assert [s["moves"] for s in shown] == [len(game.history)] * 2
    for table in tables:
        numbers = [s["seq"] for s in table.snapshots()]
        assert numbers == sorted(numbers)
