"""Each puzzle has one answer that is best by a clear margin, and its numbers are right."""

from __future__ import annotations

import datetime as dt
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

import risk_widget as rw
from risk_widget.game_review.facts import Seen, facts_of
from risk_widget.lessons import Progress, ProgressError, load_lesson, session_progress
from risk_widget.practice.course import course
from risk_widget.practice.puzzle_data import KINDS, LEVELS, puzzle_list, told
from risk_widget.practice.puzzles import load_puzzle

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.practice.puzzle_data import PuzzleData

ALL = puzzle_list()
FIRST_IDS = ["way-1509", "trade-2", "way-1024", "break-1509"]
ONE_OF_EACH = [next(data for data in ALL if data.kind == kind) for kind in KINDS]


def by_id(data: PuzzleData) -> str:
    """Return a puzzle's id as the name of its test."""
    return data.id


def test_there_are_enough_of_every_kind_and_difficulty() -> None:
    assert len(ALL) >= 500
    assert len({data.id for data in ALL}) == len(ALL)
    assert len({(data.position, data.kind) for data in ALL}) == len(ALL)
    for kind in KINDS:
        assert 30 <= sum(data.kind == kind for data in ALL) <= len(ALL) / 3
    assert sum(len(data.candidates) >= 3 for data in ALL) >= 2 / 3 * len(ALL)
    for level in LEVELS:
        assert sum(data.level == level for data in ALL) >= 8
    file = files("risk_widget").joinpath("practice", "puzzles.json")
    # The file was 69 kB with the first 65 puzzles, and may grow by 400 kB.
    assert len(file.read_bytes()) < 469_000


def test_the_first_puzzles_keep_their_numbers() -> None:
    """Progress refers to puzzles by id, but links and classes refer to them by number."""
    assert [ALL[number - 1].id for number in (1, 2, 3, 64)] == FIRST_IDS


def test_each_puzzle_has_one_answer_that_is_clearly_the_best() -> None:
    for data in ALL:
        assert 2 <= len(data.candidates) <= 4, data.id
        first, second = sorted((each.value for each in data.candidates), reverse=True)[:2]
        assert data.margin == pytest.approx(first - second, abs=2e-4), data.id
        if data.interval is None:
            assert data.margin >= 0.04, data.id
            assert data.games == 0, data.id
        else:
            low, high = data.interval
            assert 0.01 <= low < data.margin < high, data.id
            assert data.games == 400, data.id


@pytest.mark.sampled
@pytest.mark.parametrize("data", ALL, ids=by_id)
def test_the_position_asks_for_that_decision(data: PuzzleData) -> None:
    game = rw.Game.from_position(data.position, seed=0)
    phases = {
        "stop": "attack", "way": "attack", "leave": "occupy", "setup": "place",
        "fortify": "fortify", "defend": "defend",
    }  # fmt: skip
    assert game.actor == data.seat
    assert (game.edition.id, game.mode) == (data.edition, data.mode)
    assert game.phase == phases.get(data.kind, "reinforce")
    if data.kind in ("place", "trade", "break"):
        assert game.to_place == data.about["armies"]
    # The position contains only what the seat may see.
    assert game.position(data.seat) == data.position
    for each in data.candidates:
        assert set(each.outlines) <= set(game.board.ids)
        if each.form == "place":
            assert game.owner(each.params["territory"]) == data.seat


@pytest.mark.sampled
@pytest.mark.parametrize("data", ALL, ids=by_id)
def test_its_facts_are_those_of_the_position(data: PuzzleData) -> None:
    seen = Seen(rw.Game.from_position(data.position, seed=0), data.seat)
    for each in data.candidates:
        found = [tuple(fact) for fact in facts_of(seen, data.about, each.form, each.params)]
        if data.bots and not each.facts:
            assert {name for name, _ in told(data)[each.letter]} <= {
                *(name for name, _ in found),
                "attack",
            }
        else:
            assert found == list(each.facts)


@pytest.mark.sampled
@pytest.mark.parametrize(
    "data", [d for d in ALL if d.kind == "leave" and d.candidates[0].facts], ids=by_id
)
def test_armies_that_stay_guard_a_continent_only_if_it_is_safe_after_the_move(
    data: PuzzleData,
) -> None:
    """A captured territory counts as the player's own even before armies have moved in."""
    for each in data.candidates:
        game = rw.Game.from_position(data.position, seed=0)
        owners = {t: game.owner(t) for t in game.board.ids} | {each.params["target"]: data.seat}
        source = game.board.index[each.params["source"]]
        continent = game.board.continents[game.board.continent_of[source]]
        guards = {owners[t] for t in continent.territories} == {data.seat}
        names = {fact[0] for fact in each.facts}
        assert ("guards" in names, "free" in names) == (guards, not guards)


