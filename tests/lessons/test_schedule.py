"""The schedule: when questions come back, how copies are merged, and what wrong clocks do."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.course import schedule
from risk_widget.course.schedule import A_DAY, DAYS, MISTAKE, PUZZLE, Recall, Schedule, today
from risk_widget.course.shared_progress import SharedFile
from risk_widget.course.step_progress import seconds_now
from risk_widget.lessons import LessonError, Progress, ProgressError, load_review
from risk_widget.messages import use_language
from risk_widget.practice.course import course, load_warm_up, warm_up_before
from risk_widget.practice.puzzle_data import puzzle_list
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.practice.review import askable, my_review
from risk_widget.teaching.checking import solution_of
from tests.lessons.own_mistakes import with_mistakes

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.practice.review import Review

TODAY = 20_000
CLOCKS = st.integers(0, 3) | st.integers(0, 2 * TODAY)
"""The dates that a clock may show, in days since 1970."""


# ---- when a question comes back ----------------------------------------------------------------


def test_a_question_comes_back_at_growing_intervals() -> None:
    item, now = Recall(TODAY), TODAY
    for days in DAYS:
        assert not any(item.is_due(now + early) for early in range(days))
        now += days
        assert item.is_due(now)
        item.note(known=True, now=now)
    assert item.is_learned
    assert item.due_on(now) is None
    item.note(known=False, now=now + 400)
    assert item.due_on(now + 400) == now + 401, "even what was learned begins again"


@given(st.lists(st.tuples(st.integers(0, 70), st.booleans()), max_size=12))
def test_a_miss_starts_again_at_one_day_and_practice_skips_no_day(
    answers: list[tuple[int, bool]],
) -> None:
    item, now = Recall(TODAY), TODAY
    for later, known in answers:
        now += later
        before, was_due = deepcopy(item), item.is_due(now)
        item.note(known=known, now=now)
        if not known:
            assert (item.known, item.due_on(now)) == (0, now + DAYS[0])
        elif was_due:
            assert item.known == before.known + 1
            assert item.due_on(now) in (None, now + DAYS[item.known % len(DAYS)])
        else:
            assert item == before


def test_several_misses_on_a_day_count_as_one() -> None:
    item = Recall(TODAY, known=2, asked=2)
    for _ in range(3):
        item.note(known=False, now=TODAY + 7)
    assert (item.known, item.asked) == (0, 3)


# ---- clocks and copies ---------------------------------------------------------------------------


@st.composite
def recalls(draw: st.DrawFn) -> Recall:
    noticed = st.none() | st.integers(0, 2 * TODAY)
    day, known, asked = draw(CLOCKS), draw(st.integers(0, 6)), draw(st.integers(0, 9))
    return Recall(day, known, asked, draw(noticed))


@st.composite
def schedules(draw: st.DrawFn) -> Schedule:
    made = Schedule()
    names = st.sampled_from(["04-combat/tie", "05-capture/card", "puzzle/way-1", "mistakes/g-1"])
    made.items = draw(st.dictionaries(names, recalls()))
    for most in draw(st.lists(st.integers(0, 30), max_size=3)):
        made.a_day = most
    return made


def together(*several: Schedule) -> dict[str, Any]:
    made = Schedule()
    for each in several:
        made.add(deepcopy(each))
    return made.to_dict(["g-1"])


@given(schedules(), schedules(), schedules())
def test_copies_can_be_merged_repeatedly_in_any_order(
    one: Schedule, two: Schedule, three: Schedule
) -> None:
    whole = together(one, two, three)
    assert together(three, one, two) == whole
    assert together(two, three, one, three, two) == whole
    first = Schedule()
    for each in (two, three):
        first.add(deepcopy(each))
    assert together(one, first) == whole
    assert together(one) == one.to_dict(["g-1"])


ACTIONS = st.sampled_from(["right", "wrong", "save", "read"])
TABS = st.integers(0, 1)


class Tabs:
    """Two tabs of a browser that ask one question and share a file."""

    def __init__(self) -> None:
        self.tabs, self.file = (Schedule(), Schedule()), Schedule()

    def act(self, at: int, action: str, now: int) -> None:
        """Answer the question, or write or read the file, when the clock shows the day ``now``."""
        tab = self.tabs[at]
        if action in ("right", "wrong"):
            tab.note("q/1", known=action == "right", now=now)
        else:
            tab.add(deepcopy(self.file))
        if action == "save":
            self.file = deepcopy(tab)


ZONED = st.tuples(TABS, ACTIONS, st.integers(0, 9), st.integers(-1, 1))


@given(st.lists(ZONED, min_size=1, max_size=14), st.integers(1, 900))
def test_nothing_is_due_on_the_day_of_an_answer(
    steps: list[tuple[int, str, int, int]], behind: int
) -> None:
    """Neither another time zone nor a merge nor a clock that is set back makes a question due."""
    pair, now = Tabs(), TODAY
    for at, action, later, zone in steps:
        now += later
        tab = pair.tabs[at]
        before = {name: item.asked for name, item in tab.items.items()}
        pair.act(at, action, now + zone)
        counted = before != {name: item.asked for name, item in tab.items.items()}
        if action in ("save", "read") or not counted:
            continue
        for shown in (now + zone, now - 1, TODAY - behind, now + zone):
            assert not tab.due(shown, ["q/1"])
            pair.act(at, "save", shown)
        assert not tab.due(now + zone, ["q/1"])


@given(st.lists(st.tuples(TABS, ACTIONS, st.integers(0, 9), st.booleans()), max_size=14), CLOCKS)
def test_a_wrong_clock_loses_nothing(steps: list[tuple[int, str, int, bool]], shown: int) -> None:
    """A clock that is sometimes wrong may be far ahead or far behind."""
    pair, now = Tabs(), TODAY
    for at, action, later, wrong in steps:
        now += later
        pair.act(at, action, now - TODAY + shown if wrong else now)
    pair.act(0, "save", now)
    pair.act(1, "save", now)
    file = pair.file
    met = any(action in ("right", "wrong") for _, action, _, _ in steps)
    assert met == ("q/1" in file.items)
    while met and not (item := file.items["q/1"]).is_learned:
        noticed, days, known = now, DAYS[item.known], item.known
        while not item.is_due(now):
            now += 1
        assert now - noticed <= 2 * days + 2, "a right clock brings it back in time"
        assert file.due(now, ["q/1"]) == ["q/1"]
        file.note("q/1", known=True, now=now)
        assert item.known == known + 1
        assert not file.due(now, ["q/1"])


def test_a_traveller_is_not_asked_twice_and_misses_no_day() -> None:
    item = Recall(TODAY - 1)
    item.note(known=True, now=TODAY)
    west = TODAY - 1  # The traveller has flown to a zone further west.
    assert not item.is_due(west)
    item.note(known=False, now=west)
    assert item.due_on(west) == TODAY + 1
    east = Recall(TODAY)
    assert east.is_due(TODAY + 1)


def test_a_clock_that_was_ahead_delays_no_question_beyond_its_days() -> None:
    item = Recall(TODAY + 400, known=1, asked=1)
    assert [item.is_due(TODAY + day) for day in range(5)] == [False, False, False, True, True]
    again = Recall(**json.loads(json.dumps(item.to_dict())))
    assert again.is_due(TODAY + 3), "what was noticed is saved"
    again.note(known=True, now=TODAY + 3)
    assert again.due_on(TODAY + 3) == TODAY + 10


def test_a_clock_that_is_set_back_for_a_while_changes_nothing() -> None:
    item = Recall(TODAY, known=1, asked=1)
    assert not item.is_due(TODAY - 300)
    assert not item.is_due(TODAY)
    assert not item.is_due(TODAY + 2)
    assert item.is_due(TODAY + 3)


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Europe/Prague", "Pacific/Pago_Pago"])
def test_a_day_is_a_local_calendar_date(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import time
    from datetime import datetime
    from zoneinfo import ZoneInfo

    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        before, shown, after = today(), datetime.now(tz=ZoneInfo(zone)).date(), today()
        assert (shown - date(1970, 1, 1)).days in (before, after)
        assert schedule.day_of(seconds_now()) in (before, after, today())
    finally:
        monkeypatch.undo()
        time.tzset()


# ---- in the progress -----------------------------------------------------------------------------


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Return a function that sets the date to some days after 1 December 2026."""

    def go(number: int) -> None:
        shown = date(2026, 12, 1) + timedelta(number)
        monkeypatch.setattr(schedule, "local_date", lambda: shown)

    go(0)
    return go


