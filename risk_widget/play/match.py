"""A game at one screen: its players, its log, and the steps that it takes automatically."""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, cast

from risk_widget import bots
from risk_widget.bots.avatars import faces_for
from risk_widget.bots.ladder import MY_LEVEL
from risk_widget.engine.actions import IllegalAction, Refusal
from risk_widget.engine.automatic import ATTACK_PHASES, was_last_of_phase
from risk_widget.engine.chance import Seeded
from risk_widget.engine.core_game import PartialCoreGame
from risk_widget.engine.observation import out as seats_out
from risk_widget.log_sentences import LogWriter, taken_back_message
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.notation.branches import branches_in, comments_of, remarks_in
from risk_widget.notation.record import one_line
from risk_widget.play.game_log import GameLog, count_holdings
from risk_widget.play.hot_seat import Situation
from risk_widget.play.moments import Moments
from risk_widget.play.placing import weakest_front
from risk_widget.play.players import (
    HUMAN,
    SUBSTITUTE,
    AbsentBot,
    bot_choice,
    bot_info,
    default_name,
    new_bot,
)
from risk_widget.play.proposals import armies_that_win, best_answer
from risk_widget.play.rolling import Rolling, series_of
from risk_widget.play.takeback import CHANCE, Takeback
from risk_widget.practice.level import my_level
from risk_widget.protocol.items import Refused, presentable
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.schema import word
from risk_widget.reading.spelling import error_text, shown
from risk_widget.rules.clauses import mark_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from risk_widget.engine.data_types import Mark
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.messages.catalog import Names
    from risk_widget.notation.branches import Branch, Branches
    from risk_widget.play.game_log import Standing
    from risk_widget.play.takeback import Policy
    from risk_widget.protocol.snapshot_types import BotFailure, Series
    from risk_widget.reading.json_types import JsonView


UncountedBecause = Literal["hint", "undo", "same_dice", "python", "begun", "coach"]
"""The reasons not to count a game for a person's level.

The person was given a hint, took back what dice or bots had answered, or knows the dice; Python has
played; the game began elsewhere; or a coach was at the person's side."""


SETUP: Final = frozenset({"claim", "place", "capital"})
PLACING: Final = frozenset({"claim", "place"})
"""Phases in which a bot can place the rest of a person's armies."""

INSTANT_SLICE: Final = 0.08
"""The longest slice of bots' play at speed "instant", in seconds."""
SETUP_SLICE: Final = 24
"""The most armies that bots place, one at a time, in one slice of the set-up."""
_UNSEEN: Final = frozenset({"phase_started", "turn_started", "third_owed"})
"""Events that show nothing new on the map, so that no pause follows them."""

LONGEST_ERROR: Final = 240
"""The length to which a bot's error is cut on the page, in characters."""

log: Final = logging.getLogger(__name__)


class Past(NamedTuple):
    """The parts of a saved game besides its record and its players.

    Attributes:
        uncounted_because: why the game does not count for a person's level.
        id: the game's id; "" in files of earlier versions.
        ended: whether the game was given up.
        exam: when the exam began that the game is part of; 0 for other games.
    """

    uncounted_because: UncountedBecause | None = None
    id: str = ""
    ended: bool = False
    exam: int = 0


