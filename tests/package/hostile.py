"""Hostile texts, names and paths, and every public call that takes one."""

from __future__ import annotations

import io
import os
import random
import signal
import sys
import traceback
from contextlib import contextmanager, suppress
from functools import cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import risk_widget as rw
from risk_widget.compiled.compiler import cache_folder
from risk_widget.environments import risk_v0
from risk_widget.environments.chance_nodes import ChanceNodes
from risk_widget.environments.gym_view import RiskEnv
from risk_widget.environments.network import Network
from risk_widget.teaching.class_table import ClassResults
from tests.package.foreign import ISLAND, NEW, POSITION, SEATS, is_said_by_the_package

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.table.shared_rooms import SharedTable
    from risk_widget.widget.classroom import ClassWidget

TEXTS: Final = (
    *("", " ", "\t", "\n", "\r\n\r\n", "\0", "a\0b", "\x1b[2J", "\x07", "\x7f", "\x85", "\u2028"),
    *("\ud800", "\udcff\udcfe", "a\udfff", "\ufffe", "\uffff", "\U0010ffff", "\ufeff"),
    "\ufeffcode",
    *("\u202egnp.exe", "\u2067\u2066", "\u200b\u200d\ufe0f", "Zoe\u0308", "Zo\u00eb"),
    "\u0301" * 500,
    *("\u05d0\u05d1\u05d2", "\u0627\u0644", "\U0001f469\u200d\U0001f680", "\u3164"),
    *("\u1e9e\u0130", "\ufb01"),
    *("~", "~nobody/x", "~root", "/", "//", ".", "..", "../../x", "./", "a/", "/dev/null/x"),
    "/proc/self/mem",
    *("/dev/zero", "/dev/random", "/dev/full", "/dev/tty", "/dev/stdin", "CON", "NUL", "C:\\x"),
    "\\\\host\\x",
    *("pipe", "folder", "loop", "nowhere", "closed/x", "big.json", "zeros.toml", "no-text.risk"),
    "empty.json",
    *("folder.json", "folder.toml", "pipe.json", "pipe.toml", "loop.json", "latin.ipynb"),
    *("x.json", "x.toml"),
    *("a" * 300, "a" * 5000 + ".json", "/".join("a" * 3000), "x" * 100_000, "9" * 5000, "-" * 9000),
    *("1e999", "-1", "0x10", "NaN", "Infinity", "null", "true", "None", "1_000", "\u0663"),
    *("\u00b2", "\u216b"),
    *("[" * 20_000, "{" * 20_000, '{"a":' * 3000, "(" * 9000, "[[[" * 300 + "\n"),
    *("a = [\n" * 999, "x." * 900),
    *("{", "{}", "[]", "{\n", '{"x": 1', '{"": {}}', "[a]\nb = ", "a = 1\na = 2"),
    *('k = "\\ud800"', "= =\n="),
    *("%s%n%d", "{0}", "{__class__}", "${x}", "$(id)", "`id`", "'; drop", "<script>"),
    *("</script>", "&amp;", "]]>"),
    *("file:///etc/passwd", "http://127.0.0.1:9/", "-rf", "--help", "*", "?", "a|b", "a;b"),
    *("\\", "\\n", "\\u0000"),
    *("> a\n> b", "```\na\n```", "\u201ca\u201d", "'''a\nb'''", "# kept {}", "# kept {\n"),
    "# round 99999999999\n",
    *("czech", "nordic", "classic", "island", "04-combat", "highmoor", "red", "random", "stop"),
    "fair.dice",
    *("Czech", " czech ", "czech\n", "CZECH\0", "cz\u00e9ch", "red red", "reds", "red,blue"),
    *("expert", "human"),
)  # fmt: skip
"""Values of texts, names and paths; the paths lead into the folder that `sandbox` fills."""

SIGNS: Final = (
    "\0\n\r\t \u202e\ud800\udcff\u0301\u200b\ufeff\"'`{}[]()<>/\\~%$#=:;,.-+0\u0663A\U0001f600"
)


class OwnPath:
    """A caller's own kind of path."""

    def __init__(self, told: object) -> None:
        self.told = told

    def __fspath__(self) -> Any:
        if isinstance(self.told, Exception):
            raise self.told
        return self.told


