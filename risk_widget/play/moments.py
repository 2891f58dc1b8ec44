"""Moments of a game: continents taken and lost, and territories held against the odds.

The engine tells each capture; that a continent is whole with it, or that an attack which should
have succeeded has failed, follows from the positions around it. Records stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from risk_widget.battles.battle_table import battle_table
from risk_widget.engine.codes import PHASES
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Attacked, Event
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.log_sentences import LogEvent
    from risk_widget.rules.dice import DiceRule

AGAINST_THE_ODDS: Final = 0.7
"""The chance of a fall from which on a territory that stands was held against the odds."""
STILL_LIKELY: Final = 0.5
"""The chance of a fall from which on an attack was broken off rather than beaten."""
LARGEST_BATTLE: Final = 80
"""The most armies for which chances are looked up; larger battles take long to work out."""

_IN_ATTACK: Final = frozenset({"attack", "attack_third", "defend", "occupy"})
_OCCUPY: Final = PHASES.index("occupy")


class _Continent(TypedDict):
    continent: str
    armies: int


class Threat(NamedTuple):
    """The most promising attack on a territory.

    Attributes:
        chance: that it would fall, as the attack from ``source`` began.
        attacker: whose attack it was.
        defender: who held the territory.
    """

    chance: float
    source: str
    attacker: str
    defender: str


class Moments:
    """A search for the moments of a game, step by step.

    Args:
        config: of the game.
        dice: of the game.
    """

    def __init__(self, config: GameConfig, dice: DiceRule) -> None:
        self._config = config
        self._table = battle_table(dice)

    def of_step(self, steps: Sequence[PlayedAction], positions: Sequence[State]) -> list[LogEvent]:
        """The moments of a step.

        Args:
            steps: the steps up to this one.
            positions: before each step, and after the last one.
        """
        number, events = len(steps) - 1, steps[-1].events
        found: list[LogEvent] = []
        if any(event.type in {"captured", "capital_fell"} for event in events):
            found += self._continents(positions[number], positions[number + 1])
        if any(_ends_attacks(event) for event in events):
            found += self._held(steps, number, positions)
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
        self, steps: Sequence[PlayedAction], number: int, positions: Sequence[State]
    ) -> list[LogEvent]:
        battles: dict[str, Threat] = {}
        latest: tuple[str, str] | None = None
        for step in range(_turn_begins(steps, number), number + 1):
            for event in steps[step].events:
                if event.type == "attacked":
                    fought = event.data["source"], event.data["target"]
                    if fought != latest:
                        latest = fought
                        self._note(battles, event.data, positions[step])
                elif event.type == "captured":
                    battles.pop(event.data["target"], None)
        after = positions[number]
        return [
            {
                "type": "held",
                "seat": defender,
                "territory": target,
                "attacker": attacker,
                "chance": percent(chance),
            }
            for target, (chance, source, attacker, defender) in battles.items()
            if chance >= AGAINST_THE_ODDS and self._chance(after, source, target) < STILL_LIKELY
        ]

    def _note(self, battles: dict[str, Threat], attack: Attacked, before: State) -> None:
        source, target = attack["source"], attack["target"]
        chance = self._chance(before, source, target)
        known = battles.get(target)
        if known is None or chance > known.chance:
            attacker = self._config.owner_ids[before.owner[self._config.index[source]]]
            battles[target] = Threat(chance, source, attacker, attack["defender"])

    def _chance(self, state: State, source: str, target: str) -> float:
        own, their = (state.armies[self._config.index[t]] for t in (source, target))
        return float(self._table.win(own, their)) if max(own, their) <= LARGEST_BATTLE else 0.0


def _holders(state: State) -> list[int]:
    """The owner of each territory; one whose last defender has fallen is its capturer's."""
    held = list(state.owner)
    if state.phase == _OCCUPY and state.fighting:
        held[state.target] = state.attacker
    return held


def _ends_attacks(event: Event) -> bool:
    return event.type == "turn_started" or (
        event.type == "phase_started" and event.data["phase"] not in _IN_ATTACK
    )


def _turn_begins(steps: Sequence[PlayedAction], number: int) -> int:
    """The number of the first step after attacks last ended, before a step."""
    first = number
    while first and not any(_ends_attacks(event) for event in steps[first - 1].events):
        first -= 1
    return first
