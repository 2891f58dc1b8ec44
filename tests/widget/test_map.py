"""The map in a browser: what is visible, what can be reached, what stays put."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.widget.harness import ROOT, axe

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Position

pytestmark = pytest.mark.sampled(together="map", share=2)

BOARDS = sorted(path.stem for path in (ROOT / "risk_widget/boards").glob("*.json"))
SEATS = ("red", "blue", "green", "yellow", "black", "purple")

# Seats alternate; the numbers of armies have one, two or, now and then, three digits.
DEAL = """() => Object.fromEntries(board.territories.map(({ id }, i) =>
    [id, [["red", "blue", "green", "yellow", "black", "purple"][i % 6],
          [3, 12, 1, 48, 7][i % 5]]]))"""


def deal(page: Page, **view: Any) -> dict[str, Any]:
    """Show a dealt board with this choice and these settings; return the holdings."""
    territories: dict[str, Any] = page.evaluate(DEAL)
    page.evaluate("(view) => show(view)", {"territories": territories, **view})
    return territories


def attack(source: str, target: str, *candidates: str) -> dict[str, Any]:
    """Return a choice of source and target, with other possible targets."""
    return {
        "kind": "attack",
        "source": source,
        "target": target,
        "candidates": [target, *candidates],
        "on": [source, target, *candidates],
        "arrow": True,
    }


# The boxes of all parts that must not touch each other; for text, the box of its ink.
BOXES = """() => {
  const boxes = [];
  const add = (name, node, trim) => {
    const r = node.getBoundingClientRect();
    if (!r.width) return;
    boxes.push([name, r.left + 0.5, r.top + trim * r.height, r.right - 0.5,
                r.bottom - trim * r.height]);
  };
  for (const t of document.querySelectorAll("[data-territory]")) {
    const ring = t.querySelector(".ring");
    const on = getComputedStyle(ring).opacity === "1";
    add(`tag ${t.dataset.territory}`, on ? ring : t.querySelector(".plate"), 0);
  }
  for (const t of document.querySelectorAll("[data-name]")) {
    if (getComputedStyle(t).visibility === "hidden") continue;
    for (const [i, line] of [...t.children].entries()) {
      add(`name ${t.dataset.name} ${i}`, line, 0.2);
    }
  }
  for (const c of document.querySelectorAll("[data-continent]")) {
    add(`continent ${c.dataset.continent}`, c, 0.15);
  }
  for (const [i, entry] of [...document.querySelectorAll(".legend li")].entries()) {
    add(`legend ${i}`, entry, 0.15);
  }
  return boxes;
}"""


def overlaps(page: Page) -> list[str]:
    """Return the pairs of tags, names and words that touch each other."""
    found = []
    for (a, ax0, ay0, ax1, ay1), (b, bx0, by0, bx1, by1) in combinations(page.evaluate(BOXES), 2):
        lines_of_one = a.rsplit(" ", 1)[0] == b.rsplit(" ", 1)[0] and a.startswith("name")
        if not lines_of_one and ax0 < bx1 and bx0 < ax1 and ay0 < by1 and by0 < ay1:
            found.append(f"{a} × {b}")
    return found


def outside(page: Page) -> list[str]:
    """Return the tags, names and words that the edge of the map cuts off."""
    box = page.evaluate(
        "() => { const r = document.querySelector('svg').getBoundingClientRect();"
        " return [r.left, r.top, r.right, r.bottom]; }"
    )
    return [
        name
        for name, x0, y0, x1, y1 in page.evaluate(BOXES)
        if x0 < box[0] or y0 < box[1] or x1 > box[2] or y1 > box[3]
    ]


@pytest.mark.sampled
@pytest.mark.parametrize("width", [553, 609, 658, 700, 780, 860, 1020, 1150, 1500])
@pytest.mark.parametrize("board", BOARDS)
def test_no_two_marks_on_the_map_touch(
    map_page: Callable[..., Page], board: str, width: int
) -> None:
    page = map_page(width, width, query=f"still&board={board}")
    continents = page.evaluate("() => board.continents.map((c) => c.id)")
    first, second, third = page.evaluate("() => board.territories.slice(0, 3).map((t) => t.id)")
    deal(page, held=dict(zip(continents, SEATS, strict=False)))
    assert overlaps(page) == []
    assert outside(page) == []
    deal(page, choice=attack(first, second, third))
    assert [pair for pair in overlaps(page) if "legend" in pair] == []


@pytest.mark.sampled
@pytest.mark.parametrize("width", [553, 601, 658])
def test_no_ring_pushes_a_name_off_the_map(map_page: Callable[..., Page], width: int) -> None:
    page = map_page(width, width, query="still&board=classic")
    for source, target in page.evaluate("() => board.borders.map((border) => border.between)"):
        deal(page, choice=attack(source, target))
        page.locator(f"[data-territory={source}]").focus()
        cut = [name for name in outside(page) if name.startswith("name ")]
        assert cut == [], (source, target)


@pytest.mark.parametrize("width", [553, 609, 658])
def test_names_of_possible_choices_do_not_touch(map_page: Callable[..., Page], width: int) -> None:
    """A name is always written only if its territory itself is chosen."""
    page = map_page(width, width, query="still&board=classic")
    everywhere = page.evaluate("() => board.territories.map((t) => t.id)")
    deal(page, choice=attack("brazil", "peru", *(t for t in everywhere if t != "brazil")))
    for pair in overlaps(page):
        assert pair.count("name ") < 2 or "name brazil" in pair or "name peru" in pair, pair


def test_both_names_of_an_attack_can_be_read_on_a_phone(map_page: Callable[..., Page]) -> None:
    page = map_page(375, 375, query="still&board=classic")
    for source, target in page.evaluate("() => board.borders.map(({ between }) => between)"):
        deal(page, choice=attack(source, target))
        assert [pair for pair in overlaps(page) if pair.count("name ") == 2] == []


def test_few_names_are_hidden_on_a_small_map(map_page: Callable[..., Page]) -> None:
    """Such names come back when there is room, or when their territory is in the choice."""
    page = map_page(553, 553, query="still&board=classic")
    left_out = "() => [...document.querySelectorAll('[data-crowded]')].map(n => n.dataset.name)"
    deal(page)
    names = page.evaluate(left_out)
    assert 0 < len(names) < 10
    deal(page, choice=attack(names[0], "ural", "siam"))
    expect(page.locator(f'[data-name="{names[0]}"]')).to_be_visible()
    deal(page)
    page.set_viewport_size({"width": 900, "height": 700})
    page.wait_for_function("() => !document.querySelector('[data-crowded]')")


# The words and signs of the legend that cover land.
ON_LAND = """() => {
  const found = [];
  for (const entry of document.querySelectorAll(".legend li")) {
    const text = document.createRange();
    text.selectNodeContents(entry);
    const box = text.getBoundingClientRect();
    for (let x = box.left; x <= box.right; x += 4) {
      for (const y of [box.top + 2, box.bottom - 2]) {
        const under = document.elementsFromPoint(x, y).find((node) => node.dataset.land);
        if (under) found.push(`${entry.textContent}: ${under.dataset.land}`);
      }
    }
  }
  return [...new Set(found)];
}"""


@pytest.mark.sampled
@pytest.mark.parametrize("board", BOARDS)
def test_the_legend_is_on_the_sea(map_page: Callable[..., Page], board: str) -> None:
    """The legend fits there even with as many lines as it can ever have."""
    page = map_page(1400, 900, query=f"still&board={board}")
    first, second, third, fourth = page.evaluate(
        "() => board.territories.slice(0, 4).map((t) => t.id)"
    )
    capitals = {third: {"seat": "red", "secret": True}, fourth: {"seat": "blue", "secret": False}}
    territories = page.evaluate(DEAL)
    territories[first] = ["red", 9]
    view = {"territories": territories, "choice": attack(first, second, third), "tired": {first: 2}}
    page.evaluate("(view) => show(view)", {**view, "capitals": capitals})
    assert page.locator(".legend li").count() == 6
    found = {}
    for width in range(320, 1401, 40):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        found[width] = page.evaluate(ON_LAND)
    assert {width: lines for width, lines in found.items() if lines} == {}


def test_the_legend_is_on_the_classic_map_if_there_is_room(
    map_page: Callable[..., Page],
) -> None:
    page = map_page(640, 700, query="still&board=classic")
    deal(page, choice=attack("north-africa", "brazil", "egypt"))
    below = "() => document.querySelector('.legend').getBoundingClientRect().bottom"
    sea = "() => document.querySelector('svg').getBoundingClientRect().bottom"
    assert page.evaluate(below) < page.evaluate(sea)


@pytest.mark.parametrize("width", [320, 375, 500])
def test_on_a_phone_the_legend_cuts_off_no_word(map_page: Callable[..., Page], width: int) -> None:
    """Entries that do not fit are left out completely, the mission marks first."""
    page = map_page(width, 400, query="still&board=classic")
    goal = {"continents": ["africa"], "to_take": ["egypt"]}
    deal(page, choice=attack("congo", "south-africa", "north-africa"), goal=goal)
    seen, other = page.evaluate(
        """() => {
          const box = document.querySelector(".legend").getBoundingClientRect();
          const all = [...document.querySelectorAll(".legend li")];
          const where = all.map((li) => [li.textContent, li.getBoundingClientRect()]);
          const inside = where.filter(([, r]) => r.bottom <= box.bottom && r.right <= box.right);
          const beyond = where.filter(([, r]) => r.top >= box.bottom);
          return [inside, beyond].map((part) => part.map(([text]) => text));
        }"""
    )
    # A territory without room for its name is labelled with its name, not its role.
    hidden = page.evaluate(
        "() => [...document.querySelectorAll('[data-crowded]')].map(n => n.dataset.name)"
    )
    roles = {"congo": ("attacks", "Congo"), "south-africa": ("target", "South Africa")}
    told = {names[territory in hidden] for territory, names in roles.items()}
    assert {*told, "can be attacked too"} <= set(seen)
    assert len(seen) + len(other) == 4


# Names of continents that an arrow crosses, for all possible attacks.
CROSSED = """() => {
  const names = [...document.querySelectorAll("[data-continent]")].map((node) =>
    [node.dataset.continent, node.getBoundingClientRect()]);
  const territories = Object.fromEntries(board.territories.map(({ id }) => [id, ["red", 12]]));
  const held = Object.fromEntries(board.continents.map(({ id }) => [id, "red"]));
  const found = [];
  for (const { between } of board.borders) {
    for (const [source, target] of [between, [...between].reverse()]) {
      const on = [source, target];
      show({ territories, held, choice: { kind: "attack", source, target, candidates: [], on,
                                          arrow: true } });
      const shaft = document.querySelector(".arrow .halo");
      if (!shaft.getAttribute("d")) continue;
      const [matrix, total] = [shaft.getScreenCTM(), shaft.getTotalLength()];
      for (const [id, box] of names) {
        for (let i = 0; i <= 60; i++) {
          const { x, y } = shaft.getPointAtLength((total * i) / 60).matrixTransform(matrix);
          if (x < box.left || x > box.right || y < box.top + 2 || y > box.bottom - 2) continue;
          found.push(`${source} → ${target}: ${id}`);
          break;
        }
      }
    }
  }
  return found;
}"""


@pytest.mark.sampled
@pytest.mark.parametrize("width", [520, 900])
@pytest.mark.parametrize("board", BOARDS)
def test_no_arrow_crosses_a_continents_name(
    map_page: Callable[..., Page], board: str, width: int
) -> None:
    page = map_page(width, width, query=f"still&board={board}")
    deal(page, held=dict.fromkeys(page.evaluate("() => board.continents.map((c) => c.id)"), "red"))
    assert page.evaluate(CROSSED) == []


@pytest.mark.parametrize("width", [700, 900, 1400])
def test_a_choice_keeps_names_clear_of_its_rings(map_page: Callable[..., Page], width: int) -> None:
    page = map_page(width)
    territories = deal(page)
    for source, target in [("north-africa", "brazil"), ("siam", "indonesia"), ("ural", "china")]:
        choice = attack(source, target)
        page.evaluate("(v) => show(v)", {"territories": territories, "choice": choice})
        assert overlaps(page) == []


@pytest.mark.parametrize(("width", "height"), [(700, 17), (900, 19), (1100, 21)])
def test_tags_keep_their_size_in_pixels(
    map_page: Callable[..., Page], width: int, height: int
) -> None:
    page = map_page(1000)
    deal(page)
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_function(
        "(width) => document.querySelector('svg').getBoundingClientRect().width === width",
        arg=width,
    )
    page.wait_for_function(
        """(height) => {
          const plate = document.querySelector("[data-territory=brazil] .plate");
          return Math.abs(plate.getBBox().height * plate.getCTM().a - height) < 0.3;
        }""",
        arg=height,
    )


def test_every_target_is_large_enough(map_page: Callable[..., Page]) -> None:
    page = map_page(600)
    deal(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll("[data-territory] .hit")]
          .map((hit) => hit.getBoundingClientRect())
          .filter((r) => Math.min(r.width, r.height) < 23.9).length"""
    )
    assert small == 0


