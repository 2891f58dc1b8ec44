"""The server of a table: who is let in, what is refused, and that one guest disturbs no other."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from risk_widget.widget.table import server as table_server
from risk_widget.widget.table.dial import notebook_server
from risk_widget.widget.table.server import (
    BURST,
    CODES_A_MINUTE,
    MOST_BYTES,
    ROUTE,
    digest,
    key_file,
    routes,
    serve,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
    from pathlib import Path

KEY, SECRET, CODE = "the host's key", "a" * 22, "ABCD2345"


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is answered late is answered soon."""
    monkeypatch.setattr(table_server, "WRONG_DELAY", 0.01)
    # tornado's server tells its log of what is refused.
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)


class Line:
    """A websocket's client end."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def say(self, message: Any) -> None:
        await self.socket.write_message(json.dumps(message))

    async def hear(self) -> Any:
        """The next message; None where the line was closed."""
        text = await asyncio.wait_for(self.socket.read_message(), 20)
        return None if text is None else json.loads(text)

    def hang_up(self) -> None:
        """Close the socket at once: nobody is left to hear whether the server agrees."""
        self.socket.close()
        self.socket.stream.close()


class Answer(NamedTuple):
    """What a server answers to a plain request."""

    code: int
    headers: Mapping[str, str]
    body: bytes


def ask(port: int, path: str, method: str) -> Answer:
    with closing(HTTPConnection("127.0.0.1", port, timeout=20)) as line:
        line.request(method, path)
        found = line.getresponse()
        return Answer(found.status, dict(found.getheaders()), found.read())


class Served:
    """A server with its address, and lines to it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lines: list[Line] = []

    async def line(self, name: str, **headers: str) -> Line:
        address = f"ws://127.0.0.1:{self.port}/{ROUTE}/{name}"
        line = Line(await websocket_connect(HTTPRequest(address, headers=headers)))
        self.lines.append(line)
        return line

    async def host(
        self, key: str = KEY, table: str = "one", places: dict[str, tuple[str, str]] | None = None
    ) -> Line:
        line = await self.line("host")
        told = places or {"red-1": (SECRET, CODE)}
        digests = {name: [digest(each) for each in pair] for name, pair in told.items()}
        await line.say({"key": key, "table": table, "type": "admit", "places": digests})
        return line

    async def guest(self, secret: str = SECRET, **more: Any) -> Line:
        line = await self.line("guest")
        said = {"client": "c", "name": "Ada"}
        await line.say({"type": "join", "secret": secret, "said": said, **more})
        return line

    async def get(self, path: str, method: str = "GET") -> Answer:
        return await asyncio.to_thread(ask, self.port, f"/{ROUTE}/{path}", method)


@asynccontextmanager
async def served() -> AsyncIterator[Served]:
    http, port = await serve(KEY, "127.0.0.1")
    here = Served(port)
    try:
        yield here
    finally:
        for line in here.lines:
            line.hang_up()
        http.stop()
        await http.close_all_connections()


