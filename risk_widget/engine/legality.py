"""Checks of whether each action is legal, and the reasons if it is not.

Each kind of action has a function that returns None if the action is legal in this position, and
else the clause with the numbers. The rules themselves are in their own modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import (
    MALFORMED,
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Refusal,
    Trade,
    is_number,
)
from risk_widget.engine.cards import (
    NO_SET,
    SET_SIZE,
    bonus_is_chosen,
    brings_bonus,
    must_trade,
    set_kind,
    trading_stopped,
)
from risk_widget.engine.codes import (
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_CAPITAL,
    IN_CLAIM,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_PLACE,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    MOVE_ONE,
    MOVE_UNSPLIT,
    NOBODY,
    OVER,
    PHASES,
)
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking
from risk_widget.engine.turn import most_to_move
from risk_widget.messages import Message
from risk_widget.messages.place_ids import ambiguous_place, ids_named, unknown_place
from risk_widget.reading.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject

    Check = Callable[[GameConfig, State, Any], Refusal | None]


def check(
    config: GameConfig, state: State, action: Action, seat: int | None = None
) -> Refusal | None:
    """Return the refusal of an action in this position, or None if the action is legal.

    ``seat`` is the number of the seat whose action it is; None is the seat that must act.
    """
    kind = type(action)
    if not _WELL_FORMED[kind](config.index, action):
        problem = _malformed(config, action)
        if problem is not None:
            return problem
    if seat is not None and seat != state.actor and state.phase != OVER:
        seats = {"actor": config.owner_id(state.actor), "seat": config.owner_id(seat)}
        return Refusal("turn.order", "not-your-decision", seats)
    check_kind = CHECKS[state.phase].get(kind)
    if check_kind is None:
        return _wrong_phase(config, state, action)
    return check_kind(config, state, action)


def _wrong_phase(config: GameConfig, state: State, action: Action) -> Refusal:
    if state.phase == OVER:
        return Refusal("turn.order", "game-over")
    now = {
        "actor": config.owner_id(state.actor),
        "phase": PHASES[state.phase],
        "action": action.type,
    }
    if type(action) is Trade:
        return Refusal("cards.when", "wrong-phase-trade", now)
    return Refusal("turn.order", "wrong-phase", now)


# ---- set-up ----------------------------------------------------------------------------------


def check_claim(config: GameConfig, state: State, action: Claim) -> Refusal | None:
    """Check a claim (``setup.territories``)."""
    owner = state.owner[config.index[action.territory]]
    if owner == NOBODY:
        return None
    about = {"territory": action.territory, "owner": config.owner_id(owner)}
    return Refusal("setup.territories", "claim-taken", about)


def check_place_one(config: GameConfig, state: State, action: Place) -> Refusal | None:
    """Check a placement in set-up: one army on a territory of the acting seat (``setup.place``)."""
    owner = state.owner[config.index[action.territory]]
    if owner != state.actor:
        about = {"territory": action.territory, "owner": config.owner_id(owner)}
        return Refusal("setup.place", "place-not-own", about)
    if action.armies != 1:
        return Refusal("setup.place", "place-one-at-a-time", {"armies": action.armies})
    return None


def check_capital(config: GameConfig, state: State, action: ChooseCapital) -> Refusal | None:
    """Check the choice of a capital (``setup.capitals``)."""
    owner = state.owner[config.index[action.territory]]
    if owner == state.actor:
        return None
    about = {"territory": action.territory, "owner": config.owner_id(owner)}
    return Refusal("setup.capitals", "capital-not-own", about)


# ---- reinforcement ---------------------------------------------------------------------------


def owner_to_place(config: GameConfig, state: State) -> int:
    """Return the owner of the territories to place on: the acting seat, or the third army."""
    return config.third if state.phase == IN_REINFORCE_THIRD else state.actor


def most_to_place(state: State) -> int:
    """Return the most armies that can go on one territory: one at a time in set-up."""
    return 1 if state.phase == IN_PLACE else state.to_place


def check_place(config: GameConfig, state: State, action: Place) -> Refusal | None:
    """Check a placement (``reinforce.place``, ``reinforce.third-army``)."""
    territory, armies = action
    third = state.phase == IN_REINFORCE_THIRD
    owner = state.owner[config.index[territory]]
    rule = "reinforce.third-army" if third else "reinforce.place"
    if owner != (config.third if third else state.actor):
        about = {"territory": territory, "owner": config.owner_id(owner)}
        return Refusal(rule, "place-not-third" if third else "place-not-own", about)
    left = state.to_place
    if 0 < armies <= left:
        return None
    if not left:
        return Refusal(rule, "place-none-left")
    return Refusal(rule, "place-wrong-number", {"left": left, "armies": armies})


def check_trade(config: GameConfig, state: State, action: Trade) -> Refusal | None:
    """Check a trade of cards, in any order, and the territory of its bonus.

    (``cards.set``, ``cards.territory-bonus``, ``capture.cards``.)
    """
    params, hand = config.params, state.hand_of(state.actor)
    seat = config.owner_id(state.actor)
    if action.bonus is not None and not params.one_bonus:
        return Refusal(MALFORMED, "trade-no-bonus-choice")
    if trading_stopped(params, state):
        holds = {"seat": seat, "cards": len(hand), "limit": params.cards_won_down_to}
        return Refusal("capture.cards", "trade-stopped", holds)
    cards = [config.card_index[card] for card in action.cards]
    for card in cards:
        if card not in hand:
            missing = {"seat": seat, "card": config.card_ids[card]}
            wild = card >= config.size
            code = "trade-wild-not-held" if wild else "trade-not-held"
            return Refusal("cards.set", code, missing)
    if len(set(cards)) < SET_SIZE:
        return Refusal("cards.set", "trade-same-card")
    if set_kind(params, *cards) == NO_SET:
        symbols = [config.symbols[card] for card in cards]
        return Refusal("cards.set", "trade-no-set", {"symbols": symbols})
    bonus = None if action.bonus is None else config.index[action.bonus]
    if bonus in bonus_choices(config, state, cards):
        return None
    return _refuse_bonus(config, state, action, cards)


def _refuse_bonus(config: GameConfig, state: State, action: Trade, cards: list[int]) -> Refusal:
    """Explain why the place that the player has chosen for a bonus is refused."""
    if action.bonus is None:
        choice = {
            "armies": config.params.bonus_armies,
            "territories": [config.ids[t] for t in bonus_places(config, state, cards)],
        }
        return Refusal("cards.territory-bonus", "trade-choose-bonus", choice)
    place = config.index[action.bonus]
    if state.bonus_given:
        why = "bonus-given-already"
    elif place not in cards:
        why = "bonus-not-shown"
    else:
        why = "bonus-not-own"
    about = {"territory": action.bonus, "owner": config.owner_id(state.owner[place])}
    return Refusal("cards.territory-bonus", why, about)


def bonus_places(config: GameConfig, state: State, cards: Sequence[int]) -> list[int]:
    """List the territories on these cards that get bonus armies (``cards.territory-bonus``).

    If a turn has only one bonus, the player picks one of these territories.
    """
    params = config.params
    if params.one_bonus and state.bonus_given:
        return []
    return [card for card in cards if brings_bonus(params, state, card)]


def bonus_choices(config: GameConfig, state: State, cards: Sequence[int]) -> tuple[int | None, ...]:
    """List the choices for the place of a trade's bonus (``cards.territory-bonus``).

    None means that the trade names no place. If a turn has only one bonus, the player may name a
    single possible place, and must name one of several.
    """
    if not bonus_is_chosen(config.params, state):
        return (None,)
    places = bonus_places(config, state, cards)
    return tuple(places) if len(places) > 1 else (None, *places)


def check_end_reinforce(config: GameConfig, state: State, action: EndPhase) -> Refusal | None:
    """Check the end of reinforcement: no trade may be due, and no army left to place.

    (``cards.must-trade``, ``capture.cards``, ``reinforce.place``.)
    """
    del action
    params = config.params
    if must_trade(params, state):
        holds = {"seat": config.owner_id(state.actor), "cards": state.hand_size[state.actor]}
        if state.mid_combat:
            left = {**holds, "left": params.cards_won_down_to}
            return Refusal("capture.cards", "end-trade-cards-won", left)
        due = {**holds, "limit": params.must_trade_at}
        return Refusal("cards.must-trade", "end-must-trade", due)
    if state.to_place:
        return Refusal("reinforce.place", "end-armies-to-place", {"armies": state.to_place})
    return None


def check_end(config: GameConfig, state: State, action: EndPhase) -> Refusal | None:
    """Check the end of combat or movement, which is always allowed (``turn.order``)."""
    del config, state, action
    return None


# ---- combat ----------------------------------------------------------------------------------


def check_attack(config: GameConfig, state: State, action: Attack) -> Refusal | None:
    """Check an attack (``attack.adjacent``, ``.allied``, ``.armies``, ``.dice``)."""
    source_id, target_id, armies, dice = action
    source, target, params = config.index[source_id], config.index[target_id], config.params
    attacker = config.third if state.phase == IN_ATTACK_THIRD else state.actor
    if (
        state.owner[source] != attacker
        or target not in params.neighbours[source]
        or not may_be_attacked(params, state, attacker, target)
    ):
        if attacker == config.third:
            return _refuse_places_of_third(config, state, action, source, target)
        return _refuse_places(config, state, action, source, target)
    refusal = _refuse_number(config, state, action, source)
    if refusal is not None:
        return refusal
    if dice is None or params.fewest_dice[armies] <= dice <= armies:
        return None
    rolled: JsonObject = {"armies": armies, "dice": dice}
    if config.rules.attack_dice == "one_per_army":
        return Refusal("attack.dice", "attack-die-for-each", rolled)
    fewest = params.fewest_dice[armies]
    return Refusal("attack.dice", "attack-wrong-dice", {**rolled, "fewest": fewest, "most": armies})


def _refuse_places(
    config: GameConfig, state: State, action: Attack, source: int, target: int
) -> Refusal:
    """Explain why the current player may not attack between these territories."""
    owner, seat = state.owner, state.actor
    if source == target:
        refusal = _refuse_one_place(config, state, action, source)
        if refusal is not None:
            return refusal
    if owner[source] != seat:
        if owner[source] == config.third:
            return Refusal("attack.allied", "attack-from-third", {"source": action.source})
        whose = {"source": action.source, "owner": config.owner_id(owner[source])}
        return Refusal("attack.adjacent", "attack-not-own", whose)
    if target not in config.neighbours[source]:
        return _not_adjacent(action)
    ends = {"source": action.source, "target": action.target, "seat": config.owner_id(seat)}
    inland = all(owner[t] == seat for t in config.neighbours[source])
    return Refusal("attack.adjacent", "attack-inland" if inland else "attack-own", ends)


def _refuse_one_place(
    config: GameConfig, state: State, action: Attack, place: int
) -> Refusal | None:
    """Explain why a seat's territory cannot attack at all, or why another cannot be attacked.

    If a player has chosen only one place so far, the action has it as both source and target.
    """
    params, owner, seat = config.params, state.owner, state.actor
    near = config.neighbours[place]
    if owner[place] == seat:
        if all(owner[t] == seat for t in near):
            ends = {"source": action.source, "seat": config.owner_id(seat)}
            return Refusal("attack.adjacent", "attack-inland", ends)
        return _refuse_number(config, state, action, place)
    if not may_be_attacked(params, state, seat, place):
        return None
    own = [t for t in near if owner[t] == seat]
    if not own:
        return Refusal("attack.adjacent", "attack-out-of-reach", {"target": action.target})
    if any(most_attacking(params, state, t) > 0 for t in own):
        return None
    about = {"target": action.target, "number": len(own)}
    return Refusal("attack.armies", "attack-neighbours-weak", about)


def _refuse_number(config: GameConfig, state: State, action: Attack, source: int) -> Refusal | None:
    """Refuse a wrong number of attacking armies, or return None."""
    most = most_attacking(config.params, state, source)
    if 0 < action.armies <= most:
        return None
    # Limited by the edition, not by the army that stays.
    limited = most == config.params.attack_armies
    here = {
        "source": action.source,
        "armies": state.armies[source],
        "most": max(0, most),
        "limited": limited,
    }
    return Refusal("attack.armies", "attack-wrong-number", here)


def _refuse_places_of_third(
    config: GameConfig, state: State, action: Attack, source: int, target: int
) -> Refusal:
    """Explain why an allied army may not attack between these territories (``attack.allied``)."""
    owner = state.owner
    if owner[source] != config.third:
        whose = {"source": action.source, "owner": config.owner_id(owner[source])}
        return Refusal("attack.allied", "attack-only-third", whose)
    if source == target:
        if all(owner[t] != state.turn for t in config.neighbours[source]):
            about = {"source": action.source, "turn": config.owner_id(state.turn)}
            return Refusal("attack.allied", "attack-third-alone", about)
        refusal = _refuse_number(config, state, action, source)
        if refusal is not None:
            return refusal
    if target not in config.neighbours[source]:
        return _not_adjacent(action)
    whose = {
        "target": action.target,
        "owner": config.owner_id(owner[target]),
        "turn": config.owner_id(state.turn),
    }
    return Refusal("attack.allied", "attack-third-on-other", whose)


def _not_adjacent(action: Attack) -> Refusal:
    if action.source == action.target:
        return Refusal("attack.adjacent", "same-place", {"territory": action.source})
    ends = {"source": action.source, "target": action.target}
    return Refusal("attack.adjacent", "not-adjacent", ends)


def check_defence(config: GameConfig, state: State, action: Defend) -> Refusal | None:
    """Check the defender's number of dice (``attack.defence-dice``)."""
    target = state.target
    most = defence_dice(config.params, state, target)
    if 0 < action.dice <= most:
        return None
    here = {
        "target": config.ids[target],
        "armies": state.armies[target],
        "most": most,
        "dice": action.dice,
    }
    return Refusal("attack.defence-dice", "defend-wrong-dice", here)


