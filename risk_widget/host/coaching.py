"""The coach of one screen: it judges the decisions made there, in the background.

A thread of its own judges each decision, so that play never waits. Where there are no threads, as
in a browser, it is done in short pieces between the messages of the page. `Coaching.shown` returns
what the page shows of it. A remark needs a difference that is sure
(`risk_widget.game_review.coach`); where nothing is sure, the coach is silent.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.course.shared_progress import share
from risk_widget.game_review.preparing import PREPARATION
from risk_widget.host.relay import LOCK
from risk_widget.lessons import session_progress
from risk_widget.messages import say
from risk_widget.practice.mistakes import keep_mistake, keeps_findings
from risk_widget.protocol.items import Refused
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.game import Game
    from risk_widget.game_review.coach import Coach, Judgement, TurnInShort
    from risk_widget.game_review.decisions import Decision, Pieces
    from risk_widget.play.match import Match
    from risk_widget.play.snapshot import Viewpoint
    from risk_widget.protocol.outbox_types import CoachWhen
    from risk_widget.protocol.snapshot_types import CoachCard, CoachShown, HintAnswer

log: Final = logging.getLogger(__name__)

PAUSE: Final = 0.005
"""The pause, in seconds, in which a kernel without threads reads the page's messages."""
TRIES: Final = 3
"""The number of tries to find a better decision before it is shown."""
_NEARLY_SURE: Final = 0.95
"""The least chance of an attack that is mentioned before a turn ends without a card."""


class Job(NamedTuple):
    """A job for the coach: a seat's actions in a game after ``since`` and before ``until``.

    ``noted`` is the time when it was played.
    """

    match: Match
    seat: str
    since: int
    until: int
    noted: float


class Finding(NamedTuple):
    """The result of a job: the turn, its decision, and the turn's outcome once it is over."""

    turn: int
    decision: Decision | None
    judgement: Judgement | None
    short: TurnInShort | None


class LateVerdict(NamedTuple):
    """A mistake found only after the next decision: it ended with action number ``until``."""

    match: Match
    until: int
    judgement: Judgement

    def is_over(self, match: Match, since: int) -> bool:
        """Whether an action after ``since`` comes after the turn, or after a take-back."""
        steps = self.match.game.history[self.until - 1 : since]
        ended = any(event.type == "turn_started" for step in steps for event in step.events)
        return self.match is not match or self.until > since or ended


@dataclass(slots=True)
class Remark:
    """A decision that certainly lost win chance, as the page shows it.

    Attributes:
        match: the game.
        decision: the decision; ``judgement``: what the coach thinks of it.
        tries: the tries left to find a better one; None if the person does not look for one.
        is_shown: whether the better decision is shown.
        is_kept: whether it comes back tomorrow.
        is_found: whether the person has found a better one.
    """

    match: Match
    decision: Decision
    judgement: Judgement
    tries: int | None = None
    is_shown: bool = False
    is_kept: bool = False
    is_found: bool = False


