"""A learner's own mistakes: how they are kept, when they come back, and as which questions."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.board import load_board
from risk_widget.bots.ladder import LADDER
from risk_widget.course.lesson import load_lesson
from risk_widget.course.own_mistakes import (
    MOST_GAMES,
    MOST_MISTAKES,
    GameGiven,
    OwnMistake,
    OwnMistakes,
)
from risk_widget.course.schedule import today
from risk_widget.course.step_progress import seconds_now
from risk_widget.game import Game
from risk_widget.game_review.baselines import measured_rung, usual
from risk_widget.game_review.facts import Seen, facts_between, facts_of
from risk_widget.lessons import LessonError, Progress, ProgressError, load_mistake
from risk_widget.messages import catalog
from risk_widget.practice.course import course, load_warm_up, warm_up_before
from risk_widget.practice.mistakes import PRACTICE, in_review, my_mistakes, puzzle_of
from risk_widget.practice.puzzle_data import KINDS as PUZZLE_KINDS
from tests.lessons.own_mistakes import DAY, answers, given, mistake, position, third, with_mistakes

KINDS = ("place", "stop", "break", "leave", "trade", "fortify")
TIMES = st.integers(0, 60 * DAY)


def bare(**more: Any) -> OwnMistake:
    stop: dict[str, Any] = {"form": "stop", "params": {}}
    return OwnMistake(
        "stop", "red", "", "czech", "domination", 1, {}, stop, stop, (0.1, 0.2), 0.0, 0.2, 9,
        **({"found_at": 0} | more),
    )  # fmt: skip


# ---- how they are kept -------------------------------------------------------------------------


@st.composite
def books(draw: st.DrawFn) -> OwnMistakes:
    """Draw a notebook's mistakes, in which each name always means the same mistake."""
    own = OwnMistakes()
    for name in draw(st.lists(st.integers(0, 60), unique=True, max_size=50)):
        own.mistakes[f"{name}"] = bare(found_at=name * DAY)
    for name in draw(st.lists(st.integers(0, 40), unique=True, max_size=30)):
        own.games[f"{name}"] = given(name, 0.1)
    return own


def together(*several: OwnMistakes) -> dict[str, Any]:
    own = OwnMistakes()
    for each in several:
        own.add(deepcopy(each))
    return own.to_dict()


@drawn(books(), books())
def test_two_notebooks_merge_alike_in_any_order(one: OwnMistakes, two: OwnMistakes) -> None:
    assert together(one, two) == together(two, one)
    assert together(one, two, one, two) == together(one, two)


@drawn(books(), books())
def test_a_few_dozen_are_kept_and_the_oldest_are_dropped_first(
    one: OwnMistakes, two: OwnMistakes
) -> None:
    own = OwnMistakes()
    own.add(deepcopy(one))
    own.add(deepcopy(two))
    names = sorted({*one.mistakes, *two.mistakes}, key=int)
    assert [*own.mistakes] == names[-MOST_MISTAKES:]
    assert len(own.games) <= MOST_GAMES


@drawn(books())
def test_a_file_restores_the_saved_mistakes(own: OwnMistakes) -> None:
    progress, again = Progress(), Progress()
    progress.own.add(own)
    again.read(json.loads(json.dumps(progress.to_dict())))
    assert again.to_dict() == progress.to_dict()


def test_a_file_without_mistakes_has_its_old_form() -> None:
    assert set(Progress().to_dict()) == {"format", "version", "lessons", "puzzles"}
    progress = with_mistakes("stop")
    progress.read(Progress().to_dict())
    assert not progress.own


@pytest.mark.parametrize(
    "change", [{"kind": "sleep"}, {"chances": [0.1]}, {"round": -1}, {"found_at": "monday"}]
)
def test_a_damaged_file_is_refused_and_changes_nothing(change: dict[str, Any]) -> None:
    progress = with_mistakes("stop")
    data = progress.to_dict()
    broken = deepcopy(data)
    broken["mistakes"]["g-0"] |= change
    with pytest.raises(ProgressError):
        progress.read(broken)
    assert progress.to_dict() == data


def test_a_game_that_is_reviewed_twice_counts_once() -> None:
    own = OwnMistakes()
    for _ in range(2):
        own.add_game("g", given(5, 0.2), {"g-1": bare()})
        own.mistakes["g-1"].round = 3
    assert (len(own.games), len(own.mistakes), own.mistakes["g-1"].round) == (1, 1, 3)


