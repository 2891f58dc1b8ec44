"""Every screen in tight layouts, on paper, and in a system's forced colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.lessons import session_progress
from risk_widget.messages import languages
from tests.clicks import Clicker
from tests.lessons.own_mistakes import with_mistakes
from tests.widget import positions
from tests.widget.harness import drawn, resize
from tests.widget.test_access import (
    SCREENS,
    choosing,
    cut_off,
    defending,
    handing_over,
    open_root,
    open_taken,
    rolled,
)
from tests.widget.test_one_screen import ALONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="fits", share=2)

NAMES = {"red": "Maximiliane von Hohenlohe-Langenburg", "purple": "W" * 40}


def test_asking_where_to_save_fits_a_narrow_window(bridged: Callable[..., Bridge]) -> None:
    """The dialog is opened but nothing is saved, since the window must still be resized."""
    make, _ = SCREENS["save"]
    root = open_root(bridged, make)
    choosing("save")(root)
    assert {width: cut_off(root, width) for width in (320, 640)} == {320: [], 640: []}


def test_six_long_names_do_not_move_the_numbers(
    bridged: Callable[..., Bridge],
) -> None:
    seats = ["red", "blue", "green", "yellow", "black", "purple"]
    game = rw.Game.new(edition="german", mode="domination", seats=seats, seed=1)
    people = dict.fromkeys(seats, "human")
    root = open_root(bridged, lambda: RiskWidget(game, seats=people, names=NAMES))
    players, log = root.locator(".rw-players table"), root.locator(".rw-block-log")
    for width in (320, 640, 900, 1280, 1500):
        assert cut_off(root, width) == []
        table, beside = players.bounding_box(), log.bounding_box()
        assert table is not None
        assert beside is not None
        apart = table["x"] + table["width"] <= beside["x"] + 0.5
        below = table["y"] + table["height"] <= beside["y"] + 0.5
        assert apart or below, width


def above_the_map(root: Locator) -> float:
    """Return the height of all parts above the map."""
    height: float = root.evaluate(
        """root => root.querySelector(".rw-map-host").getBoundingClientRect().top
          - root.getBoundingClientRect().top"""
    )
    return height


@pytest.mark.parametrize("width", [480, 1280])
def test_choosing_and_refusing_do_not_move_the_map(
    bridged: Callable[..., Bridge], width: int
) -> None:
    """If the map moved, a second click would land elsewhere."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=width)
    tops = {above_the_map(root)}
    hand = Clicker(root)
    for territory in ("brazil", "peru", "venezuela"):
        hand.pick(territory)
        tops.add(above_the_map(root))
    root.press("Escape")
    root.press("Escape")
    if width > 700:  # On a small screen a refusal takes as many lines as it needs.
        hand.territory("china").locator(".hit").click(force=True)
        expect(root.locator("[data-refusal]")).to_be_visible()
        tops.add(above_the_map(root))
    assert len(tops) == 1


@pytest.mark.sampled
@pytest.mark.parametrize("width", [390, 900, 1280])
def test_a_longer_sentence_does_not_move_the_map(
    bridged: Callable[..., Bridge], width: int
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)), width=width
    )
    tops = {above_the_map(root)}
    defending(root)
    tops.add(above_the_map(root))
    Clicker(root).do({"type": "defend", "dice": 2})
    tops.add(above_the_map(root))
    root.press("Escape")
    root.press("Escape")
    tops.add(above_the_map(root))
    Clicker(root).button("end_phase").click()
    expect(root).to_have_attribute("data-phase", "fortify")
    tops.add(above_the_map(root))
    assert len(tops) == 1


