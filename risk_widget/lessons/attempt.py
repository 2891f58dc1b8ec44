"""Reading what a learner hands in: a move, a number, a choice, places. Slips get a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.actions import (
    ACTION_KINDS,
    ACTION_TYPES,
    MALFORMED,
    Attack,
    IllegalAction,
    parse_action,
)
from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.shortcuts import RepeatedAttack, was_last_of_phase
from risk_widget.lessons.checks import Attempt, filled
from risk_widget.lessons.feedback import Feedback, clause_note, lines_of
from risk_widget.lessons.markup import territories_of
from risk_widget.lessons.step import ChanceGuess, counted, true_game
from risk_widget.messages import Message, MessageError, say
from risk_widget.results.displays import percent
from risk_widget.spelling import nearest, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from risk_widget.battles.odds import Odds
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.lessons.step import CountedBattles, GuessedBattle, Mistake, Step

__all__ = ["ChanceTrial", "Trial", "attack_of", "next_task_text", "odds_of"]


_NUMBER = re.compile(r"-?[0-9]{1,9}")


class UnclearError(MessageError):
    """An answer that cannot be read; the message says how one looks."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(Message(code, params))


def read_moves(answer: object, step: Step, game: Game) -> list[Any]:
    """A move, or several in a list; places may be named as on the map. ``UnclearError``."""
    several = isinstance(answer, (list, tuple)) and type(answer) not in ACTION_TYPES
    moves = list(answer) if several else [answer]  # type: ignore[call-overload]
    ids = {territory.name.casefold(): territory.id for territory in game.board.territories}
    for number, move in enumerate(moves):
        if isinstance(move, Mapping):
            moves[number] = {field: _with_ids(value, ids) for field, value in move.items()}
            continue
        if type(move) in ACTION_TYPES:
            continue
        raise UnclearError("answer-on-board", example=move_example(step))
    if not moves:
        raise UnclearError("answer-no-moves", example=move_example(step))
    return moves


def _with_ids(value: Any, ids: Mapping[str, str]) -> Any:
    """A field of a move with ids in the place of names."""
    if isinstance(value, str):
        return ids.get(value.strip().casefold(), value)
    if isinstance(value, (list, tuple)):
        return [_with_ids(each, ids) if isinstance(each, str) else each for each in value]
    return value


def example_of(step: Step) -> dict[str, Any]:
    """A move of the kind that the step asks for, with its places left open."""
    kind = str(step.solution[0]["type"]) if step.solution else "attack"  # a challenge has none
    open_fields = {
        "territory": "…",
        "source": "…",
        "target": "…",
        "armies": 1,
        "dice": 1,
        "cards": ["…", "…", "…"],
    }
    fields = {f: open_fields[f] for f in ACTION_KINDS[kind]._fields if f in open_fields}
    if kind == "attack":
        del fields["dice"]  # it may be left out
    return {"type": kind, **fields}


def move_example(step: Step) -> Message:
    """A sentence with the form of a move of the kind that the step asks for."""
    return Message("answer-example", {"move": repr(example_of(step))})


def read_number(answer: object) -> int:
    """A whole number, also as text. Raises ``UnclearError``."""
    if isinstance(answer, str):
        if _NUMBER.fullmatch(answer.strip()):
            return int(answer)
    elif isinstance(answer, int) and not isinstance(answer, bool):
        return answer
    elif isinstance(answer, float) and answer.is_integer():
        return int(answer)
    raise UnclearError("answer-number", answer=shown(answer))


def read_choice(answer: object, step: Step) -> str:
    """The value of a choice; its text or its number will do. Raises ``UnclearError``."""
    said = str(answer).strip().casefold()
    for number, choice in enumerate(step.choices, start=1):
        if said in (choice.value.casefold(), choice.text.casefold(), str(number)):
            return choice.value
    values = [choice.value for choice in step.choices]
    params = {"values": list(map(repr, values)), "meant": nearest(str(answer), values)}
    raise UnclearError("answer-choice", answer=shown(answer), **params)


