"""Damaged or illegal records are played up to the fault, whose line and reason are reported."""

from __future__ import annotations

import pickle
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.game import Game
from risk_widget.notation import RecordError, position_of, record_of
from tests.engine.ways import WAYS, played, ring
from tests.notation.games import (
    END,
    act,
    attack,
    defend,
    game_from,
    in_log,
    line_of,
    occupy,
    place,
)


@cache
def record() -> str:
    """Return the record of a short game in which much happens and the deck is known."""
    given = {
        "turn": "red",
        "phase": "reinforce",
        "territories": {
            "*": ["green", 1],
            "brazil": ["red", 3],
            "peru": ["blue", 2],
            "argentina": ["green", 4],
        },
        "hands": {"red": ["brazil", "alaska", "wild-1"], "blue": ["congo", "egypt"]},
        "deck": ["ural", "siam"],
    }
    game = game_from("italian", "domination", given, dice=[6, 4, 1, 5, 3, 6, 2])
    act(
        game,
        {"type": "trade", "cards": ["brazil", "alaska", "wild-1"]},
        place("brazil", 7),
        END,
        attack("brazil", "peru", 3),
        defend(2),
        occupy(10),
        attack("brazil", "venezuela", 1),
        END,
        {"type": "fortify", "source": "peru", "target": "brazil", "armies": 1},
        END,
        place("argentina", game.to_place),
    )
    return record_of(game)


def test_the_sample_record_is_valid() -> None:
    assert Game.replay(record()).ok


