"""A reviewed game in words: a summary to read aloud, and better play at its turning points."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.engine.combat import enemies_around
from risk_widget.engine.explain import continents_held
from risk_widget.game_review.result import GIVE_OR_TAKE
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.game_review.result import Review, TurnReview
    from risk_widget.game_review.reviewing import Reviewer, Turn

POINTS_TOLD: Final = 3
"""The number of turning points that are described, each with better play."""
_LUCKY: Final = 0.02
"""The least change of a chance that gets a sentence."""


class ToldPoint(NamedTuple):
    """A turning point, with better play.

    Attributes:
        turn: the turn that changed the chance.
        told: the events of the turn, in a sentence.
        opened: the territory left exposed to the turn, and its chance of falling; None if there was
            none, or the chance rose all the same.
        better: the better play in the ``deciding`` turn, or that nothing was better; None if it is
            unknown, or was described at an earlier point.
        deciding: the turn in which the seat could have changed the point: this turn, or the seat's
            last turn before it. Without one, this turn, in which the seat had nothing to decide.
        again: whether the deciding turn also decided about an earlier point.
    """

    turn: TurnReview
    told: str
    opened: str | None
    better: str | None
    deciding: TurnReview
    again: bool


def told_points(
    reviewer: Reviewer,
    review: Review,
    person: str | None,
    better: Callable[[TurnReview, bool], str | None] | None = None,
) -> list[ToldPoint]:
    """Describe the turns that changed the chances most, in the order of play.

    Args:
        reviewer: the reviewer of the game.
        review: the review of the game by that reviewer.
        person: the seat that the points concern; None: for each point, the seat whose turn it was.
        better: returns the better play in a turn, called with the turn and whether the point cost
            the seat anything; by default the expert's plan.
    """
    told = set[int]()
    largest = sorted(review.turning_points, key=lambda turn: -review.turned(turn))[:POINTS_TOLD]
    points = []
    for turn in sorted(largest, key=lambda turn: turn.number):
        seat = person or turn.seat
        mine = [each for each in review.turns[: turn.number] if each.seat == seat]
        deciding = mine[-1] if mine else turn
        opened, cost = None, turn.change(seat) < 0
        if turn.seat != seat and cost:
            opened = _left_open(reviewer.config, [reviewer.turns[turn.number - 1]], seat)
        again = deciding.number in told
        said = None
        if deciding.seat == seat and not again:
            said = better(deciding, cost) if better else better_by_plan(reviewer, review, deciding)
        if cost or said:
            told.add(deciding.number)
        points.append(ToldPoint(turn, review.tell(turn), opened, said, deciding, again))
    return points


def better_by_plan(reviewer: Reviewer, review: Review, turn: TurnReview) -> str | None:
    """Describe the expert's plan for a turn, if it was clearly better than the play.

    If the turn began with the plan, the sentence says so.
    """
    planned = reviewer.turn(turn.number, plan=True)
    if planned.plan is None:
        return None
    if planned.as_planned:
        return planned.plan.as_done(turn.seat, turn.round)
    choices = planned.without_dice
    if choices is None or 100 * choices > -GIVE_OR_TAKE:
        return None
    params = {
        "seat": turn.seat,
        "round": turn.round,
        "plan": planned.plan.words,
        "got": percent(max(0.0, planned.plan.chance + choices)),
    }
    return render(Message("review-better", params), review.names)


def left_open(reviewer: Reviewer, turn: int) -> str | None:
    """Describe a territory left open in a turn and lost before the seat's next turn, or None.

    Args:
        reviewer: the reviewer of the game.
        turn: the number of the turn, counting from 1.
    """
    seat = reviewer.turns[turn - 1].seat
    others = [*takewhile(lambda each: each.seat != seat, reviewer.turns[turn:])]
    return _left_open(reviewer.config, others, reviewer.config.seats[seat])


def _left_open(config: GameConfig, turns: Sequence[Turn], seat: str) -> str | None:
    """Describe the most exposed of the territories lost in other players' turns.

    The measure is the chance of the strongest neighbouring army, as the armies stood when the turn
    began, and double that if a continent was lost with the territory.
    """
    victim, best, about = config.seat_number(seat), 0.0, None
    for turn, target in _lost(config, turns, victim):
        start = turn.start
        enemies = enemies_around(config.params, start, target, victim)
        beside = [t for t in enemies if start.owner[t] == turn.seat]
        attackers = max((start.armies[t] for t in beside), default=0)
        if attackers < 2:
            continue
        odds = float(battle_table(config.dice).win(attackers, start.armies[target]))
        continent = config.continents[config.home[target]].id
        held = any(continent == each.id for each in continents_held(config, start, victim))
        weight = odds * (2 if held else 1)
        if weight > best:
            best = weight
            about = {
                "seat": seat,
                "territory": config.ids[target],
                "armies": start.armies[target],
                "odds": percent(odds),
                "enemy": config.seats[turn.seat],
                "continent": continent,
                "breaks": "some" if held else "none",
            }
    return None if about is None else render(Message("review-left-open", about), config.names)


def _lost(config: GameConfig, turns: Iterable[Turn], victim: int) -> Iterator[tuple[Turn, int]]:
    """Yield the territories that a seat lost during the other players' turns."""
    for turn in turns:
        for event in turn.events:
            if event.type == "captured" and turn.seat != victim:
                target = config.index[event.data["target"]]
                if turn.start.owner[target] == victim:
                    yield turn, target


def summary(review: Review) -> list[str]:
    """Sum up the game in a few sentences, to be read aloud."""
    if not review.turns:
        return []
    last = review.turns[-1]
    leader = review.winner or max(review.seats, key=lambda seat: last.after[seat])
    course = [chances[leader] for chances in review.chances]
    lowest = min(range(len(course)), key=course.__getitem__)
    messages = [
        Message(
            "review-story-end",
            {
                "seat": leader,
                "won": "no" if review.winner is None else "yes",
                "round": last.round,
                "chance": percent(last.after[leader]),
            },
        ),
        Message(
            "review-story-course",
            {
                "seat": leader,
                "first": percent(course[0]),
                "lowest": percent(course[lowest]),
                "round": review.turns[max(0, lowest - 1)].round,
                "fell": "yes" if course[0] - course[lowest] >= _LUCKY else "no",
            },
        ),
    ]
    # Count only turns that helped the leader: the winner did not win because of an earlier loss.
    towards = [
        turn
        for turn in review.turning_points
        if (turn.change(review.about(turn)) > 0) == (review.about(turn) == leader)
    ]
    if towards:
        turn = max(towards, key=review.turned)
        seat = review.about(turn)
        params = {
            "round": turn.round,
            "what": turn.words,
            "seat": seat,
            "before": percent(turn.before[seat]),
            "after": percent(turn.after[seat]),
        }
        messages.append(Message("review-story-turned", params))
    luck = {seat: each.chance for seat, each in review.luck.items()}
    kindest, hardest = (find(luck, key=luck.__getitem__) for find in (max, min))
    if luck[kindest] >= _LUCKY:
        params = {
            "kind": kindest,
            "hard": hardest,
            "won": round(100 * luck[kindest]),
            "cost": round(-100 * luck[hardest]),
        }
        messages.append(Message("review-story-luck", params))
    return [render(message, review.names) for message in messages]
