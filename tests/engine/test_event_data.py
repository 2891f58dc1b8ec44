"""Events hold the data that their types declare, in every edition, mode and number of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, get_args, get_origin, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine import data_types, events
from risk_widget.engine.data_types import EventKind
from tests.engine.ways import WAYS, play

if TYPE_CHECKING:
    from risk_widget.engine.events import Event
    from tests.engine.ways import GameSetup

NAMES = {**vars(data_types), "NotRequired": NotRequired, "Sequence": Sequence}
CHECKED = settings(max_examples=20)


def data_type(kind: str) -> type:
    """Return the type of the data of a kind of event."""
    found: type = getattr(events, kind.title().replace("_", ""))
    return found


def check_data(event: Event) -> None:
    """Check that the data has all required keys, no others, and values of the right kinds."""
    declared = data_type(event.type)
    wanted = get_type_hints(declared, vars(events), NAMES, include_extras=True)
    required = {key for key, kind in wanted.items() if get_origin(kind) is not NotRequired}
    assert required <= set(event.data) <= set(wanted), event
    kinds = get_type_hints(declared, vars(events), NAMES)
    for key, value in event.data.items():
        kind = kinds[key]
        if get_origin(kind) is Literal:
            assert value in get_args(kind), event
        else:
            assert isinstance(value, get_origin(kind) or kind), event


def test_every_kind_of_event_has_a_type() -> None:
    for kind in get_args(EventKind):
        assert get_type_hints(data_type(kind), vars(events), NAMES), kind


@CHECKED
@given(st.sampled_from(WAYS), st.integers(0, 10_000))
def test_events_match_their_types(setup: GameSetup, seed: int) -> None:
    game = setup.new(seed)
    for event in game.opening:
        check_data(event)
    for _ in play(game, seed, 300):
        for event in game.history[-1].events if game.history else ():
            check_data(event)