def read_places(answer: object, step: Step, game: Game) -> str | list[str]:
    """The id of a territory or continent, or a list of ids; names will do. ``UnclearError``."""
    several = step.pick == "territories"
    if isinstance(answer, str):
        named: list[object] = [*answer.split(",")] if several else [answer]
    elif isinstance(answer, (list, tuple, set, frozenset)):
        named = list(answer)
    else:
        raise UnclearError("answer-place")
    if not named or (len(named) > 1 and not several):
        raise UnclearError("answer-one-place", pick=step.pick)
    known: dict[str, str] = {}
    things = game.board.continents if step.pick == "continent" else game.board.territories
    for thing in things:
        known[thing.id] = known[thing.name.casefold()] = thing.id
    places = []
    for place in named:
        said = str(place).strip().casefold()
        if said not in known:
            meant = nearest(said, known)
            word = shown(str(place).strip())
            raise UnclearError("answer-no-place", pick=step.pick, word=word, meant=meant)
        places.append(known[said])
    return places if several else places[0]


_MOST_REPLIES = 500
"""More decisions of the others than any step needs; a bound, so that nothing runs on for ever."""


class Exercise:
    """A step from its first position on. It is thrown away to begin again.

    Args:
        step: what is played.
        dice: other dice than the step's own.
        game: the step's first position, where its chance is not that of the step.
    """

    def __init__(
        self, step: Step, dice: tuple[int, ...] | None = None, game: Game | None = None
    ) -> None:
        self.step = step
        self.game: Game = step.new_game(dice) if game is None else game
        self.actions: list[Action] = []
        # What a new game begins with, the starter's dice or the deal, is told with the rest.
        self.events: list[Event] = list(self.game.opening) if step.kind == "predict" else []
        self.frames: list[dict[str, Any]] = []
        self._replies = list(step.replies)

    def attempt(self, *, refused: str | None = None, answer: Any = None) -> Attempt:
        """What there is to judge now."""
        return Attempt(
            game=self.game,
            you=self.step.you,
            actions=tuple(self.actions),
            events=tuple(self.events),
            refused=refused,
            answer=answer,
        )

    def act(self, action: Mapping[str, Any] | Action) -> None:
        """The learner's action, and the answers of the others. Raises ``IllegalAction``.

        Where it is played as a game is, a phase ends with the last army placed or moved.
        """
        parsed = parse_action(action)
        self._apply(parsed, self.step.you)
        if self.step.fight_on and was_last_of_phase(self.game, parsed.type):
            self._apply({"type": "end_phase"}, self.step.you)
        self.actions.append(parsed)
        self._others()

    def reveal(self, actions: Iterable[Mapping[str, Any]]) -> None:
        """Play what a prediction is about."""
        for action in actions:
            self._apply({k: v for k, v in action.items() if k != "seat"}, None)

    @property
    def is_stuck(self) -> bool:
        """Whether the learner can do nothing more in this step."""
        return self.game.is_over or self.game.actor != self.step.you

    def _apply(self, action: Mapping[str, Any] | Action, seat: str | None) -> None:
        game = self.game
        events = game.apply(action, seat)
        done = game.history[-1]
        self.events += events
        self.frames.append(
            {
                "seat": done.seat,
                "action": done.action.to_dict(),
                # Plain lists, as JSON has them, where the engine keeps tuples.
                "events": json.loads(json.dumps([e.to_dict(self.step.you) for e in events])),
                "territories": {t: list(held) for t, held in territories_of(game).items()},
            }
        )

    def _others(self) -> None:
        """Let the others decide what has to be decided before the learner can go on."""
        game = self.game
        for _ in range(_MOST_REPLIES):
            if self.is_stuck and not game.is_over:
                waiting = game.turn == self.step.you or game.phase in SETUP_PHASES
                if not self._replies and not (waiting or game.phase == "defend"):
                    return
                self._reply()
            else:
                return

    def _reply(self) -> None:
        if self._replies:
            wanted = self._replies.pop(0)
            try:
                self._apply({k: v for k, v in wanted.items() if k != "seat"}, None)
            except IllegalAction:
                pass  # the learner did something else than the reply is for
            else:
                return
        self._apply(_usual(self.game), None)


def _usual(game: Game) -> Action:
    """What somebody does whose decision the step does not tell: all dice, else the first thing."""
    legal = game.legal_actions()
    return legal[-1] if game.phase == "defend" else legal[0]


_NEWS: Final = frozenset({"captured", "eliminated", "capital_fell", "won"})
"""What is told of the others' turns in a challenge."""


