"""A learner at the panel of a lesson, who answers by clicks on the page's controls.

The answers come from elsewhere: the lesson's own solution, or a mistake that its author expects.
Here they become clicks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.course.lesson import Lesson
from risk_widget.lessons import Progress
from risk_widget.teaching.checking import solution_of
from tests.clicks import Clicker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.course.step import Step

READY = "[data-seq]:not([data-reading])"
"""The widget, once the last feedback has been visible for long enough to read."""
READ = "() => { window.passTime?.(1_000); window.runTimers?.(1_000); }"
TRY = '[role="group"][aria-label="Number of armies to try"]'


class Pupil:
    """A learner who operates one widget with clicks."""

    def __init__(self, root: Locator) -> None:
        """Take the widget's root element, `[data-risk-widget]`."""
        self.root = root
        self.hand = Clicker(root)

    def bar(self, action: str) -> Locator:
        """Return the button of this name in the bar above the map."""
        return self.root.locator(f'.rw-sentence-bar [data-action="{action}"]')

    def panel(self, action: str) -> Locator:
        """Return the control of this name in the panel."""
        return self.root.locator(f'.rw-side [data-action="{action}"]')

    def told(self, action: str) -> Locator:
        """Return the control of this name in the feedback."""
        return self.feedback.locator(f'[data-action="{action}"]')

    @property
    def feedback(self) -> Locator:
        """The panel's reply to the last answer."""
        return self.root.locator("[data-feedback]")

    def expect_status(self, status: str) -> None:
        """Wait until the feedback is of this kind and has been visible long enough to read."""
        self.hand.mouse.wait(f'[data-feedback="{status}"]')
        self.read()

    def read(self) -> None:
        """Read the last feedback: wait as long as it must be visible, or let that time pass."""
        self.hand.mouse.element.evaluate(READ)
        self.hand.mouse.wait(READY)

    def expect_step(self, step: str) -> None:
        """Wait until the panel shows this step."""
        self.hand.mouse.wait(f'[data-step="{step}"]')

    def click(self, control: str) -> None:
        """Click the element that a selector finds, and wait for the kernel's answer on the page."""
        before = self.hand.sequence
        self.hand.mouse.click(control)
        self.hand.wait_for_answer(before)

    def press(self, action: str) -> None:
        """Press a button of the bar or the panel, and wait for the kernel's answer."""
        self.click(f'[data-action="{action}"]')

    def go(self, number: int) -> None:
        """Go to a step in the list below the panel."""
        self.click(f".rw-step-list li:nth-child({number}) button")

    def settle(self, step: Step) -> str:
        """Solve a step, or watch it if it is a challenge; return the resulting mark."""
        if step.kind == "challenge":
            self.hand.press("show_me")
            self.press("watch")
            self.expect_status("shown")
            return "shown"
        self.answer(solution_of(step), step.kind, given(step))
        self.expect_status("right")
        return "solved"

    def answer(self, answer: Any, kind: str, given: str) -> None:
        """Hand in an answer: moves, a number, a choice or places, as the step's input demands."""
        mouse = self.hand.mouse
        self.read()
        if kind == "refuse":
            for move in answer:
                self._try(move)
        elif given == "action":
            for move in answer:
                self.hand.do(move)
        elif given == "number":
            self.root.locator('[data-answer="number"]').fill(str(answer))
            self.press("hand_in")
        elif given == "percent":
            self.root.locator('[data-answer="percent"] input').fill(str(answer))
            self.click('.rw-sentence-bar [data-action="check"]')
        elif given == "choice" or given == "continent":
            mouse.click(f'[data-answer="{answer}"]')
            self.click('.rw-sentence-bar [data-action="check"]')
        else:
            again = '.rw-sentence-bar [data-action="try_again"]'
            if mouse.has(again):
                mouse.click(again)
            for place in [answer] if isinstance(answer, str) else answer:
                self.hand.pick(place)
                mouse.wait(f'[data-picked="{place}"]')
            self.click('.rw-sentence-bar [data-action="check"]')

    def _try(self, move: dict[str, Any]) -> None:
        mouse = self.hand.mouse
        verb = f'[aria-label="What do you want to try?"] label:has([value="{move["type"]}"])'
        if not mouse.has(f"{verb} :checked"):
            mouse.click(verb)
        for end in ("source", "target", "territory"):
            if end in move:
                self.hand.pick(move[end])
        for card in move.get("cards", ()):
            if not mouse.has(f'[data-answer="{card}"]:checked'):
                mouse.click(f'[data-answer="{card}"]')
        if "armies" in move:
            shown = int(mouse.only(f"{TRY} output", "textContent"))
            for _ in range(move["armies"] - shown):
                mouse.click(f'{TRY} [aria-label$=": more"]')
        self.click('.rw-sentence-bar [data-action="try"]')


def given(step: Step) -> str:
    """Return the kind of input that the panel asks for in a step."""
    if step.kind == "point":
        return step.pick
    if step.kind == "predict":
        return "choice" if step.choices else "number"
    if step.kind == "chance":
        return "percent"
    return "action"


def learn(pupil: Pupil, source: LessonSource, *, wrongly: bool = False) -> None:
    """Solve every step of a lesson on the page; if `wrongly`, make its likely mistakes first."""
    for number, step in enumerate(source.steps, start=1):
        data = step.under()
        pupil.expect_step(step.id)
        for answer in mistakes(source, step.id) if wrongly else ():
            pupil.answer(answer, data.kind, given(data))
            pupil.expect_status("wrong")
        mark = pupil.settle(data)
        pupil.hand.mouse.wait(f'.rw-step-list li:nth-child({number}) [data-step-mark="{mark}"]')
        if number < len(source.steps):
            pupil.click('.rw-sentence-bar [data-action="next"]')


def mistakes(source: LessonSource, step: str) -> Iterator[Any]:
    """Yield an answer for each mistake that the author of a step expects.

    Only answers that a page can give: legal moves, numbers, choices and places.
    """
    lesson = Lesson(source, Progress())
    lesson.go(step)
    data = source.steps[source.index(step)].under()
    if data.choices:
        tried: list[Any] = [
            c.value for c in data.choices if lesson.check(c.value).status == "wrong"
        ]
        yield from tried
        return
    for mistake in data.mistakes:
        words = " ".join(mistake.say.partition("{{")[0].split())
        for answer in _candidates(lesson, data):
            result = lesson.check(answer)
            if result.status == "wrong" and words in " ".join(result.message.split()):
                yield answer
                break


def _candidates(lesson: Lesson, step: Step) -> list[Any]:
    if step.kind == "predict":
        return list(range(60))
    if step.kind == "point":
        board = lesson.game.board
        if step.pick == "continent":
            return [c.id for c in board.continents]
        ids = list(board.ids)
        if step.pick == "territory":
            return ids
        # If the page asks for a certain number of places, it submits exactly that many.
        numbers = (step.picks,) if step.picks else (1, 2, 3, 4)
        return [ids[i : i + n] for n in numbers for i in range(len(ids) - n + 1)]
    lesson.retry()
    return [[action.to_dict()] for action in lesson.game.legal_actions()]
