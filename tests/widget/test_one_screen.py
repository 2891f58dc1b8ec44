"""The sentence, the map and the parts that the current decision needs are in sight together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.teaching.checking import solution_of
from tests.clicks import Clicker
from tests.pupil import Pupil, given, mistakes
from tests.widget import positions
from tests.widget.harness import DRAWN, PHONES, drawn, resize
from tests.widget.harness import look as pause
from tests.widget.test_access import SCREENS, attacking, open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, ViewportSize

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="one screen", share=2)

WINDOWS = [
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1600, 900),
    (1680, 1050),
    (1920, 1080),
    (2560, 1440),
]


def room(width: int, height: int) -> tuple[int, int]:
    """Return the room for a widget in JupyterLab with its file browser open."""
    return width - 434, height - 121


ROOMS = [*(room(*window) for window in WINDOWS), (1096, 599)]
"""Ten rooms; the last is JupyterLab at 1280 × 720 with its file browser closed."""

OUT_OF_SIGHT = """root => {
  const { top } = root.getBoundingClientRect();
  return [...root.querySelectorAll("[data-part]")].flatMap((part) => {
    const { height, bottom } = part.getBoundingClientRect();
    const below = Math.round(bottom - top - innerHeight);
    return height && below > 0 ? [`${part.dataset.part} ${part.className} by ${below} px`] : [];
  });
}"""
"""The parts of the widget below the window's edge when its top is at the top of the window."""

CUT = """root => {
  const bar = root.querySelector('[data-part="sentence"]');
  if (!bar?.getBoundingClientRect().height) return [];
  const words = document.createRange();
  words.selectNodeContents(bar.querySelector("[data-message]"));
  const [within, text] = [bar.getBoundingClientRect(), words.getBoundingClientRect()];
  const over = Math.round(Math.max(within.top - text.top, text.bottom - within.bottom));
  return over > 0 ? [`the sentence is cut by ${over} px: ${words}`] : [];
}"""
"""The parts of the sentence that don't fit into its bar."""

MOVED = """root => {
  const box = root.querySelector('[data-part="map"]').getBoundingClientRect();
  const size = (name) => parseFloat(root.style.getPropertyValue(`--rw-${name}-size`));
  const from = root.getBoundingClientRect();
  const top = size("head") + size("say") + root.clientTop;
  const wrong = [];
  if (Math.abs(box.top - from.top - top) > 1) wrong.push(`at ${box.top - from.top}, not ${top}`);
  if (Math.abs(box.width - size("map")) > 1) wrong.push(`${box.width}, not ${size("map")} wide`);
  return wrong;
}"""
"""The place of the map, unless it follows from the room alone."""

TOO_SMALL = """(root, least) => {
  const has = root.querySelector('[data-part="map"]').clientWidth;
  const fits = has >= least || root.querySelector(".rw-taught");
  return fits ? [] : [`the map is ${has} px wide, not ${least}`];
}"""
"""The size of the map, if the map is smaller than it should be."""

WRONG = f"""async (root, least) => {{
  {DRAWN}
  const found = [...({OUT_OF_SIGHT})(root), ...({CUT})(root)];
  if (root.dataset.screen === "setup") return found;
  return [...found, ...({MOVED})(root), ...({TOO_SMALL})(root, least)];
}}"""
"""All of the above in a single question to the drawn widget, since each question takes time."""

