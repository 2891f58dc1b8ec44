"""A person's own plans in a record, as comments that other readers pass over.

A plan stands after the action that was played instead of it; at the end of the record, after the
last action, with the word ``next``.
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
_COMMENT: Final = re.compile(r"plan(?P<next> next)?: (?P<plans>[a-z0-9>+,; -]{1,2000})")


def comments_of(plans: Mapping[int, Sequence[str]], actions: int) -> dict[int, str]:
    """Write plans as comments on actions.

    >>> from risk_widget.play.own_plans import comments_of, plans_in
    >>> comments_of({4: ("attack brazil>peru",)}, 9)
    {5: 'plan: attack brazil>peru'}
    >>> plans_in({5: "plan: attack brazil>peru", 6: "a remark"})
    {4: ('attack brazil>peru',)}

    Args:
        plans: the plans, by the number of actions before them.
        actions: the number of actions of the game.
    """
    found: dict[int, str] = {}
    for at, texts in sorted(plans.items()):
        if at < actions:
            found[at + 1] = f"plan: {'; '.join(texts)}"
    if actions in plans and actions and actions not in found:
        found[actions] = f"plan next: {'; '.join(plans[actions])}"
    return found


def plans_in(comments: Mapping[int, str]) -> OwnPlans:
    """Read the plans in the comments of a record; other comments are passed over."""
    found: OwnPlans = {}
    for number, comment in comments.items():
        said = _COMMENT.fullmatch(comment)
        if said is not None and len(found) < MOST:
            texts = tuple(part.strip() for part in said["plans"].split(";"))
            found[number if said["next"] else number - 1] = texts
    return found
