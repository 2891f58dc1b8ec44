"""A phone, upright and sideways, and the figures of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.harness import drawn, resize
from tests.widget.test_access import attacking, defending, occupying, open_root, rolled
from tests.widget.test_one_screen import ALONE, OUT_OF_REACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from risk_widget import Game
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="small rooms", share=2)

OVERLAPS = """root => {
  const tags = [...root.querySelectorAll(".tags [data-territory]")].map((tag) =>
    [tag.dataset.territory, tag.querySelector(".plate").getBoundingClientRect()]);
  return tags.flatMap(([a, p], i) => tags.slice(i + 1).flatMap(([b, q]) => {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    return wide > 1 && high > 1 ? [`${a} and ${b}`] : [];
  }));
}"""
"""Tags that partly cover one another."""

COVERED = """root => {
  const tags = [...root.querySelectorAll(".tags [data-territory]")].map((tag) =>
    [tag.dataset.territory, tag.querySelector("text").getBoundingClientRect()]);
  return [...root.querySelectorAll(".chips .plus:not([display=none])")].flatMap((chip) => {
    const p = chip.getBoundingClientRect();
    return tags.filter(([, q]) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1).map(([id]) => id);
  });
}"""
"""Territories whose number of armies is covered by a chip of placed armies."""

NAMES_ON_TARGETS = """root => {
  const tags = [...root.querySelectorAll(".tags [data-territory]")]
    .filter((tag) => /can be attacked/.test(tag.getAttribute("aria-label")))
    .map((tag) => [tag.dataset.territory, tag.querySelector(".plate").getBoundingClientRect()]);
  const names = [...root.querySelectorAll(".names text")]
    .filter((name) => name.checkVisibility({ visibilityProperty: true }));
  const on = names.flatMap((name) => {
    const p = name.getBoundingClientRect();
    return tags.filter(([, q]) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1)
      .map(([id]) => `${name.textContent} on ${id}`);
  });
  return [tags.length, on];
}"""
"""The number of territories that can be attacked, and the names that cover any of their numbers."""

CUT = """root => {
  const { right } = root.querySelector(".rw-sentence-bar").getBoundingClientRect();
  return [...root.querySelectorAll(".rw-actions button")]
    .filter((button) => button.getBoundingClientRect().right > right
      || button.scrollWidth > button.clientWidth + 1)
    .map((button) => button.textContent);
}"""
"""Buttons of the bar that are partly out of sight."""


def test_no_tag_covers_another_on_a_phone(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """In a cell of JupyterLab, the map can be as narrow as on a phone."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=271, height=664)
    for width in (271, 300):
        with subtests.test(width=width):
            resize(root.page, width, 664)
            assert root.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("width", [300, 390])
def test_placed_armies_cover_no_number_on_a_phone(
    bridged: Callable[..., Bridge], width: int
) -> None:
    """Each chip finds a place between those that were placed before it."""
    placed = ["southern-europe", "ukraine", "afghanistan", "middle-east", "india", "siam", "congo"]
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": len(placed) + 1,
        "territories": {"*": ["green", 10], "japan": ["blue", 2]}
        | {territory: ["red", 11] for territory in placed},
    }
    root = open_root(
        bridged, lambda: positions.widget(positions.game(given)), width=width, height=664
    )
    hand = Clicker(root)
    for territory in placed:
        hand.do({"type": "place", "territory": territory, "armies": 1})
    drawn(root.page)
    assert root.locator(".chips .plus:not([display=none])").count() == len(placed)
    assert root.evaluate(COVERED) == []


def test_on_a_phone_on_its_side_the_buttons_are_complete(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=740, height=390)
    attacking(root)
    for size in ((740, 390), (844, 390), (620, 360)):
        with subtests.test(size=size):
            resize(root.page, *size)
            assert root.get_attribute("data-bar") == "side"
            assert root.evaluate(CUT) == []


PLACES = """root => Object.fromEntries(["act", "end", "more-1"].map((place) => {
  const button = root.querySelector(`.rw-actions [data-place="${place}"]`);
  const box = button?.getBoundingClientRect();
  const chance = button?.querySelector(".rw-chance")?.getClientRects().length ?? 0;
  return [place, box && { left: box.left, right: box.right, top: box.top, chance }];
}))"""


