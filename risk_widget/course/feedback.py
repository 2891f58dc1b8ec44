"""Feedback on answers: the verdict, the account of the actions, the clauses, and guesses."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from html import escape
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.course import markup
from risk_widget.course.markup import board_image
from risk_widget.course.step import star_signs
from risk_widget.engine.explain import explain_battle
from risk_widget.log_sentences import LogWriter, battle_message, in_order
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import whole_percent
from risk_widget.rules.clauses import clauses
from risk_widget.rules.comparison import clause_card
from risk_widget.rules.edition import load_edition
from risk_widget.svg.colours import EDITIONS, PAGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.battles.odds import Odds
    from risk_widget.bots import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.log_sentences import LogEvent
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = [
    "ChanceGuess",
    "CountedBattles",
    "Feedback",
    "action_words",
    "brier",
    "clause_note",
    "counted",
    "guesses_in_words",
    "lines_of",
]


def action_words(action: Action, phase: str) -> Message:
    """Build the advice to take a legal action, such as "attack Peru from Brazil with 3"."""
    params = {name: value for name, value in action.items() if name != "type"}
    return Message(f"advice-{action['type']}".replace("_", "-"), {**params, "phase": phase})


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
    "capital_cleared": "win.capital-falls",
    "card_drawn": "cards.earn",
    "third_owed": "reinforce.third-army",
    "third_placed": "setup.third-army",
    "deck_reshuffled": "cards.traded",
}


class Explanation(NamedTuple):
    """One sentence from the engine, and the clause behind it, if any."""

    text: str
    rule: str | None


def lines_of(
    game: Game, events: Iterable[Event], you: str, *, sums_up: bool = False
) -> list[Explanation]:
    """Recount these events as the learner may see them.

    Args:
        game: the game of the events.
        events: the events to recount.
        you: the learner's seat.
        sums_up: whether each battle of another attacker takes one line instead of one per roll.
    """
    log = LogWriter.of(game)
    lines: list[Explanation] = []
    waiting: Explanation | None = None  # an attack, left out if its dice follow
    ordered = in_order(event.to_dict(you) for event in events)
    for event, *more in _battles(ordered, you) if sums_up else ([each] for each in ordered):
        if waiting is not None and event["type"] != "rolled":
            lines.append(waiting)
        waiting = None
        if event["type"] == "rolled":
            battle = sums_up and event["attacker"] != you
            told = render(battle_message([event, *more]), log.names) if battle else ""
            verdict = told or explain_battle(game.config, event).message
            lines.append(_line(verdict, "attack.compare"))
            continue
        sentence = log.sentence(event)
        if sentence is None:
            continue
        rule = event["reason"] if event["type"] == "won" else _CLAUSES.get(event["type"])
        line = _line(sentence, rule)
        if event["type"] == "attacked":
            waiting = line
        else:
            lines.append(line)
    if waiting is not None:
        lines.append(waiting)
    return lines


def _battles(events: Iterable[LogEvent], you: str) -> Iterator[list[LogEvent]]:
    """Yield the events one by one, but the rolls of another attacker's battle together.

    A battle ends with the capture, if any.
    """
    battle: list[LogEvent] = []
    for event in events:
        is_part = event["type"] in ("rolled", "captured")
        if battle and is_part and _place(event) == _place(battle[0]):
            battle.append(event)
            continue
        if battle:
            yield battle
            battle = []
        if event["type"] == "rolled" and event["attacker"] != you:
            battle = [event]
        else:
            yield [event]
    if battle:
        yield battle


def _place(event: LogEvent) -> tuple[object, object]:
    return event.get("source"), event.get("target")


def _line(text: str, rule: str | None) -> Explanation:
    return Explanation(text[:1].upper() + text[1:], rule)


def clause_note(clause: str, edition: str, mode: str) -> JsonObject:
    """Describe a clause for a panel: {"id", "edition", "text", "value", "mark", "marks"}.

    ``value`` is the edition's value for it ("" if the text says it all), ``mark`` how it is
    known there, ``marks`` the mark in every edition that has it, by its title.
    """
    if clause not in clauses():  # such as action.malformed
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


def clause_in_words(clause: JsonView) -> str:
    """Format a ``clause_note`` on one line: the clause in its edition, and its mark."""
    words = f"{clause['text']} {clause['value']}".strip()
    mark = clause["mark"]
    known = marks_in_words({title_of(clause["edition"]): mark}) if mark else ""
    return f"{words} ({known})" if known else words


def marks_in_words(marks: Mapping[str, str]) -> str:
    """Format the marks of a clause: "printed in Czech; our reading of German (Parker)"."""
    parts = []
    for mark in ("printed", "reading", "silent", "house"):
        editions = [title for title, known in marks.items() if known == mark]
        if editions:
            parts.append(Message(f"marked-{mark}", {"editions": editions}))
    return say("marks", parts=parts)


_COLOURS = {"nordic": "🟦", "german": "🟨", "italian": "🟩", "czech": "🟥"}
"""The page's badge colours, as emoji for plain text."""


