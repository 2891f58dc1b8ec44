"""A game on several screens, by clicks: the host's page, and guests with nothing but a link."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import bots
from risk_widget.table import addresses
from risk_widget.table.seats import SPECTATORS
from tests.clicks import Clicker
from tests.guests import DESK, PHONE, GuestPage, choice
from tests.widget.harness import axe, drawn, look

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from playwright.sync_api import Browser

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="table page", share=2)

SEATS = ("red", "blue", "green")
NAMES = ("Ada", "Grace", "Barbara", "Frances", "Alan")
MOST_DECISIONS = 150
MISSIONS = {
    "red": "continents:asia+africa",
    "blue": "continents:north-america+africa",
    "green": "continents:asia+south-america",
}
OF_FIVE = {
    **MISSIONS,
    "yellow": "continents:north-america+australia",
    "black": "territories-24",
}


def short_game(missions: Mapping[str, str] = MISSIONS) -> rw.Game:
    """Return a game in which Red is close to its mission and moves last, so that all get a turn."""
    seats = tuple(missions)
    board = rw.load_board("classic")
    own = {t for c in ("asia", "africa") for t in board.continent(c).territories}
    held: dict[str, tuple[str, int]] = dict.fromkeys(own, ("red", 4))
    others = [t for t in board.ids if t not in own]
    held |= {t: (seats[1 + n % (len(seats) - 1)], 2) for n, t in enumerate(others)}
    held["japan"], held["madagascar"] = ("blue", 2), ("green", 2)
    return rw.Game.from_dict(
        edition="nordic",
        mode="missions",
        seats=seats,
        seed=5,
        position={
            "turn": "blue",
            "phase": "reinforce",
            "to_place": 3,
            "missions": missions,
            "hands": {"red": ["siam"], "blue": ["alaska"], "green": ["brazil"]},
            "territories": held,
        },
    )


@pytest.fixture
def guests(browser: Browser) -> Iterator[Callable[..., GuestPage]]:
    """Open pages of guests, and check at the end that none has reported a problem."""
    opened: list[GuestPage] = []

    def go(link: str, place: str, **options: Any) -> GuestPage:
        page = GuestPage(browser, link, place, **(options or DESK))
        opened.append(page)
        return page

    yield go
    for page in opened:
        page.context.close()
    assert [problem for page in opened for problem in page.problems] == []


def open_host(bridged: Callable[..., Bridge], missions: Mapping[str, str] = MISSIONS) -> Bridge:
    """Open the host's page, with everybody still at its screen."""
    seats = dict.fromkeys(missions, "human")
    return bridged(
        lambda: rw.RiskWidget(short_game(missions), seats=seats, keep=False, confirm=True)
    )


@pytest.fixture
def host(bridged: Callable[..., Bridge]) -> Iterator[Bridge]:
    """Open the host's page in the three-player game."""
    bridge = open_host(bridged)
    yield bridge
    bridge.widget.close()