SIZES = [(320, 664), (390, 664), (844, 390)]
"""A narrow phone, an ordinary one, and the latter held sideways."""


def by_size(root: Locator, question: str) -> dict[tuple[int, int], Any]:
    """Return the answers to a question about the page, one for each of the phones."""
    found = {}
    for size in SIZES:
        resize(root.page, *size)
        found[size] = root.evaluate(question)
    return found


def test_each_button_keeps_its_half_of_the_second_row(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """This holds with and without a neighbouring button, and no word is truncated."""
    width, height = SIZES[0]
    root = open_root(
        bridged, lambda: positions.widget(positions.attack(6, 3)), width=width, height=height
    )
    at_first = by_size(root, PLACES)
    attacking(root)
    chosen = by_size(root, PLACES)
    root.press("Escape")
    root.press("Escape")
    occupying(root)
    for size, moving in by_size(root, f"root => [({PLACES})(root), ({CUT})(root)]").items():
        with subtests.test(size=size):
            places, cut = moving
            assert at_first[size]["end"] == chosen[size]["end"]
            assert [places[slot]["left"] for slot in ("act", "more-1")] == [
                chosen[size][slot]["left"] for slot in ("act", "more-1")
            ]
            assert cut == []


def test_a_growing_button_ignores_presses_at_first(
    bridged: Callable[..., Bridge],
) -> None:
    """Otherwise, a second press meant for the former neighbour would end the attack."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=390, height=664)
    attacking(root)
    hand = Clicker(root)
    hand.mouse.look()
    more = hand.button("roll_until").bounding_box()
    assert more is not None
    root.press("Escape")
    root.press("Escape")
    expect(hand.button("roll_until")).to_have_count(0)
    root.page.mouse.click(more["x"] + more["width"] / 2, more["y"] + more["height"] / 2)
    assert root.get_attribute("data-phase") == "attack"
    hand.press("end_phase")
    expect(root).to_have_attribute("data-phase", "fortify")


def test_on_a_phone_the_roll_button_has_the_full_width(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=320, height=664)
    attacking(root)
    for width in (320, 390):
        with subtests.test(width=width):
            resize(root.page, width, 664)
            assert root.evaluate(CUT) == []
            places = root.evaluate(PLACES)
            act, end, more = places["act"], places["end"], places["more-1"]
            assert act["left"] == end["left"] < end["right"] < more["left"]
            assert more["left"] < more["right"] == act["right"]
            assert act["top"] < end["top"] == more["top"]
            assert abs((end["right"] - end["left"]) - (more["right"] - more["left"])) < 1
            assert (act["chance"], more["chance"]) == (1, 1)


def test_on_a_phone_there_is_nothing_between_map_and_controls(
    bridged: Callable[..., Bridge],
) -> None:
    # A browser that has never been offered anything.
    room = {"width": 390, "height": 664, "own": True}
    root = open_root(bridged, lambda: positions.widget(positions.attack()), **room)
    order = [root.locator(part).bounding_box() for part in (".rw-decision", ".rw-offer")]
    side, offer = order
    assert side is not None
    assert offer is not None
    assert side["y"] + side["height"] <= offer["y"]


def test_no_name_covers_the_number_of_a_possible_choice(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["blue", 1], "japan": ["green", 1], "middle-east": ["red", 9]},
    }
    root = open_root(
        bridged, lambda: positions.widget(positions.game(given)), width=345, height=664
    )
    Clicker(root).pick("middle-east")
    for width in (345, 390, 480):
        with subtests.test(width=width):
            resize(root.page, width, 664)
            assert root.evaluate(NAMES_ON_TARGETS) == [6, []]
            # A name without room on the map appears below it.
            named = root.locator('.names [data-name="middle-east"]').is_visible()
            legend = root.locator(".legend").inner_text()
            assert named != ("Middle East" in legend)


def test_on_a_phone_the_map_fills_the_width_and_names_appear_on_zoom(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=390, height=664)
    root.page.add_style_tag(content="body { margin: 0 } h1 { display: none }")
    drawn(root.page)
    box = root.locator(".rw-map svg").bounding_box()
    assert box is not None
    assert box["width"] >= 388
    names = root.locator(".names text")
    few = sum(name.is_visible() for name in names.all())
    assert few <= 2  # Only the names that the choice needs are shown.
    root.locator('[data-action="zoom_in"]').click()
    drawn(root.page)
    assert sum(name.is_visible() for name in names.all()) > 15
    root.locator('[data-action="whole_map"]').click()
    drawn(root.page)
    assert sum(name.is_visible() for name in names.all()) == few


WORDS = """root => {
  const shown = [...root.querySelectorAll("[data-continent], .names text")]
    .filter((word) => word.checkVisibility({ visibilityProperty: true }))
    .map((word) => [word.textContent, word.getBoundingClientRect()]);
  const over = [...root.querySelectorAll(".dice .plate, .zoom button:not([hidden])")]
    .map((part) => part.getBoundingClientRect());
  const covered = shown.filter(([, p]) => over.some((q) =>
    p.left < q.right - 1 && q.left + 1 < p.right && p.top < q.bottom - 1 && q.top + 1 < p.bottom));
  return [shown.map(([word]) => word), covered.map(([word]) => word)];
}"""
"""The names shown on the map, and which of them something covers."""


def test_no_name_is_half_covered(bridged: Callable[..., Bridge], subtests: pytest.Subtests) -> None:
    sizes = [*SIZES, (932, 647)]
    root = open_root(
        bridged,
        lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)),
        width=sizes[0][0],
        height=sizes[0][1],
        has_touch=True,
    )
    for size in sizes:
        with subtests.test(size=size):
            resize(root.page, *size)
            shown, covered = root.evaluate(WORDS)
            assert {word[:2].upper() for word in shown} >= {"EU", "AF", "AS", "AU"}
            assert covered == []
    rolled(root)
    for size in sizes:
        with subtests.test(size=size):
            resize(root.page, *size)
            shown, covered = root.evaluate(WORDS)
            # The dice hide some words, and on a phone so does the battle.
            assert sum("+" in word for word in shown) >= 3
            assert covered == []


def test_a_map_of_few_territories_has_all_names_on_a_phone(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """The first lesson names the territory to choose."""
    bridge = bridged(lambda: rw.play_lesson("01-board"), 320, 664)
    for width in (320, 390):
        with subtests.test(width=width):
            resize(bridge.page, width, 664)
            shown, covered = bridge.root.evaluate(WORDS)
            assert {"Northcliff", "Highmoor", "Lantern Isle", "UPLANDS+2"} <= set(shown)
            assert covered == []


def certain() -> Game:
    """Return a game in which Red is sure to take Peru, whose owner may still choose dice."""
    around = {"brazil": ["red", 60], "peru": ["blue", 3], "north-africa": ["blue", 1]}
    given = {"turn": "red", "phase": "attack", "territories": {**positions.WORLD, **around}}
    return positions.game(given, dice=(6, 5, 4, 5, 5) * 40)


def within(root: Locator, parts: str, frame: str) -> bool:
    """Return whether the parts exist and lie within the frame with all their contents."""
    inside: bool = root.evaluate(
        """(root, [parts, frame]) => {
          const f = root.querySelector(frame).getBoundingClientRect();
          const found = [...root.querySelectorAll(parts)];
          return found.length > 0 && found.every((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const b = range.getBoundingClientRect();
            return b.left >= f.left - 0.5 && b.right <= f.right + 0.5
              && b.top >= f.top - 0.5 && b.bottom <= f.bottom + 0.5;
          });
        }""",
        [parts, frame],
    )
    return inside


def test_on_a_phone_each_label_fits_in_its_button(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    widths = (272, 320, 390)
    root = open_root(bridged, lambda: positions.widget(certain()), width=widths[0], height=664)
    root.page.add_style_tag(content=ALONE)
    attacking(root)
    expect(root.locator('[data-action="roll_until"]')).to_contain_text("over 99")
    for width in widths:
        with subtests.test(width=width):
            resize(root.page, width, 664)
            until = '[data-action="roll_until"]'
            assert within(root, f"{until} > span", until)
    defending(root)
    for width in widths:
        with subtests.test(width=width):
            resize(root.page, width, 664)
            one = '[data-action="defend-1"]'
            assert within(root, f"{one} > span", one)
            assert within(root, "[data-message] > *", "[data-message]")


def test_on_a_phone_a_rivals_face_does_not_change_the_sentences_height(
    bridged: Callable[..., Bridge],
) -> None:
    seats = {"red": "cautious", "blue": "human", "green": "human"}
    root = open_root(bridged, lambda: RiskWidget(certain(), seats=seats), width=390, height=664)
    face, words = root.locator(".rw-bar-face .rw-face"), root.locator("[data-message]")
    face.wait_for()
    drawn(root.page)
    box, beside = face.bounding_box(), words.bounding_box()
    assert box is not None
    assert beside is not None
    assert box["x"] + box["width"] <= beside["x"]
    assert beside["y"] <= box["y"] <= box["y"] + box["height"] <= beside["y"] + beside["height"]


def test_on_a_phone_menu_players_and_dice_are_complete_in_a_cell(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    widths = (272, 320)
    root = open_root(bridged, lambda: positions.widget(certain()), width=widths[0], height=664)
    root.page.add_style_tag(content=ALONE)
    for width in widths:
        with subtests.test(width=width):
            resize(root.page, width, 664)
            players = ".rw-players tbody b, .rw-players td:last-child"
            assert within(root, players, ".rw-players")
    Clicker(root).open_menu("menu_settings")
    for width in widths:
        with subtests.test(width=width):
            resize(root.page, width, 664)
            assert within(root, ".rw-menu .rw-menu-item", ".rw-play")
    Clicker(root).button("menu_back").click()
    Clicker(root).mouse.look()
    root.locator('.rw-menu [data-action="dice"]').click()
    root.locator(".rw-dialog .rw-seed").wait_for()
    for width in widths:
        with subtests.test(width=width):
            resize(root.page, width, 664)
            scroll = root.locator(".rw-dialog .rw-scroll")
            assert scroll.evaluate("n => n.scrollWidth <= n.clientWidth")


def test_on_a_phone_the_buttons_stay_in_reach_while_full_screen_scrolls(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=390, height=664)
    root.page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(); }")
    full = Clicker(root).button("full_screen").first
    full.click()
    expect(full).to_have_attribute("aria-pressed", "true")
    attacking(root)
    drawn(root.page)
    roll = Clicker(root).button("roll").first
    before = roll.bounding_box()
    assert root.evaluate("n => { n.scrollTo(0, 400); return n.scrollTop; }") > 200
    assert roll.bounding_box() == before
    roll.click()
    expect(root).to_have_attribute("data-phase", "defend")


def test_on_a_phone_nothing_covers_the_controls_below_sentence_and_map(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=390, height=700)
    page, offer = root.page, root.locator('[data-action="bring_into_view"]')
    page.add_style_tag(content="main { padding: 100px 0 900px; } h1 { display: none }")
    attacking(root)
    page.evaluate("() => scrollTo(0, 40)")
    drawn(page)
    expect(offer).to_have_count(0)
    page.evaluate("() => scrollTo(0, 300)")
    expect(offer).to_be_visible()


def test_the_smallest_map_shows_each_continents_bonus(
    bridged: Callable[..., Bridge],
) -> None:
    """A lesson asks which continent brings most, so each name needs room for two letters."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=390, height=664)
    worth = root.locator("[data-continent] text")
    expect(worth).to_have_text(["NA+5", "SA+2", "EU+5", "AF+3", "AS+7", "AU+2"])
    for each in worth.all():
        expect(each).to_be_visible()


def test_a_new_step_scrolls_to_the_map(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: rw.play_lesson("01-board"), width=390, height=664)
    fourth = root.locator(".rw-step-list li").nth(3).get_by_role("button")
    fourth.scroll_into_view_if_needed()
    Clicker(root).mouse.click(".rw-step-list li:nth-child(4) button")
    expect(root.locator("[data-step]")).to_be_focused()
    expect(root.locator('[data-part="map"]')).to_be_in_viewport(ratio=1)


def test_full_screen_can_be_left_on_the_form(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=390, height=664)
    hand = Clicker(root)
    hand.button("full_screen").first.click()
    hand.button("menu").click()
    hand.button("new_game").click()
    within = root.locator(".rw-new-game")
    expect(within).to_be_visible()
    within.locator('[data-action="full_screen"]').click()
    expect(within).to_be_visible()
    expect(within.locator('[data-action="full_screen"]')).to_have_count(0)


def test_turning_a_phone_is_suggested_once_for_an_upright_full_screen_map(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack()), width=360, height=640, own=True
    )
    hand, offer = Clicker(root), root.locator(".rw-sideways")
    expect(offer).to_have_count(0)
    hand.press("full_screen")
    expect(offer).to_be_visible()
    attacking(root)
    assert root.evaluate(OUT_OF_REACH) == [], "it covers nothing that is decided"
    _turn(root, width=640, height=360)
    expect(offer).to_be_hidden()
    _turn(root, width=360, height=640)
    hand.press("accept_sideways")
    expect(offer).to_have_count(0)
    hand.press("full_screen")
    hand.press("full_screen")
    expect(offer).to_have_count(0)


