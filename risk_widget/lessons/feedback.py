"""What a learner is told after trying something."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.lessons import markup
from risk_widget.lessons.challenge import star_signs
from risk_widget.lessons.explanations import clause_in_words
from risk_widget.lessons.step_picture import board_image
from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game
    from risk_widget.lessons.chance_guess import ChanceGuess
    from risk_widget.lessons.explanations import Explanation

__all__ = ["Feedback"]

_COLOURS = {"right": "#1d6b3c", "wrong": "#a3281c", "refused": "#a3281c", "shown": "#1d6b3c"}


@dataclass(frozen=True, slots=True)
class Feedback:
    """Feedback on an attempt. It prints, renders in a notebook, and is true if all was right.

    Attributes:
        status: "right", "wrong" (a legal move or an answer that does not do it), "refused" (an
            illegal move), "more" (right so far, go on), "unanswered", "unclear" (not readable as
            an answer), or for other calls "hint", "shown", "switched", "start".
        message: why, with the numbers, in the markup of lesson texts.
        lines: what the engine says about what was played.
        clauses: the clauses behind it, as ``explaining.clause_note`` gives them.
        hint: a hint that goes with it, or None.
        frames: what was played, action by action: {"seat", "action", "events", "territories"}.
        taken_back: whether the board is back where the step begins.
        stars: what a challenge that was won is worth; None where there are no stars.
        guess: a guess at a chance, beside what it is; None where no chance was guessed.
        kept: of several places that were named, those that are right.
        game: the position that the picture shows: after the move, even if it was taken back.
    """

    status: str
    message: str
    lines: tuple[Explanation, ...] = ()
    clauses: tuple[Mapping[str, Any], ...] = ()
    hint: str | None = None
    frames: tuple[Mapping[str, Any], ...] = ()
    taken_back: bool = False
    game: Game | None = field(default=None, repr=False, compare=False)
    highlight: Mapping[str, str] = field(default_factory=dict)
    stars: int | None = None
    guess: ChanceGuess | None = None
    kept: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the step is solved by it."""
        return self.status == "right"

    @property
    def heading(self) -> str:
        """One or two words that say how it went."""
        # A guess that was far off is no mistake.
        far_off = self.guess is not None and not self.ok
        heading = say("feedback-guessed" if far_off else f"feedback-{self.status}")
        return heading if self.stars is None else f"{heading} {star_signs(self.stars)}"

    def __bool__(self) -> bool:
        return self.ok

    def to_dict(self) -> dict[str, Any]:
        """The feedback as JSON data, for a panel."""
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
        parts = [f"{self.heading} {markup.plain(self.message)}".strip()]
        parts += [f"  – {line.text}" for line in self.lines]
        if self.taken_back:
            parts.append(say("feedback-taken-back"))
        if self.hint:
            parts.append(f"{say('feedback-hint-is')} {markup.plain(self.hint)}")
        if self.clauses:
            # Only named: `rw.clause("…")` shows one, and the lesson's own words come first.
            named = [f"[{clause['id']}]" for clause in self.clauses]
            parts.append(f"  {say('feedback-rules')} {' '.join(named)}")
        return "\n".join(parts)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        colour = _COLOURS.get(self.status, "#7d8b97")
        parts = [f"<p><strong>{escape(self.heading)}</strong></p>{markup.html(self.message)}"]
        if self.lines:
            lines = "".join(f"<li>{escape(line.text)}</li>" for line in self.lines)
            parts.append(f"<ul>{lines}</ul>")
        if self.taken_back:
            parts.append(f"<p>{escape(say('feedback-taken-back'))}</p>")
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
