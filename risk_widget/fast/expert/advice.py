"""What the expert says about a game: each seat's chance to win, and what it would do now."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.engine.observation import observe
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.campaign import plan
from risk_widget.fast.expert.choosing import choose_as_expert
from risk_widget.fast.expert.expected_outcomes import copy_open, value_if_lost
from risk_widget.fast.expert.making import WIDTH_AT_TABLE, new_expert
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.seeing import to_action, to_numbers
from risk_widget.fast.expert.value import next_seat, put_chances, value_for
from risk_widget.fast.expert.value_features import chance_to_win
from risk_widget.fast.setup import give
from risk_widget.fast.values import game_values
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import lines, percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names

_WIDTH = 260


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Each seat's chance to win, as far as somebody may know the position.

    It assumes that all play about as well as the expert: the chances were learned from such games.

    Attributes:
        viewer: the seat that knows; None for what everybody sees.
        chances: by seat in turn order; they add up to 1, and a seat that is out has 0.
    """

    viewer: str | None
    chances: Mapping[str, float]
    _names: Names = field(repr=False)

    def _line(self, seat: str) -> str:
        message = Message("evaluation-seat", {"seat": seat, "chance": percent(self.chances[seat])})
        return render(message, self._names)

    def __repr__(self) -> str:
        told = [self._line(seat) for seat in self.chances]
        return f"<Evaluation: {render(Message('evaluation-shown', {'parts': told}))}>"

    def _repr_html_(self) -> str:
        rows = []
        for seat, chance in self.chances.items():
            filled = f"width:{100 * chance:.1f}%;height:8px;background:#3b78d8;border-radius:3px"
            rows.append(
                f'<div style="width:{_WIDTH}px;max-width:100%">{escape(self._line(seat))}'
                f'<div style="{filled}"></div></div>'
            )
        return lines(*rows, escape(say("evaluation-assumes")))


@dataclass(frozen=True, slots=True)
class Hint:
    """What the expert would do now, and why.

    Attributes:
        seat: who must act.
        action: what it would do, as `Game.apply` takes it.
        chance: the seat's chance to win with that, 0 to 1.
        reason: the sentence with the numbers.
    """

    seat: str
    action: Action
    chance: float
    message: Message = field(repr=False)
    _names: Names = field(repr=False)

    @property
    def reason(self) -> str:
        """Why, in a sentence made of numbers."""
        return render(self.message, self._names)

    def __repr__(self) -> str:
        return f"<Hint: {self.reason}>"

    def _repr_html_(self) -> str:
        return lines(escape(self.reason))


def evaluate(config: GameConfig, state: State, viewer: int | None) -> Evaluation:
    """Each seat's chance to win, from what a seat (None: everybody) may know."""
    if state.phase == "over":
        chances = [float(seat == state.winner) for seat in range(config.players)]
    else:
        chances = _chances(config, state, viewer)
    name = None if viewer is None else config.seats[viewer]
    return Evaluation(name, dict(zip(config.seats, chances, strict=True)), config.names)


def _chances(config: GameConfig, state: State, viewer: int | None) -> list[float]:
    game, mind = _game(config), _mind(config)
    now = to_numbers(config, observe(config, state, viewer))
    seat = -1 if viewer is None else viewer
    turn, after = now[at.TURN], plainly(next_seat)(game, now, now[at.TURN])
    # Within a turn the truth lies between its beginning and its end.
    movers = {
        kinds.IN_REINFORCE: [turn], kinds.IN_FORTIFY: [after],
        kinds.IN_CLAIM: [now[at.STARTER]], kinds.IN_PLACE: [now[at.STARTER]],
    }.get(now[at.PHASE], [turn, after])  # fmt: skip
    total = [0.0] * config.players
    for mover in movers:
        plainly(put_chances)(game, now, mind, seat, mover)
        for number in range(config.players):
            total[number] += mind[mind_at.CHANCES + number] / len(movers)
    return total


def hint(config: GameConfig, state: State) -> Hint:
    """What the expert would do for the seat that must act.

    Raises:
        MessageError: the game is over.
    """
    if state.phase == "over":
        raise MessageError.of("hint-over")
    return _Adviser(config, state).hint()


# Both take longer to make than what is asked of them, and stay the same during a game.
@lru_cache(maxsize=8)
def _game(config: GameConfig) -> list[int]:
    return [int(value) for value in game_values(config)]


@lru_cache(maxsize=8)
def _fresh_mind(config: GameConfig) -> tuple[float, ...]:
    return tuple(float(value) for value in new_expert(config, width=WIDTH_AT_TABLE))


def _mind(config: GameConfig) -> list[float]:
    """A mind to write in."""
    return list(_fresh_mind(config))


