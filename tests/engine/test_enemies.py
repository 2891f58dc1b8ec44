"""The function that lists a seat's enemies agrees with the attacks that the engine allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.chance import Scripted
from risk_widget.engine.codes import IN_ATTACK, IN_PLAY, IN_SETUP, NOBODY
from risk_widget.engine.combat import enemies_around, may_attack
from risk_widget.game import Game
from tests.engine.ways import WAYS, boards, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engine.ways import GameSetup

Pairs = set[tuple[str, str]]
BOARDS = {board.id: board for board in boards()}


def on_turn(game: Game, seat: int) -> Game:
    """Return a game with the same position, but in the combat phase of the given seat."""
    state = game.state.copy()
    state.turn = state.actor = seat
    state.phase = IN_ATTACK
    state.fighting = state.mid_combat = state.to_place = state.third_owed = 0
    return Game(game.config, state)


def allowed(game: Game) -> Pairs:
    """Return the attacks that the rules allow now, as pairs of source and target."""
    attacks = game.legal_ranges().get("attack", {})
    return {(source, target) for source, targets in attacks.items() for target in targets}


def expected(game: Game, attacker: int, defender: int | None = None) -> Pairs:
    """Return an owner's attacks, against one defender or all, according to `enemies_around`."""
    config, state = game.config, game.state
    return {
        (config.ids[source], config.ids[target])
        for target, owner in enumerate(state.owner)
        if defender is None or owner == defender
        for source in enemies_around(config.params, state, target, owner)
        if state.owner[source] == attacker and state.armies[source] > 1
    }


def combats(game: Game) -> Iterator[tuple[Game, int]]:
    """For each seat still in play, yield a game in that seat's combat phase, and the attacker.

    The third army's combat follows that of each seat, if the engine lets it fight.
    """
    for seat, out_by in enumerate(game.state.out_by):
        if out_by == IN_PLAY:
            combat = on_turn(game, seat)
            yield combat, seat
            combat.apply({"type": "end_phase"})
            if combat.phase == "attack_third":
                yield combat, combat.config.third


@pytest.mark.decisive
@pytest.mark.parametrize("setup", WAYS, ids=str)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32), board=st.sampled_from(sorted(BOARDS)))
def test_enemies_are_those_that_the_engine_allows_to_attack(
    setup: GameSetup, seed: int, board: str
) -> None:
    game = setup.new(seed, BOARDS[board])
    for number, _ in enumerate(play(game, seed, 300)):
        if number % 20 or game.state.phase in IN_SETUP or not all(game.state.armies):
            continue
        fighters = set()
        for combat, attacker in combats(game):
            third = attacker == combat.config.third
            defender = combat.state.turn if third else None
            assert allowed(combat) == expected(combat, attacker, defender)
            fighters.add(attacker)
        if game.config.third not in fighters:
            assert not expected(game, game.config.third)


@pytest.mark.parametrize(
    ("edition", "attacks"), [("nordic", False), ("italian", False), ("czech", True)]
)
def test_a_third_army_attacks_only_as_an_ally(edition: str, attacks: bool) -> None:
    game = Game.new(edition=edition, mode="duel", seats=["red", "blue"], seed=1)
    params, third = game.config.params, game.config.third
    assert [may_attack(params, third, seat) for seat in (0, 1)] == [attacks, attacks]
    assert [may_attack(params, seat, third) for seat in (0, 1)] == [True, True]
    assert may_attack(params, 0, 1)
    assert not any(may_attack(params, owner, owner) for owner in (0, 1, third))
    assert not any(may_attack(params, NOBODY, owner) for owner in (0, 1, third))
    assert not any(may_attack(params, owner, NOBODY) for owner in (0, 1, third))


def test_a_captured_territory_counts_as_its_captors() -> None:
    held = {"*": ["blue", 1], "brazil": ["red", 9], "peru": ["blue", 1], "argentina": ["red", 1]}
    game = Game.from_dict(
        edition="czech", mode="domination", seats=["red", "blue", "green"],
        position={"turn": "red", "phase": "attack", "territories": held},
        chance=Scripted([6, 6, 6, 1]),
    )  # fmt: skip
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    config, state = game.config, game.state
    brazil, peru = config.index["brazil"], config.index["peru"]

    def around(territory: int) -> set[str]:
        return {config.ids[n] for n in enemies_around(config.params, state, territory, 0)}

    assert game.phase == "occupy"
    assert around(brazil) == {"north-africa", "venezuela"}
    assert around(peru) == {"venezuela"}
