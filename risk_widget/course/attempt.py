"""An attempt at a step: it reads the learner's answer, judges it and gives feedback.

Each kind of step has an attempt of its own, in `kinds`; this module has what they share.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from risk_widget.course.feedback import Feedback, clause_note, lines_of
from risk_widget.course.step import GRADES, StepGame
from risk_widget.engine.actions import ACTION_KINDS, ACTION_TYPES, MALFORMED, IllegalAction
from risk_widget.engine.automatic import RepeatedAttack
from risk_widget.messages import Message, MessageError, say
from risk_widget.messages.place_ids import ids_named
from risk_widget.reading.schema import SchemaError, whole
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.course.checks import Outcome
    from risk_widget.course.feedback import Explanation
    from risk_widget.course.step import Mistake, Step
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = [
    "ActionAttempt",
    "Attempt",
    "UnclearError",
    "example_of",
    "next_task",
    "quoted",
    "read_number",
]


# -- answers ---------------------------------------------------------------------------------------

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_LONGEST_WORD: Final = 60
"""The most characters quoted of a word that is not a valid answer."""


class UnclearError(MessageError):
    """An answer that cannot be read; the message describes a valid answer."""

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(Message(code, params))


def read_actions(answer: object, step: Step, game: Game) -> list[Any]:
    """Read an action, or a list of actions; names of places also work. Raises `UnclearError`."""
    several = isinstance(answer, (list, tuple)) and type(answer) not in ACTION_TYPES
    actions = list(answer) if several else [answer]  # type: ignore[call-overload]
    if not actions:
        raise UnclearError("answer-no-moves", example=action_example(step))
    names = game.config.names
    for number, action in enumerate(actions):
        if type(action) in ACTION_TYPES:
            actions[number] = action._replace(**_with_ids(action._asdict(), names))
        elif isinstance(action, Mapping):
            actions[number] = _with_ids(action, names)
        else:
            raise UnclearError("answer-on-board", example=action_example(step))
    return actions


_PLACES: Final = frozenset({"territory", "source", "target", "cards", "bonus"})
"""The fields of actions that name territories."""


def _with_ids(fields: Mapping[str, object], names: Names) -> JsonObject:
    """Replace the names of territories in an action's fields with ids.

    A word that does not name exactly one territory stays as it is.
    """

    def plain(value: object) -> object:
        ids = ids_named(value, names) if isinstance(value, str) else ()
        return ids[0] if len(ids) == 1 else value

    found: JsonObject = {**fields}
    for name in found.keys() & _PLACES:
        value = found[name]
        if isinstance(value, (list, tuple)):
            found[name] = tuple(map(plain, value))
        else:
            found[name] = plain(value)
    return found


def example_of(step: Step) -> JsonObject:
    """Build an action of the kind that the step asks for, with its territories left open."""
    kind = str(step.solution[0]["type"]) if step.solution else "attack"  # challenges have no answer
    places = {"territory": "…", "source": "…", "target": "…", "cards": ["…", "…", "…"]}
    values = {**places, "armies": 1, "dice": 1}
    fields = {name: values[name] for name in ACTION_KINDS[kind]._fields if name in values}
    if kind == "attack":
        del fields["dice"]  # the number of dice is optional
    return {"type": kind, **fields}


def action_example(step: Step) -> Message:
    """Build a sentence showing the form of the action that the step asks for."""
    return Message("answer-example", {"move": repr(example_of(step))})


def read_number(answer: object) -> int:
    """Read a whole number, which may be given as text. Raises `UnclearError`."""
    if isinstance(answer, str):
        if _NUMBER.fullmatch(answer.strip()):
            return int(answer)
    else:
        with suppress(SchemaError):
            return whole(answer, "answer")
    raise UnclearError("answer-number", answer=quoted(answer))


def quoted(answer: object) -> Message | str:
    """Format the answer for a sentence; a word gets the quotation marks of the language."""
    if isinstance(answer, str):
        return Message("quoted-word", {"word": answer[:_LONGEST_WORD]})
    return shown(answer)


# -- attempts --------------------------------------------------------------------------------------


class Attempt:
    """An attempt at a step, from its first position until it is solved, shown or restarted.

    Args:
        step: the step.
        new_seed: returns the seed of true dice, a different one each time.

    Attributes:
        step: the step, in the language of its feedback.
        play: the game, and the actions and events in it.
        done: whether the step is solved or has been shown.
        graded: how many of the step's hints have been given.
        advice: the last action shown in a challenge, until something else is played.
    """

    last_hint = GRADES[-1]

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        self.step = step
        self.new_seed = new_seed
        self.play: StepGame = self.begun()
        self.done = False
        self.graded: int = 0
        self.advice = ""
        self._reported = 0  # events already described in feedback

    def begun(self) -> StepGame:
        """Start the game in the step's first position."""
        return StepGame(self.step)

    def judge(self, answer: object) -> Feedback:
        """Judge an answer. Raises `UnclearError` if it cannot be read."""
        raise NotImplementedError

    def show(self) -> Feedback:
        """Show the solution, starting from the first position."""
        raise NotImplementedError

    def solution(self) -> object:
        """Return the answer of a learner who knows the step: actions, a number, a choice or places.

        A challenge has no solution: its list of actions is empty.
        """
        return [dict(action) for action in self.step.solution]

    def hidden(self) -> Sequence[str]:
        """List the parts of the position that the learner may not see now."""
        return [part for part in self.step.hides if part == "mission"]  # other parts stay visible

    def challenge_data(self) -> JsonObject | None:
        """Return the state of a challenge as JSON data; None if the step is not a challenge."""
        return None

    # -- hints

    @property
    def may_hint(self) -> bool:
        """Whether there is a hint left to give."""
        return not self.done and self.graded < len(self.step.hints)

    def hint(self) -> tuple[str, bool]:
        """Give the next hint, or the last one again, and say whether it is new."""
        hints = self.step.hints
        grade = min(self.graded, len(hints) - 1)
        is_new = self.graded < len(hints)
        self.graded += is_new
        name = self.last_hint if grade == len(GRADES) - 1 else GRADES[grade]
        return f"**{say(f'hint-{name}')}** {hints[grade].filled(self.step.start)}", is_new

    def hints_given(self) -> list[str]:
        """List the hints given so far, and a suggested action until something else is played."""
        given = [hint.filled(self.step.start) for hint in self.step.hints[: self.graded]]
        return [*given, self.advice] if self.advice else given

    # -- feedback

    def mistake(self, outcome: Outcome) -> Mistake | None:
        """Find the first of the step's listed mistakes that the learner made."""
        return next((each for each in self.step.mistakes if each.when(outcome)), None)

    def feedback(
        self,
        status: str,
        message: str,
        play: StepGame,
        *,
        back: bool = False,
        played: bool = True,
        places: Sequence[str] = (),
    ) -> Feedback:
        """Make feedback with its clauses and, unless ``played`` is false, the story of the play."""
        step = self.step
        clauses = tuple(
            clause_note(clause, step.edition, step.mode)
            for clause in step.teaches
            if status != "more"  # clauses go with the verdict, not with every action
        )
        if not played:
            return Feedback(status, message, clauses=clauses)
        news = play.events[self._reported if play is self.play else 0 :]
        # If a right answer moves, marks and reveals nothing, the board above the feedback is
        # enough.
        is_above = status == "right" and not (play.frames or places or step.hides)
        return Feedback(
            status,
            message,
            lines=tuple(self.told(play.game, [event for event in news if self.tells(event)])),
            clauses=clauses,
            frames=tuple(play.frames),
            taken_back=back,
            game=None if is_above else play.game.fork(),
            highlight=_outlined(play, places),
        )

    def told(self, game: Game, events: Sequence[Event]) -> list[Explanation]:
        """Recount events in sentences."""
        return lines_of(game, events, self.step.you)

    def tells(self, event: Event) -> bool:
        """Whether the feedback recounts an event.

        What happens to others after the learner's turn is not what the step is about; nor is the
        deal of a new game, unless the step teaches it.
        """
        is_own = event.seat == self.step.you
        if event.type == "dealt":
            return "setup.territories" in self.step.teaches
        return event.type != "turn_started" and (is_own or event.type != "income")


