"""Messages become sentences with names, lists and numbers, even where words are missing."""

from __future__ import annotations

import logging
import pickle
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.board import load_board
from risk_widget.messages import (
    CatalogError,
    Message,
    MessageError,
    MessageKeyError,
    Names,
    catalog,
    part_of,
    render,
)
from risk_widget.messages import set_strict as be_strict

if TYPE_CHECKING:
    from collections.abc import Iterator

ON_CLASSIC = Names.on(load_board("classic"))


def say(pattern: str, names: Names = ON_CLASSIC, **params: Any) -> str:
    """Render a pattern as if it were in the English catalog."""
    with catalog.add("en", f"{catalog.source('en')}\nunder-test = {pattern}\n"):
        return render(Message("under-test", params), names)


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Make rendering strict again after each test."""
    yield
    be_strict(True)


@pytest.mark.parametrize(
    ("pattern", "params", "text"),
    [
        ("{ $armies }", {"armies": 12345}, "12345"),
        ("{ $share }", {"share": 0.25}, "0.25"),
        ("{ TERRITORY($t) }", {"t": "brazil"}, "Brazil"),
        ("{ TERRITORY($t) }", {"t": "atlantis"}, "atlantis"),
        ("{ CONTINENT($c) }", {"c": "south-america"}, "South America"),
        ("{ SEAT($who) }", {"who": "red"}, "Red"),
        ("{ SEAT($who) }", {"who": None}, "nobody"),
        ("{ CAPITALISED(SEAT($who)) }", {"who": "third"}, "The third army"),
        ("{ CARD($card) }", {"card": "wild-2"}, "a wild card"),
        ("{ CARD($card) }", {"card": "?"}, "an unknown card"),
        ("{ PHASE($phase) }", {"phase": "fortify"}, "movement"),
        ("{ SYMBOL($symbol) }", {"symbol": "cavalry"}, "cavalry"),
        ("{ TERRITORIES($t) }", {"t": []}, ""),
        ("{ TERRITORIES($t) }", {"t": ["peru"]}, "Peru"),
        ("{ TERRITORIES($t) }", {"t": ["peru", "brazil"]}, "Peru and Brazil"),
        ("{ TERRITORIES($t) }", {"t": ("peru", "brazil", "china")}, "Peru, Brazil and China"),
        ('{ SEATS($who, kind: "or") }', {"who": ["red", "blue", "green"]}, "Red, Blue or Green"),
        ("{ $who }", {"who": ["red", "blue"]}, "red and blue"),
        ("{ $all ->\n [yes] all\n *[no] some\n }", {"all": True}, "all"),
        ("{ $all ->\n [yes] all\n *[no] some\n }", {"all": False}, "some"),
        ("{ $what ->\n [none] nothing\n *[other] { $what }\n }", {"what": None}, "nothing"),
        ("{ NUMBER_OF($t) ->\n [one] one\n *[other] many\n }", {"t": ["peru"]}, "one"),
        ("{ $inner }!", {"inner": Message("number-of-armies", {"armies": 1})}, "1 army!"),
        (
            "{ LIST($parts) }",
            {"parts": [Message("number-of-armies", {"armies": 2}), "x", 1000]},
            "2 armies, x and 1000",
        ),
        ("{ CAPITALISED(LIST($parts)) }", {"parts": ["one", "two"]}, "One and two"),
        ("{ CAPITALISED($inner) }", {"inner": Message("card-wild")}, "A wild card"),
    ],
)
def test_parameters_become_words(pattern: str, params: dict[str, Any], text: str) -> None:
    assert say(pattern, **params) == text


def test_a_card_names_its_symbol_as_the_edition_does() -> None:
    board = load_board("classic")
    symbol = board.territory("brazil").card
    assert say("{ CARD($card) }", card="brazil") == f"Brazil ({symbol})"
    names = Names.on(board, symbols={symbol: "a horse"})
    assert say("{ CARD($card) }", names, card="brazil") == "Brazil (a horse)"


def test_a_player_is_called_by_name_and_the_third_army_as_in_its_mode() -> None:
    names = Names(seats={"red": "anna", "third": Message("third-allied")})
    assert say("{ SEATS($who) }", names, who=["red", "blue", "third"]) == (
        "anna, Blue and the allied army"
    )


def test_the_catalogs_word_for_a_territory_comes_before_the_boards() -> None:
    words = (
        f"{catalog.source('en')}\nterritory-brazil = Brasilien\nunder-test = {{ TERRITORY($t) }}"
    )
    with catalog.add("en", words):
        assert render(Message("under-test", {"t": "brazil"}), ON_CLASSIC) == "Brasilien"
        assert render(Message("under-test", {"t": "peru"}), ON_CLASSIC) == "Peru"


def test_an_attribute_is_a_message_of_its_own() -> None:
    assert say("Attack\n    .title = Attack { TERRITORY($t) }", t="peru") == "Attack"
    with catalog.add("en", "attack = Attack\n    .title = Attack it\n"):
        assert render(Message("attack.title")) == "Attack it"


# ---- where words are missing ---------------------------------------------------------------------


def test_a_missing_text_is_english() -> None:
    be_strict(False)
    with catalog.add(
        "sv", "card-wild = en joker\nbroken = { $x } { nothing }\nno-plural = { $n }\n"
    ):
        assert render(Message("card-wild"), language="sv") == "en joker"
        assert render(Message("card-unknown"), language="sv") == "an unknown card"
        seat = Message("third-neutral")
        assert render(seat, Names(seats={"third": seat}), language="sv") == "the neutral army"


def test_a_missing_part_is_english_within_its_sentence() -> None:
    be_strict(False)
    with catalog.add("sv", "two = { $a } och { SEAT($b) }"):
        two = Message("two", {"a": Message("card-wild"), "b": "red"})
        assert render(two, language="sv") == "a wild card och Red"


def test_a_pattern_that_fails_falls_back_to_english() -> None:
    be_strict(False)
    with catalog.add("sv", "number-of-armies = { $armeer } arméer"):
        assert render(Message("number-of-armies", {"armies": 2}), language="sv") == "2 armies"


@pytest.mark.parametrize(
    ("pattern", "params", "shown"),
    [
        ("{ $missing }", {"n": 1}, "under-test(n=1)"),
        ("{ missing-message }", {}, "under-test"),
        ("{ UNHEARD($n) }", {"n": [1, Message("x", {"a": "b"})]}, "under-test(n=[1, x(a=b)])"),
        ("{ TERRITORY($n) }", {"n": ["peru"]}, "under-test(n=[peru])"),
        ("{ LIST($n) }", {"n": "peru"}, "under-test(n=peru)"),
        ('{ LIST($n, kind: "nor") }', {"n": [1, 2]}, "under-test(n=[1, 2])"),
        ("{ $n }", {"n": object}, "under-test(n=<class 'object'>)"),
    ],
)
def test_an_unrenderable_value_is_shown_unchanged(
    pattern: str, params: dict[str, Any], shown: str, caplog: pytest.LogCaptureFixture
) -> None:
    be_strict(False)
    with caplog.at_level(logging.WARNING):
        assert say(pattern, **params) == shown
    be_strict(True)
    with pytest.raises(CatalogError, match="under-test"):
        say(pattern, **params)


def test_an_unknown_message_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    be_strict(False)
    for _ in range(3):
        assert render(Message("no-such-message-at-all", {"a": 1})) == "no-such-message-at-all(a=1)"
    assert [record.getMessage() for record in caplog.records] == [
        "en: there is no message no-such-message-at-all"
    ]
    be_strict(True)
    with pytest.raises(CatalogError):
        render(Message("no-such-message-at-all"))
    with pytest.raises(CatalogError):
        say("{ LIST($parts) }", parts=[Message("no-such-message-at-all")])


# ---- messages as data, and errors ----------------------------------------------------------------


def test_a_message_is_plain_data() -> None:
    message = Message("a", {"n": 1, "inner": Message("b")})
    assert message == Message("a", {"n": 1, "inner": Message("b")})
    assert message != Message("a", {"n": 2, "inner": Message("b")})
    assert len({message, Message("a", {"n": 1, "inner": Message("b")})}) == 1
    assert pickle.loads(pickle.dumps(message)) == message


def test_names_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(ON_CLASSIC)) == ON_CLASSIC


class LostError(MessageError):
    """An error with arguments of its own."""

    def __init__(self, place: str, line: int) -> None:
        super().__init__(Message("lost", {"place": place}), ON_CLASSIC)
        self.line = line


def test_an_error_renders_in_its_readers_language() -> None:
    lost = pickle.loads(pickle.dumps(LostError("peru", 3)))
    assert isinstance(lost, LostError)
    assert isinstance(lost, ValueError)
    assert (lost.line, lost.code, lost.params) == (3, "lost", {"place": "peru"})
    from risk_widget.messages import use_language

    with (
        catalog.add("en", "lost = { TERRITORY($place) } is lost."),
        catalog.add("sv", "lost = { TERRITORY($place) } är borta."),
    ):
        assert str(lost) == lost.message == "Peru is lost."
        with use_language("sv"):
            assert str(lost) == "Peru är borta."


def test_a_missing_name_is_a_key_error_with_a_sentence() -> None:
    error = MessageKeyError(Message("number-of-armies", {"armies": 2}))
    assert isinstance(error, KeyError)
    assert not isinstance(error, ValueError)
    for same in (error, pickle.loads(pickle.dumps(error))):
        assert str(same) == "2 armies"


def test_a_value_too_long_for_a_sentence_is_cut() -> None:
    long, cut = "a" * 3000, f"{'a' * 2000}…"
    assert say("{ $part }.", part=long) == f"{cut}."
    assert say("{ $part }.", part=Message("list-of", {"items": [long, long]})) == f"{cut}."
    assert say("{ LIST($parts) }.", parts=[long, long]) == f"{cut}."
    assert say("{ CAPITALISED(LIST($parts)) }.", parts=[long, "b"]) == f"A{cut[1:]}."
    assert say("{ TERRITORIES($parts) }.", parts=[long]) == f"{cut}."
    assert say("{ $n }.", n=10**2999) == f"1{'0' * 1999}…."
    assert say("{ $n }.", n=10**5000) == "…."


def test_an_error_within_another_message_keeps_its_names() -> None:
    inner = MessageError(Message("name-territory", {"territory": "peru"}), ON_CLASSIC)
    assert part_of(inner) == "Peru"
    assert part_of(MessageError(Message("game-over"))) == Message("game-over")
    assert part_of(ValueError("as it is")) == "as it is"
