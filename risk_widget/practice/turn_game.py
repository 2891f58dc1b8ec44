"""The game of a planned turn: from its position to the end of the turn, with real or average dice.

Average dice leave nothing to luck: each roll costs both sides its average losses, rounded to whole
armies, and the remainder from rounding counts in the next roll.
"""

from __future__ import annotations

from math import floor
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from risk_widget.battles.battle_table import roll_table
from risk_widget.bots import make
from risk_widget.engine.actions import Attack, parse_action
from risk_widget.engine.chance import Seeded
from risk_widget.game import Game
from risk_widget.game_review.continuations import Unseen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonView

__all__ = [
    "PlayedTurn",
    "Roll",
    "SetDice",
    "attacked",
    "faces_for",
    "outcomes",
    "reply",
    "set_average",
    "turn_game",
]

T = TypeVar("T")

_WINS: Final = (6, 5)
"""The faces of a pair of dice that the attacker wins: the attacker's, and the defender's."""
_LOSES: Final = (3, 4)
_OTHERS: Final = "cautious"
"""The bot that decides for a third army in the turn."""


class SetDice:
    """Dice from a seed, some of which can be set before they are rolled.

    Args:
        seed: the seed of all other dice, and of shuffles.
        faces: the dice that are set, by their position in the sequence.
    """

    def __init__(self, seed: str, faces: Mapping[int, int] | None = None) -> None:
        self._seed = seed
        self._seeded = Seeded(seed)
        self._set: dict[int, int] = dict(faces or {})

    def put(self, position: int, faces: Sequence[int]) -> None:
        """Set the dice from a position in the sequence onwards."""
        self._set |= dict(enumerate(faces, position))

    def copy(self) -> SetDice:
        """Return a copy that shows the same dice and can be set independently."""
        return SetDice(self._seed, self._set)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice of the sequence, beginning at ``position``."""
        seeded = self._seeded.dice(position, count)
        return tuple(self._set.get(n, face) for n, face in enumerate(seeded, position))

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order."""
        return self._seeded.shuffled(purpose, position, items)


def faces_for(attack_dice: int, defence_dice: int, lost: int) -> tuple[int, ...]:
    """Return dice with which the attacker loses ``lost`` armies, the attacker's dice first.

    >>> from risk_widget.practice.turn_game import faces_for
    >>> faces_for(3, 2, 1)
    (6, 3, 1, 5, 4)
    """
    pairs = min(attack_dice, defence_dice)
    shown = [_WINS] * (pairs - lost) + [_LOSES] * lost
    attack = [face for face, _ in shown] + [1] * (attack_dice - pairs)
    defence = [face for _, face in shown] + [1] * (defence_dice - pairs)
    return (*attack, *defence)


def _chances(attack_dice: int, defence_dice: int) -> dict[int, float]:
    """Return the chance of each number of armies that the attacker can lose in a roll."""
    table = roll_table(attack_dice, defence_dice)
    return {lost: float(chance) for (lost, _), chance in table.items()}


def attacked(game: Game, attack: Action) -> list[Event]:
    """Attack, and defend with as many dice as possible; return the events."""
    events = list(game.apply(attack))
    while game.phase == "defend":
        events += game.apply(game.legal_actions()[-1])
    return events


def rolled_in(events: Sequence[Event]) -> tuple[int, int, int] | None:
    """Return both sides' dice and the attacker's losses in a roll; None if there was no roll."""
    for event in events:
        if event.type == "rolled":
            data = event.data
            return len(data["attack"]), len(data["defence"]), int(data["attacker_losses"])
    return None


def outcomes(game: Game, attack: Action) -> Iterator[tuple[int, float, Game]]:
    """Yield the possible losses of an attacker in a roll, with the chance and the game after it.

    The game's dice must be `SetDice`; it is not changed.
    """
    dice = game.config.chance
    assert isinstance(dice, SetDice)
    others = dice.copy()
    config = game.config.with_chance(others)
    probe = rolled_in(attacked(game.fork(), attack))
    if probe is None:
        return
    for lost, chance in _chances(*probe[:2]).items():
        others.put(game.state.dice_read, faces_for(*probe[:2], lost))
        after = Game(config, game.state)
        attacked(after, attack)
        yield lost, chance, after


def turn_game(position: str, seat: str, seed: str) -> Game:
    """Begin a turn in its position: deal the hidden cards, and let the dice be set.

    Args:
        position: the text of the position, as the seat sees it.
        seat: the seat on turn.
        seed: the seed of the cards that are dealt, and of the dice.
    """
    shown = Game.from_position(position, seed=0)
    config = shown.config.with_chance(SetDice(f"{seed}/dice"))
    unseen = Unseen(config, shown.state, config.seat_number(seat))
    return Game(config, unseen.deal(Random(f"{seed}/unseen")))


def reply(game: Game) -> Action:
    """Decide for another seat during the turn: its dice, or a third army's actions."""
    if game.phase == "defend":
        return game.legal_actions()[-1]
    actor = game.actor
    assert actor is not None
    bot = make(_OTHERS, f"{game.round}/{game.state.dice_read}", board=game.board)
    return parse_action(bot.choose(game.observe(actor)))


class Roll(NamedTuple):
    """A roll of the seat, with the positions before and after it."""

    before: State
    attack: Attack
    after: State


class PlayedTurn:
    """A turn, played from its position to its end; the other seats only defend.

    Args:
        position: the text of the position, as the seat sees it.
        seat: the seat on turn.
        seed: the seed of the dice and of everything that the seat can't see.
        averaged: whether the dice are average ones.

    Attributes:
        events: what has happened.
        rolls: the seat's rolls, in order.
        owed: the remainder from rounding average losses, in armies of the attacker.
    """

    def __init__(self, position: str, seat: str, seed: str, *, averaged: bool) -> None:
        self.game: Game = turn_game(position, seat, seed)
        self.start: State = self.game.state
        self.seat: str = seat
        self.averaged: bool = averaged
        self.events: list[Event] = []
        self.rolls: list[Roll] = []
        self.owed: float = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self.game.is_over or self.game.turn != self.seat

    def act(self, action: JsonView | Action) -> None:
        """Carry out an action of the seat, and let the other seats defend.

        Raises:
            IllegalAction: the action is refused.
        """
        parsed = parse_action(action)
        before = self.game.state
        if isinstance(parsed, Attack):
            if self.averaged:
                self.owed = set_average(self.game, parsed, self.owed)
            self.events += attacked(self.game, parsed)
            self.rolls.append(Roll(before, parsed, self.game.state))
        else:
            self.events += self.game.apply(parsed, self.seat)
        while not self.is_over and self.game.actor != self.seat:
            self.events += self.game.apply(reply(self.game))


def set_average(game: Game, attack: Action, owed: float) -> float:
    """Set the dice of an attack to its average cost; return the remainder from rounding.

    Args:
        game: the game, whose dice are `SetDice`.
        attack: the attack, which is tried on a copy of the game.
        owed: the remainder from rounding earlier losses, in armies of the attacker.
    """
    probe = rolled_in(attacked(game.fork(), attack))
    dice = game.config.chance
    if probe is None or not isinstance(dice, SetDice):
        return owed
    chances = _chances(*probe[:2])
    wanted = owed + sum(lost * chance for lost, chance in chances.items())
    lost = min(max(floor(wanted + 0.5), 0), max(chances))
    dice.put(game.state.dice_read, faces_for(*probe[:2], lost))
    return wanted - lost