@pytest.mark.parametrize("board", BOARDS)
def test_every_territory_can_be_picked_by_its_tag(
    map_page: Callable[..., Page], board: str
) -> None:
    page = map_page(700, 700, query=f"still&board={board}")
    territories = deal(page, pickable=page.evaluate("() => board.territories.map((t) => t.id)"))
    for t in territories:
        page.locator(f'[data-territory="{t}"]').click()
    assert page.evaluate("() => picks") == list(territories)


def test_land_can_be_picked_too_and_responds_without_the_kernel(
    map_page: Callable[..., Page],
) -> None:
    page = map_page(1000)
    deal(page, pickable=["brazil"])
    land = page.locator('[data-land="brazil"]')
    plain = land.evaluate("(node) => getComputedStyle(node).fill")
    spot: Position = {"x": 35, "y": 20}  # This spot is in the north-west, away from the tag.
    land.hover(position=spot)
    assert land.evaluate("(node) => getComputedStyle(node).fill") != plain
    land.click(position=spot)
    assert page.evaluate("() => [picks, map.focused()]") == [["brazil"], "brazil"]
    page.mouse.move(2, 2)
    assert land.evaluate("(node) => getComputedStyle(node).fill") == plain


def test_focus_survives_updates(map_page: Callable[..., Page]) -> None:
    page = map_page(1000)
    territories = deal(page, pickable=["brazil", "peru"])
    page.keyboard.press("Tab")
    assert page.evaluate("() => map.focused()") == "peru"
    page.keyboard.press("ArrowUp")
    held = page.evaluate("() => map.focused()")
    assert held != "peru"
    page.evaluate("() => { window.node = document.activeElement; }")
    territories["brazil"] = ["black", 1]
    page.evaluate(
        "(v) => show(v)",
        {"territories": territories, "choice": attack(held, "brazil"), "held": {"africa": "red"}},
    )
    page.set_viewport_size({"width": 720, "height": 700})
    assert page.evaluate("() => node === document.activeElement && map.focused()") == held


