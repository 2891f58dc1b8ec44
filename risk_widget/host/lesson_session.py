"""A lesson on the screen: its state as JSON data, and the requests of its page.

The texts of a step are long and stay the same, so a page asks for them once (`texts`).
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.course.kinds.listed import STEP_KINDS, kind_of
from risk_widget.course.progress import first_open
from risk_widget.course.schedule import MISTAKE, MOST_A_DAY, PUZZLE
from risk_widget.course.shared_progress import share
from risk_widget.host.exams import exam_answer
from risk_widget.host.queries import answer
from risk_widget.host.relay import Host, new_id
from risk_widget.lessons import LessonError, ProgressError, lesson_ids, load_lesson
from risk_widget.messages import current_language, say
from risk_widget.play import snapshot as shape
from risk_widget.play.match import Match
from risk_widget.play.recap import turn_recap
from risk_widget.practice.course import WARM_UP, course, load_warm_up, warm_up_before
from risk_widget.practice.mistakes import load_mistake
from risk_widget.practice.puzzle_data import PuzzleError
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.practice.review import REVIEW, load_review
from risk_widget.practice.short_path import MINUTES, TONIGHT, is_offered, load_tonight
from risk_widget.practice.turns import TURN, PlannedTurn, open_turn
from risk_widget.protocol.controls import Handlers, Role, control_of
from risk_widget.protocol.items import Refused
from risk_widget.reading.schema import SchemaError, whole
from risk_widget.reading.spelling import shown as quoted
from risk_widget.rules.edition import edition_ids

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.data_types import Observation
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.host.relay import Acks
    from risk_widget.lessons import Lesson, Progress
    from risk_widget.practice.course import Course, CourseLesson
    from risk_widget.practice.puzzles import Puzzle
    from risk_widget.protocol.answer_types import (
        Answer,
        CourseAnswer,
        CourseRow,
        TextAnswer,
        TurnAnswer,
        TurnResultPart,
    )
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import LessonAction, Query, RollUntil
    from risk_widget.protocol.snapshot_types import (
        Battle,
        ClassScreen,
        InLesson,
        LessonFeedback,
        LessonPart,
        LessonScreen,
        LessonTexts,
        PositionPart,
        Recap,
        Scene,
        Ways,
    )
    from risk_widget.reading.json_types import JsonObject, JsonView


SCENE_BYTES: Final = 1300
"""The most bytes of the scenes played; if they take more, the first scenes are merged."""
PIECE: Final = 0.3
"""The seconds for which a planned turn is judged at a time, while the kernel is busy."""
MOST_LINES: Final = 7
"""The most lines about the play: the latest ones, which show the point of the step."""

LESSON_TEXTS: Final = ("id", "title", "summary", "minutes", "able", "advice", "following")

# Empty values for the parts that a prediction may hide, in a form that a page can draw.
_NOTHING: Final[JsonView] = {
    "to_place": 0,
    "hand_counts": {},
    "discard": [],
    "out": {},
    "capitals_shown": {},
    "sets_traded": 0,
    "tired": {},
}


def lesson_part(
    view: JsonView, begun: int, feedback: LessonFeedback | None, learner: str | None = None
) -> LessonPart:
    """Build the learner's place in a lesson: the changing parts of its view, and map data.

    ``begun`` is a number that grows whenever a step begins.
    """
    step = view["step"]
    part: LessonPart = {
        "id": view["id"],
        "key": _key(view),
        "begun": begun,
        "at": view["at"],
        "marks": [entry["status"] for entry in view["steps"]],
        "kind": step["kind"],
        "input": step["input"],
        "you": step["you"],
        "edition": step["edition"],
        "done": view["done"],
        "dice": step["dice"],
        "outline": step["highlight"],
        "hints": view["hints"]["given"],
        "can": view["can"],
        "feedback": feedback,
    }
    if step["asks_amount"]:
        part["asks_amount"] = True
    if step["fight_on"]:
        part["fight_on"] = True
    if step["picks"] is not None:
        part["picks"] = step["picks"]
    if view.get("stars"):
        had = view["stars"]
        numbered = enumerate(entry["id"] for entry in view["steps"])
        part["stars"] = {str(number): list(had[step]) for number, step in numbered if step in had}
    if view.get("challenge"):
        part["challenge"] = view["challenge"]
    if "warm_up" in view:
        part["warm_up"] = True
    if "puzzle" in view:
        part["puzzle"] = view["puzzle"]
    if learner is not None:
        part["learner"] = learner
    return part


def _key(view: JsonView) -> str:
    """Return a key for storing the texts, which changes whenever they may differ.

    Steps that come from several lessons may have the same id there, but not in this lesson.
    """
    step = view["steps"][view["at"]]["id"]
    variation = f"/{view['seed']}" if view["seed"] else ""
    return f"{view['id']}/{step}/{view['step']['edition']}{variation}"


def texts(view: JsonView) -> LessonTexts:
    """Return the texts of the lesson and the current step, under the step's edition."""
    step = view["step"]
    found = {
        "key": _key(view),
        "lesson": {
            **{name: view[name] for name in LESSON_TEXTS},
            "steps": [entry["title"] for entry in view["steps"]],
        },
        "step": {
            name: step[name]
            for name in ("id", "title", "blocks", "question", "choices", "editions", "moves")
        }
        | {"clauses": [clause["id"] for clause in step["clauses"]]},
        "tonight": view.get("tonight", ""),
    }
    return cast("LessonTexts", found)


