"""Why the expert would do something: what a plan comes to, and reasons that need no plan."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.expert.features import chance_to_win, left_if_won
from risk_widget.bots.expert.value import capture, copy_open, has_won
from risk_widget.engine.codes import CHOOSE_CAPITAL, CLAIM, IN_ATTACK, IN_PLAY, NOBODY
from risk_widget.engine.observation import battle
from risk_widget.engine.turn import holds_continent
from risk_widget.fair_dice import defence_losses
from risk_widget.messages import Message
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.bots.base import Action
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.json_types import JsonObject

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
        config: the game's.
        scratch: the expert's.
        after: the position, changed by `follow`.
        seat: whose plan it is.
        steps: the attacks carried out.
    """

    config: GameConfig
    scratch: ExpertScratch
    after: State
    seat: int
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def of(cls, config: GameConfig, scratch: ExpertScratch, before: State, seat: int) -> Outlook:
        """What follows from a position, which stays as it is."""
        after = config.empty_state()
        copy_open(config.params, before, after)
        return cls(config, scratch, after, seat)

    def follow(self) -> None:
        """Carry out the principal variation of the search."""
        scratch, after = self.scratch, self.after
        for number in range(scratch.principal_length):
            source, target = scratch.principal_source[number], scratch.principal_target[number]
            armies, others = after.armies[source], after.armies[target]
            self.steps.append(Step(source, target, chance_to_win(scratch, armies, others)))
            left = left_if_won(scratch, armies, others)
            capture(self.config.params, after, source, target, left)

    @property
    def odds(self) -> float:
        """The chance that every attack takes its target."""
        chance = 1.0
        for step in self.steps:
            chance *= step.odds
        return chance

    def wins(self, before: State) -> Message | None:
        """What it wins, beside the position before; None without an attack."""
        if not self.steps:
            return None
        params, seat, after = self.config.params, self.seat, self.after
        won = [Message("hint-wins-territories", {"territories": len(self.steps)})]
        for number, continent in enumerate(self.config.continents):
            if holds_continent(params, after, seat, number) and not holds_continent(
                params, before, seat, number
            ):
                about = {"continent": continent.id, "bonus": continent.bonus}
                won.append(Message("hint-wins-continent", about))
        for other, name in enumerate(self.config.seats):
            if before.out_by[other] == IN_PLAY != after.out_by[other]:
                about = {"seat": name, "cards": before.hand_size[other]}
                won.append(Message("hint-wins-out", about))
        if not before.captured and after.captured:
            won.append(Message("hint-wins-card"))
        if has_won(params, after, seat):
            won.append(Message("hint-wins-game"))
        return Message("hint-wins", {"odds": percent(self.odds), "won": won})

    def leaves_open(self) -> Message | None:
        """The own territory that it would hurt most to leave as it then stands.

        What somebody can take counts by its chance to fall, and double where a continent hangs on
        it.
        """
        params, armies, ids = self.config.params, self.after.armies, self.config.ids
        best, about = _LEAST, None
        for territory in range(params.territories):
            if self.after.owner[territory] != self.seat:
                continue
            enemy = max(self._enemies(territory), key=armies.__getitem__, default=-1)
            if enemy < 0:
                continue
            odds = chance_to_win(self.scratch, armies[enemy], armies[territory])
            held = holds_continent(params, self.after, self.seat, params.home[territory])
            weight = odds * (2 if held else 1)
            if weight > best:
                best = weight
                about = {
                    "territory": ids[territory],
                    "armies": armies[territory],
                    "enemy": ids[enemy],
                    "others": armies[enemy],
                    "odds": percent(odds),
                }
        return None if about is None else Message("hint-open", about)

    def _enemies(self, territory: int) -> Iterator[int]:
        """The neighbours from which a territory can be attacked."""
        third = -1 if self.config.allied else self.config.third
        for other in self.config.neighbours[territory]:
            owner = self.after.owner[other]
            if owner not in (self.seat, third) and owner >= 0:
                yield other


# ---- where to look, for who wants no more than a nudge -----------------------------------------


def nudge_for(config: GameConfig, state: State, action: Action) -> tuple[Message, tuple[str, ...]]:
    """What to think about, and the territories that it is about; never the move itself."""
    kind = action["type"]
    if kind in ("attack", "fortify"):
        source = action["source"]
        return Message(f"hint-nudge-{kind}", {"source": source}), (source,)
    if kind in ("place", "claim", "choose_capital"):
        return _continent(config, action["territory"])
    if kind == "occupy":
        source, target = config.ids[state.source], config.ids[state.target]
        about = {"source": source, "target": target}
        return Message("hint-nudge-occupy", about), (source, target)
    if kind == "end_phase":
        attacking = state.phase == IN_ATTACK
        return Message("hint-nudge-stop" if attacking else "hint-nudge-end"), ()
    return Message(f"hint-nudge-{kind}"), ()


def _continent(config: GameConfig, territory: str) -> tuple[Message, tuple[str, ...]]:
    """The continent around a territory."""
    continent = config.continents[config.home[config.index[territory]]]
    look = tuple(config.ids[member] for member in continent.members)
    return Message("hint-nudge-continent", {"continent": continent.id}), look


# ---- reasons that need no plan: before the first turn, for the third army, for dice ------------


def reasons_before_the_first_turn(
    config: GameConfig, state: State, kind: int, territory: int
) -> list[Message]:
    """Why to claim a territory, to put an army there, or to make it the capital."""
    if kind == CLAIM:
        return [_reason_to_claim(config, state, territory)]
    near, armies = config.neighbours[territory], state.armies
    theirs = {
        place: armies[place] for place in near if state.owner[place] not in (state.actor, NOBODY)
    }
    about: JsonObject = {"territory": config.ids[territory]}
    if kind == CHOOSE_CAPITAL:
        about["own"] = sum(armies[place] for place in near if place not in theirs)
        about |= {"armies": armies[territory], "others": sum(theirs.values())}
        return [Message("hint-capital", about)]
    strongest = max(theirs, key=lambda place: theirs[place], default=None)
    about["armies"] = armies[territory] + 1
    about["enemy"] = None if strongest is None else config.ids[strongest]
    about["others"] = 0 if strongest is None else theirs[strongest]
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
        "others": sum(owner not in (state.actor, NOBODY) for owner in owners),
    }
    return Message("hint-claim", about)


def reasons_for_third(
    config: GameConfig, state: State, territory: int, armies: int
) -> list[Message]:
    """Why to put armies of the third army there: whom they stand beside."""
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
    """Why to defend with so many dice: what they cost both sides on average."""
    waiting = battle(config, state)
    assert waiting is not None
    attacker, defender = defence_losses(config.dice, waiting, dice)
    about = {"dice": dice, "lost": f"{defender:.2f}", "theirs": f"{attacker:.2f}"}
    return [Message("hint-defend", about)]
