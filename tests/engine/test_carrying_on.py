"""Applying actions unchecked gives the same games as checking them."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.actions import action_of, parse_action
from risk_widget.engine.history import action_numbers
from tests.engine.ways import WAYS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from risk_widget.engine.actions import Action
    from risk_widget.game import Game
    from tests.engine.ways import GameSetup


def played(setup: GameSetup, seed: int, most: int) -> Game:
    """Return a game played at random."""
    game, luck = setup.new(seed), Random(seed)
    while not game.is_over and len(game.history) < most:
        game.apply(luck.choice(game.legal_actions()))
    return game


def named(actions: Iterable[Action]) -> Callable[[Any], Action | None]:
    """Return a chooser of these actions, one after the other."""
    left: Iterator[Action] = iter(actions)
    return lambda state: next(left, None)


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_unchecked_actions_play_the_same_game(setup: GameSetup) -> None:
    """The last position, the history and each event agree, even if earlier actions were checked."""
    checked = played(setup, 3, 400)
    actions = [step.action for step in checked.history]
    game = setup.new(3)
    for action in actions[:45]:
        game.apply(action)
    assert game.run_unchecked(named(actions[45:200])) == len(actions[45:200])
    assert game.run_unchecked(named(actions[200:])) == len(actions[200:])
    assert game.state.key() == checked.state.key()
    assert game.history == checked.history
    assert game.record() == checked.record()


def test_it_can_be_undone_and_continued() -> None:
    checked = played(WAYS[0], 4, 150)
    actions = [step.action for step in checked.history]
    game = WAYS[0].new(4)
    game.run_unchecked(named(actions))
    for _ in range(40):
        game.undo()
    assert len(game.history) == len(actions) - 40
    game.run_unchecked(named(actions[-40:]))
    assert not game.can_redo
    assert game.record() == checked.record()


def test_positions_handed_out_earlier_do_not_change() -> None:
    checked = played(WAYS[0], 5, 60)
    actions = [step.action for step in checked.history]
    game = WAYS[0].new(5)
    before, key = game.state, game.state.key()
    game.run_unchecked(named(actions))
    assert before.key() == key != game.state.key()


def test_an_error_leaves_the_game_unchanged() -> None:
    checked = played(WAYS[0], 6, 50)
    game = WAYS[0].new(6)
    key = game.state.key()

    def actions() -> Iterator[Action]:
        yield from (step.action for step in islice(checked.history, 40))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        game.run_unchecked(named(actions()))
    assert game.state.key() == key
    assert not game.history


def test_an_observer_is_notified_once() -> None:
    checked = played(WAYS[0], 7, 50)
    game = WAYS[0].new(7)
    heard: list[int] = []
    game.watch(lambda: heard.append(len(game.history)))
    game.run_unchecked(named(step.action for step in checked.history))
    assert heard == [len(checked.history)]


@pytest.mark.parametrize(
    "data",
    [
        {"type": "claim", "territory": "alaska"},
        {"type": "place", "territory": "alaska", "armies": 3},
        {"type": "choose_capital", "territory": "alaska"},
        {"type": "trade", "cards": ["alaska", "alberta", "wild-1"]},
        {"type": "trade", "cards": ["alaska", "alberta", "wild-1"], "bonus": "alaska"},
        {"type": "attack", "source": "alaska", "target": "kamchatka", "armies": 2},
        {"type": "defend", "dice": 2},
        {"type": "occupy", "armies": 4},
        {"type": "fortify", "source": "alaska", "target": "alberta", "armies": 2},
        {"type": "end_phase"},
    ],
    ids=lambda data: data["type"],
)
def test_an_action_survives_its_coding_as_numbers(data: dict[str, Any]) -> None:
    config, action = WAYS[0].new(1).config, parse_action(data)
    again = action_of(config, action_numbers(config, action))
    assert again == action
    assert type(again) is type(action)
