"""Campaigns agree with a separate recursion in fractions, and with campaigns played by dice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import sqrt
from random import Random
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from risk_widget.battles.odds import win_array
from risk_widget.rules.dice import DiceRule

RULES = {
    "czech": DiceRule(),
    "nordic": DiceRule(defence=(1, 1, 2)),
    "german": DiceRule(defence=(1, 2, 3)),
}


@cache
def rolls(attack: int, defence: int) -> list[tuple[int, int, Fraction]]:
    """Return both sides' possible losses in a roll and their probabilities, by counting rolls."""
    ways: dict[tuple[int, int], int] = {}
    for dice in product(range(1, 7), repeat=attack + defence):
        first, second = sorted(dice[:attack])[::-1], sorted(dice[attack:])[::-1]
        lost = sum(a <= d for a, d in zip(first, second, strict=False))
        key = (lost, min(attack, defence) - lost)
        ways[key] = ways.get(key, 0) + 1
    return [(a, d, Fraction(n, 6 ** (attack + defence))) for (a, d), n in ways.items()]


def chance_by_recursion(
    rule: DiceRule, armies: int, targets: list[int], behind: list[int]
) -> Fraction:
    """Return the chance of taking all targets, computed roll by roll."""

    @cache
    def take(here: int, defenders: int, step: int) -> Fraction:
        if not defenders:
            moved = here - behind[step]
            if step + 1 == len(targets):
                return Fraction(1)
            return take(moved, targets[step + 1], step + 1)
        able = here - behind[step]
        if able < 1:
            return Fraction(0)
        dice = min(rule.attack, able), rule.defence[min(defenders, len(rule.defence)) - 1]
        return sum(
            (p * take(here - a, defenders - d, step) for a, d, p in rolls(*dice)), Fraction(0)
        )

    return take(armies, targets[0], 0)


@pytest.mark.parametrize("edition", RULES)
@pytest.mark.parametrize(
    ("armies", "targets", "behind"),
    [
        (5, [2], [1]),
        (8, [3, 1, 2], [1, 1, 1]),
        (12, [4, 2, 3], [2, 1, 3]),
        (6, [1, 1, 1, 1], [1] * 4),
    ],
)
def test_the_chances_agree_with_a_recursion_in_fractions(
    edition: str, armies: int, targets: list[int], behind: list[int]
) -> None:
    found = rw.campaign_odds(armies, targets, edition, behind=behind)
    for last in range(1, len(targets) + 1):
        exact = chance_by_recursion(RULES[edition], armies, targets[:last], behind)
        assert found.reached[last] == pytest.approx(float(exact), abs=1e-13)
    assert sum(found.ends.values()) == pytest.approx(1, abs=1e-13)


def test_a_campaign_of_one_territory_is_a_battle() -> None:
    battle, campaign = rw.odds(9, 6, "german"), rw.campaign_odds(9, [6], "german")
    assert campaign.win == pytest.approx(battle.win, abs=1e-14)
    assert campaign.lost == pytest.approx(battle.attacker_losses, abs=1e-13)
    assert campaign.left_if_won == pytest.approx(battle.left_if_won - 1, abs=1e-13)


def fight(random: Random, armies: int, targets: list[int], behind: int) -> int:
    """Play a campaign with dice, and return the number of territories taken."""
    for taken, defenders in enumerate(targets):
        while defenders and armies > behind:
            attack = sorted(random.choices(range(1, 7), k=min(3, armies - behind)))[::-1]
            defence = sorted(random.choices(range(1, 7), k=min(2, defenders)))[::-1]
            lost = sum(a <= d for a, d in zip(attack, defence, strict=False))
            armies, defenders = armies - lost, defenders - min(len(attack), len(defence)) + lost
        if defenders:
            return taken
        armies -= behind
    return len(targets)


def test_played_campaigns_agree_with_the_computed_odds() -> None:
    random, campaigns, targets = Random(17), 4000, [3, 2, 4]
    ends = [fight(random, 14, targets, 2) for _ in range(campaigns)]
    for number, p in enumerate(rw.campaign_odds(14, targets, "czech", behind=2).taken):
        assert abs(ends.count(number) / campaigns - p) < 4 * sqrt(p * (1 - p) / campaigns)


