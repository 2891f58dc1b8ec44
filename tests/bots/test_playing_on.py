"""The master plays out games in its head: legally, fairly, and with the opponents' replies."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.bots import ExpertBot, MasterBot, make
from risk_widget.bots.dealing import deal_anew, guess_capitals
from risk_widget.bots.expert import playing_on
from risk_widget.bots.expert.playing_on import CANDIDATES, Dice, new_foresight
from risk_widget.bots.expert.weights import new_expert
from risk_widget.bots.scratch import new_scratch, reach_all_battles
from risk_widget.engine import codes
from risk_widget.engine.codes import ACTION_SIZE, GOAL_MISSIONS
from risk_widget.game import Game
from risk_widget.rules.edition import SEATS, edition_ids, load_edition
from tests.bots.playing import new_game

FEW = 24
WAYS = [
    (edition, mode.id, min(mode.players))
    for edition in edition_ids()
    for mode in load_edition(edition).modes.values()
]


def chosen(game: Game, seed: int = 1, *, plays: int = FEW) -> Any:
    return MasterBot(seed, plays=plays).choose(game.observe(game.actor))


def played(edition: str, mode: str, players: int, phase: str) -> Game:
    """Return a game of cautious players that has reached the given phase in the second round."""
    game, cautious = new_game(edition, mode, players, 7), make("cautious", 7)
    while game.round < 2 or game.phase != phase:
        assert game.actor is not None
        game.apply(cautious.choose(game.observe(game.actor)))
    return game


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_it_plays_every_mode(edition: str, mode: str, players: int) -> None:
    """The master makes the first choice in each phase, and `apply` would refuse an illegal one."""
    game = new_game(edition, mode, players, 4)
    cautious, master = make("cautious", 4), MasterBot(1, plays=FEW)
    phases = set()
    while not game.is_over and game.round < 3:
        assert game.actor is not None
        bot = cautious if game.phase in phases else master
        phases.add(game.phase)
        game.apply(bot.choose(game.observe(game.actor)))
    assert {"reinforce", "attack"} <= phases


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_it_uses_no_secrets_and_changes_nothing(edition: str, mode: str, players: int) -> None:
    game = played(edition, mode, players, "attack")
    whole, seen = game.state.copy(), game.state.seen_by(game.state.actor)
    before = whole.key(), seen.key()
    first = MasterBot(3, plays=FEW).choose_seen(game.config, whole)
    assert MasterBot(3, plays=FEW).choose_seen(game.config, seen) == first
    assert (whole.key(), seen.key()) == before


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_a_redeal_is_possible_in_the_position(edition: str, mode: str, players: int) -> None:
    game = played(edition, mode, players, "reinforce")
    config, seat = game.config, game.state.actor
    rng, new = Random(1), config.empty_state()
    pool = [0] * max(config.params.cards, config.params.wanted_count)
    hiding = [0.0] * config.params.territories
    seen = game.state.seen_by(seat)
    guess_capitals(config.params, seen, seat, hiding)
    dealings = set()
    for _ in range(20):
        deal_anew(config.params, new, seen, seat, hiding, rng, pool)
        held = [*new.hands(), new.deck_cards(), new.discard_cards()]
        cards = [card for held_by_one in held for card in held_by_one]
        away = [capital for capital in new.capital if capital >= 0]
        assert sorted({*cards, *away}) == [*range(config.params.cards)]
        assert len(cards) + len(away) == config.params.cards
        assert new.hand_of(seat) == game.state.hand_of(seat)
        assert [*map(len, new.hands())] == [*map(len, game.state.hands())]
        assert new.discard_cards() == game.state.discard_cards()
        if config.params.goal == GOAL_MISSIONS:
            assert new.mission[seat] == game.state.mission[seat]
            assert len({*new.mission}) == players
            assert {*new.mission} <= {*config.params.wanted}
        for other, capital in enumerate(new.capital):
            assert capital < 0 or new.owner[capital] == other
            assert (capital < 0) == (game.state.capital[other] < 0)
        dealings.add((new.deck_cards(), tuple(new.mission), tuple(new.capital)))
    assert len(dealings) > 10


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_a_redeal_leaves_nothing_unknown(edition: str, mode: str, players: int) -> None:
    """A position written for another seat hides the acting seat's cards, mission and capital."""
    game = played(edition, mode, players, "reinforce")
    config, seat = game.config, game.state.actor
    rng, new = Random(1), config.empty_state()
    pool = [0] * max(config.params.cards, config.params.wanted_count)
    hiding = [0.0] * config.params.territories
    for writer in config.seats:
        seen = Game.from_position(game.position(writer), seed=1).state
        guess_capitals(config.params, seen, seat, hiding)
        deal_anew(config.params, new, seen, seat, hiding, rng, pool)
        held = [*new.hands(), new.deck_cards(), new.discard_cards()]
        away = [capital for capital in new.capital if capital >= 0]
        cards = sorted([*away, *(card for held_by_one in held for card in held_by_one)])
        assert cards == [*range(config.params.cards)]
        assert [*map(len, new.hands())] == [*map(len, game.state.hands())]
        assert codes.HIDDEN not in new.capital
        if config.params.goal == GOAL_MISSIONS:
            assert len({*new.mission}) == players
            assert {*new.mission} <= {*config.params.wanted}