def test_the_map_is_one_tab_stop(map_page: Callable[..., Page]) -> None:
    page = map_page(1000)
    deal(page)
    page.keyboard.press("Tab")
    assert page.evaluate("() => map.focused()") is not None
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.textContent") == "after"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("() => map.focused()") is not None


def test_a_focused_territory_is_outlined_only_for_the_keyboard(
    map_page: Callable[..., Page],
) -> None:
    page = map_page(1000)
    deal(page, pickable=["brazil"])
    ring = page.locator('[data-territory="brazil"] .focus')
    page.locator('[data-territory="brazil"]').click()
    assert ring.evaluate("(node) => getComputedStyle(node).opacity") == "0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    t = page.evaluate("() => map.focused()")
    shown = page.locator(f'[data-territory="{t}"] .focus')
    assert shown.evaluate("(node) => getComputedStyle(node).opacity") == "1"


def test_the_keyboard_reaches_every_territory(map_page: Callable[..., Page]) -> None:
    page = map_page(1000)
    territories = deal(page)
    for t, name in page.evaluate("() => board.territories.map(({ id, name }) => [id, name])"):
        page.keyboard.press("Tab") if page.evaluate("() => !map.focused()") else None
        page.keyboard.press("/")
        page.keyboard.type(name)
        assert page.evaluate("() => map.focused()") == t
        page.keyboard.press("Enter")
    assert page.evaluate("() => picks") == list(territories)


