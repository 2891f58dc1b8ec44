"""The thread in which bots play."""

from __future__ import annotations

import threading
from contextvars import ContextVar
from typing import TYPE_CHECKING

from risk_widget.host.relay import Driver

if TYPE_CHECKING:
    import pytest


def test_the_driver_runs_until_nothing_is_left_and_can_be_restarted() -> None:
    left = [3]
    steps: list[int] = []

    def step() -> float | None:
        if not left[0]:
            return None
        left[0] -= 1
        steps.append(left[0])
        return 0.0

    driver = Driver(step, lambda: 0.0)
    assert driver.kick()
    assert driver.join(5)
    assert steps == [2, 1, 0]
    left[0] = 2
    assert driver.kick()
    assert driver.join(5)
    assert steps == [2, 1, 0, 1, 0]


def test_the_driver_runs_in_its_callers_context() -> None:
    """Some kernels keep the request being answered in the context, and send nothing without it."""
    request: ContextVar[str] = ContextVar("request")
    seen: list[str] = []
    driver = Driver(lambda: seen.append(request.get()), lambda: 0.0)
    request.set("a click")
    assert driver.kick()
    assert driver.join(5)
    assert seen == ["a click"]


def test_a_restart_during_the_last_step_is_not_lost() -> None:
    inside, go = threading.Event(), threading.Event()
    calls: list[float | None] = []

    def step() -> float | None:
        calls.append(None)
        if len(calls) == 1:
            inside.set()
            go.wait(5)
        return None

    driver = Driver(step, lambda: 0.0)
    driver.kick()
    assert inside.wait(5)
    driver.kick()
    go.set()
    assert driver.join(5)
    assert len(calls) == 2


def test_a_closed_driver_stops() -> None:
    began = threading.Event()

    def step() -> float | None:
        began.set()
        return 60.0

    driver = Driver(step, lambda: 0.0)
    driver.kick()
    assert began.wait(5)
    driver.close()
    assert driver.join(5)
    began.clear()
    driver.kick()
    assert driver.join(5)
    assert not began.is_set()


def test_waking_a_driver_ends_its_wait() -> None:
    waits, waiting = [60.0, None], threading.Event()

    def step() -> float | None:
        waiting.set()
        return waits.pop(0)

    driver = Driver(step, lambda: 0.0)
    driver.kick()
    assert waiting.wait(5)
    driver.wake()
    assert driver.join(5)
    assert not waits


def test_the_driver_says_if_there_are_no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert Driver(lambda: None, lambda: 0.0).kick() is False
