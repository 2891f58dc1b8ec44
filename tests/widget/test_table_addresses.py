"""The addresses for links: which are offered, which comes first, which can be chosen."""

from __future__ import annotations

import json
import threading
from contextlib import closing
from http.client import HTTPConnection
from itertools import permutations
from socket import AF_INET, create_server
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.table import addresses
from risk_widget.table.addresses import Found, lan_addresses, ranked
from risk_widget.table.finding_servers import TableError, read_lan, read_port
from risk_widget.table.server import ROUTE
from tests.widget.page_player import screen_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def widget() -> Iterator[RiskWidget]:
    made = RiskWidget(rw.Game.new(edition="german", mode="domination", seats=3, seed=1))
    yield made
    made.close()


def some_port() -> int:
    with create_server(("127.0.0.1", 0), family=AF_INET) as line:
        return int(line.getsockname()[1])


@pytest.mark.parametrize(
    ("found", "way_out", "order"),
    [
        ([("192.168.43.1", "wlan0")], None, ["192.168.43.1"]),
        (
            [("10.8.0.6", "tun0"), ("192.168.43.7", "wlan0")],
            "10.8.0.6",
            ["192.168.43.7", "10.8.0.6"],
        ),
        (
            [("172.17.0.1", "docker0"), ("172.18.0.1", "br-1f2e"), ("10.1.2.3", "eth0")],
            "10.1.2.3",
            ["10.1.2.3", "172.17.0.1", "172.18.0.1"],
        ),
        (
            [("100.70.1.2", "tailscale0"), ("192.168.1.5", "en0")],
            "100.70.1.2",
            ["192.168.1.5", "100.70.1.2"],
        ),
        (
            [("93.184.216.34", "eth0"), ("192.168.1.5", "eth1")],
            "93.184.216.34",
            ["192.168.1.5", "93.184.216.34"],
        ),
        (
            [("192.168.1.5", "eth0"), ("192.168.7.5", "wlan0")],
            "192.168.7.5",
            ["192.168.7.5", "192.168.1.5"],
        ),
        ([("127.0.0.1", "lo"), ("169.254.3.4", "eth0")], None, ["169.254.3.4"]),
        ([("fe80::1", "eth0"), ("fd00::5", "eth0"), ("::1", "lo")], "fd00::5", ["fd00::5"]),
        ([("fd00::5", "eth0"), ("192.168.1.5", "eth0")], "fd00::5", ["192.168.1.5", "fd00::5"]),
        (
            [("192.168.1.5", ""), ("192.168.1.5", "wg0"), ("10.0.0.3", "eth0")],
            None,
            ["10.0.0.3", "192.168.1.5"],
        ),
        ([("127.0.0.1", "lo"), ("::1", "lo"), ("0.0.0.0", "x"), ("no address", "y")], None, []),
    ],
)
def test_real_cards_and_private_networks_come_first_and_everything_is_offered(
    found: list[tuple[str, str]], way_out: str | None, order: list[str]
) -> None:
    out = [] if way_out is None else [way_out]
    for listed in permutations([Found(*each) for each in found]):
        assert sorted(ranked(listed, out)) == sorted(order)
        assert ranked(listed, out)[0:1] == order[0:1]


def test_no_internet_connection_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_ways_out", list)
    monkeypatch.setattr(addresses, "_of_cards", lambda: [Found("192.168.43.1", "wlan0")])
    monkeypatch.setattr(addresses, "_of_routes", lambda: [Found("127.0.0.1")])
    monkeypatch.setattr(addresses, "_by_name", lambda: [Found("127.0.1.1")])
    assert lan_addresses() == ["192.168.43.1"]


def test_a_computer_in_no_network_says_so(
    widget: RiskWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", list)
    with pytest.raises(TableError, match="not on a local network"):
        widget.share(lan=True)


@pytest.mark.parametrize("lan", ["127.0.0.1", "::1", "127.0.0.2", "laptop.example", "0.0.0.0"])
def test_links_begin_with_the_given_address_and_lead_to_the_table(
    lan: str, widget: RiskWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is the computer's own, another one that leads here, or stands for all of them."""
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["127.0.0.3"])
    told: list[Any] = []
    monkeypatch.setattr(widget, "send", told.append)
    port = some_port()
    table = widget.share(lan=lan, port=port)
    url = urlsplit(table.links["red"])
    called = "127.0.0.3" if lan == "0.0.0.0" else lan
    assert (url.hostname, url.port, url.path) == (called, port, f"/{ROUTE}/")
    assert told[-1]["table"]["address"] == called
    near = lan if lan in ("::1", "127.0.0.2") else "127.0.0.1"
    with closing(HTTPConnection(near, port, timeout=20)) as line:
        line.request("HEAD", url.path, headers={"Host": url.netloc})
        assert line.getresponse().status == 200


def test_the_page_gets_all_addresses_and_can_choose_another(
    widget: RiskWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["127.0.0.1", "127.0.0.2"])
    told: list[Any] = []
    monkeypatch.setattr(widget, "send", told.append)
    widget.share(lan=True)
    assert told[-1]["table"]["addresses"] == ["127.0.0.1", "127.0.0.2"]
    assert "127.0.0" not in json.dumps(widget.get_state(["state"]))
    opened: list[Any] = []
    monkeypatch.setattr(widget._table, "open", lambda **how: opened.append(how))
    widget._table.carry_out({"type": "table", "do": "open", "lan": True, "address": "127.0.0.2"})
    for thread in threading.enumerate():
        if thread.name == "risk-widget-table-opening":
            thread.join()
    assert opened == [{"lan": "127.0.0.2"}]


def test_a_port_in_use_is_named(widget: RiskWidget) -> None:
    with create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        with pytest.raises(TableError, match=f"127.0.0.1, port {port}"):
            widget.share(lan="127.0.0.1", port=port)


@pytest.mark.parametrize(
    "wrong", ["", " ", "http://192.168.1.5/", "1.2.3", "a b", "1.2.3.4:80", 7, None]
)
def test_an_invalid_address_is_refused(wrong: Any, widget: RiskWidget) -> None:
    with pytest.raises(ValueError, match="lan"):
        widget.share(lan=wrong)


@pytest.mark.parametrize("wrong", [0, -1, 80, 1023, 65536, 1.5, "8080", True])
def test_an_invalid_port_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="port"):
        read_port(wrong)


def test_every_notation_of_an_address_is_read() -> None:
    assert read_lan(" 192.168.43.7 ") == "192.168.43.7"
    assert read_lan("[FD00::0:5]") == "fd00::5"
    assert read_lan("Laptop.local") == "laptop.local"
    assert [read_lan(True), read_lan(False)] == [True, False]
    assert [read_port(None), read_port(8123.0)] == [None, 8123]


def test_the_host_can_rename_and_remove_guests_in_python(widget: RiskWidget) -> None:
    table = widget.share()
    links = table.links
    table.rename("red", "Ada")
    assert screen_of(widget.session)["seats"][0]["name"] == "Ada"
    for place in ("red", "spectators"):
        table.send_away(place)
        assert table.links[place] != links[place]
    with pytest.raises(ValueError, match="no such player"):
        table.rename("pink", "Ada")
    with pytest.raises(ValueError, match="no such player"):
        table.send_away("pink")
    table.close()
    with pytest.raises(ValueError, match="several screens"):
        table.rename("red", "Grace")