def _outlined(play: StepGame, places: Sequence[str]) -> dict[str, str]:
    """Choose the territories to outline in the picture that goes with feedback."""
    board = play.game.board
    if places:
        continents = {c.id: c.territories for c in board.continents}
        named = [t for place in places for t in continents.get(place, (place,))]
        return {place: "target" for place in named if place in board.index}
    for frame in reversed(play.frames):
        action = frame["action"]
        if "source" in action:
            return {action["source"]: "source", action["target"]: "target"}
        if "territory" in action:
            return {action["territory"]: "target"}
    return dict(play.step.highlight)


class ActionAttempt(Attempt):
    """An attempt at a step that asks for actions on the board, legal or illegal."""

    def judge(self, answer: object) -> Feedback:
        """Take the actions, up to the first one that ends the attempt."""
        self._reported = len(self.play.events)
        self.advice = ""
        for action in read_actions(answer, self.step, self.play.game):
            fights_on = isinstance(action, Mapping) and action.get("type") == "roll_until"
            feedback = self._fought_on(action) if fights_on else self._acted(action)
            if feedback.status != "more":
                break
        goes_on = feedback.status == "more" or (feedback.status == "refused" and self.play.actions)
        if goes_on:
            feedback = replace(feedback, in_code=next_in_code(self.play.game))
        return feedback

    def _fought_on(self, action: JsonView) -> Feedback:
        """Attack repeatedly until the target falls, a limit is reached or the attempt is over."""
        if not self.step.fight_on:
            raise UnclearError("answer-roll-by-roll", example=action_example(self.step))
        stop_at = read_number(action.get("stop_at", 1))
        attack = {**{k: v for k, v in action.items() if k != "stop_at"}, "type": "attack"}
        game, source = self.play.game, str(attack.get("source"))
        owner = game.owner(source) if source in game.board.index else None
        feedback = self._acted(attack)
        repeated = RepeatedAttack(owner, attack, max(1, stop_at))
        while feedback.status == "more" and not repeated.is_finished(self.play.game):
            feedback = self._acted(repeated.again(self.play.game))
        return feedback

    def _acted(self, action: JsonView | Action) -> Feedback:
        try:
            self.play.act(action)
        except IllegalAction as error:
            if error.rule == MALFORMED:
                both = {"first": error.content, "second": action_example(self.step)}
                raise UnclearError("two-sentences", **both) from error
            return self._refused(error)
        return self.judged()

    def judged(self) -> Feedback:
        """Judge the actions so far."""
        raise NotImplementedError

    def other_refusal(self) -> str:
        """Explain a refusal that is not a listed mistake; "" if the refusal itself says enough."""
        return ""

    def taken_back(self, outcome: Outcome) -> Feedback:
        """Describe the fault in the actions so far, and begin again."""
        mistake, play = self.mistake(outcome), self.play
        if mistake is not None and mistake.dice is not None:
            play = self._played_again(mistake.dice)
        words = (mistake.say if mistake else self.step.otherwise).filled(play.outcome())
        feedback = self.feedback("wrong", words, play, back=True)
        self.play: StepGame = self.begun()
        return feedback

    def _played_again(self, dice: Sequence[int]) -> StepGame:
        """Replay the same actions with dice that make the mistake's consequence clear."""
        play = StepGame(self.step, dice)
        try:
            for action in self.play.actions:
                play.act(action)
        except IllegalAction:  # with these dice, an action is no longer possible
            return self.play
        return play

    def _refused(self, error: IllegalAction) -> Feedback:
        step = self.step
        outcome = self.play.outcome(refused=error.rule)
        status, parts = "refused", [error.message]
        if step.success is not None and step.success(outcome):
            self.done: bool = True
            status = "right"
            said = f"{say('feedback-rightly-refused')} {error.message}"
            parts = [said, step.praise.filled(outcome)]
        elif mistake := self.mistake(outcome):
            parts.append(mistake.say.filled(outcome))
        elif words := self.other_refusal():
            parts.append(words)
        return Feedback(
            status,
            "\n\n".join(parts),
            clauses=(clause_note(error.rule, step.edition, step.mode),),
            game=self.play.game,
            highlight=step.highlight,
        )

    def show(self) -> Feedback:
        """Play the actions of the solution, starting from the first position."""
        step, words = self.step, ""
        self.play = StepGame(step)
        self._reported = 0
        for action in step.solution:
            try:
                self.play.act(action)
            except IllegalAction as error:
                words = error.message
        self.done = True
        praise = step.praise.filled(self.play.outcome())
        return self.feedback("shown", f"{words} {praise}".strip(), self.play)


def next_task(play: StepGame, *, goes_on: bool = False) -> str:
    """Describe the next task in an attempt that is correct so far.

    Args:
        play: the actions so far.
        goes_on: whether more turns follow this one.
    """
    game = play.game
    ended = play.frames[-1]["action"]["type"] == "end_phase"  # by the learner, or automatically
    phase = game.phase if ended and not game.to_place else None
    if game.phase == "attack" and not game.legal_ranges().get("attack"):
        return say("feedback-no-attack-left", challenge=goes_on)
    if game.phase == "occupy":
        least, most = game.legal_ranges()["occupy"]
        return say("feedback-occupy", least=least, most=most, exact=least == most)
    return say("feedback-go-on", armies=game.to_place or 0, phase=phase)


def next_in_code(game: Game) -> str:
    """Describe the next task to a learner in code, with an example if armies have to move in."""
    if game.phase != "occupy":
        return say("feedback-from-here")
    move = repr(game.legal_actions()[0].to_dict())
    example = Message("answer-example", {"move": move})
    return say("two-sentences", first=Message("feedback-from-here"), second=example)
