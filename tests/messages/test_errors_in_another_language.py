"""Lists and players' errors are in the chosen language; errors for authors are in English."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.engine.chance import OutOfDice, Scripted
from risk_widget.messages import catalog, use_language
from risk_widget.svg import board_svg
from tests.messages.pseudo import PSEUDO, pseudo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(autouse=True)
def another_language() -> Iterator[None]:
    with catalog.add(PSEUDO, pseudo(catalog.source("en"))), use_language(PSEUDO):
        yield


SEATS = ["red", "blue", "green"]
TERRITORIES = {"*": ["blue", 1], "brazil": ["red", 5], "japan": ["green", 1]}
POSITION: dict[str, Any] = {"turn": "red", "phase": "attack", "territories": TERRITORIES}
GAME: dict[str, Any] = {"edition": "nordic", "mode": "domination", "seats": SEATS}


def position(**changes: Any) -> Callable[[], object]:
    return lambda: rw.Game.from_dict(position={**POSITION, **changes}, **GAME)


ERRORS: list[tuple[Callable[[], object], type[Exception]]] = [
    (lambda: rw.load_board("clasic"), rw.BoardError),
    (lambda: rw.load_board("strait").territory("atlantis"), KeyError),
    (lambda: rw.load_board("strait").continent("atlantis"), KeyError),
    (lambda: rw.load_edition("nordik"), rw.EditionError),
    (lambda: rw.Game.new(edition="nordic", mode="dominatoin", seed=1), rw.EditionError),
    (lambda: rw.Game.new(edition="nordic", mode="duel", seats=["red"], seed=1), rw.EditionError),
    (lambda: rw.Game.new(edition="nordic", options={"dice": "2"}, seed=1), rw.EditionError),
    (lambda: rw.Game.new(seats=["red", "blu", "green"], seed=1), ValueError),
    (lambda: rw.Game.new(seats=["red", "red", "green"], seed=1), ValueError),
    (lambda: rw.Game.new(seed=1).observe("pink"), ValueError),
    (lambda: rw.Game.new(seed=1).owner("peruu"), KeyError),
    (lambda: Scripted([1]).dice(0, 2), OutOfDice),
    (position(out=["red"]), ValueError),
    (lambda: rw.clause("attack.army"), ValueError),
    (lambda: rw.compare_editions("nordic"), rw.EditionError),
    (lambda: bots.make("cautios"), ValueError),
    (lambda: rw.simulate(["random"] * 9), ValueError),
]


FOR_AUTHORS: list[Callable[[], object]] = [
    lambda: Scripted([7]),
    lambda: rw.Game.new(seed=1, chance=Scripted()),
    lambda: rw.Game.new(seed=1).odds("peru"),
    lambda: rw.lab.DiceRule(attack=0),
    lambda: rw.lab.DiceRule(defence=(2,)),
    lambda: bots.make("bold").choose({"legal": None}),  # type: ignore[typeddict-item]
    lambda: rw.add_bot("Mine", bots.RandomBot),
    lambda: board_svg(rw.load_board("strait"), {}, theme="grey"),
    lambda: board_svg(rw.load_board("strait"), {}, width=0),
    lambda: board_svg(rw.load_board("strait"), {"atlantis": ("red", 1)}),
    lambda: board_svg(rw.load_board("strait"), {"wick": ("teal", 1)}),
    lambda: board_svg(rw.load_board("strait"), {}, highlight={"atlantis": "x"}),
    lambda: rw.messages.set_language("english"),
]


@pytest.mark.parametrize("misuse", FOR_AUTHORS)
def test_errors_for_authors_are_plain_english(misuse: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"[a-z]{2,} [a-z]{2,}") as caught:
        misuse()
    assert "⟦" not in str(caught.value)


def words_of_english(text: str) -> list[str]:
    """Return the pairs of adjacent lower-case words that don't come from the catalog."""
    outside = re.sub(r"⟦[^⟧]*⟧", "⟦⟧", text)
    return re.findall(r"[a-z]{2,} [a-z]{2,}", outside)


@pytest.mark.parametrize(("misuse", "kind"), ERRORS)
def test_errors_for_players_come_from_the_catalog(
    misuse: Callable[[], object], kind: type[Exception]
) -> None:
    with pytest.raises(kind) as caught:
        misuse()
    said = str(caught.value)
    assert "⟦" in said
    assert words_of_english(said) == []


def test_an_error_appears_in_its_readers_language() -> None:
    with pytest.raises(rw.EditionError) as caught:
        rw.load_edition("nordik")
    assert "⟦" in str(caught.value)
    with use_language("en"):
        assert str(caught.value).startswith("there is no edition 'nordik' (did you mean 'nordic'?)")


def test_tables_take_all_words_from_the_catalog() -> None:
    """The words of tables come from the catalog, except for clauses' and editions' own texts."""
    titles = [rw.load_edition(edition).title for edition in ("german", "italian")]
    bots_listed, editions = rw.list_bots(), rw.list_editions()
    compared = rw.compare_editions("german", "italian", mode="domination")
    said = [editions.title, compared.title, compared.columns[0]]
    said += [bots_listed.title, bots_listed.columns[1], *bots_listed[0].to_dict().values()][:4]
    said += [rw.list_boards().title, rw.list_boards().columns[1]]
    said += [cell.text for row in editions for cell in row.cells()[1:] if cell.text != "–"]
    said += [row.values[0].value for row in compared if row.values[0].value]
    for text in said:
        assert "⟦" in text or text == bots_listed[0].id
        known = "|".join(map(re.escape, ["domination", bots_listed[0].id, *titles]))
        left = re.sub(f"⟦[^⟧]*⟧|{known}", "", text)
        assert not re.search(r"[a-z]", left), text
    shown = repr(rw.clause("attack.armies"))
    for column in ("Edition", "Where", "Note", "printed"):
        assert column not in shown


def test_a_simulation_reports_in_words_of_the_catalog(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rw.simulate(["random"] * 3, 1, max_rounds=1, board="strait", progress=True)
    shown = capsys.readouterr().err
    assert shown.startswith("1⟦ öƒ ⟧1 ⟦ĝåɱé⟧, ")
    assert words_of_english(shown) == []


def test_a_picture_is_described_in_words_of_the_catalog() -> None:
    game = rw.Game.new(seed=1, board="strait", mode="domination")
    html = game._repr_mimebundle_()["text/html"]
    assert words_of_english(re.sub(r"<[^>]*>", " ", html)) == []
    picture = board_svg(game.board, {})
    described = re.findall(r"<desc[^>]*>(.*?)</desc>", picture)
    assert len(described) == 1
    assert words_of_english(described[0]) == []
