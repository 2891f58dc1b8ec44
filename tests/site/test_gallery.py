"""Each example of the gallery opens on the playable page, and is as the gallery describes it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from pages import gallery

import risk_widget as rw
from risk_widget.notation import links
from risk_widget.widget.standalone_page import open_page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pages.gallery import Example

HERE = "https://play.example/index.html"


@pytest.fixture(autouse=True)
def _forget_the_page() -> Iterator[None]:
    yield
    links.remember_page("")


def example(name: str) -> Example:
    return next(each for each in gallery.EXAMPLES if each.id == name)


@pytest.mark.parametrize("shown", gallery.EXAMPLES, ids=lambda shown: shown.id)
def test_each_link_opens_its_game_on_the_page_that_plays(shown: Example) -> None:
    traits: dict[str, Any] = {}
    page = open_page(
        lambda text: traits.update(json.loads(text)), here=HERE + gallery.link_of(shown)
    )
    traits |= json.loads(page.traits())
    state, told = traits["state"], gallery.moment_of(shown)
    assert state["host"]["linked"]["content"] == ("game" if shown.whole else "position")
    assert not state["host"]["linked"]["locked"]
    if shown.whole:
        assert state["over"]["winner"] == gallery.played(shown).winner
        assert state["moves"] == len(gallery.played(shown).history)
    else:
        assert not told.is_over
        assert (state["actor"], state["round"]) == (told.actor, told.round)
        assert rw.open_link(gallery.link_of(shown)).game.position() == told.position()
    assert state["edition_title"] == told.edition.title
    assert told.edition.title in gallery.facts_of(shown)


def test_there_are_twelve_varied_examples() -> None:
    assert len({shown.id for shown in gallery.EXAMPLES}) == len(gallery.EXAMPLES) == 12
    games = [gallery.moment_of(shown) for shown in gallery.EXAMPLES]
    for edition in ("nordic", "german", "italian", "czech"):
        assert gallery.moment_of(example(edition)).edition.id == edition
    assert {game.edition.id for game in games} == {"nordic", "german", "italian", "czech"}
    assert {game.mode for game in games} == {"domination", "missions", "capital", "duel"}


def test_the_examples_match_their_titles() -> None:
    for name, reason in (
        ("mission", "win.mission"),
        ("capital", "win.capital"),
        ("duel", "win.duel"),
    ):
        last = gallery.played(example(name)).history[-1].events
        assert reason in {event.data.get("reason") for event in last}
    turned = example("turning-point")
    winner = gallery.played(turned).winner
    assert winner is not None
    assert gallery.moment_of(turned).evaluate(None).chances[winner] < 0.2
    last_turn = example("last-turn")
    assert gallery.moment_of(last_turn).actor == gallery.played(last_turn).winner == "red"
    assert gallery.moment_of(example("small-board")).board.id == "strait"
    hunted = gallery.moment_of(example("puzzle"))
    held = [hunted.owner(t) for t in hunted.board.ids]
    assert (hunted.mode, held.count("green")) == ("missions", 4)
    assert hunted.state.mission == rw.open_link(hunted.position_link(whole=True)).game.state.mission
    half = gallery.moment_of(example("half-time")).evaluate(None).chances
    assert max(half.values()) < 0.7
