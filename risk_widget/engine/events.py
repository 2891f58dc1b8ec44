"""What happened: the outcomes of an action, in order, as plain data.

Every event has a type, the seat it belongs to (None where it is nobody's) and a dict of JSON data:

==================  ======================================================================
``starter_rolled``  rolls [[seat, [dice]], ...] one entry per round of rolling and seat, first
``dealt``           counts {seat or "third": territories}
``claimed``         territory
``placed``          territory, armies; third true where the third army's armies were placed
``capital_chosen``  territory (secret: only for the seat itself)
``turn_started``    round
``income``          items [{kind, subject, armies, rule}], total
``traded``          cards, armies, set_number
``bonus_placed``    territory, armies
``phase_started``   phase
``attacked``        source, target, armies, dice, defender; third true for the allied army
``rolled``          source, target, attacker, defender, attack and defence (highest die first),
                    pairs [[attack die, defence die, "attack" or "defence"]] (who won it),
                    attacker_losses, defender_losses, rule
``captured``        source, target, defender, first_capture
``occupied``        source, target, armies
``eliminated``      seat, by
``cards_taken``     from, count, cards (secret: only for the receiver)
``capital_fell``    territory, owner, by, continent, cleared {territory: armies taken away}
``card_drawn``      card (secret: only for the seat itself)
``fortified``       source, target, armies
``third_owed``      armies
``third_placed``    territories {territory: armies} (the third army is set down)
``deck_reshuffled`` count
``won``             winner, reason (clause id); mission, or the number of capitals, if by these
==================  ======================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from risk_widget.engine.kinds import EventKind

_SECRETS = {"card_drawn": "card", "cards_taken": "cards", "capital_chosen": "territory"}


class Event(NamedTuple):
    """One thing that happened."""

    type: EventKind
    seat: str | None
    data: dict[str, Any]

    def to_dict(self, viewer: str | None = None) -> dict[str, Any]:
        """Plain JSON data as ``viewer`` may see it (None: a spectator, who sees no secret).

        A secret that is not the viewer's is left out: the key is absent.
        """
        data = {"type": self.type, "seat": self.seat, **self.data}
        secret = _SECRETS.get(self.type)
        if secret is not None and (viewer is None or viewer != self.seat):
            data.pop(secret, None)
        return data

    def to_full_dict(self) -> dict[str, Any]:
        """Everything, secrets included: for records that nobody reads during the game."""
        return {"type": self.type, "seat": self.seat, **self.data}