def course_part(course: Course, progress: Progress) -> CourseAnswer:
    """Build the map of the course."""
    return {
        "lessons": list(map(_course_row, course.lessons)),
        "tonight": _course_row(course.tonight),
        "review": {
            "due": course.review.due,
            "a_day": course.review.a_day,
            "sentence": course.review.sentence,
            "rows": [[row.title, row.source] for row in course.review],
        },
        "exam": exam_answer(progress),
        "about": [line for line in (course.puzzles, course.beaten, course.guesses) if line],
        "turns": course.turns,
    }


def _course_row(lesson: CourseLesson) -> CourseRow:
    return {
        "id": lesson.id,
        "title": lesson.heading,
        "done": lesson.done,
        "steps": lesson.steps,
        "stars": list(lesson.stars),
    }


def feedback_part(
    feedback: JsonView, number: int, said: object, played: Sequence[Scene]
) -> LessonFeedback:
    """Build the feedback for the learner: the result without its frames, and the answer given."""
    part: LessonFeedback = {
        "n": number,
        "status": feedback["status"],
        "heading": feedback["heading"],
        "blocks": feedback["blocks"],
        "lines": [[line["text"], line["rule"]] for line in feedback["lines"]][-MOST_LINES:],
        "clauses": [clause["id"] for clause in feedback["clauses"]],
        "hint": feedback["hint"],
        "back": feedback["taken_back"],
        "outline": feedback["highlight"],
        "said": said,
        "scenes": list(played),
    }
    if feedback["kept"]:
        part["kept"] = feedback["kept"]
    if feedback["guess"] is not None:
        part["guess"] = feedback["guess"]
    return part


# ---- the moves played --------------------------------------------------------------------------


def scenes(
    frames: Sequence[JsonView], before: Mapping[str, Sequence[object]], number: int
) -> list[Scene]:
    """Turn the play into map changes and rolls, in order: {"territories", "battle"?}.

    Args:
        frames: of a result.
        before: owner and armies of each territory on the map, as the page has it.
        number: distinguishes the rolls of one result from those of another.
    """
    made: list[Scene] = []
    shown = {t: list(held) for t, held in before.items()}
    for frame in frames:
        changed = {t: held for t, held in frame["territories"].items() if shown.get(t) != held}
        rolled = [event for event in frame["events"] if event["type"] == "rolled"]
        shown |= changed
        scene: Scene = {"territories": changed}
        if rolled:
            roll = {k: v for k, v in rolled[-1].items() if k not in ("type", "seat")}
            sent = len(roll["attack"])
            numbers = {"attack_dice": sent, "armies": sent, "n": number * 1000 + len(made)}
            scene["battle"] = cast("Battle", {**roll, **numbers, "pending": False})
        elif not changed:
            continue
        made.append(scene)
    while len(made) > 1 and len(json.dumps(made, separators=(",", ":"))) > SCENE_BYTES:
        first, second, *rest = made
        both: Scene = {**second, "territories": first["territories"] | second["territories"]}
        made = [both, *rest]
    return made


# ---- the position ------------------------------------------------------------------------------


