"""Shortcuts for a person: ending reinforcement, finishing the set-up, and moving in."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.chance import Scripted
from risk_widget.game import Game
from risk_widget.host.level_news import level_shown
from risk_widget.host.session import Session
from risk_widget.messages import say
from risk_widget.play.placing import easiest_front, weakest_front
from risk_widget.play.proposals import proposal
from tests.widget import positions
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.practice.level import Level
    from risk_widget.protocol.snapshot_types import LevelShown

SEATS = ("red", "blue", "green")
PEOPLE = {"red": "human", "blue": "cautious", "green": "cautious"}


def table(*, edition: str = "czech", confirm: bool = False, **given: Any) -> PagePlayer:
    """Return a page on which Red, a person, is in this position."""
    position = {"turn": "red", **given}
    game = Game.from_dict(edition=edition, mode="domination", seats=SEATS, position=position)
    return PagePlayer(Session(game, seats=PEOPLE, confirm=confirm))


REINFORCE: dict[str, Any] = {
    "phase": "reinforce",
    "to_place": 3,
    "territories": {"*": ["green", 1], "brazil": ["red", 3], "peru": ["blue", 3]},
}


def place(armies: int) -> dict[str, Any]:
    return {"type": "place", "territory": "brazil", "armies": armies}


def test_the_attack_part_begins_with_the_last_army() -> None:
    page = table(**REINFORCE)
    assert page.send(place(2))["ok"]
    assert page.look()["phase"] == "reinforce"
    assert page.send(place(1))["ok"]
    assert page.look()["phase"] == "attack"
    assert page.send({"type": "undo"})["ok"]
    state = page.look()
    assert (state["phase"], state["to_place"]) == ("reinforce", 1)
    assert page.send({"type": "redo"})["ok"]
    assert page.look()["phase"] == "attack"


def test_a_player_who_confirms_ends_it_with_a_button() -> None:
    page = table(confirm=True, **REINFORCE)
    assert page.look()["switches"]["confirm"]
    page.send(place(3))
    assert page.look()["legal"] == {"end_phase": True}
    page.send({"type": "undo"})
    assert page.send({"type": "confirm", "value": False})["ok"]
    assert not page.look()["switches"]["confirm"]
    page.send(place(3))
    assert page.look()["phase"] == "attack"


FORTIFY: dict[str, Any] = {
    "phase": "fortify",
    "territories": {
        "*": ["green", 1],
        "siam": ["blue", 1],
        "brazil": ["red", 3],
        "peru": ["red", 1],
    },
}
MOVE = {"type": "fortify", "source": "brazil", "target": "peru", "armies": 2}


@pytest.mark.parametrize("edition", ["nordic", "italian"])
def test_the_turn_ends_with_its_only_movement(edition: str) -> None:
    page = table(edition=edition, **FORTIFY)
    assert page.send(MOVE)["ok"]
    state = page.look()
    assert (state["turn"], state["territories"]["peru"]) == ("blue", ["red", 3])
    assert page.send({"type": "undo"})["ok"]
    state = page.look()
    assert (state["turn"], state["phase"]) == ("red", "fortify")
    assert state["territories"]["peru"] == ["red", 1]
    assert page.send({"type": "redo"})["ok"]
    assert page.look()["turn"] == "blue"


def test_a_player_who_confirms_ends_the_turn_with_a_button() -> None:
    page = table(edition="nordic", confirm=True, **FORTIFY)
    page.send(MOVE)
    assert page.look()["legal"] == {"end_phase": True}


def test_a_turn_with_more_movements_lasts_until_none_is_left() -> None:
    page = table(edition="german", **FORTIFY)
    moves = 0
    while (state := page.look())["turn"] == "red":
        source, targets = next(iter(state["legal"]["fortify"].items()))
        target = next(iter(targets))
        assert page.send({"type": "fortify", "source": source, "target": target, "armies": 1})["ok"]
        moves += 1
    assert moves > 1
    assert state["turn"] == "blue"


def test_a_tradable_set_is_not_skipped() -> None:
    hand = ["siam", "alaska", "wild-1"]
    page = table(**{**REINFORCE, "hands": {"red": hand}}, edition="nordic")
    assert page.look()["legal"]["trade"]
    page.send(place(3))
    assert page.look()["phase"] == "reinforce"


@pytest.mark.parametrize(("edition", "mode"), [("czech", "domination"), ("german", "missions")])
def test_the_rest_of_the_set_up_is_placed_by_the_rules(edition: str, mode: str) -> None:
    game = Game.new(edition=edition, mode=mode, seats=SEATS, seed=3)
    page = PagePlayer(Session(game, seats=PEOPLE, seed=3))
    while not page.look()["human"]:
        assert page.session.advance()
    before = len(game.history)
    assert page.send({"type": "place_rest"})["ok"]
    state = page.look()
    assert state["placing"]
    assert state["legal"] == {}
    while game.phase in ("claim", "place"):
        assert page.session.advance()
    own = [step for step in game.history if step.seat == "red"]
    assert "place" in {step.action.type for step in own}
    assert all(getattr(step.action, "armies", 1) == 1 for step in own)
    assert not page.look()["placing"]
    assert page.send({"type": "undo"})["ok"]
    assert len(game.history) == before
    assert not page.look()["placing"]


def test_automatic_placing_evens_out_the_fronts() -> None:
    """A front with more enemies and fewer armies gets more armies, and the interior gets none."""
    given = {
        "turn": "red",
        "phase": "place",
        "in_hand": {"red": 12, "blue": 1},
        "territories": {
            "*": ["red", 1],
            "iceland": ["blue", 3],
            "japan": ["blue", 9],
            "argentina": ["green", 2],
        },
    }
    game = positions.game(given, seats=["red", "blue", "green"])
    before = {t: game.armies(t) for t in game.board.ids}
    while game.phase == "place":
        front = weakest_front(game, "red") if game.actor == "red" else "iceland"
        game.apply({"type": "place", "territory": front, "armies": 1})
    put = {t: game.armies(t) - n for t, n in before.items() if game.owner(t) == "red"}
    beside = {"greenland": 3, "great-britain": 3, "scandinavia": 3, "kamchatka": 9, "mongolia": 9}
    beside |= {"brazil": 2, "peru": 2}
    assert sum(put.values()) == 12
    assert {t for t, n in put.items() if n} <= set(beside)
    assert put["kamchatka"] == put["mongolia"] > put["greenland"] >= put["brazil"]
    left = [n / game.armies(t) for t, n in beside.items()]
    assert max(left) <= 2 * min(left) + 1


FRONTS: dict[str, Any] = {
    "*": ["red", 1],
    "iceland": ["blue", 2],
    "argentina": ["blue", 2],
    "eastern-australia": ["blue", 2],
    "japan": ["green", 2],
    "egypt": ["green", 2],
}
"""One enemy in each continent but North America, all equally strong."""


def placed(mode: str, **given: Any) -> dict[str, int]:
    """Return where the program places twelve armies that Red leaves to it."""
    position = {"turn": "red", "phase": "place", "in_hand": {"red": 12}, **given}
    position.setdefault("territories", FRONTS)
    game = positions.game(position, mode=mode, seats=["red", "blue", "green"])
    before = {t: game.armies(t) for t in game.board.ids}
    while game.phase == "place":
        game.apply({"type": "place", "territory": weakest_front(game, "red"), "armies": 1})
    put = {t: game.armies(t) - n for t, n in before.items()}
    return {t: n for t, n in put.items() if n}


IN_ASIA = {"kamchatka", "mongolia"}
IN_SOUTH_AMERICA = {"brazil", "peru"}


def beside(*enemies: str) -> set[str]:
    """Return the territories that border these enemies."""
    board = positions.attack().board
    return {board.ids[n] for t in enemies for n in board.neighbours[board.index[t]]}


def test_automatic_placing_helps_to_hold_the_missions_continents() -> None:
    """The armies go to the fronts at which Asia and South America are won or lost."""
    put = placed("missions", missions={"red": "continents:asia+south-america"})
    fronts = IN_ASIA | IN_SOUTH_AMERICA | {"siam", "indonesia", "middle-east"}
    assert put.keys() & IN_ASIA
    assert put.keys() & IN_SOUTH_AMERICA
    assert sum(n for t, n in put.items() if t in fronts) >= 10


def test_automatic_placing_faces_the_missions_victim() -> None:
    put = placed("missions", missions={"red": "destroy-green"})
    assert put.keys() <= beside("japan", "egypt")
    put = placed("missions", missions={"red": "destroy-blue"})
    assert put.keys() <= beside("iceland", "argentina", "eastern-australia")


def test_automatic_placing_faces_everybody_if_the_victim_is_the_player() -> None:
    """Such a card counts as a mission to hold a number of territories."""
    put = placed("missions", missions={"red": "destroy-red"})
    assert put.keys() & beside("japan", "egypt")
    assert put.keys() & beside("iceland", "argentina", "eastern-australia")


def test_automatic_placing_makes_pairs_if_the_mission_needs_them() -> None:
    """A front with one army gets a second before a more threatened front gets a third."""
    strong = {**FRONTS, "japan": ["green", 5]}
    pairs = placed("missions", missions={"red": "territories-18"}, territories=strong)
    plain = placed("missions", missions={"red": "territories-24"}, territories=strong)
    assert len(pairs) > len(plain)


def test_automatic_placing_protects_a_capital() -> None:
    """If the capital can be kept behind other territories, these territories guard it."""
    australia = ("western-australia", "eastern-australia", "new-guinea")
    territories = {"*": ["blue", 1]} | {t: ["red", 1] for t in (*australia, "alaska", "congo")}
    doors = [
        sum(put.get(t, 0) for t in australia)
        for put in (placed(mode, territories=territories) for mode in ("capital", "domination"))
    ]
    assert doors[0] >= doors[1] + 2


@pytest.mark.parametrize(("edition", "front"), [("nordic", "alaska"), ("czech", "brazil")])
def test_automatic_placing_faces_an_attacking_third_army(edition: str, front: str) -> None:
    """A neutral army never attacks, but an allied one attacks the player whose turn it is."""
    held = {"*": ["red", 1], "kamchatka": ["blue", 2], "north-africa": ["third", 9]}
    game = Game.from_dict(
        edition=edition, mode="duel", seats=["red", "blue"],
        position={
            "turn": "red", "phase": "place", "in_hand": {"red": 1, "blue": 1},
            "territories": held | {t: ["red", 9] for t in beside("kamchatka", "north-africa")}
            | {"alaska": ["red", 1], "brazil": ["red", 1]},
        },
    )  # fmt: skip
    assert weakest_front(game, "red") == front


def test_automatic_placing_includes_a_third_army() -> None:
    game = Game.new(edition="nordic", mode="duel", seats=["red", "blue"], seed=3)
    page = PagePlayer(Session(game, seats={"red": "human", "blue": "cautious"}, seed=3))
    while not page.look()["human"]:
        assert page.session.advance()
    assert page.send({"type": "place_rest"})["ok"]
    while game.phase in ("claim", "place"):
        assert page.session.advance()


def test_placing_can_be_stopped() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=3)
    page = PagePlayer(Session(game, seats=dict.fromkeys(SEATS, "human"), seed=3))
    if page.look()["screen"] == "handover":
        page.send({"type": "ready", "seat": game.actor})
    page.send({"type": "place_rest"})
    assert page.session.to_advance
    page.send({"type": "stop"})
    assert not page.session.to_advance
    assert page.look()["legal"]["claim"]


def test_only_a_set_up_can_be_placed_automatically() -> None:
    page = table(**REINFORCE)
    answer = page.send({"type": "place_rest"})
    assert (answer["ok"], answer["rule"]) == (False, "protocol.malformed")


@pytest.mark.parametrize(
    ("behind", "ahead", "armies"),
    [
        (0, 6, "all"),  # Nobody can attack the territory they leave.
        (6, 0, "fewest"),
        (3, 9, 8),  # Three quarters of ten, since a quarter of the enemies are behind.
        (9, 3, 3),
    ],
)
def test_the_proposed_move_in_depends_on_the_rivals_around(
    behind: int, ahead: int, armies: str | int
) -> None:
    owned = {"brazil": ["red", 10], "venezuela": ["green", 1]}
    # Brazil borders Venezuela, Peru, Argentina and North Africa; Venezuela borders Central America.
    for name in ("peru", "argentina", "north-africa"):
        owned[name] = ["red", 1]
    owned["central-america"] = ["blue", ahead] if ahead else ["red", 1]
    if behind:
        owned["north-africa"] = ["blue", behind]
    position = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["blue", 1], **owned},
    }
    game = Game.from_dict(
        edition="czech", mode="domination", seats=SEATS, position=position,
        chance=Scripted([6, 6, 6, 1]),
    )  # fmt: skip
    game.apply({"type": "attack", "source": "brazil", "target": "venezuela", "armies": 3})
    if game.phase == "defend":
        game.apply({"type": "defend", "dice": 1})
    assert game.phase == "occupy"
    fewest, most = game.legal_ranges()["occupy"]
    wanted = {"all": most, "fewest": fewest}.get(str(armies), armies)
    # The count next to Brazil leaves out Venezuela, which has fallen, and Red's own land.
    assert proposal(game) == {"armies": wanted, "behind": behind, "ahead": ahead}


def captures(edition: str, seed: int) -> Iterator[Game]:
    """Yield a random duel each time that armies may move in."""
    game = Game.new(edition=edition, mode="duel", seats=["red", "blue"], seed=seed)
    chance = random.Random(seed)
    for _ in range(400):
        if game.phase == "occupy":
            yield game
        game.apply(chance.choice(game.legal_actions()))


def test_no_armies_are_kept_back_against_a_neutral_army() -> None:
    """Argentina has taken Peru, and its only other neighbour belongs to the neutral army."""
    game = next(captures("nordic", 0))
    assert len(game.history) == 77
    places = [game.board.ids[t] for t in (game.state.source, game.state.target)]
    assert places == ["argentina", "peru"]
    assert proposal(game) == {"armies": 4, "behind": 0, "ahead": 1}
    assert game.hint().action["armies"] == 4


@pytest.mark.parametrize("edition", ["nordic", "italian", "czech"])
def test_the_page_and_the_expert_agree_on_the_enemies_in_a_duel(edition: str) -> None:
    found = 0
    for game in islice(captures(edition, 2), 8):
        board, state, proposed = game.board, game.state, proposal(game)
        ends = [board.ids[state.source], board.ids[state.target]]
        counted = dict(zip(ends, (proposed["behind"], proposed["ahead"]), strict=True))
        peaceful: set[str | None] = {game.config.owner_ids[state.attacker]}
        if edition != "czech":
            peaceful.add("third")
        for end in ends:
            near = (board.ids[n] for n in board.neighbours[board.index[end]])
            enemies = [t for t in near if game.owner(t) not in peaceful]
            assert counted[end] == sum(map(game.armies, enemies))
        for reason in game.hint().reasons:
            if reason.code == "hint-open":
                found += 1
                about: Mapping[str, Any] = reason.params
                assert game.owner(about["enemy"]) not in peaceful
                assert counted.get(about["territory"], 99) >= about["others"]
    assert found


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("nordic", "Proposed: 4. Enemy armies next to Brazil: 2; next to Peru: 2."),
        ("czech", "Proposed: 3. Enemy armies next to Brazil: 17; next to Peru: 2."),
    ],
)
def test_the_reason_for_a_proposal_counts_the_possible_attackers(edition: str, told: str) -> None:
    held = {"*": ["red", 1], "brazil": ["red", 8], "north-africa": ["third", 15]}
    held |= {"venezuela": ["blue", 2], "peru": ["blue", 1]}
    game = Game.from_dict(
        edition=edition, mode="duel", seats=["red", "blue"],
        position={"turn": "red", "phase": "attack", "territories": held},
        chance=Scripted([6, 6, 6, 1]),
    )  # fmt: skip
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    about = {"source": "brazil", "target": "peru", **proposal(game)}
    assert say("page-occupy-proposal", game.config.names, **about) == told


def test_the_chance_of_the_next_roll_is_exact_and_never_rounded_to_certain() -> None:
    page = table(phase="attack", territories={
        "*": ["green", 1], "brazil": ["red", 400], "peru": ["blue", 2], "alaska": ["red", 1],
    })  # fmt: skip
    query = {"type": "query", "what": "odds", "source": "brazil", "target": "peru", "armies": 3}
    odds = page.send(query)["data"]
    # Of 7776 rolls of three dice against two, 2275 cost the attacker both armies.
    assert odds["hit"] == pytest.approx(1 - 2275 / 7776, abs=1e-4)
    assert odds["win"] == 0.9999


def last_stand(rolls: list[int], *, confirm: bool = False) -> PagePlayer:
    """Return a page on which Red attacks the last enemy territory."""
    game = Game.from_dict(
        edition="czech",
        mode="domination",
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["red", 1], "brazil": ["red", 8], "peru": ["blue", 1]},
        },
        chance=Scripted(rolls),
    )
    return PagePlayer(Session(game, seats={"red": "human"}, confirm=confirm))


ATTACK: dict[str, Any] = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}


@pytest.mark.parametrize("more", [{}, {"type": "roll_until", "stop_at": 1}])
def test_the_last_capture_wins_at_once_and_can_be_undone(more: dict[str, Any]) -> None:
    page = last_stand([6, 6, 6, 1])
    assert page.send(ATTACK | more)["ok"]
    state = page.look()
    assert (state["screen"], state["over"]["winner"]) == ("over", "red")
    assert state["territories"]["peru"] == ["red", 7]
    assert page.send({"type": "undo"})["ok"]
    state = page.look()
    assert (state["screen"], state["phase"]) == ("play", "attack")
    assert state["territories"]["peru"] == ["blue", 1]
    assert page.send({"type": "redo"})["ok"]
    assert page.look()["screen"] == "over"


def test_a_series_that_ends_the_game_wins_at_once() -> None:
    page = last_stand([1, 1, 1, 6, 6, 6, 6, 1])
    assert page.send({**ATTACK, "type": "roll_until", "stop_at": 1})["ok"]
    assert page.look()["screen"] == "play"
    while page.session.advance():
        pass
    assert page.look()["screen"] == "over"


def test_a_player_who_confirms_each_step_moves_in_before_winning() -> None:
    page = last_stand([6, 6, 6, 1], confirm=True)
    page.send(ATTACK)
    assert page.look()["legal"]["occupy"] == [3, 7]


def suggested() -> PagePlayer:
    """Return a page on which Red, a person, begins the suggested game's first turn."""
    page = table(**REINFORCE)
    page.session.playing().mark_suggested()
    return page


