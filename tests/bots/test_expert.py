"""The expert sees obvious moves, uses only what its seat may know, and explains itself."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.bots import make
from risk_widget.bots.expert.bot import Thinker, to_action
from risk_widget.bots.expert.hints import Outlook, Step, _chances
from risk_widget.bots.expert.scratch import FEATURES, FIELDS, ExpertScratch
from risk_widget.bots.expert.value import NAMES, copy_open, put_features, value_of_attack
from risk_widget.bots.expert.weights import (
    WEIGHTS_SIZE,
    kind_with_edition,
    new_expert,
    trained_values,
    weights_for,
)
from risk_widget.engine.state import State
from risk_widget.game import Game
from risk_widget.messages import Message, MessageError, render
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

AUSTRALIA = ("indonesia", "new-guinea", "western-australia", "eastern-australia")
WAYS = [
    (edition, mode.id, min(mode.players))
    for edition in edition_ids()
    for mode in load_edition(edition).modes.values()
]


def position(territories: dict[str, list[Any]], **given: Any) -> Game:
    rest = {t: [("blue", "green")[i % 2], 3] for i, t in enumerate(load_board("classic").ids)}
    there = {"turn": "red", "phase": "attack", "territories": {**rest, **territories}, **given}
    return Game.from_dict(
        edition="czech", mode="domination", seats=["red", "blue", "green"], position=there
    )


def after(game: Game, actions: int) -> Game:
    """Continue a game with this many of the expert's choices, and return it."""
    bot = make("expert")
    for _ in range(actions):
        if not game.is_over:
            game.apply(bot.choose(game.observe(game.actor)))
    return game


def test_it_makes_the_winning_move() -> None:
    ids = load_board("classic").ids
    held = {t: ["red", 1] for t in ids} | {"brazil": ["red", 12], "peru": ["blue", 1]}
    game = position(held, out=["green"], destroyed_by={"green": "red"})
    action = make("expert").choose(game.observe("red"))
    assert (action["source"], action["target"]) == ("brazil", "peru")
    assert game.hint().chance > 0.95


def test_it_leaves_poor_odds_alone() -> None:
    game = position({"brazil": ["red", 3], "argentina": ["red", 2]})
    assert make("expert").choose(game.observe("red")) == {"type": "end_phase"}
    assert "%" in game.hint().reason


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_it_plays_every_mode(edition: str, mode: str, players: int) -> None:
    """Each action must be legal, since `apply` refuses any other."""
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=4)
    bot = make("easygoing", 1)
    while game.phase in ("claim", "place"):
        game.apply(bot.choose(game.observe(game.actor)))
    after(game, 25)
    assert game.round >= 1


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_it_changes_nothing_and_needs_no_secrets(edition: str, mode: str, players: int) -> None:
    """The full position and the seat's view lead to the same choice: compiled games need this."""
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=5)
    bots = {seat: make("easygoing", 1) for seat in game.seats}
    thinker = Thinker(game.config, depth=3, width=2)
    for step in range(400):
        if game.is_over:
            break
        if step % 25 == 0:
            whole, seen = game.state.copy(), game.state.seen_by(game.state.actor)
            before = whole.key(), seen.key()
            action = thinker.choose(seen)
            assert thinker.choose(whole) == action
            assert (whole.key(), seen.key()) == before
            assert to_action(game.config, seen, action) in game.legal_actions()
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))


def test_trying_out_attacks_leaves_the_position_unchanged() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS[:3], seed=2)
    bots = {seat: make("bold", 1) for seat in game.seats}
    while game.phase != "attack":
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))
    config, state = game.config, game.state
    scratch, trial = new_expert(config), config.empty_state()
    copy_open(config.params, state, trial)
    before = trial.key()
    legal: Any = game.observe(game.actor)["legal"]
    for source, targets in legal["attack"].items():
        for target in targets:
            ends = config.index[source], config.index[target]
            value = value_of_attack(config.params, trial, scratch, state.actor, *ends)
            assert 0 <= value <= 1
            assert trial.key() == before


def test_its_scratch_has_the_listed_fields() -> None:
    config = Game.new(seed=1).config
    scratch = new_expert(config)
    assert set(ExpertScratch.__slots__) == set(FIELDS) == set(ExpertScratch.__annotations__)
    sizes = {"players": config.players, "territories": config.size}
    assert type(scratch.root) is type(scratch.trial) is State
    for name, (kind, *shape) in FIELDS.items():
        there = getattr(scratch, name)
        for size in shape:
            assert len(there) == sizes.get(size, size)
            there = there[0]
        assert type(there) is kind, name