class OwnFile:
    """A caller's own kind of file object."""

    def __init__(self, *told: object) -> None:
        self.told = [*told]
        self.name = 3

    def read(self, *_: object) -> object:
        told = self.told.pop(0) if self.told else ""
        if isinstance(told, Exception):
            raise told
        return told


class OwnText(str):
    """A text that lies about itself."""

    __slots__ = ()

    def __str__(self) -> str:
        return "czech"

    def __len__(self) -> int:
        return 1


def objects() -> list[Any]:
    """Return values that may be given instead of a text; some can be used only once."""
    closed = io.StringIO("text")
    closed.close()
    return [
        *(b"", b"\xff\xfe", b"\x00" * 9, b"\xef\xbb\xbf{", b"a\x00b\x00", bytearray(b"{")),
        memoryview(b"["),
        *(Path("pipe"), Path("folder"), Path("/dev/zero"), Path("\0"), Path("a" * 300)),
        Path("\udcff"),
        *(OwnPath("czech"), OwnPath(b"czech"), OwnPath(3), OwnPath(OSError(5, "no"))),
        OwnPath("\0"),
        *(OwnFile("a"), OwnFile(b"\xff"), OwnFile(3), OwnFile(None), OwnFile(OSError(5, "no"))),
        closed,
        *(io.BytesIO(b"\xff" * 9), io.StringIO("{" * 99), OwnText("x"), OwnText("nowhere.json")),
        *(["czech"], {"czech": 1}, {"czech"}, ("a", "b"), 3, 2.5, None, ..., object()),
    ]  # fmt: skip


def right() -> list[str]:
    """Return valid texts for the tests to damage."""
    return [*_right()]


@cache
def _right() -> tuple[str, ...]:
    one = new_game()
    progress = rw.lessons.Progress()
    progress.step("04-combat", "pairs").status = "solved"
    return (
        one.position(),
        one.record(),
        str(progress.to_dict()).replace("'", '"'),
        Path(rw.__file__).with_name("boards").joinpath("island.json").read_text(encoding="utf-8"),
        Path(rw.__file__).parent.joinpath("rules/editions/czech.toml").read_text(encoding="utf-8"),
        Path(rw.__file__).parent.joinpath("course/data/04-combat.toml").read_text(encoding="utf-8"),
    )  # fmt: skip


def value(chance: random.Random) -> Any:
    """Return any of the values: unchanged, damaged or combined."""
    kind = chance.random()
    if kind < 0.35:
        return chance.choice(TEXTS)
    if kind < 0.45:
        return chance.choice(objects())
    if kind < 0.6:
        return "".join(chance.choices(SIGNS, k=chance.randrange(1, 12)))
    if kind < 0.75:
        return chance.choice(TEXTS)[:500] + chance.choice(TEXTS)[:500]
    text = chance.choice(right() if kind < 0.95 else TEXTS)
    start = chance.randrange(len(text) + 1)
    spoilt = (
        text[:start]
        + chance.choice((*SIGNS, *TEXTS))[:99]
        + text[start + chance.choice((0, 1, 9, 99)) :]
    )
    if chance.random() < 0.2:
        return spoilt.encode("utf-8", "surrogatepass")
    return spoilt


def sandbox(folder: Path) -> None:
    """Fill a folder with the files and folders that paths may lead to."""
    for name in ("pipe", "pipe.json", "pipe.toml"):
        os.mkfifo(folder / name)
    for name in ("folder", "folder.json", "folder.toml", "closed"):
        (folder / name).mkdir()
    (folder / "closed").chmod(0)
    for name in ("loop", "loop.json"):
        (folder / name).symlink_to(name)
    (folder / "big.json").write_bytes(b"[" * 300_000)
    (folder / "zeros.toml").write_bytes(bytes(5000))
    (folder / "no-text.risk").write_bytes(b"# kept {}\n\xff\xfe\x00")
    (folder / "latin.ipynb").write_bytes('{"cells": "\u00fc"}'.encode("latin-1"))
    (folder / "empty.json").touch()


def new_game() -> rw.Game:
    return rw.Game.from_dict(**NEW, position=POSITION, seed=1)


