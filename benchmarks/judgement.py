"""Judge every puzzle again: ask the expert, and let two other bots continue the game.

Run it with: python benchmarks/judgement.py [FILE] [--found FOUND] [--minutes N] [--list] [--steps]

FILE, by default `tests/lessons/judged.json`, keeps a verdict for each puzzle with a stamp; only
puzzles without a fresh verdict are judged. It is written after each puzzle, so the program
continues where it stopped. With FOUND, the file of `tools/make_puzzles.py`, the figures that
confirmed a puzzle are taken from there: they were made in the same way, with the same seeds.

Routes are not judged: their chances are exact, and a test computes them again.

With --list, it judges nothing, but prints a line for each puzzle: its kind, edition and mode, by
how many points each judge prefers its answer to the next one, and whether that confirms it. A table
of the puzzles of each kind by edition and by mode follows.

With --steps, it judges the steps of lessons that ask for judgement instead of the puzzles, in the
same way (`tests/lessons/judged_steps.py`), and keeps the verdicts next to the puzzles'.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE), str(HERE / "tools")]

from make_puzzles import rows_of  # noqa: E402 - the path has to be set before
from puzzle_search.answers import Answer  # noqa: E402
from puzzle_search.measuring import FIRST, GAMES, SECOND, opinions  # noqa: E402
from puzzle_search.playing import JudgedGame, Question  # noqa: E402

from risk_widget.game import Game  # noqa: E402
from risk_widget.practice.puzzle_data import KINDS, MODES, puzzle_list  # noqa: E402
from risk_widget.rules.edition import edition_ids  # noqa: E402
from tests.lessons.judged import (  # noqa: E402
    FILE,
    JUDGES,
    disagreement,
    doubts,
    is_judged,
    leads,
    stamp_of,
    verdicts,
)
from tests.lessons.judged_steps import FILE as STEPS_FILE  # noqa: E402
from tests.lessons.judged_steps import judged_steps, kept_verdicts, opponents  # noqa: E402
from tests.lessons.kept_rows import write_rows  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


def main() -> None:
    """Judge the puzzles that have no fresh verdict, and list those with a doubtful best answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    parser.add_argument("--found", type=Path, help="take figures from this file")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--steps", action="store_true", help="judge the steps of lessons")
    parser.add_argument("--list", action="store_true", help="print the verdicts of all puzzles")
    asked = parser.parse_args()
    if asked.list:
        print("\n".join([*listed(verdicts(asked.file)), "", *counted()]))
        return
    ends = time.monotonic() + 60 * asked.minutes
    if asked.steps:
        judge_steps(STEPS_FILE if asked.file == FILE else asked.file, ends)
        return
    kept = verdicts(asked.file) if asked.file.exists() else {}
    rows = rows_of(asked.found) if asked.found else []
    found = {row["seed"]: row for row in rows if row.get("why") == ""}
    known = {data.id for data in puzzle_list()}
    kept = {name: row for name, row in kept.items() if name in known}
    for data in puzzle_list():
        if not is_judged(data) or kept.get(data.id, {}).get("stamp") == stamp_of(data):
            continue
        if data.seed in found:
            figures = taken(data, found[data.seed])
        elif time.monotonic() < ends:
            name = data.seed or data.id
            figures = judged(data.kind, data.seat, data.position, data.candidates, name)
        else:
            continue
        kept[data.id] = {"stamp": stamp_of(data), "games": GAMES, **figures}
        write_rows(asked.file, kept)
        print(data.number, data.id, figures, flush=True)
    write_rows(asked.file, kept)
    for data in puzzle_list():
        if is_judged(data) and data.id in kept:
            for who, points in disagreement(data, kept[data.id]).items():
                print(f"{data.id}: {who} prefers another answer by {100 * points:.1f} points")


