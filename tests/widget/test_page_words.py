"""The page has no words of its own: if the catalog is marked, every word on it has the mark."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import risk_widget as rw
from risk_widget.lessons import Progress
from risk_widget.messages import languages, page_source
from tests import clicks
from tests.clicks import Clicker
from tests.pupil import Pupil
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.test_access import SCREENS, choosing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

SAID: Final = """root => {
  // Keys have names of their own, code is not translated, and lessons have files of their own.
  const apart =
    "kbd, code, pre, textarea, style, .rw-initials, .rw-map-host text," +
    ".rw-prose:not(.rw-abilities)";
  const hidden = (node) => node.closest("[hidden]") !== null;
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: at, data } = walker.currentNode;
    if (!at.closest(apart) && !hidden(at)) texts.push(data);
  }
  const labels = [...root.querySelectorAll("*")].filter((node) => !hidden(node)).flatMap((node) =>
    ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]
      .flatMap((name) => node.hasAttribute(name) ? [node.getAttribute(name)] : []));
  return [texts, labels];
}"""
"""The texts of the page in their order, and the descriptions of its elements."""


def _mark(pattern: ast.Pattern | None) -> None:
    if pattern is not None:
        start, end = ast.TextElement("⟦"), ast.TextElement("⟧")
        pattern.elements = [start, *pattern.elements, end]


class _Marked(Transformer):
    """A transformer that puts marks around each message as a whole."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - Fluent's name
        for attribute in node.attributes:
            _mark(attribute.value)
        _mark(node.value)
        return node


@cache
def marked(text: str) -> str:
    """Return a catalog in which every message is inside ⟦…⟧."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Marked().visit(resource))


def strings(data: object) -> Iterator[str]:
    """Yield every text in the data that the kernel sends."""
    if isinstance(data, str):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from strings(part)


def unmarked(texts: list[str]) -> Iterator[str]:
    """Yield text outside the marks of messages; a message may extend over several texts."""
    depth = 0
    for text in texts:
        outside = ""
        for letter in text:
            depth += (letter == "⟦") - (letter == "⟧")
            if depth == 0 and letter != "⟧":
                outside += letter
        yield from (part.strip() for part in outside.split(" · "))


FORMULA: Final = re.compile(r"\S+ \S+ ÷ \S+ → \S+|\S+ → \S+|÷ \S+")


class Reader:
    """A page in the marked language, and the data that its kernel has sent."""

    def __init__(self, bridge: Bridge) -> None:
        self.root = bridge.page.locator("[data-risk-widget]").first
        self.sent = list(strings(bridge.state()))
        drain = bridge.drain

        def drained() -> list[dict[str, Any]]:
            messages = drain()
            self.sent += strings(messages)
            return messages

        bridge.drain = drained  # type: ignore[method-assign]

    def own_words(self) -> list[str]:
        """Return the words on the page that come neither from its catalog nor from the kernel."""
        # A single lower-case word may be an id, which the page must not show.
        known = {text.strip() for text in self.sent if re.search(r"[A-Z .-]", text)}
        # An edition is named after its country.
        known |= {re.sub(r" \(.*| \d+$", "", text) for text in known}
        # A formula within a line of the log is in an element of its own.
        known |= {part.strip() for text in known for part in FORMULA.split(text)}
        # A language is called by its own name.
        known |= {str(Locale(tag).display_name).capitalize() for tag in languages()}
        texts, labels = self.root.evaluate(SAID)
        said = [*unmarked(texts), *(part for label in labels for part in unmarked([label]))]
        return [text for text in said if re.search(r"[^\W\d_]{2}", text) and text not in known]


@pytest.fixture
def reader(
    mounted: Callable[..., Bridge], monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[], Any]], Reader]:
    """Open a widget in the marked language, and take the screen if it is handed over."""
    monkeypatch.setattr(
        clicks, "AMOUNT", {kind: f"⟦{label}⟧" for kind, label in clicks.AMOUNT.items()}
    )

    def go(make: Callable[[], Any]) -> Reader:
        def made() -> Any:
            widget = make()
            widget.words = marked(page_source())
            return widget

        found = Reader(mounted(made))
        if found.root.get_attribute("data-screen") == "handover":
            Clicker(found.root).do({"type": "ready"})
        return found

    return go


def trading(root: Locator) -> None:
    """Put back a card of the suggested set."""
    root.locator("[data-card]").first.click()


def asking_for_another_game(root: Locator) -> None:
    """Start a game while one is being played."""
    Clicker(root).button("menu").click()
    root.locator('.rw-menu [data-action="new_game"]').click()
    Clicker(root).button("start_game").click()
    root.get_by_role("dialog").wait_for()


MORE: Final[dict[str, tuple[Callable[[], Any], Callable[[Locator], None] | None]]] = {
    "offers": (lambda: positions.widget(positions.reinforce()), None),
    "trade": (lambda: positions.widget(positions.reinforce()), trading),
    "bonus": (lambda: positions.widget(positions.bonus()), None),
    "end": (lambda: positions.widget(positions.attack()), choosing("end_now")),
    "replace": (lambda: positions.widget(positions.attack()), asking_for_another_game),
}


@pytest.mark.sampled
@pytest.mark.parametrize("screen", [*SCREENS, *MORE])
def test_every_word_of_a_screen_is_from_the_catalog(
    reader: Callable[[Callable[[], Any]], Reader], screen: str
) -> None:
    make, go = {**SCREENS, **MORE}[screen]
    page = reader(make)
    if go:
        go(page.root)
    expect(page.root.locator(".rw-sentence-bar, .rw-new-game").first).to_contain_text("⟦")
    assert page.own_words() == []


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        ("01-board", "tag"),
        ("12-a-whole-game", "which-to-break"),
        ("01-board", "neighbours"),
        ("03-reinforcement", "best"),
        ("04-combat", "borders"),
        ("04-combat", "three-dice"),
        ("04-combat", "tie"),
    ],
)
def test_every_word_of_a_lesson_is_from_the_catalog(
    reader: Callable[[Callable[[], Any]], Reader], lesson: str, step: str
) -> None:
    page = reader(
        lambda: rw.play_lesson(lesson, step=step, reduced_motion=True, progress=Progress())
    )
    expect(page.root.locator("[data-step]")).to_be_visible()
    assert page.own_words() == []
    pupil = Pupil(page.root)
    pupil.panel("hint").click()
    expect(pupil.feedback).to_be_visible()
    assert page.own_words() == []
    pupil.panel("show_me").click()
    pupil.expect_status("shown")
    assert page.own_words() == []


def test_an_unmarked_word_is_found() -> None:
    assert [*unmarked(["⟦a ", "b", " c⟧ d", "⟦⟦e⟧ f⟧", "x · ⟦y⟧"])] == ["", "", "d", "", "x", ""]
