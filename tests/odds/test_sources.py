"""A recursion in fractions finds the same best source of a campaign."""

from __future__ import annotations

import json
from itertools import pairwise, permutations
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from tests.odds.test_campaigns import RULES, chance_by_recursion

RED = {
    "brazil": 6,
    "western-europe": 9,
    "southern-europe": 6,
    "congo": 5,
    "south-africa": 1,
    "middle-east": 1,
    "alaska": 30,
}
BLUE = {"north-africa": 3, "egypt": 2, "east-africa": 2}


def position(edition: str = "czech", **changed: int) -> rw.Game:
    """Return a position with Red around Africa and Green everywhere else."""
    red = RED | {name.replace("_", "-"): armies for name, armies in changed.items()}
    held = {"red": red, "blue": BLUE}
    territories = {"*": ["green", 2]} | {
        place: [seat, armies] for seat, places in held.items() for place, armies in places.items()
    }
    return rw.Game.from_dict(
        edition=edition,
        mode="domination",
        seats=["red", "blue", "green"],
        position={"turn": "red", "phase": "attack", "territories": territories},
    )


def exact(game: rw.Game, way: list[str], behind: list[int]) -> float:
    """Return the exact chance of taking a path, whose first territory is the source."""
    armies, *targets = map(game.armies, way)
    return float(chance_by_recursion(RULES[game.edition.id], armies, targets, behind))


@pytest.mark.parametrize("edition", RULES)
def test_all_sources_have_chances_and_the_best_comes_first(edition: str) -> None:
    game = position(edition)
    targets = ["north-africa", "egypt"]
    found = game.compare_sources(*targets, behind=[2, 1])
    assert set(found.sources) == {"brazil", "western-europe", "southern-europe", "congo"}
    chances = [exact(game, [source, *targets], [2, 1]) for source in found.sources]
    assert [odds.win for odds in found.campaigns] == pytest.approx(chances, abs=1e-13)
    assert chances == sorted(chances, reverse=True)
    assert found.best == "western-europe"
    for source, odds in zip(found.sources, found.campaigns, strict=True):
        assert odds == game.campaign_odds(source, *targets, behind=[2, 1])


def test_the_best_order_is_found_for_each_source() -> None:
    game = position()
    targets = ["north-africa", "egypt", "east-africa"]
    found = game.compare_sources(*targets, best_order=True)
    assert set(found.sources) == {"brazil", "western-europe", "southern-europe", "congo"}
    for source, odds in zip(found.sources, found.campaigns, strict=True):
        ways = [
            [source, *order]
            for order in permutations(targets)
            if all(game.board.adjacent(a, b) for a, b in pairwise([source, *order]))
        ]
        best = max(exact(game, way, [1, 1, 1]) for way in ways)
        assert odds.win == pytest.approx(best, abs=1e-13)
        assert exact(game, [source, *(targets[t] for t in odds.order)], [1, 1, 1]) == pytest.approx(
            best
        )


def test_with_the_best_order_another_target_may_come_first() -> None:
    game = position()
    assert "congo" not in game.compare_sources("egypt", "north-africa").sources
    found = game.compare_sources("egypt", "north-africa", best_order=True)
    way = dict(zip(found.sources, found.to_rows(), strict=True))["congo"]["way"]
    assert way == "north-africa, egypt"


def test_an_unconnected_source_is_omitted() -> None:
    # From the Congo, a path must begin with East Africa, and misses Egypt or Madagascar.
    found = position(middle_east=8).compare_sources(
        "egypt", "east-africa", "madagascar", best_order=True
    )
    assert set(found.sources) == {"southern-europe", "middle-east"}


def test_equal_chances_are_ranked_by_the_armies_left() -> None:
    game = position(brazil=200, congo=300, western_europe=2, southern_europe=250)
    found = game.compare_sources("north-africa")
    assert [odds.win for odds in found.campaigns[:3]] == pytest.approx([1, 1, 1])
    assert found.sources[:3] == ("congo", "southern-europe", "brazil")


def test_another_seat_can_be_chosen() -> None:
    found = position().compare_sources("brazil", seat="blue")
    assert (found.seat, found.sources) == ("blue", ("north-africa",))


@pytest.mark.parametrize(
    ("targets", "more", "message"),
    [
        (["japan"], {}, "Red has no territory with at least two armies that borders Japan"),
        (["madagascar"], {}, "borders Madagascar"),
        (["north-africa", "brazil"], {}, "Brazil belongs to"),
        (["north-africa", "north-africa"], {}, "occurs twice"),
        (["north-africa", "japan"], {}, "does not border Japan"),
        (["north-africa", "japan"], {"best_order": True}, "no route leads"),
        (["north-africa"], {"seat": "pink"}, "pink"),
        (["north-africa"], {"behind": 0}, "behind must be a whole number of at least 1"),
        ([], {}, "at least one territory"),
    ],
)
def test_impossible_comparisons_are_refused(
    targets: list[str], more: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        position().compare_sources(*targets, **more)  # type: ignore[arg-type]


def test_no_order_is_searched_among_too_many_targets() -> None:
    game = position()
    many = [t for t in game.board.ids if game.owner(t) == "green"][:9]
    with pytest.raises(ValueError, match="at most 8, not 9"):
        game.compare_sources(*many, best_order=True)


def test_the_comparison_shows_every_source() -> None:
    found = position().compare_sources("north-africa", "egypt")
    assert repr(found).startswith(
        "<SourceComparison: To take North Africa, then Egypt: from Western Europe "
    )
    page = ET.fromstring(f"<div>{found._repr_html_()}</div>")
    rows = [list(row) for row in page.iter("tr")]
    assert [row[0].text for row in rows[1:]] == [
        rw.load_board("classic").territory(source).name for source in found.sources
    ]
    assert len(rows[0]) == 5, "the way is the same from everywhere"
    ordered = position().compare_sources("egypt", "north-africa", best_order=True)
    ordered_page = ET.fromstring(f"<div>{ordered._repr_html_()}</div>")
    assert "North Africa, then Egypt" in "".join(ordered_page.itertext())
    figures = json.loads(json.dumps(found.to_dict()))
    assert [each["win"] for each in figures["sources"]] == [o.win for o in found.campaigns]
    assert found.to_columns()["source"] == list(found.sources)
