"""A calm screen: each part keeps its place in every state of a game."""

from __future__ import annotations

from functools import partial
from heapq import nlargest
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.board import load_board
from risk_widget.engine.mission_words import mission_near, mission_progress
from risk_widget.messages import languages
from risk_widget.messages.rendering import use_language
from risk_widget.rules.edition_parts import mission_cards
from tests import rotation
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.harness import PHONES, drawn, resize
from tests.widget.in_languages import LAPTOP
from tests.widget.test_access import attacking, open_root, open_taken, winning
from tests.widget.test_access import choosing as opening_from_menu
from tests.widget.test_one_screen import ALONE, SIX, STATES, room
from tests.widget.test_story_page import reader, story, widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge
    from tests.widget.test_story_page import Reader

__all__ = ["reader"]

SCREENS = [LAPTOP, (1366, 768), room(1920, 1080), (1920, 1080), *PHONES]

PLACES = """root => {
  const from = root.getBoundingClientRect();
  const fixed = {
    "slot that ends something": '[data-place="end"], [data-place="more-2"]',
    "slot for what else can be done": '[data-place="more-1"]',
    "slot of the filled button": '[data-place="act"]',
    map: ".rw-map-host",
  };
  const beside = {
    panel: ".rw-side",
    "zone of the mission": ".rw-aim",
    "zone of the log": ".rw-story",
    players: ".rw-players",
  };
  const isBeside = root.dataset.layout === "beside";
  const found = {};
  for (const [name, css] of Object.entries({ ...fixed, ...(isBeside ? beside : {}) })) {
    const node = root.querySelector(css);
    if (!node?.checkVisibility()) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    found[name] = [left - from.left, top - from.top, width, height].map(Math.round).join(" ");
  }
  const words = root.querySelector(".rw-sentence");
  const bar = root.querySelector(".rw-sentence-bar").getBoundingClientRect();
  found["letters of the headline"] = getComputedStyle(words).fontSize;
  found["bar"] = [bar.top - from.top, bar.height].map(Math.round).join(" ");
  if (isBeside && root.dataset.bar === "top") found["height of the cell"] = `${from.height}`;
  return found;
}"""
"""The places of the parts that are always there or, in one column, their order below the map."""

TABLE = {"panel", "players", "zone of the mission", "zone of the log"}

MODE = """root => [
  [".rw-block-teach", "explained"],
  ['[data-bar="side"] .rw-hand-place[data-part]', "with cards"],
  ['[data-action="brush"]', "editor"],
  [".rw-plans", "plans"],
].filter(([css]) => document.querySelector(css)).map(([, mode]) => `, ${mode}`).join("")"""
"""The states in which the panel has other zones: explanations, cards that can be traded on a phone
held sideways, the editor, and the steps of a plan."""

ALWAYS = "attack"
"""The state that every run checks, in addition to the states that it draws."""

FORMS = {"first form", "form"}
"""The forms, which are no game yet and are read from top to bottom."""

FEW_BUTTONS = {"claim", "claim, taught", "place", "place, taught", "capital", "six", "exam"}
"""The states of the set-up, whose buttons fit on one row of a phone from beginning to end."""


def reviewing(root: Locator) -> None:
    """Win, and review the game."""
    winning(root)
    Clicker(root).press("review")


CALM = {
    **STATES,
    "share": (lambda: positions.widget(positions.attack()), opening_from_menu("save")),
    "exam": (lambda: rw.RiskWidget().take_exam(), None),
    "review": (lambda: positions.widget(positions.over()), reviewing),
}
"""Every state, along with the dialogs and games that otherwise have tests of their own."""


def settled(root: Locator) -> None:
    """Decline the offers that a first visit makes."""
    root.page.add_style_tag(content=ALONE)
    offer = root.locator("[data-action=decline_full_screen]")
    if offer.count():
        offer.evaluate("(button) => button.click()")


