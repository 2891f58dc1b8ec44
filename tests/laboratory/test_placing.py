"""A bot's place on the ladder has a correct interval, and each rung is placed on itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import RandomBot, RungBot
from risk_widget.bots.ladder import LADDER, SHARES
from risk_widget.laboratory import placing
from risk_widget.laboratory.fast_hint import FASTER
from risk_widget.laboratory.placing import DUEL_SHARES, DUEL_STRENGTHS, LadderPlace, search
from tests.rotation import repeats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.laboratory.placing import Search


def strength_at(place: float) -> float:
    """Return the strength of a place, even beyond the ends of the ladder."""
    below = max(1, min(len(LADDER) - 1, int(place)))
    low, high = DUEL_STRENGTHS[below - 1 : below + 1]
    return low + (place - below) * (high - low)


def placed(place: float, seed: str, first: float = 0.2, **settings: Any) -> tuple[Search, str]:
    """Search for a known place; `first` is added to the chance in the first game of each pair."""
    random, strength = Random(seed), strength_at(place)

    def play(rung: int, _block: int, pairs: int) -> Sequence[float]:
        chance = placing._chance(strength - DUEL_STRENGTHS[rung - 1])
        more = min(first, chance, 1 - chance)
        chances = (chance + more, chance - more)
        return [sum(random.random() < each for each in chances) / 2 for _ in range(pairs)]

    return search(play, **{"within": 1.0, "games": 400, **settings})


@pytest.mark.parametrize("within", [1.0, 2.5])
@pytest.mark.parametrize("first", [0.0, 0.25])
def test_the_interval_contains_the_place_as_often_as_it_claims(within: float, first: float) -> None:
    """For bots on, above and below the ladder, 93 to 97.5% of 400 intervals hold the place."""
    random, held = Random(f"{within}/{first}"), 0
    for number in range(400):
        place = random.uniform(0.5, 10.5)
        found, _ = placed(place, f"{within}/{number}", first, within=within)
        low, high = found.interval()
        held += low <= place <= high
    assert 372 <= held <= 390


@pytest.mark.parametrize("place", range(1, 11))
def test_a_bot_on_a_rung_is_placed_there(place: int) -> None:
    found = [placed(place, f"{place}/{number}")[0] for number in range(30)]
    assert sum(round(each.place()) == place for each in found) >= 24
    assert all(sum(s.pairs > 0 for s in each.scores) < len(LADDER) for each in found)


def test_a_bot_that_loses_or_wins_everything_is_off_the_ladder() -> None:
    for score, beyond in ((0.0, -1), (1.0, 1)):
        found, why = search(lambda _rung, _block, pairs: [score] * pairs, 1.0, 400)  # noqa: B023
        low, high = found.interval()
        assert why == "outside"
        assert found.place() == beyond * float("inf")
        assert low == -float("inf") if beyond < 0 else high == float("inf")
        assert high < 0 if beyond < 0 else low > len(LADDER) + 1


def test_placing_stops_at_its_limit_of_games_or_time_or_at_an_interrupt() -> None:
    found, why = placed(5, "a", games=30)
    assert (2 * found.pairs, why) == (30, "games")
    found, why = placed(5, "a", is_late=lambda: True)
    assert (2 * found.pairs, why) == (8, "seconds")

    def stopped(_rung: int, block: int, pairs: int) -> Sequence[float]:
        if block == 2:
            raise KeyboardInterrupt
        return [0.5] * pairs

    found, why = search(stopped, 1.0, 400)
    assert (2 * found.pairs, why) == (16, "interrupted")
    low, high = found.interval()
    assert low < found.place() < high


def test_the_strengths_come_from_one_of_the_three_games() -> None:
    """Placing uses strengths from one game, while the ladder's own are means over three games."""
    assert len(DUEL_SHARES) == len(SHARES)
    assert max(abs(a - b) for a, b in zip(DUEL_SHARES, SHARES, strict=True)) < 0.035


def test_the_third_rung_is_placed_on_the_third_rung() -> None:
    """With real games, most runs find the right rung, and most intervals contain it."""
    runs = repeats(10)
    found = [rw.lab.place_on_ladder("learner", seed=seed) for seed in range(runs)]
    assert sum(each.rung == 3 for each in found) >= 0.8 * runs
    assert sum((each.low or 0) <= 3 <= (each.high or 9) for each in found) >= 0.8 * runs
    assert {each.why for each in found} == {"narrow"}
    assert all(each.fast and each.slower is None for each in found)
    assert found[0] == rw.lab.place_on_ladder("learner", seed="0")


class Casual(RungBot):
    """A user's own bot, which plays like the fourth rung."""

    def __init__(self, seed: str) -> None:
        super().__init__("casual", seed)


def test_a_custom_bot_is_placed_and_its_speed_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the test's clock, one of this bot's games takes as long as four games of a rung."""
    monkeypatch.setattr(placing, "monotonic", count().__next__)
    found = rw.lab.place_on_ladder(Casual, games=24, seconds=None)
    assert (found.games, found.why, found.fast) == (24, "games", False)
    assert found.low is not None
    assert found.high is not None
    assert found.low < 4 < found.high
    assert found.slower == pytest.approx(FASTER / 4)
    slow = "Casual is not compiled: one of its games takes as long as about 15 fast ones"
    assert capsys.readouterr().err == f"{slow}\n"
    assert slow in repr(found)
    with ThreadPoolExecutor(2) as threads:
        again = rw.lab.place_on_ladder(Casual, games=24, seconds=None, executor=threads)
    assert again.against == found.against


@pytest.mark.parametrize(
    ("place", "low", "high", "told"),
    [
        (
            4.4,
            3.6,
            5.2,
            "mine stands between rungs 4 and 5 (3.6 to 5.2, with 95% confidence), after 120",
        ),
        (3.1, 2.6, 3.6, "mine stands on rung 3 (2.6 to 3.6, with 95% confidence), after 120 games"),
        (0.2, -0.4, 0.8, "mine stands below rung 1, after 120 games"),
        (11.2, 10.4, 12.0, "mine stands above rung 10, after 120 games"),
        (
            10.3,
            9.4,
            None,
            "mine stands on rung 10 (at least 9.4, with 95% confidence), after 120 games",
        ),
        (
            None,
            None,
            1.4,
            "mine stands on rung 1 (at most 1.4, with 95% confidence), after 120 games",
        ),
    ],
)
def test_the_place_is_described_in_a_sentence(
    place: float | None, low: float | None, high: float | None, told: str
) -> None:
    against = (placing.RungGames(4, "casual", 120, 66.5),)
    found = LadderPlace("mine", place, low, high, against, "narrow", 0, fast=True)
    assert repr(found).startswith(f"<LadderPlace: {told}")
    assert told in found._repr_html_()
    assert "casual" in found._repr_html_()
    assert found.to_frame("pandas")["share"][0] == pytest.approx(66.5 / 120)


def test_impossible_requests_are_refused() -> None:
    for settings, sentence in (
        ({"within": 0}, "within must be a number of at least 0.1, not 0"),
        ({"games": 1}, "games must be a whole number of at least 2, not 1"),
        ({"edition": "czech"}, "place_on_ladder takes no edition="),
        ({"fast": True}, "'RandomBot' has no fast form"),
    ):
        with pytest.raises((ValueError, TypeError), match=sentence):
            rw.lab.place_on_ladder(RandomBot, **settings)
