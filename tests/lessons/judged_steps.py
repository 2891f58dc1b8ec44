"""The steps of lessons that ask for judgement, with the answers that the judges compare.

Left out are questions about rules, questions whose answer is an exact chance or a count, and tasks
with a fixed aim, such as to place armies so that they bar a way, or to choose a safe capital.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress
from tests.lessons.judged import POINTS, stamp

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.course.step import Step

FILE: Final = Path(__file__).with_name("judged_steps.json")


class Compared(NamedTuple):
    """An answer, both in the form for the judges and as a learner gives it."""

    form: str
    params: dict[str, Any]
    said: Any


def put(**placed: Any) -> Compared:
    """Return the answer that places these armies."""
    named = {place.replace("_", "-"): armies for place, armies in placed.items()}
    said = [{"type": "place", "territory": t, "armies": n} for t, n in named.items()]
    return Compared("put", {"placed": named}, said)


def storm(source: str, target: str, said: Any = None) -> Compared:
    """Return the answer that attacks until the battle is decided."""
    attack = {"type": "attack", "source": source, "target": target, "armies": 1}
    return Compared("storm", {"source": source, "target": target}, said or attack)


def stop(said: Any = None) -> Compared:
    """Return the answer that ends the attacks."""
    return Compared("stop", {}, said or {"type": "end_phase"})


def leave(armies: Any) -> Compared:
    """Return the answer that moves armies in after a capture."""
    return Compared("leave", {"armies": armies}, {"type": "occupy", "armies": armies})


def move(source: str, target: str, armies: Any) -> Compared:
    """Return the answer that moves armies at the end of the turn."""
    said = {"type": "fortify", "source": source, "target": target, "armies": armies}
    return Compared("move", {"moves": [[source, target, armies]]}, said)


def march(source: str, target: str, said: str) -> Compared:
    """Return the answer that places all armies and attacks."""
    return Compared("break", {"source": source, "territories": [target]}, said)


STAY: Final = Compared("stay", {}, {"type": "end_phase"})

STEPS: Final[dict[str, tuple[str, list[Compared]]]] = {
    "01-board/new-armies": (
        "place",
        [put(stonegate=5), put(old_harbour=5), put(northcliff=5), put(highmoor=5)],
    ),
    "04-combat/defend": (
        "defend",
        [Compared("dice", {"dice": n}, {"type": "defend", "dice": n}) for n in (1, 2, 3)],
    ),
    "04-combat/stop": ("stop", [stop(), storm("brazil", "peru")]),
    "05-capture/forward": ("leave", [leave("$most"), leave(3), leave(4)]),
    "06-movement-and-a-whole-turn/move": (
        "fortify",
        [move("$idle", "brazil", "$most"), move("$idle", "$other", "$most"), STAY],
    ),
    "06-movement-and-a-whole-turn/rear-guard": ("fortify", [move("india", "siam", "$most"), STAY]),
    "12-a-whole-game/two-doors": (
        "place",
        [
            put(venezuela=7, brazil=1),
            put(venezuela=4, brazil=4),
            put(venezuela=8),
            put(brazil=8),
            put(peru=8),
        ],
    ),
    "12-a-whole-game/which-to-break": (
        "break",
        [march("brazil", "north-africa", "africa"), march("siam", "indonesia", "australia")],
    ),
    "12-a-whole-game/whose-cards": (
        "stop",
        [
            stop("neither"),
            storm("brazil", "peru", "blue"),
            storm("brazil", "north-africa", "green"),
        ],
    ),
    "12-a-whole-game/trade-now": (
        "trade",
        [Compared("trade", {"armies": 8}, "trade"), Compared("wait", {}, "keep")],
    ),
    "12-a-whole-game/reserve": ("leave", [leave(3), leave(5), leave(7)]),
    "12-a-whole-game/wait": ("stop", [stop("wait"), storm("brazil", "peru", "now")]),
    "12-a-whole-game/where-to-stop": ("stop", [stop(), storm("alaska", "kamchatka")]),
}


LEFT_OUT: Final = {("06-movement-and-a-whole-turn/move", "german")}
"""Steps and editions without a clear verdict.

Here the cautious bot prefers to move nothing by 3.5 points, on a board on which it wins at most 5%
of its games. On boards on which Red wins 20% the move matters by some two points, which 400 games
can't tell from chance.
"""


class JudgedStep(NamedTuple):
    """One variation of a step, ready to be judged."""

    name: str
    kind: str
    step: Step
    answers: list[Compared]
    right: list[bool]

    @property
    def position(self) -> str:
        """The position in which the learner decides."""
        return self.step.new_game().position()

    @property
    def stamp(self) -> str:
        """The stamp for a new verdict."""
        asked = [(each.form, each.params) for each in self.answers]
        return stamp(self.kind, self.step.you, self.position, asked)


def judged_steps() -> Iterator[JudgedStep]:
    """Yield the steps under each edition and in every variation, with answers that are judged.

    With each goes whether the lesson accepts its answers.
    """
    for name, (kind, answers) in STEPS.items():
        lesson_id, _, step_id = name.partition("/")
        source = load_source(lesson_id)
        found = source.steps[source.index(step_id)]
        for edition, seed in product(found.editions, found.seeds()):
            if (name, edition) in LEFT_OUT:
                continue
            values = (
                {}
                if found.variations is None
                else found.variations.values(found.variations.picked(seed))
            )
            filled = [Compared(*(_filled(part, values) for part in each)) for each in answers]
            step = found.under(edition, seed)
            lesson = rw.load_lesson(lesson_id, edition=edition, seed=seed, progress=Progress())
            lesson.go(step_id)
            filled = [each for each in filled if each.form != "dice" or is_legal(step, each.said)]
            right = []
            for each in filled:
                lesson.retry()
                right.append(bool(lesson.check(each.said).ok))
            under = "" if edition == found.editions[0] else f"/{edition}"
            yield JudgedStep(f"{name}{under}/{seed}", kind, step, filled, right)


def is_legal(step: Step, action: dict[str, Any]) -> bool:
    """Return whether an action is possible at once; editions differ in the dice of a defence."""
    return action in [legal.to_dict() for legal in step.new_game().legal_actions()]


def _filled(part: Any, values: Mapping[str, Any]) -> Any:
    """Replace names such as "$most" with the values of a variation."""
    if isinstance(part, str):
        return values[part[1:]] if part.startswith("$") else part
    if isinstance(part, dict):
        return {key: _filled(value, values) for key, value in part.items()}
    if isinstance(part, list):
        return [_filled(value, values) for value in part]
    return part


def kept_verdicts(file: Path = FILE) -> dict[str, dict[str, Any]]:
    """Read the stored verdicts, by the names of the steps."""
    found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def opponents(right: list[bool], verdict: Mapping[str, Any]) -> dict[str, float]:
    """Return each judge that clearly prefers an answer marked as wrong, with that answer's lead.

    The lead in the expert's values, which may come from games, is reduced by their error.
    """
    found = {}
    for who in ("expert", "bold", "cautious"):
        values = verdict[who]
        order = sorted(range(len(values)), key=lambda n: -values[n])
        best = next(n for n in order if right[n])
        other = next(n for n in order if not right[n])
        lead = values[other] - values[best]
        if who == "expert":
            lead -= max(verdict["errors"][best], verdict["errors"][other])
        if lead > POINTS:
            found[who] = lead
    return found
