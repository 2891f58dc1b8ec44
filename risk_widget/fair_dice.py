"""The dice of a game: every roll compared with its expectation, and a test of their fairness.

>>> import risk_widget as rw
>>> game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
>>> game.dice_report().rolls
()

Players may doubt a program that rolls for them. So before the first roll, the program commits
itself to the seed of all dice and shuffles, by a hash of the seed and a secret key
(`DiceReport.commitment`). When the game is over, the seed and the key are shown, and `check_dice`
plays the game again with the seed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from itertools import chain
from math import erfc, exp, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.losses import mean_losses
from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import Seeded, commitment_of
from risk_widget.engine.core_game import CoreGame
from risk_widget.messages import Message, MessageError, in_digits, say
from risk_widget.notation import replay
from risk_widget.reading.schema import read_seed
from risk_widget.reading.sources import text_of
from risk_widget.results.displays import folded, lines, signed, table
from risk_widget.results.frames import Rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.engine.data_types import Owner
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.sources import Source
    from risk_widget.results.frames import Columns, FrameRow

__all__ = [
    "DiceReport",
    "Roll",
    "check_dice",
    "count_faces",
    "dice_report",
    "mean_face",
    "net_gains",
]


FACES: Final = range(1, 7)


def count_faces(rolled: Iterable[tuple[Owner, Sequence[int]]]) -> dict[Owner, tuple[int, ...]]:
    """Map each owner, in order of first roll, to the counts of the faces 1 to 6."""
    found: dict[Owner, list[int]] = {}
    for who, dice in rolled:
        count = found.setdefault(who, [0] * len(FACES))
        for face in dice:
            count[face - 1] += 1
    return {who: tuple(count) for who, count in found.items()}


def mean_face(count: Sequence[int]) -> float:
    """Return the mean of dice with these counts of each face."""
    return sum(n * face for face, n in zip(FACES, count, strict=True)) / sum(count)


def net_gains(
    seats: Iterable[str], gains: Iterable[tuple[Owner, Owner, float]]
) -> dict[str, float]:
    """Map each seat to the sum of its gains; one owner's gain is another's loss.

    Args:
        seats: the seats to count, without the third army.
        gains: (gainer, loser, amount) for each gain, such as from the two sides of a roll.
    """
    found = dict.fromkeys(seats, 0.0)
    for gainer, loser, gain in gains:
        for who, change in ((gainer, gain), (loser, -gain)):
            if who in found:
                found[who] += change
    return found


class Roll(NamedTuple):
    """One roll of a battle.

    Attributes:
        number: the number of the roll in the game, counting from 1.
        round: the round of the roll.
        attack: the attacker's dice, the highest first.
        defence: the defender's dice, the highest first.
        expected_losses: the attacker's mean losses with these numbers of dice, in armies.
        chance: before the roll, the chance of taking the target if the attack is fought to its end.
        chance_after: that chance after the roll.
    """

    number: int
    round: int
    attacker: Owner
    defender: Owner
    source: str
    target: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attacker_losses: int
    defender_losses: int
    expected_losses: float
    chance: float
    chance_after: float


@dataclass(frozen=True, slots=True)
class DiceReport(Rows):
    """The dice of a game so far.

    >>> import risk_widget as rw
    >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
    >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
    >>> game.dice_report().counts
    {'red': (0, 1, 0, 0, 0, 0), 'blue': (1, 0, 0, 0, 0, 0)}

    Attributes:
        rolls: every roll of a battle, in order.
        seats: the players' seats, in turn order.
        commitment: the HMAC-SHA256 of the seed with a secret key, as hexadecimal digits, to write
            down before the first roll; None if the dice do not come from a seed.
        seed: the seed, to check against the commitment; None until the game is over.
        key: the key of the commitment, as hexadecimal digits; None until the game is over.
    """

    rolls: tuple[Roll, ...]
    seats: tuple[str, ...]
    commitment: str | None
    seed: int | str | None
    names: Names = field(repr=False)
    key: str | None = None

    @property
    def counts(self) -> dict[Owner, tuple[int, ...]]:
        """The counts of the faces 1 to 6 by owner, in order of first roll."""
        sides = (((r.attacker, r.attack), (r.defender, r.defence)) for r in self.rolls)
        return count_faces(chain.from_iterable(sides))

    @property
    def fallen(self) -> tuple[int, ...]:
        """The counts of the faces 1 to 6 over all owners."""
        return tuple(sum(column) for column in zip(*self.counts.values(), strict=True)) or (0,) * 6

    @property
    def p_value(self) -> float | None:
        """The chance that fair dice fall at least as unevenly as these; None before the first roll.

        By Pearson's chi-squared test with five degrees of freedom. Of a hundred games with fair
        dice, one in a hundred has a value below 0.01.
        """
        fallen = self.fallen
        each = sum(fallen) / 6
        if not each:
            return None
        square = sum((n - each) ** 2 for n in fallen) / each
        tail = sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)
        return min(1.0, erfc(sqrt(square / 2)) + tail)

    @property
    def luck(self) -> dict[str, float]:
        """The armies that each seat's rolls have saved it, in attack and defence together.

        Compared with the mean losses for the same numbers of dice; below 0 is bad luck.
        """
        # Each pair of dice costs one army: the attacker's, or the defender's.
        return net_gains(
            self.seats,
            ((r.attacker, r.defender, r.expected_losses - r.attacker_losses) for r in self.rolls),
        )

    @property
    def territories_won(self) -> dict[str, float]:
        """The territories that each seat has gained by its rolls; negative for a loss.

        The sum of the changes that its rolls made to the chance of taking the territory if the
        battle is fought to its end. Over many games the mean is 0 for everybody.
        """
        return net_gains(
            self.seats,
            ((r.attacker, r.defender, r.chance_after - r.chance) for r in self.rolls),
        )

    def to_dict(self) -> JsonObject:
        """Return the whole report as JSON data.

        >>> import risk_widget as rw
        >>> report = rw.Game.new(seed=1).dice_report()
        >>> report.to_dict()["commitment"] == report.commitment
        True
        """
        return {
            "commitment": self.commitment,
            "seed": None if self.seed is None else str(self.seed),
            "key": self.key,
            "fallen": list(self.fallen),
            "p_value": self.p_value,
            "counts": [{"seat": who, "faces": list(n)} for who, n in self.counts.items()],
            "luck": self.luck,
            "territories_won": self.territories_won,
            "rolls": [dict(row) for row in self.to_rows()],
        }

    def _columns(self) -> Columns:
        return {
            "number": "whole",
            "round": "whole",
            "attacker": "text",
            "defender": "text",
            "source": "text",
            "target": "text",
            "attack": "wholes",
            "defence": "wholes",
            "attacker_losses": "whole",
            "defender_losses": "whole",
            "expected_losses": "number",
            "win": "number",
            "win_after": "number",
        }

    def to_rows(self) -> list[FrameRow]:
        """Return each roll as a dict of plain values.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> [(row["attack"], row["defence"]) for row in game.dice_report().to_rows()]
        [([2], [1])]
        """
        rows: list[FrameRow] = []
        for roll in self.rolls:
            row = roll._asdict()
            row["win"], row["win_after"] = row.pop("chance"), row.pop("chance_after")
            row |= {"attack": list(roll.attack), "defence": list(roll.defence)}
            rows.append(row)
        return rows

    def sentence(self) -> str:
        """State the result of the test.

        >>> import risk_widget as rw
        >>> rw.Game.new(seed=1).dice_report().sentence()
        'No dice have been rolled yet.'
        """
        fallen = sum(self.fallen)
        p_value = self.p_value
        about = {"dice": fallen, "rolls": len(self.rolls)}
        if p_value is None:
            return say("fair-none")
        kind = "odd" if p_value < 0.01 else "even"
        percent = max(1, round(100 * p_value))
        return say("fair-test", kind=kind, percent=percent, **about)

    def about_the_seed(self) -> str:
        """State the commitment to the seed, or the seed itself if the game is over.

        >>> import risk_widget as rw
        >>> rw.Game.new(seed=1).dice_report().about_the_seed()
        'All dice and shuffles of this game come from one seed. A hash of the seed and a...'
        """
        if self.commitment is None:
            return say("fair-without-a-seed")
        if self.seed is None:
            return say("fair-commitment", commitment=self.commitment)
        return say("fair-seed", commitment=self.commitment, key=str(self.key), seed=str(self.seed))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.sentence()}>"

    def _repr_html_(self) -> str:
        return _report_html(self)


def dice_report(game: CoreGame) -> DiceReport:
    """Report on the dice of a game so far, as `Game.dice_report` does.

    The dice that chose who begins are left out. The report on a fork begins with the fork.

    Raises:
        MessageError: only a part of the game is known.
    """
    if game.is_partial:
        raise MessageError(Message("fair-partial"))
    rolls: list[Roll] = []
    config = game.config
    rule, table, index = config.dice, battle_table(config.dice), config.index
    for before, played, _ in game.walk():
        for event in played.events:
            if event.type != "rolled":
                continue
            data = event.data
            armies = [before.armies[index[data[end]]] for end in ("source", "target")]
            left = [armies[0] - data["attacker_losses"], armies[1] - data["defender_losses"]]
            expected, _defender = mean_losses(rule, len(data["attack"]), len(data["defence"]))
            rolls.append(
                Roll(
                    number=len(rolls) + 1,
                    round=before.round,
                    attacker=data["attacker"],
                    defender=data["defender"],
                    source=data["source"],
                    target=data["target"],
                    attack=tuple(data["attack"]),
                    defence=tuple(data["defence"]),
                    attacker_losses=data["attacker_losses"],
                    defender_losses=data["defender_losses"],
                    expected_losses=expected,
                    chance=float(table.win(*armies)),
                    chance_after=float(table.win(*left)),
                )
            )
    chance = config.chance
    seeded = chance if isinstance(chance, Seeded) else None
    told = seeded if game.is_over else None
    return DiceReport(
        tuple(rolls),
        tuple(game.seats),
        None if seeded is None else commitment_of(seeded.seed, seeded.key),
        None if told is None else told.seed,
        config.names,
        None if told is None else told.key.hex(),
    )


# ---- in a notebook ---------------------------------------------------------------------------


def _report_html(report: DiceReport) -> str:
    """Build the report for a notebook: faces by owner, luck, and every roll when unfolded."""
    parts = [escape(report.sentence())]
    if report.rolls:
        every = folded(say("fair-every-roll", rolls=len(report.rolls)), _rolls(report))
        parts += [_faces(report), _luck(report), every]
    if report.commitment is not None:
        seed = escape(report.about_the_seed())
        parts.append(f'<span style="overflow-wrap:anywhere">{seed}</span>')
    return lines(*parts)


def _called(report: DiceReport, seat: Owner) -> str:
    return say("name-seat-at-start", report.names, seat=seat)


def _faces(report: DiceReport) -> str:
    return table(
        [say("fair-who"), *map(str, FACES), say("fair-mean")],
        [
            [_called(report, who), *map(str, count), in_digits(f"{mean_face(count):.2f}")]
            for who, count in report.counts.items()
        ],
        numbers=range(1, len(FACES) + 2),
    )


def _luck(report: DiceReport) -> str:
    won = report.territories_won
    return table(
        [say("fair-who"), say("fair-luck"), say("fair-won")],
        [
            [_called(report, seat), signed(armies), signed(won[seat], 2)]
            for seat, armies in report.luck.items()
        ],
        numbers=(1, 2),
    )


def _rolls(report: DiceReport) -> str:
    def place(territory: str) -> str:
        return say("name-territory", report.names, territory=territory)

    return table(
        [say(f"fair-{code}") for code in ("number", "round", "from-to", "attack", "defence")],
        [
            [
                str(roll.number),
                str(roll.round),
                f"{place(roll.source)} → {place(roll.target)}",
                " ".join(map(str, roll.attack)),
                " ".join(map(str, roll.defence)),
            ]
            for roll in report.rolls
        ],
        numbers=(0, 1, 3, 4),
    )


def check_dice(text: Source, seed: int | str) -> str | None:
    """Check whether the dice and cards of a recorded game come from a seed.

    The recorded actions are played again in a new game with this seed.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> print(rw.lab.check_dice(game.record(), seed=1))
    None

    Args:
        text: a whole record, as ``Game.record()`` writes it, or a file that holds it.
        seed: as ``DiceReport.seed`` shows it after the game.

    Returns:
        None if everything came out the same, or else a sentence about the first difference.

    Raises:
        ValueError: the text is not a record of a game from its beginning, or the seed is unusable.
    """
    seed = read_seed(seed)
    recorded = replay(text_of(text, "record"), CoreGame).game
    config = recorded.config
    game = CoreGame.new(
        edition=config.edition,
        mode=config.mode,
        seats=config.seats,
        seed=seed,
        board=config.board,
        options=config.options,
    )
    if not recorded.opening:
        raise MessageError(Message("fair-from-a-position"))
    if game.opening != recorded.opening:
        return say("fair-differ-at-the-start")
    for number, played in enumerate(recorded.history, 1):
        try:
            events = game.apply(played.action)
        except IllegalAction:
            events = []
        if tuple(events) != played.events:
            return say("fair-differ", number=number)
    return None