def test_every_feature_has_its_own_name_and_number() -> None:
    config = Game.new(edition="nordic", mode="missions", seed=1).config
    scratch, state = new_expert(config), config.empty_state()
    put_features(config.params, state, scratch, 0, 0)
    assert len(NAMES) == len(set(NAMES)) == FEATURES == len(scratch.features[0])


def test_chances_sum_to_one_and_favour_the_stronger_player() -> None:
    ids = load_board("classic").ids
    game = position({t: ["red", 4] for t in ids[:30]}, phase="reinforce")
    chances = game.evaluate().chances
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["red"] > 0.7
    assert "Red" in repr(game.evaluate("blue"))
    assert "if everyone plays" in game.evaluate()._repr_html_()


def test_a_secret_changes_only_its_own_seats_hint() -> None:
    game = Game.new(edition="nordic", mode="missions", seed=8)
    other = Game.new(edition="nordic", mode="missions", seed=9)
    game._state.mission, missions = other._state.mission, game._state.mission
    public = game.evaluate().chances
    game._state.mission = missions
    assert game.evaluate().chances == public


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="purple"):
        Game.new(seed=1).evaluate("purple")


@pytest.mark.parametrize("actions", [0, 60, 100, 130])
def test_a_hint_is_what_the_expert_would_do(actions: int) -> None:
    game = Game.new(edition="czech", mode="domination", seed=3)
    bot = make("cautious", 1)
    for _ in range(actions):
        game.apply(bot.choose(game.observe(game.actor)))
    hint = game.hint()
    assert hint.action == make("expert").choose(game.observe(game.actor))
    assert all(sentence in hint._repr_html_() for sentence in hint.sentences)
    assert "data:image/svg+xml" in hint._repr_html_()
    assert hint.seat == game.actor
    game.apply(hint.action)


def test_after_the_game_the_win_is_certain_and_there_is_no_hint() -> None:
    held = {t: ["red", 3] for t in load_board("classic").ids} | {"peru": ["blue", 1]}
    game = position({**held, "brazil": ["red", 60]}, out=["green"], destroyed_by={"green": "red"})
    after(game, 60)
    assert game.is_over
    assert game.evaluate().chances == {"red": 1.0, "blue": 0.0, "green": 0.0}
    with pytest.raises(MessageError, match="over"):
        game.hint()


def test_the_values_fit_the_functions() -> None:
    assert {len(row) for row in trained_values().values()} == {WEIGHTS_SIZE}


def test_values_come_from_the_edition_or_else_from_wider_groups() -> None:
    values = {
        name: [float(number)] for number, name in enumerate(("any", "missions", "missions/3"))
    }
    values["missions/3/german"] = [3.0]
    kinds = ("capitals/3/nordic", "missions/4/german", "missions/3/nordic", "missions/3/german")
    assert [weights_for(values, kind) for kind in kinds] == [[0.0], [1.0], [2.0], [3.0]]
    variant = load_edition("german").variant(territories="claim")
    config = Game.new(edition=variant, mode="missions", seats=["red", "blue", "green"]).config
    assert kind_with_edition(config) == "missions/3/german"


def test_a_hint_says_what_its_plan_wins_and_leaves_open() -> None:
    territories = {
        "venezuela": ["red", 12],
        "brazil": ["red", 12],
        "peru": ["blue", 1],
        "argentina": ["blue", 1],
        "central-america": ["blue", 9],
        "*": ["green", 2],
    }
    game = Game.from_dict(
        edition="nordic",
        mode="domination",
        seats=["red", "blue", "green"],
        position={"turn": "red", "phase": "attack", "territories": territories},
    )
    hint = game.hint()
    ids = game.board.index
    assert hint.attacks[0].source == hint.action["source"]
    assert hint.attacks[0].target == hint.action["target"]
    assert all(attack.source in ids and 0 < attack.odds <= 1 for attack in hint.attacks)
    taken = {attack.target for attack in hint.attacks}
    wins = next(sentence for sentence in hint.sentences if "If all goes well" in sentence)
    assert f"{len(taken)} territor" in wins
    assert ("South America (+2)" in wins) == ({"peru", "argentina"} <= taken)
    assert any(" exposed: " in sentence for sentence in hint.sentences)
    assert hint.look == (hint.action["source"],)
    assert game.board.territory(hint.action["target"]).name not in hint.nudge


