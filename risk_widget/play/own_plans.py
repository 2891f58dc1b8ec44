"""A person's own plans in a record, as comments that other readers pass over.

A plan stands in brackets in the comment on the action that was played instead of it; at the end of
the record, in that on the last action, with the word ``next`` in place of ``plan``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OwnPlans = dict[int, tuple[str, ...]]
"""Plans as texts, by the number of actions before them."""
MOST: Final = 40
"""Most moments whose plans are read."""
_PLANS: Final = re.compile(r"\s*\[(?:plan|(?P<next>next)): (?P<plans>[a-z0-9>+,; -]{1,2000})\]")


def comments_of(
    plans: Mapping[int, Sequence[str]], actions: int, remarks: Mapping[int, str] | None = None
) -> dict[int, str]:
    """Write plans into the comments on actions.

    >>> from risk_widget.play.own_plans import comments_of, plans_in, remarks_in
    >>> comments = comments_of({4: ("attack brazil>peru",)}, 9, {5: "Why not?"})
    >>> comments
    {5: 'Why not? [plan: attack brazil>peru]'}
    >>> plans_in(comments), remarks_in(comments)
    ({4: ('attack brazil>peru',)}, {5: 'Why not?'})

    Args:
        plans: the plans, by the number of actions before them.
        actions: the number of actions of the game.
        remarks: the other comments, by the number of the action that they follow.
    """
    found = {**(remarks or {})}

    def add(number: int, word: str, texts: Sequence[str]) -> None:
        mark = ": ".join((word, "; ".join(texts)))
        found[number] = f"{found.get(number, '')} [{mark}]".lstrip()

    for at, texts in sorted(plans.items()):
        if at < actions:
            add(at + 1, "plan", texts)
    if actions and actions in plans:
        add(actions, "next", plans[actions])
    return found


def plans_in(comments: Mapping[int, str]) -> OwnPlans:
    """Read the plans in the comments of a record."""
    found: OwnPlans = {}
    for number, comment in comments.items():
        for said in _PLANS.finditer(comment):
            texts = tuple(part.strip() for part in said["plans"].split(";"))
            found[number if said["next"] else number - 1] = texts
    return dict([*found.items()][:MOST])


def remarks_in(comments: Mapping[int, str]) -> dict[int, str]:
    """Return the comments of a record without the plans in them."""
    remarks = {number: _PLANS.sub("", comment) for number, comment in comments.items()}
    return {number: text for number, text in remarks.items() if text}
