"""A notebook with a game, exported by nbconvert: unchanged, and with all unsafe content removed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from risk_widget.game import Game
from risk_widget.play.recap import describe
from risk_widget.widget.widget import RiskWidget, second_output

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SEATS = ["red", "blue", "green"]


@pytest.fixture
def game() -> Game:
    return Game.new(edition="nordic", mode="missions", seats=SEATS, seed=1)


@pytest.fixture
def exported(pages: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Page]:
    """Export the outputs of a widget that was displayed, and open the page.

    Of its scripts, only that of a kept story runs.
    """
    import nbformat  # Importing takes a second, too long for collecting tests.
    from nbconvert import HTMLExporter

    class Output:
        def __init__(self, bundle: dict[str, Any]) -> None:
            self.bundle = bundle

        def update(self, bundle: dict[str, Any], **_: Any) -> None:
            self.bundle = bundle

    def go(game: Game | None, *, sanitized: bool, story: bool = False) -> Page:
        shown: list[Output] = []

        def display(bundle: dict[str, Any], **_: Any) -> Output:
            shown.append(Output(bundle))
            return shown[-1]

        monkeypatch.setattr("IPython.display.display", display)
        widget = RiskWidget(game)
        widget._ipython_display_()
        if story:
            widget.keep_story(seat="spectator")
        form: Any = nbformat.v4
        outputs = [form.new_output("display_data", data=each.bundle) for each in shown]
        notebook = form.new_notebook(cells=[form.new_code_cell("widget", outputs=outputs)])
        make: Any = HTMLExporter
        html, _ = make(sanitize_html=sanitized).from_notebook_node(notebook)
        page: Page = pages.open(java_script_enabled=story)
        own = re.sub(r"<script\b.*?</script>", "", html, flags=re.DOTALL)
        page.set_content(own, wait_until="domcontentloaded")
        return page

    return go


def test_a_sanitized_export_shows_one_line(exported: Callable[..., Page], game: Game) -> None:
    output = exported(game, sanitized=True).locator(".risk-widget-still")
    assert output.inner_text().strip() == f"{describe(game)} Run the cell to play."


def test_an_export_without_a_game_says_so(exported: Callable[..., Page]) -> None:
    output = exported(None, sanitized=True).locator(".risk-widget-still")
    assert output.inner_text().strip() == describe(None)


def test_any_other_export_shows_the_picture(exported: Callable[..., Page], game: Game) -> None:
    page = exported(game, sanitized=False)
    image = page.locator(".risk-widget-still img")
    expect(image).to_be_visible()
    expect(image).to_have_attribute("alt", describe(game))
    assert image.evaluate("image => image.getBoundingClientRect().width") > 500
    expect(page.locator(".risk-widget-still")).to_contain_text("Run the cell to play.")
    assert "Run the cell" in page.locator(".risk-widget-still").inner_text()
    assert second_output(game)["text/plain"] == describe(game)


def played(game: Game) -> Game:
    place = game.legal_ranges()["place"]["territories"][0]
    game.apply({"type": "place", "territory": place, "armies": 1})
    return game


def test_a_kept_story_plays_in_an_export_without_a_kernel(
    exported: Callable[..., Page], game: Game
) -> None:
    page = exported(played(game), sanitized=False, story=True)
    board = page.frame_locator(".risk-widget-still iframe").locator("[data-risk-widget]")
    expect(board).to_have_attribute("data-past", "0")
    board.locator('[data-action="next"]').click()
    expect(board).to_have_attribute("data-past", "1")
    expect(page.locator(".risk-widget-still img")).to_be_hidden()


def test_if_frames_are_removed_one_line_of_a_kept_story_remains(
    exported: Callable[..., Page], game: Game
) -> None:
    output = exported(played(game), sanitized=True, story=True).locator(".risk-widget-still")
    assert output.inner_text().strip() == f"{describe(game)} Run the cell to play."
