"""Explanations: refusals by each clause, with the position's numbers, and legal moves."""

from __future__ import annotations

import ast
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import risk_widget as rw
from risk_widget.engine.chance import Scripted
from risk_widget.rules.clauses import clauses, mark_of
from tests.trees import nodes_of

if TYPE_CHECKING:
    from collections.abc import Mapping

ENGINE = Path(__file__).resolve().parents[2] / "risk_widget" / "engine"
SEATS = ["red", "blue", "green"]
ALL = ("nordic", "german", "italian", "czech")


def game_of(
    edition: str,
    phase: str,
    territories: dict[str, Any],
    *,
    mode: str = "domination",
    dice: tuple[int, ...] = (),
    options: dict[str, str] | None = None,
    **given: Any,
) -> rw.Game:
    """Return Red's turn against an enemy who has one army in each territory that isn't named."""
    seats = ["red", "blue"] if mode == "duel" else SEATS
    rest = "blue" if mode == "duel" else "green"
    return rw.Game.from_dict(
        edition=edition,
        mode=mode,
        seats=seats,
        options=options,
        position={
            "turn": "red",
            "phase": phase,
            "territories": {"*": [rest, 1], "japan": ["blue", 4], **territories},
            **given,
        },
        chance=Scripted(dice),
    )


class Why(NamedTuple):
    """A refused action: the clause, words of its sentence, the position, and the action."""

    clause: str
    words: tuple[str, ...]
    edition: str
    phase: str
    territories: dict[str, Any]
    action: dict[str, Any]
    more: Mapping[str, Any] = MappingProxyType({})


BRAZIL = {"brazil": ["red", 5], "peru": ["blue", 2], "argentina": ["red", 1]}
FIVE = ["alaska", "alberta", "japan", "wild-1", "argentina"]


def attack(
    armies: int, source: str = "brazil", target: str = "peru", **more: int
) -> dict[str, Any]:
    return {"type": "attack", "source": source, "target": target, "armies": armies, **more}


def place(territory: str, armies: int = 1) -> dict[str, Any]:
    return {"type": "place", "territory": territory, "armies": armies}


def fortify(armies: int, source: str = "brazil", target: str = "argentina") -> dict[str, Any]:
    return {"type": "fortify", "source": source, "target": target, "armies": armies}


def trade(*cards: str, **more: str) -> dict[str, Any]:
    return {"type": "trade", "cards": list(cards), **more}


END = {"type": "end_phase"}
DUEL = {"mode": "duel"}
THIRD = {"brazil": ["red", 5], "peru": ["third", 2], "argentina": ["third", 4]}


def everywhere(
    clause: str, words: tuple[str, ...], phase: str, action: dict[str, Any], **more: Any
) -> list[Why]:
    return [Why(clause, words, edition, phase, BRAZIL, action, more) for edition in ALL]


