"""A step as a learner sees it: to print, to render in a notebook, to send to a page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.lessons import markup
from risk_widget.lessons.attempt import Exercise
from risk_widget.lessons.checks import filled
from risk_widget.lessons.feedback import badge_of, clause_note, title_of, with_drawn_badges
from risk_widget.lessons.markup import board_image
from risk_widget.messages import Message, say

if TYPE_CHECKING:
    from risk_widget.game import Game
    from risk_widget.lessons.step import Step

__all__ = ["StepView", "clause_notes"]


def clause_notes(step: Step) -> list[dict[str, Any]]:
    """The clauses that a step teaches, under its edition."""
    return [clause_note(clause, step.edition, step.case["mode"]) for clause in step.teaches]


class StepView:
    """The step at hand as a learner sees it: to print, to render, to send to a page."""

    def __init__(
        self,
        step: Step,
        editions: tuple[str, ...],
        game: Game,
        *,
        done: bool,
        wanted: str | None = None,
    ) -> None:
        self._data = step
        self._editions = editions
        self._game = game
        self._done = done
        start = Exercise(self._data).attempt()
        self.text = filled(self._data.text, start)
        if wanted is not None and wanted != step.edition:
            titles = {"wanted": title_of(wanted), "edition": title_of(step.edition)}
            self.text = f"*{say('step-other-edition', **titles)}*\n\n{self.text}"
        self.question = filled(self._data.question, start)

    @property
    def id(self) -> str:
        """The step's id."""
        return self._data.id

    @property
    def kind(self) -> str:
        """What is asked for: "do", "predict", "chance", "refuse" or "point"."""
        return self._data.kind

    def input(self) -> str:
        """What is handed in: "action", "number", "percent", "choice", or what is pointed at."""
        data = self._data
        if data.kind == "predict":
            return "choice" if data.choices else "number"
        if data.kind == "chance":
            return "percent"
        return data.pick if data.kind == "point" else "action"

    def dice(self) -> dict[str, list[int]] | None:
        """The dice that a prediction is about, rolled and not yet compared; else None."""
        data = self._data
        if not data.show_dice:
            return None
        exercise = Exercise(data)
        exercise.reveal(data.reveal)
        for event in exercise.events:
            if event.type == "rolled":
                return {side: list(event.data[side]) for side in ("attack", "defence")}
        return None

    def position(self) -> dict[str, Any]:
        """What the learner sees of the game; before a prediction nothing of what it is about."""
        seen: dict[str, Any] = {**self._game.observe(self._data.you)}
        if self._data.kind == "predict" and not self._done:
            seen |= dict.fromkeys(("to_place", "legal", *self._data.hides))
        elif "mission" in self._data.hides:
            seen["mission"] = None  # it is about something else
        return seen

    def to_dict(self) -> dict[str, Any]:
        """The step as JSON data."""
        data = self._data
        return {
            "id": data.id,
            "title": data.title,
            "kind": data.kind,
            "text": self.text,
            "blocks": markup.blocks(self.text),
            "question": self.question,
            "input": self.input(),
            "picks": data.picks,
            "choices": [{"value": c.value, "text": c.text} for c in data.choices],
            "dice": self.dice(),
            "you": data.you,
            "moves": data.moves,
            "fight_on": data.fight_on,
            "edition": data.edition,
            "edition_title": title_of(data.edition),
            "mode": data.case["mode"],
            "editions": [{"id": e, "title": title_of(e)} for e in self._editions],
            "clauses": [
                clause_note(clause, data.edition, data.case["mode"]) for clause in data.teaches
            ],
            "highlight": dict(data.highlight),
            "position": self.position(),
        }

    def words(self) -> str:
        """Text, dice, own cards, question and choices in the markup of lesson texts."""
        parts = [self.text]
        dice = self.dice()
        if dice is not None:
            thrown = {side: list(map(str, dice[side])) for side in ("attack", "defence")}
            parts.append(say("step-dice", **thrown))
        hand = self._game.observe(self._data.you)["hand"]
        if hand:
            cards = [self._card(card) for card in hand]
            parts.append(say("step-cards", self._game.config.names, cards=cards))
        if self.question:
            parts.append(f"**{self.question}**")
        if self._data.challenge is not None:
            stars = [star.say for star in self._data.challenge.stars]
            parts.append(say("step-stars", stars=[say("challenge-won"), *stars]))
        if self._data.choices:
            parts.append("\n".join(f"- `{c.value}` – {c.text}" for c in self._data.choices))
        return "\n\n".join(parts)

    def _card(self, card: str) -> Message:
        """A card as code names it, with its symbol: "`brazil` (artillery)".

        Where one of several answers is chosen, no code has to: "Brazil (artillery)".
        """
        if self._data.choices:
            return Message("step-card-read", {"card": card})
        board = self._game.board
        number = board.index.get(card)
        symbol = None if number is None else board.card_symbol[number]
        return Message("step-card", {"card": card, "symbol": symbol})

    def badge(self) -> str:
        """The edition that the step is played under, with its colour."""
        return badge_of(self._data.edition)

    def __str__(self) -> str:
        return f"{self._data.title} ({title_of(self._data.edition)})\n{markup.plain(self.words())}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        data = self._data
        picture = board_image(self._game, data.highlight, say("board-of-step", step=data.title))
        badge = with_drawn_badges(escape(self.badge()))
        head = f"<h4>{escape(data.title)} <small>{badge}</small></h4>"
        return f"{head}{markup.html(self.words())}{picture}"