def test_axe_finds_no_faults(map_page: Callable[..., Page]) -> None:
    page = map_page(900)
    territories = deal(page)
    assert axe(page) == []
    page.evaluate(
        "(v) => show(v)",
        {
            "territories": territories,
            "choice": attack("north-africa", "brazil", "egypt"),
            "pickable": ["brazil", "egypt"],
            "labels": {"brazil": ["page-mark-attackable"]},
            "plus": {"siam": 3},
            "tired": {"india": 2},
        },
    )
    assert axe(page) == []
    page.evaluate("(v) => show(v)", {"territories": territories, "disabled": True})
    assert axe(page) == []


def test_a_screen_reader_finds_the_map_described(map_page: Callable[..., Page]) -> None:
    page = map_page(900, query="still&board=classic")
    territories: dict[str, Any] = {t: ["third", 2] for t in deal(page)}
    territories.update(brazil=["red", 5], peru=["blue", 1])
    page.evaluate(
        "(v) => show(v)",
        {
            "territories": territories,
            "choice": attack("brazil", "peru"),
            "pickable": ["peru"],
            "labels": {"peru": ["page-mark-attackable"]},
        },
    )
    spoken = page.locator("#root").aria_snapshot()
    assert '- group "Map, 42 territories":' in spoken
    assert '- button "Brazil, red, 5 armies" [disabled] [pressed]' in spoken
    assert '- button "Peru, blue, 1 army, can be attacked" [pressed]' in spoken
    assert '- button "Alaska, neutral, 2 armies" [disabled]' in spoken
    assert spoken.count("- button") == 42
    assert "text:" not in spoken  # Screen readers do not read tags, names and legend a second time.


