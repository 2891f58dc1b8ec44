"""The plans of the moment that somebody looks at, and the games played on from them."""

from __future__ import annotations

from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from risk_widget.engine.actions import Attack, Fortify, IllegalAction, Place
from risk_widget.host.level_news import uncounting
from risk_widget.host.own_mistakes import PIECE
from risk_widget.messages import say
from risk_widget.protocol.items import Refused
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from risk_widget.bots.expert.plans import Line
    from risk_widget.game_review.plans import Maker, Plan, Plans
    from risk_widget.game_review.playing_plans import PlanGames
    from risk_widget.play.match import Match
    from risk_widget.play.snapshot import Viewpoint
    from risk_widget.protocol.answer_types import PlansAnswer, PlanShown

GAMES: Final = 400
"""The games that are played on from each plan."""
_TOGETHER: Final = 5
"""The games that are played on from one plan before the next has its turn."""
_SHOWN: Final = 5
"""The expert's plans that are shown."""


class Analyses:
    """The plans of one moment of a game; those of another moment replace them."""

    def __init__(self) -> None:
        self._of: tuple[Match, int, int] | None = None
        self._maker: Maker | None = None
        self._playing: PlanGames | None = None
        self._results: dict[Line, list[float]] = {}
        self._compiling: Thread | None = None

    def plans(self, shown: Viewpoint, at: int) -> PlansAnswer:
        """Show the plans of a moment, with the games played on so far.

        Raises:
            Refused: the plans may not be seen now, or there are none.
        """
        return self._answer(self._made(shown, at), shown.match, at)

    def go_on(self, shown: Viewpoint, at: int) -> PlansAnswer:
        """Play on from the plans of a moment for a short while, and show them.

        Raises:
            Refused: as for `plans`.
        """
        plans = self._made(shown, at)
        compiling = not self._is_ready()
        if not compiling:
            self._play_on(plans)
        return {**self._answer(plans, shown.match, at), "compiling": compiling}

    def draw(self, shown: Viewpoint, at: int, text: str) -> None:
        """Keep the plans of one's own for a moment: their texts, with semicolons between them.

        Raises:
            Refused: the plans may not be seen now, or the text has no steps.
            IllegalAction: a step is not legal where its plan has come to.
        """
        match = shown.match
        if not text:
            match.draw(at, ())
            return
        maker = self._maker_at(shown, at)
        own = [part.strip() for part in text.split(";")]
        try:
            for steps in own:
                maker.read(steps)
        except IllegalAction:
            raise
        except ValueError as error:
            raise Refused.because("protocol.malformed", error) from error
        match.draw(at, own)

    def _maker_at(self, shown: Viewpoint, at: int) -> Maker:
        # Imported late: ordinary play need not wait for the expert.
        from risk_widget.game_review.plans import Maker

        match = shown.match
        game = match.at(at)
        if match.game.is_partial or not _may_see(shown, game.actor):
            raise Refused.malformed("refused-plans")
        of = match, len(match.game.history), at
        if self._maker is None or self._of != of:
            try:
                maker = Maker(game.config, game.state)
            except ValueError as error:
                raise Refused.because("protocol.malformed", error) from error
            self._of, self._maker, self._playing, self._results = of, maker, None, {}
        assert self._maker is not None
        return self._maker

    def _made(self, shown: Viewpoint, at: int) -> Plans:
        from risk_widget.game_review.plans import plans_by

        match = shown.match
        maker = self._maker_at(shown, at)
        own = match.own_plans.get(at, ())
        plans = plans_by(maker, _SHOWN, own, match.game.history[at:])
        return plans.with_results(self._results)

    def _is_ready(self) -> bool:
        """Whether all is compiled; if not, compile in a thread, which does not block the kernel."""
        from risk_widget.compiled.compiler import is_compiled
        from risk_widget.game_review.playing_plans import prepare

        if not is_compiled():
            return True
        if self._compiling is None:
            self._compiling = Thread(target=prepare, daemon=True)
            self._compiling.start()
        self._compiling.join(PIECE)
        return not self._compiling.is_alive()

    def _play_on(self, plans: Plans) -> None:
        from risk_widget.game_review.playing_plans import PlanGames

        assert self._maker is not None
        if self._playing is None:
            self._playing = PlanGames(self._maker.config, self._maker.state)
        until = monotonic() + PIECE
        while True:
            # The plan with the fewest games is next, so that all have about as many.
            lines = {plan.line: len(self._results.get(plan.line, ())) for plan in plans}
            line = min(lines, key=lines.__getitem__)
            done = lines[line]
            if done >= GAMES or monotonic() >= until:
                return
            numbers = range(done, min(GAMES, done + _TOGETHER))
            self._results.setdefault(line, []).extend(self._playing.results(line, numbers))

    def _answer(self, plans: Plans, match: Match, at: int) -> PlansAnswer:
        plans = plans.with_results(self._results)
        games = min((len(self._results.get(plan.line, ())) for plan in plans), default=0)
        state = match.game.positions[at]
        return {
            "seat": plans.seat,
            "plans": [_plan(plan) for plan in plans],
            "best": plans.best.letter,
            "verdict": plans.verdict,
            "games": games,
            "of": GAMES,
            "compiling": False,
            "to_place": state.to_place,
        }


def _may_see(shown: Viewpoint, actor: str | None) -> bool:
    """Whether plans help nobody in a game that still counts, and tell no secret."""
    match = shown.match
    if match.is_over or match.analysed_at is not None:
        return True
    return not uncounting(match) and shown.perspective is not None and shown.perspective == actor


def _plan(plan: Plan) -> PlanShown:
    put: dict[str, int] = {}
    ways = []
    for step in plan.steps:
        if isinstance(step, Place):
            put[step.territory] = step.armies
        elif isinstance(step, (Attack, Fortify)):
            ways.append([step.source, step.target])
    return {
        "letter": plan.letter,
        "by": plan.by,
        "whose": say("plan-by", by=plan.by),
        "chance": round(plan.chance, 4),
        "error": round(50 * (plan.high - plan.low)),
        "games": plan.games,
        "success": percent(plan.success),
        "steps": list(plan.step_sentences),
        "texts": plan.text.split(", ") if plan.text else [],
        "wins": plan.wins,
        "opens": plan.leaves_open,
        "put": put,
        "ways": ways,
    }
