"""A widget's bots begin to play at the right time, and nothing keeps a closed widget alive."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any
from weakref import ref

import pytest

import risk_widget as rw

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = ["red", "blue", "green"]


def bots(game: rw.Game | None = None, **settings: Any) -> Any:
    """Return a widget in which bots play all seats."""
    game = game or rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    return rw.RiskWidget(game, seats=dict.fromkeys(SEATS, "bold"), seed=1, **settings)


def is_playing(widget: Any) -> bool:
    """Return whether bots play in their own thread."""
    return widget._relay.driver._thread is not None


@pytest.mark.parametrize(
    "make", [rw.RiskWidget, bots, lambda: rw.play_lesson("04-combat"), lambda: rw.play_puzzle(1)]
)
def test_closed_widgets_are_freed(make: Callable[[], Any]) -> None:
    def closed() -> ref[Any]:
        widget = make()
        widget._repr_mimebundle_()
        widget.close()
        assert widget._relay.driver.join(60)
        return ref(widget)

    widgets = [closed() for _ in range(40)]
    gc.collect()
    assert not [widget for widget in widgets if widget() is not None]


def test_a_game_keeps_no_closed_widget() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    widget = bots(game)
    gone = ref(widget)
    widget.close()
    del widget
    gc.collect()
    assert gone() is None
    assert game.apply(game.legal_actions()[0])


def test_bots_wait_until_the_widget_is_displayed() -> None:
    widget = bots()
    widget.refresh()
    assert not is_playing(widget)
    widget._repr_mimebundle_()
    assert is_playing(widget)
    assert "tick" not in widget.state["bots"]
    widget.close()
    assert widget._relay.driver.join(60)


def test_bots_of_a_hidden_widget_wait_while_its_game_is_played_elsewhere() -> None:
    widget = bots()
    widget.game.apply(widget.game.legal_actions()[0])
    assert not is_playing(widget)
    assert len(widget.game.history) == 1
    assert widget.state["moves"] == 1


def test_bots_start_with_a_pages_first_message() -> None:
    """A widget in a box or a tab is shown without a request for its output."""
    widget = bots()
    assert widget.state["bots"]["tick"] > 0  # The page has to send something.
    item = {"id": "1", "base_seq": widget.state["seq"], "action": {"type": "resume"}}
    widget.set_state({"outbox": [item]})
    assert is_playing(widget)
    assert "tick" not in widget.state["bots"]
    widget.close()
    assert widget._relay.driver.join(60)


def test_run_plays_a_hidden_game_to_its_end() -> None:
    widget = bots(bot_speed="instant")
    widget.run()
    assert widget._relay.driver.join(120)
    assert widget.game.is_over


def test_bots_answer_a_move_from_python() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    widget = rw.RiskWidget(game, seats={game.actor or "": "human"}, bot_speed="instant", seed=1)
    widget.apply(game.legal_actions()[0])
    assert widget._relay.driver.join(60)
    assert len(game.history) == len(SEATS)