def occupy_range(state: State) -> tuple[int, int]:
    """Return the fewest and the most armies that may move in."""
    return state.attacking, state.armies[state.source] - 1


def check_occupy(config: GameConfig, state: State, action: Occupy) -> Refusal | None:
    """Check the number of armies that move in (``capture.occupy``)."""
    fewest, most = occupy_range(state)
    if fewest <= action.armies <= most:
        return None
    source = config.ids[state.source]
    about = {
        "source": source,
        "fewest": fewest,
        "most": most,
        "exact": fewest == most,
        "armies": action.armies,
    }
    return Refusal("capture.occupy", "occupy-wrong-number", about)


# ---- movement --------------------------------------------------------------------------------


def check_fortify(config: GameConfig, state: State, action: Fortify) -> Refusal | None:
    """Check a movement (``move.adjacent``, ``move.count``, ``move.tired``)."""
    source_id, target_id, armies = action
    source, target, params = config.index[source_id], config.index[target_id], config.params
    if target in params.neighbours[source] and 0 < armies <= most_to_move(
        params, state, source, target
    ):
        return None
    owner = state.owner
    if owner[source] == config.third:
        return Refusal("move.third-army", "fortify-third-army", {"source": source_id})
    if params.movement == MOVE_ONE and (moved := state.movements()):
        ids = config.ids
        moves = [Message("from-to", {"source": ids[a], "target": ids[b]}) for a, b in moved.items()]
        return Refusal("move.count", "fortify-moved-already", {"moves": moves})
    for place, name in ((source, source_id), (target, target_id)):
        if owner[place] != state.actor:
            whose = {"territory": name, "owner": config.owner_id(owner[place])}
            return Refusal("move.adjacent", "fortify-not-own", whose)
    if source == target:
        return _refuse_to_leave(config, state, action, source)
    if target not in config.neighbours[source]:
        ends = {"source": source_id, "target": target_id}
        return Refusal("move.adjacent", "not-adjacent", ends)
    return _refuse_to_move(config, state, action, source, target)