@pytest.mark.usefixtures("kept_folder")
def test_every_part_keeps_its_place_in_every_state(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """Buttons, headline, map, panel and its zones stay, and the cell is as tall as the view."""
    found: dict[tuple[int, int], dict[str, dict[str, list[str]]]] = {size: {} for size in SCREENS}
    states = [state for state in CALM if state not in {*FORMS, "save", ALWAYS}]
    for state in (ALWAYS, *rotation.share_of(states, 6)):  # without the dialog, whose size is fixed
        make, go = CALM[state]
        bridge = open_taken(bridged, make, width=SCREENS[0][0], height=SCREENS[0][1])
        if go:
            go(bridge.root)
        settled(bridge.root)
        for size in SCREENS:
            resize(bridge.page, *size)
            group = "set-up" if size in PHONES and state in FEW_BUTTONS else "game"
            players = bridge.root.locator(".rw-players tbody tr").count()
            mode = bridge.root.evaluate(MODE)
            for what, where in bridge.root.evaluate(PLACES).items():
                # A longer table leaves less of the panel for its zones.
                of = f"{what}, {group}" + (f", {players} players{mode}" if what in TABLE else "")
                places = found[size].setdefault(of, {})
                places.setdefault(where, []).append(state)
    for size, all_places in found.items():
        with subtests.test(size=size):
            assert "slot of the filled button, game" in all_places
            wrong = {what: where for what, where in all_places.items() if len(where) > 1}
            assert wrong == {}
    for size in SCREENS[:4]:
        (height,) = found[size]["height of the cell, game"]
        assert abs(float(height) - size[1]) < 2, size


def test_full_screen_gives_the_room_to_the_map(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=1366, height=768)
    settled(root)
    button = root.locator('[data-action="full_screen"]')
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    drawn(root.page)
    width = root.locator(".rw-map-host svg").first.evaluate("(map) => map.clientWidth")
    assert width >= 1060


@pytest.mark.sampled
@pytest.mark.parametrize("size", SCREENS)
def test_every_part_keeps_its_place_in_every_chapter_of_a_story(
    reader: Reader, size: tuple[int, int]
) -> None:
    page = reader.open(story().html)
    root = widget(page)
    settled(root)
    resize(page, *size)
    chapters = page.locator(".rw-chapters button")
    seen = root.evaluate(PLACES)
    for n in range(chapters.count()):
        chapters.nth(n).evaluate("(button) => button.click()")
        drawn(page)
        now = root.evaluate(PLACES)
        # Some chapters have a second button.
        assert {what: now[what] for what in seen if what in now} == seen
        seen = now if len(now) > len(seen) else seen


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_the_acting_button_is_visible(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack(6, 3)), width=size[0], height=size[1]
    )
    settled(root)
    attacking(root)
    for action in ("roll", "roll_until", "end_phase"):
        expect(Clicker(root).button(action)).to_be_in_viewport(ratio=1)
    expect(root.locator(".rw-map svg").first).to_be_in_viewport(ratio=0.8)


SHARE = """root => {
  const svg = root.querySelector(".rw-map svg").getBoundingClientRect();
  return svg.height / innerHeight;
}"""


@pytest.mark.parametrize("size", PHONES[:2])
def test_a_full_screen_or_enlarged_map_has_almost_half_of_a_phone(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack()), width=size[0], height=size[1]
    )
    settled(root)
    page = root.page
    brazil = root.locator('[data-territory="brazil"] .hit')

    def proportions() -> list[float]:
        """Return the scale of the map across and down, which must be equal."""
        return list(root.evaluate(PROPORTIONS))

    small = root.evaluate(SHARE)
    for enlarge, back in (("zoom_in", "whole_map"), ("full_screen", "full_screen")):
        root.locator(f'[data-action="{enlarge}"]').first.click()
        drawn(page)
        drawn(page)
        assert root.evaluate(SHARE) >= 0.45
        across, down = proportions()
        assert abs(across - down) < 0.01
        expect(brazil).to_be_in_viewport()
        root.locator(f'[data-action="{back}"]').first.click()
        drawn(page)
        drawn(page)
        assert root.evaluate(SHARE) == small
    # Players and cards are above the parts that only have to be read.
    assert root.evaluate(
        """root => root.querySelector(".rw-players").getBoundingClientRect().bottom
          <= root.querySelector(".rw-story").getBoundingClientRect().top"""
    )


