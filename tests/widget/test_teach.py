"""*Teach me* explains the possible moves, the effect of the chosen move, and the clauses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import bots
from risk_widget.engine.cards import set_after
from risk_widget.host.session import Session
from risk_widget.play.match import Match
from risk_widget.play.snapshot import Viewpoint
from risk_widget.play.teach import PARTS, part_of
from risk_widget.play.teach import guide as guide_of
from risk_widget.rules.clauses import clauses, has_clause
from tests.engine.ways import WAYS
from tests.widget import positions
from tests.widget.page_player import PagePlayer, screen_of

if TYPE_CHECKING:
    import risk_widget as rw
    from risk_widget.protocol.answer_types import TeachLine


def table(game: rw.Game, **players: str) -> PagePlayer:
    """Open a page for the people's seats, one of whom has taken the screen if need be."""
    session = Session(game, seats=dict.fromkeys(game.seats, "human") | players, teach=True)
    page = PagePlayer(session)
    shown = screen_of(session)
    if shown["screen"] == "handover":
        page.send({"type": "ready", "seat": shown["handover"]["to"]})
    return page


def asked(page: PagePlayer, move: dict[str, Any] | None = None, **choice: str) -> dict[str, Any]:
    """Return the explanation that the page gets for this choice."""
    query = {"type": "query", "what": "teach", **choice}
    ack = page.send(query | ({} if move is None else {"move": move}))
    assert ack["ok"], ack
    return dict(ack["data"])


def told(lines: list[TeachLine]) -> dict[str, str]:
    """Map each clause to its sentence, or to the last one if a clause has several."""
    return {line["rule"]: line["text"] for line in lines}


def check_words(game: rw.Game, lines: list[TeachLine], move: dict[str, Any]) -> None:
    """Check the sentences as far as that is possible from the position alone."""
    text = " ".join(line["text"] for line in lines)
    assert not re.search("(,| and) The ", text), text
    assert all(line["text"][:1].isupper() or line["text"][:1].isdigit() for line in lines), text
    state, config = game.state, game.config
    if "but no set" in text:
        assert set_after(config.params, state, state.actor, -1) < 0
    if state.battle and state.battle.defender == config.third:
        assert not re.search("costs? you", text), text
    if "Nobody else" in text:
        place = state.battle.target if state.battle else None
        if place is None:
            place = config.index[move.get("target") or move["territory"]]
        # An army that nobody owns is not an enemy.
        own = {state.battle.attacker if state.battle else state.owner[place], state.actor, -1}
        assert {state.owner[n] for n in config.neighbours[place]} <= own


def test_every_event_is_explained_by_clauses_of_the_game() -> None:
    met: set[str] = set()
    for setup in WAYS:
        game = setup.new(3, board="strait")
        minds = {seat: bots.make("bold", seat, board=game.board) for seat in game.seats}
        play = Match(game, dict.fromkeys(game.seats, "human"), {})
        for _ in range(160 if setup.players == 2 else 40):
            if game.is_over:
                break
            actor = game.actor
            assert actor is not None
            met.add(part_of(game) or "")
            shown = Viewpoint(play, actor, "shown")
            move = dict(minds[actor].choose(game.observe(actor)))
            for guide in (guide_of(shown), guide_of(shown, move=move)):
                lines = guide["now"] + (guide["move"]["lines"] if guide["move"] else [])
                rules = [line["rule"] for line in lines] + [rule["id"] for rule in guide["rules"]]
                assert set(rules) <= clauses().keys()
                assert all(has_clause(rule, game.edition, game.mode) for rule in rules), setup
                assert guide["rules"]
                assert guide["at"] is not None
                assert 0 <= guide["at"] < len(guide["steps"])
                check_words(game, lines, move)
                assert "{" not in guide["title"] + guide["about"]
            assert guide["move"] is not None
            assert guide["move"]["legal"]
            game.apply(move)
            play.settle()
    # These two parts are rare; they have tests of their own below.
    assert met | {"reinforce/won", "occupy/third"} == PARTS.keys()