def test_the_best_order_is_the_best_of_all() -> None:
    targets, behind = [5, 1, 3, 2], [1, 3, 1, 1, 2]

    def chance(order: tuple[int, ...]) -> float:
        stays = [behind[0], *(behind[t + 1] for t in order)]
        return rw.campaign_odds(14, [targets[t] for t in order], "nordic", behind=stays).win

    best = rw.lab.best_order(14, targets, "nordic", behind=behind)
    assert best.win == pytest.approx(max(map(chance, permutations(range(4)))), abs=1e-14)
    assert best.win == pytest.approx(chance(best.order), abs=1e-14)


def test_the_best_order_follows_borders() -> None:
    ring = {(-1, 0), (0, 1), (1, 2), (-1, 2), (2, 1), (1, 0)}
    best = rw.lab.best_order(9, [1, 5, 2], borders=lambda a, b: (a, b) in ring)
    assert best.order in {(0, 1, 2), (2, 1, 0)}
    with pytest.raises(ValueError, match="no route leads"):
        rw.lab.best_order(9, [1, 5, 2], borders=lambda a, _: a == -1)


@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_one_army_fewer_has_too_small_a_chance(chance: float) -> None:
    enough = rw.lab.armies_for(chance, [4, 2, 2], "german", behind=2)
    assert rw.campaign_odds(enough, [4, 2, 2], "german", behind=2).win >= chance
    assert rw.campaign_odds(enough - 1, [4, 2, 2], "german", behind=2).win < chance
    assert rw.lab.armies_for(chance, 3) == rw.lab.armies_for(chance, [3])


def test_the_stopping_number_is_the_lowest_that_keeps_enough() -> None:
    stopping = rw.lab.when_to_stop(12, 8, "czech", keep=5, chance=0.9)
    stop = stopping.stop_at
    assert stopping.kept(stop) >= 0.9 > stopping.kept(stop - 1)
    left = rw.odds(12, 8, "czech", stop_at=stop).attackers_left
    assert stopping.kept(stop) == pytest.approx(sum(left[5:]))
    assert rw.lab.when_to_stop(4, 30, keep=4, chance=1.0).stop_at == 4
    assert f"stop at {stop}" in repr(stopping)


def test_a_campaign_can_start_from_a_position() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=3)
    while game.phase in ("claim", "place"):
        game.apply(game.legal_actions()[0])
    source = next(t for t in game.board.ids if game.owner(t) == "red" and enemies(game, t, "red"))
    target = enemies(game, source, "red")[0]
    further = next(t for t in enemies(game, target, "red") if t != source)
    found = game.campaign_odds(source, target, further, armies=9)
    assert found.targets == (game.armies(target), game.armies(further))
    assert found.names == tuple(game.board.territory(t).name for t in (target, further))
    assert found.win == rw.campaign_odds(9, found.targets, game.dice).win
    best = game.campaign_odds(source, further, target, armies=9, best_order=True)
    assert best.win >= found.win
    with pytest.raises(ValueError, match="occurs twice"):
        game.campaign_odds(source, target, target)
    with pytest.raises(ValueError, match="belongs to"):
        game.campaign_odds(source, source)
    beyond = [t for t in enemies(game, further, "red") if not game.board.adjacent(t, source)]
    with pytest.raises(ValueError, match="does not border"):
        game.campaign_odds(source, beyond[0])