class Coaching:
    """The coach of the person at one screen.

    Args:
        publish: carries out a change with the lock held, and publishes it.
        changed: catches up with a game in which something has been taken back; None if this screen
            may take nothing back.
        keeps: whether mistakes of the game can be kept for another day.
        allowed: whether the host allows a coach.

    Attributes:
        when: when the coach speaks.
    """

    def __init__(
        self,
        publish: Callable[[Callable[[], None]], None],
        changed: Callable[[], None] | None = None,
        keeps: Callable[[Match], bool] = lambda _: False,
        allowed: Callable[[], bool] = lambda: True,
    ) -> None:
        self.when: CoachWhen = "off"
        self._publish, self._changed, self._keeps = publish, changed, keeps
        self._allowed = allowed
        self._coach: Coach | None = None
        self._jobs: deque[Job] = deque()
        self._thread: threading.Thread | None = None
        self._is_working = False
        self._last: Job | None = None
        # The parts of the last judgement that are still on the screen.
        self._good: Judgement | None = None
        self._late: list[LateVerdict] = []
        self._remark: Remark | None = None
        self._line: tuple[Match, TurnInShort] | None = None
        # The game and the turn that the last card was about.
        self._told: tuple[Match, int] | None = None

    # ---- settings ------------------------------------------------------------------------------

    def set(self, when: CoachWhen, match: Match | None, *, prepares: bool) -> None:
        """Choose when the coach speaks; then start compiling, if there is anything to compile."""
        self.when = when
        if when == "off":
            self._good = self._remark = self._line = None
            self._late = []
            return
        if match is not None:
            self.begin(match)
        if prepares:
            PREPARATION.begin()
            with suppress(RuntimeError):  # if this fails, the first decision loads the expert
                _begin(_loaded())

    def begin(self, match: Match) -> None:
        """Coach a game, which then does not count towards the player's level."""
        if self._speaks and not match.is_over:
            match.note_help("coach")

    @property
    def _speaks(self) -> bool:
        """Whether the coach is on, and the host allows it."""
        return self.when != "off" and self._allowed()

    # ---- judging -------------------------------------------------------------------------------

    def note(self, match: Match, seat: str, since: int) -> None:
        """Judge a person's latest actions, in the background; the caller holds the lock."""
        until = len(match.game.history)
        if not self._speaks or until <= since or match.game.is_partial:
            return
        self.begin(match)
        self._last = Job(match, seat, since, until, time.monotonic())
        self._good = self._line = None
        self._late = [late for late in self._late if not late.is_over(match, since)]
        if self._remark is not None and self._remark.tries is None:
            self._remark = None
        self._jobs.append(self._last)
        if not self._is_working:
            self._is_working = True
            try:
                self._thread = _begin(self._working())
            except RuntimeError:  # nothing can run in the background, and play must not wait
                self._is_working = False
                self._jobs.clear()

    def join(self, timeout: float | None = None) -> None:
        """Wait until everything is judged, if that is done in a thread."""
        thread = self._thread
        if thread is not None:
            thread.join(timeout)

    def _working(self) -> Iterator[None]:
        """Judge everything there is to judge, in pieces."""
        while True:
            with LOCK:
                if not self._jobs:
                    self._is_working = False
                    return
                job = self._jobs[0]
            finding: Finding | None = None
            try:
                finding = yield from self._judging(job)
            except Exception:
                log.exception("a decision could not be judged")
            try:
                self._publish(partial(self._show_finding, job, finding))
            except Exception:
                log.exception("what the coach has found could not be shown")
                with LOCK:
                    if job in self._jobs:
                        self._jobs.remove(job)

    def _judging(self, job: Job) -> Pieces[Finding | None]:
        # Imported late: ordinary play need not wait for the expert.
        from risk_widget.game_review.coach import turn_ending

        game = job.match.game
        coach = yield from self._coach_for(game)
        with LOCK:
            if len(game.history) < job.until:
                return None
            turn = turn_ending(game, job.until)
        decision = yield from coach.deciding(turn, job.since)
        judgement = None
        if decision is not None:
            seconds = 0.0 if self._is_looking else coach.budget.seconds
            judgement = yield from coach.judging(decision, turn, job.noted + seconds)
        is_over = turn.ends[1].turn != turn.seat
        return Finding(turn.first, decision, judgement, coach.of_turn(turn) if is_over else None)

    @property
    def _is_looking(self) -> bool:
        """Whether the person is looking for a better decision."""
        remark = self._remark
        return remark is not None and remark.tries is not None

    def _coach_for(self, game: Game) -> Pieces[Coach]:
        from risk_widget.game_review.coach import Coach

        if self._coach is None or self._coach.config is not game.config:
            yield from _loaded()
            self._coach = Coach(game.config)
        return self._coach

    def _show_finding(self, job: Job, finding: Finding | None) -> None:
        """Show a finding, unless its decision was taken back; the caller holds the lock."""
        self._jobs.remove(job)
        match = job.match
        if finding is None or not self._speaks or len(match.game.history) < job.until:
            return
        if finding.short is not None:
            self._line = match, finding.short
        decision, judgement, remark = finding.decision, finding.judgement, self._remark
        if decision is None or judgement is None:
            return
        if remark is not None and remark.tries is not None:
            self._tried(remark, decision, judgement)
        elif judgement.is_good:
            self._good = judgement
        elif judgement.is_mistake:
            if self._last is not job:
                self._late.append(LateVerdict(match, job.until, judgement))
            elif self.when == "decisions" or self._told != (match, finding.turn):
                self._told = match, finding.turn
                self._remark = Remark(match, decision, judgement)

    def _tried(self, remark: Remark, decision: Decision, judgement: Judgement) -> None:
        """Judge an attempt at a better decision; take back a wrong one."""
        if decision.at != remark.decision.at:
            self._remark = None
            return
        better = remark.decision.better.about
        if judgement.is_good or decision.done.about == better:
            remark.tries, remark.is_found = None, True
            return
        remark.tries = (remark.tries or 1) - 1
        self._back_to(remark)
        if not remark.tries:
            remark.tries, remark.is_shown = None, True

    # ---- the person's response to a remark -----------------------------------------------------

    def find(self) -> None:
        """Take the decision back, and let the person look for a better one.

        Raises:
            Refused: there is no remark, or it does not offer this now.
        """
        remark = self._offered(lambda each: self._may_take_back(each) and not each.is_shown)
        self._back_to(remark)
        remark.tries = TRIES

    def take_back(self) -> None:
        """Take the decision back; see `find` for errors."""
        self._back_to(self._offered(self._may_take_back))
        self._remark = None

    def keep(self) -> None:
        """Have the decision asked again tomorrow; see `find` for errors."""
        remark = self._offered(self._may_keep)
        progress, match = session_progress(), remark.match
        keep_mistake(match.game, match.id, remark.decision, remark.judgement, progress)
        share(progress)
        remark.is_kept = True

    def show(self) -> None:
        """Show the better decision; see `find` for errors."""
        remark = self._offered(self._may_show)
        remark.is_shown, remark.tries = True, None

    def close(self) -> None:
        """Dismiss the remark, if there is one."""
        self._remark = None

    def _offered(self, may: Callable[[Remark], bool]) -> Remark:
        remark = self._remark
        if remark is None or not may(remark):
            raise Refused.under("protocol.coach", "refused-coach")
        return remark

    def _back_to(self, remark: Remark) -> None:
        match = remark.match
        while len(match.game.history) > remark.decision.at and match.undo():
            pass
        if self._changed is not None:
            self._changed()

    def _may_take_back(self, remark: Remark) -> bool:
        match, at = remark.match, remark.decision.at
        if remark.is_found or remark.tries is not None or len(match.game.history) <= at:
            return False
        return self._changed is not None and match.can_undo and not match.has_revealed(at)

    def _may_keep(self, remark: Remark) -> bool:
        match, at = remark.match, remark.decision.at
        if remark.is_found or remark.is_kept or len(match.game.history) <= at:
            return False
        return match.has_revealed(at) and self._keeps(match) and keeps_findings(match.game)

    def _may_show(self, remark: Remark) -> bool:
        return not (remark.is_found or remark.is_shown)

    # ---- the screen ----------------------------------------------------------------------------

    def shown(self, shown: Viewpoint) -> CoachShown | None:
        """Return the coach's part of the page; None if the coach is off or the seat is covered."""
        match, seat = shown.match, shown.perspective
        if not self._speaks or seat is None or match.is_over:
            return None
        part: CoachShown = {}
        last = self._last
        if last is not None and last.match is match and last.seat == seat:
            if self._jobs:
                part["mark"] = "thinking"
            elif self._good is not None:
                part["mark"] = "good"
                part["good"] = self._good.called(match.called).reason
            if self._line is not None and self._line[0] is match:
                part["turn"] = _turn_line(self._line[1])
            if late := [*self._late_lines(match, seat)]:
                part["late"] = late
        remark = self._remark
        if remark is not None and remark.match is match and remark.judgement.seat == seat:
            part["card"] = self._card(remark)
        if self.when == "decisions" and shown.may_act and (end := no_card_yet(match, seat)):
            part["before_end"] = end
        return part

    def _late_lines(self, match: Match, seat: str) -> Iterator[str]:
        for late in self._late:
            is_there = late.match is match and len(match.game.history) >= late.until
            if is_there and late.judgement.seat == seat:
                judgement = late.judgement.called(match.called)
                yield f"{judgement.choice}: {judgement.sentence}"

    def _card(self, remark: Remark) -> CoachCard:
        judgement = remark.judgement.called(remark.match.called)
        card: CoachCard = {
            "at": judgement.at,
            "lost": judgement.sentence,
            "why": judgement.objection,
            "may_take_back": self._may_take_back(remark),
            "may_keep": self._may_keep(remark),
            "may_show": self._may_show(remark),
        }
        if remark.is_found:
            return {**card, "lost": say("coach-found"), "why": judgement.reason}
        if remark.tries is not None:
            card["lost"] = say("coach-find", choice=judgement.choice)
            card["tries"] = remark.tries
        elif remark.match.has_revealed(judgement.at):
            points = round(100 * judgement.lost)
            card["dice"] = say("coach-dice", points=points, dice=_signed(judgement.dice))
        if remark.is_kept:
            card["kept"] = True
        if remark.is_shown:
            card["answer"] = _answer(judgement)
        return card


