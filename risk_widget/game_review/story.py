"""A reviewed game in words: a summary to read aloud, and what was better at its turning points."""

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
"""Turning points that are told with what was better."""
_LUCKY: Final = 0.02
"""A smaller part of the chance, won by the dice, is not worth a sentence."""


class ToldPoint(NamedTuple):
    """A turning point with what was better.

    Attributes:
        turn: the turn that changed most.
        told: what happened, in a sentence.
        opened: what had stood open to it, and how likely it was to fall; None if nothing had, or
            the chance rose all the same.
        better: what would have been better in the turn that could have changed it, or that nothing
            was; None where that cannot be said, or was told at a point before it.
        deciding: that turn: the same one, or the last one of the seat before it. Where there is
            none, the turn that changed it, in which the seat decided nothing.
        again: whether it decided about a point before this one, too.
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
    """The turns that changed most, in the order of play, as they concern a person.

    Args:
        reviewer: the game's; ``review`` is its.
        review: see there.
        person: a seat; without one each point concerns the seat whose turn it was.
        better: what would have been better in a turn, which is told whether the point cost the seat
            anything; by default as the expert's plan tells it.
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
    """The expert's plan for a turn, where it was worth clearly more than what was chosen.

    A turn that began with that plan is told as such.
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
    """Territories left open in a turn that others took before the seat's next one, or None.

    Args:
        reviewer: the game's.
        turn: its number, from 1 on.
    """
    seat = reviewer.turns[turn - 1].seat
    others = [*takewhile(lambda each: each.seat != seat, reviewer.turns[turn:])]
    return _left_open(reviewer.config, others, reviewer.config.seats[seat])


def _left_open(config: GameConfig, turns: Sequence[Turn], seat: str) -> str | None:
    """The territory that a seat lost in others' turns and that had most to do with it.

    It counts double where a continent hung on it. The chance is that of the strongest army beside
    it, as the armies stood when the turn began.
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
    """The territories that a seat held when others' turns began, and lost in them."""
    for turn in turns:
        for event in turn.events:
            if event.type == "captured" and turn.seat != victim:
                target = config.index[event.data["target"]]
                if turn.start.owner[target] == victim:
                    yield turn, target


def summary(review: Review) -> list[str]:
    """The game in a few sentences, as one would read them aloud."""
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
    # A winner who lost chances on the way has not won by that.
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
