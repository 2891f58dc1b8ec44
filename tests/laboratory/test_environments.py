"""The interfaces for other libraries pass those libraries' own tests, and some of ours."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.engine.actions import EndPhase, parse_action
from risk_widget.engine.state import own_seats
from risk_widget.environments import gym_view, risk_v0
from risk_widget.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.actions import Action

KINDS: list[dict[str, Any]] = [
    {"edition": "czech", "mode": "duel", "seats": 2},
    {"edition": "nordic", "mode": "missions", "seats": 3},
    {"edition": "nordic", "mode": "capital", "seats": 4},
    {"edition": "german", "mode": "missions", "seats": 5, "options": {"defender_decides": "after"}},
    {"edition": "italian", "seats": 6},
]


@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind['edition']}-{kind['seats']}")
def test_it_passes_pettingzoos_tests(kind: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Warnings about numbers as agent names and dicts as observations are only advice.
        warnings.simplefilter("ignore")
        api_test(risk_v0.env(**kind), num_cycles=600)
        seed_test(lambda: risk_v0.env(**kind), num_cycles=300)


def test_it_passes_pettingzoos_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode=None: risk_v0.env(
            render_mode=render_mode, edition="czech", mode="duel", seats=2, board="island"
        ),
        {"svg": lambda shown: "<img" in shown},
    )
    assert "round" in capsys.readouterr().out


def play(environment: Any, seed: int) -> Iterator[tuple[str, Any, float]]:
    """Play a random game, and yield the agent, observation and reward of each step."""
    random = Random(seed)
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        seen, reward, over, cut_off, _ = environment.last()
        yield agent, seen, reward
        legal = np.flatnonzero(seen["action_mask"])
        environment.step(None if over or cut_off else int(random.choice(legal)))


LONG: dict[str, Any] = {"edition": "czech", "mode": "domination", "seats": 4, "board": "island"}


def test_a_whole_game_with_eliminations_is_reproducible() -> None:
    def played() -> tuple[list[tuple[str, bytes, float]], Any]:
        environment = risk_v0.raw_env(**LONG, max_rounds=5000)
        steps = [(a, s["observation"].tobytes(), r) for a, s, r in play(environment, 3)]
        return steps, environment.game

    first, game = played()
    assert (first, game.record()) == (played()[0], played()[1].record())
    assert game.is_over
    assert any(e.type == "eliminated" for p in game.history for e in p.events)


def test_only_the_winner_is_rewarded() -> None:
    environment = risk_v0.raw_env(**LONG, max_rounds=5000)
    rewards: dict[str, float] = {}
    for agent, _, reward in play(environment, 3):
        rewards[agent] = rewards.get(agent, 0.0) + reward
    winner = environment.game.winner
    assert rewards == {seat: 1.0 if seat == winner else -1.0 for seat in LONG_SEATS}
    assert environment.agents == []


ISLAND: dict[str, Any] = {"edition": "czech", "seats": 3, "board": "island"}
LONG_SEATS = ("red", "blue", "green", "yellow")


def test_a_long_game_is_cut_off_without_a_reward() -> None:
    environment = risk_v0.raw_env(**{**LONG, "board": "classic"}, max_rounds=2)
    rewards = [reward for _, _, reward in play(environment, 5)]
    assert environment.game.round == 3
    assert not any(rewards)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind['edition']}-{kind['seats']}")
def test_every_action_in_the_mask_is_legal_and_unique(kind: dict[str, Any]) -> None:
    environment = risk_v0.raw_env(**kind)
    for step, (agent, seen, _) in enumerate(play(environment, 2)):
        if step % 7 == 0 and not environment.game.is_over:
            game, table = environment.game, environment.table
            numbers = np.flatnonzero(seen["action_mask"])
            actions = [table.action(int(n), game.state) for n in numbers]
            assert agent == game.actor
            assert len({*actions}) == len(actions) > 0
            assert all(action in game.legal_actions() for action in actions)
            names = {table.name(int(n)).split()[0] for n in numbers}
            assert names == {action.type for action in actions}
        if step > 700:
            break


def test_an_illegal_action_ends_the_game_for_its_agent() -> None:
    environment = risk_v0.env(**LONG)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(environment.unwrapped.table.parts["fortify"])
    assert environment.rewards[agent] == -1
    inside = risk_v0.raw_env(**LONG)
    inside.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        inside.step(inside.table.parts["fortify"])


def test_hidden_cards_and_missions_leave_no_trace() -> None:
    environment = risk_v0.raw_env(edition="nordic", mode="missions", seats=3)
    random, looked = Random(8), 0
    for step, (agent, seen, _) in enumerate(play(environment, 4)):
        game = environment.game
        if step % 40 or game.is_over:
            continue
        looked += 1
        state, me = game.state.copy(), game.seats.index(agent)
        others = [s for s in range(3) if s != me]
        hidden = [*state.deck_cards(), *(card for s in others for card in state.hand_of(s))]
        random.shuffle(hidden)
        for seat in others:
            state.set_hand(seat, [hidden.pop() for _ in state.hand_of(seat)])
        state.set_deck(hidden)
        own_seats(state)
        one, other = others
        state.mission[one], state.mission[other] = state.mission[other], state.mission[one]
        again = environment.features.array(state, me)
        assert again.tobytes() == seen["observation"].tobytes()
        assert Game(game.config, state).observe(agent) == game.observe(agent)
    assert looked > 10


def test_the_array_says_what_the_seat_sees() -> None:
    environment = risk_v0.raw_env(edition="nordic", mode="missions", seats=3)
    parts = environment.features.parts
    for step, (agent, seen, _) in enumerate(play(environment, 6)):
        if step % 50:
            continue
        told = environment.game.observe(agent)
        array = seen["observation"]
        order = [*told["seats"], *told["seats"]][told["seats"].index(agent) :][:3]
        armies = array[parts["armies"]].reshape(4, -1)
        for at, (owner, count) in enumerate(told["territories"].values()):
            row = order.index(owner)
            assert armies[row, at] == count
            assert armies[:, at].sum() == count
        assert array[parts["hand"]].sum() == len(told["hand"])
        assert [*array[parts["hand_counts"]]] == [told["hand_counts"][seat] for seat in order]
        assert array[parts["numbers"]][0] == told["round"]
        assert array[parts["mission"]].sum() == 1


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind['edition']}-{kind['seats']}")
def test_a_bot_can_play_by_action_numbers(kind: dict[str, Any]) -> None:
    environment = risk_v0.env(**kind, seed=3)
    environment.reset()
    inside, chosen, exact = environment.unwrapped, 0, 0
    bots = {agent: make("cautious", agent) for agent in environment.possible_agents}
    for agent in environment.agent_iter(400):
        seen, _, over, cut_off, _ = environment.last()
        if over or cut_off:
            environment.step(None)
            continue
        wanted = parse_action(bots[agent].choose(inside.game.observe(agent)))
        number = inside.choice_of(Says(wanted))
        assert seen["action_mask"][number]
        taken = inside.action(number)
        assert taken.type == wanted.type
        for place in ("territory", "source", "target", "cards"):
            assert taken.to_dict().get(place) == wanted.to_dict().get(place)
        chosen, exact = chosen + 1, exact + (taken == wanted)
        environment.step(number)
    assert exact > chosen / 2


class Says:
    """A bot that always chooses the given action."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def choose(self, observation: Any) -> dict[str, Any]:
        return self.action.to_dict()


