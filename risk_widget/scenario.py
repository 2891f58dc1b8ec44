"""Scenarios: a position, the actions tried from it, and the expected results.

    python -m risk_widget.scenario FILE_OR_FOLDER ...

runs every case of the files (JSON: a case, or a list of cases) and says which fail and why. Lessons
and tests use the same format; ``run_case`` runs a single case.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypedDict

from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import OutOfDice, Scripted, Seeded
from risk_widget.engine.data_types import Phase  # noqa: TC001 - it is read at run time
from risk_widget.engine.observation import out
from risk_widget.game import Game
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - it is read at run time
from risk_widget.reading.schema import Length, Problem, SchemaError, read
from risk_widget.reading.sources import decoded
from risk_widget.terminal import run_command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from risk_widget.engine.chance import Chance
    from risk_widget.reading.json_types import JsonView


class _Expected(TypedDict, total=False):
    """The expected state of a game; cards and eliminated seats may be in any order."""

    phase: Phase
    turn: str
    actor: str
    to_place: int
    territories: dict[str, Annotated[list[Any], Length(2, 2)]]
    hands: dict[str, list[str]]
    hand_counts: dict[str, int]
    sets_traded: int
    discard: list[str]
    deck_bottom: Annotated[list[str], Length(1)]
    out: list[str]
    winner: str | None
    counts: dict[str, int]
    armies: dict[str, int]
    can: list[dict[str, object]]
    cannot: list[object]


@dataclass(frozen=True)
class _View:
    """A seat's view: texts that it has or lacks, and a position that looks the same to the seat."""

    seat: str | None = None
    has: list[str] = field(default_factory=list)
    lacks: list[str] = field(default_factory=list)
    same_with: dict[str, object] | None = None


_LEFT_OUT: Any = object()
_STEPS = ("do", "refuse", "expect", "view")


@dataclass(frozen=True)
class _Step:
    """One of four kinds of step: an action, a refused action, expectations, or a seat's view."""

    do: Any = _LEFT_OUT
    refuse: Any = _LEFT_OUT
    expect: _Expected = _LEFT_OUT
    view: _View = _LEFT_OUT
    seat: str | None = None
    rule: str | list[str] | None = None
    note: str = ""

    def __post_init__(self) -> None:
        if sum(getattr(self, kind) is not _LEFT_OUT for kind in _STEPS) != 1:
            raise SchemaError([Problem(f"must have one of {', '.join(_STEPS)}")])


@dataclass(frozen=True)
class _New:
    seed: int = 0


@dataclass(frozen=True)
class _Case:
    """A case that begins with the position ``given`` or with a ``new`` game."""

    id: str
    edition: str
    mode: str
    seats: list[str]
    steps: list[_Step]
    given: JsonObject | None = None
    new: _New | None = None
    dice: list[int] | None = None
    options: JsonObject = field(default_factory=dict)
    board: str = "classic"
    rule: str = ""
    note: str = ""

    def __post_init__(self) -> None:
        if (self.given is None) == (self.new is None):
            raise SchemaError([Problem("must have either 'given' or 'new'")])


class CaseFailed(AssertionError):  # noqa: N818 - says what happened
    """A case whose position, steps or results do not match its description."""


class ScenarioResult(NamedTuple):
    """The result of a case: ``problem`` is None if it passed."""

    id: str
    source: str
    problem: str | None


def game_of(case: JsonView, chance: Chance) -> Game:
    """Make the game in which a case begins: a ``new`` one, or one at its ``given`` position.

    Raises:
        ValueError: there is no such game; the message is the engine's.
    """
    common: JsonObject = {
        "edition": case["edition"],
        "mode": case["mode"],
        "seats": case["seats"],
        "options": case.get("options", {}),
        "board": case.get("board", "classic"),
        "chance": chance,
    }
    if case.get("new") is not None:
        return Game.new(**common)
    return Game.from_dict(position=case["given"], **common)


def _start(case: _Case) -> Game:
    seed = case.new.seed if case.new else 0
    # A given position uses only the dice in the case; a new game also needs dice for its opening.
    true = case.dice is None and case.new
    try:
        return game_of(vars(case), Seeded(seed) if true else Scripted(case.dice or (), seed))
    except (ValueError, OutOfDice) as error:
        message = f"the game cannot be made: {error}"
        raise CaseFailed(message) from error