# ---- what is asked -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_asks_in_words_and_explains_in_numbers(kind: str) -> None:
    puzzle = load_mistake(1, progress=with_mistakes(kind))
    said = repr(puzzle)
    assert "My mistake 1" in puzzle.title
    for raw in ("mistake-", "puzzle-", "{", "review-put"):
        assert raw not in said
    wrong = next(letter for letter in puzzle.candidates if letter != puzzle.best)
    objection = puzzle.answer(wrong)
    assert not objection
    assert "14 points fewer" in str(objection)
    verdict = puzzle.answer(puzzle.best)
    assert verdict
    for number in ("45%", "31%", "14 points", "5 to 23"):
        assert number in str(verdict).replace("\u00a0", " ").replace("\u202f", " ")
    # The review of the game gives the same chances, which it says are shares of games won.
    told = in_review(mistake(kind))
    assert {"45%", "31%"} <= set(re.findall(r"\d+%", told))
    assert "When bots played on from there, it won 45% of the games" in told
    measured = puzzle.source.summary
    assert "240" in measured
    # In the games after an attack, bots attack again, and the summary says so.
    assert ("wherever it paid." in measured) == (kind in ("stop", "break"))


def test_the_reason_why_armies_stay_is_given_unless_all_answers_share_it() -> None:
    text = (
        "german domination classic rb r1b3b7r1r1r3r1r1r1/r1r1r8r1/b1b1b3b2b1b1b1/r1r1b1b1r1b2/"
        "b1b6b3b3r1r18b0b1b2b2b2b3/r1b2b2r1 r occupy:mongolia>japan:3:3 4 "
        "options=defender_decides:before income=territories.16:5,continent.south-america:2 "
        "flags=captured tired=kamchatka:1,mongolia:18 hands=r:?3,b:?3 pile=?38"
    )
    seen = Seen(Game.from_position(text, seed=0), "red")
    places = {"source": "mongolia", "target": "japan"}
    few, many = facts_between(
        seen,
        {},
        [("leave", {**places, "armies": n, "left": 18 - n}) for n in (3, 17)],
    )
    (attack,) = few
    assert attack[0] == "attack"
    assert attack[1]["source"] == "mongolia"
    assert (attack[1]["attackers"], attack[1]["target"]) == (15, "china")
    (threat,) = many
    assert threat[0] == "threat"
    assert threat[1]["territory"] == "mongolia"


def test_no_campaign_passes_through_an_unclaimed_territory() -> None:
    text = (
        "czech duel classic rb r2r1r7r1r3b3r1r3r1/r2---/b3b1b1b5b3r2b3/r2-----/r2b3b1b1b3b1b1b2----"
        "/r2-r2- r place 0 set=r9,b9"
    )
    seen = Seen(Game.from_position(text, seed=0), "red")
    empty = [t for t in seen.game.board.ids if not seen.game.armies(t)]
    assert set(seen.missing(seen.game.board.continents[1])) <= set(empty)
    facts = [seen.finish(t) for t in seen.game.board.ids if seen.game.owner(t) == "red"]
    assert {fact[1]["continent"] for fact in facts if fact} == {"north-america"}


@pytest.mark.parametrize(("edition", "fact"), [("nordic", "harmless"), ("czech", "threat")])
def test_an_army_that_never_attacks_is_not_called_a_threat(edition: str, fact: str) -> None:
    held = {"*": ["red", 1], "north-africa": ["third", 9], "peru": ["blue", 1]}
    held |= {"japan": ["blue", 1], "china": ["red", 9]}
    game = Game.from_dict(
        edition=edition,
        mode="duel",
        seats=["red", "blue"],
        position={"turn": "red", "phase": "attack", "territories": held},
    )
    seen = Seen(game, "red")
    assert seen.threat("brazil", 1)[0] == fact
    assert seen.threat("egypt", 1)[0] == fact  # No other enemy is next to Egypt.
    assert seen.threat("siam", 1)[0] == "quiet"
    assert seen.foes("egypt") == ["north-africa"]  # Anyone may attack it.
    storm = facts_of(seen, {}, "storm", {"source": "brazil", "target": "peru"})
    after = [found[1]["source"] for found in storm if found and found[0] == "after"]
    assert after == (["north-africa"] if edition == "czech" else [])


