"""The game for OpenSpiel passes that library's generic tests, and some of ours."""

from __future__ import annotations

import importlib
import json
import pickle
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from risk_widget.bots import RandomBot
from risk_widget.environments import action_table, chance_nodes, openspiel, risk_v0
from risk_widget.rules.edition import load_edition

KINDS = [
    "players=3,board=island,max_rounds=15",
    "players=6,board=island,max_rounds=15",
    "edition=czech,mode=duel,players=2,board=island,max_rounds=10,deal=3",
    *(f"players={players},max_rounds=3" for players in (4, 5)),
    "edition=nordic,mode=missions,players=4,max_rounds=4",
    "edition=nordic,mode=capital,players=3,max_rounds=4",
    "edition=german,players=2,board=strait,max_rounds=10",
    "edition=german,mode=missions,players=3,max_rounds=4,options=defender_decides:after",
    "edition=italian,mode=missions,players=3,max_rounds=3,deal=1",
]


def load(settings: str) -> Any:
    return pyspiel.load_game(f"{openspiel.NAME}({settings})")


def step(state: Any, random: Random) -> int:
    """Choose a random action or outcome, apply it, and return its number."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        numbers, weights = zip(*outcomes, strict=True)
        number = int(random.choices(numbers, weights)[0])
    else:
        number = int(random.choice(state.legal_actions()))
    state.apply_action(number)
    return number


@pytest.mark.sampled
@pytest.mark.parametrize("settings", KINDS)
def test_it_passes_openspiels_tests(settings: str) -> None:
    pyspiel.random_sim_test(load(settings), num_sims=2, serialize=True, verbose=False)


def test_a_game_on_the_island_board_passes_them() -> None:
    pyspiel.random_sim_test(load(KINDS[2]), num_sims=1, serialize=True, verbose=False)


def test_the_winner_gains_what_the_others_lose() -> None:
    state = load("players=3,board=island,max_rounds=500").new_initial_state()
    random = Random(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        step(state, random)
    winner = state.node.state.winner
    assert state.returns() == [1.0 if seat == winner else -0.5 for seat in range(3)]


def test_a_long_game_is_cut_off_with_zero_for_everybody() -> None:
    state = load("players=4,max_rounds=1,deal=2").new_initial_state()
    random = Random(1)
    while not state.is_terminal():
        step(state, random)
    assert state.node.state.round == 2
    assert state.returns() == [0.0] * 4
    assert state.legal_actions() == []


def test_actions_and_tensors_agree_with_the_environment() -> None:
    environment = risk_v0.raw_env(edition="czech", mode="duel", seats=2, board="island", seed=1)
    state = load("edition=czech,mode=duel,players=2,board=island,deal=1").new_initial_state()
    table, features = environment.table, environment.features
    random = Random(4)
    while not state.is_terminal():
        if not state.is_chance_node():
            position = state.node.state
            assert state.legal_actions() == sorted(table.legal(position))
            for seat in range(2):
                seen = np.array(state.observation_tensor(seat), np.int32)
                assert np.array_equal(seen, features.array(position, seat))
        step(state, random)


def test_missions_cards_and_capitals_stay_hidden_from_others() -> None:
    """Two games that differ only in one seat's secrets look the same to all others."""
    for settings, wanted in (
        ("edition=nordic,mode=missions,players=3,deal=5,max_rounds=8", {"mission", "card"}),
        ("edition=nordic,mode=capital,players=3,deal=5,max_rounds=1", {"capital", "card"}),
    ):
        state, random, found = load(settings).new_initial_state(), Random(3), set[str]()
        while not state.is_terminal():
            kind = _secret(state)
            if kind:
                found.add(kind)
                _compare(state, kind)
            step(state, random)
        assert found == wanted


def _secret(state: Any) -> str | None:
    if state.is_chance_node():
        kind: str = state.node.question.kind
        return kind if kind in ("mission", "card") else None
    return "capital" if state.node.state.phase_name == "capital" else None


