"""A class looks at a projector, and the last row can read the widget on the wall."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.table.classroom import CLASS
from tests.widget import positions
from tests.widget.harness import PAINTED, axe, drawn, look
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from risk_widget.widget.classroom import ClassWidget
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="on the wall", share=2)

SCREENS = [(1280, 720), (1920, 1080)]
WALL = re.compile(r"\brw-wall\b")
QUESTION, ANSWERS, NAMES = 0.04, 0.035, 0.022
"""The smallest sizes of letters, as shares of the picture's height."""

ON_SCREEN = """root => {
  const size = (node) => {
    const scale = node.getScreenCTM ? node.getScreenCTM().a : 1;
    return scale * parseFloat(getComputedStyle(node).fontSize);
  };
  // The visible texts with the sizes of their letters, by part of the screen.
  const parts = {about: ".rw-wall-about", question: ".rw-wall-question", map: ".rw-map",
    answers: ".rw-wall-answers", countdown: ".rw-countdown"};
  const found = {about: [], question: [], answers: [], map: [], countdown: [], rest: []};
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const node = at.parentElement, text = at.textContent.trim();
    const seen = node.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const { width, height } = node.getBoundingClientRect();
    if (!text || !seen || width < 2 || height < 2) continue;
    const zoom = node.currentCSSZoom ?? 1;
    const name = Object.keys(parts).find((each) => node.closest(parts[each])) ?? "rest";
    // Computed sizes leave out the zoom of the elements around.
    found[name].push([text, size(node) * zoom]);
  }
  found.scrolls = [root.scrollHeight, root.scrollWidth];
  found.cut = [...root.querySelectorAll(".rw-wall-answers, .rw-wall-head")]
    .some((each) => each.scrollHeight > each.clientHeight + 1);
  found.named = [...root.querySelectorAll(".names > text")]
    .filter((each) => !each.hasAttribute("data-crowded")).length;
  return found;
}"""
"""The texts on the screen and their sizes, and whether any are cut off or need scrolling."""


def classroom(what: Any, step: str | None = None, pupils: int = 27) -> ClassWidget:
    """Return a class whose pupils have answered, without connections to them."""
    widget = rw.classroom(what, step=step)
    room = widget._room
    choices: list[str] = [choice.value for choice in room.question.step.choices] or ["3"]
    for number in range(pupils):
        said = {"client": f"page {number}", "name": f"Pupil no. {number}"}
        key = room.places[CLASS].key
        room.receive({"type": "join", "guest": number, "place": key, "by": "link", "said": said})
        answer = choices[number * number % len(choices)]
        action = {"type": "lesson", "do": "check", "answer": answer}
        item = {"id": "i", "base_seq": room._screens[number].snapshot()["seq"], "action": action}
        room.receive({"type": "items", "guest": number, "said": {"n": 1, "outbox": [item]}})
        while room.work():
            pass
    return widget


def on_the_wall(
    bridged: Callable[..., Bridge], make: Callable[[], Any], size: tuple[int, int]
) -> tuple[Bridge, Locator]:
    host = bridged(make, *size)
    root = host.root
    root.locator("[data-action=wall]").click()
    expect(root).to_have_class(WALL)
    host.page.add_style_tag(content=PAINTED)
    host.page.mouse.move(5, 5)
    drawn(host.page)
    return host, root


def check_sizes(seen: dict[str, Any], height: int) -> None:
    least = {
        "about": ANSWERS,
        "question": QUESTION,
        "answers": ANSWERS,
        "map": NAMES,
        "countdown": QUESTION,
    }
    for part, share in least.items():
        small = [(text, px) for text, px in seen[part] if px < share * height - 0.01]
        assert not small, f"{part}: less than {share * height:.1f} px"


