"""A turn in a minute: what a game is about and how a turn goes, in a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.messages import Message, render

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig

__all__ = ["turn_in_short"]

FIRST: Final = 4
"""Values of sets that are told: by them it is seen how they rise."""


def turn_in_short(config: GameConfig) -> list[str]:
    """What wins, and then the parts of a turn in their order, with the numbers of this game.

    It is enough to begin with, and leaves out what the clauses have besides.
    """
    lines = [_goal(config), _armies(config), _attack(config), _card(config), _move(config)]
    if config.rules.card_drawn == "end_of_turn":
        lines[3:] = lines[:2:-1]
    return [render(line, config.names) for line in lines]


def _goal(config: GameConfig) -> Message:
    """``win.domination``, ``win.mission``, ``win.capital``, ``win.duel``, ``turn.claim``."""
    rules = config.rules
    about: dict[str, object] = {
        "goal": rules.goal,
        "claim": rules.claim_win,
        "third": config.has_third,
    }
    if rules.goal == "capitals":
        about["capitals"] = rules.capitals_needed[config.players]
    return Message("short-goal", about)


def _armies(config: GameConfig) -> Message:
    """``reinforce.territories``, ``reinforce.continents``."""
    rules = config.rules
    armies = {"per": rules.territories_per_army, "least": rules.minimum_armies}
    return Message("short-armies", armies)


def _attack(config: GameConfig) -> Message:
    """``attack.armies``, ``attack.dice``, ``attack.defence-dice``, ``attack.compare``."""
    rules = config.rules
    dice = {"attack": rules.attack_armies, "defence": max(rules.defence_dice)}
    return Message("short-attack", dice)


def _card(config: GameConfig) -> Message:
    """``cards.earn``, ``cards.value``, ``cards.must-trade``."""
    rules = config.rules
    fixed = rules.card_values == "fixed"
    values = sorted(set(rules.fixed_values.values())) if fixed else rules.rising_values[:FIRST]
    about = {"kind": rules.card_values, "values": list(values), "must": rules.must_trade_at}
    return Message("short-card", about)


def _move(config: GameConfig) -> Message:
    """``move.adjacent``, ``move.count``, ``move.tired``."""
    return Message("short-move", {"movement": config.rules.movement})
