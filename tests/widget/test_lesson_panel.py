"""Lessons on the page, by clicks: every step of every lesson, and the likely mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress
from tests.pupil import Pupil, given, mistakes
from tests.widget.dom import expect
from tests.widget.harness import axe, look

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="lesson panel", share=2)

# One of each kind of step, and one with a hand of cards.
KINDS = [
    ("01-board", "tag"),
    ("12-a-whole-game", "which-to-break"),
    ("01-board", "neighbours"),
    ("03-reinforcement", "best"),
    ("04-combat", "borders"),
    ("04-combat", "one-stays"),
    ("04-combat", "three-dice"),
    ("04-combat", "tie"),
    ("04-combat", "defend"),
]


@pytest.fixture
def school(bridged: Callable[..., Bridge]) -> Callable[..., Pupil]:
    """Open a lesson with new progress of its own: `school("04-combat", step="tie")`."""

    def go(name: str, width: int = 1280, *, still: bool = True, **keys: Any) -> Pupil:
        keys.setdefault("progress", Progress())
        page_keys = {k: keys.pop(k) for k in ("color_scheme", "height") if k in keys}
        bridge = bridged(
            lambda: rw.play_lesson(name, reduced_motion=True if still else "auto", **keys),
            width=width,
            reduced_motion="reduce" if still else "no-preference",
            **page_keys,
        )
        pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
        expect(pupil.root.locator("[data-step]")).to_be_visible()
        return pupil

    return go


@pytest.fixture
def lesson(mounted: Callable[..., Bridge]) -> Callable[..., Pupil]:
    """Open a lesson as `school` does, for tests that need no browser."""

    def go(name: str, **keys: Any) -> Pupil:
        keys.setdefault("progress", Progress())
        bridge = mounted(lambda: rw.play_lesson(name, reduced_motion=True, **keys))
        pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
        expect(pupil.root.locator("[data-step]")).to_be_visible()
        return pupil

    return go


def test_a_wrong_move_is_played_out_and_taken_back(school: Callable[..., Pupil]) -> None:
    pupil = school("04-combat", step="three-dice", still=False)
    brazil = pupil.hand.territory("brazil")
    expect(brazil).to_have_attribute("data-armies", "5")
    pupil.hand.do({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    expect(brazil).to_have_attribute("data-armies", "4")
    expect(pupil.root.locator(".rw-block-roll")).to_contain_text("3 = 3")
    expect(pupil.root.locator(".rw-taken")).to_contain_text("then taken back")
    pupil.bar("skip_scenes").click()
    expect(brazil).to_have_attribute("data-armies", "5")
    expect(pupil.root.locator(".rw-taken")).to_contain_text("Taken back")
    pupil.told("look_again").click()
    expect(brazil).to_have_attribute("data-armies", "4")
    expect(brazil).to_have_attribute("data-armies", "5")


def test_feedback_waits_until_the_dice_lie_still(
    school: Callable[..., Pupil],
) -> None:
    pupil = school("04-combat", step="three-dice", still=False)
    pupil.root.evaluate(
        """root => {
          window.told = new Set();
          const text = selector => root.querySelector(selector)?.textContent ?? "";
          const look = () => window.told.add([
            root.querySelector("[data-territory=peru]").dataset.armies,
            text("[data-seat=blue] td:nth-of-type(2)"),
            root.querySelector("[data-feedback]")?.dataset.feedback ?? "",
            root.querySelector("[aria-current=step]").dataset.stepMark,
            /^Right/.test(text("[aria-live]")),
            root.querySelector(".rw-sentence-bar [data-action=next]") !== null,
          ].join(" "));
          look();
          new MutationObserver(look).observe(root,
            {attributes: true, childList: true, characterData: true, subtree: true}); }"""
    )
    pupil.hand.do({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    pupil.expect_status("right")
    # The loser's tag breaks first; then everything is announced at once.
    told = pupil.root.page.evaluate("[...window.told]")
    assert told == [
        "2 22  open false false",
        "1 22  open false false",
        "1 21 right solved true true",
    ]


def test_a_press_only_ends_a_lessons_roll(
    school: Callable[..., Pupil],
) -> None:
    pupil = school("04-combat", step="three-dice", still=False)
    pupil.root.evaluate(
        """root => new MutationObserver((_, watch) => {
          if (!root.querySelector(".rw-sentence-bar [data-action=skip_scenes]")) return;
          // While the feedback is new, input is ignored: it may be half of a double click.
          if (root.hasAttribute("data-reading")) return;
          watch.disconnect();
          window.before = root.querySelector("[data-feedback]");
          root.querySelector("[data-step]").dispatchEvent(
            new KeyboardEvent("keydown", {key: "x", bubbles: true}));
          window.after = root.querySelector("[data-feedback]").dataset.feedback;
        }).observe(root, {attributes: true, childList: true, subtree: true})"""
    )
    pupil.hand.do({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    pupil.expect_status("right")
    assert pupil.root.page.evaluate("[window.before, window.after]") == [None, "right"]
    expect(pupil.bar("next")).to_be_visible()


def test_a_click_places_one_army_as_in_a_game(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("01-board", step="new-armies")
    stonegate = pupil.hand.territory("stonegate")
    for armies in range(4, 9):
        pupil.hand.pick("stonegate")
        expect(stonegate).to_have_attribute("data-armies", str(armies))
    pupil.expect_status("right")


def test_only_one_of_several_quick_wrong_clicks_is_judged(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("01-board", step="new-armies")
    before = int(pupil.hand.sequence)
    pupil.root.evaluate(
        """root => { for (let i = 0; i < 3; i++)
          root.querySelector("[data-territory=highmoor] .hit")
            .dispatchEvent(new MouseEvent("click", {bubbles: true})); }"""
    )
    pupil.expect_status("wrong")
    expect(pupil.hand.territory("highmoor")).to_have_attribute("data-armies", "3")
    pupil.hand.do({"type": "place", "territory": "stonegate", "armies": 1})
    pupil.expect_status("more")
    assert int(pupil.hand.sequence) == before + 2
    pupil.press("retry")
    expect(pupil.hand.territory("stonegate")).to_have_attribute("data-armies", "3")


def test_an_illegal_move_is_answered_with_its_clause_and_shown_on_the_map(
    lesson: Callable[..., Pupil],
) -> None:
    pupil = lesson("04-combat", step="three-dice")
    pupil.hand.pick("brazil")
    # The page marks it as disabled, but a click on it is still sent.
    pupil.hand.territory("central-america").locator(".hit").click(force=True)
    pupil.expect_status("refused")
    expect(pupil.feedback).to_contain_text("That is not allowed.")
    pupil.feedback.locator('[data-why="lesson"]').click()
    card = pupil.root.get_by_role("dialog").locator('[data-clause="attack.adjacent"]')
    expect(card).to_be_visible()


def test_the_map_shows_the_refused_move(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("04-combat", step="borders")
    tries = pupil.root.get_by_role("radiogroup", name="What do you want to try?")
    expect(tries.locator("label")).to_have_text(["Place", "Attack", "Move", "Go on"])
    pupil.answer(
        [{"type": "attack", "source": "north-africa", "target": "alaska", "armies": 1}],
        "refuse",
        "action",
    )
    expect(pupil.hand.territory("north-africa")).to_have_attribute("data-choice", "source")
    expect(pupil.hand.territory("alaska")).to_have_attribute("data-choice", "target")


def test_clicks_change_the_choice_before_it_is_tried(lesson: Callable[..., Pupil]) -> None:
    """A step that names an attack begins with that attack, and a third click starts again."""
    pupil = lesson("06-movement-and-a-whole-turn", step="order")
    said = pupil.root.locator("[data-message]")
    expect(said).to_contain_text("Attack … from … with 1 army.")
    pupil.hand.pick("brazil")
    pupil.hand.pick("egypt")
    expect(said).to_contain_text("Attack Egypt from Brazil with 1 army.")
    pupil.hand.pick("brazil")
    expect(said).to_contain_text("Attack … from Brazil with 1 army.")
    pupil.hand.pick("north-africa")
    pupil.press("try")
    pupil.expect_status("right")


def test_hints_come_in_three_grades_and_show_me_plays_the_solution(
    lesson: Callable[..., Pupil],
) -> None:
    pupil = lesson("04-combat", step="defend")
    for grade in ("A nudge.", "The rule.", "The move."):
        pupil.press("hint")
        expect(pupil.feedback).to_contain_text(grade)
    expect(pupil.panel("hint")).to_have_attribute("aria-disabled", "true")
    pupil.press("show_me")
    pupil.expect_status("shown")
    current = pupil.root.locator('.rw-step-list [aria-current="step"]')
    expect(current).to_have_attribute("data-step-mark", "shown")
    expect(pupil.hand.territory("egypt")).to_have_attribute("data-armies", "4")
    pupil.press("again")
    expect(pupil.hand.territory("egypt")).to_have_attribute("data-armies", "6")


def test_a_solved_step_can_be_repeated_with_another_board(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("04-combat", step="one-stays")
    expect(pupil.hand.territory("brazil")).to_have_attribute("data-armies", "3")
    expect(pupil.root.locator(".rw-lesson")).to_contain_text("armies in Brazil")
    pupil.answer(2, "predict", "number")
    pupil.expect_status("right")
    again = pupil.bar("again")
    expect(again).to_have_text("Another one like it")
    again.click()
    expect(pupil.root.locator(".rw-lesson")).to_contain_text("armies in Venezuela")
    expect(pupil.hand.territory("venezuela")).to_have_attribute("data-armies", "4")
    pupil.answer(3, "predict", "number")
    pupil.expect_status("right")


def test_switching_the_edition_explains_the_difference(school: Callable[..., Pupil]) -> None:
    pupil = school("04-combat", step="defend")
    expect(pupil.bar("defend-3")).to_have_count(0)
    other = pupil.root.locator('.rw-lesson-editions [data-action="switch"][data-edition="german"]')
    board = pupil.root.locator('[data-part="map"]').bounding_box()
    place = other.bounding_box()
    assert board
    assert place
    assert place["y"] >= board["y"] + board["height"], "it stands below the board"
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    pupil.expect_status("switched")
    expect(pupil.feedback).to_contain_text("Nordic 2000")
    expect(pupil.root.locator(".rw-lesson .rw-prose").first).to_contain_text("or even three")
    pupil.press("defend-3")
    pupil.expect_status("right")


def test_editions_are_directly_below_a_small_board(school: Callable[..., Pupil]) -> None:
    pupil = school("04-combat", step="defend", width=740, height=647)
    board = pupil.root.locator('[data-part="map"]').bounding_box()
    editions = pupil.root.locator(".rw-lesson-editions").bounding_box()
    assert board
    assert editions
    assert editions["y"] == pytest.approx(board["y"] + board["height"], abs=2)


def test_in_a_small_view_the_cards_move_away_from_the_sentence(
    school: Callable[..., Pupil],
) -> None:
    pupil = school("03-reinforcement", step="set", width=760, height=460)
    expect(pupil.root).to_have_attribute("data-bar", "side")
    board = pupil.root.locator('[data-part="map"]').bounding_box()
    sentence = pupil.root.locator(".rw-sentence-bar").bounding_box()
    assert board
    assert sentence
    assert sentence["x"] >= board["x"] + board["width"]
    assert sentence["y"] == board["y"]


def test_every_step_shows_its_editions_badge(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("03-reinforcement", edition="czech", step="set")
    badge = pupil.root.locator(".rw-lesson .rw-badge")
    expect(badge).to_have_attribute("data-edition", "czech")
    pupil.go(6)  # This edition does not teach the step.
    pupil.expect_step("wild")
    expect(badge).to_have_attribute("data-edition", "nordic")
    expect(badge).to_contain_text("Nordic")
    said = pupil.root.locator(".rw-lesson .rw-prose").first
    expect(said).to_contain_text("This step uses the rules of Nordic 2000.")


def test_a_prediction_does_not_show_its_answer(lesson: Callable[..., Pupil]) -> None:
    """Neither the table of players nor the data sent shows the answer."""
    pupil = lesson("03-reinforcement", step="territories")
    incomes = pupil.root.locator(".rw-players tbody tr td:last-child")
    expect(incomes).to_have_text(["?", "?", "?"])


def test_the_feedback_is_spoken_once_and_the_focus_follows_to_the_next_step(
    school: Callable[..., Pupil],
) -> None:
    pupil = school("04-combat", step="one-stays")
    pupil.root.evaluate(
        """root => { window.spoken = []; const live = root.querySelector("[aria-live]");
          new MutationObserver(() => window.spoken.push(live.textContent))
            .observe(live, {childList: true, characterData: true, subtree: true}); }"""
    )
    keys = pupil.root.page.keyboard
    pupil.root.locator('[data-answer="number"]').focus()
    keys.type("3")
    keys.press("Enter")
    pupil.expect_status("wrong")
    spoken = pupil.root.page.evaluate("() => window.spoken")
    assert len(spoken) == 1
    assert spoken[0].startswith("Not quite. If all of them left")
    keys.press("Control+a")
    keys.type("2")
    keys.press("Enter")
    pupil.expect_status("right")
    pupil.bar("next").focus()
    keys.press("Enter")
    pupil.expect_step("three-dice")
    expect(pupil.root.locator("[data-step]")).to_be_focused()


def test_places_can_be_answered_by_keyboard(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("01-board", step="tag")
    keys = pupil.root.page.keyboard
    pupil.hand.territory("mongolia").focus()
    keys.press("Enter")
    expect(pupil.root.locator('[data-picked="mongolia"]')).to_be_visible()
    look(pupil.root.page)
    keys.press("Enter")
    pupil.expect_status("right")


def test_enter_tries_a_complete_move(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("04-combat", step="borders")
    keys = pupil.root.page.keyboard
    for place in ("brazil", "china"):
        pupil.hand.territory(place).focus()
        keys.press("Enter")
        look(pupil.root.page)
    expect(pupil.root.locator("[data-message]")).to_contain_text("Attack China from Brazil")
    keys.press("Enter")
    pupil.expect_status("right")


def test_another_step_shows_the_whole_map_again(school: Callable[..., Pupil]) -> None:
    pupil = school("01-board", step="lanes")
    pupil.root.page.set_viewport_size({"width": 932, "height": 647})
    whole = pupil.root.locator('[data-action="whole_map"]')
    pupil.root.locator('[data-action="zoom_in"]').click()
    expect(whole).to_be_visible()
    pupil.press("skip")
    expect(whole).to_be_hidden()


def test_two_views_show_the_same_lesson(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("04-combat", step="tie")
    page = pupil.root.page
    page.evaluate("() => window.mount('second')")
    second = Pupil(page.locator("#second [data-risk-widget]"))
    second.answer("both", "predict", "choice")
    for view in (pupil, second):
        view.expect_status("wrong")
        expect(view.root.locator(".rw-choice.rw-wrong")).to_contain_text("We both do")
    pupil.answer("red", "predict", "choice")
    for view in (pupil, second):
        view.expect_status("right")
    second.press("next")
    for view in (pupil, second):
        view.expect_step("chances")


def test_progress_can_be_saved_to_a_file_and_loaded(lesson: Callable[..., Pupil]) -> None:
    progress = Progress()
    progress.name = ""
    pupil = lesson("04-combat", step="tie", progress=progress)
    pupil.answer("red", "predict", "choice")
    pupil.expect_status("right")
    with pupil.root.page.expect_download() as download:
        pupil.panel("save_progress").click()
    saved = download.value.path().read_text()
    progress.read({"format": "risk_widget lessons", "version": 1, "lessons": {}})
    pupil.go(6)
    mark = pupil.root.locator(".rw-step-list button").nth(4)
    expect(mark).to_have_attribute("data-step-mark", "open")
    files = pupil.panel("load_progress")
    files.set_input_files({"name": "a.json", "mimeType": "a/b", "buffer": b"[1]"})
    expect(pupil.root.locator(".rw-keep-progress")).to_contain_text("no lesson progress")
    files.set_input_files({"name": "b.json", "mimeType": "a/b", "buffer": saved.encode()})
    expect(mark).to_have_attribute("data-step-mark", "solved")


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "step"), KINDS)
def test_axe_finds_no_faults(school: Callable[..., Pupil], name: str, step: str) -> None:
    pupil = school(name, step=step)
    source = load_source(name)
    wrong = next(mistakes(source, step), None)
    if wrong is not None:
        data = source.steps[source.index(step)].under()
        pupil.answer(wrong, data.kind, given(data))
        pupil.expect_status("wrong")
    pupil.press("hint")
    assert axe(pupil.root.page) == []
    bare = pupil.root.evaluate(
        """root => [...root.querySelectorAll(
             "a[href], button, input, select, textarea, summary, [tabindex]")]
           .filter(node => !node.dataset.lmSuppressShortcuts).map(node => node.outerHTML)"""
    )
    assert bare == []


@pytest.mark.sampled
@pytest.mark.parametrize("width", [1400, 900, 640])
@pytest.mark.parametrize(("name", "step"), [("04-combat", "tie"), ("04-combat", "borders")])
def test_nothing_overflows(school: Callable[..., Pupil], name: str, step: str, width: int) -> None:
    root = school(name, width, step=step).root
    wide = root.evaluate(
        """root => [...root.querySelectorAll(".rw-side *")].filter(node => {
          const [a, b] = [node, root].map(n => n.getBoundingClientRect());
          return a.width > 1 && (a.right > b.right + 1 || a.left < b.left - 1); })
          .map(node => node.className)"""
    )
    assert wide == []
    below = root.evaluate(
        """root => root.querySelector(".rw-side").getBoundingClientRect().top >=
          root.querySelector(".rw-map-box").getBoundingClientRect().bottom"""
    )
    assert below == (width < 1100)


def test_no_button_is_filled_after_an_undo(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("04-combat", step="three-dice")
    wrong = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}
    pupil.answer([wrong], "do", "action")
    pupil.expect_status("wrong")
    expect(pupil.root.locator(".rw-taken")).to_contain_text("Taken back")
    expect(pupil.root.locator(".rw-sentence-bar .rw-primary")).to_have_count(0)
    expect(pupil.root.locator("[data-choice=source]")).to_have_count(0)


def test_quick_clicks_at_many_places_keep_the_result_of_the_first(
    lesson: Callable[..., Pupil],
) -> None:
    pupil = lesson("03-reinforcement", step="place")
    before = int(pupil.hand.sequence)
    pupil.root.evaluate(
        """root => {
          const click = territory => root.querySelector(`[data-territory=${territory}] .hit`)
            .dispatchEvent(new MouseEvent("click", {bubbles: true}));
          new MutationObserver((_, watch) => {
            if (!root.querySelector("[data-feedback=wrong]")) return;
            watch.disconnect();
            for (const territory of ["peru", "venezuela", "alberta"]) click(territory);
          }).observe(root, {attributes: true, childList: true, subtree: true});
          click("alaska"); }"""
    )
    pupil.expect_status("wrong")
    expect(pupil.feedback).to_contain_text("Alaska")
    assert int(pupil.hand.sequence) == before + 1


def test_only_the_learner_chooses_how_many(lesson: Callable[..., Pupil]) -> None:
    pupil = lesson("05-capture", step="forward")
    expect(pupil.root.locator(".rw-sentence-bar button")).to_have_count(0)
    expect(pupil.root.locator(".rw-big-number")).to_have_text(["?", "?"])
    pupil.root.get_by_role("slider").press("ArrowRight")
    pupil.hand.set_amount("occupy", 7)
    pupil.press("occupy")
    pupil.expect_status("right")


def test_watching_a_challenge_asks_first_and_leaves_it_unsolved(
    school: Callable[..., Pupil],
) -> None:
    pupil = school("01-board", step="challenge")
    pupil.hand.press("show_me")
    expect(pupil.root.locator(".rw-help")).to_contain_text("This ends your own game")
    assert axe(pupil.root.page) == []
    pupil.hand.press("play_on_own")
    expect(pupil.root.locator("[data-feedback]")).to_have_count(0)
    assert pupil.settle(load_source("01-board").steps[-1].under()) == "shown"
    expect(pupil.root.locator("[data-message]")).to_contain_text("Now it is your turn.")
    expect(pupil.bar("next_lesson")).not_to_have_class("rw-primary")
    pupil.press("again")
    expect(pupil.root.locator("[data-feedback]")).to_have_count(0)


@pytest.mark.sampled
@pytest.mark.parametrize("width", [932, 390])
@pytest.mark.parametrize(
    ("lesson", "step"),
    [("04-combat", "pairs"), ("03-reinforcement", "best"), ("04-combat", "one-stays")],
)
def test_feedback_stands_directly_below_the_map(
    school: Callable[..., Pupil], lesson: str, step: str, width: int
) -> None:
    pupil = school(lesson, width, step=step, height=647 if width > 700 else 664)
    pupil.press("hint")
    below = "reply => reply.getBoundingClientRect().top"
    bottom = "map => map.getBoundingClientRect().bottom"
    top = pupil.root.locator(".rw-reply").evaluate(below)
    under = pupil.root.locator(".rw-map-box").evaluate(bottom)
    panel = pupil.root.locator(".rw-side").evaluate(below)
    assert top >= under - 1
    if width < 700:
        assert top <= panel
    expect(pupil.root.locator(".rw-side [data-feedback]")).to_have_count(0)
