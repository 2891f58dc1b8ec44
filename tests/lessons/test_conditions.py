"""A step's text matches its board, and every answer that fits the text is accepted."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress, lesson_ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.course.step import Step
    from risk_widget.game import Game

# ---- a set that a text promises

PROMISED = re.compile(r"\b(?:and|hold|have) a set\b|\byour set\b|\bwithout trading\b|\bset among\b")
SHORTEST_SET = 3


@cache
def steps() -> list[tuple[str, Step]]:
    """Return every variation of every step in each of the step's editions, with a name for it."""
    return [
        (f"{name}/{step.id} by {edition}, seed {seed}", step.under(edition, seed=seed))
        for name in lesson_ids()
        for step in load_source(name).steps
        for edition, seed in product(step.editions, step.seeds())
    ]


def trades(game: Game) -> list[Any]:
    """Return the sets that the acting player could trade in."""
    return [action for action in game.legal_actions() if action.type == "trade"]


def test_a_promised_set_is_in_the_hand() -> None:
    promising, without = set(), []
    for where, step in steps():
        if PROMISED.search(f"{step.text.filled(step.start)} {step.question.filled(step.start)}"):
            promising.add(where.partition(" ")[0])
            if not trades(step.new_game()):
                without.append(where)
    assert not without
    assert {
        "03-reinforcement/set",
        "03-reinforcement/five",
        "12-a-whole-game/trade-now",
    } <= promising


def test_a_hand_of_three_cards_dealt_to_the_learner_is_a_set() -> None:
    """A learner who is dealt three cards expects that they can be traded in."""
    assert not [
        where
        for where, step in steps()
        if (game := step.new_game()).phase == "reinforce"
        and len(game.observe(step.you)["hand"]) >= SHORTEST_SET
        and not trades(game)
    ]


def brought(game: Game) -> int:
    """Trade in the acting player's first set, and return how many armies it brings."""
    before = game.to_place
    game.apply(trades(game)[0])
    return game.to_place - before


def test_a_set_that_is_kept_brings_the_armies_that_the_text_says() -> None:
    """In the last lesson, a set brings 8 now and 10 next turn, since Green must trade first."""
    source = load_source("12-a-whole-game")
    game = source.steps[source.index("trade-now")].under().new_game()
    assert brought(game.fork()) == 8
    forced = []
    while game.turn != "red" or game.round == 1:  # Each player does as little as the rules allow.
        legal = {action.type: action for action in game.legal_actions()}
        least = legal.get("end_phase") or legal.get("place") or legal["trade"]
        forced += [game.turn] if least.type == "trade" else []
        game.apply(least)
    assert forced == ["green"]
    assert brought(game) == 10


# ---- what a question asks for


def beside(game: Game, place: str) -> list[str]:
    return [each for each in game.board.ids if game.board.adjacent(place, each)]


def exposed(game: Game, place: str) -> bool:
    """Return whether an enemy borders a territory."""
    return any(game.owner(each) != game.owner(place) for each in beside(game, place))


def across_the_sea(game: Game, home: str) -> set[str]:
    """Return the neighbours of a territory that lie on other continents, across the sea."""
    own = next(c for c in game.board.continents if home in c.territories)
    return {each for each in beside(game, home) if each not in own.territories}


def strongest_where_most_is_worth(_: Step, game: Game) -> set[str]:
    worth = max(game.board.continents, key=lambda each: each.bonus)
    return {max(worth.territories, key=game.armies)}


def across_from_home(step: Step, game: Game) -> set[str]:
    return across_the_sea(game, next(iter(step.highlight)))


def ways_into_australia(_: Step, game: Game) -> set[str]:
    inside = game.board.continent("australia").territories
    return {each for each in inside if exposed(game, each)}


def out_of_reach(step: Step, game: Game) -> set[str]:
    return {t for t in game.board.ids if game.owner(t) == step.you and not exposed(game, t)}


def third_army_beside_ural(_: Step, game: Game) -> set[str]:
    return {each for each in beside(game, "ural") if game.owner(each) == "third"}


def worth_most(_: Step, game: Game) -> set[str]:
    """Return the continent with the highest product of its bonus and the chance to break it."""

    def worth(of: str, home: str, door: str) -> float:
        attackers = game.armies(home) + game.to_place
        odds = game.odds(attackers=attackers, defenders=game.armies(door))
        return odds.win * game.board.continent(of).bonus

    africa = worth("africa", "brazil", "north-africa")
    return {"africa" if africa > worth("australia", "siam", "indonesia") else "australia"}


def placed(_: Step, game: Game, place: str) -> dict[str, object]:
    return {
        "type": "place",
        "territory": place,
        "armies": 1 if game.phase == "place" else game.to_place,
    }


def chosen(_: Step, __: Game, place: str) -> dict[str, object]:
    return {"type": "choose_capital", "territory": place}


def attacking(_: Step, game: Game, place: str) -> dict[str, object]:
    armies = min(3, max(1, game.armies(place) - 1))
    return {"type": "attack", "source": place, "target": "ural", "armies": armies}


def named(_: Step, __: Game, place: str) -> str:
    return place


QUESTIONS: dict[str, tuple[Callable[..., set[str]], Callable[..., object]]] = {
    "01-board/tag": (strongest_where_most_is_worth, named),
    "01-board/lanes": (across_from_home, named),
    "01-board/edge": (across_from_home, named),
    "02-setup/place": (ways_into_australia, placed),
    "08-capitals/choose": (out_of_reach, chosen),
    "09-two-players/place-third": (third_army_beside_ural, placed),
    "11-only-here/allied": (third_army_beside_ural, attacking),
    "12-a-whole-game/which-to-break": (worth_most, named),
}
"""For each step that lists places: the right ones by the rules, and how to answer with one."""
LISTED = re.compile(r'answered\("|(?:territory|source)=\[|did\("place", territory=')


def test_every_list_of_right_places_agrees_with_the_rules() -> None:
    listing = {
        where.partition(" ")[0]
        for where, step in steps()
        if step.success is not None and LISTED.search(str(step.success))
    }
    assert listing == set(QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_place_that_fits_the_rules_is_accepted(question: str) -> None:
    right, hand_in = QUESTIONS[question]
    name, _, step_id = question.partition("/")
    source = load_source(name)
    its = source.steps[source.index(step_id)]
    for edition, seed in product(its.editions, its.seeds()):
        step = its.under(edition, seed=seed)
        lesson = Lesson(source, Progress(), seed=seed, edition=edition)
        start = step.new_game()
        board = start.board
        accepted = set()
        for place in board.continents if step.pick == "continent" else board.territories:
            lesson.go(step_id)
            lesson.retry()
            if lesson.check(hand_in(step, start, place.id)).ok:
                accepted.add(place)
        assert {place.id for place in accepted} == right(step, start), (edition, seed)
        told = step.hints[-1].filled(step.start)
        if re.search(r"\bas (?:good|well)\b", told):
            assert all(place.name in told for place in accepted), (edition, seed)
