"""An attempt at a step: reads the learner's answer, judges it and gives feedback.

Each kind of step has an attempt of its own; that of challenges stands in `challenge`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.actions import (
    ACTION_KINDS,
    ACTION_TYPES,
    MALFORMED,
    Attack,
    IllegalAction,
)
from risk_widget.engine.core_game import RepeatedAttack
from risk_widget.lessons.feedback import ChanceGuess, Feedback, clause_note, counted, lines_of
from risk_widget.lessons.step import GRADES, StepGame, true_game
from risk_widget.messages import Message, MessageError, say
from risk_widget.messages.place_ids import ambiguous_place, ids_named, unknown_place
from risk_widget.results.displays import percent, whole_percent
from risk_widget.schema import SchemaError, whole
from risk_widget.spelling import nearest, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.battles.odds import Odds
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.json_types import JsonObject, JsonView
    from risk_widget.lessons.checks import Outcome
    from risk_widget.lessons.feedback import CountedBattles
    from risk_widget.lessons.step import Battle, Mistake, Step
    from risk_widget.messages import Names
    from risk_widget.messages.place_ids import PlaceKind

__all__ = [
    "ActionAttempt",
    "Attempt",
    "ChanceAttempt",
    "PointAttempt",
    "PredictAttempt",
    "UnclearError",
    "attack_of",
    "example_of",
    "quoted",
]


# -- answers ---------------------------------------------------------------------------------------

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_LONGEST_WORD: Final = 60
"""The most characters quoted of a word that is no answer."""


class UnclearError(MessageError):
    """An answer that cannot be read; the message says what a valid one looks like."""

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(Message(code, params))


def read_actions(answer: object, step: Step, game: Game) -> list[Any]:
    """Read an action, or a list of them; names of places work, too. Raises `UnclearError`."""
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
"""Fields of actions that name territories."""


def _with_ids(fields: Mapping[str, object], names: Names) -> JsonObject:
    """The fields of an action with ids for names of territories.

    A word that names no single one stays.
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
    """An action of the kind that the step asks for, with its places left open."""
    kind = str(step.solution[0]["type"]) if step.solution else "attack"  # a challenge has none
    places = {"territory": "…", "source": "…", "target": "…", "cards": ["…", "…", "…"]}
    values = {**places, "armies": 1, "dice": 1}
    fields = {name: values[name] for name in ACTION_KINDS[kind]._fields if name in values}
    if kind == "attack":
        del fields["dice"]  # it may be left out
    return {"type": kind, **fields}


def action_example(step: Step) -> Message:
    """A sentence showing the form of the action that the step asks for."""
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
    """The answer as quoted in a sentence: a word in the quotation marks of the language."""
    if isinstance(answer, str):
        return Message("quoted-word", {"word": answer[:_LONGEST_WORD]})
    return shown(answer)


def read_choice(answer: object, step: Step) -> str:
    """The value of a choice, given by its text or number. Raises `UnclearError`."""
    said = str(answer).strip().casefold()
    for number, choice in enumerate(step.choices, start=1):
        if said in map(str.casefold, (*choice.values, choice.text, str(number))):
            return choice.value
    values = [choice.value for choice in step.choices]
    params = {"values": list(map(quoted, values)), "meant": nearest(str(answer), values)}
    raise UnclearError("answer-choice", answer=quoted(answer), **params)


def read_places(answer: object, step: Step, game: Game) -> list[str]:
    """The ids of territories, or of one continent; names also work. Raises `UnclearError`."""
    several = step.pick == "territories"
    if isinstance(answer, str):
        named: list[object] = [*answer.split(",")] if several else [answer]
    elif isinstance(answer, (list, tuple, set, frozenset)):
        named = list(answer)
    else:
        raise UnclearError("answer-place")
    if not named or (len(named) > 1 and not several):
        raise UnclearError("answer-one-place", pick=step.pick)
    kind: PlaceKind = "continent" if step.pick == "continent" else "territory"
    places, names = [], game.config.names
    for place in named:
        word = str(place).strip()
        ids = ids_named(word, names, kind)
        if len(ids) > 1:
            raise UnclearError("ambiguous-place", **ambiguous_place(word, ids))
        if not ids:
            params = unknown_place(word, names, kind)
            raise UnclearError("answer-no-place", pick=step.pick, **params)
        places.append(ids[0])
    return places


# -- attempts --------------------------------------------------------------------------------------

_NEWS: Final = frozenset({"captured", "eliminated", "capital_fell", "won"})
"""Events of the others' turns that are reported in a challenge."""