def test_an_action_forbidden_to_bots_has_no_number() -> None:
    environment = risk_v0.raw_env(**LONG)
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        environment.choice_of(Says(EndPhase()))


def test_one_seat_plays_against_bots() -> None:
    settings: dict[str, Any] = {"edition": "czech", "seats": 3, "board": "island"}
    environment = gym_view.RiskEnv("random", **settings)
    random = Random(1)
    seen, _ = environment.reset(seed=7)
    assert environment.observation_space.contains(seen)
    again, _ = gym_view.RiskEnv("random", **settings).reset(seed=7)
    assert (seen["observation"] == again["observation"]).all()
    over = cut_off = False
    while not (over or cut_off):
        legal = np.flatnonzero(environment.action_masks())
        seen, reward, over, cut_off, _ = environment.step(int(random.choice(legal)))
        assert environment.observation_space.contains(seen)
    assert environment.inner.terminations[environment.seat]
    assert reward == (1.0 if environment.inner.game.winner == environment.seat else -1.0)
    assert gymnasium.Env in type(environment).__mro__


def test_there_may_be_several_opponents() -> None:
    bots = {"red": "random", "green": "cautious"}
    environment = gym_view.RiskEnv(bots, seat="blue", edition="czech", seats=3)
    environment.reset(seed=1)
    assert environment.inner.game.actor == "blue"
    with pytest.raises(ValueError, match="seat must be 'red', 'blue' or 'green', not 'pink'"):
        gym_view.RiskEnv(seat="pink", edition="czech", seats=3)


