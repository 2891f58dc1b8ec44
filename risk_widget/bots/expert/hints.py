"""The expert's advice for a decision, from a nudge to the exact move, with reasons."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.battles.losses import defence_losses
from risk_widget.bots.expert.bot import Thinker, to_action
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.telling import chances_told, rescaled
from risk_widget.bots.expert.value import (
    capture,
    chance_to_find,
    chance_to_win,
    copy_open,
    has_won,
    left_if_won,
    put_root,
    value_for,
    value_if_lost,
)
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE
from risk_widget.engine import codes
from risk_widget.engine.cards import set_kind, set_value
from risk_widget.engine.combat import enemies_around, give
from risk_widget.engine.observation import battle
from risk_widget.engine.state import holds_continent
from risk_widget.messages import Message, MessageError, render
from risk_widget.reading.schema import whole
from risk_widget.results.displays import lines, percent
from risk_widget.svg import board_drawing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.bots.base import Action
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject


_LEAST = 0.05
"""The least chance of capture at which a territory counts as open."""
_LEAST_FIND = 0.01
"""The least chance at which a hidden capital is mentioned among a plan's gains."""


class Step(NamedTuple):
    """An attack of a plan, and its chance of success once the plan has come that far."""

    source: int
    target: int
    odds: float


@dataclass(slots=True)
class Outlook:
    """The position after carrying out a plan, with the expected numbers of armies.

    Attributes:
        config: the configuration of the game.
        scratch: the expert's scratch space.
        after: the position, changed by `follow`.
        seat: the seat that carries out the plan.
        steps: the attacks carried out so far.
    """

    config: GameConfig
    scratch: ExpertScratch
    after: State
    seat: int
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def of(cls, config: GameConfig, scratch: ExpertScratch, before: State, seat: int) -> Outlook:
        """Make an outlook that starts from a position, which is left unchanged."""
        after = config.empty_state()
        copy_open(config.params, before, after)
        return cls(config, scratch, after, seat)

    def follow(self) -> None:
        """Carry out the principal variation of the search."""
        scratch = self.scratch
        for number in range(scratch.principal_length):
            self.attack(scratch.principal_source[number], scratch.principal_target[number])

    def attack(self, source: int, target: int) -> None:
        """Carry out an attack."""
        scratch, after = self.scratch, self.after
        armies, others = after.armies[source], after.armies[target]
        self.steps.append(Step(source, target, chance_to_win(scratch, armies, others)))
        capture(self.config.params, after, source, target, left_if_won(scratch, armies, others))

    @property
    def odds(self) -> float:
        """The chance that every attack succeeds."""
        chance = 1.0
        for step in self.steps:
            chance *= step.odds
        return chance

    @property
    def wins_game(self) -> bool:
        """Whether the game is won when every attack has succeeded."""
        return bool(self.steps) and bool(has_won(self.config.params, self.after, self.seat))

    def wins(self, before: State, odds: float | None = None) -> Message | None:
        """Describe the plan's gains compared with the position before; None if there is no attack.

        ``odds``: the chance that every attack succeeds, if it is known better than `odds`.
        """
        if not self.steps:
            return None
        params, seat, after = self.config.params, self.seat, self.after
        odds = self.odds if odds is None else odds
        if self.wins_game:
            sure = "yes" if odds >= 1 else "no"
            return Message("hint-wins-now", {"odds": percent(odds), "sure": sure})
        won = [Message("hint-wins-territories", {"territories": len(self.steps)})]
        for number, continent in enumerate(self.config.continents):
            if holds_continent(params, after, seat, number) and not holds_continent(
                params, before, seat, number
            ):
                about = {"continent": continent.id, "bonus": continent.bonus}
                won.append(Message("hint-wins-continent", about))
        for other, name in enumerate(self.config.seats):
            if before.out_by[other] == codes.IN_PLAY != after.out_by[other]:
                about = {"seat": name, "cards": before.hand_size[other]}
                won.append(Message("hint-wins-out", about))
        if not before.captured and after.captured:
            won.append(Message("hint-wins-card"))
        if params.goal == codes.GOAL_CAPITALS:
            found = chance_to_find(params, after, self.scratch, seat)
            if found >= _LEAST_FIND:
                won.append(Message("hint-wins-capital", {"odds": percent(found)}))
        return Message("hint-wins", {"odds": percent(odds), "won": won})

    def leaves_open(self) -> Message | None:
        """Name the seat's territory whose exposure after the plan would hurt most.

        An open territory counts by its chance of capture, and double if a continent depends
        on it. Once the game is won, nothing is open.
        """
        if self.wins_game:
            return None
        taken = {step.target for step in self.steps}
        params, armies, ids = self.config.params, self.after.armies, self.config.ids
        best, about = _LEAST, None
        for territory in range(params.territories):
            if self.after.owner[territory] != self.seat:
                continue
            enemies = enemies_around(params, self.after, territory, self.seat)
            enemy = max(enemies, key=armies.__getitem__, default=-1)
            if enemy < 0:
                continue
            odds = chance_to_win(self.scratch, armies[enemy], armies[territory])
            held = holds_continent(params, self.after, self.seat, params.home[territory])
            weight = odds * (2 if held else 1)
            if weight > best:
                best = weight
                about = {
                    "territory": ids[territory],
                    "taken": "yes" if territory in taken else "no",
                    "armies": armies[territory],
                    "enemy": ids[enemy],
                    "others": armies[enemy],
                    "odds": percent(odds),
                }
        return None if about is None else Message("hint-open", about)


