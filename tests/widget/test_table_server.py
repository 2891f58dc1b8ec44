"""The server of a table: who is admitted, what is refused, and how guests are kept apart."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

from risk_widget.table import server as table_server
from risk_widget.table.finding_servers import notebook_server
from risk_widget.table.server import (
    BURST,
    FILES,
    FIRST_BYTES,
    KEY_HEADER,
    MOST_BYTES,
    MOST_STRANGERS,
    MOST_UNSENT,
    ROUTE,
    digest,
    key_file,
    plain_code,
    routes,
    serve,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
    from pathlib import Path

    from risk_widget.table.server import Tables

KEY, SECRET, CODE = "the host's key", "a" * 22, "ABCD2345"


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the delay after a wrong code, and silence the log of refused requests."""
    monkeypatch.setattr(table_server, "WRONG_DELAY", 0.01)
    # tornado's server logs the requests that it refuses.
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)


class Line:
    """A websocket's client end."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def say(self, message: Any) -> None:
        await self.socket.write_message(json.dumps(message))

    async def hear(self) -> Any:
        """Return the next message, or None if the connection was closed."""
        text = await asyncio.wait_for(self.socket.read_message(), 20)
        return None if text is None else json.loads(text)

    def hang_up(self) -> None:
        """Close the socket immediately, without waiting for the server to agree."""
        self.socket.close()
        self.socket.stream.close()


class Answer(NamedTuple):
    """A server's answer to a plain request."""

    code: int
    headers: Mapping[str, str]
    body: bytes


def ask(port: int, path: str, method: str, **headers: str) -> Answer:
    with closing(HTTPConnection("127.0.0.1", port, timeout=20)) as line:
        line.request(method, path, headers=headers)
        found = line.getresponse()
        return Answer(found.status, dict(found.getheaders()), found.read())


class Served:
    """A server with its address, and connections to it."""

    def __init__(self, port: int, application: Any) -> None:
        self.port = port
        self.settings = application.settings
        self.tables: Tables = application.settings["tables"]
        self.lines: list[Line] = []

    async def line(self, name: str, **headers: str) -> Line:
        address = f"ws://127.0.0.1:{self.port}/{ROUTE}/{name}"
        line = Line(await websocket_connect(HTTPRequest(address, headers=headers)))
        self.lines.append(line)
        return line

    async def host(
        self, key: str = KEY, table: str = "one", places: dict[str, tuple[str, str]] | None = None
    ) -> Line:
        line = await self.line("host", **{KEY_HEADER: key})
        told = places or {"red-1": (SECRET, CODE)}
        digests = {name: [digest(each) for each in pair] for name, pair in told.items()}
        await line.say({"table": table, "type": "admit", "places": digests})
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
    http, port = await serve(KEY, "127.0.0.1", names=["Named.Example"])
    here = Served(port, http.request_callback)
    try:
        yield here
    finally:
        for line in here.lines:
            line.hang_up()
        http.stop()
        await http.close_all_connections()