def test_a_small_map_names_only_territories_in_play(map_page: Callable[..., Page]) -> None:
    page = map_page(500)
    deal(page, choice=attack("brazil", "peru"))
    shown = page.evaluate(
        """() => [...document.querySelectorAll("[data-name]")]
          .filter((name) => name.checkVisibility({ visibilityProperty: true }))
          .map((name) => name.dataset.name).sort()"""
    )
    assert shown == ["brazil", "peru"]


def test_the_legend_explains_the_outlines(map_page: Callable[..., Page]) -> None:
    page = map_page(1000)
    deal(page, choice=attack("north-africa", "brazil", "egypt"))
    assert page.locator(".legend li").all_inner_texts() == [
        "attacks",
        "target",
        "can be attacked too",
    ]


def test_a_capture_uncovers_the_new_colour_and_leaves_nothing_behind(
    map_page: Callable[..., Page],
) -> None:
    page = map_page(1000, query="moving")
    territories = deal(page)
    before = territories["brazil"][0]
    territories["brazil"] = ["purple" if before != "purple" else "red", 2]
    covers = page.evaluate(
        """(territories) => {
          show({ territories });
          map.flash([{ type: "captured", source: "peru", target: "brazil" }]);
          const covers = [...document.querySelectorAll(".lands :not([data-land])")];
          return covers.map((node) => node.classList[1]);
        }""",
        territories,
    )
    assert covers == [f"seat-{before}"]
    # The loser's tag has broken into two halves, which fall away.
    halves = f"[data-territory=brazil] > g.seat-{before}"
    assert page.locator(halves).all_text_contents() == ["0", "0"]
    page.wait_for_function("() => !document.querySelector('.lands :not([data-land])')")
    expect(page.locator(halves)).to_have_count(0)