class Attempt:
    """An attempt at a step, from its first position until it is solved, shown or restarted.

    Args:
        step: the step.
        new_seed: gives the seed of true dice, another one each time.

    Attributes:
        step: the step, in the language in which its feedback is to be.
        play: the game, and what has been done in it.
        done: whether it is solved, or has been shown.
        graded: how many of the step's hints have been given.
        advice: the last action that was shown in a challenge, until something else is played.
    """

    last_hint = GRADES[-1]

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        self.step = step
        self.new_seed = new_seed
        self.play = self.begun()
        self.done = False
        self.graded = 0
        self.advice = ""
        self._reported = 0  # the events that earlier feedback of this attempt has told

    def begun(self) -> StepGame:
        """The step in its first position."""
        return StepGame(self.step)

    def judge(self, answer: object) -> Feedback:
        """Judge an answer. Raises `UnclearError` if it cannot be read as one."""
        raise NotImplementedError

    def show(self) -> Feedback:
        """Show the solution from the first position on."""
        raise NotImplementedError

    def solution(self) -> object:
        """The answer of a learner who knows the step: actions, a number, a choice or places.

        A challenge has no solution: its list of actions is empty.
        """
        return [dict(action) for action in self.step.solution]

    def hidden(self) -> Sequence[str]:
        """The parts of the position that the learner may not see now."""
        return [part for part in self.step.hides if part == "mission"]  # it is about the rest

    def challenge_data(self) -> JsonObject | None:
        """The state of a challenge as JSON data; None if the step is not a challenge."""
        return None

    # -- hints

    @property
    def may_hint(self) -> bool:
        """Whether there is a hint left to give."""
        return not self.done and self.graded < len(self.step.hints)

    def hint(self) -> tuple[str, bool]:
        """The next hint, or the last one again, and whether it is new."""
        hints = self.step.hints
        grade = min(self.graded, len(hints) - 1)
        is_new = self.graded < len(hints)
        self.graded += is_new
        name = self.last_hint if grade == len(GRADES) - 1 else GRADES[grade]
        return f"**{say(f'hint-{name}')}** {hints[grade].filled(self.step.start)}", is_new

    def hints_given(self) -> list[str]:
        """The hints so far; a shown action counts as one until something else is played."""
        given = [hint.filled(self.step.start) for hint in self.step.hints[: self.graded]]
        return [*given, self.advice] if self.advice else given

    # -- telling

    def mistake(self, outcome: Outcome) -> Mistake | None:
        """The first of the step's listed mistakes that the learner made."""
        return next((each for each in self.step.mistakes if each.when(outcome)), None)

    def places(self, places: Sequence[str]) -> str:
        """Put places into words."""
        kind = "continents" if self.step.pick == "continent" else "territories"
        return say(f"feedback-{kind}", self.play.game.config.names, places=list(places))

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
            if status != "more"  # they are told with the verdict, not after every action
        )
        if not played:
            return Feedback(status, message, clauses=clauses)
        news = play.events[self._reported if play is self.play else 0 :]
        return Feedback(
            status,
            message,
            lines=tuple(lines_of(play.game, [e for e in news if self._tells(e)], step.you)),
            clauses=clauses,
            frames=tuple(play.frames),
            taken_back=back,
            game=play.game.fork(),
            highlight=_outlined(play, places),
        )

    def _tells(self, event: Event) -> bool:
        """Whether the feedback recounts an event.

        What happens to others after the learner's turn is not what the step is about; nor is the
        deal of a new game, unless the step teaches it.
        """
        step, is_own = self.step, event.seat == self.step.you
        if step.challenge is not None and not is_own:
            return event.type in _NEWS
        if event.type == "dealt":
            return "setup.territories" in step.teaches
        return event.type != "turn_started" and (is_own or event.type != "income")


