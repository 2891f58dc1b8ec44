r"""Branches of a game: plans that were not played, and the plans that continue them.

In a record, a branch stands in brackets in the comment on the action that was played instead. At
the end of the record, it stands in the comment on the last action, with the word ``next`` in place
of ``plan``. The branches that continue it come right after it, with a ``>`` for each level. Other
readers skip branches like any comment.

>>> from risk_widget.notation import Branch
>>> from risk_widget.notation.branches import branches_in, comments_of, remarks_in
>>> reply = Branch("attack china>siam", "Blue's reply")
>>> tree = {4: (Branch("attack brazil>peru", then=(reply,)),)}
>>> comments = comments_of(tree, 9, {5: "Why not?"})
>>> print(comments[5])
Why not? [plan: attack brazil>peru] [> "Blue's reply": attack china>siam]
>>> branches_in(comments) == tree, remarks_in(comments)
(True, {5: 'Why not?'})
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import MessageError
from risk_widget.reading.schema import read, whole
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

MOST_LETTERS: Final = 10_000
"""The most characters of a branch's name."""
MOST_LEVELS: Final = 40
"""The most levels of branches, each continuing the one before."""

Branches = dict[int, tuple["Branch", ...]]
"""Branches by the number of actions before them."""

_LIKE: Final = "attack brazil>peru"
_STEPS: Final = re.compile(r"[a-z](?:[a-z0-9>+, -]*[a-z0-9])?")
_MARK: Final = re.compile(
    r"\s*\[(?:(?P<word>plan|next)|(?P<level>>{1,40}))"
    r'(?: "(?P<name>(?:[^"\\\[\]]|\\(?:10|[0-9a-f])?[0-9a-f]{1,4};)*)")?'
    r": (?P<steps>[a-z0-9>+,; -]+)\]"
)
_CODE: Final = re.compile(r"\\([0-9a-f]+);")
_SIGNS: Final = frozenset('"[]\\')
"""Signs with a special meaning in a comment, or in a branch's name there."""


@dataclass(frozen=True, slots=True)
class Branch:
    """An unplayed plan for a turn, and the plans that continue it.

    A plan that continues a branch is one for the next turn, after all attacks of the branch have
    succeeded with average losses.

    >>> from risk_widget.notation import Branch
    >>> Branch("place brazil 3, attack brazil>peru", name="Peru first").steps
    'place brazil 3, attack brazil>peru'

    Attributes:
        steps: its steps, in the words of a record, with commas between them.
        name: its name, any text; "" if it has none.
        then: the branches that continue it.

    Raises:
        MessageError: a ``ValueError``: no steps, a name of more than 10,000 characters, something
            other than branches in ``then``, or more than 40 branches that continue each other.
    """

    steps: str
    name: str = ""
    then: tuple[Branch, ...] = ()

    def __post_init__(self) -> None:
        """Check the branch."""
        if type(self.steps) is not str or not _STEPS.fullmatch(self.steps):
            known = {"like": shown(_LIKE), "steps": shown(self.steps)}
            raise MessageError.of("branch-steps", **known)
        if type(self.name) is not str or len(self.name) > MOST_LETTERS:
            raise MessageError.of("branch-name", most=MOST_LETTERS)
        then: object = self.then
        if not isinstance(then, (tuple, list)) or not all(type(each) is Branch for each in then):
            raise MessageError.of("branch-then", then=shown(then))
        object.__setattr__(self, "then", tuple(then))
        if self.levels > MOST_LEVELS:
            raise MessageError.of("branch-levels", most=MOST_LEVELS)

    @property
    def levels(self) -> int:
        """The number of branches in the longest chain that begins with this one."""
        return 1 + max((branch.levels for branch in self.then), default=0)


# ---- writing -------------------------------------------------------------------------------------


def comments_of(
    branches: Mapping[int, Sequence[Branch]],
    actions: int,
    remarks: Mapping[int, str] | None = None,
) -> dict[int, str]:
    """Write branches into the comments on actions.

    Args:
        branches: the branches, by the number of actions before them.
        actions: the number of actions of the game; later branches are for undone actions, and are
            left out.
        remarks: the other comments, by the number of the action that they follow.
    """
    found = {**(remarks or {})}

    def add(number: int, word: str, own: Sequence[Branch]) -> None:
        marks = " ".join(mark for branch in own for mark in _marks(branch, word, 0))
        found[number] = f"{found.get(number, '')} {marks}".strip()

    for at, own in sorted(branches.items()):
        if own and at < actions:
            add(at + 1, "plan", own)
    if branches.get(actions):
        add(actions, "next", branches[actions])
    return found


def _marks(branch: Branch, word: str, level: int) -> Iterator[str]:
    name = f' "{_coded(branch.name)}"' if branch.name else ""
    yield f"[{'>' * level or word}{name}: {branch.steps}]"
    for following in branch.then:
        yield from _marks(following, word, level + 1)


