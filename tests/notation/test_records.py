"""Whole games are written to files, read and replayed, in full or as one seat sees them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.game import Game
from risk_widget.notation import position_of, record_of
from risk_widget.rules.edition import EditionError, load_edition
from tests.engine.ways import WAYS, boards, play, played
from tests.notation.games import END, act, attack, defend, game_from, last_line, occupy, place

if TYPE_CHECKING:
    from risk_widget.board import Board
    from tests.engine.ways import GameSetup

SEED = st.integers(0, 2**32)
every_way = pytest.mark.parametrize("setup", WAYS, ids=str)


@pytest.mark.decisive
@every_way
@settings(max_examples=2)
@given(seed=SEED, board=st.sampled_from(boards()), actions=st.integers(0, 400))
def test_a_whole_record_gives_the_same_game(
    setup: GameSetup, seed: int, board: Board, actions: int
) -> None:
    game = played(setup, seed, actions, board)
    text = record_of(game)
    result = Game.replay(text, strict=True, board=board)
    again = result.game
    assert (result.ok, result.line) == (True, 0)
    assert record_of(again) == text
    assert [step.action for step in again.history] == [step.action for step in game.history]
    assert [step.events for step in again.history] == [step.events for step in game.history]
    assert again.opening == game.opening
    assert position_of(again) == position_of(game)


def italian_game() -> Game:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "territories": {"*": ["green", 1], "brazil": ["red", 3], "peru": ["blue", 2]},
        "hands": {"red": ["brazil", "alaska", "wild-1"], "blue": ["congo", "egypt"]},
        "deck": ["ural"],
        "captured": False,
    }
    game = game_from("italian", "domination", given, dice=[6, 4, 1, 5, 3, 6])
    return act(
        game,
        {"type": "trade", "cards": ["brazil", "alaska", "wild-1"]},
        place("brazil", 7),
        END,
        attack("brazil", "peru", 3),
        defend(2),
        occupy(4),
        END,
        END,
    )


ITALIAN = """\
format = 1
edition = "italian"
mode = "domination"
board = "classic"
seats = ["red", "blue", "green"]
viewer = "red"
start = "START"
log = '''
red trade brazil alaska wild-1: worth 4, bonus brazil 2
red place brazil 7
red end
red attack brazil>peru 3
blue defend 2: 6 4 1 v 5 3, losses 0 2
red occupy 4: out blue, cards blue congo+egypt
red end
red end: card ural

# round 1, green
green end
'''
"""


def test_records_have_the_documented_form() -> None:
    game = italian_game()
    game.apply(place("alaska", game.to_place))
    game.undo()
    before = record_of(game, "red")
    start = tomllib.loads(before)["start"]
    # Ending Green's turn would be refused while Green has armies to place, so the log stops with
    # Red's turn.
    expected = ITALIAN.replace("START", start).replace("\n# round 1, green\ngreen end\n", "")
    assert before == expected.replace("ural\n\n", "ural\n")
    assert start.endswith(
        "r reinforce:3 1 income=territories.1:3 hands=r:brazil+alaska+wild-1,b:?2 pile=?39"
    )


def test_a_turn_starts_after_an_empty_line_with_its_round() -> None:
    game = italian_game()
    game.apply(place("alaska", 1))
    assert record_of(game).splitlines()[-5:] == [
        "red end: card ural",
        "",
        "# round 1, green",
        "green place alaska 1",
        "'''",
    ]


def test_any_toml_reader_reads_a_record() -> None:
    game = played(WAYS[0], 3, 150)
    names = {"red": 'Ann "the General" \\ O\'Hara', "blue": "Žofie\u007f"}
    data = tomllib.loads(record_of(game, names=names))
    assert data["format"] == 1
    assert data["names"] == names
    assert data["start"] == position_of(Game(game.config, game.positions[0]))
    assert data["seats"] == list(game.seats)
    assert sum(1 for line in data["log"].splitlines() if line[:1].isalpha()) == 150
    assert Game.replay(record_of(game, names=names)).names == names


def test_undone_actions_are_not_in_the_record() -> None:
    game = italian_game()
    text = record_of(game)
    game.undo()
    game.undo()
    assert len(record_of(game)) < len(text)
    game.redo()
    game.redo()
    assert record_of(game) == text


def test_a_replayed_game_can_be_undone_and_redone_to_the_byte() -> None:
    game = played(WAYS[-1], 5, 200)
    again = Game.replay(record_of(game)).game
    positions = [position_of(again)]
    while again.undo():
        positions.append(position_of(again))
    assert len(positions) == 201
    assert position_of(again) == positions[-1]
    for text in reversed(positions[:-1]):
        assert again.redo()
        assert position_of(again) == text
    assert record_of(again) == record_of(game)


def test_a_replay_rolls_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(WAYS[0], 4, 400)
    text = record_of(game)

    def refuse(*args: object) -> None:
        raise AssertionError("rolled")

    monkeypatch.setattr(Seeded, "dice", refuse)
    monkeypatch.setattr(Seeded, "shuffled", refuse)
    assert record_of(Game.replay(text, strict=True).game) == text


def test_a_replayed_game_continues_with_its_seed() -> None:
    text = record_of(played(WAYS[0], 4, 200))
    games = [Game.replay(text, seed=seed).game for seed in (1, 1, 2)]
    for game in games:
        for _ in play(game, 9, 150):
            pass
    records = [record_of(game) for game in games]
    assert records[0] == records[1] != records[2]
    assert Game.replay(records[0], strict=True).ok


def test_dice_from_the_record_come_again_after_an_undo() -> None:
    again = Game.replay(record_of(italian_game()), strict=True).game
    line = last_line(record_of(again))
    for _ in range(4):
        again.undo()
    act(again, defend(2), occupy(4), END, END)
    assert last_line(record_of(again)) == line


def test_comments_follow_their_actions() -> None:
    game = italian_game()
    text = record_of(game, comments={2: "all at the front", 5: "what a roll"})
    assert "red place brazil 7  # all at the front\n" in text
    result = Game.replay(text, strict=True)
    assert result.comments == {2: "all at the front", 5: "what a roll"}
    assert record_of(result.game, comments=result.comments) == text
    with pytest.raises(ValueError, match="one line"):
        record_of(game, comments={1: "two\nlines"})
    with pytest.raises(ValueError, match="one line"):
        record_of(game, comments={1: "it's '''quoted'''"})


TEXTS = st.text(max_size=12) | st.text("\x1c\x1f\x0b\x0c\x85\u2028\u2029\r\n\t\"'\\# a", max_size=8)


@given(name=TEXTS, comment=TEXTS, title=TEXTS)
def test_every_written_record_can_be_read(name: str, comment: str, title: str) -> None:
    """Any TOML reader agrees, even on characters that break lines only for Python."""
    game = little_game(title)
    try:
        text = record_of(game, names={"red": name}, comments={1: comment})
    except ValueError:
        assert "'''" in comment or any((c < " " and c != "\t") or c == "\x7f" for c in comment)
        text = record_of(game, names={"red": name})
        comment = ""
    result = Game.replay(text, strict=True)
    assert result.names == {"red": name}
    assert result.comments == ({1: comment.strip()} if comment.strip() else {})
    assert result.game.edition.title == game.edition.title
    assert record_of(result.game, names=result.names, comments=result.comments) == text
    assert tomllib.loads(text)["names"] == {"red": name}


def little_game(title: str) -> Game:
    """Return a game with one placement, played by a variant with this title."""
    variant = load_edition("czech").variant(name=title if title.strip() else None, bonus_armies=3)
    game = Game.new(edition=variant, mode="domination", seats=["red", "blue", "green"], seed=1)
    game.apply(game.legal_actions()[0])
    return game


def test_a_byte_order_mark_before_a_record_is_skipped() -> None:
    text = record_of(italian_game())
    assert record_of(Game.replay(f"\ufeff{text}", strict=True).game) == text


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_line_endings_are_read(end: str) -> None:
    text = record_of(italian_game(), comments={2: "here\u2028and there"})
    result = Game.replay(text.replace("\n", end), strict=True)
    assert result.comments == {2: "here\u2028and there"}
    damaged = text.replace("red place brazil 7", "red place brazil 8")
    assert Game.replay(damaged.replace("\n", end)).line == Game.replay(damaged).line


@pytest.mark.parametrize("character", ["\n", "\r", "\x00", "\x0b", "\x1c", "\x7f", "\ud800"])
def test_a_comment_must_fit_in_any_file(character: str) -> None:
    with pytest.raises(ValueError, match="a comment must be one line"):
        record_of(italian_game(), comments={1: f"oh{character}no"})


@pytest.mark.parametrize("name", ["half \ud800", 5])
def test_a_name_must_be_a_text(name: str) -> None:
    with pytest.raises(ValueError, match="the name of red must be text, not"):
        record_of(italian_game(), names={"red": name})


def test_a_record_for_a_seat_that_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="'purple' is not in this game"):
        record_of(italian_game(), "purple")
    with pytest.raises(ValueError, match="'purple' is not in this game"):
        record_of(italian_game(), names={"purple": "Pia"})


def test_fewer_or_other_spaces_are_accepted() -> None:
    """A record needs only the dice, from which every other outcome follows."""
    game = italian_game()
    text = record_of(game)
    short = (
        text.replace(": worth 4, bonus brazil 2", "")
        .replace(", losses 0 2", "")
        .replace(": out blue, cards blue congo+egypt", "")
        .replace(": card ural", "  # drew something")
        .replace("6 4 1 v 5 3", "  4 6 1   v 3 5 ")
        .replace("red attack", "\n   red \t attack")
    )
    assert len(short) < len(text)
    assert record_of(Game.replay(short, strict=True).game) == text


def test_the_starters_dice_and_the_deal_precede_the_first_action() -> None:
    game = Game.new(
        edition="italian",
        mode="domination",
        seats=["red", "blue", "green"],
        chance=Scripted([5, 2, 5, 1, 6]),
    )
    assert last_line(record_of(game)) == "* starter red 5 blue 2 green 5 red 1 green 6"
    dealt = Game.new(edition="italian", mode="duel", seats=["red", "blue"], seed=1)
    assert last_line(record_of(dealt)) == "* dealt red 14 blue 14 third 14"


def test_a_variant_keeps_its_title() -> None:
    variant = load_edition("czech").variant(name="Prague rules", bonus_armies=3)
    game = Game.new(edition=variant, mode="domination", seats=["red", "blue", "green"], seed=1)
    text = record_of(game)
    assert 'title = "Prague rules"\n' in text
    again = Game.replay(text, strict=True).game
    assert again.edition.title == "Prague rules"
    assert again.edition.rules("domination").bonus_armies == 3
    assert record_of(again) == text


@pytest.mark.parametrize("title", [5, b"Prague", "", " \n", "half \ud800"])
def test_a_variants_title_must_fit_in_a_record(title: Any) -> None:
    with pytest.raises(EditionError, match="the name of a variant must be text that is not empty"):
        load_edition("czech").variant(name=title, bonus_armies=3)


def test_the_win_is_written_in_the_log_and_above_it() -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["red", 2], "peru": ["blue", 1], "siam": ["green", 1]},
        "missions": {"red": "destroy-blue", "blue": "territories-24", "green": "territories-18"},
    }
    game = game_from("german", "missions", given, dice=[6, 1])
    act(game, attack("brazil", "peru", 1))
    text = record_of(game, "green")
    assert last_line(text) == (
        "red attack brazil>peru 1: 6 v 1, losses 0 1, moved 1, out blue, "
        "won red win.mission destroy-blue"
    )
    header = tomllib.loads(text)
    assert (header["result"], header["reason"]) == ("red", "win.mission")
    assert "destroy" not in header["start"]
    again = Game.replay(record_of(game), strict=True).game
    assert (again.winner, again.phase) == ("red", "over")
