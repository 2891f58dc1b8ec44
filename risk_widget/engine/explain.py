"""Why: the clause and a sentence for an action, a set of cards, a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.actions import Trade, parse_action
from risk_widget.engine.cards import bonus_places, set_kind, set_value
from risk_widget.engine.errors import IllegalAction
from risk_widget.engine.phases import malformed_cards, verify
from risk_widget.engine.wording import clause_of, told_as_legal
from risk_widget.rules.clauses import mark_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State
    from risk_widget.rules.edition import Mark


class Verdict(NamedTuple):
    """Whether an action is legal, by which clause, why, and how that clause is known.

    ``source`` is "printed", "silent" or "reading"; None where no clause is concerned, because the
    thing is no action at all.
    """

    legal: bool
    rule: str
    message: str
    source: Mark | None


def explain_action(
    setting: Setting, state: State, action: Action | Mapping[str, Any], seat: int | None
) -> Verdict:
    """Whether an action is legal for a seat (None: for the one that must act), and why."""
    try:
        parsed = parse_action(action)
    except IllegalAction as error:
        return Verdict(legal=False, rule=error.rule, message=error.message, source=None)
    refusal = verify(setting, state, parsed, seat)
    if refusal is None:
        rule, message = clause_of(state, parsed), told_as_legal(setting, state, parsed)
    else:
        rule, message = refusal
    return Verdict(refusal is None, rule, message, mark_of(rule, setting.edition))


def explain_trade(setting: Setting, state: State, cards: Sequence[str]) -> Verdict:
    """What three cards would bring the seat that must act, or why they bring nothing.

    ``legal`` tells whether they can be traded now.
    """
    named = tuple(cards)
    problem = malformed_cards(setting, named)
    if problem is not None:
        return Verdict(legal=False, rule=problem.rule, message=problem.message, source=None)
    numbers = [setting.card_index[card] for card in named]
    kind = set_kind(setting, numbers)
    places = bonus_places(setting, state, numbers)
    choice = setting.rules.bonus_limit != "each_card" and len(places) > 1
    trade = Trade(named, setting.ids[places[0]] if choice else None)
    refusal = verify(setting, state, trade)
    if kind is None or refusal is not None:
        return explain_action(setting, state, trade, None)
    value = set_value(setting, state, kind)
    if setting.rules.card_values == "fixed":
        what = "One of each" if kind == "one_of_each" else f"Three of {kind}"
        told = f"{what}: {value} armies"
    else:
        told = f"Set number {state.sets_traded + 1} of the game: {value} armies"
    bonus = setting.rules.bonus_armies
    if choice:
        told += f"; {bonus} more on {_either([setting.names[place] for place in places])}"
    else:
        told += "".join(f"; {bonus} more on {setting.names[place]}" for place in places)
    return _told(setting, "cards.value", f"{told}.")


def _either(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} or {names[-1]}"


def explain_battle(setting: Setting, rolled: Mapping[str, Any]) -> Verdict:
    """Which die met which and who lost what, from the data of a ``rolled`` event."""
    owners = {seat: number for number, seat in enumerate(setting.owner_ids)}
    attacker, defender = (_name(setting, owners[rolled[side]]) for side in ("attacker", "defender"))
    told = []
    for attack, defence, winner in rolled["pairs"]:
        if attack == defence:
            told.append(f"{attack} against {defence} is a tie, and {attacker} loses an army")
        else:
            loser = defender if winner == "attack" else attacker
            told.append(f"{attack} against {defence}: {loser} loses an army")
    dice = [", ".join(str(die) for die in rolled[side]) for side in ("attack", "defence")]
    message = f"{attacker} rolled {dice[0]} and {defender} {dice[1]}. {'; '.join(told)}."
    return _told(setting, "attack.compare", message)


def _told(setting: Setting, rule: str, message: str) -> Verdict:
    return Verdict(legal=True, rule=rule, message=message, source=mark_of(rule, setting.edition))


def _name(setting: Setting, owner: int) -> str:
    return (
        setting.who(owner) if owner != setting.players else f"the {setting.rules.third_army} army"
    )
