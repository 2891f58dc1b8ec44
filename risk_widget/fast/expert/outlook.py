"""What a plan comes to if all of it goes well: what it wins, and what it leaves open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.expected_outcomes import capture
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.value import has_won
from risk_widget.fast.expert.value_features import chance_to_win, left_if_won
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.messages import Message
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig

_LEAST = 0.05
"""What falls with less than this is not called open."""


class Step(NamedTuple):
    """An attack of a plan, and the chance that it takes its target once the plan has come there."""

    source: int
    target: int
    odds: float


@dataclass(slots=True)
class Outlook:
    """A position in which a plan is carried out, with the armies that are expected.

    Attributes:
        config: the game's; ``game`` the same as numbers.
        after: the position, changed by `follow`.
        seat: whose plan it is.
        steps: the attacks carried out.
    """

    config: GameConfig
    game: list[int]
    mind: list[float]
    after: list[int]
    seat: int
    steps: list[Step] = field(default_factory=list)

    def follow(self) -> None:
        """Carry out the attacks of the plan that was found last."""
        first = mind_at.WAY + 1
        for number in range(int(self.mind[mind_at.WAY])):
            source, target = map(int, self.mind[first + 2 * number : first + 2 * number + 2])
            armies, others = self.after[at.ARMIES + source], self.after[at.ARMIES + target]
            self.steps.append(Step(source, target, self._odds(armies, others)))
            left = plainly(left_if_won)(self.mind, armies, others)
            plainly(capture)(self.game, self.after, source, target, left)

    def _odds(self, armies: int, others: int) -> float:
        return plainly(chance_to_win)(self.mind, armies, others)

    @property
    def odds(self) -> float:
        """The chance that every attack takes its target."""
        chance = 1.0
        for step in self.steps:
            chance *= step.odds
        return chance

    def wins(self, before: list[int]) -> Message | None:
        """What it wins, beside the position before; None without an attack."""
        if not self.steps:
            return None
        seat, after = self.seat, self.after
        won = [Message("hint-wins-territories", {"territories": len(self.steps)})]
        for number, continent in enumerate(self.config.continents):
            if self._holds(after, number) and not self._holds(before, number):
                params = {"continent": continent.id, "bonus": continent.bonus}
                won.append(Message("hint-wins-continent", params))
        for other, name in enumerate(self.config.seats):
            if before[at.OUT_BY + other] == IN_PLAY != after[at.OUT_BY + other]:
                params = {"seat": name, "cards": before[at.HAND_SIZE + other]}
                won.append(Message("hint-wins-out", params))
        if not before[at.CAPTURED] and after[at.CAPTURED]:
            won.append(Message("hint-wins-card"))
        if plainly(has_won)(self.game, after, seat):
            won.append(Message("hint-wins-game"))
        return Message("hint-wins", {"odds": percent(self.odds), "won": won})

    def leaves_open(self) -> Message | None:
        """The own territory that it would hurt most to leave as it then stands.

        What somebody can take counts by its chance to fall, and double where a continent hangs on
        it.
        """
        best, params = _LEAST, None
        for territory in self._own():
            armies = self.after[at.ARMIES + territory]
            enemy = max(self._enemies(territory), key=self._armies, default=-1)
            if enemy < 0:
                continue
            odds = self._odds(self._armies(enemy), armies)
            held = self._holds(self.after, self.game[of.HOME + territory])
            weight = odds * (2 if held else 1)
            if weight > best:
                best = weight
                params = {
                    "territory": self.config.ids[territory],
                    "armies": armies,
                    "enemy": self.config.ids[enemy],
                    "others": self._armies(enemy),
                    "odds": percent(odds),
                }
        return None if params is None else Message("hint-open", params)

    def _own(self) -> Iterator[int]:
        for territory in range(self.game[of.TERRITORIES]):
            if self.after[at.OWNER + territory] == self.seat:
                yield territory

    def _armies(self, territory: int) -> int:
        return self.after[at.ARMIES + territory]

    def _enemies(self, territory: int) -> Iterator[int]:
        """The neighbours from which a territory can be attacked."""
        third = -1 if self.game[of.ALLIED] else self.game[of.THIRD]
        first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
        for place in range(first, first + self.game[of.DEGREE + territory]):
            owner = self.after[at.OWNER + self.game[place]]
            if owner not in (self.seat, third) and owner >= 0:
                yield self.game[place]

    def _holds(self, position: list[int], continent: int) -> bool:
        members = self.config.continents[continent].members
        return all(position[at.OWNER + member] == self.seat for member in members)
