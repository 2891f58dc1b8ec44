"""The replay of a compiled game by the ordinary one, from its log.

Choices, dice and decks are taken from the rows; all else is what the rules make of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from risk_widget.engine.apply import action_of, new_state
from risk_widget.engine.codes import (
    ATTACK_ROLL,
    BATTLE,
    CHOSEN_BY,
    DECK_CARD,
    DECK_MADE,
    END_PHASE,
    STARTER_DIE,
)
from risk_widget.engine.core_game import CoreGame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.engine.codes import Row
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

T = TypeVar("T")


class Told:
    """Chance as recorded in the rows of a log; nothing is rolled beyond their end."""

    def __init__(
        self, config: GameConfig, first: State, rows: Sequence[Row], *, dealt: bool
    ) -> None:
        """Begin at the first position of the game.

        Args:
            config: the game's.
            first: its first position with a decision.
            rows: its log.
            dealt: whether the log begins with the set-up, rather than in that position.
        """
        self._dice = [
            *_dice_of(rows, laid_out=not dealt and first.fighting == 1 and first.rolled > 0)
        ]
        self._decks = [*_decks_of(rows)]
        self._read = 0 if dealt else first.dice_read
        self._shuffles = 0 if dealt else first.shuffles
        self._config, self._first = config, first

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice of the log."""
        start = position - self._read
        return tuple(self._dice[start : start + count])

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """The order recorded in the log or the first position."""
        if purpose == "deck":
            return self._decks[position - self._shuffles]  # type: ignore[return-value]
        if purpose == "missions":
            return tuple(self._missions(items))  # type: ignore[arg-type]
        return tuple(self._territories())  # type: ignore[arg-type]

    def _missions(self, items: Sequence[int]) -> Iterator[int]:
        held, rest = self._first.mission, [*items]
        for mission in held:
            rest.remove(mission)
        yield from (*held, *rest)

    def _territories(self) -> Iterator[int]:
        """Territories of each owner in turn; those still free are the third army's."""
        params = self._config.params
        receivers = params.players + params.has_third
        held: list[list[int]] = [[] for _ in range(receivers)]
        for territory, owner in enumerate(self._first.owner):
            held[params.third if owner < 0 else owner].append(territory)
        for number in range(params.territories):
            yield held[number % receivers].pop()


def _dice_of(rows: Sequence[Row], *, laid_out: bool) -> Iterator[int]:
    """The dice in the order in which they were rolled."""
    for kind, a, b, _ in rows:
        if kind == STARTER_DIE:
            yield b
        elif kind == ATTACK_ROLL:
            yield from _faces(a)
            laid_out = True
        elif kind == BATTLE:
            if not laid_out:
                yield from _faces(a)
            yield from _faces(b)
            laid_out = False


def _faces(packed: int) -> Iterator[int]:
    return map(int, f"{packed:x}")  # a digit for each die


def _decks_of(rows: Sequence[Row]) -> Iterator[tuple[int, ...]]:
    for number, (kind, count, _, _) in enumerate(rows):
        if kind == DECK_MADE:
            cards = rows[number + 1 : number + 1 + count]
            assert all(row[0] == DECK_CARD for row in cards)
            yield tuple(row[1] for row in cards)


def actions_of(rows: Sequence[Row]) -> Iterator[tuple[int, int, int, int, int]]:
    """The five numbers of each action of a log."""
    for number, (kind, a, b, c) in enumerate(rows):
        if kind <= END_PHASE:
            assert rows[number + 1][0] == CHOSEN_BY
            yield kind, a, b, c, rows[number + 1][2]


def play_again(config: GameConfig, first: State, rows: Sequence[Row], *, dealt: bool) -> CoreGame:
    """The ordinary game with these choices, dice and decks; see `Told`."""
    config = config.with_chance(Told(config, first, rows, dealt=dealt))
    if dealt:
        state, events = new_state(config)
        game = CoreGame(config, state, tuple(events))
    else:
        game = CoreGame(config, first)
    for numbers in actions_of(rows):
        game.apply(action_of(config, numbers))
    return game
