"""Pages that play by themselves are drawn before Python has loaded, then played by clicks."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING

import pytest
from pages.gallery import EXAMPLES, link_of
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import bots
from risk_widget.course.lesson_file import load_source
from risk_widget.messages import say, use_language
from risk_widget.teaching.checking import solution_of
from tests.clicks import Clicker
from tests.hosts.visitor import PERSON, Visitor, play_a_turn, play_on, rehearse
from tests.pointer import Finger
from tests.pupil import Pupil, given
from tests.widget.harness import axe

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

    from tests.hosts.static import StaticSite

LESSON = "04-combat"
# The number of territories of the board in the link.
BOARD = 6
SEATS = "red:human,blue:cautious,green:cautious"
IMAGE = "**/image.bin"
# A script that counts Python's answers since the page opened.
ANSWERS = """
window.answers = 0;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      // Count after the page's own handler, which is set later, has run.
      if (data.type === "changed") setTimeout(() => window.answers++);
    });
  }
};
"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def link() -> str:
    """Return a link to the game that the visitor's twin plays."""
    seed, _ = rehearse()
    return f"?edition=czech&mode=domination&board=island&seats={SEATS}&seed={seed}"


def hold(visitor: Visitor) -> Callable[[], None]:
    """Keep Python from loading, and return a function that lets it load."""
    held: list[Route] = []
    visitor.context.route(IMAGE, lambda route: held.append(route))

    def let_go() -> None:
        visitor.context.unroute(IMAGE)
        for route in held:
            route.continue_()

    return let_go


def stage(page: Page) -> str:
    """Return the stage that the bar shows."""
    return page.locator('[data-bar="bar"]').inner_text()


def ready(page: Page) -> None:
    """Wait until Python has loaded."""
    page.locator("body[data-ready]").wait_for(timeout=120_000)


def test_the_form_is_shown_before_python_has_loaded(site: StaticSite, browser: Browser) -> None:
    """A choice made before Python has loaded takes effect once it has."""
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        let_go = hold(visitor)
        page.goto(site.url)
        expect(visitor.widget).to_have_attribute("data-screen", "setup")
        picture = page.locator("img.board")
        assert picture.evaluate("async img => { await img.decode(); return img.naturalWidth; }") > 0
        expect(picture).to_be_hidden()  # The form has a picture of its own.
        assert "Loading Python…" in stage(page)
        assert axe(page, "body") == []

        visitor.widget.locator('[data-action="play_now"]').click()
        expect(page.locator('[data-bar="stage"]')).to_contain_text("Your game starts as soon")
        let_go()
        expect(visitor.widget).to_have_attribute("data-screen", "play", timeout=120_000)
        expect(page.locator('[data-bar="bar"]')).to_be_hidden()
        assert axe(page, "body") == []


@pytest.mark.parametrize("path", ["", f"lessons/{LESSON}.html"])
def test_the_page_uses_the_visitors_language_from_the_start(
    site: StaticSite, browser: Browser, path: str
) -> None:
    with Visitor(browser, site.url, locale="de-AT") as visitor:
        page = visitor.page
        let_go = hold(visitor)
        page.goto(site.url + path)
        rules = visitor.widget.locator('[data-action="learn"], [data-action="rules"]').first
        expect(rules).to_have_text(re.compile("Lernen|Regeln", re.IGNORECASE))
        with use_language("de"):
            assert say("site-loading") in stage(page)
            expect(page.locator("h1")).to_have_text(
                load_source(LESSON).title if path else say("site-play")
            )
            assert say("site-notebook") in page.locator("footer").inner_text()
        assert axe(page, "body") == []
        # Python starts with the content that the page has already drawn, so not a word changes.
        drawn = visitor.widget.inner_text()
        let_go()
        ready(page)
        assert visitor.widget.inner_text() == drawn


def test_the_form_starts_a_game(site: StaticSite, browser: Browser) -> None:
    with Visitor(browser, site.url) as visitor:
        visitor.page.goto(site.url)
        play_a_turn(visitor.widget)


