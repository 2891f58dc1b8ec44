"""Several threads use one widget at the same time: pages, Python, bots and readers.

Whatever their order, the game must be one that could have been played one action after another, and
every item must be answered once.
"""

from __future__ import annotations

import itertools
import json
import sys
import threading
from collections import deque
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.actions import IllegalAction
from risk_widget.game import Game
from risk_widget.host.relay import FairLock
from risk_widget.notation import record_of
from risk_widget.widget.widget import RiskWidget

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = ["red", "blue", "green"]
WAIT = 120.0
"""The seconds after which an unfinished thread counts as stuck."""


class RecordingWidget(RiskWidget):
    """A widget without a kernel that keeps its messages in order."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__(*args, **settings)

    def _send(self, msg: dict[str, Any], buffers: Any = None) -> None:
        del buffers
        self.sent.append(json.loads(json.dumps(msg, allow_nan=False)))

    def hand_in(self, items: list[dict[str, Any]]) -> None:
        """Hand in the outbox of a page, as the kernel does."""
        data = {"method": "update", "state": {"outbox": items}, "buffer_paths": []}
        self._handle_msg({"content": {"data": data}, "buffers": []})

    def shown(self) -> dict[str, Any]:
        """Return the snapshot that a page has now."""
        with self.lock:
            return dict(self.state)

    def snapshots(self) -> list[dict[str, Any]]:
        return [m["state"]["state"] for m in self.sent if "state" in m.get("state", {})]

    def answers(self) -> dict[str, dict[str, Any]]:
        """Return the answer to every id, which must be the same wherever it is given."""
        found: dict[str, dict[str, Any]] = {}
        for snapshot in self.snapshots():
            ids = [ack["id"] for ack in snapshot["acks"]]
            assert len(ids) == len(set(ids))
            for ack in snapshot["acks"]:
                assert found.setdefault(ack["id"], ack) == ack
        return found

    def wait_for_bots(self) -> None:
        assert self._relay.driver.join(WAIT)


def together(*jobs: Callable[[], None], stop: threading.Event | None = None) -> None:
    """Run jobs at the same moment, each in a thread of its own, and raise their first error.

    ``stop`` tells jobs that retry that one has failed, or that it takes too long.
    """
    stop = stop or threading.Event()
    start = threading.Barrier(len(jobs))
    errors: list[BaseException] = []

    def guarded(job: Callable[[], None]) -> None:
        try:
            start.wait(WAIT)
            job()
        except BaseException as error:  # noqa: BLE001 - raised again below
            errors.append(error)
            stop.set()

    threads = [threading.Thread(target=guarded, args=(job,), daemon=True) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    if errors:
        raise errors[0]
    stuck = [thread.name for thread in threads if thread.is_alive()]
    stop.set()
    assert not stuck


def pick(legal: Any, chance: Random) -> dict[str, Any]:
    """Return a random legal action; one time in three, return the last one, which ends a phase."""
    action = legal[-1] if chance.random() < 0.3 else legal[int(chance.random() * len(legal))]
    return dict(action.to_dict())


def played_alone(game: Game, seed: int) -> Game:
    """Replay the same actions, one after another, in a new game."""
    alone = Game.new(edition=game.edition, mode=game.mode, seats=game.seats, seed=seed)
    for step in game.history:
        assert tuple(alone.apply(step.action, step.seat)) == step.events
    return alone


def check_snapshots(table: RecordingWidget, game: Game) -> None:
    """Check that snapshots leave in the order of the game, and match the positions they name."""
    ids, owners = game.board.ids, game.config.owner_ids
    by_seq: dict[int, list[Any]] = {}
    last = 0
    for snapshot in table.snapshots():
        assert snapshot["seq"] >= last
        last = snapshot["seq"]
        state = game.positions[snapshot["moves"]]
        board = {
            t: [owners[o] if o >= 0 else None, n]
            for t, o, n in zip(ids, state.owner, state.armies, strict=True)
        }
        assert snapshot["territories"] == board
        assert snapshot["phase"] == state.phase_name
        about = [snapshot["moves"], snapshot["territories"], snapshot["phase"], snapshot["actor"]]
        assert by_seq.setdefault(snapshot["seq"], about) == about
    moves = [about[0] for about in by_seq.values()]
    assert all(a < b for a, b in pairwise(moves))
    assert last == table.session.seq


@pytest.mark.parametrize(("edition", "mode"), [("czech", "domination"), ("nordic", "missions")])
def test_pages_python_bots_and_readers_can_work_at_once(edition: str, mode: str) -> None:
    game = Game.new(edition=edition, mode=mode, seats=SEATS, seed=5)
    players = {"red": "human", "blue": "random", "green": "random"}
    table = RecordingWidget(game, seats=players, bot_speed="instant", confirm=True, seed=1)
    names: list[str] = []
    by_python: list[str] = []
    done, stop = threading.Event(), threading.Event()

    # Until another thread has handed over to the bots, each attempt is refused at once. How often
    # that happens depends on the machine, so attempts are not counted.
    def page(number: int) -> None:
        chance = Random(number)
        accepted, tries = 0, itertools.count()
        while accepted < 20 and not stop.is_set():
            table.wait_for_bots()
            seq = table.shown()["seq"]
            legal = game.legal_actions()  # An action that is out of date is refused.
            if not len(legal):
                continue
            name = f"page-{number}-{next(tries)}"
            names.append(name)
            table.hand_in([{"id": name, "base_seq": seq, "action": pick(legal, chance)}])
            accepted += table.session.acks._answers[name]["ok"]

    def python() -> None:
        chance = Random(9)
        while len(by_python) < 20 and not stop.is_set():
            table.wait_for_bots()
            legal = game.legal_actions()
            try:
                table.apply(pick(legal, chance), "red")
            except (IllegalAction, IndexError):
                continue
            by_python.append("red")

    def reader() -> None:
        while not done.is_set():
            with table.lock:
                assert table.session.snapshot()["seq"] == table.session.seq
                assert table.state["moves"] == len(game.history)
            assert repr(table).startswith("<RiskWidget")

    watching = threading.Thread(target=reader, daemon=True)
    watching.start()
    try:
        together(lambda: page(1), lambda: page(2), python, stop=stop)
    finally:
        done.set()
        watching.join(WAIT)
    table.wait_for_bots()
    table.close()

    answers = table.answers()
    assert answers.keys() == set(names)
    accepted = [name for name in names if answers[name]["ok"]]
    assert len(accepted) == 40
    by_people = [step for step in game.history if step.seat == "red"]
    assert len(by_people) == len(accepted) + len(by_python)
    assert any(step.seat != "red" for step in game.history)
    alone = played_alone(game, 5)
    assert alone.state.key() == game.state.key()
    assert record_of(alone) == record_of(game)
    check_snapshots(table, game)


def test_an_item_that_arrives_twice_at_once_is_carried_out_once() -> None:
    """Two views of one widget send the same outbox again and again."""
    game = Game.new(edition="german", mode="domination", seats=["red", "blue"], seed=3)
    table = RecordingWidget(game, seats={"red": "human", "blue": "human"}, confirm=True)
    meet = threading.Barrier(3)
    outbox: list[dict[str, Any]] = []
    names: list[str] = []

    def view() -> None:
        for _ in range(60):
            meet.wait(WAIT)
            table.hand_in(outbox)
            meet.wait(WAIT)

    def author() -> None:
        chance = Random(4)
        for n in range(60):
            shown = table.shown()
            action = (
                {"type": "ready", "seat": shown["handover"]["to"]}
                if shown["screen"] == "handover"
                else pick(game.legal_actions(), chance)
            )
            names.append(f"item-{n}")
            outbox[:] = [{"id": names[-1], "base_seq": shown["seq"], "action": action}]
            steps, seq = len(game.history), shown["seq"]
            meet.wait(WAIT)
            meet.wait(WAIT)
            assert table.session.seq == seq + 1
            assert len(game.history) == steps + (shown["screen"] != "handover")

    together(view, view, author)
    answers = table.answers()
    assert answers.keys() == set(names)
    assert all(ack["ok"] for ack in answers.values())
    assert played_alone(game, 3).state.key() == game.state.key()


def test_an_undo_while_others_play_leaves_a_possible_game() -> None:
    game = Game.new(edition="italian", mode="domination", seats=SEATS, seed=8)
    table = RecordingWidget(
        game, seats={"red": "human", "blue": "random"}, bot_speed="instant", seed=2
    )
    names: list[str] = []
    begun = threading.Event()

    def send(name: str, action: dict[str, Any]) -> None:
        names.append(name)
        item = {"id": name, "base_seq": table.shown()["seq"], "action": action}
        table.hand_in([item])

    def player() -> None:
        chance = Random(1)
        for n in range(80):
            table.wait_for_bots()
            legal = game.legal_actions()
            if len(legal):
                send(f"play-{n}", pick(legal, chance))
                begun.set()

    def doubter() -> None:
        chance = Random(2)
        # Before anything is played, there is nothing to take back.
        assert begun.wait(WAIT)
        for n in range(50):
            send(f"doubt-{n}", {"type": chance.choice(["undo", "undo", "redo"])})

    together(player, doubter)
    table.wait_for_bots()
    table.close()
    answers = table.answers()
    assert answers.keys() == set(names)
    assert sum(ack["ok"] for name, ack in answers.items() if name.startswith("doubt")) > 0
    seqs = [snapshot["seq"] for snapshot in table.snapshots()]
    assert seqs == sorted(seqs)
    shown = table.snapshots()[-1]
    assert (shown["seq"], shown["moves"]) == (table.session.seq, len(game.history))
    assert shown["territories"] == json.loads(json.dumps(game.observe("red")["territories"]))
    assert played_alone(game, 8).state.key() == game.state.key()


# ---- the lock ------------------------------------------------------------------------------------


class Queue(deque[Any]):
    """A queue that signals each arrival."""

    def __init__(self) -> None:
        super().__init__()
        self.came = threading.Semaphore(0)

    def append(self, each: Any) -> None:
        super().append(each)
        self.came.release()


def test_a_lock_is_granted_in_order_of_arrival() -> None:
    """The owner waits, too, even if it wants the lock again immediately."""
    lock, order = FairLock(), list[object]()
    lock._queue = queue = Queue()

    def want(name: object) -> None:
        with lock, lock:  # The lock's owner may take it again.
            order.append(name)

    threads = [threading.Thread(target=want, args=(name,)) for name in range(5)]
    with lock:
        for thread in threads:
            thread.start()
            assert queue.came.acquire(timeout=WAIT)
        order.append("first")
    want("again")
    for thread in threads:
        thread.join(WAIT)
    assert order == ["first", 0, 1, 2, 3, 4, "again"]
    assert lock.acquire(blocking=False)
    lock.release()


@pytest.mark.parametrize("waiting", [0, 2])
def test_at_process_exit_stopped_threads_hold_no_lock(
    waiting: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Objects close themselves then, and daemon threads never release what they hold."""
    lock, held = FairLock(), threading.Event()
    lock._queue = queue = Queue()

    def hold() -> None:
        with lock:
            held.set()
            threading.Event().wait()

    for _ in range(1 + waiting):
        threading.Thread(target=hold, daemon=True).start()
        assert held.wait(WAIT)
    for _ in range(waiting):
        assert queue.came.acquire(timeout=WAIT)
    assert not lock.acquire(blocking=False)
    monkeypatch.setattr(sys, "is_finalizing", lambda: True)
    with lock, lock:
        pass
    assert lock.acquire(blocking=False)


def test_a_lock_is_released_by_an_error_and_by_an_abandoned_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lock = FairLock()
    with pytest.raises(ValueError, match="inside"), lock:
        raise ValueError("inside")
    held, let_go = threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            held.set()
            let_go.wait(WAIT)

    holder = threading.Thread(target=hold)
    holder.start()
    held.wait(WAIT)
    assert not lock.acquire(blocking=False)

    class Interrupted:
        """A lock whose waiting is interrupted, as by Ctrl-C."""

        def __init__(self) -> None:
            self.taken = False

        def acquire(self) -> None:
            if self.taken:
                raise KeyboardInterrupt
            self.taken = True

    with monkeypatch.context() as patched:
        patched.setattr("risk_widget.host.relay.threading.Lock", Interrupted)
        with pytest.raises(KeyboardInterrupt):
            lock.acquire()
    assert not lock._queue
    let_go.set()
    holder.join(WAIT)
    assert lock.acquire(blocking=False)
    lock.release()
