"""The order of a turn: which part comes next, and the start of the next player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.cards import draw_card
from risk_widget.engine.events import Event
from risk_widget.engine.goals import settle
from risk_widget.engine.income import turn_income
from risk_widget.engine.legality import attack_range, must_trade
from risk_widget.engine.refusals import Refusal
from risk_widget.engine.state import IN_PLAY

if TYPE_CHECKING:
    from risk_widget.engine.actions import EndPhase
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.kinds import Phase
    from risk_widget.engine.state import IncomeItem, State

_make = tuple.__new__  # half the time of calling the class


def start_turn(config: GameConfig, state: State, seat: int, events: list[Event]) -> None:
    """Begin a seat's turn: its armies are counted, unless it has won at this first moment."""
    state.turn = state.actor = seat
    state.phase = "reinforce"
    state.listed = None
    state.captured = state.bonus_given = state.mid_combat = False
    state.moved = {}
    state.tired = {}
    state.third_owed = state.received = state.to_place = 0
    state.income = ()
    who = config.seats[seat]
    events.append(_make(Event, ("turn_started", who, {"round": state.round})))
    if settle(config, state, events):
        return
    items = count_income(config, state)
    data: dict[str, Any] = {"items": [i.to_dict() for i in items], "total": state.received}
    events.append(_make(Event, ("income", who, data)))
    events.append(_make(Event, ("phase_started", who, {"phase": "reinforce"})))


def count_income(config: GameConfig, state: State) -> tuple[IncomeItem, ...]:
    """Give the player on turn the armies that its territories and continents bring."""
    items = turn_income(config, state, state.turn)
    state.income = items
    state.to_place = state.received = sum(item.armies for item in items)
    return items


def enter(config: GameConfig, state: State, phase: Phase, events: list[Event]) -> None:
    """Go on to a part of the turn; its decisions are with the player on turn, or the other one."""
    state.phase = phase
    state.listed = None
    state.actor = state.turn
    if phase in ("reinforce_third", "attack_third"):
        state.actor = config.other(state.turn)
    events.append(_make(Event, ("phase_started", config.seats[state.actor], {"phase": phase})))


def refuse_end(config: GameConfig, state: State, action: EndPhase) -> Refusal:
    """Why the reinforcement part cannot end yet."""
    del action
    rules, hand = config.rules, len(state.hands[state.actor])
    holds = {"seat": config.owner_id(state.actor), "cards": hand}
    if must_trade(config, state):
        if state.mid_combat:
            left = {**holds, "left": rules.cards_won_down_to}
            return Refusal("capture.cards", "end-trade-cards-won", left)
        due = {**holds, "limit": rules.must_trade_at}
        return Refusal("cards.must-trade", "end-must-trade", due)
    return Refusal("reinforce.place", "end-armies-to-place", {"armies": state.to_place})


def end_reinforce(config: GameConfig, state: State, action: EndPhase, events: list[Event]) -> None:
    """After the reinforcement part: the third army's share, then combat."""
    del action
    if state.mid_combat:
        state.mid_combat = False
        enter(config, state, "attack", events)
        return
    if config.has_third and state.counts[config.third]:
        state.third_owed = state.received // config.rules.third_army_part
        if state.third_owed:
            data = {"armies": state.third_owed}
            events.append(_make(Event, ("third_owed", config.seats[state.turn], data)))
    if config.rules.third_army_reinforced == "after_combat" or not _third_places(
        config, state, events
    ):
        enter(config, state, "attack", events)


def end_attack(config: GameConfig, state: State, action: EndPhase, events: list[Event]) -> None:
    """After combat: the card where it comes now, then the third army's part, then movement."""
    del action
    if state.captured and config.rules.card_drawn == "after_combat":
        draw_card(config, state, state.turn, events)
    if config.rules.third_army_reinforced != "after_combat" or not _third_places(
        config, state, events
    ):
        after_third_placed(config, state, events)


def _third_places(config: GameConfig, state: State, events: list[Event]) -> bool:
    """Let the other player place the third army's armies, if there are any and somewhere."""
    if not config.has_third or not state.third_owed or not state.counts[config.third]:
        return False
    state.to_place = state.third_owed
    state.third_owed = 0
    enter(config, state, "reinforce_third", events)
    return True


def after_third_placed(config: GameConfig, state: State, events: list[Event]) -> None:
    """What follows the third army's reinforcement: combat, its own combat, or movement."""
    if config.has_third and config.rules.third_army_reinforced != "after_combat":
        following: Phase = "attack" if state.phase == "reinforce_third" else "fortify"
    elif config.allied and third_can_attack(config, state):
        following = "attack_third"
    else:
        following = "fortify"
    enter(config, state, following, events)


def third_can_attack(config: GameConfig, state: State) -> bool:
    """Whether the allied army has an attack on the player on turn (``attack.allied``)."""
    third = config.third
    return any(attack_range(config, state, third, t)[1] for t in range(config.size))


def end_attack_third(
    config: GameConfig, state: State, action: EndPhase, events: list[Event]
) -> None:
    """After the allied army's combat the player on turn moves."""
    del action
    enter(config, state, "fortify", events)


def end_turn(config: GameConfig, state: State, action: EndPhase, events: list[Event]) -> None:
    """After movement: the card where it comes now, then the next player in play."""
    del action
    if state.captured and config.rules.card_drawn == "end_of_turn":
        draw_card(config, state, state.turn, events)
    seat, players = state.turn, config.players
    while True:
        seat = (seat + 1) % players
        if seat == state.starter:
            state.round += 1
        if state.out_by[seat] == IN_PLAY:
            break
    start_turn(config, state, seat, events)
