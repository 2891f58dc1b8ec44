"""The kind of step that is a short game with true dice, against bots that see no hidden cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, TypeAlias

from risk_widget.bots import BOTS, make
from risk_widget.bots.ladder import LADDER
from risk_widget.course.attempt import ActionAttempt, next_task
from risk_widget.course.feedback import action_words, lines_of
from risk_widget.course.step import (
    GRADES,
    MOST_STARS,
    Check,  # noqa: TC001 - read by `read`
    Label,  # noqa: TC001
    Number,  # noqa: TC001
    StepGame,
    true_game,
)
from risk_widget.course.step_kind import StepKind
from risk_widget.engine.actions import parse_action
from risk_widget.engine.automatic import was_last_of_phase
from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.observation import out
from risk_widget.messages import say
from risk_widget.reading.schema import Known, Length, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from risk_widget.bots import Bot
    from risk_widget.course.attempt import Attempt
    from risk_widget.course.checks import Outcome
    from risk_widget.course.feedback import Explanation, Feedback
    from risk_widget.course.step import Step
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = [
    "GUIDE",
    "Challenge",
    "ChallengeAttempt",
    "ChallengeGame",
    "ChallengeKind",
    "Star",
    "play",
    "play_out",
    "problems_of_play",
]

GUIDE: Final = "cautious"
"""The bot that shows actions to the learner, and that must win a test game of a challenge."""
_NEWCOMER: Final = LADDER[0]
"""The weakest bot of the ladder, which must lose a test game."""
_TRIED: Final = tuple(LADDER[rung - 1] for rung in (1, 3, 5, 9))
"""The rungs whose wins tell an author how hard a challenge is."""
TRIES: Final = 10
"""The games that each of these rungs plays."""
_NEWS: Final = frozenset({"captured", "eliminated", "capital_fell", "won"})
"""The events of the other players' turns that are reported."""
_MOST_REPLIES: Final = 5000
"""The limit on bots' replies between two turns, which no real game reaches; it prevents hanging."""
_MOST_SHOWN: Final = 40
"""The most games to play until the bot wins one; in the hardest challenge, it wins one in three."""


def bot_words() -> dict[str, str]:
    """Map the id and the level of each bot to the bot's id."""
    levels = {str(bot.level): bot.id for bot in reversed(BOTS.values()) if bot.level is not None}
    return levels | {bot: bot for bot in BOTS}


BotWord: TypeAlias = Annotated[str, Known("bot", bot_words)]
"""The id or the level of a bot."""


@dataclass(frozen=True, slots=True)
class Star:
    """A star beyond the first: the check that earns it, and the words that name it after "won"."""

    when: Check
    say: Label


@dataclass(frozen=True, slots=True)
class Challenge:
    """A short game against bots.

    Attributes:
        bot: the id or level of the bot that plays the other seats.
        turns: the most turns that the learner has.
        stars: the stars beyond the first, which is for success.
        free_hints: the number of turns in which an action is shown at no cost; after them none is
            shown. None: actions are shown in every turn, and cost all stars but the first.
    """

    bot: BotWord
    turns: Number
    stars: Annotated[tuple[Star, ...], Length(0, MOST_STARS - 1)] = ()
    free_hints: Number | None = None

    @property
    def most(self) -> int:
        """The number of stars, including the first one for success."""
        return 1 + len(self.stars)

    def earned(self, outcome: Outcome, *, was_shown: bool) -> tuple[bool, ...]:
        """List for each star beyond the first whether a success earns it."""
        return tuple(not was_shown and bool(star.when(outcome)) for star in self.stars)


def challenge_of(step: Step) -> Challenge:
    """Return the challenge of a step of this kind."""
    assert isinstance(step.own, Challenge)
    return step.own


