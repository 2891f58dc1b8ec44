"""The dice of a game: how many each side may roll, who decides this and when, and who wins ties."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from risk_widget.reading.schema import read, whole, word

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.rules.edition_parts import Rules

__all__ = ["DiceRule", "dice_rule_of"]

Decides = Literal["before", "after"]


@dataclass(frozen=True, slots=True)
class DiceRule:
    """How many dice each side rolls, who decides this and when, and who wins a tie.

    >>> import risk_widget as rw
    >>> rule = rw.load_edition("italian").dice_rule("domination")
    >>> rule == rw.lab.DiceRule(attack=3, defence=(1, 2))
    True

    Attributes:
        attack: most dice the attacker rolls (`attack.armies`).
        defence: most dice the defender rolls with 1, 2, 3 … armies; the last entry holds for all
            larger numbers (`attack.defence-dice`).
        decides: whether the defender picks the number of dice "before" the attacker rolls or
            "after" seeing the roll (`attack.announce`).
        ties: who wins a comparison of equal dice (`attack.compare`). In every edition that is the
            defender; a question about odds may ask how it would be otherwise.
    """

    attack: int = 3
    defence: tuple[int, ...] = (1, 2)
    decides: Decides = "before"
    ties: Literal["defender", "attacker"] = "defender"

    def __post_init__(self) -> None:
        object.__setattr__(self, "attack", whole(self.attack, "attack"))
        object.__setattr__(self, "defence", read(tuple[int, ...], self.defence, "defence"))
        word(self.decides, "decides", ("before", "after"))
        word(self.ties, "ties", ("defender", "attacker"))
        if self.attack < 1:
            raise ValueError(f"a dice rule needs at least one attack die, not {self.attack}")
        if not self.defence or any(
            not 1 <= dice <= armies for armies, dice in enumerate(self.defence, start=1)
        ):
            most = "at least one die each, and no more dice than armies"
            raise ValueError(f"defence has dice for 1, 2, 3 … armies: {most}, not {self.defence}")

    def attack_dice(self, attackers: int) -> int:
        """Return the maximum number of dice for an attack with `attackers` armies (0: no attack).

        >>> import risk_widget as rw
        >>> rw.lab.DiceRule().attack_dice(8)
        3
        """
        return max(0, min(self.attack, attackers - 1))

    def defence_dice(self, defenders: int) -> int:
        """Return the maximum number of dice for `defenders` armies on the target.

        >>> import risk_widget as rw
        >>> rule = rw.lab.DiceRule(defence=(1, 2, 3))
        >>> [rule.defence_dice(armies) for armies in (1, 2, 3, 4)]
        [1, 2, 3, 3]
        """
        dice = self.defence
        return dice[defenders - 1] if defenders <= len(dice) else dice[-1]

    def to_dict(self) -> JsonObject:
        """Return the rule as JSON data; `from_dict` reads it.

        >>> import risk_widget as rw
        >>> rw.lab.DiceRule().to_dict()
        {'attack': 3, 'defence': [1, 2], 'decides': 'before', 'ties': 'defender'}
        """
        return {
            "attack": self.attack,
            "defence": list(self.defence),
            "decides": self.decides,
            "ties": self.ties,
        }

    @classmethod
    def from_dict(cls, data: JsonView) -> DiceRule:
        """Read the rule from the data that `to_dict` returns; an observation contains such data.

        >>> import risk_widget as rw
        >>> rule = rw.lab.DiceRule(defence=(1, 2, 3))
        >>> rw.lab.DiceRule.from_dict(rule.to_dict()) == rule
        True
        """
        return cls(data["attack"], tuple(data["defence"]), data["decides"], data["ties"])


def dice_rule_of(rules: Rules) -> DiceRule:
    """Return the dice rule of a game with these rules."""
    return _checked(rules.attack_armies, rules.defence_dice, rules.defender_decides)


@lru_cache(maxsize=64)
def _checked(attack: int, defence: tuple[int, ...], decides: Decides) -> DiceRule:
    """Make a dice rule and cache it: each question about odds needs the rules of all modes."""
    return DiceRule(attack, defence, decides)
