"""Whole battles agree with published figures and simulations, and have expected properties."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from risk_widget.battles.battle_table import BattleTable, battle_table
from risk_widget.battles.odds import (
    DiceRule,
    dice_rule,
    odds,
    odds_table,
    win_array,
    win_table,
)

TWO_DICE = DiceRule()
EDITIONS = {
    "nordic": DiceRule(defence=(1, 1, 2)),
    "german": DiceRule(defence=(1, 2, 3)),
    "italian": TWO_DICE,
    "czech": TWO_DICE,
}
RULES = [*EDITIONS.values(), DiceRule(defence=(1, 2, 3), decides="after")]
armies = st.integers(1, 14)


def exact_win(attackers: int, defenders: int, rule: DiceRule) -> Fraction:
    """Return the exact chance of winning."""
    return Fraction(battle_table(rule, exact=True).win(attackers, defenders))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dice_of_an_edition_come_from_its_fields(edition: str) -> None:
    assert dice_rule(edition) == EDITIONS[edition]


def test_the_german_option_moves_the_decision_after_the_roll() -> None:
    after = dice_rule("german", options={"defender_decides": "after"})
    assert after == DiceRule(defence=(1, 2, 3), decides="after")


@pytest.mark.parametrize(
    ("attackers", "defenders", "stop_at", "percent"),
    [(8, 5, None, 79), (8, 5, 3, 67), (7, 4, None, 80)],
)
def test_nordic_battles_have_the_known_odds(
    attackers: int, defenders: int, stop_at: int | None, percent: int
) -> None:
    assert round(100 * odds(attackers, defenders, "nordic", stop_at=stop_at).win) == percent


@pytest.mark.parametrize(
    ("attackers", "defenders", "win"),
    # The attacker has one army more than in tables that count only those that can fight.
    [
        (2, 1, Fraction(5, 12)),
        (2, 2, Fraction(275, 2592)),
        (3, 1, Fraction(1955, 2592)),
        (3, 2, Fraction(235, 648)),
        (4, 1, Fraction(342035, 373248)),
        (4, 2, Fraction(6610505, 10077696)),
        (4, 3, Fraction(511817135, 1088391168)),
    ],
)
def test_small_battles_are_exact(attackers: int, defenders: int, win: Fraction) -> None:
    assert exact_win(attackers, defenders, TWO_DICE) == win


@pytest.mark.parametrize(
    ("attackers", "win"),
    [(4, Fraction(4402175, 13436928)), (5, Fraction(317362715, 725594112))],
)
def test_battles_with_three_defence_dice_are_exact(attackers: int, win: Fraction) -> None:
    assert exact_win(attackers, 3, EDITIONS["german"]) == win


@pytest.mark.parametrize(
    ("rule", "win"),
    [
        (TWO_DICE, 0.567592872135131),
        (DiceRule(decides="after"), 0.4529),
        (EDITIONS["german"], 0.19024758299215005),
        (DiceRule(defence=(1, 2, 3), decides="after"), 0.0867),
    ],
)
def test_ten_against_ten_has_the_known_odds(rule: DiceRule, win: float) -> None:
    assert odds(11, 10, rule).win == pytest.approx(win, abs=5e-5)


def test_large_battles_can_be_computed() -> None:
    assert odds(101, 100, TWO_DICE).win == pytest.approx(0.82436286612497710, abs=1e-13)
    assert odds(21, 20, "german").win == pytest.approx(0.099984141237798391, abs=1e-13)
    thousand = win_array(1001, 1000, TWO_DICE)
    assert thousand[1001, 1000] == pytest.approx(0.99891132342895130, abs=1e-13)
    kind = DiceRule(ties="attacker")
    assert win_array(301, 800, kind)[301, 800] == pytest.approx(0.8897332621740284, abs=1e-13)


def test_the_average_losses_are_computed() -> None:
    five = odds(6, 5, TWO_DICE)
    assert five.attacker_losses == pytest.approx(3.3685, abs=5e-5)
    assert five.defender_losses == pytest.approx(3.5568, abs=5e-5)


@given(attackers=armies, defenders=armies, rule=st.sampled_from(RULES), stop=st.integers(1, 5))
def test_distributions_are_complete_and_agree(
    attackers: int, defenders: int, rule: DiceRule, stop: int
) -> None:
    stop = min(stop, attackers)
    result = odds(attackers, defenders, rule, stop_at=stop)
    assert sum(result.outcomes.values()) == pytest.approx(1, abs=1e-12)
    assert sum(result.attackers_left) == pytest.approx(1, abs=1e-12)
    assert sum(result.defenders_left) == pytest.approx(1, abs=1e-12)
    assert result.defenders_left[0] == pytest.approx(result.win, abs=1e-12)
    for a, d in result.outcomes:
        assert d == 0 or a <= stop, "an end is a capture or a stop"
        assert a >= 1, "one army always stays"
    assert float(BattleTable(rule, stop_at=stop).win(attackers, defenders)) == pytest.approx(
        result.win, abs=1e-12
    )
    assert result.left_if_won == pytest.approx(
        float(BattleTable(rule, stop_at=stop).left_if_won(attackers, defenders)), abs=1e-9
    )


@given(attackers=armies, defenders=armies, rule=st.sampled_from(RULES))
def test_one_more_army_helps_its_side(attackers: int, defenders: int, rule: DiceRule) -> None:
    win = odds(attackers, defenders, rule).win
    assert odds(attackers + 1, defenders, rule).win >= win
    assert odds(attackers, defenders + 1, rule).win <= win


@given(attackers=armies, defenders=armies, stop=st.integers(1, 6))
def test_stopping_earlier_never_wins_more_often(attackers: int, defenders: int, stop: int) -> None:
    attackers += stop
    assert (
        odds(attackers, defenders, stop_at=stop + 1).win
        <= odds(attackers, defenders, stop_at=stop).win
    )


@given(attackers=armies, defenders=armies)
def test_seeing_the_roll_first_helps_the_defender(attackers: int, defenders: int) -> None:
    before = odds(attackers, defenders, "german").win
    after = odds(attackers, defenders, "german", options={"defender_decides": "after"}).win
    assert after <= before + 1e-12


def test_the_answer_after_the_roll_is_optimal() -> None:
    """The chance is compared with a plain recursion over every roll, in fractions."""
    faces = range(1, 7)
    rolls = {
        n: [tuple(sorted(r, reverse=True)) for r in product(faces, repeat=n)] for n in (1, 2, 3)
    }

    @cache
    def best(attackers: int, defenders: int) -> Fraction:
        if defenders == 0:
            return Fraction(1)
        if attackers == 1:
            return Fraction(0)
        attack_dice = min(3, attackers - 1)
        total = Fraction(0)
        for attack in rolls[attack_dice]:
            answers = []
            for dice in range(1, min(2, defenders) + 1):
                value = Fraction(0)
                for defence in rolls[dice]:
                    lost = sum(a <= d for a, d in zip(attack, defence, strict=False))
                    compared = min(attack_dice, dice)
                    value += best(attackers - lost, defenders - (compared - lost))
                answers.append(value / len(rolls[dice]))
            total += min(answers)
        return total / len(rolls[attack_dice])

    rule = DiceRule(decides="after")
    for attackers, defenders in [(2, 2), (3, 2), (4, 2), (4, 3), (5, 4)]:
        assert exact_win(attackers, defenders, rule) == best(attackers, defenders)


def fight(random: Random, rule: DiceRule, attackers: int, defenders: int, stop: int) -> bool:
    while attackers > stop and defenders:
        a = sorted(random.choices(range(1, 7), k=rule.attack_dice(attackers)), reverse=True)
        d = sorted(random.choices(range(1, 7), k=rule.defence_dice(defenders)), reverse=True)
        for x, y in zip(a, d, strict=False):
            if x > y:
                defenders -= 1
            else:
                attackers -= 1
    return defenders == 0


@pytest.mark.parametrize("edition", ["nordic", "german", "czech"])
@pytest.mark.parametrize(("attackers", "defenders", "stop"), [(9, 6, 1), (9, 6, 4), (3, 2, 1)])
def test_played_battles_agree_with_the_computed_odds(
    edition: str, attackers: int, defenders: int, stop: int
) -> None:
    random, battles = Random(20_000), 4000
    rule = EDITIONS[edition]
    won = sum(fight(random, rule, attackers, defenders, stop) for _ in range(battles))
    win = odds(attackers, defenders, edition, stop_at=stop).win
    assert abs(won / battles - win) < 4 * sqrt(win * (1 - win) / battles)


@pytest.mark.parametrize("rule", [*RULES, DiceRule(2, (1,)), DiceRule(ties="attacker")])
@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 9), (3, 2), (17, 12)])
def test_the_array_agrees_with_the_table(rule: DiceRule, size: tuple[int, int]) -> None:
    table = win_table(*size, rule)
    assert win_array(*size, rule).shape == (size[0] + 1, size[1] + 1)
    assert np.abs(win_array(*size, rule) - np.array(table)).max() < 1e-15


def test_fewer_armies_or_dice_can_be_chosen() -> None:
    assert odds(8, 3, TWO_DICE, armies=1).win == odds(8, 3, DiceRule(attack=1)).win
    assert odds(8, 3, "nordic", dice=2).win < odds(8, 3, "nordic").win
    assert odds(8, 3, "nordic", armies=3, dice=2).outcomes == odds(8, 3, "nordic", dice=2).outcomes


def test_there_are_no_losses_without_an_attack() -> None:
    alone = odds(1, 4)
    assert alone.win == 0
    assert alone.outcomes == {(1, 4): 1.0}
    assert alone.left_if_won == 0
    assert odds(5, 4, stop_at=5).attacker_losses == 0


@pytest.mark.parametrize(("attackers", "defenders"), [(5, 4), (4, 3)])
def test_a_table_has_a_row_for_each_battle(attackers: int, defenders: int) -> None:
    table = odds_table(attackers, defenders)
    assert [tuple(row.values()) for row in table.to_rows()] == [
        (a, d, table[a, d]) for a, d in product(range(1, attackers + 1), range(1, defenders + 1))
    ]


def test_a_table_first_asked_about_no_attackers_grows_correctly() -> None:
    table = BattleTable(TWO_DICE)
    assert [table.win(0, 3), table.win(0, 30)] == [0, 0]
    assert table.win(5, 3) == BattleTable(TWO_DICE).win(5, 3)


def test_the_figures_are_available_as_data() -> None:
    data = odds(3, 1).to_dict()
    assert data["win"] == pytest.approx(1955 / 2592)
    assert sum(data["attackers_left"]) == pytest.approx(1)
    assert len(data["defenders_left"]) == 2


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: odds(0, 3), "attackers must be a whole number of at least 1, not 0"),
        (lambda: odds(3, 0), "defenders must be a whole number of at least 1, not 0"),
        (lambda: odds(3, 3, stop_at=0), "stop_at"),
        (lambda: odds(3, 3, armies=0), "armies must be a whole number of at least 1"),
        (lambda: odds(8, 5, stop_at=9), "stop_at must be a whole number from 1 to 8, not 9"),
        (lambda: odds(8, 5, dice=7), "dice must be a whole number from 1 to 3, not 7"),
        (lambda: odds(True, 1), "attackers must be a whole number of at least 1, not True"),
        (lambda: odds(2.5, 3), "attackers .* not 2.5"),  # type: ignore[arg-type]
        (lambda: odds("8", 5), "attackers .* not '8'"),  # type: ignore[arg-type]
        (lambda: odds(10**9 + 1, 10**9 + 1), "1000000001 against 1000000001 armies are too many"),
        (lambda: odds(3, 3, 7), "edition must be an edition, its id or its file, not 7"),  # type: ignore[arg-type]
        (lambda: odds(3, 3, options=7), "options must be a table, not 7"),  # type: ignore[arg-type]
        (lambda: odds_table(13, 12)[13, 13], "defenders must be a whole number from 0 to 12"),
        (lambda: odds_table(13, 12)[-1, 3], "attackers must be a whole number from 0 to 13"),
        (lambda: odds_table(13, 12)[3], "armies must be a list"),  # type: ignore[index]
        (lambda: odds(10**4300, 1), "too many"),
        (lambda: odds(4000, 4000), "4000 against 4000 armies are too many"),
        (lambda: odds(3, 3, "nordik"), "nordic"),
        (lambda: odds(3, 3, "czech", mode="missions"), "missions"),
        (lambda: odds(3, 3, "czech", options={"defender_decides": "after"}), "defender_decides"),
        (lambda: DiceRule(defence=(2,)), "no more dice than armies"),
        (lambda: DiceRule(attack=0), "attack die"),
    ],
)
def test_impossible_questions_are_refused(wrong: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        wrong()  # type: ignore[operator]


def test_odds_do_not_need_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None; import risk_widget.battles.odds as o;"
    code += "print(o.odds(8, 5, 'nordic').win, o.win_table(3, 3)[3][1])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0].startswith("0.785")


def test_without_numpy_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ImportError, match=r"needs numpy.*win_table"):
        win_array(3, 3)
    assert win_table(3, 3)[3][3] == pytest.approx(odds(3, 3).win)
