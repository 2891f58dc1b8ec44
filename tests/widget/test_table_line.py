"""A kernel's connection to its server: which messages are read first, and which wait."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from risk_widget.table import server_link
from risk_widget.table.finding_servers import ServerAccess
from risk_widget.table.server_link import MOST_AHEAD, ServerLink

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import pytest


class Kernel:
    """A room that notes the messages it receives, behind a connection that has no server."""

    def __init__(self, work: Callable[[], bool] = bool) -> None:
        self.heard: list[str] = []
        self.settled: list[int] = []
        self._do = work
        access = ServerAccess("http://127.0.0.1:9/", "key", "http://127.0.0.1:9/")
        self.link = ServerLink(
            access, "one", self._receive, self._work, self._settled, lambda _: None
        )

    def _receive(self, message: Any) -> None:
        self.heard.append(f"{message['type']} {message['guest']}")

    def _work(self) -> bool:
        self.heard.append("work")
        return self._do()

    def _settled(self) -> list[int]:
        settled, self.settled = self.settled, []
        return settled

    def hear(self, kind: str, guest: int) -> None:
        self.link._hear(json.dumps({"type": kind, "guest": guest}))
        self.link._to_work.set()

    def run(self, scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let the room work for as long as the scenario lasts, without opening a socket."""

        async def whole() -> None:
            self.link._loop, self.link._out = asyncio.get_running_loop(), asyncio.Queue()
            worker = asyncio.create_task(self.link._work_on())
            try:
                await asyncio.wait_for(scenario(), 20)
            finally:
                worker.cancel()

        with ThreadPoolExecutor(1) as thread:  # this thread may have a loop
            thread.submit(asyncio.run, whole()).result()

    async def until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            await asyncio.sleep(0)

    @property
    def sent(self) -> list[Any]:
        out = self.link._out
        assert out is not None
        return [json.loads(out.get_nowait() or "null") for _ in range(out.qsize())]


def test_many_newcomers_take_turns_with_present_guests() -> None:
    kernel = Kernel()

    async def scenario() -> None:
        for guest in range(20):
            kernel.hear("join", guest)
        kernel.hear("items", 99)
        await kernel.until(lambda: "join 19" in kernel.heard)

    kernel.run(scenario)
    # The kernel first reads all messages; then one guest comes in, and a guest already there gets a
    # turn.
    assert kernel.heard[:5] == ["items 99", "join 0", "work", "join 1", "work"]


def test_a_guest_who_leaves_before_being_admitted_leaves_no_trace() -> None:
    kernel = Kernel()

    async def scenario() -> None:
        kernel.hear("join", 1)
        kernel.hear("join", 2)
        kernel.hear("gone", 1)
        await kernel.until(lambda: "join 2" in kernel.heard)
        kernel.hear("gone", 2)
        assert "gone 2" in kernel.heard

    kernel.run(scenario)
    assert not {"join 1", "gone 1"} & {*kernel.heard}


def test_the_server_learns_whose_next_message_it_may_send() -> None:
    kernel = Kernel()

    async def scenario() -> None:
        kernel.settled = [3, 4]
        kernel.hear("items", 3)
        await kernel.until(lambda: bool(kernel.link._out and kernel.link._out.qsize() == 2))

    kernel.run(scenario)
    assert kernel.sent == [{"type": "taken", "guest": 3}, {"type": "taken", "guest": 4}]


def test_one_guests_error_stops_nobody_else() -> None:
    turns = iter([ZeroDivisionError, False, False])

    def work() -> bool:
        if next(turns) is ZeroDivisionError:
            raise ZeroDivisionError
        return False

    kernel = Kernel(work)

    async def scenario() -> None:
        kernel.hear("items", 1)
        await kernel.until(lambda: kernel.heard.count("work") >= 2)

    kernel.run(scenario)


def test_no_more_work_is_done_until_the_results_are_read() -> None:
    kernel = Kernel(lambda: True)

    async def scenario() -> None:
        kernel.link._append("x" * (MOST_AHEAD + 1))
        kernel.hear("items", 1)
        await kernel.until(lambda: "work" in kernel.heard)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert kernel.heard.count("work") == 1
        kernel.link._empty()
        await kernel.until(lambda: kernel.heard.count("work") > 1)

    kernel.run(scenario)


def test_an_unread_connection_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_link, "MOST_WAITING", 100)
    kernel = Kernel()

    async def scenario() -> None:
        kernel.link._append("x" * 60)
        kernel.link._append("x" * 60)

    kernel.run(scenario)
    assert kernel.link._out is not None
    assert [kernel.link._out.get_nowait()] == [None]
    assert kernel.link._out.empty()
