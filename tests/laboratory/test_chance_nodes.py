"""Chance nodes have exact and complete outcomes, and play the same game as the engine."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.engine.codes import OVER
from risk_widget.environments.action_table import ActionTable
from risk_widget.environments.chance_nodes import ChanceNodes, rolls
from risk_widget.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.actions import Action
    from risk_widget.environments.chance_nodes import Node

KINDS: list[tuple[Any, ...]] = [
    ("czech", "duel", 2, "island"),
    ("czech", "domination", 6, "island"),
    ("czech", "duel", 2, "classic"),
    ("nordic", "missions", 3, "classic"),
    ("nordic", "capital", 4, "classic"),
    ("german", "domination", 2, "strait"),
    ("german", "missions", 3, "classic", (("defender_decides", "after"),)),
    ("italian", "missions", 5, "classic"),
]


def walk(nodes: ChanceNodes, seed: int, most: int = 3000) -> Iterator[tuple[Node, int | None]]:
    """Yield the nodes of a random game, each with its outcome if it is a chance node."""
    random, table, node = Random(seed), ActionTable(nodes.config), nodes.first
    for _ in range(most):
        if node.question is not None:
            outcomes = node.question.outcomes()
            weights = [float(chance) for _, chance in outcomes]
            answer = random.choices([answer for answer, _ in outcomes], weights)[0]
            yield node, answer
            node = node.answer(answer)
            continue
        yield node, None
        assert node.state is not None
        if node.state.phase == OVER:
            return
        node = node.act(table.action(random.choice(table.legal(node.state)), node.state))


def test_rolls_have_the_counted_probabilities() -> None:
    for dice in (1, 2, 3):
        counted = Counter(
            tuple(sorted(roll, reverse=True)) for roll in product(range(1, 7), repeat=dice)
        )
        assert dict(rolls(dice)) == {
            roll: Fraction(ways, 6**dice) for roll, ways in counted.items()
        }


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}-{kind[2]}")
def test_every_chance_node_offers_all_outcomes(kind: tuple[Any, ...]) -> None:
    nodes = ChanceNodes.of(*kind)
    asked: Counter[str] = Counter()
    for node, _ in walk(nodes, 4):
        question = node.question
        if question is None:
            continue
        asked[question.kind] += 1
        assert len(question.answers) > 1
        assert sum(chance for _, chance in question.outcomes()) == 1
        if question.kind == "card":
            assert node.state is not None
            hands = {card for hand in node.state.hands() for card in hand}
            assert not hands & {*question.answers}
            aside = node.state.discard_cards()
            assert {*question.answers} <= {*node.state.deck_cards(), *aside}
    assert asked["dice"]


def test_chance_nodes_play_the_same_game_as_the_engine() -> None:
    """If the engine's own game gets the same rolls and cards, its battles are the same."""
    nodes = ChanceNodes.of("nordic", "domination", 3, "classic", (), 5)
    table = ActionTable(nodes.config)
    random, node = Random(2), nodes.first
    dice: list[int] = []
    actions: list[Action] = []
    deck = iter(Seeded(5).shuffled("deck", 0, range(nodes.config.unknown_card)))
    start = node.state
    assert start is not None
    while len(actions) < 400 or node.question:
        if node.question is None:
            assert node.state is not None
            action = table.action(random.choice(table.legal(node.state)), node.state)
            actions.append(action)
            node = node.act(action)
        elif node.question.kind == "dice":
            answer = random.choice(node.question.answers)
            dice += rolls(node.question.dice)[answer][0]
            node = node.answer(answer)
        else:
            node = node.answer(next(deck))
    assert node.state is not None
    game = Game.new(
        edition="nordic", mode="domination", seats=nodes.config.seats, chance=Scripted(dice, seed=5)
    )
    assert [*game.state.owner] == [*start.owner]
    for action in actions:
        game.apply(action)
    assert (game.state.owner, game.state.armies) == (node.state.owner, node.state.armies)
    assert game.state.hands() == node.state.hands()


def test_cards_are_drawn_from_all_that_may_be_on_top() -> None:
    """Traded cards that go under the deck come last, in the order of trading."""
    nodes = ChanceNodes.of("nordic", "duel", 2, "classic")
    under = nodes.config.rules.traded_cards == "under_deck"
    for node, _ in walk(nodes, 11, 6000):
        if node.state is None or node.question is None or node.question.kind != "card":
            continue
        expected = node.state.deck_cards()[: node.loose] or node.state.discard_cards()
        assert node.question.answers == tuple(sorted(expected))
        if not under and node.state.deck_count:
            assert node.loose == node.state.deck_count


def test_a_node_can_be_saved_and_continued_repeatedly() -> None:
    nodes = ChanceNodes.of("czech", "domination", 3, "island")
    kept = [(node, answer) for node, answer in walk(nodes, 3) if answer is not None]
    for node, answer in kept[::5]:
        again: Node = pickle.loads(pickle.dumps(node))
        assert again.nodes is nodes
        assert again.answer(answer)[1:] == node.answer(answer)[1:]


def test_a_fixed_deal_leaves_missions_to_chance() -> None:
    one, other = (ChanceNodes.of("nordic", "missions", 3, "classic", (), 7) for _ in range(2))
    asked = [node.question.kind for node, _ in walk(one, 1, 10) if node.question]
    assert asked[:3] == ["mission"] * 3
    assert "territory" not in asked
    ends = [[node.state for node, _ in walk(n, 1, 6)][-1] for n in (one, other)]
    assert ends[0] == ends[1]
