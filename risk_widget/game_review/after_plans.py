"""The board after each step of a plan that is carried out, and at the next turn.

All attacks succeed, with the losses that the expert expects on average. The engine plays the steps
with dice that bring these losses, so that cards, knocked-out players and wins follow the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.expert.plans import moved_in
from risk_widget.engine.actions import Attack, Defend, EndPhase, Fortify, Occupy, Place, Trade
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import (
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    OVER,
)
from risk_widget.engine.combat import defence_dice, most_attacking
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.turn import most_to_move
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.bots.expert.plans import Line
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


class _Arranged(Seeded):
    """Dice arranged for a roll; shuffles come from a seed."""

    def __init__(self) -> None:
        super().__init__(0)
        self.ready: list[int] = []

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return the next arranged dice."""
        del position
        taken, self.ready = self.ready[:count], self.ready[count:]
        return tuple(taken)


class _Carrier:
    """A game in which a line is carried out."""

    def __init__(
        self, config: GameConfig, state: State, line: Line, left: Callable[[int, int], int]
    ) -> None:
        self._chance = _Arranged()
        self._game = CoreGame(config.with_chance(self._chance), state)
        self._config, self._line, self._left = config, line, left
        self._seat = state.turn

    @property
    def _now(self) -> State:
        return self._game.state

    def positions(self) -> Iterator[State]:
        """Carry out the steps; yield the position after each."""
        line, ids, cards = self._line, self._config.ids, self._config.card_ids
        for one, two, three in line.trades:
            self._game.apply(Trade((cards[one], cards[two], cards[three])))
            yield self._now
        if line.occupies >= 0:
            self._game.apply(Occupy(line.occupies))
            yield self._now
        for place, armies in line.placed:
            self._game.apply(Place(ids[place], armies))
            yield self._now
        for number, (_, target) in enumerate(line.attacks):
            self._fight(number)
            yield self._now
            self._use_cards(target)
        for source, target, armies in line.moves:
            self._end(IN_ATTACK)
            most = most_to_move(self._config.params, self._now, source, target)
            if self._now.phase == IN_FORTIFY and min(armies, most) > 0:
                self._game.apply(Fortify(ids[source], ids[target], min(armies, most)))
            yield self._now

    def finish(self) -> State:
        """End the turn. Raises ``MessageError`` if armies are still to be placed."""
        while self._now.phase != OVER and self._now.turn == self._seat:
            if self._now.phase == IN_REINFORCE and self._now.to_place:
                raise MessageError.of("plans-unplaced", armies=self._now.to_place)
            self._move_in_or_end()
        return self._now

    def _use_cards(self, target: int) -> None:
        """Trade the cards of a seat just knocked out, if the edition requires it in mid-turn."""
        place = Place(self._config.ids[target], 1)
        while self._now.phase == IN_REINFORCE:
            trades = (a for a in self._game.legal_actions() if isinstance(a, Trade))
            trade = next(trades, None)
            if trade is None and not self._now.to_place:
                return
            self._game.apply(trade or place._replace(armies=self._now.to_place))

    def _move_in_or_end(self) -> None:
        if self._now.phase == IN_OCCUPY:
            self._game.apply(Occupy(self._now.armies[self._now.source] - 1))
        else:
            self._game.apply(EndPhase())
            self._third_army()

    def _third_army(self) -> None:
        """Let the other player place the third army's armies, where the plan has no target."""
        while self._now.phase in (IN_REINFORCE_THIRD, IN_ATTACK_THIRD):
            now, targets = self._now, [target for _, target in self._line.attacks]
            if now.phase == IN_ATTACK_THIRD or not now.to_place:
                self._game.apply(EndPhase())
                continue
            third = self._config.params.third
            places = [at for at, owner in enumerate(now.owner) if owner == third]
            place = next((at for at in places if at not in targets), places[0])
            self._game.apply(Place(self._config.ids[place], now.to_place))

    def _end(self, phase: int) -> None:
        """End a phase, and any earlier one that the game is still in."""
        while self._now.phase in (IN_REINFORCE, IN_OCCUPY, phase) and not self._now.to_place:
            self._move_in_or_end()

    def _fight(self, number: int) -> None:
        """Take a territory with the average losses."""
        attacks = self._line.attacks
        source, target = attacks[number]
        if self._now.phase == OVER:
            return
        if self._now.phase == IN_REINFORCE and not self._now.to_place:
            self._move_in_or_end()
        armies, others = self._now.armies[source], self._now.armies[target]
        left = max(2, self._left(armies, others))
        while self._now.phase != OVER and self._now.owner[target] != self._seat:
            now = self._now
            if now.phase == IN_OCCUPY:
                moving = moved_in(attacks, number, now.armies[source], now.attacking)
                self._game.apply(Occupy(max(now.attacking, moving)))
            elif now.phase == IN_DEFEND:
                self._roll(Defend(defence_dice(self._config.params, now, target)), left)
            else:
                most = most_attacking(self._config.params, now, source)
                ids = self._config.ids
                self._roll(Attack(ids[source], ids[target], max(1, most)), left)

    def _roll(self, action: Attack | Defend, left: int) -> None:
        """Carry out an action with dice that inflict the attacker's remaining losses."""
        now = self._now
        if isinstance(action, Attack):
            source, target = (self._config.index[at] for at in (action.source, action.target))
            dice = action.armies
        else:
            source, target, dice = now.source, now.target, now.dice
        others = defence_dice(self._config.params, now, target)
        pairs = min(dice, others)
        lost = min(pairs, max(0, now.armies[source] - left))
        attack = [6] * dice if lost < pairs else [1] * dice
        defence = [6] * others if lost == pairs else [1] * others
        if 0 < lost < pairs:
            attack, defence = [6, *[1] * (dice - 1)], [5] * others
        if not now.rolled:
            self._chance.ready = [*attack, *defence]
        self._game.apply(action)


def carry_out(
    config: GameConfig, state: State, line: Line, left: Callable[[int, int], int]
) -> State:
    """Carry out a plan and end the turn; return the position that follows, or the final one.

    Args:
        config: the game's configuration.
        state: the position.
        line: the plan of the seat on turn.
        left: the attackers left after a victory, by the armies of both sides.

    Raises:
        IllegalAction: a step is not legal there.
        MessageError: armies are left to be placed, or another seat has to decide.
    """
    carrier = _Carrier(config, state, line, left)
    for _ in carrier.positions():
        pass
    return carrier.finish()


def steps_of(
    config: GameConfig, state: State, line: Line, left: Callable[[int, int], int]
) -> Iterator[State]:
    """Yield the position after each step, as far as the seat can foresee it.

    Nobody foresees what the cards of a seat that is knocked out bring. The arguments and errors are
    those of `carry_out`.
    """
    attacks = len(line.attacks)
    first = len(line.trades) + (line.occupies >= 0) + len(line.placed)
    carrier = _Carrier(config, state.seen_by(state.actor), line, left)
    for number, now in enumerate(carrier.positions()):
        yield now
        if first <= number < first + attacks and now.phase not in (IN_ATTACK, IN_FORTIFY):
            return