def answer(review: Review, *, rightly: bool) -> None:
    """Answer every question of a review."""
    for number, source in enumerate(review.source.steps, start=1):
        review.go(number)
        if rightly:
            seed = source.unlike_first(review.seed)
            assert review.check(solution_of(source.under(seed=seed))).ok
        else:
            review.show_me()


def met(days: Callable[[int], None]) -> Progress:
    """Return the progress of a first day with steps of a lesson, a puzzle, and a mistake."""
    days(0)
    progress = with_mistakes("stop", days_ago=0)
    progress.review.items[f"{MISTAKE}/g-0"].day = today()
    lesson = rw.load_lesson("04-combat", progress=progress)
    for step in ("tie", "pairs"):
        assert lesson.check(
            solution_of(lesson.source.steps[lesson.source.index(step)].under()), step
        )
    puzzle = load_puzzle(1, progress=progress)
    puzzle.answer(puzzle.best)
    return progress


def test_lessons_puzzles_and_mistakes_come_back_in_one_list(days: Callable[[int], None]) -> None:
    progress = met(days)
    assert len(askable(progress)) == 4
    assert my_review(progress).due == course(progress).review.due == 0
    assert "The next question comes back tomorrow." in str(my_review(progress))
    for day in (1, 4, 11, 32, 92):
        days(day - 1)
        assert not my_review(progress)
        days(day)
        assert {row.id.partition("/")[0] for row in my_review(progress)} == {
            "04-combat",
            PUZZLE,
            MISTAKE,
        }
        assert '4 questions are due today: start with rw.play_lesson("review")' in str(
            course(progress)
        )
        answer(load_review(progress=progress, seed=day), rightly=True)
        assert not my_review(progress)
        assert progress.due_mistakes == []
    days(1000)
    assert not my_review(progress)
    assert "nothing to review yet" in my_review(progress).sentence