class _Adviser:
    """The expert with one position before it."""

    def __init__(self, config: GameConfig, state: State) -> None:
        self.config = config
        self.seen: Any = observe(config, state, state.actor)
        self.seat = state.actor
        self.game, self.mind = _game(config), _mind(config)
        self.now = to_numbers(config, self.seen)
        self.root, self.trial = [0] * at.SIZE, [0] * at.SIZE

    def hint(self) -> Hint:
        action = [-1] * kinds.ACTION_SIZE
        room = action, self.root, self.trial, self.mind
        plainly(choose_as_expert)(self.game, self.now, *room)
        chance, message = self._reason(action)
        done = to_action(self.config, self.seen, action)
        return Hint(self.config.seats[self.seat], done, chance, message, self.config.names)

    def _reason(self, action: list[int]) -> tuple[float, Message]:
        kind, a, b, c, _ = action
        ids, phase = self.config.ids, self.now[at.PHASE]
        if kind == kinds.ATTACK:
            return self._attack(a, b)
        plainly(copy_open)(self.now, self.root)
        before = self._value()
        told: dict[str, Any] = {"before": percent(before)}
        if kind == kinds.PLACE and phase == kinds.IN_REINFORCE:
            self.root[at.ARMIES + a] += b
            after = self._plan(self.seat)
            return after, self._planned("hint-place", {"territory": ids[a], "armies": b}, after)
        if kind == kinds.OCCUPY:
            source, target = self.now[at.SOURCE], self.now[at.TARGET]
            self.root[at.ARMIES + source] -= a
            self.root[at.ARMIES + target] = a
            plainly(give)(self.root, target, self.now[at.ATTACKER])
            after = self._plan(self.now[at.ATTACKER])
            return after, self._planned(
                "hint-occupy", {"territory": ids[target], "armies": a}, after
            )
        if kind == kinds.FORTIFY:
            self.root[at.ARMIES + a] -= c
            self.root[at.ARMIES + b] += c
            after = self._value()
            told |= {"source": ids[a], "target": ids[b], "armies": c, "after": percent(after)}
            return after, Message("hint-fortify", told)
        if kind == kinds.END_PHASE and phase == kinds.IN_ATTACK:
            return before, self._stopping(before)
        if kind in (kinds.CLAIM, kinds.PLACE, kinds.CHOOSE_CAPITAL):
            told["territory"] = ids[a]
        names = {
            kinds.CLAIM: "hint-claim", kinds.PLACE: "hint-set", kinds.TRADE: "hint-trade",
            kinds.CHOOSE_CAPITAL: "hint-capital", kinds.DEFEND: "hint-defend",
        }  # fmt: skip
        if kind == kinds.TRADE:
            offers = self.seen["legal"]["trade"]
            chosen = {self.config.card_ids[card] for card in (a, b, c)}
            told["armies"] = next(o["armies"] for o in offers if set(o["cards"]) == chosen)
        if kind == kinds.DEFEND:
            told["dice"] = a
        return before, Message(names.get(kind, "hint-end"), told)

    def _value(self) -> float:
        return plainly(value_for)(self.game, self.root, self.mind, self.seat)

    def _plan(self, attacker: int) -> float:
        return plainly(plan)(self.game, self.root, self.trial, self.mind, self.seat, attacker)

    def _planned(self, code: str, told: dict[str, Any], after: float) -> Message:
        """With the attack that the plan begins with, where there is one that pays."""
        found = self.mind[mind_at.FOUND : mind_at.FOUND + 5]
        told["after"] = percent(after)
        told["source"] = told["target"] = told["odds"] = None
        if found[1] >= 0 and found[0] > found[4]:
            told["source"] = self.config.ids[int(found[1])]
            told["target"] = self.config.ids[int(found[2])]
            told["odds"] = percent(found[3])
        return Message(code, told)

    def _attack(self, source: int, target: int) -> tuple[float, Message]:
        plainly(copy_open)(self.now, self.root)
        after = self._plan(self.root[at.OWNER + source])
        stop = self.mind[mind_at.FOUND + 4]
        armies, others = self.root[at.ARMIES + source], self.root[at.ARMIES + target]
        odds = plainly(chance_to_win)(self.mind, armies, others)
        lost = plainly(value_if_lost)(
            self.game, self.root, self.mind, self.seat, source, target
        )  # fmt: skip
        told = {
            "source": self.config.ids[source],
            "target": self.config.ids[target],
            "armies": armies,
            "others": others,
            "odds": percent(odds),
            "before": percent(stop),
            "after": percent(after),
            "lost": percent(lost),
        }
        return after, Message("hint-attack", told)

    def _stopping(self, before: float) -> Message:
        self._plan(self.seat)
        value, source, target, odds, _ = self.mind[mind_at.FOUND : mind_at.FOUND + 5]
        if source < 0:
            return Message("hint-nothing-left", {"before": percent(before)})
        told = {
            "source": self.config.ids[int(source)],
            "target": self.config.ids[int(target)],
            "odds": percent(odds),
            "before": percent(before),
            "after": percent(value),
        }
        return Message("hint-stop", told)
