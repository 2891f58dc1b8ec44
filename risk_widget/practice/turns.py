"""Plan your turn: the learner plays a whole turn, which is then compared with the expert's.

>>> import risk_widget as rw
>>> turn = rw.lessons.plan_your_turn(1, progress=rw.lessons.Progress())
>>> turn.is_over
False

``docs/puzzles.md`` says how they were found, and how a plan is judged.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from risk_widget.course.attempt import ActionAttempt, next_task
from risk_widget.course.checks import Text
from risk_widget.course.kinds.do import DoKind
from risk_widget.course.lesson_file import LessonSource, StepSource
from risk_widget.course.lesson_observers import announced
from risk_widget.course.shared_progress import progress_of, share
from risk_widget.course.step import Step, StepGame
from risk_widget.engine.actions import Attack, parse_action
from risk_widget.game import Game
from risk_widget.messages import current_language, say
from risk_widget.practice.puzzle_data import MODES, PuzzleError
from risk_widget.practice.series import PositionLesson
from risk_widget.practice.turn_data import TurnData, rated_turns, turn_list, turns_strength
from risk_widget.practice.turn_game import Roll, reply, set_average, turn_game
from risk_widget.practice.turn_judging import EXPERT, TurnJudge
from risk_widget.practice.turn_result import Judging
from risk_widget.reading.schema import SchemaError, whole, word
from risk_widget.rules.edition import edition_ids, id_of, load_edition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.progress import Progress
    from risk_widget.course.puzzle_results import TurnResults
    from risk_widget.course.step_view import StepView
    from risk_widget.engine.actions import Action
    from risk_widget.practice.turn_result import TurnResult
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.rules.edition import Edition

__all__ = [
    "DICE",
    "TURN",
    "PlannedTurn",
    "open_turn",
    "plan_your_turn",
]

TURN: Final = "turn"
"""The name that opens a turn on the page, and the kind of its rating."""
Dice: TypeAlias = Literal["average", "real"]
DICE: Final[tuple[Dice, ...]] = ("average", "real")
_MOVES: Final = 999
"""A number of actions that no turn reaches."""


# ---- playing -------------------------------------------------------------------------------------


class Task(NamedTuple):
    """The settings, besides the position, of a step about a turn: its seed and its dice."""

    seed: str
    averaged: bool


class TurnPlay(StepGame):
    """A turn as a learner plays it.

    Attributes:
        seed: the seed of the dice and of everything that the seat can't see.
        rolls: the learner's rolls, in order.
    """

    def __init__(self, step: Step, seed: str) -> None:
        self.seed: str = seed
        self.rolls: list[Roll] = []
        self._owed = 0.0
        super().__init__(step, game=turn_game(str(step.case["position"]), step.you, seed))

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self.game.is_over or self.game.turn != self.step.you

    def act(self, action: JsonView | Action) -> None:
        """Take the learner's action; see `StepGame.act`."""
        parsed = parse_action(action)
        before = self.game.state
        attacks = isinstance(parsed, Attack)
        if attacks and self.step.own.averaged:
            self._owed = set_average(self.game, parsed, self._owed)
        super().act(parsed)
        if isinstance(parsed, Attack):
            self.rolls.append(Roll(before, parsed, self.game.state))

    def _reply(self) -> None:
        while not self.is_over and self.is_stuck:
            self._apply(reply(self.game), None)


class TurnAttempt(ActionAttempt):
    """An attempt at a turn, in which nothing is right or wrong until the turn is over."""

    play: TurnPlay

    def begun(self) -> TurnPlay:
        """Begin the turn; average dice are the same each time."""
        task: Task = self.step.own
        return TurnPlay(self.step, task.seed if task.averaged else self.new_seed())

    @property
    def may_hint(self) -> bool:
        """Always False: the expert's plan is shown afterwards."""
        return False

    def judged(self) -> Feedback:
        """Say what comes next or, at the end, that the turn is over."""
        if self.play.is_over:
            self.done: bool = True
            return self.feedback("over", say("turn-over"), self.play)
        return self.feedback("more", next_task(self.play), self.play)

    def show(self) -> Feedback:
        """Have the expert play the turn."""
        self.play = self.begun()
        self._reported = 0
        game = self.play.game
        judge = TurnJudge(game.config, game.config.seat_number(self.step.you), EXPERT)
        while not self.play.is_over:
            self.play.act(judge.action(judge.choice(self.play.game.state)))
        self.done = True
        return self.feedback("shown", say("turn-shown"), self.play)


@dataclass(frozen=True, slots=True)
class _TurnSourceFile:
    """A turn in place of a lesson's file."""

    data: TurnData
    dice: Dice

    def source(self) -> LessonSource:
        """Build the turn's lesson in the current language."""
        return _source_of(self.data, self.dice, current_language())