REFUSED: list[Why] = [
    *(
        Why("setup.territories", ("Peru", "Blue"), e, "claim",
            {"*": [None, 0], "peru": ["blue", 1]}, {"type": "claim", "territory": "peru"},
            {"in_hand": {"red": 30, "blue": 30, "green": 30}})
        for e in ("italian", "czech")
    ),
    *everywhere("setup.place", ("one army at a time", "not 3"), "place", place("brazil", 3),
                in_hand={"red": 9}),
    *everywhere("setup.place", ("Peru", "Blue"), "place", place("peru"), in_hand={"red": 9}),
    Why("setup.capitals", ("Peru", "Blue"), "nordic", "capital", BRAZIL,
        {"type": "choose_capital", "territory": "peru"}, {"mode": "capital"}),
    *everywhere("turn.order", ("Red", "may attack"), "attack", place("brazil")),
    *everywhere("reinforce.place", ("1 to 3 armies", "not 9"), "reinforce", place("brazil", 9)),
    *everywhere("reinforce.place", ("Peru", "Blue"), "reinforce", place("peru")),
    *everywhere("reinforce.place", ("3 armies",), "reinforce", END),
    *(
        Why("reinforce.third-army", words, e, "reinforce_third", THIRD, action,
            {"mode": "duel", "third_to_place": 4})
        for e in ("nordic", "italian", "czech")
        for words, action in (
            (("1 to 4 armies", "not 5"), place("peru", 5)),
            (("Brazil", "Red"), place("brazil")),
        )
    ),
    *everywhere("cards.when", ("Red", "may attack"), "attack", trade("alaska", "alberta", "japan"),
                hands={"red": FIVE}),
    *everywhere("cards.set", ("infantry, infantry, cavalry",), "reinforce",
                trade("alaska", "argentina", "alberta"), hands={"red": FIVE}),
    *everywhere("cards.set", ("Red", "Siam"), "reinforce", trade("siam", "alaska", "alberta"),
                hands={"red": FIVE}),
    *everywhere("cards.must-trade", ("5 cards", "5 or more"), "reinforce", END, to_place=0,
                hands={"red": FIVE}),
    Why("cards.territory-bonus", ("2 bonus armies", "Brazil or Argentina"), "italian", "reinforce",
        {"brazil": ["red", 1], "argentina": ["red", 2], "alberta": ["blue", 1]},
        trade("brazil", "argentina", "wild-1"),
        {"hands": {"red": ["brazil", "argentina", "wild-1"]}}),
    Why("cards.territory-bonus", ("Alberta", "Blue"), "italian", "reinforce",
        {"alberta": ["blue", 3], "brazil": ["red", 1]},
        trade("alberta", "alaska", "wild-1", bonus="alberta"),
        {"hands": {"red": ["alberta", "alaska", "wild-1"]}}),
    *(
        Why("capture.cards", ("6 cards", "at most 4"), e, "reinforce", BRAZIL, END,
            {"mid_combat": True, "hands": {"red": [*FIVE, "siam"]}})
        for e in ("italian", "czech")
    ),
    *everywhere("attack.adjacent", ("Brazil", "Japan"), "attack", attack(1, target="japan")),
    *everywhere("attack.adjacent", ("Peru", "Blue"), "attack", attack(1, source="peru")),
    *everywhere("attack.adjacent", ("Argentina", "Red"), "attack", attack(1, target="argentina")),
    *(Why("attack.adjacent", ("Argentina has nobody to attack", "belong to Red"), e, "attack",
          {**BRAZIL, "peru": ["red", 1], "argentina": ["red", 3]},
          attack(1, source="argentina", target="brazil")) for e in ALL),
    *everywhere("attack.armies", ("5 armies", "1 to 3"), "attack", attack(4)),
    *everywhere("attack.armies", ("1 army",), "attack", attack(1, "argentina")),
    *(Why("attack.dice", ("3 armies", "2 dice"), e, "attack", BRAZIL, attack(3, dice=2))
      for e in ("german", "italian", "czech")),
    Why("attack.dice", ("2 armies", "1 to 2 dice", "not 3"), "nordic", "attack", BRAZIL,
        attack(2, dice=3)),
    *(
        Why("attack.defence-dice", (f"{there} armies", most, "not 4"), e, "defend",
            {"brazil": ["red", 5], "peru": ["blue", there]}, {"type": "defend", "dice": 4},
            {"battle": {"source": "brazil", "target": "peru", "armies": 3}})
        for e, there, most in (
            ("nordic", 3, "1 or 2 dice"),
            ("german", 3, "1 to 3 dice"),
            ("german", 2, "1 or 2 dice"),
            ("italian", 2, "1 or 2 dice"),
            ("czech", 2, "1 or 2 dice"),
        )
    ),
    *(Why("attack.allied", ("Argentina", "neutral army"), e, "attack", THIRD,
          attack(1, "argentina", "brazil"), DUEL) for e in ("nordic", "italian")),
    Why("attack.allied", ("Brazil", "Red", "allied army"), "czech", "attack_third", THIRD,
        attack(1), DUEL),
    Why("attack.allied", ("Venezuela", "Blue"), "czech", "attack_third",
        {**THIRD, "brazil": ["third", 3], "north-africa": ["red", 2]},
        attack(1, "brazil", "venezuela"), DUEL),
    *(
        Why("capture.occupy", ("2 armies attacked", "2 to 4", "not 5"), e, "occupy",
            {"brazil": ["red", 5], "peru": ["blue", 0]}, {"type": "occupy", "armies": 5},
            {"battle": {"source": "brazil", "target": "peru", "armies": 2}})
        for e in ALL
    ),
    *everywhere("move.adjacent", ("5 armies", "1 to 4", "not 5"), "fortify", fortify(5)),
    *everywhere("move.adjacent", ("1 army",), "fortify", fortify(1, "argentina", "brazil")),
    *everywhere("move.adjacent", ("Peru", "Blue"), "fortify", fortify(1, target="peru")),
    *(Why("move.count", ("one move per turn", "Argentina to Brazil"), e, "fortify", BRAZIL,
          fortify(1), {"moved": {"argentina": "brazil"}}) for e in ("nordic", "italian")),
    Why("move.count", ("Brazil", "Venezuela"), "czech", "fortify",
        {**BRAZIL, "venezuela": ["red", 1]}, fortify(1), {"moved": {"brazil": "venezuela"}}),
    Why("move.tired", ("3 have", "Of the 5", "at most 2", "not 4"), "german", "fortify",
        BRAZIL, fortify(4), {"tired": {"brazil": 3}}),
    Why("move.tired", ("5 have", "Of the 5", "none may move"), "german", "fortify",
        BRAZIL, fortify(1), {"tired": {"brazil": 5}}),
    *(Why("move.third-army", ("Argentina", "army"), e, "fortify", THIRD,
          fortify(1, "argentina", "peru"), DUEL) for e in ("nordic", "italian", "czech")),
]  # fmt: skip