class Trial:
    """One step, from its first position until it is solved, shown, or begun again.

    Attributes:
        step: the step, in the language in which its feedback is to be.
        exercise: the game, and what has been done in it.
        done: whether it is solved, or has been shown.
    """

    def __init__(self, step: Step) -> None:
        self.step = step
        self.exercise = self._begun()
        self.done = False
        self._reported = 0  # the events that earlier feedback of this try has told

    def _begun(self) -> Exercise:
        """The step in its first position."""
        return Exercise(self.step)

    # -- judging

    def judge(self, answer: Any) -> Feedback:
        """What to tell whoever hands this in. Raises ``UnclearError`` for what is no answer."""
        if self.step.kind == "predict":
            return self._predicted(answer)
        if self.step.kind == "point":
            return self._pointed(answer)
        feedback: Feedback | None = None
        self._reported = len(self.exercise.events)
        for move in read_moves(answer, self.step, self.exercise.game):
            feedback = self._fought_on(move) if _fights_on(move) else self._moved(move)
            if feedback.status != "more":
                break
        assert feedback is not None
        return feedback

    def _fought_on(self, move: Mapping[str, Any]) -> Feedback:
        """Attack, and again, until the target falls, a limit is reached or the try is over."""
        if not self.step.fight_on:
            raise UnclearError("answer-roll-by-roll", example=move_example(self.step))
        stop_at = read_number(move.get("stop_at", 1))
        attack = {**{k: v for k, v in move.items() if k != "stop_at"}, "type": "attack"}
        game, source = self.exercise.game, str(attack.get("source"))
        owner = game.owner(source) if source in game.board.index else None
        feedback = self._moved(attack)
        repeated = RepeatedAttack(owner, attack, max(1, stop_at))
        while feedback.status == "more" and not repeated.is_finished(self.exercise.game):
            feedback = self._moved(repeated.again(self.exercise.game))
        return feedback

    def _moved(self, move: Mapping[str, Any]) -> Feedback:
        step, exercise = self.step, self.exercise
        try:
            exercise.act(move)
        except IllegalAction as error:
            if error.rule == MALFORMED:
                both = {"first": error.content, "second": move_example(step)}
                raise UnclearError("two-sentences", **both) from error
            return self._refused(error)
        attempt = exercise.attempt()
        if step.kind == "do" and step.success is not None and step.success(attempt):
            self.done = True
            return self._feedback("right", step.praise, exercise)
        mistake = self._mistake(attempt)
        if mistake is not None and mistake.dice is not None:
            exercise = self._played_again(mistake.dice)
        failed = step.failure is not None and step.failure(attempt)
        going = not exercise.is_stuck and len(exercise.actions) < step.moves
        if mistake is None and not failed and step.kind == "do" and going:
            return self._feedback("more", next_task_text(exercise), exercise)
        words = mistake.say if mistake else step.otherwise
        feedback = self._feedback("wrong", words, exercise, back=True)
        self.exercise = Exercise(step)
        return feedback

    def _played_again(self, dice: tuple[int, ...]) -> Exercise:
        """The same moves with other dice, which make the consequence plain."""
        actions = self.exercise.actions
        exercise = Exercise(self.step, dice)
        try:
            for action in actions:
                exercise.act(action)
        except IllegalAction:  # with these dice there is no such move any more
            return self.exercise
        return exercise

    def _refused(self, error: IllegalAction) -> Feedback:
        step, exercise = self.step, self.exercise
        attempt = exercise.attempt(refused=error.rule)
        status, parts = "refused", [error.message]
        if step.success is not None and step.success(attempt):
            self.done = True
            status = "right"
            parts = [f"{say('feedback-rightly-refused')} {error.message}"]
            parts.append(filled(step.praise, attempt))
        else:
            mistake = self._mistake(attempt)
            if mistake is not None:
                parts.append(filled(mistake.say, attempt))
            elif step.kind == "refuse":
                parts.append(say("feedback-other-rule"))
        return Feedback(
            status,
            "\n\n".join(parts),
            clauses=(clause_note(error.rule, step.edition, step.case["mode"]),),
            game=exercise.game,
            highlight=step.highlight,
        )

    def _predicted(self, answer: Any) -> Feedback:
        step = self.step
        said: Any = read_choice(answer, step) if step.choices else read_number(answer)
        truth = Exercise(step)
        truth.reveal(step.reveal)
        attempt = truth.attempt(answer=said)
        if step.choices:
            choice = next(c for c in step.choices if c.value == said)
            right, words = choice.is_right(attempt), choice.say
        else:
            assert step.answer is not None
            value = step.answer(attempt)
            right = said == value
            mistake = self._mistake(attempt)
            words = mistake.say if mistake else ""
            if not right and not words:
                off = say("feedback-too-many" if said > value else "feedback-too-few", answer=said)
                words = f"{off} {step.otherwise}"
        if right:
            self.done = True
            self.exercise, self._reported = truth, 0
            return self._feedback("right", step.praise, truth)
        shown = step.played_out
        return self._feedback("wrong", words or step.otherwise, truth, back=shown, played=shown)

    def _pointed(self, answer: Any) -> Feedback:
        step, exercise = self.step, self.exercise
        said = read_places(answer, step, exercise.game)
        places = [said] if isinstance(said, str) else said
        attempt = exercise.attempt(answer=said)
        assert step.success is not None
        if step.success(attempt):
            self.done = True
            return self._feedback("right", step.praise, exercise, places=places)
        mistake = self._mistake(attempt)
        words = mistake.say if mistake else step.otherwise
        off = self._off(places)
        if off:
            named = self._places(off)
            words = f"{say('feedback-off', places=named)} {words}"
        kept = tuple(place for place in places if place not in off) if step.each else ()
        return replace(self._feedback("wrong", words, exercise, places=places), kept=kept)

    def _off(self, places: list[str]) -> list[str]:
        """Of several places, those that are wrong by themselves."""
        each = self.step.each
        if each is None:
            return []
        return [p for p in places if not each(self.exercise.attempt(answer=[p]))]

    def _mistake(self, attempt: Attempt) -> Mistake | None:
        return next((m for m in self.step.mistakes if m.when(attempt)), None)

    # -- the solution

    def show(self) -> Feedback:
        """Play the solution from the first position on."""
        step = self.step
        self.exercise = exercise = Exercise(step)
        self._reported = 0
        if step.kind == "predict":
            exercise.reveal(step.reveal)
            words = say("feedback-answer", answer=self._truth(exercise))
        elif step.kind == "point":
            words = say("feedback-answer", answer=self._places(step.solution))
        else:
            words = ""
            for move in step.solution:
                try:
                    exercise.act(move)
                except IllegalAction as error:
                    words = error.message
        self.done = True
        places = step.solution if step.kind == "point" else ()
        return self._feedback("shown", f"{words} {step.praise}".strip(), exercise, places=places)

    def _truth(self, exercise: Exercise) -> str:
        step, attempt = self.step, exercise.attempt()
        if step.choices:
            right = [c.text for c in step.choices if c.is_right(attempt)]
            return say("feedback-quoted", text=right[0]) if right else say("feedback-none-of-these")
        assert step.answer is not None
        return str(step.answer(attempt))

    def _places(self, places: Any) -> str:
        game = self.exercise.game
        kind = "continents" if self.step.pick == "continent" else "territories"
        return say(f"feedback-{kind}", game.config.names, places=list(places))

    # -- telling

    def _feedback(
        self,
        status: str,
        message: str,
        exercise: Exercise,
        *,
        back: bool = False,
        played: bool = True,
        places: Any = (),
    ) -> Feedback:
        """Feedback with its clauses, and, unless not ``played``, with what was played."""
        step = self.step
        clauses = tuple(
            clause_note(clause, step.edition, step.case["mode"])
            for clause in step.teaches
            if status != "more"  # they are told with the verdict, not after every move
        )
        words = filled(message, exercise.attempt())
        if not played:
            return Feedback(status, words, clauses=clauses)
        news = exercise.events[self._reported if exercise is self.exercise else 0 :]
        lines = lines_of(exercise.game, _worth_telling(news, step), step.you)
        return Feedback(
            status,
            words,
            lines=tuple(lines),
            clauses=clauses,
            frames=tuple(exercise.frames),
            taken_back=back,
            game=exercise.game.fork(),
            highlight=_outlined(exercise, places, step),
        )


