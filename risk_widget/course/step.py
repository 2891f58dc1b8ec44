"""A step as described in its file, and the game played in it."""

from __future__ import annotations

import json
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar

from risk_widget.course.checks import (
    Clause,  # noqa: TC001 - read by `read`
    Expression,
    Outcome,
    Territory,  # noqa: TC001
    Text,
    parse_check,
    parse_text,
    parse_value,
)
from risk_widget.course.markup import territories_of
from risk_widget.engine.actions import Attack, IllegalAction, parse_action
from risk_widget.engine.automatic import was_last_of_phase
from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.game import Game
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - the reader needs it at run time
from risk_widget.reading.schema import Checked, Known, Length, Made, Problem, Such, Within
from risk_widget.rules.clauses import has_clause
from risk_widget.rules.edition import load_edition
from risk_widget.scenario import game_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.reading.json_types import JsonView

__all__ = [
    "GRADES",
    "AnswerChoice",
    "Battle",
    "Mistake",
    "Step",
    "StepGame",
    "attack_of",
    "first_position",
    "star_signs",
    "true_game",
]

GRADES: Final = ("nudge", "rule", "move")
"""The three kinds of hints, in order."""
MOST_STARS: Final = 3


# -- the contents of a file ------------------------------------------------------------------------


def _find_in_action(action: JsonObject) -> Iterator[Problem]:
    try:
        parse_action({key: value for key, value in action.items() if key != "seat"})
    except IllegalAction as error:
        yield Problem(f"is no action: {error.message}")


_NO_WORDS: Final = Text()
T = TypeVar("T")

Number: TypeAlias = Annotated[int, Within(1)]
Phrase: TypeAlias = Annotated[Text, Made(str, parse_text, named=True)]
FilledWords: TypeAlias = Annotated[
    Text, Made(Annotated[str, Such("a text", str.strip)], parse_text, named=True)
]
Label: TypeAlias = Annotated[Text, Made(str | int, lambda label: Text(str(label).strip()))]
Check: TypeAlias = Annotated[Expression, Made(str, parse_check, named=True)]
Value: TypeAlias = Annotated[Expression, Made(int | str, parse_value, named=True)]
ActionData: TypeAlias = Annotated[dict[str, object], Checked(_find_in_action)]
Pick: TypeAlias = Literal["territory", "continent", "territories"]


def star_signs(stars: int, of: int = MOST_STARS) -> str:
    """Format a number of stars as characters: "★★☆"."""
    return "★" * stars + "☆" * (of - stars)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A likely mistake: its check, the feedback on it, and dice that play out its consequence."""

    when: Check
    say: Phrase
    dice: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class AnswerChoice:
    """One of the answers to choose from; ``right`` is judged once the truth has been played.

    A choice without ``right`` is never right; ``say`` is the reply to a wrong choice. ``was``
    lists its values in earlier versions, which saved work may still contain.
    """

    value: Label
    text: Label
    right: Check | None = None
    say: Phrase = _NO_WORDS
    was: tuple[Label, ...] = ()

    def __post_init__(self) -> None:
        if self.right is None and not self.say:
            message = "neither says why it is wrong nor when it is right"
            raise ValueError(message)

    def is_right(self, outcome: Outcome) -> bool:
        """Whether this choice is right."""
        return self.right is not None and bool(self.right(outcome))

    @property
    def values(self) -> tuple[str, ...]:
        """The choice's value, followed by its earlier values."""
        return (self.value, *self.was)


@dataclass(frozen=True, slots=True)
class Battle:
    """The battle in question, fought to a capture or until no attack is possible."""

    source: Territory
    target: Territory