PROPORTIONS = """root => {
  const svg = root.querySelector(".rw-map svg");
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  return [box.width / width, box.height / height];
}"""


HIDDEN = """root => {
  const zone = root.querySelector(".rw-decision").getBoundingClientRect();
  return [...root.querySelectorAll(".rw-decision :is(button:not(.rw-link), input, select)")]
    .filter((node) => node.checkVisibility())
    .filter((node) => !node.closest(".rw-visually-hidden, .rw-block-teach"))
    .filter((node) => node.getBoundingClientRect().bottom > zone.bottom + 1)
    .map((node) => node.outerHTML.slice(0, 90));
}"""
"""The controls of a decision that are out of sight without scrolling."""


def choosing(root: Locator) -> None:
    """Choose the first available territory."""
    Clicker(root).pick("brazil")


CHOICES: dict[str, tuple[Callable[[], Any], Callable[[Locator], None] | None]] = {
    **STATES,
    "reinforcing": (lambda: positions.widget(positions.reinforce()), choosing),
}


def test_no_control_of_a_decision_needs_scrolling(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """The same holds in the longest language, on a laptop."""
    undecided = (*FORMS, "over", "why", "save", "editor")
    for state in rotation.share_of((s for s in CHOICES if not s.startswith(undecided)), 8):
        make, go = CHOICES[state]
        with subtests.test(state=state):
            bridge = open_taken(bridged, make, width=LAPTOP[0], height=LAPTOP[1])
            if go:
                go(bridge.root)
            settled(bridge.root)
            for language in ("en", "de"):
                bridge.speak(language)
                for size in (LAPTOP, (1366, 768), room(1280, 720)):
                    resize(bridge.page, *size)
                    assert bridge.root.evaluate(HIDDEN) == [], (language, size)


def with_missions() -> list[tuple[str, rw.Game]]:
    """Return games with each mission of Red's: begun, three territories short, and replaced."""
    board = load_board("classic")
    found = []
    for mission, card in mission_cards().items():
        named = [t for place in card.continents for t in board.continent(place).territories]
        wanted = sorted(named or board.ids[:18], key=len)
        ways: list[tuple[list[str], dict[str, Any]]] = [(wanted[:1], {}), (wanted[:-3], {})]
        if mission == "destroy-blue":
            ways.append((wanted[:1], {"out": ["blue"], "destroyed_by": {"blue": "green"}}))
        for own, more in ways:
            free = next(t for t in board.ids if t not in own)
            blue = {} if more else {free: ["blue", 2]}
            held = {"*": ["green", 1], **blue, **{t: ["red", 2] for t in own}}
            given = {"turn": "red", "phase": "reinforce", "to_place": 5, "territories": held}
            given |= {"missions": {"red": mission}, **more}
            found.append((mission, positions.game(given, edition="german", mode="missions")))
    return found


def lines_of(mission: str, game: rw.Game) -> int:
    """Estimate the lines of a mission and its progress in a narrow panel."""
    asked = (game.config, game.state, "red", mission)
    told = mission_near(*asked) or mission_progress(*asked)
    return len(wrap(mission_cards()[mission].text(game.board), 28)) + len(wrap(told, 32))


@pytest.mark.sampled
@pytest.mark.parametrize("language", languages())
def test_the_longest_mission_can_be_read_without_scrolling(
    bridged: Callable[..., Bridge], language: str
) -> None:
    with use_language(language):
        longest = nlargest(3, with_missions(), key=lambda each: lines_of(*each))
    for mission, game in longest:
        bridge = open_taken(bridged, partial(positions.widget, game))
        bridge.speak(language)
        for size in (LAPTOP, (1366, 768), room(1440, 900), room(1920, 1080), (1920, 1080)):
            resize(bridge.page, *size)
            cut = bridge.root.locator(".rw-aim").evaluate("(n) => n.scrollHeight - n.clientHeight")
            assert cut == 0, (mission, size)


EDGES = """root => {
  const from = root.getBoundingClientRect();
  const table = root.querySelector(".rw-players table");
  const heads = [...table.querySelectorAll("thead th")].filter((head) => head.checkVisibility());
  const heights = [...table.rows].map((row) => row.getBoundingClientRect().height);
  const cut = [...table.querySelectorAll("td, .rw-continent em")]
    .filter((node) => node.clientWidth > 1 && !(node.colSpan > 1))
    .filter((node) => node.scrollWidth > node.clientWidth + 1);
  return {
    cut: cut.map((node) => node.textContent).join(),
    columns: heads.map((head) => Math.round(head.getBoundingClientRect().left - from.left)),
    end: Math.round(table.getBoundingClientRect().right - from.left),
    heights: heights.map(Math.round),
    cell: Math.round(from.height),
  };
}"""
"""What is cut off in the players' table, where its columns begin and end, and how tall it is."""


def holding(
    continents: int, armies: int = 1, *, seats: list[str], out: tuple[str, ...] = ()
) -> rw.Game:
    """Return a game in which Green holds whole continents, and other seats hold the rest."""
    board = load_board("classic")
    whole = [t for each in board.continents[:continents] for t in each.territories]
    rest = [t for t in board.ids if t not in whole]
    others = [seat for seat in seats if seat not in {"green", *out}]
    held = {t: [others[n % len(others)], 1] for n, t in enumerate(rest)}
    held |= {t: ["green", armies] for t in whole or rest[-1:]}
    given = {"turn": "red", "phase": "attack", "territories": held, "out": list(out)}
    return positions.game(given, seats=seats)


def tables(seats: list[str]) -> dict[str, tuple[Callable[[], Any], bool]]:
    """Return games whose players' tables differ, each with whether Red is about to win."""
    at = partial(holding, seats=seats)
    long = {"red": "Maximiliane von Hohenzollern-Sigmaringen", "green": "G"}
    games: dict[str, tuple[rw.Game, dict[str, Any]]] = {
        "no continent, one digit": (at(0), {}),
        "one continent": (at(1), {}),
        "two continents, three digits": (at(2, 9), {}),
        "three continents": (at(3, 15), {}),
        "five continents": (at(5, 4), {}),
        "a player is out": (at(1, out=("blue",)), {}),
        "a long name": (at(1), {"names": long}),
    }
    people = dict.fromkeys(seats, "human")
    found: dict[str, tuple[Callable[[], Any], bool]] = {
        what: (partial(rw.RiskWidget, game, seats=people, **more), False)
        for what, (game, more) in games.items()
    }
    if len(seats) == 3:
        found["won"] = (lambda: positions.widget(positions.over()), True)
    return found


@pytest.mark.sampled(share=2)
@pytest.mark.parametrize("players", [3, 6])
def test_the_players_columns_never_move(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests, players: int
) -> None:
    """No number, continent, name or defeat moves a column, or makes a row or the cell taller."""
    seats = [*SIX][:players]
    spoken = ["de", *rotation.share_of([each for each in languages() if each != "de"])]
    sizes = rotation.share_of(SCREENS, 2)
    found: dict[tuple[int, int], dict[str, dict[str, list[str]]]] = {size: {} for size in sizes}
    for what, (make, wins) in tables(seats).items():
        bridge = open_taken(bridged, make, width=LAPTOP[0], height=LAPTOP[1])
        if wins:
            winning(bridge.root)
        settled(bridge.root)
        for language in spoken:
            bridge.speak(language)
            for size in sizes:
                resize(bridge.page, *size)
                for key, value in bridge.root.evaluate(EDGES).items():
                    if key == "cell" and size in PHONES:  # The parts below the table differ.
                        continue
                    places = found[size].setdefault(f"{key}, {language}", {})
                    places.setdefault(str(value), []).append(what)
    for size, all_places in found.items():
        with subtests.test(size=size):
            assert {what: where for what, where in all_places.items() if len(where) > 1} == {}
            assert {
                where for what in all_places if what.startswith("cut") for where in all_places[what]
            } == {""}