@pytest.mark.parametrize("settings", [{}, {"scaled": True, "opponents": ["cautious", "random"]}])
def test_it_passes_gymnasiums_check(settings: dict[str, Any]) -> None:
    environment = gymnasium.make(gym_view.NAME, **ISLAND, **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(environment.unwrapped)


def test_an_illegal_action_loses_or_is_refused() -> None:
    environment = gym_view.RiskEnv("random", **ISLAND)
    seen, _ = environment.reset(seed=1)
    wrong = environment.table.parts["fortify"]
    assert not seen["action_mask"][wrong]
    assert environment.step(wrong)[1:] == (-1.0, True, False, {"illegal": True})
    for action in (wrong, int(np.flatnonzero(environment.action_masks())[0])):
        with pytest.raises(ResetNeeded, match="there is no game to play on"):
            environment.step(action)
    environment.reset(seed=1)
    legal = int(np.flatnonzero(environment.action_masks())[0])
    assert environment.step(legal)[1:] == (0.0, False, False, {})
    strict = gym_view.RiskEnv("random", **ISLAND, illegal="raise")
    strict.reset(seed=1)
    for number in (wrong, -1, strict.table.size):
        with pytest.raises(ValueError, match="not legal"):
            strict.step(number)


@pytest.mark.parametrize("fast", [False, True])
def test_a_step_needs_a_game(*, fast: bool) -> None:
    environment = gym_view.RiskEnv("random", **ISLAND, max_rounds=2, fast=fast)
    with pytest.raises(ResetNeeded):
        environment.step(0)
    environment.reset(seed=1)
    over = cut_off = False
    while not (over or cut_off):
        *_, over, cut_off, _ = environment.step(int(environment.action_masks().argmax()))
    with pytest.raises(ResetNeeded):
        environment.step(0)
    environment.reset()
    environment.step(int(environment.action_masks().argmax()))


def test_unknown_options_of_a_reset_are_named() -> None:
    """PettingZoo's environments only warn of unknown options, since its own tests pass some."""
    environment = gym_view.RiskEnv("random", **ISLAND)
    with pytest.raises(ValueError, match="reset has no option 'foo': it has none"):
        environment.reset(options={"foo": 1})
    environment.reset(options={})
    for made in (risk_v0.env, risk_v0.raw_env):
        with pytest.warns(UserWarning, match="reset has no option 'foo'"):
            made(**ISLAND).reset(options={"foo": 1})


class Own:
    """A user's bot."""

    def __init__(self, seed: object = None) -> None:
        self.seed = seed
        self.bot = make("random", str(seed))

    def choose(self, observation: Any) -> Any:
        return self.bot.choose(observation)


def test_an_opponent_is_an_id_a_class_a_function_or_a_bot() -> None:
    several: list[Any] = [["random", Own], [lambda seed: Own(seed), Own(3)]]
    for opponents in several:
        environment = gym_view.RiskEnv(opponents, **ISLAND)
        seed: Any = np.int64(2)
        seen, _ = environment.reset(seed=seed)
        for _ in range(20):
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, cut_off, _ = environment.step(legal[0])
            if over or cut_off:
                break
        assert environment.game.round > 0
    with pytest.raises(ValueError, match=r"opponents must be a bot's id, .* not 7"):
        gym_view.RiskEnv(7, **ISLAND)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 7}, "seats must be a whole number from 2 to 6, not 7"),
        ({"seats": -1}, "seats must be a whole number from 2 to 6, not -1"),
        ({"seats": True}, "seats must be a whole number from 2 to 6, not True"),
        ({"seats": {"red", "blue"}}, "seats must be a list, not {"),
        ({"max_rounds": 0}, "max_rounds must be a whole number of at least 1, not 0"),
        ({"render_mode": "foo"}, "render_mode must be 'ansi', 'human' or 'svg', not 'foo'"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], said: str) -> None:
    for made in (risk_v0.env, gym_view.RiskEnv):
        with pytest.raises(ValueError, match=said):
            made(**{"edition": "czech", **settings})


def test_numpy_numbers_are_accepted() -> None:
    settings: dict[str, Any] = {"seats": np.int64(3), "max_rounds": np.uint8(9)}
    environment = risk_v0.raw_env(edition="czech", **settings)
    environment.reset(seed=1)
    legal = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
    environment.step(legal[0])
    assert len(environment.possible_agents) == 3


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
def test_a_copy_plays_its_own_game(copied: Any, *, fast: bool) -> None:
    environment = gym_view.RiskEnv(["cautious", Own], **ISLAND, fast=fast)
    seen, _ = environment.reset(seed=4)
    random = Random(5)
    for _ in range(25):
        seen, *_ = environment.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    other, before = copied(environment), environment.game.position()
    assert other.game.position() == before
    for _ in range(10):
        seen, *_ = environment.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert other.game.position() == before
    assert environment.game.position() != before
    table, features = copied(other.table), copied(other.features)
    assert table.names == environment.table.names
    assert features.names == environment.features.names


@pytest.mark.parametrize("bot", ["random", "simple", "easygoing", "cautious", "bold", "expert"])
def test_a_bot_can_be_copied_in_the_middle_of_a_game(bot: str) -> None:
    seats = ["red", "blue", "green"]
    game = rw.Game.new(edition="czech", mode="domination", seats=seats, board="island", seed=2)
    chosen = make(bot, "1")
    others: list[Any] = []
    for step in range(46):
        if step == 40:
            others = [copy.deepcopy(chosen), pickle.loads(pickle.dumps(chosen))]
        seen = game.observe(game.actor)
        action = chosen.choose(seen)
        assert [other.choose(seen) for other in others] == [action] * len(others)
        game.apply(action)
    assert others