def run_case(case: object) -> None:
    """Run a case. Raises ``CaseFailed`` with the number of the failing step and the reason."""
    try:
        read_case = read(_Case, case)
    except SchemaError as error:
        raise CaseFailed(error.under("the case cannot be read")) from error
    game = _start(read_case)
    for number, step in enumerate(read_case.steps, start=1):
        try:
            for problem in _problems(game, step, read_case):
                raise CaseFailed(problem)
        except IllegalAction as error:
            message = f"step {number}: refused: {error.message} [{error.rule}] ({error.where})"
            raise CaseFailed(message) from error
        except (CaseFailed, OutOfDice, ValueError, KeyError) as error:
            message = f"step {number}: {error}"
            raise CaseFailed(message) from error


def _problems(game: Game, step: _Step, case: _Case) -> Iterator[str]:
    """Carry out a step, and yield the differences from its expectations."""
    if step.do is not _LEFT_OUT:
        game.apply(step.do, step.seat)
    elif step.refuse is not _LEFT_OUT:
        yield from _refuse(game, step)
    elif step.view is not _LEFT_OUT:
        yield from _view(game, step.view, case)
    else:
        yield from _expect(game, step.expect)


def _refuse(game: Game, step: _Step) -> Iterator[str]:
    action, wanted = step.refuse, step.rule
    before = game.state
    copy = before.copy()
    try:
        game.apply(action, step.seat)
    except IllegalAction as error:
        if game.state is not before or before != copy:
            yield f"{action} was refused and changed the position"
        rules = [wanted] if isinstance(wanted, str) else wanted
        if rules is not None and error.rule not in rules:
            yield f"{action} was refused under {error.rule} ({error.message}), not under {wanted}"
    else:
        yield f"{action} was not refused"


def _expect(game: Game, wanted: JsonView) -> Iterator[str]:
    """Yield the results that differ from those expected."""
    for key, value in wanted.items():
        if key in _ACTIONS:
            yield from _ACTIONS[key](game, value)
            continue
        found = _FOUND[key](game, value)
        pairs = [(key, found, value)]
        if isinstance(found, dict):
            pairs = [(f"{key}.{part}", there, value[part]) for part, there in found.items()]
        for name, there, due in pairs:
            if _in_order(key, there) != _in_order(key, due):
                yield f"{name} is {_json(there)}, expected {_json(due)}"


def _in_order(key: str, value: Any) -> object:
    """Sort cards and eliminated seats, whose order does not matter."""
    return sorted(value) if key in ("hands", "discard", "out") else value


def _json(value: object) -> str:
    return json.dumps(value, default=str)


def _cards(game: Game, numbers: Iterable[int]) -> list[str]:
    return [game.config.card_ids[card] for card in numbers]


def _hand(game: Game, seat: str) -> list[str]:
    return _cards(game, game.state.hand_of(game.config.seat_number(seat)))


def _held(game: Game, owner: str) -> list[int]:
    """List the armies on each territory of an owner."""
    config, state = game.config, game.state
    number = config.third if owner == "third" else config.seat_number(owner)
    return [n for o, n in zip(state.owner, state.armies, strict=True) if o == number]


_FOUND: dict[str, Callable[[Game, Any], object]] = {
    "phase": lambda game, _: game.phase,
    "turn": lambda game, _: game.turn,
    "actor": lambda game, _: game.actor,
    "to_place": lambda game, _: game.to_place,
    "winner": lambda game, _: game.winner,
    "sets_traded": lambda game, _: game.state.sets_traded,
    "territories": lambda game, named: {t: [game.owner(t), game.armies(t)] for t in named},
    "hands": lambda game, named: {seat: _hand(game, seat) for seat in named},
    "hand_counts": lambda game, named: {seat: len(_hand(game, seat)) for seat in named},
    "discard": lambda game, _: _cards(game, game.state.discard_cards()),
    "deck_bottom": lambda game, named: _cards(game, [*game.state.deck_cards()])[-len(named) :],
    "out": lambda game, _: list(out(game.config, game.state)),
    "counts": lambda game, named: {owner: len(_held(game, owner)) for owner in named},
    "armies": lambda game, named: {owner: sum(_held(game, owner)) for owner in named},
}
"""Functions that read a value from a game, by the name of the value in a case."""