@pytest.mark.sampled(together="whole games", share=8)
def test_a_game_is_played_to_its_end_on_six_screens(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage]
) -> None:
    """Five guests, one on a touch screen, each reload once and get only what they may see."""
    host = open_host(bridged, OF_FIVE)
    widget, random = host.widget, Random(1)
    table = widget.share()
    names = dict(zip([*OF_FIVE, SPECTATORS][1:], NAMES, strict=True))
    pages = {
        place: guests(table.links[place], place, **(PHONE if place == "blue" else DESK))
        for place in names
    }
    for place, page in pages.items():
        page.sit_down(names[place])
    host.push()
    here = Clicker(host.page.locator("[data-risk-widget]"))
    # Only Red is left at the host's screen, so nothing is handed over any more.
    expect(here.root).to_have_attribute("data-screen", "play")
    minds = {seat: bots.make("expert", 1, board=widget.game.board) for seat in OF_FIVE}
    reloads = {place: random.randrange(1, 4) for place in pages}
    decisions = dict.fromkeys((*OF_FIVE, SPECTATORS), 0)
    for _ in range(MOST_DECISIONS):
        game = widget.game
        if game.is_over:
            break
        actor = game.actor
        hand = here if actor == "red" else pages[actor].hand
        action = choice(minds[actor], game)
        before = widget.session.seq
        hand.mouse.wait('[data-human="true"]')
        if actor == "red":
            host.push()
        hand.do(action)
        host.push()
        assert widget.session.seq > before
        for place in (actor, SPECTATORS):
            decisions[place] += 1
            if decisions[place] == reloads.get(place):
                pages[place].reload()
    assert widget.game.winner == "red"
    assert all(decisions[place] >= reloads[place] for place in pages), decisions
    for page in pages.values():
        expect(page.root).to_have_attribute("data-screen", "over")
        page.check_what_came(OF_FIVE)
        assert page.root.locator('[data-action="again"], [data-action="new_game"]').count() == 0
    rows = {row["seat"]: row["name"] for row in widget.state["seats"]}
    assert {seat: rows[seat] for seat in OF_FIVE if seat != "red"} == {
        seat: name for seat, name in names.items() if seat != SPECTATORS
    }
    table.close()
    expect(pages["blue"].page.locator("body")).to_have_attribute("data-status", "closed")
    widget.close()


def test_a_team_votes_on_its_actions(host: Bridge, guests: Callable[..., GuestPage]) -> None:
    table = host.widget.share(vote=600)
    team = [guests(table.links["blue"], "blue", **options) for options in (PHONE, DESK)]
    for page, name in zip(team, ("Ada", "Grace"), strict=True):
        page.sit_down(name)
    game = host.widget.game
    own = next(t for t in game.board.ids if game.owner(t) == "blue")
    before = len(game.history)
    team[0].hand.pick(own)
    vote = team[1].root.locator("[data-voted='1']")
    expect(vote).to_contain_text("1 of 2 has voted. Choose on the board.")
    expect(vote).to_contain_text("Place 1 army")
    assert len(game.history) == before
    team[1].hand.pick(own)
    expect(vote).to_have_count(0)
    assert len(game.history) == before + 1
    host.push()
    row = open_dialog(host).locator('li[data-place="blue"]')
    expect(row).to_contain_text("2 screens")
    host.page.locator("[data-action=table_vote]").select_option("0")
    host.push()
    assert table.table.vote == 0


# ---- the host's page -----------------------------------------------------------------------------


def open_dialog(host: Bridge) -> Any:
    root = host.page.locator("[data-risk-widget]")
    Clicker(root).open_menu("menu_others")
    root.locator("[data-action=table]").click()
    return host.page.get_by_role("dialog", name="Play on several screens")


def opened(host: Bridge) -> Any:
    """Open a table in the dialog, and return the dialog."""
    dialog = open_dialog(host)
    dialog.locator("[data-action=open_table]").click()
    # The table is opened while the page's own messages go on.
    for _ in range(200):
        if host.widget.state["host"]["table"]["state"] == "open":
            break
        host.widget._table.link and host.widget._table.link.opened.wait(0.1)
        drawn(host.page)
    host.push()
    expect(dialog.locator("[data-action=show_link]")).to_have_count(4)
    return dialog


