"""Positions that simulated games go on from, with all that a seat cannot see dealt for each game.

What a position is worth to a seat must not depend on cards, missions and capitals that it cannot
know, so these differ from game to game, as the seat's own knowledge allows. Where everything is to
be known, nothing is dealt.
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
"""In place of the seat whose knowledge counts: everything is known."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A position that games go on from.

    Attributes:
        config: the games' configuration; its chance is not asked.
        state: the position.
        seat: the number of the seat that sees it; None if everything is known.
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
        """The rounds that are over in it; the one that is being played still counts."""
        return max(0, self.state.round - 1)

    def dealer(self) -> Callable[[int], State]:
        """What makes the position of a game from its seed.

        Where capitals may be is worked out once for all games.
        """
        if self.seat is None:
            return lambda _seed: self.state
        from risk_widget.game_review.continuations import Unseen

        unseen = Unseen(self.config, self.state, self.seat)
        return lambda seed: unseen.deal(Random(f"{seed}/unseen"))

    def game(self, seed: int) -> Game:
        """The game of a seed, in which nothing has been done yet."""
        return Game(self.config.with_chance(Seeded(seed)), self.dealer()(seed))


def origin_of(position: object, seen_by: object) -> Origin | None:
    """The position in an argument; None if there is none.

    Raises:
        ValueError: no position, one from which nothing can be played, or one in which the seat
            does not know its own cards.
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
    """The game in an argument that may be a replayed record, or the text of a position."""
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
    """All that two games must have in common to be played under the same rules."""
    return config.edition, config.mode, config.seats, config.board, config.options