def _compare(state: Any, kind: str) -> None:
    node = state.node
    knows = len(node.answers) if kind == "mission" else node.state.turn
    one, other = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    spectator = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE),
    )
    for seat in range(3):
        told = one.information_state_string(seat) != other.information_state_string(seat)
        assert told is (seat == knows)
        if seat != knows:
            assert one.observation_tensor(seat) == other.observation_tensor(seat)
        assert spectator.string_from(one, seat) == spectator.string_from(other, seat)


def observers(state: Any, *, recall: bool) -> dict[tuple[bool, str], Any]:
    """Return a game's observers, by whether they show public data and whose secrets they show."""
    return {
        (public, whose): make_observation(
            state.get_game(),
            pyspiel.IIGObservationType(
                public_info=public,
                perfect_recall=recall,
                private_info=getattr(pyspiel.PrivateInfoType, whose),
            ),
        )
        for public in (True, False)
        for whose in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS")
    }


@pytest.mark.parametrize("settings", KINDS[5:7])
def test_each_view_has_public_parts_secrets_or_both(settings: str) -> None:
    """A seat's view consists of the spectator's view and the seat's own secrets."""
    state, random = load(settings).new_initial_state(), Random(5)
    views = observers(state, recall=False)
    own, met = ("hand", "mission", "capital"), set[str]()
    while not state.is_terminal():
        config = state.node.nodes.config
        every = json.loads(views[False, "ALL_PLAYERS"].string_from(state, 0))
        both = json.loads(views[True, "ALL_PLAYERS"].string_from(state, 0))
        spectator = json.loads(views[True, "NONE"].string_from(state, 0))
        for seat, name in enumerate(config.seats):
            mine = json.loads(views[False, "SINGLE_PLAYER"].string_from(state, seat))
            whole = json.loads(views[True, "SINGLE_PLAYER"].string_from(state, seat))
            assert views[False, "NONE"].string_from(state, seat) == ""
            assert {*mine} <= {*own, "viewer", "waiting"}
            assert {*mine["waiting"]} <= {*every["waiting"]} & {*whole["waiting"]}
            for key in {*mine} - {"waiting"}:
                assert mine[key] == whole[key]
            for key in {*mine} & {*own}:
                assert every[f"{key}s"][name] == both[f"{key}s"][name] == mine[key]
                met.update([key] if mine[key] else [])
            public = {*spectator} - {*own, "viewer", "waiting"}
            assert {key: whole[key] for key in public} == {key: both[key] for key in public}
            assert {key: whole[key] for key in public} == {key: spectator[key] for key in public}
        step(state, random)
    assert met >= ({"hand", "mission"} if "missions" in settings else {"capital"})


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("settings", KINDS[5:7])
def test_secrets_are_only_in_the_views_of_those_who_know_them(
    settings: str, *, recall: bool
) -> None:
    state, random = load(settings).new_initial_state(), Random(2)
    secrets = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        said = [state.action_to_string(state.current_player(), number) for number in legal[:2]]
        secret = said[0].startswith(("mission:", "card:", "choose_capital"))
        if len(legal) < 2 or not secret:
            step(state, random)
            continue
        secrets += 1
        one, other = state.child(legal[0]), state.child(legal[1])
        views = observers(state, recall=recall)
        differ = {
            key: [
                view.string_from(one, n) != view.string_from(other, n)
                for n in range(state.num_players())
            ]
            for key, view in views.items()
        }
        for public in (True, False):
            assert not any(differ[public, "NONE"])
            assert sum(differ[public, "SINGLE_PLAYER"]) == 1
            assert all(differ[public, "ALL_PLAYERS"])
        assert differ[True, "SINGLE_PLAYER"] == differ[False, "SINGLE_PLAYER"]
        step(state, random)
    assert secrets >= 3


@pytest.mark.sampled
@pytest.mark.parametrize("settings", [KINDS[0], KINDS[5], KINDS[6]])
def test_openspiels_playthrough_generator_writes_one(settings: str) -> None:
    # Importing this loads SciPy, which takes too long while tests are collected.
    from open_spiel.python.algorithms import generate_playthrough

    name = f"{openspiel.NAME}({settings})"
    lines = generate_playthrough.playthrough(name, [], seed=1).splitlines()
    private = [
        json.loads(line.partition(" = ")[2][1:-1].replace('\\"', '"'))
        for line in lines
        if line.startswith("PrivateObservationString(1)")
    ]
    assert len(private) > 5
    assert {view["viewer"] for view in private} == {"blue"}
    assert any(line.startswith("PublicObservationString()") for line in lines)