def _fights_on(move: Any) -> bool:
    return isinstance(move, Mapping) and move.get("type") == "roll_until"


def _worth_telling(events: list[Event], step: Step) -> Iterator[Event]:
    # What happens to others after the learner's turn is not what the step is about; nor is the
    # deal of a new game, unless the step teaches it.
    dealing = "setup.territories" in step.teaches
    for event in events:
        own = event.type != "income" or event.seat == step.you
        if step.challenge is not None and event.seat != step.you and event.type not in _NEWS:
            continue
        if event.type != "turn_started" and own and (event.type != "dealt" or dealing):
            yield event


def next_task_text(exercise: Exercise) -> str:
    """What comes next in a try that is right so far."""
    game = exercise.game
    ended = exercise.frames[-1]["action"]["type"] == "end_phase"  # or it ended by itself
    phase = game.phase if ended and not game.to_place else None
    if game.phase == "attack" and not game.legal_ranges().get("attack"):
        return say("feedback-no-attack-left", challenge=exercise.step.challenge is not None)
    return say("feedback-go-on", armies=game.to_place or 0, phase=phase)


def _outlined(exercise: Exercise, places: Any, step: Step) -> dict[str, str]:
    """The territories that the picture of feedback outlines."""
    index = exercise.game.board.index
    if places:
        continents = {c.id: c.territories for c in exercise.game.board.continents}
        named = [t for place in places for t in continents.get(place, (place,))]
        return {place: "target" for place in named if place in index}
    for frame in reversed(exercise.frames):
        action = frame["action"]
        if "source" in action:
            return {action["source"]: "source", action["target"]: "target"}
        if "territory" in action:
            return {action["territory"]: "target"}
    return dict(step.highlight)


