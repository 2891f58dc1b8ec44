"""A refusal names the territories of its action; if it names others, it says what they are."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    IllegalAction,
    Occupy,
    Place,
    Trade,
)
from risk_widget.messages import Message, use_language
from risk_widget.messages.catalog import catalogs
from tests.engine.ways import WAYS, play
from tests.rotation import repeats, turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.actions import Action
    from risk_widget.game import Game

EXPLAINED = {
    "fortify-moved-already",  # the move already made
    "fortify-split",  # territories that armies of the source have moved to
    "trade-choose-bonus",  # the territories on the cards that the player may choose
    "defend-wrong-dice",  # the defending territory
    "occupy-wrong-number",  # the territory where one army must stay
}
"""The messages that name territories outside the action, and say what these are."""


def places_in(value: object, known: frozenset[str]) -> Iterator[str]:
    """Yield the territories among the parameters of a message and of nested messages."""
    if isinstance(value, Message):
        value = value.params
    if isinstance(value, dict):
        value = [*value.values()]
    if isinstance(value, str):
        yield from {value} & known
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from places_in(each, known)


def actions(game: Game, chance: random.Random) -> Iterator[Action]:
    """Yield actions of every kind, most of them wrong, between territories near and far."""
    board = game.board
    for name in chance.sample([*board.index], min(6, len(board.index))):
        near = [board.ids[t] for t in board.neighbours[board.index[name]]]
        number = chance.choice([0, 1, 1, 2, 5, 99])
        yield Claim(name)
        yield ChooseCapital(name)
        yield Place(name, number)
        for target in (name, chance.choice(near), chance.choice([*board.index])):
            yield Attack(name, target, number)
            yield Attack(name, target, 3, chance.choice([1, 2, 3]))
            yield Fortify(name, target, number)
    for number in (0, 1, 4):
        yield Defend(number)
        yield Occupy(number)
    yield EndPhase()
    cards = game.config.card_ids
    hand = [*(game.observe(game.actor)["hand"] or ())]
    for pool in (hand, cards):
        if len(pool) >= 3:
            bonus = chance.choice([None, *board.index])
            yield Trade((*chance.sample([*pool], 3),), bonus)


def check(game: Game, action: Action) -> None:
    """Try an action; if it is refused, check the territories that the message names."""
    try:
        game.fork().apply(action)
    except IllegalAction as refused:
        content = refused.content
    else:
        return
    known = frozenset(game.board.index)
    named = {*places_in(content, known)}
    own = {*places_in([*action], known)}
    assert named <= own or content.code in EXPLAINED, (content, action)


@pytest.mark.sampled
@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_refusal_names_the_places_of_its_action_in_every_phase(setup: object) -> None:
    chance = random.Random(f"{turn()}{setup}")
    game = setup.new(chance.getrandbits(32))  # type: ignore[attr-defined]
    phases: dict[str, int] = {}
    for _ in play(game, chance.getrandbits(32), 1500):
        phases[game.phase] = phases.get(game.phase, 0) + 1
        if phases[game.phase] <= repeats(24) or chance.random() < 0.01:
            for action in actions(game, chance):
                check(game, action)
    assert {"place", "reinforce", "attack"} <= {*phases}


def position(turn_phase: str, **territories: list[object]) -> Game:
    """Return a position in which Green holds all but Red's territories, and Red is to act."""
    from risk_widget import Game

    return Game.from_dict(
        edition="german",
        mode="domination",
        seats=["red", "green"],
        position={
            "turn": "red",
            "phase": turn_phase,
            "territories": {
                "*": ["green", 1],
                **{name.replace("_", "-"): held for name, held in territories.items()},
            },
        },
    )


@pytest.mark.parametrize(
    ("phase", "held", "place", "said", "rule"),
    [
        ("fortify", {"scandinavia": ["red", 5]}, "scandinavia",
         "You hold no territory next to Scandinavia, so there is nowhere to move.",
         "move.adjacent"),
        ("fortify", {"scandinavia": ["red", 1], "iceland": ["red", 1]}, "scandinavia",
         "Scandinavia has 1 army, and one must stay.", "move.adjacent"),
        ("fortify", {"scandinavia": ["red", 1]}, "iceland",
         "Iceland belongs to Green. You can move armies only between your own territories.",
         "move.adjacent"),
        ("fortify", {"scandinavia": ["red", 5], "iceland": ["red", 1]}, "scandinavia",
         "Scandinavia is named twice: name two territories that border each other.",
         "move.adjacent"),
        ("attack", {"scandinavia": ["red", 1]}, "scandinavia",
         "Scandinavia has only 1 army, and one must stay, so it can't attack.", "attack.armies"),
        ("attack", {"scandinavia": ["red", 1]}, "japan",
         "None of your territories borders Japan.", "attack.adjacent"),
        ("attack", {"scandinavia": ["red", 1]}, "iceland",
         ("Your only territory next to Iceland has just 1 army, and one must stay, so it can't "
         "attack."), "attack.armies"),
        ("attack", {"scandinavia": ["red", 1], "greenland": ["red", 1]}, "iceland",
         ("Your territories next to Iceland have just 1 army each, and one must stay, so they "
         "can't attack."), "attack.armies"),
        ("attack", {"scandinavia": ["red", 4]}, "scandinavia",
         "Scandinavia is named twice: name two territories that border each other.",
         "attack.adjacent"),
    ],
)  # fmt: skip
def test_a_place_named_alone_gets_its_own_explanation(
    phase: str, held: dict[str, list[object]], place: str, said: str, rule: str
) -> None:
    game = position(phase, **held)
    kind = Fortify if phase == "fortify" else Attack
    with pytest.raises(IllegalAction) as refused:
        game.apply(kind(place, place, 1))
    assert refused.value.message == said
    assert refused.value.rule == rule
    for language in catalogs():
        with use_language(language), pytest.raises(IllegalAction):
            game.apply(kind(place, place, 1))