def _chances(before: float, after: float) -> JsonObject:
    """Format two chances for a sentence, and say whether both read the same."""
    told = {"before": percent(before), "after": percent(after)}
    return {**told, "same": "yes" if told["before"] == told["after"] else "no"}


# ---- where to look, for a player who wants no more than a nudge --------------------------------


def nudge_for(config: GameConfig, state: State, action: Action) -> tuple[Message, tuple[str, ...]]:
    """Describe a point to think about, but never the move itself, and list its territories."""
    kind = action["type"]
    if kind in ("attack", "fortify"):
        source = action["source"]
        return Message(f"hint-nudge-{kind}", {"source": source}), (source,)
    if kind in ("place", "claim", "choose_capital"):
        return _continent(config, action["territory"], kind.removeprefix("choose_"))
    if kind == "occupy":
        source, target = config.ids[state.source], config.ids[state.target]
        about = {"source": source, "target": target}
        return Message("hint-nudge-occupy", about), (source, target)
    if kind == "end_phase":
        attacking = state.phase == codes.IN_ATTACK
        return Message("hint-nudge-stop" if attacking else "hint-nudge-end"), ()
    return Message(f"hint-nudge-{kind}"), ()


def _continent(config: GameConfig, territory: str, kind: str) -> tuple[Message, tuple[str, ...]]:
    """Build a nudge towards the continent of a territory."""
    continent = config.continents[config.home[config.index[territory]]]
    look = tuple(config.ids[member] for member in continent.members)
    about = {"continent": continent.id, "kind": kind}
    return Message("hint-nudge-continent", about), look


# ---- reasons that need no plan: before the first turn, for the third army, for dice ------------


def reasons_before_the_first_turn(
    config: GameConfig, state: State, kind: int, territory: int
) -> list[Message]:
    """Give reasons for claiming a territory, placing an army there, or making it the capital."""
    if kind == codes.CLAIM:
        return [_reason_to_claim(config, state, territory)]
    near, armies = config.neighbours[territory], state.armies
    about: JsonObject = {"territory": config.ids[territory]}
    if kind == codes.CHOOSE_CAPITAL:
        # All other seats count here, as in the choice itself; even an army that never attacks
        # counts.
        not_theirs = (state.actor, codes.NOBODY)
        theirs = {place: armies[place] for place in near if state.owner[place] not in not_theirs}
        about["own"] = sum(armies[place] for place in near if place not in theirs)
        about |= {"armies": armies[territory], "others": sum(theirs.values())}
        return [Message("hint-capital", about)]
    enemies = enemies_around(config.params, state, territory, state.actor)
    strongest = max(enemies, key=armies.__getitem__, default=None)
    about["armies"] = armies[territory] + 1
    about["enemy"] = None if strongest is None else config.ids[strongest]
    about["others"] = 0 if strongest is None else armies[strongest]
    return [Message("hint-set", about)]


