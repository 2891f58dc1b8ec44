"""Every edition, mode and number of players in the rules' table exists; any other is refused."""

from __future__ import annotations

import pytest

import risk_widget as rw
from risk_widget.engine.codes import NO_CAPITAL

SEATS = ["red", "blue", "green", "yellow", "black", "purple"]
# The table of the rules: the numbers of players for each mode of an edition.
TABLE: dict[str, dict[str, tuple[int, ...]]] = {
    "nordic": {
        "missions": (3, 4, 5, 6),
        "domination": (3, 4, 5, 6),
        "capital": (2, 3, 4, 5, 6),
        "duel": (2,),
    },
    "german": {"missions": (2, 3, 4, 5, 6), "domination": (2, 3, 4, 5, 6)},
    "italian": {"domination": (3, 4, 5, 6), "missions": (3, 4, 5, 6), "duel": (2,)},
    "czech": {"domination": (3, 4, 5, 6), "duel": (2,)},
}
LISTED = {
    "nordic": "missions for 3–6 players, domination for 3–6 players, capital for 2–6 players, "
    "duel for 2 players",
    "german": "missions for 2–6 players, domination for 2–6 players",
    "italian": "domination for 3–6 players, missions for 3–6 players, duel for 2 players",
    "czech": "domination for 3–6 players, duel for 2 players",
}
MODES = ("missions", "domination", "capital", "duel")
ALL = [(e, mode, n) for e in TABLE for mode in MODES for n in range(7)]
THERE = [(e, mode, n) for e, mode, n in ALL if n in TABLE[e].get(mode, ())]
NOT_THERE = [(e, mode, n) for e, mode, n in ALL if n not in TABLE[e].get(mode, ())]
THIRD = {"nordic": "neutral", "italian": "neutral", "czech": "allied"}


def test_the_table_is_complete() -> None:
    assert len(THERE) == 14 + 10 + 9 + 5
    assert len(THERE) + len(NOT_THERE) == 4 * 4 * 7


@pytest.mark.parametrize(("edition", "mode", "players"), THERE)
def test_a_game_from_the_table_can_be_played(edition: str, mode: str, players: int) -> None:
    game = rw.Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=players)
    for number in range(1500):
        if game.is_over or game.round > 2:
            break
        legal = game.legal_actions()
        game.apply(legal[number * 7919 % len(legal)])
    assert game.round >= 2 or game.is_over
    third = {game.owner(t) for t in game.board.ids} & {"third"}
    with_third = mode == "duel" or (mode == "capital" and players == 2)
    assert game.config.has_third == with_third
    assert bool(third) <= with_third
    if with_third:
        assert game.edition.rules(mode).third_army == THIRD[edition]
    assert any(m >= 0 for m in game.state.mission) == (mode == "missions")
    assert any(c != NO_CAPITAL for c in game.state.capital) == (mode == "capital")


@pytest.mark.parametrize(("edition", "mode", "players"), NOT_THERE)
def test_any_other_combination_is_refused_with_the_list(
    edition: str, mode: str, players: int
) -> None:
    with pytest.raises(rw.EditionError) as refused:
        rw.Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=1)
    message = str(refused.value)
    assert LISTED[edition] in message
    assert rw.load_edition(edition).title in message
    assert mode in message


def test_a_position_of_an_unknown_combination_is_refused_with_the_list() -> None:
    text = rw.Game.new(edition="czech", mode="domination", seed=1).position()
    with pytest.raises(rw.PositionError, match="duel for 2 players"):
        rw.Game.from_position(text.replace("domination", "missions"))


def test_an_unknown_mode_or_seat_is_refused() -> None:
    with pytest.raises(rw.EditionError, match="did you mean 'domination'"):
        rw.Game.new(edition="czech", mode="dominion", seats=SEATS[:3])
    with pytest.raises(ValueError, match="did you mean 'green'"):
        rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "grean"])
    with pytest.raises(ValueError, match="each player may be named only once"):
        rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "red"])
