"""The plans of a moment: the expert's and the person's, with the games continued from them."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.actions import Attack, Fortify, IllegalAction, Place
from risk_widget.engine.codes import OVER
from risk_widget.host.level_news import uncounting
from risk_widget.host.own_mistakes import PIECE
from risk_widget.messages import Message, render, say
from risk_widget.notation.branches import with_branch
from risk_widget.notation.position import position_of
from risk_widget.protocol.items import Refused
from risk_widget.reading.clean_names import printable
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.bots.expert.plans import Line
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import Holding
    from risk_widget.engine.state import State
    from risk_widget.game_review.plans import Maker, Plan, Plans
    from risk_widget.game_review.playing_plans import PlanGames
    from risk_widget.notation import Branch
    from risk_widget.play.match import Match
    from risk_widget.play.snapshot import Viewpoint
    from risk_widget.protocol.answer_types import (
        BranchesAnswer,
        FaultyPlan,
        PlansAnswer,
        PlanShown,
    )
    from risk_widget.protocol.outbox_types import Plan as Edit
    from risk_widget.protocol.outbox_types import Query

GAMES: Final = 1000
"""The number of games continued from each plan, which gives its chance within 3.1 points."""
PLAIN_GAMES: Final = 400
"""The same without a compiler, where games take many times as long."""
FIRST_LOOK: Final = 16
"""The number of short games per plan after which their results replace the first estimates.

Without a compiler, no more are played."""
_TOGETHER: Final = 4
"""The number of games continued from one plan before the next plan's turn."""
_SHOWN: Final = 5
"""The number of the expert's plans that are shown."""
MOST_BRANCHES: Final = 200
"""The most plans that a person may draw in a game."""


