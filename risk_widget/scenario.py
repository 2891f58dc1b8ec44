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

from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import OutOfDice, Scripted, Seeded
from risk_widget.engine.observation import out
from risk_widget.game import Game
from risk_widget.messages import Message, WordedError, render, say
from risk_widget.rules.fields import cause_of
from risk_widget.spelling import shown, unknown

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


class CaseFailed(WordedError, AssertionError):  # noqa: N818 - says what happened
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
            raise CaseFailed.of("case-no-key", **unknown(key, _CASE_KEYS))
    if ("given" in case) == ("new" in case):
        raise CaseFailed.of("case-given-or-new")
    seed = case.get("new", {}).get("seed", 0)
    # A position rolls only what is written down; a whole game needs dice for its opening, too.
    scripted = "given" in case or "dice" in case
    try:
        return game_of(case, Scripted(case.get("dice", ()), seed) if scripted else Seeded(seed))
    except (ValueError, OutOfDice) as error:
        raise CaseFailed.of("case-no-game", why=cause_of(error)) from error


def game_of(case: Mapping[str, Any], chance: Chance) -> Game:
    """The game that a case begins with: a ``new`` one, or else its ``given`` position.

    Raises:
        ValueError: there is no such game; the message is what the engine says.
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
            raise CaseFailed.of("case-lacks", key=key)
    game = start_game(case)
    for number, step in enumerate(case["steps"], start=1):
        try:
            _run_step(game, step, case)
        except (CaseFailed, OutOfDice) as error:
            why = {"step": number, "why": error.part}
            raise CaseFailed(Message("case-step", why), error.names) from error
        except IllegalAction as error:
            why = {"step": number, "why": error.content, "rule": error.rule}
            refused = Message("case-step-refused", {**why, "position": error.where})
            raise CaseFailed(refused, error.names) from error


def _run_step(game: Game, step: Mapping[str, Any], case: Mapping[str, Any]) -> None:
    kinds = [kind for kind in _STEPS if kind in step]
    if len(kinds) != 1:
        raise CaseFailed.of("case-step-kinds", kinds=list(_STEPS))
    extra = set(step) - {kinds[0], "seat", "rule", "note"}
    if extra:
        raise CaseFailed.of("case-step-no-key", kind=kinds[0], keys=sorted(extra))
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
            raise CaseFailed.of("case-refused-and-changed", action=str(action)) from error
        rules = [wanted] if isinstance(wanted, str) else wanted
        if rules is not None and error.rule not in rules:
            found = {"action": str(action), "rule": error.rule, "why": error.content}
            under = Message("case-refused-under", {**found, "wanted": str(wanted)})
            raise CaseFailed(under, error.names) from error
        return
    raise CaseFailed.of("case-not-refused", action=str(action))


def _expect(game: Game, wanted: Mapping[str, Any]) -> None:
    for key, value in wanted.items():
        if key not in _EXPECTED:
            raise CaseFailed.of("case-expects-no", **unknown(key, _EXPECTED))
        for problem in _EXPECTED[key](game, value):
            raise CaseFailed(problem, game.config.names)


def _differs(what: str | Message, found: object, wanted: object) -> Iterator[Message]:
    if found != wanted:
        values = {"found": _json(found), "wanted": _json(wanted)}
        yield Message("case-differs", {"what": what, **values})


def _what(what: str, of: str = "") -> Message:
    """What is not as it was expected."""
    return Message("case-what", {"what": what, "of": of})


def _json(value: object) -> str:
    return json.dumps(value, default=str)


def _plain(name: str, read: Callable[[Game], object]) -> Callable[[Game, Any], Iterator[Message]]:
    return lambda game, wanted: _differs(_what(name), read(game), wanted)


def _territories(game: Game, wanted: Mapping[str, Any]) -> Iterator[Message]:
    for territory, value in wanted.items():
        if territory not in game.board.index:
            yield Message("case-no-territory", {"territory": territory})
            continue
        yield from _differs(territory, [game.owner(territory), game.armies(territory)], value)


def _cards(game: Game, numbers: Iterable[int]) -> list[str]:
    return [game.config.card_ids[card] for card in numbers]


def _hands(game: Game, wanted: Mapping[str, list[str]]) -> Iterator[Message]:
    for seat, cards in wanted.items():
        hand = game.state.hand_of(game.config.seat_number(seat))
        yield from _differs(_what("hand", seat), sorted(_cards(game, hand)), sorted(cards))


def _hand_counts(game: Game, wanted: Mapping[str, int]) -> Iterator[Message]:
    for seat, count in wanted.items():
        hand = game.state.hand_of(game.config.seat_number(seat))
        yield from _differs(_what("hand_count", seat), len(hand), count)


def _deck_bottom(game: Game, wanted: list[str]) -> Iterator[Message]:
    bottom = game.state.deck_cards()[-len(wanted) :] if wanted else ()
    yield from _differs(_what("deck_bottom"), _cards(game, bottom), wanted)


def _out(game: Game, wanted: list[str]) -> Iterator[Message]:
    yield from _differs("out", sorted(out(game.config, game.state)), sorted(wanted))


def _owner_number(game: Game, owner: str) -> int:
    config = game.config
    return config.third if owner == "third" else config.seat_number(owner)


def _counts(game: Game, wanted: Mapping[str, int]) -> Iterator[Message]:
    for owner, count in wanted.items():
        held = game.state.owner.count(_owner_number(game, owner))
        yield from _differs(_what("count", owner), held, count)


def _armies(game: Game, wanted: Mapping[str, int]) -> Iterator[Message]:
    state = game.state
    for owner, count in wanted.items():
        number = _owner_number(game, owner)
        held = sum(n for o, n in zip(state.owner, state.armies, strict=True) if o == number)
        yield from _differs(_what("armies", owner), held, count)


def _can(game: Game, wanted: list[Any]) -> Iterator[Message]:
    legal, listed = game.legal_actions(), _listed(game)
    for action in wanted:
        verdict = game.explain(action)
        if action not in legal or not verdict.legal:
            why = {"why": verdict.content, "rule": verdict.rule}
            yield Message("case-not-legal", {"action": _json(action), **why})
        elif json.dumps(_as_listed(action), sort_keys=True) not in listed:
            yield Message("case-not-listed", {"action": _json(action)})


def _listed(game: Game) -> set[str]:
    return {json.dumps(action.to_dict(), sort_keys=True) for action in game.legal_actions()}


def _as_listed(action: Mapping[str, Any]) -> dict[str, Any]:
    """An action in the form in which legal actions are listed."""
    data = dict(action)
    if data.get("type") == "attack" and data.get("dice") == data.get("armies"):
        data.pop("dice", None)
    return data


def _cannot(game: Game, wanted: list[Any]) -> Iterator[Message]:
    legal, listed = game.legal_actions(), _listed(game)
    for action in wanted:
        if action in legal or game.explain(action).legal:
            yield Message("case-legal", {"action": _json(action)})
        elif isinstance(action, dict) and json.dumps(_as_listed(action), sort_keys=True) in listed:
            yield Message("case-listed", {"action": _json(action)})


_EXPECTED: dict[str, Callable[[Game, Any], Iterator[Message]]] = {
    "phase": _plain("phase", lambda game: game.phase),
    "turn": _plain("turn", lambda game: game.turn),
    "actor": _plain("actor", lambda game: game.actor),
    "to_place": _plain("to_place", lambda game: game.to_place),
    "territories": _territories,
    "hands": _hands,
    "hand_counts": _hand_counts,
    "sets_traded": _plain("sets_traded", lambda game: game.state.sets_traded),
    "discard": lambda game, wanted: _differs(
        _what("discard"), sorted(_cards(game, game.state.discard_cards())), sorted(wanted)
    ),
    "deck_bottom": _deck_bottom,
    "out": _out,
    "winner": _plain("winner", lambda game: game.winner),
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
            raise CaseFailed.of("case-view-has", seat=str(seat), text=shown(text))
    for text in wanted.get("has", ()):
        if text not in seen:
            raise CaseFailed.of("case-view-lacks", seat=str(seat), text=shown(text))
    if "same_with" in wanted:
        other = _played_so_far(game, {**case, "given": {**case["given"], **wanted["same_with"]}})
        if json.dumps(other.observe(seat)) != seen:
            raise CaseFailed.of("case-view-tells", seat=str(seat))


def _played_so_far(game: Game, case: Mapping[str, Any]) -> Game:
    """The same actions from another position."""
    other = start_game(case)
    for step in game.history:
        other.apply(step.action, step.seat)
    return other


def cases_in(paths: Iterable[str | Path]) -> Iterator[tuple[str, Any]]:
    """Every case in these files and in the folders below, with the name of its file.

    Raises ``CaseFailed`` for a path that does not exist or a file that is not JSON.
    """
    for path in map(Path, paths):
        if not path.exists():
            raise CaseFailed.of("case-no-file", file=str(path))
        files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        for file in files:
            try:
                data = json.loads(file.read_text(encoding="utf-8"))
            except ValueError as error:
                raise CaseFailed.of("case-not-json", file=str(file), why=str(error)) from error
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
                raise CaseFailed.of("case-same-id")
            seen.add(name)
            run_case(case)
        except (CaseFailed, TypeError, KeyError, AttributeError, ValueError) as error:
            why = error.part if isinstance(error, WordedError) else shown(error)
            unread = Message("case-not-read", {"why": why})
            problem = str(error) if isinstance(error, CaseFailed) else render(unread)
        results.append(ScenarioResult(name, source, problem))
    return results


def main(arguments: list[str] | None = None) -> int:
    """Run the cases named on the command line; 0 if all passed, 1 if not, 2 if none were named."""
    paths = sys.argv[1:] if arguments is None else arguments
    write = sys.stdout.write
    if not paths:
        write(f"{say('cases-usage')}\n")
        return 2
    try:
        results = run_paths(paths)
    except CaseFailed as error:
        write(f"{error}\n{_counted(0, 1)}\n")
        return 1
    failed = [result for result in results if result.problem is not None]
    for result in failed:
        head = Message("cases-failed", {"id": result.id, "file": result.source})
        write(f"{render(head)} {result.problem}\n")
    write(f"{_counted(len(results) - len(failed), len(failed))}\n")
    return 1 if failed else 0


def _counted(passed: int, failed: int) -> str:
    return say("cases-counted", passed=passed, failed=failed)


if __name__ == "__main__":
    sys.exit(main())