def test_a_link_begins_a_game_on_a_phone(site: StaticSite, browser: Browser) -> None:
    """The board starts as a picture, then becomes the game with the link's seats and seed."""
    _, steps = rehearse()
    with Visitor(browser, site.url, **PHONE) as visitor:
        page = visitor.page
        let_go = hold(visitor)
        page.goto(site.url + link())
        expect(page.locator("img.board")).to_be_visible()
        assert axe(page, "body") == []
        let_go()
        hand = Clicker(visitor.widget, Finger)
        play_on(hand, len(steps) // 2)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_coach_works_without_threads(site: StaticSite, browser: Browser) -> None:
    """The coach judges a turn piece by piece, between the page's messages, and then reports."""
    _, steps = rehearse()
    kinds = [action if isinstance(action, dict) else action.to_dict() for _, action in steps]
    mine = [actor == PERSON for actor, _ in steps]
    attack = next(n for n, own in enumerate(mine) if own and kinds[n]["type"] == "attack")
    over = next(
        n for n in range(attack, len(steps)) if not mine[n] and kinds[n]["type"] != "defend"
    )
    with Visitor(browser, site.url) as visitor:
        visitor.page.goto(site.url + link())
        ready(visitor.page)
        hand = Clicker(visitor.widget)
        hand.open_menu("menu_settings")
        visitor.widget.locator('select[data-action="coach"]').select_option("decisions")
        visitor.page.keyboard.press("Escape")
        visitor.page.keyboard.press("Escape")
        play_on(hand, over)
        expect(visitor.widget.locator(".rw-coach-told")).to_contain_text(
            "Your last turn, in points: "
        )


@pytest.mark.parametrize(
    ("path", "says", "goes_on"),
    [
        ("?edition=nordik&seats=red:human", "There is no edition 'nordik'", "play_now"),
        ("?mode=mission", "did you mean 'missions'?", "play_now"),
        (f"lessons/{LESSON}.html?step=knot", "names a step that isn't here", "hint"),
        (f"lessons/{LESSON}.html?edition=martian", "names an edition that isn't here", "hint"),
    ],
)
def test_a_link_that_leads_nowhere_says_why(
    site: StaticSite, browser: Browser, path: str, says: str, goes_on: str
) -> None:
    """The message stays until the visitor goes on: the page's own requests don't remove it."""
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        page.add_init_script(ANSWERS)
        page.goto(site.url + path)
        page.wait_for_function("() => window.answers > 0", timeout=120_000)
        problem = page.get_by_role("alert")
        expect(problem).to_contain_text(says)
        assert axe(page, "body") == []
        visitor.widget.locator(f'[data-action="{goes_on}"]').first.click()
        expect(problem).to_be_hidden()
        if goes_on == "play_now":
            expect(visitor.widget).to_have_attribute("data-screen", "play")


def test_a_lesson_can_be_read_before_python_has_loaded_and_answered_after(
    site: StaticSite, browser: Browser
) -> None:
    first, second, *_ = load_source(LESSON).steps
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        let_go = hold(visitor)
        page.goto(f"{site.url}lessons/{LESSON}.html")
        expect(visitor.widget).to_contain_text(first.under().title)
        assert "Your game starts" not in stage(page)
        assert axe(page, "body") == []
        let_go()
        ready(page)
        pupil = Pupil(visitor.widget)
        pupil.expect_step(first.id)
        data = first.under()
        pupil.answer(solution_of(data), data.kind, given(data))
        pupil.expect_status("right")
        page.goto(f"{site.url}lessons/{LESSON}.html?step={second.id}")
        ready(page)
        pupil = Pupil(visitor.widget)
        pupil.expect_step(second.id)
        # The browser has kept this since the previous visit.
        pupil.hand.mouse.wait('.rw-step-list li:nth-child(1) [data-step-mark="solved"]')


def test_a_game_continues_when_the_page_is_reopened(site: StaticSite, browser: Browser) -> None:
    kept = """
    () => JSON.parse(
      localStorage.getItem(`risk-widget.kept.page ${location.pathname}`) ?? "{}"
    ).games?.length === 1
    """
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        page.goto(site.url + link())
        expect(visitor.widget).to_have_attribute("data-human", "true", timeout=120_000)
        visitor.widget.locator('[data-territory]:not([aria-disabled="true"])').first.click()
        page.wait_for_function(kept)
        page.goto(site.url)
        go_on = visitor.widget.locator("[data-action=go_on]")
        expect(go_on).to_be_visible(timeout=120_000)
        go_on.click()
        expect(visitor.widget).to_have_attribute("data-screen", "play")
        expect(visitor.widget.locator("[data-territory]")).to_have_count(BOARD)


def test_python_starts_from_scratch_if_its_image_does_not_fit(
    site: StaticSite, folder: Path, browser: Browser
) -> None:
    """An image does not fit in a browser that lays out memory differently."""
    (path,) = folder.glob("page-*/image.bin")
    image = bytearray(gzip.decompress(path.read_bytes()))
    begin = 4 + int.from_bytes(image[:4], "big")
    image[begin] ^= 1  # This is the mark by which an image is checked.
    wrong = gzip.compress(image, 1)
    with Visitor(browser, site.url) as visitor:
        visitor.context.route(IMAGE, lambda route: route.fulfill(body=wrong))
        visitor.page.goto(site.url + link())
        expect(visitor.widget).to_have_attribute("data-screen", "play", timeout=120_000)
        play_on(Clicker(visitor.widget), 1)


def test_a_page_without_python_says_so(site: StaticSite, browser: Browser) -> None:
    with Visitor(browser, site.url) as visitor:
        visitor.context.route(IMAGE, lambda route: route.fulfill(body="nothing"))
        visitor.page.goto(site.url)
        expect(visitor.page.get_by_role("alert")).to_contain_text("Python could not be started")
        # All that is drawn without Python has loaded, so closing the page interrupts no request.
        expect(visitor.page.locator("body")).to_have_attribute("data-drawn", "true")


@pytest.mark.parametrize("path", ["index.html", f"lessons/{LESSON}.html"])
def test_the_links_of_a_page_lead_somewhere(folder: Path, path: str) -> None:
    page = folder / path
    links = [part.partition('"')[0] for part in page.read_text().split('href="')[1:]]
    assert len(links) > 10
    for address in links:
        target = address.partition("?")[0]
        assert target.startswith("data:") or (page.parent / target).resolve().exists(), address


def test_a_finished_game_is_opened_from_a_link_and_played_as_a_rival(
    site: StaticSite, browser: Browser
) -> None:
    seats = ["red", "blue", "green"]
    game = rw.Game.new(edition="italian", mode="domination", board="island", seats=seats, seed=1)
    minds = {seat: bots.make("bold", 1) for seat in game.seats}
    while game.actor is not None:
        game.apply(minds[game.actor].choose(game.observe(game.actor)))
    assert game.is_over
    with Visitor(browser, site.url, **PHONE) as visitor:
        page = visitor.page
        page.goto(site.url + game.link())
        ready(page)
        card = visitor.widget.locator(".rw-dialog")
        expect(card).to_contain_text(say("page-linked"))
        assert axe(page, "body") == []
        card.locator('[data-action="linked_rival"]').tap()
        expect(card).to_be_hidden()
        expect(visitor.widget).to_have_attribute("data-screen", "play", timeout=60_000)
        # Another link in the same tab opens its own position.
        page.evaluate("link => { location.hash = link; }", game.position_link())
        page.wait_for_url(f"**/{game.position_link()}")
        ready(page)
        expect(visitor.widget.locator(".rw-dialog")).to_be_visible()


def test_every_example_of_the_gallery_opens(site: StaticSite, browser: Browser) -> None:
    """Each link first shows a card that says whose game or which position it opens."""
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        for example in EXAMPLES:
            page.goto(f"{site.url}icons/icon.svg")
            page.goto(f"{site.url}index.html{link_of(example)}")
            ready(page)
            content = "game" if example.whole else "position"
            expect(visitor.widget.locator(f'[data-linked="{content}"]')).to_be_visible()
            expect(page.get_by_role("alert")).to_be_hidden()
