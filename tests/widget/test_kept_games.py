"""Games that outlive their kernel."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget import bots, kept_files
from risk_widget.host.session import Session
from risk_widget.kept_files import DATA_FOLDER
from risk_widget.messages import languages, use_language
from risk_widget.play import kept_games as kept
from tests import rotation
from tests.widget.page_player import screen_of

pytestmark = pytest.mark.usefixtures("kept_folder")

ROOT = Path(__file__).parents[2]
DAY = 24 * 60 * 60
SEATS = {"red": "human", "blue": "random", "green": "random"}


def played(steps: int, *, seed: int = 3, keep: bool = True, **wishes: Any) -> Session:
    """Return a session in which this many random actions have been taken."""
    about: dict[str, Any] = {"mode": "missions", "seats": tuple(SEATS), "seed": seed, **wishes}
    game = rw.Game.new(**about)
    session = Session(game, seats=SEATS, names={"red": "Ada"}, seed=5, keep=keep)
    take(session, steps)
    return session


def take(session: Session, steps: int) -> None:
    choices = random.Random(steps)
    game = session.game
    assert game is not None
    for _ in range(steps):
        legal = game.legal_actions()
        session.apply(legal[choices.randrange(len(legal))])


def continued() -> Session:
    session = Session(keep=True)
    session.go_on(session.kept()[0].path)
    return session


def test_a_game_continues_where_it_stopped() -> None:
    first = played(150)
    assert first.game is not None
    first_record = first.game.record()
    again = continued()
    assert again.game is not None
    assert again.game.record() == first_record
    assert again.players == SEATS
    assert again.match is not None
    assert again.match.chosen_names == {"red": "Ada"}
    assert again.match.seed == 5
    assert first.match is not None
    assert again.match.faces == first.match.faces
    # The continued game rolls the dice that would have been rolled.
    take(first, 60)
    take(again, 60)
    assert again.game.record() == first.game.record()


def test_the_form_offers_unfinished_games_the_latest_first() -> None:
    sessions = [played(40, seed=seed) for seed in (1, 2)]
    for place, session in enumerate(sessions):
        assert session._keeper is not None
        os.utime(session._keeper.path, (place, place))
    shown = screen_of(Session(keep=True))["kept"]
    assert [game["id"] for game in shown] == [
        session._keeper.path.stem for session in reversed(sessions) if session._keeper
    ]
    assert shown[0]["round"] >= 0
    assert shown[0]["players"] == SEATS
    assert json.loads(json.dumps(shown)) == shown


def test_the_page_continues_a_game_by_its_id_and_no_other_file(tmp_path: Path) -> None:
    played(30)
    session = Session(keep=True)
    wanted = screen_of(session)["kept"][0]["id"]
    for at, name in enumerate((f"../{wanted}", "none", wanted)):
        session.receive([{"id": str(at), "base_seq": 0, "action": {"type": "go_on", "game": name}}])
    answers = {ack["id"]: ack for ack in session.acks.shown()}
    assert [answers[str(at)]["ok"] for at in range(3)] == [False, False, True]
    assert session.game is not None
    assert len(session.game.history) == 30


def test_undone_actions_are_not_saved() -> None:
    session = played(50)
    assert session.game is not None
    for _ in range(7):
        session.game.undo()
    assert len(continued().game.history) == 43  # type: ignore[union-attr]


def test_a_different_action_after_an_undo_is_saved() -> None:
    session = played(50)
    game = session.game
    assert game is not None
    game.undo()
    legal = game.legal_actions()
    session.apply(legal[len(legal) // 2])
    record = game.record()
    assert continued().game.record() == record  # type: ignore[union-attr]


def commitment(session: Session) -> str:
    assert session.game is not None
    found = session.game.dice_report().commitment
    assert found is not None
    return found


def test_the_commitment_to_the_seed_survives_the_kernel() -> None:
    session = played(4)
    assert session._keeper is not None
    session._keeper.release()
    assert commitment(continued()) == commitment(session)


@pytest.mark.parametrize("key", [None, "", "no digits", "ab", "é" * 32, "00" * 17])
def test_a_game_saved_without_a_key_continues_with_a_new_one(key: str | None) -> None:
    """An older version kept the game like this, or somebody has edited the file."""
    session = played(4)
    assert session._keeper is not None
    session._keeper.release()
    path = session._keeper.path
    first, _, rest = path.read_text().partition("\n")
    about = json.loads(first.removeprefix("# kept "))
    del about["key"]
    if key is not None:
        about["key"] = key
    path.write_text(f"# kept {json.dumps(about)}\n{rest}")
    again = continued()
    assert again.game is not None
    assert len(again.game.history) == 4
    assert again.game.config.chance.seed == 3  # type: ignore[attr-defined]
    assert commitment(again) != commitment(session)


def test_a_truncated_line_is_ignored() -> None:
    session = played(60)
    assert session._keeper is not None
    path = session._keeper.path
    session._keeper.release()
    text = path.read_bytes()
    for cut in range(len(text) - 120, len(text)):
        path.write_bytes(text[:cut])
        again = continued()
        assert again.game is not None
        whole = text[:cut].rpartition(b"\n")[0]
        record = again.game.record(names={"red": "Ada"})
        assert record.encode().startswith(whole.partition(b"\n")[2])


def test_a_game_truncated_within_a_round_number_is_offered() -> None:
    session = played(200)
    assert session._keeper is not None
    path = session._keeper.path
    text = path.read_bytes()
    number = text.rindex(b"# round ") + len(b"# round ")
    for cut in (number - 1, number, number + 1):
        path.write_bytes(text[:cut])
        assert [game.path for game in kept.kept_games()] == [path]


@pytest.mark.parametrize("end", ["won", "given up"])
def test_a_finished_game_is_not_offered(end: str) -> None:
    session = played(40)
    assert session.game is not None
    if end == "won":
        table = {seat: bots.make("cautious", "1") for seat in SEATS}
        while not session.game.is_over:
            actor = session.game.actor
            assert actor is not None
            session.apply(table[actor].choose(session.game.observe(actor)))
    else:
        session.receive([{"id": "a", "base_seq": 0, "action": {"type": "end_now"}}])
    assert played(1, seed=9)._keeper is not None  # The folder is not empty now.
    assert len(Session(keep=True).kept()) == 1
    assert session.match is not None
    assert session.match.is_over


def test_a_game_with_custom_rules_and_board_is_kept(tmp_path: Path) -> None:
    board = rw.load_board("island").to_json() | {"id": "mine", "name": "Mine"}
    (tmp_path / "mine.json").write_text(json.dumps(board), encoding="utf-8")
    variant = rw.load_edition("nordic").variant(minimum_armies=4)
    session = played(30, edition=variant, mode="domination", board=str(tmp_path / "mine.json"))
    (tmp_path / "mine.json").unlink()
    again = continued()
    assert again.game is not None
    assert session.game is not None
    assert again.game.record() == session.game.record()
    assert again.game.board.id == "mine"


def with_a_bot_that_is_gone() -> Session:
    """Return a game with a bot that is unknown in the kernel in which it goes on."""
    session = played(20)
    assert session.match is not None
    session.match.players["blue"] = session.match.players["green"] = "gone"
    session.changed()
    return continued()


def play_until_it_waits(session: Session) -> dict[str, Any]:
    match = session.match
    assert match is not None
    for _ in range(200):
        while session.to_advance:
            session.advance()
        if match.failure is not None:
            return dict(match.failure)
        take(session, 1)
    raise AssertionError("nothing waits for the bot")


def test_the_game_waits_for_an_unknown_bot() -> None:
    session = with_a_bot_that_is_gone()
    assert session.players == {"red": "human", "blue": "gone", "green": "gone"}
    failure = play_until_it_waits(session)
    assert "'Gone'" in failure["text"]
    assert "not available here" in failure["text"]
    assert failure["substitute"] == "cautious"
    assert not session.to_advance
    assert screen_of(session)["host"]["bot_failure"] == failure
    replace = {"type": "replace_bot", "seat": failure["seat"], "player": "cautious"}
    session.receive([{"id": "r", "base_seq": session.seq, "action": replace}])
    assert session.acks.shown()[-1]["ok"]
    assert session.players[failure["seat"]] == "cautious"
    assert session.to_advance


def test_a_bot_that_is_added_later_continues_by_itself() -> None:
    session = with_a_bot_that_is_gone()
    play_until_it_waits(session)
    rw.add_bot("gone", bots.RandomBot)
    session.refresh()
    assert session.to_advance
    moves = len(session.game.history)  # type: ignore[union-attr]
    session.advance()
    assert len(session.game.history) > moves  # type: ignore[union-attr]
    assert "gone" in session.players.values()


def test_a_game_with_an_unknown_bot_keeps_its_bot() -> None:
    session = with_a_bot_that_is_gone()
    play_until_it_waits(session)
    assert continued().players == {"red": "human", "blue": "gone", "green": "gone"}


def test_a_replacement_bot_keeps_its_seat() -> None:
    session = played(20)
    assert session.match is not None
    session.match.replace_bot("blue", "easygoing")
    session.changed()
    assert continued().players == {**SEATS, "blue": "easygoing"}


def test_only_one_of_two_widgets_writes_a_game() -> None:
    first = played(30)
    second = continued()
    assert first._keeper is not None
    assert second._keeper is not None
    assert first._keeper.path == second._keeper.path
    take(first, 5)
    take(second, 9)
    assert len(continued().game.history) == 39  # type: ignore[union-attr]


def test_a_widget_that_handed_over_a_game_no_longer_writes_it() -> None:
    first = played(30)
    second = continued()
    take(second, 5)
    first.receive([{"id": "a", "base_seq": 0, "action": {"type": "end_now"}}])
    assert len(continued().game.history) == 35  # type: ignore[union-attr]


def test_a_resigned_and_resumed_game_is_offered() -> None:
    session = played(40)
    for kind in ("end_now", "undo"):
        action = {"id": kind, "base_seq": session.seq, "action": {"type": kind}}
        session.receive([action])
    assert [ack["ok"] for ack in session.acks.shown()] == [True, True]
    assert len(continued().game.history) == 40  # type: ignore[union-attr]


def test_unwritten_actions_are_written_later(kept_folder: Path) -> None:
    session = played(20)
    game = session.game
    assert game is not None
    rmtree(kept_folder)
    kept_folder.write_text("a file, where a folder would have to be", encoding="utf-8")
    game.undo()
    # This file may get the number of the game's closed file.
    with (kept_folder.parent / "other").open("wb", buffering=0) as other:
        game.redo()
        take(session, 1)
        assert other.tell() == 0
        assert os.fstat(other.fileno()).st_size == 0
    kept_folder.unlink()
    take(session, 1)
    assert len(continued().game.history) == 22  # type: ignore[union-attr]


def test_the_form_reads_the_games_once(kept_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(20)
    session = Session(keep=True)
    shown = screen_of(session)["kept"]
    read = Path.read_bytes

    def read_another(path: Path) -> bytes:
        assert path.parent != kept_folder or path.suffix == ".json"
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", read_another)
    assert screen_of(session)["kept"] == shown


def test_the_number_of_saved_games_is_limited(kept_folder: Path) -> None:
    for seed in range(kept.MOST_KEPT + 3):
        session = played(1, seed=seed)
        assert session._keeper is not None
        os.utime(session._keeper.path, (seed, seed))
        session._keeper.release()
    assert len(list(kept_folder.iterdir())) == kept.MOST_KEPT


def finished(session: Session) -> kept.Keeper:
    """End a session's game, and return the keeper that has saved it."""
    session.receive([{"id": "end", "base_seq": session.seq, "action": {"type": "end_now"}}])
    return keeper_of(session)


