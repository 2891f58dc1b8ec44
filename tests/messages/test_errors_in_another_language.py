"""What goes wrong, and what is listed, is said in the language that is chosen."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, cast

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.battles.battle_table import answer_table, roll_table
from risk_widget.board import Board
from risk_widget.engine.chance import OutOfDice, Scripted
from risk_widget.engine.core_game import Observers
from risk_widget.messages import catalog, use_language
from risk_widget.scenario import CaseFailed, main, run_case
from risk_widget.svg import board_svg
from tests.messages.pseudo import PSEUDO, pseudo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def another_language() -> Iterator[None]:
    with catalog.add(PSEUDO, pseudo(catalog.source("en"))), use_language(PSEUDO):
        yield


SEATS = ["red", "blue", "green"]
TERRITORIES = {"*": ["blue", 1], "brazil": ["red", 5], "japan": ["green", 1]}
POSITION: dict[str, Any] = {"turn": "red", "phase": "attack", "territories": TERRITORIES}
GAME: dict[str, Any] = {"edition": "nordic", "mode": "domination", "seats": SEATS}
CASE: dict[str, Any] = {"id": "a", **GAME, "given": POSITION, "steps": []}


def case(**changes: Any) -> Callable[[], object]:
    return lambda: run_case({**CASE, **changes})


def position(**changes: Any) -> Callable[[], object]:
    return lambda: rw.Game.from_dict(position={**POSITION, **changes}, **GAME)


def board(**changes: Any) -> Callable[[], object]:
    return lambda: Board.from_json({**rw.load_board("strait").to_json(), **changes})


def variant(**fields: Any) -> Callable[[], object]:
    return lambda: rw.load_edition("nordic").variant(**fields)


ERRORS: list[tuple[Callable[[], object], type[Exception]]] = [
    (lambda: rw.load_board("clasic"), rw.BoardError),
    (lambda: Board.from_json([]), rw.BoardError),
    (board(id="A B", name=" ", borders=[], shape=1), rw.BoardError),
    (board(territories=[{"id": "x", "card": "horse"}, 7]), rw.BoardError),
    (board(continents=[{"id": 1, "bonus": -1, "territories": []}]), rw.BoardError),
    (board(shapes={"w": 1}), rw.BoardError),
    (lambda: rw.load_board("strait").territory("atlantis"), KeyError),
    (lambda: rw.load_board("strait").continent("atlantis"), KeyError),
    (lambda: rw.load_edition("nordik"), rw.EditionError),
    (variant(minimum_armies=0, movement="rested"), rw.EditionError),
    (variant(movment="one"), rw.EditionError),
    (variant(pieces=3), rw.EditionError),
    (variant(defence_dice=[2], fixed_values={}, starting_armies={3: 0}), rw.EditionError),
    (lambda: rw.Game.new(edition="nordic", mode="dominatoin", seed=1), rw.EditionError),
    (lambda: rw.Game.new(edition="nordic", mode="duel", seats=["red"], seed=1), rw.EditionError),
    (lambda: rw.Game.new(edition="nordic", options={"dice": "2"}, seed=1), rw.EditionError),
    (lambda: rw.Game.new(seats=["red", "blu", "green"], seed=1), ValueError),
    (lambda: rw.Game.new(seats=["red", "red", "green"], seed=1), ValueError),
    (lambda: rw.Game.new(seed=1, chance=Scripted([7])), ValueError),
    (lambda: rw.Game.new(seed=1, chance=Scripted()), ValueError),
    (lambda: rw.Game.new(seed=1).observe("pink"), ValueError),
    (lambda: rw.Game.new(seed=1).owner("peruu"), KeyError),
    (lambda: rw.Game.new(seed=1).odds("peru"), ValueError),
    (lambda: Scripted([1]).dice(0, 2), OutOfDice),
    (position(colour=1), ValueError),
    (position(phase="attak"), ValueError),
    (position(territories={"atlantis": ["red", 1]}), ValueError),
    (position(territories={"*": "red"}), ValueError),
    (position(territories={"*": ["red", 0]}), ValueError),
    (position(territories={"*": ["third", 1]}), ValueError),
    (position(territories={}), ValueError),
    (position(hands={"red": ["perru"]}), ValueError),
    (position(missions={"red": "win"}), ValueError),
    (position(phase="occupy"), ValueError),
    (position(to_place=-1), ValueError),
    (position(out=["red"]), ValueError),
    (position(turn=None), ValueError),
    (lambda: rw.odds(0, 1), ValueError),
    (lambda: rw.odds(3, 1, stop_at=0), ValueError),
    (lambda: rw.odds(3, 1, armies=0), ValueError),
    (lambda: rw.odds(4000, 4000), ValueError),
    (lambda: roll_table(0, 1), ValueError),
    (lambda: answer_table([], 1), ValueError),
    (lambda: rw.DiceRule(attack=0), ValueError),
    (lambda: rw.DiceRule(defence=(2,)), ValueError),
    (lambda: rw.clause("attack.army"), ValueError),
    (lambda: rw.compare_editions("nordic"), rw.EditionError),
    (lambda: bots.make("cautios"), ValueError),
    (lambda: bots.make("bold").choose(cast("Any", {"legal": None})), ValueError),
    (lambda: rw.simulate(["random"] * 9), ValueError),
    (lambda: rw.simulate(["random"] * 3, seats=["red"]), ValueError),
    (lambda: board_svg(rw.load_board("strait"), {}, theme="grey"), ValueError),
    (lambda: board_svg(rw.load_board("strait"), {}, width=0), ValueError),
    (lambda: board_svg(rw.load_board("strait"), {"atlantis": ("red", 1)}), ValueError),
    (lambda: board_svg(rw.load_board("strait"), {}, highlight={"atlantis": "x"}), ValueError),
    (case(edition="nordik"), CaseFailed),
    (case(board="clasic"), CaseFailed),
    (case(colour=1), CaseFailed),
    (case(new={}), CaseFailed),
    (case(steps=[{}]), CaseFailed),
    (case(steps=[{"do": {"type": "end_phase"}, "sea": 1}]), CaseFailed),
    (case(steps=[{"do": {"type": "trade", "cards": []}}]), CaseFailed),
    (case(steps=[{"refuse": {"type": "end_phase"}}]), CaseFailed),
    (case(steps=[{"expect": {"fase": 1}}]), CaseFailed),
    (case(steps=[{"expect": {"phase": "fortify"}}]), CaseFailed),
    (case(steps=[{"expect": {"hands": {"red": ["peru"]}}}]), CaseFailed),
    (case(steps=[{"expect": {"can": [{"type": "occupy", "armies": 1}]}}]), CaseFailed),
    (case(steps=[{"expect": {"cannot": [{"type": "end_phase"}]}}]), CaseFailed),
    (case(steps=[{"view": {"seat": "red", "has": ["xyz"]}}]), CaseFailed),
]


def words_of_english(text: str) -> list[str]:
    """Pairs of words in small letters beside each other, outside of what the catalog said."""
    outside = re.sub(r"⟦[^⟧]*⟧", "⟦⟧", text)
    return re.findall(r"[a-z]{2,} [a-z]{2,}", outside)


@pytest.mark.parametrize(("misuse", "kind"), ERRORS)
def test_errors_are_said_by_the_catalog(
    misuse: Callable[[], object], kind: type[Exception]
) -> None:
    with pytest.raises(kind) as caught:
        misuse()
    said = str(caught.value)
    assert "⟦" in said
    assert words_of_english(said) == []


def test_an_error_is_said_in_the_language_of_whoever_reads_it() -> None:
    with pytest.raises(rw.EditionError) as caught:
        rw.load_edition("nordik")
    assert "⟦" in str(caught.value)
    with use_language("en"):
        assert str(caught.value).startswith("there is no edition 'nordik' (did you mean 'nordic'?)")


def test_only_one_lock_is_held() -> None:
    from threading import Lock

    watchers = Observers()
    watchers.share(Lock())
    with pytest.raises(ValueError, match="⟦"):
        watchers.share(Lock())


def test_tables_have_no_words_of_their_own() -> None:
    """The texts of clauses and editions stand in files of their own, and are left out here."""
    titles = [rw.load_edition(edition).title for edition in ("german", "italian")]
    bots_listed, editions = rw.list_bots(), rw.list_editions()
    compared = rw.compare_editions("german", "italian", mode="domination")
    said = [editions.title, compared.title, compared.columns[0]]
    said += [bots_listed.title, bots_listed.columns[1], *bots_listed[0].to_dict().values()][:4]
    said += [rw.list_boards().title, rw.list_boards().columns[1]]
    said += [cell.text for row in editions for cell in row.cells()[1:] if cell.text != "–"]
    said += [row.values[0].value for row in compared if row.values[0].value]
    for text in said:
        assert "⟦" in text or text == "easygoing"
        left = re.sub(rf"⟦[^⟧]*⟧|domination|easygoing|{'|'.join(map(re.escape, titles))}", "", text)
        assert not re.search(r"[a-z]", left), text
    shown = repr(rw.clause("attack.armies"))
    for column in ("Edition", "Where", "Note", "printed"):
        assert column not in shown


def test_the_program_speaks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main([])
    main([str(tmp_path / "nothing.json")])
    (tmp_path / "wrong.json").write_text('[{"id": "a"}, {"id": "a"}]', encoding="utf-8")
    main([str(tmp_path)])
    said = capsys.readouterr().out
    assert words_of_english(said) == []
    assert said.count("⟦") > 5


def test_a_simulation_reports_in_words_of_the_catalog(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    rw.simulate(["random"] * 3, 1, max_rounds=1, board="strait", progress=True)
    shown = capsys.readouterr().err
    assert shown.startswith("\r1⟦ öƒ ⟧1⟦ ĝåɱéš, ⟧")
    assert words_of_english(shown) == []


def test_a_picture_is_described_in_words_of_the_catalog() -> None:
    game = rw.Game.new(seed=1, board="strait", mode="domination")
    html = game._repr_mimebundle_()["text/html"]
    assert words_of_english(re.sub(r"<[^>]*>", " ", html)) == []
    picture = board_svg(game.board, {})
    described = re.findall(r"<desc[^>]*>(.*?)</desc>", picture)
    assert len(described) == 1
    assert words_of_english(described[0]) == []