def run(scenario: Callable[[Served], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with served() as here:
            await scenario(here)

    # In a thread of its own: in that of the browser's tests another loop is running.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, whole()).result()


# ---- coming in -----------------------------------------------------------------------------------


def test_what_host_and_guest_say_reaches_the_other_and_nobody_else() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        assert await host.hear() == {"type": "hello"}
        guest, second = await here.guest(), await here.guest()
        joined = await host.hear()
        assert (joined["type"], joined["place"], joined["by"]) == ("join", "red-1", "link")
        assert joined["said"] == {"client": "c", "name": "Ada"}
        other = await host.hear()
        assert other["guest"] != joined["guest"]
        await guest.say({"type": "items", "said": {"n": 1, "outbox": []}})
        items = await host.hear()
        assert items == {"type": "items", "guest": joined["guest"], "said": {"n": 1, "outbox": []}}
        await host.say({"type": "to", "guest": other["guest"], "message": {"n": 1}})
        assert await second.hear() == {"n": 1}
        await host.say({"type": "drop", "guest": joined["guest"], "why": "seat"})
        # The first thing that the first one hears.
        assert await guest.hear() == {"type": "bye", "why": "seat"}
        assert await guest.hear() is None

    run(scenario)


def test_a_code_opens_what_its_link_opens_however_it_is_typed() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        await here.guest("", code=" abcd-2345 ")
        assert (await host.hear())["by"] == "code"

    run(scenario)


@pytest.mark.parametrize(
    "first",
    [
        {"type": "join", "secret": SECRET[:-1]},
        {"type": "join", "secret": ""},
        {"type": "join", "code": "ABCD2346"},
        {"type": "join", "secret": 7, "code": None},
        {"type": "items", "said": {"n": 1, "outbox": []}},
        {"type": "ping"},
        [],
        None,
        "not an object",
        {"secret": digest(SECRET)},
    ],
)
def test_a_wrong_secret_is_answered_as_none_is(first: Any) -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        line = await here.line("guest")
        await line.say(first)
        assert await line.hear() == {"type": "bye", "why": "refused"}
        assert await line.hear() is None
        await here.guest()
        assert (await host.hear())["type"] == "join"  # nobody else had come before

    run(scenario)


def test_codes_are_tried_slowly_and_links_all_the_same() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        for _ in range(CODES_A_MINUTE):
            assert (await (await here.guest("", code="WRONG222")).hear())["why"] == "refused"
        assert (await (await here.guest("", code=CODE)).hear())["why"] == "refused"
        await here.guest()
        assert (await host.hear())["by"] == "link"

    run(scenario)


def test_only_who_knows_the_key_is_a_host() -> None:
    async def scenario(here: Served) -> None:
        false = await here.host(key="another")
        assert await false.hear() is None
        assert (await (await here.guest()).hear())["why"] == "refused"
        with pytest.raises(HTTPClientError, match="403"):
            await here.line("host", Origin=f"http://127.0.0.1:{here.port}")

    run(scenario)


def test_pages_from_elsewhere_are_not_let_in() -> None:
    async def scenario(here: Served) -> None:
        with pytest.raises(HTTPClientError, match="403"):
            await here.line("guest", Origin="http://elsewhere.example")
        await here.line("guest", Origin=f"http://127.0.0.1:{here.port}")

    run(scenario)


# ---- coming back ---------------------------------------------------------------------------------


def test_guests_wait_for_a_host_that_dials_again() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        number = (await host.hear())["guest"]
        host.socket.close()
        assert await guest.hear() == {"type": "away"}
        again = await here.host()
        assert await again.hear() == {"type": "hello"}
        assert (await again.hear())["guest"] == number
        assert await guest.hear() == {"type": "back"}
        guest.socket.close()
        assert await again.hear() == {"type": "gone", "guest": number}

    run(scenario)


@pytest.mark.parametrize("name", ["GRACE", "IDLE"])
def test_a_table_ends_without_its_host_or_without_a_word(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        number = (await host.hear())["guest"]
        monkeypatch.setattr(table_server, name, 0.01)
        if name == "GRACE":
            host.socket.close()
            assert await guest.hear() == {"type": "away"}
        else:
            await host.say({"type": "to", "guest": number, "message": {"type": "last word"}})
            assert await guest.hear() == {"type": "last word"}
        assert await guest.hear() == {"type": "bye", "why": "closed"}
        assert (await (await here.guest()).hear())["why"] == "refused"

    run(scenario)


def test_a_host_closes_its_own_table_alone() -> None:
    async def scenario(here: Served) -> None:
        host, other = await here.host(), await here.host(table="two", places={"blue-1": ("b", "c")})
        guest, safe = await here.guest(), await here.guest("b")
        for line in (host, other):
            assert [(await line.hear())["type"] for _ in range(2)] == ["hello", "join"]
        await host.say({"type": "close"})
        assert await guest.hear() == {"type": "bye", "why": "closed"}
        await safe.say({"type": "ping"})
        assert await safe.hear() == {"type": "pong"}

    run(scenario)


# ---- floods --------------------------------------------------------------------------------------


def test_a_flood_of_one_is_read_slowly_and_the_others_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_server, "RATE", 0.01)

    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        loud, quiet = await here.guest(), await here.guest()
        numbers = [(await host.hear())["guest"] for _ in range(2)]
        for n in range(4 * BURST):
            await loud.say({"type": "items", "said": {"n": n, "outbox": []}})
        await quiet.say({"type": "items", "said": {"n": 0, "outbox": []}})
        heard: list[int] = []
        while not heard or heard[-1] != numbers[1]:
            heard.append((await host.hear())["guest"])
        assert len(heard) <= BURST

    run(scenario)


def test_what_is_too_long_ends_the_line() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        number = (await host.hear())["guest"]
        await guest.say({"type": "items", "said": {"n": 1, "outbox": ["x" * MOST_BYTES]}})
        assert await guest.hear() is None
        assert await host.hear() == {"type": "gone", "guest": number}

    run(scenario)


def test_there_is_room_for_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_server, "MOST_CONNECTIONS", 3)

    async def scenario(here: Served) -> None:
        lines = [await here.line("guest") for _ in range(3)]
        with pytest.raises(HTTPClientError, match="503"):
            await here.line("guest")
        lines[0].socket.close()
        async with asyncio.timeout(20):  # until the server knows that it is closed
            while True:
                with suppress(HTTPClientError):
                    await here.line("guest")
                    return

    run(scenario)


def test_who_does_not_say_who_it_is_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_server, "JOIN_TIME", 0.05)

    async def scenario(here: Served) -> None:
        line = await here.line("guest")
        assert await line.hear() is None

    run(scenario)