OUT_OF_REACH = """root => {
  root.scrollTop = 0;
  root.scrollIntoView();
  // A menu or a dialog may cover controls, and a finished game is only read.
  const over = root.querySelector(".rw-whole, .rw-tools > .rw-menu");
  if (over || root.dataset.screen === "over") return [];
  const { top } = root.getBoundingClientRect();
  const parts = [...root.querySelectorAll(
    ".rw-sentence-bar, .rw-hand-place[data-part], .rw-decision, .rw-first, .rw-veil")];
  const acts = "button:is([data-action], [data-card]):not(.rw-link), .rw-stepper, .rw-slider";
  return parts.flatMap((part) => [...part.querySelectorAll(acts)]).filter((node) => {
    // While cards are shown, armies can be placed by taps instead.
    if (node.matches(".rw-hand-place[data-part] ~ * .rw-stepper")) return false;
    if (!node.checkVisibility() || node.closest(".rw-offer")) return false;
    const { x, y, width, height, bottom } = node.getBoundingClientRect();
    if (bottom - top > innerHeight) return true;
    const met = node.getRootNode().elementFromPoint(x + width / 2, y + height / 2);
    // A control that has just appeared lets a finger through, and a card may cover half of another.
    return !node.parentElement.parentElement.contains(met);
  }).map((node) => node.dataset.action ?? node.dataset.card ?? node.ariaLabel ?? node.className);
}"""
"""The controls out of sight, or covered, when the widget's top is at the top of the window."""

ALONE = "body { margin: 0 } h1 { display: none }"
"""Styles that remove everything around the widget."""


LEAST_MAPS = {room(1366, 768): 700, room(1920, 1080): 1150}
"""The smallest allowed width of the map in a game, by the size of the room."""


def out_of_sight(root: Locator, width: int, height: int) -> list[str]:
    """Return the parts that are out of sight, or have moved, in a room of this size."""
    size: ViewportSize = {"width": width, "height": height}
    if root.page.viewport_size != size:
        root.page.set_viewport_size(size)
    return list(root.evaluate(WRONG, LEAST_MAPS.get((width, height), 0)))


SIX = ["red", "blue", "green", "yellow", "black", "purple"]
LONG = {"red": "Maximiliane von Hohenlohe-Langenburg", "purple": "W" * 40}


def six() -> RiskWidget:
    """Return a widget with six people with long names."""
    game = rw.Game.new(edition="german", mode="missions", seats=SIX, seed=1)
    return RiskWidget(game, seats=dict.fromkeys(SIX, "human"), names=LONG)


def many_cards() -> RiskWidget:
    """Return a widget with a hand of nine cards, in which a trade is forced."""
    cards = ["alaska", "alberta", "japan", "congo", "siam", "brazil", "peru", "india", "egypt"]
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 9,
        "territories": {**positions.WORLD, "alaska": ["red", 1], "brazil": ["red", 2]},
        "hands": {"red": cards},
    }
    return positions.widget(positions.game(given, mode="missions"), teach=True)


def taught(make: Callable[[], rw.Game]) -> Callable[[], RiskWidget]:
    """Return a function that makes the same widget, with each part of the turn explained."""
    return lambda: positions.widget(make(), teach=True)


def choosing_a_set(root: Locator) -> None:
    """Put back a card of the suggested set, and take it again."""
    for _ in range(2):
        root.locator("[data-card]").first.click()


def moving(root: Locator) -> None:
    """Choose where armies move from, and where to."""
    Clicker(root).pick("brazil")
    Clicker(root).pick("peru")


def refused(root: Locator) -> None:
    """Try something impossible."""
    attacking(root)
    Clicker(root).territory("china").locator(".hit").click(force=True)
    expect(root.locator("[data-refusal]")).to_be_visible()


def long_income() -> RiskWidget:
    """Return a widget where Red, with two cards, begins a turn with five continents' armies."""
    board = positions.attack().board
    held = {t: ["red", 2] for each in board.continents[:5] for t in each.territories}
    given = {
        "turn": "green",
        "phase": "fortify",
        "territories": {"*": ["green", 2], **held, "indonesia": ["blue", 1]},
        "hands": {"red": ["alaska", "siam"]},
    }
    game = positions.game(given, mode="missions")
    game.apply({"type": "end_phase"})
    return positions.widget(game)


def placing(root: Locator) -> None:
    """Choose where several armies are to be placed."""
    Clicker(root).pick("alaska", ask=True)


def analysed() -> Any:
    """Return the analysis of a turn in which armies are placed and territories attacked."""
    return rw.analyse(positions.reinforce())


