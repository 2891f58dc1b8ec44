"""Whether a position from outside can be: what the edition has no room for is found here.

A game that is played from its start on never comes to such a position, so the phases take for
granted that there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.codes import (
    CARDS_KEPT,
    HIDDEN,
    IN_ATTACK_THIRD,
    IN_CAPITAL,
    IN_CLAIM,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_PLACE,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    MOVE_ONE,
    MOVE_RESTED,
    NO_CAPITAL,
    NO_MISSION,
    NOBODY,
    OVER,
    PHASES,
    REASONS,
    UNKNOWN,
)
from risk_widget.engine.combat import may_be_attacked, most_attacking
from risk_widget.messages import Message
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import Battle, State


class Problem(NamedTuple):
    """What cannot be: the part of the position, and a message about it."""

    field: str
    content: Message


def impossible(
    config: GameConfig, state: State, *, capitals_required: bool = True
) -> Problem | None:
    """The first thing in the position that cannot be in this game, or None.

    ``capitals_required``: whether a seat of a capital game needs one, known or not, to be whole.
    """
    checks = [_territories, _seats, _phase, _missions, _capitals, _movement, _end, _battle]
    checks += [_missing_capitals] * capitals_required
    for problems in (*checks, _cards, _due):
        for field, content in problems(config, state):
            return Problem(field, content)
    return None


def misplaced_cards(config: GameConfig, state: State) -> Problem | None:
    """The first card that is in two places or in none, or None."""
    for field, content in _cards(config, state):
        return Problem(field, content)
    return None


def _in_mode(config: GameConfig, code: str, **params: Any) -> Message:
    """A message about the edition and the mode that are played."""
    return Message(code, {"edition": config.edition.title, "mode": config.mode, **params})


def _phase(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    phase, rules = state.phase, config.rules
    if phase == IN_CLAIM:
        if rules.territories != "claim":
            yield "phase", _in_mode(config, "position-dealt")
        if NOBODY not in state.owner:
            yield "phase", Message("position-none-free")
    if phase == IN_CAPITAL and rules.goal != "capitals":
        yield "phase", _in_mode(config, "position-no-capitals")
    if phase in (IN_REINFORCE_THIRD, IN_ATTACK_THIRD) and not config.has_third:
        yield "phase", Message("position-needs-third", {"phase": PHASES[phase]})
    if phase == IN_ATTACK_THIRD and not config.allied:
        yield "phase", Message("position-needs-allied")
    if state.mid_combat and config.params.cards_won == CARDS_KEPT:
        yield "flags", _in_mode(config, "position-cards-not-traded")


def _missions(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if any(mission != NO_MISSION for mission in state.mission) and config.rules.goal != "missions":
        yield "missions", _in_mode(config, "position-without-missions")


def _capitals(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    known = [capital for capital in state.capital if capital >= 0]
    if any(capital != NO_CAPITAL for capital in state.capital) and config.rules.goal != "capitals":
        yield "capitals", _in_mode(config, "position-without-capitals")
    for seat, capital in enumerate(state.capital):
        if capital < 0:
            continue
        place = {"territory": config.ids[capital], "seat": config.seats[seat]}
        if known.count(capital) > 1:
            yield "capitals", Message("position-capital-of-two", place)
        if state.owner[capital] != seat and not state.shown[seat]:
            yield "capitals", Message("position-capital-taken", place)


def _movement(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    ids, movement, moved = config.ids, config.params.movement, state.movements()
    if moved and state.phase not in (IN_FORTIFY, OVER):
        yield "moved", Message("position-moved-when", {"phase": PHASES[state.phase]})
    if movement == MOVE_ONE and len(moved) > 1:
        yield "moved", Message("position-moved-once")
    for source, target in moved.items():
        if target not in config.neighbours[source]:
            ends = {"source": ids[source], "target": ids[target]}
            yield "moved", Message("not-adjacent", ends)
        for place in (source, target):
            if state.owner[place] != state.turn:
                held = {"territory": ids[place], "seat": config.seats[state.turn]}
                yield "moved", Message("position-moved-not-own", held)
    if state.tired_armies() and movement != MOVE_RESTED:
        yield "tired", _in_mode(config, "position-not-tired")


_WON_BY = {
    "last_player": ("win.domination",),
    "missions": ("win.domination", "win.mission"),
    "capitals": ("win.domination", "win.capital"),
}


def _end(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if state.winner == UNKNOWN:
        return
    ways = ("win.duel",) if config.mode == "duel" else _WON_BY[config.rules.goal]
    if REASONS[state.reason] not in ways:
        yield "phase", wrong_reason(config, REASONS[state.reason])
    if state.out_by[state.winner] != IN_PLAY:
        yield "phase", Message("position-winner-out", {"seat": config.seats[state.winner]})


def wrong_reason(config: GameConfig, reason: str) -> Message:
    """That nobody wins so in this game."""
    ways = ("win.duel",) if config.mode == "duel" else _WON_BY[config.rules.goal]
    how = {"ways": list(ways), "reason": shown(reason[:60])}
    return _in_mode(config, "position-won-by", **how)


def _battle(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if state.battle is not None:
        yield from _battle_problems(config, state, state.battle)


def _battle_problems(
    config: GameConfig, state: State, battle: Battle
) -> Iterator[tuple[str, Message]]:
    field = "phase"
    source, target, attacker, _, armies, dice, roll = battle
    for number in (armies, dice, *roll):
        if type(number) is not int:
            yield field, Message("position-battle-numbers", {"number": shown(number)})
            return
    params = config.params
    adjacent = target in config.neighbours[source] and state.owner[source] == attacker
    may = adjacent and may_be_attacked(params, state, attacker, target)
    own = attacker == state.turn or (config.allied and attacker == config.third)
    if not (own and may and 1 <= armies <= most_attacking(params, state, source)):
        yield field, _no_attack(config, state, battle, own=own)
        return
    fewest, highest = config.attack_dice[armies]
    if not fewest <= dice <= highest:
        yield field, Message("position-battle-dice", {"armies": armies, "dice": dice})
    rolled = config.decides_after and state.phase == IN_DEFEND
    if (rolled or roll) and (not config.decides_after or len(roll) != dice):
        due = {"dice": dice if rolled else 0, "rolled": len(roll)}
        yield field, Message("position-battle-roll", due)
    for die in roll:
        if not 1 <= die <= 6:
            yield field, Message("position-die", {"die": die})
    if params.movement == MOVE_RESTED and max(0, state.tired[source]) < armies:
        attackers = {"armies": armies, "territory": config.ids[source]}
        yield "tired", Message("position-tired-attackers", attackers)


def _no_attack(config: GameConfig, state: State, battle: Battle, *, own: bool) -> Message:
    """Why the battle's attack cannot have been made; ``own``: the attacker is one of this turn."""
    source, target, attacker, defender = battle[:4]
    ends = {"source": config.ids[source], "target": config.ids[target]}
    if target not in config.neighbours[source]:
        return Message("not-adjacent", ends)
    if not own or (attacker == config.third and defender != state.turn):
        return Message("position-cannot-attack", ends)
    if attacker == defender:
        return Message("position-same-owner", ends)
    numbers = {"armies": battle.armies, "there": state.armies[source], **ends}
    return Message("position-too-many", numbers)