def _reason_to_claim(config: GameConfig, state: State, territory: int) -> Message:
    continent = config.continents[config.home[territory]]
    owners = [state.owner[member] for member in continent.members]
    about = {
        "territory": config.ids[territory],
        "continent": continent.id,
        "bonus": continent.bonus,
        "held": owners.count(state.actor) + 1,
        "size": len(owners),
        "others": sum(owner not in (state.actor, codes.NOBODY) for owner in owners),
    }
    return Message("hint-claim", about)


def reasons_for_third(
    config: GameConfig, state: State, territory: int, armies: int
) -> list[Message]:
    """Give the reason for placing the third army's armies: the current player's armies nearby."""
    beside = sum(
        state.armies[place]
        for place in config.neighbours[territory]
        if state.owner[place] == state.turn
    )
    about = {
        "territory": config.ids[territory],
        "armies": armies,
        "total": state.armies[territory] + armies,
        "seat": config.seats[state.turn],
        "others": beside,
    }
    return [Message("hint-place-third", about)]


def reasons_for_dice(config: GameConfig, state: State, dice: int) -> list[Message]:
    """Give reasons for a number of defence dice: the average cost to both sides."""
    waiting = battle(config, state)
    assert waiting is not None
    attacker, defender = defence_losses(config.dice, waiting, dice)
    about = {"dice": dice, "lost": float(defender), "theirs": float(attacker)}
    return [Message("hint-defend", about)]


_ATTACKING = (codes.IN_ATTACK, codes.IN_ATTACK_THIRD)


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack that belongs to a plan.

    Attributes:
        source: the territory that attacks.
        target: the territory under attack.
        odds: the chance of success, 0 to 1, with the armies expected by then.
    """

    source: str
    target: str
    odds: float


@dataclass(frozen=True, slots=True)
class Hint:
    """The expert's advice: an action, and the reasons for it.

    Attributes:
        seat: the seat that must act.
        action: the advised action, in the form that `Game.apply` takes.
        chance: the seat's chance of winning with the action, 0 to 1: the seat's `Game.evaluate`, or
            the chance of a plan that wins at once if that is higher.
        look: the territories that `nudge` points at.
        placed: territory -> armies that the plan places there.
        attacks: the attacks of the plan behind the action, in order, as long as they succeed.
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
        """A nudge in words: a place to look, without the move itself."""
        return render(self._nudge, self._names)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The move, then the reasons: odds, chance of winning, the plan's gains and weak spots."""
        return tuple(render(reason, self._names) for reason in self.reasons)

    @property
    def reason(self) -> str:
        """The move and its reasons with numbers, as a single string."""
        return " ".join(self.sentences)

    def __repr__(self) -> str:
        return f"<Hint: {self.reason}>"

    def _repr_html_(self) -> str:
        words = map(escape, self.sentences)
        picture = board_drawing(self._board, self._held, self.reason, highlight=self._roles())
        return f"{lines(*words)}{picture}"

    def _roles(self) -> dict[str, str]:
        """Return the role of each territory to outline: the plan's start or one of its targets."""
        roles = dict.fromkeys((attack.target for attack in self.attacks), "target")
        for place, role in (("target", "target"), ("territory", "source"), ("source", "source")):
            if place in self.action:
                roles[self.action[place]] = role
        return roles | dict.fromkeys(self.placed, "source")


def hint(
    config: GameConfig, state: State, *, depth: int | None = None, width: int | None = None
) -> Hint:
    """Return the expert's advice to the seat that must act.

    ``depth`` and ``width`` are the expert's budget, as for `ExpertBot`.

    Raises:
        ValueError: the game is over, or a budget below 1.
    """
    if state.phase == codes.OVER:
        raise MessageError.of("hint-over")
    depth = DEPTH if depth is None else whole(depth, "depth", 1)
    width = WIDTH_AT_TABLE if width is None else whole(width, "width", 1)
    thinker = Thinker(config, depth=depth, width=width)
    return _Adviser(thinker, state.seen_by(state.actor).capped()).hint()