@pytest.mark.sampled
@pytest.mark.parametrize("data", [d for d in ALL if d.kind == "way"], ids=by_id)
def test_the_chance_shown_for_a_route_is_exact(data: PuzzleData) -> None:
    game = rw.Game.from_position(data.position, seed=0)
    source = data.about["source"]
    assert game.armies(source) == data.about["armies"]
    for each in data.candidates:
        way = each.params["territories"]
        assert way[-1] == data.about["target"]
        assert all(game.board.adjacent(a, b) for a, b in pairwise([source, *way]))
        assert data.seat not in {game.owner(t) for t in way}
        there = [game.armies(t) for t in way]
        chance = rw.campaign_odds(data.about["armies"], there, game.dice).win
        assert each.value == pytest.approx(chance, abs=1e-4)


def test_a_campaign_is_as_likely_as_its_battles_in_a_row() -> None:
    """The chance of two battles in a row follows from the outcomes of each of them."""
    rule = rw.Game.new(edition="nordic", mode="domination", seed=1).dice
    first = rw.odds(8, 3, rule)
    expected = sum(
        p * rw.odds(a - 1, 2, rule).win for (a, d), p in first.outcomes.items() if d == 0 and a > 2
    )
    assert rw.campaign_odds(8, [3, 2], rule).win == pytest.approx(expected)


@pytest.mark.sampled
@pytest.mark.parametrize("data", ALL, ids=by_id)
def test_every_answer_is_put_into_words(data: PuzzleData) -> None:
    puzzle = load_puzzle(data.number, progress=Progress())
    view = puzzle.view()
    assert view["step"]["question"] == puzzle.question
    assert [choice["value"] for choice in view["step"]["choices"]] == list(puzzle.candidates)
    assert len(set(puzzle.candidates.values())) == len(puzzle.candidates)
    assert len(f"{view['step']['text']} {puzzle.question}".split()) <= 80
    assert puzzle.question in repr(puzzle)
    for letter in puzzle.candidates:
        result = puzzle.answer(letter)
        assert bool(result) is (letter == puzzle.best)
    for _ in range(3):
        assert puzzle.hint().message
    assert puzzle.candidates[puzzle.best] in puzzle.show_me().message


@pytest.mark.parametrize("data", ONE_OF_EACH, ids=by_id)
def test_feedback_on_a_wrong_answer_says_what_it_costs_and_why(data: PuzzleData) -> None:
    progress = Progress()
    puzzle = load_puzzle(data.number, progress=progress)
    wrong = min(puzzle.values, key=lambda letter: puzzle.values[letter])
    said = puzzle.answer(wrong)
    assert said.status == "wrong"
    behind = round(100 * (puzzle.values[puzzle.best] - puzzle.values[wrong]), 1)
    assert f"{behind:g} points" in said.message
    words = data.words(puzzle.game.config.names)
    assert words.facts(data.best) in said.message
    right = puzzle.answer(puzzle.best)
    assert f"{round(100 * data.margin, 1):g} points" in right.message
    (kept,) = progress.puzzles.to_dict().items()
    assert kept == (data.id, {"tries": 2, "right": True, "at": kept[1]["at"]})
    assert puzzle.answer("none of these").status == "unclear"


def test_puzzles_and_lessons_are_kept_in_one_file(tmp_path: Path) -> None:
    progress = Progress()
    puzzle = load_puzzle(1, progress=progress)
    puzzle.answer(puzzle.best)
    load_lesson("04-combat", progress=progress).show_me("tie")
    puzzle.progress.save(tmp_path / "mine.json")
    other = Progress()
    load_lesson("01-board", progress=other).progress.load(tmp_path / "mine.json")
    assert other.to_dict() == progress.to_dict()
    assert other.puzzles.right == 1
    assert other.peek("04-combat", "tie").status == "shown"
    assert load_puzzle(1, progress=other).progress.steps == {puzzle.data.id: "open"}
    assert load_puzzle(1).results is session_progress().puzzles


def test_a_file_of_only_one_kind_leaves_the_other_unchanged() -> None:
    progress = Progress()
    progress.puzzles.note("place-1", right=True)
    progress.step("04-combat", "tie").status = "solved"
    of_lessons = {"format": "risk_widget lessons", "version": 1, "lessons": {}}
    progress.read(of_lessons)
    assert progress.puzzles.right == 1
    assert not progress.has_met("04-combat")
    progress.step("04-combat", "tie").status = "solved"
    progress.read({"puzzles": {"stop-1": {"tries": 2, "right": False}}})
    assert progress.puzzles.to_dict() == {"stop-1": {"tries": 2, "right": False}}
    assert progress.has_met("04-combat")


@pytest.mark.parametrize(
    "puzzles", [{"place-1": {"tries": "two", "right": True}}, {"place-1": 3}, ["place-1"]]
)
def test_invalid_results_change_nothing(puzzles: object) -> None:
    progress = Progress()
    progress.puzzles.note("stop-1", right=False)
    before = progress.to_dict()
    with pytest.raises(ProgressError):
        progress.read({"puzzles": puzzles})
    assert progress.to_dict() == before