def _outlined(play: StepGame, places: Sequence[str]) -> dict[str, str]:
    """The territories outlined in the picture that goes with feedback."""
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
        """Judge the play so far."""
        step, play = self.step, self.play
        outcome = play.outcome()
        if step.kind == "do" and step.success is not None and step.success(outcome):
            self.done = True
            return self.feedback("right", step.praise.filled(outcome), play)
        mistake = self.mistake(outcome)
        failed = step.failure is not None and step.failure(outcome)
        going = not play.is_stuck and len(play.actions) < step.moves
        if mistake is None and not failed and step.kind == "do" and going:
            return self.feedback("more", next_task(play), play)
        if mistake is not None and mistake.dice is not None:
            play = self._played_again(mistake.dice)
        words = (mistake.say if mistake else step.otherwise).filled(play.outcome())
        feedback = self.feedback("wrong", words, play, back=True)
        self.play = self.begun()
        return feedback

    def _played_again(self, dice: Sequence[int]) -> StepGame:
        """Replay the same actions with other dice that make the consequence plain."""
        play = StepGame(self.step, dice)
        try:
            for action in self.play.actions:
                play.act(action)
        except IllegalAction:  # with these dice the action does not exist any more
            return self.play
        return play

    def _refused(self, error: IllegalAction) -> Feedback:
        step = self.step
        outcome = self.play.outcome(refused=error.rule)
        status, parts = "refused", [error.message]
        if step.success is not None and step.success(outcome):
            self.done = True
            status = "right"
            said = f"{say('feedback-rightly-refused')} {error.message}"
            parts = [said, step.praise.filled(outcome)]
        elif mistake := self.mistake(outcome):
            parts.append(mistake.say.filled(outcome))
        elif step.kind == "refuse":
            parts.append(say("feedback-other-rule"))
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
        self.play, self._reported = StepGame(step), 0
        for action in step.solution:
            try:
                self.play.act(action)
            except IllegalAction as error:
                words = error.message
        self.done = True
        praise = step.praise.filled(self.play.outcome())
        return self.feedback("shown", f"{words} {praise}".strip(), self.play)


def next_task(play: StepGame) -> str:
    """The words for what comes next in an attempt that is correct so far."""
    game = play.game
    ended = play.frames[-1]["action"]["type"] == "end_phase"  # or it ended by itself
    phase = game.phase if ended and not game.to_place else None
    if game.phase == "attack" and not game.legal_ranges().get("attack"):
        return say("feedback-no-attack-left", challenge=play.step.challenge is not None)
    if game.phase == "occupy":
        least, most = game.legal_ranges()["occupy"]
        return say("feedback-occupy", least=least, most=most)
    return say("feedback-go-on", armies=game.to_place or 0, phase=phase)


def next_in_code(game: Game) -> str:
    """The next thing to do from code: how the step goes on, and how armies move in."""
    if game.phase != "occupy":
        return say("feedback-from-here")
    move = repr(game.legal_actions()[0].to_dict())
    example = Message("answer-example", {"move": move})
    return say("two-sentences", first=Message("feedback-from-here"), second=example)


class PredictAttempt(Attempt):
    """An attempt at a prediction: a number or a choice, judged by the play that follows."""

    last_hint = "answer"

    def judge(self, answer: object) -> Feedback:
        """Compare a number or a choice with the truth."""
        step = self.step
        said = read_choice(answer, step) if step.choices else read_number(answer)
        truth = self._truth()
        outcome = truth.outcome(answer=said)
        if step.choices:
            choice = next(each for each in step.choices if each.value == said)
            right, words = choice.is_right(outcome), choice.say.filled(outcome)
        else:
            right, words = self._compared(said, outcome)
        if right:
            self.done = True
            self.play, self._reported = truth, 0
            return self.feedback("right", step.praise.filled(outcome), truth)
        words = words or step.otherwise.filled(outcome)
        shown = step.played_out
        return self.feedback("wrong", words, truth, back=shown, played=shown)

    def _compared(self, said: str | int, outcome: Outcome) -> tuple[bool, str]:
        """Whether a number is right and, if not, what is wrong with it."""
        step = self.step
        assert step.answer is not None
        value = step.answer(outcome)
        mistake = self.mistake(outcome)
        if mistake is not None:
            return said == value, mistake.say.filled(outcome)
        if said == value:
            return True, ""
        off = say("feedback-too-many" if said > value else "feedback-too-few", answer=said)
        return False, f"{off} {step.otherwise.filled(outcome)}"

    def _truth(self) -> StepGame:
        """The game in which the prediction has come true."""
        play = self.begun()
        play.reveal(self.step.reveal)
        return play

    def show(self) -> Feedback:
        """Play out the correct answer."""
        self.play, self._reported = self._truth(), 0
        self.done = True
        outcome = self.play.outcome()
        praise = self.step.praise.filled(outcome)
        words = say("feedback-answer", answer=self._answer(outcome))
        return self.feedback("shown", f"{words} {praise}", self.play)

    def _answer(self, outcome: Outcome) -> str:
        step = self.step
        if step.answer is not None:
            return str(step.answer(outcome))
        right = [choice.text for choice in step.choices if choice.is_right(outcome)]
        return say("feedback-quoted", text=right[0]) if right else say("feedback-none-of-these")

    def solution(self) -> object:
        """The right number, or the value of the right choice."""
        outcome = self.step.truth
        if self.step.answer is not None:
            return self.step.answer(outcome)
        return next((each.value for each in self.step.choices if each.is_right(outcome)), None)

    def hidden(self) -> Sequence[str]:
        """The parts of the position that would give the answer away, until it is given."""
        return super().hidden() if self.done else ("to_place", "legal", *self.step.hides)


