"""Whether a position from outside can be: what the edition has no room for is found here.

A game that is played from its start on never comes to such a position, so the phases take for
granted that there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.config import NOBODY
from risk_widget.engine.legality import attack_range
from risk_widget.engine.state import HIDDEN, IN_PLAY, SETUP_PHASES, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import Battle, State


class Problem(NamedTuple):
    """What cannot be: the part of the position, and a sentence about it."""

    field: str
    message: str


def impossible(
    config: GameConfig, state: State, *, capitals_required: bool = True
) -> Problem | None:
    """The first thing in the position that cannot be in this game, or None.

    ``capitals_required``: whether a seat of a capital game needs one, known or not, to be whole.
    """
    checks = [_territories, _seats, _phase, _missions, _capitals, _movement, _end, _battle]
    checks += [_missing_capitals] * capitals_required
    for problems in (*checks, _cards, _due):
        for field, message in problems(config, state):
            return Problem(field, message)
    return None


def misplaced_cards(config: GameConfig, state: State) -> Problem | None:
    """The first card that is in two places or in none, or None."""
    for field, message in _cards(config, state):
        return Problem(field, message)
    return None


def _phase(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    phase, rules, title = state.phase, config.rules, config.edition.title
    if phase == "claim":
        if rules.territories != "claim":
            yield "phase", f"In {title}, {config.mode}, territories are dealt, not claimed."
        if NOBODY not in state.owner:
            yield "phase", "No territory is free, so none can be claimed."
    if phase == "capital" and rules.goal != "capitals":
        yield "phase", f"In {title}, {config.mode}, nobody has a capital."
    if phase in ("reinforce_third", "attack_third") and not config.has_third:
        yield "phase", f"The phase {phase} needs a third army."
    if phase == "attack_third" and not config.allied:
        yield "phase", "The phase attack_third needs an allied army: no other attacks by itself."
    if state.mid_combat and rules.cards_won == "kept":
        yield "flags", f"In {title}, {config.mode}, cards won in combat are not traded there."


def _missions(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    if any(state.missions) and config.rules.goal != "missions":
        yield "missions", f"{config.edition.title}, {config.mode}, is played without missions."


def _capitals(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    known = [c for c in state.capitals if c is not None and c != HIDDEN]
    if any(c is not None for c in state.capitals) and config.rules.goal != "capitals":
        yield "capitals", f"{config.edition.title}, {config.mode}, is played without capitals."
    for seat, capital in enumerate(state.capitals):
        if capital is None or capital == HIDDEN:
            continue
        name = config.board.territories[capital].name
        if known.count(capital) > 1:
            yield "capitals", f"{name} is the capital of two seats."
        if state.owner[capital] != seat and not state.shown[seat]:
            taken = f"{name} is no longer {config.who(seat)}'s: its card has been turned up."
            yield "capitals", taken


def _movement(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    names, rules = [t.name for t in config.board.territories], config.rules
    if state.moved and state.phase not in ("fortify", "over"):
        yield "moved", f"Armies move at the end of a turn, and this is {state.phase}."
    if rules.movement == "one" and len(state.moved) > 1:
        yield "moved", "There is one movement in a turn."
    for source, target in state.moved.items():
        if target not in config.neighbours[source]:
            yield "moved", f"{names[source]} does not border {names[target]}."
        for place in (source, target):
            if state.owner[place] != state.turn:
                who = config.who(state.turn)
                yield "moved", f"{names[place]} is not {who}'s, whose armies have moved."
    if state.tired and rules.movement != "rested":
        yield "tired", f"In {config.edition.title}, {config.mode}, no armies are tired."
    for territory, tired in state.tired.items():
        if type(tired) is not int or tired < 0:
            yield "tired", f"{names[territory]} has a whole number of tired armies, not {tired!r}."


_WON_BY = {
    "last_player": ("win.domination",),
    "missions": ("win.domination", "win.mission"),
    "capitals": ("win.domination", "win.capital"),
}


def _end(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    if state.winner == UNKNOWN:
        return
    ways = ("win.duel",) if config.mode == "duel" else _WON_BY[config.rules.goal]
    if state.reason not in ways:
        how = f"{' or '.join(ways)}, not {state.reason[:60]!r}."
        yield "phase", f"{config.edition.title}, {config.mode}, is won by {how}"
    if state.out_by[state.winner] != IN_PLAY:
        yield "phase", f"{config.who(state.winner)} is out and cannot have won."


def _battle(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    if state.battle is not None:
        yield from _battle_problems(config, state, state.battle)


def _battle_problems(config: GameConfig, state: State, battle: Battle) -> Iterator[tuple[str, str]]:
    field = "phase"
    names, rules = [t.name for t in config.board.territories], config.rules
    source, target, attacker, _, armies, dice, roll = battle
    for number in (armies, dice, *roll):
        if type(number) is not int:
            yield field, f"Armies and dice of a battle are whole numbers, not {number!r}."
            return
    targets, most = attack_range(config, state, attacker, source)
    own = attacker == state.turn or (config.allied and attacker == config.third)
    if not (own and target in targets and 1 <= armies <= most):
        yield field, _no_attack(config, state, battle, own=own)
        return
    fewest, highest = config.attack_dice[armies]
    if not fewest <= dice <= highest:
        yield field, f"{armies} armies do not attack with {dice} dice."
    rolled = config.decides_after and state.phase == "defend"
    if (rolled or roll) and (not config.decides_after or len(roll) != dice):
        yield field, f"{dice if rolled else 'No'} dice have been rolled, not {len(roll)}."
    for die in roll:
        if not 1 <= die <= 6:
            yield field, f"A die shows 1 to 6, not {die}."
    if rules.movement == "rested" and state.tired.get(source, 0) < armies:
        yield "tired", f"{armies} armies of {names[source]} attack: as many are tired at least."


def _no_attack(config: GameConfig, state: State, battle: Battle, *, own: bool) -> str:
    """Why the battle's attack cannot have been made; ``own``: the attacker is one of this turn."""
    source, target, attacker, defender = battle[:4]
    names = [t.name for t in config.board.territories]
    if target not in config.neighbours[source]:
        return f"{names[source]} does not border {names[target]}."
    if not own or (attacker == config.third and defender != state.turn):
        return f"{names[source]} cannot attack {names[target]} in this turn."
    if attacker == defender:
        return f"{names[source]} and {names[target]} have the same owner."
    there = state.armies[source]
    return f"{battle.armies} armies cannot attack out of {there} in {names[source]}."