def test_a_winning_plan_says_so_and_gives_no_warning() -> None:
    rest = {territory: ["red", 1] for territory in load_board("classic").ids}
    last = {**rest, "brazil": ["red", 40], "peru": ["blue", 1]}
    hint = position(last, out=["green"]).hint()
    assert any(sentence.startswith("This wins the game now") for sentence in hint.sentences)
    assert not any(" exposed" in sentence for sentence in hint.sentences)


@pytest.mark.parametrize(
    ("takes", "told"),
    [("brazil", "This leaves Peru exposed: 1 "), ("peru", "Peru would then be exposed: 1 ")],
)
def test_a_territory_that_the_plan_captures_is_not_called_open(takes: str, told: str) -> None:
    """The plan leaves Red with both Peru and Brazil, and Argentina's armies can take Peru."""
    game = position({"peru": ["red", 1], "brazil": ["red", 20], "argentina": ["blue", 9]})
    config = game.config
    outlook = Outlook.of(config, Thinker(config).scratch, game.state, 0)
    outlook.steps.append(Step(config.index["venezuela"], config.index[takes], 0.9))
    opened = outlook.leaves_open()
    assert opened is not None
    assert render(opened, config.names).startswith(told)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (0.831, 0.834, "Move 3 from Peru to Brazil."),
        (0.83, 0.86, "goes from 83% to 86%."),
    ],
)
def test_figures_that_round_to_the_same_number_are_omitted(
    before: float, after: float, told: str
) -> None:
    names = position({"peru": ["red", 3]}).config.names
    about = {"source": "peru", "target": "brazil", "armies": 3, **_chances(before, after)}
    assert render(Message("hint-fortify", about), names).endswith(told)
    odds = {"lost": "60%", "odds": "40%"}
    for message in ("hint-attack-chance", "hint-stop"):
        said = render(Message(message, {**about, **odds}), names)
        assert said.count("83") == (0 if after < 0.84 and message == "hint-stop" else 1)


def test_a_hint_for_a_capital_counts_the_armies_around_it() -> None:
    ids = load_board("classic").ids
    held = {t: ["red", 2] for t in AUSTRALIA} | {t: ["blue", 3] for t in ids if t not in AUSTRALIA}
    game = Game.from_dict(
        edition="nordic",
        mode="capital",
        seats=["red", "blue"],
        position={"turn": "red", "phase": "capital", "territories": held},
    )
    hint = game.hint()
    home = hint.action["territory"]
    board, config = load_board("classic"), game.config
    near = [config.ids[place] for place in config.neighbours[config.index[home]]]
    own, others = (sum(game.armies(t) for t in near if game.owner(t) == s) for s in ("red", "blue"))
    name = board.territories[config.index[home]].name
    (said,) = hint.sentences
    assert said.startswith(f"Make {name} your capital: you have 2 armies there and {own} ")
    assert said.endswith(f" next to it; enemies next to it have {others}.")


def test_a_hint_in_the_set_up_names_the_neighbours_of_the_territory() -> None:
    game = Game.new(edition="nordic", mode="domination", seats=["red", "blue", "green"], seed=5)
    hint = game.hint()
    assert hint.action == {"type": "place", "territory": "ural", "armies": 1}
    assert hint.sentences == ("Put an army on Ural. It then has 2, against 1 in Ukraine.",)


@pytest.mark.parametrize(
    ("turn", "choice"), [(20, "end_phase"), (100, "end_phase"), (101, "attack")]
)
def test_in_a_very_long_game_it_tries_unlikely_attacks(turn: int, choice: str) -> None:
    ids = load_board("classic").ids
    strong = {t: [("blue", "green")[i % 2], 6] for i, t in enumerate(ids)}
    game = position({**strong, "eastern-us": ["red", 5], "quebec": ["blue", 6]}, round=turn)
    assert make("expert").choose(game.observe("red"))["type"] == choice


