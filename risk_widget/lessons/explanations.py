"""What the engine says about what has just been played, line by line, and which clause it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.explain import explain_battle
from risk_widget.log_sentences import LogWriter
from risk_widget.messages import Message, say
from risk_widget.rules.clauses import clauses
from risk_widget.rules.comparison import clause_card
from risk_widget.rules.edition import load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.lessons.source import LessonSource

_CLAUSES = {
    "starter_rolled": "setup.first-seat",
    "dealt": "setup.territories",
    "claimed": "setup.territories",
    "income": "reinforce.territories",
    "traded": "cards.value",
    "bonus_placed": "cards.territory-bonus",
    "rolled": "attack.compare",
    "captured": "capture.occupy",
    "eliminated": "capture.eliminate",
    "cards_taken": "capture.eliminate",
    "capital_fell": "win.capital-falls",
    "card_drawn": "cards.earn",
    "third_owed": "reinforce.third-army",
    "third_placed": "setup.third-army",
    "deck_reshuffled": "cards.traded",
}


class Explanation(NamedTuple):
    """One sentence of the engine, and the clause it stands on (None: none in particular)."""

    text: str
    rule: str | None


def lines_of(game: Game, events: Iterable[Event], you: str) -> list[Explanation]:
    """The story of these events, as the learner may see it."""
    log = LogWriter.of(game)
    lines: list[Explanation] = []
    waiting: Explanation | None = None  # an attack whose dice may follow, and then tell it all
    for event in events:
        if waiting is not None and event.type != "rolled":
            lines.append(waiting)
        waiting = None
        if event.type == "rolled":
            lines.append(_line(explain_battle(game.config, event.data).message, "attack.compare"))
            continue
        sentence = log.sentence(event.to_dict(you))
        if sentence is None:
            continue
        rule = event.data.get("reason") or _CLAUSES.get(event.type)
        line = _line(sentence, rule)
        if event.type == "attacked":
            waiting = line
        else:
            lines.append(line)
    if waiting is not None:
        lines.append(waiting)
    return lines


def _line(text: str, rule: str | None) -> Explanation:
    return Explanation(text[:1].upper() + text[1:], rule)


def clause_note(clause: str, edition: str, mode: str) -> dict[str, Any]:
    """A clause for a panel: {"id", "edition", "text", "value", "mark", "marks"}.

    ``value`` is what this edition makes of it ("" where the text says it all), ``mark`` how it is
    known there, ``marks`` the same for every edition that has it, by its title.
    """
    if clause not in clauses():  # such as action.malformed, which is no clause
        known = {"id": clause, "edition": edition}
        return {**known, "text": "", "value": "", "mark": None, "marks": {}}
    card = clause_card(clause, load_edition(edition), mode)
    here = card.get("here", {})
    return {
        "id": clause,
        "edition": edition,
        "text": card["text"],
        "value": here.get("value", ""),
        "mark": here.get("mark"),
        "marks": {row["title"]: row["mark"] for row in card["rows"]},
    }


def clause_in_words(clause: Mapping[str, Any]) -> str:
    """A clause (a ``clause_note``) as its edition has it, and whether it prints it: one line."""
    words = f"{clause['text']} {clause['value']}".strip()
    mark = clause["mark"]
    known = marks_in_words({title_of(clause["edition"]): mark}) if mark else ""
    return f"{words} ({known})" if known else words


def marks_in_words(marks: Mapping[str, str]) -> str:
    """Who prints a clause, such as "printed in Czech; a reading in German (Parker)"."""
    parts = []
    for mark in ("printed", "reading", "silent", "house"):
        editions = [title for title, known in marks.items() if known == mark]
        if editions:
            parts.append(Message(f"marked-{mark}", {"editions": editions}))
    return say("marks", parts=parts)


_COLOURS = {"nordic": "🟦", "german": "🟨", "italian": "🟩", "czech": "🟥"}
"""Those of the badges on the page, as signs that a plain text can carry, too."""


def badge_of(edition: str) -> str:
    """An edition with its colour: "🟦 Nordic 2000"."""
    return f"{_COLOURS.get(edition, '⬜')} {title_of(edition)}"


_SHADES = {"🟦": "#3b7dd8", "🟨": "#d9a406", "🟩": "#2f9e58", "🟥": "#d0413a", "⬜": "#8a97a3"}


def with_drawn_badges(html: str) -> str:
    """HTML with the signs of badges drawn: not every screen has letters for them."""
    for sign, colour in _SHADES.items():
        square = (
            "<span style='display:inline-block;width:.75em;height:.75em;border-radius:3px;"
            f"background:{colour}'></span>"
        )
        html = html.replace(sign, square)
    return html


def badges_of(source: LessonSource) -> list[str]:
    """The editions of a lesson's steps, each with its colour."""
    return [badge_of(edition) for edition in dict.fromkeys(s.editions[0] for s in source.steps)]


def title_of(edition: str) -> str:
    """What an edition is called."""
    return load_edition(edition).title
