"""A story file, opened from disk in a browser without a network."""

from __future__ import annotations

import json
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from tests.notation.kept_games import kept_record
from tests.widget.harness import axe, look

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Locator, Page

    from risk_widget.results.pages import Story
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="story page", share=2)

FINISHED = "nordic-capital-3-2"
PASS_TIME = Path(__file__).parents[1] / "harness" / "pass-time.js"
COMMENTS = {100: "? Where would you strike? [brazil]", 103: "It went well. [peru>brazil]"}
# How MyST's themes draw a widget that the directive `anywidget` names: in a shadow tree, with a
# model that has no kernel.
MYST = """<!doctype html><div id="place"></div><script type="module">
  import widget from %s;
  const model = { get() {}, on() {} };
  const shadow = document.querySelector("#place").attachShadow({ mode: "open" });
  const el = shadow.appendChild(document.createElement("div"));
  await widget.initialize?.({ model });
  await widget.render({ model, el });
</script>"""
# A story judges its game, which is slow on a busy machine.
PATIENCE = 120_000
# A script that walks from one move to the next, and reads the map at each.
WALK = """async () => {
  const root = document.querySelector("[data-risk-widget]");
  const found = [];
  for (;;) {
    const at = root.dataset.past;
    found.push([...root.querySelectorAll("[data-territory][data-owner]")].map(
      ({ dataset }) => [dataset.territory, dataset.owner, Number(dataset.armies)]));
    if (Number(at) === Number(root.querySelector("[type=range]").max)) return found;
    root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    while (root.dataset.past === at) await new Promise((done) => setTimeout(done));
  }
}"""


@cache
def game() -> rw.Game:
    return rw.Game.replay(kept_record(FINISHED)).game


@cache
def story() -> Story:
    return game().story(comments=COMMENTS)


class Reader:
    """A person who was given the file and has no network."""

    def __init__(self, context: BrowserContext, path: Path, problems: list[str]) -> None:
        self.context = context
        self.path = path
        self.problems = problems

    def open(self, html: str) -> Page:
        """Open a file."""
        self.path.write_text(html, encoding="utf-8")
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text))
        page.on("request", lambda asked: self._asked(asked.url))
        page.goto(self.path.as_uri())
        page.locator("[data-risk-widget][data-past], [role=alert], iframe").first.wait_for()
        return page

    def _asked(self, url: str) -> None:
        if url != self.path.as_uri() and not url.startswith(("blob:", "data:")):
            self.problems.append(url)


@pytest.fixture
def reader(browser: Browser, tmp_path: Path) -> Iterator[Reader]:
    problems: list[str] = []
    context = browser.new_context(offline=True, reduced_motion="reduce")
    context.add_init_script(path=PASS_TIME)
    yield Reader(context, tmp_path / "game.html", problems)
    context.close()
    assert problems == []


def widget(page: Page) -> Locator:
    return page.locator("[data-risk-widget]")


def press(page: Page, name: str) -> None:
    look(page)
    page.locator(f'.rw-actions [data-action="{name}"]').click()


def test_a_story_replays_the_games_positions_to_the_end(reader: Reader) -> None:
    page = reader.open(story().html)
    page.locator('[data-action="first"]').click()
    expect(widget(page)).to_have_attribute("data-past", "0")
    found = page.evaluate(WALK)
    config = game().config
    assert len(found) == len(game().positions)
    for step, (shown, state) in enumerate(zip(found, game().positions, strict=True)):
        if state.fighting:
            continue  # The map already shows the armies that will move into a captured territory.
        expected = [
            [name, "" if owner < 0 else config.owner_ids[owner], armies]
            for name, owner, armies in zip(config.ids, state.owner, state.armies, strict=True)
        ]
        assert sorted(shown) == sorted(expected), step


def test_chapters_are_reached_by_keyboard_and_axe_finds_nothing(reader: Reader) -> None:
    page = reader.open(story().html)
    chapters = page.locator(".rw-chapters button")
    expect(chapters.first).to_have_attribute("aria-current", "step")
    assert axe(page, "body") == []
    for n in range(1, chapters.count()):
        look(page)
        chapters.nth(n).focus()
        page.keyboard.press("Enter")
        expect(chapters.nth(n)).to_have_attribute("aria-current", "step")
        expect(page.locator(".rw-sentence")).not_to_be_empty()
    assert axe(page, "body") == []


def test_the_reader_is_asked_before_the_answer_is_shown(reader: Reader) -> None:
    page = reader.open(story().html)
    chapters = asked_chapters(page)
    at = next(n for n, title in enumerate(chapters) if "Comment" in title)
    page.locator(f'[data-action="chapter-{at + 1}"]').click()
    expect(page.locator(".rw-sentence")).to_contain_text("You are")
    expect(page.locator(".rw-sub-sentence")).to_have_text("Where would you strike?")
    look(page)
    page.locator('[data-territory][aria-disabled="true"]').first.wait_for(state="attached")
    page.locator("[data-territory]:not([aria-disabled])").first.click()
    expect(page.locator(".rw-sentence")).not_to_contain_text("You are")
    press(page, "story_next")
    expect(page.locator(".rw-block-chapter")).to_contain_text("It went well.")
    expect(page.locator(".hints .way").first).to_be_attached()
    press(page, "story_back")
    expect(page.locator(".rw-sentence")).not_to_contain_text("You are")