@pytest.mark.parametrize(("owner", "breaks"), [("third", False), ("blue", True)])
def test_a_third_army_gets_no_continent_bonus_to_lose(owner: str, breaks: bool) -> None:
    """A third army gets half of what a player receives, not a bonus (``reinforce.third-army``)."""
    held = {"*": ["red", 1], "japan": ["blue", 1], "siam": ["third", 1]}
    held |= {t: [owner, 1] for t in load_board("classic").continents[1].territories}
    game = Game.from_dict(
        edition="nordic",
        mode="duel",
        seats=["red", "blue"],
        position={"turn": "red", "phase": "attack", "territories": held},
    )
    fact = Seen(game, "red").breaks(next(iter(load_board("classic").continents[1].territories)))
    assert (fact is not None) == breaks


def test_the_first_answer_of_a_visit_counts() -> None:
    progress = with_mistakes("stop")
    puzzle = load_mistake(progress=progress)
    kept = progress.review.items["mistakes/g-0"]
    wrong = next(letter for letter in puzzle.candidates if letter != puzzle.best)
    puzzle.answer(wrong)
    puzzle.answer(puzzle.best)
    assert (kept.asked, kept.known) == (1, 0)
    assert progress.puzzles.answered == 0
    assert not kept.is_due(today())


def test_due_mistakes_follow_one_another() -> None:
    progress = with_mistakes("stop", "place", "leave")
    progress.review.note("mistakes/g-0", known=False, now=today())
    puzzle = load_mistake(progress=progress)
    assert puzzle.data.id == "g-1"
    assert puzzle.view()["can"]["next"]
    assert "over" not in puzzle.view()["puzzle"]
    assert (puzzle.view()["puzzle"]["place"], puzzle.view()["puzzle"]["of"]) == (1, 2)
    puzzle.answer(puzzle.best)
    puzzle.next()
    assert puzzle.data.id == "g-2"
    wrong = next(letter for letter in puzzle.candidates if letter != puzzle.best)
    puzzle.answer(wrong)
    puzzle.answer(puzzle.best)
    view = puzzle.view()
    assert (view["puzzle"]["place"], view["puzzle"]["of"]) == (2, 2)
    assert puzzle.is_last
    assert not view["can"]["next"]
    said = view["puzzle"]["over"]
    assert said == (
        "You replayed 2 decisions and got 1 right the first time. The next one is due in a day."
    )
    puzzle.next()
    assert puzzle.data.id == "g-2"
    puzzle.back()
    puzzle.back()
    assert puzzle.data.id == "g-1"


@pytest.mark.parametrize("known", [True, False])
def test_one_mistake_from_the_list_can_be_asked_alone(known: bool) -> None:
    puzzle = load_mistake(2, progress=with_mistakes("stop", "place", days_ago=0))
    assert puzzle.is_last
    assert not {"place", "of"} & puzzle.view()["puzzle"].keys()
    assert not puzzle.view()["can"]["back"]
    if not known:
        puzzle.answer(next(letter for letter in puzzle.candidates if letter != puzzle.best))
    puzzle.answer(puzzle.best)
    how = "got" if known else "did not get"
    said = puzzle.view()["puzzle"]["over"]
    assert said.startswith(f"You replayed one decision and {how} it right the first time. ")


# ---- the answers -------------------------------------------------------------------------------


def with_third() -> Progress:
    progress = Progress()
    progress.own.add_game("g", given(5, 0.2), {"g-0": mistake("place", **third("place"))})
    progress.review.meet("mistakes/g-0", today())
    return progress


def test_a_third_answer_is_neither_right_nor_the_one_played() -> None:
    puzzle = load_mistake(progress=with_third())
    assert len(puzzle.candidates) == len({*puzzle.candidates.values()}) == 3
    before = f"{puzzle!r}{puzzle.view()}"
    assert "did in the game" not in before
    (other,) = {*puzzle.candidates} - {puzzle.best, puzzle.data.then}
    told = {letter: str(puzzle.answer(letter)) for letter in (other, puzzle.data.then, puzzle.best)}
    assert "did in the game" not in told[other]
    assert "23 points fewer" in told[other]
    assert "That is what you did in the game" in told[puzzle.data.then]
    verdict = told[puzzle.best]
    assert f"What you did in the game, “{puzzle.candidates[puzzle.data.then]}”" in verdict
    for candidate in puzzle.candidates.values():
        assert candidate in verdict


def test_answers_change_places_from_time_to_time_and_are_the_same_everywhere() -> None:
    progress = with_third()
    orders = []
    for asked in range(8):
        progress.review.items["mistakes/g-0"].asked = asked
        one, two = (load_mistake(progress=progress).candidates for _ in range(2))
        assert one == two
        orders.append(tuple(one.values()))
    assert len({*orders}) > 1
    assert len({frozenset(order) for order in orders}) == 1


