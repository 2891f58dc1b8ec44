"""The interface of a bot: it sees an observation and names an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from risk_widget.engine import data_types

if TYPE_CHECKING:
    from risk_widget.engine.data_types import LegalRanges

Observation: TypeAlias = data_types.Observation
"""What one seat may see, as `Game.observe` gives it: plain JSON data, to be read only."""
Action = dict[str, Any]
"""One action as JSON data, such as `{"type": "attack", "source": …}`."""


@runtime_checkable
class Bot(Protocol):
    """A player. It never holds the game, so it cannot know more than its seat may see."""

    def choose(self, observation: Observation, /) -> Action:
        """Name one legal action for the seat that must act.

        Args:
            observation: what that seat sees; `legal` holds its choices. It is not changed.

        Raises:
            NothingToChoose: the seat has no decision to take.
        """
        ...


class NothingToChoose(ValueError):  # noqa: N818 - a misuse by the caller, not a failure of the bot
    """Raised when a bot is asked while its seat has nothing to decide."""


def legal_of(observation: Observation) -> LegalRanges:
    """The choices of the observed seat.

    Raises:
        NothingToChoose: it has none.
    """
    legal = observation["legal"]
    if not legal:
        phase, actor = observation.get("phase"), observation.get("actor")
        raise NothingToChoose(f"this seat decides nothing now: in phase {phase!r} {actor!r} acts")
    return legal
