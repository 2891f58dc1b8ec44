"""Games continued from a position after each answer to a puzzle, and the expert's view of them.

The n-th game after each answer has the same hidden cards, missions and capitals, and begins with
the same dice, so that what is compared is the decision and not luck.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from puzzle_search.answers import GATHER, MARCH, MISSION, TO_ATTACK, UNTIL, coded

from risk_widget.bots.expert.judging import chance_of
from risk_widget.compiled.building import entry
from risk_widget.compiled.chance import begin
from risk_widget.compiled.records import ScratchRoom, put_state, state_room
from risk_widget.engine.codes import (
    ATTACK,
    DEFEND,
    END_PHASE,
    GOAL_MISSIONS,
    IN_ATTACK,
    IN_DEFEND,
    IN_OCCUPY,
    IN_PLACE,
    IN_REINFORCE,
    OCCUPY,
    OVER,
    PLACE,
)
from risk_widget.engine.state import own_seats
from risk_widget.fast.games import FastGame
from risk_widget.game_review.continuations import (
    FINISHER,
    FINISHERS_DEPTH,
    FINISHERS_WIDTH,
    LAST_ROUND,
    Unseen,
)
from risk_widget.game_review.decisions import HOLD, Judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from puzzle_search.answers import Answer, Coded

    from risk_widget.compiled.records import Buffer
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

ROUNDS: Final = {"setup": 1, "mission": 2, "trade": 1, "defend": 0}
"""The rounds played after the current one before the expert values a game, by kind; else none."""


class Playing(FastGame):
    """A compiled game that begins again and again, in positions read from buffers."""

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config, 0, keeps_rows=False)
        self._expert = ScratchRoom(config)
        self._expert.prepare(["expert"])
        if config.params.goal == GOAL_MISSIONS:
            self.limit(FINISHERS_DEPTH, FINISHERS_WIDTH)

    def begin_at(self, room: Buffer, seed: int) -> None:
        """Begin in a position, with dice from a seed."""
        put_state(self._state, room)
        entry(begin)(self._chance.given, seed)

    def number(self, name: str) -> int:
        """Return one of the numbers that make up the current position."""
        return self._state.number(name)

    def row(self, name: str) -> Sequence[int]:
        """Return one of the rows of numbers that make up the current position."""
        return self._state.row(name)

    def chance_of(self, seat: int) -> float:
        """Return the expert's estimate of a seat's chance of winning in the current position."""
        if self.number("phase") == OVER:
            return float(self.number("winner") == seat)
        found: float = entry(chance_of)(
            self._params.given, self._state.given, seat, self._expert.given
        )
        return found


class JudgedGame:
    """A compiled game and the expert as its judge, shared by all questions of a configuration."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.judge = Judge(config)
        self.fast = Playing(config)


