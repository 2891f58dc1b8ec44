"""The players that a widget accepts for its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.bots import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

GREEN = {"red": "human", "blue": "human"}


class HastyBot:
    """A bot that thinks about nothing.

    It takes whatever is legal.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Any, /) -> Any:
        return bots.RandomBot(self.seed).choose(observation)


def make_hasty(seed: str) -> HastyBot:
    return HastyBot(seed)


@pytest.fixture(autouse=True)
def no_bots_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start each test with only the package's bots."""
    monkeypatch.setattr(registry, "_ADDED", {})
    known = dict(bots.BOTS)
    yield
    bots.BOTS.clear()
    bots.BOTS.update(known)


def seat(widget: rw.RiskWidget, seat: str = "green") -> Any:
    """Return the bot of a seat."""
    assert widget.session.match is not None
    return widget.session.match.bots[seat]


@pytest.mark.parametrize(
    ("given", "called"),
    [
        (HastyBot, "hasty-bot"),
        (make_hasty, "make-hasty"),
        (HastyBot("mine"), "hasty-bot"),
        (lambda seed: HastyBot(seed), "lambda"),
    ],
)
def test_a_bot_object_can_be_given(given: Any, called: str) -> None:
    widget = rw.RiskWidget(seats={**GREEN, "green": given}, seed=1)
    assert widget.session.players == {**GREEN, "green": called}
    assert isinstance(seat(widget), HastyBot)
    assert seat(widget) is not given
    assert called in [bot["id"] for bot in widget.catalog["bots"]]


def test_a_bot_of_its_own_id_keeps_it() -> None:
    rw.add_bot("hasty", HastyBot)
    widget = rw.RiskWidget(seats={**GREEN, "green": HastyBot})
    assert widget.session.players["green"] == "hasty"
    assert bots.BOTS["hasty"].summary == "A bot that thinks about nothing."


def test_two_bots_with_one_name_are_different() -> None:
    first, second = HastyBot("first"), HastyBot("second")
    widget = rw.RiskWidget(seats={"red": first, "blue": second, "green": first})
    players = widget.session.players
    assert players == {"red": "hasty-bot", "blue": "hasty-bot-2", "green": "hasty-bot"}
    assert [seat(widget, name).seed for name in players] == ["first", "second", "first"]


def test_a_redefined_class_replaces_the_first() -> None:
    again = type("HastyBot", (HastyBot,), {})
    for given in (HastyBot, again):
        widget = rw.RiskWidget(seats={**GREEN, "green": given})
        assert widget.session.players["green"] == "hasty-bot"
        assert type(seat(widget)) is given


def test_no_bot_gets_the_id_of_an_existing_one() -> None:
    rw.add_bot("hasty-bot", make_hasty)
    for given, called in [
        (HastyBot, "hasty-bot-2"),
        (type("Random", (HastyBot,), {}), "random-2"),
        (type("Human", (HastyBot,), {}), "human-2"),
    ]:
        widget = rw.RiskWidget(seats={**GREEN, "green": given})
        assert widget.session.players["green"] == called
    assert bots.added_maker("hasty-bot") is make_hasty


def test_another_game_keeps_the_same_players() -> None:
    widget = rw.RiskWidget()
    game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
    widget.new_game(game, seats={**GREEN, "green": HastyBot})
    assert isinstance(seat(widget), HastyBot)
    item = {"id": "1", "base_seq": 0, "action": {"type": "again", "same_dice": False}}
    widget.set_state({"outbox": [item]})
    widget.close()
    assert widget._relay.driver.join(60)
    assert widget.game is not game
    assert isinstance(seat(widget), HastyBot)


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        ({**GREEN, "green": None}, r"seats\['green'\] must be 'human', a bot's id, .*, not None$"),
        ({**GREEN, "green": 3}, r"seats\['green'\] must be 'human', a bot's id, .*, not 3$"),
        (["red", "blue"], r"seats must map seats to players, .*, not \['red', 'blue'\]$"),
        ("red", r"seats must map seats to players, .*, not 'red'$"),
        ({**GREEN, "green": "bol"}, r"^there is no bot 'bol' \(did you mean 'bold'\?\); choose"),
    ],
)
def test_an_invalid_player_is_refused_in_one_sentence(seats: Any, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        rw.RiskWidget(seats=seats)


def test_a_function_that_makes_no_bot_is_named() -> None:
    with pytest.raises(TypeError, match=r"lambda.* made 5, which has no choose"):
        rw.RiskWidget(seats={**GREEN, "green": lambda _: 5})  # type: ignore[dict-item, return-value]
    assert "lambda" not in bots.BOTS