def _territories(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    field = "territories"
    emptied = state.battle.target if state.battle and state.phase == "occupy" else None
    may_be_free = state.phase == "claim" or (state.phase == "place" and config.has_third)
    for number, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
        name = config.board.territories[number].name
        if owner == NOBODY:
            if not may_be_free:
                yield field, f"{name} is free, which ends with the set-up."
        elif number == emptied:
            if armies:
                yield field, f"{name} has been captured and has {armies} armies."
        elif not armies:
            yield field, f"{name} is held by no army."


def _seats(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    for seat, name in enumerate(config.seats):
        held, out = state.counts[seat], state.out_by[seat] != IN_PLAY
        if out and held:
            holds = "1 territory" if held == 1 else f"{held} territories"
            yield "out", f"{name.capitalize()} is out and holds {holds}."
        if not out and not held and state.phase not in SETUP_PHASES:
            yield "out", f"{name.capitalize()} holds no territory and is not out."
        if out and seat == state.turn and state.phase != "over":
            yield "turn", f"{name.capitalize()} is out and cannot be on turn."
    if state.alive < 2 and state.phase != "over":
        yield "out", "One player is left, and the game is not over."
    if state.third_owed and not config.has_third:
        yield "third", "This game has no third army."


def _missing_capitals(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    if config.rules.goal != "capitals" or state.phase in (*SETUP_PHASES, "over"):
        return
    for seat, capital in enumerate(state.capitals):
        if capital is None:
            yield "capitals", f"{config.who(seat)} has no capital."


def _cards(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    """Every card is in one place, and all of them are somewhere."""
    places = {"hands": [card for hand in state.hands for card in hand]}
    places |= {"pile": list(state.deck), "discard": list(state.discard)}
    known = {capital for capital in state.capitals if capital is not None and capital != HIDDEN}
    seen = set(known)
    for field, cards in places.items():
        for card in cards:
            if card == config.unknown_card:
                continue
            if card in known:
                yield field, f"The card {config.card_ids[card]} lies with its capital."
            if card in seen:
                yield field, f"The card {config.card_ids[card]} is there twice."
            seen.add(card)
    if state.phase in SETUP_PHASES and not state.deck:
        return  # the pile is made when the game begins
    away = len(known) + state.capitals.count(HIDDEN)
    count, wanted = sum(map(len, places.values())), config.unknown_card - away
    if count != wanted:
        yield "pile", f"Hands, pile and discard have {count} cards together; the game has {wanted}."


def _due(config: GameConfig, state: State) -> Iterator[tuple[str, str]]:
    phase, turn = state.phase, state.turn
    who = config.who(turn)
    if state.mid_combat and phase not in ("reinforce", "over"):
        yield "flags", f"Cards won in combat open reinforce, and this is {phase}."
    if phase == "place" and not state.in_hand[turn]:
        yield "set", f"{who} has to set an army and has none in hand."
    if phase in ("place", "capital") and not state.counts[turn]:
        yield "turn", f"{who} holds no territory."
    if phase == "capital" and state.capitals[turn] is not None:
        yield "capitals", f"{who} has to choose a capital and has one."
    if phase == "reinforce_third" and not (state.to_place and state.counts[config.third]):
        yield "phase", "The third army has nothing, or nowhere, to place."