def enemies(game: rw.Game, place: str, seat: str) -> list[str]:
    board = game.board
    return [t for t in board.ids if board.adjacent(place, t) and game.owner(t) != seat]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: rw.campaign_odds(5, []), "at least one territory"),
        (lambda: rw.campaign_odds(0, [1]), "attackers must be a whole number of at least 1"),
        (lambda: rw.campaign_odds(5, [1, 2], behind=0), "behind must be a whole number of at"),
        (lambda: rw.campaign_odds(5, [1, 2], behind=[1]), "each of 2"),
        (lambda: rw.campaign_odds(5, [1, 2], names=["peru"]), "as many as targets or none: 2"),
        (lambda: rw.lab.best_order(5, [1] * 9), "at most 8"),
        (lambda: rw.campaign_odds(12, 3), r"targets must be a list, not 3; did you mean \[3\]"),  # type: ignore[arg-type]
        (lambda: rw.campaign_odds(12, [3, "1"]), "targets must be a whole number"),  # type: ignore[list-item]
        (lambda: rw.campaign_odds(12, {3, 1}), "targets must be a list"),
        (lambda: rw.lab.best_order(5, [1, 2], behind=[1, 1]), "each of 3"),
        (lambda: rw.lab.armies_for(1.0, 3), "between 0 and 1"),
        (
            lambda: rw.lab.when_to_stop(5, 3, keep=6),
            "keep must be a whole number from 1 to 5, not 6",
        ),
        (lambda: rw.lab.when_to_stop(5, 3, keep=2, chance=0), "above 0"),
    ],
)
def test_impossible_questions_are_refused(wrong: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        wrong()  # type: ignore[operator]


def test_campaigns_show_their_figures() -> None:
    found = rw.campaign_odds(12, [3, 2], names=["Peru", "Brazil"])
    assert repr(found).startswith("<CampaignOdds: 12 armies against 3, then 2: ")
    page = ET.fromstring(f"<div>{found._repr_html_()}</div>")
    assert [row[0].text for row in page.iter("tr")][1:] == ["Peru", "Brazil"]
    assert page.find(".//details") is None
    long = rw.campaign_odds(60, [1] * 20)
    assert ET.fromstring(f"<div>{long._repr_html_()}</div>").find(".//details") is not None


def test_a_table_of_odds_is_a_heat_map_of_its_figures() -> None:
    table = rw.lab.odds_table(20, 15, "czech")
    assert table[8, 5] == pytest.approx(rw.odds(8, 5, "czech").win)
    assert len(table.to_rows()) == 20 * 15
    page = ET.fromstring(f"<div>{table._repr_html_()}</div>")
    told = {cell.attrib["title"] for cell in page.iter("td")}
    assert "8 against 5: 74%" in told
    assert page.find(".//details") is not None
    assert (
        ET.fromstring(f"<div>{rw.lab.odds_table(6, 6)._repr_html_()}</div>").find(".//details")
        is None
    )


def test_a_position_gives_armies_needed_and_when_to_stop() -> None:
    game = rw.Game.new(edition="german", mode="domination", seats=["red", "blue"], seed=3)
    targets = ["north-africa", "egypt"]
    there = [game.armies(target) for target in targets]
    needed = game.armies_for(0.9, *targets, behind=2)
    assert needed == rw.lab.armies_for(0.9, there, game.dice, behind=2)
    assert rw.campaign_odds(needed, there, game.dice, behind=2).win >= 0.9
    stopping = game.when_to_stop("brazil", "north-africa", keep=4, attackers=12)
    assert stopping == rw.lab.when_to_stop(12, there[0], game.dice, keep=4)
    with pytest.raises(KeyError, match="egypt"):
        game.armies_for(0.9, "egyt")


@pytest.mark.parametrize(
    ("guess", "actual", "within", "told"),
    [
        (0.9, 0.4, 0.05, "It is less than 90%: 40%."),
        (0.05, -0.03, 0.02, "It is less than 5%: −3%."),
        (12, 15, 1, "It is more than 12: 15."),
        (1000, 1234.56, 10, "It is more than 1000: 1235."),
        (2, 2.345, 0.1, "It is more than 2: 2.35."),
        (2.3, 2.345, 0.1, "Right: it is 2.35."),
    ],
)
def test_a_prediction_shows_the_guess_and_the_truth(
    guess: float, actual: float, within: float, told: str
) -> None:
    assert repr(rw.lab.predict(guess, actual, within=within)) == told


def test_a_prediction_accepts_numpy_numbers() -> None:
    chances = win_array(3, 2, "czech")
    assert repr(rw.lab.predict(0.1, chances[3][2])) == repr(
        rw.lab.predict(0.1, rw.odds(3, 2, "czech").win)
    )
