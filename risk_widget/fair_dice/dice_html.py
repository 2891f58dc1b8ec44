"""What a notebook shows of the dice of a game."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from risk_widget.fair_dice.faces import FACES, mean_face
from risk_widget.messages import say
from risk_widget.results.displays import folded, lines, signed, table

if TYPE_CHECKING:
    from risk_widget.engine.kinds import Owner
    from risk_widget.fair_dice.report import DiceReport


def report_html(report: DiceReport) -> str:
    """What a notebook shows: the faces by who rolled them, the luck, and every roll when opened."""
    parts = [escape(report.sentence())]
    if report.rolls:
        every = folded(say("fair-every-roll", rolls=len(report.rolls)), _rolls(report))
        parts += [_faces(report), _luck(report), every]
    if report.commitment is not None:
        seed = escape(report.about_the_seed())
        parts.append(f'<span style="overflow-wrap:anywhere">{seed}</span>')
    return lines(*parts)


def _called(report: DiceReport, seat: Owner) -> str:
    return say("name-seat-at-start", report.names, seat=seat)


def _faces(report: DiceReport) -> str:
    return table(
        [say("fair-who"), *map(str, FACES), say("fair-mean")],
        [
            [_called(report, who), *map(str, count), f"{mean_face(count):.2f}"]
            for who, count in report.counts.items()
        ],
        numbers=range(1, len(FACES) + 2),
    )


def _luck(report: DiceReport) -> str:
    won = report.territories_won
    return table(
        [say("fair-who"), say("fair-luck"), say("fair-won")],
        [
            [_called(report, seat), signed(armies), signed(won[seat], 2)]
            for seat, armies in report.luck.items()
        ],
        numbers=(1, 2),
    )


def _rolls(report: DiceReport) -> str:
    def place(territory: str) -> str:
        return say("name-territory", report.names, territory=territory)

    return table(
        [say(f"fair-{code}") for code in ("number", "round", "from-to", "attack", "defence")],
        [
            [
                str(roll.number),
                str(roll.round),
                f"{place(roll.source)} → {place(roll.target)}",
                " ".join(map(str, roll.attack)),
                " ".join(map(str, roll.defence)),
            ]
            for roll in report.rolls
        ],
        numbers=(0, 1, 3, 4),
    )
