"""A person's level, estimated from their games against bots."""

from __future__ import annotations

import json
from math import exp
from random import Random
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.bots.ladder import BESIDE, LADDER, SHARES, STRENGTHS
from risk_widget.bots.start_values import PLACES, place_terms
from risk_widget.course.played_games import MOST_GAMES, PlayedGames
from risk_widget.lessons import Progress, ProgressError, session_progress
from risk_widget.practice.level import FIRST_GAMES, counts, level_after
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from risk_widget.course.played_games import PlayedGame

RUNGS = st.sampled_from([*LADDER, *BESIDE])
RIVALS = st.lists(RUNGS, min_size=1, max_size=5)
GAMES = st.lists(st.tuples(RIVALS, st.booleans()), max_size=25)


def games(told: Iterable[tuple[list[str], bool]]) -> list[PlayedGame]:
    return [{"at": at, "rivals": rivals, "won": won} for at, (rivals, won) in enumerate(told)]


@given(GAMES, RIVALS)
def test_a_win_never_lowers_the_level_and_a_loss_never_raises_it(
    told: list[tuple[list[str], bool]], rivals: list[str]
) -> None:
    before = level_after(games(told))
    won, lost = (level_after(games([*told, (rivals, result)])) for result in (True, False))
    assert lost.place <= before.place <= won.place
    assert lost.rung <= before.rung <= won.rung
    assert won.low <= won.rung <= won.high


@given(GAMES, st.integers(1, 10), st.integers(1, 10))
def test_a_win_over_a_stronger_rival_counts_more(
    told: list[tuple[list[str], bool]], one: int, other: int
) -> None:
    weak, strong = (
        level_after(games([*told, ([LADDER[rung - 1]] * 2, True)])).place
        for rung in sorted((one, other))
    )
    assert weak <= strong


@given(GAMES)
def test_the_order_of_the_seats_does_not_matter(told: list[tuple[list[str], bool]]) -> None:
    turned = [(rivals[::-1], won) for rivals, won in told]
    assert level_after(games(told)) == level_after(games(turned))


def test_the_newest_games_count_most() -> None:
    won, lost = [(["regular"] * 2, True)] * 20, [(["regular"] * 2, False)] * 20
    assert level_after(games(lost + won)).place > level_after(games(won + lost)).place + 1
    # Games of long ago hardly count.
    of_late = [each for pair in zip(won, lost, strict=True) for each in pair] * 2
    long_ago = [level_after(games(old * 2 + of_late)).place for old in (won, lost)]
    assert 0 <= long_ago[0] - long_ago[1] < 1


def test_with_more_rivals_a_win_counts_more_and_a_loss_less() -> None:
    one, five = (["skilled"], ["skilled"] * 5)
    won = [level_after(games([(rivals, True)])).place for rivals in (one, five)]
    lost = [level_after(games([(rivals, False)])).place for rivals in (one, five)]
    assert won[0] < won[1]
    assert lost[0] < lost[1]