def test_a_seed_gives_the_same_choices() -> None:
    games = [played("german", "domination", 2, "reinforce") for _ in range(2)]
    for game in games:
        master = MasterBot("a", plays=FEW)
        for _ in range(10):
            assert game.actor is not None
            game.apply(master.choose(game.observe(game.actor)))
    assert games[0].record() == games[1].record()


def test_it_can_be_saved_and_resumed() -> None:
    """A table that outlives its kernel must be able to pickle each of its bots."""
    game = played("czech", "domination", 3, "attack")
    master = MasterBot(5, plays=FEW)
    master.choose(game.observe(game.actor))
    again = pickle.loads(pickle.dumps(master))
    assert again.choose(game.observe(game.actor)) == master.choose(game.observe(game.actor))


def test_it_makes_the_winning_move() -> None:
    ids = load_board("classic").ids
    held = {t: ["red", 1] for t in ids} | {"brazil": ["red", 12], "peru": ["blue", 1]}
    position = {
        "turn": "red", "phase": "attack", "territories": held, "out": ["green"],
        "destroyed_by": {"green": "red"},
    }  # fmt: skip
    game = Game.from_dict(
        edition="czech", mode="domination", seats=SEATS[:3], position=position, seed=1
    )
    action = chosen(game)
    assert (action["source"], action["target"]) == ("brazil", "peru")


def test_the_budget_is_kept_and_weak_choices_are_dropped_early() -> None:
    game = played("german", "domination", 2, "reinforce")
    config, state = game.config, game.state
    reach_all_battles(config.dice)
    expert, table = new_expert(config, width=2), new_scratch(config)
    counted = []
    for plays in (0, 40, 200):
        foresight = new_foresight(config, Dice(), plays)
        action = [0] * ACTION_SIZE
        playing_on.choose_by_playing_on(
            config.params, state, Dice(1), table, expert, foresight, action
        )
        assert action in foresight.candidates[: foresight.count]
        assert 2 < foresight.count <= CANDIDATES
        counted.append(sum(foresight.is_open[: foresight.count]))
    assert counted[0] > counted[2] >= 1
    assert counted[0] == foresight.count


def test_without_playouts_it_plays_like_the_expert() -> None:
    game = played("italian", "domination", 3, "reinforce")
    master, expert = MasterBot(1, plays=0), ExpertBot()
    for _ in range(10):
        seen = game.observe(game.actor)
        assert master.choose(seen) == expert.choose(seen)
        game.apply(expert.choose(seen))
