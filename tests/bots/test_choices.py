"""The choices of a sensible player in positions with one clearly right answer."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.bots import make
from risk_widget.engine.chance import Scripted
from risk_widget.game import Game

SEATS = ["red", "blue", "green"]
AUSTRALIA = ("indonesia", "new-guinea", "western-australia", "eastern-australia")
SOUTH_AMERICA = ("venezuela", "peru", "brazil", "argentina")


def position(
    territories: dict[str, list[Any]],
    *,
    edition: str = "czech",
    mode: str = "domination",
    phase: str = "attack",
    others: int = 1,
    seats: list[str] = SEATS,
    options: dict[str, str] | None = None,
    **given: Any,
) -> Game:
    # Blue and Green alternate on the rest of the map, so that neither holds a continent there.
    rest = {t: [("blue", "green")[i % 2], others] for i, t in enumerate(load_board("classic").ids)}
    return Game.from_dict(
        edition=edition,
        mode=mode,
        seats=seats,
        options=options or {},
        position={
            "turn": "red",
            "phase": phase,
            "territories": {**rest, **territories},
            **given,
        },
    )


def choice(game: Game, bot: str = "cautious") -> dict[str, Any]:
    return make(bot, 1).choose(game.observe(game.actor))


def test_a_sure_capture_is_taken() -> None:
    game = position({"brazil": ["red", 9], "peru": ["blue", 1]}, others=5)
    action = choice(game)
    assert (action["type"], action["source"], action["target"]) == ("attack", "brazil", "peru")
    assert action["armies"] == 3, "most dice win most often"


@pytest.mark.parametrize("bot", ["cautious", "bold"])
def test_poor_odds_are_left_alone(bot: str) -> None:
    game = position({"brazil": ["red", 3], "peru": ["blue", 4]}, others=6)
    assert choice(game, bot) == {"type": "end_phase"}


def test_the_bold_bot_attacks_where_the_cautious_one_does_not() -> None:
    """The attack, seven against six for a whole continent, wins 52% of the time."""
    held = {t: ["red", 1] for t in SOUTH_AMERICA}
    game = position({**held, "peru": ["red", 7], "argentina": ["blue", 6]}, others=9, captured=True)
    assert choice(game) == {"type": "end_phase"}
    assert choice(game, "bold")["target"] == "argentina"


def test_a_continent_is_finished_before_anything_else() -> None:
    held = {t: ["red", 1] for t in AUSTRALIA[1:]}
    game = position({**held, "new-guinea": ["red", 8], "brazil": ["red", 8]}, captured=True)
    action = choice(game)
    assert (action["source"], action["target"]) == ("new-guinea", "indonesia")


def test_another_players_continent_is_broken() -> None:
    held = {t: ["blue", 2] for t in SOUTH_AMERICA}
    game = position({**held, "north-africa": ["red", 8]}, others=2, captured=True)
    action = choice(game)
    assert (action["source"], action["target"]) == ("north-africa", "brazil")


def test_a_weak_player_with_cards_is_hunted() -> None:
    game = position(
        {"brazil": ["red", 10], "peru": ["blue", 2]},
        others=2,
        captured=True,
        hands={"blue": ["peru", "china", "siam", "india"]},
    )
    assert choice(game)["target"] == "peru"


def test_the_missions_colour_comes_first() -> None:
    game = position(
        {"brazil": ["red", 8], "peru": ["blue", 2], "china": ["blue", 9]},
        edition="italian",
        mode="missions",
        others=2,
        missions={"red": "destroy-blue", "blue": "destroy-green", "green": "destroy-red"},
    )
    assert choice(game)["target"] == "peru"


def test_the_missions_continents_come_first() -> None:
    territories: dict[str, list[Any]] = {
        "north-africa": ["red", 9],
        "southern-europe": ["blue", 2],
        "egypt": ["blue", 2],
    }
    missions = {"blue": "destroy-green", "green": "destroy-red"}
    for mission, target in [
        ("continents:asia+africa", {"egypt", "congo", "east-africa"}),
        ("continents:asia+south-america", {"brazil"}),
    ]:
        game = position(
            territories,
            edition="nordic",
            mode="missions",
            others=2,
            captured=True,
            missions={"red": mission, **missions},
        )
        assert choice(game)["target"] in target, mission


def test_eighteen_territories_with_two_armies_are_filled_up() -> None:
    mine = {
        t: ["red", 2]
        for t in (*AUSTRALIA, *SOUTH_AMERICA, "siam", "india", "china", "mongolia", "japan")
    }
    more = dict.fromkeys(["congo", "egypt", "north-africa", "south-africa", "madagascar"])
    game = position(
        {**mine, **{t: ["red", 1 if t in ("congo", "madagascar") else 2] for t in more}},
        edition="german",
        mode="missions",
        phase="reinforce",
        others=6,
        to_place=3,
        missions={"red": "territories-18", "blue": "territories-24", "green": "territories-24"},
    )
    lacking = {"congo", "madagascar"}
    while game.winner is None:
        action = choice(game)
        assert action["territory"] in lacking, "nothing else is needed to win"
        game.apply(action)
    assert game.winner == "red"


def test_armies_are_placed_where_they_can_act() -> None:
    inner = {t: ["red", 1] for t in AUSTRALIA}
    game = position({**inner, "siam": ["blue", 3]}, phase="reinforce", to_place=5)
    action = choice(game)
    assert (action["type"], action["territory"]) == ("place", "indonesia")


def test_five_cards_are_traded_and_the_best_set_of_them() -> None:
    game = position(
        {"brazil": ["red", 3]},
        edition="nordic",
        mode="missions",
        phase="reinforce",
        to_place=3,
        hands={"red": ["alaska", "greenland", "western-us", "alberta", "ontario"]},
        missions={"red": "territories-24", "blue": "territories-24", "green": "destroy-red"},
    )
    action = choice(game)
    assert action["type"] == "trade"
    assert {"alaska", "western-us"} < set(action["cards"]), "one of each is worth most"


def test_a_wild_card_is_kept_where_it_adds_nothing() -> None:
    game = position(
        {"brazil": ["red", 3]},
        phase="reinforce",
        to_place=3,
        hands={"red": ["alaska", "greenland", "western-us", "wild-1", "ontario"]},
    )
    assert "wild-1" not in choice(game)["cards"]


def test_idle_armies_move_towards_the_front() -> None:
    inner = {t: ["red", 1] for t in AUSTRALIA}
    game = position({**inner, "eastern-australia": ["red", 7]}, phase="fortify")
    action = choice(game)
    assert (action["type"], action["source"], action["armies"]) == (
        "fortify",
        "eastern-australia",
        6,
    )


def test_nobody_moves_away_from_the_front() -> None:
    inner = {t: ["red", 1] for t in AUSTRALIA}
    game = position(
        {**inner, "indonesia": ["red", 7], "siam": ["blue", 9]}, phase="fortify", edition="italian"
    )
    assert choice(game) == {"type": "end_phase"}


@pytest.mark.parametrize(
    ("bot", "roll", "dice"),
    [
        ("cautious", (6, 6, 6), 1),
        ("cautious", (2, 1, 1), 3),
        ("cautious", (6, 6, 1), 1),
        ("expert", (6, 6, 6), 1),
        ("expert", (2, 1, 1), 3),
        # A third die is worth rolling, since the attacker's third die, a one, can't beat it.
        ("expert", (6, 6, 1), 3),
        ("expert", (6, 4, 3), 3),
    ],
)
def test_a_defender_who_sees_the_roll_answers_it(
    bot: str, roll: tuple[int, ...], dice: int
) -> None:
    game = Game.from_dict(
        edition="german",
        mode="domination",
        seats=SEATS,
        options={"defender_decides": "after"},
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["green", 1], "brazil": ["red", 6], "peru": ["blue", 4]},
        },
        chance=Scripted([*roll, 1, 1, 1]),
    )
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    assert (game.phase, game.actor) == ("defend", "blue")
    assert choice(game, bot) == {"type": "defend", "dice": dice}


def test_a_defender_who_decides_first_rolls_the_dice_that_lose_least() -> None:
    game = position({"brazil": ["red", 6], "peru": ["blue", 4]})
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    assert choice(game) == {"type": "defend", "dice": 2}


DUEL = {
    "red": ("venezuela", "peru", "argentina", "congo"),
    "blue": ("india", "china", "indonesia", "mongolia"),
}


def duel(edition: str, phase: str, territories: dict[str, list[Any]], **given: Any) -> Game:
    held = {t: [seat, 1] for seat, group in DUEL.items() for t in group}
    return Game.from_dict(
        edition=edition,
        mode="duel",
        seats=["red", "blue"],
        position={
            "turn": "red",
            "phase": phase,
            "territories": {"*": ["third", 1], **held, **territories},
            **given,
        },
    )


def test_the_neutral_army_is_put_in_the_other_players_way() -> None:
    game = duel("nordic", "reinforce_third", {}, to_place=4)
    assert game.actor == "blue"
    action = choice(game)
    assert action == {"type": "place", "territory": "brazil", "armies": 4}


def test_the_allied_army_attacks_where_it_can_win() -> None:
    strong = duel("czech", "attack_third", {"brazil": ["third", 9], "siam": ["third", 9]})
    assert strong.actor == "blue"
    action = choice(strong)
    assert (action["type"], action["source"]) == ("attack", "brazil")
    stronger_enemy = {t: ["red", 9] for t in DUEL["red"]}
    weak = duel("czech", "attack_third", {**stronger_enemy, "brazil": ["third", 2]})
    assert choice(weak) == {"type": "end_phase"}


def test_a_capital_is_not_left_open() -> None:
    game = position(
        {
            "brazil": ["red", 9],
            "north-africa": ["green", 7],
            "venezuela": ["blue", 1],
            "peru": ["red", 1],
            "argentina": ["red", 1],
        },
        edition="nordic",
        mode="capital",
        captured=True,
        capitals={"red": "brazil", "blue": "china", "green": "egypt"},
    )
    assert choice(game) == {"type": "end_phase"}


def test_a_capital_is_chosen_out_of_reach() -> None:
    own = {t: ["red", 2] for t in AUSTRALIA}
    game = position(
        {**own, "brazil": ["red", 3], "venezuela": ["blue", 9], "siam": ["green", 2]},
        edition="nordic",
        mode="capital",
        phase="capital",
    )
    assert choice(game)["territory"] in {"western-australia", "eastern-australia"}


def test_a_wall_of_the_neutral_army_does_not_stop_the_winner() -> None:
    """Otherwise, large armies that wait for each other could keep a decided game going forever."""
    home = ("new-guinea", "western-australia", "eastern-australia")
    game = Game.from_dict(
        edition="nordic",
        mode="duel",
        seats=["red", "blue"],
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {
                "*": ["red", 1],
                "siam": ["red", 1800],
                "indonesia": ["third", 870],
                **{t: ["blue", 2] for t in home},
            },
        },
    )
    action = choice(game)
    assert (action["source"], action["target"]) == ("siam", "indonesia")


def holding(edition: str, cards: list[str], **more: Any) -> Game:
    """Return a game in which Red may trade, but is strong enough to keep its cards."""
    mine = {t: ["red", 12] for t in (*AUSTRALIA, *SOUTH_AMERICA)}
    hands = {"red": cards}
    return position(mine, edition=edition, phase="reinforce", others=1, hands=hands, **more)


FIVE = ["alaska", "alberta", "wild-1", "siam", "congo"]


def test_cards_are_kept_as_long_as_the_edition_allows() -> None:
    """Five cards force a trade, but under a limit of nine, the cheap first set can wait."""
    assert choice(holding("czech", FIVE, to_place=3))["type"] == "trade"
    assert choice(holding("czech+must_trade_at=9", FIVE, to_place=3))["type"] == "place"


@pytest.mark.parametrize(
    ("cavalry", "trades"), [(4, False), (9, True)], ids=["a poor set", "the second best"]
)
def test_a_sets_quality_depends_on_the_editions_values(cavalry: int, trades: bool) -> None:
    """Three cavalry are good if only one kind of set is better, however high the values are."""
    for scale in (1, 2):
        values = {"infantry": 4, "artillery": 8, "cavalry": cavalry, "one_of_each": 12}
        told = "/".join(f"{symbol}:{scale * value}" for symbol, value in values.items())
        cards = ["ontario", "quebec", "ural"]
        game = holding(f"nordic+fixed_values={told}", cards, mode="missions", to_place=3)
        assert (choice(game)["type"] == "trade") is trades


def test_the_bonus_that_a_player_places_is_the_editions() -> None:
    given = {"mode": "domination", "to_place": 3}
    for edition, armies in (("italian", 2), ("italian+bonus_armies=5", 5)):
        offers = holding(edition, ["brazil", "peru", "wild-1"], **given).legal_ranges()["trade"]
        assert [offer["bonus_armies"] for offer in offers] == [armies]
