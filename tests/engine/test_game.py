"""The game object: refusals, explanations, history, chance, and boards of other sizes."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import risk_widget.engine
from risk_widget.engine.actions import ACTION_KINDS, EndPhase, IllegalAction, Place, parse_action
from risk_widget.engine.chance import OutOfDice, Scripted, Seeded
from risk_widget.engine.state import State
from risk_widget.game import Game
from risk_widget.rules.edition import EditionError, edition_ids, load_edition
from tests.engine.ways import WAYS, play, ring

ENGINE = Path(risk_widget.engine.__file__).parent


def position(phase: str = "attack", **more: Any) -> dict[str, Any]:
    territories = {"*": ["green", 1], "brazil": ["red", 3], "peru": ["blue", 1]}
    return {"turn": "red", "phase": phase, "territories": territories, **more}


def game_of(edition: str = "nordic", mode: str = "domination", **more: Any) -> Game:
    given = more.pop("given", None) or position()
    seats = ["red", "blue", "green"]
    return Game.from_dict(edition=edition, mode=mode, seats=seats, position=given, **more)


def test_a_refusal_gives_its_numbers_and_changes_nothing() -> None:
    game = game_of()
    before = game.state
    with pytest.raises(IllegalAction) as refused:
        game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    assert refused.value.rule == "attack.armies"
    assert refused.value.message == "Brazil has 3 armies: 1 or 2 may attack, since one must stay."
    assert "turn of red" in refused.value.position
    assert game.state is before
    assert game.history == ()
    assert not game.can_undo


@pytest.mark.parametrize(
    ("action", "seat", "rule", "words"),
    [
        ({"type": "end_phase"}, "blue", "turn.order", "This decision is Red's, not Blue's"),
        ({"type": "occupy", "armies": 1}, None, "turn.order", "Red may attack"),
        (
            {"type": "attack", "source": "brazil", "target": "atlantis", "armies": 1},
            None,
            "action.malformed",
            "no territory 'atlantis'",
        ),
        (
            {"type": "attack", "source": "brazil", "target": "brasil", "armies": 1},
            None,
            "action.malformed",
            "did you mean 'brazil'",
        ),
        (
            {"type": "attack", "source": "brazil", "target": "china", "armies": 1},
            None,
            "attack.adjacent",
            "Brazil does not border China",
        ),
    ],
)
def test_refusals_name_clause_and_reason(
    action: dict[str, Any], seat: str | None, rule: str, words: str
) -> None:
    verdict = game_of().explain(action, seat)
    assert not verdict.legal
    assert verdict.rule == rule
    assert words in verdict.message


def test_a_verdict_says_how_its_clause_is_known() -> None:
    attack = {"type": "attack", "source": "brazil", "target": "peru", "armies": 9}
    assert game_of().explain(attack).source == "printed"
    fortify = {"type": "fortify", "source": "brazil", "target": "peru", "armies": 1}
    tired = position("fortify", tired={"brazil": 3})
    tired["territories"]["peru"] = ["red", 1]
    verdict = game_of("german", given=tired).explain(fortify)
    assert (verdict.rule, verdict.source) == ("move.tired", "reading")
    assert game_of().explain({"type": "dance"}).source is None
    assert game_of().explain(EndPhase()).legal


def test_the_armies_of_a_turn_are_explained_item_by_item() -> None:
    given = position("reinforce", hands={"red": ["alaska", "alberta", "japan"]})
    given["territories"] |= {t: ["red", 1] for t in ("venezuela", "peru", "argentina", "alaska")}
    given["territories"]["siam"] = ["blue", 1]
    game = game_of("czech", given=given)
    before = game.explain_reinforcements()
    assert before.sentence == "5 territories ÷ 3, at least 3 → 3; South America 2: 5 armies."
    game.apply({"type": "trade", "cards": ["alaska", "alberta", "japan"]})
    after = game.explain_reinforcements()
    assert after.total == game.to_place + 2 == 11
    assert [(item.armies, item.rule) for item in after.items] == [
        (3, "reinforce.territories"),
        (2, "reinforce.continents"),
        (4, "cards.value"),
        (2, "cards.territory-bonus"),
    ]


def test_history_separates_actions_from_their_outcomes() -> None:
    game = game_of("czech", chance=Scripted([6, 1]))
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1}, "red")
    (step,) = game.history
    assert step.seat == "red"
    assert step.action.to_dict() == {
        "type": "attack",
        "source": "brazil",
        "target": "peru",
        "armies": 1,
    }
    assert [event.type for event in step.events] == ["attacked", "rolled", "captured"]
    rolled = step.events[1].to_dict()
    assert rolled["type"] == "rolled"
    assert rolled["attack"] == (6,)
    assert rolled["pairs"] == ((6, 1, "attack"),)
    assert (rolled["attacker_losses"], rolled["defender_losses"]) == (0, 1)


def test_running_out_of_scripted_dice_changes_nothing() -> None:
    game = game_of(chance=Scripted([6]))
    before = game.state
    with pytest.raises(OutOfDice, match="1 die was given"):
        game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    assert game.state is before
    assert game.history == ()


def test_a_new_action_discards_the_undone_ones() -> None:
    game = Game.new(edition="czech", mode="domination", seed=2)
    ids = game.board.ids
    game.apply({"type": "claim", "territory": ids[0]})
    game.undo()
    assert game.can_redo
    game.apply({"type": "claim", "territory": ids[1]})
    assert not game.can_redo
    assert game.owner(ids[0]) is None


def test_dice_are_fair_and_the_same_for_the_same_seed() -> None:
    rolls = Seeded(1).dice(0, 60_000)
    for face in range(1, 7):
        assert 9_500 < rolls.count(face) < 10_500
    assert rolls == Seeded(1).dice(0, 60_000)
    assert rolls[700:720] == Seeded(1).dice(700, 20)
    assert rolls != Seeded(2).dice(0, 60_000)
    assert Seeded(1).shuffled("deck", 0, range(44)) != Seeded(1).shuffled("deck", 1, range(44))
    with pytest.raises(ValueError, match="1 to 6"):
        Scripted([7])


def test_scripted_dice_are_equal_only_with_the_same_faces_and_seed() -> None:
    chance = Scripted([1, 2], seed=4)
    assert chance == Scripted([1, 2], seed=4)
    assert chance != Scripted([1, 2], seed=5)
    assert chance != Scripted([1, 3], seed=4)


def test_shuffles_do_not_affect_the_dice() -> None:
    chance = Seeded(5)
    before = chance.dice(0, 10)
    chance.shuffled("deck", 3, range(44))
    assert chance.dice(0, 10) == before
    assert chance.dice(10, 10) == Seeded(5).dice(0, 20)[10:]


def test_a_copy_of_a_state_is_complete_and_shares_no_armies() -> None:
    game = Game.new(edition="german", mode="missions", seed=4)
    for _ in play(game, 4, 200):
        pass
    state = game.state
    twin = state.copy()
    copied = [name for name in State.__slots__ if name != "listed"]
    assert all(getattr(twin, name) == getattr(state, name) for name in copied)
    assert twin == state
    twin.armies[0] += 1
    assert twin != state


@pytest.mark.parametrize("size", [6, 12])
@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_small_boards_start_with_armies_in_proportion(setup: Any, size: int) -> None:
    game = setup.new(1, ring(size))
    config = game.config
    printed = config.rules.starting_armies[setup.players]
    each = config.starting_armies()
    assert each * (setup.players + config.has_third) >= size
    assert abs(each - printed * size / 42) <= 0.5 or each == -(-size // setup.players)
    if config.has_third and config.rules.third_army_stands == "before_placing":
        assert game.state.counts == [size // 3] * 3


@pytest.mark.parametrize(
    ("mode", "seats", "words"),
    [
        ("duel", ["red", "blue", "green"], "no duel for 3 players"),
        ("capital", ["red", "blue"], "domination for 3–6 players, duel for 2 players"),
        ("dominatoin", ["red", "blue", "green"], "did you mean 'domination'"),
    ],
)
def test_an_unknown_combination_is_refused_with_the_list_of_known_ones(
    mode: str, seats: list[str], words: str
) -> None:
    with pytest.raises(EditionError, match=re.escape(words)):
        Game.new(edition="czech", mode=mode, seats=seats)


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (["red", "blue", "pink"], "no player 'pink'"),
        (["red", "red", "blue"], "may be named only once"),
    ],
)
def test_seats_are_checked(seats: list[str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Game.new(edition="czech", mode="domination", seats=seats)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "atack"}, "did you mean 'attack'"),
        ({"hand": {}}, "did you mean 'hands'"),
        ({"turn": "pink"}, "turn names no seat: 'pink'"),
        ({"hands": {"red": ["brasil"]}}, "did you mean 'brazil'"),
        ({"hands": {"red": ["siam"]}, "deck": ["siam"]}, "card siam occurs twice"),
        (
            {"missions": {"red": "territories-25"}},
            "missions.red names no mission: 'territories-25'",
        ),
        (
            {"territories": {"brazil": ["red", 3]}},
            "must give alaska, northwest-territory, .* an owner",
        ),
        ({"territories": {"*": ["third", 3]}}, "names no owner: 'third'"),
        ({"territories": {"*": ["red"]}}, r"territories\['\*'\] must have 2 entries, not 1"),
        ({"territories": {"*": ["red", 0]}}, "at least 1 army, not 0"),
        ({"hands": 3}, "cannot be read"),
        ({"to_place": -1, "phase": "reinforce"}, "to_place must be a whole number"),
        ({"sets_traded": True}, "sets_traded must be a whole number"),
        ({"out": ["blue"]}, "Blue has been knocked out, but holds 1 territory"),
        ({"phase": "attack_third"}, "needs a third army"),
        ({"phase": "occupy"}, "lacks 'battle', which occupy needs"),
    ],
)
def test_an_impossible_position_is_refused_with_its_errors(
    change: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        game_of(given={**position(), **change})


def test_a_position_can_contain_a_battle() -> None:
    battle = {"source": "brazil", "target": "peru", "armies": 2}
    territories = {"*": ["green", 1], "brazil": ["red", 3], "peru": ["blue", 4]}
    given = {**position("defend", battle=battle), "territories": territories}
    game = game_of("italian", given=given, chance=Scripted([6, 6, 1, 1]))
    assert game.actor == "blue"
    game.apply({"type": "defend", "dice": 2})
    assert (game.armies("brazil"), game.armies("peru")) == (3, 2)


@pytest.mark.parametrize("kind", sorted(ACTION_KINDS))
def test_actions_survive_a_round_trip_as_data(kind: str) -> None:
    values: dict[str, Any] = {
        "cards": ("alaska", "wild-1", "peru"),
        "bonus": "peru",
        "armies": 2,
        "dice": 1,
    }
    made = ACTION_KINDS[kind]
    action = made(**{name: values.get(name, "brazil") for name in made._fields})
    assert action.type == kind
    assert action
    assert parse_action(action.to_dict()) == action
    assert type(parse_action(action.to_dict())) is made
    assert pickle.loads(pickle.dumps(action)) == action


def test_errors_and_editions_can_be_sent_to_another_process() -> None:
    game = game_of()
    with pytest.raises(IllegalAction) as refused:
        game.apply({"type": "attack", "source": "brazil", "target": "siam", "armies": 1})
    error = refused.value
    back = pickle.loads(pickle.dumps(error))
    assert (back.rule, back.message, back.position) == (error.rule, error.message, error.position)
    assert str(back) == str(error)
    variant = load_edition("czech").variant(name="Ours", movement="one")
    assert pickle.loads(pickle.dumps(variant)) == variant
    assert copy.deepcopy(variant) == variant


def test_errors_of_owner_and_armies_name_the_nearest_territory() -> None:
    with pytest.raises(KeyError, match="brazil"):
        game_of().owner("brasil")


def test_the_engine_names_no_edition() -> None:
    names = "|".join(edition_ids())
    for file in sorted(ENGINE.rglob("*.py")):
        code = "\n".join(
            line for line in file.read_text(encoding="utf-8").splitlines() if ">>>" not in line
        )
        default = 'edition: str | Path | Edition = "nordic"'
        assert not re.search(names, code.replace(default, "")), file.name


def test_placing_reports_the_remaining_armies() -> None:
    verdict = game_of(given=position("reinforce")).explain(Place("brazil", 2))
    assert verdict.legal
    assert (verdict.rule, verdict.source) == ("reinforce.place", "printed")
    assert verdict.message == "2 of 3 armies may be placed on Brazil."


def test_a_set_of_cards_is_explained() -> None:
    hand = ["alaska", "alberta", "japan", "argentina", "wild-1"]
    given = position("reinforce", hands={"red": hand}, sets_traded=2)
    given["territories"] |= {"alaska": ["red", 1], "alberta": ["red", 1]}
    rising = game_of("italian", given=given)
    verdict = rising.explain_trade(["alaska", "alberta", "japan"])
    assert verdict.legal
    assert verdict.rule == "cards.value"
    assert verdict.message == "Set number 3 of the game: 8 armies; 2 more on Alaska or Alberta."
    fixed = game_of(given={**given, "missions": {}}, mode="missions")
    told = fixed.explain_trade(["alaska", "argentina", "wild-1"])
    assert told.message == "Three infantry, including a wild card: 4 armies; 2 more on Alaska."
    assert fixed.explain_trade(["alaska", "argentina", "alberta"]).rule == "cards.set"
    assert fixed.explain_trade(["siam", "argentina", "alberta"]).rule == "cards.set"
    assert fixed.explain_trade(["alaska"]).rule == "action.malformed"


def test_a_battle_is_explained_die_by_die() -> None:
    territories = {"*": ["green", 1], "brazil": ["red", 5], "peru": ["blue", 2]}
    game = game_of(
        "czech", given={**position(), "territories": territories}, chance=Scripted([2, 6, 1, 3, 2])
    )
    assert game.explain_battle() is None
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    game.apply({"type": "defend", "dice": 2})
    verdict = game.explain_battle()
    assert verdict is not None
    assert verdict.rule == "attack.compare"
    assert verdict.message == (
        "Red attacked Peru from Brazil and rolled 6, 2, 1; Blue rolled 3, 2. "
        "6 against 3: Blue loses an army; "
        "2 against 2 is a tie, so the defender wins: Red loses an army; "
        "the 1 is not compared."
    )


def test_past_positions_can_be_requested_in_any_order() -> None:
    game = Game.new(edition="czech", mode="duel", seats=["red", "blue"], seed=2)
    keys = [game.state.key() for _ in play(game, 2, 150)]
    keys.append(game.state.key())
    positions = game.positions
    assert len(positions) == len(keys) == 151
    assert [state.key() for state in positions] == keys
    for number in (150, 3, 2, 4, 100, 99, 31, 32, 33, 0, -1, -151):
        assert positions[number].key() == keys[number]
    assert [state.key() for state in positions[60:70]] == keys[60:70]
    for beyond in (151, -152):
        with pytest.raises(IndexError, match="151"):
            positions[beyond]


def test_an_eliminated_third_army_gets_no_armies() -> None:
    """The third army loses its last territory in the combat before it would be reinforced."""
    game = Game.from_dict(
        edition="czech",
        mode="duel",
        seats=["red", "blue"],
        position={
            "turn": "red",
            "phase": "attack",
            "third_to_place": 4,
            "territories": {"*": ["blue", 2], "brazil": ["red", 5], "peru": ["third", 1]},
        },
        chance=Scripted([6, 6, 6, 1]),
    )
    assert game.observe()["third_to_place"] == 4
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    assert game.owner("peru") == "red" or game.phase == "occupy"
    while game.phase == "occupy":
        game.apply(game.legal_actions()[0])
    assert game.observe()["third_to_place"] == 0
    assert Game.from_position(game.position()).position() == game.position()


def test_a_seed_is_fixed_once_and_seats_have_an_order() -> None:
    seeds: list[Any] = [7, "7", 7.0, np.int64(7), np.str_("7")]
    games = [Game.new(seed=seed) for seed in seeds]
    assert all(game == games[0] for game in games)
    four: Any = np.int64(4)
    assert Game.new(seed=1, seats=four).seats == ("red", "blue", "green", "yellow")
    for wrong in (True, 7.5, np.random.default_rng(1), random.Random(1), b"7"):
        with pytest.raises(ValueError, match="seed must be a whole number or text"):
            Game.new(seed=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seats must be a list"):
        Game.new(seats={"red", "blue", "green"})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seats must be"):
        Game.new(seats=9)


def test_a_game_from_a_position_has_its_own_dice() -> None:
    given = {
        "phase": "attack",
        "turn": "red",
        "territories": {"*": ["blue", 1], "brazil": ["red", 90], "siam": ["green", 1]},
    }
    common: Any = {
        "edition": "italian",
        "mode": "domination",
        "seats": ["red", "blue", "green"],
        "position": given,
    }
    attack = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}

    def rolled(seed: int | None) -> str:
        game = Game.from_dict(**common, seed=seed)
        game.apply(attack)
        return str(game.history[-1].events)

    assert rolled(1) == rolled(1)
    assert len({rolled(None) for _ in range(60)}) > 1