# The old text, the new text, the clause and the reason in the error for the changed line.
DAMAGED = [
    # actions that the rules refuse
    ("red place brazil 7", "red place brazil 8", "reinforce.place",
     "1 to 7 armies can be placed, not 8."),
    ("red place brazil 7", "red place peru 7", "reinforce.place",
     "Peru belongs to Blue. You can place armies only on your own territories."),
    ("red attack brazil>peru 3", "red attack brazil>alaska 3", "attack.adjacent",
     "Brazil does not border Alaska."),
    ("red attack brazil>peru 3", "blue attack brazil>peru 3", "turn.order",
     "This decision is Red's, not Blue's."),
    ("red attack brazil>peru 3", "red attack brazil>peru 3 dice 2", "attack.dice",
     "3 armies attack with one die each, not with 2 dice."),
    ("blue defend 2: 6 4 1 v 5 3", "blue defend 3: 6 4 1 v 5 3", "attack.defence-dice",
     "Peru has 2 armies: it defends with 1 or 2 dice, not 3."),
    ("red occupy 10:", "red occupy 2:", "capture.occupy",
     "3 armies attacked and one must stay in Brazil: 3 to 11 may move in, not 2."),
    ("red fortify peru>brazil 1", "red fortify peru>brazil 10", "move.adjacent",
     "Peru has 10 armies: 1 to 9 may move, not 10; one must stay."),
    ("red trade brazil alaska wild-1", "red trade brazil alaska congo", "cards.set",
     "Red does not hold the Congo card."),
    # words that name nothing
    ("red place brazil 7", "red place brasil 7", "action.malformed",
     "There is no territory 'brasil' (did you mean 'brazil'?)."),
    ("red trade brazil alaska wild-1", "red trade brazil alaska wild-3", "action.malformed",
     "There is no card 'wild-3' (did you mean 'wild-2'?)."),
    ("red place brazil 7", "read place brazil 7", "record.malformed",
     "'read' is not in this game (did you mean 'red'?)."),
    ("red place brazil 7", "red plaice brazil 7", "record.malformed",
     "There is no action 'plaice' (did you mean 'place'?)."),
    ("red place brazil 7", "red place brazil", "record.malformed",
     "Write place TERRITORY ARMIES, not place brazil."),
    ("red place brazil 7", "red", "record.malformed",
     ("An action is missing. Write one of these: claim, place, capital, trade, attack, defend, "
      "occupy, fortify, end.")),
    ("red place brazil 7", ": card ural", "record.malformed", "The line has no action."),
    ("red place brazil 7", "* dealt red 14", "record.malformed",
     "Lines without a player must come before the first action."),
    # dice
    ("6 4 1 v 5 3", "6 4 7 v 5 3", "record.malformed", "'7' is not a die: a die shows 1 to 6."),
    ("6 4 1 v 5 3", "6 4 v 5 3", "attack.dice",
     "Here 3 attack dice and 2 defence dice are rolled, but the record has 2 and 2."),
    ("6 4 1 v 5 3", "6 4 v 5 3 1", "attack.dice",
     "Here 3 attack dice and 2 defence dice are rolled, but the record has 2 and 3."),
    ("6 4 1 v 5 3", "6 4 1 v 5", "attack.defence-dice",
     "Here 3 attack dice and 2 defence dice are rolled, but the record has 3 and 1."),
    ("6 4 1 v 5 3", "6 4 1 v 5 3 3", "attack.defence-dice",
     "Here 3 attack dice and 2 defence dice are rolled, but the record has 3 and 3."),
    (": 6 4 1 v 5 3, losses 0 2", "", "attack.dice",
     "Here 3 attack dice and 2 defence dice are rolled, but the record has no and no."),
    ("red end\nred attack", "red end: 6 v 1\nred attack", "attack.dice",
     "Here no attack dice and no defence dice are rolled, but the record has 1 and 1."),
    ("6 4 1 v 5 3", "6 4 1 v 6 3", "attack.compare",
     "The record says 'losses 0 2', but by the rules it is 'losses 1 1'."),
    ("6 v 2", "1 v 2", "attack.compare",
     "The record says 'losses 0 1', but by the rules it is 'losses 1 0'."),
    # other outcomes
    ("losses 0 2", "losses 0 1", "attack.compare",
     "The record says 'losses 0 1', but by the rules it is 'losses 0 2'."),
    ("worth 4", "worth 6", "cards.value",
     "The record says 'worth 6', but by the rules it is 'worth 4'."),
    ("bonus brazil 2", "bonus alaska 2", "cards.territory-bonus",
     "The record says 'bonus alaska 2', but by the rules it is 'bonus brazil 2'."),
    ("moved 1", "moved 2", "capture.occupy",
     "The record says 'moved 2', but by the rules it is 'moved 1'."),
    ("out blue", "out green", "capture.eliminate",
     "The record says 'out green', but by the rules it is 'out blue'."),
    ("congo+egypt", "congo+siam", "capture.eliminate",
     "The record says 'cards blue congo+siam', but by the rules it is 'cards blue congo+egypt'."),
    ("card ural", "card siam", "cards.earn",
     "The record says 'card siam', but by the rules it is 'card ural'."),
    ("card ural", "won red win.domination", "win.domination",
     "The record says 'won red win.domination', but that does not happen here."),
    ("card ural", "won red by luck", "turn.claim",
     "The record says 'won red by luck', but that does not happen here."),
    ("red place brazil 7", "red place brazil 7: card ural", "cards.earn",
     "The record says 'card ural', but that does not happen here."),
    ("card ural", "pile ural+siam", "cards.deck",
     "The record says 'pile ural+siam', but that does not happen here."),
    ("card ural", "cart ural", "record.malformed",
     "'cart ural' is not an outcome (did you mean 'card'?)."),
    ("card ural", "card ural,", "record.malformed", "'' is not an outcome."),
    ("card ural", "pile ural+simm", "record.malformed",
     "There is no card 'simm' (did you mean 'siam'?)."),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "rule", "message"), DAMAGED, ids=lambda v: v[:40])