def test_a_seat_remembers_what_it_did() -> None:
    """With perfect recall, equal positions differ if they were reached in different ways."""
    state = load("players=3,board=island,deal=1").new_initial_state()
    first, second = state.legal_actions()[:2]
    ways = []
    for numbers in ((first, second), (second, first)):
        end = state.clone()
        for number in numbers:
            mine = end.current_player()
            end.apply_action(number)
            while end.current_player() != mine:
                end.apply_action(end.legal_actions()[-1])
        ways.append(end)
    seat = state.current_player()
    assert [*ways[0].node.state.owner] == [*ways[1].node.state.owner]
    assert ways[0].observation_string(seat) == ways[1].observation_string(seat)
    assert ways[0].information_state_string(seat) != ways[1].information_state_string(seat)


def test_a_chance_node_says_what_it_decides() -> None:
    state = load("players=3,board=island,deal=1").new_initial_state()
    random = Random(2)
    while not state.is_chance_node():
        step(state, random)
    seen = json.loads(state.observation_string(0))
    attack = json.loads(seen["waiting"][0])
    assert attack["type"] == "attack"
    words = [state.action_to_string(number) for number in state.legal_actions()]
    assert len(words) == {1: 6, 2: 21, 3: 56}[attack["armies"]]
    assert words[0] == "dice:" + "-".join(["1"] * attack["armies"])
    state.apply_action(0)
    assert json.loads(state.observation_string(0))["waiting"] == [seen["waiting"][0], words[0]]


def test_games_and_states_can_be_pickled() -> None:
    game = load("players=3,board=island,deal=1")
    state, random = game.new_initial_state(), Random(6)
    for _ in range(80):
        step(state, random)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.history()) == (str(state), state.history())
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_openspiels_search_can_play() -> None:
    """OpenSpiel's algorithms for games with chance, such as Monte Carlo tree search, work."""
    game = load("edition=czech,mode=duel,players=2,board=island,max_rounds=3,deal=3")
    state, random = game.new_initial_state(), Random(1)
    bot = mcts.MCTSBot(
        game,
        uct_c=1.4,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        while state.is_chance_node():
            step(state, random)
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        state.apply_action(chosen)


def test_a_feature_that_the_edition_lacks_is_named() -> None:
    with pytest.raises(ValueError, match="no mode 'duel'"):
        openspiel.RiskGame({"edition": "german", "mode": "duel", "players": 2})
    with pytest.raises(ValueError, match="no views by color, zoom"):
        load(KINDS[0]).make_py_observer(None, {"zoom": 2, "color": 1})


def test_numbers_out_of_range_are_refused() -> None:
    for settings, said in (
        ("players=7", "players must be a whole number from 2 to 6, not 7"),
        ("players=-1", "players must be a whole number from 2 to 6, not -1"),
        ("max_rounds=0", "max_rounds must be a whole number of at least 1, not 0"),
    ):
        with pytest.raises(ValueError, match=said):
            load(settings)


def test_an_illegal_action_raises_the_same_error_as_in_openspiels_games() -> None:
    state = load("players=3,board=island,deal=1").new_initial_state()
    random = Random(2)
    chance = 0
    for _ in range(60):
        legal, before = state.legal_actions(), str(state)
        for number in (max(legal) + 1, 10_000):
            with pytest.raises(pyspiel.SpielError, match=f"action {number} is not legal"):
                state.apply_action(number)
        assert str(state) == before
        chance += state.is_chance_node()
        step(state, random)
    assert chance
    with pytest.raises(pyspiel.SpielError):
        state.action_to_struct(0, 10_000)


def test_structs_match_the_strings_and_convert_back_to_numbers() -> None:
    state = load("edition=nordic,mode=missions,players=3,max_rounds=3").new_initial_state()
    random, chances = Random(3), 0
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        chances += state.is_chance_node()
        for number in random.sample(legal, min(3, len(legal))):
            struct = state.action_to_struct(player, number)
            assert struct.to_dict() == state.action_to_struct(number).to_dict()
            assert state.struct_to_actions(struct) == [number]
            assert state.validate_action_struct(struct).ok()
        for seat in range(3):
            seen = state.to_observation_struct(seat)
            assert seen.to_json() == state.observation_string(seat)
        if state.node.state is not None:
            whole = json.loads(state.to_json())
            assert whole == state.to_struct().to_dict()
            for seat, name in enumerate(whole["seats"]):
                own = state.to_observation_struct(seat).to_dict()
                assert own["hand"] == whole["hands"][name]
                assert own["mission"] == whole["missions"][name]
        step(state, random)
    assert chances > 40


def test_an_action_is_applied_as_a_struct_if_it_is_legal() -> None:
    state = load("players=3,board=island,deal=1").new_initial_state()
    other = state.clone()
    number = state.legal_actions()[-1]
    struct = state.action_to_struct(number)
    assert state.apply_action_struct(struct).ok()
    other.apply_action(number)
    assert str(state) == str(other)
    refused = openspiel.Struct({"type": "claim", "territory": "atlantis"})
    before = str(state)
    assert not state.apply_action_struct(refused).ok()
    assert "atlantis" in state.validate_action_struct(refused).message()
    assert str(state) == before


def test_without_openspiel_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, openspiel.__name__)
    with pytest.raises(ImportError, match=r"risk-widget\[openspiel\]"):
        importlib.import_module(openspiel.__name__)