def test_questions_come_back_even_if_they_do_not_vary_but_tasks_do_not(
    days: Callable[[int], None],
) -> None:
    days(0)
    progress = Progress()
    kinds: dict[str, str] = {}
    for number in ("10", "11"):
        lesson = rw.load_lesson(number, progress=progress)
        for step in lesson.source.steps:
            if step.variations is None and step.kind != "challenge":
                kinds[f"{lesson.source.id}/{step.id}"] = step.kind
                lesson.go(step.id)
                lesson.show_me()
    questions = {name for name, kind in kinds.items() if kind in ("predict", "point")}
    assert len(questions) > 5
    assert {*askable(progress)} == questions < {*kinds}
    progress.review.a_day = 50
    days(1)
    assert {row.id for row in my_review(progress)} == questions
    answer(load_review(progress=progress, seed=1), rightly=True)
    assert {progress.review.items[name].known for name in questions} == {1}


def test_its_questions_follow_the_language_and_shuffle_their_answers(
    days: Callable[[int], None],
) -> None:
    progress = met(days)
    days(1)
    review = load_review(progress=progress, seed=1)

    def asked() -> dict[str, str]:
        steps = [step.under() for step in review.source.steps]
        return {step.id: repr(step) for step in steps if step.id.startswith((PUZZLE, MISTAKE))}

    english = asked()
    with use_language("de"):
        german = asked()
    assert len(english) == 2
    assert all(german[name] != said for name, said in english.items())
    assert asked() == english
    orders = set()
    for _ in range(6):
        progress.review.items[f"{MISTAKE}/g-0"].asked += 1
        orders.add(asked()[f"{MISTAKE}/g-0"])
    assert len(orders) == 2


def test_a_missed_question_comes_back_tomorrow_and_a_known_one_does_not(
    days: Callable[[int], None],
) -> None:
    progress = met(days)
    days(1)
    review = load_review(progress=progress, seed=1)
    missed = review.source.steps[0].id
    answer(review, rightly=True)  # Later that day, the first question is missed.
    progress.review.note(missed, known=False, now=today())
    days(2)
    assert [row.id for row in my_review(progress)] == [missed]


def test_only_the_first_answer_of_a_day_counts_as_knowledge(days: Callable[[int], None]) -> None:
    progress = met(days)
    days(1)
    answer(review := load_review(progress=progress, seed=1), rightly=False)
    review.go(1)
    review.retry()
    answer(review, rightly=True)
    assert {item.known for item in progress.review.items.values()} == {0}
    days(2)
    hinted = load_review(progress=progress, seed=2)
    hinted.hint()
    answer(hinted, rightly=True)
    assert progress.review.items[hinted.source.steps[0].id].known == 0
    assert progress.review.items[hinted.source.steps[1].id].known == 1


def test_a_question_answered_in_its_lesson_is_not_due_minutes_later(
    days: Callable[[int], None],
) -> None:
    progress = met(days)
    days(1)
    lesson = rw.load_lesson("04-combat", progress=progress)
    source = lesson.source.steps[lesson.source.index("tie")]
    assert "04-combat/tie" in {row.id for row in my_review(progress)}
    assert lesson.check(solution_of(source.under()), "tie")
    assert "04-combat/tie" not in {row.id for row in my_review(progress)}
    assert progress.review.items["04-combat/tie"].known == 1


