"""Why: the clause and a sentence for an action, a set of cards, a battle, a win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.actions import Trade, parse_action
from risk_widget.engine.errors import IllegalAction
from risk_widget.engine.phases import malformed_cards, verify
from risk_widget.engine.sets import bonus_places, set_kind
from risk_widget.engine.state import SETUP_PHASES, UNKNOWN
from risk_widget.engine.won import won_told
from risk_widget.engine.wording import clause_of, set_told, told_as_legal
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
    mark = mark_of(rule, setting.edition, setting.mode)
    return Verdict(refusal is None, rule, message, mark)


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
    return _told(setting, "cards.value", f"{set_told(setting, state, numbers, kind)}.")


def explain_battle(setting: Setting, rolled: Mapping[str, Any]) -> Verdict:
    """Which die met which and who lost what, from the data of a ``rolled`` event."""
    owners = {seat: number for number, seat in enumerate(setting.owner_ids)}
    attacker, defender = (_name(setting, owners[rolled[side]]) for side in ("attacker", "defender"))
    source, target = (setting.names[setting.index[rolled[end]]] for end in ("source", "target"))
    told = []
    for attack, defence, winner in rolled["pairs"]:
        if attack == defence:
            told.append(
                f"{attack} against {defence} is a tie, which goes to the defender: "
                f"{attacker} loses an army"
            )
        else:
            loser = defender if winner == "attack" else attacker
            told.append(f"{attack} against {defence}: {loser} loses an army")
    paired = len(rolled["pairs"])
    for side in ("attack", "defence"):
        spare = rolled[side][paired:]
        if spare:
            meets = "meets" if len(spare) == 1 else "meet"
            told.append(f"the {_listed(spare)} {meets} no die")
    attack, defence = _dice(rolled["attack"]), _dice(rolled["defence"])
    message = (
        f"{_start(attacker)} attacked {target} from {source} and rolled {attack}; {defender} "
        f"rolled {defence}. {'; '.join(told)}."
    )
    return _told(setting, "attack.compare", message)


def explain_third_army(setting: Setting, state: State) -> Verdict | None:
    """What the third army gets in this turn, and of how many armies; None where there is none."""
    if not setting.has_third or state.phase in (*SETUP_PHASES, "over"):
        return None
    who, army = setting.who(state.turn), setting.who(setting.third)
    if not state.counts[setting.third]:
        message = f"{_start(army)} holds no territory, and gets nothing."
    else:
        part = setting.rules.third_army_part
        got = state.received
        armies = "1 army" if got == 1 else f"{got} armies"
        message = (
            f"{who} has received {armies} in the reinforcement part: {army} gets {got} ÷ {part} → "
            f"{got // part}, which {setting.who(setting.other(state.turn))} places."
        )
    return _told(setting, "reinforce.third-army", message)


def explain_win(setting: Setting, state: State) -> Verdict | None:
    """Who has won, by which clause, and by which numbers; None as long as nobody has."""
    if state.winner == UNKNOWN:
        return None
    return _told(setting, state.reason, won_told(setting, state))


def _told(setting: Setting, rule: str, message: str) -> Verdict:
    mark = mark_of(rule, setting.edition, setting.mode)
    return Verdict(legal=True, rule=rule, message=message, source=mark)


def _name(setting: Setting, owner: int) -> str:
    return (
        setting.who(owner) if owner != setting.players else f"the {setting.rules.third_army} army"
    )


def _start(name: str) -> str:
    return name[:1].upper() + name[1:]


def _dice(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))


def _listed(dice: Sequence[int]) -> str:
    return " and ".join(_dice(dice).rsplit(", ", 1))
