"""Scenarios: a position, the moves made from it, and what must come out.

    python -m risk_widget.scenario FILE_OR_FOLDER ...

runs every case of the files (JSON: a case, or a list of cases) and says which fail and why. Lessons
and tests read the same format; ``run_case`` runs one case of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.chance import OutOfDice, Scripted, Seeded
from risk_widget.engine.game import Game
from risk_widget.engine.observation import out
from risk_widget.engine.refusals import IllegalAction
from risk_widget.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from risk_widget.engine.chance import Chance

_CASE_KEYS = (
    "id",
    "rule",
    "edition",
    "mode",
    "options",
    "seats",
    "board",
    "given",
    "new",
    "dice",
    "steps",
    "note",
)
_STEPS = ("do", "refuse", "expect", "view")


class CaseFailed(AssertionError):  # noqa: N818 - says what happened
    """A case whose position, steps or results are not as it says."""


class ScenarioResult(NamedTuple):
    """How a case went: ``problem`` is None if it passed."""

    id: str
    source: str
    problem: str | None


def start_game(case: Mapping[str, Any]) -> Game:
    """The game of a case in its first position. Raises ``CaseFailed`` if it cannot be made."""
    for key in case:
        if key not in _CASE_KEYS:
            raise CaseFailed(f"a case has no {key!r}{did_you_mean(key, _CASE_KEYS)}")
    if ("given" in case) == ("new" in case):
        raise CaseFailed("a case has either given or new")
    seed = case.get("new", {}).get("seed", 0)
    # A position rolls only what is written down; a whole game needs dice for its opening, too.
    scripted = "given" in case or "dice" in case
    try:
        return game_of(case, Scripted(case.get("dice", ()), seed) if scripted else Seeded(seed))
    except (ValueError, OutOfDice) as error:
        raise CaseFailed(f"the game cannot be made: {error}") from error


def game_of(case: Mapping[str, Any], chance: Chance) -> Game:
    """The game that a case begins with: a ``new`` one, or else its ``given`` position.

    Raises:
        ValueError: there is no such game; the message is the engine's sentence.
    """
    common: dict[str, Any] = {
        "edition": case["edition"],
        "mode": case["mode"],
        "seats": case["seats"],
        "options": case.get("options", {}),
        "board": case.get("board", "classic"),
        "chance": chance,
    }
    if "new" in case:
        return Game.new(**common)
    return Game.from_dict(position=case["given"], **common)


def run_case(case: Mapping[str, Any]) -> None:
    """Run a case. Raises ``CaseFailed`` with the number of the step that fails, and why."""
    for key in ("id", "edition", "mode", "seats", "steps"):
        if key not in case:
            raise CaseFailed(f"the case has no {key}")
    game = start_game(case)
    for number, step in enumerate(case["steps"], start=1):
        try:
            _run_step(game, step, case)
        except (CaseFailed, OutOfDice) as error:
            raise CaseFailed(f"step {number}: {error}") from error
        except IllegalAction as error:
            raise CaseFailed(f"step {number}: refused: {error}") from error


def _run_step(game: Game, step: Mapping[str, Any], case: Mapping[str, Any]) -> None:
    kinds = [kind for kind in _STEPS if kind in step]
    if len(kinds) != 1:
        raise CaseFailed(f"a step is one of {', '.join(_STEPS)}")
    extra = set(step) - {kinds[0], "seat", "rule", "note"}
    if extra:
        raise CaseFailed(f"a step {kinds[0]} has no {', '.join(sorted(extra))}")
    if "do" in step:
        game.apply(step["do"], step.get("seat"))
    elif "refuse" in step:
        _refuse(game, step)
    elif "expect" in step:
        _expect(game, step["expect"])
    else:
        _view(game, step["view"], case)


def _refuse(game: Game, step: Mapping[str, Any]) -> None:
    action, wanted = step["refuse"], step.get("rule")
    before = game.state
    copy = before.copy()
    try:
        game.apply(action, step.get("seat"))
    except IllegalAction as error:
        if game.state is not before or before != copy:
            raise CaseFailed(f"{action} was refused and changed the position") from error
        rules = [wanted] if isinstance(wanted, str) else wanted
        if rules is not None and error.rule not in rules:
            raise CaseFailed(
                f"{action} was refused under {error.rule} ({error.message}), not under {wanted}"
            ) from error
        return
    raise CaseFailed(f"{action} was not refused")


def _expect(game: Game, wanted: Mapping[str, Any]) -> None:
    for key, value in wanted.items():
        if key not in _EXPECTED:
            raise CaseFailed(f"nothing expects {key!r}{did_you_mean(key, _EXPECTED)}")
        for told in _EXPECTED[key](game, value):
            raise CaseFailed(told)


def _differs(what: str, found: object, wanted: object) -> Iterator[str]:
    if found != wanted:
        yield f"{what} is {_shown(found)}, expected {_shown(wanted)}"


def _shown(value: object) -> str:
    return json.dumps(value, default=str)


def _plain(name: str, read: Callable[[Game], object]) -> Callable[[Game, Any], Iterator[str]]:
    return lambda game, wanted: _differs(name, read(game), wanted)


def _territories(game: Game, wanted: Mapping[str, Any]) -> Iterator[str]:
    for territory, value in wanted.items():
        if territory not in game.board.index:
            yield f"there is no territory {territory!r}"
            continue
        yield from _differs(territory, [game.owner(territory), game.armies(territory)], value)


def _cards(game: Game, numbers: Iterable[int]) -> list[str]:
    return [game.config.card_ids[card] for card in numbers]


def _hands(game: Game, wanted: Mapping[str, list[str]]) -> Iterator[str]:
    for seat, cards in wanted.items():
        hand = game.state.hands[game.config.seat_number(seat)]
        yield from _differs(f"the hand of {seat}", sorted(_cards(game, hand)), sorted(cards))


def _hand_counts(game: Game, wanted: Mapping[str, int]) -> Iterator[str]:
    for seat, count in wanted.items():
        hand = game.state.hands[game.config.seat_number(seat)]
        yield from _differs(f"the number of cards of {seat}", len(hand), count)


def _deck_bottom(game: Game, wanted: list[str]) -> Iterator[str]:
    bottom = game.state.deck[-len(wanted) :] if wanted else ()
    yield from _differs("the bottom of the pile", _cards(game, bottom), wanted)


def _out(game: Game, wanted: list[str]) -> Iterator[str]:
    yield from _differs("out", sorted(out(game.config, game.state)), sorted(wanted))


def _owner_number(game: Game, owner: str) -> int:
    config = game.config
    return config.third if owner == "third" else config.seat_number(owner)


def _counts(game: Game, wanted: Mapping[str, int]) -> Iterator[str]:
    for owner, count in wanted.items():
        held = game.state.owner.count(_owner_number(game, owner))
        yield from _differs(f"the number of territories of {owner}", held, count)


def _armies(game: Game, wanted: Mapping[str, int]) -> Iterator[str]:
    state = game.state
    for owner, count in wanted.items():
        number = _owner_number(game, owner)
        held = sum(n for o, n in zip(state.owner, state.armies, strict=True) if o == number)
        yield from _differs(f"the number of armies of {owner}", held, count)


def _can(game: Game, wanted: list[Any]) -> Iterator[str]:
    legal, listed = game.legal_actions(), _listed(game)
    for action in wanted:
        verdict = game.explain(action)
        if action not in legal or not verdict.legal:
            yield f"{_shown(action)} is not legal: {verdict.message} [{verdict.rule}]"
        elif json.dumps(_as_listed(action), sort_keys=True) not in listed:
            yield f"{_shown(action)} is legal and not listed"


def _listed(game: Game) -> set[str]:
    return {json.dumps(action.to_dict(), sort_keys=True) for action in game.legal_actions()}


def _as_listed(action: Mapping[str, Any]) -> dict[str, Any]:
    """An action in the form in which legal actions are listed."""
    data = dict(action)
    if data.get("type") == "attack" and data.get("dice") == data.get("armies"):
        data.pop("dice", None)
    return data


def _cannot(game: Game, wanted: list[Any]) -> Iterator[str]:
    legal, listed = game.legal_actions(), _listed(game)
    for action in wanted:
        if action in legal or game.explain(action).legal:
            yield f"{_shown(action)} is legal"
        elif isinstance(action, dict) and json.dumps(_as_listed(action), sort_keys=True) in listed:
            yield f"{_shown(action)} is not legal, and listed"


_EXPECTED: dict[str, Callable[[Game, Any], Iterator[str]]] = {
    "phase": _plain("the phase", lambda game: game.phase),
    "turn": _plain("the turn", lambda game: game.turn),
    "actor": _plain("the actor", lambda game: game.actor),
    "to_place": _plain("to_place", lambda game: game.to_place),
    "territories": _territories,
    "hands": _hands,
    "hand_counts": _hand_counts,
    "sets_traded": _plain("sets_traded", lambda game: game.state.sets_traded),
    "discard": lambda game, wanted: _differs(
        "the discard", sorted(_cards(game, game.state.discard)), sorted(wanted)
    ),
    "deck_bottom": _deck_bottom,
    "out": _out,
    "winner": _plain("the winner", lambda game: game.winner),
    "counts": _counts,
    "armies": _armies,
    "can": _can,
    "cannot": _cannot,
}


def _view(game: Game, wanted: Mapping[str, Any], case: Mapping[str, Any]) -> None:
    seat = wanted.get("seat")
    seen = json.dumps(game.observe(seat))
    for text in wanted.get("lacks", ()):
        if text in seen:
            raise CaseFailed(f"what {seat} sees contains {text!r}")
    for text in wanted.get("has", ()):
        if text not in seen:
            raise CaseFailed(f"what {seat} sees lacks {text!r}")
    if "same_with" in wanted:
        other = _played_so_far(game, {**case, "given": {**case["given"], **wanted["same_with"]}})
        if json.dumps(other.observe(seat)) != seen:
            raise CaseFailed(f"what {seat} sees tells of what is hidden")


def _played_so_far(game: Game, case: Mapping[str, Any]) -> Game:
    """The same actions from another given position."""
    other = start_game(case)
    for step in game.history:
        other.apply(step.action, step.seat)
    return other


def cases_in(paths: Iterable[str | Path]) -> Iterator[tuple[str, Any]]:
    """Every case in these files and in the folders below, with the name of its file.

    Raises ``CaseFailed`` for a path that does not exist or a file that is not JSON.
    """
    for given in paths:
        path = Path(given)
        if not path.exists():
            raise CaseFailed(f"there is no {path}")
        files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        for file in files:
            try:
                data = json.loads(file.read_text(encoding="utf-8"))
            except ValueError as error:
                raise CaseFailed(f"{file} is not JSON: {error}") from error
            for case in data if isinstance(data, list) else [data]:
                yield str(file), case


def run_paths(paths: Iterable[str | Path]) -> list[ScenarioResult]:
    """Run every case of these files and folders."""
    results: list[ScenarioResult] = []
    seen: set[str] = set()
    for source, case in cases_in(paths):
        name = str(case.get("id", "?")) if isinstance(case, dict) else "?"
        problem = None
        try:
            if name in seen:
                raise CaseFailed("another case has this id")
            seen.add(name)
            run_case(case)
        except (CaseFailed, TypeError, KeyError, AttributeError, ValueError) as error:
            problem = str(error) if isinstance(error, CaseFailed) else f"cannot be read: {error!r}"
        results.append(ScenarioResult(name, source, problem))
    return results


def main(arguments: list[str] | None = None) -> int:
    """Run the cases named on the command line; 0 if all passed, 1 if not, 2 if none were named."""
    paths = sys.argv[1:] if arguments is None else arguments
    write = sys.stdout.write
    if not paths:
        write("usage: python -m risk_widget.scenario FILE_OR_FOLDER ...\n")
        return 2
    try:
        results = run_paths(paths)
    except CaseFailed as error:
        write(f"{error}\n0 passed, 1 failed\n")
        return 1
    failed = [result for result in results if result.problem is not None]
    for result in failed:
        write(f"FAILED {result.id} ({result.source}): {result.problem}\n")
    write(f"{len(results) - len(failed)} passed, {len(failed)} failed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
