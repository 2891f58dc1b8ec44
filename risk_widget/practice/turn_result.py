"""The result of a planned turn: judged slice by slice, and put into words.

The value of a plan is that of its last position, less the luck of the dice: each roll is compared
with all possible rolls, by the expert's value of the positions after them.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from html import escape
from math import sqrt
from statistics import fmean
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.compiled.compiler import is_compiled
from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.codes import OVER
from risk_widget.game_review.facts import Seen, win
from risk_widget.game_review.mistakes import prepare
from risk_widget.game_review.preparing import PREPARATION
from risk_widget.messages import Message, render, say
from risk_widget.practice.turn_game import PlayedTurn
from risk_widget.practice.turn_judging import (
    BOTS,
    GAMES,
    LEADS_APART,
    TurnJudge,
    Worth,
    score_of,
)
from risk_widget.results.displays import percent, table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.practice.turn_data import TurnData
    from risk_widget.practice.turn_game import Roll
    from risk_widget.reading.json_types import JsonObject

__all__ = ["Judging", "TurnResult", "TurnSide"]

_OPEN: Final = 0.25
"""The least chance at which a continent counts as left open."""
_SLIGHT: Final = 0.005
"""The least chance that is mentioned."""
_ALMOST: Final = 0.9999


@dataclass(frozen=True, slots=True, eq=False)
class TurnSide:
    """A turn as it was played, by the learner or by the expert.

    Attributes:
        worth: the chance of winning at its end.
        game: the game at its end.
        events: what happened in the turn.
    """

    worth: Worth
    game: Game
    events: Sequence[Event]

    def lines(self, seat: str) -> list[str]:
        """Describe the armies placed, the territories captured, and those left exposed."""
        names = self.game.config.names
        placed: dict[str, int] = {}
        took: list[str] = []
        for event in self.events:
            if event.type == "placed" and event.seat == seat:
                data = event.data
                placed[data["territory"]] = placed.get(data["territory"], 0) + data["armies"]
            elif event.type == "captured" and event.seat == seat:
                took.append(event.data["target"])
        parts = [Message("review-put", {"territory": t, "armies": n}) for t, n in placed.items()]
        found = [render(Message("turn-placed", {"parts": parts}), names)] if parts else []
        taken = [Message("name-territory", {"territory": t}) for t in dict.fromkeys(took)]
        found.append(render(Message("turn-took", {"count": len(taken), "names": taken}), names))
        return [*found, *self._left_open(seat)]

    def _left_open(self, seat: str) -> Iterator[str]:
        """Say how likely each held continent's weakest territory is to fall to one neighbour."""
        game = self.game
        if game.is_over:
            return
        seen = Seen(game, seat)
        for continent in game.board.continents:
            if seen.holder(continent) != seat:
                continue
            risks = [
                (win(game.dice, game.armies(foe), game.armies(here)), here)
                for here in continent.territories
                for foe in seen.attackers(here)
            ]
            chance, place = max(risks, default=(0.0, continent.territories[0]))
            risk = "open" if chance >= _OPEN else "safe" if chance >= _SLIGHT else "none"
            told = Message(
                "turn-holds",
                {
                    "risk": risk,
                    "continent": continent.id,
                    "territory": place,
                    "chance": percent(min(chance, _ALMOST)),
                },
            )
            yield render(told, game.config.names)


class ChanceRow(NamedTuple):
    """A row of the table of chances: the code of its title, and its value."""

    code: str
    worth: Worth


