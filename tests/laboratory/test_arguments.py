"""Whatever numbers and words a caller passes, the result is correct or the error is clear."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

import risk_widget as rw
from tests.package.foreign import RIGHT, Call, fault, is_endless, is_said_by_the_package, values

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 3}
FOREIGN: list[Callable[[int], Any]] = [
    np.int64,
    np.uint8,
    np.array,
    np.float64,
    float,
    Fraction,
    Decimal,
    lambda number: pd.Series([number])[0],
]


@pytest.mark.parametrize("of", FOREIGN, ids=lambda of: of.__name__)
def test_a_whole_number_may_come_from_any_library(of: Callable[[int], Any]) -> None:
    """The result equals the result for plain numbers, and contains only plain numbers."""
    assert rw.odds(of(8), of(5), stop_at=of(2), armies=of(3), dice=of(2)) == rw.odds(
        8, 5, stop_at=2, armies=3, dice=2
    )
    assert rw.lab.odds_table(of(9), of(7)) == rw.lab.odds_table(9, 7)
    assert rw.lab.odds_table(9, 7)[of(8), of(5)] == rw.lab.odds_table(9, 7)[8, 5]
    way = rw.campaign_odds(of(12), [of(3), of(1)], behind=of(2))
    assert way == rw.campaign_odds(12, [3, 1], behind=2)
    assert rw.lab.best_order(of(9), [of(3), of(1)]) == rw.lab.best_order(9, [3, 1])
    assert rw.lab.armies_for(0.9, of(3)) == rw.lab.armies_for(0.9, 3)
    assert rw.lab.when_to_stop(of(9), of(5), keep=of(4)) == rw.lab.when_to_stop(9, 5, keep=4)
    few = rw.simulate(["random"] * 3, of(2), **{**SMALL, "max_rounds": of(3)}, seed=of(7))
    assert few == rw.simulate(["random"] * 3, 2, **SMALL, seed=7)
    for result in (way, few, rw.odds(of(8), of(5)), rw.lab.when_to_stop(of(9), of(5), keep=of(4))):
        json.dumps(result.to_dict())


def test_lists_may_be_arrays_and_series() -> None:
    expected = rw.campaign_odds(12, [3, 1, 2], behind=[2, 1, 1])
    for of in (np.array, pd.Series, tuple):
        assert rw.campaign_odds(12, of([3, 1, 2]), behind=of([2, 1, 1])) == expected
    assert rw.lab.best_order(12, np.array([3, 1, 2])) == rw.lab.best_order(12, [3, 1, 2])
    assert rw.lab.armies_for(np.float64(0.9), pd.Series([3, 1])) == rw.lab.armies_for(0.9, [3, 1])
    assert rw.campaign_odds(12, range(1, 4)) == rw.campaign_odds(12, [1, 2, 3])


def test_words_may_be_numpy_strings() -> None:
    word = np.str_
    assert rw.odds(8, 5, word("czech")).to_dict() == rw.odds(8, 5, "czech").to_dict()
    assert type(rw.odds(8, 5, word("czech")).edition) is str
    played = rw.simulate(
        np.array(["random"] * 3),
        2,
        edition=word("czech"),
        mode=word("domination"),
        board=word("island"),
        seats=np.array(["red", "blue", "green"]),
        max_rounds=3,
    )
    assert played == rw.simulate(["random"] * 3, 2, mode="domination", **SMALL)
    text = json.dumps(played.to_dict())
    assert '"edition": "czech"' in text
    assert rw.lab.holds(word("australia")) == rw.lab.holds("australia")


def test_a_map_accepts_a_series_and_numpy_numbers() -> None:
    figures = {"brazil": 1.5, "peru": 3.0}
    expected = rw.lab.figure_map(figures)
    assert rw.lab.figure_map(pd.Series(figures)) == expected
    assert (
        rw.lab.figure_map({name: np.float32(figure) for name, figure in figures.items()})
        == expected
    )


def test_a_prediction_accepts_numpy_numbers() -> None:
    assert rw.lab.predict(np.float64(0.4), Fraction(42, 100)) == rw.lab.predict(0.4, 0.42)  # type: ignore[arg-type]


def test_dice_are_checked_with_any_form_of_the_seed() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=7)
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    record = game.record()
    for seed in (7, "7", np.int64(7), 7.0):
        assert rw.lab.check_dice(record, seed) is None  # type: ignore[arg-type]
    assert rw.lab.check_dice(record, 8) is not None


REFUSED: list[tuple[str, str]] = [
    ("rw.odds(8, None)", "defenders must be a whole number of at least 1, not None"),
    ("rw.odds(8, 5, mode='dominaton')", "did you mean 'domination'"),
    ("rw.lab.odds_table(0, 5)", "attackers must be a whole number of at least 1, not 0"),
    ("rw.lab.odds_table(5, 'a')", "defenders must be a whole number"),
    ("rw.lab.odds_table(9, 9).plot(defenders=3)", r"defenders must be a list, not 3"),
    ("rw.lab.when_to_stop(9, 5, keep=True)", "keep must be a whole number from 1 to 9, not True"),
    ("rw.lab.when_to_stop(9, 5, keep=3, chance='high')", "chance must be a number, not 'high'"),
    (
        "rw.lab.when_to_stop(9, 5, keep=3, chance=1.5)",
        "chance must be above 0 and at most 1, not 1.5",
    ),
    ("rw.lab.when_to_stop(9, 5, keep=3).kept(10)", "stop_at must be a whole number from 1 to 9"),
    ("rw.lab.armies_for(float('nan'), 3)", "chance must be a number, not nan"),
    ("rw.lab.armies_for(0.5, '3')", "targets must be a list, not '3'"),
    ("rw.campaign_odds(10**6, [10**6])", "1000000 against 1000000 armies are too many"),
    ("rw.simulate('cautious', 3)", r"bots must be a list, not 'cautious'; did you mean \['caut"),
    ("rw.simulate(['cautios'] * 3, 3)", "cautious"),
    ("rw.simulate([7] * 3, 3)", r"bots\[0\] must be a bot's id, a class of bots, .* not 7"),
    ("rw.simulate(['random'] * 3, 0)", "games must be a whole number of at least 1, not 0"),
    ("rw.simulate(['random'] * 3, -1)", "games must be a whole number of at least 1, not -1"),
    ("rw.simulate(['random'] * 3, 2.5)", "games must be a whole number of at least 1, not 2.5"),
    ("rw.simulate(['random'] * 3, 1, max_rounds=-1)", "max_rounds must be .* at least 1, not -1"),
    ("rw.simulate(['random'] * 3, 1, max_actions=0)", "max_actions must be .* at least 1, not 0"),
    (
        "rw.simulate(['random'] * 3, 1, max_seconds=0)",
        "max_seconds must be .* above 0, not 0",
    ),
    ("rw.simulate(['random'] * 3, 1, seats={'red', 'blue', 'green'})", "seats must be a list"),
    ("rw.simulate(['random'] * 3, 1, seats=2)", "3 bots need as many seats, not 2"),
    ("rw.simulate(['random'] * 3, 1, seats=['red', 'blue', 3])", r"seats\[2\] must be text, not 3"),
    ("rw.simulate(['random'] * 3, 1, seed=np.random.default_rng(1))", "draw a whole number"),
    ("rw.simulate(['random'] * 3, 1, seed=True)", "seed must be a whole number or text, not True"),
    ("rw.simulate(['random'] * 3, 1, edition=3)", "edition must be an edition, its id or its file"),
    ("rw.simulate(['random'] * 3, 1, fast='yes')", "fast must be True or False|true or false"),
    ("rw.simulate(['random'] * 3, 1, arrange=3)", "arrange must be a function"),
    ("rw.simulate(['random'] * 3, 1, on_error='stop')", "on_error must be 'raise' or 'forfeit'"),
    ("rw.simulate(['random'] * 3, 1, max_rounds=2).plot('round')", "what must be 'shares' or 'r"),
    ("rw.tournament(['random', 'bold'], editions='czech')", r"did you mean \['czech'\]"),
    ("rw.tournament(['random', 'bold'], players='3')", "players must be a list, not '3'"),
    ("rw.tournament(['random', 'bold'], modes=['duell'])", "did you mean 'duel'"),
    ("rw.tournament(['random', 'bold'], games=0)", "games must be a whole number of at least 1"),
    ("rw.tournament('ab')", "bots must be a list, not 'ab'"),
    ("rw.experiment([1, 2])", "conditions must be a table, not"),
    ("rw.experiment({'a': {}, 'b': 3})", "conditions.*b.* must be a table, not 3"),
    ("rw.experiment({'a': {}, 'b': {}}, measure=3)", "measure must be 'wins', 'rounds' or"),
    ("rw.experiment({'a': {}, 'b': {}}, games='many')", "games must be a whole number"),
    ("rw.experiment({'a': {}, 'b': {'edition': 'chech'}})", "czech"),
    ("rw.lab.begins(first='yes')", "first must be"),
    ("rw.lab.holds(3)", "continent must be text, not 3"),
    ("rw.lab.predict('half', 0.4)", "guess must be a number, not 'half'"),
    ("rw.lab.predict(0.4, 0.4, within=-1)", "within must be a number of at least 0, not -1"),
    (
        "rw.lab.figure_map({'brazil': float('nan')})",
        r"figures\['brazil'\] must be a number, not nan",
    ),
    ("rw.lab.figure_map({'brazil': ''})", r"figures\['brazil'\] must be a number, not ''"),
    ("rw.lab.figure_map({})", "figures must have a figure for at least one territory"),
    ("rw.lab.figure_map([1, 2])", "figures must be a table or a Series"),
    ("rw.lab.figure_map({'brazil': 1}, digits=-1)", "digits must be a whole number from 0 to 15"),
    ("rw.lab.check_dice(7, 7)", "record must be text, bytes, a path or an open file, not 7"),
    ("rw.lab.check_dice('', True)", "seed must be a whole number or text, not True"),
    ("rw.odds(3, 2).to_frame('arrow')", "library must be 'pandas' or 'polars', not 'arrow'"),
]


@pytest.mark.parametrize(("question", "sentence"), REFUSED, ids=[code for code, _ in REFUSED])
def test_a_wrong_value_is_refused_in_one_sentence(question: str, sentence: str) -> None:
    with pytest.raises((ValueError, TypeError), match=sentence) as raised:
        eval(question, {"rw": rw, "np": np})
    assert "\n" not in str(raised.value)
    assert is_said_by_the_package(raised.value)


@pytest.mark.sampled
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        (rw.odds, "attackers defenders edition stop_at mode options armies dice"),
        (rw.lab.odds_table, "attackers defenders edition mode options"),
        (rw.campaign_odds, "armies targets edition behind mode options names"),
        (rw.lab.best_order, "armies targets edition behind mode options names"),
        (rw.lab.armies_for, "chance targets edition behind mode options"),
        (rw.lab.when_to_stop, "attackers defenders edition keep chance mode options"),
        (rw.simulate, "bots games edition mode seats max_rounds max_actions seed options arrange"),
        (rw.tournament, "bots games editions modes players max_rounds max_actions seed"),
        (rw.experiment, "conditions bots games measure seed"),
        (rw.lab.figure_map, "figures digits low high width"),
        (rw.lab.predict, "guess actual within"),
        (rw.lab.check_dice, "text seed"),
        (rw.lab.holds, "continent"),
        (rw.lab.placebo, "continent"),
        (rw.lab.wilson, "successes trials z"),
        (rw.lab.share_interval, "successes trials"),
        (rw.lab.begins, "first"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_no_value_causes_a_raw_python_error(call: Callable[..., Any], arguments: str) -> None:
    """Every kind of value, for every argument, leads to a result or a clear error."""
    tested = Call(call.__name__, call, RIGHT[call.__name__])
    for argument in arguments.split():
        for value in values():
            if is_endless(argument, value):
                continue
            if callable(value) and argument in ("arrange", "measure"):
                continue  # Errors that a function itself raises are its own.
            why = fault(tested, argument, value)
            assert why is None, (argument, value, why)
