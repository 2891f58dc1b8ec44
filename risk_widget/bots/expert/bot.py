"""The expert and its relatives as players at a table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from risk_widget.bots.expert.choosing import choose_as_expert
from risk_widget.bots.expert.playing_on import (
    PLAYS_AT_TABLE,
    Dice,
    choose_by_playing_on,
    new_foresight,
)
from risk_widget.bots.expert.reinforcing import reinforce
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE, new_expert
from risk_widget.bots.habits import fall_into_habits
from risk_widget.bots.ladder import VETERAN
from risk_widget.bots.scratch import new_scratch, reach_all_battles
from risk_widget.bots.table import TableBot
from risk_widget.engine import codes
from risk_widget.engine.actions import action_of
from risk_widget.engine.cards import bonus_is_chosen, brings_bonus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.board import Board
    from risk_widget.bots.expert.playing_on import Foresight
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.bots.scratch import Scratch
    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject


class ExpertBot(TableBot):
    """A bot that weighs plans for the whole turn by the resulting chance of winning."""

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        board: Board | None = None,
        depth: int = DEPTH,
        width: int = WIDTH_AT_TABLE,
    ) -> None:
        """Make a bot.

        Args:
            seed: ignored, as the expert draws no random numbers.
            board: the board of the bot's games, if it is not a built-in one.
            depth: how many captures of a plan the expert looks ahead.
            width: how many first attacks it follows that far; `depth` and `width` are its budget.
        """
        super().__init__(seed, board=board)
        self._depth, self._width = depth, width
        self._thinker: Thinker | None = None

    def __getstate__(self) -> JsonObject:
        return {**super().__getstate__(), "_thinker": None}

    def _shown_id(self) -> str:
        return "expert"

    def _shown_settings(self) -> dict[str, object]:
        return {"depth": self._depth, "width": self._width}

    def choose_seen(self, config: GameConfig, state: State) -> Action:
        """See `TableBot.choose_seen`."""
        if self._thinker is None or self._thinker.config is not config:
            self._thinker = self._begin(config)
        return to_action(config, state, self._choose(self._thinker, state))

    def _begin(self, config: GameConfig) -> Thinker:
        """Make the thinker for games of one kind."""
        return Thinker(config, depth=self._depth, width=self._width)

    def _choose(self, thinker: Thinker, state: State) -> list[int]:
        """Return the five numbers of the bot's action."""
        return thinker.choose(state)


class VeteranBot(ExpertBot):
    """The expert with a few habits, drawn from its seed: the rung below the expert."""

    def _shown_id(self) -> str:
        return "veteran"

    def _shown_settings(self) -> dict[str, object]:
        return {**super()._shown_settings(), **VETERAN._asdict()}

    def _choose(self, thinker: Thinker, state: State) -> list[int]:
        action, params = thinker.choose(state), thinker.config.params
        fall_into_habits(params, state, self._random, VETERAN, action)
        return action


class MasterBot(ExpertBot):
    """A bot that simulates games to compare the expert's choice with other candidates."""

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        board: Board | None = None,
        plays: int = PLAYS_AT_TABLE,
    ) -> None:
        """Make a bot.

        Args:
            seed: the seed of the games that it continues in its head.
            board: the board of the bot's games, if it is not a built-in one.
            plays: the most games to continue for a decision.
        """
        super().__init__(seed, board=board)
        self._plays = plays
        self._room: tuple[Scratch, Foresight] | None = None

    def __getstate__(self) -> JsonObject:
        return {**super().__getstate__(), "_room": None}

    def _shown_id(self) -> str:
        return "master"

    def _shown_settings(self) -> dict[str, object]:
        return {"plays": self._plays, **super()._shown_settings()}

    def _begin(self, config: GameConfig) -> Thinker:
        reach_all_battles(config.dice)
        self._room = new_scratch(config), new_foresight(config, Dice(), self._plays)
        return super()._begin(config)

    def _choose(self, thinker: Thinker, state: State) -> list[int]:
        assert self._room is not None
        action, (table, foresight) = [-1] * codes.ACTION_SIZE, self._room
        choose_by_playing_on(
            thinker.config.params, state, self._random, table, thinker.scratch, foresight, action
        )
        return action


class Thinker:
    """The expert and its scratch space, for the positions of one game.

    Attributes:
        config: the configuration of the game.
        scratch: the expert's scratch space.
    """

    def __init__(
        self, config: GameConfig, *, depth: int = DEPTH, width: int = WIDTH_AT_TABLE
    ) -> None:
        self.config = config
        self.scratch: ExpertScratch = new_expert(config, depth=depth, width=width)

    def choose(self, seen: State) -> list[int]:
        """Return the five numbers of an action for the seat that must act."""
        action = [-1] * codes.ACTION_SIZE
        choose_as_expert(self.config.params, seen, self.scratch, action)
        return action

    def place_all(self, seen: State) -> tuple[dict[str, int], State]:
        """Map territories to the armies to place there; also return the position afterwards."""
        placed, after = Counter[str](), seen.copy()
        while after.to_place:
            action = [codes.END_PHASE, -1, -1, -1, -1]
            reinforce(self.config.params, after, self.scratch, action)
            kind, territory, armies, *_ = action
            if kind != codes.PLACE:
                break
            placed[self.config.ids[territory]] += armies
            after.armies[territory] += armies
            after.to_place -= armies
        return dict(placed), after


def to_action(config: GameConfig, state: State, numbers: Sequence[int]) -> Action:
    """Convert five numbers to the action they stand for.

    The place of a bonus is named only if the player has a choice.
    """
    kind, *cards, bonus = numbers
    if kind == codes.TRADE and bonus >= 0:
        places = sum(brings_bonus(config.params, state, card) for card in cards)
        if places < 2 or not bonus_is_chosen(config.params, state):
            numbers = (kind, *cards, -1)
    return action_of(config, numbers)
