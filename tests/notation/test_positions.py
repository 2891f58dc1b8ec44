"""A position in one line of text: complete, as one seat sees it, and with faults."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.board import load_board
from risk_widget.engine.chance import Scripted
from risk_widget.game import Game
from risk_widget.messages import use_language
from risk_widget.notation import SPECTATOR, PositionError, position_of, record_of
from risk_widget.notation.position import read_position
from risk_widget.rules.edition import load_edition
from tests.engine.invariants import told
from tests.engine.ways import WAYS, boards, play, ring
from tests.notation.games import game_from, place
from tests.rotation import share_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.board import Board
    from tests.engine.ways import GameSetup

SEED = st.integers(0, 2**32)
every_way = pytest.mark.parametrize("setup", WAYS, ids=str)


def check_same(game: Game, again: Game) -> None:
    """Check that two games are at the same point, as each seat and a spectator sees them."""
    for seat in (*game.seats, None):
        assert again.observe(seat) == game.observe(seat)
    assert list(again.legal_actions()) == list(game.legal_actions())
    assert again.explain_reinforcements() == game.explain_reinforcements()
    assert told(again.state) == told(game.state)


def check_round_trips(game: Game) -> None:
    board = game.board
    text = position_of(game)
    again = Game.from_position(text, board=board, seed=1)
    assert position_of(again) == text
    assert "\n" not in text
    check_same(game, again)
    for seat in (*game.seats, SPECTATOR):
        seen = position_of(game, seat)
        partly = Game.from_position(seen, board=board, seed=1)
        assert position_of(partly) == position_of(partly, seat) == seen
        viewer = None if seat == SPECTATOR else seat
        legal = {"legal": None} if partly.is_partial else {}
        assert partly.observe(viewer) == {**game.observe(viewer), **legal}


@pytest.mark.decisive
@every_way
@settings(max_examples=3)
@given(seed=SEED, board=st.sampled_from(boards()))
def test_every_position_survives_its_text(setup: GameSetup, seed: int, board: Board) -> None:
    game = setup.new(seed, board)
    phases = set()
    for number, _ in enumerate(play(game, seed, 400)):
        # The first position of each phase, and some positions in between.
        if game.phase not in phases or number % 97 == 96:
            phases.add(game.phase)
            check_round_trips(game)
    check_round_trips(game)


def test_a_game_won_by_the_allied_army_survives_its_text() -> None:
    game = Game.new(edition="czech", mode="duel", seats=2, seed=2580, board=ring(6))
    for _ in play(game, 2580, 400):
        pass
    assert game.is_over
    assert game.winner != game.turn
    check_round_trips(game)


@every_way
@settings(max_examples=2)
@given(seed=SEED)
def test_the_game_continues_in_the_same_way(setup: GameSetup, seed: int) -> None:
    """With the same random numbers, the same actions give the same positions."""
    first = setup.new(seed, ring(12))
    for _ in play(first, seed, 150):
        pass
    dice = [1 + (seed >> n) % 6 for n in range(30)] * 40
    text = position_of(first)
    games = [
        Game.from_position(text, board=ring(12), chance=Scripted(dice, seed=5)) for _ in range(2)
    ]
    for action in play(games[0], seed, 60):
        games[1].apply(action)
    assert position_of(games[0]) == position_of(games[1])


GIVEN = {
    "turn": "blue",
    "phase": "attack",
    "territories": {"*": ["red", 1], "brazil": ["blue", 5], "peru": ["green", 2]},
    "hands": {"red": ["alaska", "wild-1"], "blue": ["peru"]},
    "discard": ["ural"],
    "sets_traded": 2,
    "missions": {"red": "territories-24", "blue": "destroy-red", "green": "territories-18"},
    "captured": True,
    "round": 3,
}


def test_positions_have_the_documented_form() -> None:
    game = Game.from_dict(
        edition="german", mode="missions", seats=["red", "blue", "green"], position=GIVEN
    )
    assert position_of(game, "blue") == (
        "german missions classic rbg "
        "r1r1r1r1r1r1r1r1r1/r1r1b5g2/r1r1r1r1r1r1r1/r1r1r1r1r1r1/r1r1r1r1r1r1r1r1r1r1r1r1/r1r1r1r1 "
        "b attack 3 options=defender_decides:before flags=captured "
        "hands=r:?2,b:peru pile=?40 discard=ural sets=2 missions=r:?,b:destroy-red,g:?"
    ).replace("r1r1b5g2", by_continent("south-america", {"brazil": "b5", "peru": "g2"}))


def by_continent(continent: str, others: dict[str, str]) -> str:
    members = load_board("classic").continent(continent).territories
    return "".join(others.get(t, "r1") for t in members)


def test_a_spectators_text_has_no_secrets() -> None:
    game = Game.from_dict(
        edition="german", mode="missions", seats=["red", "blue", "green"], position=GIVEN
    )
    text = position_of(game, SPECTATOR)
    assert "hands=r:?2,b:?1 " in text
    assert text.endswith("missions=r:?,b:?,g:?")
    assert "wild" not in text


def test_a_seats_text_does_not_depend_on_secrets_of_others() -> None:
    one = dict(GIVEN)
    other = {
        **GIVEN,
        "hands": {"red": ["congo", "egypt"], "blue": ["peru"]},
        "missions": {"red": "territories-18", "blue": "destroy-red", "green": "destroy-blue"},
        "deck": ["siam"],
    }
    texts = {
        position_of(
            Game.from_dict(
                edition="german", mode="missions", seats=["red", "blue", "green"], position=given
            ),
            "blue",
        )
        for given in (one, other)
    }
    assert len(texts) == 1


def from_dict(edition: str, mode: str, given: Mapping[str, Any], **more: Any) -> Game:
    seats = ["red", "blue"] if mode == "duel" else ["red", "blue", "green"]
    return Game.from_dict(edition=edition, mode=mode, seats=seats, position=given, **more)


ALL_RED = {"*": ["red", 2], "brazil": ["red", 6], "peru": ["blue", 3], "siam": ["green", 1]}
IN_A_DUEL = {"*": ["red", 2], "brazil": ["red", 6], "peru": ["third", 3], "siam": ["blue", 1]}
BATTLE = {"source": "brazil", "target": "peru", "armies": 3}

PHASES: dict[str, tuple[str, str, dict[str, Any], dict[str, Any]]] = {
    "reinforce:7": (
        "italian",
        "domination",
        {"turn": "red", "phase": "reinforce", "to_place": 7, "territories": ALL_RED},
        {},
    ),
    "defend:brazil>peru:3:3": (
        "czech",
        "domination",
        {"turn": "red", "phase": "defend", "battle": BATTLE, "territories": ALL_RED},
        {},
    ),
    "defend:brazil>peru:3:3:6.4.1": (
        "german",
        "domination",
        {
            "turn": "red",
            "phase": "defend",
            "battle": {**BATTLE, "roll": [6, 4, 1]},
            "tired": {"brazil": 3},
            "territories": ALL_RED,
        },
        {"options": {"defender_decides": "after"}},
    ),
    "occupy:brazil>peru:2:1": (
        "nordic",
        "domination",
        {
            "turn": "red",
            "phase": "occupy",
            "battle": {**BATTLE, "armies": 2, "dice": 1},
            "territories": {**ALL_RED, "peru": ["blue", 0], "congo": ["blue", 1]},
        },
        {},
    ),
    "reinforce_third:4": (
        "nordic",
        "duel",
        {"turn": "red", "phase": "reinforce_third", "to_place": 4, "territories": IN_A_DUEL},
        {},
    ),
    "attack_third": (
        "czech",
        "duel",
        {"turn": "red", "phase": "attack_third", "territories": IN_A_DUEL},
        {},
    ),
    "fortify": (
        "czech",
        "domination",
        {
            "turn": "red",
            "phase": "fortify",
            "moved": {"brazil": "argentina"},
            "territories": ALL_RED,
        },
        {},
    ),
}


@pytest.mark.parametrize("told", PHASES)
def test_every_phase_is_written_with_its_details(told: str) -> None:
    edition, mode, given, more = PHASES[told]
    game = from_dict(edition, mode, given, **more)
    assert position_of(game).split()[6] == told
    check_round_trips(game)


def test_the_events_of_the_turn_are_written() -> None:
    """The text contains all details of a turn that the rules need later in that turn."""
    given = {
        "turn": "red",
        "phase": "fortify",
        "territories": ALL_RED,
        "captured": True,
        "bonus_given": True,
        "moved": {"brazil": "argentina"},
        "starter": "green",
    }
    text = position_of(from_dict("italian", "domination", given))
    assert " starter=g " in text
    assert " flags=captured,bonus " in text
    assert " moved=brazil>argentina " in text
    given = {"turn": "red", "phase": "fortify", "territories": ALL_RED, "tired": {"brazil": 4}}
    game = from_dict("german", "domination", given)
    assert " tired=brazil:4 " in position_of(game)
    again = Game.from_position(position_of(game))
    assert (
        again.explain(
            {"type": "fortify", "source": "brazil", "target": "argentina", "armies": 3}
        ).rule
        == "move.tired"
    )


def test_cards_won_in_combat_can_still_be_traded() -> None:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "mid_combat": True,
        "territories": ALL_RED,
        "hands": {"red": ["alaska", "peru", "siam", "congo", "egypt", "ural"]},
    }
    game = from_dict("czech", "domination", given)
    assert " flags=combat " in position_of(game)
    again = Game.from_position(position_of(game))
    assert again.explain({"type": "end_phase"}).rule == "capture.cards"


def test_capitals_are_secret_until_they_fall() -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": ALL_RED,
        "capitals": {"red": "brazil", "blue": "peru", "green": "alaska"},
    }
    game = from_dict("nordic", "capital", given)
    assert "capitals=r:brazil,b:peru,g:alaska!" in position_of(game)
    assert "capitals=r:?,b:peru,g:alaska!" in position_of(game, "blue")
    assert "capitals=r:?,b:?,g:alaska!" in position_of(game, SPECTATOR)
    assert "pile=?41" in position_of(game, "blue")


def test_eliminations_are_written_with_the_eliminator() -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**ALL_RED, "siam": ["red", 1]},
        "out": ["green"],
        "destroyed_by": {"green": "blue"},
        "missions": {"red": "destroy-green", "blue": "territories-24"},
    }
    game = from_dict("german", "missions", given)
    text = position_of(game)
    assert text.endswith("missions=r:destroy-green,b:territories-24 out=g:b")
    check_same(game, Game.from_position(text))


def test_a_variant_says_what_it_changes() -> None:
    variant = load_edition("nordic").variant(
        name="Ours",
        minimum_armies=4,
        fixed_values={"infantry": 5, "cavalry": 6, "artillery": 7, "one_of_each": 9},
        defence_dice=[1, 2],
        missions_known=True,
        pieces=[["cube", 1], ["tower", 7]],
        movement="unsplit",
    )
    game = Game.new(edition=variant, mode="missions", seats=["red", "blue", "green"], seed=2)
    text = position_of(game)
    assert text.startswith("nordic+defence_dice=1/2,fixed_values=infantry:5/")
    again = Game.from_position(text)
    assert again.edition.changes == variant.changes
    assert position_of(again) == text
    assert Game.from_position(text, edition=variant).edition.title == "Ours"


def test_custom_editions_and_boards_are_given_with_the_text() -> None:
    board = ring(6)
    game = Game.new(
        edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1, board=board
    )
    text = position_of(game)
    with pytest.raises(PositionError, match="'ring-6' is not one of classic"):
        Game.from_position(text)
    assert position_of(Game.from_position(text, board=board)) == text
    with pytest.raises(PositionError, match="for the board ring-6, not for classic"):
        Game.from_position(text, board="classic")
    with pytest.raises(PositionError, match="is not one of nordic") as refused:
        Game.from_position(text.replace("czech", "mine", 1), board=board)
    assert refused.value.field == "edition"


def test_a_position_contains_no_randomness() -> None:
    games = [
        Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=seed)
        for seed in range(20)
    ]
    started = [position_of(game) for game in games if game.turn == "red"]
    assert len(started) > 1
    assert len(set(started)) == 1


def test_a_seed_and_a_chance_exclude_each_other() -> None:
    text = "italian domination classic rbg - g claim 0 starter=g set=r35,b35,g35"
    with pytest.raises(ValueError, match="not both"):
        Game.from_position(text, seed=1, chance=Scripted([]))


# ---- texts with faults

ONES = "/".join("r1" * len(c.territories) for c in load_board("classic").continents)
GOOD = (
    f"nordic missions classic rbg {ONES} r attack 2 hands=r:alaska+peru,b:?2 pile=?39 "
    "discard=ural missions=r:territories-24,b:? out=g:r"
).replace("/r1r1r1r1/", "/r1b4r1r3/", 1)


def test_the_sample_text_is_valid() -> None:
    assert position_of(Game.from_position(GOOD)) == GOOD


def test_a_byte_order_mark_before_a_position_is_skipped() -> None:
    assert position_of(Game.from_position(f"\ufeff{GOOD}\n")) == GOOD


ARMIES = st.integers(1, 10**9) | st.sampled_from([9999, 10_000, 999_999, 10**6, 10**9])


@given(armies=ARMIES, more=ARMIES)
def test_any_number_of_armies_survives_its_text(armies: int, more: int) -> None:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": more,
        "territories": {"*": ["red", armies], "peru": ["blue", 2]},
    }
    game = game_from("italian", "domination", given)
    text = position_of(game)
    assert f"r{armies}" in text
    assert f"reinforce:{more}" in text
    again = Game.from_position(text)
    assert position_of(again) == text
    again.apply(place("congo", more))
    assert Game.replay(record_of(again), strict=True).game.armies("congo") == armies + more


@pytest.mark.parametrize("number", ["9" * 2001, "9" * 5000])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("/r1b4", "/r1b{}"),
        (" attack 2", " attack {}"),
        (" attack 2", " attack 2 sets={}"),
        (" attack 2", " attack 2 income=territories.9:{}"),
        (" attack 2", " attack 2 income=territories.{}:3"),
        (" attack 2", " attack 2 income=continent.asia:{}"),
    ],
)
def test_absurd_numbers_are_refused(old: str, new: str, number: str) -> None:
    text = GOOD.replace(old, new.format(number), 1)
    assert text != GOOD
    with pytest.raises(PositionError) as error:
        Game.from_position(text)
    assert len(error.value.message) < 200


WRONG = [
    ("nordic", "nordik", "edition", "The edition 'nordik' is not one of nordic, german, italian,"),
    ("nordic", "nordic+minimum_armies=0", "edition", "The field minimum_armies cannot be 0."),
    ("nordic", "nordic+minimum_armys=4", "edition", "no field 'minimum_armys' (did you mean"),
    (
        "missions",
        "duel",
        "mode",
        "Nordic 2000 has no duel for 3 players; it has missions for",
    ),
    ("missions", "mision", "mode", "Nordic 2000 has no mode 'mision' (did you mean 'missions'?)"),
    ("classic", "classical", "board", "'classical' is not one of classic, island, strait: pass"),
    ("rbg", "rbx", "seats", "'x' is not a player; the players are r, b, g, y, k, p."),
    ("rbg", "rbb", "seats", "Each player may be named only once: red, blue, blue."),
    (
        "/r1b4",
        "/b4",
        "territories",
        "so its group must have as many entries, not 3.",
    ),
    (
        "/r1b4",
        "/r1q4",
        "territories",
        "'q' is not the letter of an owner; the letters are r, b, g, -.",
    ),
    (
        "/r1b4",
        "/r1t4",
        "territories",
        "'t' is not the letter of an owner; the letters are r, b, g, -.",
    ),
    (
        "/r1b4",
        "/r1b",
        "territories",
        "Each territory in 'r1br1r3' must be a letter and a number, such as r3, or a dash if",
    ),
    ("/r1b4", "/r1b0", "territories", "must have at least one army."),
    ("/r1b4", "/r1-", "territories", "has no owner. That is possible only during set-up."),
    (
        "/r1b4",
        "/r1b" + "1" * 2001,
        "territories",
        "must be a whole number from 0 to 10^2000.",
    ),
    ("/r1b4", "/r1b04", "territories", "'04' must not begin with a 0."),
    (
        "/r1b4r1r3",
        "",
        "territories",
        "must have as many groups with a / between them, not 5.",
    ),
    (" r attack", " x attack", "turn", "'x' is not a player; the players are r, b, g."),
    (" r attack", " g attack", "turn", "Green has been knocked out, so it can't be their turn."),
    (
        " attack",
        " atack",
        "phase",
        "'atack' (did you mean 'attack'?). The phases are claim, place,",
    ),
    (" attack", " attack:3", "phase", "Nothing may follow the phase attack."),
    (
        " attack",
        " reinforce",
        "phase",
        "the armies to place, as in reinforce:3.",
    ),
    (" attack", " reinforce_third:3", "phase", "The phase reinforce_third needs a third army."),
    (
        " attack",
        " defend:peru",
        "phase",
        "The phase defend must be followed by source>target:armies:dice",
    ),
    (" attack", " defend:perv>brazil:1:1", "phase", "There is no territory 'perv' (did you mean"),
    (" attack", " defend:alaska>siam:1:1", "phase", "Alaska does not border Siam."),
    (" attack 2", " attack two", "round", "'two' must be a whole number from 0 to 10^2000."),
    (
        " attack 2",
        " attack 2 cards=?",
        "cards",
        "A position has no field 'cards' (did you mean 'discard'?). Its fields are options, ",
    ),
    (
        " attack 2",
        f" attack 2 {'x' * 61}=1",
        "x" * 60,
        "A position has no field 'xxx",
    ),
    (" attack 2", " attack 2 sets=1 sets=2", "sets", "The field may occur only once."),
    (" attack 2", " attack 2 sets=", "sets", "A value must follow the = sign."),
    (" attack 2", " attack 2 flags=won", "flags", "'won' must be one of captured, bonus, combat."),
    (
        " attack 2",
        " attack 2 flags=combat",
        "flags",
        "In Nordic 2000, Secret missions, cards won in combat can't be traded during combat.",
    ),
    (" attack 2", " attack 2 third=2", "third", "This game has no third army."),
    (
        " attack 2",
        " attack 2 options=x:y",
        "options",
        "Nordic 2000 has no option 'x'; its options:",
    ),
    (" attack 2", " attack 2 moved=peru>x", "moved", "There is no territory 'x'."),
    (
        " attack 2",
        " attack 2 income=gift:3",
        "income",
        "'gift:3' must be one of territories, continent",
    ),
    (" attack 2", " attack 2 set=x3", "set", "'x' is not a player; the players are r, b, g."),
    ("alaska", "alasca", "hands", "There is no card 'alasca' (did you mean 'alaska'?)."),
    ("alaska", "ural", "discard", "The card ural occurs twice."),
    (
        "b:?2",
        "b:?1",
        "pile",
        "The hands, deck and discard pile must hold 44 cards in all, not 43.",
    ),
    ("b:?2", "r:?2", "hands", "The player r occurs twice."),
    ("b:?2", "b:", "hands", "'b:' must be a player, a colon and a value."),
    ("territories-24", "territories-25", "missions", "There is no mission 'territories-25' (did"),
    ("out=g:r", "out=g:x", "out", "'x' is not the letter of an owner; the letters are r, b, g, -."),
    (" out=g:r", "", "out", "Green holds no territory and must be out of the game."),
    ("out=g:r", "out=b:r", "out", "Blue has been knocked out, but holds 1 territory."),
]


@pytest.mark.parametrize(("old", "new", "field", "message"), WRONG, ids=lambda v: str(v)[:30])
def test_a_wrong_text_says_what_is_wrong(old: str, new: str, field: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(PositionError) as refused:
        Game.from_position(GOOD.replace(old, new, 1))
    assert refused.value.field == field
    assert message in refused.value.message


def test_cards_won_in_combat_are_traded_in_reinforce() -> None:
    text = GOOD.replace("nordic missions", "german missions")
    good = text.replace(" attack 2", " reinforce:0 2 flags=combat")
    assert "flags=combat" in position_of(Game.from_position(good))
    with pytest.raises(
        PositionError, match="Cards won in combat must be traded in the 'reinforce' phase, not"
    ):
        Game.from_position(text.replace(" attack 2", " attack 2 flags=combat"))


def test_the_error_for_a_truncated_text_names_the_first_missing_field() -> None:
    with pytest.raises(
        PositionError, match=r"territories: The text ends before this word\. A position must"
    ):
        Game.from_position("nordic missions classic rbg")
    with pytest.raises(PositionError, match=r"edition: The text ends before this word\."):
        Game.from_position("  ")


WORDS = (
    *("x", "tysk", "Missionen", "angriff", "röd", "0", "-1", "*", "?", "=", "red", "r", "attack"),
    *(
        "domination",
        "hands=",
        "hands=r",
        "hands=x:1",
        "set=r",
        "tired=peru",
        "moved=peru",
        "phase:a",
    ),
    *("options=a:b", "income=t", "income=card.x:1", "/", "r1/r1", "reinforce", "over:r", "=1"),
)
LANGUAGES = ("en", "sv", "de", "it", "cs")


def damaged(text: str) -> Iterator[str]:
    """Yield a text cut at each place, and with each of its words lost, doubled or replaced."""
    yield from (text[:length] for length in range(len(text)))
    yield from (f"{text[:n]}§{text[n:]}" for n in range(0, len(text), 5))
    words = text.split()
    for n in range(len(words)):
        before, after = words[:n], words[n + 1 :]
        for there in ([], words[n : n + 1] * 2, *([word] for word in WORDS)):
            yield " ".join([*before, *there, *after])


@pytest.mark.thorough
def test_whatever_is_wrong_with_a_text_is_said_with_its_place_and_what_must_be_there() -> None:
    seen = set[str]()
    defence = GOOD.replace(" attack 2", " defend:peru>brazil:1:1 2 tired=peru:1 moved=peru>brazil")
    for text in {*damaged(GOOD), *share_of(damaged(defence))}:
        try:
            read_position(text, Scripted([]))
        except PositionError as refused:
            error = refused
        else:
            continue
        assert error.field
        seen.add(error.content.code)
        for language in LANGUAGES:
            with use_language(language):
                said = str(error)
            assert said.startswith(f"{error.field}: ")
            assert said.endswith((".", "…", ").", "toml-Datei", ".toml file", ".toml")), said
            for nothing in ("''", "””", "„“", "«»", "{", "None", "  "):
                assert nothing not in said, said
            assert len(said) < 600
    assert len(seen) > 25, seen


@settings(max_examples=300)
@given(data=st.data())
def test_any_text_is_a_position_or_is_refused(data: st.DataObject) -> None:
    """A text with any typing errors is either read completely or refused with a proper error."""
    text = list(GOOD)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        piece = data.draw(
            st.sampled_from(["", " ", "r", "t", "?", "0", "7", ":", "+", "/", "=", "\u0664"])
        )
        text[at] = piece
    try:
        game = Game.from_position("".join(text), seed=1)
    except PositionError:
        return
    assert position_of(Game.from_position(position_of(game))) == position_of(game)
    json.dumps([game.observe(seat) for seat in (*game.seats, None)])
    for action in game.legal_actions()[:5]:
        fork = game.fork(seed=3)
        fork.apply(action)


@pytest.mark.sampled
@given(SEED, st.integers(0, 120), st.data())
@settings(max_examples=25)
def test_a_text_omits_options_without_effect(seed: int, steps: int, data: Any) -> None:
    """A new option doesn't change the texts of games without it, and old texts are still read."""
    edition = load_edition("german")
    chosen = {
        option.id: data.draw(st.sampled_from([choice.value for choice in option.choices]))
        for option in edition.options.values()
    }
    game = Game.new(edition="german", mode="domination", options=chosen, seed=seed)
    for _ in play(game, seed, steps):
        pass
    text = position_of(game)
    new = {name: value for name, value in chosen.items() if value != edition.options[name].default}
    named = ",".join(
        f"{name}:{value}"
        for name, value in ({"defender_decides": chosen["defender_decides"]} | new).items()
    )
    assert f" options={named} " in text
    check_same(game, Game.from_position(text))
    in_full = ",".join(f"{name}:{value}" for name, value in chosen.items())
    check_same(game, Game.from_position(text.replace(f"options={named}", f"options={in_full}")))
    if not new:  # Texts that are older than options name none.
        check_same(game, Game.from_position(text.replace(f" options={named}", "")))