def _turn(root: Locator, *, width: int, height: int) -> None:
    """Give a phone this size, as if it had been turned; a full-screen window can't be resized."""
    room = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    root.page.context.new_cdp_session(root.page).send("Emulation.setDeviceMetricsOverride", room)


def test_on_a_phone_placing_is_visible_after_a_trade(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.reinforce()), width=390, height=664
    )
    root.page.add_style_tag(content=ALONE)
    root.page.evaluate("() => scrollTo(0, 400)")
    hand = Clicker(root)
    hand.press("trade")
    expect(root.locator('[data-part="map"]')).to_be_in_viewport(ratio=1)
    hand.pick("alaska")
    stepper = root.locator(".rw-block-reinforce .rw-stepper")
    expect(stepper).to_be_in_viewport(ratio=1)


def test_the_button_that_trades_a_set_is_complete_below_the_map(
    bridged: Callable[..., Bridge],
) -> None:
    """The window is JupyterLab's at 1366 × 768, with its file browser."""
    root = open_root(
        bridged, lambda: positions.widget(positions.reinforce()), width=932, height=647
    )
    root.page.add_style_tag(content=ALONE)
    drawn(root.page)
    below = root.evaluate(
        """root => root.querySelector(".rw-hand-place").getBoundingClientRect().bottom
          - root.querySelector('[data-action="trade"]').getBoundingClientRect().bottom"""
    )
    assert below >= 4