def run(scenario: Callable[[Served], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def whole() -> None:
        async with served() as here:
            here.settings |= settings
            await scenario(here)

    # In a separate thread, since the thread of the browser tests already runs a loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, whole()).result()


# ---- coming in -----------------------------------------------------------------------------------


def test_messages_between_host_and_guest_reach_nobody_else() -> None:
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
        # The first message that the first guest hears.
        assert await guest.hear() == {"type": "bye", "why": "seat"}
        assert await guest.hear() is None

    run(scenario)


def test_shared_data_comes_from_the_kernel_once() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        lines = [await here.guest() for _ in range(3)]
        numbers = [(await host.hear())["guest"] for _ in lines]
        sets: list[dict[str, Any]] = [{"words": "hej}\u0000💥", "x": []}, {"words": "hi"}]
        for number, traits in enumerate(sets):
            await host.say({"type": "share", "number": number, "traits": traits})
        own = {"type": "welcome", "secret": "s", "n": 4}
        for line, guest, number in zip(lines, numbers, (0, 1, 0), strict=True):
            state = {"state": {"seq": guest}}
            to: dict[str, Any] = {"type": "to", "guest": guest, "shared": number}
            await host.say({**to, "message": {**own, "traits": state}})
            assert await line.hear() == {**own, "traits": {**sets[number], **state}}
        await host.say({"type": "share", "number": 0, "traits": {"words": "later"}})
        told = {"traits": {"state": 1}, "n": 5}
        await host.say({"type": "to", "guest": numbers[0], "message": told, "shared": 0})
        assert await lines[0].hear() == {"traits": {"words": "later", "state": 1}, "n": 5}

    run(scenario)


def test_a_code_opens_the_same_seat_as_its_link_in_any_spelling() -> None:
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
def test_a_wrong_secret_gets_the_same_answer_as_none(first: Any) -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        line = await here.line("guest")
        await line.say(first)
        assert await line.hear() == {"type": "bye", "why": "refused"}
        assert await line.hear() is None
        await here.guest()
        assert (await host.hear())["type"] == "join"  # Nobody had come before this guest.

    run(scenario)


def test_wrong_codes_lock_nobody_out() -> None:
    """However many codes are tried, a right one opens the table, and so does a link."""

    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        for _ in range(100):
            await here.guest("", code="WRONG222")
        for n in range(64):
            await here.guest("", code=CODE)
            assert (await host.hear())["by"] == "code", n
        await here.guest()
        assert (await host.hear())["by"] == "link"

    run(scenario)


@pytest.mark.parametrize(
    "typed",
    [
        *("ABCD2345", "abcd-2345", " abcd 2345 ", "abcd\u00a02345", "ａｂｃｄ－２３４５"),
        *("ＡＢＣＤ２３４５", "𝐀𝐁𝐂𝐃–𝟐𝟑𝟒𝟓"),
    ],
)
def test_a_code_can_be_typed_on_every_keyboard(typed: str) -> None:
    assert plain_code(typed) == CODE


@pytest.mark.parametrize(
    "headers", [{}, {KEY_HEADER: "another"}, {KEY_HEADER: ""}, {KEY_HEADER: KEY[:-1]}]
)
def test_only_the_holder_of_the_key_is_a_host_and_nothing_is_read_from_others(
    headers: dict[str, str],
) -> None:
    async def scenario(here: Served) -> None:
        with pytest.raises(HTTPClientError, match="403"):
            await here.line("host", **headers)
        with pytest.raises(HTTPClientError, match="403"):
            await here.line("host", Origin=f"http://127.0.0.1:{here.port}", **{KEY_HEADER: KEY})

    run(scenario)


def test_a_host_without_a_table_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_server, "JOIN_TIME", 0.01)

    async def scenario(here: Served) -> None:
        silent = await here.line("host", **{KEY_HEADER: KEY})
        assert await silent.hear() is None
        nameless = await here.line("host", **{KEY_HEADER: KEY})
        await nameless.say({"type": "admit", "places": {}})
        assert await nameless.hear() is None

    run(scenario)


def test_guests_find_nothing_before_a_kernel_has_connected() -> None:
    async def scenario(here: Served) -> None:
        for path in ("", "file/widget.js"):
            assert (await here.get(path)).code == 404
        with pytest.raises(HTTPClientError, match="404"):
            await here.line("guest")
        await (await here.host()).hear()
        assert (await here.get("")).code == 200
        await here.line("guest")

    run(scenario)


def test_pages_from_other_origins_are_refused() -> None:
    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
        with pytest.raises(HTTPClientError, match="403"):
            await here.line("guest", Origin="http://elsewhere.example")
        with pytest.raises(HTTPClientError, match="403"):
            await here.line("guest", Origin="null")
        await here.line("guest", Origin=f"http://127.0.0.1:{here.port}")

    run(scenario)


# ---- coming back ---------------------------------------------------------------------------------


def test_guests_wait_for_a_reconnecting_host() -> None:
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
def test_a_table_ends_without_its_host_or_without_messages(
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


def test_a_host_closes_only_its_own_table() -> None:
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


def test_one_senders_flood_is_read_slowly_and_the_others_at_once(
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


@pytest.mark.parametrize("said", [True, False])
def test_a_flood_of_pings_ends_the_connection(*, said: bool) -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await (here.guest() if said else here.line("guest"))
        quiet = await here.guest()
        with suppress(WebSocketClosedError):
            for _ in range(BURST + int(3 * table_server.JOIN_TIME * table_server.RATE)):
                guest.socket.protocol.write_ping(b"x")
        while await guest.hear() is not None:
            pass
        assert guest.socket.close_code == 4429
        await quiet.say({"type": "ping"})
        assert await quiet.hear() == {"type": "pong"}

    run(scenario)


def test_an_overlong_message_ends_the_connection() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        number = (await host.hear())["guest"]
        await guest.say({"type": "items", "said": {"n": 1, "outbox": ["x" * MOST_BYTES]}})
        assert await guest.hear() is None
        assert await host.hear() == {"type": "gone", "guest": number}

    run(scenario)


def test_the_oldest_unidentified_connection_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Guests stay, however many strangers arrive, and so does the latest stranger."""
    monkeypatch.setattr(table_server, "MOST_STRANGERS", 3)

    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        assert (await host.hear())["type"] == "join"
        lines = [await here.line("guest") for _ in range(3)]
        later = await here.line("guest")
        assert await lines[0].hear() == {"type": "bye", "why": "busy"}
        assert await lines[0].hear() is None
        for line in (*lines[1:], later):
            await line.say({"type": "join", "secret": SECRET, "said": {"client": "c"}})
            assert (await host.hear())["type"] == "join"
        await guest.say({"type": "ping"})
        assert await guest.hear() == {"type": "pong"}

    run(scenario)


def test_silent_connections_lock_nobody_out() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        for _ in range(MOST_STRANGERS + 20):
            await here.line("guest")
        for by in ("link", "code"):
            await here.guest(SECRET if by == "link" else "", code=CODE)
            assert (await host.hear())["by"] == by

    run(scenario)


@pytest.mark.parametrize("size", [FIRST_BYTES, 2 * FIRST_BYTES, MOST_BYTES, 16 * MOST_BYTES])
def test_an_overlong_first_message_is_ignored(size: int) -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        line = await here.line("guest")
        await line.say({"type": "join", "secret": SECRET, "said": {"client": "c" * size}})
        assert await line.hear() is None
        guest = await here.guest()
        assert (await host.hear())["said"] == {"client": "c", "name": "Ada"}
        # Later messages may be longer.
        await guest.say({"type": "items", "said": {"n": 1, "outbox": ["x" * 3 * FIRST_BYTES]}})
        assert (await host.hear())["type"] == "items"

    run(scenario)


@pytest.mark.parametrize("said", [False, True])
def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch, *, said: bool) -> None:
    """The server drops strangers who never say who they are, and guests who leave silently."""
    monkeypatch.setattr(table_server, "SILENCE" if said else "JOIN_TIME", 0.05)

    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        line = await (here.guest() if said else here.line("guest"))
        heard = await line.hear()
        while heard is not None:
            assert heard == {"type": "there"}
            heard = await line.hear()
        if said:
            number = (await host.hear())["guest"]
            assert await host.hear() == {"type": "gone", "guest": number}

    run(scenario)


def test_a_guest_who_reads_nothing_is_disconnected_with_its_queue() -> None:
    """The limit is in bytes, which may be many small messages or few large ones."""

    async def scenario(here: Served, size: int) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        number = (await host.hear())["guest"]
        table = here.tables.hosts["one"]
        socket = table.guests[number]
        # Nobody reads at either end of the connection.
        never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        socket.write_message = lambda *_, **__: never  # type: ignore[method-assign]
        message = {"type": "to", "guest": number, "message": {"text": "x" * size}}
        for _ in range(MOST_UNSENT // size + 2):
            await host.say(message)
        assert await host.hear() == {"type": "gone", "guest": number}
        assert socket._bytes_unsent == 0
        assert not socket._unsent
        assert not table.guests
        guest.hang_up()

    for size in (10_000, 200_000, 1_500_000):
        run(partial(scenario, size=size))


def test_only_a_guests_newest_message_waits_at_the_server() -> None:
    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        loud = await here.guest()
        number = (await host.hear())["guest"]
        for n in range(10):
            await loud.say({"type": "items", "said": {"n": n, "outbox": []}})
        await loud.say({"type": "leave"})
        heard = [await host.hear() for _ in range(2)]
        assert [each["type"] for each in heard] == ["items", "leave"]
        assert heard[0]["said"]["n"] == 0
        await host.say({"type": "taken", "guest": number})
        assert (await host.hear())["said"]["n"] == 9
        await host.say({"type": "taken", "guest": number})
        await loud.say({"type": "items", "said": {"n": 10, "outbox": []}})
        assert (await host.hear())["said"]["n"] == 10
        # A kernel that has reconnected has received nothing, and gets no old messages.
        host.socket.close()
        assert (await loud.hear())["type"] == "away"
        await loud.say({"type": "items", "said": {"n": 11, "outbox": []}})
        again = await here.host()
        assert [(await again.hear())["type"] for _ in range(2)] == ["hello", "join"]
        await loud.say({"type": "items", "said": {"n": 12, "outbox": []}})
        assert (await again.hear())["said"]["n"] == 12

    run(scenario)


# ---- routes --------------------------------------------------------------------------------------


def test_every_route_belongs_to_the_table_and_has_a_script_policy() -> None:
    tables = table_server.Tables(KEY)
    assert [path for path, _, _ in routes(tables, "/user/ada/")] == [
        f"/user/ada/{ROUTE}{rest}" for rest in ("/", "", "/file/([a-z.]+)", "/guest", "/host")
    ]

    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
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
        assert (await here.get("guest")).code == 400
        assert (await here.get("host")).code == 403

    run(scenario)


@pytest.mark.parametrize(
    "typed",
    [
        *("/", f"/{ROUTE}", f"/{ROUTE}//", f"//{ROUTE}/", f"/{ROUTE.upper()}", "/Risk-Widget/"),
        *(f"/{ROUTE}/index.html", f"/{ROUTE}?x=1"),
    ],
)
def test_a_nearly_right_address_leads_to_the_page(typed: str) -> None:
    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
        for method in ("GET", "HEAD"):
            found = await asyncio.to_thread(ask, here.port, typed, method)
            assert (found.code, found.headers["Location"]) == (302, f"/{ROUTE}/")

    run(scenario)


def test_files_are_compressed_for_clients_that_accept_it() -> None:
    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
        for name in FILES:
            path = f"/{ROUTE}/file/{name}"
            given = {"Accept-Encoding": "br, gzip"}
            dense = await asyncio.to_thread(ask, here.port, path, "GET", **given)
            plain = await here.get(f"file/{name}")
            assert gzip.decompress(dense.body) == plain.body
            assert dense.headers["Content-Encoding"] == "gzip"
            assert "Content-Encoding" not in plain.headers
            assert {each.headers["Vary"] for each in (dense, plain)} == {"Accept-Encoding"}
            assert dense.headers["Etag"] != plain.headers["Etag"]

    run(scenario)


def test_each_file_has_matching_headers() -> None:
    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
        for path in ("", "file/widget.js", "file/table.css"):
            whole, head = await here.get(path), await here.get(path, "HEAD")
            assert (head.code, head.body) == (200, b"")
            assert head.headers["Content-Length"] == str(len(whole.body))
            assert head.headers["Content-Type"] == whole.headers["Content-Type"]
        assert (await here.get("file/server.py", "HEAD")).code == 404

    run(scenario)


@pytest.mark.parametrize(
    ("host", "code"),
    [
        ("127.0.0.1:{}", 200), ("localhost:{}", 200), ("[::1]:{}", 200), ("192.168.7.7:{}", 200),
        ("laptop:{}", 200), ("laptop.local:{}", 200), ("named.example:{}", 200),
        ("NAMED.example.", 200),
        ("evil.example:{}", 403), ("127.0.0.1.evil.example:{}", 403), ("xn--e1afmkfd.example", 403),
    ],
)  # fmt: skip
def test_a_foreign_host_name_opens_nothing(host: str, code: int) -> None:
    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
        name = host.format(here.port)
        found = await asyncio.to_thread(ask, here.port, f"/{ROUTE}/", "GET", Host=name)
        assert found.code == code
        if code == 200:
            await here.line("guest", Host=name, Origin=f"http://{name}")
        else:
            with pytest.raises(HTTPClientError, match="403"):
                await here.line("guest", Host=name, Origin=f"http://{name}")

    run(scenario)


def test_requests_are_limited_in_length_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_server, "MOST_REQUESTS", 4)

    async def scenario(here: Served) -> None:
        host = await here.host()
        await host.hear()
        guest = await here.guest()
        begun = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(8)]
        for _, writer in begun:
            writer.write(b"POST / HTTP/1.1\r\nHost: localhost\r\n")
        # The oldest connections have been closed, and none remains open.
        assert await asyncio.wait_for(begun[0][0].read(), 20) == b""
        await guest.say({"type": "ping"})
        assert await guest.hear() == {"type": "pong"}
        last = begun[-1]
        last[1].write(b"Content-Length: 70000\r\n\r\n")
        assert b"400" in await asyncio.wait_for(last[0].readline(), 20)
        for _, writer in begun:
            writer.close()

    run(scenario)


def test_an_unfinished_request_is_dropped_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_server, "JOIN_TIME", 0.05)

    async def scenario(here: Served) -> None:
        for begun in (b"", b"GET / HTTP/1.1\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(begun)
            assert await asyncio.wait_for(reader.read(), 20) == b""
            writer.close()

    run(scenario)


@pytest.mark.parametrize(
    ("settings", "origin", "lets_in"),
    [
        ({}, "https://hub.example", False),
        ({"allow_origin": "https://hub.example"}, "https://hub.example", True),
        ({"allow_origin": "https://hub.example"}, "https://hub.example.evil", False),
        ({"allow_origin": "*"}, "https://anywhere.example", True),
        ({"allow_origin": ""}, "https://hub.example", False),
        ({"allow_origin_pat": re.compile(r"https://.*\.example$")}, "https://a.example", True),
        ({"allow_origin_pat": re.compile(r"https://.*\.example$")}, "https://a.evil", False),
        ({"allow_origin_pat": r"https://hub\."}, "https://hub.example", True),
        (
            {"allow_origin": "https://one.example", "allow_origin_pat": re.compile(".*")},
            "https://two.example",
            False,
        ),
    ],
)
def test_origins_allowed_by_the_notebook_server_are_accepted(
    settings: dict[str, Any], origin: str, *, lets_in: bool
) -> None:
    async def scenario(here: Served) -> None:
        await (await here.host()).hear()
        if lets_in:
            await here.line("guest", Origin=origin)
        else:
            with pytest.raises(HTTPClientError, match="403"):
                await here.line("guest", Origin=origin)

    run(scenario, **settings)


def test_the_server_receives_no_secret() -> None:
    """The server has only the digests of secrets, and a digest opens nothing."""

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
def test_guests_of_a_hub_get_its_proxys_address(
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