def plans_shown(root: Locator) -> None:
    """Wait until the plans are there."""
    expect(root.locator(".rw-plan").first).to_be_visible()


STATES: dict[str, tuple[Callable[[], Any], Callable[[Locator], None] | None]] = {
    **SCREENS,
    "six": (six, None),
    "many cards": (many_cards, None),
    "set": (lambda: positions.widget(positions.reinforce()), choosing_a_set),
    "nearly done": (lambda: positions.widget(positions.nearly_done()), None),
    "bonus": (lambda: positions.widget(positions.bonus()), choosing_a_set),
    "moving": (lambda: positions.widget(positions.fortify()), moving),
    "moving, taught": (taught(positions.fortify), moving),
    "refused": (lambda: positions.widget(positions.attack()), refused),
    "placing": (long_income, placing),
    "placing, with a set": (lambda: positions.widget(positions.reinforce()), placing),
    "place, taught": (taught(positions.place), None),
    "claim, taught": (taught(positions.claim), None),
    "reinforce, taught": (taught(positions.reinforce), None),
    "plans": (analysed, plans_shown),
}


@pytest.mark.sampled(share=8)
@pytest.mark.parametrize("name", lesson_ids())
def test_every_step_of_a_lesson_is_fully_visible(bridged: Callable[..., Bridge], name: str) -> None:
    """A step is in sight at the start, with each hint, after each likely mistake, and once solved.

    All of them are checked in the smallest room; the start and the end of each step are
    also checked in the commonest.
    """
    root = open_root(
        bridged,
        lambda: rw.play_lesson(name, dice="ahn1"),
        width=ROOMS[0][0],
        height=ROOMS[0][1],
        reduced_motion="reduce",
    )
    root.page.add_style_tag(content=ALONE)
    pupil = Pupil(root)
    source = load_source(name)
    found = {}

    def look(what: str, *rooms: tuple[int, int]) -> None:
        if lines := [line for size in rooms for line in out_of_sight(root, *size)]:
            found[what] = lines

    # Begin each step in the room of the last one, since each change costs a new layout.
    smallest, commonest = ROOMS[0], ROOMS[2]

    for number, step in enumerate(source.steps, start=1):
        data = step.under()
        pupil.expect_step(step.id)
        look(step.id, commonest, smallest)
        for _ in range(3):
            pupil.press("hint")
            look(f"{step.id}, a hint", smallest)
        for answer in mistakes(source, step.id):
            pupil.answer(answer, data.kind, given(data))
            pupil.expect_status("wrong")
            look(f"{step.id}, answered {answer}", smallest)
        pupil.settle(data)
        look(f"{step.id}, solved", smallest, commonest)
        if number < len(source.steps):
            pupil.click('.rw-sentence-bar [data-action="next"]')
    assert found == {}


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids()[2:])
def test_a_warm_up_is_fully_visible_and_left_by_one_press(
    bridged: Callable[..., Bridge], name: str
) -> None:
    root = open_root(
        bridged,
        lambda: rw.play_lesson(name, warm_up=True),
        width=ROOMS[0][0],
        height=ROOMS[0][1],
        reduced_motion="reduce",
    )
    root.page.add_style_tag(content=ALONE)
    pupil = Pupil(root)
    rooms = (ROOMS[0], ROOMS[2])
    for number in range(3):
        assert [line for size in rooms for line in out_of_sight(root, *size)] == []
        expect(root.locator('[data-action="skip_warm_up"]')).to_be_in_viewport()
        pupil.press("show_me")
        assert [line for size in reversed(rooms) for line in out_of_sight(root, *size)] == []
        if number < 2:
            pupil.click('.rw-sentence-bar [data-action="next"]')
    pupil.press("skip_warm_up")
    pupil.expect_step(load_source(name).steps[0].id)