def _refuse_to_leave(config: GameConfig, state: State, action: Fortify, source: int) -> Refusal:
    """Explain why no armies may leave a seat's territory; see `_refuse_one_place`."""
    own = [t for t in config.neighbours[source] if state.owner[t] == state.actor]
    if not own:
        return Refusal("move.adjacent", "fortify-alone", {"source": action.source})
    if not any(most_to_move(config.params, state, source, t) for t in own):
        return _refuse_to_move(config, state, action, source, own[0])
    return Refusal("move.adjacent", "same-place", {"territory": action.source})


def _refuse_to_move(
    config: GameConfig, state: State, action: Fortify, source: int, target: int
) -> Refusal:
    """Explain why a movement's number of armies is refused; its territories are allowed."""
    there = state.armies[source]
    here = {"source": action.source, "there": there, "armies": action.armies}
    if not 1 <= action.armies < there:
        return Refusal("move.adjacent", "fortify-wrong-number", {**here, "most": there - 1})
    before = state.moved[source]
    if config.params.movement == MOVE_UNSPLIT and before not in (-1, target):
        return Refusal("move.count", "fortify-split", {**here, "before": config.ids[before]})
    most = most_to_move(config.params, state, source, target)
    tired = max(0, state.tired[source])
    return Refusal("move.tired", "fortify-tired", {**here, "tired": tired, "most": most})