def listed(kept: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """Yield a line for each puzzle, with its judges' leads, and the number that are confirmed."""
    yield f"{'number':>6}  {'id':<18}{'kind':<9}{'edition':<9}{'mode':<12}" + "".join(
        f"{who:>10}" for who in JUDGES
    )
    sure = 0
    for data in puzzle_list():
        head = f"{data.number:>6}  {data.id:<18}{data.kind:<9}{data.edition:<9}{data.mode:<12}"
        if not is_judged(data):
            yield f"{head}{100 * data.margin:>10.1f}  exact"
            continue
        doubtful = doubts(data, kept[data.id]) if data.id in kept else ["not judged yet"]
        lead = leads(data, kept[data.id]) if data.id in kept else {}
        sure += not doubtful
        ends = " to ".join(f"{100 * end:.1f}" for end in data.margins[1:]) if data.bots else "-"
        points = "".join(f"{100 * lead[who]:>10.1f}" for who in JUDGES if who in lead)
        yield f"{head}{points}  {FIRST} {ends}  {', '.join(doubtful) or 'confirmed'}"
    judged = sum(map(is_judged, puzzle_list()))
    yield f"{sure} of {judged} confirmed, and {len(puzzle_list()) - judged} exact"


def counted() -> Iterator[str]:
    """Yield a Markdown table of the puzzles of each kind, by edition and by mode."""
    every = puzzle_list()
    columns = [*edition_ids(), *MODES]
    yield f"| kind | {' | '.join(columns)} | all |"
    yield "|---" * (len(columns) + 2) + "|"
    for kind in (*KINDS, "all"):
        of_kind = [data for data in every if kind in (data.kind, "all")]
        counts = Counter(part for data in of_kind for part in (data.edition, data.mode))
        numbers = [*(counts[column] for column in columns), len(of_kind)]
        yield f"| {kind} | {' | '.join(map(str, numbers))} |"


def taken(data: Any, row: dict[str, Any]) -> dict[str, Any]:
    """Return the figures that confirmed a puzzle, in the order of the puzzle's answers."""
    answers = [[form, params] for form, params in row["answers"]]
    order = [answers.index([each.form, each.params]) for each in data.candidates]
    return {who: [row[who][n] for n in order] for who in ("expert", "errors", FIRST, SECOND)}


def judge_steps(file: Path, ends: float) -> None:
    """Judge the steps that have no fresh verdict, and list those with a doubtful right answer."""
    kept = kept_verdicts(file) if file.exists() else {}
    steps = {each.name: each for each in judged_steps()}
    kept = {name: row for name, row in kept.items() if name in steps}
    for name, each in steps.items():
        if kept.get(name, {}).get("stamp") != each.stamp and time.monotonic() < ends:
            figures = judged(each.kind, each.step.you, each.position, each.answers, name)
            kept[name] = {"stamp": each.stamp, "games": GAMES, **figures}
            write_rows(file, kept)
            print(name, [answer.params for answer in each.answers], each.right, figures, flush=True)
    for name, row in kept.items():
        for who, points in opponents(steps[name].right, row).items():
            print(f"{name}: {who} prefers a wrong answer by {100 * points:.1f} points")


def judged(
    kind: str, seat: str, position: str, compared: Sequence[Any], name: str
) -> dict[str, Any]:
    """Judge a question: return the expert's values, and the shares of games that both bots win."""
    game = Game.from_position(position, seed=0)
    answers = [Answer(each.form, each.params) for each in compared]
    question = Question(game.state, kind, seat, answers, name, JudgedGame(game.config))
    values, errors = opinions(question)
    told = {
        bot: [
            round(fmean(question.won(n, number, bot) for number in range(GAMES)), 4)
            for n in range(len(answers))
        ]
        for bot in (FIRST, SECOND)
    }
    rounded = {"expert": values, "errors": errors}
    return {who: [round(each, 4) for each in row] for who, row in rounded.items()} | told


if __name__ == "__main__":
    main()
