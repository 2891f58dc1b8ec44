"""Long texts are read from files of their own by path, with English as the fallback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.course.lesson_file import lesson_file, lesson_slots, load_source
from risk_widget.lessons import load_lesson
from risk_widget.messages import CatalogError, catalog, long_texts, set_strict, use_language
from risk_widget.rules.clauses import clauses
from risk_widget.rules.comparison import clause_card
from risk_widget.rules.edition import load_edition
from risk_widget.translations import main, originals, problems
from tests.lessons.example import TEXT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

COMBAT = "course/data/04-combat.toml"


@pytest.fixture(autouse=True)
def finnish() -> Iterator[None]:
    """Use a language that has no file of long texts."""
    with catalog.add("fi", catalog.source("en")):
        yield


def test_a_clause_is_in_the_current_language() -> None:
    clause = clauses()["board.map"]
    english = clause.text
    text = '["board.map"]\ntext = "Brädet."\neditions.nordic = "Räknade."'
    with long_texts.add("rules/clauses.toml", "fi", text):
        with use_language("fi"):
            assert clause.text == "Brädet."
            assert clause.prints["nordic"].note == "Räknade."
            assert "42 countries" in clause.prints["german"].note, "what is missing"
            assert clause_card("board.map")["text"] == "Brädet."
        assert clause.text == english
    with use_language("fi"):
        assert clause.text == english


def test_an_edition_is_in_the_current_language() -> None:
    edition = load_edition("nordic")
    option = next(iter(edition.options.values()), None)
    text = 'title = "Norden"\nmodes.missions.title = "Uppdrag"\nmodes.duel.summary = "Två."'
    with long_texts.add("rules/editions/nordic.toml", "fi", text), use_language("fi"):
        assert edition.title == "Norden"
        assert edition.variant(minimum_armies=4).title == "Norden, with house rules"
        assert edition.variant(name="Our own", minimum_armies=4).title == "Our own"
        assert edition.modes["missions"].title == "Uppdrag"
        assert edition.modes["missions"].summary.startswith("Each player")
        assert edition.modes["duel"].summary == "Två."
    assert edition.title == "Nordic 2000"
    assert option is None or option.title


def test_the_options_of_an_edition_are_found_by_their_values() -> None:
    edition = next(e for e in map(load_edition, ("czech", "german", "italian")) if e.options)
    option = next(iter(edition.options.values()))
    text = f'[options.{option.id}]\ntitle = "Val"\nchoices.{option.choices[0].value} = "Ja"'
    with long_texts.add(f"rules/editions/{edition.id}.toml", "fi", text), use_language("fi"):
        assert option.title == "Val"
        assert option.choices[0].label == "Ja"
        assert option.choices[1].label


def test_an_open_lesson_follows_the_language() -> None:
    text = """
    title = "Strid"
    able = ["se vem som får anfalla"]
    [steps.borders]
    text = "Anfall."
    hints = ["Se på kartan."]
    mistakes = ["Peru gränsar."]
    """
    lesson = load_lesson("04-combat")
    with long_texts.add(COMBAT, "fi", text):
        with use_language("fi"):
            assert load_source("04-combat").title == lesson.title == "Strid"
            assert lesson.source.able[0] == "se vem som får anfalla"
            assert lesson.source.able[1].startswith("compare the dice")
            assert lesson.step.text == "Anfall."
            assert lesson.hint().message.endswith("Se på kartan.")
            wrong = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}
            assert lesson.check(wrong).message == "Peru gränsar."
        assert lesson.title == load_source("04-combat").title == "Combat"
        assert lesson.step.text.startswith("You are **red**")


def test_a_custom_lesson_has_its_translations_next_to_it(tmp_path: Path) -> None:
    where = tmp_path / "own.toml"
    where.write_text(TEXT, encoding="utf-8")
    beside = tmp_path / "own.fi.toml"
    beside.write_text('steps.attack.title = "Anfall"', encoding="utf-8")
    with use_language("fi"):
        assert load_lesson(where).step.to_dict()["title"] == "Anfall"
        beside.write_text('steps.attack.title = "Gå till anfall"', encoding="utf-8")
        assert load_lesson(where).step.to_dict()["title"] == "Gå till anfall"
    assert load_lesson(where).step.to_dict()["title"] == "Attack"


BROKEN = 'steps.borders.text = "{{lust(1)}}"'


@pytest.mark.parametrize("text", ["no toml", BROKEN])
def test_unusable_texts_are_logged_and_replaced_by_english(text: str) -> None:
    with long_texts.add(COMBAT, "fi", text), use_language("fi"):
        with pytest.raises(CatalogError, match=r"04-combat\.fi\.toml"):
            load_source("04-combat")
        set_strict(False)
        try:
            assert load_source("04-combat").title == "Combat"
        finally:
            set_strict(True)


def test_missing_texts_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    text = 'title = "Strid"\nsteps.borders.hunts = ["?"]\n[steps.ties]\nquestion = "{{lust(1)}}"'
    said = "card-wild = en joker\nterritory-peru = Peru\nown = Eget"
    with catalog.add("fi", said), long_texts.add(COMBAT, "fi", text):
        assert main(["fi"]) == 1
        lines = capsys.readouterr().out.splitlines()
    assert "fi.ftl: number-of-armies is missing" in lines
    assert "fi.ftl: own is not in English" in lines
    assert not [line for line in lines if " card-wild" in line or "territory-peru" in line]
    assert "course/data/04-combat.fi.toml: steps.borders.hunts.1 is not in English" in lines
    assert "course/data/04-combat.fi.toml: steps.borders.hints.3 is missing" in lines
    assert "course/data/04-combat.fi.toml: title is missing" not in lines
    assert "rules/clauses.fi.toml: board.map.text is missing" in lines
    assert "rules/editions/nordic.fi.toml: modes.duel.summary is missing" in lines


def test_unreadable_files_are_listed() -> None:
    with long_texts.add(COMBAT, "fi", "no toml"):
        found = [problem for problem in problems("fi") if not problem.endswith(" is missing")]
    assert len(found) == 1
    assert found[0].startswith("course/data/04-combat.fi.toml: Expected '='")


def test_unusable_lessons_are_listed() -> None:
    with long_texts.add(COMBAT, "fi", BROKEN):
        (found,) = [problem for problem in problems("fi") if "did you mean" in problem]
    assert found.startswith("04-combat.fi.toml: steps['borders']")
    assert "did you mean 'lost'" in found


def test_unknown_commands_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fi", "de"]) == 2
    assert "usage" in capsys.readouterr().out
    assert main(["en"]) == 0
    assert main(["xy"]) == 1
    assert "no catalog of the language 'xy'" in capsys.readouterr().out


def test_without_a_language_all_languages_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    clauses = "rules/clauses.toml"
    with (
        long_texts.add(clauses, "fi", 'own = "?"'),
        long_texts.add(COMBAT, "fi", 'title = "Strid"'),
    ):
        assert main([]) == 0
        (line,) = [line for line in capsys.readouterr().out.splitlines() if line[:3] == "fi:"]
        found = [*problems("fi")]
    lacks = [problem for problem in found if problem.endswith(" is missing")]
    lessons = sum(problem.startswith("course/") for problem in lacks)
    assert line == (
        f"fi: {len(lacks)} missing (0 in catalog, {lessons} in lessons, "
        f"{len(lacks) - lessons} in rules), {len(found) - len(lacks)} wrong"
    )
    assert len(lacks) < len(found)


def test_each_text_has_its_own_place() -> None:
    for original, slots in originals().items():
        paths = [slot.path for slot in slots]
        assert len(paths) == len({".".join(path) for path in paths}), original
    lesson = lesson_file("04-combat").data
    assert ("steps", "borders", "hints", "3") in [slot.path for slot in lesson_slots(lesson)]
