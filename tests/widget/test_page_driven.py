"""Where threads don't work, the page lets the bots play, one time slice after another."""

from __future__ import annotations

import sys
import threading
from types import SimpleNamespace

import pytest

import risk_widget as rw


@pytest.fixture
def place(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make the widget believe that it runs in a browser's Python, or in Colab."""
    if request.param == "browser":
        monkeypatch.setattr(sys, "platform", "emscripten")
    else:
        colab = SimpleNamespace(
            enable_custom_widget_manager=lambda: None,
            _widgets=SimpleNamespace(_installed_url="https://example.org/manager.js"),
        )
        monkeypatch.setitem(sys.modules, "google.colab.output", colab)
    return str(request.param)


@pytest.mark.parametrize("place", ["browser", "colab"], indirect=True)
def test_bots_play_when_the_page_requests_it(place: str) -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seats=["red", "blue", "green"], seed=7)
    widget = rw.RiskWidget(game, seats={"red": "cautious", "blue": "human"})
    assert not [t for t in threading.enumerate() if t.name == "risk-widget-bots"], place
    assert widget.state["bots"]["tick"] > 0
    before = len(game.history)
    widget.set_state(
        {"outbox": [{"id": "1", "base_seq": widget.state["seq"], "action": {"type": "resume"}}]}
    )
    assert len(game.history) > before
    widget.close()
