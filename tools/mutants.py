"""Small faults (mutants), put into the sources one at a time, to see whether a test fails.

`draw` chooses them at random, the same for the same sources, and writes tools/mutants.json; `run`
tries them in a copy of a commit; `table` prints the score of a run, or compares runs.
docs/testing.md shows how.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HERE = Path(__file__).resolve().parent
LIST = HERE / "mutants.json"
SEED = 45


class TestedPart(NamedTuple):
    """A part of the sources: its folders, its tests' folders, and its number of mutants."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    drawn: int
    more: tuple[str, ...] = ()
    """Tests to run when none of the room's own tests fails: rule cases, plots, or browser tests."""


CASES, PLOTS = "tests/rules/test_cases.py", "tests/laboratory/test_plots.py"

ROOMS = {
    "engine": TestedPart(("risk_widget/engine",), ("tests/engine", "tests/rules"), 14, (CASES,)),
    "rules": TestedPart(("risk_widget/rules",), ("tests/engine", "tests/rules"), 10, (CASES,)),
    "battles": TestedPart(("risk_widget/battles",), ("tests/odds",), 10, (PLOTS,)),
    "notation": TestedPart(("risk_widget/notation",), ("tests/notation",), 10),
    "bots": TestedPart(("risk_widget/bots",), ("tests/bots",), 12),
    "widget": TestedPart(("risk_widget/widget",), ("tests/widget",), 12),
    "lessons": TestedPart(("risk_widget/lessons",), ("tests/lessons",), 12),
    "page: store": TestedPart(
        ("js/src/store",),
        ("js/tests/store/",),
        10,
        ("tests/widget/test_page_driven.py", "tests/widget/test_form_on_the_page.py"),
    ),
    "page: map": TestedPart(
        ("js/src/map",),
        ("js/tests/map/",),
        10,
        ("tests/widget/test_map.py", "tests/widget/test_dice_on_the_page.py"),
    ),
}
"""The rooms; compiled code is left out, since no line of it is seen to run in tests/fast."""

DAILY = "not (browser or lab or hosts or site or compiled or thorough)"
WHOLE = "not (browser or lab or hosts or site or compiled)"
"""The tests of the daily check and, for mutants that survive it, of the whole run."""

UNTRIED = {
    "overload",
    "override",
    "final",
    "abstractmethod",
    "runtime_checkable",
    "cache",
    "lru_cache",
}
"""Decorators for type checkers or for speed, without which a program does the same."""

TYPES = {"TypedDict", "Protocol", "NamedTuple"}
"""Bases of classes that only declare types. A named tuple's methods are not mutated either."""

PATIENCE = 20
"""The multiple of its usual duration that a test may take, in addition to `FIRST`."""
FIRST = 300
"""Extra seconds for any test: in a new order, it may be the first to wait for the compiler."""

KILLED, LATE, SURVIVED, UNCOVERED, GONE = "killed", "late", "survived", "not covered", "gone"
"""The verdicts on a mutant. A late one, which makes a test take too long, counts as killed. If a
mutant is gone, the source no longer has the text that it changes."""
OPEN = {SURVIVED, UNCOVERED}
"""The verdicts on mutants that the other tests of the whole command may still notice."""


@dataclass(frozen=True)
class Mutant:
    """A small fault: the nth occurrence (from 0) of a text in a function, and its replacement."""

    name: str
    room: str
    file: str
    function: str
    operator: str
    before: str
    after: str
    nth: int = 0
    equivalent: str = ""
    """The reason why no test can notice the fault; empty if one can."""

    def line(self, source: str) -> int | None:
        """Return the line number, from 0, of the text to change; None if the text is gone."""
        start, end = _span(source, self.function) if self.file.endswith(".py") else (0, None)
        return _place(source.split("\n")[:end], self.before.split("\n"), start, self.nth)

    def applied(self, source: str) -> str | None:
        """Return the source with the fault in it; None if the text to change is gone."""
        place = self.line(source)
        if place is None:
            return None
        lines = source.split("\n")
        lines[place : place + self.before.count("\n") + 1] = self.after.split("\n")
        return "\n".join(lines)


def _span(source: str, function: str) -> tuple[int, int | None]:
    """Return the line numbers, from 0, of a function or class, or else of the whole file."""
    for name, node in _named(ast.parse(source)):
        if name == function:
            return _first_line(node) - 1, node.end_lineno
    return 0, None