def test_every_clause_that_can_refuse_is_in_the_table() -> None:
    """The table covers all clauses that can refuse an action, except for an action's form."""
    named = {
        node.value
        for file in ENGINE.glob("*.py")
        for call in nodes_of(file)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal"
        for node in call.args[:1]
        if isinstance(node, ast.Constant)
    }
    assert named <= {why.clause for why in REFUSED} <= set(clauses())


@pytest.mark.parametrize(
    "why", REFUSED, ids=lambda why: f"{why.clause}-{why.edition}-{why.action['type']}"
)
def test_a_refusal_names_its_clause_its_numbers_and_its_mark(why: Why) -> None:
    game = game_of(why.edition, why.phase, why.territories, **why.more)
    verdict = game.explain(why.action)
    assert (verdict.legal, verdict.rule) == (False, why.clause), verdict.message
    for words in why.words:
        assert words in verdict.message
    assert verdict.message[0].isupper() or verdict.message[0].isdigit()
    assert verdict.message.endswith(".")
    assert verdict.source == mark_of(why.clause, game.edition, game.mode)
    before = game.position()
    with pytest.raises(rw.IllegalAction) as refused:
        game.apply(why.action)
    assert (refused.value.rule, refused.value.message) == (verdict.rule, verdict.message)
    assert why.phase in refused.value.position
    assert game.position() == before


def test_the_refusal_for_another_seat_names_who_must_act() -> None:
    for edition in ALL:
        game = game_of(edition, "attack", BRAZIL)
        verdict = game.explain(attack(2), "blue")
        assert (verdict.legal, verdict.rule) == (False, "turn.order")
        assert verdict.message == "This decision is Red's, not Blue's."


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"type": "atack"}, "attack"),
        ({**attack(1), "target": "perru"}, "did you mean 'peru'"),
        (attack(True), "whole number"),
        (trade("alaska", "alberta"), "three cards"),
        (trade("alaska", "alberta", "jappan"), "did you mean 'japan'"),
        (None, ""),
        ([], ""),
        ("attack", ""),
        ({"type": "attack", "source": "brazil"}, "target"),
        ({**attack(1), "more": 1}, "more"),
    ],
)
def test_malformed_actions_have_no_clause(action: Any, words: str) -> None:
    verdict = game_of("nordic", "attack", BRAZIL).explain(action)
    assert verdict[:2] == (False, "action.malformed")
    assert verdict.source is None
    assert words in verdict.message


