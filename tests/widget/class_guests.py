"""Pupils without a browser, each with a connection to a class, who answer on command."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import websocket_connect

if TYPE_CHECKING:
    from collections.abc import Sequence


class Line:
    """A pupil's end of a connection."""

    def __init__(self, socket: Any, name: str) -> None:
        self._socket = socket
        self.name = name
        self.state: Any = None
        self.secret = ""
        self.refused = ""
        self.sent = 0

    @classmethod
    async def open(cls, link: str, name: str) -> Line:
        """Join by a class's link, with a name."""
        base, _, secret = link.partition("#")
        return await cls._come(base, name, {"secret": secret})

    @classmethod
    async def _come(cls, base: str, name: str, by: dict[str, str]) -> Line:
        line = cls(await websocket_connect(f"{base.replace('http', 'ws', 1)}guest"), name)
        said = {"client": f"client of {name}", "name": name}
        await line._say({"type": "join", **by, "said": said})
        await line.hear()
        return line

    @classmethod
    async def open_by_code(cls, link: str, code: str, name: str) -> Line:
        """Join by a class's code, typed on its page."""
        return await cls._come(link.partition("#")[0], name, {"code": code})

    async def _say(self, message: Any) -> None:
        await self._socket.write_message(json.dumps(message))

    async def hear(self) -> None:
        """Receive the next screen, or the reason why there is none."""
        while True:
            message = json.loads(str(await self._socket.read_message()))
            self.secret = message.get("secret", self.secret)
            if message["type"] == "bye":
                self.refused = message["why"]
                return
            if "state" in message.get("traits", {}):
                self.state = message["traits"]["state"]
                return

    async def answer(self, answer: Any) -> bool:
        """Submit an answer and return whether it was accepted."""
        self.sent += 1
        action = {"type": "lesson", "do": "check", "answer": answer}
        item = {"id": f"{self.name} {self.sent}", "base_seq": self.state["seq"], "action": action}
        await self._say({"type": "items", "said": {"n": self.sent, "outbox": [item]}})
        while True:
            await self.hear()
            for ack in self.state["acks"]:
                if ack["id"] == item["id"]:
                    return bool(ack["ok"])

    async def close(self) -> None:
        """Leave: close the connection and its socket once the server has closed its end."""
        self._socket.close()
        while await self._socket.read_message() is not None:
            pass


async def come_by_code(link: str, code: str, number: int) -> tuple[set[str], float]:
    """Let many pupils join by a code together; return the names admitted, and the seconds taken."""
    begun = perf_counter()
    pupils = await asyncio.gather(
        *(Line.open_by_code(link, code, f"Pupil no. {n}") for n in range(1, number + 1))
    )
    seconds = perf_counter() - begun
    names = {str(pupil.state["pupil"]["name"]) for pupil in pupils}
    await asyncio.gather(*(pupil.close() for pupil in pupils))
    return names, seconds


async def load_page(link: str, number: int) -> int:
    """Load the page and its files, as this many browsers would all at once; return the bytes."""
    base, client = link.partition("#")[0], AsyncHTTPClient(max_clients=number, force_instance=True)
    files = ["", "file/widget.css", "file/table.css", "file/table.js", "file/widget.js"]

    async def load() -> int:
        compressed = [
            await client.fetch(
                base + name, headers={"Accept-Encoding": "gzip"}, decompress_response=False
            )
            for name in files
        ]
        return sum(len(each.body) for each in compressed)

    try:
        return sum(await asyncio.gather(*(load() for _ in range(number))))
    finally:
        client.close()


async def answer_all(link: str, answers: Sequence[Any]) -> None:
    """Let one pupil join for each answer, and then let all of them answer at the same moment."""
    pupils = await asyncio.gather(
        *(Line.open(link, f"Pupil no. {n}") for n in range(1, len(answers) + 1))
    )
    taken = await asyncio.gather(
        *(pupil.answer(answer) for pupil, answer in zip(pupils, answers, strict=True))
    )
    assert all(taken)
    await asyncio.gather(*(pupil.close() for pupil in pupils))
