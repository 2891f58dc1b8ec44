"""Ratings in puzzles: which answers count, what is shown, and which puzzle is offered next."""

from __future__ import annotations

import json

import risk_widget as rw
from risk_widget.course.step_progress import seconds_now
from risk_widget.lessons import Progress
from risk_widget.practice.course import course
from risk_widget.practice.puzzle_data import puzzle_list
from risk_widget.practice.puzzles import learner_strength, load_puzzle, nearest
from risk_widget.practice.rating import my_rating

# ---- puzzles -------------------------------------------------------------------------------------


def test_harder_puzzles_are_rated_higher() -> None:
    every = puzzle_list()
    for data in every:
        assert 900 < data.strength.rating < 2300
    for one in every:
        for two in every:
            # A lead counts only up to 50 points.
            less = one.margin < min(two.margin, 0.5)
            if less and len(one.candidates) >= len(two.candidates):
                assert one.strength.rating > two.strength.rating
    two_answers = next(d for d in every if len(d.candidates) == 2)
    assert two_answers.strength.error == 150


def test_only_the_first_answer_to_a_puzzle_is_rated() -> None:
    progress = Progress()
    puzzle = load_puzzle(1, progress=progress)
    puzzle.answer(puzzle.best)
    before = my_rating(progress).strength
    assert before.rating > 1500
    again = load_puzzle(1, progress=progress)
    again.answer(next(letter for letter in again.candidates if letter != again.best))
    assert my_rating(progress).strength == before


def test_ratings_are_kept_by_kind_and_shown_with_their_error() -> None:
    progress = Progress()
    assert str(my_rating(progress)) == "You have no rating yet: answer a puzzle."
    assert "rating" not in course(progress).puzzles
    for data in puzzle_list()[:12]:
        puzzle = load_puzzle(data.number, progress=progress)
        right = data.kind != "trade"
        wrong = next(letter for letter in puzzle.candidates if letter != puzzle.best)
        puzzle.answer(puzzle.best if right else wrong)
    found = my_rating(progress)
    assert found.answered == 12 == sum(row.answered for row in found if row.kind != "all")
    assert found["trade"].strength.rating < 1500 < found["way"].strength.rating
    assert found.strength.error < found["trade"].strength.error < 350
    told = f"{found.strength.rating:.0f} (±\u00a0{found.strength.half:.0f})"
    assert f"Your rating in puzzles is {told}." in course(progress).puzzles
    assert found["all"].to_dict()["error"] == found.strength.error
    assert rw.lessons.my_rating(progress).sentence in course(progress).puzzles


def test_the_page_receives_both_ratings() -> None:
    progress = Progress()
    puzzle = load_puzzle(1, progress=progress)
    own = round(puzzle.data.strength.rating)
    assert puzzle.view()["puzzle"]["rating"] == f"This puzzle is rated {own}."
    puzzle.answer(puzzle.best)
    told = puzzle.view()["puzzle"]["rating"]
    assert told.startswith("Your rating is ")
    assert "for puzzles of this kind" in told


def test_merged_answers_rate_the_same_in_any_order() -> None:
    books = [Progress(), Progress()]
    for at, data in enumerate(puzzle_list()[:20]):
        books[at % 2].puzzles.note(data.id, right=at % 3 == 0)
        books[at % 2].puzzles._results[data.id]["at"] = 1000 + 7 * at % 11
    one, two = Progress(), Progress()
    for book in (*books, books[0]):
        one.add(book)
    for book in reversed(books):
        two.add(book)
    assert my_rating(one).strength == my_rating(two).strength
    assert my_rating(one).answered == 20
    again = Progress()
    again.read(json.loads(json.dumps(one.to_dict())))
    assert my_rating(again).strength == my_rating(one).strength


def test_old_answers_and_removed_puzzles_do_no_harm() -> None:
    progress = Progress()
    first = puzzle_list()[0].id
    found = {first: {"tries": 1, "right": True}, "gone-1": {"tries": 1, "right": False}}
    progress.read({"puzzles": found})
    assert my_rating(progress).answered == 1
    ahead = {first: {"tries": 1, "right": True, "at": seconds_now() * 2}}
    progress.read({"puzzles": ahead})
    assert progress.puzzles.to_dict()[first]["at"] <= seconds_now()


def test_the_next_puzzle_is_new_and_near_the_rating() -> None:
    progress = Progress()
    puzzle = load_puzzle(progress=progress, kind="trade")
    seen = []
    while progress.puzzles.answered < len([d for d in puzzle_list() if d.kind == "trade"]):
        assert puzzle.kind == "trade"
        assert puzzle.data.id not in seen
        seen.append(puzzle.data.id)
        own = learner_strength(progress.puzzles, "trade").rating
        left = [d for d in puzzle_list() if d.kind == "trade" and d.id not in seen]
        off = abs(puzzle.data.strength.rating - own)
        assert all(off <= abs(d.strength.rating - own) + 100 for d in left)
        puzzle.answer(puzzle.best)
        puzzle.next()
    assert puzzle.kind == "trade", "when all are answered, they follow in order"


def test_among_equally_near_puzzles_another_kind_follows() -> None:
    data = nearest(puzzle_list(), Progress().puzzles)
    other = nearest(puzzle_list(), Progress().puzzles, apart_from=data.kind)
    assert other.kind != data.kind


def test_a_skipped_puzzle_is_not_offered_again_but_back_leads_to_it() -> None:
    puzzle = load_puzzle(5, progress=Progress())
    assert not puzzle.view()["can"]["back"]
    way = [puzzle.number]
    for _ in range(6):
        puzzle.next()
        way.append(puzzle.number)
    assert len(set(way)) == len(way)
    for number in reversed(way[:-1]):
        puzzle.back()
        assert puzzle.number == number
    assert puzzle.is_first
    puzzle.back()
    assert puzzle.number == way[0]