OVER_NAMES = """() => {
  const ids = [...new Set([...document.querySelectorAll("[data-territory]")]
    .map((node) => node.dataset.territory))];
  const territories = Object.fromEntries(ids.map((t) => [t, ["red", 4]]));
  const box = (node) => node.getBoundingClientRect();
  const seen = (css) => [...document.querySelectorAll(css)].filter((n) => n.checkVisibility());
  return ids.flatMap((t) => {
    show({ territories, tired: { [t]: 2 } });
    const [chip] = seen(".rw-map .tired rect").map(box);
    return seen(".rw-map svg text").filter((n) => /[a-z]{3}/i.test(n.textContent)).filter((n) => {
      const { left, right, top, bottom } = box(n);
      return Math.min(chip.right, right) - Math.max(chip.left, left) > 1
        && Math.min(chip.bottom, bottom) - Math.max(chip.top, top) > 2;
    }).map((n) => `${t} covers ${n.textContent}`);
  });
}"""
"""The names that the mark of a tired territory covers, one territory after the other."""


@pytest.mark.parametrize("width", [480, 600, 703, 1062])
def test_the_mark_of_tired_armies_covers_no_name(map_page: Callable[..., Page], width: int) -> None:
    page = map_page(width, query="still")
    assert page.evaluate(OVER_NAMES) == []


OVER_TAGS = """() => {
  const box = (node) => node.getBoundingClientRect();
  const tags = [...document.querySelectorAll(".tags [data-territory]")];
  return tags.flatMap((own) => {
    const source = own.dataset.territory;
    map.flash([{ type: "rolled", source, target: source, attacker_losses: 1, defender_losses: 0 }]);
    const number = own.querySelector(".gone");
    const { left, right, top, bottom } = box(number);
    number.remove();
    return tags.filter((tag) => tag !== own).filter((tag) => {
      const other = box(tag.querySelector(".plate"));
      return Math.min(right, other.right) - Math.max(left, other.left) > 2
        && Math.min(bottom - 3, other.bottom) - Math.max(top + 3, other.top) > 2;
    }).map((tag) => `${source} over ${tag.dataset.territory}`);
  });
}"""
"""The tags that the number of lost armies covers, one territory after the other."""


@pytest.mark.parametrize("width", [480, 703, 1062])
def test_the_number_of_lost_armies_is_drawn_over_no_other_tag(
    map_page: Callable[..., Page], width: int
) -> None:
    page = map_page(width, query="moving")
    deal(page)
    assert page.evaluate(OVER_TAGS) == []


MOMENTS: list[dict[str, Any]] = [
    {"kind": "taken", "continent": "europe", "seat": "red", "bonus": 5, "at": "ukraine"},
    {"kind": "lost", "continent": "asia", "seat": "blue", "bonus": 7, "at": "ural"},
]
WORDS = "() => [...document.querySelectorAll('.rw-map svg text')].map((n) => n.textContent).sort()"


@pytest.mark.parametrize(("moment", "sweeps"), [
    (MOMENTS[0], "red"),
    (MOMENTS[1], "blue"),
    ({"kind": "out", "seat": "blue", "by": "red", "at": "ural"}, "red"),
    ({"kind": "cards", "seat": "blue", "bonus": 8, "at": None}, None),
    ({"kind": "won", "seat": "blue", "at": "ural"}, "blue"),
])  # fmt: skip
def test_a_great_moment_lights_its_land_below_the_tags_and_has_the_headline(
    map_page: Callable[..., Page], moment: dict[str, Any], sweeps: str | None
) -> None:
    page = map_page(1000, query="moving")
    deal(page)
    words = page.evaluate(WORDS)
    page.evaluate("(moment) => map.tell(moment, false)", moment)
    assert page.evaluate(WORDS) == words
    swept = page.evaluate(
        """() => [...document.querySelectorAll('.sweep')].map((n) => [n.classList[3],
          Boolean(n.compareDocumentPosition(document.querySelector("[data-territory]"))
            & Node.DOCUMENT_POSITION_FOLLOWING)])"""
    )
    assert swept == ([[f"seat-{sweeps}", True]] if sweeps else [])
    lasts = page.evaluate(
        "() => document.getAnimations().map((a) => a.effect.getComputedTiming().endTime)"
    )
    assert max(lasts, default=0) <= (2000 if moment["kind"] == "won" else 1500)
    page.evaluate("() => map.tell(null, false)")
    assert page.locator(".sweep").count() == 0


