"""JupyterLab styles bare lists in an output; the widget's own lists keep their columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.widget import positions
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

# What JupyterLab 4 says of lists in an output.
OF_THE_HOST = """
.host dl, .host dt, .host dd { display: block; }
.host dt { font-weight: bold; float: left; width: 20%; padding: 0; margin: 0; }
.host dd { float: left; width: 80%; padding: 0; margin: 0; }
"""


def test_the_sum_of_a_turns_armies_keeps_its_columns(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce()))
    page = root.page
    page.add_style_tag(content=OF_THE_HOST)
    page.evaluate("() => document.querySelector('#root').classList.add('host')")
    term, value = (root.locator(f"dl {part}").first.bounding_box() for part in ("dt", "dd"))
    assert term is not None
    assert value is not None
    assert abs(term["y"] - value["y"]) < 3
    assert term["x"] + term["width"] <= value["x"] + 1