# ---- what is legal ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "phase", "action", "more", "clause", "message"),
    [
        ("nordic", "attack", attack(3, dice=2), {}, "attack.armies",
         "Brazil has 5 armies and borders Peru: 3 may attack with 2 dice."),
        ("german", "attack", attack(3), {}, "attack.armies",
         "Brazil has 5 armies and borders Peru: 3 may attack."),
        ("german", "fortify", fortify(2), {"tired": {"brazil": 3}}, "move.adjacent",
         "Brazil has 5 armies, 3 of them tired, and borders Argentina: 2 may move."),
        ("italian", "reinforce", place("brazil", 2), {}, "reinforce.place",
         "2 of 3 armies may be placed on Brazil."),
        ("czech", "attack", END, {"captured": True}, "turn.order",
         "Red may end combat and then draws a card."),
        ("german", "attack", END, {"captured": True}, "turn.order", "Red may end combat."),
        ("german", "fortify", END, {"captured": True}, "turn.order",
         "Red may end the turn and then draws a card."),
        ("nordic", "fortify", END, {}, "turn.order", "Red may end the turn."),
        ("czech", "reinforce", END, {"to_place": 0}, "turn.order",
         "All armies are placed: Red may go on to combat."),
        ("czech", "reinforce", trade("alaska", "alberta", "japan"),
         {"hands": {"red": FIVE}, "sets_traded": 6}, "cards.set",
         "Set number 7 of the game: 20 armies."),
        ("italian", "reinforce", trade("brazil", "argentina", "wild-1", bonus="argentina"),
         {"hands": {"red": ["brazil", "argentina", "wild-1"]}}, "cards.set",
         "Set number 1 of the game: 4 armies; 2 more on Argentina."),
    ],
)  # fmt: skip
def test_a_legal_action_is_explained_with_its_numbers(
    edition: str,
    phase: str,
    action: dict[str, Any],
    more: dict[str, Any],
    clause: str,
    message: str,
) -> None:
    verdict = game_of(edition, phase, BRAZIL, **more).explain(action)
    assert (verdict.legal, verdict.rule, verdict.message) == (True, clause, message)
    assert verdict.source is not None


def test_explanations_name_the_third_army_that_acts() -> None:
    game = game_of("czech", "reinforce_third", THIRD, mode="duel", third_to_place=4)
    assert (
        game.explain(place("peru", 3)).message
        == "3 of the allied army's 4 armies may be placed on Peru."
    )
    game = game_of("czech", "attack_third", THIRD, mode="duel")
    verdict = game.explain(attack(3, "argentina", "brazil"))
    assert verdict.rule == "attack.allied"
    assert verdict.message == (
        "Argentina has 4 armies and borders Brazil: 3 may attack, led by Blue."
    )
    assert game.explain(END).message == "Blue may end the combat of the allied army."


def test_setting_up_is_explained() -> None:
    claim = game_of("czech", "claim", {"*": [None, 0]}, in_hand={"red": 35})
    verdict = claim.explain({"type": "claim", "territory": "peru"})
    assert verdict.legal
    assert (verdict.rule, verdict.source) == ("setup.territories", "printed")
    assert verdict.message == "Peru has no owner: Red may claim it."
    placing = game_of("german", "place", BRAZIL, in_hand={"red": 9})
    assert placing.explain(place("brazil")).message == "1 of 9 armies may be placed on Brazil."
    capital = game_of("nordic", "capital", BRAZIL, mode="capital")
    verdict = capital.explain({"type": "choose_capital", "territory": "brazil"})
    assert verdict.message == "Brazil belongs to Red and can be the capital."
    assert verdict.rule == "setup.capitals"