@dataclass(frozen=True, slots=True, eq=False)
class TurnResult:
    """The result of a planned turn: its value, and the expert's plan.

    Attributes:
        seat: the seat on turn.
        before: the value of the position before the turn, if bots play on from it.
        yours: the learner's turn; ``expert``: the expert's, with the same dice.
        average: the mean value of the expert's turns with many dice; None if the dice are average.
        luck: how much the dice have added to the chance, as the expert estimates it.
    """

    seat: str
    before: Worth
    yours: TurnSide
    expert: TurnSide
    average: Worth | None = None
    luck: float = 0.0

    @property
    def lost(self) -> float:
        """The mean win chance, over both opinions, by which the plan fell short of the expert's."""
        mine, best = self.yours.worth, self.average or self.expert.worth
        leads = [best.expert - mine.expert]
        if mine.played is not None and best.played is not None:
            leads.append(best.played - mine.played)
        return fmean(leads) + self.luck

    @property
    def error(self) -> float:
        """Half the width of the 95% interval of ``lost``."""
        mine, best = self.yours.worth, self.average or self.expert.worth
        if mine.played is None or best.played is None:
            return 1.96 * LEADS_APART
        games = sum(
            each.share * (1 - each.share) / each.games for each in (mine, best) if each.games
        )
        return 1.96 * sqrt(LEADS_APART**2 + games) / 2

    @property
    def score(self) -> int:
        """The score from 0 to 100."""
        return score_of(self.lost)

    @property
    def rows(self) -> list[ChanceRow]:
        """The rows of the table of chances."""
        rows = [ChanceRow("before", self.before), ChanceRow("you", self.yours.worth)]
        if self.average is None:
            return [*rows, ChanceRow("expert", self.expert.worth)]
        mine = self.yours.worth
        plan = Worth(
            min(max(mine.expert - self.luck, 0.0), 1.0),
            None if mine.played is None else min(max(mine.played - self.luck, 0.0), 1.0),
            mine.games,
        )
        ends = [ChanceRow("plan", plan), ChanceRow("average", self.average)]
        return [*rows, ChanceRow("expert", self.expert.worth), *ends]

    @property
    def sentence(self) -> str:
        """The value of the plan, in a sentence."""
        lost = 100 * self.lost
        return say(
            "turn-worth",
            lost="more" if lost < -0.5 else "same" if lost < 0.5 else "less",
            points=str(round(abs(lost))),
            error=str(round(100 * self.error)),
        )

    @property
    def title(self) -> str:
        """The score in words."""
        return say("turn-score", score=self.score)

    def cells(self) -> list[list[str]]:
        """Return the table of chances: its head, and its rows."""
        head = ["", *(say(f"turn-head-{name}") for name in ("chance", "expert", "games"))]
        found = [head]
        for code, worth in self.rows:
            error = str(round(100 * worth.error))
            found.append(
                [
                    say(f"turn-row-{code}"),
                    say("turn-chance", chance=percent(worth.chance), error=error),
                    percent(worth.expert),
                    "–" if worth.played is None else percent(worth.played),
                ]
            )
        return found

    @property
    def measured(self) -> str:
        """The way in which the chances were measured, in a sentence."""
        return say("turn-judged", games=self.yours.worth.games, bots=list(BOTS))

    def to_dict(self) -> JsonObject:
        """Return the data that a page shows, as JSON."""
        return {
            "score": self.score,
            "title": self.title,
            "sentence": self.sentence,
            "cells": self.cells(),
            "measured": self.measured,
            "sides": [
                {
                    "who": who,
                    "title": say(f"turn-board-{who}"),
                    "lines": side.lines(self.seat),
                    "held": _held(side.game),
                }
                for who, side in (("you", self.yours), ("expert", self.expert))
            ],
        }

    def __str__(self) -> str:
        parts = [f"{self.title}. {self.sentence}"]
        parts += ["  ".join(filter(None, row)) for row in self.cells()[1:]]
        for who, side in (("you", self.yours), ("expert", self.expert)):
            parts.append(f"{say(f'turn-board-{who}')}: {' '.join(side.lines(self.seat))}")
        return "\n".join(parts)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head, *rows = self.cells()
        boards = "".join(
            f"<div style='flex:1 1 320px'><b>{escape(say(f'turn-board-{who}'))}</b>"
            f"{_picture(side.game)}"
            f"<p>{'<br>'.join(map(escape, side.lines(self.seat)))}</p></div>"
            for who, side in (("you", self.yours), ("expert", self.expert))
        )
        return (
            f"<p><b>{escape(self.title)}</b>. {escape(self.sentence)}</p>{table(head, rows)}"
            f"<div style='display:flex;flex-wrap:wrap;gap:12px'>{boards}</div>"
            f"<p>{escape(self.measured)}</p>"
        )


def _picture(game: Game) -> str:
    found: str = game._repr_mimebundle_()["text/html"]
    return found