def test_no_day_has_more_questions_than_the_person_wants(days: Callable[[int], None]) -> None:
    days(0)
    progress = Progress()
    for data in puzzle_list()[:25]:
        progress.puzzles.note(data.id, right=True)
        progress.review.note(f"{PUZZLE}/{data.id}", known=True, now=today())
    days(1)
    assert (my_review(progress).due, my_review(progress).waiting) == (A_DAY, 15)
    progress.review.a_day = 4
    review = load_review(progress=progress, seed=1)
    assert len(review.source.steps) == 4
    answer(review, rightly=True)
    told = my_review(progress)
    assert (told.due, told.waiting) == (0, 21)
    assert told.sentence == "You have answered today's questions. 21 more wait for another day."
    with pytest.raises(LessonError, match="You have answered today's questions"):
        load_review(progress=progress)
    progress.review.a_day = 6
    assert my_review(progress).due == 2
    days(2)
    assert my_review(progress).due == 6
    assert not {row.id for row in my_review(progress)} & {s.id for s in review.source.steps}


def test_new_puzzles_do_not_count_towards_the_days_limit(days: Callable[[int], None]) -> None:
    progress = met(days)
    days(1)
    for number in range(2, 2 + A_DAY):
        puzzle = load_puzzle(number, progress=progress)
        puzzle.answer("a")
    assert my_review(progress).due == 4


def test_the_longest_overdue_question_comes_first(
    days: Callable[[int], None],
) -> None:
    days(0)
    progress = Progress()
    progress.review.a_day = 3
    puzzles = [data.id for data in puzzle_list()]
    asked = set()
    for day in range(40):
        days(day)
        if day < 20:  # There are four new puzzles a day, more than come back for review.
            for name in puzzles[:4]:
                progress.puzzles.note(name, right=False)
                progress.review.note(f"{PUZZLE}/{name}", known=False, now=today())
            del puzzles[:4]
        due = my_review(progress)
        assert due.due <= 3
        for row in due:
            asked.add(row.id)
            progress.review.note(row.id, known=True, now=today())
    assert {f"{PUZZLE}/{data.id}" for data in puzzle_list()[:24]} <= asked


def test_new_puzzles_are_not_mixed_with_returning_ones(days: Callable[[int], None]) -> None:
    progress = met(days)
    days(1)
    known = puzzle_list()[0].id
    puzzle = load_puzzle(kind=puzzle_list()[0].kind, progress=progress)
    for _ in range(8):
        assert puzzle.data.id != known
        puzzle.next()
    warm_up = load_warm_up(progress=progress, seed=1)
    assert not any(step.id.startswith(PUZZLE) for step in warm_up.source.steps)


def test_a_warm_up_counts_as_a_review(days: Callable[[int], None]) -> None:
    progress = met(days)
    days(1)
    lesson = rw.load_lesson("05-capture", progress=progress)
    warm_up = warm_up_before(lesson, progress=progress, seed=1)
    assert warm_up is not None
    due = {row.id for row in my_review(progress)}
    asked = {step.id for step in warm_up.source.steps}
    assert asked == {name for name in due if not name.startswith(PUZZLE)}
    for number, source in enumerate(warm_up.source.steps, start=1):
        warm_up.go(number)
        assert warm_up.check(solution_of(source.under(seed=source.unlike_first(warm_up.seed)))).ok
    assert {row.id for row in my_review(progress)} == due - asked
    progress.review.a_day = 0
    again = warm_up_before(lesson, progress=progress, seed=1)
    assert again is None or not {step.id for step in again.source.steps} & set(askable(progress))


def test_the_schedule_is_saved_with_progress_and_reset_with_its_lesson(
    days: Callable[[int], None],
) -> None:
    progress = met(days)
    progress.review.a_day = 7
    again = Progress()
    again.read(json.loads(json.dumps(progress.to_dict())))
    assert again.to_dict() == progress.to_dict()
    assert again.review.a_day == 7
    again.forget("04-combat", "tie")
    assert "04-combat/tie" not in again.review.items
    again.forget("04-combat")
    assert {name.partition("/")[0] for name in again.review.items} == {PUZZLE, MISTAKE}
    again.own.mistakes.clear()
    assert f"{MISTAKE}/g-0" not in again.to_dict()["review"]


def test_a_question_unknown_to_this_version_stays_but_is_not_asked(
    days: Callable[[int], None],
) -> None:
    progress = met(days)
    for name in ("99-none/step", f"{PUZZLE}/none", f"{MISTAKE}/none", "04-combat/none", "odd"):
        progress.review.meet(name, today())
    days(1)
    assert my_review(progress).due == 4
    assert {"99-none/step", f"{PUZZLE}/none"} <= progress.to_dict()["review"].keys()