def test_a_place_of_only_one_answer_is_not_highlighted() -> None:
    text = position()
    about, _, better = answers("stop", text)
    elsewhere = {"form": "storm", "params": {"source": "brazil", "target": "peru"}}
    alone = mistake("stop", about=about, done=elsewhere, better=better)
    shared = mistake("stop")
    assert "source" not in puzzle_of("a", alone, 1).roles.values()
    assert "source" in puzzle_of("a", shared, 1).roles.values()


def test_all_armies_in_one_place_are_called_all() -> None:
    puzzle = load_mistake(progress=with_mistakes("place"))
    assert any(text.startswith("All 3 on ") for text in puzzle.candidates.values())


def test_mistakes_saved_without_a_third_answer_can_be_read() -> None:
    data = with_mistakes("place").to_dict()
    for part, new in (("mistakes", ("other", "other_chance")), ("games", ("game",))):
        for row in data[part].values():
            for name in new:
                del row[name]
    progress = Progress()
    progress.read(data)
    assert len(load_mistake(progress=progress).candidates) == 2
    assert my_mistakes(progress).beside_usual.chance > 0


@pytest.mark.parametrize("number", [0, 4, "nothing", True])
def test_an_unknown_mistake_is_refused(number: Any) -> None:
    with pytest.raises(LessonError, match="3 mistakes"):
        load_mistake(number, progress=with_mistakes("stop", "place", "leave"))


@pytest.mark.usefixtures("kept_folder")
def test_an_empty_list_says_how_to_get_mistakes() -> None:
    with pytest.raises(LessonError, match="Play a game"):
        load_mistake(progress=Progress())
    mine = my_mistakes(Progress())
    assert (len(mine), mine.due, mine.weakest) == (0, 0, None)
    assert "Play a game" in repr(mine)


# ---- among the questions of the course ----------------------------------------------------------


def test_due_mistakes_come_back_in_a_warm_up() -> None:
    progress = with_mistakes("stop", "trade")
    assert "2 questions are due" in repr(course(progress))
    warm_up = load_warm_up(progress=progress, seed=1)
    right = [choice.value for choice in warm_up._step.choices if choice.right]
    assert warm_up.check(right[0])
    warm_up.next()
    wrong = [choice.value for choice in warm_up._step.choices if not choice.right]
    assert not warm_up.check(wrong[0])
    found = progress.review.items.values()
    assert sorted((item.known, item.asked) for item in found) == [(0, 1), (1, 1)]
    assert my_mistakes(progress).due == 0


def test_mistakes_that_are_not_due_are_not_asked() -> None:
    progress = with_mistakes("stop", days_ago=0)
    with pytest.raises(LessonError, match="warm up"):
        load_warm_up(progress=progress)


def test_mistakes_are_asked_before_a_lesson_too() -> None:
    progress = with_mistakes("stop")
    warm_up = warm_up_before(load_lesson("03-reinforcement"), wanted=True, progress=progress)
    assert warm_up is not None
    assert "Attack or stop?" in repr(warm_up.step)


# ---- all of them ---------------------------------------------------------------------------------


def test_the_list_reads_like_other_results() -> None:
    mine = my_mistakes(with_mistakes("stop", "place"))
    assert [row.kind for row in mine] == ["stop", "place"]
    assert mine["g-1"].number == 2
    assert mine.due == 2
    data = json.loads(json.dumps(mine.to_dict()))
    assert data["mistakes"][0]["chances"] == [0.31, 0.45]
    assert (data["due"], data["weakest"], data["rung"]) == (2, None, None)
    assert "Czech" in mine._repr_html_()
    assert len(repr(mine).splitlines()) > 4


def test_the_figure_is_the_mean_of_the_last_games_and_is_plotted() -> None:
    progress = with_mistakes("stop")
    now = seconds_now()
    for number in range(1, 13):
        progress.own.add_game(f"h{number}", given(now + number, number / 100, "trade"), {})
    mine = my_mistakes(progress)
    assert mine.given_away().chance == pytest.approx(0.075)
    assert mine.given_away("stop").chance == 0
    regular = usual("last_player", 5)
    assert [each.chance for each in mine.trend][-2:] == pytest.approx(
        [0.11 / regular, 0.12 / regular]
    )
    assert mine.beside_usual.chance == pytest.approx(0.075 / regular)
    assert "last 10 games" in mine.sentence
    assert "7.5" in mine.sentence
    assert mine._repr_html_().count("<circle") == 13
    assert mine.weakest == "trade"
    assert "Reinforcement" in mine.advice
    assert "Trade now or wait?" in mine.advice
    assert "more than is usual on rung 5" in mine.advice


