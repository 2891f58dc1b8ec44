"""One step being played: the game, what the learner has done, and the moves of the others."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import parse_action
from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.phase_end import was_last_of_phase
from risk_widget.engine.refusals import IllegalAction
from risk_widget.lessons.combine import Attempt
from risk_widget.lessons.step_picture import territories_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.lessons.step import Step

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