_PLAYED: Final[dict[str, Any]] = {"edition": "czech", "mode": "domination", "max_rounds": 1}
_CUP: Final[dict[str, Any]] = {
    "games": 1, "editions": ["czech"], "players": [2], "modes": ["duel"], "max_rounds": 1
}  # fmt: skip


_SMALL: Final[dict[str, Any]] = {"edition": "czech", "mode": "domination", "board": "island"}


def _names(v: Any) -> Any:
    return {"red": v}


@cache
def _class() -> ClassWidget:
    return rw.classroom("04-combat")


@cache
def _table() -> SharedTable:
    return rw.RiskWidget(rw.Game.new(seed=1), keep=False).share()


@contextmanager
def opened() -> Iterator[None]:
    """Open a class and a table for the calls that need them."""
    pupils, table = _class(), _table()
    try:
        yield
    finally:
        pupils.close()
        table.close()
        _class.cache_clear()
        _table.cache_clear()


def calls() -> dict[str, Callable[[Any], object]]:
    """Return each public call that takes a text, a name or a path, as a function of that value."""
    game, played = new_game(), new_game()
    played.apply({"type": "end_phase"})
    board, edition = rw.load_board("island"), rw.load_edition("czech")
    lesson = rw.load_lesson("04-combat", progress=rw.lessons.Progress())
    progress, homework = rw.lessons.Progress(), rw.lessons.Homework([], [], ["a"], {})
    cup = rw.tournament(["random", "simple"], seed=1, **_CUP)
    widget = rw.RiskWidget(rw.Game.new(seed=1), keep=False)
    figures = rw.lab.figure_map({"brazil": 1})
    turn = rw.lessons.plan_your_turn(dice="average", progress=rw.lessons.Progress())
    sheet = rw.lessons.summary_page("nordic")
    simulated = rw.simulate(["random"] * 3, 1, seed=1, **_PLAYED)
    plot = simulated.plot()
    odds: dict[str, Any] = {"attackers": 3, "defenders": 2}
    table = rw.lab.odds_table(2, 2)
    answers = ClassResults(())
    environment, learner = risk_v0.raw_env(**_SMALL), RiskEnv(**_SMALL)
    environment.reset(seed=1)
    weights = Network().to_dict()
    return {
        "analyse": lambda v: rw.analyse(v).close(),
        "Board.adjacent": lambda v: board.adjacent(v, "highmoor"),
        "Board.continent": board.continent,
        "Board.from_json": rw.Board.from_json,
        "Board.territory": board.territory,
        "Edition.check_options": lambda v: edition.check_options(
            {v: v} if isinstance(v, str) else v
        ),
        "Edition.check_players": lambda v: edition.check_players(v, 3),
        "Edition.dice_rule": edition.dice_rule,
        "Edition.mode": edition.mode,
        "Edition.rules": edition.rules,
        "Edition.variant": lambda v: edition.variant(name=v),
        "Game.apply": lambda v: new_game().apply(
            {"type": "attack", "source": v, "target": v, "armies": 1}
        ),
        "Game.apply.seat": lambda v: new_game().apply({"type": "end_attack"}, v),
        "Game.armies": game.armies,
        "Game.armies_for": lambda v: game.armies_for(0.5, v),
        "Game.campaign_odds": lambda v: game.campaign_odds("northcliff", v),
        "Game.compare_sources": game.compare_sources,
        "Game.evaluate": game.evaluate,
        "Game.explain": lambda v: game.explain({"type": v}),
        "Game.explain_trade": lambda v: game.explain_trade([v, "highmoor", "wild-1"]),
        "Game.fork": lambda v: game.fork(seed=v),
        "Game.from_dict": lambda v: rw.Game.from_dict(**NEW, position={**POSITION, "phase": v}),
        "Game.from_dict.territories": lambda v: rw.Game.from_dict(
            **NEW, position={**POSITION, "territories": {"*": [v, 3]}}
        ),
        "Game.from_position": rw.Game.from_position,
        "Game.from_position.board": lambda v: rw.Game.from_position(game.position(), board=v),
        "Game.new.board": lambda v: rw.Game.new(
            edition="czech", mode="domination", seats=3, board=v
        ),
        "Game.new.edition": lambda v: rw.Game.new(edition=v),
        "Game.new.mode": lambda v: rw.Game.new(mode=v),
        "Game.new.options": lambda v: rw.Game.new(options={"bonus": v}),
        "Game.new.seats": lambda v: rw.Game.new(seats=[v, "blue", "green"]),
        "Game.new.seed": lambda v: rw.Game.new(seed=v),
        "Game.link": game.link,
        "Game.link.names": lambda v: game.link(whole=True, names=_names(v)),
        "Game.observe": game.observe,
        "Game.odds": lambda v: game.odds(v, "highmoor"),
        "Game.owner": game.owner,
        "Game.position": game.position,
        "Game.position_link": game.position_link,
        "open_link": rw.open_link,
        "Game.record.names": lambda v: game.record(names=_names(v)),
        "Game.record.comments": lambda v: game.record(comments={0: v}),
        "Game.replay": rw.Game.replay,
        "Game.film": lambda v: game.film("x.gif", part=v, whole=True),
        "Game.film.names": lambda v: game.film("x.mp4", whole=True, names=_names(v)),
        "Game.judge": lambda v: game.judge(
            {"type": "attack", "source": v, "target": v, "armies": 1} if isinstance(v, str) else v
        ),
        "Game.judge_last": game.judge_last,
        "Game.plans": lambda v: game.plans(1, own=[v]),
        "Game.review": game.review,
        "Game.story": lambda v: played.story(v, "spectator"),
        "Game.story.comments": lambda v: played.story(seat="spectator", comments={1: v}),
        "Game.story.language": lambda v: played.story(seat="spectator", language=v),
        "Game.story.names": lambda v: played.story(seat="spectator", names=_names(v)),
        "Game.watch": lambda v: new_game().watch(v),
        "Game.with_": lambda v: game.with_(owner={"highmoor": v}),
        "Game.when_to_stop": lambda v: game.when_to_stop("northcliff", v, keep=2),
        "RiskWidget.edit": widget.edit,
        "RiskWidget.names": lambda v: rw.RiskWidget(
            new_game(), names=_names(v), keep=False
        ).close(),
        "RiskWidget.seats": lambda v: rw.RiskWidget(
            new_game(), seats=_names(v), keep=False
        ).close(),
        "RiskWidget.language": lambda v: rw.RiskWidget(new_game(), language=v, keep=False).close(),
        "RiskWidget.theme": lambda v: rw.RiskWidget(new_game(), theme=v, keep=False).close(),
        "RiskWidget.apply": lambda v: widget.apply({"type": v}),
        "RiskWidget.new_game": lambda v: widget.new_game(v),
        "RiskWidget.new_game.names": lambda v: widget.new_game(new_game(), names=_names(v)),
        "RiskWidget.share": lambda v: widget.share(lan=v or "", port=1),
        "RiskWidget.resume": lambda v: rw.RiskWidget.resume(v).close(),
        "RiskWidget.save_to": widget.save_to,
        "add_bot": lambda v: rw.add_bot(v, rw.Bot),
        "add_bot.about": lambda v: rw.add_bot("hostile", rw.Bot, v),
        "clause": rw.clause,
        "clause.more": lambda v: rw.clause("attack.armies", v),
        "compare_editions": lambda v: rw.compare_editions("czech", v),
        "experiment.conditions": lambda v: rw.experiment(
            {v: {}, "b": {}} if isinstance(v, str) else v, ["random"] * 3, 1, seed=1, **_PLAYED
        ),
        "experiment.measure": lambda v: rw.experiment(
            {"a": {}, "b": {}}, ["random"] * 3, 1, seed=1, measure=v, **_PLAYED
        ),
        "list_editions": rw.list_editions,
        "list_lessons": lambda v: rw.load_lesson(v, edition="czech", progress=progress),
        "load_board": rw.load_board,
        "load_edition": rw.load_edition,
        "load_lesson": lambda v: rw.load_lesson(v, progress=progress),
        "load_lesson.edition": lambda v: rw.load_lesson("04-combat", edition=v, progress=progress),
        "odds.edition": lambda v: rw.odds(**odds, edition=v),
        "odds.mode": lambda v: rw.odds(**odds, mode=v),
        "play_lesson": lambda v: rw.play_lesson("04-combat", step=v, progress=progress).close(),
        "play_puzzle": lambda v: rw.play_puzzle(kind=v, progress=progress).close(),
        "read_homework": rw.read_homework,
        "review": rw.review,
        "simulate.bots": lambda v: rw.simulate([v, "random", "random"], 1, seed=1, **_PLAYED),
        "SimulationResult.mean": simulated.mean,
        "SimulationResult.quantiles": simulated.quantiles,
        "simulate.seed": lambda v: rw.simulate(["random"] * 3, 1, seed=v, **_PLAYED),
        "tournament.bots": lambda v: rw.tournament(["random", v], seed=1, **_CUP),
        "tournament.file": lambda v: rw.tournament(["random", "simple"], seed=1, file=v, **_CUP),
        "FigureMap.save": figures.save,
        "Plot.save": plot.save,
        "Program": lambda v: rw.lab.Program(v),
        "Program.name": lambda v: rw.lab.Program(["nothing"], name=v),
        "Program.of_python": rw.lab.Program.of_python,
        "TournamentResult.share": lambda v: cup.share(v, "random"),
        "armies_for": lambda v: rw.lab.armies_for(0.5, [2], edition=v),
        "best_order.names": lambda v: rw.lab.best_order(4, [2], names=[v]),
        "campaign_odds.names": lambda v: rw.campaign_odds(4, [2], names=[v]),
        "check_dice": lambda v: rw.lab.check_dice(v, 1),
        "check_dice.seed": lambda v: rw.lab.check_dice(game.record(), v),
        "figure_map": lambda v: rw.lab.figure_map(
            {v: 1} if isinstance(v, str) else v, board="island"
        ),
        "figure_map.board": lambda v: rw.lab.figure_map({"brazil": 1}, board=v),
        "figure_map.title": lambda v: rw.lab.figure_map({"brazil": 1}, title=v),
        "holds": rw.lab.holds,
        "placebo": rw.lab.placebo,
        "place_on_ladder": lambda v: rw.lab.place_on_ladder(v, games=2),
        "place_on_ladder.seed": lambda v: rw.lab.place_on_ladder("random", games=2, seed=v),
        "odds_table": lambda v: rw.lab.odds_table(2, 2, edition=v),
        "when_to_stop": lambda v: rw.lab.when_to_stop(4, 3, keep=2, edition=v),
        "ClassResults.save": answers.save,
        "ClassResults.to_frame": answers.to_frame,
        "ClassWidget.put": lambda v: _class().put(v),
        "ClassWidget.put.edition": lambda v: _class().put("04-combat", edition=v),
        "ClassWidget.put.step": lambda v: _class().put("04-combat", step=v),
        "ClassWidget.rename": lambda v: _class().rename(v, v),
        "ClassWidget.send_away": lambda v: _class().send_away(v),
        "SharedTable.rename": lambda v: _table().rename("red", v),
        "SharedTable.rename.seat": lambda v: _table().rename(v, "Ada"),
        "SharedTable.send_away": lambda v: _table().send_away(v),
        "Game.to_columns": game.to_columns,
        "Game.to_frame": game.to_frame,
        "Game.to_rows": game.to_rows,
        "Odds.to_frame": lambda v: rw.odds(3, 2).to_frame(v),
        "SimulationResult.to_frame": simulated.to_frame,
        "TournamentResult.to_frame": cup.to_frame,
        "Game.to_frame.library": lambda v: game.to_frame(library=v),
        "OddsTable.plot": lambda v: table.plot([v]),
        "OddsTable.to_frame": table.to_frame,
        "SimulationResult.plot": simulated.plot,
        "ChanceNodes.of": lambda v: ChanceNodes.of(v, "domination", 3),
        "ChanceNodes.of.board": lambda v: ChanceNodes.of("czech", "domination", 3, v),
        "ChanceNodes.of.mode": lambda v: ChanceNodes.of("czech", v, 3),
        "Network.from_dict": Network.from_dict,
        "Network.from_dict.weights": lambda v: Network.from_dict({**weights, "look": v}),
        "RiskEnv": lambda v: RiskEnv(v, **_SMALL),
        "RiskEnv.reset": lambda v: learner.reset(seed=v),
        "RiskEnv.reset.options": lambda v: learner.reset(options=v),
        "RiskEnv.seat": lambda v: RiskEnv(seat=v, **_SMALL),
        "raw_env": lambda v: risk_v0.raw_env(**{**_SMALL, "edition": v}),
        "raw_env.action_space": environment.action_space,
        "raw_env.let_bots_play": lambda v: environment.let_bots_play({"blue": v}, v),
        "raw_env.mode": lambda v: risk_v0.raw_env(**{**_SMALL, "mode": v}),
        "raw_env.board": lambda v: risk_v0.raw_env(**{**_SMALL, "board": v}),
        "raw_env.options": lambda v: risk_v0.raw_env(**_SMALL, options={"bonus": v}),
        "raw_env.observation_space": environment.observation_space,
        "raw_env.observe": environment.observe,
        "raw_env.play": lambda v: environment.play({"type": v}),
        "raw_env.render_mode": lambda v: risk_v0.raw_env(**_SMALL, render_mode=v),
        "raw_env.reset": lambda v: environment.reset(seed=v),
        "raw_env.reset.options": lambda v: environment.reset(options=v),
        "raw_env.seats": lambda v: risk_v0.raw_env(**{**_SMALL, "seats": [v, "blue"]}),
        "Homework.save": homework.save,
        "Homework.to_frame": homework.to_frame,
        "Lesson.board": lesson.board,
        "Lesson.check": lambda v: lesson.check(v, step="pairs"),
        "Lesson.check.step": lambda v: lesson.check(1, step=v),
        "Lesson.go": lesson.go,
        "Lesson.hint": lesson.hint,
        "Lesson.score": lambda v: lesson.score(steps=[v]),
        "Lesson.show_me": lesson.show_me,
        "Lesson.switch": lesson.switch,
        "Lesson.want": lesson.want,
        "Lesson.watch": lambda v: lesson.watch(v),
        "LessonProgress.load": lesson.progress.load,
        "LessonProgress.save": lesson.progress.save,
        "LessonProgress.name": lambda v: setattr(lesson.progress, "name", v),
        "Progress.forget": progress.forget,
        "Progress.has_met": progress.has_met,
        "Progress.guesses": progress.guesses,
        "Progress.load": lambda v: rw.lessons.Progress().load(v),
        "Progress.peek": lambda v: progress.peek(v, v),
        "Progress.read": lambda v: rw.lessons.Progress().read(v, "name"),
        "Progress.save": progress.save,
        "Progress.step": lambda v: rw.lessons.Progress().step(v, v),
        "SummaryPage.save": sheet.save,
        "beginners_sheet": rw.lessons.beginners_sheet,
        "list_puzzles": rw.lessons.list_puzzles,
        "list_puzzles.level": lambda v: rw.lessons.list_puzzles(level=v),
        "load_puzzle.kind": lambda v: rw.lessons.load_puzzle(kind=v, progress=progress),
        "load_puzzle.date": lambda v: rw.lessons.load_puzzle(date=v, progress=progress),
        "my_exam": lambda v: rw.lessons.my_exam(progress, begun=v),
        "PlannedTurn.check": turn.check,
        "PlannedTurn.go": turn.go,
        "plan_your_turn": lambda v: rw.lessons.plan_your_turn(dice=v, progress=progress),
        "plan_your_turn.edition": lambda v: rw.lessons.plan_your_turn(edition=v, progress=progress),
        "load_mistake": lambda v: rw.lessons.load_mistake(progress=progress, number=v),
        "summary_page": rw.lessons.summary_page,
        "classroom": lambda v: rw.classroom(v).close(),
    }


