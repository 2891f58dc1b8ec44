"""The page on editions is correct: its file is valid, its Python runs, and its case passes."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.engine.codes import BY_DOMINATION
from risk_widget.scenario import run_paths

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the page's file to the folder in which the page's Python runs."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "harbour.toml"
    path.write_text(blocks("toml")[0], encoding="utf-8")
    return path


def test_the_file_is_an_edition_with_the_rules_on_the_lid(file: Path) -> None:
    harbour = rw.load_edition(file)
    rules = harbour.rules("domination")
    assert harbour.title == "Harbour rules"
    assert harbour.modes["domination"].players == (3, 4, 5)
    assert list(harbour.modes) == ["domination"]
    assert (rules.territories_per_army, rules.minimum_armies, rules.bonus_armies) == (4, 4, 1)
    assert (rules.bonus_limit, rules.defence_dice) == ("each_card", (1, 2))
    italian = rw.load_edition("italian").rules("domination")
    assert rules.rising_values == italian.rising_values
    assert rules.territories == "claim"


def test_rules_that_the_lid_does_not_print_are_marked_silent(file: Path) -> None:
    harbour = rw.load_edition(file)
    here = {
        row.clause: row[harbour.id] for row in rw.compare_editions("italian", harbour, every=True)
    }
    assert here["reinforce.territories"].mark == "printed"
    assert here["reinforce.territories"].where == "the lid"
    assert here["reinforce.territories"].value == "Their number ÷ 4, rounded down, and at least 4."
    assert here["move.count"].mark == "reading"
    assert here["cards.earn"].mark == "silent"
    assert here["cards.earn"].taken_from == "italian"
    assert here["attack.repeat"].mark == "silent"
    assert here["win.mission"].mark is None


def test_the_edition_can_be_compared_with_another(file: Path) -> None:
    different = {row.clause for row in rw.compare_editions("italian", file)}
    assert different >= {
        "board.pieces",
        "reinforce.territories",
        "cards.territory-bonus",
        "move.count",
        "win.mission",
        "win.duel",
    }
    assert not different & {"attack.defence-dice", "cards.value", "setup.first-seat"}
    assert rw.list_editions(file)["harbour"].modes["domination"] == ((3, 4, 5), "printed")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bots_play_the_edition_to_the_end(file: Path, players: int) -> None:
    seats = ["red", "blue", "green", "yellow", "black"][:players]
    game = rw.Game.new(edition=file, mode="domination", seats=seats, board="strait", seed=6)
    at_table = {seat: bots.make("bold", f"{seat}/6") for seat in seats}
    while not game.is_over:
        assert game.round < 500
        actor = game.actor
        assert actor is not None
        game.apply(at_table[actor].choose(game.observe(actor)))
    assert game.winner is not None
    assert game.state.reason == BY_DOMINATION
    replay = rw.Game.replay(game.record(), edition=file)
    assert replay.ok, replay.message
    assert replay.game.winner == game.winner
    with pytest.raises(rw.RecordError, match="pass it along with the text"):
        rw.Game.replay(game.record())


def test_other_numbers_and_modes_are_refused(file: Path) -> None:
    for mode, seats in (("domination", 6), ("domination", 2), ("duel", 2)):
        colours = ["red", "blue", "green", "yellow", "black", "purple"][:seats]
        with pytest.raises(rw.EditionError, match="it has domination for 3–5 players"):
            rw.Game.new(edition=file, mode=mode, seats=colours)


def test_the_edition_can_be_sent_to_other_processes(file: Path) -> None:
    house = rw.load_edition(file).variant(name="Ours", minimum_armies=5)
    file.unlink()
    copy = pickle.loads(pickle.dumps(house))
    assert (copy.id, copy.title) == ("harbour+minimum_armies=5", "Ours")
    assert copy.modes == house.modes


@pytest.mark.parametrize("block", blocks("python"), ids=("list", "variant", "edition"))
def test_the_python_on_the_page_runs(file: Path, block: str) -> None:
    names: dict[str, object] = {}
    exec(compile(block, "editions.md", "exec"), names)
    assert "game" in names or "list_editions" in block


def test_the_variants_id_is_the_one_on_the_page() -> None:
    names: dict[str, object] = {}
    exec(compile(blocks("python")[1], "editions.md", "exec"), names)
    house = names["house"]
    assert isinstance(house, rw.Edition)
    assert f"`{house.id}`" in PAGE


def test_the_case_on_the_page_passes(file: Path) -> None:
    case = Path("harbour.json")
    case.write_text(blocks("json")[0], encoding="utf-8")
    (result,) = run_paths([case])
    assert result.problem is None
    wrong = json.loads(blocks("json")[0])
    wrong["steps"][0]["expect"]["to_place"] = 5
    case.write_text(json.dumps(wrong), encoding="utf-8")
    (result,) = run_paths([case])
    assert result.problem is not None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('like = "italian"', 'like = "italien"', "did you mean 'italian'"),
        ('like = "italian"', "", "lacks"),
        ('id = "harbour"', 'id = "czech"', "id must be its own, not that of a printed edition"),
        ('id = "harbour"', 'id = "Harbour Rules"', "small letters"),
        ("text =", "texts =", "did you mean 'text'"),
        ("minimum_armies =", "minimum_army =", "did you mean 'minimum_armies'"),
        ("{ is = 4, mark", "{ was = 4, mark", r"lacks 'is'"),
        (
            'movement = { is = "unsplit", mark = "reading" }',
            'movement = "unsplit"',
            "fields.movement must be a table { is = …, mark = … }, not 'unsplit'",
        ),
        ("[modes.domination]", "[modes.dominion]", "did you mean 'domination'"),
        ("players = [3, 4, 5]", "player = [3, 4, 5]", "did you mean 'players'"),
        ("players = [3, 4, 5]", "players = [2, 3]", "starting_armies has no number for 2"),
        ('"move.count" =', '"move.counts" =', r"did you mean 'move\.count'"),
        (
            'mark = "reading", where',
            'mark = "read", where',
            "mark must be 'printed', 'silent' or 'reading'",
        ),
        ("defence_dice = { is = [1, 2]", "defence_dice = { is = [2, 2]", "never more than armies"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(file: Path, old: str, new: str, words: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(rw.EditionError, match=words):
        rw.load_edition("harbour.toml")


def test_the_shortest_edition_plays(tmp_path: Path) -> None:
    file = tmp_path / "island.toml"
    file.write_text(blocks("toml")[1], encoding="utf-8")
    island = rw.load_edition(file)
    assert "move.count" in [row.clause for row in rw.compare_editions("italian", island)]
    seats = ["red", "blue", "green"]
    given = {
        "turn": "red",
        "phase": "fortify",
        "moved": {"brazil": "peru"},
        "territories": {"*": ["blue", 2], "brazil": ["red", 5], "peru": ["red", 1]},
    }
    game = rw.Game.from_dict(edition=island, mode="domination", seats=seats, position=given)
    again = {"type": "fortify", "source": "peru", "target": "brazil", "armies": 1}
    assert game.explain(again).rule == "move.adjacent"  # One army has to stay.
    assert game.explain({**again, "source": "brazil", "target": "peru"}).legal
    with pytest.raises(rw.EditionError, match="domination for 3–4 players"):
        rw.Game.new(edition=island, mode="domination", seats=[*seats, "yellow", "black"])


def test_the_pages_links_have_targets() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", PAGE) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