@lru_cache(maxsize=32)
def _source_of(data: TurnData, dice: Dice, language: str) -> LessonSource:
    """Build a lesson from a turn; ``language``, the current one, only keys the cache."""
    del language
    game = Game.from_position(data.position, seed=0)
    names = game.config.names
    step = Step(
        id=data.id,
        title=say("turn-title"),
        kind=DoKind.id,
        text=Text(say(f"turn-text-{dice}", names, seat=data.seat, armies=game.to_place or 0)),
        teaches=("turn.order",),
        edition=data.edition,
        case={"mode": data.mode, "position": data.position},
        you=data.seat,
        hints=(Text(say("turn-nudge")),),
        praise=Text(say("turn-over")),
        moves=_MOVES,
        fight_on=True,
        own=Task(data.seed, averaged=dice == "average"),
    )
    return LessonSource(
        id=f"{TURN}-{data.id}-{dice}",
        title=say("turn-numbered", number=data.number),
        summary=say("turn-measured", score=data.learners_score),
        minutes=3,
        edition=step.edition,
        steps=(StepSource({step.edition: step}),),
        file=_TurnSourceFile(data, dice),
    )


class Which(NamedTuple):
    """The turns of a series, and the dice used in them; None means any."""

    dice: Dice = "average"
    edition: str | None = None
    mode: str | None = None

    def turns(self) -> tuple[TurnData, ...]:
        """List the turns."""
        return tuple(
            data
            for data in turn_list()
            if self.edition in (None, data.edition) and self.mode in (None, data.mode)
        )


class PlannedTurn(PositionLesson[TurnData]):
    """A position in which the learner plays a whole turn, as a lesson of one step in a series.

    Place, attack, move in and move by `check`, up to the end of the turn; then `result` compares it
    with the expert's turn. Once dice have been rolled, the turn can't begin again before its end.

    Args:
        data: the position.
        which: the series that `next` goes through.
        progress: where scores are recorded; by default the progress of the session.
    """

    def __init__(
        self, data: TurnData, *, which: Which | None = None, progress: Progress | None = None
    ) -> None:
        self.which: Which = which or Which()
        self._judging: Judging | None = None
        self._is_noted = False
        super().__init__(data, progress)

    def _lesson_of(self, data: TurnData) -> LessonSource:
        return _source_of(data, self.which.dice, current_language())

    def _anew(self, progress: Progress) -> PlannedTurn:
        return PlannedTurn(self.data, which=self.which, progress=progress)

    def _begin(self, index: int) -> None:
        self._at = index
        self._attempt: TurnAttempt = TurnAttempt(self._step, self._new_seed)
        self._feedback: Feedback | None = None
        self._judging = None
        self._is_noted = False

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self._attempt.play.is_over

    @property
    def has_rolled(self) -> bool:
        """Whether dice have been rolled in an unfinished turn, so that it can't begin again."""
        return bool(self._attempt.play.rolls) and not self._attempt.done

    @announced
    def check(self, answer: object = None, step: str | int | None = None) -> Feedback:
        """Take an action of the turn, or a list of them, as `Lesson.check` does."""
        if self._attempt.done:
            return self._say(self._attempt.feedback("unclear", say("turn-is-over"), self._play))
        return super().check(answer, step)

    @property
    def _play(self) -> TurnPlay:
        return self._attempt.play

    @announced
    def retry(self) -> StepView:
        """Begin the turn again, unless dice have been rolled and the turn is not over."""
        if not self.has_rolled:
            self._begin(0)
        return self.step

    @announced
    def again(self) -> StepView:
        """Begin the turn again; see `retry`."""
        return self.retry()

    # -- the result

    @property
    def judging(self) -> Judging | None:
        """The judgement of the turn, computed in slices; None before the turn ends."""
        play = self._play
        if self._judging is None and play.is_over:
            self._judging = Judging(
                self.data,
                play.seed,
                averaged=self.which.dice == "average",
                end=play.game.fork(),
                events=play.events,
                rolls=play.rolls,
            )
        return self._judging

    def go_on(self, seconds: float) -> None:
        """Continue the judgement for about ``seconds``; at its end, record the score."""
        judging = self.judging
        if judging is not None:
            judging.go_on(seconds)
            self._record(judging)

    def result(self) -> TurnResult:
        """Judge the turn, and compare it with the expert's; this takes some seconds.

        Raises:
            ValueError: the turn is not over.
        """
        judging = self.judging
        if judging is None:
            raise ValueError("the turn is not over: play it to its end with check()")
        found = judging.finish()
        self._record(judging)
        return found

    def _record(self, judging: Judging) -> None:
        """Record the score once; the board does not change, so listeners are not called."""
        watched = self._feedback is not None and self._feedback.status == "shown"
        if judging.result is not None and not self._is_noted and not watched:
            self._is_noted = True
            self.results.note(self.data.id, judging.result.score)
            share(self._kept)

    @property
    def results(self) -> TurnResults:
        """The scores, which `progress` saves and loads together with the lessons."""
        return self._kept.turns

    def about_rating(self) -> str:
        """State the ratings of the learner and of the position."""
        own, played = turns_strength(self.results), rated_turns(self.results)
        return say(
            "turn-rating",
            known="some" if played else "none",
            rating=str(round(own.rating)),
            error=str(round(own.half)),
            turn=str(round(self.data.strength.rating)),
        )

    # -- the next turn

    def _offered(self) -> TurnData:
        """Choose a new turn near the learner's rating or, if there is none, a low-scored one."""
        return nearest(self.which, self.results, [*self._past, self.data])

    def view(self) -> JsonObject:
        """Return the data that a panel shows, as plain JSON."""
        view = super().view()
        view["can"] |= {"back": not self.is_first, "again": False}
        view["puzzle"] = {
            "number": self.number,
            "kind": TURN,
            "level": "",
            "right": len(rated_turns(self.results)),
            "choices": _choices(self.which),
            "rating": self.about_rating(),
            "turn": {
                "dice": self.which.dice,
                "rolled": self.has_rolled,
                "over": self.is_over,
            },
        }
        return view


