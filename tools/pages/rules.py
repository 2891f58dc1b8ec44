"""The pages of the rules: one for each group of clauses, and one for each edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pages.markdown import Page, plain, table

import risk_widget as rw
from risk_widget.rules.clauses import clauses
from risk_widget.rules.comparison import rules_of
from risk_widget.rules.edition import MODES, edition_ids

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.rules.comparison import ClauseRow

TITLES = {
    "board": "The board",
    "setup": "Setting up",
    "turn": "The turn",
    "reinforce": "Reinforcement",
    "cards": "Cards",
    "attack": "Combat",
    "capture": "After a capture",
    "move": "Movement",
    "win": "Winning",
    "mission": "Missions",
    "info": "What is secret",
}
"""The subject of each group of clauses, by the first part of their ids."""

MEANINGS = {
    "printed": "The edition's text says so.",
    "silent": "The text says nothing on it. What is played is taken from another edition or from "
    "common play.",
    "reading": "The print is unclear, or contradicts itself. This is how it is read here.",
}


def write_rules(folder: Path) -> None:
    """Write all pages of the rules into the folder of sources."""
    groups = _groups()
    _write_index(folder, groups)
    for group, ids in groups.items():
        _write_group(folder, group, ids)
    _write_editions(folder)
    for edition in edition_ids():
        _write_edition(folder, edition, groups)


def _groups() -> dict[str, list[str]]:
    """Return the ids of the clauses by group, in the order of the rules."""
    found: dict[str, list[str]] = {}
    for clause in clauses():
        found.setdefault(clause.partition(".")[0], []).append(clause)
    return found


def _write_index(folder: Path, groups: dict[str, list[str]]) -> None:
    page = Page("The rules")
    page.add(
        "Every rule that the engine goes by is a clause with a name. A clause says what holds in "
        "all editions; what an edition makes of it stands below. How that is known is marked:"
    )
    page.add("\n".join(f"- {_mark(mark)} {words}" for mark, words in MEANINGS.items()))
    rows = [
        [f"[{TITLES[group]}]({group}.md)", ", ".join(f"[`{c}`]({group}.md#{c})" for c in ids)]
        for group, ids in groups.items()
    ]
    page.add(table(["", ""], rows, "names"))
    page.add("The same by edition, each as a whole: [](editions.md).")
    sheets = [("editions", "all editions next to each other")]
    sheets += [(edition, plain(rw.load_edition(edition).title)) for edition in edition_ids()]
    links = ", ".join(f'<a href="../print/{name}.html">{words}</a>' for name, words in sheets)
    page.add(f"To print, on one side each: {links}.")
    sheets = [(f"{edition}-beginners", title) for edition, title in sheets[1:]]
    links = ", ".join(f'<a href="../print/{name}.html">{words}</a>' for name, words in sheets)
    page.add(f"For beginners, with the map and a turn in pictures: {links}.")
    page.toctree(groups)
    page.write(folder / "rules" / "index.md")


def _write_editions(folder: Path) -> None:
    page = Page("Editions")
    page.add("Which modes each edition has, and for how many players:")
    rows = []
    for edition in edition_ids():
        loaded = rw.load_edition(edition)
        modes = [
            _players(loaded.mode(mode).players) if mode in loaded.modes else "–" for mode in MODES
        ]
        rows.append([f"[{plain(loaded.title)}]({edition}.md)", *modes])
    page.add(table(["", *MODES], rows))
    page.add(
        "An edition of your own is one file; rules of the house are one line: "
        "[](../docs/editions.md)."
    )
    page.toctree(edition_ids())
    page.write(folder / "rules" / "editions.md")


def _write_group(folder: Path, group: str, ids: list[str]) -> None:
    page = Page(TITLES[group])
    for clause in ids:
        found = rw.clause(clause)
        page.add(f"## {clause}", plain(found.text))
        there = [value for value in found.values if value.mark is not None]
        head = ["edition", "what it makes of it", "how it is known"]
        rows = [
            [
                f"[{plain(value.title)}]({value.edition}.md#{clause})",
                plain(value.value) or "As the clause says.",
                f"{_known(found, value.edition)} {_note(found, value.edition)}",
            ]
            for value in there
        ]
        if not any(value.value for value in there):
            # All editions do what the clause says.
            head, rows = [head[0], head[2]], [[row[0], row[2]] for row in rows]
        page.add(table(head, rows, "editions"))
        without = [value.title for value in found.values if value.mark is None]
        if without:
            page.add(f"Not in: {plain(', '.join(without))}.")
    page.write(folder / "rules" / f"{group}.md")


def _write_edition(folder: Path, edition: str, groups: dict[str, list[str]]) -> None:
    loaded = rw.load_edition(edition)
    page = Page(loaded.title)
    page.add(plain(loaded.summary), f"Text: {plain(loaded.text)}")
    page.add("## Modes")
    rows = [
        [f"`{mode.id}`", _players(mode.players), f"{plain(mode.summary)} {_mark(mode.mark)}"]
        for mode in loaded.modes.values()
    ]
    page.add(table(["mode", "players", ""], rows, "modes"))
    for option in loaded.options.values():
        choices = " or ".join(plain(choice.label) for choice in option.choices)
        title = plain(option.title[:1].lower() + option.title[1:])
        page.add(
            f"Settled before a game: {title} {choices} "
            f"(`{option.clause}`, the option `{option.id}`)."
        )
    there = {row.clause: row for row in rules_of(loaded)}
    for group, ids in groups.items():
        own = [there[clause] for clause in ids if clause in there]
        if not own:
            continue
        page.add(f"## {TITLES[group]}")
        for row in own:
            more = f"[all editions]({group}.md#{row.clause})"
            page.add(f"### {row.clause}", plain(row.text), plain(row[edition].value))
            page.add(f"{{.known}}\n{_known(row, edition)} · {more} {_note(row, edition)}")
    page.write(folder / "rules" / f"{edition}.md")


def _known(row: ClauseRow, edition: str) -> str:
    """Return the evidence for an edition's value of a clause, and its place in the text.

    If the text is silent, return what stands in for it.
    """
    value = row[edition]
    place = value.where
    if value.mark == "silent":
        taken = value.taken_from
        if taken in edition_ids():
            taken = rw.load_edition(taken).title
        place = f"as {taken}" if taken else "common play"
    return f"{_mark(value.mark)} {plain(place)}".rstrip()


def _note(row: ClauseRow, edition: str) -> str:
    """Return the peculiarities of the print, on a separate line."""
    note = row[edition].note
    return f"[{plain(note)}]{{.note}}" if note else ""


def _mark(mark: str | None) -> str:
    return f"[{mark}]{{.mark .{mark}}}"


def _players(players: tuple[int, ...]) -> str:
    first, last = players[0], players[-1]
    return str(first) if first == last else f"{first}–{last}"