def test_a_damaged_line_is_named_with_its_clause_and_the_reason(
    old: str, new: str, rule: str, message: str
) -> None:
    text = in_log(record(), old, new)
    log = record().index("log =")
    changed = record()[: record().index(old, log)].count("\n") + 1
    result = Game.replay(text)
    assert (result.ok, result.rule, result.message) == (False, rule, message)
    assert result.line == changed
    # All lines above the fault have been played, and nothing else.
    whole = Game.replay(record()).game
    lines = text.splitlines()[: result.line - 1]
    played_lines = sum(line.startswith(("red ", "blue ", "green ")) for line in lines)
    assert len(result.game.history) == played_lines
    while len(whole.history) > played_lines:
        whole.undo()
    assert position_of(result.game) == position_of(whole)
    assert not result.game.can_redo
    with pytest.raises(RecordError) as refused:
        Game.replay(text, strict=True)
    error = refused.value
    assert (error.line, error.rule, error.message) == (changed, rule, message)
    assert str(error) == f"line {changed}: {message} [{rule}]"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_stopped_game_continues_with_new_dice() -> None:
    """The dice of the refused line are not used for the actions that follow."""
    text = in_log(record(), "6 4 1 v 5 3, losses 0 2", "6 4 1 v 5 3, losses 2 0")
    game = Game.replay(text, seed=3).game
    game.apply(defend(2))
    other = Game.replay(text, seed=4).game
    other.apply(defend(2))
    fights = [g.history[-1].events[0].data.get("attack") for g in (game, other)]
    assert None not in fights
    assert fights != [(6, 4, 1), (6, 4, 1)]


def test_a_missing_turn_is_found_at_the_next_line() -> None:
    text = in_log(record(), "blue defend 2: 6 4 1 v 5 3, losses 0 2\n", "")
    result = Game.replay(text)
    assert (result.rule, result.line) == ("turn.order", line_of(text, "red occupy"))
    assert result.message == "This decision is Blue's, not Red's."


def test_the_roll_that_the_defender_has_seen_stays() -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["red", 5], "peru": ["blue", 3], "siam": ["green", 1]},
    }
    game = game_from("german", "domination", given, [6, 4, 1, 5, 3], {"defender_decides": "after"})
    text = record_of(act(game, attack("brazil", "peru", 3), defend(2)))
    assert "red attack brazil>peru 3: 6 4 1\nblue defend 2: 6 4 1 v 5 3, losses 0 2" in text
    result = Game.replay(in_log(text, "6 4 1 v 5 3", "6 5 1 v 5 3"))
    assert (result.line, result.rule) == (line_of(text, "blue defend"), "attack.announce")
    assert result.message == "The attacker has rolled 6 4 1, but here the record says 6 5 1."
    result = Game.replay(in_log(text, "peru 3: 6 4 1", "peru 3"))
    assert (result.line, result.rule) == (line_of(text, "red attack"), "attack.dice")


def test_the_deck_has_exactly_the_remaining_cards() -> None:
    game = played(WAYS[0], 1, 80)
    text = record_of(game)
    (line,) = [line for line in text.splitlines() if "pile" in line]
    cards = line.partition("pile ")[2].split("+")
    assert len(cards) == 44
    for wrong, message in (
        ([cards[1], *cards[1:]], f"The card {cards[1]} occurs twice."),
        (cards[1:], "The hands, deck and discard pile must hold 44 cards in all, not 43."),
    ):
        result = Game.replay(text.replace("+".join(cards), "+".join(wrong)))
        assert (result.rule, result.message) == ("cards.deck", message)
        assert result.line == line_of(text, "pile")


def test_a_new_deck_must_be_recorded() -> None:
    text = record_of(played(WAYS[0], 1, 80))
    (line,) = [line for line in text.splitlines() if "pile" in line]
    result = Game.replay(text.replace(line, line.partition(":")[0]))
    assert (result.line, result.rule) == (line_of(text, "pile"), "cards.deck")
    assert result.message == (
        "A new deck is shuffled here, but the record does not give the order of its cards."
    )
    assert result.game.history[-1].seat == "blue"  # Before the last army is placed.