def nearest(which: Which, results: TurnResults, gone: Sequence[TurnData] = ()) -> TurnData:
    """Find the turn to plan next: a new one near the learner's rating, else the lowest-scored one.

    Args:
        which: the series.
        results: the scores so far.
        gone: turns to avoid, as they were opened already.
    """
    series = which.turns()
    own = turns_strength(results).rating
    fresh = [data for data in series if results.of(data.id) is None and data not in gone]
    if fresh:
        return min(fresh, key=lambda data: (abs(data.strength.rating - own), data.number))

    def best(data: TurnData) -> tuple[bool, int, int]:
        found = results.of(data.id)
        return data in gone[-1:], found["best"] if found else 0, data.number

    return min(series, key=best)


def _choices(which: Which) -> list[JsonObject]:
    """List the ways to choose other turns: by dice, edition and mode."""
    known = turn_list()
    dice = [{"id": each, "title": say(f"turn-dice-{each}")} for each in DICE]
    editions = {data.edition for data in known if which.mode in (None, data.mode)}
    modes = {data.mode: data for data in known if which.edition in (None, data.edition)}
    of_editions = [
        {"id": each, "title": load_edition(each).title}
        for each in edition_ids()
        if each in editions
    ]
    of_modes = [
        {"id": each, "title": load_edition(modes[each].edition).modes[each].title}
        for each in MODES
        if each in modes
    ]
    return [
        {"by": "dice", "chosen": which.dice, "options": dice},
        {"by": "edition", "chosen": which.edition or "", "options": of_editions},
        {"by": "mode", "chosen": which.mode or "", "options": of_modes},
    ]


def plan_your_turn(
    number: int | None = None,
    *,
    dice: str = "average",
    edition: str | Edition | None = None,
    mode: str | None = None,
    progress: Progress | None = None,
) -> PlannedTurn:
    """Open a position in which you play a whole turn; afterwards compare it with the expert's.

    ``rw.play_lesson(turn)`` shows it on the board, in a notebook cell.

    >>> import risk_widget as rw
    >>> turn = rw.lessons.plan_your_turn(1, progress=rw.lessons.Progress())
    >>> turn.number, turn.game.phase, turn.is_over
    (1, 'reinforce', False)

    Args:
        number: the number of the position, counting from 1; by default a new one near your rating.
        dice: "average", which gives each roll its average losses, or "real".
        edition: "nordic", "german", "italian" or "czech": only positions of this edition.
        mode: "domination", "missions", "capital" or "duel", likewise.
        progress: where scores are recorded; by default the progress of the session.

    Raises:
        PuzzleError: there is no such position.
    """
    kept = progress_of(progress)
    try:
        which = Which(
            "real" if word(dice, "dice", DICE) == "real" else "average",
            None if edition is None else word(id_of(edition), "edition", edition_ids()),
            None if mode is None else word(mode, "mode", MODES),
        )
        if number is not None:
            place = whole(number, "number", 1, len(turn_list()))
            return PlannedTurn(turn_list()[place - 1], which=which, progress=kept)
    except SchemaError as error:
        raise PuzzleError(str(error)) from error
    if not which.turns():
        raise PuzzleError(f"there is no turn to plan: edition {which.edition}, mode {which.mode}")
    return PlannedTurn(nearest(which, kept.turns), which=which, progress=kept)


def open_turn(wanted: str, progress: Progress) -> PlannedTurn:
    """Open the turn that the page names by dice, edition and mode, such as "real/german/".

    Raises:
        PuzzleError: there is no such turn.
    """
    dice, edition, mode, *more = [part or None for part in f"{wanted}///".split("/")]
    if any(more):
        raise PuzzleError(f"there is no such turn: {wanted}")
    return plan_your_turn(dice=dice or DICE[0], edition=edition, mode=mode, progress=progress)