def test_without_numpy_chance_nodes_name_their_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for module in (chance_nodes, action_table):
        monkeypatch.delitem(sys.modules, module.__name__)
    with pytest.raises(ImportError, match=r"risk-widget\[learn\]"):
        importlib.import_module(chance_nodes.__name__)


@pytest.mark.parametrize("bot", ["cautious", RandomBot, RandomBot(2), lambda seed: RandomBot(seed)])
def test_bots_can_play_through_openspiel(bot: Any) -> None:
    game = load("edition=czech,players=3,board=island,max_rounds=4")
    bots = [openspiel.RiskBot(bot, seed=seat) for seat in range(3)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(0)
    for each in bots:
        each.restart()
    assert pyspiel.evaluate_bots(game.new_initial_state(), bots, 7) == returns


def test_a_wrong_bot_for_openspiel_gets_the_usual_error() -> None:
    with pytest.raises(ValueError, match="did you mean 'cautious'"):
        openspiel.RiskBot("cautios")
    with pytest.raises(ValueError, match="bot must be a bot's id, a class of bots"):
        openspiel.RiskBot(3)  # type: ignore[arg-type]


def test_a_variant_is_written_as_documented() -> None:
    """The fields of a variant may come in any order, and may repeat the edition's own values."""
    page = Path(__file__).resolve().parents[2] / "docs" / "laboratory.md"
    (written,) = re.findall(r"`edition=(.*[:;].*)`", page.read_text())
    base, _, changes = written.partition("+")
    turned = f"{base}+{';'.join(reversed(changes.split(';')))}"
    for each in (written, turned):
        game = pyspiel.load_game(f"{openspiel.NAME}(edition={each},players=3,board=island)")
        edition = game.new_initial_state().node.nodes.config.edition
        assert (edition.base, edition.id) == ("czech", "czech+minimum_armies=4")
        again = pyspiel.load_game(str(game))
        assert again.new_initial_state().node.nodes.config.edition.id == edition.id


@pytest.mark.parametrize(
    "changes",
    [
        {"minimum_armies": 4},
        {"minimum_armies": 4, "movement": "unsplit", "defence_dice": (1, 2, 3)},
        {"fixed_values": {"infantry": 5, "cavalry": 6, "artillery": 7, "one_of_each": 9}},
    ],
)
def test_a_variant_survives_the_games_string(changes: dict[str, Any]) -> None:
    variant = load_edition("nordic").variant(name='Ann\'s, "late" ones', **changes)
    game = pyspiel.load_game(openspiel.NAME, {"edition": variant.id, "board": "island"})
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(again) == str(game)
        assert again.new_initial_state().node.nodes.config.edition.id == variant.id
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert str(game.deserialize_state(state.serialize())) == str(state)