def test_the_menu_opens_a_table_with_a_link_and_a_code_for_each_seat(
    host: Bridge, guests: Callable[..., GuestPage]
) -> None:
    dialog = opened(host)
    table = host.widget._table
    seen = {}
    for place in (*SEATS, SPECTATORS):
        row = dialog.locator(f'li[data-place="{place}"]')
        row.locator("[data-action=show_link]").click()
        # No phone can reach an address that means this computer itself.
        expect(row.locator("svg.rw-qr")).to_have_count(0)
        seen[place] = row.locator("textarea").input_value()
        expect(row.locator("[data-place-code]")).to_contain_text(table.codes[place])
    assert seen == table.links
    assert len({*seen.values()}) == 4
    assert axe(host.page) == []
    # No data that a notebook may save contains a link or a secret.
    saved = json.dumps(host.widget.get_state(), default=str)
    for place in table.table.places.values():
        assert place.secret not in saved
        assert place.code not in saved

    blue = guests(table.links[SPECTATORS].split("#")[0], "blue")
    blue.sit_down("Ada", code=table.codes["blue"].lower())
    host.push()
    row = dialog.locator('li[data-place="blue"]')
    expect(row).to_contain_text("is connected")
    expect(row).to_contain_text("Ada")
    blue.reload()  # The code is used up, but the page has its link.
    blue.page.locator("[data-action=leave_table]").click()
    expect(blue.page.locator("body")).to_have_attribute("data-status", "left")
    host.push()
    expect(row).to_contain_text("has left")
    for action, told in (
        ("take_back", "plays at this screen"),
        ("give_bot", "is a bot"),
        ("invite_person", "plays at this screen"),
    ):
        look(host.page)
        row.locator(f"[data-action={action}]").click()
        expect(row).to_contain_text(told)
    dialog.locator("[data-action=close_table]").click()
    expect(dialog.locator("[data-action=open_table]")).to_be_visible()


def test_a_dead_link_says_so_and_asks_for_a_code(
    host: Bridge, guests: Callable[..., GuestPage]
) -> None:
    table = host.widget.share()
    page = guests(table.links["green"][:-3] + "abc", "green")
    page.page.locator("[data-action=sit_down]").click()
    expect(page.page.locator("[data-table=status]")).to_contain_text("doesn't lead to a table")
    page.sit_down("Grace", code=table.codes["green"])
    page.check_what_came(MISSIONS)


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(320, 640), (390, 664), (1280, 800)])
def test_the_guests_page_fits_and_can_be_read_by_everybody(
    host: Bridge, guests: Callable[..., GuestPage], size: tuple[int, int]
) -> None:
    link = host.widget.share().links["blue"]
    width, height = size
    page = guests(link, "blue", viewport={"width": width, "height": height})
    page.page.wait_for_selector("input[name=name]")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width
    page.sit_down("Ada")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.page.locator("[data-action=leave_table]")).to_be_visible()


def test_a_guests_page_says_that_the_host_is_away_and_then_continues(
    host: Bridge, guests: Callable[..., GuestPage]
) -> None:
    table = host.widget.share()
    page = guests(table.links["blue"], "blue")
    page.sit_down("Ada")
    line = table.link
    line.cut()
    expect(page.page.locator("body")).to_have_attribute("data-status", "away")
    page.seated()
    assert table.shown()["seats"][1] == {"seat": "blue", "at": "there"}


def test_the_host_chooses_the_address_and_a_guests_name(
    host: Bridge, guests: Callable[..., GuestPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["127.0.0.1", "127.0.0.2"])
    table = host.widget.share(lan=True)
    host.push()
    root = host.page.locator("[data-risk-widget]")
    Clicker(root).open_menu("menu_others")
    root.locator("[data-action=table]").click()
    dialog = host.page.get_by_role("dialog")

    choice = dialog.get_by_label("Address of this computer")
    host.push_until(choice.count)
    expect(choice).to_have_value("127.0.0.1")
    choice.select_option("127.0.0.2")
    host.push_until(lambda: "//127.0.0.2:" in table.links.get("blue", ""))
    guest = guests(table.links["blue"], "blue")
    guest.sit_down("xX_joker_Xx")
    host.push_until(dialog.get_by_role("button", name="Rename: xX_joker_Xx").count)
    dialog.get_by_role("button", name="Rename: xX_joker_Xx").click()
    dialog.locator("[data-new-name]").fill("Ada")
    dialog.locator("[data-action=keep_name]").click()
    host.push_until(dialog.get_by_role("button", name="Rename: Ada").count)
    expect(guest.root).to_contain_text("Ada")
    assert axe(host.page) == []