OPENING = [
    ("red 5 blue 2 green 5 red 1 green 6", "setup.first-seat", None),
    ("red 5 blue 2 green 5 red 6 green 1", "setup.first-seat",
     "These dice say that red starts, but the position says that green does."),
    ("red 5 blue 2 green 5", "setup.first-seat", "The next dice must be those of red, green."),
    ("red 5 blue 2 green 6 red 1", "setup.first-seat",
     "No more dice are rolled here: green alone has the highest roll."),
    ("red 5 blue 2", "setup.first-seat", "The next dice must be those of red, blue, green."),
    ("red 5 blue 2 green 7", "record.malformed", "green 7 must be a player and a die."),
    ("red 5 blue", "record.malformed", "Players and numbers must alternate here."),
]  # fmt: skip


@pytest.mark.parametrize(("dice", "rule", "message"), OPENING)
def test_the_dice_for_the_first_seat_are_checked(dice: str, rule: str, message: str | None) -> None:
    start = "italian domination classic rbg - g claim 0 starter=g set=r35,b35,g35"
    text = f"start = '{start}'\nlog = '''\n\n* starter {dice}\n'''\n"
    result = Game.replay(text)
    if message is None:
        assert result.ok
        assert result.game.opening[0].data.get("first") == "green"
    else:
        assert (result.line, result.rule, result.message) == (4, rule, message)


def test_the_deal_is_checked() -> None:
    text = record_of(played(WAYS[0], 1, 3))
    result = Game.replay(in_log(text, "dealt red 14", "dealt red 13"))
    assert (result.line, result.rule) == (line_of(text, "dealt"), "setup.territories")


NINES = "9" * 5000


def test_absurd_numbers_are_refused_like_wrong_ones() -> None:
    text = record_of(played(WAYS[0], 1, 3))
    result = Game.replay(in_log(text, "dealt red 14", f"dealt red {NINES}"))
    assert (result.line, result.rule) == (line_of(text, "dealt"), "record.malformed")


DEEP = "[" * 3000 + "]" * 3000
TABLES = "{ a = " * 3000 + "1" + " }" * 3000


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (DEEP, "The header is nested too deeply."),
        (TABLES, "The header is nested too deeply."),
        (NINES, "A number in the header is too large."),
        ("[" * 3000, ""),
    ],
    ids=["lists", "tables", "digits", "open"],
)
def test_an_unreadable_header_is_malformed(value: str, message: str) -> None:
    for text in (f"names = {value}\n{record()}", f"names = {value}\n"):
        with pytest.raises(RecordError) as error:
            Game.replay(text)
        assert error.value.rule == "record.malformed"
        assert message in error.value.message


HEADER = [
    ("format = 1", "format = 2", "format =",
     "The record has format 2, but only format 1 can be read here."),
    ('edition = "italian"', 'edition = "czech"', "edition =",
     "The header says czech, but the position at the start says italian."),
    ('mode = "domination"', 'mode = "missions"', "mode =",
     "The header says missions, but the position at the start says domination."),
    ('"red", "blue"', '"blue", "red"', "seats =", "The header says blue, red, green, but"),
    ('start = "italian', 'start = "italiano', "start =",
     "The position can't be used: edition: The edition 'italiano' is not one of nordic,"),
    ('start = "', 'begin = "', "start =", "A record has no 'begin'."),
    ('start = "', 'start = 3 # "', "start =", "start must be text."),
    ('start = "', 'start = "" # ', "start =", "The position can't be used: edition: The text"),
    ('mode = "domination"', 'viewer = "purple"', "mode =",
     "The viewer must be one of red, blue, green, spectator."),
    ('mode = "domination"', 'names = { purple = "P" }', "mode =",
     "Only red, blue, green can have names."),
    ('mode = "domination"', 'mode = "domination', "mode =",
     "The header can't be read at 'mode = \"domination'. Copy the whole record again, "),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "message"), HEADER, ids=lambda v: v[:30])