def test_games_of_each_kind_are_compared_with_their_usual_loss() -> None:
    progress, now = Progress(), seconds_now()
    kinds = ("last_player/2", "missions/3", "missions/4")
    for n, kind in enumerate(kinds):
        progress.own.add_game(kind, given(now + n, usual(kind, 5), game=kind), {})
    mine = my_mistakes(progress)
    assert len({round(usual(kind, 5), 2) for kind in kinds}) > 1
    assert [each.chance for each in mine.trend] == pytest.approx([1, 1, 1])
    assert "100% of what a player on rung 5 loses" in mine.sentence


def test_the_figure_is_compared_with_the_usual_loss_on_the_players_rung() -> None:
    progress, now = with_mistakes("stop"), seconds_now()
    for number in range(8):
        progress.played.note(f"{number}", {"at": now, "rivals": [LADDER[0]] * 2, "won": False})
    mine = my_mistakes(progress)
    assert mine.rung < 5
    beside = round(100 * usual("last_player", mine.rung) / usual("last_player", 5))
    assert f"on rung {mine.rung}, {beside}% is usual" in mine.sentence


def test_lower_rungs_usually_lose_more_in_every_kind_of_game() -> None:
    for kind in ("last_player/2", "last_player/3", "missions/3", "missions/4", "capitals/3", "?"):
        assert 1 > usual(kind, 2) >= usual(kind, 5) >= usual(kind, 8) > 0
        assert usual(kind, 2) > usual(kind, 8)
        assert usual(kind, 2) >= usual(kind, 3) >= usual(kind, 5)
    assert usual("missions/9", 5) == usual("missions", 5)
    assert [measured_rung(place) for place in (-1, 1, 4.4, 9, 12)] == [2, 2, 4, 8, 8]


def test_advice_is_given_only_beyond_chance() -> None:
    progress, now = Progress(), seconds_now()
    even = GameGiven(now, "czech", "domination", 30, {"stop": 6.0, "all": 6.0}, {"stop": 5.0}, "")
    progress.own.add_game("g", even, {})
    mine = my_mistakes(progress)
    assert mine.given_away("stop").chance > mine.usual("stop")
    assert mine.weakest is None
    assert mine.practice is None
    assert "more games will tell" in mine.advice
    sure = GameGiven(now, "czech", "domination", 300, {"stop": 100.0, "all": 100.0}, {"stop": 40.0})
    progress.own.add_game("h", sure, {})
    assert my_mistakes(progress).weakest == "stop"


def test_every_kind_has_a_fitting_lesson_and_puzzles() -> None:
    assert set(PRACTICE) == set(KINDS)
    for lesson, puzzles in PRACTICE.values():
        assert load_lesson(lesson).id == lesson
        assert not puzzles or puzzles in PUZZLE_KINDS
    english = catalog.source("en")
    for kind in KINDS:
        for part in ("kind", "text", "ask", "hint"):
            assert f"mistake-{part}-{kind} =" in english


def test_a_widget_shows_a_mistake() -> None:
    widget = rw.play_puzzle(mistake="due", progress=with_mistakes("place"))
    with pytest.raises(LessonError, match="3 mistakes"):
        rw.play_puzzle(mistake=4, progress=with_mistakes("stop", "place", "leave"))
    with pytest.raises(ValueError, match="a puzzle or a mistake"):
        rw.play_puzzle(1, mistake=1)
    assert "My mistake 1" in repr(widget)
    widget.close()


def test_every_figure_has_a_standard_error() -> None:
    game = GameGiven(1, "czech", "domination", 2, {"all": 0.4}, {"all": 0.16})
    progress = Progress()
    progress.own.add_game("g", game, {})
    chance, error, *ends = my_mistakes(progress).given_away()
    assert chance == pytest.approx(0.2)
    assert error == pytest.approx(0.2)
    assert 0 < ends[0] < 0.01, "two turns tell next to nothing"
    assert 0.97 < ends[1] < 1


def test_the_sample_mistakes_are_of_their_kinds() -> None:
    assert [mistake(kind).kind for kind in KINDS] == [*KINDS]