def _begin(pieces: Iterator[None]) -> threading.Thread | None:
    """Carry out pieces of work in the background: in a thread, or between the page's messages.

    Returns:
        The thread, or None without threads.

    Raises:
        RuntimeError: there are neither threads nor an event loop.
    """
    thread = threading.Thread(
        target=copy_context().run, args=(deque, pieces, 0), name="risk-widget-coach", daemon=True
    )
    try:
        thread.start()
    except RuntimeError:
        loop = asyncio.get_running_loop()
        loop.call_later(PAUSE, _go_on, loop, pieces)
        return None
    return thread


def _go_on(loop: asyncio.AbstractEventLoop, pieces: Iterator[None]) -> None:
    """Carry out the next piece; the others follow once the page's messages are handled."""
    for _ in pieces:
        loop.call_later(PAUSE, _go_on, loop, pieces)
        return


def _loaded() -> Iterator[None]:
    """Wait until the judge of decisions is compiled, and load it."""
    from risk_widget.game_review.mistakes import CONFIRMED_BY, prepare

    yield
    PREPARATION.wait()
    prepare(CONFIRMED_BY)


def _answer(judgement: Judgement) -> HintAnswer:
    """Describe the better decision as a hint does, with its arrows."""
    return {
        "action": dict(judgement.better),
        "nudge": "",
        "look": [],
        "sentences": [judgement.reason],
        "put": dict(judgement.placed),
        "steps": [list(step) for step in judgement.steps],
    }


def _turn_line(short: TurnInShort) -> str:
    return say(
        "coach-turn",
        choices=_signed(short.choices),
        dice=_signed(short.dice),
        chance=percent(short.chance),
    )


def _signed(chance: float) -> str:
    """Write a difference between chances in percentage points, with its sign."""
    points = round(100 * chance)
    return f"+{points}" if points > 0 else f"\u2212{-points}" if points else "0"


def no_card_yet(match: Match, seat: str) -> str:
    """Say which attack would almost certainly win the turn's card; "" if there is none."""
    game = match.game
    state, params = game.state, game.config.params
    if game.phase != "attack" or game.actor != seat or state.captured or not params.cards:
        return ""
    best, found = _NEARLY_SURE, ""
    for source, reached in (game.legal_ranges().get("attack") or {}).items():
        for target in reached:
            chance = float(battle_table(game.dice).win(game.armies(source), game.armies(target)))
            if chance > best:
                best, found = chance, target
    if not found:
        return ""
    return say("coach-no-card", match.called, territory=found, chance=percent(min(best, 0.9999)))
