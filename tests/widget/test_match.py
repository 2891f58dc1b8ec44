"""A match has verbs for every change, and no other code writes into it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.engine.actions import IllegalAction
from risk_widget.play import match as match_module
from risk_widget.play.match import Match
from risk_widget.play.players import HUMAN
from tests.trees import PACKAGE, package_nodes
from tests.widget import positions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

CHANGING = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"} | {
    "setdefault", "sort", "update",
}  # fmt: skip
"""Methods that change lists, sets and mappings."""
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}


@cache
def attributes() -> set[str]:
    """Return the attributes of a match."""
    tree = ast.parse(Path(match_module.__file__).read_text(encoding="utf-8"))
    (body,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Match"]
    return {
        node.attr
        for node in ast.walk(body)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


def is_match(node: ast.expr) -> bool:
    """Return whether an expression is a match, by its name, such as ``session.match``."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.endswith("match")
        case ast.Call(func=ast.Name(id="cast"), args=[_, inner]):
            return is_match(inner)
        case ast.Call(func=called):
            return is_match(called)
    return False


def written(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield where outside code writes to a match: the line, and the attribute."""
    own = attributes()
    for node in nodes:
        match node:
            case ast.Attribute(value=base, attr=name, ctx=ast.Store() | ast.Del()):
                pass
            case ast.Subscript(
                value=ast.Attribute(value=base, attr=name), ctx=ast.Store() | ast.Del()
            ):
                pass
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(value=base, attr=name), attr=method)
            ) if method in CHANGING:
                pass
            case _:
                continue
        if name in own and is_match(base):
            yield node.lineno, name


def test_only_the_match_writes_its_attributes() -> None:
    assert {"rolling", "placing", "ended", "uncounted_because", "paused"} <= attributes()
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {name}"
        for path, nodes in package_nodes().items()
        if path.name != "match.py"
        for line, name in written(nodes)
    ]
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "match.rolling = None",
        "self.match.uncounted_because = 'python'",
        "cast('Match', session.match).ended = True",
        "_any_match(session).uncounted_because = 'same_dice'",
        "del match.placing[seat]",
        "match.placing.pop(seat, None)",
        "match.auto_defend[seat] = None",
        "match.paused, other = True, False",
        "match.sent_steps += 1",
    ],
)
def test_each_way_to_write_is_found(code: str) -> None:
    assert [*written(ast.walk(ast.parse(code)))]
    assert not [*written(ast.walk(ast.parse(code.replace("match", "room"))))]


def people(game: Any, **more: Any) -> Match:
    """Return a match between people."""
    return Match(game, dict.fromkeys(game.seats, HUMAN) | more, {})


def rolling() -> Match:
    """Return a match in which Red attacks Peru again and again."""
    match = people(positions.attack(*(1, 6) * 20))
    match.roll_until(ATTACK, 1, "red")
    assert match.rolling is not None
    return match


def test_a_person_stops_only_their_own_attack() -> None:
    match = rolling()
    assert not match.stop("blue")
    assert match.rolling is not None
    assert match.stop("red")
    assert match.rolling is None
    assert not match.stop("red")


def test_without_a_seat_the_current_automatic_action_stops() -> None:
    match = rolling()
    assert match.stop()
    assert not match.stop()


def test_a_person_stops_only_their_own_set_up() -> None:
    match = people(positions.place())
    match.place_rest("red")
    match.place_rest("blue")
    assert match.is_placing
    assert not match.stop("green")
    assert match.stop()
    assert set(match.placing) == {"blue"}
    assert not match.stop()
    assert match.stop("blue")
    assert not match.placing


def test_resigning_stops_an_attack_and_can_be_undone() -> None:
    match = rolling()
    match.give_up()
    assert match.is_over
    assert match.rolling is None
    with pytest.raises(IllegalAction) as refused:
        match.apply(ATTACK, "red")
    assert refused.value.rule == "turn.order"
    assert match.undo()
    assert not match.is_over


def test_giving_a_seat_away_ends_its_automatic_choices() -> None:
    match = rolling()
    match.defend_by_itself("red")
    match.defend_by_itself("blue")
    match.give_seat("red", "cautious")
    assert match.rolling is None
    assert set(match.auto_defend) == {"blue"}
    match.defend_by_itself("blue", on=False)
    assert not match.auto_defend


def test_a_decision_ends_only_the_players_own_series() -> None:
    match = rolling()
    match.pause()
    match.decide({"type": "defend", "dice": 1}, "blue", end_phase=True)
    assert match.rolling is not None
    assert not match.waits
    match.decide({"type": "end_phase"}, "red", end_phase=True)
    assert match.rolling is None


def test_bots_wait_until_they_are_started() -> None:
    match = Match(rw.Game.new(seats=positions.SEATS, seed=1), {"red": HUMAN}, {})
    match.pause()
    assert match.waits
    assert not match.resume()
    assert not match.waits
    match.game.apply(match.game.legal_actions()[0])
    match.settle()
    match.game.undo()
    match.changed_outside()
    assert match.waits
    assert match.resume()
    assert not match.waits


def test_a_game_with_moves_from_python_is_not_rated() -> None:
    match = people(rw.Game.new(seats=positions.SEATS, seed=1))
    assert match.uncounted_because is None
    match.apply(match.game.legal_actions()[0], None)
    assert match.uncounted_because == "python"


def test_a_refusal_uses_players_names() -> None:
    match = Match(positions.attack(), {"red": HUMAN}, {"blue": "Ada"})
    with pytest.raises(IllegalAction) as refused:
        match.act({**ATTACK, "source": "peru", "target": "brazil"}, "red")
    sentence, mark = match.worded(refused.value)
    assert "Ada" in sentence
    assert "Ada" not in refused.value.message
    assert mark is not None