# ---- battles ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "sent", "defend", "dice", "message"),
    [
        # The four examples that the Czech text prints.
        ("czech", attack(3), 1, (6, 1, 1, 3),
         ("Red attacked Peru from Brazil and rolled 6, 1, 1; Blue rolled 3. "
         "6 against 3: Blue loses an army; the 1 and 1 are not compared.")),
        ("czech", attack(3), 2, (6, 2, 1, 3, 2),
         ("Red attacked Peru from Brazil and rolled 6, 2, 1; Blue rolled 3, 2. "
         "6 against 3: Blue loses an army; 2 against 2 is a tie, so the defender wins: "
         "Red loses an army; the 1 is not compared.")),
        ("czech", attack(2), 2, (3, 3, 4, 3),
         ("Red attacked Peru from Brazil and rolled 3, 3; Blue rolled 4, 3. "
         "3 against 4: Red loses an army; 3 against 3 is a tie, so the defender wins: "
         "Red loses an army.")),
        ("italian", attack(1), 2, (6, 5, 4),
         ("Red attacked Peru from Brazil and rolled 6; Blue rolled 5, 4. "
         "6 against 5: Blue loses an army; the 4 is not compared.")),
        # Three pairs, which only the German text has.
        ("german", attack(3), 3, (6, 5, 2, 6, 4, 3),
         ("Red attacked Peru from Brazil and rolled 6, 5, 2; Blue rolled 6, 4, 3. "
         "6 against 6 is a tie, so the defender wins: Red loses an army; "
         "5 against 4: Blue loses an army; 2 against 3: Red loses an army.")),
        # Three armies with one die.
        ("nordic", attack(3, dice=1), 2, (2, 1, 5),
         ("Red attacked Peru from Brazil and rolled 2; Blue rolled 5, 1. "
         "2 against 5: Red loses an army; the 1 is not compared.")),
    ],
)  # fmt: skip
def test_a_battle_is_explained_die_by_die(
    edition: str, sent: dict[str, Any], defend: int, dice: tuple[int, ...], message: str
) -> None:
    game = game_of(edition, "attack", {**BRAZIL, "peru": ["blue", 4]}, dice=dice)
    assert game.explain_battle() is None
    game.apply(sent)
    game.apply({"type": "defend", "dice": defend})
    verdict = game.explain_battle()
    assert verdict is not None
    assert (verdict.rule, verdict.message) == ("attack.compare", message)
    assert verdict.source == ("silent" if edition == "italian" else "printed")
    game.undo()
    assert game.explain_battle() is None


def test_a_battle_with_a_late_defender_is_explained_alike() -> None:
    options = {"defender_decides": "after"}
    game = game_of("german", "attack", {**BRAZIL, "peru": ["blue", 4]}, dice=(5, 1, 6, 2),
                   options=options)  # fmt: skip
    game.apply(attack(3))
    assert game.explain({"type": "defend", "dice": 1}).legal
    game.apply({"type": "defend", "dice": 1})
    verdict = game.explain_battle()
    assert verdict is not None
    assert "rolled 6, 5, 1; Blue rolled 2." in verdict.message


def test_a_battle_of_the_allied_army_names_it() -> None:
    game = game_of("czech", "attack_third", THIRD, mode="duel", dice=(6, 5, 4, 2, 1))
    game.apply(attack(3, "argentina", "brazil"))
    game.apply({"type": "defend", "dice": 2})
    verdict = game.explain_battle()
    assert verdict is not None
    assert verdict.message == (
        "The allied army attacked Brazil from Argentina and rolled 6, 5, 4; Red rolled 2, 1. "
        "6 against 2: Red loses an army; 5 against 1: Red loses an army; the 4 is not "
        "compared."
    )
    game = game_of("nordic", "attack", THIRD, mode="duel", dice=(6, 1))
    game.apply(attack(1))
    verdict = game.explain_battle()
    assert verdict is not None
    assert "; the neutral army rolled 1. 6 against 1: the neutral army loses" in verdict.message


# ---- armies received -------------------------------------------------------------------------

AUSTRALIA = ["indonesia", "new-guinea", "western-australia", "eastern-australia"]