class ChanceTrial(Trial):
    """One chance, until it is guessed or shown.

    Args:
        step: of the kind "chance".
        new_seed: gives the seed of the dice, another one each time.
    """

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        super().__init__(step)
        self._seed = new_seed()

    @property
    def battle(self) -> GuessedBattle:
        """Who attacks whom."""
        assert self.step.battle is not None
        return self.step.battle

    def judge(self, answer: Any) -> Feedback:
        """What to tell whoever guesses this. Raises ``UnclearError`` for what is no percentage."""
        said = read_number(answer)
        if not 0 <= said <= 100:
            raise UnclearError("answer-percentage", answer=said)
        battles = counted(odds_of(self.step), self._seed)
        guess = ChanceGuess(said, battles)
        off = say("chance-off", said=said, off=guess.off)
        feedback = self._revealed("right" if guess.is_near else "wrong", battles, off)
        return replace(feedback, guess=guess)

    def show(self) -> Feedback:
        """Fight the battles, and tell the chance."""
        return self._revealed("shown", counted(odds_of(self.step), self._seed))

    def _revealed(self, status: str, battles: CountedBattles, off: str = "") -> Feedback:
        self.exercise, self._reported = self._fought(), 0
        self.done = True
        counts = say(
            "chance-counted",
            taken=battles.taken,
            fought=battles.fought,
            exact=percent(battles.exact / 100),
        )
        words = f"{self._once()} {counts} {off}".strip()
        feedback = self._feedback(status, f"{words}\n\n{self.step.praise}", self.exercise)
        # The rolls are seen on the board; in words they would be more than the step is about.
        return replace(feedback, lines=())

    def _once(self) -> str:
        """How the one battle ended that was fought on the board."""
        events = self.exercise.events
        rolls = [event.data for event in events if event.type == "rolled"]
        about = {
            "target": self.battle.target,
            "taken": any(event.type == "captured" for event in events),
            "lost": sum(roll["attacker_losses"] for roll in rolls),
            "beaten": sum(roll["defender_losses"] for roll in rolls),
        }
        return say("chance-once", self.exercise.game.config.names, **about)

    def _fought(self) -> Exercise:
        """The battle with true dice, all that are allowed; no more armies move in than must."""
        game = true_game(self.step.case, self._seed)
        exercise = Exercise(self.step, game=game)
        action = attack_of(game, self.battle)
        while action is not None:
            exercise.reveal([action.to_dict()])
            if game.phase == "defend":
                action = game.legal_actions()[-1]
            elif game.phase == "occupy":
                exercise.reveal([game.legal_actions()[0].to_dict()])
                break
            else:
                action = attack_of(game, self.battle)
        return exercise


def odds_of(step: Step) -> Odds:
    """The exact chances of the battle that a step of the kind "chance" is about."""
    assert step.battle is not None
    return step.new_game().odds(step.battle.source, step.battle.target)


def attack_of(game: Game, battle: GuessedBattle) -> Action | None:
    """The attack with all armies and dice that the battle goes on with; None at its end."""
    attacks = [
        action
        for action in game.legal_actions()
        if isinstance(action, Attack)
        and (action.source, action.target) == (battle.source, battle.target)
    ]
    return max(attacks, key=lambda one: (one.armies, one.dice or one.armies), default=None)