def _can(game: Game, wanted: list[Any]) -> Iterator[str]:
    legal, listed = game.legal_actions(), _listed(game)
    for action in wanted:
        verdict = game.explain(action)
        if action not in legal or not verdict.legal:
            yield f"{_json(action)} is not legal: {verdict.message} [{verdict.rule}]"
        elif _as_listed(action) not in listed:
            yield f"{_json(action)} is legal and not listed"


def _cannot(game: Game, wanted: list[Any]) -> Iterator[str]:
    legal, listed = game.legal_actions(), _listed(game)
    for action in wanted:
        if action in legal or game.explain(action).legal:
            yield f"{_json(action)} is legal"
        elif isinstance(action, dict) and _as_listed(action) in listed:
            yield f"{_json(action)} is not legal, and listed"


def _listed(game: Game) -> set[str]:
    return {json.dumps(action.to_dict(), sort_keys=True) for action in game.legal_actions()}


def _as_listed(action: JsonView) -> str:
    """Write an action in the form used by the list of legal actions."""
    data = dict(action)
    if data.get("type") == "attack" and data.get("dice") == data.get("armies"):
        data.pop("dice", None)
    return json.dumps(data, sort_keys=True)


_ACTIONS = {"can": _can, "cannot": _cannot}


def _view(game: Game, wanted: _View, case: _Case) -> Iterator[str]:
    seat = wanted.seat
    seen = json.dumps(game.observe(seat))
    yield from (f"what {seat} sees contains {text!r}" for text in wanted.lacks if text in seen)
    yield from (f"what {seat} sees lacks {text!r}" for text in wanted.has if text not in seen)
    if wanted.same_with is not None:
        other = _start(replace(case, given={**(case.given or {}), **wanted.same_with}))
        for step in game.history:
            other.apply(step.action, step.seat)
        if json.dumps(other.observe(seat)) != seen:
            yield f"what {seat} sees tells of what is hidden"


def cases_in(paths: Iterable[str | Path]) -> Iterator[tuple[str, object]]:
    """Yield every case of these files, and of the files in these folders, with its file's name.

    Raises ``CaseFailed`` for a path that does not exist or a file that is not JSON.
    """
    for path in map(Path, paths):
        if not path.exists():
            message = f"there is no {path}"
            raise CaseFailed(message)
        files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        for file in files:
            try:
                data = json.loads(decoded(file.read_bytes(), file.name))
            except ValueError as error:
                message = f"{file} is not JSON: {error}"
                raise CaseFailed(message) from error
            for case in data if isinstance(data, list) else [data]:
                yield str(file), case


def run_paths(paths: Iterable[str | Path]) -> list[ScenarioResult]:
    """Run every case of these files and folders."""
    results: list[ScenarioResult] = []
    seen: set[str] = set()
    for source, case in cases_in(paths):
        name = str(case.get("id", "?")) if isinstance(case, dict) else "?"
        problem = "another case has this id" if name in seen else None
        seen.add(name)
        try:
            if problem is None:
                run_case(case)
        except CaseFailed as error:
            problem = str(error)
        results.append(ScenarioResult(name, source, problem))
    return results


def main(arguments: list[str] | None = None) -> int:
    """Run the cases named by the arguments; return 0 if all pass, 1 if not, 2 if there are none."""
    paths = sys.argv[1:] if arguments is None else arguments
    write = sys.stdout.write
    if not paths:
        write("usage: python -m risk_widget.scenario FILE_OR_FOLDER ...\n")
        return 2
    try:
        results = run_paths(paths)
    except CaseFailed as error:
        write(f"{error}\n{_counted(0, 1)}\n")
        return 1
    failed = [result for result in results if result.problem is not None]
    for result in failed:
        write(f"FAILED {result.id} ({result.source}): {result.problem}\n")
    write(f"{_counted(len(results) - len(failed), len(failed))}\n")
    return 1 if failed else 0


def _counted(passed: int, failed: int) -> str:
    return f"{passed} passed, {failed} failed"


if __name__ == "__main__":
    sys.exit(run_command(main))