@pytest.mark.parametrize(
    ("edition", "mode", "set_worth"),
    [("nordic", "missions", 4), ("nordic", "domination", 8), ("czech", "domination", 8)],
)
def test_the_income_is_explained_item_by_item(edition: str, mode: str, set_worth: int) -> None:
    """The player has 17 territories, Australia, a set, and the card of a territory held."""
    others = ["brazil", "peru", "argentina", "iceland", "alaska", "alberta", "ontario", "quebec",
              "congo", "egypt", "siam", "india", "china"]  # fmt: skip
    territories = {t: ["red", 1] for t in (*AUSTRALIA, *others)}
    assert len(territories) == 17
    cards = ["alaska", "argentina", "wild-1"]
    game = game_of(edition, "reinforce", territories, mode=mode, hands={"red": cards},
                   sets_traded=2)  # fmt: skip
    before = game.explain_reinforcements()
    assert before.sentence == "17 territories ÷ 3 → 5; Australia 2: 7 armies."
    game.apply(trade(*cards))
    told = game.explain_reinforcements()
    assert told.total == 7 + set_worth + 2 + 2
    assert f"a set of cards {set_worth}; the Alaska card 2; the Arg" in told.sentence
    assert [item.rule for item in told.items] == [
        "reinforce.territories",
        "reinforce.continents",
        "cards.value",
        "cards.territory-bonus",
        "cards.territory-bonus",
    ]
    assert sum(item.armies for item in told.items) == told.total


def test_the_minimum_income_is_explained() -> None:
    told = game_of("german", "reinforce", {"brazil": ["red", 3]}).explain_reinforcements()
    assert told.sentence == "1 territory ÷ 3, at least 3 → 3: 3 armies."


@pytest.mark.parametrize("edition", ["nordic", "italian", "czech"])
def test_the_third_armys_share_is_explained(edition: str) -> None:
    """17 armies bring it 8, and 9 bring it 4."""
    army = "allied" if edition == "czech" else "neutral"
    for got, share in ((17, 8), (9, 4)):
        game = game_of(edition, "reinforce", THIRD, mode="duel", to_place=got)
        verdict = game.explain_third_army()
        assert verdict is not None
        assert verdict.rule == "reinforce.third-army"
        assert verdict.message == (
            f"Red has received {got} armies during reinforcement: the {army} army gets "
            f"1 for every 2, so {share}, which Blue places."
        )
    gone = game_of(edition, "reinforce", {"brazil": ["red", 5]}, mode="duel")
    verdict = gone.explain_third_army()
    assert verdict is not None
    assert verdict.message == f"The {army} army holds no territory and gets nothing."


def test_without_a_third_army_no_share_is_explained() -> None:
    for edition in ALL:
        assert game_of(edition, "reinforce", BRAZIL).explain_third_army() is None
    assert rw.Game.new(mode="duel", seats=["red", "blue"], seed=1).explain_third_army() is None


# ---- wins ------------------------------------------------------------------------------------


def win_of(game: rw.Game, *actions: dict[str, Any]) -> tuple[str, str, str | None]:
    assert game.explain_win() is None
    for action in actions:
        game.apply(action)
    verdict = game.explain_win()
    assert verdict is not None
    again = rw.Game.from_position(game.position()).explain_win()
    assert again == verdict
    return verdict.rule, verdict.message, verdict.source


def last(edition: str, mode: str, **more: Any) -> rw.Game:
    """Return a game in which Red is about to take the last territory, with Green already out."""
    seats = {"*": ["red", 2], "peru": ["blue", 1], "japan": ["red", 2], "brazil": ["red", 5]}
    return game_of(edition, "attack", seats, mode=mode, dice=(6, 1), **more)


@pytest.mark.parametrize("edition", ALL)
def test_the_win_of_the_last_player_is_explained(edition: str) -> None:
    rule, message, source = win_of(
        last(edition, "domination"), attack(1), {"type": "occupy", "armies": 2}
    )
    assert rule == "win.domination"
    assert message == "Red has won: no other player is left. Red holds 42 territories."
    assert source == "printed"


