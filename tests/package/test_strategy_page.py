"""The page on strategy and the bot that plays by it have the same rules."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "strategy.md").read_text(encoding="utf-8")
PROGRAM: dict[str, Any] = runpy.run_path(str(ROOT / "examples" / "by_the_book.py"))
RULES, ByTheBook = PROGRAM["RULES"], PROGRAM["ByTheBook"]
PARAGRAPH = re.compile(
    r"^\*\*(?P<title>[^*]+)\*\* \(`(?P<rule>[a-z-]+)`\)(?P<text>.+)$", re.MULTILINE
)
WORTH = re.compile(r"Worth: [+−]\d+\.\d ± \d+\.\d\b")


def tables() -> Iterator[tuple[str, str, int]]:
    """Yield the smallest and the largest table of every edition and mode."""
    for edition in edition_ids():
        for mode, kind in load_edition(edition).modes.items():
            for players in {kind.players[0], kind.players[-1]}:
                yield edition, mode, players


def paragraphs() -> dict[str, str]:
    """Return each rule's paragraph as a single line."""
    flat = re.sub(r"(?<!\n)\n(?!\n)", " ", PAGE)
    return {found["rule"]: found[0] for found in PARAGRAPH.finditer(flat)}


def test_every_rule_has_a_paragraph_with_its_measured_gain() -> None:
    """Every paragraph has a rule, too."""
    found = paragraphs()
    assert found.keys() == RULES.keys()
    assert [rule for rule, text in found.items() if len(WORTH.findall(text)) != 1] == []


def test_the_weights_on_the_page_are_the_bots() -> None:
    """A beginner who counts along counts as the bot does."""
    said = paragraphs()
    assert f"{100 * RULES['odds']:.0f}%" in said["odds"]
    assert f"{RULES['stopping']} armies" in said["stopping"]
    for rule, words in (("continents", "three times"), ("breaking", "twice"), ("cards", "three")):
        assert {2: "twice", 3: "three"}[RULES[rule]] in words
        assert words in said[rule]
    assert f"{RULES['missions']} armies" in said["missions"]
    assert f"{RULES['capitals']} armies" in said["capitals"]


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), [*tables()])
def test_the_bot_plays_whole_games_everywhere(edition: str, mode: str, players: int) -> None:
    """Each of the bot's actions is legal: `simulate` raises the error of a bot that fails."""
    bots = [ByTheBook, *["regular"] * (players - 1)]
    played = rw.simulate(bots, 1, edition=edition, mode=mode, seats=players, seed=1, max_rounds=60)
    assert len(played) == 1


@pytest.mark.sampled
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_can_be_switched_off(rule: str) -> None:
    """Without the rule, the bot still plays, but makes other choices."""
    mode = {"missions": "missions", "capitals": "capital", "third": "duel"}.get(rule, "domination")
    edition = "german" if mode == "domination" else "nordic"
    players = {"missions": 3}.get(mode, 2)

    def record(seed: int, *without: str) -> str:
        game = rw.Game.new(edition=edition, mode=mode, seats=players, seed=seed)
        bots = {seat: ByTheBook(seat, without) for seat in game.seats}
        while not game.is_over and game.round < 12:
            assert game.actor is not None
            game.apply(bots[game.actor].choose(game.observe(game.actor)))
        return game.record()

    assert any(record(seed) != record(seed, rule) for seed in range(8))
