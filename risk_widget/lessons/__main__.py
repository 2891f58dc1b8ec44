"""``python -m risk_widget.lessons``: commands for teachers and authors of lessons in a terminal."""

from __future__ import annotations

import sys
from errno import EEXIST
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING

from risk_widget.course.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.course.story_lesson import is_story, lesson_of
from risk_widget.kept_files import begins_like, write_whole
from risk_widget.messages import say
from risk_widget.teaching.checking import (
    difficulties_of,
    gaps,
    problems_of,
    table,
    too_long,
    word_table,
)
from risk_widget.teaching.handed_in import read_homework
from risk_widget.teaching.notebook import notebook_of, notebook_text, publish, stale, write
from risk_widget.teaching.pages_to_print import write_pages
from risk_widget.teaching.scorm import pack
from risk_widget.terminal import run_command

if TYPE_CHECKING:
    from collections.abc import Iterable


_OPTIONS = ("--answers", "--check", "--2004")


def main(arguments: list[str]) -> int:
    """Run a command; return 0 if all is well, 1 if not, 2 if there is no such command."""
    if any(word.startswith("-") and word not in _OPTIONS for word in arguments):
        print(say("lessons-usage"))
        return 2
    match arguments:
        case ["check", *names]:
            return check(names or list(lesson_ids()))
        case ["words", *names]:
            return words(names or list(lesson_ids()))
        case ["clauses"]:
            print(table())
            return report(gaps(), say("coverage-whole"))
        case ["notebooks", folder, "--check"]:
            return report(
                (say("notebook-stale", file=name) for name in stale(Path(folder))),
                say("notebooks-fresh"),
            )
        case ["notebooks", folder]:
            changed = write(Path(folder))
            print("\n".join(changed) or say("notebooks-unchanged"))
            return 0
        case ["notebook", lesson, file]:
            return one_notebook(lesson, Path(file))
        case ["begin", story, file] if not story.startswith("-"):
            return begun(Path(story), Path(file))
        case ["publish", folder, *names] if not folder.startswith("-"):
            answers = "--answers" in names
            return published(Path(folder), [n for n in names if n != "--answers"], answers=answers)
        case ["print", folder] if not folder.startswith("-"):
            for file in write_pages(Path(folder)):
                print(Path(folder) / file)
            return 0
        case ["scorm", site, file, *names]:
            version = "2004" if "--2004" in names else "1.2"
            return packed(Path(site), Path(file), [n for n in names if n != "--2004"], version)
        case ["scores", folder]:
            return scores(Path(folder))
    print(say("lessons-usage"))
    return 2


def packed(site: Path, file: Path, names: list[str], version: str) -> int:
    """Pack lessons for a learning platform; return 1 if they cannot be packed."""
    try:
        pack(site, file, names, version=version)
    except (OSError, ValueError) as error:
        print(error)
        return 1
    print(file)
    return 0


def scores(folder: Path) -> int:
    """Read the homework in a folder, and print and save the scores; return 1 if there is none."""
    try:
        found = read_homework(folder)
        print(found)
        for file in found.save(folder):
            print(file)
    except (OSError, ValueError) as error:
        print(error)
        return 1
    return 0 if found.scores else 1


def report(problems: Iterable[str], well: str) -> int:
    """Print the problems, or that all is well; return 1 if there are problems."""
    found = list(problems)
    print("\n".join(found) or well)
    return 1 if found else 0


def one_notebook(lesson: str, file: Path) -> int:
    """Write the notebook of one lesson; return 1 if the lesson is invalid."""
    try:
        source = load_source(lesson)
    except LessonError as error:
        print(error)
        return 1
    text = notebook_text(notebook_of(source, opened=lesson))
    write_whole(file, text, private=False, ours=begins_like(text))
    return 0


def begun(story: Path, file: Path) -> int:
    """Write a lesson made from a story; return 1 if none can be made, or if the file exists."""
    try:
        text = story.read_text(encoding="utf-8")
        if not is_story(text):
            raise ValueError(f"{story} doesn't tell a game: write such a file with game.story(...)")
        lesson = lesson_of(text)
        if file.exists():
            raise FileExistsError(EEXIST, strerror(EEXIST), str(file))
        write_whole(file, lesson, private=False, ours=begins_like(lesson))
    except (OSError, ValueError) as error:
        print(error)
        return 1
    print(file)
    return 0


def published(folder: Path, names: list[str], *, answers: bool) -> int:
    """Write notebooks with their pictures, and print each name once its notebook is written."""
    try:
        for file in publish(folder, names, answers=answers):
            print(folder / file, flush=True)
    except LessonError as error:
        print(error)
        return 1
    return 0


def check(names: list[str]) -> int:
    """Load lessons and try their solutions; print any problems, and how hard challenges are."""
    failed = 0
    for name in names:
        source = None
        try:
            source = load_source(name)
            problems = list(problems_of(source))
        except LessonError as error:
            problems = [str(error)]
        failed += bool(problems)
        for problem in problems:
            print(problem)
        if not problems:
            print(say("lesson-sound", lesson=name), flush=True)
        for line in difficulties_of(source) if source is not None else ():
            print(line)
    return 1 if failed else 0


def words(names: list[str]) -> int:
    """Print the word counts of the steps, and list the steps with too many words."""
    try:
        sources = [load_source(name) for name in names]
    except LessonError as error:
        print(error)
        return 1
    print(word_table(sources))
    return report(too_long(sources), say("words-few-enough"))


if __name__ == "__main__":
    sys.exit(run_command(main))