class Question:
    """A position with its answers, ready to be measured.

    Args:
        state: the position, read from the text that the puzzle stores.
        kind: the kind of decision.
        seat: the seat whose decision it is.
        answers: the answers.
        name: the seed of all hidden parts and dice.
        table: the compiled game to play on.
    """

    def __init__(
        self,
        state: State,
        kind: str,
        seat: str,
        answers: Sequence[Answer],
        name: str,
        table: JudgedGame,
    ) -> None:
        self.config, self.state = table.config, state
        self.kind, self.name, self.judge = kind, name, table.judge
        self.seat = self.config.seats.index(seat)
        self.answers = [*answers]
        self._fast = table.fast
        self._unseen: dict[int, Unseen] = {}
        self._actions: dict[int, tuple[Coded, ...]] = {}
        self._dealt: dict[tuple[int, int], Buffer] = {}
        self._held: tuple[Coded, ...] | None = None

    # -- the positions after answers

    def dealt(self, answer: int, number: int) -> tuple[int, tuple[Coded, ...]]:
        """Return the mission that an answer deals (-1 for none), and the actions of the answer."""
        if answer not in self._actions:
            self._actions[answer] = coded(self.config, self.state, self.answers[answer])
        actions = self._actions[answer]
        mission = -1
        if actions[0][0] == MISSION:
            mission, actions = actions[0][1], ()
        if (mission, number) not in self._dealt:
            state = self.deal(mission, number)
            self._dealt[mission, number] = state_room(self.config, state)
        return mission, actions

    def deal(self, mission: int, number: int) -> State:
        """Return the position with its hidden parts dealt for a game."""
        if mission not in self._unseen:
            state = self.state
            if mission >= 0:
                state = state.copy()
                own_seats(state)
                state.mission[self.seat] = mission
            self._unseen[mission] = Unseen(self.config, state, self.seat)
        return self._unseen[mission].deal(Random(f"{self.name}/{number}"))

    def begin(self, answer: int, number: int, bot: str) -> None:
        """Begin a game: deal the hidden parts, and carry out an answer."""
        mission, actions = self.dealt(answer, number)
        seed = Random(f"{self.name}/{number}/dice").getrandbits(48)
        self._fast.begin_at(self._dealt[mission, number], seed)
        finisher = self._finisher(bot)
        for each in actions:
            if not self._do(each, bot, finisher):
                break

    # -- games to the end

    def won(self, answer: int, number: int, bot: str) -> float:
        """Play a game to its end after an answer; return 1 for a win, else 0."""
        fast, seat, now = self._fast, self.seat, self.state
        self.begin(answer, number, bot)
        bots = [bot] * self.config.players
        finisher = self._finisher(bot)
        if finisher != bot:
            fast.play([*bots[:seat], finisher, *bots[seat + 1 :]], now.round)
        fast.play(bots, LAST_ROUND + now.round)
        return float(self._fast.number("winner") == seat)

    def _finisher(self, bot: str) -> str:
        """Return the bot that plays the rest of the turn: one that sees how missions are won."""
        own_turn = self.state.turn == self.seat and self.state.phase >= IN_REINFORCE
        return FINISHER if self.config.params.goal == GOAL_MISSIONS and own_turn else bot

    # -- the expert's opinion

    def opinion(self, answer: int, number: int, bot: str = "cautious") -> float:
        """Return the expert's estimate of the chance of winning, some rounds after an answer."""
        self.begin(answer, number, bot)
        until = self.state.round + ROUNDS.get(self.kind, 0)
        self._fast.play([bot] * self.config.players, until)
        return self._fast.chance_of(self.seat)

    def worth(self, answer: int) -> float:
        """Return the expert's estimate of the chance of winning after an answer; play no games."""
        judge = self.judge
        mission, actions = self.dealt(answer, 0)
        state, first = self.deal(mission, 0), actions[0]
        if first[0] == ATTACK:
            return judge.attacking(state, first[1], first[2]).worth
        if self.kind == "stop" and first[0] == END_PHASE:
            return judge.stopping(state).worth
        if self.kind == "fortify":
            return judge.moving(state, actions[:-1]).worth
        if self.kind == "break":
            self._fast.continue_from(state, 0)
            self._fast.apply(first)
            self._begin_attacks("expert")
            after = self._fast.state
            return judge.attacking(after, actions[2][1], actions[2][2]).worth
        if first[0] == HOLD:
            return judge.worth(state)
        for each in actions:
            state = judge.after(state, each)
        return judge.worth(state)

    # -- carrying out answers

    def _do(self, each: Coded, bot: str, finisher: str) -> bool:
        """Carry out a part of an answer; return False if the turn ended before that part."""
        fast, seat, kind = self._fast, self.seat, each[0]
        if kind == GATHER:
            self._gather(each[1], bot)
        elif kind == HOLD:
            self._hold()
        elif kind == TO_ATTACK:
            self._begin_attacks(bot)
        elif kind in (ATTACK, MARCH, UNTIL):
            self._fight(each, bot, finisher)
        else:
            number = self._fast.number
            if number("phase") == OVER or number("actor") != seat:
                return False
            if kind != DEFEND and number("turn") != seat:
                return False
            fast.apply(each)
        return True

    def _gather(self, place: int, bot: str) -> None:
        fast, seat, number = self._fast, self.seat, self._fast.number
        bots = [bot] * self.config.players
        while number("phase") == IN_PLACE:
            if number("actor") == seat:
                fast.apply((PLACE, place, 1, -1, -1))
            else:
                fast.play(bots, LAST_ROUND, 1)

    def _begin_attacks(self, bot: str) -> None:
        """Go on to the attacks once all armies are placed."""
        fast, number = self._fast, self._fast.number
        while number("turn") == self.seat and number("phase") < IN_ATTACK:
            if number("phase") == IN_REINFORCE and not number("to_place"):
                fast.apply((END_PHASE, -1, -1, -1, -1))
            else:
                fast.play([bot] * self.config.players, LAST_ROUND, 1)

    def _hold(self) -> None:
        """Place all armies as the expert would, knowing only what the seat knows; trade no set.

        This ends the phase: otherwise the bot that plays on might trade the set after all.
        """
        if self._held is None:
            self._held = self.judge.placed(self._fast.state)[0]
        for placed in self._held:
            self._fast.apply(placed)
        if self._fast.number("phase") == IN_REINFORCE and not self._fast.number("to_place"):
            self._fast.apply((END_PHASE, -1, -1, -1, -1))

    def _fight(self, each: Coded, bot: str, finisher: str) -> None:
        """Attack until the territory is taken, or no army is left to attack with."""
        kind, source, target, keeps, _ = each
        fast, seat = self._fast, self.seat
        owner, armies = fast.row("owner"), fast.row("armies")
        most = self.config.params.attack_armies
        while fast.number("turn") == seat:
            phase, there = fast.number("phase"), int(armies[source])
            if phase == IN_ATTACK:
                if owner[target] == seat or owner[source] != seat:
                    return
                if there < 2 or (kind == UNTIL and there <= keeps):
                    return
                fast.apply((ATTACK, source, target, min(there - 1, most), -1))
            elif phase == IN_DEFEND:
                fast.apply(fast.choose(bot))
            elif phase == IN_OCCUPY:
                if kind == MARCH:
                    fast.apply((OCCUPY, there - 1, -1, -1, -1))
                else:
                    fast.apply(fast.choose(finisher))
                return
            else:
                return