def test_every_day_has_a_puzzle_and_the_next_one_another() -> None:
    days = [dt.date(2026, 11, 23) + dt.timedelta(n) for n in range(len(ALL))]
    daily = [load_puzzle(date=day) for day in days]
    assert {puzzle.number for puzzle in daily} == set(range(1, len(ALL) + 1))
    assert all(a.kind != b.kind for a, b in pairwise([*daily, daily[0]]))
    assert load_puzzle(date="2026-11-24").number == daily[1].number
    assert "23 November 2026" in daily[0].title
    assert load_puzzle().daily == dt.datetime.now(tz=dt.UTC).astimezone().date()


def test_puzzles_are_chosen_by_kind_and_difficulty() -> None:
    kept = Progress()
    first = load_puzzle(kind="way", progress=kept)
    assert first.kind == "way"
    first.answer(first.best)
    second = load_puzzle(kind="way", progress=kept)
    assert second.kind == "way"
    assert second.number != first.number
    first.next()
    assert first.number == second.number
    first.back()
    assert load_puzzle(level="hard").level == "hard"
    listed = rw.lessons.list_puzzles(kind="stop")
    assert [row.number for row in listed] == [d.number for d in ALL if d.kind == "stop"]


@pytest.mark.parametrize(("edition", "mode"), sorted({(d.edition, d.mode) for d in ALL}))
def test_puzzles_are_chosen_by_edition_and_mode(edition: str, mode: str) -> None:
    puzzle = load_puzzle(edition=edition, mode=mode, progress=Progress())
    assert (puzzle.data.edition, puzzle.data.mode) == (edition, mode)
    listed = rw.lessons.list_puzzles(edition=edition, mode=mode)
    assert [row.number for row in listed] == [
        d.number for d in ALL if (d.edition, d.mode) == (edition, mode)
    ]
    row = listed[puzzle.data.id]
    assert row.answers == len(puzzle.view()["step"]["choices"])
    assert row.rating == pytest.approx(puzzle.data.strength.rating, abs=0.1)
    for choice in puzzle.view()["puzzle"]["choices"]:
        for option in choice["options"]:
            asked = {"edition": edition, "mode": mode, choice["by"]: option["id"]}
            assert len(rw.lessons.list_puzzles(**asked)), "only what there is can be chosen"


def test_the_players_own_cards_are_named_by_what_they_show() -> None:
    """The puzzle's text names its cards by what they show, unlike the codes of answers."""
    told = repr(load_puzzle(3, progress=Progress()))
    assert "Your cards: Western Europe (artillery), North Africa (cavalry)" in told


def test_after_the_last_puzzle_the_first_one_follows() -> None:
    progress = Progress()
    for data in ALL:
        progress.puzzles.note(data.id, right=True)
    puzzle = load_puzzle(len(ALL), progress=progress)
    puzzle.next()
    assert puzzle.number == 1
    assert puzzle.view()["can"]["next"]
    puzzle.back()
    assert puzzle.number == len(ALL)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"number": 0}, "number must be a whole number from 1 to"),
        ({"number": 1000}, "not 1000"),
        ({"kind": "plase"}, r"'plase'; did you mean 'place'"),
        ({"level": "heard"}, r"'heard'; did you mean 'hard'"),
        ({"date": "yesterday"}, "a day such as 2026-11-23, not 'yesterday'"),
        ({"number": 1, "kind": "way"}, "name a number, or"),
    ],
)
def test_an_unknown_puzzle_is_refused(asked: dict[str, str], told: str) -> None:
    with pytest.raises(rw.lessons.PuzzleError, match=told):
        load_puzzle(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "date", [np.datetime64("NaT"), float("nan"), pd.NaT, pd.NA, "NaT", "", "2026-02-30", 7, []]
)
def test_an_invalid_date_is_refused(date: Any) -> None:
    with pytest.raises(rw.lessons.PuzzleError, match="date must be a day such as 2026-11-23"):
        load_puzzle(date=date)


def test_dates_from_other_libraries_are_accepted() -> None:
    days = [np.datetime64("2026-11-23"), pd.Timestamp("2026-11-23"), dt.date(2026, 11, 23)]
    found = {load_puzzle(date=day, progress=Progress()).question for day in days}
    assert found == {load_puzzle(date="2026-11-23", progress=Progress()).question}


def test_the_course_counts_first_try_solutions_separately() -> None:
    progress = Progress()
    at_once, later, never = (data.id for data in ALL[:3])
    for puzzle, right in (
        (at_once, True),
        (at_once, False),  # This puzzle is solved already.
        (later, False),
        (later, True),
        (later, True),
        (never, False),
    ):
        progress.puzzles.note(puzzle, right=right)
    again = Progress()
    again.read(progress.to_dict())
    for kept in (progress, again):
        assert (kept.puzzles.answered, kept.puzzles.right, kept.puzzles.right_at_once) == (3, 2, 1)
        counted = f"3 of {len(ALL)} tried, 2 solved, 1 on the first try."
        assert counted in course(kept).puzzles
