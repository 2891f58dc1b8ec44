"""Records of an earlier version still mean the same games with the same ends."""

from __future__ import annotations

import pytest

from risk_widget.game import Game
from tests.engine.ways import WAYS
from tests.notation.kept_games import kept_positions, kept_record, plans

ENDS = kept_positions()


@pytest.mark.sampled
@pytest.mark.parametrize("name", ENDS)
def test_a_kept_game_is_replayed_to_its_end(name: str) -> None:
    """Every outcome equals the record's, too, since the game's new record is identical."""
    record = kept_record(name)
    replayed = Game.replay(record, strict=True)
    assert replayed.game.position() == ENDS[name]
    assert replayed.game.record() == record


def test_every_way_to_play_has_a_saved_game() -> None:
    assert len(ENDS) == 102
    assert {plan.name for plan in plans()} == ENDS.keys()
    played = {setup.edition + setup.mode for setup in WAYS} | {
        name for setup in WAYS for name, _ in setup.options
    }
    named = [(plan.setup.edition + plan.setup.mode, *dict(plan.setup.options)) for plan in plans()]
    assert played <= {part for parts in named for part in parts}