_BY_PHASE: dict[int, dict[type[Action], Check]] = {
    IN_CLAIM: {Claim: check_claim},
    IN_PLACE: {Place: check_place_one},
    IN_CAPITAL: {ChooseCapital: check_capital},
    IN_REINFORCE: {Trade: check_trade, Place: check_place, EndPhase: check_end_reinforce},
    IN_REINFORCE_THIRD: {Place: check_place},
    IN_ATTACK: {Attack: check_attack, EndPhase: check_end},
    IN_ATTACK_THIRD: {Attack: check_attack, EndPhase: check_end},
    IN_DEFEND: {Defend: check_defence},
    IN_OCCUPY: {Occupy: check_occupy},
    IN_FORTIFY: {Fortify: check_fortify, EndPhase: check_end},
    OVER: {},
}
CHECKS = tuple(_BY_PHASE[phase] for phase in range(len(PHASES)))
"""For each phase, its kinds of actions and the function that checks each."""


# ---- whether an object is an action on this board at all ---------------------------------------


def is_legal(config: GameConfig, state: State, check_kind: Check, action: Any) -> bool:
    """Whether an action is well formed and passes ``check_kind``."""
    well_formed = _WELL_FORMED[type(action)](config.index, action)
    return well_formed and check_kind(config, state, action) is None