def test_nothing_moves_when_motion_is_reduced(map_page: Callable[..., Page]) -> None:
    page = map_page(1000, query="still")
    territories = deal(page)
    territories["brazil"] = ["red", 99]
    page.evaluate(
        """(territories) => {
          show({ territories, choice: { kind: "attack", source: "peru", target: "brazil",
                                        candidates: [], on: [], arrow: true } });
          map.flash([
            { type: "rolled", source: "peru", target: "brazil", attacker_losses: 1,
              defender_losses: 1 },
            { type: "captured", source: "peru", target: "brazil" },
          ]);
        }""",
        territories,
    )
    page.evaluate("(moment) => map.tell(moment, true)", MOMENTS[0])
    assert page.evaluate("() => document.getAnimations().length") == 0
    assert page.locator(".sweep").count() == 0


def test_it_works_in_a_shadow_root_and_next_to_another(map_page: Callable[..., Page]) -> None:
    page = map_page(1000, query="still&shadow")
    deal(page, pickable=["brazil"])
    page.locator('[data-territory="brazil"]').click()
    assert page.evaluate("() => [picks, map.focused()]") == [["brazil"], "brazil"]
    ids = page.evaluate("() => map.element.querySelectorAll('[id]').length")
    assert ids == 0  # Thus no id can equal an id of another view.


def test_forced_colours_keep_borders_and_choice(map_page: Callable[..., Page]) -> None:
    page = map_page(1000, forced_colors="active")
    deal(page, choice=attack("brazil", "peru"))
    colour = "(node, of) => getComputedStyle(node)[of]"
    land = page.locator('[data-land="argentina"]')
    tag = page.locator('[data-territory="argentina"]')
    probe = page.evaluate(
        """() => {
          const node = document.body.appendChild(document.createElement("i"));
          node.style.cssText = "color: CanvasText; background: Canvas; border: 1px solid Highlight";
          const { color, backgroundColor, borderTopColor } = getComputedStyle(node);
          return [color, backgroundColor, borderTopColor];
        }"""
    )
    text, canvas, highlight = probe
    assert land.evaluate(colour, "fill") == canvas
    assert land.evaluate(colour, "stroke") == text
    assert tag.locator("text").evaluate(colour, "fill") == text
    assert tag.locator(".plate").evaluate(colour, "fill") == canvas
    assert tag.locator(".swatch").evaluate(colour, "fill") not in {canvas, text}
    ring = page.locator('[data-territory="peru"] .ring')
    assert ring.evaluate(colour, "stroke") == highlight


def test_the_printed_map_is_light_on_white(map_page: Callable[..., Page]) -> None:
    page = map_page(1000, color_scheme="dark")
    deal(page)
    background = "() => getComputedStyle(document.querySelector('.rw-map')).backgroundColor"
    assert page.evaluate(background) != "rgb(255, 255, 255)"
    page.emulate_media(media="print")
    assert page.evaluate(background) == "rgb(255, 255, 255)"
    number = page.locator('[data-territory="brazil"] text')
    assert number.evaluate("(node) => getComputedStyle(node).fill") == "rgb(23, 33, 43)"