def phases(root: Locator) -> Iterator[str]:
    """Play a turn from its beginning to its end, yielding each phase or state."""
    hand = Clicker(root)
    yield "reinforce"
    hand.do({"type": "place", "territory": "brazil", "armies": 3})
    yield "placed"
    if root.get_attribute("data-phase") == "reinforce":
        hand.button("end_phase").click()
    expect(root).to_have_attribute("data-phase", "attack")
    yield "attack"
    hand.pick("brazil")
    hand.pick("peru")
    yield "chosen"
    hand.do({"type": "attack", "source": "brazil", "target": "peru", "armies": 3, "dice": 3})
    expect(root).to_have_attribute("data-phase", "defend")
    yield "defend"
    hand.do({"type": "defend", "dice": 2})
    expect(root).to_have_attribute("data-phase", "attack")
    yield "rolled"
    root.press("Escape")
    root.press("Escape")
    hand.button("end_phase").click()
    expect(root).to_have_attribute("data-phase", "fortify")
    yield "fortify"
    hand.button("look_back").first.click()
    # Plans take the place of the players, who come back at the press of a button.
    hand.button("plans").first.click()
    yield "looking back"
    hand.button("back_to_game").first.click()
    handing_over(root)
    yield "handed over"


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("room", "least"), [((932, 647), 700), ((1486, 959), 1150), ((390, 664), 388)]
)
def test_the_map_is_large_and_no_phase_moves_anything(
    bridged: Callable[..., Bridge], room: tuple[int, int], least: int
) -> None:
    """The rooms are a phone's and JupyterLab's next to its files, at 1366 × 768 and 1920 × 1080."""
    width, height = room
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 3,
        "territories": {**positions.WORLD, "brazil": ["red", 9], "peru": ["blue", 9]},
        "hands": {"red": ["alaska", "siam"]},
    }
    root = open_root(
        bridged,
        lambda: positions.widget(positions.game(given, dice=(6, 5, 4, 5, 4))),
        width=width,
        height=height,
    )
    root.page.add_style_tag(content=ALONE)
    where: dict[str, list[float]] = {}
    for phase in phases(root):
        drawn(root.page)
        where[phase] = root.evaluate(
            """root => {
              const { left, top } = root.getBoundingClientRect();
              return [".rw-map-host", ".rw-players", ".rw-side"].flatMap((css) => {
                const box = root.querySelector(css).getBoundingClientRect();
                return [box.left - left, box.top - top, box.width].map(Math.round);
              });
            }"""
        )
    assert min(box[2] for box in where.values()) >= least
    # In one column, the players are below a panel of varying height.
    kept = 9 if width > 700 else 4
    assert len({tuple(box[:kept]) for box in where.values()}) == 1, where


def test_six_players_are_visible_below_the_map(bridged: Callable[..., Bridge]) -> None:
    seats = ["red", "blue", "green", "yellow", "black", "purple"]
    game = rw.Game.new(edition="german", mode="missions", seats=seats, seed=1)
    people = dict.fromkeys(seats, "human")
    root = open_root(
        bridged,
        lambda: RiskWidget(game, seats=people, names=NAMES, evaluation=True),
        width=932,
        height=647,
    )
    root.page.add_style_tag(content=ALONE)
    drawn(root.page)
    bottom = root.evaluate(
        """root => root.querySelector(".rw-players table").getBoundingClientRect().bottom
          - root.getBoundingClientRect().top"""
    )
    assert bottom <= 647


def test_the_map_can_be_printed(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()))
    root.page.emulate_media(media="print")
    for part in (".rw-map svg", '[data-territory="brazil"] .plate', ".rw-players"):
        expect(root.locator(part)).to_be_visible()
    expect(Clicker(root).button("end_phase")).to_be_hidden()


STYLES = """node => { const { backgroundColor, outlineStyle, fill } = getComputedStyle(node);
  return { backgroundColor, outlineStyle, fill }; }"""


def test_forced_colours_keep_the_owner_and_the_filled_button_visible(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack(6, 3)), forced_colors="active"
    )
    row = root.locator('[data-seat="red"]')
    blue = root.locator('[data-seat="blue"]')
    for scheme in SCHEMES:
        with subtests.test(scheme=scheme):
            root.page.emulate_media(color_scheme=scheme)
            chips = [r.locator(".rw-chip").evaluate(STYLES)["backgroundColor"] for r in (row, blue)]
            canvas = root.evaluate(STYLES)["backgroundColor"]
            assert len({*chips, canvas}) == 3
            expect(row.locator(".rw-chip path")).to_be_visible()
            assert row.evaluate(STYLES)["outlineStyle"] == "solid"  # The player whose turn it is.
            tags = [root.locator(f'[data-territory="{t}"] .swatch') for t in ("brazil", "peru")]
            assert len({tag.evaluate(STYLES)["fill"] for tag in tags} | {canvas}) == 3
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})
    filled = root.locator(".rw-sentence-bar .rw-primary")
    slider = root.get_by_role("slider", name="Armies to move in")
    for scheme in reversed(SCHEMES):
        with subtests.test(scheme=scheme):
            root.page.emulate_media(color_scheme=scheme)
            assert filled.evaluate(STYLES)["outlineStyle"] == "solid"
            # Otherwise its track would count as a background, and disappear.
            adjusted = slider.evaluate("node => getComputedStyle(node).forcedColorAdjust")
            assert adjusted == "none"


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_nothing_moves_by_itself_with_reduced_motion(bridged: Callable[..., Bridge]) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack(6, 3)), reduced_motion="reduce"
    )
    root.page.evaluate(
        """() => { window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...all) {
            window.moved += 1; return animate.apply(this, all); }; }"""
    )
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})
    expect(root.locator(".rw-map .dice .die").first).to_be_visible()
    running = root.evaluate("root => root.getAnimations({ subtree: true }).length")
    assert (running, root.page.evaluate("() => window.moved")) == (0, 0)