class ChallengeGame(StepGame):
    """The game of a challenge, continued from its first position.

    The bots play at once until the learner has to decide. If the learner is attacked, they
    defend with all dice.

    Args:
        step: a step of the kind "challenge".
        seed: the seed for the dice and the bots.
    """

    def __init__(self, step: Step, seed: str) -> None:
        super().__init__(step, game=true_game(step, seed))
        game = self.game
        self.challenge: Challenge = challenge_of(step)
        self.seed: str = seed
        self.turns: int = int(game.turn == step.you and game.phase not in SETUP_PHASES)
        bot = bot_words()[self.challenge.bot]
        self.won: bool = False
        self.lost: bool = False
        self._bots: dict[str, Bot] = {
            seat: make(bot, f"{seed}/{seat}", board=game.board)
            for seat in game.seats
            if seat != step.you
        }
        self._reply()

    def outcome(self, *, refused: str | None = None, answer: object = None) -> Outcome:
        """Return the facts by which the challenge is judged now."""
        return replace(super().outcome(refused=refused, answer=answer), turns=self.turns)

    def act(self, action: JsonView | Action) -> None:
        """Take the learner's action, and let the bots play until the learner has to decide again.

        As in a game, a part of the turn ends when the last army is placed or moved.

        Raises:
            IllegalAction: the action is refused.
        """
        parsed = parse_action(action)
        self._apply(parsed, self.step.you)
        if was_last_of_phase(self.game, parsed.type):
            self._apply({"type": "end_phase"}, self.step.you)
        self.actions.append(parsed)
        self._judge()
        if not (self.won or self.lost):
            self._reply()
            self._judge()

    @property
    def dice(self) -> str:
        """The name of the dice, with which a lesson can roll them again."""
        return self.seed.split("/", 2)[-1]

    @property
    def is_stuck(self) -> bool:
        """Whether the learner can no longer act: the game is over, or the learner is out."""
        return self.game.is_over or self.step.you in out(self.game.config, self.game.state)

    @property
    def is_late(self) -> bool:
        """Whether the learner has used up the turns."""
        return self.turns > self.challenge.turns

    def _judge(self) -> None:
        step, outcome = self.step, self.outcome()
        self.won = step.success is not None and step.success(outcome)
        failed = step.failure is not None and step.failure(outcome)
        self.lost = not self.won and (failed or self.is_late or self.is_stuck)

    def _apply(self, action: JsonView | Action, seat: str | None) -> None:
        before = len(self.events)
        super()._apply(action, seat)
        for event in self.events[before:]:
            self.turns += event.type == "turn_started" and event.seat == self.step.you

    def _reply(self) -> None:
        game, you = self.game, self.step.you
        for _ in range(_MOST_REPLIES):
            if self.is_stuck:
                return
            actor = game.actor
            if actor != you:
                assert actor is not None
                self._apply(self._bots[actor].choose(game.observe(actor)), actor)
            elif game.phase == "defend":
                self._apply(game.legal_actions()[-1], you)
            else:
                return


def play_out(game: ChallengeGame, bot: Bot) -> None:
    """Have a bot play a challenge to its end in the learner's seat."""
    while not (game.won or game.lost or game.is_stuck) and len(game.actions) < _MOST_REPLIES:
        game.act(bot.choose(game.game.observe(game.step.you)))