def test_on_a_phone_on_its_side_the_label_that_ends_placing_fits(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.reinforce()), width=844, height=390
    )
    Clicker(root).pick("alaska")
    over = root.evaluate(
        """root => [...root.querySelectorAll(".rw-actions button")].filter((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [text, box] = [words, button].map((each) => each.getBoundingClientRect());
          return text.left < box.left || text.right > box.right;
        }).map((button) => button.textContent)"""
    )
    assert over == []


def test_on_a_phone_a_winning_bots_scene_is_complete(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    players = {"red": "cautious", "blue": "human", "green": "cautious"}
    game = positions.over()
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    if not game.is_over:
        game.apply({"type": "occupy", "armies": 1})
    root = open_root(bridged, lambda: RiskWidget(game, seats=players), width=320, height=664)
    expect(root.locator(".rw-won-scene .rw-winner-face")).to_be_visible()
    for width in (320, 390):
        with subtests.test(width=width):
            resize(root.page, width, 664)
            for part in (".rw-winner-face", '[data-action="see_board"]'):
                assert within(root, f".rw-won-scene {part}", ".rw-map-box")


def test_on_a_phone_the_forms_back_button_fits(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=320, height=664)
    Clicker(root).button("menu").click()
    root.locator('.rw-menu [data-action="new_game"]').click()
    cancel = root.locator('.rw-new-game [data-action="cancel"]')
    expect(cancel).to_be_visible()
    for width in (320, 390):
        with subtests.test(width=width):
            resize(root.page, width, 664)
            back, frame = cancel.bounding_box(), root.bounding_box()
            assert back is not None
            assert frame is not None
            assert back["x"] + back["width"] <= frame["x"] + frame["width"]