class Match:
    """A game with its players and its log.

    The arguments are those of `RiskWidget`. The log tells what has been played in the game.
    Anyone may read a match's attributes; only its methods change them. Once the game is over, its
    players and their names stay as they are.

    Raises:
        ValueError: a seat that the game does not have, or a player that is not known.
    """

    def __init__(
        self,
        game: Game,
        seats: Mapping[str, str],
        names: Mapping[str, str],
        *,
        undo: Policy = "all",
        seed: int | str | None = None,
        bot_timeout: float | None = None,
        faces: Mapping[str, str] | None = None,
        listed: tuple[str, ...] | None = None,
    ) -> None:
        for seat in (*seats, *names):
            word(seat, "seat", game.seats)
        other = SUBSTITUTE if seats else HUMAN
        self.game = game
        # The requested players: a rival at a person's level may be a different bot next time.
        self.wanted: dict[str, str] = {seat: seats.get(seat, other) for seat in game.seats}
        # Remarks by the number of the action that they follow. That action may since have been
        # undone.
        self.comments: dict[int, str] = {}
        # The game's id, which it keeps when it is saved and continued.
        self.id: str = secrets.token_hex(8)
        self.players: dict[str, str] = {
            seat: my_level().bot if wanted == MY_LEVEL else wanted
            for seat, wanted in self.wanted.items()
        }
        is_new = game.opening and not game.history
        self.uncounted_because: UncountedBecause | None = None if is_new else "begun"
        self.seed: int | str = secrets.randbits(48) if seed is None else seed
        # The seats in the order in which they were listed, if the order of turns was drawn.
        self.listed = listed
        self.bots: dict[str, bots.Bot] = {
            seat: self._new_bot(player, seat)
            for seat, player in self.players.items()
            if player != HUMAN
        }
        self.chosen_names: dict[str, str] = {
            seat: name for seat in game.seats if (name := clean_name(names.get(seat) or ""))
        }
        # The names in sentences: a chosen name replaces the seat's colour.
        on_board = game.config.names
        self.called: Names = replace(on_board, seats={**on_board.seats, **self.chosen_names})
        chance = game.config.chance
        # The faces of bots, by seat; they stay the same for the whole game.
        self.faces: dict[str, str] = faces_for(
            chance.seed if isinstance(chance, Seeded) else self.seed,
            game.seats,
            wanted=faces,
            taken=self.chosen_names.values(),
        )
        # Seats that always defend with the best dice, from the next attack on. If an attack was
        # already waiting for an answer, the value is the step count at that time: the person still
        # answers that attack.
        self.auto_defend: dict[str, int | None] = {}
        self.is_suggested: bool = False
        # The person's own plans, by the number of actions before them.
        self.branches: Branches = {}
        # The moment whose plans the page opens first. If there is one, the plans of any seat may be
        # seen.
        self.analysed_at: int | None = None
        # Seats that have left the rest of their set-up to a bot.
        self.placing: dict[str, bots.Bot] = {}
        self.paused: bool = False
        # Whether Python has taken something back; if so, bots wait until someone plays.
        self.taken_back: bool = False
        self.ended: bool = False
        # Whether the game was already over when this match began.
        self.came_over: bool = self.is_over
        self.rolling: Rolling | None = None
        self.failure: BotFailure | None = None
        self._bot_timeout = bot_timeout
        # The result of the last repeated attack, and the step count at that time.
        self._series: tuple[Series | None, int] = (None, 0)
        self.log: GameLog = GameLog(
            LogWriter(game.board, game.config.rules, self.called),
            game.opening,
            game.dice,
            Moments(game.config, game.dice),
        )
        self.takeback: Takeback = Takeback(undo)
        # The start of the exam that the game belongs to; 0 for other games.
        self.exam: int = 0
        # The number of steps left after the last undo, and a message on what was taken back.
        self._taken_back: tuple[int, Message | None] = (0, None)
        # The round in which each eliminated seat left the game.
        self.out_round: dict[str, int] = {}
        self.sent_steps: int = len(game.history)
        self._taken_in = self.sent_steps
        self.settle()

    def _new_bot(self, player: str, seat: str) -> bots.Bot:
        return new_bot(player, f"{self.seed}/{seat}", self.game.board)

    # ---- players and turns ---------------------------------------------------------------------

    @property
    def names(self) -> dict[str, str]:
        """A map from each seat to its player's name: the chosen name, or the default one."""
        return {
            seat: self.chosen_names.get(seat) or default_name(seat, player)
            for seat, player in self.players.items()
        }

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats played by people."""
        return tuple(seat for seat in self.game.seats if self.players[seat] == HUMAN)

    @property
    def is_over(self) -> bool:
        """Whether the game has been won or given up, or is not known well enough to go on."""
        return self.ended or self.game.is_over or self.game.is_partial

    def situation(self, elsewhere: Collection[str] = ()) -> Situation:
        """Return the parts of the position that decide which seat the screen belongs to.

        Args:
            elsewhere: people's seats that have a screen of their own.
        """
        game, persons = self.game, tuple(s for s in self.persons if s not in elsewhere)
        out = seats_out(game.config, game.state)
        left = tuple(seat for seat in persons if seat not in out) or persons[:1]
        if isinstance(game, PartialCoreGame) and game.viewer in persons:
            left = (game.viewer,)
        phase = "over" if self.is_over else game.phase
        return Situation(phase, game.turn, game.actor, game.round, left)

    def at(self, step: int) -> Game:
        """Return the game as it stood after ``step`` steps, without its history.

        Raises:
            Refused: the game does not have so many steps.
        """
        if step > self.log.steps:
            raise Refused.malformed("refused-moment", moves=self.log.steps, move=step)
        return type(self.game)(self.game.config, self.game.positions[step])

    def comment(self, at: int, text: str) -> None:
        """Write a comment on the position after an action; an empty text deletes it.

        Raises:
            Refused: there is no such action, or the text cannot stand in a record.
        """
        if not 0 < at <= len(self.game.history):
            raise Refused.malformed("refused-moment", moves=len(self.game.history), move=at)
        try:
            written = one_line(" ".join(text.split()))
        except MessageError as error:
            raise Refused.because("protocol.malformed", error) from error
        if written:
            self.comments[at] = written
        else:
            self.comments.pop(at, None)

    def take_comments(self, comments: Mapping[int, str]) -> None:
        """Add the comments of a record, and the plans in them."""
        self.comments.update(remarks_in(comments))
        self.branches.update(branches_in(comments))

    def draw(self, at: int, branches: tuple[Branch, ...]) -> None:
        """Store the person's own plans for a moment; an empty list deletes them."""
        if branches:
            self.branches[at] = branches
        else:
            self.branches.pop(at, None)

    def analyse(self, at: int, comments: Mapping[int, str]) -> None:
        """Open the game for analysis, beginning with the plans for a moment."""
        self.analysed_at = at
        self.take_comments(comments)

    def comments_now(self) -> dict[int, str]:
        """Return the comments on the actions that have not been undone."""
        steps = len(self.game.history)
        return {at: text for at, text in sorted(self.comments.items()) if at <= steps}

    def written_now(self) -> dict[int, str]:
        """Return the comments as written in a record, including the person's own plans."""
        return comments_of(self.branches, len(self.game.history), self.comments_now())

    def _holdings_at(self, step: int) -> Standing:
        past, owners = self.game.positions[step], self.game.config.owner_ids
        held = {
            str(t): (owners[owner] if owner >= 0 else None, armies)
            for t, (owner, armies) in enumerate(zip(past.owner, past.armies, strict=True))
        }
        return count_holdings(held, self.game.seats)

    # ---- playing -------------------------------------------------------------------------------

    def act(self, action: Any, seat: str | None) -> list[Event]:
        """Carry out an action by a person or from Python.

        Raises:
            IllegalAction: refused; the game is unchanged.
        """
        before = len(self.game.history)
        decided = self.players.get(self.game.actor or "") == HUMAN
        self.taken_back = False
        events = self.game.apply(action, seat)
        self._forget_remarks_after(before)
        self._taken_back = 0, None
        if decided:
            self.takeback.record_decision(before)
        return events

    def _forget_remarks_after(self, steps: int) -> None:
        """Drop the comments on undone actions that other actions have replaced."""
        for number in [number for number in self.comments if number > steps]:
            del self.comments[number]

    def apply(self, action: Any, seat: str | None) -> list[Event]:
        """Carry out an action from Python, for the seat that must act or for ``seat``.

        Raises:
            IllegalAction: refused; the game is unchanged.
        """
        if self.ended:
            raise IllegalAction(Refusal("turn.order", "game-ended"))
        self.stop_attack()
        if self.players.get(self.game.actor or "") == HUMAN:
            self.note_help("python")
        return self.act(action, seat)

    def decide(self, action: JsonView, seat: str, *, end_phase: bool) -> None:
        """Carry out a person's action, after which bots continue.

        Args:
            action: an action of the game.
            seat: the person's seat. The decision ends a repeated attack of this seat, but not one
                of another seat.
            end_phase: whether to end a phase in which nothing is left to do.

        Raises:
            IllegalAction: refused; the game is unchanged.
        """
        self.act(action, seat)
        if end_phase:
            self.end_finished_phase(action["type"])
        self.stop_attack(seat)
        self.paused = False

    def give_up(self) -> None:
        """End the game without a winner; `undo` reverts that."""
        self.ended = True
        self.stop_attack()

    def mark_suggested(self) -> None:
        """Record that the page has suggested this game, so nobody is asked how to defend."""
        self.is_suggested = True
        for seat in self.persons:
            self.defend_by_itself(seat)

    def sit_exam(self, begun: int) -> None:
        """Make the game part of the exam begun at a given time, so nothing can be taken back."""
        self.exam = begun

    def note_help(self, help_given: UncountedBecause) -> None:
        """Record why the game no longer counts towards a person's level."""
        self.uncounted_because = help_given

    def take_up(self, past: Past) -> None:
        """Continue a saved game, restoring the parts that its record does not contain."""
        self.uncounted_because = past.uncounted_because
        self.id = past.id or self.id
        self.sit_exam(past.exam)
        if past.ended:
            self.give_up()
        self.came_over = self.is_over
        self.mark_outside_decisions(since=0)

    def mark_sent(self) -> None:
        """Record that everything so far has been sent to the page."""
        self.sent_steps = self.log.steps

    def worded(self, refused: IllegalAction) -> tuple[str, Mark | None]:
        """Put a refusal into a sentence that calls the players by their names.

        Returns:
            The sentence, and whether the edition prints the clause, is silent, or has a reading;
            None if that is unknown.
        """
        mark = mark_of(refused.rule, self.game.edition, self.game.mode)
        return render(refused.content, self.called), mark

    def end_finished_phase(self, kind: str) -> None:
        """End a phase, as part of the same decision, if the action has left nothing else to do.

        The reinforcement ends after its last army, and the turn after its last movement.
        """
        if was_last_of_phase(self.game, kind):
            self.game.apply({"type": "end_phase"}, self.game.actor)

    def place_rest(self, seat: str) -> None:
        """Let a bot finish a seat's set-up, one army at each of its turns.

        A bot claims territories and places for a third army; the seat's own armies go to its
        weakest fronts.
        """
        self.takeback.record_decision(len(self.game.history))
        self.taken_back = self.paused = False
        self.placing[seat] = self._new_bot(SUBSTITUTE, seat)

    # ---- stopping ------------------------------------------------------------------------------

    def stop(self, seat: str | None = None) -> bool:
        """Stop an automatic action of a seat: a repeated attack, or its set-up.

        Args:
            seat: by default the seat whose automatic action runs now.

        Returns:
            Whether there was anything to stop.
        """
        if self.stop_attack(seat):
            return True
        placing = self.game.actor if seat is None else seat
        in_setup = self.game.phase in PLACING
        return in_setup and self.placing.pop(placing or "", None) is not None

    def stop_attack(self, seat: str | None = None) -> bool:
        """Stop a repeated attack, or only one by ``seat`` if given; return whether one stopped."""
        if self.rolling is None or seat not in (None, self.rolling.seat):
            return False
        self.rolling = None
        return True

    def clear(self, seat: str) -> None:
        """Cancel the tasks that a person has left to the kernel, as the seat's player changes."""
        self.stop_attack(seat)
        self.placing.pop(seat, None)
        self.auto_defend.pop(seat, None)

    def pause(self) -> None:
        """Make bots wait until `resume`, or until a person's next decision."""
        self.paused = True

    def resume(self) -> bool:
        """Let bots continue; return whether they waited because Python had taken something back."""
        waited = self.taken_back
        self.paused = self.taken_back = False
        return waited

    # ---- tasks left to the kernel --------------------------------------------------------------

    @property
    def is_placing(self) -> bool:
        """Whether the seat that must act has left its set-up to a bot."""
        return self.game.phase in PLACING and self.game.actor in self.placing

    def placing_seat(self, viewer: str | None) -> str | None:
        """Return the seat for which a bot does the set-up: the acting seat, else the viewer's.

        The viewer's seat counts during bots' turns. None if there is no such seat.
        """
        if self.is_placing:
            return self.game.actor
        between = self.game.phase in PLACING and self.game.actor in self.bots
        return viewer if between and viewer in self.placing else None

    def roll_until(self, attack: JsonView, stop_at: int, seat: str) -> None:
        """Attack now, then again and again until the target falls or few armies are left.

        Raises:
            IllegalAction: the attack is refused.
        """
        game, source = self.game, attack["source"]
        owner = game.owner(source) if source in game.board.index else None
        begun = len(game.history)
        self.act(attack, seat)
        self.paused = False
        self.rolling = Rolling(owner, attack, max(1, stop_at), seat, begun)

    @property
    def series(self) -> Series | None:
        """The result of a repeated attack, until the next decision."""
        series, steps = self._series
        return series if steps == len(self.game.history) else None

    def _series_of(self, rolling: Rolling) -> Series | None:
        game = self.game
        before, index = game.positions[rolling.begun], game.config.index
        standing = before.armies[index[rolling.source]], before.armies[index[rolling.target]]
        return series_of(rolling, standing, self.log.events_since(rolling.begun), game.dice)

    def settle(self, *, move_in_to_win: bool = False) -> None:
        """Catch up with the position, and answer attacks when no person has to choose.

        Bots' defences and defences left to the kernel belong to the attack before them, so that
        both come in the same snapshot.

        Args:
            move_in_to_win: whether to move a person's armies into a captured territory at once if
                every number of them wins, as a part of the decision to attack.
        """
        self._sync()
        self._let_absent_in()
        game = self.game
        while game.phase == "defend" and not (self.is_over or self.taken_back or self.failure):
            actor = cast("str", game.actor)
            if actor in self.bots:
                self._let_bot_act(actor)
            elif self.auto_defend.get(actor, len(game.history)) != len(game.history):
                game.apply({"type": "defend", "dice": best_answer(game)}, actor)
            else:
                break
            self._sync()
        if self.rolling is not None and self.rolling.is_finished(game):
            self._series = self._series_of(self.rolling), len(game.history)
            self.rolling = None
        if move_in_to_win and not self.taken_back and game.actor in self.persons:
            armies = armies_that_win(game)
            if armies is not None:
                game.apply({"type": "occupy", "armies": armies}, game.actor)
                self._sync()

    def _sync(self) -> None:
        """Bring the log and marks up to date."""
        game, steps = self.game, len(self.game.history)
        if steps != self._taken_in:
            self.failure = None
        if steps < self._taken_in or game.phase not in SETUP:
            self.placing.clear()
        if steps < self._taken_in:
            self._series = None, 0
            self.takeback.truncate(steps)
            self.sent_steps = steps
        self._taken_in = steps
        self.log.follow(game.history, game.round, self._holdings_at, game.positions)
        out = seats_out(game.config, game.state)
        self.out_round = {seat: self.out_round.get(seat) or self._left_in(seat) for seat in out}

    def _left_in(self, seat: str) -> int:
        """Return the round in which a seat left the game, or the first known round."""
        round_ = int(self.game.positions[0].round)
        for event in self.log.events:
            if event.type == "turn_started":
                round_ = event.data["round"]
            elif event.type == "eliminated" and event.seat == seat:
                break
        return round_

    def changed_outside(self) -> None:
        """Record that actions were taken or undone outside this match."""
        self.rolling = None
        if self.mark_outside_decisions():
            self.uncounted_because = "python"
        if len(self.game.history) < self._taken_in:
            self.taken_back = True
            self.uncounted_because = "python"
        elif not self.game.can_redo:
            self.taken_back = False

    def mark_outside_decisions(self, *, since: int | None = None) -> bool:
        """Mark the steps of people's seats, from number ``since`` on, as people's decisions.

        They were made outside: in Python, or in a game that has been loaded. By default, the
        steps that the log does not have yet are marked.

        Returns:
            Whether any step was marked.
        """
        history = self.game.history
        first = self._taken_in if since is None else since
        decided = [n for n in range(first, len(history)) if self.players[history[n].seat] == HUMAN]
        for number in decided:
            self.takeback.record_decision(number)
        return bool(decided)

    def defend_by_itself(self, seat: str, *, on: bool = True) -> None:
        """Turn a seat's automatic defence with the best dice on or off, from the next attack."""
        if not on:
            self.auto_defend.pop(seat, None)
            return
        asked = self.game.phase == "defend" and self.game.actor == seat
        self.auto_defend[seat] = len(self.game.history) if asked else None

    def defend_as_before(self, before: Match) -> None:
        """Copy another game's settings of automatic defence for the people's seats.

        A person who plays alone may have changed seats.
        """
        alone = len(self.persons) == len(before.persons) == 1
        then = before.persons if alone else self.persons
        pairs = zip(self.persons, then, strict=True)
        self.auto_defend = {seat: None for seat, was in pairs if was in before.auto_defend}

    # ---- undo and redo -------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be undone."""
        if self.game.is_partial or self.exam:
            return False
        return self.ended or self.takeback.back_to(self.game.history) is not None

    @property
    def undo_reveals(self) -> bool:
        """Whether the next undo takes back rolls or answers that people have already seen."""
        if self.ended or not self.can_undo:
            return False
        mark = self.takeback.back_to(self.game.history)
        return mark is not None and self._reveals(mark)

    def has_revealed(self, steps: int) -> bool:
        """Whether dice were rolled, or another player acted, after ``steps`` steps."""
        return self._reveals(steps)

    def _reveals(self, mark: int) -> bool:
        """Whether dice were rolled, or other players acted, after ``mark`` steps."""
        return any(
            step.seat not in self.persons or any(event.type in CHANCE for event in step.events)
            for step in self.game.history[mark:]
        )

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone decision to redo."""
        return self.takeback.forward() is not None and self.game.can_redo

    def undo(self) -> bool:
        """Undo the last decision of a person; return whether that was possible."""
        game = self.game
        if not self.can_undo:
            return False
        if self.ended:
            self.ended = False
            ended = Message.of("taken-back", kind="end_now", others=False, again=False)
            self._taken_back = len(game.history), ended
            return True
        mark = self.takeback.back_to(game.history)
        if mark is None:
            return False
        self.rolling = None
        steps = len(game.history)
        if self._reveals(mark):
            self.uncounted_because = "undo"
        self._taken_back = mark, taken_back_message(game.history[mark:])
        while len(game.history) > mark and game.undo():
            pass
        self.takeback.mark_undone(mark, steps)
        return True

    @property
    def taken_back_text(self) -> str:
        """The actions taken back by the last undo, in words; "" once another action is played."""
        steps, message = self._taken_back
        return render(message, self.called) if message and steps == len(self.game.history) else ""

    def redo(self) -> bool:
        """Redo the last undone decision; return whether there was one."""
        number = self.takeback.forward()
        if number is None or not self.game.can_redo:
            return False
        mark = len(self.game.history)
        for _step in range(number):
            if not self.game.redo():
                break
        self.takeback.mark_redone(mark)
        return True

    # ---- automatic play ------------------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether the game advances automatically, with a bot's turn or a repeated attack."""
        game = self.game
        if self.is_over or self.taken_back or self.failure is not None:
            return False
        if self.rolling is not None:
            return game.phase in ATTACK_PHASES and game.actor == self.rolling.seat
        return not self.paused and (game.actor in self.bots or self.is_placing)

    @property
    def bots_turn(self) -> bool:
        """Whether it is a bot's turn to act, after the set-up."""
        return self.game.actor in self.bots and self.game.phase not in SETUP

    @property
    def waits(self) -> bool:
        """Whether bots are stopped, or waiting because something has been undone."""
        return self.paused or self.taken_back

    def advance(self, speed: str, *, move_in_to_win: bool = False) -> int:
        """Play the next steps of bots or of a repeated attack, and return their number.

        See `settle` for ``move_in_to_win``.
        """
        end = time.monotonic() + INSTANT_SLICE
        steps = singles = 0
        while self.to_advance:
            setup = self.game.phase in SETUP
            events = self._one_step()
            self.settle(move_in_to_win=move_in_to_win)
            steps += 1
            if speed == "instant":
                # A roll against a person is shown alone, before anything else is asked.
                if time.monotonic() > end or self._hit_a_person():
                    break
            elif setup and self.game.phase in SETUP:
                singles += 1
                if singles >= SETUP_SLICE:
                    break
            elif any(event.type not in _UNSEEN for event in events):
                break
        return steps

    def _hit_a_person(self) -> bool:
        """Whether the last step was a bot's roll against somebody at the screen."""
        return any(
            event.type == "rolled"
            and self.players.get(event.data["defender"]) == HUMAN
            and event.data["attacker"] in self.bots
            for step in self.game.history[-1:]
            for event in step.events
        )

    def _one_step(self) -> list[Event]:
        if self.rolling is None:
            return self._let_bot_act(cast("str", self.game.actor))
        try:
            return self.game.apply(self.rolling.again(self.game), self.rolling.seat)
        except IllegalAction:
            self.rolling = None
            return []

    # ---- bots ----------------------------------------------------------------------------------

    def _let_absent_in(self) -> None:
        """Replace the stand-ins for absent bots with the bots that have been added since."""
        for seat, bot in self.bots.items():
            if isinstance(bot, AbsentBot) and self.players[seat] in bots.BOTS:
                self.bots[seat] = self._new_bot(self.players[seat], seat)
                if self.failure is not None and self.failure["seat"] == seat:
                    self.failure = None

    def _let_bot_act(self, seat: str) -> list[Event]:
        """Let a bot decide for a seat; if it fails, the game waits for `replace_bot`."""
        game = self.game
        bot = self.bots[seat] if seat in self.bots else self.placing[seat]
        self.takeback.clear_redo()
        self._forget_remarks_after(len(game.history))
        chosen: tuple[Any, ...] = ()
        try:
            front = (
                None if seat in self.bots or game.phase != "place" else weakest_front(game, seat)
            )
            chosen = (
                {"type": "place", "territory": front, "armies": 1}
                if front
                else bot_choice(bot, game, seat, self._bot_timeout),
            )
            return game.apply(*chosen, seat)
        except Exception as error:
            if not isinstance(bot, AbsentBot):
                log.exception("the bot of %s failed in phase %s", seat, game.phase)
            if seat in self.bots:
                self.failure = self._failure(seat, chosen, error)
            else:  # the person places the armies instead
                del self.placing[seat]
            return []

    def _failure(self, seat: str, chosen: tuple[Any, ...], error: Exception) -> BotFailure:
        """Describe a bot's failure for the page; ``chosen`` is empty if the bot raised an error."""
        player, game = self.players[seat], self.game
        if isinstance(self.bots.get(seat), AbsentBot):
            why = Message("bot-absent")
        elif not chosen:
            why = Message.of("bot-raised", error=_told(error))
        elif chosen[0] is None:
            why = Message("bot-chose-nothing")
        else:
            why = Message.of("bot-chose", action=shown(chosen[0]), error=_told(error))
        about = {"bot": bot_info(player).title, "seat": seat, "why": why}
        text = say("bot-failed", self.called, **about, phase=game.phase, round=game.round)
        return {
            "seat": seat,
            "text": presentable(text),
            "substitute": SUBSTITUTE if player != SUBSTITUTE else "random",
        }

    def replace_bot(self, seat: str, player: str) -> None:
        """Let another bot replace one that has failed.

        Raises:
            ValueError: there is no such bot.
        """
        self.give_seat(seat, player)
        self.failure = None

    def check_player_may_change(self, seat: str) -> None:
        """Refuse to change the player of a seat that takes no further part in the game.

        A change would hide who has won or lost, and which results count for a level.

        Raises:
            Refused: the game is over, or the seat is out of it.
        """
        self._check_goes_on()
        if seat in self.out_round:
            raise Refused.under("protocol.table", "refused-player-out", seat=seat)

    def _check_goes_on(self) -> None:
        if self.is_over:
            raise Refused.under("protocol.table", "refused-players-stay")

    def give_seat(self, seat: str, player: str) -> None:
        """Let a person or a bot play a seat from now on.

        Raises:
            ValueError: there is no such bot.
            Refused: see `check_player_may_change`.
        """
        self.check_player_may_change(seat)
        self.clear(seat)
        if player == HUMAN:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = self._new_bot(player, seat)
        self.players[seat] = self.wanted[seat] = player

    def rename(self, seat: str, name: str) -> None:
        """Set the name of a seat's player; an empty name removes it.

        Raises:
            Refused: the game is over.
        """
        self._check_goes_on()
        self.chosen_names.pop(seat, None)
        if name := clean_name(name):
            self.chosen_names[seat] = name
        on_board = self.game.config.names
        self.called = replace(on_board, seats={**on_board.seats, **self.chosen_names})
        self.log.log_writer.names = self.called


def _told(error: Exception) -> str:
    """Format an error on one line: a refusal, or the type of an exception and its message."""
    if isinstance(error, IllegalAction):
        return error.message.rstrip(".")
    return presentable(error_text(error).rstrip("."), LONGEST_ERROR)
