"""Bots decide from a position or from an observation, and within a time limit."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread, current_thread
from typing import Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.host.session import Session

SEATS = ["red", "blue", "green"]


class Renamed(bots.RandomBot):
    """A bot that chooses as its base class does."""


class Passing(bots.RandomBot):
    """A bot that ends each phase as soon as it can."""

    asked = 0

    def choose(self, observation: Any, /) -> Any:
        type(self).asked += 1
        if (observation["legal"] or {}).get("end_phase"):
            return {"type": "end_phase"}
        return super().choose(observation)


class Named:
    """A bot that reports the thread that it runs in."""

    def choose(self, observation: Any, /) -> Any:
        del observation
        return {"thread": current_thread().name}


def observation() -> Any:
    return rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=1).observe(None)


@pytest.mark.parametrize("bot", bots.BOTS)
def test_the_packages_bots_read_the_position_directly(bot: str) -> None:
    assert bots.reads_states(bots.make(bot))


def test_a_subclass_reads_it_as_long_as_it_chooses_like_its_base_class() -> None:
    assert bots.reads_states(Renamed())
    assert not bots.reads_states(Passing())
    assert not bots.reads_states(Named())
    assert not bots.reads_states(None)


@pytest.mark.parametrize("seconds", [None, 60.0])
def test_a_subclass_decides_by_its_own_choose_wherever_it_plays(seconds: float | None) -> None:
    Passing.asked = 0
    rw.simulate([Passing] * 3, 1, max_rounds=2, seed=1, board="island", max_seconds=seconds)
    asked, Passing.asked = Passing.asked, 0
    assert asked
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=1)
    players: dict[str, Any] = {"red": "human", "blue": Passing, "green": Passing}
    session = Session(game, seats=players, bot_speed="instant", seed=1, bot_timeout=seconds)
    while not Passing.asked:
        if not session.advance():
            session.apply(next(iter(game.legal_actions())))


def test_with_a_time_limit_a_bot_thinks_in_its_own_thread() -> None:
    seen = observation()
    here = {"thread": current_thread().name}
    assert bots.choose_within(Named(), seen, None) == here
    assert bots.choose_within(Named(), seen, 60) != here


def test_the_caller_words_the_error_about_a_slow_bot() -> None:
    never = Event()

    class Thinking:
        def choose(self, observation: Any, /) -> Any:
            del observation
            never.wait()

    with pytest.raises(TimeoutError, match=r"^the bot took longer than 0\.01 s for a decision$"):
        bots.choose_within(Thinking(), observation(), 0.01)
    with pytest.raises(TimeoutError, match=r"^more than 0\.01$"):
        bots.choose_within(Thinking(), observation(), 0.01, lambda most: f"more than {most}")
    never.set()


class Busy:
    """A bot that never stops thinking, and ignores one kind of error."""

    thread: Thread

    def __init__(self, caught: type[BaseException] | None) -> None:
        self.caught = caught or ZeroDivisionError

    def choose(self, observation: Any, /) -> Any:
        del observation
        type(self).thread = current_thread()
        while True:
            # The error ends the thread if it arrives between two of these blocks, not inside one.
            for _ in range(100):
                hash(self)
            try:
                hash(self)
            except self.caught:
                continue


@pytest.mark.parametrize("caught", [None, Exception, BaseException])
def test_the_thread_of_an_abandoned_bot_ends(caught: type[BaseException] | None) -> None:
    with pytest.raises(TimeoutError, match="longer than"):
        bots.choose_within(Busy(caught), observation(), 0.05)
    Busy.thread.join(60)
    assert not Busy.thread.is_alive()


TRACED = """
import sys, threading
from risk_widget.bots import base

class Waiting:
    def choose(self, observation):
        threading.Event().wait()

base._Asking._ATTEMPTS = 3
try:
    base.choose_within(Waiting(), {}, 0.01)
except TimeoutError:
    print("given up")
for thread in threading.enumerate():
    if thread.name == "risk-widget-given-up":
        thread.join()

def with_a_closure(value):
    return [value for _ in range(1)]

sys.settrace(lambda *_: None)
print(with_a_closure("traced"))
"""
"""A program whose bot waits in code that is not Python's, and that runs under a tracer later."""


def test_a_debugger_still_works_after_a_bot_that_waits_was_abandoned() -> None:
    """While an error waits in a thread, Python 3.11 never begins a traced function."""
    run = subprocess.run(
        [sys.executable, "-c", TRACED], capture_output=True, text=True, timeout=60, check=True
    )
    assert run.stdout.split("\n")[:2] == ["given up", "['traced']"]


def test_without_threads_there_is_no_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", start)
    here = {"thread": current_thread().name}
    assert bots.choose_within(Named(), observation(), 0.0) == here
    settings: dict[str, Any] = {"board": "island", "max_rounds": 2, "seed": 1}
    limited = rw.simulate(["random"] * 3, 1, **settings, max_seconds=1)
    assert limited.games == rw.simulate(["random"] * 3, 1, **settings).games