def badge_of(edition: str) -> str:
    """Format an edition's name with its colour: "🟦 Nordic 2000"."""
    return f"{_COLOURS.get(edition, '⬜')} {title_of(edition)}"


_SHADES = {_COLOURS[edition]: shade for edition, shade in EDITIONS.items()} | {"⬜": "#8a97a3"}


def with_drawn_badges(html: str) -> str:
    """Replace the badge emoji in HTML with drawn squares, since some screens lack their glyphs."""
    for sign, colour in _SHADES.items():
        square = (
            "<span style='display:inline-block;width:.75em;height:.75em;border-radius:3px;"
            f"background:{colour}'></span>"
        )
        html = html.replace(sign, square)
    return html


def badges_of(editions: Iterable[str]) -> list[str]:
    """List the editions of a lesson's steps, each once and with its colour."""
    return [badge_of(edition) for edition in dict.fromkeys(editions)]


def title_of(edition: str) -> str:
    """Return the title of an edition."""
    return load_edition(edition).title


_TONES = {"right": "good", "wrong": "bad", "refused": "bad", "shown": "good"}


@dataclass(frozen=True, slots=True)
class Feedback:
    """Feedback on an attempt: it prints, renders in a notebook, and is truthy if all is right.

    Attributes:
        status: "right", "wrong" (a legal action or an answer that misses the goal), "refused" (an
            illegal action), "more" (right so far), "unanswered", "unclear" (not readable as
            an answer), or for other calls "hint", "shown", "switched", "start".
        message: the reason, with the numbers, in the markup of lesson texts.
        lines: the engine's account of the actions.
        clauses: the clauses behind the verdict, as `clause_note` returns them.
        hint: a hint to show with the feedback, or None.
        frames: the actions one by one: {"seat", "action", "events", "territories"}.
        taken_back: whether the board is back at the beginning of the step.
        stars: the stars of a challenge that was won, else None.
        guess: a guess at a chance with the battles it is about; None if no chance was guessed.
        kept: the right places among several that were named.
        in_code: extra words for learners who answer from code; the page has controls instead.
        game: the position that the picture shows: after the action, even if it was taken back.
    """

    status: str
    message: str
    lines: tuple[Explanation, ...] = ()
    clauses: tuple[JsonView, ...] = ()
    hint: str | None = None
    frames: tuple[JsonView, ...] = ()
    taken_back: bool = False
    game: Game | None = field(default=None, repr=False, compare=False)
    highlight: Mapping[str, str] = field(default_factory=dict)
    stars: int | None = None
    guess: ChanceGuess | None = None
    kept: tuple[str, ...] = ()
    in_code: str = ""

    @property
    def ok(self) -> bool:
        """Whether the answer solves the step."""
        return self.status == "right"

    @property
    def heading(self) -> str:
        """The verdict in one or two words."""
        # A guess that was far off is not called a mistake.
        far_off = self.guess is not None and not self.ok
        heading = say("feedback-guessed" if far_off else f"feedback-{self.status}")
        return heading if self.stars is None else f"{heading} {star_signs(self.stars)}"

    def __bool__(self) -> bool:
        return self.ok

    def to_dict(self) -> JsonObject:
        """Return the feedback as JSON data, for a panel."""
        return {
            "status": self.status,
            "ok": self.ok,
            "heading": self.heading,
            "message": self.message,
            "blocks": markup.blocks(self.message),
            "lines": [line._asdict() for line in self.lines],
            "clauses": [dict(clause) for clause in self.clauses],
            "hint": self.hint,
            "frames": [dict(frame) for frame in self.frames],
            "taken_back": self.taken_back,
            "highlight": dict(self.highlight),
            "stars": self.stars,
            "kept": list(self.kept),
            "guess": None if self.guess is None else self.guess.to_dict(),
        }

    def __str__(self) -> str:
        heading = say("feedback-hint-is") if self.status == "hint" else self.heading
        parts = [f"{heading} {markup.plain(self.message)}".strip()]
        parts += [f"  – {line.text}" for line in self.lines]
        if self.taken_back:
            parts.append(say("feedback-taken-back"))
        if self.in_code:
            parts.append(markup.plain(self.in_code))
        if self.hint:
            parts.append(f"{say('feedback-hint-is')} {markup.plain(self.hint)}")
        if self.clauses:
            # Only the ids, so that the lesson's words come first; `rw.clause("…")` shows a clause.
            named = [f"[{clause['id']}]" for clause in self.clauses]
            parts.append(f"  {say('feedback-rules')} {' '.join(named)}")
        return "\n".join(parts)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        colour, _ = PAGE[_TONES.get(self.status, "line-2")]
        parts = [f"<p><strong>{escape(self.heading)}</strong></p>{markup.html(self.message)}"]
        if self.lines:
            lines = "".join(f"<li>{escape(line.text)}</li>" for line in self.lines)
            parts.append(f"<ul>{lines}</ul>")
        if self.taken_back:
            parts.append(f"<p>{escape(say('feedback-taken-back'))}</p>")
        if self.in_code:
            parts.append(markup.html(self.in_code))
        if self.hint:
            heading = escape(say("feedback-hint"))
            parts.append(f"<p><strong>{heading}</strong></p>{markup.html(self.hint)}")
        if self.clauses:
            rules = "".join(
                f"<p><code>{escape(clause['id'])}</code> {escape(clause_in_words(clause))}</p>"
                for clause in self.clauses
            )
            heading = escape(say("feedback-rules"))
            parts.append(
                f"<details style='font-size:85%'><summary>{heading}</summary>{rules}</details>"
            )
        body = "".join(parts)
        box = f"<div style='border-left:4px solid {colour};padding:2px 12px'>{body}</div>"
        if self.game is None:
            return box
        words = say("board-after" if self.frames else "board")
        return box + board_image(self.game, self.highlight, words)


