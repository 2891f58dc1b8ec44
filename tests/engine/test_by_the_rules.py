"""Random whole games follow the printed rules, as far as their events show.

Each test does its own bookkeeping for one clause, from the events alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.codes import BY_CAPITALS
from risk_widget.rules.edition import load_edition
from tests.engine.ways import WAYS, boards, play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from tests.engine.ways import GameSetup

BOARDS = {board.id: board for board in boards()}
some_games = settings(max_examples=3)
any_game = given(seed=st.integers(0, 2**32), board=st.sampled_from(sorted(BOARDS)))


def ways(fits: Callable[[GameSetup], bool]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("setup", [setup for setup in WAYS if fits(setup)], ids=str)


def movement(setup: GameSetup) -> str:
    return load_edition(setup.edition).rules(setup.mode).movement


def has_third(setup: GameSetup) -> bool:
    return setup.players == 2 and load_edition(setup.edition).rules(setup.mode).third_army != "none"


@ways(lambda setup: movement(setup) == "rested")
@some_games
@any_game
def test_tired_armies_move_as_the_rule_says(setup: GameSetup, seed: int, board: str) -> None:
    """Check ``move.tired`` word for word."""
    game = setup.new(seed, BOARDS[board])
    tired: dict[str, int] = {}
    for _ in play(game, seed, 300):
        for event in game.history[-1].events if game.history else ():
            if event.type == "turn_started":
                tired = {}
            elif event.type == "attacked":
                source = event.data["source"]
                tired[source] = max(tired.get(source, 0), event.data["armies"])
            elif event.type == "rolled":
                tired[event.data["source"]] -= event.data["attacker_losses"]
            elif event.type == "occupied":
                fought, moved = tired.get(event.data["source"], 0), event.data["armies"]
                tired[event.data["source"]] = max(0, fought - moved)
                # The armies that attacked are the first to move in.
                rested = ("armies_taken_along", "rested") in setup.options
                tired[event.data["target"]] = min(fought, moved) if rested else moved
            elif event.type == "fortified":
                target = event.data["target"]
                tired[target] = tired.get(target, 0) + event.data["armies"]
        if game.phase == "fortify":
            offered = game.legal_ranges().get("fortify", {})
            for territory in game.board.ids:
                if game.owner(territory) != game.actor:
                    continue
                armies = game.armies(territory)
                most = min(armies - 1, armies - tired.get(territory, 0))
                told = {most for _, most in offered.get(territory, {}).values()}
                assert told == ({most} if most > 0 and own_neighbours(game, territory) else set())


def own_neighbours(game: Game, territory: str) -> list[str]:
    near = game.config.neighbours[game.board.index[territory]]
    return [game.board.ids[n] for n in near if game.owner(game.board.ids[n]) == game.actor]


@ways(has_third)
@some_games
@any_game
def test_the_third_army_gets_its_share(setup: GameSetup, seed: int, board: str) -> None:
    """Check ``reinforce.third-army``: the opponent places half of what a player receives."""
    game = setup.new(seed, BOARDS[board])
    rules = game.config.rules
    received = placed = 0
    owed: int | None = None
    whose = ""
    attacks: list[str] = []
    for _ in play(game, seed, 400):
        if not game.history:
            continue
        step = game.history[-1]
        for event in step.events:
            if event.type == "turn_started":
                check_share(game, owed, placed)
                received, placed, owed, attacks = 0, 0, None, []
                whose = str(event.seat)
            elif event.type == "income":
                received += event.data["total"]
            elif event.type == "traded" or event.type == "bonus_placed":
                received += event.data["armies"]
            elif event.type == "third_owed":
                owed = event.data["armies"]
                assert owed == received // 2
            elif event.type == "placed" and event.data.get("third"):
                placed += event.data["armies"]
                assert step.seat != whose
                assert game.owner(event.data["territory"]) in ("third", whose)
            elif event.type == "attacked":
                attacks.append("third" if event.data.get("third") else whose)
                assert event.data["defender"] in (("third", *game.seats))
                if event.data.get("third"):
                    assert rules.third_army == "allied"
                    assert (step.seat != whose, event.data["defender"]) == (True, whose)
                if rules.third_army_reinforced == "after_reinforcement":
                    assert placed == (owed or 0)
        if "third" in attacks:
            assert attacks == sorted(attacks, key="third".__eq__), "its combat comes last"


def check_share(game: Game, owed: int | None, placed: int) -> None:
    """Check that the whole share was placed, unless the third army had lost its last territory."""
    if owed is not None and placed != owed:
        assert game.config.rules.third_army_reinforced == "after_combat"
        assert (placed, game.state.counts[game.config.third]) == (0, 0)


@ways(lambda setup: setup.mode == "capital")
@some_games
@any_game
def test_a_capital_falls_and_wins_as_the_rules_say(setup: GameSetup, seed: int, board: str) -> None:
    """Check ``win.capital-falls`` and ``win.capital`` in whole games."""
    game = setup.new(seed, BOARDS[board])
    first: dict[str, str] = {}
    needed = 2 if setup.players <= 3 else 3 if setup.players <= 5 else 4
    continents = {t: c for c in game.board.continents for t in c.territories}
    for _ in play(game, seed, 600):
        if not game.history:
            continue
        events = game.history[-1].events
        check_captures(game, events, first, continents)
        if len(first) == setup.players and game.phase in ("reinforce", "attack", "fortify"):
            assert capitals(game, first, game.turn) < needed, "it would have been won"
    if game.winner is not None and game.state.reason == BY_CAPITALS:
        assert capitals(game, first, game.winner) >= needed
        assert game.turn == game.winner


def check_captures(
    game: Game, events: tuple[Event, ...], first: dict[str, str], continents: Mapping[str, object]
) -> None:
    """Check that a capital falls, with its continent, exactly when its first owner loses it."""
    fallen = {e.data["territory"]: e.data for e in events if e.type == "capital_fell"}
    for event in events:
        if event.type == "capital_chosen":
            first[str(event.seat)] = event.data["territory"]
        elif event.type == "captured" and not any(e.type == "occupied" for e in events):
            assert not fallen, "nothing falls before the move in"
    taken = [e.data["target"] for e in events if e.type == "occupied"]
    for territory in taken:
        before = game.positions[-2]
        loser = game.config.owner_ids[before.owner[game.board.index[territory]]]
        assert (territory in fallen) == (first.get(loser) == territory)
        if territory in fallen:
            told = fallen[territory]
            assert told["owner"] == loser
            continent = continents[territory]
            for place, where in continents.items():
                if where is continent:
                    assert game.owner(place) != loser
            for place, armies in told["cleared"].items():
                assert continents[place] is continent
                assert (game.owner(place), game.armies(place)) == (told["by"], 1)
                assert armies == before.armies[game.board.index[place]]
            assert not game.state.hand_of(game.seats.index(loser))


def capitals(game: Game, first: dict[str, str], seat: str) -> int:
    """Return the number of capitals that count for a seat: 0 if it has lost its own."""
    held = [capital for capital in first.values() if game.owner(capital) == seat]
    return len(held) if first[seat] in held else 0