# For all possible attacks: tags that a name partly covers, arrows that cross a name, and tags with
# too much of their plate covered by an arrowhead.
IN_THE_WAY = """() => {
  const territories = Object.fromEntries(board.territories.map(({ id }, i) =>
    [id, [["red", "blue", "green"][i % 3], [3, 12, 1, 48, 7][i % 5]]]));
  const boxes = (selector, part) => [...document.querySelectorAll(selector)]
    .map((node) => [node, part ? node.querySelector(part) : node])
    .map(([node, drawn]) => [node, drawn.getBoundingClientRect()]);
  const found = [];
  for (const { between } of board.borders) {
    for (const [source, target] of [between, [...between].reverse()]) {
      const pair = `${source} → ${target}`;
      const near = board.borders.filter(({ between: ends }) => ends.includes(source));
      const on = near.flatMap(({ between: ends }) => ends);
      const candidates = on.filter((t) => t !== source && t !== target);
      const choice = { kind: "attack", source, target, candidates, on, arrow: true };
      show({ territories, choice });
      const tags = boxes(".tags [data-territory]", ".plate");
      const lines = boxes(".names text:not([data-crowded]) tspan").filter(([, r]) => r.width);
      const head = document.querySelector(".arrow .head");
      const tip = (at) => head.getPointAtLength(at).matrixTransform(head.getScreenCTM());
      const length = head.getAttribute("d") ? head.getTotalLength() : 0;
      const around = length ? Array.from({ length: 40 }, (_, i) => tip((i / 40) * length)) : [];
      for (const [line, r] of lines) {
        // Measure the ink of a line, not its box.
        const [top, bottom] = [r.top + r.height * 0.2, r.bottom - r.height * 0.2];
        const what = `${pair}: the name ${line.textContent}`;
        for (const [tag, q] of tags) {
          if (r.left + 0.5 < q.right && q.left < r.right - 0.5 && top < q.bottom && q.top < bottom)
            found.push(`${what} lies on ${tag.dataset.territory}`);
        }
        if (around.some(({ x, y }) => x > r.left && x < r.right && y > top && y < bottom))
          found.push(`${what} lies below the arrow`);
      }
      for (const [tag, q] of length ? tags : []) {
        const inverse = head.getScreenCTM().inverse();
        let covered = 0;
        for (let i = 0; i < 200; i++) {
          const [u, v] = [((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 10];
          const at = new DOMPoint(q.left + q.width * u, q.top + q.height * v);
          if (head.isPointInFill(at.matrixTransform(inverse))) covered += 1 / 200;
        }
        if (covered > 0.12) found.push(`${pair}: its head covers ${tag.dataset.territory}`);
      }
    }
  }
  return found;
}"""


@pytest.mark.sampled
@pytest.mark.parametrize("width", [258, 345, 375, 390, 500])
def test_no_name_and_no_arrowhead_hides_a_number_of_an_attack(
    map_page: Callable[..., Page], width: int
) -> None:
    page = map_page(width, width, query="still&board=classic")
    assert page.evaluate(IN_THE_WAY) == []


# For a battle that begins with a roll: the entries of the legend, and how many of these the dice
# cover.
ROLLED_FIRST = """() => {
  const [source, target] = ["greenland", "quebec"];
  const roll = { n: 1, source, target, seats: ["red", "blue"], attack: [6, 4, 2], defence: [5],
    pairs: [[6, 5, "attack"]], colours: null };
  show();
  map.roll(roll, { pace: 1 }, () => {});
  show({ choice: { kind: "battle", source, target, candidates: [], on: [], arrow: true } });
  const p = document.querySelector(".dice .plate").getBoundingClientRect();
  const entries = [...document.querySelectorAll(".legend li")];
  const covered = entries.filter((entry) => {
    const q = entry.getBoundingClientRect();
    return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
  });
  return [entries.length, covered.length];
}"""


def test_dice_lie_next_to_the_legend_of_their_battle(
    map_page: Callable[..., Page],
) -> None:
    page = map_page(705, 500, query="board=classic")
    assert page.evaluate(ROLLED_FIRST) == [2, 0]


def test_a_map_without_room_for_names_lists_them_below(map_page: Callable[..., Page]) -> None:
    """The legend names the chosen territories, and the territory under the pointer or focus."""
    page = map_page(258, 400, query="still&board=classic")
    told = page.locator(".legend li")
    deal(page, pickable=["brazil"])
    page.locator("[data-territory=siam]").hover(force=True)
    assert told.all_inner_texts() == ["Siam"]
    page.mouse.move(2, 390)
    assert told.all_inner_texts() == []
    page.keyboard.press("Tab")
    assert told.all_inner_texts() == ["Brazil"]
    deal(page, choice=attack("eastern-us", "western-us"), pickable=["western-us"])
    assert told.all_inner_texts()[-2:] == ["Eastern United States", "Western United States"]
    box = told.last.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 258


def test_the_legend_has_a_background_over_land(map_page: Callable[..., Page]) -> None:
    page = map_page(1000, 700)
    deal(page, choice=attack("brazil", "north-africa"))
    legend = page.locator(".legend")
    expect(legend).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.locator('[data-action="zoom_in"]').evaluate("button => button.click()")
    expect(legend).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