NEAR: Final = 10
"""The distance, in percentage points, within which a guess is right."""
EVEN: Final = 50
"""The guess, in percent, of someone who knows nothing about a battle."""
ROLLED: Final = 1000
"""The number of battles to fight and count."""


@dataclass(frozen=True, slots=True)
class CountedBattles:
    """The outcomes of a battle fought many times.

    Attributes:
        exact: the chance of taking the target, in percent.
        taken: the number of battles in which the target was taken.
        fought: the number of battles.
        ends: how the battles ended: (armies left to the attacker, to the defender, battles), the
            worst for the attacker first.
    """

    exact: float
    taken: int
    fought: int
    ends: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class ChanceGuess:
    """A guess in percent, together with the battles that it is about."""

    said: int
    battles: CountedBattles

    @property
    def off(self) -> int:
        """The distance between the guess and the exact chance in percentage points, rounded."""
        return abs(self.said - whole_percent(self.battles.exact / 100))

    @property
    def is_near(self) -> bool:
        """Whether the guess is close enough to count as right."""
        return self.off <= NEAR

    def to_dict(self) -> JsonObject:
        """Return the guess as JSON data."""
        ends = [list(end) for end in self.battles.ends]
        return {"said": self.said, **asdict(self.battles), "ends": ends}


def counted(odds: Odds, seed: str) -> CountedBattles:
    """Fight a battle many times and count its outcomes.

    Args:
        odds: the battle's odds. The ends are drawn by their exact chances, which is the same as
            rolling the dice of each battle.
        seed: the seed for the draws.
    """
    ends = sorted(odds.outcomes, key=lambda end: end[0] - end[1])
    drawn = Counter(Random(seed).choices(ends, [odds.outcomes[end] for end in ends], k=ROLLED))
    taken = sum(battles for (_, defenders), battles in drawn.items() if defenders == 0)
    rows = tuple((*end, drawn[end]) for end in ends)
    return CountedBattles(round(100 * odds.win, 1), taken, ROLLED, rows)


def brier(said: float, exact: float) -> float:
    """Compute the mean squared error of a guess at a chance; both are in percent."""
    guess, chance = said / 100, exact / 100
    return chance * (1 - guess) ** 2 + (1 - chance) * guess**2


def guesses_in_words(guesses: Sequence[tuple[float, float]]) -> str:
    """Describe the quality of guesses, each given with its exact chance in percent; "" if none."""
    if not guesses:
        return ""
    score = sum(brier(said, exact) for said, exact in guesses) / len(guesses)
    best = sum(brier(exact, exact) for _, exact in guesses) / len(guesses)
    even = sum(brier(EVEN, exact) for _, exact in guesses) / len(guesses)
    # Smaller differences count as equal; a guess five points off costs half as much.
    near = 0.005
    if score <= best + 0.0005:
        worth = "best"
    elif score <= best + near:
        worth = "good"
    elif abs(score - even) <= near:
        worth = "even"
    else:
        worth = "better" if score < even else "worse"
    said = say("display-percent", percent=EVEN)
    return say("chance-brier", guesses=len(guesses), **{"as": worth, "even": said})
