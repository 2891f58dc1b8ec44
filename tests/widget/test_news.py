"""The headline while other players act, and the changes of owner since the player's own turn."""

from __future__ import annotations

from typing import Any

from risk_widget.engine.chance import Scripted
from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green"]
AUSTRALIA = ["indonesia", "new-guinea", "western-australia", "eastern-australia"]
PLAYERS = {"red": "human", "blue": "cautious", "green": "cautious"}


def table() -> tuple[Game, PagePlayer]:
    """Return a table: Red, who holds Australia, ends its turn; Blue has many armies in Siam."""
    game = Game.from_dict(
        edition="czech",
        mode="domination",
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "fortify",
            "territories": {
                "*": ["green", 1],
                **{name: ["red", 1] for name in (*AUSTRALIA, "alaska")},
                "siam": ["blue", 9],
                "kamchatka": ["blue", 4],
            },
        },
        chance=Scripted(dice=[6, 6, 6, 1] * 9),
    )
    session = Session(game, seats=dict.fromkeys(SEATS, "human"))
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "end_phase"})
    return game, page


def capture(game: Game, source: str, target: str) -> None:
    game.apply({"type": "attack", "source": source, "target": target, "armies": 3})
    if game.phase == "defend":
        game.apply({"type": "defend", "dice": 1})
    game.apply({"type": "occupy", "armies": 3})


def played() -> tuple[dict[str, Any], PagePlayer]:
    """Return the screen after Blue took Indonesia and Japan, when Red's turn begins again."""
    game, page = table()
    while game.phase == "reinforce":
        game.apply(game.legal_actions()[0])
    capture(game, "siam", "indonesia")
    capture(game, "kamchatka", "alaska")
    game.apply({"type": "end_phase"})
    while game.turn != "red":
        ends = [a for a in game.legal_actions() if a.type == "end_phase"]
        game.apply(ends[0] if ends else game.legal_actions()[0])
    page.session.refresh()
    page.send({"type": "ready", "seat": "red"})
    return page.look(), page


def test_a_turn_begins_with_the_news() -> None:
    state, page = played()
    recap = state["recap"]
    assert recap["headline"] == "Blue took 2 territories from you; you have lost Australia."
    assert recap["changed"] == {"indonesia": "red", "alaska": "red"}
    page.send({"type": "place", "territory": "new-guinea", "armies": 1})
    assert page.look()["recap"]["changed"] == recap["changed"]
    while page.look()["phase"] == "reinforce":
        page.send(page.decide(page.look()))
    assert page.look()["recap"] is None


def test_while_bots_play_the_headline_is_about_them() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=3)
    session = Session(game, seats=PLAYERS, seed=3)
    page = PagePlayer(session, mind="cautious", seed=1)
    seen: set[str] = set()
    for _ in range(600):
        state = page.look()
        if state["phase"] in {"claim", "place"}:
            assert not (state["recap"] or {}).get("headline")
        if session.to_advance:
            seen.add(state["recap"]["headline"])
            session.advance()
        else:
            page.send(page.decide(state))
    assert any(" took " in news for news in seen)
    assert "" in seen
