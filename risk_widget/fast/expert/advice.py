"""What the expert would do now, from a nudge to the very move."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.engine.codes import OVER
from risk_widget.engine.observation import observe
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.campaign import plan
from risk_widget.fast.expert.choosing import choose_as_expert
from risk_widget.fast.expert.expected_outcomes import copy_open, value_if_lost
from risk_widget.fast.expert.making import DEPTH, WIDTH_AT_TABLE, game_of, mind_of
from risk_widget.fast.expert.nudges import nudge_for
from risk_widget.fast.expert.outlook import Outlook
from risk_widget.fast.expert.placing import reinforce
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.reasons import (
    reasons_before_the_first_turn,
    reasons_for_dice,
    reasons_for_third,
)
from risk_widget.fast.expert.seeing import to_action, to_numbers
from risk_widget.fast.expert.value import value_for
from risk_widget.fast.setup import give
from risk_widget.messages import Message, MessageError, render
from risk_widget.results.displays import lines, percent
from risk_widget.svg import board_drawing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.bots.base import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names

_ATTACKING = (kinds.IN_ATTACK, kinds.IN_ATTACK_THIRD)


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack that belongs to a plan.

    Attributes:
        source: from where.
        target: what it takes.
        odds: the chance to take it, 0 to 1, with the armies that are expected by then.
    """

    source: str
    target: str
    odds: float


