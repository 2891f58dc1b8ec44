"""A game notifies its watchers of changes and keeps none of them alive."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest

from risk_widget.engine.actions import IllegalAction
from risk_widget.game import Game


class Seen:
    """A watcher that notes the length of the history at each change."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lengths: list[int] = []

    def look(self) -> None:
        self.lengths.append(len(self.game.history))


def new_game() -> Game:
    return Game.new(edition="czech", mode="domination", seed=1)


def test_every_change_is_announced_once_and_a_refusal_is_not_a_change() -> None:
    game = new_game()
    seen = Seen(game)
    game.watch(seen.look)
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    with pytest.raises(IllegalAction):
        game.apply({"type": "end_phase"})
    assert game.undo()
    assert game.redo()
    assert not game.redo()
    assert seen.lengths == [1, 2, 1, 2]


def test_an_observer_that_leaves_is_no_longer_notified() -> None:
    game = new_game()
    first, second = Seen(game), Seen(game)
    leave = game.watch(first.look)
    game.watch(second.look)
    game.apply(game.legal_actions()[0])
    leave()
    leave()
    game.apply(game.legal_actions()[0])
    assert (first.lengths, second.lengths) == ([1], [1, 2])


def test_a_fork_has_no_observers() -> None:
    game = new_game()
    seen = Seen(game)
    game.watch(seen.look)
    fork = game.fork()
    fork.apply(fork.legal_actions()[0])
    assert seen.lengths == []


def test_the_game_does_not_keep_an_observer_alive() -> None:
    game = new_game()
    seen = Seen(game)
    gone = weakref.ref(seen)
    told: list[int] = []
    game.watch(seen.look)
    leave = game.watch(lambda: told.append(game.round))  # kept until it stops watching
    del seen
    gc.collect()
    assert gone() is None
    game.apply(game.legal_actions()[0])
    assert told == [0]
    leave()
    game.apply(game.legal_actions()[0])
    assert told == [0]


def test_an_observer_may_act_and_all_are_notified_of_that_too() -> None:
    game = new_game()
    seen = Seen(game)

    def answer() -> None:
        if len(game.history) % 3:
            game.apply(game.legal_actions()[0])

    game.watch(answer)
    game.watch(seen.look)
    events = game.apply(game.legal_actions()[0])
    assert events == list(game.history[0].events)
    assert len(game.history) == 3
    assert seen.lengths == [3, 3, 3], "they look when it is their turn, and nothing is missing"


def test_one_lock_is_held_during_a_change_and_its_announcement() -> None:
    game = new_game()
    lock = threading.RLock()
    held: list[bool] = []

    def is_held() -> None:
        free: list[bool] = []
        other = threading.Thread(target=lambda: free.append(lock.acquire(blocking=False)))
        other.start()
        other.join()
        held.append(not free[0])

    game.watch(lambda: None)  # This call names no lock, so it accepts any.
    game.watch(is_held, lock)
    game.watch(is_held, lock)
    game.apply(game.legal_actions()[0])
    assert held == [True, True]
    with pytest.raises(ValueError, match="share one lock"):
        game.watch(is_held, threading.RLock())