def test_the_game_can_be_started_without_scrolling(bridged: Callable[..., Bridge]) -> None:
    """The button is in sight immediately, and also from the end of the form."""
    root = open_root(bridged, RiskWidget, width=1280, height=700)
    expect(Clicker(root).button("play_now")).to_be_in_viewport(ratio=1)
    Clicker(root).choose_everything()
    start = Clicker(root).button("start_game")
    expect(start).to_be_in_viewport(ratio=1)
    root.page.set_viewport_size({"width": 700, "height": 700})
    Clicker(root).button("copy_code").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)


HEAD_PARTS = """all => all.map((part) => {
  const words = document.createRange();
  words.selectNodeContents(part);
  const [text, box] = [words.getBoundingClientRect(), part.getBoundingClientRect()];
  return [part.textContent, part.localName === "h2" && text.height > 30,
    text.right > box.right + 1, box.right > innerWidth || box.left < 0];
}).filter(([, ...wrong]) => wrong.some(Boolean))"""
"""The parts of a heading that have several lines, are too narrow, or extend beyond the window."""


def test_the_head_of_the_form_is_complete_over_a_game(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """The title is on one line, and every button is as wide as its words."""
    session_progress().add(with_mistakes("stop"))
    bridge = open_taken(bridged, lambda: positions.widget(positions.attack()), width=932)
    root = bridge.root
    Clicker(root).button("menu").click()
    root.locator('.rw-menu [data-action="new_game"]').click()
    head = root.locator(".rw-new-game > .rw-row, .rw-other-ways, .rw-start-game")
    expect(head.locator('[data-action="mistakes"]')).to_be_visible()
    parts = head.locator("button, select, h2")
    for width in (320, 390, 700, 846, 932, 1096, 1366):
        resize(root.page, width, 700)
        for language in ("en", "de"):
            with subtests.test(language=language, width=width):
                bridge.speak(language)
                assert parts.evaluate_all(HEAD_PARTS) == []


CUT_WORDS = """all => all.filter((one) => one.checkVisibility()
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.textContent)"""


@pytest.mark.sampled
@pytest.mark.parametrize("width", [320, 390, 600, 846, 932, 1096, 1366])
def test_an_army_without_an_owner_has_its_full_name(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests, width: int
) -> None:
    bridge = open_taken(bridged, lambda: positions.widget(positions.duel_third()))
    row = bridge.root.locator('.rw-players [data-seat="third"]')
    words = row.locator(".rw-player-name").locator("b, small")
    resize(bridge.page, width, 647)
    for language in languages():
        with subtests.test(language=language):
            bridge.speak(language)
            assert words.evaluate_all(CUT_WORDS) == []
            box = row.bounding_box()
            assert box is not None
            assert box["height"] < 48, "in two lines at most"
            players = bridge.root.locator(".rw-players")
            assert players.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_duel_has_two_seats_and_another_mode_restores_the_third(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, RiskWidget)
    Clicker(root).choose_everything()
    seats = root.locator(".rw-seats li")
    expect(seats).to_have_count(3)
    root.locator('input[value="duel"]').check()
    expect(seats).to_have_count(2)
    expect(root.locator(".rw-new-game")).to_contain_text("2 players, so Green sits out.")
    expect(Clicker(root).button("start_game")).to_be_enabled()
    root.locator('input[value="domination"]').check()
    expect(seats).to_have_count(3)


def test_a_dialog_appears_where_it_was_opened(bridged: Callable[..., Bridge]) -> None:
    """In a layout with one column, the log is far below the top of the widget."""
    game = rw.Game.new(edition="nordic", mode="domination", seats=positions.SEATS, seed=1)
    people = dict.fromkeys(game.seats, "human")
    root = open_root(bridged, lambda: RiskWidget(game, seats=people), width=420, height=500)
    Clicker(root).button("rules").click()
    dialog = root.get_by_role("dialog")
    dialog.wait_for()
    root.page.keyboard.press("Escape")
    root.locator(".rw-players").scroll_into_view_if_needed()
    root.page.evaluate("() => window.before = scrollY")
    assert root.page.evaluate("() => scrollY") > 200
    # This clicks the button in the way a link in the panel would.
    Clicker(root).button("rules").evaluate("node => node.click()")
    expect(dialog).to_be_in_viewport(ratio=0.5)
    assert root.page.evaluate("() => Math.abs(scrollY - window.before)") < 5


def test_the_number_to_place_is_complete_below_the_territory(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """There is room for a long name and a changing amount, however wide the panel is."""
    at = {"northwest-territory": ["red", 5]}
    game = positions.game(
        {
            "turn": "red",
            "phase": "reinforce",
            "to_place": 4,
            "territories": {**positions.WORLD, **at},
        }
    )
    widths = (1280, 918, 640, 390, 320)
    root = open_root(bridged, lambda: positions.widget(game), width=widths[0])
    Clicker(root).territory("northwest-territory").locator(".hit").click(
        force=True, modifiers=["Shift"]
    )
    expect(root.locator(".rw-block-reinforce .rw-stepper")).to_be_visible()
    for width in widths:
        with subtests.test(width=width):
            resize(root.page, width, 900)
            inside = root.evaluate(
                """root => {
                  const box = (css) => root.querySelector(css).getBoundingClientRect();
                  const [panel, amount, label] = [".rw-block-reinforce",
                    ".rw-block-reinforce .rw-stepper", ".rw-block-reinforce .rw-row b"].map(box);
                  return amount.left >= panel.left && amount.right <= panel.right
                    && label.height < 30 && label.bottom <= amount.top;
                }"""
            )
            assert inside


def test_dice_are_large_and_hide_neither_side_of_the_battle(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """The dice grow with the map, and the words next to them say the result."""
    least = {320: 32, 390: 32, 932: 32, 1500: 43}
    root = open_root(bridged, lambda: positions.widget(positions.attack(5, 5, 2, 5, 4)), width=320)
    rolled(root)
    for width, die in least.items():
        with subtests.test(width=width):
            resize(root.page, width, 900)
            expect(root.locator(".rw-comparison.rw-won, .rw-comparison.rw-lost")).to_have_count(2)
            seen = root.evaluate(
                """root => {
                  const box = (node) => node.getBoundingClientRect();
                  const plate = box(root.querySelector(".rw-map .dice .plate"));
                  const map = box(root.querySelector(".rw-map svg"));
                  const tags = ["brazil", "peru"]
                    .map(t => box(root.querySelector(`[data-territory="${t}"] .plate`)));
                  return {
                    die: box(root.querySelector(".rw-map .dice .die rect")).width,
                    inside: plate.left >= map.left - 1 && plate.right <= map.right + 1
                      && plate.top >= map.top - 1 && plate.bottom <= map.bottom + 1,
                    covered: tags.filter(tag => tag.left < plate.right && plate.left < tag.right
                      && tag.top < plate.bottom && plate.top < tag.bottom).length,
                  };
                }"""
            )
            assert seen["die"] >= die
            assert seen["inside"]
            assert not seen["covered"]


def test_on_a_phone_the_head_of_a_cell_has_room_for_whose_turn_it_is(
    bridged: Callable[..., Bridge],
) -> None:
    at = {
        "turn": "yellow",
        "phase": "attack",
        "territories": {**positions.WORLD, "peru": ["yellow", 3]},
    }
    game = positions.game(at, seats=["yellow", "blue", "green"])
    root = open_root(bridged, lambda: positions.widget(game), width=276)
    name = root.locator(".rw-whose-turn b")
    expect(name).to_have_text("Yellow")
    assert name.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_on_the_narrowest_phone_the_head_says_that_it_is_your_turn(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(
        bridged, lambda: RiskWidget(positions.attack(), seats={"red": "human"}), width=320
    )
    name = root.locator(".rw-whose-turn b")
    expect(name).to_have_text("Your turn")
    assert name.evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("held", [3, 5])
def test_each_players_row_keeps_its_height(bridged: Callable[..., Bridge], held: int) -> None:
    board = positions.attack().board
    whole = [t for continent in board.continents[:held] for t in continent.territories]
    territories = {"*": ["red", 1], **{t: ["green", 2] for t in whole}}
    territories["eastern-australia"] = ["blue", 1]
    given = {"turn": "green", "phase": "attack", "territories": territories}
    root = open_root(
        bridged, lambda: positions.widget(positions.game(given)), width=932, height=647
    )
    assert root.locator(".rw-players [data-seat=green] .rw-continent").count() == held
    rows = [row.bounding_box() for row in root.locator(".rw-players tbody tr").all()]
    heights = [row["height"] for row in rows if row is not None]
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize(("width", "height"), [(390, 664), (932, 647), (1366, 768)])
def test_the_players_bars_end_below_their_numbers_and_no_sign_hides_whose_turn_it_is(
    bridged: Callable[..., Bridge], width: int, height: int
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack()), width=width, height=height
    )
    ends = root.locator(".rw-players .rw-measure").evaluate_all(
        """cells => cells.map(cell => {
          const { paddingRight, backgroundPositionX } = getComputedStyle(cell);
          return [paddingRight, backgroundPositionX];
        })"""
    )
    assert ends
    for padding, place in ends:
        assert place == f"calc(100% - {padding})"
    row = root.locator(".rw-players .rw-on-turn").bounding_box()
    chip = root.locator(".rw-players .rw-on-turn .rw-chip").first.bounding_box()
    assert row is not None
    assert chip is not None
    assert chip["x"] >= row["x"] + 3
