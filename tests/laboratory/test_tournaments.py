"""Tournaments and their ratings: exact where possible, and unchanged by an interruption."""

from __future__ import annotations

import json
import pickle
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations
from math import log
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import PlanningBot
from risk_widget.bots.styles import CAUTIOUS
from risk_widget.laboratory.players import Player
from risk_widget.laboratory.ratings import ELO, Meeting, ratings
from risk_widget.laboratory.tournaments import _Task

if TYPE_CHECKING:
    from pathlib import Path


def test_the_ratings_of_two_bots_match_their_games() -> None:
    one, other = ratings(2, [Meeting(0, 1, 1, 1, 6000, 2000)])
    assert one.points - other.points == pytest.approx(ELO * log(3), abs=0.3)
    assert one.points == pytest.approx(-other.points, abs=1e-9)


def test_more_seats_do_not_raise_a_rating() -> None:
    one, other = ratings(2, [Meeting(0, 1, 1, 3, 1000, 3000), Meeting(0, 1, 3, 1, 3000, 1000)])
    assert one.points == pytest.approx(0, abs=1e-9)
    assert other.points == pytest.approx(0, abs=1e-9)


def test_a_bot_that_wins_all_games_has_a_finite_rating() -> None:
    best, worst = ratings(2, [Meeting(0, 1, 1, 1, 50, 0)])
    assert 300 < best.points - worst.points < 3000


def test_intervals_contain_the_truth_as_often_as_they_claim() -> None:
    truth, random, inside, trials = [0.8, 0.1, -0.9], Random(4), 0, 150
    for _ in range(trials):
        meetings = []
        for a, b in combinations(range(3), 2):
            chance = 1 / (1 + 2.718281828459045 ** (truth[b] - truth[a]))
            won = sum(random.random() < chance for _ in range(200))
            meetings.append(Meeting(a, b, 1, 1, won, 200 - won))
        found = ratings(3, meetings)
        inside += sum(
            abs(each.points - ELO * strength) < 1.96 * each.error
            for each, strength in zip(found, truth, strict=True)
        )
    assert 0.91 < inside / (3 * trials) < 0.99


TABLES: dict[str, Any] = {
    "editions": ["czech"],
    "modes": ["duel", "domination"],
    "players": (2, 3),
    "board": "island",
    "max_rounds": 30,
    "seed": 5,
}
SETTINGS: dict[str, Any] = {**TABLES, "games": 24}
BOTS = ["random", "cautious"]


@cache
def played() -> rw.lab.TournamentResult:
    return rw.tournament(BOTS, **SETTINGS)


def test_both_compositions_are_played_at_every_table() -> None:
    rows = played().to_rows()
    assert [(row["mode"], row["players"], row["bot_seats"]) for row in rows] == [
        ("domination", 3, 1),
        ("domination", 3, 2),
        ("duel", 2, 1),
    ]
    assert all(row["games"] == 24 for row in rows)
    for row in rows:
        assert row["wins"] + row["defeats"] + row["unfinished"] == row["games"]


def test_the_table_is_the_sum_of_the_blocks() -> None:
    table = played().table()
    assert [row["bot"] for row in table] == ["cautious", "random"]
    assert sum(row["wins"] for row in table) == sum(b.won + b.lost for b in played().blocks)
    low, share, high = played().share("cautious", "random")
    won = table[0]["wins"]
    assert share == won / (won + table[1]["wins"])
    assert low < share < high
    assert played().share("random", "cautious")[1] == pytest.approx(1 - share)
    assert "cautious" in repr(played())
    html = played()._repr_html_()
    assert "Bradley" in html
    assert "<details>" in html
    assert len(played().plot().axes[0].get_yticklabels()) == 2


def test_any_executor_plays_the_same_games() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert rw.tournament(BOTS, **SETTINGS, executor=executor) == played()


def test_a_block_can_be_sent_to_another_process() -> None:
    block = played().blocks[0]
    players = Player.of("random", "bots"), Player.of("cautious", "bots")
    edition, board = rw.load_edition("czech"), rw.load_board("island")
    task = _Task(block, players, edition, board, "5", {"max_rounds": 30})
    sent = pickle.loads(pickle.dumps(task))
    assert sent == task
    assert sent.play() == task.play()