def _one_place(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    return type(action[0]) is str and action[0] in index


def _place_and_number(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    return is_number(action[1]) and type(action[0]) is str and action[0] in index


def _two_places(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    source, target, armies = action
    return (
        is_number(armies)
        and type(source) is str
        and type(target) is str
        and source in index
        and target in index
    )


def _attack(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    source, target, armies, dice = action
    return (
        is_number(armies)
        and (dice is None or is_number(dice))
        and type(source) is str
        and type(target) is str
        and source in index
        and target in index
    )


def _number(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    del index
    return is_number(action[0])


def _nothing(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    del index, action
    return True


def _look_closer(index: Mapping[str, int], action: tuple[object, ...]) -> bool:
    del index, action
    return False


_WELL_FORMED: Mapping[type[Action], Callable[[Mapping[str, int], tuple[object, ...]], bool]] = {
    Claim: _one_place,
    Place: _place_and_number,
    ChooseCapital: _one_place,
    Trade: _look_closer,
    Attack: _attack,
    Defend: _number,
    Occupy: _number,
    Fortify: _two_places,
    EndPhase: _nothing,
}
"""Quick tests of whether an action is well formed; if one fails, ``_malformed`` says why."""


def _malformed(config: GameConfig, action: Action) -> Refusal | None:
    """Return the refusal of an object that is not an action on this board, or None."""
    index = config.index
    for name, value in zip(action._fields, action, strict=True):
        if name in ("armies", "dice"):
            if not is_number(value) and not (value is None and name == "dice"):
                return Refusal(MALFORMED, "field-whole-number", {"field": name})
        elif name == "cards":
            problem = malformed_cards(config, value)
            if problem is not None:
                return problem
        elif name == "bonus" and value is None:
            continue
        elif type(value) is not str:
            return Refusal(MALFORMED, "field-territory", {"field": name})
        elif value not in index:
            return _unknown_place(config, value)
    return None


def _unknown_place(config: GameConfig, word: str) -> Refusal:
    """Return the refusal of a word that should name a territory but is unknown or ambiguous."""
    ids = ids_named(word, config.names)
    if len(ids) > 1:
        return Refusal(MALFORMED, "ambiguous-place", ambiguous_place(word, ids))
    return Refusal(MALFORMED, "unknown-territory", unknown_place(word, config.names))


def malformed_cards(config: GameConfig, value: object) -> Refusal | None:
    """Return the refusal of anything other than three cards of this board, or None."""
    if not isinstance(value, tuple) or len(value) != 3:
        return Refusal(MALFORMED, "trade-three-cards")
    for card in value:
        if type(card) is not str:
            return Refusal(MALFORMED, "card-by-id")
        if card not in config.card_index:
            ids = ids_named(card, config.names)
            if len(ids) > 1:
                return Refusal(MALFORMED, "ambiguous-place", ambiguous_place(card, ids))
            return Refusal(MALFORMED, "unknown-card", unknown(card, config.card_index))
    return None