def test_a_newcomers_first_armies_are_proposed_for_the_easiest_attack() -> None:
    """The proposal ends when an army is placed anywhere, or somebody has had a turn."""
    assert table(**REINFORCE).look()["front"] is None
    page = suggested()
    assert page.look()["front"] == "brazil"
    page.send(place(1))
    assert page.look()["front"] is None
    page.send({"type": "undo"})
    assert page.look()["front"] == "brazil"
    page.send(place(3))
    page.send({"type": "end_phase"})
    assert page.session.current_match().game.phase != "attack"
    assert page.look()["front"] is None


def test_a_player_with_a_level_gets_no_proposal(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(found: Level) -> LevelShown:
        return {**level_shown(found), "sureness": "rough"}

    monkeypatch.setattr("risk_widget.host.session_hosts.level_shown", known)
    assert suggested().look()["front"] is None


@pytest.mark.parametrize(
    ("held", "mission", "front"),
    [
        ({"japan": ["green", 2]}, "territories-24", "alberta"),
        ({"iceland": ["blue", 1], "japan": ["green", 1]}, "destroy-green", "kamchatka"),
        ({"iceland": ["blue", 1], "japan": ["green", 1]}, "destroy-blue", "greenland"),
    ],
)
def test_the_weakest_neighbour_is_easiest_and_then_one_for_the_mission(
    held: dict[str, list[Any]], mission: str, front: str
) -> None:
    own = {"*": ["red", 1], "kamchatka": ["red", 4], "greenland": ["red", 3], "alberta": ["red", 9]}
    weakest = {} if "iceland" in held else {"ontario": ["blue", 1]}
    game = positions.game(
        {"turn": "red", "phase": "reinforce", "to_place": 3, "territories": own | held | weakest,
         "missions": {"red": mission}},
        mode="missions", seats=["red", "blue", "green"],
    )  # fmt: skip
    assert easiest_front(game, "red") == front


def test_defences_in_the_suggested_game_are_left_to_the_kernel() -> None:
    page = PagePlayer(Session())
    seats = [{"seat": seat, "player": player} for seat, player in PEOPLE.items()]
    begin = {"type": "new_game", "edition": "nordic", "mode": "missions", "seats": seats}
    assert page.send({**begin, "suggested": True})["ok"]
    assert [row.get("auto_defend", False) for row in page.look()["seats"]] == [True, False, False]
