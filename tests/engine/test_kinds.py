"""The engine uses exactly the documented words for kinds, and its data has the documented shape."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, is_typeddict

import pytest

from risk_widget.board import CARD_SYMBOLS
from risk_widget.bots import make
from risk_widget.engine import data_types, events
from risk_widget.engine.actions import ACTION_KINDS
from risk_widget.engine.codes import PHASES
from risk_widget.engine.legality import CHECKS
from risk_widget.game import Game
from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition import SEATS
from risk_widget.rules.edition_parts import FileMark, Mark

PACKAGE = Path(__file__).resolve().parents[2] / "risk_widget"


def choices(alias: Any) -> set[str]:
    """Return the words that a page may see, from the TypeScript that annotates a type."""
    return set(re.findall(r'"([^"]+)"', get_args(alias)[1]))


def test_the_listed_kinds_are_the_engines() -> None:
    with_actions = [phase for phase, checks in zip(PHASES, CHECKS, strict=True) if checks]
    assert set(get_args(data_types.Phase)) == {*with_actions, "over"}
    assert set(get_args(data_types.Phase)) == set(PHASES)
    assert set(get_args(data_types.ActionKind)) == set(ACTION_KINDS)
    typed = {name for name, kind in vars(events).items() if is_typeddict(kind)}
    assert {kind.title().replace("_", "") for kind in get_args(data_types.EventKind)} == typed
    assert choices(data_types.Seat) == set(SEATS)
    assert choices(data_types.CardSymbol) == {*CARD_SYMBOLS, "wild"}
    assert get_args(data_types.Mark) == get_args(Mark) == (*get_args(FileMark), "house")


def test_refusals_name_a_clause_or_a_listed_reason() -> None:
    named = "|".join({kind.partition(".")[0] for kind in get_args(data_types.NoClause)})
    said = re.compile(rf'"((?:{named})\.(?!html|gif)[a-z-]+)"')
    files = [path for path in PACKAGE.rglob("*.py") if path.name != "data_types.py"]
    found = {kind for path in files for kind in said.findall(path.read_text(encoding="utf-8"))}
    assert found == set(get_args(data_types.NoClause))
    assert not found & set(clauses())


@pytest.mark.parametrize(("edition", "mode"), [("nordic", "missions"), ("german", "domination")])
def test_an_observation_has_the_keys_that_it_promises(edition: str, mode: str) -> None:
    promised = data_types.Observation.__required_keys__
    legal = data_types.LegalRanges.__optional_keys__
    game = Game.new(edition=edition, mode=mode, seats=["red", "blue", "green"], seed=2)
    bot = make("bold", 1)
    met: set[str] = set()
    while not game.is_over and game.round < 12:
        seen = game.observe(game.actor)
        assert seen.keys() == promised
        assert seen["legal"] is not None
        assert seen["legal"].keys() <= legal
        if seen["battle"] is not None:
            assert seen["battle"].keys() == data_types.ObservedBattle.__required_keys__
        assert seen["rules"].keys() == data_types.ObservedRules.__required_keys__
        met |= {event.type for event in game.apply(bot.choose(seen))}
    assert met <= set(get_args(data_types.EventKind))
