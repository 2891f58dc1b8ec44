"""Pages that imitate the behaviour of hosts other than JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from risk_widget.messages import say
from risk_widget.widget.widget import second_output
from tests.widget import positions
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.widget.harness import Bridge

ERROR = '<div class="jupyter-widgets jupyter-widgets-error-widget">No version of anywidget</div>'
NOT_FOUND = "<pre>Error displaying widget: model not found</pre>"
WIDGET = "<div data-risk-widget='true'>the widget</div>"


def outputs(page: Page, above: str) -> tuple[bool, bool]:
    """Return whether the output of the widget is visible, and whether the picture below it is."""
    still = second_output(None)["text/html"]
    page.set_content(
        f'<div class="jp-OutputArea"><div class="jp-OutputArea-child" id="above">{above}</div>'
        f'<div class="jp-OutputArea-child">{still}</div></div>'
    )
    return page.locator("#above").is_visible(), page.locator(".risk-widget-still").is_visible()


@pytest.mark.parametrize(
    ("above", "seen"),
    [(WIDGET, (True, False)), (NOT_FOUND, (False, True)), (ERROR, (True, True))],
)
def test_an_error_that_concerns_the_cells_author_is_visible(
    bridged: Callable[..., Bridge], above: str, seen: tuple[bool, bool]
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce()))
    page = root.page.context.new_page()
    try:
        assert outputs(page, above) == seen
        if seen[1]:
            expect(page.get_by_text(say("still-missing"))).to_be_visible()
    finally:
        page.close()


DARK = {
    "a light page": ("", "", False),
    "Colab": ("theme='dark'", "", True),
    "VS Code, dark": ("", "vscode-dark", True),
    "VS Code, light": ("", "vscode-light", False),
    "VS Code, dark contrast": ("", "vscode-high-contrast", True),
    "VS Code, light contrast": ("", "vscode-high-contrast vscode-high-contrast-light", False),
}


@pytest.mark.sampled
@pytest.mark.parametrize("host", DARK)
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_dark_theme_follows_the_host_unless_a_theme_is_given(
    bridged: Callable[..., Bridge], host: str, theme: str
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce(), theme=theme))
    html, body, dark = DARK[host]
    page = root.page
    try:
        page.evaluate(
            """([html, body]) => {
              if (html) document.documentElement.setAttribute("theme", "dark");
              document.body.className = body;
            }""",
            [html, body],
        )
        scheme = root.evaluate("root => getComputedStyle(root).colorScheme")
        assert ("dark" in scheme) == (dark if theme == "auto" else theme == "dark")
    finally:
        page.evaluate(
            """() => {
              document.documentElement.removeAttribute("theme");
              document.body.className = "";
            }"""
        )