def test_an_opponent_that_fails_is_named() -> None:
    class Failing:
        def choose(self, observation: Any) -> Any:
            raise ZeroDivisionError(observation["phase"])

    class Cheating:
        def choose(self, observation: Any) -> Any:
            return {"type": "attack", "source": "brazil", "target": "alaska", "armies": 1}

    for bot in (Failing, Cheating):
        environment = gym_view.RiskEnv([Own, bot()], **ISLAND)
        with pytest.raises((ZeroDivisionError, ValueError)) as caught:
            environment.reset(seed=3)  # The learner is not the first to act.
        (note,) = caught.value.__notes__
        assert f"bot '{bot.__name__}' on seat green" in note
        assert environment.game.position("green") in note


def test_every_legal_action_has_a_number() -> None:
    """There are numbers for all borders and all fortifications, however far armies may move."""
    environment = risk_v0.raw_env(edition="italian", seats=3, seed=1)
    table = environment.table
    assert table.size < 1300
    assert not any(len({*name.split()}) < len(name.split()) for name in table.names)
    moves = 0
    for _, seen, _ in play(environment, 9):
        game = environment.game
        if game.is_over:
            break
        names = [table.name(number).split() for number in table.legal(game.state)]
        legal = [action.to_dict() for action in game.legal_actions()]
        ways = {(a["source"], a["target"]) for a in legal if a["type"] == "fortify"}
        assert {(words[1], words[2]) for words in names if words[0] == "fortify"} == ways
        assert [*np.flatnonzero(seen["action_mask"])] == table.legal(game.state)
        moves += bool(ways)
        if moves > 60:
            break
    assert moves > 60
    with pytest.raises(ValueError, match="numbers go from 0 to"):
        table.name(table.size)


def test_every_number_of_an_observation_has_a_name_and_a_scale() -> None:
    environment = risk_v0.raw_env(edition="nordic", mode="capital", seats=3, scaled=True)
    names = environment.features.names
    assert len({*names}) == len(names) == environment.features.size
    for step, (agent, seen, _) in enumerate(play(environment, 8)):
        array, state = seen["observation"], environment.game.state
        assert environment.observation_space(agent).contains(seen)
        if step % 50 == 0 and not environment.game.is_over:
            me = environment.game.seats.index(agent)
            whole = dict(zip(names, environment.features.array(state, me), strict=True))
            scaled = dict(zip(names, array, strict=True))
            for place in environment.game.board.ids:
                if environment.game.owner(place) == agent:
                    armies = environment.game.armies(place)
                    assert whole[f"armies seat+0 {place}"] == armies
                    assert scaled[f"armies seat+0 {place}"] == pytest.approx(armies / (armies + 10))
            assert whole["numbers round"] == environment.game.round
        if step > 800:
            break


def test_a_game_of_too_many_actions_is_cut_off() -> None:
    environment = risk_v0.raw_env(edition="italian", seats=3, max_actions=1000)
    steps = [(agent, reward) for agent, _, reward in play(environment, 5)]
    assert 1000 <= len(steps) <= 1003
    assert not any(reward for _, reward in steps)


def test_without_the_libraries_the_message_names_the_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import importlib

    for module, library in ((risk_v0, "pettingzoo"), (gym_view, "gymnasium")):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, library, None)
            without.delitem(sys.modules, module.__name__)
            with pytest.raises(ImportError, match=r"risk-widget\[learn\]"):
                importlib.import_module(module.__name__)


@pytest.mark.parametrize("action", ["a", None, 2.5, True, np.array([1]), float("nan")])
def test_only_a_number_is_an_action(action: Any) -> None:
    """A slip in a program must raise an error, not silently cost points like a bad choice."""
    environment = gym_view.RiskEnv(edition="czech", seats=3, board="island")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="action must be a whole number, not"):
        environment.step(action)


def test_numbers_and_lists_may_come_from_numpy() -> None:
    bots: Any = np.array(["random", "bold"])
    seats: Any = np.int64(3)
    environment = gym_view.RiskEnv(bots, seats=seats, board="island", edition="czech")
    seed: Any = np.array(3)
    seen, _ = environment.reset(seed=seed)
    action = int(np.flatnonzero(seen["action_mask"])[0])
    forms: list[Any] = [np.float32, np.array, np.int8]
    for form in forms:
        environment.reset(seed=3)
        environment.step(form(action))
    seat: Any = 9
    with pytest.raises(ValueError, match="seat must be 'red', 'blue' or 'green', not 9"):
        gym_view.RiskEnv(seat=seat, seats=3)