class Analyses:
    """The plans requested last: for a moment of a game, or after one of the person's plans."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] | None = None
        self._maker: Maker | None = None
        self._playing: PlanGames | None = None
        self._results: dict[Line, list[float]] = {}
        self._ahead: dict[Line, list[float]] = {}
        self._compiling: Thread | None = None

    def plans(self, shown: Viewpoint, query: Query) -> PlansAnswer:
        """Show the plans of a moment, with the games played so far.

        Raises:
            Refused: the plans may not be seen now, or there are none.
        """
        plans, own, faulty = self._made(shown, query)
        # A plan that has just been drawn joins the others with an estimate of the same quality.
        if self._ahead and self._is_rough(plans):
            self._look_ahead(plans)
        return self._answer(plans, own, faulty, shown.match, query)

    def go_on(self, shown: Viewpoint, query: Query) -> PlansAnswer:
        """Look ahead from the plans of a moment, or else continue games from them, for a while.

        Raises:
            Refused: as for `plans`.
        """
        plans, own, faulty = self._made(shown, query)
        compiling = not self._is_ready()
        if not compiling and self._is_rough(plans):
            self._look_ahead(plans)
        elif not compiling:
            self._play_on(plans)
        found = self._answer(plans, own, faulty, shown.match, query)
        return {**found, "compiling": compiling}

    def draw(self, shown: Viewpoint, edit: Edit) -> None:
        """Change, add or delete one of the person's plans.

        Raises:
            Refused: the plans may not be seen now; there is no such plan; or a text has no steps,
                or is too long.
            IllegalAction: a step is not legal at its place in the plan.
        """
        match, at, path = shown.match, edit["at"], _path(edit["path"])
        steps, name = edit.get("text"), edit.get("name")
        match.at(at)
        if not path:
            raise Refused.malformed("refused-branch")
        here = match.branches.get(at, ())
        is_new = not _has(here, path)
        if is_new and sum(1 for _ in _all(match)) >= MOST_BRANCHES:
            raise Refused.malformed("refused-branches", most=MOST_BRANCHES)
        try:
            if steps:
                self._maker_at(shown, at, path[:-1]).read(steps)
            match.draw(at, with_branch(here, path, steps=steps, name=name))
        except IllegalAction:
            raise
        except IndexError:
            raise Refused.malformed("refused-branch") from None
        except ValueError as error:
            raise Refused.because("protocol.malformed", error) from error

    def _maker_at(self, shown: Viewpoint, at: int, path: Sequence[int]) -> Maker:
        """Return the maker of the plans at a moment, or after one of the person's plans there."""
        # Imported late: ordinary play need not wait for the expert.
        from risk_widget.game_review.plans import Maker

        match = shown.match
        game = match.at(at)
        config, state = game.config, game.state
        chain = _along(match.branches.get(at, ()), path)
        of = match, position_of(game), tuple(branch.steps for branch in chain)
        if match.game.is_partial or not _may_see(shown, game.actor):
            raise Refused.malformed("refused-plans")
        if self._maker is None or self._of != of:
            try:
                for branch in chain:
                    before = Maker(config, state)
                    state = before.after(before.read(branch.steps))
                    if state.phase == OVER:
                        raise Refused.malformed("refused-branch-over")
                    if not _may_see(shown, config.seats[state.actor]):
                        raise Refused.malformed("refused-plans")
                maker = Maker(config, state)
            except ValueError as error:
                raise Refused.because("protocol.malformed", error) from error
            self._of, self._maker, self._playing = of, maker, None
            self._results, self._ahead = {}, {}
        assert self._maker is not None
        return self._maker

    def _made(self, shown: Viewpoint, query: Query) -> tuple[Plans, list[int], list[FaultyPlan]]:
        """Return the plans before any games, the person's among them, and the faulty plans."""
        from risk_widget.game_review.plans import plans_by

        match, at, path = shown.match, query.get("at", 0), _path(query.get("path", ""))
        maker = self._maker_at(shown, at, path)
        own: list[int] = []
        faulty: list[FaultyPlan] = []
        here = _below(match.branches.get(at, ()), path)
        for place, branch in enumerate(here):
            try:
                maker.read(branch.steps)
                own.append(place)
            except ValueError as error:
                why = Refused.because("protocol.malformed", error).message
                name = printable(branch.name)
                faulty.append({"place": place, "name": name, "steps": branch.steps, "why": why})
        steps = [here[place].steps for place in own]
        plans = plans_by(maker, _SHOWN, steps, () if path else match.game.history[at:])
        return plans, own, faulty

    def _is_rough(self, plans: Plans) -> bool:
        """Whether the next piece of work looks ahead from the plans."""
        return any(len(self._ahead.get(plan.line, ())) < _most_ahead() for plan in plans)

    def _is_ready(self) -> bool:
        """Whether everything is compiled; if not, compile in a thread, to keep the kernel free."""
        from risk_widget.compiled.compiler import is_compiled
        from risk_widget.game_review.playing_plans import prepare

        if not is_compiled():
            return True
        if self._compiling is None:
            self._compiling = Thread(target=prepare, daemon=True)
            self._compiling.start()
        self._compiling.join(PIECE)
        return not self._compiling.is_alive()

    def _look_ahead(self, plans: Plans) -> None:
        """Play some of the short games that look ahead from the plans."""
        from risk_widget.game_review.playing_plans import ROUNDS, PlanGames

        assert self._maker is not None
        short = PlanGames(self._maker.config, self._maker.state, rounds=ROUNDS)
        _go_on_with(short, self._ahead, plans, _most_ahead())

    def _play_on(self, plans: Plans) -> None:
        from risk_widget.game_review.playing_plans import PlanGames

        assert self._maker is not None
        if self._playing is None:
            self._playing = PlanGames(self._maker.config, self._maker.state)
        _go_on_with(self._playing, self._results, plans, _most_games())

    def _answer(
        self,
        plans: Plans,
        own: Sequence[int],
        faulty: list[FaultyPlan],
        match: Match,
        query: Query,
    ) -> PlansAnswer:
        assert self._maker is not None
        maker = self._maker
        if all(len(self._ahead.get(plan.line, ())) >= FIRST_LOOK for plan in plans):
            plans = plans.with_estimates(self._ahead)
        plans = plans.with_results(self._results)
        games = min((len(self._results.get(plan.line, ())) for plan in plans), default=0)
        path = query.get("path", "")
        at = query.get("at", 0)
        before = _held(maker.config, match.game.positions[at])
        here = _below(match.branches.get(at, ()), _path(path))
        places = iter(own)
        told: list[PlanShown] = []
        for plan in plans:
            place = next(places) if plan.by == "own" else None
            branch = None if place is None else here[place]
            boards: list[dict[str, Holding]] = []
            last = _held(maker.config, maker.state)
            with suppress(IllegalAction):
                for state in maker.boards(plan.line):
                    now = _held(maker.config, state)
                    boards.append(_changes(last, now))
                    last = now
            told.append(_plan(plan, place, branch, boards))
        return {
            "seat": plans.seat,
            "plans": told,
            "best": plans.best.letter,
            "verdict": plans.verdict,
            "games": games,
            "of": _most_games(),
            "rough": self._is_rough(plans),
            "compiling": False,
            "to_place": maker.state.to_place,
            "path": path,
            "board": _changes(before, _held(maker.config, maker.state)),
            "faulty": faulty,
        }


def _most_ahead() -> int:
    """Return the number of short games that look ahead from each plan on the page."""
    from risk_widget.compiled.compiler import is_compiled
    from risk_widget.game_review.plans import AHEAD

    return AHEAD if is_compiled() else FIRST_LOOK


def _most_games() -> int:
    """Return the number of games that are played to their end from each plan on the page."""
    from risk_widget.compiled.compiler import is_compiled

    return GAMES if is_compiled() else PLAIN_GAMES