class PointAttempt(Attempt):
    """An attempt at pointing out places."""

    last_hint = "answer"

    def judge(self, answer: object) -> Feedback:
        """Compare the places with the expected ones."""
        step, play = self.step, self.play
        places = read_places(answer, step, play.game)
        outcome = play.outcome(answer=places if step.pick == "territories" else places[0])
        assert step.success is not None
        if step.success(outcome):
            self.done = True
            return self.feedback("right", step.praise.filled(outcome), play, places=places)
        mistake = self.mistake(outcome)
        words = (mistake.say if mistake else step.otherwise).filled(outcome)
        each = step.each
        kept = tuple(p for p in places if each is not None and each(play.outcome(answer=[p])))
        if each is not None and len(kept) < len(places):
            off = self.places([place for place in places if place not in kept])
            words = f"{say('feedback-off', places=off)} {words}"
        return replace(self.feedback("wrong", words, play, places=places), kept=kept)

    def show(self) -> Feedback:
        """Name the places."""
        self.play, self._reported = StepGame(self.step), 0
        self.done = True
        places = self.step.solution
        praise = self.step.praise.filled(self.play.outcome())
        words = say("feedback-answer", answer=self.places(places))
        return self.feedback("shown", f"{words} {praise}", self.play, places=places)

    def solution(self) -> object:
        """The places, or the single place."""
        places = self.step.solution
        return list(places) if self.step.pick == "territories" else places[0]


class ChanceAttempt(Attempt):
    """An attempt at guessing the chance of a battle."""

    last_hint = "answer"

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        super().__init__(step, new_seed)
        self._seed = new_seed()

    @property
    def battle(self) -> Battle:
        """The battle of the step."""
        assert self.step.battle is not None
        return self.step.battle

    def judge(self, answer: object) -> Feedback:
        """Compare a percentage with the exact chance, then fight the battle."""
        said = read_number(answer)
        if not 0 <= said <= 100:
            raise UnclearError("answer-percentage", answer=said)
        battles = counted(self._odds(), self._seed)
        guess = ChanceGuess(said, battles)
        off = say("chance-off", said=say("display-percent", percent=said), off=guess.off)
        feedback = self._revealed("right" if guess.is_near else "wrong", battles, off)
        return replace(feedback, guess=guess)

    def show(self) -> Feedback:
        """Fight the battles, and tell the learner the chance."""
        return self._revealed("shown", counted(self._odds(), self._seed))

    def solution(self) -> object:
        """The chance as a whole percentage."""
        return whole_percent(self._odds().win)

    def _odds(self) -> Odds:
        return self.step.start.game.odds(self.battle.source, self.battle.target)

    def _revealed(self, status: str, battles: CountedBattles, off: str = "") -> Feedback:
        self.play, self._reported = self._fought(), 0
        self.done = True
        exact = percent(battles.exact / 100)
        counts = say("chance-counted", taken=battles.taken, fought=battles.fought, exact=exact)
        words = f"{self._once()} {counts} {off}".strip()
        praise = self.step.praise.filled(self.play.outcome())
        feedback = self.feedback(status, f"{words}\n\n{praise}", self.play)
        # The rolls are seen on the board; in words they would be more than the step is about.
        return replace(feedback, lines=())

    def _once(self) -> str:
        """Describe the outcome of the one battle fought on the board."""
        events = self.play.events
        rolls = [event.data for event in events if event.type == "rolled"]
        about = {
            "target": self.battle.target,
            "taken": any(event.type == "captured" for event in events),
            "lost": sum(roll["attacker_losses"] for roll in rolls),
            "beaten": sum(roll["defender_losses"] for roll in rolls),
        }
        return say("chance-once", self.play.game.config.names, **about)

    def _fought(self) -> StepGame:
        """Fight the battle with all true dice allowed, moving in no more armies than required."""
        game = true_game(self.step, self._seed)
        play = StepGame(self.step, game=game)
        action = attack_of(game, self.battle)
        while action is not None:
            play.reveal([action.to_dict()])
            if game.phase == "defend":
                action = game.legal_actions()[-1]
            elif game.phase == "occupy":
                play.reveal([game.legal_actions()[0].to_dict()])
                break
            else:
                action = attack_of(game, self.battle)
        return play


def attack_of(game: Game, battle: Battle) -> Action | None:
    """The battle's next attack, with all armies and dice; None when the battle is over."""
    attacks = [
        action
        for action in game.legal_actions()
        if isinstance(action, Attack)
        and (action.source, action.target) == (battle.source, battle.target)
    ]
    return max(attacks, key=lambda one: (one.armies, one.dice or one.armies), default=None)