class ChallengeAttempt(ActionAttempt):
    """An attempt at a challenge, until it is won, lost or shown.

    Attributes:
        was_shown: whether an action that costs stars has been shown in this game.
    """

    play: ChallengeGame

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        super().__init__(step, new_seed)
        self.was_shown: bool = False

    @property
    def challenge(self) -> Challenge:
        """The challenge of the step."""
        return challenge_of(self.step)

    def begun(self) -> ChallengeGame:
        """Start the challenge in its first position, with new dice."""
        return ChallengeGame(self.step, self.new_seed())

    def judge(self, answer: object) -> Feedback:
        """Take the actions, up to the first one that ends the challenge."""
        self._turns_before = self.play.turns
        return super().judge(answer)

    def judged(self) -> Feedback:
        """Say whether the challenge is won, lost or still going on."""
        play = self.play
        outcome = play.outcome()
        if play.won:
            self.done: bool = True
            earned = self.challenge.earned(outcome, was_shown=self.was_shown)
            stars = f"{self._stars(earned)} {self._dice()}"
            words = f"{self.step.praise.filled(outcome)}\n\n{stars}"
            return replace(self.feedback("right", words, play), stars=1 + sum(earned))
        if play.lost:
            feedback = self.feedback("wrong", self._lost(outcome), play, back=True)
            self.play, self.was_shown = self.begun(), False
            return feedback
        words = next_task(play, goes_on=True)
        if play.turns > self._turns_before:
            self._turns_before = play.turns
            words = f"{say('challenge-turn', turn=play.turns, turns=self.challenge.turns)} {words}"
        return self.feedback("more", words, play)

    def _lost(self, outcome: Outcome) -> str:
        mistake = self.mistake(outcome)
        words = (mistake.say if mistake else self.step.otherwise).filled(outcome)
        late = say("challenge-late", turns=self.challenge.turns) if self.play.is_late else ""
        return f"{late} {words}\n\n{say('challenge-other-dice')} {self._dice()}".strip()

    def _dice(self) -> str:
        """Name the dice of the current game."""
        return say("challenge-dice", dice=self.play.dice)

    def _stars(self, earned: tuple[bool, ...]) -> str:
        """Format the stars of a success, and say how to earn the others."""
        named = list(zip(self.challenge.stars, earned, strict=True))
        has = [say("challenge-won"), *(star.say for star, is_earned in named if is_earned)]
        lacks = [star.say for star, is_earned in named if not is_earned]
        words = say("challenge-stars", stars=len(has), earned=has)
        if self.was_shown:
            return f"{words} {say('challenge-helped')}"
        if lacks:
            words = f"{words} {say('challenge-stars-open', stars=len(lacks), open=lacks)}"
        return words

    def told(self, game: Game, events: Sequence[Event]) -> list[Explanation]:
        """Recount events, with one sentence for each battle of another attacker."""
        return lines_of(game, events, self.step.you, sums_up=True)

    def tells(self, event: Event) -> bool:
        """Whether the feedback recounts an event.

        Other players' events are recounted if they change the game or cost the learner armies.
        """
        if event.seat == self.step.you:
            return super().tells(event)
        costs = event.type == "rolled" and event.data["defender"] == self.step.you
        return costs or event.type in _NEWS

    def challenge_data(self) -> JsonObject:
        """Return the turn and the available stars as JSON data."""
        challenge = self.challenge
        return {
            "turn": max(1, min(self.play.turns, challenge.turns)),  # turn 0 is the set-up
            "turns": challenge.turns,
            "stars": [star.say for star in challenge.stars],
            "helped": self.was_shown,
            "costs": challenge.free_hints is None and not self.was_shown,
            "dice": self.play.dice,
        }

    # -- help

    @property
    def may_hint(self) -> bool:
        """Whether a hint is left to give, or an action may be shown."""
        if self.graded < len(self.step.hints):
            return super().may_hint
        free = self.challenge.free_hints
        return not self.done and (free is None or self.play.turns <= free)

    def hint(self) -> tuple[str, bool]:
        """Give the next hint or, after the last, a careful bot's action, which may cost stars."""
        if self.graded < len(self.step.hints):
            return super().hint()
        game, free = self.play.game, self.challenge.free_hints
        if self.may_hint:
            bot = make(GUIDE, self.play.seed, board=game.board)
            move = action_words(bot.choose(game.observe(self.step.you)), game.phase)
            self.was_shown = self.was_shown or free is None
            names = game.config.names
            self.advice: str = say("challenge-move", names, move=move, free=free is not None)
        else:
            self.advice = say("challenge-no-move", turns=free or 0)
        return self.advice, True

    def show(self) -> Feedback:
        """Have a bot play the challenge, with other dice if it does not win the first time."""
        self._reported = 0
        self.advice = ""
        for _ in range(_MOST_SHOWN):
            self.play = game = self.begun()
            play_out(game, make(GUIDE, game.seed, board=game.game.board))
            if game.won:
                break
        self.done = game.won
        if game.won:
            words = f"{say('challenge-shown', turns=game.turns)} {self._dice()}"
            return self.feedback("shown", words, game)
        feedback = self.feedback("shown", say("challenge-not-shown"), game, back=True)
        self.play = self.begun()
        return feedback