def test_the_available_space_is_that_of_the_scrolling_container(
    bridged: Callable[..., Bridge],
) -> None:
    """A frame that grows with its content doesn't count, while a frame that scrolls does."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=1400, height=1200)
    page = root.page
    page.add_style_tag(
        content="main { height: 600px; overflow-y: auto; } #root { overflow: auto; }"
    )
    page.set_viewport_size({"width": 1390, "height": 1200})
    expect(root).to_have_css("--rw-room", "600px")
    page.add_style_tag(content="main { height: 700px; }")
    expect(root).to_have_css("--rw-room", "700px")
    page.add_style_tag(content="main { height: auto; overflow: visible; }")
    page.set_viewport_size({"width": 1380, "height": 1100})
    expect(root).to_have_css("--rw-room", "1100px")


def test_a_click_scrolls_a_cut_off_part_into_view(bridged: Callable[..., Bridge]) -> None:
    """Only a click brings such a part into view."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=900, height=620)
    page = root.page
    page.add_style_tag(content="main { padding: 400px 0 900px; }")
    page.evaluate("() => scrollBy(0, 20)")
    button = root.locator('[data-action="bring_into_view"]')
    expect(button).to_be_visible()
    attacking(root)
    place = page.evaluate("() => scrollY")
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("() => scrollY") > place
    assert root.evaluate(OUT_OF_SIGHT) == []
    assert abs(root.evaluate("node => node.getBoundingClientRect().top")) < 2


COVERED = """root => {
  const over = root.querySelector('[data-action="bring_into_view"]').getBoundingClientRect();
  return [...root.querySelectorAll("button, input, select, [data-card]")]
    .filter((one) => one.checkVisibility() && !one.matches('[data-action="bring_into_view"]'))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < over.right && over.left < box.right
        && box.top < over.bottom && over.top < box.bottom;
    }).map((one) => one.dataset.action ?? one.dataset.card ?? one.outerHTML.slice(0, 60));
}"""
"""The controls below the button that brings the decision into view."""


@pytest.mark.parametrize("size", [room(1366, 768), (390, 664), (844, 390)])
def test_the_button_that_brings_the_decision_into_view_covers_no_other(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    """No other control is covered, wherever the edge of the window cuts the cell."""
    root = open_root(
        bridged, lambda: positions.widget(positions.reinforce()), width=size[0], height=size[1]
    )
    page = root.page
    page.add_style_tag(content=ALONE + " body { padding: 900px 0 }")
    choosing_a_set(root)
    seen = 0
    for cut in (-200, -120, -60, -40, 40, 60, 120, 200, 300):
        page.evaluate("(y) => scrollTo(0, y)", 900 + cut)
        drawn(page)
        if root.locator('[data-action="bring_into_view"]').count():
            seen += 1
            assert root.evaluate(COVERED) == [], cut
    assert seen


def test_the_form_of_a_new_game_begins_with_its_button(bridged: Callable[..., Bridge]) -> None:
    """The button is in view even if the page was scrolled before the form was opened."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=900, height=560)
    root.page.evaluate("() => scrollTo(0, 300)")
    root.locator('[data-action="menu"]').evaluate("button => button.click()")
    root.locator('[data-action="new_game"]').evaluate("button => button.click()")
    expect(root.locator('[data-action="start_game"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("window", [(1366, 768), (1280, 720)])
def test_a_full_screen_that_holds_the_game_does_not_scroll(
    bridged: Callable[..., Bridge], window: tuple[int, int]
) -> None:
    width, height = window
    root = open_root(
        bridged, lambda: positions.widget(positions.attack()), width=width, height=height
    )
    button = root.locator('[data-action="full_screen"]')
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    drawn(root.page)
    assert root.evaluate("node => [node.scrollHeight, node.scrollWidth]") == [height, width]


def test_the_mission_is_visible_while_a_target_is_chosen(bridged: Callable[..., Bridge]) -> None:
    around = {"brazil": ["red", 5], "peru": ["blue", 3], "north-africa": ["blue", 2]}
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**positions.WORLD, **around},
        "missions": {"red": "territories-24"},
    }
    size = room(1366, 768)
    root = open_root(
        bridged,
        lambda: RiskWidget(
            positions.game(given, mode="missions", dice=(6, 5, 4, 3, 2)), seats={"red": "human"}
        ),
        width=size[0],
        height=size[1],
    )
    root.page.add_style_tag(content=ALONE)
    hand = Clicker(root)
    hand.pick("brazil")
    hand.pick("peru")
    mission = root.locator(".rw-block-mission")
    for press in (None, "roll"):
        if press:
            hand.press(press)
        box = mission.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("allowed", [True, False])
def test_full_screen_is_left_by_escape(bridged: Callable[..., Bridge], *, allowed: bool) -> None:
    """The browser shows the full screen or, if a host forbids that, the widget fills the window."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=900, height=620)
    page = root.page
    page.add_style_tag(content="main { height: 560px; overflow-y: auto; }")
    if not allowed:
        page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(); }")
    button = root.locator('[data-action="full_screen"]')
    place = root.evaluate("node => node.parentElement.offsetHeight")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    # A frame that follows its content would vanish, and the page around it would jump.
    assert root.evaluate("node => node.parentElement.offsetHeight") == place
    size = root.evaluate("node => [node.offsetWidth, node.offsetHeight]")
    assert size == page.evaluate("() => [innerWidth, innerHeight]")
    # The scrolling element around the widget does not count now.
    expect(root).to_have_css("--rw-room", f"{size[1]}px")
    if allowed:
        page.evaluate("() => document.exitFullscreen()")
    else:
        root.press("Escape")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(root).to_be_visible()
    assert root.evaluate("node => node.parentElement.style.minHeight") == ""
    assert root.evaluate("node => node.offsetWidth") < size[0] + 1


