"""A puzzle in words: every sentence is a message with the puzzle's numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.lessons.puzzles.puzzle_file import players
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons.puzzles.puzzle_file import Candidate, PuzzleData
    from risk_widget.messages import Names

__all__ = ["Wording"]

_CHANCES = ("chance",)
"""Parameters that are chances, and are said in per cent."""


class Wording:
    """The sentences of one puzzle, in the language that is chosen now."""

    def __init__(self, data: PuzzleData, names: Names) -> None:
        self.data, self.names = data, names

    def say(self, code: str, params: Mapping[str, Any]) -> str:
        """A message of the puzzle in words."""
        spoken = {k: percent(v) if k in _CHANCES else v for k, v in params.items()}
        if "territories" in params:
            spoken["names"] = [
                Message("name-territory", {"territory": t}) for t in params["territories"]
            ]
        if "defenders" in params and code == "fact-way":
            spoken["numbers"] = [str(number) for number in params["defenders"]]
        return render(Message(f"puzzle-{code}", spoken), self.names)

    def title(self) -> str:
        """What kind of decision it is."""
        return self.say(f"kind-{self.data.kind}", {})

    def level(self) -> str:
        """How difficult it is."""
        return self.say(f"level-{self.data.level}", {})

    def situation(self) -> str:
        """What has to be known beside the board."""
        about = {"seat": self.data.seat, **self._about()}
        return self.say(f"text-{self.data.kind}", {**about, "you": self.data.seat})

    def _about(self) -> dict[str, Any]:
        about = dict(self.data.about)
        if self.data.kind == "way":
            why = self.say(f"goal-{about['why']}", about)
            return {**about, "goal": why}
        return about

    def question(self) -> str:
        """The question."""
        return self.say(f"ask-{self.data.kind}", self._about())

    def choice(self, candidate: Candidate) -> str:
        """A candidate as an answer."""
        return self.say(f"do-{candidate.form}", candidate.params)

    def facts(self, candidate: Candidate) -> str:
        """What can be counted about a candidate."""
        return " ".join(self.say(f"fact-{name}", numbers) for name, numbers in candidate.facts)

    def value(self, candidate: Candidate) -> str:
        """What it is worth."""
        kind = "arrives" if self.data.kind == "way" else "wins"
        return self.say(kind, {"chance": candidate.value})

    def hints(self) -> tuple[str, str, str]:
        """A nudge, what can be counted, and the answer."""
        counted = [f"**{self.choice(c)}**: {self.facts(c)}" for c in self.data.candidates]
        return (
            self.say(f"hint-{self.data.kind}", {}),
            "\n".join(f"- {line}" for line in counted),
            self.say("hint-answer", {"answer": self.choice(self.data.best)}),
        )

    def verdict(self) -> str:
        """Why the best answer is the best, with the numbers of all candidates."""
        data, best = self.data, self.data.best
        params: dict[str, Any] = {
            "answer": self.choice(best),
            "chance": best.value,
            "margin": round(100 * data.margin, 1),
        }
        if data.interval is None:
            head = self.say("best-exact", params)
        else:
            low, high = (round(100 * end, 1) for end in data.interval)
            head = self.say("best", {**params, "low": low, "high": high})
        ranked = sorted(data.candidates, key=lambda candidate: -candidate.value)
        lines = [
            f"- **{self.choice(c)}**: {self.value(c)} {self.facts(c)}".rstrip() for c in ranked
        ]
        return "\n".join([head, *lines])

    def objection(self, candidate: Candidate) -> str:
        """What is said to whoever chooses a candidate that is not the best."""
        behind = round(100 * (self.data.best.value - candidate.value), 1)
        params = {"chance": candidate.value, "behind": behind}
        code = "behind-exact" if self.data.interval is None else "behind"
        return f"{self.say(code, params)} {self.facts(candidate)}".rstrip()

    def measured(self) -> str:
        """How the chances were found."""
        if self.data.interval is None:
            return self.say("measured-exact", {})
        return self.say("measured", {"games": self.data.games, **players()._asdict()})