def test_an_unusable_header_is_refused(old: str, new: str, line: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        Game.replay(record().replace(old, new, 1))
    assert refused.value.line == line_of(record(), line)
    assert refused.value.rule == "record.malformed"
    assert refused.value.message.startswith(message)


def test_a_text_without_a_start_or_a_log_is_not_a_record() -> None:
    with pytest.raises(RecordError, match="The log is missing"):
        Game.replay("format = 1\n")
    with pytest.raises(RecordError, match="The log is missing"):
        Game.replay("")
    with pytest.raises(RecordError, match="The header lacks start"):
        Game.replay("format = 1\nlog = '''\n'''\n")
    with pytest.raises(RecordError, match="line 2: The header can't be read at 'nonsense'"):
        Game.replay("format = 1\nnonsense\n")


def test_a_result_that_contradicts_the_log_is_refused() -> None:
    text = record().replace("log = ", 'result = "red"\nreason = "win.domination"\nlog = ', 1)
    result = Game.replay(text)
    assert (result.ok, result.line) == (False, line_of(text, "result ="))
    assert result.message == (
        "The header says that red wins by win.domination; at the end of the log nobody has won."
    )
    assert len(result.game.history) == len(Game.replay(record()).game.history)


def test_fields_below_the_log_belong_to_the_header() -> None:
    text = record() + '\n[names]\nred = "Ann"\n'
    assert Game.replay(text).names == {"red": "Ann"}
    with pytest.raises(RecordError) as refused:
        Game.replay(record() + "\nnonsense\n")
    assert refused.value.line == len(record().splitlines()) + 2


def test_a_truncated_record_is_played_up_to_its_end() -> None:
    """The log is cut after each of its characters."""
    text = record()
    begin = text.index("log = '''\n") + len("log = '''\n")
    whole = Game.replay(text).game
    positions = [position_of(whole)]
    while whole.undo():
        positions.insert(0, position_of(whole))
    for end in range(begin, text.rindex("'''") + 2):
        part = text[:end]
        result = Game.replay(part)
        assert not result.ok
        assert position_of(result.game) == positions[len(result.game.history)]
        done = part[begin:].rpartition("\n")[0].splitlines()
        done = [line for line in done if line[:1].isalpha()]
        assert len(result.game.history) in (len(done), len(done) + 1)
    cut = Game.replay(text[: text.rindex("'''")])
    assert cut.rule == "record.malformed"
    assert cut.message == "The log is not closed: ''' is missing at its end."
    assert cut.line == len(text.splitlines()) - 1


@settings(max_examples=300)
@given(data=st.data())
def test_any_damage_to_a_record_is_reported_in_order(data: st.DataObject) -> None:
    """Even if lines are lost, doubled or swapped, or letters change, the worst is a refusal."""
    text = damaged_source()
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(["drop", "double", "swap", "letter", "cut"]))
        if how == "drop" and len(lines) > 1:
            del lines[at]
            continue
        if how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            lines[at], lines[other % len(lines)] = lines[other % len(lines)], lines[at]
        elif how == "letter" and lines[at]:
            spot = data.draw(st.integers(0, len(lines[at]) - 1))
            new = data.draw(st.sampled_from([*"?+:,#>v 0179'\"=*", "\u0663", "\x00", "-"]))
            lines[at] = lines[at][:spot] + new + lines[at][spot + 1 :]
        elif how == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 12))]
    board = ring(6)
    try:
        result = Game.replay("\n".join(lines), board=board)
    except RecordError as error:
        failure = error
    else:
        again = Game.replay(record_of(result.game), board=board)
        assert record_of(again.game) == record_of(result.game)
        return
    assert 1 <= failure.line <= len(lines)
    assert failure.message


@cache
def damaged_source() -> str:
    """Return a record in which every kind of line occurs."""
    setup = next(setup for setup in WAYS if str(setup) == "nordic-capital-3")
    return record_of(played(setup, 8, 150, ring(6)))