@given(is_over=st.lists(st.booleans(), min_size=4, max_size=9), data=st.data())
@settings(
    deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_unfinished_game_is_deleted_in_silence_or_before_a_finished_one(
    kept_folder: Path, is_over: list[bool], data: st.DataObject
) -> None:
    for path in kept_folder.glob("*.risk"):
        path.unlink()
    kept_files.untold()
    language = data.draw(st.sampled_from(languages()))
    with pytest.MonkeyPatch.context() as patch, use_language(language):
        patch.setattr(kept, "MOST_KEPT", 3)
        left: dict[Path, bool] = {}
        for seed, over in enumerate(is_over):
            keeper = keeper_of(session := played(1, seed=seed))
            left[keeper.path] = False
            there = [path for path in left if path.exists()]
            gone = left.keys() - {*there}
            assert len(there) <= 3
            assert all(left[path] for path in gone) or not any(left[path] for path in there)
            told = kept_files.untold()
            assert len(told) == sum(not left[path] for path in gone)
            assert all(any(str(path) in line for line in told) for path in gone if not left[path])
            left = {path: left[path] for path in there}
            if over:
                keeper = finished(session)
                left[keeper.path] = True
            keeper.release()


def test_nothing_is_saved_if_saving_is_off(
    kept_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(20, keep=False)
    assert not kept_folder.exists()
    monkeypatch.setenv(DATA_FOLDER, "")
    played(20)
    assert not kept_folder.exists()
    assert Session(keep=True).kept() == []


def test_an_unwritable_folder_does_not_disturb_the_game(kept_folder: Path) -> None:
    kept_folder.parent.mkdir()
    kept_folder.write_text("a file, where a folder would have to be", encoding="utf-8")
    session = played(20)
    assert session.game is not None
    assert len(session.game.history) == 20


def test_a_foreign_file_is_not_offered(kept_folder: Path) -> None:
    played(20)
    for name, text in {"a": "", "b": "# kept {}\n", "c": "\x00\xff", "d": "# kept [1]"}.items():
        (kept_folder / f"{name}.risk").write_text(text, encoding="utf-8")
    assert len(Session(keep=True).kept()) == 1


def test_a_game_can_be_written_and_resumed_by_hand(tmp_path: Path) -> None:
    widget = rw.RiskWidget(rw.Game.new(seed=2), seats=SEATS, names={"red": "Ada"})
    widget.apply(widget.game.legal_actions()[0])  # type: ignore[union-attr]
    path = widget.save_to(tmp_path / "mine.risk")
    again = rw.RiskWidget.resume(path, theme="dark")
    assert again.game is not None
    assert again.game.record() == widget.game.record()  # type: ignore[union-attr]
    assert again.theme == "dark"
    assert rw.Game.replay(path).game.record() == again.game.record()
    assert rw.RiskWidget.resume().game.record() == again.game.record()  # type: ignore[union-attr]


def test_earlier_actions_can_be_undone_after_loading_any_file(tmp_path: Path) -> None:
    widget = rw.RiskWidget(rw.Game.new(seed=2), seats=SEATS)
    widget.apply(widget.game.legal_actions()[0])  # type: ignore[union-attr]
    path = widget.save_to(tmp_path / "mine.risk")
    for file in (path, None):
        match = rw.RiskWidget.resume(file).session.match
        assert match is not None
        assert match.can_undo


def test_a_game_that_cannot_be_resumed_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no game has been kept"):
        rw.RiskWidget.resume()
    with pytest.raises(OSError, match="none"):
        rw.RiskWidget.resume(tmp_path / "none.risk")
    (tmp_path / "other.txt").write_text("something else", encoding="utf-8")
    with pytest.raises(ValueError, match=r"other\.txt"):
        rw.RiskWidget.resume(tmp_path / "other.txt")
    with pytest.raises(ValueError, match="no game yet"):
        rw.RiskWidget().save_to(tmp_path / "nothing.risk")


# ---- a kernel that dies --------------------------------------------------------------------------

KILLS = rotation.repeats(200)


def test_a_killed_kernel_loses_at_most_one_action(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.widget.killed", str(KILLS), tmp_path / "games"],
        check=True, capture_output=True, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert not done.stderr, "a kernel failed"
    lives = json.loads(done.stdout)
    assert len(lives) == KILLS
    # There may be no file if nothing had been played.
    assert all(life["files"] == 1 or not (life["files"] or life["seen"]) for life in lives)
    assert all(life["same"] for life in lives)
    for before, life in pairwise(lives):
        if before["table"] == life["table"] and not before["over"]:
            assert life["begun"] >= before["seen"] - 1
    turns = Counter(life["turn"] for life in lives)
    assert min(turns["person"], turns["bot"]) > KILLS // 8


CLAIM = """
import sys
from pathlib import Path
from risk_widget.kept_files import GrowingFile, lock_file

file = GrowingFile(Path(sys.argv[1]))
print(lock_file(file.number), flush=True)
sys.stdin.read()
"""


def test_a_game_in_use_by_another_kernel_is_not_deleted(kept_folder: Path) -> None:
    session = played(1)
    assert session._keeper is not None
    path = session._keeper.path
    session._keeper.release()
    os.utime(path, (0, 0))
    with subprocess.Popen(
        [sys.executable, "-c", CLAIM, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as kernel:  # fmt: skip
        assert kernel.stdout is not None
        assert kernel.stdout.readline() == "True\n"
        for seed in range(kept.MOST_KEPT + 1):
            played(1, seed=seed)
        assert path.exists()
        assert path not in [game.path for game in kept.kept_games()]
        kernel.communicate()
    played(1, seed=99)
    assert not path.exists()


# ---- files that cannot be read, and clocks that were wrong ---------------------------------------


def test_a_partly_readable_game_is_put_aside_whole(
    kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = keeper_of(played(60)).path
    lines = path.read_bytes().splitlines(keepends=True)
    for place, damage in enumerate((b"red sings\n", b"\xff\xfe\n")):
        damaged = b"".join([*lines[:-10], damage, *lines[-9:]])
        path.write_bytes(damaged)
        take(continued(), 3)
        aside = kept_folder / f"{path.name}.damaged-{place + 1}"
        assert aside.read_bytes() == damaged
        assert path.read_bytes() != damaged
        assert aside.name in caplog.text


def test_a_newer_versions_game_is_reported_once_and_stays(
    kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keeper_of(played(2)).release()
    (path,) = kept_folder.glob("*.risk")
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    about = json.loads(first.removeprefix("# kept ")) | {"teams": [["red", "blue"]]}
    text = f"# kept {json.dumps(about)}\n{rest}"
    path.write_text(text, encoding="utf-8")
    os.utime(path, (1, 1))
    for seed in range(kept.MOST_KEPT + 1):
        keeper_of(played(1, seed=seed)).release()
    assert len(kept.kept_games()) == len(kept.kept_games()) == kept.MOST_KEPT
    assert path.read_text(encoding="utf-8") == text
    assert caplog.text.count("was written by a newer version of risk_widget") == 1
    assert not [*kept_folder.glob("*.damaged-*")]


@pytest.mark.parametrize("text", ["", "# kept {}\n", "\x00\xff", "# kept [1]", '# kept {"v": 9}\n'])
def test_an_unreadable_game_is_reported_once_and_stays(
    text: str, kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keeper_of(played(1)).release()
    odd = kept_folder / "odd.risk"
    odd.write_text(text, encoding="utf-8")
    os.utime(odd, (1, 1))
    for seed in range(kept.MOST_KEPT + 1):
        keeper_of(played(1, seed=seed)).release()
    assert len(kept.kept_games()) == len(kept.kept_games()) == kept.MOST_KEPT
    assert odd.read_text(encoding="utf-8") == text
    assert caplog.text.count("odd.risk") == 1


def test_an_unwritable_folder_is_reported_once(
    kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept_folder.parent.mkdir()
    kept_folder.write_text("a file, where a folder would have to be", encoding="utf-8")
    take(played(20), 20)
    assert caplog.text.count("Nothing is being saved") == 1


@given(begun=st.one_of(st.floats(), st.integers(), st.just(10**400)))
@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_an_impossible_date_affects_no_other_game(kept_folder: Path, begun: float) -> None:
    for path in kept_folder.glob("*.risk"):
        path.unlink()
    other, odd = (keeper_of(played(1, seed=seed)) for seed in (1, 2))
    for keeper in (other, odd):
        keeper.release()
    text = odd.path.read_text(encoding="utf-8")
    about = json.loads(text.partition("\n")[0].removeprefix("# kept ")) | {"begun": begun}
    odd.path.write_text(f"# kept {json.dumps(about)}\n{text.partition(chr(10))[2]}")
    found = kept.kept_games()
    assert other.path in {game.path for game in found}
    assert all(0 <= game.begun <= time.time() + 2 * DAY for game in found)


@pytest.mark.parametrize("exam", [-1, 10**400, True, 1.5])
def test_an_impossible_exam_loses_only_its_own_game_and_no_progress(
    kept_folder: Path, exam: object
) -> None:
    odd = keeper_of(played(1))
    odd.release()
    text = odd.path.read_text(encoding="utf-8")
    about = json.loads(text.partition("\n")[0].removeprefix("# kept ")) | {"exam": exam}
    odd.path.write_text(f"# kept {json.dumps(about)}\n{text.partition(chr(10))[2]}")
    assert kept.kept_games() == []
    assert [*kept_folder.glob("*.risk")] == [odd.path]


def two_games() -> tuple[Path, Path]:
    """Return the files of an older game and of a newer one that has all kinds of data."""
    board = rw.load_board("island").to_json() | {"id": "mine", "name": "Mine"}
    Path("mine.json").write_text(json.dumps(board), encoding="utf-8")
    older = keeper_of(played(20, mode="domination", seed=1))
    newer = keeper_of(played(40, mode="domination", board="mine.json"))
    older.release()
    newer.release()
    return older.path, newer.path


def head_of(path: Path) -> tuple[dict[str, Any], str]:
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    return json.loads(first.removeprefix("# kept ")), rest


def with_head(about: dict[str, Any], rest: str) -> bytes:
    return f"# kept {json.dumps(about)}\n{rest}".encode()


def check_offers(older: Path, newer: Path) -> bool:
    """Return whether the newer game is offered; check that offers open, and faults are reported."""
    kept_files.untold()
    kept_files._TOLD.clear()
    offered = [game.path for game in kept.kept_games()]
    told = kept_files.untold()
    assert offered in ([older], [newer, older])
    assert len(told) == 2 - len(offered)
    assert all(str(newer) in sentence for sentence in told)
    session = Session(keep=True)
    if newer in offered:
        session.go_on(newer)
        json.dumps(session.snapshot())
        keeper_of(session).release()
    else:
        with pytest.raises(ValueError, match=r"."):
            session.go_on(newer)
    return newer in offered


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", {"pink": "human"}), ("board", {}), ("edition", "x=1"), ("bots_seed", "\ud800")],
)
def test_a_damaged_game_does_not_prevent_continuing_an_older_one(field: str, value: object) -> None:
    older, newer = two_games()
    about, rest = head_of(newer)
    damaged = with_head(about | {field: value}, rest)
    newer.write_bytes(damaged)
    assert not check_offers(older, newer)
    widget = rw.RiskWidget.resume()
    assert keeper_of(widget.session).path == older
    assert newer.read_bytes() == damaged
    widget.close()


WRONG: list[Any] = [
    *(None, True, 0, -1, 1.5, 10**30, "", "x", "\ud800", "a\0b", "hint", [], [1], [[]], ["red"]),
    *([-1, -5], [10**9, 0], [0, 10**30], ["a", "b"], {}, {"a": 1}, {"red": 5}, {"red": "\ud800"}),
    *({"pink": "human"}, {"red": "nobody"}, {"red": "human"}),
]


@pytest.mark.parametrize("field", [*kept._About.__annotations__, "board.", "none"])
def test_a_game_with_a_damaged_field_is_opened_or_reported_and_affects_no_other(
    field: str, kept_folder: Path
) -> None:
    older, newer = two_games()
    about, rest = head_of(newer)
    damaged = [about | {field: value} for value in WRONG]
    if field == "board.":
        board = about["board"]
        damaged = [
            about | {"board": board | {name: value}} for name in board for value in WRONG[::4]
        ]
    damaged.append({name: value for name, value in about.items() if name != field})
    for head in damaged:
        newer.write_bytes(with_head(head, rest))
        check_offers(older, newer)


@given(data=st.data())
@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_game_with_damaged_bytes_is_opened_or_reported_and_affects_no_other(
    kept_folder: Path, data: st.DataObject
) -> None:
    for path in kept_folder.glob("*.risk*"):
        path.unlink()
    older, newer = two_games()
    whole = newer.read_bytes()
    start = data.draw(st.integers(0, 999)) * len(whole) // 999
    end = start + data.draw(st.sampled_from([0, 1, 30, 512]))
    bytes_there = st.binary(max_size=3) | st.sampled_from([b"?", b"\n", b'"' * 3, b"\0" * 512])
    newer.write_bytes(whole[:start] + data.draw(bytes_there) + whole[end:])
    then = older.stat().st_mtime + 1
    os.utime(newer, (then, then))
    check_offers(older, newer)


def test_an_unreadable_game_is_not_deleted_to_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    older, newer = two_games()
    about, rest = head_of(older)
    older.write_bytes(with_head(about | {"players": {"pink": "human"}}, rest))
    os.utime(older, (1, 1))
    monkeypatch.setattr(kept, "MOST_KEPT", 1)
    keeper = keeper_of(played(1, seed=9))
    assert older.exists()
    assert not newer.exists()
    keeper.release()


def test_a_running_game_is_still_saved_if_its_damaged_file_cannot_be_opened() -> None:
    session = played(20)
    path = keeper_of(session).path
    with pytest.raises(ValueError, match="not a kept game"):
        Session(keep=True).go_on(path, "damaged")
    take(session, 3)
    assert len(continued().game.history) == 23  # type: ignore[union-attr]


OTHERS: dict[str, list[Any]] = {
    "begun": [0, 1.5],
    "titles": [["German", "Capital"]],
    "played": [["italian", "missions"], ["german", "duel"]],
    "players": [{**SEATS, "blue": "human"}, {**SEATS, "red": "cautious"}, {"red": "human"}, {}],
    "faces": [{"blue": "Nobody"}, {}],
    "seed": [99, "other"],
    "key": ["00" * 16],
    "bots_seed": [6, "six"],
    "read": [[0, 7], [1, 0]],
    "listed": [[*SEATS], ["green", "blue", "red"]],
    "helped": ["hint", "python"],
    "id": ["another"],
    "ended": [True],
    "exam": [5],
    "sum": ["0" * 16, ""],
}
"""Other legal values of each of the data of a saved game."""
HEADER = {
    'names = { red = "Ada" }': ['names = { red = "Zoe" }', 'names = { blue = "Ada" }', ""],
    'edition = "german"': ['edition = "italian"'],
    'mode = "missions"': ['mode = "domination"'],
    '["red", "blue", "green"]': ['["blue", "red", "green"]', '["red", "blue"]'],
    "set=r21": ["set=r20"],
    "r:territories-24": ["r:territories-18"],
    "r1b1": ["b1r1", "r1r1"],
    "defender_decides:before": ["defender_decides:after"],
    "* dealt red 14 blue 14 green 14": ["* dealt red 14 blue 13 green 15", "* rolled red 6"],
}
"""Other legal values in the record of a saved game."""


def played_to_the_first_die() -> Path:
    keeper = keeper_of(played(5, edition="german"))
    keeper.release()
    return keeper.path


def check_change(path: Path, damaged: bytes, as_it_was: Any) -> bool:
    """Return whether a changed game is refused or reported.

    Check that a reported file is kept aside, and that without a report the game is unchanged.
    """
    path.write_bytes(damaged)
    kept_files._TOLD.clear()
    kept_files.untold()
    session = Session(keep=True)
    try:
        session.go_on(path)
    except ValueError:
        return True
    told = kept_files.untold()
    keeper_of(session).release()
    assert len(told) == len(set(told))
    assert told or what_goes_on(session) == as_it_was, damaged
    aside = [*path.parent.glob("*.damaged-*")]
    assert bool(told) == (damaged in [each.read_bytes() for each in aside])
    for each in aside:
        each.unlink()
    return bool(told)


def what_goes_on(session: Session) -> Any:
    assert session.match is not None
    text = kept.kept_text(session.match, 0.0)
    return text.partition("\n")[2], session.match.players, session.match.ended


def test_a_saved_game_changed_before_any_roll_continues_only_with_a_notice() -> None:
    path = played_to_the_first_die()
    whole = path.read_bytes()
    about, rest = head_of(path)
    session = continued()
    keeper_of(session).release()
    as_it_was = what_goes_on(session)
    assert not check_change(path, whole, as_it_was)
    assert not check_change(path, whole.replace(b"\n", b"\r\n"), as_it_was)
    assert not check_change(path, with_head(about, rest), as_it_was)
    assert OTHERS.keys() == kept._About.__annotations__.keys() - {"board", "edition"}
    for field, values in OTHERS.items():
        for value in values:
            if about.get(field) != value:
                told = check_change(path, with_head(about | {field: value}, rest), as_it_was)
                assert told, (field, value)
        without = {name: value for name, value in about.items() if name != field}
        told = check_change(path, with_head(without, rest), as_it_was)
        assert told == (field in about and field != "sum"), field
    for part, others in HEADER.items():
        assert part in rest, (part, rest)
        for other in others:
            assert check_change(path, with_head(about, rest.replace(part, other, 1)), as_it_was)


DAMAGED_DICE: list[dict[str, Any]] = [
    *({"seed": 99}, {"seed": "3 "}, {"seed": -3}, {"read": [-1, -5]}, {"read": [1, 0]}),
    *({"read": [10**9, 0]}, {"read": [10**30, 10**30]}, {"read": [0, -1]}),
]


@pytest.mark.parametrize("change", DAMAGED_DICE, ids=str)
def test_dice_that_do_not_come_from_the_seed_are_reported_once(
    change: dict[str, Any], kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    session = played(0, mode="domination")
    table = {seat: bots.make("cautious", "1") for seat in SEATS}
    game = session.game
    assert game is not None
    while not [*game.dice_report().rolls]:
        assert game.actor is not None
        session.apply(table[game.actor].choose(game.observe(game.actor)))
    keeper_of(session).release()
    path, record = keeper_of(session).path, game.record()
    about, rest = head_of(path)
    damaged = with_head(about | change, rest)
    path.write_bytes(damaged)
    for _ in range(3):
        again = continued()
        keeper_of(again).release()
    assert again.game is not None
    assert again.game.record() == record
    assert caplog.text.count("don't match the seed") == 1
    again = continued()
    take(again, 1)
    assert [each.read_bytes() for each in kept_folder.glob("*.damaged-*")] == [damaged]
    assert path.read_bytes() != damaged


def set_clock(folder: Path, seconds: float) -> None:
    """Shift the times of all files, as if the clock had been moved in the other direction."""
    for path in folder.glob("*.risk"):
        at = path.stat().st_mtime - seconds
        os.utime(path, (at, at))


CLOCKS = st.sampled_from([0, 0.001, 60, -60, DAY / 2, -DAY / 2, 400 * DAY, -400 * DAY])


@given(steps=st.lists(st.tuples(st.integers(0, 3), CLOCKS), min_size=1, max_size=12))
@settings(
    deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_the_game_played_last_comes_first_even_with_a_wrong_clock(
    kept_folder: Path, steps: list[tuple[int, float]]
) -> None:
    for path in kept_folder.glob("*.risk"):
        path.unlink()
    games = {number: played(0, seed=number) for number in range(4)}
    last: list[Path] = []
    for number, change in steps:
        set_clock(kept_folder, change)
        take(games[number], 1)
        path = keeper_of(games[number]).path
        last = [path, *(each for each in last if each != path)]
        assert [game.path for game in kept.kept_games()] == last
    for session in games.values():
        keeper_of(session).release()


@given(changes=st.lists(CLOCKS, min_size=4, max_size=9))
@settings(
    deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_the_game_played_longest_ago_is_deleted_even_with_a_wrong_clock(
    kept_folder: Path, changes: list[float]
) -> None:
    for path in kept_folder.glob("*.risk"):
        path.unlink()
    files: list[Path] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "MOST_KEPT", 3)
        for seed, change in enumerate(changes):
            set_clock(kept_folder, change)
            keeper = keeper_of(played(1, seed=seed))
            keeper.release()
            files.insert(0, keeper.path)
            assert [game.path for game in kept.kept_games()] == files[:3]


def test_a_clock_that_is_set_back_for_a_while_changes_no_file(
    kept_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [keeper_of(played(1, seed=seed)).path for seed in range(5)]
    times = [1_700_000_000.0 + DAY * number for number in range(5)]
    for path, at in zip(files, times, strict=True):
        os.utime(path, (at, at))
    now = times[0] - 400 * DAY
    for clock in (lambda: now, time.time):
        monkeypatch.setattr("time.time", clock)
        assert [game.path for game in kept.kept_games()] == files[::-1]
        assert [path.stat().st_mtime for path in files] == times


def test_a_game_dated_in_the_future_is_replaced_by_a_later_copy() -> None:
    path = keeper_of(played(30)).path
    then = time.time() + 400 * DAY
    os.utime(path, (then, then))
    (found,) = kept.kept_games()
    head: Any = {
        "id": found.id, "begun": 1, "saved": int(time.time()), "round": found.round + 1,
        "edition_title": "E", "mode_title": "M", "players": SEATS,
    }  # fmt: skip
    for more, copied in ((0, True), (-1, False)):
        heads = [head | {"round": head["round"] + more}]
        assert [game.copied for game in kept.with_copies([found], heads)] == [copied]


# ---- locks ---------------------------------------------------------------------------------------

PLAY = """
import sys
import risk_widget as rw
from risk_widget.host.session import Session
session = Session(rw.Game.new(seed=1), seats={"red": "human", "blue": "random"}, seed=1, keep=True)
session.apply(session.game.legal_actions()[0])
"""
WORKERS = {
    "fork": """
import os, time
if not os.fork():
    print("ready", flush=True)
    time.sleep(600)
""",
    "multiprocessing": """
import multiprocessing, time
def work():
    print("ready", flush=True)
    time.sleep(600)
multiprocessing.get_context("fork").Process(target=work).start()
""",
    "subprocess": """
import subprocess
work = "print('ready', flush=True); import time; time.sleep(600)"
subprocess.Popen([sys.executable, "-c", work], close_fds=False)
""",
}
"""Code that starts a worker, which inherits the kernel's open files and reports that it runs."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system copies no processes")
@pytest.mark.parametrize("kind", WORKERS)
def test_a_game_comes_back_while_its_kernels_workers_still_run(kind: str) -> None:
    wait = "sys.stdin.read()\n"
    kernel = subprocess.Popen(
        [sys.executable, "-c", PLAY + WORKERS[kind] + wait], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )  # fmt: skip
    with kernel:
        try:
            assert kernel.stdout is not None
            assert kernel.stdout.readline() == "ready\n"
            assert kept.kept_games() == [], "it is played there"
            kernel.kill()
            kernel.wait()
            assert len(kept.kept_games()) == 1
        finally:
            os.killpg(kernel.pid, signal.SIGKILL)


def test_a_forked_kernel_does_not_write_its_parents_games() -> None:
    session = played(10)
    text = keeper_of(session).path.read_bytes()
    if not (child := os.fork()):
        take(session, 5)
        os._exit(0)
    os.waitpid(child, 0)
    assert keeper_of(session).path.read_bytes() == text
    take(session, 1)
    assert len(keeper_of(session).path.read_bytes()) > len(text)


TAKEN = {errno.EWOULDBLOCK, errno.EAGAIN}


def test_only_a_held_lock_means_that_a_game_is_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeper_of(played(3)).release()
    codes: list[int] = []

    def fails(*_: object) -> None:
        raise OSError(codes[-1], "")

    monkeypatch.setattr("fcntl.flock", fails)
    for code in errno.errorcode:
        codes.append(code)
        assert len(kept.kept_games()) == (code not in TAKEN), errno.errorcode[code]
    codes.append(errno.ENOLCK)
    take(continued(), 1)
    assert len(kept.kept_games()) == 1


# ---- folders that a person names -----------------------------------------------------------------


@pytest.mark.parametrize("named", ["games", "./a/../games", "~/games", "~", "../elsewhere"])
@pytest.mark.parametrize("variable", [DATA_FOLDER, "XDG_DATA_HOME"])
def test_a_folder_is_found_under_any_form_of_its_name(
    named: str, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, home = tmp_path / "work", tmp_path / "home"
    work.mkdir()
    home.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv(DATA_FOLDER)
    monkeypatch.setenv(variable, named)
    keeper_of(played(1)).release()
    (found,) = kept.kept_games()
    assert found.path.is_absolute()
    assert not (work / "~").exists()
    assert (home if "~" in named else tmp_path) in found.path.parents


def keeper_of(session: Session) -> kept.Keeper:
    assert session._keeper is not None
    return session._keeper