def _territories(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    field = "territories"
    emptied = state.target if state.fighting and state.phase == IN_OCCUPY else None
    may_be_free = state.phase == IN_CLAIM or (state.phase == IN_PLACE and config.has_third)
    for number, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
        place = {"territory": config.ids[number]}
        if owner == NOBODY:
            if not may_be_free:
                yield field, Message("position-free", place)
        elif number == emptied:
            if armies:
                yield field, Message("position-captured", {**place, "armies": armies})
        elif not armies:
            yield field, Message("position-no-army", place)


def _seats(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    for seat, name in enumerate(config.seats):
        held, out = state.counts[seat], state.out_by[seat] != IN_PLAY
        if out and held:
            yield "out", Message("position-out-holds", {"seat": name, "territories": held})
        if not out and not held and state.phase not in IN_SETUP:
            yield "out", Message("position-not-out", {"seat": name})
        if out and seat == state.turn and state.phase != OVER:
            yield "turn", Message("position-out-on-turn", {"seat": name})
    if state.alive < 2 and state.phase != OVER:
        yield "out", Message("position-not-over")
    if state.third_owed and not config.has_third:
        yield "third", Message("position-no-third")


def _missing_capitals(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if config.rules.goal != "capitals" or state.phase in (*IN_SETUP, OVER):
        return
    for seat, capital in enumerate(state.capital):
        if capital == NO_CAPITAL:
            yield "capitals", Message("position-no-capital", {"seat": config.seats[seat]})


def _cards(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    """Every card is in one place, and all of them are somewhere."""
    places = {"hands": [card for hand in state.hands() for card in hand]}
    places |= {"pile": list(state.deck_cards()), "discard": list(state.discard_cards())}
    known = {capital for capital in state.capital if capital >= 0}
    seen = set(known)
    for field, cards in places.items():
        for card in cards:
            if card == config.unknown_card:
                continue
            if card in known:
                yield field, Message("position-card-of-capital", {"card": config.card_ids[card]})
            if card in seen:
                yield field, Message("position-card-twice", {"card": config.card_ids[card]})
            seen.add(card)
    if state.phase in IN_SETUP and not state.deck_count:
        return  # the deck is made when the game begins
    away = len(known) + state.capital.count(HIDDEN)
    count, wanted = sum(map(len, places.values())), config.unknown_card - away
    if count != wanted:
        yield "pile", Message("position-cards", {"cards": count, "wanted": wanted})


def _due(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    phase, turn = state.phase, state.turn
    who = {"seat": config.seats[turn]}
    if state.mid_combat and phase not in (IN_REINFORCE, OVER):
        yield "flags", Message("position-combat-when", {"phase": PHASES[phase]})
    if phase == IN_PLACE and not state.in_hand[turn]:
        yield "set", Message("position-none-in-hand", who)
    if phase in (IN_PLACE, IN_CAPITAL) and not state.counts[turn]:
        yield "turn", Message("position-holds-nothing", who)
    if phase == IN_CAPITAL and state.capital[turn] != NO_CAPITAL:
        yield "capitals", Message("position-has-capital", who)
    if phase == IN_REINFORCE_THIRD and not (state.to_place and state.counts[config.third]):
        yield "phase", Message("position-third-nothing")
