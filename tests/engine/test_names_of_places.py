"""Questions accept the names of territories, while actions accept only ids."""

from __future__ import annotations

import pytest

from risk_widget.board import Board, load_board
from risk_widget.engine.actions import IllegalAction
from risk_widget.game import Game
from risk_widget.messages import use_language
from tests.engine.test_game import game_of


@pytest.mark.parametrize("word", ["Brasilien", "Brasillien"])
def test_an_action_takes_only_ids_and_suggests_the_id_for_a_name(word: str) -> None:
    """The text of an action is the same in every language."""
    game = game_of()
    named = {"type": "attack", "source": word, "target": "peru", "armies": 2}
    with use_language("de"):
        with pytest.raises(IllegalAction) as refused:
            game.apply(named)
        assert refused.value.message == (
            f"Ein Land „{word}“ gibt es nicht (meintest du „brazil“?)."
        )
        assert game.explain(named).rule == "action.malformed"
    assert not game.history


def test_questions_accept_names() -> None:
    game = game_of()
    with use_language("de"):
        assert game.owner("Brasilien") == "red"
        assert game.armies("Großbritannien") == 1
        assert game.odds("Brasilien", "Peru") == game.odds("brazil", "peru")
        ways = ("Peru", "argentinien")
        found = game.campaign_odds("brasilien", *ways)
        assert found == game.campaign_odds("brazil", "peru", "argentina")
        assert game.compare_sources(*ways).targets == ("peru", "argentina")
        assert game.board.territory("Ägypten").id == "egypt"
        assert game.board.continent("Südamerika").id == "south-america"
    with pytest.raises(KeyError, match="Brasilien"):
        game.owner("Brasilien")


def two_lakes() -> Board:
    """Return a board on which the names of two territories differ only by an accent."""
    data = load_board("island").to_json()
    del data["shapes"]
    data["id"], names = "lakes", ("Lake", "Láke")
    for place, name in zip(data["territories"], names, strict=False):
        place["name"] = name
        place["id"] = {"Lake": "first", "Láke": "second"}[name]
    old = load_board("island").ids[:2]
    new = dict(zip(old, ("first", "second"), strict=True))
    for continent in data["continents"]:
        continent["territories"] = [new.get(t, t) for t in continent["territories"]]
    for border in data["borders"]:
        border["between"] = [new.get(t, t) for t in border["between"]]
    return Board.from_json(data)


def test_an_ambiguous_name_is_refused_as_ambiguous() -> None:
    board = two_lakes()
    game = Game.new(edition="italian", mode="domination", seats=2 + 1, seed=1, board=board)
    told = "Several places are called 'LAKE'. Use one of these ids: 'first', 'second'."
    with pytest.raises(IllegalAction) as refused:
        game.apply({"type": "claim", "territory": "LAKE"})
    assert refused.value.message == told
    with pytest.raises(KeyError) as unknown:
        board.territory("LAKE")
    assert str(unknown.value) == told
    game.apply({"type": "claim", "territory": "first"})
    assert game.armies("first") == 1