@pytest.mark.usefixtures("kept_folder")
def test_two_tabs_keep_the_answers_of_both(days: Callable[[int], None]) -> None:
    one = met(days)
    first, second = SharedFile(), SharedFile()
    first.write(one)
    two = Progress()
    second.take_in(two)
    days(1)
    rows = [row.id for row in my_review(one)]
    one.review.note(rows[0], known=True, now=today())
    two.review.note(rows[1], known=True, now=today())
    two.review.a_day = 20
    first.write(one)
    second.write(two)
    first.take_in(one)
    for progress in (one, two):
        assert {row.id for row in my_review(progress)} == set(rows[2:])
        assert progress.review.a_day == 20


@pytest.mark.parametrize(
    "change",
    [
        {"review": []},
        {"review": {"04-combat/tie": {"day": "monday"}}},
        {"review": {"04-combat/tie": {"day": -1}}},
        {"review": {"04-combat/tie": {"day": 1, "known": 1.5}}},
        {"a_day": {"most": 1000}},
        {"a_day": 7},
    ],
)
def test_a_damaged_schedule_is_refused_and_changes_nothing(
    change: dict[str, Any], days: Callable[[int], None]
) -> None:
    progress = met(days)
    before = progress.to_dict()
    with pytest.raises(ProgressError):
        progress.read({**before, **change})
    assert progress.to_dict() == before


# ---- files from before ---------------------------------------------------------------------------

OLD = {
    "format": "risk_widget lessons",
    "version": 1,
    "lessons": {
        "04-combat": {
            "tie": {"status": "solved", "attempts": 1, "hints": 0, "known_at": 1_700_000_000},
            "pairs": {"status": "open", "attempts": 0, "hints": 0, "asked": 3, "recalled": 2},
            "borders": {"status": "open", "attempts": 1, "hints": 0},
        }
    },
    "puzzles": {"place-1": {"tries": 2, "right": True}},
}


def test_an_old_file_opens_and_everything_in_it_comes_back() -> None:
    progress = Progress()
    progress.read(json.loads(json.dumps(OLD)))
    items = progress.review.items
    assert {*items} == {"04-combat/tie", "04-combat/pairs", f"{PUZZLE}/place-1"}
    assert items["04-combat/tie"].day == schedule.day_of(1_700_000_000)
    assert (items["04-combat/pairs"].known, items["04-combat/pairs"].asked) == (2, 3)
    assert {row.id for row in my_review(progress)} >= {"04-combat/tie"}


def test_mistakes_in_an_old_file_keep_their_place_in_the_series() -> None:
    progress = with_mistakes("stop", "place")
    data = json.loads(json.dumps(progress.to_dict()))
    del data["review"]
    long_ago = seconds_now() - 400 * 24 * 60 * 60
    data["mistakes"]["g-0"] |= {"asked": 5, "recalled": 4, "answered_at": long_ago}
    data["mistakes"]["g-1"] |= {"asked": 0, "recalled": 0, "answered_at": 0}
    again = Progress()
    again.read(data)
    assert (again.review.items[f"{MISTAKE}/g-0"].known, again.own.mistakes["g-0"].round) == (4, 1)
    assert again.due_mistakes == ["g-1"]
    assert not any(field in again.to_dict()["mistakes"]["g-0"] for field in ("asked", "recalled"))


@pytest.mark.usefixtures("kept_folder")
def test_an_old_file_is_shared_and_not_taken_for_a_newer_versions(
    kept_folder: Any,
) -> None:
    kept_folder.mkdir(parents=True)
    (kept_folder / "progress.json").write_text(json.dumps(OLD), encoding="utf-8")
    file, progress = SharedFile(), Progress()
    file.take_in(progress)
    progress.step("05-capture", "card").status = "solved"
    file.write(progress)
    saved = json.loads((kept_folder / "progress.json").read_text(encoding="utf-8"))
    assert "04-combat/tie" in saved["review"]
    assert [path.name for path in kept_folder.glob("progress*")] == ["progress.json"]


@given(st.integers(2 * 24 * 60 * 60, 10**400))
def test_a_time_in_the_future_is_read_as_now(ahead: int) -> None:
    progress = Progress()
    entry = {"status": "solved", "attempts": 1, "hints": 0, "known_at": seconds_now() + ahead}
    progress.read({**OLD, "lessons": {"04-combat": {"tie": entry}}})
    item = progress.review.items["04-combat/tie"]
    assert item.day <= today()
    assert item.due_on(today()) in (today(), today() + 1)