class StoppedError(Exception):
    """The error that stops a tournament halfway."""


def test_a_stopped_tournament_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    def stop(done: int, total: int) -> None:
        if 2 * done > total:
            raise StoppedError

    with pytest.raises(StoppedError):
        rw.tournament(BOTS, **SETTINGS, file=file, progress=stop)
    before = file.read_text().splitlines()
    assert 1 < len(before) < 1 + len(played().blocks)
    file.write_text("\n".join([*before, '{"first": "cau']))  # a line cut short
    told: list[tuple[int, int]] = []
    again = rw.tournament(
        BOTS, **SETTINGS, file=file, progress=lambda done, total: told.append((done, total))
    )
    assert again == played()
    assert told[0][0] > 0
    lines = file.read_text().splitlines()
    assert lines[: len(before)] == before
    assert len(lines) == 1 + len(played().blocks)
    assert all(json.loads(line) for line in lines)
    with pytest.raises(ValueError, match="other bots or settings"):
        rw.tournament(BOTS, **{**SETTINGS, "seed": 6}, file=file)


def test_a_file_fits_only_bots_that_play_as_before(tmp_path: Path) -> None:
    def bots(enter: float) -> Any:
        style = CAUTIOUS._replace(enter=enter)
        return {"mine": lambda seed: PlanningBot(style, seed), "random": "random"}

    file, changed = tmp_path / "own.jsonl", "with other bots or settings"
    first = rw.tournament(bots(0.6), 1, **KEPT, file=file)
    assert rw.tournament(bots(0.6), 1, **KEPT, file=file) == first
    for other in (bots(0.9), {"mine": "bold", "random": "random"}):
        with pytest.raises(ValueError, match=changed):
            rw.tournament(other, 1, **KEPT, file=file)
    head, *blocks = file.read_text().splitlines(keepends=True)
    older = {name: value for name, value in json.loads(head).items() if name != "own"}
    file.write_text("".join([f"{json.dumps(older)}\n", *blocks]))
    assert rw.tournament(bots(0.6), 1, **KEPT, file=file) == first
    with pytest.raises(ValueError, match="bot must be 'mine' or 'random', not 'min'"):
        first.share("mine", "min")