# ---- routes --------------------------------------------------------------------------------------


def test_every_route_is_the_tables_own_and_has_a_policy_for_scripts() -> None:
    tables = table_server.Tables(KEY)
    assert [path for path, _, _ in routes(tables, "/user/ada/")] == [
        f"/user/ada/{ROUTE}/{rest}" for rest in ("", "file/([a-z.]+)", "guest", "host")
    ]

    async def scenario(here: Served) -> None:
        page = await here.get("")
        assert page.code == 200
        policy = page.headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert page.headers["Referrer-Policy"] == "no-referrer"
        assert "<script>" not in page.body.decode()
        for name in ("widget.js", "widget.css", "table.js", "table.css"):
            found = await here.get(f"file/{name}")
            assert (found.code, bool(found.body)) == (200, True), name
        for path in (
            *("file/", "file/..", "file/widget.js.map", "file/server.py", "file/%2e%2e/x.py"),
            *("api", "file/../../api"),
        ):
            assert (await here.get(path)).code == 404, path
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            for path in ("", "file/widget.js", "guest", "host"):
                assert (await here.get(path, method)).code == 405, (method, path)
        for path in ("guest", "host"):
            assert (await here.get(path)).code == 400

    run(scenario)


def test_the_server_is_told_no_secret() -> None:
    """A digest does not open what it is the digest of, and that is all there is."""

    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        assert (await (await here.guest(digest(SECRET))).hear())["why"] == "refused"

    run(scenario)


# ---- the notebook's own server -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hub", "base"),
    [
        ({}, "http://127.0.0.1:37731/hub/user/ada/"),
        ({"SERVICE_PREFIX": "/hub/user/ada/", "HOST": "", "PUBLIC_URL": ""}, "/hub/user/ada/"),
        (
            {"SERVICE_PREFIX": "/user/ada/", "HOST": "https://ada.games.example"},
            "https://ada.games.example/user/ada/",
        ),
        (
            {"SERVICE_PREFIX": "/user/ada/", "PUBLIC_URL": "https://games.example/user/ada/"},
            "https://games.example/user/ada/",
        ),
    ],
)
def test_guests_of_a_hub_get_the_address_of_its_proxy(
    hub: dict[str, str], base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = "http://127.0.0.1:37731/hub/user/ada/"
    key_file(str(tmp_path), 4711).write_text('{"key": "of the host"}')
    (tmp_path / "jpserver-4711.json").write_text(json.dumps({"url": inside}))
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("JPY_PARENT_PID", "4711")
    for name in ("SERVICE_PREFIX", "HOST", "PUBLIC_URL"):
        monkeypatch.delenv(f"JUPYTERHUB_{name}", raising=False)
    for name, value in hub.items():
        monkeypatch.setenv(f"JUPYTERHUB_{name}", value)
    access = notebook_server()
    assert access is not None
    assert (access.url, access.base, access.mounted) == (inside, base, True)