def test_an_attack_is_explained_in_numbers() -> None:
    page = table(positions.attack())
    first = asked(page)
    assert first["at"] == 0
    assert (
        told(first["now"])["attack.adjacent"]
        == "You can attack from 1 territory, and 4 can be attacked."
    )
    assert asked(page, source="brazil")["at"] == 1
    attack = {"type": "attack", "source": "brazil", "target": "north-africa", "armies": 3}
    guide = asked(page, attack, source="brazil")
    assert guide["at"] == 2
    lines = told(guide["move"]["lines"])
    # Three dice against one: 855 of the 1296 rolls cost the defender the army.
    assert "costs you 0.34 armies and Blue 0.66" in lines["attack.compare"]
    assert "97% of the time" in lines["attack.repeat"]
    assert "at least 3 armies must move in" in lines["capture.occupy"]
    [dice] = [rule for rule in guide["rules"] if rule["id"] == "attack.defence-dice"]
    assert dice["value"] == "1 die with 1 or 2 armies, 1 or 2 dice with 3 or more armies."


def test_the_beaten_owner_next_door_is_still_an_enemy() -> None:
    around = {"brazil": ["red", 6], "peru": ["blue", 1], "argentina": ["blue", 7]}
    given = {"turn": "red", "phase": "attack", "territories": {**positions.WORLD, **around}}
    game = positions.game(given, dice=(6, 6, 6, 1))
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    lines = asked(table(game), {"type": "occupy", "armies": 3})["move"]["lines"]
    assert "attack Argentina" in told(lines)["capture.onward"]


def test_an_army_that_never_attacks_is_no_danger() -> None:
    third = {"*": ["third", 9], "brazil": ["red", 2], "japan": ["blue", 1]}
    found = {}
    for edition in ("italian", "czech"):
        given = {"turn": "red", "phase": "reinforce", "to_place": 3, "territories": third}
        game = positions.game(given, edition=edition, mode="duel", seats=["red", "blue"])
        found[edition] = told(asked(table(game))["now"])["attack.adjacent"]
    assert found["italian"] == "None of your territories is weaker than the enemies next to it."
    assert found["czech"].startswith("Brazil is in the most danger: 2 against 36")


def test_the_third_army_loses_armies_in_its_defence() -> None:
    third = {"*": ["third", 3], "brazil": ["red", 9], "japan": ["blue", 1]}
    given = {"turn": "red", "phase": "attack", "territories": third}
    game = positions.game(given, edition="czech", mode="duel", seats=["red", "blue"])
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    guide = asked(table(game, red="cautious"))
    assert guide["title"] == "Defending for the allied army"
    costs = [line["text"] for line in guide["now"] if line["rule"] == "attack.compare"]
    assert costs[0].startswith("1 die costs the allied army 0.66")


def test_the_third_armys_captures_belong_to_it() -> None:
    around = {"*": ["third", 6], "brazil": ["red", 1], "japan": ["red", 2], "congo": ["blue", 3]}
    given = {"turn": "red", "phase": "attack", "third_to_place": 3, "territories": around}
    game = positions.game(
        given, edition="czech", mode="duel", seats=["red", "blue"], dice=(6, 6, 6, 1)
    )
    game.apply({"type": "end_phase"})
    game.apply({"type": "place", "territory": "peru", "armies": 3})
    attack = {"type": "attack", "source": "peru", "target": "brazil", "armies": 3}
    lines = told(asked(table(game, red="cautious"), attack)["move"]["lines"])
    assert lines["attack.defence-dice"] == "The allied army rolls 3 dice, Red 1 die."
    assert "costs the allied army 0.34" in lines["attack.compare"]
    game.apply(attack)
    guide = asked(table(game, red="cautious"), {"type": "occupy", "armies": 3})
    assert guide["title"] == "Moving the allied army in"
    assert "yours" not in guide["about"]
    assert "cards.earn" not in [rule["id"] for rule in guide["rules"]]
    # Japan is far away; the only neighbours left belong to the third army itself.
    assert "It has no enemy neighbours" in told(guide["move"]["lines"])["capture.onward"]