def _go_on_with(
    playing: PlanGames, results: dict[Line, list[float]], plans: Plans, most: int
) -> None:
    """Play games from the plans for a short while, always from the plan with the fewest games."""
    until = monotonic() + PIECE
    while True:
        lines = {plan.line: len(results.get(plan.line, ())) for plan in plans}
        line = min(lines, key=lines.__getitem__)
        done = lines[line]
        if done >= most or monotonic() >= until:
            return
        numbers = range(done, min(most, done + _TOGETHER))
        results.setdefault(line, []).extend(playing.results(line, numbers))


def branches_of(shown: Viewpoint) -> BranchesAnswer:
    """List all of the person's plans in a game whose moments may be analysed now."""
    match = shown.match
    positions, seats = match.game.positions, match.game.seats

    def is_seen(at: int) -> bool:
        actor = positions[at].actor
        return _may_see(shown, seats[actor] if 0 <= actor < len(seats) else None)

    return {
        "branches": [
            {
                "at": at,
                "round": positions[at].round,
                "path": ".".join(map(str, path)),
                "name": printable(branch.name) or _in_words(match, branch.steps),
                "more": 0 if branch.name else branch.steps.count(","),
            }
            for at, path, branch in _all(match)
            if is_seen(at)
        ]
    }


def _all(match: Match) -> Iterator[tuple[int, tuple[int, ...], Branch]]:
    """Yield all branches with their moments and paths, each before those that continue it."""

    def below(own: Sequence[Branch], path: tuple[int, ...]) -> Iterator[tuple[Any, Branch]]:
        for number, branch in enumerate(own):
            here = (*path, number)
            yield here, branch
            yield from below(branch.then, here)

    for at, own in sorted(match.branches.items()):
        if at <= match.log.steps:
            for path, branch in below(own, ()):
                yield at, path, branch


def _in_words(match: Match, steps: str) -> str:
    """Describe a branch without a name by its first attack, or else its first step."""
    known = set(match.game.config.index)
    texts = [text.split() for text in steps.split(", ")]
    words = next((text for text in texts if text[0] == "attack"), texts[0])
    places = words[1].split(">") if len(words) > 1 else []
    if set(places) <= known and len(places) == 2:
        ends = {"source": places[0], "target": places[1]}
        return render(Message("branch-way", ends), match.called)
    if words[0] == "place" and set(places) <= known and len(words) == 3:
        put_there = {"territory": places[0], "armies": words[2]}
        return render(Message("review-put", put_there), match.called)
    return " ".join(words)


def _path(text: str) -> list[int]:
    """Read the place of a branch. Raises ``Refused``."""
    parts = text.split(".") if text else []
    if not all(part.isascii() and part.isdecimal() and len(part) < 5 for part in parts):
        raise Refused.malformed("refused-branch")
    return [int(part) for part in parts]


def _along(own: Sequence[Branch], path: Sequence[int]) -> list[Branch]:
    """Return the branches on the way to a place. Raises ``Refused`` if there is none."""
    found: list[Branch] = []
    for number in path:
        if number >= len(own):
            raise Refused.malformed("refused-branch")
        found.append(own[number])
        own = own[number].then
    return found


def _below(own: Sequence[Branch], path: Sequence[int]) -> Sequence[Branch]:
    """Return the branches at a place."""
    return _along(own, path)[-1].then if path else own


def _has(own: Sequence[Branch], path: Sequence[int]) -> bool:
    """Whether there is a branch at a place. Raises ``Refused`` if nothing can be there."""
    return bool(path) and path[-1] < len(_below(own, path[:-1]))


def _held(config: GameConfig, state: State) -> dict[str, Holding]:
    owners = config.owner_ids
    return {
        territory: [owners[owner] if owner >= 0 else None, armies]
        for territory, owner, armies in zip(config.ids, state.owner, state.armies, strict=True)
    }


def _changes(before: dict[str, Holding], now: dict[str, Holding]) -> dict[str, Holding]:
    """Return the changes on the board."""
    return {place: held for place, held in now.items() if held != before[place]}


def _may_see(shown: Viewpoint, actor: str | None) -> bool:
    """Whether plans would neither help anyone in a game that counts nor reveal a secret."""
    match = shown.match
    if match.is_over or match.analysed_at is not None:
        return True
    return not uncounting(match) and shown.perspective is not None and shown.perspective == actor


def _plan(
    plan: Plan, place: int | None, branch: Branch | None, boards: list[dict[str, Holding]]
) -> PlanShown:
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
        "error": plan.error_in_points,
        "games": plan.games,
        "success": percent(plan.success),
        "steps": list(plan.step_sentences),
        "texts": plan.text.split(", ") if plan.text else [],
        "wins": plan.wins,
        "opens": plan.leaves_open,
        "put": put,
        "ways": ways,
        "place": place,
        "name": "" if branch is None else printable(branch.name),
        "follow": 0 if branch is None else _count(branch),
        "boards": boards,
    }


def _count(branch: Branch) -> int:
    """Count the branches that continue a branch."""
    return sum(1 + _count(following) for following in branch.then)
