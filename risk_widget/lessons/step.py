"""The position of a step: that of a scenario, with dice beyond those that are written down."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from risk_widget.bots import BOTS
from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.messages import say
from risk_widget.scenario import game_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.battles.odds import Odds
    from risk_widget.game import Game
    from risk_widget.lessons.checks import Attempt, Check, Quantity

__all__ = [
    "GRADES",
    "GUIDE",
    "KINDS",
    "MOST_STARS",
    "NEAR",
    "PICKS",
    "ROLLED",
    "AnswerChoice",
    "Challenge",
    "ChanceGuess",
    "CountedBattles",
    "GuessedBattle",
    "Mistake",
    "Star",
    "Step",
    "bot_of",
    "bot_words",
    "brier",
    "counted",
    "guesses_in_words",
    "star_signs",
]


T = TypeVar("T")


class ScriptedFirst:
    """Dice as written down, and ordinary seeded ones when those are used up.

    A learner may do more than a step expects, and gets dice for that as well.
    """

    def __init__(self, dice: Sequence[int], seed: int | str) -> None:
        self._script = Scripted(dice, seed)
        self._dice = tuple(dice)
        self._seeded = Seeded(seed)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice from ``position`` on."""
        scripted = self._dice[position : position + count]
        rest = count - len(scripted)
        if not rest:
            return scripted
        beyond = max(0, position - len(self._dice))
        return (*scripted, *self._seeded.dice(beyond, rest))

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        return self._script.shuffled(purpose, position, items)


class TrueDice:
    """Other dice with each seed; cards and land are shuffled as the step's position says."""

    def __init__(self, seed: str, position: int | str) -> None:
        self._dice, self._shuffles = Seeded(seed), Seeded(position)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice from ``position`` on."""
        return self._dice.dice(position, count)

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        return self._shuffles.shuffled(purpose, position, items)


def true_game(case: Mapping[str, Any], seed: str) -> Game:
    """The game in a step's first position, with true dice."""
    return game_of(case, TrueDice(seed, case.get("new", {}).get("seed", 0)))


def merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A ``given`` on top of another: its keys replace, its territories are added."""
    both = {**base, **own}
    if "territories" in base and "territories" in own:
        both["territories"] = {**base["territories"], **own["territories"]}
    return both


def new_game(case: Mapping[str, Any], dice: Sequence[int] | None = None) -> Game:
    """The game of a step in its first position; ``dice`` instead of those of the step.

    Raises ``ValueError`` with the engine's sentence where the position cannot be.
    """
    seed = case.get("new", {}).get("seed", 0)
    return game_of(case, ScriptedFirst(case["dice"] if dice is None else dice, seed))


GUIDE: Final = "cautious"
"""The bot that shows moves, and that a challenge is tried with."""
MOST_STARS: Final = 3


@dataclass(frozen=True, slots=True)
class Star:
    """A star beyond the first: when it is earned, and that in words, as after "won"."""

    when: Check
    say: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a step says of its challenge.

    Attributes:
        bot: the id of the bot that plays the other seats.
        turns: the most turns that the learner has.
        stars: those beyond the first, which is for success.
        free_hints: the turns in which a move is shown and costs no star; after them none is
            shown. None: it is shown in every turn, and costs all stars but the first.
    """

    bot: str
    turns: int
    stars: tuple[Star, ...]
    free_hints: int | None = None

    @property
    def most(self) -> int:
        """How many stars there are in all: the first one is for success."""
        return 1 + len(self.stars)

    def earned(self, attempt: Attempt, *, helped: bool) -> tuple[bool, ...]:
        """For each star beyond the first, whether a success is worth it."""
        return tuple(not helped and star.when(attempt) for star in self.stars)


def bot_of(word: str) -> str | None:
    """The id of the bot of this id or level; None if there is none."""
    if word in BOTS:
        return word
    return next((bot.id for bot in BOTS.values() if bot.level == word), None)


def bot_words() -> tuple[str, ...]:
    """The words that `bot_of` knows: ids and levels."""
    levels = dict.fromkeys(bot.level for bot in BOTS.values() if bot.level is not None)
    return (*BOTS, *levels)


def star_signs(stars: int, of: int = MOST_STARS) -> str:
    """Stars as signs: "★★☆"."""
    return "★" * stars + "☆" * (of - stars)


NEAR: Final = 10
"""How many points of a hundred a guess may be off and still counts as right."""
ROLLED: Final = 1000
"""How many battles are fought to be counted."""


