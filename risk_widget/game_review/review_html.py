"""What a notebook shows of a review: the chances as lines, turning points, luck, every turn."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from risk_widget.messages import say
from risk_widget.results.displays import folded, lines, percent, signed, table
from risk_widget.results.plots import SEATS

if TYPE_CHECKING:
    from risk_widget.game_review.result import Review, TurnReview

_WIDTH: Final = 460
_HEIGHT: Final = 140
_LEFT: Final = 44


def review_html(review: Review) -> str:
    """The whole review, without a script and without a ground of its own."""
    if not review.turns:
        return lines(escape(review.sentence()))
    parts = [escape(review.sentence()), _chart(review)]
    if points := review.turning_points:
        items = "".join(f"<li>{escape(review.tell(turn))}</li>" for turn in points)
        parts.append(f"{escape(say('review-turning-points'))}<ul>{items}</ul>")
    every = folded(say("review-every-turn", turns=len(review.turns)), _turns(review))
    return lines(*parts, _luck(review), every)


def _called(review: Review, seat: str) -> str:
    return say("name-seat-at-start", review.names, seat=seat)


def _chart(review: Review) -> str:
    """A line for each seat, its name and its last chance behind it."""
    at = review.chances
    step = _WIDTH / max(1, len(at) - 1)
    bottom = _HEIGHT + 8

    def up(chance: float) -> float:
        return bottom - _HEIGHT * chance

    marks = "".join(
        f'<path d="M{_LEFT} {up(c):.0f}h{_WIDTH}" stroke="currentColor" stroke-opacity=".2"/>'
        f'<text x="{_LEFT - 5}" y="{up(c) + 4:.0f}" text-anchor="end">{escape(percent(c))}</text>'
        for c in (0.0, 0.5, 1.0)
    )
    drawn, key, said = [], [], []
    for seat in review.seats:
        points = " ".join(
            f"{_LEFT + step * n:.1f},{up(chances[seat]):.1f}" for n, chances in enumerate(at)
        )
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{SEATS[seat]}" stroke-width="2"/>'
        )
        last = f"{_called(review, seat)} {percent(at[-1][seat])}"
        said.append(last)
        dot = f"width:10px;height:10px;border-radius:3px;background:{SEATS[seat]}"
        key.append(
            '<span style="display:inline-flex;align-items:center;gap:5px;margin-right:14px">'
            f'<span style="{dot}"></span>{escape(last)}</span>'
        )
    label = escape(f"{say('review-chances')}: {'; '.join(said)}", quote=True)
    return (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {_LEFT + _WIDTH + 4} {bottom + 20}" '
        f'width="{_LEFT + _WIDTH + 4}" style="max-width:100%" font-size="11" fill="currentColor">'
        f"{marks}{''.join(drawn)}"
        f'<text x="{_LEFT + _WIDTH}" y="{bottom + 15}" text-anchor="end">'
        f"{escape(say('review-turns'))}</text></svg><div>{''.join(key)}</div>"
    )


def _luck(review: Review) -> str:
    return table(
        [say("review-who"), say("fair-luck"), say("review-chance-by-dice")],
        [
            [_called(review, seat), signed(luck.armies), _signed(luck.chance)]
            for seat, luck in review.luck.items()
        ],
        numbers=(1, 2),
    )


def _turns(review: Review) -> str:
    heads = ("round", "turn", "before", "after", "dice", "planned", "difference", "plan")
    return table(
        [say(f"review-column-{name}") for name in heads],
        [_row(review, turn) for turn in review.turns],
        numbers=(0, 2, 3, 4, 5, 6),
    )


def _row(review: Review, turn: TurnReview) -> list[str]:
    """A turn from the seat's own knowledge; the difference without its dice."""
    plan, choices = turn.plan, turn.without_dice
    return [
        str(turn.round),
        _called(review, turn.seat),
        percent(turn.had),
        percent(turn.got),
        _signed(turn.own_dice),
        "" if plan is None else percent(plan.chance),
        "" if choices is None else _signed(choices),
        "" if plan is None else plan.words,
    ]


def _signed(chance: float) -> str:
    """A change of a chance, in hundredths."""
    return signed(100 * chance)
