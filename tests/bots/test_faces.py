"""Each bot at a table has its own name and face, which depend only on the seed."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from risk_widget.bots.avatars import FACES, faces_for

SEATS = ["red", "blue", "green", "yellow", "black", "purple"]
DRAWN = Path(__file__).resolve().parents[2] / "js/src/faceParts.js"


def test_no_two_faces_are_alike() -> None:
    assert len(FACES) >= 12
    looks = [frozenset(parts.split("+")) for parts in FACES.values()]
    assert all(len(one ^ other) >= 2 for one, other in combinations(looks, 2))


def test_the_page_draws_every_part() -> None:
    source = DRAWN.read_text()
    drawn = set(re.findall(r"^  (\w+): \[", source, re.MULTILINE))
    colours = set(re.findall(r"brown|blond|ginger|grey", source))
    used = {part for parts in FACES.values() for part in parts.split("+")}
    assert used <= drawn | colours
    assert drawn <= used, "a part that nobody has"


def test_the_same_seed_draws_the_same_faces_and_another_seed_others() -> None:
    tables = [tuple(faces_for(seed, SEATS).values()) for seed in range(20)]
    assert all(len(set(table)) == len(SEATS) for table in tables)
    assert tables[3] == tuple(faces_for(3, SEATS).values())
    assert len(set(tables)) > 15
    assert {name for table in tables for name in table} == set(FACES)


def test_a_chosen_bot_keeps_its_seat_and_no_bot_has_a_persons_name() -> None:
    for seed in range(20):
        wanted = {"blue": "Otto", "green": "Otto", "black": "Napoleon", "white": "Mara"}
        seated = faces_for(seed, SEATS, wanted=wanted, taken=["mara"])
        assert seated["blue"] == "Otto"
        assert len(set(seated.values())) == len(SEATS)
        assert not {"Mara", "Napoleon"} & set(seated.values())
