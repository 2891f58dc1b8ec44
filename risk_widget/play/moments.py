"""Moments of a game: continents taken and lost, and territories held against the odds.

The engine reports each capture. That it completes a continent, or that an attack has failed against
the odds, follows from the positions around it. The moments change no record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from risk_widget.battles.battle_table import battle_table
from risk_widget.engine.codes import PHASES
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Rolled
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.log_sentences import LogEvent
    from risk_widget.rules.dice import DiceRule

AGAINST_THE_ODDS: Final = 0.7
"""The least chance of losing a territory for which holding it was against the odds."""
LARGEST_BATTLE: Final = 80
"""The most armies for which chances are looked up; larger battles take long to compute."""

_CHANGES_OF_HANDS: Final = frozenset({"claimed", "captured", "capital_fell"})
_OCCUPY: Final = PHASES.index("occupy")


class _Continent(TypedDict):
    continent: str
    armies: int


class Moments:
    """A search for the moments of a game, step by step.

    Args:
        config: the configuration of the game.
        dice: the dice of the game.
    """

    def __init__(self, config: GameConfig, dice: DiceRule) -> None:
        self._config = config
        self._table = battle_table(dice)

    def of_step(self, steps: Sequence[PlayedAction], positions: Sequence[State]) -> list[LogEvent]:
        """Find the moments of the last step.

        Args:
            steps: the steps up to the last one.
            positions: the positions before each step, and after the last one.
        """
        number, events = len(steps) - 1, steps[-1].events
        found: list[LogEvent] = []
        if any(event.type in _CHANGES_OF_HANDS for event in events):
            found += self._continents(positions[number], positions[number + 1])
        for event in events:
            if event.type == "rolled":
                found += self._held(event.data, steps, positions)
        return found

    # ---- continents ----------------------------------------------------------------------------

    def _continents(self, before: State, after: State) -> list[LogEvent]:
        lost: list[LogEvent] = []
        taken: list[LogEvent] = []
        then, now = _holders(before), _holders(after)
        owners, index = self._config.owner_ids, self._config.index
        for continent in self._config.board.continents:
            inside = [index[territory] for territory in continent.territories]
            was, is_ = ({held[t] for t in inside} for held in (then, now))
            if was == is_:
                continue
            about: _Continent = {"continent": continent.id, "armies": continent.bonus}
            if len(was) == 1 and (seat := owners[was.pop()]) in self._config.seats:
                lost.append({"type": "continent_lost", "seat": seat, **about})
            if len(is_) == 1 and (seat := owners[is_.pop()]) in self._config.seats:
                taken.append({"type": "continent_taken", "seat": seat, **about})
        return lost + taken

    # ---- battles -------------------------------------------------------------------------------

    def _held(
        self, roll: Rolled, steps: Sequence[PlayedAction], positions: Sequence[State]
    ) -> list[LogEvent]:
        """Report a territory that has withstood an attack that was likely to take it."""
        source, target = roll["source"], roll["target"]
        after = positions[len(steps)]
        here, there = (self._config.index[place] for place in (source, target))
        falls = not after.armies[there] or after.owner[there] == after.owner[here]
        if falls or after.armies[here] > 1:
            return []
        chance = self._chance(positions[_battle_begins(steps, source, target)], source, target)
        if chance < AGAINST_THE_ODDS:
            return []
        return [
            {
                "type": "held",
                "seat": roll["defender"],
                "territory": target,
                "attacker": roll["attacker"],
                "chance": percent(chance),
            }
        ]

    def _chance(self, state: State, source: str, target: str) -> float:
        own, their = (state.armies[self._config.index[t]] for t in (source, target))
        return float(self._table.win(own, their)) if max(own, their) <= LARGEST_BATTLE else 0.0


def _holders(state: State) -> list[int]:
    """Return the owner of each territory; one without defenders counts as its capturer's."""
    held = list(state.owner)
    if state.phase == _OCCUPY and state.fighting:
        held[state.target] = state.attacker
    return held


def _battle_begins(steps: Sequence[PlayedAction], source: str, target: str) -> int:
    """Return the number of the first step of the battle that the last step belongs to.

    A battle goes on as long as nothing else is attacked in between.
    """
    first = len(steps) - 1
    for number in range(first, -1, -1):
        for event in steps[number].events:
            if event.type == "attacked":
                if (event.data["source"], event.data["target"]) != (source, target):
                    return first
                first = number
            elif event.type == "turn_started":
                return first
    return first