def position_part(
    game: Game, events: Sequence[Event], view: JsonView, shown: shape.Viewpoint
) -> PositionPart:
    """Build the position as the learner may see it, hiding the answer to an open prediction.

    ``events`` are all events of the game.
    """
    step = view["step"]
    # A puzzle hides nothing, even in a review: the board does not show the answer.
    hides = "puzzle" not in view and not view.get("open")
    waiting = STEP_KINDS[step["kind"]].waits and not view["done"] and hides
    known = dict(step["position"])
    for name, nothing in _NOTHING.items():
        if known[name] is None:
            known[name] = nothing
    if known["territories"] is None:
        known["territories"] = {t: [None, 0] for t in game.board.ids}
    known["hand_counts"] = {s: known["hand_counts"].get(s, 0) for s in known["seats"]}
    seen = cast("Observation", known)
    if waiting:
        shown = replace(shown, may_act=False)
    part = shape.game_part(game, seen, shown)
    part["human"] = shown.may_act
    if waiting:
        for row in part["seats"]:
            row["income"] = None
        part["cards"]["next_value"] = part["cards"]["values"] = None
        if part["mission"]:
            part["mission"]["progress"] = ""
    reinforcing = game.phase == "reinforce" and not waiting
    explained = reinforcing and shape.has_income(events)
    return {
        **part,
        "income": shape.income_items(game) if explained else None,
        "placed": shape.placed(events) if reinforcing else {},
        "battle": shape.battle(seen, events) or _captured(seen),
    }


def _captured(seen: Observation) -> Battle | None:
    """Return the battle, without its roll, if the position begins by moving armies in."""
    if seen["phase"] != "occupy" or not seen["battle"]:
        return None
    known = {k: v for k, v in seen["battle"].items() if k != "attack_roll"}
    return cast("Battle", {**known, "pending": False})


_HANDLERS: Final = Handlers()
"""The requests of a lesson's page.

A handler that leads to another step, or changes the texts of one, returns the texts: the page
draws them at once, without asking first.
"""
TRIED: Final = ("type", "source", "target", "territory", "armies", "dice", "cards")
"""The fields of an attempt that the page shows again."""