WRITES: Final = {
    *(
        "place_on_ladder",
        "place_on_ladder.seed",
        "RiskWidget.save_to",
        "FigureMap.save",
        "Plot.save",
        "Homework.save",
        "LessonProgress.save",
        "Game.story",
    ),
    *("ClassResults.save", "Progress.save", "SummaryPage.save", "tournament.file"),
}
"""The calls that may write, but only to the path that they are given."""

CHANGES: Final = {
    "os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate",
    "os.chmod", "os.chown", "shutil.rmtree", "shutil.move", "subprocess.Popen", "os.system",
    "os.fork", "os.exec", "socket.connect",
}  # fmt: skip
"""Audit events (see `sys.audit`) that a call should cause only for the path that its value
names."""

_seen: list[tuple[str, str]] | None = None


def _watch(event: str, args: tuple[Any, ...]) -> None:
    if _seen is None:
        return
    if event == "open" and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR):
        if isinstance(args[0], (str, bytes, os.PathLike)):  # A name, not an open file.
            _seen.append((event, os.fsdecode(args[0])))
    elif event in CHANGES:
        _seen.append((event, str(args[0])))


_watching: list[bool] = []


@contextmanager
def watched() -> Iterator[list[tuple[str, str]]]:
    """List the changes that are made on the machine during the block."""
    global _seen
    if not _watching:
        sys.addaudithook(_watch)
        _watching.append(True)
    found: list[tuple[str, str]] = []
    _seen = found
    try:
        yield found
    finally:
        _seen = None