class _Adviser:
    """The expert judging one position, as seen by the seat that must act."""

    def __init__(self, thinker: Thinker, seen: State) -> None:
        self.thinker, self.seen = thinker, seen
        self.config, self.params = thinker.config, thinker.config.params
        self.scratch, self.root = thinker.scratch, thinker.scratch.root
        self.seat = seen.actor
        self.placed: dict[str, int] = {}
        self.outlook: Outlook | None = None
        self.told = chances_told(self.config, seen, self.seat, self.scratch)[self.seat]

    def hint(self) -> Hint:
        action = self.thinker.choose(self.seen)
        worth, reasons = self._reasons(action)
        chance = self._told(worth, worth)
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
        put_root(self.params, self.seen, self.scratch)
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
        told = percent(self._told(before, before))
        return before, [Message("hint-end", {"before": told}), *left]

    def _told(self, value: float, best: float) -> float:
        """Scale the value of a plan to the chance stated for the best plan."""
        told, outlook = self.told, self.outlook
        if outlook is not None and outlook.wins_game:
            told = max(told, outlook.odds)
        return rescaled(value, best, told)

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
        stop, sure, lost = (self._told(value, after) for value in (stop, after, lost))
        chances = {**_chances(stop, sure), "lost": percent(lost)}
        reasons = [Message("hint-attack", about), Message("hint-attack-chance", chances)]
        return after, [*reasons, *self._comes_to(outlook)]

    def _place(self, territory: int, armies: int) -> tuple[float, list[Message]]:
        """Give reasons for placing these armies, and find the best places for any that are left."""
        ids = self.config.ids
        self.placed, rest = self.thinker.place_all(self.seen)
        put_root(self.params, rest, self.scratch)
        after = self._plan(self.seat)
        outlook = self._follow()
        about = {"territory": ids[territory], "armies": armies, **self._next(outlook)}
        reasons = [Message("hint-place", about)]
        if others := {t: n for t, n in self.placed.items() if t != ids[territory]}:
            parts = [
                Message("review-put", {"territory": t, "armies": n}) for t, n in others.items()
            ]
            reasons.append(Message("hint-place-rest", {"parts": parts}))
        told = percent(self._told(after, after))
        reasons.append(Message("hint-plan-chance", {"after": told}))
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
        chance = Message("hint-plan-chance", {"after": percent(self._told(after, after))})
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
        chances = _chances(self._told(before, after), self._told(after, after))
        return after, [Message("hint-fortify", {**about, **chances}), *self._open()]

    def _stopping(self, before: float) -> Message:
        self._plan(self.seat)
        scratch, ids, told = self.scratch, self.config.ids, self._told(before, before)
        if scratch.found_source < 0:
            return Message("hint-nothing-left", {"before": percent(told)})
        about = {
            "source": ids[scratch.found_source],
            "target": ids[scratch.found_target],
            "odds": percent(scratch.found_odds),
            **_chances(told, self._told(scratch.found_value, before)),
        }
        return Message("hint-stop", about)

    # ---- the value of a plan ---------------------------------------------------------------------

    def _value(self) -> float:
        return value_for(self.params, self.root, self.scratch, self.seat)

    def _plan(self, attacker: int) -> float:
        return plan(self.params, self.scratch, self.seat, attacker)

    def _follow(self) -> Outlook:
        """Carry out the plan found last, starting from the root, if attacking pays."""
        scratch = self.scratch
        outlook = Outlook.of(self.config, scratch, self.root, self.seat)
        pays = scratch.found_value > scratch.stop_value
        if scratch.found_source >= 0 and (pays or self.seen.phase in _ATTACKING):
            outlook.follow()
        self.outlook = outlook
        return outlook

    def _next(self, outlook: Outlook) -> JsonObject:
        """Describe the next attack of a plan."""
        if not outlook.steps:
            return {"source": None, "target": None, "odds": None}
        step, ids = outlook.steps[0], self.config.ids
        odds = percent(step.odds)
        return {"source": ids[step.source], "target": ids[step.target], "odds": odds}

    def _comes_to(self, outlook: Outlook) -> list[Message]:
        """List a plan's gains and weak spots; none if the third army carries it out."""
        if self.seen.phase == codes.IN_ATTACK_THIRD:
            return []
        told = (outlook.wins(self.root), outlook.leaves_open())
        return [message for message in told if message is not None]

    def _open(self) -> list[Message]:
        """List the weak spots of the root position."""
        found = Outlook.of(self.config, self.scratch, self.root, self.seat).leaves_open()
        return [] if found is None else [found]