@dataclass(frozen=True, slots=True)
class GuessedBattle:
    """The battle whose chance is guessed: fought until the target is taken or nobody can attack."""

    source: str
    target: str


@dataclass(frozen=True, slots=True)
class CountedBattles:
    """How a battle came out that was fought many times.

    Attributes:
        exact: the chance to take the target, in percent.
        taken: of the battles that were fought, those in which the target was taken.
        fought: how many battles that were.
        ends: how the battles ended: (armies left to the attacker, to the defender, battles), the
            worst for the attacker first.
    """

    exact: float
    taken: int
    fought: int
    ends: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class ChanceGuess:
    """A guess, in percent, beside what it is about."""

    said: int
    battles: CountedBattles

    @property
    def off(self) -> int:
        """Points between the guess and the exact chance, rounded."""
        return abs(self.said - round(self.battles.exact))

    @property
    def is_near(self) -> bool:
        """Whether the guess counts as right."""
        return self.off <= NEAR

    def to_dict(self) -> dict[str, Any]:
        """The guess as JSON data."""
        ends = [list(end) for end in self.battles.ends]
        return {"said": self.said, **asdict(self.battles), "ends": ends}


def counted(odds: Odds, seed: str) -> CountedBattles:
    """Fight a battle many times.

    Args:
        odds: of the battle. Its ends are drawn by their exact chances, which is the same as
            rolling the dice of each battle.
        seed: for what is drawn.
    """
    ends = sorted(odds.outcomes, key=lambda end: end[0] - end[1])
    drawn = Counter(Random(seed).choices(ends, [odds.outcomes[end] for end in ends], k=ROLLED))
    taken = sum(battles for (_, defenders), battles in drawn.items() if defenders == 0)
    rows = tuple((*end, drawn[end]) for end in ends)
    return CountedBattles(round(100 * odds.win, 1), taken, ROLLED, rows)


def brier(said: float, exact: float) -> float:
    """The squared error on average of a guess at an event of a chance; both in percent."""
    guess, chance = said / 100, exact / 100
    return chance * (1 - guess) ** 2 + (1 - chance) * guess**2


def guesses_in_words(guesses: Sequence[tuple[float, float]]) -> str:
    """How good guesses were, each with its exact chance in percent; "" if there are none."""
    if not guesses:
        return ""
    score = sum(brier(said, exact) for said, exact in guesses) / len(guesses)
    best = sum(brier(exact, exact) for _, exact in guesses) / len(guesses)
    return say("chance-brier", guesses=len(guesses), score=f"{score:.3f}", best=f"{best:.3f}")


KINDS: Final = ("do", "predict", "chance", "refuse", "point", "challenge")
PICKS: Final = ("territory", "continent", "territories")
GRADES: Final = ("nudge", "rule", "move")
"""The three grades of hints."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A likely mistake: when it was made, what to say, and dice to play it out with."""

    when: Check
    say: str
    dice: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class AnswerChoice:
    """One answer to choose from. ``right`` is judged when the truth has been played.

    A choice without ``right`` is never right; ``say`` is what to tell where it is wrong.
    """

    value: str
    text: str
    right: Check | None
    say: str

    def is_right(self, attempt: Attempt) -> bool:
        """Whether the truth is what this choice says."""
        return self.right is not None and self.right(attempt)


@dataclass(frozen=True, slots=True)
class Step:
    """One step under one edition. ``docs/lessons.md`` tells what the fields mean."""

    id: str
    title: str
    kind: str
    text: str
    question: str
    teaches: tuple[str, ...]
    edition: str
    case: Mapping[str, Any]
    you: str
    moves: int
    fight_on: bool
    replies: tuple[Mapping[str, Any], ...]
    success: Check | None
    failure: Check | None
    answer: Quantity | None
    choices: tuple[AnswerChoice, ...]
    pick: str
    picks: int | None
    each: Check | None
    reveal: tuple[Mapping[str, Any], ...]
    show_dice: bool
    played_out: bool
    hides: tuple[str, ...]
    highlight: Mapping[str, str]
    hints: tuple[str, ...]
    mistakes: tuple[Mistake, ...]
    otherwise: str
    praise: str
    solution: tuple[Any, ...]
    challenge: Challenge | None
    battle: GuessedBattle | None

    def new_game(self, dice: tuple[int, ...] | None = None) -> Game:
        """The game in the step's first position."""
        return new_game(self.case, dice)