def test_a_plan_continues_from_the_captured_territory() -> None:
    """An army that nobody can stop takes the whole continent."""
    weak = {t: ["blue", 1] for t in AUSTRALIA[1:]}
    attacks = position({"indonesia": ["red", 20], **weak}).hint().attacks
    assert {attack.target for attack in attacks} == set(AUSTRALIA[1:])
    assert attacks[0].source == "indonesia"
    assert all(one.target == other.source for one, other in pairwise(attacks))


def claimed_in_australia(*owners: str) -> Game:
    """Return a game in which Red must claim next, after these seats have claimed in Australia."""
    game = Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
    left = list(zip(owners, AUSTRALIA, strict=False))
    afar = iter(["alaska", "iceland", "ural", "alberta", "ukraine", "japan", "quebec", "egypt"])
    while left or game.actor != "red":
        mine = [pair for pair in left if pair[0] == game.actor]
        territory = mine[0][1] if mine else next(afar)
        left = [pair for pair in left if pair[1] != territory]
        game.apply({"type": "claim", "territory": territory})
    return game


def test_no_rival_is_allowed_to_claim_a_whole_continent() -> None:
    def claim(game: Game) -> str:
        return str(make("expert").choose(game.observe("red"))["territory"])

    assert claim(claimed_in_australia("blue", "blue", "blue")) == AUSTRALIA[3]
    assert claim(claimed_in_australia("blue", "blue", "green")) not in AUSTRALIA


def test_a_plan_places_all_armies_and_its_budget_can_be_chosen() -> None:
    game = Game.new(edition="german", mode="domination", seats=["red", "blue"], seed=5)
    while game.phase != "reinforce":
        assert game.actor is not None
        game.apply(make("bold").choose(game.observe(game.actor)))
    hint = game.hint()
    assert sum(hint.placed.values()) == game.observe(game.actor)["to_place"]
    assert hint.action["territory"] in hint.placed
    # With a depth of one capture, no plan has more than one attack.
    assert len(game.hint(depth=1, width=1).attacks) <= 1


def mission_position(
    mission: str, territories: dict[str, list[Any]], others: int, **given: Any
) -> Game:
    """Return a position in which Red has the given mission.

    Blue and Green alternate on the other territories, with `others` armies on each of them.
    """
    ids = load_board("classic").ids
    rest = {t: [("blue", "green")[i % 2], others] for i, t in enumerate(ids)}
    missions = {"red": mission, "blue": "territories-24", "green": "territories-24"}
    there = {"turn": "red", "missions": missions, "territories": {**rest, **territories}, **given}
    return Game.from_dict(
        edition="german", mode="missions", seats=["red", "blue", "green"], position=there
    )


def test_it_first_takes_the_territory_on_the_way_to_its_mission() -> None:
    """From Japan, one path goes through every territory that Red's mission still requires.

    If Red takes Mongolia first, the path misses Japan.
    """
    held = ("asia", "south-america")
    board = load_board("classic")
    mine = {t: ["red", 1] for c in board.continents if c.id in held for t in c.territories}
    missing = {"japan": 2, "mongolia": 1, "china": 2, "ural": 1}
    land = mine | {"kamchatka": ["red", 7]} | {t: ["blue", n] for t, n in missing.items()}
    game = mission_position("continents:asia+south-america", land, 5, phase="attack")
    action = make("expert").choose(game.observe("red"))
    assert (action["source"], action["target"]) == ("kamchatka", "japan")


def test_armies_fill_the_garrisons_that_the_mission_requires() -> None:
    ids = load_board("classic").ids
    weak = set(ids[2:8:2])
    mine = {t: ["red", 1 if t in weak else 2] for t in ids[:18]}
    game = mission_position("territories-18", mine, 6, phase="reinforce", to_place=3)
    assert after(game, 3).winner == "red"


def test_a_capture_leaves_the_garrison_that_the_mission_requires() -> None:
    """Red has 17 territories with two armies; to hold 18 of them, both ends must keep two."""
    others = [t for t in load_board("classic").ids if t not in (*AUSTRALIA, "siam")]
    mine = {t: ["red", 2] for t in others[:16]} | {"siam": ["red", 7]}
    game = mission_position("territories-18", mine | {"indonesia": ["blue", 1]}, 9, phase="attack")
    hint = game.hint()
    assert [attack.target for attack in hint.attacks] == ["indonesia"]
    assert hint.chance > 0.9