class Hand:
    """Fingers on a page."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def drag(self, *steps: list[tuple[float, float]]) -> None:
        """Touch the page with one finger or more, move them, and lift them."""
        for kind, points in zip(["touchStart", *["touchMove"] * len(steps)], steps, strict=False):
            touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
            self._send(kind, touches)
        self._send("touchEnd", [])

    def _send(self, kind: str, touches: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_two_fingers_zoom_the_map_and_a_button_shows_all_of_it(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(
        bridged,
        lambda: positions.widget(positions.attack()),
        width=390,
        height=664,
        has_touch=True,
    )
    page = root.page
    box = root.locator(".rw-map svg").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    brazil = '[data-territory="brazil"]'
    narrow = root.locator(".rw-map svg").get_attribute("viewBox")
    hand = Hand(page)
    hand.drag(*([(x - reach, y), (x + reach, y)] for reach in (20, 40, 60, 80)))
    wide = root.locator(".rw-map svg").get_attribute("viewBox")
    assert narrow != wide
    whole = root.locator('[data-action="whole_map"]')
    expect(whole).to_be_visible()
    # One finger moves the map without choosing anything; a tap chooses.
    hand.drag(*([(x + by, y - by)] for by in (0, 30, 60)))
    assert root.locator(".rw-map svg").get_attribute("viewBox") != wide
    assert root.locator('[data-choice="source"]').count() == 0
    whole.tap()
    expect(whole).to_be_hidden()
    assert root.locator(".rw-map svg").get_attribute("viewBox") == narrow
    root.locator(f"{brazil} .hit").tap()
    expect(root.locator(f'{brazil}[data-choice="source"]')).to_be_visible()


ASKED = """root => {
  const head = root.querySelector(".rw-whose-turn b").getBoundingClientRect().height;
  const line = root.querySelector("[data-message] .rw-sentence");
  const letters = parseFloat(getComputedStyle(line).fontSize);
  return [...(head < 30 ? [] : [`the head is ${head} px high`]),
    ...(letters >= 13 ? [] : [`the letters have ${letters} px`])];
}"""
"""The parts of a head that take several lines, or whose letters are too small to read."""


def test_the_question_to_a_defender_is_complete_with_long_names(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    """The second line is dropped before the question is, and no word is too small to read."""
    names = {"red": LONG["red"], "blue": "Alexander Konstantinopolous the Third"}
    around = {"western-australia": ["blue", 12], "eastern-australia": ["red", 11]}
    given = {"turn": "red", "phase": "attack", "territories": {**positions.WORLD, **around}}
    sizes = [*ROOMS[:4], *PHONES]
    root = open_root(
        bridged,
        lambda: positions.widget(positions.game(given), names=names),
        width=sizes[0][0],
        height=sizes[0][1],
    )
    places = {"source": "eastern-australia", "target": "western-australia"}
    Clicker(root).do({"type": "attack", **places, "armies": 3})
    for size in sizes:
        with subtests.test(size=size):
            resize(root.page, *size)
            expect(root.locator("[data-message]")).to_contain_text("defend with 1 or 2.")
            assert [*root.evaluate(CUT), *root.evaluate(ASKED)] == []


@pytest.mark.parametrize("size", PHONES)
def test_a_whole_turn_is_played_by_fingers(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    """Place, attack, move in, attack onward, move and end the turn, by taps alone."""
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 2,
        "territories": {
            **positions.WORLD,
            "brazil": ["red", 3],
            "peru": ["blue", 1],
            "argentina": ["red", 1],
        },
    }
    game = positions.game(given, dice=(6, 5, 4, 1))
    root = open_root(
        bridged,
        lambda: positions.widget(game),
        width=size[0],
        height=size[1],
        has_touch=True,
        reduced_motion="reduce",
    )

    def tap(selector: str) -> None:
        root.locator(selector).first.tap()

    def land(territory: str) -> None:
        tap(f'[data-territory="{territory}"] .hit')

    land("brazil")
    pause(root.page)  # Two quick taps would be a double tap.
    land("brazil")
    expect(root.locator('[data-territory="brazil"]')).to_have_attribute("data-armies", "5")
    expect(root).to_have_attribute("data-phase", "attack")
    land("brazil")
    land("peru")
    expect(root.locator('[data-territory="peru"][data-choice="target"]')).to_be_visible()
    tap('[data-action="roll"]')
    expect(root).to_have_attribute("data-phase", "occupy")
    tap('[aria-label="Armies to move in: more"]')
    tap('[data-action="occupy"]')
    expect(root).to_have_attribute("data-phase", "attack")
    tap('[data-action="end_phase"]')
    expect(root).to_have_attribute("data-phase", "fortify")
    land("peru")
    land("argentina")
    tap('[data-action="fortify"]')
    expect(root).to_have_attribute("data-screen", "handover")
    assert game.turn == "blue"


@pytest.mark.parametrize("size", PHONES)
def test_a_lessons_step_is_solved_by_fingers(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    source = load_source("04-combat")
    root = open_root(
        bridged,
        lambda: rw.play_lesson("04-combat"),
        width=size[0],
        height=size[1],
        has_touch=True,
        reduced_motion="reduce",
    )
    (attack,) = solution_of(source.steps[0].under())
    for end in ("source", "target"):
        root.locator(f'[data-territory="{attack[end]}"] .hit').tap()
    root.locator('.rw-sentence-bar [data-action="try"]').tap()
    expect(root.locator('[data-feedback="right"]')).to_be_visible()
    root.locator('.rw-sentence-bar [data-action="next"]').tap()
    expect(root.locator(f'[data-step="{source.steps[1].id}"]')).to_be_visible()


SMALL = """root => [...root.querySelectorAll(
    "button, input:not(.rw-visually-hidden), select, summary, [role=button] .hit," +
    "label:has(input)")]
  .filter(node => node.checkVisibility() && !node.closest("[aria-hidden=true]"))
  .filter(node => {
    const { width, height } = (node.closest("label") ?? node).getBoundingClientRect();
    return Math.min(width, height) < 23.9;
  })
  // A link within a line of text may be as high as the line.
  .filter(node => !node.matches(".rw-link, .rw-fold, .rw-moment"))
  .map(node => node.outerHTML.slice(0, 90))"""
"""Targets below 24 CSS pixels."""
