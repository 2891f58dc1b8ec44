"""Plots of results show the figures from which they are made."""

from __future__ import annotations

import re
import sys
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from tests.laboratory.test_frames import played

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from risk_widget.results.plots import Plot


@cache
def simulated() -> rw.lab.SimulationResult:
    return rw.simulate(["random", "cautious"], 6, edition="czech", mode="duel", seed=2)


def drawn(html: str) -> ET.Element:
    """Return the drawing that a notebook shows as an image."""
    (data,) = re.findall(r'data:image/svg\+xml,([^"]+)"', html)
    return ET.fromstring(unquote(data))


PLOTS: dict[str, Callable[[], Plot]] = {
    "odds": lambda: rw.odds(8, 5).plot(),
    "a table of odds": lambda: rw.lab.odds_table(10, 6).plot(),
    "a campaign": lambda: rw.campaign_odds(9, [2, 2]).plot(),
    "stopping": lambda: rw.lab.when_to_stop(8, 5, keep=4).plot(),
    "shares": lambda: simulated().plot(),
    "rounds": lambda: simulated().plot("rounds"),
    "territories": lambda: played().plot(),
    "armies": lambda: played().plot("armies"),
    "a record": lambda: rw.Game.replay(played().record()).plot(),
}


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_a_drawing_in_a_notebook(name: str) -> None:
    html = PLOTS[name]()._repr_html_()
    assert drawn(html).tag.endswith("svg")
    assert "alt=" in html
    assert "script" not in html


def test_bars_are_as_high_as_the_chances() -> None:
    odds = rw.odds(6, 4)
    attackers, defenders = odds.plot().axes
    heights = {
        round(bar.get_x() + bar.get_width() / 2): bar.get_height() for bar in attackers.patches
    }
    for number, height in heights.items():
        assert height == pytest.approx(odds.attackers_left[number])
    assert sum(bar.get_height() for bar in defenders.patches) == pytest.approx(1 - odds.win)


def test_only_plots_of_the_same_thing_share_their_scale() -> None:
    for plot, is_shared in [
        (rw.odds(6, 4).plot(), True),
        (rw.campaign_odds(12, [3, 1, 2]).plot(), False),
    ]:
        first, last = plot.axes
        assert first.get_shared_y_axes().joined(first, last) is is_shared


def test_lines_pass_through_the_figures() -> None:
    table = rw.lab.odds_table(9, 3)
    (axes,) = table.plot(defenders=[2, 3, 99]).axes
    two, three = axes.lines
    assert list(two.get_ydata()) == [table[a, 2] for a in range(1, 10)]
    assert list(three.get_ydata())[-1] == table[9, 3]
    (axes,) = played().plot("territories").axes
    last = [line.get_ydata()[-1] for line in axes.lines]
    assert last == [sum(played().owner(t) == s for t in played().board.ids) for s in played().seats]


def labels(axis: Any) -> list[str]:
    """Return the labels of the ticks."""
    axis.figure.canvas.draw()
    return [tick.get_text() for tick in axis.get_ticklabels()]


def test_each_tick_label_is_at_its_value() -> None:
    """No label of a probability is rounded, and no tick of a count is a fraction."""
    for chances in rw.campaign_odds(12, [3, 1, 2]).plot().axes:
        told = [float(label.removesuffix("%")) for label in labels(chances.yaxis)]
        assert told == pytest.approx([100 * tick for tick in chances.get_yticks()])
    (axes,) = played().plot("armies").axes
    assert all(tick == int(tick) for tick in axes.get_yticks())


def test_a_difference_of_shares_is_in_points() -> None:
    found = rw.experiment(
        {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}},
        ["random"] * 3,
        6,
        edition="czech",
        board="island",
        max_rounds=20,
    )
    (axes,) = found.plot().axes
    assert found.difference is not None
    (point,) = (line for line in axes.lines if line.get_marker() == "o")
    assert point.get_xdata()[0] == pytest.approx(100 * found.difference)
    assert not any("%" in label for label in labels(axes.xaxis))


def test_a_long_title_fits_on_its_picture() -> None:
    plot = rw.campaign_odds(30, [3, 1, 2, 4, 1, 2, 3]).plot()
    plot.figure.canvas.draw()
    box = plot.figure._suptitle.get_window_extent()
    assert 0 < box.x1 <= plot.figure.bbox.x1


def test_a_plot_is_saved_as_a_file(tmp_path: Path) -> None:
    rw.odds(3, 2).plot().save(tmp_path / "odds.png")
    assert (tmp_path / "odds.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ImportError, match=r"risk-widget\[plot\]"):
        rw.odds(3, 2).plot()


def test_unknown_kinds_of_plot_are_refused() -> None:
    with pytest.raises(ValueError, match="'territories' or 'armies'"):
        played().plot("cards")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'shares' or 'rounds'"):
        simulated().plot("cards")  # type: ignore[arg-type]


def test_a_map_is_coloured_by_its_figures(tmp_path: Path) -> None:
    shown = rw.lab.figure_map({"brazil": 0.0, "peru": 1.5, "egypt": 3.0}, title="Captures")
    page = drawn(shown._repr_html_())
    words = "".join(page.itertext())
    assert "Brazil 0.0, Peru 1.5, Egypt 3.0" in words
    assert "#cddcf3" in shown.svg
    assert "#2663be" in shown.svg
    shown.save(tmp_path / "map.svg")
    assert ET.parse(tmp_path / "map.svg").getroot().tag.endswith("svg")
    assert "Captures" in repr(shown)
    with pytest.raises(ValueError, match="at least one"):
        rw.lab.figure_map({})
    with pytest.raises(KeyError, match="peru"):
        rw.lab.figure_map({"prue": 1.0})