def test_won_cards_are_traded_before_combat_continues() -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["green", 1], "brazil": ["red", 9], "peru": ["blue", 1]},
        "hands": {
            "red": ["alaska", "alberta", "japan", "congo"],
            "blue": ["siam", "china", "siberia"],
        },
    }
    game = positions.game(given, edition="czech", dice=(6, 6, 6, 1))
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    game.apply({"type": "occupy", "armies": 3})
    page = table(game)
    guide = asked(page)
    assert (guide["title"], guide["at"]) == ("Cards won in combat", 0)
    assert "you must trade" in told(guide["now"])["capture.cards"]
    game.apply(game.legal_actions()[0])
    page.session.refresh()
    guide = asked(page)
    assert guide["at"] == 1
    assert told(guide["now"])["capture.cards"] == "You have 4 cards. You can't trade more now."
    assert "before combat continues" in told(guide["now"])["reinforce.place"]


def test_the_dice_agree_with_the_edition() -> None:
    attack = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
    found = {
        edition: told(asked(table(positions.attack(edition=edition)), attack)["move"]["lines"])
        for edition in ("nordic", "german")
    }
    assert found["nordic"]["attack.defence-dice"] == "You roll 3 dice, Blue up to 2 dice."
    assert found["german"]["attack.defence-dice"] == "You roll 3 dice, Blue up to 3 dice."


def test_a_refused_move_is_explained_with_its_clause() -> None:
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


def test_covered_cards_are_not_mentioned() -> None:
    page = table(positions.reinforce())
    assert "set worth 10 armies" in told(asked(page)["now"])["cards.when"]
    page.send({"type": "conceal"})
    assert "cards" not in str([line["text"] for line in asked(page)["now"]])
    trade = {"type": "trade", "cards": ["alaska", "japan", "congo"]}
    ack = page.send({"type": "query", "what": "teach", "move": trade})
    assert (ack["ok"], ack["rule"]) == (False, "info.secret")


def test_a_defender_sees_what_each_choice_costs() -> None:
    game = positions.attack()
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    guide = asked(table(game, red="cautious"))
    costs = [line["text"] for line in guide["now"] if line["rule"] == "attack.compare"]
    assert costs == [
        "1 die costs you 0.66 armies and the attacker 0.34 on average.",
        "2 dice cost you 1.08 armies and the attacker 0.92 on average.",
    ]


def test_while_a_bot_decides_the_help_only_says_to_watch() -> None:
    page = table(positions.attack(), red="cautious", blue="cautious", green="cautious")
    guide = asked(page)
    assert (guide["at"], guide["move"]) == (None, None)
    assert told(guide["now"]) == {"turn.order": "Red decides: combat."}


def test_the_switch_changes_nothing_but_itself() -> None:
    session = Session(positions.attack(), seats=dict.fromkeys(positions.SEATS, "human"))
    page = PagePlayer(session)
    before = screen_of(session)
    assert not before["switches"]["teach"]
    assert page.send({"type": "teach", "value": True})["ok"]
    on = screen_of(session)
    assert on["switches"]["teach"] is True
    assert on["seq"] == before["seq"]
    assert page.send({"type": "teach", "value": False})["ok"]
    off = screen_of(session)
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


def test_a_malformed_move_is_reported_as_malformed() -> None:
    move = asked(table(positions.attack()), {"type": "dance"})["move"]
    assert not move["legal"]
    assert told(move["lines"]).keys() == {"action.malformed"}


def test_nothing_is_explained_once_the_game_is_over() -> None:
    game = positions.over()
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    ack = table(game).send({"type": "query", "what": "teach"})
    assert not ack["ok"]


def test_a_part_begins_with_its_first_step() -> None:
    """If no set can be traded, trading does not appear as a finished step."""
    game = positions.reinforce()
    trades = [a for a in game.legal_actions() if a.to_dict()["type"] == "trade"]
    game.apply(trades[0])
    assert "trade" not in game.legal_ranges()
    people = dict.fromkeys(game.seats, "human")
    guide = guide_of(Viewpoint(Match(game, people, {}), "red", "shown"))
    assert guide["steps"][0] == "Choose one of your territories."
    assert guide["at"] == 0
