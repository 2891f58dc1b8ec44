"""A table in a real JupyterLab: its own server leads to the game, without its token."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from risk_widget import Game, bots
from risk_widget.widget.table.server import ROUTE
from tests.clicks import Clicker
from tests.guests import DESK, PHONE, GuestPage, choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.lab.lab import LabPage, LabServer

GAME = """
import risk_widget as rw
widget._table.close()
game = rw.Game.new(edition="nordic", mode="domination", seats=["red", "blue", "green"], seed=4)
widget.new_game(game, seats={"red": "human", "blue": "human", "green": "simple"})
"""


@pytest.mark.lab
def test_a_guest_of_a_notebook_plays_at_a_seat_of_the_same_server(
    lab: Callable[..., LabPage], server: LabServer, browser: Browser
) -> None:
    page = lab().open("00-play.ipynb").be_plain()
    page.run_all()
    expect(page.widget).to_be_visible(timeout=90_000)
    page.execute(GAME)
    expect(page.widget).to_have_attribute("data-phase", "place")
    page.widget.locator("[data-action=menu]").click()
    page.widget.locator("[data-action=table]").click()
    dialog = page.page.get_by_role("dialog", name="Play on several screens")
    dialog.locator("[data-action=open_table]").click()
    row = dialog.locator('li[data-place="red"]')
    row.locator("[data-action=show_link]").click(timeout=30_000)
    link = row.locator("textarea").input_value()
    # As the page is reached, and below it.
    assert re.fullmatch(rf"{re.escape(server.url)}{ROUTE}/#[\w-]{{22}}", link)

    context = browser.new_context(reduced_motion="reduce")
    problems: list[Any] = []
    guest = context.new_page()
    guest.on("pageerror", lambda error: problems.append(error))
    guest.goto(link)
    guest.locator("input[name=name]").fill("Ada")
    guest.locator("[data-action=sit_down]").click()
    root = guest.locator("body[data-status=seated] [data-risk-widget]")
    expect(root).to_have_attribute("data-human", "true")
    expect(row).to_contain_text("is there")
    held = page.kernel("next(t for t in widget.game.board.ids if widget.game.owner(t) == 'red')")
    hand = Clicker(root)
    hand.do({"type": "place", "territory": held, "armies": 1})
    expect(page.widget).to_have_attribute("data-actor", "blue")
    # While a cell runs, the others play on.
    page.page.evaluate(
        """() => { window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
             .requestExecute({code: 'import time; time.sleep(600)', store_history: false}); }"""
    )
    guest.reload()
    expect(root).to_have_attribute("data-actor", "blue")
    hand = Clicker(root)
    guest.locator("[data-action=rules]").click()
    expect(guest.get_by_role("dialog")).to_contain_text("army", timeout=20_000)
    guest.locator("[data-action=close]").click()
    page.page.evaluate(
        """() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
             .interrupt().then(() => 1)"""
    )
    page.wait_for_kernel()
    page.execute("widget._table.close()")
    expect(guest.locator("body")).to_have_attribute("data-status", "closed")
    context.close()
    assert problems == []


MISSIONS = {
    "red": "continents:asia+africa",
    "blue": "continents:north-america+africa",
    "green": "continents:asia+south-america",
    "yellow": "continents:north-america+australia",
    "black": "territories-24",
}
# Red comes last, and needs two territories; before it everybody has a turn.
MISSION_GAME = f"""
import risk_widget as rw
missions = {MISSIONS}
board = rw.load_board("classic")
own = {{t for c in ("asia", "africa") for t in board.continent(c).territories}}
held = dict.fromkeys(own, ("red", 4))
others = [t for t in board.ids if t not in own]
held |= {{t: (list(missions)[1 + n % 4], 2) for n, t in enumerate(others)}}
held["japan"], held["madagascar"] = ("blue", 2), ("green", 2)
game = rw.Game.from_dict(
    edition="nordic", mode="missions", seats=tuple(missions), seed=5,
    position={{"turn": "blue", "phase": "reinforce", "to_place": 3, "missions": missions,
              "territories": held}},
)
widget._table.close()
widget.new_game(game, seats=dict.fromkeys(missions, "human"))
links = widget.share().links
"""
MOST_DECISIONS = 150


@pytest.mark.lab
def test_a_mission_game_is_played_to_its_end_on_six_screens(
    lab: Callable[..., LabPage], browser: Browser
) -> None:
    """Five guests without a token, one by touch; each reloads once, and gets what it may see."""
    page, random = lab().open("00-play.ipynb").be_plain(), Random(2)
    page.run_all()
    expect(page.widget).to_be_visible(timeout=90_000)
    page.execute(MISSION_GAME)
    links = page.kernel("links")
    guests = {
        place: GuestPage(browser, link, place, **(PHONE if place == "blue" else DESK))
        for place, link in links.items()
        if place != "red"
    }
    assert len(guests) == 5
    for place, guest in guests.items():
        guest.sit_down(f"Guest at {place}")
    reloads = {place: random.randrange(1, 4) for place in guests}
    decisions = dict.fromkeys([*links], 0)
    host = Clicker(page.widget)
    minds: dict[str, Any] = {}
    for _ in range(MOST_DECISIONS):
        text = page.kernel("None if game.is_over else game.position()")
        if text is None:
            break
        game = Game.from_position(text, seed=0)
        actor = str(game.actor)
        if actor not in minds:
            minds[actor] = bots.make("expert", 1, board=game.board)
        hand = host if actor == "red" else guests[actor].hand
        hand.mouse.wait('[data-human="true"]')
        hand.do(choice(minds[actor], game))
        for place in (actor, "spectators"):
            decisions[place] += 1
            if decisions[place] == reloads.get(place):
                guests[place].reload()
    assert page.kernel("game.winner") == "red"
    assert all(decisions[place] >= reloads[place] for place in guests), decisions
    for guest in guests.values():
        expect(guest.root).to_have_attribute("data-screen", "over")
        guest.check_what_came(MISSIONS)
        assert guest.problems == []
        guest.context.close()
    page.execute("widget._table.close()")