@pytest.mark.parametrize("edition", ["nordic", "german", "italian"])
@pytest.mark.parametrize(
    ("mission", "too"),
    [
        ("destroy-blue", " The mission is complete, too: Destroy all blue armies."),
        ("territories-24", " The mission is complete, too: Hold any 24 territories."),
        (None, ""),
    ],
)
def test_the_win_of_the_last_player_may_also_fulfil_a_mission(
    edition: str, mission: str | None, too: str
) -> None:
    missions = {"red": mission, "blue": "destroy-green", "green": "destroy-yellow"}
    game = last(edition, "missions", missions=missions)
    rule, message, _ = win_of(game, attack(1), {"type": "occupy", "armies": 2})
    assert rule == "win.domination"
    assert message == f"Red has won: no other player is left. Red holds 42 territories.{too}"
    (won,) = [event for event in game.history[-1].events if event.type == "won"]
    assert won.data.get("mission") == mission
    if mission:
        assert rw.Game.replay(game.record()).game.record() == game.record()


@pytest.mark.parametrize("edition", ["nordic", "italian", "czech"])
def test_a_duel_is_won_whatever_the_third_army_holds(edition: str) -> None:
    seats = {"*": ["third", 2], "peru": ["blue", 1], "japan": ["red", 2], "brazil": ["red", 3]}
    game = game_of(edition, "attack", seats, mode="duel", dice=(6, 1))
    rule, message, source = win_of(game, attack(1), {"type": "occupy", "armies": 1})
    army = "allied" if edition == "czech" else "neutral"
    assert rule == "win.duel"
    assert message == (
        "Red has won: no other player is left. Red holds 3 territories; the 39 territories of "
        f"the {army} army do not count."
    )
    assert source == ("silent" if edition == "italian" else "printed")


TAKE = (attack(1), {"type": "occupy", "armies": 1})


@pytest.mark.parametrize(
    ("edition", "mission", "held", "message"),
    [
        ("nordic", "continents:asia+south-america", 0,
         ("Red has won by completing the mission: Hold Asia and South America. "
         "Red holds South America and Asia.")),
        ("german", "territories-24", 24,
         ("Red has won by completing the mission: Hold any 24 territories. "
         "Red holds 24 territories.")),
        ("nordic", "territories-18", 18,
         ("Red has won by completing the mission: Hold any 18 territories, each with "
         "at least 2 armies. Red holds 18 territories, 18 of them with 2 armies or more.")),
        ("italian", "destroy-red", 24,
         ("Red has won by completing the mission: Destroy all red armies. Here the card "
         "means: hold 24 territories. Red holds 24 territories.")),
        ("italian", "destroy-blue", 0,
         ("Red has won by completing the mission: Destroy all blue armies. "
         "Blue has been knocked out by Red.")),
    ],
)  # fmt: skip
def test_a_mission_is_explained_with_its_numbers(
    edition: str, mission: str, held: int, message: str
) -> None:
    """Red takes Peru, the last missing territory, with two armies left on each side."""
    board = rw.load_board("classic")
    if held:
        wanted = [t for t in board.ids if t not in ("peru", "brazil", "japan")][: held - 2]
    else:
        wanted = [t for c in ("asia", "south-america") for t in board.continent(c).territories]
    own = {t: ["red", 2] for t in wanted}
    lands = {**own, "japan": ["red", 2], "brazil": ["red", 6], "peru": ["blue", 1]}
    if held:
        lands |= {"japan": ["blue", 1]}
    missions = {"red": mission, "blue": "destroy-green", "green": "destroy-yellow"}
    game = game_of(edition, "attack", lands, mode="missions", dice=(6, 5, 1), missions=missions)
    rule, told, source = win_of(game, attack(2), {"type": "occupy", "armies": 3})
    assert (rule, told) == ("win.mission", message)
    assert source == ("silent" if edition == "italian" else "printed")


def test_a_win_by_capitals_names_them() -> None:
    lands = {"brazil": ["red", 5], "peru": ["blue", 1], "congo": ["green", 2]}
    game = game_of("nordic", "attack", lands, mode="capital", dice=(6, 1),
                   capitals={"red": "brazil", "blue": "peru", "green": "congo"})  # fmt: skip
    rule, message, source = win_of(game, *TAKE)
    assert (rule, source) == ("win.capital", "printed")
    assert message == (
        "Red has won by holding capitals: 2 are needed with 3 players, and Red holds "
        "Brazil (their own) and Peru (Blue)."
    )
