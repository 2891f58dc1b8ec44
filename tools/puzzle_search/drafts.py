"""The questions that a game's position raises, each with more answers than a puzzle needs."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from puzzle_search.answers import Answer, sets_of

from risk_widget.battles.campaigns import campaign_odds
from risk_widget.battles.losses import hold_chance
from risk_widget.engine.cards import holds_set, must_trade
from risk_widget.engine.codes import (
    FORTIFY,
    GOAL_MISSIONS,
    IN_ATTACK,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_PLACE,
    IN_REINFORCE,
    PLACE,
)
from risk_widget.engine.combat import defence_dice, may_be_attacked
from risk_widget.engine.missions import CONTINENTS, DESTROY, TERRITORIES, reading_of, still_lacking
from risk_widget.engine.observation import battle as observed
from risk_widget.engine.turn import most_to_move
from risk_widget.game_review.facts import Seen, ways

if TYPE_CHECKING:
    from random import Random

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.game_review.decisions import Judge


class Draft(NamedTuple):
    """A question with its answers, not yet measured."""

    kind: str
    about: dict[str, Any]
    answers: list[Answer]


TELLING = 0.07
"""The smallest difference that dice must make to the chance of holding the territory."""
FAIR_FIGHT = 0.4
"""The smallest chance of taking a territory with which an attack tempts people."""
KINDS = (
    "setup", "place", "break", "stop", "leave", "trade", "fortify", "defend", "mission", "way",
)  # fmt: skip
PHASES = {
    "way": IN_ATTACK,
    "setup": IN_PLACE,
    "place": IN_REINFORCE,
    "break": IN_REINFORCE,
    "trade": IN_REINFORCE,
    "mission": IN_REINFORCE,
    "stop": IN_ATTACK,
    "leave": IN_OCCUPY,
    "fortify": IN_FORTIFY,
    "defend": IN_DEFEND,
}
"""The phase in which each kind of question comes up."""


def draft(kind: str, game: CoreGame, seat: str, judge: Judge, random: Random) -> Draft | None:
    """Return a question of this kind about the position, or None if none fits it."""
    seen = Seen(game, seat)
    found = {
        "setup": _setup,
        "place": _place,
        "break": _break,
        "trade": _trade,
        "mission": _mission,
        "stop": _stop,
        "leave": _leave,
        "fortify": _fortify,
        "defend": _defend,
    }[kind](seen, judge, random)
    return found if found is not None and len(found.answers) >= 2 else None


def _front(seen: Seen) -> list[str]:
    """List the seat's territories that border another player's, strongest first."""
    return sorted(seen.front(), key=lambda t: -seen.game.armies(t))


def _setup(seen: Seen, judge: Judge, random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    armies = state.in_hand[state.actor]
    if not 6 <= armies <= 14 or seen.me != game.seats[state.actor]:
        return None
    choice = judge.choice(state)
    places = [game.board.ids[choice[1]]] if choice[0] == PLACE else []
    front = _front(seen)
    by_home: dict[str, str] = {}
    for place in front:
        by_home.setdefault(seen.home(place).id, place)
    others = [*by_home.values()]
    random.shuffle(others)
    places += [front[0], *others] if front else []
    answers = [
        Answer("gather", {"territory": t, "armies": armies})
        for t in islice(dict.fromkeys(places), 6)
    ]
    return Draft("setup", {"armies": armies}, answers)


def _begins(seen: Seen) -> bool:
    """Whether the seat is about to place armies, and has not begun to."""
    state = seen.game.state
    return state.to_place >= 3 and state.to_place == state.received and not state.mid_combat


def _place(seen: Seen, _judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    if not _begins(seen) or holds_set(game.config.params, state, state.actor):
        return None
    armies = game.to_place
    answers = [Answer("place", {"territory": t, "armies": armies}) for t in _front(seen)[:12]]
    return Draft("place", {"armies": armies}, answers)


def _break(seen: Seen, _judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    if not _begins(seen) or must_trade(game.config.params, state):
        return None
    armies = game.to_place
    answers: list[Answer] = []
    holders = set[str]()
    for continent in game.board.continents:
        holder = seen.holder(continent)
        if holder not in game.seats or holder == seen.me or holder is None:
            continue
        found = []
        for source in seen.front():
            for goal in continent.territories:
                for way in ways(game, source, goal, 2):
                    there = [game.armies(t) for t in way]
                    chance = campaign_odds(game.armies(source) + armies, there, game.dice).win
                    found.append((chance, -len(way), source, way))
        found.sort(reverse=True)
        goals = set[str]()
        for chance, _, source, way in found:
            if chance < 0.2 or len(goals) == 2:
                break
            if way[-1] in goals:
                continue
            goals.add(way[-1])
            holders.add(continent.id)
            params = {"continent": continent.id, "source": source, "territories": list(way)}
            answers.append(Answer("break", {**params, "seat": holder}))
    return Draft("break", {"armies": armies}, answers) if len(holders) > 1 else None


def _trade(seen: Seen, _judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    params = game.config.params
    if not _begins(seen) or must_trade(params, state) or state.hand_size[state.actor] > 4:
        return None
    worths = sorted({each.armies for each in sets_of(game.config, state)}, reverse=True)
    if not worths:
        return None
    answers = [Answer("trade", {"armies": armies}) for armies in worths[:2]]
    return Draft("trade", {"armies": game.to_place}, [*answers, Answer("wait", {})])


def _mission(seen: Seen, _judge: Judge, random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    config = game.config
    params, seat = config.params, state.actor
    if params.goal != GOAL_MISSIONS or not _begins(seen) or must_trade(params, state):
        return None
    answers = []
    for number in params.wanted:
        reading = reading_of(params, state, seat, number)
        if reading not in (CONTINENTS, TERRITORIES, DESTROY):
            continue
        if still_lacking(params, state, seat, number):
            answers.append(Answer("mission", {"mission": config.goal_ids[number]}))
    random.shuffle(answers)
    return Draft("mission", {}, answers[:6])


def _stop(seen: Seen, judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    attacks: dict[str, tuple[float, Answer]] = {}
    ids, config = game.board.ids, game.config
    for source in seen.front():
        for target in seen.foes(source):
            here, there = config.index[source], config.index[target]
            larger = state.armies[here] > state.armies[there]
            if not larger or not may_be_attacked(config.params, state, state.turn, there):
                continue
            answer = judge.attacking(state, here, there)
            row = Answer("storm-from", {"source": source, "target": ids[there]})
            if target not in attacks or answer.worth > attacks[target][0]:
                attacks[target] = (answer.worth, row)
    best = sorted(attacks.values(), key=lambda each: -each[0])
    if not best:
        return None
    # The expert's best attacks, and tempting ones that cost the most.
    rows = [row for _, row in best]
    tempting = [row for row in reversed(rows) if _taken(game, row) >= FAIR_FIGHT]
    chosen = [*rows[:3], *(row for row in tempting if row not in rows[:3])][:6]
    answers = [Answer("stop", {}), *chosen]
    return Draft("stop", {"captured": "yes" if state.captured else "no"}, answers)


def _taken(game: CoreGame, attack: Answer) -> float:
    """Return the chance that an attack, fought to its end, takes its target."""
    attackers, defenders = (game.armies(attack.params[role]) for role in ("source", "target"))
    return campaign_odds(attackers, [defenders], game.dice).win


def _leave(seen: Seen, _judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    battle = state.battle
    if battle is None or game.turn != seen.me:
        return None
    ids = game.board.ids
    source, target = ids[battle.source], ids[battle.target]
    armies = game.armies(source)
    least, most = state.attacking, armies - 1
    if most - least < 4:
        return None
    answers = [
        Answer("leave", {"armies": n, "left": armies - n, "source": source, "target": target})
        for n in sorted({least, (least + most) // 2, most}, reverse=True)
    ]
    about = {"source": source, "target": target, "armies": armies, "least": least, "most": most}
    return Draft("leave", about, answers)


def _fortify(seen: Seen, judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    params, config = game.config.params, game.config
    if any(moved >= 0 for moved in state.moved):
        return None
    found = []
    for source in seen.mine():
        here = config.index[source]
        if state.armies[here] < 3:
            continue
        for there in params.neighbours[here]:
            if there < 0 or state.owner[there] != state.owner[here]:
                continue
            most = most_to_move(params, state, here, there)
            if most < 2:
                continue
            moved = judge.moving(state, [(FORTIFY, here, there, most, -1)])
            moves = [[source, config.ids[there], most]]
            found.append((moved.worth, Answer("move", {"moves": moves})))
    if max((row.params["moves"][0][2] for _, row in found), default=0) < 5:
        return None
    found.sort(key=lambda row: -row[0])
    largest = max(
        (row for row in found), key=lambda row: row[1].params["moves"][0][2], default=None
    )
    rows = [row for _, row in found[:6]]
    if largest is not None and largest[1] not in rows:
        rows.append(largest[1])
    return Draft("fortify", {}, [Answer("stay", {}), *rows])


def _defend(seen: Seen, _judge: Judge, _random: Random) -> Draft | None:
    game, state = seen.game, seen.game.state
    battle = state.battle
    if battle is None or game.turn == seen.me:
        return None
    ids, config = game.board.ids, game.config
    if config.owner_ids[battle.defender] != seen.me:
        return None
    most = defence_dice(config.params, state, battle.target)
    if most < 2:
        return None
    source, target = ids[battle.source], ids[battle.target]
    about = {
        "source": source,
        "target": target,
        "armies": game.armies(target),
        "attackers": game.armies(source),
        "by": config.owner_ids[battle.attacker],
        "dice": len(battle.attack_roll) or battle.dice,
    }
    now = observed(config, state)
    assert now is not None
    held = [
        hold_chance(config.dice, now, game.armies(source), game.armies(target), n)
        for n in range(1, most + 1)
    ]
    if max(held) - min(held) < TELLING:
        return None
    answers = [
        Answer("dice", {"dice": n, "source": source, "target": target}) for n in range(1, most + 1)
    ]
    return Draft("defend", about, answers)