@dataclass(frozen=True)
class Step:
    """One step under one edition. ``docs/lessons.md`` explains the fields.

    Attributes:
        kind: the name of the step's kind in `kinds.STEP_KINDS`.
        case: the first position, as scenarios describe it.
        you: the learner's seat.
        tells_opening: whether the feedback also recounts the opening events of a new game.
        own: the fields that only the step's kind has.
    """

    id: Annotated[str, Such("a text", str.strip)]
    title: Annotated[str, Such("a text", str.strip)]
    kind: str
    text: FilledWords
    teaches: Annotated[tuple[Clause, ...], Length(1)]
    edition: str
    case: JsonObject
    you: Annotated[str, Known("seat")]
    hints: tuple[FilledWords, ...]
    praise: FilledWords
    otherwise: Phrase = _NO_WORDS
    question: Phrase = _NO_WORDS
    moves: Number = 1
    fight_on: bool = False
    replies: tuple[ActionData, ...] = ()
    success: Check | None = None
    failure: Check | None = None
    answer: Value | None = None
    choices: tuple[AnswerChoice, ...] = ()
    pick: Pick = "territory"
    picks: Number | None = None
    each: Check | None = None
    reveal: tuple[ActionData, ...] = ()
    show_dice: bool = False
    played_out: bool = False
    hides: tuple[Annotated[str, Known("part of the position")], ...] = ()
    highlight: dict[Territory, Annotated[str, Known("role")]] = field(default_factory=dict)
    mistakes: tuple[Mistake, ...] = ()
    solution: tuple[Any, ...] = ()
    tells_opening: bool = False
    own: Any = None

    def new_game(self, dice: Sequence[int] | None = None) -> Game:
        """Start a game in the step's first position, with the step's dice or with other ``dice``.

        Raises:
            ValueError: the position is impossible; the message is the engine's.
        """
        return copy(self._first) if dice is None else first_position(self.case, dice)

    @cached_property
    def _first(self) -> Game:
        """The game in the first position, read once for everybody who begins the step."""
        return first_position(self.case)

    @property
    def mode(self) -> str:
        """The mode that the step is played in."""
        return str(self.case["mode"])

    def is_unknown_to(self, edition: str) -> bool:
        """Whether an edition lacks the step's subject, rather than playing it another way.

        That is if it has none of the clauses taught; or lacks the mode and some of the clauses.
        """
        other = load_edition(edition)
        known = [clause for clause in self.teaches if has_clause(clause, other)]
        return not known or (self.mode not in other.modes and len(known) < len(self.teaches))

    @cached_property
    def depends_on_amount(self) -> bool:
        """Whether the action is right only with certain numbers of armies or dice, or certain sets.

        If so, the page may choose nothing for the learner. To find out, the action is tried with
        every other number of armies or dice, or other cards, at the same places.
        """
        if self.moves > 1 or len(self.solution) != 1 or self.success is None:
            return False
        places = ("type", "source", "target", "territory")
        right = [self.solution[0].get(name) for name in places]
        for action in self.new_game().legal_actions():
            if [action.to_dict().get(name) for name in places] == right:
                game = StepGame(self)
                game.act(action)
                if not self.success(game.outcome()):
                    return True
        return False

    @cached_property
    def start(self) -> Outcome:
        """The outcome before the learner has done anything."""
        return StepGame(self).outcome()

    @cached_property
    def truth(self) -> Outcome:
        """The outcome that the prediction is about."""
        game = StepGame(self)
        game.reveal(self.reveal)
        return game.outcome()


def attack_of(game: Game, battle: Battle) -> Action | None:
    """Return the battle's next attack, with all armies and dice; None if the battle is over."""
    attacks = [
        action
        for action in game.legal_actions()
        if isinstance(action, Attack)
        and (action.source, action.target) == (battle.source, battle.target)
    ]
    return max(attacks, key=lambda one: (one.armies, one.dice or one.armies), default=None)


# -- dice ------------------------------------------------------------------------------------------


class StepDice:
    """Predetermined dice, followed by seeded dice once the predetermined ones are used up.

    A learner may take more actions than a step expects, and gets dice for these as well.

    Args:
        scripted: the predetermined dice.
        seed: the seed of the dice after them.
        shuffles: the seed of the cards and the deal of territories.
    """

    def __init__(self, scripted: Sequence[int], seed: int | str, shuffles: int | str) -> None:
        self._scripted, self._seeded = tuple(scripted), Seeded(seed)
        self._shuffles = Scripted(scripted, shuffles)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice, starting at ``position``."""
        scripted = self._scripted[position : position + count]
        beyond = max(0, position - len(self._scripted))
        rest = count - len(scripted)
        return (*scripted, *self._seeded.dice(beyond, rest)) if rest else scripted

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order."""
        return self._shuffles.shuffled(purpose, position, items)