class EndlessError(BaseException):
    """The error raised when a call does not return."""


def _ring(*_: object) -> None:
    raise EndlessError


@contextmanager
def ends(seconds: int) -> Iterator[None]:
    """Raise `EndlessError` if the block takes unreasonably long."""
    before = signal.signal(signal.SIGALRM, _ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def fault(name: str, call: Callable[[Any], object], told: Any) -> str | None:
    """Return the fault in a call's reaction to a hostile value, or None."""
    with watched() as changed:
        try:
            with ends(120):
                call(told)
        except EndlessError:
            return "does not end"
        except BaseException as error:  # noqa: BLE001 - any other is looked at
            if not is_refusal(error):
                last = traceback.extract_tb(error.__traceback__)[-1]
                return f"{type(error).__name__}: {str(error)[:90]} ({last.filename}:{last.lineno})"
    return next((f"{how} {what}" for how, what in changed if not is_named(name, told, what)), None)


def is_refusal(error: BaseException) -> bool:
    """Return whether an error is the package's own or the system's error about a file."""
    said = str(error)
    if not said.strip() or len(said) > 20_000:
        return False
    if isinstance(error, OSError):
        return error.errno is not None
    own = type(error).__module__.startswith("risk_widget")
    return (own or isinstance(error, (ValueError, TypeError))) and is_said_by_the_package(error)


def is_named(name: str, told: Any, what: str) -> bool:
    """Return whether a call may change this file: the value names it, and the call may write.

    A class's own server stores its key, and the compiler stores what it has compiled.
    """
    if what == os.devnull or name == "classroom" or Path(what).is_relative_to(cache_folder()):
        return True
    if name not in WRITES or not isinstance(told, (str, os.PathLike)):
        return False
    with suppress(RuntimeError):  # The home folder of an unknown user, as in `~nobody`.
        told = Path(told).expanduser()
    named, changed = Path(os.path.realpath(told)), Path(os.path.realpath(what))
    beside = changed.suffix == ".draft" or changed.name.startswith(named.name)
    return changed.parent == named or (changed.parent == named.parent and beside)


HEAVY: Final = {
    *("Plot.save", "classroom", "tournament.bots", "tournament.file", "simulate.bots"),
    *("simulate.seed", "experiment.conditions", "experiment.measure", "SummaryPage.save"),
    *(
        "place_on_ladder",
        "place_on_ladder.seed",
        "RiskWidget.save_to",
        "play_puzzle",
        "play_lesson",
        "list_lessons",
        *("SimulationResult.plot", "OddsTable.plot", "ClassWidget.put", "RiskEnv"),
        *(f"Game.story{part}" for part in ("", ".comments", ".language", ".names")),
    ),
}
"""The slow calls, which get a tenth of the values."""


def meet(
    seed: int, total: int, only: set[str] | None = None
) -> Iterator[tuple[str, Any, str | None]]:
    """Try this many hostile values, spread over the calls; yield each with its fault or None."""
    chance = random.Random(seed)
    every = {name: call for name, call in calls().items() if only is None or name in only}
    shares = {name: 0.1 if name in HEAVY else 1 for name in every}
    with opened():
        for name, call in every.items():
            for _ in range(ceil(total * shares[name] / sum(shares.values()))):
                told = value(chance)
                yield name, told, fault(name, call, told)


assert len(ISLAND) > 3
assert len(SEATS) == 3