class LessonSession(Host):
    """A lesson on the screen. This object holds what is shown; `Lesson` holds the real state.

    ``lesson`` is the one on the screen; ``after`` is the lesson that follows a warm-up, or None.

    Args:
        lesson: the lesson to learn. After a call of its methods elsewhere, call `refresh`,
            unless a `Relay` follows it.
        warm_up: questions that come before the lesson.
        below: the game over which the lesson is opened, whose page gets the answers and can leave
            the lesson.
        game_id: the beginning of all ids of what is shown; made up if not given.
    """

    def __init__(
        self,
        lesson: Lesson,
        *,
        warm_up: Lesson | None = None,
        below: Host | None = None,
        game_id: str | None = None,
    ) -> None:
        self._base_id = game_id or new_id()
        super().__init__(game_id=self._base_id)
        self._may_leave = below is not None
        if below is not None:
            self.acks: Acks = below.acks
        self.lesson: Lesson = warm_up or lesson
        self.after: Lesson | None = lesson if warm_up else None
        self._begun = 0
        self._results = 0
        self._said: object = None
        self._scenes: list[Scene] = []
        self._frames_shown = 0
        self._feedback: object = None
        self._key: tuple[str, int, str, int] | None = None
        # The lesson as last viewed, and the language of that view.
        self._seen: tuple[str, JsonView] | None = None
        self._match = Match(lesson.game, {}, {})
        self._show_lesson()

    @property
    def role(self) -> Role:
        """The screen's role: a lesson."""
        return Role.LESSON

    @property
    def game(self) -> Game:
        """The game on the board now; a new object whenever the step begins again."""
        return self.lesson.game

    @property
    def board(self) -> Board:
        """The board of the current step."""
        return self.lesson.game.board

    @property
    def followed(self) -> Lesson:
        """The lesson, which follows its game."""
        return self.lesson

    # ---- following the lesson ------------------------------------------------------------------

    @property
    def _view(self) -> JsonView:
        """The lesson as it was last read, in the current language."""
        language = current_language()
        if self._seen is None or self._seen[0] != language:
            self._seen = language, self._look()
        return self._seen[1]

    def _look(self) -> JsonView:
        view = self.lesson.view()
        if self.after is not None:
            view["warm_up"] = True
            view["can"]["next"] = True
        if is_offered(self.lesson.id, self.lesson.progress.kept):
            view["tonight"] = say("course-tonight", minutes=MINUTES)
        return view

    def _show_lesson(self, said: object = None) -> None:
        """Show the lesson as it is now; ``said`` is the learner's latest answer."""
        lesson = self.lesson
        # The language does not matter, since only territories are compared.
        before = None if self._seen is None else _held(self._seen[1])
        self._seen = None
        view = self._view
        result = lesson.feedback
        fresh = result is not self._feedback
        # Anything but an answer to the step restarts the step, and the page forgets its choices.
        key = (lesson.id, view["at"], view["step"]["edition"], view["seed"])
        anew = fresh and result is not None and result.status in ("switched", "shown")
        if result is None or key != self._key or anew:
            self._begun += 1
            self._frames_shown = 0
            # A new id, since a choice made in a warm-up does not answer the lesson.
            self.game_id: str = f"{self._base_id}-{'w' if self.after else ''}{self._begun}"
        self._key = key
        if fresh:
            self._feedback = result
            self._results += 1
            self._said = said
            self._scenes = []
            if result is not None:
                frames = view["feedback"]["frames"]
                news = frames[self._frames_shown :] if before is not None else []
                self._scenes = scenes(news, before or {}, self._results)
                self._frames_shown = len(frames) if result.status == "more" else 0
        if self._match.game is lesson.game:
            self._match.settle()
        else:
            self._match = Match(lesson.game, {}, {})

    def refresh(self) -> None:
        """Catch up with changes to the lesson, made here or outside this session."""
        self.seq += 1
        self._show_lesson()

    def show(self) -> None:
        """Play the solution to the step."""
        self.lesson.show_me()
        self.refresh()

    def next(self) -> None:
        """Continue with the next step; after a warm-up, with the lesson."""
        if self.after is not None and self.lesson.is_last:
            self.skip_warm_up()
        else:
            self.lesson.next()
            self.refresh()

    def open(self, action: JsonView) -> None:
        """Open another lesson, a warm-up or today's puzzle, with the same progress.

        Raises:
            Refused: there is no such lesson, warm-up or puzzle.
        """
        self.lesson, self.after = opened(action, self.lesson.progress.kept)
        self.refresh()

    def skip_warm_up(self) -> None:
        """Leave a warm-up for the lesson that follows."""
        if self.after is not None:
            self.lesson, self.after = self.after, None
            self.refresh()

    def leave(self) -> None:  # nothing to clean up
        """Leave the lesson for the game below it."""

    # ---- requests of the page ------------------------------------------------------------------

    def carry_out(self, request: Request) -> object:
        """Carry out a request; see `Host.carry_out`."""
        self._check_current(request)
        handler = _HANDLERS.of(request.control)
        if handler is not None:
            return handler(self, request.action)
        self.check(dict(request.action))
        return None

    @_HANDLERS
    def _lesson_open(self, action: LessonAction) -> None:
        self.open(cast("JsonView", action))

    @_HANDLERS
    def _lesson_check(self, action: LessonAction) -> None:
        self.check(action.get("answer"))

    @_HANDLERS
    def _roll_until(self, action: RollUntil) -> None:
        if not self._view["step"]["fight_on"]:
            raise Refused.under("protocol.lesson", "refused-lesson-open")
        self.check(dict(action))

    @_HANDLERS
    def _lesson_hint(self, _: LessonAction) -> None:
        self.lesson.hint()
        self.refresh()

    @_HANDLERS
    def _lesson_show_me(self, _: LessonAction) -> None:
        self.show()

    @_HANDLERS
    def _lesson_retry(self, _: LessonAction) -> None:
        self.lesson.retry()
        self.refresh()

    @_HANDLERS
    def _lesson_again(self, _: LessonAction) -> LessonTexts:
        self.lesson.again()
        self.refresh()
        return texts(self._view)

    @_HANDLERS
    def _lesson_next(self, _: LessonAction) -> LessonTexts:
        self.next()
        return texts(self._view)

    @_HANDLERS
    def _lesson_back(self, _: LessonAction) -> LessonTexts:
        self.lesson.back()
        self.refresh()
        return texts(self._view)

    @_HANDLERS
    def _lesson_skip(self, _: LessonAction) -> LessonTexts:
        self.skip_warm_up()
        return texts(self._view)

    @_HANDLERS
    def _lesson_go(self, action: LessonAction) -> LessonTexts:
        try:
            self.lesson.go(action.get("step", ""))
        except LessonError as error:
            raise Refused.malformed("refused-step") from error
        self.refresh()
        return texts(self._view)

    @_HANDLERS
    def _lesson_switch(self, action: LessonAction) -> LessonTexts:
        """Continue under another edition; during a warm-up, also in the lesson that follows."""
        edition = action.get("edition")
        self.lesson.switch(edition)
        if self.after is not None and self.lesson.wanted == edition:
            self.after.want(edition)
        self.refresh()
        return texts(self._view)

    @_HANDLERS
    def _lesson_save(self, action: LessonAction) -> TextAnswer:
        if "text" in action:
            self.name_learner(action["text"])
        return {"text": json.dumps(self.lesson.progress.to_dict(), indent=1) + "\n"}

    @_HANDLERS
    def _lesson_load(self, action: LessonAction) -> None:
        try:
            self.lesson.progress.read(json.loads(action.get("text", "")))
        except ProgressError as error:
            raise Refused.because("protocol.progress", error) from error
        except (ValueError, RecursionError) as error:
            raise Refused.under("protocol.progress", "refused-progress") from error
        self.refresh()

    @_HANDLERS
    def _lesson_name(self, action: LessonAction) -> None:
        self.name_learner(action.get("text", ""))

    @_HANDLERS
    def _lesson_a_day(self, action: LessonAction) -> None:
        """Set the maximum number of questions to be asked again in a day."""
        try:
            most = whole(action.get("answer"), "answer", 0, MOST_A_DAY)
        except SchemaError as error:
            raise Refused.malformed("refused-a-day", most=MOST_A_DAY) from error
        self.lesson.progress.kept.review.a_day = most
        share(self.lesson.progress.kept)
        self.refresh()

    @_HANDLERS
    def _query_lesson(self, _: Query) -> LessonTexts:
        return texts(self._view)

    @_HANDLERS
    def _query_course(self, _: Query) -> CourseAnswer:
        kept = self.lesson.progress.kept
        return course_part(course(kept), kept)

    @_HANDLERS
    def _query_turn(self, _: Query) -> TurnAnswer:
        """Continue judging a planned turn for a short while."""
        turn = self.lesson
        if not isinstance(turn, PlannedTurn) or turn.judging is None:
            return {"compiling": False, "done": 0, "pieces": 0, "result": None, "rating": ""}
        turn.go_on(PIECE)
        judging = turn.judging
        result = judging.result
        return {
            "compiling": judging.is_compiling,
            "done": judging.done,
            "pieces": judging.pieces,
            "result": None if result is None else cast("TurnResultPart", result.to_dict()),
            "rating": turn.about_rating(),
        }

    @_HANDLERS
    def _query(self, action: Query) -> Answer | None:
        if control_of(action).tells_chances and self._asks_for_figure():
            raise Refused.under("protocol.lesson", "refused-asked-for")
        return answer(action, self._shown())

    def name_learner(self, name: str) -> None:
        """Record the learner's name."""
        self.lesson.progress.name = name
        share(self.lesson.progress.kept)
        self.refresh()

    def homework(self) -> JsonObject | None:
        """Return the learner's work; see `Host.homework`."""
        return self.lesson.progress.homework()

    def check(self, answer: Any, step: str | int | None = None) -> Any:
        """Check an answer, as ``lesson.check`` does, and show the result."""
        result = self.lesson.check(answer, step)
        said = answer
        if isinstance(answer, dict):
            said = {name: answer[name] for name in TRIED if name in answer}
        self.seq += 1
        self._show_lesson(said if _plain(said) else None)
        return result

    def _asks_for_figure(self) -> bool:
        """Whether the step asks for a figure that an attack's chances would give away."""
        step = self.lesson.at_hand
        return kind_of(step).asks_figure(step) and not self._view["done"]

    # ---- the screen ----------------------------------------------------------------------------

    def _shown(self) -> shape.Viewpoint:
        view = self._view
        step, game = view["step"], self.lesson.game
        acts = step["input"] == "action" and not view["done"]
        may_act = acts and not game.is_over and game.actor == step["you"]
        return shape.Viewpoint(self._match, step["you"], "shown", may_act)

    def _recap(self) -> Recap | None:
        """Recap the bots' actions since the learner's last turn, in a challenge."""
        if not (self.lesson.game.phase == "reinforce" and self._view["challenge"]):
            return None
        shown = self._shown()
        return turn_recap(self._match, shown.viewer, begins=shown.may_act)

    @property
    def ways(self) -> Ways:
        """The actions open to the learner, such as going back or leaving."""
        can: Ways = self._view["can"]
        return {**can, "leave": True} if self._may_leave else can

    def in_lesson(self, *, ways: Ways | None = None, game_id: str | None = None) -> InLesson:
        """Build the part that all screens of a lesson have in common.

        Args:
            ways: open on this screen; by default all ways of the lesson.
            game_id: see `shared_part`.
        """
        view, match, game = self._view, self._match, self.lesson.game
        feedback = view["feedback"]
        return {
            **shape.shared_part(self, shape.bots_shown(self), game_id=game_id),
            **position_part(game, match.log.events, view, self._shown()),
            "recap": self._recap(),
            "proposal": shape.proposed(game) if view["step"]["fight_on"] else None,
            "lesson": lesson_part(
                {**view, "can": self.ways if ways is None else ways},
                self._begun,
                feedback and feedback_part(feedback, self._results, self._said, self._scenes),
                self.lesson.progress.name,
            ),
        }

    def snapshot(self) -> LessonScreen | ClassScreen:
        """Return the current screen as JSON data."""
        return {**self.in_lesson(), "screen": "lesson"}


