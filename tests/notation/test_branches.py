"""Branches in records and links may have any name and form any tree; anything else is refused."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.messages import use_language
from risk_widget.messages.catalog import languages
from risk_widget.notation import Branch, LinkError
from risk_widget.notation.branches import (
    MOST_LETTERS,
    MOST_LEVELS,
    branches_in,
    remarks_in,
    with_branch,
)
from tests.notation.kept_games import kept_record

STEPS = "place brazil 3, attack brazil>peru, fortify peru>argentina 2"

any_sign = st.characters(exclude_categories=())
"""All characters, even single surrogates."""
nasty = st.sampled_from(
    ("]", "[brazil]", '"', "\\", "'''", "\n", "\r\n", "\u202e", "\u2066", "\ud83d", "\ude00", "#")
)
texts = st.sampled_from(
    ("> ", "[next: attack peru>brazil]", "\\22;", "\x00", "\x85", "\u2028", "“", "'", "a" * 10)
)
names = st.lists(nasty | texts | any_sign, max_size=12).map("".join)
leaves = st.builds(Branch, st.just(STEPS), names)
trees = st.recursive(
    leaves,
    lambda inner: st.builds(Branch, st.just(STEPS), names, st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)
remarks = st.dictionaries(st.integers(1, 3), st.sampled_from(["Why not? [brazil]", "? Where"]))


def random_name() -> str:
    """Return a random name, which compression can hardly shorten."""
    letters = Random(1)
    return "".join(chr(letters.randrange(0x4E00, 0x9000)) for _ in range(MOST_LETTERS))


@cache
def game() -> rw.Game:
    played = rw.load_lesson("04-combat").game.fork(seed=1)
    for _ in range(3):
        played.apply(played.legal_actions()[0])
    return played


@settings(max_examples=80)
@given(
    st.dictionaries(st.integers(0, 3), st.lists(trees, min_size=1, max_size=2).map(tuple)), remarks
)
def test_a_tree_with_any_names_survives_a_record_and_a_link(
    tree: dict[int, tuple[Branch, ...]], remarks: dict[int, str]
) -> None:
    text = game().record(comments=remarks, branches=tree)
    replay = rw.Game.replay(text)
    assert replay.ok
    assert replay.branches == tree
    assert remarks_in(replay.comments) == remarks
    assert replay.game.record(comments=replay.comments) == text
    opened = rw.open_link(game().link(whole=True, comments=remarks, branches=tree))
    assert opened.branches == tree
    assert remarks_in(opened.comments) == remarks


def test_a_long_name_is_kept_and_a_longer_one_refused_in_every_language() -> None:
    name = "a]" * (MOST_LETTERS // 2)
    text = game().record(branches={1: [Branch(STEPS, name)]})
    assert rw.Game.replay(text).branches[1][0].name == name
    with pytest.raises(LinkError) as long:
        game().link(whole=True, branches={1: [Branch(STEPS, random_name())]})
    assert long.value.fault == "long"
    for language in languages():
        with use_language(language), pytest.raises(ValueError, match=r"10.?000"):
            Branch(STEPS, name + "a")


def test_plans_after_the_last_action_are_kept() -> None:
    position = rw.Game.from_position(game().position())
    tree = {0: (Branch(STEPS, "first"), Branch("attack brazil>peru"))}
    assert rw.Game.replay(position.record(branches=tree)).branches == tree
    assert rw.open_link(position.link(whole=True, branches=tree)).branches == tree


def test_turn_headings_are_not_comments() -> None:
    text = game().record().replace("log = '''\n", "log = '''\n# round 3, red\n# Look.\n", 1)
    assert rw.Game.replay(text).comments == {0: "Look."}


def test_branches_replace_those_in_the_comments() -> None:
    text = game().record(comments={2: "Well."}, branches={1: [STEPS]})
    replay = rw.Game.replay(text)
    again = replay.game.record(comments=replay.comments, branches={2: ["attack brazil>peru"]})
    assert rw.Game.replay(again).branches == {2: (Branch("attack brazil>peru"),)}
    assert remarks_in(rw.Game.replay(again).comments) == {2: "Well."}


@pytest.mark.parametrize(
    "written",
    [
        "[plan: <script>]",
        "[plan: ,]",
        '[> "orphan": attack brazil>peru]',
        '[plan "no end: attack brazil>peru]',
        '[plan "\\ffffff;": attack brazil>peru]',
        f"[{'>' * MOST_LEVELS}: attack brazil>peru]",
    ],
)
def test_text_that_is_not_a_branch_stays_a_remark(written: str) -> None:
    assert branches_in({1: written}) == {}
    assert remarks_in({1: written}) == {1: written}


def test_several_plans_with_one_mark_are_read() -> None:
    found = branches_in({3: "Hm. [plan: attack brazil>peru; place peru 2]"})
    assert found == {2: (Branch("attack brazil>peru"), Branch("place peru 2"))}


@pytest.mark.parametrize("steps", ["", "attack brazil>peru]", "Attack", "a; b", " attack", 7])
def test_a_branch_has_steps(steps: object) -> None:
    with pytest.raises(ValueError, match="steps"):
        Branch(steps)  # type: ignore[arg-type]


@pytest.mark.parametrize("then", [None, 3, "ab", ("attack brazil>peru",), [STEPS]])
def test_only_branches_continue_a_branch(then: object) -> None:
    with pytest.raises(ValueError, match="must be continued by branches"):
        Branch(STEPS, then=then)  # type: ignore[arg-type]


def test_a_list_continues_a_branch_as_a_tuple_does() -> None:
    then: Any = [Branch(STEPS)]
    assert Branch(STEPS, then=then) == Branch(STEPS, then=(Branch(STEPS),))


def test_too_many_levels_are_refused() -> None:
    branch = Branch(STEPS)
    for _ in range(MOST_LEVELS - 1):
        branch = Branch(STEPS, then=(branch,))
    assert rw.Game.replay(game().record(branches={0: [branch]})).branches == {0: (branch,)}
    with pytest.raises(ValueError, match="40"):
        Branch(STEPS, then=(branch,))


def test_a_moment_outside_the_game_is_refused() -> None:
    with pytest.raises(ValueError, match="moment"):
        game().record(branches={4: [STEPS]})


def test_branches_are_added_changed_and_deleted_in_place() -> None:
    own = with_branch((), [0], steps="attack brazil>peru")
    own = with_branch(own, [1], steps="place peru 2", name="second")
    own = with_branch(own, [1, 0], steps="attack china>siam")
    own = with_branch(own, [1], steps="place peru 3")
    assert own[1] == Branch("place peru 3", "second", (Branch("attack china>siam"),))
    assert with_branch(own, [1, 0], name="reply")[1].then[0].name == "reply"
    assert with_branch(own, [0], steps="") == own[1:]
    for path in ([3], [0, 1], [1, 1, 0]):
        with pytest.raises(IndexError):
            with_branch(own, path, steps="attack brazil>peru")
    with pytest.raises(IndexError):
        with_branch(own, [2], name="a name alone")


def test_records_of_finished_games_accept_branches_at_the_end() -> None:
    replay = rw.Game.replay(kept_record("german-missions-2-1"))
    end = len(replay.game.history)
    text = replay.game.record(branches={end: [STEPS], end - 1: [STEPS]})
    assert set(rw.Game.replay(text).branches) == {end - 1, end}