def problems_of_play(step: Step, tries: int = 20) -> Iterator[Problem]:
    """Yield the problems of a challenge, found in games played by a careful bot and a newcomer."""
    if step.success is not None and step.success(ChallengeGame(step, "check").outcome()):
        yield Problem("the challenge is won before anything is done", ("success",))
        return
    seeds = [f"check/{number}" for number in range(tries)]
    if not any(play(step, GUIDE, seed).won for seed in seeds):
        yield Problem(f"the challenge is hardly possible: a careful bot wins none of {tries} games")
    elif all(play(step, _NEWCOMER, seed).won for seed in seeds):
        yield Problem(f"the challenge is trivial: a newcomer wins all of {tries} games")


def play(step: Step, bot: str, seed: str) -> ChallengeGame:
    """Let a bot play a challenge to its end."""
    game = ChallengeGame(step, seed)
    play_out(game, make(bot, f"{seed}/learner", board=game.game.board))
    return game


class ChallengeKind(StepKind):
    """A step in which the learner has to win a short game against bots."""

    id = "challenge"
    attempt: ClassVar[type[Attempt]] = ChallengeAttempt
    own: ClassVar[type | None] = Challenge
    without: ClassVar[tuple[str, ...]] = (
        "moves", "replies", "dice", "answer", "choices", "question", "pick", "picks", "each",
        "reveal", "show_dice", "played_out", "hides", "solution", "battle",
    )  # fmt: skip
    needs: ClassVar[tuple[str, ...]] = ("success", "otherwise")
    hints: ClassVar[int] = len(GRADES) - 1
    has_solution = False
    comes_back = False

    def no_place(self, key: str) -> Problem:
        """Build the problem reported when a challenge has a field that means nothing in it."""
        text = "has no place in a challenge: it is played with true dice, against bots"
        return Problem(text, (key,))

    def only_here(self, key: str) -> Problem:
        """Build the problem reported when a step of another kind has a field of this kind."""
        return Problem("has a place only in a challenge", (key,))

    def wrong_hints(self) -> Problem:
        """Build the problem reported when a challenge has the wrong number of hints."""
        text = (
            "must be two hints: a nudge and the rule; the action is the one that a bot would take"
        )
        return Problem(text, ("hints",))

    def defaults(self, raw: JsonView) -> JsonObject:
        """Allow attacks to be repeated, as in a game."""
        del raw
        return {"fight_on": True}

    def offered(self, step: Step) -> list[str]:
        """List the conditions for each star."""
        stars = [say("challenge-won"), *(star.say for star in challenge_of(step).stars)]
        return [say("step-stars", stars=stars)]

    def most_stars(self, step: Step) -> int:
        """Return the number of stars of the challenge."""
        return challenge_of(step).most

    def has_one_answer(self, step: Step) -> bool:
        """Return False, because a game takes several turns."""
        del step
        return False

    def kept_answer(self, answer: object, actions: Sequence[Action], *, solved: bool) -> object:
        """Return None: each attempt has different dice, so its answer is of no use."""
        del answer, actions, solved
        return None

    def problems_of_start(self, step: Step) -> Iterator[Problem]:
        """Yield nothing: bots play until the learner decides."""
        del step
        return iter(())

    def problems_in_play(self, step: Step) -> Iterator[Problem]:
        """Yield the problems of the challenge, found in games played by a bot."""
        return problems_of_play(step)

    def difficulty(self, step: Step) -> str:
        """State how many games of the challenge some rungs of the ladder win."""
        wins = [
            say(
                "challenge-rung",
                bot=BOTS[bot].name,
                won=sum(play(step, bot, f"check/{number}").won for number in range(TRIES)),
                games=TRIES,
            )
            for bot in _TRIED
        ]
        return say("challenge-rungs", title=step.title, wins=wins)
