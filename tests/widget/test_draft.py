"""Drafts of the position editor: how they begin, change, and are copied."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import risk_widget as rw
from risk_widget.engine.position_data import position_data
from risk_widget.messages import use_language
from risk_widget.play.draft import PARTS, Draft, Drafts
from risk_widget.protocol.items import Refused
from risk_widget.rules.edition import SEATS, edition_ids
from risk_widget.scenario import run_case

WORLD = {"*": ["red", 2], "europe": ["blue", 3], "australia": ["green", 1]}


def drafted(mode: str = "missions", edition: str = "nordic", **given: Any) -> Draft:
    """Return a draft of a position for three players."""
    position = {"turn": "red", "phase": "attack", "territories": WORLD, **given}
    game = rw.Game.from_dict(edition=edition, mode=mode, seats=3, position=position, seed=1)
    return Draft.of(game.config, game.state)


def as_data(draft: Draft) -> Any:
    """Return a possible position as data, apart from the order of its deck."""
    game = draft.game()
    fields = [game.edition.id, game.mode, game.board.id, game.rule_options, game.seats]
    return [fields, position_data(game.config, game.state)]


LESSON = """id = "own"
title = "Own"
summary = "Own."
{head}
[[steps]]
id = "one"
title = "One"
kind = "predict"
teaches = ["reinforce.territories"]
text = "Look at the board."
question = "How many armies do you place?"
answer = "to_place()"
hints = ["Count.", "Count again.", "Count once more."]
praise = "Yes."
otherwise = "No."
"""
"""A lesson that begins in a position."""


def forged(random: Random, draft: Draft) -> Draft:
    """Change a draft as no page would, often to values that do not exist."""
    names = [
        *draft.board.ids,
        *SEATS,
        "third",
        "",
        "nowhere",
        "attack",
        "claim",
        "place",
        "defend",
        "duel",
        "missions",
    ]
    names += [*edition_ids(), *draft.cards, *draft.wanted, "capital", "tiny", "classic"]
    owner = random.choice([*SEATS, "third", None, "nobody"])
    match random.randrange(4):
        case 0:
            return draft.touched(random.choice(names), owner)
        case 1:
            return draft.with_armies(random.choice(names), random.choice([0, 1, 7, 10**15]))
        case 2 if owner is not None:
            return draft.filled(owner)
    value: Any = random.choice([random.choice(names), random.randrange(40), -1, ["red"]])
    return draft.changed(random.choice([*PARTS]), value, random.choice([*SEATS, None]))


@pytest.mark.parametrize("seed", range(4))
def test_a_draft_is_always_possible_or_says_why_not(seed: int) -> None:
    """A possible draft reads back as itself, however it is copied."""
    random, drafts = Random(seed), Drafts(drafted())
    possible = 0
    for _ in range(80):
        try:
            drafts.go_to(forged(random, drafts.now))
        except Refused:
            continue
        draft = drafts.now
        if draft.verdict.sentence:
            with pytest.raises(Refused):
                draft.text()
            drafts.undo()
            continue
        possible += 1
        copies = [draft.text(), draft.case_text(), draft.lesson_text(), draft.link()]
        for text in copies:
            assert as_data(Draft.read(text, drafted())) == as_data(draft)
        assert not rw.Game.from_position(copies[0]).is_partial
        run_case(json.loads(copies[1]))
        lesson = rw.load_lesson(LESSON.format(head=copies[2])).game
        assert position_data(lesson.config, lesson.state) == as_data(draft)[1]
    assert possible > 10


@pytest.mark.parametrize("language", ["en", "sv", "de", "it", "cs"])
@pytest.mark.parametrize(
    ("changes", "places"),
    [
        (lambda d: d.touched("siam", None), ["siam"]),
        (lambda d: d.with_armies("peru", 0), ["peru"]),
        (lambda d: d.changed("mode", "capital"), []),
        (lambda d: Draft.empty(d).filled("red"), []),
        (lambda d: d.changed("mode", "duel"), []),
    ],
)
def test_an_impossible_part_is_reported_with_its_place(
    language: str, changes: Any, places: list[str]
) -> None:
    with use_language(language):
        verdict = changes(drafted()).verdict
        assert [*verdict.places] == places
        assert verdict.sentence


def test_a_click_paints_and_the_next_one_adds_an_army() -> None:
    draft = drafted().touched("peru", "blue")
    assert draft.holding("peru") == ("blue", 2)
    assert draft.touched("peru", "blue").holding("peru") == ("blue", 3)
    assert Draft.empty(draft).touched("peru", "blue").holding("peru") == ("blue", 1)


def test_a_stroke_only_changes_owners_and_is_undone_as_a_whole() -> None:
    drafts = Drafts(drafted())
    before = drafts.now
    assert before.holding("peru") == ("red", 2)
    for number, territory in enumerate(("peru", "brazil", "peru")):
        drafts.go_to(drafts.now.painted(territory, "blue"), joined=number > 0)
    assert drafts.now.holding("peru") == drafts.now.holding("brazil") == ("blue", 2)
    drafts.go_to(drafts.now.painted("siam", None))
    assert drafts.undo()
    assert drafts.now.holding("siam") == ("red", 2)
    assert drafts.undo()
    assert drafts.now == before
    drafts.go_to(before.painted("peru", "blue"), joined=True)
    assert drafts.undo()  # a stroke that joins nothing is undone automatically


def test_the_set_up_has_armies_in_hand_and_a_turn_has_none() -> None:
    mine = Draft.empty(drafted("domination", "italian")).changed("phase", "claim")
    placed = mine.touched("peru", "red").changed("phase", "claim")
    assert placed.verdict.sentence == ""
    assert placed.data["in_hand"] == {"red": 35, "blue": 35, "green": 35}
    own = placed.changed("in_hand", 3, "red")
    assert own.game().state.in_hand[0] == 3
    full = own.filled("blue").touched("siam", "red")
    assert "none can be claimed" in full.verdict.sentence
    placing = full.touched("china", "green").changed("phase", "place")
    assert placing.verdict.sentence == ""
    assert placing.data["in_hand"]["red"] == 3
    turn = placing.changed("phase", "attack")
    assert "in_hand" not in turn.data
    assert turn.changed("phase", "place").data["in_hand"]["red"] == 33
    with pytest.raises(Refused):
        own.changed("in_hand", -1, "red")


def test_the_turns_armies_are_computed_until_a_number_is_given() -> None:
    draft = drafted(phase="reinforce")
    before = draft.armies_due
    taken = draft.touched("siam", "blue")  # Asia is no longer whole
    assert taken.armies_due == before - 7
    assert taken.changed("to_place", 12).armies_due == 12
    assert taken.changed("to_place", 12).changed("to_place", "").armies_due == before - 7


def test_a_card_is_in_one_hand_or_in_the_deck() -> None:
    draft = drafted().changed("card", "peru", "red").changed("card", "peru", "blue")
    assert draft.data["hands"] == {"blue": ["peru"]}
    assert "hands" not in draft.changed("card", "peru").data


def test_two_seats_swap_missions() -> None:
    draft = drafted()
    red, blue = (draft.data["missions"][seat] for seat in ("red", "blue"))
    swapped = draft.changed("mission", blue, "red").data["missions"]
    assert (swapped["red"], swapped["blue"]) == (blue, red)


def test_painting_a_battles_territory_ends_the_battle() -> None:
    battle = {"source": "siam", "target": "indonesia", "armies": 1}
    draft = drafted(phase="defend", battle=battle)
    assert not draft.verdict.sentence
    assert draft.touched("peru", "red").data["phase"] == "defend"
    assert draft.touched("siam", "blue").data["phase"] == "attack"


def test_a_game_in_progress_reveals_no_secrets() -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seats=3, seed=5)
    bot = rw.bots.make("bold", 1)
    while game.round < 4:
        game.apply(bot.choose(game.observe(game.actor)))
    own, seen = game.observe("red"), [Draft.of(game.config, game.state, "red") for _ in range(8)]
    assert {draft.data["missions"]["red"] for draft in seen} == {own["mission"]}
    assert len({draft.data["missions"]["blue"] for draft in seen}) > 1
    assert not any(draft.verdict.sentence for draft in seen)
    hands = [{s: len(hand) for s, hand in draft.data["hands"].items()} for draft in seen]
    assert all(hand == {s: n for s, n in own["hand_counts"].items() if n} for hand in hands)


def test_changes_to_a_draft_can_be_undone_and_redone() -> None:
    drafts = Drafts(drafted())
    first, second = drafts.now, drafts.now.touched("peru", "blue")
    drafts.go_to(second)
    assert drafts.undo()
    assert drafts.now is first
    assert not drafts.undo()
    assert drafts.redo()
    assert drafts.now is second
    drafts.undo()
    drafts.go_to(second.touched("siam", None))
    assert not drafts.can_redo


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{", '{"given": 3}', "[given]\nturn = 1", "[" * 5000, "\ud800"]
)
def test_a_text_without_a_position_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Draft.read(text, drafted())
    assert refused.value.message


def test_an_impossible_text_opens_with_its_problem() -> None:
    text = drafted().text().replace("b3", "b0", 1)
    verdict = Draft.read(text, drafted()).verdict
    assert verdict.places == ("iceland",)