@pytest.mark.parametrize(
    ("bots", "settings", "message"),
    [
        (["random"], {}, "two bots"),
        (["random", "random"], {}, "name of its own"),
        (["random", "bold"], {"players": (6,), "modes": ["duel"]}, "so many players"),
        (["random", "nobody"], {"editions": ["czech"], "players": (3,)}, "nobody"),
    ],
)
def test_impossible_tournaments_are_refused(
    bots: list[str], settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        rw.tournament(bots, 1, **settings)


def test_without_a_win_there_is_no_share() -> None:
    result = rw.tournament(
        BOTS, 2, editions=["czech"], modes=["duel"], players=(2,), seed=1, max_rounds=1
    )
    assert all(row["unfinished"] == row["games"] for row in result.table())
    html = result._repr_html_()
    assert "nobody won" in html
    assert "50%" not in html


KEPT: dict[str, Any] = {"editions": ["czech"], "players": [2], "modes": ["duel"], "max_rounds": 1}


@pytest.mark.parametrize("content", ["notes\nof mine\n", "notes of mine", '{"bots": 1}\n{"a'])
def test_a_foreign_file_is_refused_and_unchanged(content: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content)
    with pytest.raises(ValueError, match=r"games\.jsonl (is no file|was written)"):
        rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    assert file.read_text() == content
    assert [*tmp_path.iterdir()] == [file]


def test_a_file_saved_by_another_program_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    again = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    assert again == first


def test_blank_lines_are_ignored(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    file.write_text("\n" + file.read_text().replace("\n", "\n\n  \n"))
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first


@pytest.mark.parametrize(
    "damage", [b"{\n", b"null\n", b"\xff\xfe\n", b"\x00\x00\n", b'{"first": 1}\n', b"[[[[\n"]
)
def test_unreadable_lines_are_put_aside_and_their_games_replayed(
    damage: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    whole = file.read_bytes()
    head, *lines = whole.splitlines(keepends=True)
    damaged = b"".join([head, damage, *lines[1:]])
    file.write_bytes(damaged)
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first
    assert (tmp_path / "games.jsonl.damaged-1").read_bytes() == damaged
    assert sorted(file.read_bytes().splitlines()) == sorted(whole.splitlines())
    assert caplog.text.count("games.jsonl.damaged-1") == 1
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first
    assert len([*tmp_path.iterdir()]) == 2


@pytest.mark.parametrize("end", ["\r", "\r\n", "\f", "\v", "\n\f", "\r\r\n", "\n \n"], ids=repr)
def test_any_line_endings_are_accepted(end: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    written = file.read_bytes().replace(b"\n", end.encode())
    file.write_bytes(written)
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first
    assert file.read_bytes() == written, "nothing is played again"
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize("head", ["", "\0\0", '{"bots": ["ran', "null", "<<<<<<< ours", "[[[["])
def test_a_file_without_its_first_line_is_put_aside_and_restarted(
    head: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    whole = file.read_bytes()
    damaged = f"{head}\n".encode() + whole.partition(b"\n")[2]
    file.write_bytes(damaged)
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first
    assert (tmp_path / "games.jsonl.damaged-1").read_bytes() == damaged
    assert file.read_bytes() == whole
    assert caplog.text.count("games.jsonl.damaged-1") == 1
    assert len([*tmp_path.iterdir()]) == 2


def test_merge_conflict_lines_are_ignored_and_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    whole = file.read_text()
    damaged = f"<<<<<<< ours\n{whole}=======\n{whole}>>>>>>> theirs\n"
    file.write_text(damaged)
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first
    assert (tmp_path / "games.jsonl.damaged-1").read_text() == damaged
    assert file.read_text() == whole


def test_two_tournaments_in_one_file_are_refused_with_the_line(tmp_path: Path) -> None:
    file, other = tmp_path / "games.jsonl", tmp_path / "other.jsonl"
    rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    rw.tournament(["random", "bold"], 1, **KEPT, seed=2, file=other)
    mixed = f"<<<<<<< ours\n{file.read_text()}=======\n{other.read_text()}>>>>>>> theirs\n"
    file.write_text(mixed)
    with pytest.raises(ValueError, match=r"first line of another tournament in line 5"):
        rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    assert file.read_text() == mixed


@pytest.mark.parametrize(
    "changes",
    [{"won": -1}, {"lost": -(10**400)}, {"won": 10**6}, {"rounds": -1}, {"games": 0, "won": 1}],
    ids=str,
)
def test_games_with_impossible_results_are_replayed(
    changes: dict[str, int], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    first = rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    head, line, *lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([head, f"{json.dumps(json.loads(line) | changes)}\n", *lines]))
    assert rw.tournament(["random", "bold"], 1, **KEPT, file=file) == first
    assert (tmp_path / "games.jsonl.damaged-1").exists()


@pytest.mark.parametrize("place", [0, 1])
def test_a_newer_versions_file_stays_unchanged(place: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines[place]["weather"] = "rain"
    text = "".join(f"{json.dumps(line)}\n" for line in lines)
    file.write_text(text)
    with pytest.raises(ValueError, match=r"games\.jsonl was written by .* version of risk_widget"):
        rw.tournament(["random", "bold"], 1, **KEPT, file=file)
    assert file.read_text() == text
    assert [*tmp_path.iterdir()] == [file]


def test_a_wrong_executor_is_refused_before_any_game() -> None:
    nobody: Any = 3
    for ask in (
        lambda: rw.tournament(["random", "bold"], 1, **KEPT, executor=nobody),
        lambda: rw.simulate(["random"] * 3, 1, executor=nobody),
        lambda: rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 1, executor=nobody),
    ):
        with pytest.raises(TypeError, match="executor must be one of concurrent"):
            ask()