@pytest.mark.parametrize("rivals", [1, 2, 4])
def test_a_player_who_wins_the_expected_share_keeps_the_level(rivals: int) -> None:
    """A fair share is half of all games against one equal rival, and a third against two."""
    told = [(["practised"] * rivals, number % (rivals + 1) == 0) for number in range(60)]
    found = level_after(games(told))
    assert (found.games, found.won) == (60, 60 // (rivals + 1))
    assert abs(found.place - 6) < 1
    assert found.sureness == "good"


def proposed(rung: int, rivals: int, number: int, random: Random) -> int:
    """Return the rung suggested after some games, each played against the rung suggested last."""
    told: list[tuple[list[str], bool]] = []
    for _ in range(number):
        bot = level_after(games(told)).bot
        there = STRENGTHS[(BESIDE.get(bot) or LADDER.index(bot) + 1) - 1]
        chance = 1 / (1 + rivals * exp(there - STRENGTHS[rung - 1]))
        told.append(([bot] * rivals, random.random() < chance))
    return level_after(games(told)).rung


@pytest.mark.sampled
@pytest.mark.parametrize("rung", range(1, 11))
def test_ten_games_usually_find_the_rung_to_within_one(rung: int) -> None:
    random = Random(rung)
    near = sum(
        abs(proposed(rung, rivals, 10, random) - rung) <= 1 for rivals in (1, 2) for _ in range(50)
    )
    assert near > 60, f"{near} of 100"


def german(rival: str, place: int, *, won: bool) -> PlayedGame:
    """Return a game for two players, in which ``place`` is 1 for the player who began."""
    return {
        "at": 0, "rivals": [rival], "won": won,
        "edition": "german", "mode": "domination", "place": place,
    }  # fmt: skip


def test_with_the_first_turn_a_win_counts_less_and_a_loss_more() -> None:
    for won in (True, False):
        first, second = (level_after([german("skilled", at, won=won)]).place for at in (1, 2))
        unknown = level_after(games([(["skilled"], won)])).place
        assert first < unknown < second


def test_unmeasured_games_give_no_place_an_advantage() -> None:
    known = german("skilled", 1, won=True)
    plain = level_after(games([(["skilled"], True)]))
    changes: list[dict[str, object]] = [{"edition": "mine"}, {"mode": "chess"}, {"place": 5}]
    for change in changes:
        told = cast("PlayedGame", known | change)
        without = cast("PlayedGame", {k: told[k] for k in ("at", "rivals", "won")})
        assert level_after([told]) == level_after([without])
    assert level_after([known]) != plain


def test_the_places_of_every_game_on_the_form_are_measured() -> None:
    tables = {
        (edition, mode, players)
        for edition in edition_ids()
        for mode, kind in load_edition(edition).modes.items()
        for players in kind.players
    }
    assert {*PLACES} == tables
    for (_, _, players), rows in PLACES.items():
        for shares in rows:
            assert len(shares) == players
            assert sum(shares) == pytest.approx(1000, abs=3)


@pytest.mark.sampled
@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize("rung", [2, 4, 6, 8])
def test_ten_games_find_the_rung_of_a_player_who_always_has_the_same_place(
    rung: int, place: int
) -> None:
    random = Random(f"{rung}/{place}")
    near = 0
    for _ in range(100):
        told: list[PlayedGame] = []
        for _ in range(10):
            bot = level_after(told).bot
            there = BESIDE.get(bot) or LADDER.index(bot) + 1
            own, other = place_terms("german", "domination", 2, there)[:: 1 if place == 1 else -1]
            lead = STRENGTHS[rung - 1] + own - STRENGTHS[there - 1] - other
            told.append(german(bot, place, won=random.random() < 1 / (1 + exp(-lead))))
        near += abs(level_after(told).rung - rung) <= 1
    assert near > 65, f"{near} of 100"


def test_ten_games_find_the_rung_in_a_thousand_simulations() -> None:
    random = Random(34)
    near = sum(abs(proposed(rung, 2, 10, random) - rung) <= 1 for rung in [*range(1, 11)] * 100)
    assert near > 750
    held = 0
    for number in range(1000):
        rung = 1 + number % 10
        told = [
            (
                ["regular"] * 2,
                random.random() < 1 / (1 + 2 * exp(STRENGTHS[4] - STRENGTHS[rung - 1])),
            )
            for _ in range(10)
        ]
        found = level_after(games(told))
        held += found.low <= rung <= found.high
    assert 750 < held < 850, "the interval, of whole rungs, holds the truth about as often as told"


@pytest.mark.sampled
@pytest.mark.parametrize("number", [5, 10, 20, 40])
def test_the_interval_contains_the_rung_as_often_as_it_claims(number: int) -> None:
    """The people tested are on all rungs, and play against the rung that is suggested."""
    random = Random(number)
    held = rungs = 0
    for rung in [*range(1, 11)] * 20:
        told: list[tuple[list[str], bool]] = []
        for _ in range(number):
            bot = level_after(games(told)).bot
            there = STRENGTHS[(BESIDE.get(bot) or LADDER.index(bot) + 1) - 1]
            told.append(([bot], random.random() < 1 / (1 + exp(there - STRENGTHS[rung - 1]))))
        found = level_after(games(told))
        held += found.low <= rung <= found.high
        rungs += found.high - found.low + 1
    assert 0.8 - 0.1 < held / 200 < 0.8 + 0.1
    assert rungs / 200 < {5: 4.5, 10: 3.5, 20: 3, 40: 2.5}[number]


@pytest.mark.parametrize("rivals", [1, 2, 5])
def test_no_bot_is_proposed_more_than_two_rungs_above_the_strongest_beaten(
    rivals: int,
) -> None:
    told = [(["easygoing"] * rivals, True)] * 3
    assert level_after(games(told)).rung == 5
    for _ in range(4):
        beaten = level_after(games(told))
        told.append(([beaten.bot] * rivals, True))
        found = level_after(games(told))
        assert beaten.rung <= found.rung <= beaten.rung + 2
        assert found.low <= found.rung <= found.high
    assert found.rung > 7, "whoever wins everything is soon near the top"


def test_nothing_is_proposed_before_the_first_games() -> None:
    none = level_after([])
    assert (none.bot, none.sureness, none.is_known) == ("easygoing", "none", False)
    assert "none of your games counts so far, and 3 more are needed" in repr(none)
    some = level_after(games([(["learner"] * 2, True)] * FIRST_GAMES))
    assert some.is_known
    assert some.bot == LADDER[some.rung - 1]
    assert f"rung {some.rung} of 10" in repr(some)
    assert "with 80% confidence" in repr(some)
    assert f"from {some.low} to {some.high}" in repr(some)
    assert repr(some)[len("<Level: ") : -1] in some._repr_html_()
    assert json.loads(json.dumps(some.to_dict())) == {
        "rung": some.rung,
        "low": some.low,
        "high": some.high,
        "place": some.place,
        "games": 3,
        "won": 3,
        "sureness": some.sureness,
        "bot": some.bot,
        "confidence": 0.8,
    }


def test_a_certain_rung_is_named_without_an_interval() -> None:
    top = level_after(games([(["expert"], True)] * 20))
    assert (top.low, top.high) == (10, 10)
    assert "confidence, a fair guess" in repr(top)


def test_unmeasured_bots_say_nothing_about_a_level() -> None:
    assert counts(["easygoing", "expert"])
    assert not counts(["regular", "simple"])
    assert not counts([])
    told = games([(["regular", "mine"], True), (["random"], True)])
    assert level_after(told) == level_after([])


def test_the_ladder_rises_and_the_former_bots_are_off_it() -> None:
    assert len(SHARES) == len(LADDER) - 1
    assert all(0.6 <= share <= 0.7 for share in SHARES)
    assert list(STRENGTHS) == sorted(STRENGTHS)
    listed = {row.id: row for row in rw.list_bots()}
    assert {name: row.beside for name, row in listed.items() if row.beside} == BESIDE
    assert not set(BESIDE) & set(LADDER)
    assert "about 3 of 10" in listed["easygoing"].cells()[1].text


def test_my_level_comes_from_the_progress() -> None:
    assert rw.my_level().games == 0
    for number in range(4):
        result: PlayedGame = {"at": number, "rivals": ["skilled"], "won": True}
        session_progress().played.note(f"{number}", result)
    assert rw.my_level().games == rw.my_level().won == 4
    assert rw.my_level(Progress()).games == 0


# ---- what is kept --------------------------------------------------------------------------------


def result(at: int, *, won: bool = True) -> PlayedGame:
    return {"at": at, "rivals": ["casual", "casual"], "won": won}


def test_games_are_saved_with_the_progress(tmp_path: Path) -> None:
    progress, again = Progress(), Progress()
    progress.played.note("b", result(2))
    progress.played.note("a", result(1, won=False))
    progress.save(tmp_path / "mine.json")
    again.load(tmp_path / "mine.json")
    assert again.to_dict() == progress.to_dict()
    assert again.played.in_order() == (result(1, won=False), result(2))
    again.read({"puzzles": {}})
    assert len(again.played.in_order()) == 2, "a file of puzzles alone leaves the rest as it is"
    again.read(Progress().to_dict())
    assert not again.played.in_order()


def test_games_of_two_notebooks_are_merged() -> None:
    one, two = PlayedGames(), PlayedGames()
    one.note("both", result(1, won=False))
    two.note("both", result(3))
    one.note("mine", result(2))
    two.note("theirs", result(4))
    one.add(two)
    two.add(one)
    assert one.to_dict() == two.to_dict()
    assert [game["at"] for game in one.in_order()] == [2, 3, 4]
    assert [game["at"] for game in one.in_order(without="both")] == [2, 4]


def test_only_the_latest_games_are_kept() -> None:
    kept = PlayedGames()
    for number in range(MOST_GAMES + 5):
        kept.note(f"{number}", result(number))
    assert len(kept.in_order()) == MOST_GAMES
    assert kept.of("4") is None
    assert kept.of("5") == result(5)


def test_fields_of_later_versions_are_ignored() -> None:
    progress = Progress()
    progress.read({**progress.to_dict(), "played": {"a": {**result(1), "weather": "rain"}}})
    assert progress.played.in_order() == (result(1),)
    placed = {**result(1), "edition": "german", "mode": "domination", "place": 2}
    progress.read({**progress.to_dict(), "played": {"a": placed}})
    assert progress.played.in_order() == (placed,)
    told = {"a": {"at": 1, "rivals": ["grandmaster"], "won": True}}
    progress.read({**progress.to_dict(), "played": told})
    assert rw.my_level(progress).games == 0


@pytest.mark.parametrize(
    "game",
    [
        {"at": "noon", "rivals": ["casual"], "won": True},
        {"at": 1, "rivals": [], "won": True},
        {"at": 1, "rivals": ["casual"], "won": 1},
        {"at": 1, "rivals": ["casual"]},
        {"at": 1, "rivals": ["casual"], "won": True, "place": 7},
        3,
    ],
)
def test_invalid_games_change_nothing(game: object) -> None:
    progress = Progress()
    progress.played.note("a", result(1))
    before = progress.to_dict()
    with pytest.raises(ProgressError):
        progress.read({**before, "played": {"b": game}})
    assert progress.to_dict() == before