def first_position(case: JsonView, dice: Sequence[int] | None = None) -> Game:
    """Start the game in a first position, optionally with other ``dice`` than the position's."""
    if "position" in case:
        return Game.from_position(case["position"], seed=0)
    seed = _seed(case)
    return game_of(case, StepDice(case["dice"] if dice is None else dice, seed, seed))


def true_game(step: Step, seed: str) -> Game:
    """Start the game in a step's first position, with true dice."""
    return game_of(step.case, StepDice((), seed, _seed(step.case)))


def _seed(case: JsonView) -> int | str:
    seed: int | str = case.get("new", {}).get("seed", 0)
    return seed


# -- the game of a step ----------------------------------------------------------------------------

_MOST_REPLIES: Final = 500
"""The most replies of the other players, far above any step's need, to prevent an endless loop."""


class StepGame:
    """The game of a step, continued from its first position.

    Args:
        step: the step to play.
        dice: dice to use instead of the step's own.
        game: a game to use, in the step's first position, if its dice are not the step's.
    """

    def __init__(
        self, step: Step, dice: Sequence[int] | None = None, game: Game | None = None
    ) -> None:
        self.step = step
        self.game: Game = step.new_game(dice) if game is None else game
        self.actions: list[Action] = []
        self.events: list[Event] = list(self.game.opening) if step.tells_opening else []
        self.frames: list[JsonObject] = []
        self._replies = list(step.replies)

    def outcome(self, *, refused: str | None = None, answer: object = None) -> Outcome:
        """Return the facts by which the step is judged now."""
        actions, events = tuple(self.actions), tuple(self.events)
        return Outcome(self.game, self.step.you, actions, events, refused, answer)

    def act(self, action: JsonView | Action) -> None:
        """Take the learner's action, and let the other players respond.

        In a step played like a game, a phase ends when the last army is placed or moved.

        Raises:
            IllegalAction: the action is refused.
        """
        parsed = parse_action(action)
        self._apply(parsed, self.step.you)
        if self.step.fight_on and was_last_of_phase(self.game, parsed.type):
            self._apply({"type": "end_phase"}, self.step.you)
        self.actions.append(parsed)
        self._reply()

    def reveal(self, actions: Iterable[JsonView]) -> None:
        """Play the actions that the prediction is about."""
        for action in actions:
            self._apply({k: v for k, v in action.items() if k != "seat"}, None)

    @property
    def is_stuck(self) -> bool:
        """Whether the learner cannot act: the game is over, or another player decides."""
        return self.game.is_over or self.game.actor != self.step.you

    def _apply(self, action: JsonView | Action, seat: str | None) -> None:
        game = self.game
        events = game.apply(action, seat)
        done = game.history[-1]
        self.events += events
        self.frames.append(
            {
                "seat": done.seat,
                "action": done.action.to_dict(),
                # This converts the engine's tuples to lists, as in JSON.
                "events": json.loads(json.dumps([e.to_dict(self.step.you) for e in events])),
                "territories": {t: list(held) for t, held in territories_of(game).items()},
            }
        )

    def _reply(self) -> None:
        """Let the other players decide until the learner can continue."""
        game = self.game
        for _ in range(_MOST_REPLIES):
            if not self.is_stuck or game.is_over:
                return
            waiting = game.turn == self.step.you or game.phase in SETUP_PHASES
            if not (self._replies or waiting or game.phase == "defend"):
                return
            if self._replies:
                try:
                    self.reveal([self._replies.pop(0)])
                except IllegalAction:
                    pass  # the learner's action does not call for this reply
                else:
                    continue
            # If no reply is scripted, defend with all dice; otherwise take the first legal action.
            legal = game.legal_actions()
            self._apply(legal[-1] if game.phase == "defend" else legal[0], None)
