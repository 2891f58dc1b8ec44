"""The order of turns in a game from the form: as listed, or drawn from the seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.host.session import Session
from risk_widget.play.kept_games import kept_text
from risk_widget.play.new_game import drawn_order
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from pathlib import Path

LISTED = ["red", "blue", "green"]
NEW: dict[str, Any] = {
    "type": "new_game",
    "edition": "nordic",
    "mode": "missions",
    "seats": [
        {"seat": "red", "player": "human", "name": "Ada"},
        {"seat": "blue", "player": "casual"},
        {"seat": "green", "player": "casual"},
    ],
}
DRAWN = NEW | {"order": "drawn"}


def seats(page: PagePlayer) -> list[str]:
    return [row["seat"] for row in page.look()["seats"]]


def begun(**change: Any) -> PagePlayer:
    page = PagePlayer(Session())
    assert page.send(DRAWN | change)["ok"]
    return page


def test_the_seed_draws_the_order_and_everybody_is_equally_often_first() -> None:
    assert seats(begun(seed=7)) == seats(begun(seed=7))
    first = Counter(seats(begun(seed=seed))[0] for seed in range(60))
    assert {*first} == {*LISTED}
    assert min(first.values()) > 8
    # The order that the form's Python code gives.
    order = [*LISTED]
    Random("7/order").shuffle(order)
    assert seats(begun(seed=7)) == order


def test_every_player_keeps_colour_and_name() -> None:
    for seed in range(6):
        shown = {
            row["seat"]: (row["player"], row["name"]) for row in begun(seed=seed).look()["seats"]
        }
        assert shown["red"] == ("human", "Ada")
        assert shown["blue"][0] == shown["green"][0] == "casual"


def test_without_a_draw_the_listed_order_stays() -> None:
    for seed in range(6):
        for change in ({"order": "listed"}, {}):
            page = PagePlayer(Session())
            assert page.send(NEW | change | {"seed": seed})["ok"]
            assert seats(page) == LISTED
            assert page.look()["host"]["listed"] is None
    assert not PagePlayer(Session()).send(NEW | {"order": "by dice"})["ok"]


def test_the_form_gets_the_seats_in_their_listed_order() -> None:
    page = begun(seed=next(n for n in range(9) if drawn_order(LISTED, n) != LISTED))
    assert seats(page) != LISTED
    assert page.look()["host"]["listed"] == LISTED
    assert PagePlayer(Session()).look()["chosen"]["order"] == "drawn"


def test_another_game_draws_again_and_the_same_dice_keep_the_order() -> None:
    page = begun()
    orders = set()
    for _ in range(30):
        before = seats(page)
        assert page.send({"type": "again", "same_dice": True})["ok"]
        assert seats(page) == before
        assert page.send({"type": "again", "same_dice": False})["ok"]
        orders.add((*seats(page),))
    assert len(orders) > 1
    listed = PagePlayer(Session())
    assert listed.send(NEW)["ok"]
    for _ in range(8):
        assert listed.send({"type": "again", "same_dice": False})["ok"]
        assert seats(listed) == LISTED


def test_a_saved_game_knows_that_its_order_was_drawn(tmp_path: Path) -> None:
    page = begun(seed=3)
    match = page.session.match
    assert match is not None
    file = tmp_path / "a.risk"
    file.write_text(kept_text(match), encoding="utf-8")
    again = Session()
    again.go_on(file)
    assert again.match is not None
    assert again.match.listed == (*LISTED,)
    assert [*again.match.game.seats] == seats(page)
    # A list with seats that the game does not have is invalid.
    file.write_text(
        file.read_text(encoding="utf-8").replace('"listed": ["red"', '"listed": ["black"')
    )
    again.go_on(file)
    assert again.match.listed is None