def _place(lines: list[str], wanted: list[str], start: int, nth: int) -> int | None:
    size = len(wanted)
    places = [at for at in range(start, len(lines)) if lines[at : at + size] == wanted]
    return places[nth] if nth < len(places) else None


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _named(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Yield all functions and classes with their qualified names, the outer before the inner."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            yield prefix + node.name, node
            yield from _named(node, f"{prefix}{node.name}.")
        else:
            yield from _named(node, prefix)


def _first_line(node: Definition) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _around(source: str, line: int) -> str:
    """Return the innermost function or class around a line (from 1), or "" if there is none."""
    around = ""
    for name, node in _named(ast.parse(source)):
        if _first_line(node) <= line <= (node.end_lineno or 0):
            around = name
    return around


# Drawing


def draw(root: Path) -> list[Mutant]:
    """Draw each room's mutants: for each, a file (weighted by length), a place and a fault."""
    chance = random.Random(SEED)
    drawn: list[Mutant] = []
    for name, room in ROOMS.items():
        kind = ".js" if name.startswith("page") else ".py"
        files = sorted(
            path for folder in room.sources for path in (root / folder).rglob("*" + kind)
        )
        sizes = [len(path.read_bytes()) for path in files]
        found: list[Mutant] = []
        while len(found) < room.drawn:
            path = chance.choices(files, sizes)[0]
            short = name.removeprefix("page: ")
            mutant = _drawn_from(root, path, chance, f"{short}-{len(found) + 1:02}", name)
            same = mutant and any((m.file, m.before) == (mutant.file, mutant.before) for m in found)
            if mutant and not same:
                found.append(mutant)
        drawn += found
    return drawn


def _drawn_from(
    root: Path, path: Path, chance: random.Random, name: str, room: str
) -> Mutant | None:
    source = path.read_text(encoding="utf-8")
    places = _python_places(source) if path.suffix == ".py" else _page_places(root, path, source)
    if not places:
        return None
    operator, after = chance.choice(places[chance.choice(sorted(places))])
    mutated = after()
    if (
        mutated is None
        or mutated == source
        or (path.suffix == ".py" and not _differs(source, mutated))
    ):
        return None
    old, new = source.split("\n"), mutated.split("\n")
    start = next(at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    end = next(at for at, (a, b) in enumerate(zip(old[::-1], new[::-1], strict=False)) if a != b)
    if len(new) < len(old):
        # A decorator has been removed, perhaps with the text before it: find the line with its @.
        end -= 1
        while not old[start].startswith("@", len(old[start]) - len(old[start].lstrip())):
            start += 1
        before, after_lines = old[start : len(old) - end], old[len(old) - end - 1 : len(old) - end]
    else:
        before, after_lines = old[start : len(old) - end], new[start : len(new) - end]
    function = _around(source, start + 1) if path.suffix == ".py" else ""
    first, last = _span(source, function) if path.suffix == ".py" else (0, None)
    nth = sum(
        old[at : at + len(before)] == before
        for at in range(first, start)
        if last is None or at < last
    )
    return Mutant(
        name,
        room,
        str(path.relative_to(root)),
        function,
        operator,
        "\n".join(before),
        "\n".join(after_lines),
        nth,
    )


def _differs(source: str, mutated: str) -> bool:
    """Return whether the mutated program compiles without a warning and differs."""
    try:
        with warnings.catch_warnings(action="error"):
            compile(mutated, "mutated", "exec")
        return ast.dump(ast.parse(source)) != ast.dump(ast.parse(mutated))
    except SyntaxError:
        return False


def _python_places(source: str) -> dict[tuple[int, int], list[tuple[str, Any]]]:
    """Return all faults that Cosmic Ray can make, by their place in the source."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator, operator_names

    spoken = _type_places(source)
    nodes = list(ast_nodes(get_ast(source)))
    starts: dict[str, list[tuple[int, int]]] = {}
    places: dict[tuple[int, int], list[tuple[str, Any]]] = {}
    for name in operator_names():
        if name.endswith(("VariableReplacer", "VariableInserter")):
            continue
        operator = get_operator(name)()
        # All operators that replace a plus find the same places.
        kind = name.rpartition("_")[0] or name
        if kind not in starts:
            found = (place for node in nodes for place in operator.mutation_positions(node))
            starts[kind] = [start for start, _ in found]
        for occurrence, start in enumerate(starts[kind]):
            if any(first <= start < last for first, last in spoken):
                continue

            def mutated(operator: Any = operator, occurrence: int = occurrence) -> str | None:
                code: str | None = mutate_code(source, operator, occurrence)
                return code

            places.setdefault(start, []).append((name.removeprefix("core/"), mutated))
    return places


def _type_places(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the starts and ends of the code that only declares types or speeds a program up."""
    lines = source.split("\n")

    def column(line: int, offset: int) -> int:
        return len(lines[line - 1].encode()[:offset].decode())

    def span(node: Any) -> tuple[tuple[int, int], tuple[int, int]]:
        start = (node.lineno, column(node.lineno, node.col_offset))
        return start, (node.end_lineno, column(node.end_lineno, node.end_col_offset))

    spoken: list[Any] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            spoken.append(node.annotation)
            if "TypeAlias" in ast.unparse(node.annotation) and isinstance(node, ast.AnnAssign):
                spoken.append(node.value)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            spoken.append(node.returns)
        elif isinstance(node, ast.If | ast.ClassDef) and _says_types(node):
            spoken.append(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in {"cast", "TypeVar"}:
            spoken += node.args[:1]
        elif isinstance(node, ast.Assign) and _is_type(node.value):
            spoken.append(node.value)
        if isinstance(node, Definition):
            spoken += [d for d in node.decorator_list if ast.unparse(d).split("(")[0] in UNTRIED]
        if isinstance(node, ast.keyword) and node.arg in {"slots", "total"}:
            spoken.append(node)
    # The @ of a decorator is before its node.
    return [((line, max(at - 1, 0)), last) for (line, at), last in map(span, spoken)]


def _says_types(node: ast.If | ast.ClassDef) -> bool:
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.dump(node.test)
    return bool(TYPES & {ast.unparse(base) for base in node.bases})


def _is_type(value: ast.expr) -> bool:
    """Return whether an assigned value is a type: a union, or one such as Callable[...]."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr):
        return _is_type(value.left) or ast.unparse(value.left).lstrip("_")[:1].isupper()
    return isinstance(value, ast.Subscript) and ast.unparse(value.value) in {"Callable", "Literal"}


def _page_places(
    root: Path, path: Path, source: str
) -> dict[tuple[int, int], list[tuple[str, Any]]]:
    """Return all faults that tools/mutants.mjs finds, by their place in the source."""
    command = ["node", str(HERE / "mutants.mjs"), str(root / "js"), str(path)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    places: dict[tuple[int, int], list[tuple[str, Any]]] = {}
    for fault in json.loads(done.stdout)[0]:
        start, end, text = fault["start"], fault["end"], fault["text"]
        if source[start:end] != fault["old"]:
            raise ValueError(f"{path} counts its characters in another way")
        mutated = source[:start] + text + source[end:]
        places.setdefault((start, 0), []).append((fault["kind"], lambda mutated=mutated: mutated))
    return places


# Running


class Copy:
    """A copy of a commit of a checkout, in which one file at a time is mutated."""

    def __init__(self, root: Path, commit: str, work: Path) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="copy-", dir=work))
        packed = subprocess.run(
            ["git", "archive", commit], cwd=root, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", str(self.path)], input=packed.stdout, check=True)
        for shared in (".venv", "js/node_modules"):
            (self.path / shared).symlink_to((root / shared).resolve())
        self.age = 0

    def run(
        self, command: Sequence[str], seconds: float, folder: str = "", **variables: str
    ) -> tuple[int | None, str]:
        """Run a command here; return its output, and its exit code or None if it took too long."""
        path = os.pathsep.join([str(self.path), str(HERE)])
        environment = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"} | variables
        with tempfile.TemporaryFile("w+") as output:
            process = subprocess.Popen(
                command,
                cwd=self.path / folder,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            code: int | None = None
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                pass
            finally:
                # This also ends the processes that the run has started.
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            output.seek(0)
            return code, output.read()

    def pytest(
        self, words: Sequence[str], seconds: float, **variables: str
    ) -> tuple[int | None, str]:
        """Run tests in one process, always with the same examples."""
        command = [sys.executable, "-m", "pytest", "-p", "mutants_plugin", "-p", "no:cacheprovider"]
        fixed = ["-n", "0", "-q", "--tb=line", "--hypothesis-seed=0"]
        return self.run([*command, *fixed, *words], seconds, **variables)

    def mutate(self, mutant: Mutant) -> bool:
        """Put the fault in; return False if the text to change is gone."""
        path = self.path / mutant.file
        self.kept = path.read_bytes(), path.stat().st_mtime_ns
        mutated = mutant.applied(self.kept[0].decode())
        if mutated is None:
            return False
        path.write_text(mutated, encoding="utf-8", newline="")
        # Each mutant gets a new modification time, so that Python compiles it again.
        self.age += 10
        changed = self.kept[1] + self.age * 10**9
        os.utime(path, ns=(changed, changed))
        return True

    def restore(self, mutant: Mutant) -> None:
        """Take the fault out."""
        path = self.path / mutant.file
        path.write_bytes(self.kept[0])
        os.utime(path, ns=(self.kept[1], self.kept[1]))


def run(
    root: Path, commit: str, work: Path, names: Sequence[str], whole: Sequence[str] | None
) -> None:
    """Try the mutants that have no result yet, and save the result of each.

    With ``whole``, these tests of the whole command follow, or the room's if it is empty.
    """
    work.mkdir(parents=True, exist_ok=True)
    commit = subprocess.run(
        ["git", "rev-parse", commit], cwd=root, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    of = work / "commit"
    if of.exists() and of.read_text(encoding="utf-8") != commit:
        raise SystemExit(f"{work} is about another commit. Choose another folder, or remove it.")
    of.write_text(commit, encoding="utf-8")
    results = work / "results.jsonl"
    copy = Copy(root, commit, work)
    try:
        for mutant in read_list():
            if names and not {mutant.name, mutant.room} & set(names):
                continue
            known = read_results(results).get(mutant.name)
            if mutant.equivalent or (
                known and not (whole is not None and known["verdict"] in OPEN)
            ):
                continue
            start, cpu = time.monotonic(), _cpu()
            try:
                there = copy.mutate(mutant)
                verdict, by = _verdict(copy, mutant, work, whole) if there else (GONE, "")
            finally:
                copy.restore(mutant)
            row = {
                "name": mutant.name,
                "verdict": verdict,
                "by": by,
                "seconds": round(time.monotonic() - start),
                "cpu": round(_cpu() - cpu),
            }
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            print(*row.values(), sep="\t", flush=True)
    finally:
        shutil.rmtree(copy.path)


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _verdict(
    copy: Copy, mutant: Mutant, work: Path, whole: Sequence[str] | None
) -> tuple[str, str]:
    room = ROOMS[mutant.room]
    if mutant.file.endswith(".js"):
        return _page_verdict(copy, mutant, room, whole)
    known = json.loads(_covered(copy, room, work, mutant).read_text(encoding="utf-8"))
    chosen = _chosen(known, mutant, copy.path)
    verdict = _try(copy, chosen, work) if chosen else (UNCOVERED, "")
    # The daily check's tests include few of the rules' cases, all of which are in a separate step.
    for wanted in (room.more, () if whole is None else whole or room.tests):
        if wanted and verdict[0] in OPEN:
            verdict = _try_all(copy, wanted, WHOLE) or verdict
    return verdict


def _try_all(copy: Copy, wanted: Sequence[str], marked: str) -> tuple[str, str] | None:
    """Run tests until one fails; return the verdict, or None if none fails."""
    code, output = copy.pytest(["-x", "-m", marked, *wanted], 1800)
    failed = [line for line in output.split("\n") if line.startswith(("FAILED", "ERROR"))]
    if code == 0:
        return None
    return (LATE if code is None else KILLED), " ".join(failed)[:200]


def _covered(copy: Copy, room: TestedPart, work: Path, mutant: Mutant) -> Path:
    """Return the file of lines run by each test; rooms with the same tests share it."""
    path = work / f"cover-{'-'.join(sorted(Path(folder).name for folder in room.tests))}.json"
    if not path.exists():
        copy.restore(mutant)
        print(f"{path.name}: which tests run which lines", flush=True)
        sources = [f"{copy.path}/{folder}/*" for one in ROOMS.values() for folder in one.sources]
        found = {"MUTANTS_COVER": str(path), "MUTANTS_SOURCES": ":".join(sources)}
        code, output = copy.pytest(["-m", DAILY, *room.tests], 7200, **found)
        if code != 0:
            print(output[-2000:], flush=True)
        copy.mutate(mutant)
    return path


def _chosen(known: dict[str, Any], mutant: Mutant, root: Path) -> list[tuple[str, float]]:
    """Return the tests that run the mutant's lines, the fastest first.

    A line that runs on import concerns all tests that run any line of the file.
    """
    mutated = (root / mutant.file).read_text(encoding="utf-8")
    start = _mutated_line(mutant, mutated)
    first, last = _statement(mutated, start + 1)
    # If a fault removes or adds lines, the end of the statement moves.
    last = max(first, last - mutant.after.count("\n") + mutant.before.count("\n"))
    lines: dict[str, list[int]] = known["lines"].get(mutant.file, {})
    numbers = {test for line in range(first, last + 1) for test in lines.get(str(line), ())}
    if not numbers and _is_imported(mutated, start + 1):
        numbers = {test for tests in lines.values() for test in tests}
        numbers = numbers or set(range(len(known["tests"])))
    tests = [known["tests"][number] for number in numbers]
    return sorted(((test, seconds) for test, seconds in tests), key=lambda pair: pair[1])


def _mutated_line(mutant: Mutant, mutated: str) -> int:
    """Return the line number, from 0, of the fault in the mutated source."""
    back = Mutant(**{**asdict(mutant), "before": mutant.after, "after": mutant.before, "nth": 0})
    places = (Mutant(**{**asdict(back), "nth": nth}) for nth in range(100))
    for one in places:
        undone = one.applied(mutated)
        if undone is None:
            break
        if mutant.applied(undone) == mutated:
            line = one.line(mutated)
            assert line is not None
            return line
    raise ValueError(f"{mutant.name} is not in the file")


def _is_imported(source: str, line: int) -> bool:
    """Return whether a line runs when its file is imported, since no function contains it."""
    functions = (
        node for _, node in _named(ast.parse(source)) if not isinstance(node, ast.ClassDef)
    )
    return not any(node.body[0].lineno <= line <= (node.end_lineno or 0) for node in functions)


def _statement(source: str, line: int) -> tuple[int, int]:
    """Return the lines of the smallest statement around a line; for a compound one, its head."""
    around = (1, 1)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            continue
        first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
        if isinstance(node, Definition):
            first = _first_line(node)
        body: list[ast.stmt] = getattr(node, "body", [])
        end = body[-1].end_lineno if isinstance(node, ast.match_case) else node.end_lineno
        if first <= line <= (end or first):
            head = max(first, body[0].lineno - 1) if body and line < body[0].lineno else end
            around = (first, head or first)
    return around


def _try(copy: Copy, chosen: list[tuple[str, float]], work: Path) -> tuple[str, str]:
    limits = [(test, FIRST + PATIENCE * seconds) for test, seconds in chosen]
    wanted, said = (work / f"{copy.path.name}-{name}" for name in ("tests", "verdict"))
    wanted.write_text(json.dumps(limits), encoding="utf-8")
    said.unlink(missing_ok=True)
    files = dict.fromkeys(test.split("::")[0] for test, _ in chosen)
    total = 2 * FIRST + PATIENCE * sum(seconds for _, seconds in chosen)
    named = {"MUTANTS_TESTS": str(wanted), "MUTANTS_VERDICT": str(said)}
    code, output = copy.pytest(["-x", *files], total, **named)
    by = said.read_text(encoding="utf-8") if said.exists() else ""
    for path in (wanted, said):
        path.unlink(missing_ok=True)
    if code == 0:
        return SURVIVED, ""
    if code in {None, 99}:
        return LATE, by
    if code == 5:
        raise ValueError(f"no test was found:\n{output}")
    return KILLED, by or f"import: {output.strip().split(chr(10))[-1][:160]}"


def _page_verdict(
    copy: Copy, mutant: Mutant, room: TestedPart, whole: Sequence[str] | None
) -> tuple[str, str]:
    """Try the tests of the room and the file, then all that reach the file, then browser tests."""
    source = mutant.file.removeprefix("js/")
    own = [folder.removeprefix("js/") for folder in room.tests]
    own += [
        str(path.relative_to(copy.path / "js"))
        for path in sorted(copy.path.glob("js/tests/**/*.test.js"))
        if source.removeprefix("src/") in path.read_text(encoding="utf-8")
    ]
    report = copy.path / "report.json"
    for chosen in [["run", *own], *([] if whole is None else [["related", "--run", source]])]:
        report.unlink(missing_ok=True)
        command = ["npx", "vitest", *chosen, "--bail=1", "--maxWorkers=1"]
        reported = ["--reporter=json", f"--outputFile={report}"]
        code, output = copy.run([*command, *reported], 900, "js")
        if code is None:
            return LATE, ""
        if code and not report.exists():
            raise ValueError(f"no report of the page's tests:\n{output}")
        if code:
            return KILLED, _first_failure(report)
    return (SURVIVED, "") if whole is None else _seen_verdict(copy, whole or room.more)


def _first_failure(report: Path) -> str:
    for file in json.loads(report.read_text(encoding="utf-8"))["testResults"]:
        for test in file["assertionResults"]:
            if test["status"] == "failed":
                return f"{Path(file['name']).name}: {test['fullName']}"
    return "import"


def _seen_verdict(copy: Copy, seen: Sequence[str]) -> tuple[str, str]:
    """Return the verdict of browser tests on a fault that the page's own tests miss."""
    static = copy.path / "risk_widget/static"
    kept = {path: path.read_bytes() for path in static.iterdir() if path.is_file()}
    try:
        code, _ = copy.run(["node", "build.mjs"], 120, "js")
        if code != 0:
            return KILLED, "build"
        found = _try_all(copy, seen, "browser and not thorough")
    finally:
        for path, content in kept.items():
            path.write_bytes(content)
    return found or (SURVIVED, "")


# Reporting


def read_list() -> list[Mutant]:
    """Return the mutants that were drawn."""
    return [Mutant(**row) for row in json.loads(LIST.read_text(encoding="utf-8"))]


def read_results(path: Path) -> dict[str, dict[str, Any]]:
    """Return the latest result of each mutant, by its name."""
    if not path.exists():
        return {}
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {row["name"]: row for row in rows}


def table(works: Sequence[Path]) -> list[str]:
    """Return a report's lines: scores by room, the last run's survivors, and kills lost since."""
    mutants = read_list()
    runs = [read_results(work / "results.jsonl") for work in works]
    lines = ["| room | mutants | equivalent |" + " killed | of them late | score |" * len(runs)]
    lines.append("|---" * (3 + 3 * len(runs)) + "|")
    for room in [*ROOMS, "all"]:
        of = [mutant for mutant in mutants if room in {mutant.room, "all"}]
        real = [mutant for mutant in of if not mutant.equivalent]
        cells = [room, str(len(of)), str(len(of) - len(real))]
        for run_ in runs:
            found = Counter(run_[m.name]["verdict"] for m in real if m.name in run_)
            killed, known = found[KILLED] + found[LATE], found.total() - found[GONE]
            cells += [str(killed), str(found[LATE]), f"{killed / known:.0%}" if known else "—"]
        lines.append(f"| {' | '.join(cells)} |")
    for mutant in mutants:
        verdict = runs[-1].get(mutant.name, {"verdict": "not tried"})["verdict"]
        if mutant.equivalent:
            lines.append(f"- {mutant.name} is equivalent: {mutant.equivalent}")
        elif verdict not in {KILLED, LATE}:
            change = f"{mutant.before.strip()}  →  {mutant.after.strip()}"
            lines.append(f"- {mutant.name} {verdict}: {mutant.file} {mutant.function}: {change}")
    for before, after in pairwise(runs):
        for name, row in before.items():
            now = after.get(name, {"verdict": "not tried"})["verdict"]
            if row["verdict"] in {KILLED, LATE} and now not in {KILLED, LATE}:
                lines.append(f"- LOST: {name} was killed by {row['by']}, and now: {now}")
    return lines


def main(words: Sequence[str] | None = None) -> None:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    task = tasks.add_parser("draw", help="choose the mutants and write tools/mutants.json")
    task.add_argument("--root", type=Path, default=HERE.parent, help="the checkout")
    task = tasks.add_parser("run", help="try them, going on where the last run stopped")
    task.add_argument("work", type=Path, help="a folder for the results and the coverage")
    task.add_argument("names", nargs="*", help="mutants or rooms; by default, all")
    task.add_argument("--root", type=Path, default=HERE.parent, help="the checkout")
    task.add_argument("--commit", default="HEAD", help="the commit to copy")
    task.add_argument("--whole", nargs="*", help="tests of the whole command that follow, or all")
    task = tasks.add_parser("table", help="print the score, and compare runs")
    task.add_argument("works", type=Path, nargs="+", help="folders of runs, the earlier first")
    said = parser.parse_args(words)
    if said.task == "draw":
        rows = [asdict(mutant) for mutant in draw(said.root.resolve())]
        LIST.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    elif said.task == "run":
        run(said.root.resolve(), said.commit, said.work.resolve(), said.names, said.whole)
    else:
        print("\n".join(table(said.works)))


if __name__ == "__main__":
    main()