def asked_chapters(page: Page) -> list[str]:
    return page.locator(".rw-chapters button").all_inner_texts()


def test_enter_leads_through_all_chapters_to_the_end_and_back(reader: Reader) -> None:
    page = reader.open(story().html)
    count = page.locator(".rw-chapters button").count()
    for _ in range(2 * count):
        look(page)
        page.locator(".rw-actions .rw-primary").focus()
        page.keyboard.press("Enter")
        if not page.locator("[data-past]").count():
            break
    expect(page.locator(".rw-won-scene")).to_be_visible()
    page.locator('[data-action="review"]').click()
    expect(page.locator(".rw-turning-points li").first).to_be_visible()
    page.keyboard.press("Escape")
    press(page, "story_again")
    expect(page.locator(".rw-chapters button").first).to_have_attribute("aria-current", "step")


def test_replaying_stops_at_a_chapter(reader: Reader) -> None:
    page = reader.open(story().html)
    at = [n for n, title in enumerate(asked_chapters(page)) if "Comment" in title][-1]
    page.locator(f'[data-action="chapter-{at + 1}"]').click()
    page.locator('[data-action="previous"]').click()
    page.locator('[data-action="play"]').click()
    expect(page.locator(f'[data-action="chapter-{at + 1}"]')).to_have_attribute(
        "aria-current", "step"
    )
    expect(page.locator('[data-action="play"]')).to_have_accessible_name("Play from here")


@pytest.mark.parametrize("part", ["program", "story"])
@pytest.mark.parametrize("fault", ["cut", "changed", "gone"])
def test_a_damaged_file_says_so(reader: Reader, part: str, fault: str) -> None:
    html = story().html
    begin = html.index(f'id="{part}">') + len(f'id="{part}">')
    end = html.index("<", begin)
    data = html[begin:end]
    middle = len(data) // 2
    other = "A" if data[middle] != "A" else "B"
    damaged = {
        "cut": data[:middle],
        "changed": data[:middle] + other + data[middle + 1 :],
        "gone": "",
    }[fault]
    page = reader.open(html[:begin] + damaged + html[end:])
    expect(page.get_by_role("alert")).to_contain_text("This file is damaged")


def test_a_story_in_a_cells_output_keeps_working(reader: Reader) -> None:
    page = reader.open(f"<!doctype html><title>x</title>{story()._repr_mimebundle_()['text/html']}")
    frame = page.frame_locator("iframe")
    expect(frame.locator("[data-risk-widget][data-past]")).to_be_visible()
    frame.locator('[data-action="next"]').click()
    expect(frame.locator(".rw-when")).to_be_attached()


def test_a_story_module_works_in_a_myst_page(reader: Reader, tmp_path: Path) -> None:
    module = story().save(tmp_path / "game.mjs").read_text(encoding="utf-8")
    address = "data:text/javascript;base64," + b64encode(module.encode()).decode()
    page = reader.open(MYST % json.dumps(address))
    told = page.frame_locator("iframe").locator("[data-risk-widget]")
    page.frame_locator("iframe").locator('[data-action="first"]').click()
    expect(told).to_have_attribute("data-past", "0")
    assert page.locator("iframe").evaluate("frame => frame.getRootNode() instanceof ShadowRoot")


def test_the_page_can_save_the_story(bridged: Callable[..., Bridge], tmp_path: Path) -> None:
    bridge = bridged(lambda: rw.RiskWidget(game(), keep=False))
    page = bridge.page
    look(page)
    page.locator('[data-action="save"]').click()
    with page.expect_download(timeout=PATIENCE) as waiting:
        page.locator('.rw-dialog [data-action="story"]').click()
    name = waiting.value.suggested_filename
    assert name.endswith(".html")
    expect(page.locator(".rw-dialog")).to_contain_text(f"The file is {name}.")
    file = tmp_path / name
    waiting.value.save_as(file)
    assert "default-src 'none'" in file.read_text(encoding="utf-8")


def test_a_comment_is_written_while_looking_back(bridged: Callable[..., Bridge]) -> None:
    widget_here = rw.RiskWidget(game(), keep=False)
    page = bridged(lambda: widget_here, 932, 647).page
    root = widget(page)
    look(page)
    page.locator('[data-action="look_back"]').first.click()
    page.locator('[data-action="previous"]').click()
    page.locator('[data-action="write_comment"]').click()
    page.locator('[data-action="comment_text"]').fill("Look.")
    page.locator('[data-action="comment_asks"]').check()
    page.locator('[data-action="comment_mark"]').click()
    root.locator('[data-territory="brazil"]').click()
    expect(page.locator('[data-action="comment_text"]')).to_have_value("? Look. [brazil]")
    assert axe(page) == []
    page.locator('[data-action="comment_keep"]').click()
    expect(page.locator(".rw-block-comment")).to_contain_text("Look.")
    at = len(game().history) - 1
    match = widget_here.session.match
    assert match is not None
    assert match.comments == {at: "? Look. [brazil]"}
    expect(root.locator("[data-hint]")).to_have_count(1)