def _coded(name: str) -> str:
    """Encode the characters of a name that a record forbids or gives a special meaning."""
    before = ["", *name]
    return "".join(
        f"\\{ord(sign):x};"
        if sign in _SIGNS or not sign.isprintable() or last == sign == "'"
        else sign
        for last, sign in zip(before, name, strict=False)
    )


# ---- reading -------------------------------------------------------------------------------------


def branches_in(comments: Mapping[int, str]) -> Branches:
    """Read the branches in the comments of a record; any other text is a remark."""
    found: dict[int, list[Branch]] = {}
    for number, comment in comments.items():
        for at, own in _read(number, comment)[0]:
            found.setdefault(at, []).extend(own)
    return {at: tuple(own) for at, own in sorted(found.items())}


def remarks_in(comments: Mapping[int, str]) -> dict[int, str]:
    """Return the comments of a record without the branches in them."""
    remarks = {number: _read(number, comment)[1] for number, comment in comments.items()}
    return {number: text for number, text in remarks.items() if text}


class _Read:
    """A branch being read."""

    def __init__(self, steps: str, name: str) -> None:
        self.steps, self.name = steps, name
        self.then: list[_Read] = []

    def branch(self) -> Branch:
        """Return the branch, with all branches that continue it."""
        return Branch(self.steps, self.name, tuple(each.branch() for each in self.then))


def _read(number: int, comment: str) -> tuple[list[tuple[int, list[Branch]]], str]:
    """Read the branches of a comment, each with its moment, and the remaining text."""
    found: list[tuple[int, list[_Read]]] = []
    path: list[_Read] = []
    rest, end = [], 0
    for mark in _MARK.finditer(comment):
        level = len(mark["level"] or "")
        texts = [part.strip(", ") for part in mark["steps"].split(";")]
        name = _CODE.sub(lambda code: chr(int(code[1], 16)), mark["name"] or "")
        at = number if mark["word"] == "next" else number - 1
        readable = all(map(_STEPS.fullmatch, texts)) and len(name) <= MOST_LETTERS
        if not readable or level > len(path) or level >= MOST_LEVELS or at < 0:
            continue
        rest.append(comment[end : mark.start()])
        end = mark.end()
        own = [_Read(text, name) for text in texts]
        if level:
            path[level - 1].then += own
        else:
            found.append((at, own))
        path[level:] = own[-1:]
    rest.append(comment[end:])
    return [(at, [each.branch() for each in own]) for at, own in found], "".join(rest).strip()


# ---- changing ------------------------------------------------------------------------------------


def with_branches(
    comments: Mapping[int, str] | None,
    branches: Mapping[int, Sequence[Branch | str]] | None,
    actions: int,
) -> Mapping[int, str] | None:
    """Write branches into comments, replacing the branches already there.

    Args:
        comments: remarks by the number of the action they follow, counting from 1.
        branches: branches or texts of steps, by the number of actions before them; None leaves the
            comments as they are.
        actions: the number of actions of the game.

    Raises:
        ValueError: a moment that the game does not have, or something other than branches.
    """
    if branches is None:
        return comments
    found: Branches = {}
    for at, own in read(dict[int, Any], branches, "branches").items():
        here = whole(at, "the moment of a branch", 0, actions)
        each = read(list[Any], own, "branches")
        found[here] = tuple(one if isinstance(one, Branch) else Branch(one) for one in each)
    return comments_of(found, actions, remarks_in(comments or {}))


def with_branch(
    branches: Sequence[Branch],
    path: Sequence[int],
    *,
    steps: str | None = None,
    name: str | None = None,
) -> tuple[Branch, ...]:
    """Change, add or delete one of a moment's branches.

    >>> from risk_widget.notation.branches import Branch, with_branch
    >>> one = with_branch((), [0], steps="attack brazil>peru")
    >>> two = with_branch(one, [0, 0], steps="attack china>siam", name="Reply")
    >>> two[0].then[0].name, with_branch(two, [0], steps="")
    ('Reply', ())

    Args:
        branches: the branches of the moment.
        path: the number of a branch, then the number of one that continues it, and so on; the
            number after the last adds a branch.
        steps: the branch's new steps; "" deletes the branch, with all that continue it.
        name: the branch's new name.

    Raises:
        IndexError: there is no such branch.
        MessageError: see `Branch`.
    """
    here, *further = path
    old = branches[here] if here < len(branches) else None
    if here > len(branches) or (old is None and (further or not steps)):
        raise IndexError(here)
    if further:
        assert old is not None
        new = Branch(old.steps, old.name, with_branch(old.then, further, steps=steps, name=name))
    elif steps == "":
        return (*branches[:here], *branches[here + 1 :])
    else:
        before = old or Branch(steps or "", name or "")
        new = Branch(
            before.steps if steps is None else steps,
            before.name if name is None else name,
            before.then,
        )
    return (*branches[:here], new, *branches[here + 1 :])