def _held(game: Game) -> JsonObject:
    """Return each territory's owner and armies."""
    return {t: [game.owner(t), game.armies(t)] for t in game.board.ids}


class Judging:
    """The judgement of a turn, computed in slices because it takes a second or more.

    Without a compiler no games are played on, and the expert judges alone.

    Args:
        data: the turn.
        seed: the seed of its dice.
        averaged: whether the dice are average ones.
        end: the game at the end of the learner's turn.
        events: what happened in it; ``rolls``: its rolls.

    Attributes:
        done: the number of finished pieces, of about ``pieces``.
        is_compiling: whether it waits for the compiler, which happens once.
        result: the result, once it is there.
    """

    def __init__(
        self,
        data: TurnData,
        seed: str,
        *,
        averaged: bool,
        end: Game,
        events: Sequence[Event],
        rolls: Sequence[Roll],
    ) -> None:
        self._data, self._seed, self._averaged = data, seed, averaged
        self._end, self._events, self._rolls = end, tuple(events), tuple(rolls)
        self._games = GAMES if is_compiled() else 0
        luck = 0 if averaged else len(rolls)
        self.done: int = 0
        self.pieces: int = len(data.average.actions) + luck + len(BOTS) * self._games
        self.is_compiling: bool = False
        self.result: TurnResult | None = None
        self._compiling: Thread | None = None
        self._work = self._all_work()

    @property
    def is_over(self) -> bool:
        """Whether the judgement is complete."""
        return self.result is not None

    def go_on(self, seconds: float) -> None:
        """Continue for about ``seconds``."""
        ends = time.monotonic() + seconds
        self.is_compiling = not self._is_ready(seconds)
        if self.is_compiling:
            return
        while not self.is_over:
            self.done += next(self._work, 0)
            if time.monotonic() >= ends:
                return

    def finish(self) -> TurnResult:
        """Continue to the end, and return the result."""
        while self.result is None:
            self.go_on(1.0)
        return self.result

    def _is_ready(self, seconds: float) -> bool:
        """Whether everything is compiled; if not, compile in a thread, to keep the kernel free."""
        if not is_compiled():
            return True
        if self._compiling is None:
            self._compiling = Thread(target=_prepare, daemon=True)
            self._compiling.start()
        self._compiling.join(seconds)
        return not self._compiling.is_alive()

    def _all_work(self) -> Iterator[int]:
        data, end = self._data, self._end
        judge = TurnJudge(end.config, end.config.seat_number(data.seat), f"{data.id}/judge")
        turn = PlayedTurn(data.position, data.seat, self._seed, averaged=self._averaged)
        known = list(data.average.actions) if self._averaged else []
        while not turn.is_over:
            coded = known.pop(0) if known else judge.choice(turn.game.state)
            try:
                turn.act(judge.action(coded))
            except IllegalAction:  # different cards were dealt: the expert decides again
                known.clear()
            yield 1
        luck = 0.0
        for roll in () if self._averaged else self._rolls:
            luck += judge.luck(roll)
            yield 1
        states = end.state, turn.game.state
        won: tuple[list[float], list[float]] = ([], [])
        for number in range(self._games):
            for bot in BOTS:
                for state, results in zip(states, won, strict=True):
                    results.append(judge.won(state, bot, number))
                yield 1
        worths = [
            Worth(
                judge.expects(state),
                fmean(results) if results else None,
                len(results),
                is_over=state.phase == OVER,
            )
            for state, results in zip(states, won, strict=True)
        ]
        self.result = TurnResult(
            seat=data.seat,
            before=self._stored(data.before),
            yours=TurnSide(worths[0], end, self._events),
            expert=TurnSide(worths[1], turn.game, turn.events),
            average=None if self._averaged else self._stored(data.expert),
            luck=luck,
        )

    def _stored(self, worth: tuple[float, float]) -> Worth:
        """Return a stored value, with the number of games if any continued from turns' ends."""
        if not self._games:
            return Worth(worth[0])
        return Worth(*worth, len(BOTS) * GAMES)


def _prepare() -> None:
    PREPARATION.wait()
    for bot in BOTS:
        prepare(bot)