def _held(view: JsonView) -> dict[str, list[object]]:
    """Return the owner and armies of every territory in a view of a lesson."""
    seen = view["step"]["position"]["territories"]
    return {t: list(held) for t, held in (seen or {}).items()}


def opened(action: JsonView, progress: Progress) -> tuple[Lesson, Lesson | None]:
    """Load the lesson that an action opens, and the lesson that follows if it is a warm-up.

    Args:
        action: its ``step`` is the id of a lesson, by default the first one that is not done.
        progress: the progress to record the lesson in.

    Raises:
        Refused: there is no such lesson or edition, or nothing for a warm-up or a review.
    """
    wanted = action.get("step")
    wanted, _, which = (wanted or "").partition("/")
    if wanted == PUZZLE:
        return _puzzle(which, progress), None
    if wanted == TURN:
        try:
            return open_turn(which, progress), None
        except PuzzleError as error:
            raise Refused.malformed("refused-step") from error
    if wanted == MISTAKE:
        try:
            return load_mistake(which or None, progress=progress), None
        except LessonError as error:
            raise Refused.because("protocol.lesson", error) from error
    if wanted in (WARM_UP, REVIEW):
        load = load_warm_up if wanted == WARM_UP else load_review
        try:
            return load(progress=progress), None
        except LessonError as error:
            raise Refused.because("protocol.lesson", error) from error
    if wanted == TONIGHT:
        return load_tonight(progress=progress), None
    known = lesson_ids()
    name = action.get("step") or _to_go_on_with(progress)
    if name not in known:  # a page must not name a file
        raise Refused.malformed("refused-lesson", lesson=quoted(name), known=known)
    edition = action.get("edition")
    if edition is not None and edition not in edition_ids():
        known = edition_ids()
        raise Refused.malformed("refused-edition", edition=quoted(edition), known=known)
    lesson = load_lesson(name, edition=edition, progress=progress)
    warm_up = warm_up_before(lesson, progress=progress)
    return (lesson, None) if warm_up is None else (warm_up, lesson)


def _puzzle(which: str, progress: Progress) -> Puzzle:
    """Load the puzzle of the day, or one by kind, edition and mode, such as "stop/german/duel"."""
    kind, edition, mode, *more = [part or None for part in f"{which}//".split("/")]
    if any(more):
        raise Refused.malformed("refused-step")
    try:
        return load_puzzle(kind=kind, edition=edition, mode=mode, progress=progress)
    except PuzzleError as error:
        raise Refused.malformed("refused-step") from error


def _to_go_on_with(progress: Progress) -> str:
    """Return the first lesson not yet done, or the very first if all are done."""
    source = first_open(progress)
    return lesson_ids()[0] if source is None else source.id


def _plain(value: Any) -> bool:
    """Whether a value is small and can be sent unchanged."""
    try:
        return len(json.dumps(value, allow_nan=False)) < 400
    except (TypeError, ValueError):
        return False
