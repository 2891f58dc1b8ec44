"""Why: the clause and a sentence for an action, a set of cards, a battle, a win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.actions import Trade, parse_action
from risk_widget.engine.phases import malformed_cards, verify
from risk_widget.engine.refusals import IllegalAction
from risk_widget.engine.sets import bonus_places, set_kind
from risk_widget.engine.state import SETUP_PHASES, UNKNOWN
from risk_widget.engine.win_sentence import won_told
from risk_widget.engine.wording import clause_of, set_told, told_as_legal
from risk_widget.rules.clauses import mark_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
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
    config: GameConfig, state: State, action: Action | Mapping[str, Any], seat: int | None
) -> Verdict:
    """Whether an action is legal for a seat (None: for the one that must act), and why."""
    try:
        parsed = parse_action(action)
    except IllegalAction as error:
        return Verdict(legal=False, rule=error.rule, message=error.message, source=None)
    refusal = verify(config, state, parsed, seat)
    if refusal is None:
        rule, message = clause_of(state, parsed), told_as_legal(config, state, parsed)
    else:
        rule, message = refusal
    mark = mark_of(rule, config.edition, config.mode)
    return Verdict(refusal is None, rule, message, mark)


def explain_trade(config: GameConfig, state: State, cards: Sequence[str]) -> Verdict:
    """What three cards would bring the seat that must act, or why they bring nothing.

    ``legal`` tells whether they can be traded now.
    """
    named = tuple(cards)
    problem = malformed_cards(config, named)
    if problem is not None:
        return Verdict(legal=False, rule=problem.rule, message=problem.message, source=None)
    numbers = [config.card_index[card] for card in named]
    kind = set_kind(config, numbers)
    places = bonus_places(config, state, numbers)
    choice = config.rules.bonus_limit != "each_card" and len(places) > 1
    trade = Trade(named, config.ids[places[0]] if choice else None)
    refusal = verify(config, state, trade)
    if kind is None or refusal is not None:
        return explain_action(config, state, trade, None)
    return _told(config, "cards.value", f"{set_told(config, state, numbers, kind)}.")


def explain_battle(config: GameConfig, rolled: Mapping[str, Any]) -> Verdict:
    """Which die met which and who lost what, from the data of a ``rolled`` event."""
    owners = {seat: number for number, seat in enumerate(config.owner_ids)}
    attacker, defender = (_name(config, owners[rolled[side]]) for side in ("attacker", "defender"))
    source, target = (config.names[config.index[rolled[end]]] for end in ("source", "target"))
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
    return _told(config, "attack.compare", message)


def explain_third_army(config: GameConfig, state: State) -> Verdict | None:
    """What the third army gets in this turn, and of how many armies; None where there is none."""
    if not config.has_third or state.phase in (*SETUP_PHASES, "over"):
        return None
    who, army = config.who(state.turn), config.who(config.third)
    if not state.counts[config.third]:
        message = f"{_start(army)} holds no territory, and gets nothing."
    else:
        part = config.rules.third_army_part
        got = state.received
        armies = "1 army" if got == 1 else f"{got} armies"
        message = (
            f"{who} has received {armies} in the reinforcement part: {army} gets {got} ÷ {part} → "
            f"{got // part}, which {config.who(config.other(state.turn))} places."
        )
    return _told(config, "reinforce.third-army", message)


def explain_win(config: GameConfig, state: State) -> Verdict | None:
    """Who has won, by which clause, and by which numbers; None as long as nobody has."""
    if state.winner == UNKNOWN:
        return None
    return _told(config, state.reason, won_told(config, state))


def _told(config: GameConfig, rule: str, message: str) -> Verdict:
    mark = mark_of(rule, config.edition, config.mode)
    return Verdict(legal=True, rule=rule, message=message, source=mark)


def _name(config: GameConfig, owner: int) -> str:
    return config.who(owner) if owner != config.players else f"the {config.rules.third_army} army"


def _start(name: str) -> str:
    return name[:1].upper() + name[1:]


def _dice(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))


def _listed(dice: Sequence[int]) -> str:
    return " and ".join(_dice(dice).rsplit(", ", 1))
