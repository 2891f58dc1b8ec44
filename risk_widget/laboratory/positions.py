"""Positions from which simulated games start, with hidden cards dealt again for each game.

The value of a position to a seat must not depend on cards, missions and capitals that the seat
cannot know, so they differ from game to game, as the seat's own knowledge allows. If everything is
to be known, nothing is dealt.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, NoReturn

from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import HIDDEN, IN_PLAY, NO_MISSION
from risk_widget.engine.core_game import CoreGame
from risk_widget.game import Game, Replay
from risk_widget.notation.position import position_of
from risk_widget.reading.schema import Problem, SchemaError, word
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["ALL", "Origin", "origin_of", "rules_of"]

ALL: Final = "all"
"""The value of ``seen_by`` with which, in place of a seat, everything is known."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A position from which games start.

    Attributes:
        config: the games' configuration; its chance is not used.
        state: the position.
        seat: the number of the seat whose knowledge counts; None if everything is known.
        text: the position as text.
    """

    config: GameConfig
    state: State
    seat: int | None
    text: str

    @property
    def seen_by(self) -> str:
        """The seat whose knowledge counts, or `ALL`."""
        return ALL if self.seat is None else self.config.seats[self.seat]

    @property
    def rounds_before(self) -> int:
        """The number of completed rounds, not counting the current one."""
        return max(0, self.state.round - 1)

    def dealer(self) -> Callable[[int], State]:
        """Return a function that makes the position of a game from its seed.

        The possible places of capitals are computed once for all games.
        """
        if self.seat is None:
            return lambda _seed: self.state
        from risk_widget.game_review.continuations import Unseen

        unseen = Unseen(self.config, self.state, self.seat)
        return lambda seed: unseen.deal(Random(f"{seed}/unseen"))

    def game(self, seed: int) -> Game:
        """Create the game for a seed, before its first action."""
        return Game(self.config.with_chance(Seeded(seed)), self.dealer()(seed))


def origin_of(position: object, seen_by: object) -> Origin | None:
    """Read the position in an argument; None if the argument is None.

    Raises:
        ValueError: the argument is not a position, its game is over, or the seat's own cards,
            mission or capital are unknown in it.
    """
    if position is None:
        if seen_by is not None:
            raise ValueError("seen_by is about a position: give position= as well")
        return None
    game = position if isinstance(position, CoreGame) else _read(position)
    config, state = game.config, game.state.copy()
    state.dice_read = state.shuffles = 0  # dice and cards come from the games' own seeds
    state.borders = state.listed = None
    if game.actor is None:
        _refuse("is that of a game that is over: take its last action back, or give another one")
    seat: int | None = state.actor
    if seen_by is not None:
        chosen = word(seen_by, "seen_by", (ALL, *config.seats))
        seat = None if chosen == ALL else config.seat_number(chosen)
    if game.is_partial:
        _check_known(config, state, seat)
    return Origin(config, state, seat, position_of(game))


def _read(position: object) -> CoreGame:
    """Read the game in an argument: a replayed record, or the text of a position."""
    if isinstance(position, Replay):
        return position.game
    if not isinstance(position, str):
        _refuse(
            f"must be a game, a replayed record or the text of a position, not {shown(position)}"
        )
    return Game.from_position(position, seed=0)


def _check_known(config: GameConfig, state: State, seat: int | None) -> None:
    """Refuse a position in which the seat's own secrets are unknown."""
    if seat is None:
        _refuse("hides cards, missions or capitals: name a seat that sees it in seen_by=")
    name = config.seats[seat]
    plays = state.out_by[seat] == IN_PLAY
    lacks = {
        "cards": config.unknown_card in state.hand_of(seat),
        "mission": plays and config.rules.goal == "missions" and state.mission[seat] == NO_MISSION,
        "capital": state.capital[seat] == HIDDEN,
    }
    for what, missing in lacks.items():
        if missing:
            known = "seen_by= must name the seat that the position was written for"
            _refuse(f"does not tell the {what} of {name}: {known}")


def _refuse(text: str) -> NoReturn:
    raise SchemaError([Problem(text, ("position",))])


def rules_of(config: GameConfig) -> tuple[object, ...]:
    """Return the settings that two games must share to be played under the same rules."""
    return config.edition, config.mode, config.seats, config.board, config.options
