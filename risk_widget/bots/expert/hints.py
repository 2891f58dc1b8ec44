"""What the expert would do now, from a nudge to the very move."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from risk_widget.bots.expert.bot import Thinker, to_action
from risk_widget.bots.expert.reasons import (
    Outlook,
    nudge_for,
    reasons_before_the_first_turn,
    reasons_for_dice,
    reasons_for_third,
)
from risk_widget.bots.expert.reinforcing import reinforce
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.value import copy_open, value_for, value_if_lost
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE
from risk_widget.engine import codes
from risk_widget.engine.cards import set_kind, set_value
from risk_widget.engine.combat import give
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

_ATTACKING = (codes.IN_ATTACK, codes.IN_ATTACK_THIRD)


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
    if state.phase == codes.OVER:
        raise MessageError.of("hint-over")
    thinker = Thinker(config, depth=depth or DEPTH, width=width or WIDTH_AT_TABLE)
    return _Adviser(thinker, state.seen_by(state.actor)).hint()


class _Adviser:
    """The expert with one position before it, as the seat that must act sees it."""

    def __init__(self, thinker: Thinker, seen: State) -> None:
        self.thinker, self.seen = thinker, seen
        self.config, self.params = thinker.config, thinker.config.params
        self.scratch, self.root = thinker.scratch, thinker.scratch.root
        self.seat = seen.actor
        self.placed: dict[str, int] = {}
        self.outlook: Outlook | None = None

    def hint(self) -> Hint:
        action = self.thinker.choose(self.seen)
        chance, reasons = self._reasons(action)
        config, seen = self.config, self.seen
        done = to_action(config, seen, action).to_dict()
        nudge, look = nudge_for(config, seen, done)
        ids = config.ids
        steps = [] if self.outlook is None else self.outlook.steps
        return Hint(
            config.seats[self.seat],
            done,
            chance,
            look,
            self.placed,
            tuple(Attack(ids[step.source], ids[step.target], step.odds) for step in steps),
            tuple(reasons),
            nudge,
            config.board,
            {
                territory: (None if owner < 0 else config.owner_ids[owner], armies)
                for territory, owner, armies in zip(ids, seen.owner, seen.armies, strict=True)
            },
            config.names,
        )

    def _reasons(self, action: list[int]) -> tuple[float, list[Message]]:
        kind, a, b, c, _ = action
        phase = self.seen.phase
        copy_open(self.params, self.seen, self.root)
        if kind == codes.ATTACK:
            return self._attack(a, b)
        before = self._value()
        if kind == codes.PLACE and phase == codes.IN_REINFORCE:
            return self._place(a, b)
        if kind == codes.OCCUPY:
            return self._occupy(a)
        if kind == codes.FORTIFY:
            return self._fortify(before, a, b, c)
        if kind == codes.TRADE:
            armies = set_value(self.params, self.seen, set_kind(self.params, a, b, c))
            return before, [Message("hint-trade", {"armies": armies})]
        if kind == codes.DEFEND:
            return before, reasons_for_dice(self.config, self.seen, a)
        if kind == codes.PLACE and phase == codes.IN_REINFORCE_THIRD:
            self.placed[self.config.ids[a]] = b
            return before, reasons_for_third(self.config, self.seen, a, b)
        if kind in (codes.CLAIM, codes.PLACE, codes.CHOOSE_CAPITAL):
            self.placed[self.config.ids[a]] = int(kind != codes.CHOOSE_CAPITAL)
            return before, reasons_before_the_first_turn(self.config, self.seen, kind, a)
        if phase == codes.IN_ATTACK:
            return before, [self._stopping(before), *self._open()]
        left = self._open() if phase == codes.IN_FORTIFY else []
        return before, [Message("hint-end", {"before": percent(before)}), *left]

    # ---- by kind of action ---------------------------------------------------------------------

    def _attack(self, source: int, target: int) -> tuple[float, list[Message]]:
        root = self.root
        after = self._plan(root.owner[source])
        stop = self.scratch.stop_value
        armies, others = root.armies[source], root.armies[target]
        outlook = self._follow()
        lost = value_if_lost(self.params, root, self.scratch, self.seat, source, target)
        ids = self.config.ids
        about = {
            "source": ids[source],
            "target": ids[target],
            "armies": armies,
            "others": others,
            "odds": percent(outlook.steps[0].odds),
        }
        chances = {"before": percent(stop), "after": percent(after), "lost": percent(lost)}
        reasons = [Message("hint-attack", about), Message("hint-attack-chance", chances)]
        return after, [*reasons, *self._comes_to(outlook)]

    def _place(self, territory: int, armies: int) -> tuple[float, list[Message]]:
        """The armies of the action, and where the rest of them would go."""
        ids, rest = self.config.ids, self.seen.copy()
        action = [codes.PLACE, territory, armies, -1, -1]
        while action[0] == codes.PLACE:
            place, number = action[1:3]
            self.placed[ids[place]] = self.placed.get(ids[place], 0) + number
            rest.armies[place] += number
            rest.to_place -= number
            action = [codes.END_PHASE, -1, -1, -1, -1]
            if rest.to_place:
                reinforce(self.params, rest, self.scratch, action)
        copy_open(self.params, rest, self.root)
        after = self._plan(self.seat)
        outlook = self._follow()
        about = {"territory": ids[territory], "armies": armies, **self._next(outlook)}
        reasons = [Message("hint-place", about)]
        if others := {t: n for t, n in self.placed.items() if t != ids[territory]}:
            parts = [
                Message("review-put", {"territory": t, "armies": n}) for t, n in others.items()
            ]
            reasons.append(Message("hint-place-rest", {"parts": parts}))
        reasons.append(Message("hint-plan-chance", {"after": percent(after)}))
        return after, [*reasons, *self._comes_to(outlook)]

    def _occupy(self, armies: int) -> tuple[float, list[Message]]:
        seen, root = self.seen, self.root
        source, target, attacker = seen.source, seen.target, seen.attacker
        root.armies[source] -= armies
        root.armies[target] = armies
        give(root, target, attacker)
        root.captured = 1
        after = self._plan(attacker)
        outlook = self._follow()
        ids = self.config.ids
        about = {"territory": ids[target], "armies": armies, **self._next(outlook)}
        left = {"behind": ids[source], "left": root.armies[source]}
        chance = Message("hint-plan-chance", {"after": percent(after)})
        reasons = [Message("hint-occupy", {**about, **left}), chance]
        return after, [*reasons, *self._comes_to(outlook)]

    def _fortify(
        self, before: float, source: int, target: int, armies: int
    ) -> tuple[float, list[Message]]:
        self.root.armies[source] -= armies
        self.root.armies[target] += armies
        after = self._value()
        ids = self.config.ids
        about = {"source": ids[source], "target": ids[target], "armies": armies}
        chances = {"before": percent(before), "after": percent(after)}
        return after, [Message("hint-fortify", {**about, **chances}), *self._open()]

    def _stopping(self, before: float) -> Message:
        self._plan(self.seat)
        scratch, ids = self.scratch, self.config.ids
        if scratch.found_source < 0:
            return Message("hint-nothing-left", {"before": percent(before)})
        about = {
            "source": ids[scratch.found_source],
            "target": ids[scratch.found_target],
            "odds": percent(scratch.found_odds),
            "before": percent(before),
            "after": percent(scratch.found_value),
        }
        return Message("hint-stop", about)

    # ---- what a plan is worth ------------------------------------------------------------------

    def _value(self) -> float:
        return value_for(self.params, self.root, self.scratch, self.seat)

    def _plan(self, attacker: int) -> float:
        return plan(self.params, self.scratch, self.seat, attacker)

    def _follow(self) -> Outlook:
        """Carry out the plan that was found last, from the root on, where it pays to attack."""
        scratch = self.scratch
        outlook = Outlook.of(self.config, scratch, self.root, self.seat)
        pays = scratch.found_value > scratch.stop_value
        if scratch.found_source >= 0 and (pays or self.seen.phase in _ATTACKING):
            outlook.follow()
        self.outlook = outlook
        return outlook

    def _next(self, outlook: Outlook) -> dict[str, object]:
        """The attack with which a plan goes on."""
        if not outlook.steps:
            return {"source": None, "target": None, "odds": None}
        step, ids = outlook.steps[0], self.config.ids
        odds = percent(step.odds)
        return {"source": ids[step.source], "target": ids[step.target], "odds": odds}

    def _comes_to(self, outlook: Outlook) -> list[Message]:
        """What a plan wins and leaves open; nothing where the third army carries it out."""
        if self.seen.phase == codes.IN_ATTACK_THIRD:
            return []
        told = (outlook.wins(self.root), outlook.leaves_open())
        return [message for message in told if message is not None]

    def _open(self) -> list[Message]:
        """What the root leaves open."""
        found = Outlook.of(self.config, self.scratch, self.root, self.seat).leaves_open()
        return [] if found is None else [found]