@dataclass(frozen=True, slots=True)
class Hint:
    """What the expert would do now, and why.

    Attributes:
        seat: who must act.
        action: what it would do, as `Game.apply` takes it.
        chance: the seat's chance to win with that, 0 to 1.
        look: the territories that `nudge` points at.
        placed: territory -> armies that the plan puts there.
        attacks: those of the plan behind the action, in order, as long as they go well.
        reasons: the sentences of `reason`, as messages.
    """

    seat: str
    action: Action
    chance: float
    look: tuple[str, ...]
    placed: Mapping[str, int]
    attacks: tuple[Attack, ...]
    reasons: tuple[Message, ...] = field(repr=False)
    _nudge: Message = field(repr=False)
    _board: Board = field(repr=False)
    _held: Mapping[str, tuple[str | None, int]] = field(repr=False)
    _names: Names = field(repr=False)

    @property
    def nudge(self) -> str:
        """Where to look, without the move itself."""
        return render(self._nudge, self._names)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The move, then why: odds, the chance to win, what the plan wins and leaves open."""
        return tuple(render(reason, self._names) for reason in self.reasons)

    @property
    def reason(self) -> str:
        """The move, and why in numbers."""
        return " ".join(self.sentences)

    def __repr__(self) -> str:
        return f"<Hint: {self.reason}>"

    def _repr_html_(self) -> str:
        words = map(escape, self.sentences)
        picture = board_drawing(
            self._board, self._held, escape(self.reason, quote=True), highlight=self._roles()
        )
        return f"{lines(*words)}{picture}"

    def _roles(self) -> dict[str, str]:
        """What is outlined: where the plan puts armies or begins, and its targets."""
        roles = dict.fromkeys((attack.target for attack in self.attacks), "target")
        for place, role in (("target", "target"), ("territory", "source"), ("source", "source")):
            if place in self.action:
                roles[self.action[place]] = role
        return roles | dict.fromkeys(self.placed, "source")


def hint(
    config: GameConfig, state: State, *, depth: int | None = None, width: int | None = None
) -> Hint:
    """What the expert would do for the seat that must act.

    ``depth`` and ``width`` are its budget, as for `ExpertBot`.

    Raises:
        MessageError: the game is over.
    """
    if state.phase == OVER:
        raise MessageError.of("hint-over")
    budget = {"depth": depth or DEPTH, "width": width or WIDTH_AT_TABLE}
    return _Adviser(config, state, mind_of(config, **budget)).hint()


class _Adviser:
    """The expert with one position before it."""

    def __init__(self, config: GameConfig, state: State, mind: list[float]) -> None:
        self.config = config
        self.seen: Any = observe(config, state, state.actor)
        self.seat = state.actor
        self.game, self.mind = game_of(config), mind
        self.now = to_numbers(config, self.seen)
        self.root, self.trial = [0] * at.SIZE, [0] * at.SIZE
        self.placed: dict[str, int] = {}
        self.outlook: Outlook | None = None

    def hint(self) -> Hint:
        action = self._choose(self.now)
        chance, reasons = self._reasons(action)
        done = to_action(self.config, self.seen, action)
        nudge, look = nudge_for(self.config, self.now, done)
        ids = self.config.ids
        steps = [] if self.outlook is None else self.outlook.steps
        return Hint(
            self.config.seats[self.seat],
            done,
            chance,
            look,
            self.placed,
            tuple(Attack(ids[step.source], ids[step.target], step.odds) for step in steps),
            tuple(reasons),
            nudge,
            self.config.board,
            {t: (owner, armies) for t, (owner, armies) in self.seen["territories"].items()},
            self.config.names,
        )

    def _choose(self, now: list[int]) -> list[int]:
        action = [-1] * kinds.ACTION_SIZE
        plainly(choose_as_expert)(self.game, now, action, self.root, self.trial, self.mind)
        return action

    def _reasons(self, action: list[int]) -> tuple[float, list[Message]]:
        kind, a, b, c, _ = action
        phase = self.now[at.PHASE]
        plainly(copy_open)(self.now, self.root)
        if kind == kinds.ATTACK:
            return self._attack(a, b)
        before = self._value()
        if kind == kinds.PLACE and phase == kinds.IN_REINFORCE:
            return self._place(a, b)
        if kind == kinds.OCCUPY:
            return self._occupy(a)
        if kind == kinds.FORTIFY:
            return self._fortify(before, a, b, c)
        if kind == kinds.TRADE:
            return before, [self._trade({a, b, c})]
        if kind == kinds.DEFEND:
            return before, reasons_for_dice(self.config, self.seen["battle"], a)
        if kind == kinds.PLACE and phase == kinds.IN_REINFORCE_THIRD:
            self.placed[self.config.ids[a]] = b
            return before, reasons_for_third(self.config, self.now, a, b)
        if kind in (kinds.CLAIM, kinds.PLACE, kinds.CHOOSE_CAPITAL):
            self.placed[self.config.ids[a]] = int(kind != kinds.CHOOSE_CAPITAL)
            return before, reasons_before_the_first_turn(self.config, self.now, kind, a)
        if phase == kinds.IN_ATTACK:
            return before, [self._stopping(before), *self._open()]
        left = self._open() if phase == kinds.IN_FORTIFY else []
        return before, [Message("hint-end", {"before": percent(before)}), *left]

    # ---- by kind of action ---------------------------------------------------------------------

    def _attack(self, source: int, target: int) -> tuple[float, list[Message]]:
        after = self._plan(self.root[at.OWNER + source])
        stop = self.mind[mind_at.FOUND + 4]
        armies, others = self.root[at.ARMIES + source], self.root[at.ARMIES + target]
        outlook = self._follow()
        lost = self._if_lost(source, target)
        ids = self.config.ids
        params = {
            "source": ids[source],
            "target": ids[target],
            "armies": armies,
            "others": others,
            "odds": percent(outlook.steps[0].odds),
        }
        chances = {"before": percent(stop), "after": percent(after), "lost": percent(lost)}
        reasons = [Message("hint-attack", params), Message("hint-attack-chance", chances)]
        return after, [*reasons, *self._comes_to(outlook)]

    def _place(self, territory: int, armies: int) -> tuple[float, list[Message]]:
        """The armies of the action, and where the rest of them would go."""
        ids, rest = self.config.ids, list(self.now)
        action = [kinds.PLACE, territory, armies, -1, -1]
        while action[0] == kinds.PLACE:
            place, number = action[1:3]
            self.placed[ids[place]] = self.placed.get(ids[place], 0) + number
            rest[at.ARMIES + place] += number
            rest[at.TO_PLACE] -= number
            action = [kinds.END_PHASE, -1, -1, -1, -1]
            if rest[at.TO_PLACE]:
                plainly(reinforce)(self.game, rest, action, self.root, self.trial, self.mind)
        plainly(copy_open)(rest, self.root)
        after = self._plan(self.seat)
        outlook = self._follow()
        params = {"territory": ids[territory], "armies": armies, **self._next(outlook)}
        reasons = [Message("hint-place", params)]
        if others := {t: n for t, n in self.placed.items() if t != ids[territory]}:
            parts = [
                Message("review-put", {"territory": t, "armies": n}) for t, n in others.items()
            ]
            reasons.append(Message("hint-place-rest", {"parts": parts}))
        reasons.append(Message("hint-plan-chance", {"after": percent(after)}))
        return after, [*reasons, *self._comes_to(outlook)]

    def _occupy(self, armies: int) -> tuple[float, list[Message]]:
        source, target = self.now[at.SOURCE], self.now[at.TARGET]
        self.root[at.ARMIES + source] -= armies
        self.root[at.ARMIES + target] = armies
        plainly(give)(self.root, target, self.now[at.ATTACKER])
        self.root[at.CAPTURED] = 1
        after = self._plan(self.now[at.ATTACKER])
        outlook = self._follow()
        ids = self.config.ids
        params = {"territory": ids[target], "armies": armies, **self._next(outlook)}
        left = {"behind": ids[source], "left": self.root[at.ARMIES + source]}
        chance = Message("hint-plan-chance", {"after": percent(after)})
        reasons = [Message("hint-occupy", {**params, **left}), chance]
        return after, [*reasons, *self._comes_to(outlook)]

    def _fortify(
        self, before: float, source: int, target: int, armies: int
    ) -> tuple[float, list[Message]]:
        self.root[at.ARMIES + source] -= armies
        self.root[at.ARMIES + target] += armies
        after = self._value()
        ids = self.config.ids
        params = {"source": ids[source], "target": ids[target], "armies": armies}
        chances = {"before": percent(before), "after": percent(after)}
        return after, [Message("hint-fortify", {**params, **chances}), *self._open()]

    def _trade(self, cards: set[int]) -> Message:
        chosen = {self.config.card_ids[card] for card in cards}
        offers = self.seen["legal"]["trade"]
        armies = next(offer["armies"] for offer in offers if set(offer["cards"]) == chosen)
        return Message("hint-trade", {"armies": armies})

    def _stopping(self, before: float) -> Message:
        self._plan(self.seat)
        value, source, target, odds, _ = self.mind[mind_at.FOUND : mind_at.FOUND + 5]
        if source < 0:
            return Message("hint-nothing-left", {"before": percent(before)})
        params = {
            "source": self.config.ids[int(source)],
            "target": self.config.ids[int(target)],
            "odds": percent(odds),
            "before": percent(before),
            "after": percent(value),
        }
        return Message("hint-stop", params)

    # ---- what a plan is worth ------------------------------------------------------------------

    def _value(self) -> float:
        return plainly(value_for)(self.game, self.root, self.mind, self.seat)

    def _plan(self, attacker: int) -> float:
        return plainly(plan)(self.game, self.root, self.trial, self.mind, self.seat, attacker)

    def _if_lost(self, source: int, target: int) -> float:
        return plainly(value_if_lost)(self.game, self.root, self.mind, self.seat, source, target)

    def _follow(self) -> Outlook:
        """Carry out the plan that was found last, from the root on, where it pays to attack."""
        outlook = Outlook(self.config, self.game, self.mind, list(self.root), self.seat)
        found = self.mind[mind_at.FOUND : mind_at.FOUND + 5]
        if found[1] >= 0 and (found[0] > found[4] or self.now[at.PHASE] in _ATTACKING):
            outlook.follow()
        self.outlook = outlook
        return outlook

    def _next(self, outlook: Outlook) -> dict[str, Any]:
        """The attack with which a plan goes on."""
        if not outlook.steps:
            return {"source": None, "target": None, "odds": None}
        step, ids = outlook.steps[0], self.config.ids
        odds = percent(step.odds)
        return {"source": ids[step.source], "target": ids[step.target], "odds": odds}

    def _comes_to(self, outlook: Outlook) -> list[Message]:
        """What a plan wins and leaves open; nothing where the third army carries it out."""
        if self.now[at.PHASE] == kinds.IN_ATTACK_THIRD:
            return []
        params = (outlook.wins(self.root), outlook.leaves_open())
        return [message for message in params if message is not None]

    def _open(self) -> list[Message]:
        """What the root leaves open."""
        outlook = Outlook(self.config, self.game, self.mind, list(self.root), self.seat)
        found = outlook.leaves_open()
        return [] if found is None else [found]
