"""The widget's lists keep their columns, although JupyterLab styles bare lists in outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget import RiskWidget
from tests.widget import positions
from tests.widget.harness import drawn
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

# JupyterLab 4's styles for lists in an output.
OF_THE_HOST = """
.host dl, .host dt, .host dd { display: block; }
.host dt { font-weight: bold; float: left; width: 20%; padding: 0; margin: 0; }
.host dd { float: left; width: 80%; padding: 0; margin: 0; }
"""


def test_the_sum_of_a_turns_armies_stays_in_columns(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce()))
    page = root.page
    page.add_style_tag(content=OF_THE_HOST)
    page.evaluate("() => document.querySelector('#root').classList.add('host')")
    term, value = (root.locator(f"dl {part}").first.bounding_box() for part in ("dt", "dd"))
    assert term is not None
    assert value is not None
    assert abs(term["y"] - value["y"]) < 3
    assert term["x"] + term["width"] <= value["x"] + 1


WHERE = """root => [...root.querySelectorAll("text, button, li, p, b, span, h2")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.textContent, ...[x, y, width, height].map(Math.round)];
})"""


def test_a_right_to_left_page_mirrors_nothing(bridged: Callable[..., Bridge]) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.reinforce()), reduced_motion="reduce"
    )
    drawn(root.page)
    before = root.evaluate(WHERE)
    assert len(before) > 100
    root.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    drawn(root.page)
    assert root.evaluate(WHERE) == before


def test_no_field_is_so_small_that_a_phone_enlarges_the_page(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, RiskWidget, width=390, height=800, has_touch=True)
    sizes = root.evaluate(
        "root => [...root.querySelectorAll('select, textarea, input')]"
        ".filter((each) => !/radio|checkbox|range/.test(each.type))"
        ".map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 16
