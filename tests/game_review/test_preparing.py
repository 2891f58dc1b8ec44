"""The judge of decisions is compiled during the game, and at most once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.game_review import mistakes, preparing
from risk_widget.game_review.preparing import PREPARATION, Preparation
from risk_widget.host import coaching
from risk_widget.host import game_host as hosts
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from pathlib import Path

BOTS = {"red": "human", "blue": "newcomer", "green": "newcomer"}


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record each start of a process instead of starting it, and return the records."""
    started: list[str] = []
    monkeypatch.setattr(preparing, "_start", lambda: started.append("process"))
    monkeypatch.setattr(preparing, "has_numba", lambda: True)
    monkeypatch.setattr(preparing, "is_ready", lambda: False)
    monkeypatch.setattr(hosts, "PREPARATION", Preparation())
    return started


def played(*, keep: bool = True, ahead: bool = True, seats: dict[str, str] = BOTS) -> PagePlayer:
    """Return the page of a game that has been played to its second round."""
    game = rw.Game.new(edition="nordic", mode="domination", seats=(*seats,), seed=3)
    session = Session(game, seats=seats, seed=1, bot_speed="instant", keep=keep)
    session.prepares_ahead = ahead
    page = PagePlayer(session, 1, "newcomer")
    while session.playing().game.round < 2:
        if session.to_advance:
            session.advance()
        else:
            assert page.send(page.decide(page.look()))["ok"]
    return page


def test_compiling_begins_with_the_first_turn_of_a_game_to_be_judged(
    begun: list[str], kept_folder: Path
) -> None:
    del kept_folder
    page = played()
    assert begun == ["process"]
    page.send({"type": "again", "same_dice": False})
    assert begun == ["process"]


@pytest.mark.parametrize(
    "settings",
    [{"keep": False}, {"ahead": False}, {"seats": {**BOTS, "blue": "human"}}],
    ids=["nothing kept", "not in a notebook", "two people"],
)
def test_compiling_does_not_begin_for_a_game_without_judgement(
    begun: list[str], kept_folder: Path, settings: dict[str, Any]
) -> None:
    del kept_folder
    played(**settings)
    assert begun == []


def test_compiling_does_not_begin_before_the_first_turn(
    begun: list[str], kept_folder: Path
) -> None:
    del kept_folder
    game = rw.Game.new(edition="nordic", mode="domination", seats=(*BOTS,), seed=3)
    session = Session(game, seats=BOTS, keep=True)
    session.prepares_ahead = True
    page = PagePlayer(session)
    assert page.send(page.decide(page.look()))["ok"]
    assert begun == []


def test_compiling_begins_on_the_form_once_the_coach_is_on(
    begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "PREPARATION", Preparation())
    monkeypatch.setattr(coaching, "_loaded", lambda: iter(()))
    session = Session()
    session.prepares_ahead = True
    page = PagePlayer(session)
    assert begun == []
    assert page.send({"type": "coach", "value": "mistakes"})["ok"]
    assert session.match is None
    assert begun == ["process"]


@pytest.mark.parametrize(("numba", "ready"), [(False, False), (True, True)])
def test_nothing_is_compiled_without_a_compiler_or_with_a_full_cache(
    begun: list[str], monkeypatch: pytest.MonkeyPatch, *, numba: bool, ready: bool
) -> None:
    monkeypatch.setattr(preparing, "has_numba", lambda: numba)
    monkeypatch.setattr(preparing, "is_ready", lambda: ready)
    Preparation().begin()
    assert begun == []


def test_a_machine_that_cannot_start_processes_compiles_later(
    begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise PermissionError

    monkeypatch.setattr(preparing, "_start", refuse)
    preparation = Preparation()
    preparation.begin()
    preparation.wait()
    assert begun == []


def test_a_search_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(mistakes, "is_compiled", lambda: True)
    monkeypatch.setattr(mistakes, "PREPARATION", PREPARATION)
    monkeypatch.setattr(type(PREPARATION), "wait", lambda _: done.append("waited"))
    monkeypatch.setattr(mistakes, "prepare", lambda bot: done.append(bot))
    game = rw.Game.new(edition="nordic", mode="domination", seats=(*BOTS,), seed=3)
    search = mistakes.Search(game, "red", budget=mistakes.Budget(1, 1, 1))
    search.finish()
    assert done == ["waited", mistakes.CONFIRMED_BY]
