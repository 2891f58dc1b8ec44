"""Teach me: explained is what is possible, what the chosen move does, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import bots
from risk_widget.rules.clauses import clauses
from risk_widget.rules.values import has_clause
from risk_widget.widget.play import Play
from risk_widget.widget.session import Session
from risk_widget.widget.snapshot import Shown
from risk_widget.widget.teach import PARTS
from risk_widget.widget.teach import guide as guide_of
from tests.engine.ways import WAYS
from tests.widget import positions
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    import risk_widget as rw


def table(game: rw.Game, **players: str) -> PagePlayer:
    """A page in front of which all seats sit that are not named, and the first has come to it."""
    session = Session(game, seats=dict.fromkeys(game.seats, "human") | players, teach=True)
    page = PagePlayer(session)
    shown = session.snapshot()
    if shown["screen"] == "handover":
        page.send({"type": "ready", "seat": shown["handover"]["to"]})
    return page


def asked(page: PagePlayer, move: dict[str, Any] | None = None, **choice: str) -> dict[str, Any]:
    """What the kernel tells of the moment."""
    query = {"type": "query", "what": "teach", **choice}
    ack = page.send(query | ({} if move is None else {"move": move}))
    assert ack["ok"], ack
    return dict(ack["data"])


def told(lines: list[dict[str, str]]) -> dict[str, str]:
    """The sentences by their clause, the last one where a clause has several."""
    return {line["rule"]: line["text"] for line in lines}


def test_whatever_comes_is_explained_by_clauses_that_the_game_has() -> None:
    met: set[str] = set()
    for way in WAYS:
        game = way.new(3, board="strait")
        minds = {seat: bots.make("bold", seat, board=game.board) for seat in game.seats}
        play = Play(game, dict.fromkeys(game.seats, "human"), {})
        for _ in range(250 if way.players == 2 else 60):
            if game.is_over:
                break
            actor = game.actor
            assert actor is not None
            met.add(game.phase)
            shown = Shown(actor, "shown", play.players, play.names, frozenset())
            move = dict(minds[actor].choose(game.observe(actor)))
            for guide in (guide_of(play, shown), guide_of(play, shown, move=move)):
                lines = guide["now"] + (guide["move"] or {"lines": []})["lines"]
                rules = [line["rule"] for line in lines] + [rule["id"] for rule in guide["rules"]]
                assert set(rules) <= clauses().keys()
                assert all(has_clause(rule, game.edition, game.mode) for rule in rules), way
                assert guide["rules"]
                assert 0 <= guide["at"] < len(guide["steps"])
            assert guide["move"]["legal"]
            game.apply(move)
            play.changed()
    assert met == PARTS.keys()


def test_an_attack_is_told_in_numbers() -> None:
    page = table(positions.attack())
    first = asked(page)
    assert first["at"] == 0
    assert told(first["now"])["attack.adjacent"] == "1 territory can attack, and 4 can be attacked."
    assert asked(page, source="brazil")["at"] == 1
    attack = {"type": "attack", "source": "brazil", "target": "north-africa", "armies": 3}
    guide = asked(page, attack, source="brazil")
    assert guide["at"] == 2
    lines = told(guide["move"]["lines"])
    # Three dice against one: 855 of the 1296 throws cost the defender the army.
    assert "costs you 0.34 armies and Blue 0.66" in lines["attack.compare"]
    assert "97 % of the time" in lines["attack.repeat"]
    assert "at least 3 armies must move in" in lines["capture.occupy"]
    [dice] = [rule for rule in guide["rules"] if rule["id"] == "attack.defence-dice"]
    assert dice["value"] == "With 1 or 2 armies 1 die, with 3 or more armies 1 or 2 dice."


def test_the_dice_are_those_of_the_edition() -> None:
    attack = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
    found = {
        edition: told(asked(table(positions.attack(edition=edition)), attack)["move"]["lines"])
        for edition in ("nordic", "german")
    }
    assert found["nordic"]["attack.defence-dice"] == "You roll 3 dice, Blue up to 2 dice."
    assert found["german"]["attack.defence-dice"] == "You roll 3 dice, Blue up to 3 dice."


def test_a_move_that_is_refused_is_told_with_its_clause() -> None:
    page = table(positions.attack())
    far = {"type": "attack", "source": "brazil", "target": "china", "armies": 3}
    move = asked(page, far)["move"]
    assert not move["legal"]
    assert told(move["lines"]).keys() == {"attack.adjacent"}
    assert page.session.game is not None
    assert page.session.game.history == ()


def test_cards_that_must_be_traded_come_first() -> None:
    game = positions.game(
        {
            "turn": "red",
            "phase": "reinforce",
            "to_place": 3,
            "territories": {**positions.WORLD, "brazil": ["red", 2]},
            "hands": {"red": ["alaska", "alberta", "japan", "congo", "siam"]},
        }
    )
    guide = asked(table(game))
    assert guide["at"] == 0
    assert "you must trade" in told(guide["now"])["cards.must-trade"]


def test_covered_cards_are_not_told_of() -> None:
    page = table(positions.reinforce())
    assert "set worth 10 armies" in told(asked(page)["now"])["cards.when"]
    page.send({"type": "conceal"})
    assert "cards" not in str([line["text"] for line in asked(page)["now"]])
    trade = {"type": "trade", "cards": ["alaska", "japan", "congo"]}
    ack = page.send({"type": "query", "what": "teach", "move": trade})
    assert (ack["ok"], ack["rule"]) == (False, "info.secret")


def test_a_defender_is_told_what_each_choice_costs() -> None:
    game = positions.attack()
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    guide = asked(table(game, red="cautious"))
    costs = [line["text"] for line in guide["now"] if line["rule"] == "attack.compare"]
    assert costs == [
        "1 die costs you 0.66 and the attacker 0.34 on average.",
        "2 dice cost you 1.08 and the attacker 0.92 on average.",
    ]


def test_while_a_bot_decides_there_is_nothing_to_do_but_to_watch() -> None:
    page = table(positions.attack(), red="cautious", blue="cautious", green="cautious")
    guide = asked(page)
    assert (guide["at"], guide["move"]) == (None, None)
    assert told(guide["now"]) == {"turn.order": "Red decides: combat."}


def test_the_switch_changes_nothing_but_itself() -> None:
    session = Session(positions.attack(), seats=dict.fromkeys(positions.SEATS, "human"))
    page = PagePlayer(session)
    before = session.snapshot()
    assert "teach" not in before
    assert page.send({"type": "teach", "value": True})["ok"]
    on = session.snapshot()
    assert on["teach"] is True
    assert on["seq"] == before["seq"]
    assert page.send({"type": "teach", "value": False})["ok"]
    off = session.snapshot()
    assert {k: v for k, v in off.items() if k != "acks"} == {
        k: v for k, v in before.items() if k != "acks"
    }


@pytest.mark.parametrize(
    "query",
    [
        {"move": "attack"},
        {"move": {"type": {"deep": 1}}},
        {"move": {str(n): n for n in range(9)}},
        {"source": "atlantis"},
        {"source": 3},
    ],
)
def test_a_malformed_question_is_refused(query: dict[str, Any]) -> None:
    ack = table(positions.attack()).send({"type": "query", "what": "teach", **query})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")


def test_a_move_that_is_none_is_told_as_such() -> None:
    move = asked(table(positions.attack()), {"type": "dance"})["move"]
    assert not move["legal"]
    assert told(move["lines"]).keys() == {"action.malformed"}


def test_nothing_is_told_once_the_game_is_over() -> None:
    game = positions.over()
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    ack = table(game).send({"type": "query", "what": "teach"})
    assert not ack["ok"]