@pytest.mark.sampled
@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize(
    ("what", "step"),
    [
        ("04-combat", "tie"),
        ("04-combat", "pairs"),
        ("01-board", "neighbours"),
        ("09-two-players", "gone"),
        ("11-only-here", "after-the-claims"),
        (load_puzzle(3), None),
    ],
    ids=["dice", "pairs", "map", "long answers", "set-up", "puzzle"],
)
def test_the_question_is_readable_from_the_last_row_and_alone_on_the_wall(
    bridged: Callable[..., Bridge], size: tuple[int, int], what: Any, step: str | None
) -> None:
    host, root = on_the_wall(bridged, lambda: classroom(what, step), size)
    host.widget.set_time(300)
    host.push()
    drawn(host.page)
    seen = root.evaluate(ON_SCREEN)
    check_sizes(seen, size[1])
    assert seen["rest"] == []
    assert seen["question"]
    if host.widget._room.question.step.question:
        assert seen["about"], "a question means nothing without what it is about"
    assert len(seen["countdown"]) == 1
    texts = " ".join(text for text, _ in seen["answers"])
    for choice in host.widget._room.question.step.choices:
        assert str(choice.text) in texts
    assert not seen["cut"]
    assert seen["scrolls"] == [size[1], size[0]]
    # Nearly all territories are named, though letters are twice as large as on a map next to a
    # panel.
    assert seen["named"] >= 36
    host.widget._controls.close()


def test_the_wall_is_used_without_a_mouse_and_shows_who_is_right(
    bridged: Callable[..., Bridge],
) -> None:
    host, root = on_the_wall(bridged, lambda: classroom("04-combat", "tie"), SCREENS[0])
    tools = root.locator(".rw-wall-tools")
    expect(tools).to_have_css("opacity", "0")
    # The pointer finds the buttons at the lower edge, and so does the keyboard.
    host.page.mouse.move(600, SCREENS[0][1] - 3)
    expect(tools).to_have_css("opacity", "1")
    host.page.mouse.move(600, 300)
    expect(tools).to_have_css("opacity", "0")
    look(host.page)
    root.press("Enter")
    host.push()
    expect(root.locator(".rw-wall-answers .rw-right")).to_have_count(1)
    check_sizes(root.evaluate(ON_SCREEN), SCREENS[0][1])
    assert axe(host.page) == []
    host.page.evaluate("() => document.exitFullscreen()")
    expect(root).not_to_have_class(WALL)
    expect(root.locator("[data-action=class_table]")).to_be_visible()
    # Leaving full screen also leaves the wall, which has to be opened again.
    root.locator("[data-action=full_screen]").click()
    expect(root.locator("[data-action=full_screen]")).to_have_attribute("aria-pressed", "true")
    expect(root).not_to_have_class(WALL)
    host.widget._controls.close()


def test_folded_answers_have_no_counts_on_the_wall(
    bridged: Callable[..., Bridge],
) -> None:
    host = bridged(lambda: classroom("04-combat", "tie"), *SCREENS[0])
    host.root.locator("[data-action=class_answers]").click()
    host.root.locator("[data-action=wall]").click()
    answers = host.root.locator(".rw-wall-answers li")
    expect(answers).to_have_count(len(host.widget._room.question.step.choices))
    assert host.root.locator(".rw-wall-answers [data-count]").count() == 0
    host.widget._controls.close()


@pytest.mark.parametrize("size", SCREENS)
def test_full_screen_lessons_and_games_can_go_on_the_wall_too(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    for make in (
        lambda: rw.play_puzzle(3),
        lambda: rw.RiskWidget(positions.attack(), seats={"red": "human", "blue": "simple"}),
    ):
        root = open_root(bridged, make, width=size[0], height=size[1])
        if (offer := root.locator("[data-action=decline_full_screen]")).count():
            offer.click()
        assert root.locator("[data-action=wall]").count() == 0
        root.locator("[data-action=full_screen]").click()
        root.locator("[data-action=wall]").click()
        root.page.add_style_tag(content=PAINTED)
        root.page.mouse.move(5, 5)
        drawn(root.page)
        seen = root.evaluate(ON_SCREEN)
        check_sizes(seen, size[1])
        assert seen["rest"] == []
        assert seen["question"]
        # The parts made for a panel are no larger than the question.
        assert all(px <= seen["question"][0][1] for _, px in seen["answers"])
        root.page.evaluate("() => document.exitFullscreen()")
        expect(root.locator("[data-action=full_screen]")).to_have_attribute("aria-pressed", "false")
