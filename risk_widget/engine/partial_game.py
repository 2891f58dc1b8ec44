"""A position of which only a part is known: it is looked at, and not played on.

Position texts that were written for one seat, or for a spectator, give such games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn

from risk_widget.engine.actions import IllegalAction, Refusal
from risk_widget.engine.codes import HIDDEN, NO_CAPITAL
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.explain import Verdict
from risk_widget.engine.legal_actions import NOTHING_LISTED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.data_types import LegalRanges, Observation
    from risk_widget.engine.legal_actions import LegalActions

PARTIAL: Final = "game.partial"
NOT_PLAYABLE: Final = Refusal(PARTIAL, "game-partial")
"""Why nobody can act in such a game; its rule is no clause of the rules."""
_REFUSED: Final = Verdict(False, *NOT_PLAYABLE, source=None)  # noqa: FBT003 - as the tuple has it


class PartialCoreGame(CoreGame):
    """A game with unknown cards, capitals or missions.

    Its text and what a seat sees of it are there as in every game. No action is legal in it:
    ``apply``, ``undo`` and ``redo`` raise ``IllegalAction``.
    """

    __slots__ = ()

    is_partial: ClassVar[bool] = True

    @property
    def viewer(self) -> str | None:
        """The only seat whose secrets are known here; None if there is none, or several."""
        known = [seat for number, seat in enumerate(self.seats) if self._is_known(number)]
        return known[0] if len(known) == 1 else None

    def _is_known(self, seat: int) -> bool:
        """Whether something is known that only this seat may see, and no card or capital is not."""
        state = self._state
        hand, mission, capital = state.hand_of(seat), state.mission[seat], state.capital[seat]
        hidden = self._config.unknown_card in hand or capital == HIDDEN
        own_capital = capital != NO_CAPITAL and not state.shown[seat]
        return not hidden and bool(hand or mission >= 0 or own_capital)

    # -- nobody acts

    def legal_actions(self) -> LegalActions:
        """No action at all."""
        return NOTHING_LISTED

    def legal_ranges(self) -> LegalRanges:
        """No action at all."""
        return {}

    def observe(self, seat: str | None = None) -> Observation:
        """What a seat may see of what is known here; nothing is legal."""
        return {**super().observe(seat), "legal": None}

    def explain(self, action: Action | Mapping[str, Any], seat: str | None = None) -> Verdict:
        """Why no action is possible here."""
        del action, seat
        return _REFUSED

    def explain_trade(self, cards: Sequence[str]) -> Verdict:
        """Why no action is possible here."""
        del cards
        return _REFUSED

    def apply(self, action: Action | Mapping[str, Any], seat: str | None = None) -> NoReturn:
        """Raises ``IllegalAction``."""
        del action, seat
        self._refuse()

    def undo(self) -> NoReturn:
        """Raises ``IllegalAction``."""
        self._refuse()

    def redo(self) -> NoReturn:
        """Raises ``IllegalAction``."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise IllegalAction(NOT_PLAYABLE)
